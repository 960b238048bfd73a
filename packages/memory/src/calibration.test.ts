import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calibrationOf, type Prediction, verdictOf } from "./calibration.ts";

describe("how good predictions were", () => {
  test("is not said before there is a grade and a prediction of the same exam [DSH-4]", () => {
    expect(calibrationOf([], [])).toBeNull();
    expect(calibrationOf([said("maths", 1, 0.8)], [])).toBeNull();
    expect(calibrationOf([said("maths", 1, 0.8)], [got("biology", 10, 0.9)])).toBeNull();
  });

  test("with one grade is the pair alone: we said 84, you got 87 [DSH-4]", () => {
    const calibration = calibrationOf([said("maths", 1, 0.84)], [got("maths", 10, 0.87)]);
    expect(calibration?.overall).toBeNull();
    expect(calibration?.pairs).toEqual([
      { examId: "maths", said: 0.84, got: 0.87, difference: expect.closeTo(-0.03, 9) },
    ]);
  });

  test("takes the last prediction before the exam began, and none after [DSH-4]", () => {
    const predictions = [said("maths", 9, 0.7), said("maths", 3, 0.5), said("maths", 10, 0.99), said("maths", 12, 1)];
    expect(calibrationOf(predictions, [got("maths", 10, 0.7)])?.pairs[0]?.said).toBe(0.7);
    expect(calibrationOf([said("maths", 10, 0.99)], [got("maths", 10, 0.7)])).toBeNull();
  });

  test("over several is by how much they are off, and to which side [DSH-4]", () => {
    const predictions = [said("a", 1, 0.9), said("b", 1, 0.8), said("c", 1, 0.7)];
    const calibration = calibrationOf(predictions, [got("c", 9, 0.6), got("a", 7, 0.7), got("b", 8, 0.8)]);
    expect(calibration?.pairs.map(({ examId }) => examId)).toEqual(["a", "b", "c"]);
    expect(calibration?.overall?.meanAbsoluteError).toBeCloseTo(0.1, 9);
    expect(calibration?.overall?.meanSquaredError).toBeCloseTo(0.05 / 3, 9);
    expect(calibration?.overall?.verdict).toBe("tooHigh");
    expect([verdictOf(0.05), verdictOf(-0.06), verdictOf(0)]).toEqual(["close", "tooLow", "close"]);
  });

  test("is perfect only if every prediction was, and squares are never more than what is off [DSH-4]", () => {
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 9 }), (exams) => {
        const { overall } =
          calibrationOf(
            exams.map(([foreseen], index) => said(String(index), 1, foreseen)),
            exams.map(([, real], index) => got(String(index), 2, real)),
          ) ?? {};
        expect(overall?.meanSquaredError).toBeLessThanOrEqual((overall?.meanAbsoluteError ?? 0) + 1e-12);
        expect(overall?.meanAbsoluteError === 0).toBe(exams.every(([foreseen, real]) => foreseen === real));
      }),
    );
  });
});

function said(examId: string, at: number, share: number): Prediction {
  return { examId, at, share };
}

function got(examId: string, beganAt: number, share: number) {
  return { examId, beganAt, share };
}
