import { z } from "zod";
import { networkOf } from "../client-address.ts";
import type { CalendarAddresses } from "../feeds/calendar-address.ts";
import type { Feeds } from "../feeds/feeds.ts";
import { createRequestLimit } from "../request-limit.ts";
import { json, problem, tryAgainIn } from "./answer.ts";
import { bodyText, jsonValue } from "./request-body.ts";
import type { Call, Route, SignedInCall } from "./route.ts";

export type FeedRooms = { readonly feeds: Feeds; readonly addresses: CalendarAddresses };

const mostBytes = 16_384;
const hourMs = 3_600_000;

export function feedRoutes({ feeds, addresses }: FeedRooms): readonly Route[] {
  /** Each of these makes us ask somebody else's server. */
  const asking = createRequestLimit(60, hourMs);
  /** Calendars look every few minutes at most; whoever guesses has an address. */
  const reading = createRequestLimit(60, hourMs);
  const guessing = createRequestLimit(30);
  return [
    { method: "GET", path: "/api/feeds", access: "signed-in", handle: list },
    { method: "POST", path: "/api/feeds", access: "signed-in", handle: subscribe },
    { method: "POST", path: "/api/feeds/:id/refresh", access: "signed-in", handle: refresh },
    { method: "POST", path: "/api/feeds/:id/restore", access: "signed-in", handle: restore },
    { method: "DELETE", path: "/api/feeds/:id", access: "signed-in", handle: remove },
    { method: "GET", path: "/api/calendar-address", access: "signed-in", handle: address },
    { method: "POST", path: "/api/calendar-address", access: "signed-in", handle: renewAddress },
    { method: "DELETE", path: "/api/calendar-address", access: "signed-in", handle: endAddress },
    { method: "GET", path: "/api/calendar/:file", access: "anyone", handle: calendar },
  ];

  async function list({ session }: SignedInCall) {
    return json(JSON.stringify({ feeds: await feeds.list(session.userId) }));
  }

  async function subscribe({ context, session, now }: SignedInCall) {
    const text = await bodyText(context, mostBytes);
    if (text === undefined) return problem(413, "TOO_LARGE", { limit: mostBytes });
    const wanted = WantedFeed.safeParse(jsonValue(text));
    if (!wanted.success) return problem(400, "BAD_REQUEST");
    const wait = asking.take(session.userId, now);
    if (wait !== undefined) return tryAgainIn(wait, "BUSY");
    const subscribed = await feeds.subscribe(session.userId, wanted.data, now);
    if (subscribed.ok) return json(JSON.stringify(subscribed.value), 201);
    if (subscribed.problem === "too-many") return problem(409, "TOO_MANY_FEEDS");
    return problem(422, "FEED", { problem: subscribed.problem });
  }

  async function refresh({ context, session, now }: SignedInCall) {
    const wait = asking.take(session.userId, now);
    if (wait !== undefined) return tryAgainIn(wait, "BUSY");
    const feed = await feeds.refresh(session.userId, context.req.param("id") ?? "", now);
    return feed ? json(JSON.stringify(feed)) : problem(404, "NOT_FOUND");
  }

  async function restore({ context, session, now }: SignedInCall) {
    const feed = await feeds.restore(session.userId, context.req.param("id") ?? "", now);
    return feed ? json(JSON.stringify(feed)) : problem(404, "NOT_FOUND");
  }

  async function remove({ context, session, now }: SignedInCall) {
    const removed = await feeds.remove(session.userId, context.req.param("id") ?? "", now);
    return removed ? new Response(null, { status: 204 }) : problem(404, "NOT_FOUND");
  }

  async function address({ session }: SignedInCall) {
    return json(JSON.stringify({ url: await addresses.find(session.userId) }));
  }

  async function renewAddress({ session, now }: SignedInCall) {
    return json(JSON.stringify({ url: await addresses.renew(session.userId, now) }), 201);
  }

  async function endAddress({ session }: SignedInCall) {
    await addresses.end(session.userId);
    return new Response(null, { status: 204 });
  }

  async function calendar({ context, address, now }: Call) {
    const secret = (context.req.param("file") ?? "").replace(/\.ics$/, "");
    const userId = await addresses.ownerOf(secret);
    if (userId === undefined) {
      const wait = guessing.take(networkOf(address), now);
      return wait === undefined ? problem(404, "NOT_FOUND") : tryAgainIn(wait, "BUSY");
    }
    const wait = reading.take(userId, now);
    if (wait !== undefined) return tryAgainIn(wait, "BUSY");
    const headers = {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="jotter.ics"`,
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      etag: `"${await addresses.version(userId)}"`,
    };
    if (context.req.header("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    const file = await addresses.calendar(userId);
    return file === undefined ? problem(503, "UNAVAILABLE") : new Response(file, { headers });
  }
}

const WantedFeed = z.object({ url: z.string().max(2000), name: z.string().max(200), zone: z.string().max(64) });
