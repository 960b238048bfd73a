import { createHash } from "node:crypto";
import type { IcsFile } from "@jotter/domain/ics-read";
import type { FeedProblem } from "@jotter/ports/backend";
import type { Outbound, OutboundProblem } from "../outbound/outbound.ts";
import type { Tables } from "../storage/tables.ts";
import type { IcsReader } from "./ics-reader.ts";

export type FeedToRead = Pick<Tables["feed"], "url" | "zone" | "etag" | "modified" | "digest">;

export type FeedReading =
  | { readonly kind: "same"; readonly marks: FeedMarks }
  | { readonly kind: "read"; readonly file: IcsFile; readonly marks: FeedMarks }
  | {
      readonly kind: "failed";
      readonly problem: FeedProblem;
      /** 410 says that it will not come back. */
      readonly isGone: boolean;
      readonly retryAfterMs: number;
    };

/** What is told at the next poll, so that nothing is sent or read twice. */
export type FeedMarks = Pick<Tables["feed"], "etag" | "modified" | "digest">;

const limits = { bytes: 5 * 1024 * 1024, ms: 30_000, redirects: 5, events: 5000, header: 500 };

/** Asks for a feed once. */
export async function readFeed(
  { outbound, calendars }: { readonly outbound: Outbound; readonly calendars: Pick<IcsReader, "read"> },
  feed: FeedToRead,
  now: number,
  signal?: AbortSignal,
): Promise<FeedReading> {
  const answer = await outbound.ask(feed.url, {
    headers: {
      accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
      ...(feed.etag && { "if-none-match": feed.etag }),
      ...(feed.modified && { "if-modified-since": feed.modified }),
    },
    mostBytes: limits.bytes,
    mostMs: limits.ms,
    mostRedirects: limits.redirects,
    ...(signal && { signal }),
  });
  if (!answer.ok) return failedBy(problems[answer.problem]);
  const { status, headers, bytes } = answer.value;
  const { etag, modified, digest } = feed;
  if (status === 304) return { kind: "same", marks: { etag, modified, digest } };
  if (status === 404 || status === 410) return { ...failedBy("not-found"), isGone: status === 410 };
  if (status === 401 || status === 403) return failedBy("forbidden");
  if (status !== 200) return { ...failedBy("unreachable"), retryAfterMs: waitOf(headers["retry-after"], now) };

  const marks = {
    etag: shortHeader(headers.etag),
    modified: shortHeader(headers["last-modified"]),
    digest: createHash("sha256").update(bytes).digest("hex"),
  };
  if (marks.digest === digest) return { kind: "same", marks };
  const file = await calendars.read({ bytes, zone: feed.zone, now });
  if (!file.ok) {
    const isLong = file.problem.problem === "too-large" || file.problem.problem === "too-many";
    return failedBy(isLong ? "too-large" : "not-a-calendar");
  }
  return file.value.events.length > limits.events ? failedBy("too-large") : { kind: "read", file: file.value, marks };
}

const problems: Readonly<Record<OutboundProblem, FeedProblem>> = {
  refused: "refused",
  unreachable: "unreachable",
  timeout: "timeout",
  "too-large": "too-large",
  unreadable: "not-a-calendar",
};

function failedBy(problem: FeedProblem) {
  return { kind: "failed", problem, isGone: false, retryAfterMs: 0 } as const;
}

/** It is sent back word for word: what is too long, or no header any more, is forgotten. */
function shortHeader(value: string | undefined): string | null {
  return value !== undefined && value.length <= limits.header && /^[\x20-\x7e]+$/.test(value) ? value : null;
}

function waitOf(header: string | undefined, now: number): number {
  const ms = /^\d+$/.test(header ?? "") ? Number(header) * 1000 : Date.parse(header ?? "") - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
