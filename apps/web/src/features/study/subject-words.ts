/** What an exam is called by besides its subject, in the six languages. */
const examWords =
  /(?<!\p{L})(?:tests?|exams?|examination|quiz(?:zes)?|midterms?|finals?|paper|unit|chapter|klausur|klassenarbeit|prüfung|schulaufgabe|arbeit|kapitel|examen|parcial|prueba|control|recuperación|tema|unidad|contrôle|interro(?:gation)?|partiel|devoir|évaluation|chapitre)(?!\p{L})|考试|测验|测试|期中|期末|单元|模拟|テスト|試験|考査|小テスト|中間|期末|定期/giu;

/** Of the name of an exam those words that say what it is about: notes on that are looked for. [DSH-4] */
export function subjectWords(title: string): readonly string[] {
  const words = title.replace(examWords, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => /\p{L}/u.test(word) && (word.length > 2 || /\p{sc=Han}/u.test(word))))];
}
