import type { PlotTexts } from "./en.ts";

export const fr: PlotTexts = {
  plot: {
    title: "Courbe de {{curves}}",
    range: "{{name}} va de {{from}} à {{to}}.",
    zeros: "{{curve}} s’annule en {{name}} = {{values}}.",
    noZeros: "{{curve}} ne s’annule pas sur cet intervalle.",
    manyZeros: "{{curve}} s’annule en {{number}} points.",
    low: "{{curve}} a un minimum en {{points}}.",
    high: "{{curve}} a un maximum en {{points}}.",
    pieces: "{{curve}} est en {{number}} morceaux.",
    point: "({{x}} ; {{y}})",
    meet: "{{curves}} se coupent en {{points}}.",
    apart: "{{curves}} ne se coupent pas dans cet intervalle.",
    at: "En {{name}} = {{value}} : {{values}}",
    noValue: "pas de valeur",
    move: "Déplacer {{name}}",
  },
};
