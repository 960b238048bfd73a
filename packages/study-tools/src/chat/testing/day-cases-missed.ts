import type { Language } from "@jotter/domain/settings";
import type { DayCases } from "./day-cases.ts";

const none: Readonly<Record<keyof DayCases, readonly string[]>> = {
  when: [],
  plan: [],
  move: [],
  cancel: [],
  named: [],
  notes: [],
};

/** What is not understood yet; a new one fails, and so does one that is understood by now. */
export const dayCasesMissed: Readonly<Record<Language, typeof none>> = {
  en: {
    ...none,
    named: ["summarize my derivatives note", "make cards from my mitosis note", "test me on meiosis"],
    notes: ["how high was the eruption column", "who was guillotined", "which element is used in steel"],
  },
  es: {
    ...none,
    named: ["resume mi nota de derivadas", "haz tarjetas de mi nota de mitosis", "hazme un quiz de meiosis"],
    notes: ["qué tan alta fue la columna eruptiva", "quién fue guillotinado", "qué elemento se usa en el acero"],
  },
  fr: {
    ...none,
    named: [
      "résume ma note sur les dérivées",
      "fais des cartes avec ma note sur la mitose",
      "fais-moi un quiz sur la méiose",
    ],
    notes: ["qui a été guillotiné", "quel élément est utilisé dans l'acier"],
  },
  de: {
    ...none,
    named: [
      "frag mich zur französischen revolution ab",
      "fass meine notiz zu ableitungen zusammen",
      "mach karteikarten aus meiner mitose notiz",
      "frag mich zu meiose ab",
    ],
    notes: ["wie hoch war die eruptionssäule", "wer wurde guillotiniert", "wann wurde die rentenmark eingeführt"],
  },
  zh: {
    ...none,
    named: ["总结一下我的导数笔记", "用有丝分裂的笔记做卡片", "出几道减数分裂的题"],
    notes: ["喷发柱有多高", "谁被送上断头台", "罗伯斯庇尔什么时候死的", "哪种元素用于钢"],
  },
  ja: {
    ...none,
    named: ["微分のノートを要約して", "体細胞分裂のノートからカードを作って", "減数分裂のクイズ出して"],
    notes: ["ロベスピエールはいつ死んだ", "鋼に使われる元素は"],
  },
};
