import type { PlotTexts } from "./en.ts";

export const zh: PlotTexts = {
  plot: {
    title: "{{curves}} 的图像",
    range: "{{name}} 从 {{from}} 到 {{to}}。",
    zeros: "{{curve}} 在 {{name}} = {{values}} 处为零。",
    noZeros: "{{curve}} 在此范围内没有零点。",
    manyZeros: "{{curve}} 有 {{number}} 个零点。",
    low: "{{curve}} 的低点是 {{points}}。",
    high: "{{curve}} 的高点是 {{points}}。",
    pieces: "{{curve}} 断成 {{number}} 段。",
    point: "（{{x}}，{{y}}）",
    meet: "{{curves}}相交于 {{points}}。",
    apart: "{{curves}}在这个范围内不相交。",
    at: "当 {{name}} = {{value}} 时：{{values}}",
    noValue: "无值",
    move: "移动 {{name}}",
  },
};
