import { clozes } from "@jotter/analysis/clozes";
import { askedAs, type Fact } from "@jotter/analysis/facts/fact";
import { factsIn } from "@jotter/analysis/facts/facts";
import { lacksObject } from "@jotter/analysis/facts/off-subject";
import { blank } from "@jotter/analysis/questions";
import type { Reading } from "@jotter/analysis/reading";
import { valuesIn } from "@jotter/analysis/values";
import { wordCount } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { citationTo } from "../citation.ts";
import { distinct } from "../distinct.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { answerKind } from "./answer-kind.ts";
import { keysOf } from "./mark-words.ts";
import { randomOf, shuffled } from "./random.ts";

type Wanted = {
  readonly source: Source;
  readonly difficulty: StudyQuestion["difficulty"];
  readonly seed: number;
  readonly count: number;
};

/** What a text sets beside each other and what its sentences tell, asked as its cards ask it. [QUZ-1] */
export function factQuestions(reading: Reading, wanted: Wanted): readonly StudyQuestion[] {
  const facts = factsIn(reading);
  const random = randomOf(wanted.seed);
  const asked = shuffled([...facts.keys()], random)
    .slice(0, wanted.count)
    .flatMap((at) => {
      const fact = facts[at];
      return fact ? [asQuestion(fact, at, facts, wanted, random)] : [];
    });
  const left = Math.max(0, wanted.count - asked.length);
  const gaps = gapQuestions(reading, facts, { ...wanted, count: left }, random);
  // What cannot be marked is not asked.
  return [...asked, ...gaps].filter(({ answer, language }) => keysOf(answer, language).length > 0);
}

function asQuestion(
  fact: Fact,
  at: number,
  facts: readonly Fact[],
  { source, difficulty, seed }: Wanted,
  random: () => number,
): StudyQuestion {
  const { language } = source;
  const group = facts.filter((one) => one.group === fact.group && one !== fact);
  const said = answerOf(fact);
  // Of a long answer the term is asked for; of a table both, turn by turn.
  const isShort = wordCount(said, language) <= (language === "zh" || language === "ja" ? 14 : 6);
  const isOnly = group.every((one) => answerOf(one) !== said);
  const isTurned =
    fact.kind !== "formula" && isOnly && !lacksObject(said, language) && (!isShort || (at + seed) % 2 === 1);
  const prompt = isTurned ? (fact.kind === "row" && fact.context ? `${fact.context}: ${said}` : said) : askedAs(fact);
  const answer = isTurned ? fact.term : said;
  const others = group.map((one) => (isTurned ? one.term : answerOf(one)));
  const shared = {
    prompt,
    answer,
    explanation: `${askedAs(fact)}: ${fact.answer}`,
    citations: [citationTo(fact, source)],
    language,
  };
  const options = wantsOptions(difficulty, at) ? optionsFor(answer, others, fact.kind === "row", language, random) : [];
  return options.length > 0
    ? { ...shared, type: "choice", options, difficulty: "easy" }
    : { ...shared, type: "short", options: [], difficulty: difficulty === "hard" ? "hard" : "medium" };
}

/** Without the examples that stand behind it. */
function answerOf({ kind, answer }: Fact): string {
  return kind === "row" ? (answer.split(" · ")[0] ?? answer) : answer;
}

function wantsOptions(difficulty: Wanted["difficulty"], at: number): boolean {
  return difficulty === "easy" || (difficulty === "medium" && at % 3 !== 2);
}

/** Sentences with a gap: where the text has too few of its kind, nothing is offered. */
function gapQuestions(
  reading: Reading,
  facts: readonly Fact[],
  { source, difficulty, count }: Wanted,
  random: () => number,
): readonly StudyQuestion[] {
  const { language } = source;
  const taken = new Set(
    reading.sentences
      .filter((one) => facts.some(({ from, to }) => one.from < to && one.to > from))
      .map((one) => one.index),
  );
  const found = clozes(reading, count, taken);
  return found.map((cloze, at): StudyQuestion => {
    const { sentence, term, from, to } = cloze;
    const prompt = `${sentence.text.slice(0, from)}${blank}${sentence.text.slice(to)}`;
    const shared = {
      prompt,
      answer: term,
      explanation: sentence.text,
      citations: [citationTo(sentence, source)],
      language,
    };
    const kind = answerKind(term, language);
    const others = found.filter((one) => one.sentence.index !== sentence.index).map((one) => one.term);
    const options =
      comparable.test(kind) && wantsOptions(difficulty, at) ? optionsFor(term, others, false, language, random) : [];
    if (options.length > 0) return { ...shared, type: "choice", options, difficulty: "easy" };
    const [value] = valuesIn(term, language);
    const isNumber = value !== undefined && value.kind !== "date" && /^[\d.,\s]+$/u.test(term);
    return { ...shared, type: isNumber ? "numeric" : "cloze", options: [], difficulty: "hard" };
  });
}

/** Two words of a text are seldom of one kind; two years, two dates and two persons are. */
const comparable = /^(?:year|date|span|name|amount of )/;
const fewestOthers = 2;
const mostOthers = 3;

function optionsFor(
  answer: string,
  others: readonly string[],
  isColumn: boolean,
  language: Language,
  random: () => number,
): readonly string[] {
  const kind = answerKind(answer, language);
  const near = distinct(others, (one) => one).filter(
    (one) =>
      one.toLowerCase() !== answer.toLowerCase() &&
      Math.max(one.length, answer.length) <= 4 * Math.min(one.length, answer.length),
  );
  const same = near.filter((one) => answerKind(one, language) === kind);
  // What stands in one column answers one question, however it is written; but not a year and a name.
  const alike = same.length >= fewestOthers || !isColumn || /^(?:year|span|date)/.test(kind) ? same : near;
  if (alike.length < fewestOthers) return [];
  return [answer, ...shuffled(alike, random).slice(0, mostOthers)];
}
