import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { needsRefresh } from "./auth/session.ts";
import { LineIsFull } from "./auth/waiting-line.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { errorDetails, type Log } from "./log.ts";
import { isOwnOrigin } from "./origin.ts";
import type { RequestLimit } from "./request-limit.ts";
import { problem, tryAgainIn } from "./routes/answer.ts";
import type { HttpContext, Route } from "./routes/route.ts";
import { allRoutes, type Rooms } from "./routes/routes.ts";
import type { WebApp } from "./static.ts";
import { troubleOf } from "./storage/trouble.ts";

export type AppDeps = Rooms & {
  readonly limit: RequestLimit;
  readonly web: WebApp;
  readonly log: Log;
  readonly trustProxy: boolean;
};

type App = Hono<{ Bindings: HttpContext["env"] }>;

/** Puts every route behind the same checks, in the same order. */
export function createApp(parts: AppDeps): App {
  const app: App = new Hono();
  for (const route of allRoutes(parts)) app.on(route.method, route.path, (context) => timed(route, context, parts));
  app.all("/api/*", () => problem(404, "NOT_FOUND"));
  app.get("*", (context) => parts.web.serve(context));
  app.notFound(() => problem(404, "NOT_FOUND"));
  app.onError((error, context) => answerTo(error, context, parts));
  return app;
}

async function timed(route: Route, context: HttpContext, parts: AppDeps): Promise<Response> {
  const since = performance.now();
  let status = 500;
  try {
    const response = await checked(route, context, parts).catch((error) => answerTo(error, context, parts));
    status = response.status;
    // Whoever comes again comes to another server. What a route has written itself is on its way already.
    if (parts.isStopping() && !context.env.outgoing.headersSent) context.env.outgoing.setHeader("connection", "close");
    return response;
  } finally {
    const labels = { method: route.method, route: route.path, status: String(status) };
    parts.metrics.took("jotter_request_seconds", labels, (performance.now() - since) / 1000);
  }
}

async function checked(route: Route, context: HttpContext, parts: AppDeps): Promise<Response> {
  const { sessions, limit, publicUrl, trustProxy, log } = parts;
  const { req, env } = context;
  const now = Date.now();
  const address = clientAddress(env.incoming, trustProxy);
  const call = { context, address, now };

  if (route.method !== "GET" && !isOwnOrigin(req.header("origin"), req.header("host"), publicUrl)) {
    return problem(403, "FORBIDDEN_ORIGIN", { message: `Requests must come from ${publicUrl}.` });
  }
  // In no id, name or word of a search; PostgreSQL refuses a text that holds it.
  if (/%00/.test(req.url)) return problem(400, "BAD_REQUEST");
  if (route.access === "anyone") {
    const wait = route.isUncounted ? undefined : limit.take(networkOf(address), now);
    return wait === undefined ? await route.handle(call) : tryAgainIn(wait, "BUSY");
  }

  const cookies = req.header("cookie");
  const session = await sessions.find(cookies, now);
  // Students of one school share an address: who is signed in is counted alone.
  const wait = limit.take(session ? `student ${session.userId}` : networkOf(address), now);
  if (wait !== undefined) return tryAgainIn(wait, "BUSY");
  if (!session) return problem(401, "SIGNED_OUT");
  if (needsRefresh(session, cookies, now)) await prolong(context, parts);
  // Not waited for: nobody's request is slower, or fails, because of it.
  void sessions.seen(session, now).catch((error) => log.error("seen.failed", errorDetails(error)));
  return await route.handle({ ...call, session });
}

/** Better Auth prolongs a session when asked for it, and sends its cookie anew. */
async function prolong({ req, env }: HttpContext, { accounts, publicUrl, log }: AppDeps) {
  const headers = { cookie: req.header("cookie") ?? "" };
  try {
    const response = await accounts.handle(new Request(`${publicUrl}/api/auth/get-session`, { headers }));
    for (const cookie of response.headers.getSetCookie()) env.outgoing.appendHeader("set-cookie", cookie);
  } catch (error) {
    // A full disk. The session still holds, and the next request tries again.
    log.error("prolong.failed", errorDetails(error));
  }
}

function answerTo(error: unknown, context: HttpContext, { log, health }: AppDeps): Response {
  health.met(error);
  const { incoming } = context.env;
  // Whoever asked broke off in the middle: nothing went wrong, and nobody reads the answer.
  if (incoming.destroyed && (!incoming.complete || incoming.errored === error)) return problem(400, "BAD_REQUEST");
  if (error instanceof LineIsFull) return tryAgainIn(2, "BUSY");
  const trouble = troubleOf(error);
  if (trouble === "gone") return problem(401, "SIGNED_OUT");
  const id = randomUUID();
  if (trouble) {
    log.error("trouble", { id, trouble, route: context.req.routePath, ...errorDetails(error) });
    return trouble === "disk-full" ? problem(507, "DISK_FULL", { id }) : problem(503, "UNAVAILABLE", { id });
  }
  log.error("bug", { id, route: context.req.routePath, ...errorDetails(error) });
  return problem(500, "INTERNAL", { id });
}
