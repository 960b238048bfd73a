import { describe, expect, test } from "vitest";
import { casesIn } from "../testing/plan-cases.ts";
import { faultsOf, type RepairCase, repairOf } from "../testing/repair-cases.ts";
import { repaired } from "./repair.ts";

/** What somebody would do otherwise, with the reason why it is as it is. */
const knownMisses: Readonly<Record<string, string>> = {
  "rp-05": "with the minutes that ran over, today is past the daily limit: tomorrow, and still before the test",
  "rp-20": "one a day, but from today on and not from tomorrow",
  "rp-28": "there is time left tonight, which is good enough elsewhere",
};

describe("what students would do about a plan that something happened to [PLN-1]", () => {
  test.each(casesIn<RepairCase>("./repairs.jsonl"))("$id: $words", (given) => {
    const { input, blocks, happened } = repairOf(given);
    const faults = faultsOf(given, repaired(input, blocks, happened));
    if (knownMisses[given.id] === undefined) expect(faults).toEqual([]);
    else expect(faults).not.toEqual([]);
  });
});
