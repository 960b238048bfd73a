import type { PlotTexts } from "./en.ts";

export const es: PlotTexts = {
  plot: {
    title: "Gráfica de {{curves}}",
    range: "{{name}} va de {{from}} a {{to}}.",
    zeros: "{{curve}} vale cero en {{name}} = {{values}}.",
    noZeros: "{{curve}} no vale cero en ningún punto de este intervalo.",
    manyZeros: "{{curve}} vale cero en {{number}} puntos.",
    low: "{{curve}} tiene un mínimo en {{points}}.",
    high: "{{curve}} tiene un máximo en {{points}}.",
    pieces: "{{curve}} se divide en {{number}} tramos.",
    point: "({{x}}; {{y}})",
    meet: "{{curves}} se cortan en {{points}}.",
    apart: "{{curves}} no se cortan en este intervalo.",
    at: "En {{name}} = {{value}}: {{values}}",
    noValue: "sin valor",
    move: "Mover {{name}}",
  },
};
