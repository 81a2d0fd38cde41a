/** zod as we use it: in the small edition, and without making functions from text. */
import { config } from "zod/mini";

// A page's security policy forbids `new Function`; zod would try it, and the browser report it.
config({ jitless: true });

export * as z from "zod/mini";
