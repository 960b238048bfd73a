import type { ServerRow } from "@jotter/ports/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeLog } from "./merge-log.ts";
import { edited, reconcile } from "./reconcile.ts";
import type { LocalRow } from "./row.ts";

const entry = fc.record({ at: fc.nat(5), grade: fc.constantFrom("again", "good"), card: fc.nat(3) });
const log = fc.array(entry, { maxLength: 8 });
const reordered = (entries: readonly object[]) =>
  entries.map((one) => Object.fromEntries(Object.entries(one).toReversed()));

describe("merging two states of a log [DAT-2]", () => {
  test("does not depend on who merges with whom, how often, or in which order keys come", () => {
    fc.assert(
      fc.property(log, log, log, (one, other, third) => {
        const both = mergeLog(one, other);
        expect(mergeLog(other, one)).toEqual(both);
        expect(mergeLog(both, both)).toEqual(both);
        expect(mergeLog(both, one)).toEqual(both);
        expect(mergeLog(mergeLog(one, other), third)).toEqual(mergeLog(one, mergeLog(other, third)));
        expect(mergeLog(one, reordered(one))).toEqual(mergeLog(one, one));
      }),
    );
  });

  test("has every entry of both once, by time, and nothing else", () => {
    fc.assert(
      fc.property(log, log, (one, other) => {
        const merged = mergeLog(one, other) as typeof one;
        const texts = (entries: readonly object[]) => new Set(entries.map((each) => JSON.stringify(each)));
        expect(texts(merged)).toEqual(texts([...one, ...other]));
        expect(merged).toHaveLength(texts(merged).size);
        expect(merged.map(({ at }) => at)).toEqual(merged.map(({ at }) => at).toSorted((a, b) => a - b));
      }),
    );
  });

  test("takes what is no list for an empty one", () => {
    expect(mergeLog(undefined, [{ at: 1 }])).toEqual([{ at: 1 }]);
    expect(mergeLog("damaged", null)).toEqual([]);
  });

  const rules = {
    textFields: [],
    timeFields: ["updatedAt"],
    soonestFields: ["due"],
    pagedFields: [],
    quietFields: [],
    logFields: ["reviews"],
    rangeFields: ["seen"],
    epochStart: 0,
  };
  const step = fc.oneof(
    fc.record({ device: fc.nat(2), adds: entry }),
    fc.record({ device: fc.nat(2), syncs: fc.constant(true) }),
  );

  test("brings three devices that add and sync in any order to the same log, with all that was ever added", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let server: ServerRow = {
          ...{ kind: "card", id: "a", rev: 1, v: 1, del: false, at: 0, seen: {} },
          data: { reviews: [] },
        };
        const devices: LocalRow[] = Array.from({ length: 3 }, () => ({
          rev: 1,
          data: { reviews: [] },
          del: false,
          at: 0,
        }));
        const sync = (device: number) => {
          const { row } = reconcile(devices[device], server, `${device}`, rules);
          if (row.base) server = { ...server, rev: server.rev + 1, data: row.data, at: row.at };
          devices[device] = row.base ? { rev: server.rev, data: row.data, del: false, at: row.at } : row;
        };
        const added: object[] = [];
        for (const [time, each] of steps.entries()) {
          const local = devices[each.device];
          if ("adds" in each) {
            added.push(each.adds);
            const reviews = mergeLog(local?.data?.reviews, [each.adds]);
            devices[each.device] = edited(local, { data: { reviews }, del: false }, time);
          } else sync(each.device);
        }
        for (const device of [0, 1, 2, 0, 1, 2]) sync(device);
        for (const { data } of devices) expect(data?.reviews).toEqual(mergeLog(added, []));
      }),
      { numRuns: 300 },
    );
  });
});
