import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import helmet from "@fastify/helmet";
import serveStatic from "@fastify/static";
import { type FastifyInstance, type FastifyRequest, fastify } from "fastify";
import { cacheControl } from "./caching.ts";
import { permissionsPolicy, securityHeaders } from "./security.ts";

export interface AppOptions {
  /** Folder of the built app. */
  readonly webRoot: string;
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** Nothing that a browser sends us today is longer. */
const bodyLimit = 64 * 1024;
/** Milliseconds for a whole request to arrive, so that no slow sender holds a connection. */
const requestTimeout = 30_000;

/**
 * The server without its socket: the built app's files, compressed where the build left a
 * compressed twin, and `/healthz`. An unknown page leads to the app; an unknown file is 404.
 *
 * @throws when `webRoot` holds no `index.html`
 */
export async function buildApp({ webRoot }: AppOptions): Promise<FastifyInstance> {
  const html = await readFile(join(webRoot, "index.html"), "utf8");
  const app = fastify({
    bodyLimit,
    requestTimeout,
    forceCloseConnections: true,
    logger: { level: "error", stream: process.stderr },
  });

  await app.register(helmet, securityHeaders(html));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });

  await app.register(serveStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders: (reply, path) => reply.header("cache-control", cacheControl(path)),
  });

  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { service: "adjutant", status: "ok", version };
  });

  app.setNotFoundHandler(async (request, reply) => {
    // The app keeps its screens in the fragment, which the browser carries along, and finds its
    // files beside the page: from any other path it could not load them.
    if (asksForPage(request) && pathOf(request) !== "/") return reply.redirect("/");
    reply.code(404).header("cache-control", "no-store");
    return { error: "notFound", path: pathOf(request) };
  });

  return app;
}

/** A browser that follows a link to a page inside the app, not a file or a call to an interface. */
function asksForPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    (request.headers.accept ?? "").includes("text/html") &&
    extname(path) === "" &&
    !path.startsWith("/api/") &&
    !path.startsWith("/assets/")
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}
