import type { TextsLike } from "../../texts-like.ts";

export const en = {
  /** A drawn curve, and the same in words for those who hear it. [EXP-1] */
  plot: {
    title: "Plot of {{curves}}",
    range: "{{name}} runs from {{from}} to {{to}}.",
    zeros: "{{curve}} is zero at {{name}} = {{values}}.",
    noZeros: "{{curve}} has no zeros in this range.",
    manyZeros: "{{curve}} is zero in {{number}} places.",
    low: "{{curve}} has a low point at {{points}}.",
    high: "{{curve}} has a high point at {{points}}.",
    /** Between them it has no value, or leaps. */
    pieces: "{{curve}} is broken into {{number}} pieces.",
    point: "({{x}}, {{y}})",
    meet: "{{curves}} cross at {{points}}.",
    apart: "{{curves}} don’t cross in this range.",
    at: "At {{name}} = {{value}}: {{values}}",
    noValue: "no value",
    move: "Move {{name}}",
  },
};

export type PlotTexts = TextsLike<typeof en>;
