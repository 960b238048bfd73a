import type { PlotTexts } from "./en.ts";

export const de: PlotTexts = {
  plot: {
    title: "Schaubild von {{curves}}",
    range: "{{name}} läuft von {{from}} bis {{to}}.",
    zeros: "{{curve}} ist null bei {{name}} = {{values}}.",
    noZeros: "{{curve}} hat in diesem Bereich keine Nullstellen.",
    manyZeros: "{{curve}} ist an {{number}} Stellen null.",
    low: "{{curve}} hat einen Tiefpunkt bei {{points}}.",
    high: "{{curve}} hat einen Hochpunkt bei {{points}}.",
    pieces: "{{curve}} zerfällt in {{number}} Stücke.",
    point: "({{x}} | {{y}})",
    meet: "{{curves}} schneiden sich bei {{points}}.",
    apart: "{{curves}} schneiden sich in diesem Bereich nicht.",
    at: "Bei {{name}} = {{value}}: {{values}}",
    noValue: "kein Wert",
    move: "{{name}} verschieben",
  },
};
