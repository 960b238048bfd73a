import type { PlotTexts } from "./en.ts";

export const ja: PlotTexts = {
  plot: {
    title: "{{curves}} のグラフ",
    range: "{{name}} は {{from}} から {{to}} まで。",
    zeros: "{{curve}} は {{name}} = {{values}} で 0 になります。",
    noZeros: "{{curve}} はこの範囲で 0 になりません。",
    manyZeros: "{{curve}} は {{number}} か所で 0 になります。",
    low: "{{curve}} の極小の点は {{points}} です。",
    high: "{{curve}} の極大の点は {{points}} です。",
    pieces: "{{curve}} は {{number}} 本に分かれています。",
    point: "（{{x}}、{{y}}）",
    meet: "{{curves}}は {{points}} で交わります。",
    apart: "{{curves}}はこの範囲では交わりません。",
    at: "{{name}} = {{value}} のとき：{{values}}",
    noValue: "値なし",
    move: "{{name}} を動かす",
  },
};
