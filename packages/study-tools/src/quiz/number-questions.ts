import { blank, type Question as Found } from "@jotter/analysis/questions";
import { valuesIn } from "@jotter/analysis/values";
import { citationTo } from "../citation.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { orderEvents } from "./asked-as.ts";

/** A figure of a sentence, to be written as a number; what it counts stands beside the field. [QUZ-1] */
export function numberQuestion({ prompt, answer, sentence, asks }: Found, source: Source): StudyQuestion {
  const { language } = source;
  const behind = prompt.slice(prompt.indexOf(blank) + blank.length);
  const [value] = valuesIn(`${answer}${behind}`, language);
  const unit = asks === "amount" && value?.from === 0 ? value.text.slice(answer.length).trim() : "";
  const isAbout =
    asks === "amount" && valuesIn(sentence.text, language).some((one) => one.isAbout && one.text.startsWith(answer));
  return {
    type: "numeric",
    prompt,
    options: [],
    answer,
    ...(unit !== "" && { unit }),
    ...(isAbout && { tolerance: 0.05 }),
    explanation: sentence.text,
    difficulty: "hard",
    citations: [citationTo(sentence, source)],
    language,
  };
}

/** A sentence as it stands, or with another of its kind in the same place: a year, an amount of the same, a name. */
export function truthQuestion(found: Found, source: Source, random: () => number): StudyQuestion | null {
  const { prompt, answer, sentence } = found;
  if (!isSwappable(found, source)) return null;
  const isTrue = random() < 0.5;
  return {
    type: "true-false",
    prompt: prompt.replace(blank, isTrue ? answer : otherThan(found, random)),
    options: [],
    answer: isTrue ? "true" : "false",
    explanation: sentence.text,
    difficulty: "easy",
    citations: [citationTo(sentence, source)],
    language: source.language,
  };
}

/** Whether something else in its place makes the sentence false: "more than 20" is true where "more than 40" is. */
export function isSwappable({ asks, answer, options, prompt, sentence }: Found, { language }: Source): boolean {
  const isName = asks === "gap" && language !== "de" && /^\p{Lu}/u.test(answer) && !prompt.startsWith(blank);
  if (isName) return options.length > 1;
  if (asks !== "year" && asks !== "amount") return false;
  const value = valuesIn(sentence.text, language).find(({ text }) => text.startsWith(answer));
  return value !== undefined && !value.isBound && value.low === value.high;
}

/** Another figure of the text where it has one; else one that is far enough off to be false. */
function otherThan({ asks, answer, options }: Found, random: () => number): string {
  const listed = options.find((one) => one !== answer);
  if (listed !== undefined) return listed;
  if (asks === "year") return String(Number(answer) + (random() < 0.5 ? -1 : 1) * (6 + Math.floor(random() * 20)));
  const half = Number(answer) / 2;
  return Number.isInteger(half) ? String(half) : answer.replace(/\d/u, (first) => (first === "1" ? "3" : "1"));
}

/** Three or four dated sentences, to be put in order without their years. */
export function eventOrder(found: readonly Found[], source: Source): StudyQuestion | null {
  const dated = found.filter(
    ({ asks, answer, prompt }) =>
      asks === "year" && /^[12]\d{3}$/.test(answer) && prompt.split(blank).length === 2 && !/\d{3,}/.test(prompt),
  );
  const byYear = [...new Map(dated.map((one) => [one.answer, one])).values()].slice(0, 4);
  if (byYear.length < 3) return null;
  const inOrder = byYear.toSorted((one, other) => Number(one.answer) - Number(other.answer));
  const answers = inOrder.map(({ prompt }) => prompt.replace(blank, "…"));
  const { language } = source;
  return {
    type: "ordering",
    prompt: orderEvents[language],
    options: answers,
    answer: answers.join(" → "),
    answers,
    explanation: inOrder.map(({ sentence }) => sentence.text).join("\n\n"),
    difficulty: "medium",
    citations: inOrder.map(({ sentence }) => citationTo(sentence, source)),
    language,
  };
}
