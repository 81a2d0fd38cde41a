import { createHash } from "node:crypto";
import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * Style sheets that react-aria puts into the page at run time: how a pressable element scrolls
 * under a finger, and how the page stays put behind a dialog. They never change, so the policy
 * lets in these two by their hash and no other.
 */
export const reactAriaStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** The inline style sheets of a page, as the browser reads them. */
export function inlineStyles(html: string): string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, css = ""]) => css);
}

/** How a Content-Security-Policy names a piece of inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The response headers that keep a page of ours from running, loading, framing or telling
 * anything that is not ours. No inline script at all; inline style only as written in `html`.
 *
 * @param html the app's `index.html`
 */
export function securityHeaders(html: string): FastifyHelmetOptions {
  const styles = [...reactAriaStyles, ...inlineStyles(html)].map(cspHash);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // At the table the server speaks plain HTTP in a home network: whoever puts TLS in front of
    // it sets this header there.
    strictTransportSecurity: false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
  };
}

/** Powers of the device that the app never asks for; the screen may be kept awake. */
export const permissionsPolicy = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "payment=()",
  "usb=()",
  "screen-wake-lock=(self)",
].join(", ");
