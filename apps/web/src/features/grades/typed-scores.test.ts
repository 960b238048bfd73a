import { expect, test } from "vitest";
import { readScore, typedScore } from "./score-text.ts";
import { type TypedCase, typedScores } from "./testing/typed-scores.ts";

const read = ({ language, typed, said, others = [] }: TypedCase) => readScore(typed, { language, said, others });

test("a score is what a student of that language means by it, or they are asked [GRD-6] [GRD-9]", () => {
  const wrong = typedScores.flatMap((one) => {
    const found = read(one);
    const understood = found.kind === "given" ? found.score : found.kind === "unclear" ? "asks" : found.kind;
    return JSON.stringify(understood) === JSON.stringify(one.means) ? [] : [{ ...one, understood }];
  });
  expect(wrong).toEqual([]);
});

test("a number of 20 or less is no percent unless somebody said so, or the class is full of percents [GRD-9]", () => {
  for (const language of ["en", "es", "fr", "de", "zh", "ja"] as const) {
    for (let tenths = 1; tenths <= 200; tenths++) {
      const found = readScore(String(tenths / 10), { language, others: [] });
      if (found.kind === "given") expect(found.scale?.as, `${language} ${tenths / 10}`).not.toBe("percent");
    }
  }
});

test("what is edited again stays the percent it is, on whatever scale the class is [GRD-6] [GRD-9]", () => {
  const scales = [undefined, { as: "german" }, { as: "percent" }, { as: "points", possible: 50 }] as const;
  for (const language of ["en", "es", "fr", "de", "zh", "ja"] as const) {
    for (const said of scales) {
      for (let percent = 0; percent <= 140; percent += 2.5) {
        const score = { as: "percent", percent } as const;
        const found = readScore(typedScore(score, false, ".", said), { language, said, others: [] });
        expect(found).toMatchObject({ kind: "given", score });
      }
    }
  }
});
