import type { EventType } from "./event.ts";

/** What an event of another calendar probably is, by the words of its title, in the six languages of the app. [CAL-5] */
export function guessedType(title: string): EventType {
  if (saysExam.test(title)) return "exam";
  return saysAssignment.test(title) ? "assignment" : "other";
}

/** Words of their own: a contest is no test. Chinese and Japanese leave no gaps between theirs. */
function wordsOf(words: string, signs: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${signs}`, "iu");
}

const saysExam = wordsOf(
  [
    "exams?|examinations?|tests?|quiz(?:zes)?|mid-?terms?|finals|final exam",
    "\\p{L}*klausur(?:en)?|\\p{L}*prüfung(?:en)?|klassenarbeit(?:en)?|schulaufgabe",
    "examen|exámenes|parcial(?:es)?|prueba|examens|partiels?|contrôle|épreuves?|interro(?:gation)?|bac blanc",
  ].join("|"),
  "考试|测验|测试|期中|期末|考試|測驗|試験|テスト|模試|検定",
);

const saysAssignment = wordsOf(
  [
    "assignments?|homework|due|deadline|problem set|pset|worksheet|essay|lab report|term paper",
    "hausaufgaben?|hausübung|\\p{L}*abgabe|übungsblatt|hausarbeit|referat",
    "tareas?|deberes|entrega|trabajo|devoirs?|rendu|à rendre|exposé|dissertation",
  ].join("|"),
  "作业|作業|截止|提交|宿題|課題|レポート|提出|締め?切り?",
);
