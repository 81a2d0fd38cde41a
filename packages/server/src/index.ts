export { type Addresses, addressesOf } from "./addresses.ts";
export { type AppOptions, buildApp } from "./app.ts";
export {
  defaults,
  type OptionFault,
  type ReadOptions,
  readOptions,
  type ServerFlags,
  type ServerOptions,
} from "./options.ts";
export { type RunningServer, type StartFault, StartRefused, startServer } from "./start.ts";
