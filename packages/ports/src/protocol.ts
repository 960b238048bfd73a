import { RecordId } from "@jotter/domain/id";
import { later } from "@jotter/domain/later";
import { z } from "zod/mini";

/** What travels between a replica and the place that keeps a student's records. */

/**
 * What a device says it speaks. While servers are restarted one by one, a page and the server that answers it are one
 * release apart, either way round: what is added is optional on both sides, and `version` grows with it. What the
 * release before sent and was answered lies in `testing/`, and tests hold both sides against it. `oldest` grows when a way of
 * speaking is given up, a release after no page begins it any more; whoever still speaks it is asked to load anew.
 */
export const protocol = { version: 1, oldest: 1, header: "x-jotter-protocol" } as const;

export const limits = {
  opsPerPush: 100,
  /** A batch is cut here, so that one slow push never holds up the others; a single larger record goes alone. */
  batchBytes: 1024 * 1024,
  recordBytes: 11 * 1024 * 1024,
  requestBytes: 12 * 1024 * 1024,
  rowsPerPage: 500,
  pageBytes: 1024 * 1024,
  /** A device's clock may be ahead by this much before the server pulls its edit time back. */
  clockAheadMs: 60_000,
} as const;

/**
 * An epoch names one unbroken life of a student's records on the server. It ends when an operator restores a
 * backup: then revisions go on above any that was ever given out, and the new epoch says from where. They go on from
 * the time of the restore in microseconds: nobody writes that fast, and one backup may come back twice.
 *
 * Where nobody said so and it was only noticed afterwards (`isNoticed`), devices may have written meanwhile under
 * revisions that others know for something else: the name says that, too.
 */
export function newEpoch(random: string, restored?: Restored): { readonly epoch: string; readonly head: number } {
  const head = restored ? Math.max(restored.head + 1, restored.now * 1000) : 0;
  return { epoch: `${head}${restored?.isNoticed ? "~" : "."}${random}`, head };
}

export type Restored = { readonly head: number; readonly now: number; readonly isNoticed?: boolean };

export function isNoticedEpoch(epoch: string): boolean {
  return epoch.includes("~");
}

/** Revisions that were never given out, between the two of each pair: a server that starts anew leaves a gap. */
export type Gaps = readonly (readonly [number, number])[];

/** Whether a device knows a revision that these records never had: then a backup came back, and nobody said so. */
export function isUnknownRev(rev: number, head: number, gaps: Gaps): boolean {
  return rev > head || gaps.some(([from, to]) => rev > from && rev < to);
}

export function startOfEpoch(epoch: string): number {
  return Number.parseInt(epoch, 10) || 0;
}

const Data = z.record(z.string(), z.unknown());

export const PushOp = later(() =>
  z.object({
    kind: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
    id: RecordId,
    /** The revision this write was made on; 0 where the server has none. It only lands on exactly that one. */
    ifRev: z.int().check(z.nonnegative()),
    /** Counts this device's sends, so that it recognises its own write in a row it gets back. */
    n: z.int().check(z.positive()),
    v: z.int().check(z.positive()),
    data: z.nullable(Data),
    del: z.boolean(),
    at: z.number(),
  }),
);
export type PushOp = z.infer<typeof PushOp>;

export const PushRequest = later(() =>
  z.object({
    epoch: z.nullable(z.string().check(z.maxLength(64))),
    device: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
    ops: z.array(PushOp).check(z.minLength(1), z.maxLength(limits.opsPerPush)),
  }),
);
export type PushRequest = z.infer<typeof PushRequest>;

export const ServerRow = later(() =>
  z.object({
    kind: z.string(),
    id: z.string(),
    rev: z.number(),
    v: z.number(),
    data: z.nullable(Data),
    del: z.boolean(),
    at: z.number(),
    seen: z.record(z.string(), z.number()),
  }),
);
export type ServerRow = z.infer<typeof ServerRow>;

export const refusals = ["QUOTA", "TOO_LARGE", "INVALID", "UNKNOWN_KIND", "UPGRADE"] as const;
export const Refusal = z.enum(refusals);
export type Refusal = z.infer<typeof Refusal>;

export const PushResult = later(() =>
  z.discriminatedUnion("status", [
    /** It landed as it was sent; a long text need not travel back to the device that has it. */
    z.object({ kind: z.string(), id: z.string(), status: z.literal("ok"), rev: z.number(), at: z.number() }),
    /** `row` is null where the device built on a revision of a record the server does not know. */
    z.object({ kind: z.string(), id: z.string(), status: z.literal("conflict"), row: z.nullable(ServerRow) }),
    z.object({
      kind: z.string(),
      id: z.string(),
      status: z.literal("rejected"),
      code: Refusal,
      fields: z.optional(z.array(z.string())),
    }),
  ]),
);
export type PushResult = z.infer<typeof PushResult>;

/** The row a write became, as the device that sent it can tell without being sent it back. */
export function landedRow(
  op: PushOp,
  device: string,
  { rev, at }: { readonly rev: number; readonly at: number },
): ServerRow {
  const { kind, id, v, data, del, n } = op;
  return { kind, id, rev, v, data, del, at, seen: { [device]: n } };
}

export const PushAnswer = later(() => z.object({ results: z.array(PushResult), epoch: z.string() }));
export type PushAnswer = z.infer<typeof PushAnswer>;

/** However long ago it was chosen, a new device needs it before all else: the language, the looks, what may be sent. */
export const arrivesFirst = "settings";

/**
 * `after` walks on from what a device has; `before` walks back from the newest, for a device's first sync. The first
 * page of that has the settings ahead, and where they belong they come again.
 */
export type PullRequest = { readonly limit?: number } & (
  | { readonly after: number }
  | { readonly before: number | "newest" }
);

export const PullPage = later(() =>
  z.object({
    rows: z.array(ServerRow),
    /** Where the next page starts: the last row's revision, or what was asked for when the page is empty. */
    cursor: z.number(),
    more: z.boolean(),
    head: z.number(),
    epoch: z.string(),
  }),
);
export type PullPage = z.infer<typeof PullPage>;

/** A version of a record that was overwritten. */
export const PastVersion = later(() =>
  z.object({
    rev: z.number(),
    v: z.number(),
    data: z.nullable(Data),
    at: z.number(),
    replacedAt: z.number(),
  }),
);
export type PastVersion = z.infer<typeof PastVersion>;
export const PastVersions = later(() => z.object({ versions: z.array(PastVersion) }));
