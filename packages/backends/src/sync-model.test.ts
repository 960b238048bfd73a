import type { Backend } from "@jotter/ports/backend";
import type { PullPage, PushAnswer, PushResult, ServerRow } from "@jotter/ports/protocol";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { memoryWorld } from "./testing/memory-world.ts";
import { serverWorld, stopServers } from "./testing/server-world.ts";
import { history, play, type Spoil, type World } from "./testing/sync-model.ts";

const worlds: [string, number, () => Promise<World>][] = [
  ["memory", 70, () => memoryWorld()],
  ["the server on SQLite", 12, () => serverWorld("sqlite")],
  ["the server on PostgreSQL", 8, () => serverWorld("postgres")],
];

afterAll(stopServers, 60_000);

describe("random histories of three devices [NOT-4] [DAT-2]", () => {
  let steps = 0;

  test.each(worlds)("end with every word in place (%s)", { timeout: 300_000 }, async (_, numRuns, createWorld) => {
    await fc.assert(
      fc.asyncProperty(history, async (script) => {
        steps += script.length;
        await play(await createWorld(), script);
      }),
      // Always the same histories here, so that a failure is the change's own; fuzz:sync looks for new ones.
      { numRuns, seed: 20_261_115 },
    );
  });

  test("one backup that comes back twice gives no revision out twice", async () => {
    const onFirst = { tab: 0, id: "first" };
    const deliver = { type: "deliver", which: 0, twice: false } as const;
    await play(await memoryWorld(), [
      { type: "backup" },
      { type: "pull", device: 1, limit: 1 },
      { type: "restore" },
      deliver,
      deliver,
      { type: "type", device: 1, ...onFirst, at: 0, newline: false },
      { type: "type", device: 0, ...onFirst, at: 0, newline: false },
      { type: "push", device: 1, count: 1 },
      deliver,
      { type: "restore" },
      deliver,
      { type: "rename", device: 0, ...onFirst },
    ]);
  });

  test("were at least two thousand steps long together", () => {
    expect(steps).toBeGreaterThan(2000);
  });
});

describe("the model notices when a safeguard is missing [NOT-4]", () => {
  /** With seeds whose histories come to the fault soon. */
  const controls: [string, number, Spoil, RegExp][] = [
    ["compare-and-set", 2, { request: onWhateverIsThere }, /LOST/],
    [
      "recognising one's own write after a lost reply",
      2,
      { answer: answerWithoutSeen, page: pageWithoutSeen },
      /DOUBLED/,
    ],
    ["tombstones that keep their data", 7, { request: emptyTombstones }, /DOUBLED|LOST/],
  ];

  test.each(controls)("%s", { timeout: 300_000 }, async (_, seed, spoil, broken) => {
    const result = await fc.check(
      fc.asyncProperty(history, async (script) => play(await memoryWorld(spoil), script)),
      { numRuns: 1500, seed, endOnFailure: true },
    );
    expect(String(result.errorInstance)).toMatch(broken);
  });
});

/** Writes over whatever the server has. */
async function onWhateverIsThere<Request extends { ops: readonly { kind: string; id: string; ifRev: number }[] }>(
  request: Request,
  backend: Backend,
): Promise<Request> {
  const page = await backend.sync.pull({ after: 0, limit: 500 });
  const rows = page.ok ? page.value.rows : [];
  const revOf = (kind: string, id: string) => rows.find((row) => row.kind === kind && row.id === id)?.rev ?? 0;
  return { ...request, ops: request.ops.map((op) => ({ ...op, ifRev: revOf(op.kind, op.id) })) };
}

async function emptyTombstones<Request extends { ops: readonly { del: boolean; data: unknown }[] }>(
  request: Request,
): Promise<Request> {
  return { ...request, ops: request.ops.map((op) => (op.del ? { ...op, data: null } : op)) };
}

const blind = (row: ServerRow): ServerRow => ({ ...row, seen: {} });

function pageWithoutSeen(page: PullPage): PullPage {
  return { ...page, rows: page.rows.map(blind) };
}

function answerWithoutSeen(answer: PushAnswer): PushAnswer {
  const results = answer.results.map((result): PushResult => {
    return "row" in result && result.row ? ({ ...result, row: blind(result.row) } as PushResult) : result;
  });
  return { ...answer, results };
}
