import type { ModelProblem } from "@jotter/domain/model";
import { expect, test } from "vitest";
import type { Student } from "../session/student-context.ts";
import { modelThere } from "./model-there.ts";

function asking(answer: () => ModelProblem | null) {
  let asked = 0;
  const status = async () => {
    asked += 1;
    return { ok: true, value: { problem: answer() } };
  };
  // Only its status is asked for here.
  const ai = (async () => ({ status })) as unknown as Student["ai"];
  return { isThere: modelThere(ai), asked: () => asked };
}

test("what needs a model is offered where one is there, and that is asked once, when it is wanted [AIX-6] [NOT-7]", async () => {
  const { isThere, asked } = asking(() => null);
  expect(asked()).toBe(0);
  expect([await isThere(), await isThere(), asked()]).toEqual([true, true, 1]);
});

test.each(["no-key", "not-configured", "device-only", "offline"] as const)(
  "where there is none it is not offered (%s) [AIX-6]",
  async (kind) => {
    expect(await asking(() => ({ kind })).isThere()).toBe(false);
  },
);

test("where it cannot even be asked, none is offered [AIX-6]", async () => {
  const failing = asking(() => {
    throw new Error("no way there");
  });
  expect(await failing.isThere()).toBe(false);
});
