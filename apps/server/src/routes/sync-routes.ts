import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { limits, PushRequest, protocol } from "@jotter/ports/protocol";
import { z } from "zod";
import type { Metrics } from "../metrics.ts";
import type { EventStreams } from "../sync/event-streams.ts";
import type { Pokes } from "../sync/pokes.ts";
import type { PullFrom, RecordStore } from "../sync/record-store.ts";
import { jsonFor, problem } from "./answer.ts";
import { bodyText, jsonOfRecords } from "./request-body.ts";
import type { HttpContext, Route, SignedInCall } from "./route.ts";

export type SyncRooms = {
  readonly records: RecordStore;
  readonly pokes: Pokes;
  readonly streams: EventStreams;
  readonly metrics: Metrics;
};

export function syncRoutes({ records, pokes, streams, metrics }: SyncRooms): readonly Route[] {
  return [
    { method: "POST", path: "/api/sync/push", access: "signed-in", handle: push },
    { method: "GET", path: "/api/sync/pull", access: "signed-in", handle: pull },
    { method: "GET", path: "/api/sync/history", access: "signed-in", handle: history },
    { method: "GET", path: "/api/sync/events", access: "signed-in", handle: events },
  ];

  async function push({ context, session, now }: SignedInCall) {
    if (isOutdated(context)) return problem(426, "UPGRADE");
    const text = await bodyText(context, limits.requestBytes);
    if (text === undefined) return problem(413, "TOO_LARGE", { limit: limits.requestBytes });
    const sent = jsonOfRecords(text);
    if (!isPushRequest(sent)) return problem(400, "BAD_REQUEST");
    const pushed = await records.push(session.userId, sent, now);
    if (pushed.kind === "other-epoch") return problem(409, "EPOCH", { epoch: pushed.epoch });
    if (pushed.kind === "too-large") return problem(413, "TOO_LARGE", { limit: limits.requestBytes });
    if (pushed.head !== null) pokes.send(session.userId, pushed.head);
    metrics.count("jotter_pushes_total", { changed: pushed.head === null ? "nothing" : "records" });
    metrics.count("jotter_pushed_records_total", {}, sent.ops.length);
    return await jsonFor(context, pushed.json);
  }

  async function pull({ context, session, now }: SignedInCall) {
    if (isOutdated(context)) return problem(426, "UPGRADE");
    const asked = PullQuery.safeParse(context.req.query());
    if (!asked.success) return problem(400, "BAD_REQUEST");
    const { after, before, limit } = asked.data;
    const from: PullFrom | undefined = after !== undefined ? { after } : before !== undefined ? { before } : undefined;
    if (!from) return problem(400, "BAD_REQUEST", { message: "after or before is missing" });
    return await jsonFor(context, await records.pull(session.userId, from, Math.min(limit, limits.rowsPerPage), now));
  }

  async function history({ context, session }: SignedInCall) {
    const { kind, id } = context.req.query();
    if (!kind || !id) return problem(400, "BAD_REQUEST");
    return await jsonFor(context, await records.history(session.userId, kind, id));
  }

  async function events({ context, session }: SignedInCall) {
    streams.open(context.env.outgoing, session, await records.head(session.userId));
    return RESPONSE_ALREADY_SENT;
  }
}

/** A page of long ago is told to load itself anew. One that is ahead of this server knows what to expect of it. */
function isOutdated({ req }: HttpContext): boolean {
  const spoken = Number(req.header(protocol.header) ?? 1);
  return Number.isNaN(spoken) || spoken < protocol.oldest;
}

/**
 * Checked, but not replaced by the checked copy: a copy could differ from what was sent, and the student's
 * data is stored as it was sent.
 */
function isPushRequest(value: unknown): value is PushRequest {
  return PushRequest.safeParse(value).success;
}

const Rev = z.coerce.number().int().nonnegative();
const PullQuery = z.object({
  after: Rev.optional(),
  before: z.union([z.literal("newest"), Rev]).optional(),
  limit: z.coerce.number().int().positive().default(limits.rowsPerPage),
});
