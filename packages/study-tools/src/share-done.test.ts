import { type Stage, stages, stepsOf } from "@jotter/analysis/stages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { concepts } from "./concepts.ts";
import { questions } from "./questions.ts";
import { runTool } from "./run-tool.ts";
import { withShares } from "./share-done.ts";
import { sourceOf } from "./source.ts";

const book = Array.from({ length: 160 }, (_, at) =>
  [
    `## Organ ${at}`,
    `The organelle${at} is a part of the cell that makes protein${at} from light.`,
    `In ${1800 + at} Anna Berg${at} found ${at + 2} layers in the organelle${at} of a leaf.`,
  ].join("\n\n"),
).join("\n\n");

async function sharesOf(tool: typeof concepts | typeof questions, texts: number): Promise<readonly number[]> {
  const told: number[] = [];
  const sources = Array.from({ length: texts }, (_, at) => sourceOf({ id: `${at}`, title: "Cells", text: book }, "en"));
  const means = {
    ask: null,
    contextTokens: 0,
    now: 1,
    newWord: () => "word",
    onShare: (share: number) => told.push(share),
  };
  const options = tool.options.parse(tool === questions ? { count: 5, difficulty: "medium" } : {});
  const reader = { language: "en", level: null } as never;
  for await (const _ of runTool(tool as typeof concepts, { sources, options: options as never, reader }, means));
  return told;
}

test.each([
  ["cards", concepts, 1],
  ["cards of two texts", concepts, 2],
  ["questions", questions, 1],
] as const)(
  "while a device makes %s of a long text it tells in small steps how far it is [AIX-5]",
  async (_, tool, texts) => {
    const told = await sharesOf(tool, texts);
    expect(told[0]).toBe(0);
    expect(told.length).toBeGreaterThan(15);
    expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
    expect(told.at(-1)).toBeGreaterThan(0.7);
    expect(told.at(-1)).toBeLessThan(1);
  },
);

test("whatever is passed in whatever order, what is told only grows and stays below the whole [AIX-5]", () => {
  const passes = fc.array(fc.tuple(fc.constantFrom<Stage>(...stages), fc.nat(300)), { maxLength: 30 });
  fc.assert(
    fc.property(passes, fc.integer({ min: 1, max: 5 }), (all, texts) => {
      const told: number[] = [];
      withShares(
        texts,
        (share) => told.push(share),
        () => {
          for (const [stage, size] of all) for (const _ of stepsOf(stage, Array.from({ length: size })));
        },
      );
      expect(told.every((share, at) => share >= 0 && share < 1 && share > (told[at - 1] ?? -1))).toBe(true);
    }),
  );
});

test("what fails is heard by nobody afterwards [AIX-5]", () => {
  const told: number[] = [];
  const fails = () => {
    throw new Error("broken");
  };
  expect(() => withShares(1, (share) => told.push(share), fails)).toThrow("broken");
  for (const _ of stepsOf("terms", [1, 2, 3]));
  expect(told).toEqual([]);
});
