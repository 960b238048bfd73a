import { type EssayEntry, wordOrigins } from "@jotter/domain/essay-entry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accountOf } from "../packages/essay/src/process/account.ts";
import { mergeLog } from "../packages/replica/src/merge-log.ts";

test("the record of an essay comes to the same account on every device, however the replica merges it [ESS-2]", () => {
  const entry: fc.Arbitrary<EssayEntry> = fc.record({
    at: fc.nat(1e6),
    ms: fc.nat(3e5),
    origin: fc.constantFrom(...wordOrigins),
    words: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), fc.array(entry), (shared, laptop, phone) => {
      const here = mergeLog([...shared, ...laptop], [...shared, ...phone]) as readonly EssayEntry[];
      const there = mergeLog(mergeLog([...shared, ...phone], laptop), here) as readonly EssayEntry[];
      expect(accountOf(there)).toEqual(accountOf(here));
      expect(accountOf(here)).toEqual(accountOf([...phone, ...laptop, ...shared]));
    }),
  );
});
