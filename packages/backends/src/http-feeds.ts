import { failed, ok, type Result } from "@jotter/domain/result";
import type { Feed, FeedProblem, FeedsPort, FeedsProblem, PortProblem } from "@jotter/ports/backend";
import { type Call, isGatewayTrouble, json, readTrouble, retryAfterMs, timeouts } from "./http-call.ts";

export function httpFeeds(call: Call): FeedsPort {
  async function ask<Value>(
    path: string,
    init: RequestInit,
    read: (body: unknown) => Value,
  ): Promise<Result<Value, FeedsProblem>> {
    // A school's server may take its time, and the first reading is waited for.
    const response = await call(path, init, timeouts.sendMs);
    if (typeof response === "string") return failed({ kind: "offline" });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? ok(read(body)) : failed(feedsProblem(response, body));
  }
  // Our own server's answers are taken at their word, as everywhere on the entrance page.
  const feed = (body: unknown) => body as Feed;
  const url = (body: unknown) => (body as { readonly url: string }).url;
  const nothing = () => null;
  const to = (id: string) => `/api/feeds/${encodeURIComponent(id)}`;
  return {
    list: (signal) =>
      ask("/api/feeds", { ...(signal && { signal }) }, (body) => (body as { readonly feeds: readonly Feed[] }).feeds),
    subscribe: (wanted) => ask("/api/feeds", json(wanted), feed),
    refresh: (id) => ask(`${to(id)}/refresh`, json({}), feed),
    remove: (id) => ask(to(id), { method: "DELETE" }, nothing),
    restore: (id) => ask(`${to(id)}/restore`, json({}), feed),
    address: (signal) =>
      ask("/api/calendar-address", { ...(signal && { signal }) }, (body) => url(body) as string | null),
    newAddress: () => ask("/api/calendar-address", json({}), url),
    endAddress: () => ask("/api/calendar-address", { method: "DELETE" }, nothing),
  };
}

function feedsProblem(response: Response, body: unknown): FeedsProblem {
  const { code } = readTrouble(body);
  if (code === "FEED") return { kind: "feed", problem: (body as { readonly problem: FeedProblem }).problem };
  if (code === "TOO_MANY_FEEDS") return { kind: "too-many" };
  if (code === "NOT_FOUND") return { kind: "not-found" };
  return portProblem(response, code);
}

export function portProblem(response: Response, code: string | undefined): PortProblem {
  if (response.status === 401) return { kind: "signed-out" };
  if (response.status === 429) return { kind: "busy", retryAfterMs: retryAfterMs(response) };
  if (isGatewayTrouble(response.status)) return { kind: "offline" };
  return { kind: "unavailable", detail: code ?? `status ${response.status}` };
}
