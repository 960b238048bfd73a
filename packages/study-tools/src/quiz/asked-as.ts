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

/** A name, and what the text says of it is wanted. */
export const saidOf = orEnglish<(name: string) => string>({
  en: (name) => `What does your text say about this? ${name}`,
  es: (name) => `¿Qué dice tu texto de esto? ${name}`,
  fr: (name) => `Que dit ton texte à ce sujet\u00a0? ${name}`,
  de: (name) => `Was sagt dein Text dazu? ${name}`,
  zh: (name) => `关于这一点，你的文中是怎么说的？${name}`,
  ja: (name) => `これについて、本文は何と言っている？　${name}`,
});

/** What is said, and its name is wanted. */
export const whatIsMeant = orEnglish<(said: string) => string>({
  en: (said) => `What is meant? ${said}`,
  es: (said) => `¿A qué se refiere? ${said}`,
  fr: (said) => `De quoi s’agit-il\u00a0? ${said}`,
  de: (said) => `Was ist gemeint? ${said}`,
  zh: (said) => `这指的是什么？${said}`,
  ja: (said) => `何のこと？　${said}`,
});
