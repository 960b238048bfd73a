import { describe, expect, test } from "vitest";
import { brokenRule, casesIn, inputOf, isMet, type PlanCase } from "../testing/plan-cases.ts";
import type { PlanInput } from "./groundwork.ts";
import { planned } from "./schedule.ts";

const cases = casesIn<PlanCase>("./plans.jsonl");

/** What is expected and not so yet, with the reason. */
const knownMisses: readonly string[] = [];

function turned(input: PlanInput): PlanInput {
  const { exams, tasks, busy } = input;
  return { ...input, exams: exams.toReversed(), tasks: tasks.toReversed(), busy: busy.toReversed() };
}

describe("weeks of students who had not seen the planner [PLN-1]", () => {
  test.each(cases)("$id: $words", (given) => {
    const plan = planned(inputOf(given));
    const again = () => [planned(inputOf(given)), planned(turned(inputOf(given)))];
    expect(brokenRule(given, plan)).toBeUndefined();
    const unmet = given.expect.flatMap(({ say, check }) => {
      const checks = check ? [check].flat() : [];
      return checks.some((one) => isMet(one, given, plan, again) !== true) ? [`${given.id} ${say}`] : [];
    });
    expect(unmet.filter((one) => !knownMisses.includes(one))).toEqual([]);
    expect(knownMisses.filter((one) => one.startsWith(given.id) && !unmet.includes(one))).toEqual([]);
  });
});
