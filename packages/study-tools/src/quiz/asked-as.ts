import { orEnglish } from "@jotter/domain/settings";

/** How what a device finds is asked, in the language of the text it is from. */
export const orderSteps = orEnglish<(title: string) => string>({
  en: (title) => `Put these in the right order: ${title}`,
  es: (title) => `Pon esto en el orden correcto: ${title}`,
  fr: (title) => `Remets ceci dans le bon ordre\u00a0: ${title}`,
  de: (title) => `Bringe das in die richtige Reihenfolge: ${title}`,
  zh: (title) => `请按正确的顺序排列：${title}`,
  ja: (title) => `正しい順に並べよう：${title}`,
});

export const orderEvents = orEnglish<string>({
  en: "Put these in order, the earliest first.",
  es: "Ordena estos hechos, del más antiguo al más reciente.",
  fr: "Classe ces événements du plus ancien au plus récent.",
  de: "Bringe das in die zeitliche Reihenfolge, das Früheste zuerst.",
  zh: "请按时间先后排列，最早的在前。",
  ja: "古いものから順に並べよう。",
});

export const whichBelong = orEnglish<(title: string) => string>({
  en: (title) => `Which of these does your text list here: ${title}`,
  es: (title) => `¿Cuáles de estos elementos enumera tu texto aquí? ${title}`,
  fr: (title) => `Lesquels de ces éléments ton texte cite-t-il ici\u00a0? ${title}`,
  de: (title) => `Welche davon zählt dein Text hier auf: ${title}`,
  zh: (title) => `下面哪些是你的文中在这里列出的：${title}`,
  ja: (title) => `次のうち、本文がここに挙げているものはどれ？　${title}`,
});
