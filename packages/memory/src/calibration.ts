/** What was foreseen of an exam, as a share from 0 to 1, and when. */
export type Prediction = { readonly examId: string; readonly at: number; readonly share: number };

/** The grade of an exam, as a share from 0 to 1, and when the exam began. */
export type ExamResult = { readonly examId: string; readonly beganAt: number; readonly share: number };

export type CalibrationPair = {
  readonly examId: string;
  readonly said: number;
  readonly got: number;
  /** More than 0: it was said too high. */
  readonly difference: number;
};

export type Verdict = "close" | "tooHigh" | "tooLow";

/** The pairs, by when the exams began; of several how far off they are, which a single one says of itself. */
export type Calibration = {
  readonly pairs: readonly CalibrationPair[];
  readonly overall: {
    readonly meanAbsoluteError: number;
    /** The mean of the squared differences, like Brier's: 0 is perfect, and what is far off counts most. */
    readonly meanSquaredError: number;
    readonly verdict: Verdict;
  } | null;
};

/**
 * How good predictions were. A prediction is of what is known, a grade is of what was asked and how it was marked: the
 * pair shows how far one speaks for the other. Null before the first grade that had a prediction. [DSH-4]
 */
export function calibrationOf(predictions: readonly Prediction[], results: readonly ExamResult[]): Calibration | null {
  const pairs = results
    .toSorted((one, other) => one.beganAt - other.beganAt)
    .flatMap((result) => pairOf(result, predictions));
  if (pairs.length === 0) return null;
  if (pairs.length === 1) return { pairs, overall: null };
  const differences = pairs.map(({ difference }) => difference);
  return {
    pairs,
    overall: {
      meanAbsoluteError: mean(differences.map(Math.abs)),
      meanSquaredError: mean(differences.map((difference) => difference ** 2)),
      verdict: verdictOf(mean(differences)),
    },
  };
}

/** Whether it leans to one side by more than grades differ from day to day. */
export function verdictOf(difference: number): Verdict {
  return Math.abs(difference) <= closeTo ? "close" : difference > 0 ? "tooHigh" : "tooLow";
}

const closeTo = 0.05;

/** The last one before the exam began: what was said later knew more than anybody could. */
function pairOf(
  { examId, beganAt, share }: ExamResult,
  predictions: readonly Prediction[],
): readonly CalibrationPair[] {
  const before = predictions.filter((prediction) => prediction.examId === examId && prediction.at < beganAt);
  const last = before.toSorted((one, other) => one.at - other.at).at(-1);
  return last ? [{ examId, said: last.share, got: share, difference: last.share - share }] : [];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
