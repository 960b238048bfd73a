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
  en: { ...none, notes: ["how high was the eruption column", "who was guillotined", "which element is used in steel"] },
  es: {
    ...none,
    notes: ["qué tan alta fue la columna eruptiva", "quién fue guillotinado", "qué elemento se usa en el acero"],
  },
  fr: { ...none, notes: ["qui a été guillotiné", "quel élément est utilisé dans l'acier"] },
  de: {
    ...none,
    notes: ["wie hoch war die eruptionssäule", "wer wurde guillotiniert", "wann wurde die rentenmark eingeführt"],
  },
  zh: { ...none, notes: ["喷发柱有多高", "谁被送上断头台", "罗伯斯庇尔什么时候死的", "哪种元素用于钢"] },
  ja: { ...none, named: ["微分のノートを要約して"], notes: ["ロベスピエールはいつ死んだ", "鋼に使われる元素は"] },
};
