import type { Expression } from "@jotter/analysis/maths/expression";
import { sameValue } from "./values.ts";

/** The highest and the lowest points a question about a curve speaks of. */
export type Heights = {
  /** What the function is called, "h" of h(t). */
  readonly name: string;
  readonly points: readonly Peak[];
  /** How high they are is what is asked for, not where they lie. */
  readonly isAsked: boolean;
};

export type Peak = {
  readonly kind: "maximum" | "minimum";
  readonly at: Expression;
  readonly height: Expression;
};

export const peakWords = {
  maximum:
    "(?:the )?(?:abs(?:olute)?\\.? |global |local )?max(?:imum|imal|\\.)?(?: value| height)?|maximal(?:wert|e höhe|er wert)|(?:valor |altura )?m[aá]xim[oa]|(?:valeur |hauteur )maximale|最大値|最大值|极大值|極大値|最大",
  minimum:
    "(?:the )?(?:abs(?:olute)?\\.? |global |local )?min(?:imum|imal|\\.)?(?: value| height)?|minimal(?:wert|e höhe|er wert)|(?:valor |altura )?m[ií]nim[oa]|(?:valeur |hauteur )minimale|最小値|最小值|极小值|極小値|最小",
  asked:
    /(?:max|min)(?:imum|imal|\.)? (?:value|height|profit|revenue|area)|(?:greatest|largest|highest|smallest|least|lowest) value|how high|m[aá]xim[oa] (?:valor|altura)|(?:valor(?:es)?|altura) (?:m[aá]xim|m[ií]nim|extrem)|valeurs? (?:max|min|extr)|hauteur max|höchst(?:er|e|en)? (?:wert|höhe)|(?:größte|kleinste|maximale|minimale)[rns]? (?:wert|höhe)|(?:max|min)imalwert|最大値|最小値|極[大小]?値|最大值|最小值|极[大小]?值(?!点)/iu,
} as const;

export const asksHeight = (text: string): boolean => peakWords.asked.test(text);

export const keyOfPeak = ({ kind, at }: Peak) =>
  `${kind} ${JSON.stringify(at, (_name, value) => (typeof value === "bigint" ? `${value}` : value))}`;

/** One of each height is enough: two highest points are as high as one. */
export function areHeightsFound({ points }: Heights, found: readonly string[]): boolean {
  return (
    points.length > 0 &&
    points.every((peak) =>
      points.some(
        (other) =>
          found.includes(keyOfPeak(other)) &&
          other.kind === peak.kind &&
          sameValue(other.height, peak.height) === "same",
      ),
    )
  );
}
