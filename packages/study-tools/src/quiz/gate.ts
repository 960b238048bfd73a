import { topicOf } from "@jotter/markdown/headings";
import { distinct } from "../distinct.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { catchAll, isAlikeLong, isOfOneKind } from "./alike.ts";
import { headingOf, isAlsoTrue, type Shelf, sentencesOf, shelfOf, shelvesOf, standsIn } from "./found-again.ts";
import { keysOf, squeezed } from "./mark-words.ts";
import { placed } from "./places.ts";
import { quantitiesOf } from "./quantity.ts";

export type Gated = {
  readonly questions: readonly StudyQuestion[];
  /** Left out: not found in the source, not fair, or asked already. */
  readonly rejected: number;
  /** Asked in another form than they came in. */
  readonly repaired: number;
};

type Deps = {
  readonly sources: readonly Source[];
  readonly seed: number;
  readonly count: number;
  /** Asked in another language than the source's, whose words are then not those of the answer. */
  readonly isTranslated?: boolean;
};

/** Nothing is asked that has not passed here: provable, fair, and each fact once. [QUZ-2] */
export function gated(all: readonly StudyQuestion[], { sources, seed, count, isTranslated = false }: Deps): Gated {
  const shelves = sources.map(shelfOf);
  const passed: { readonly question: StudyQuestion; readonly isRepaired: boolean }[] = [];
  let rejected = 0;
  for (const one of all) {
    if (passed.length >= count) break;
    const own = shelvesOf(one, shelves);
    const fair = own.length === 0 ? null : fairly(one, own, isTranslated);
    if (!fair || passed.some(({ question }) => isSameFact(question, fair, shelves))) rejected += 1;
    else passed.push({ question: fair, isRepaired: fair !== one });
  }
  const kept = passed;
  return {
    questions: placed(
      kept.map(({ question }) => withTopic(question, headingOf(question, shelves))),
      seed,
    ),
    rejected,
    repaired: kept.filter(({ isRepaired }) => isRepaired).length,
  };
}

function withTopic(question: StudyQuestion, heading: string | undefined): StudyQuestion {
  const topic = topicOf(heading ?? question.topic ?? "");
  const { topic: _, ...rest } = question;
  return topic === undefined ? rest : { ...rest, topic };
}

function fairly(question: StudyQuestion, shelves: readonly Shelf[], isTranslated: boolean): StudyQuestion | null {
  const { type, prompt, answer, answers = [] } = question;
  if (prompt.trim() === "" || answer.trim() === "") return null;
  const isThere = (words: string) => isTranslated || shelves.some((shelf) => standsIn(words, shelf));
  if (type === "true-false") return /^(?:true|false)$/.test(answer) && isThere(prompt) ? question : null;
  if (type === "ordering") return isOrderable(answers) && answers.every(isThere) ? question : null;
  if (type === "multiple") return answers.every(isThere) ? severalFairly(question, shelves) : null;
  if (!isThere(answer)) return null;
  if (type === "numeric") return quantitiesOf(answer, question.language).length > 0 ? question : null;
  if (type === "choice") return choiceFairly(question, shelves);
  return type !== "cloze" || prompt.split("_____").length === 2 ? question : null;
}

function isOrderable(answers: readonly string[]): boolean {
  return answers.length >= 3 && answers.length <= 8 && distinct(answers, squeezedWords).length === answers.length;
}

function severalFairly(question: StudyQuestion, shelves: readonly Shelf[]): StudyQuestion | null {
  const { options, answers = [] } = question;
  const right = options.filter((one) => answers.includes(one));
  const others = fairOthers(question, right[0] ?? "", right, shelves);
  if (right.length < 2 || right.length !== answers.length || others.length === 0) return null;
  const isWhole = others.length + right.length === options.length;
  return isWhole ? question : { ...question, options: [...right, ...others] };
}

/** Without the wrong options that are not; where too few are left, the answer is to be recalled. */
function choiceFairly(question: StudyQuestion, shelves: readonly Shelf[]): StudyQuestion | null {
  const { options, prompt } = question;
  const right = options.find((one) => squeezedWords(one) === squeezedWords(question.answer));
  if (right === undefined) return null;
  const others = fairOthers(question, right, [right], shelves);
  if (others.length >= fewestOthers && isAlikeLong(right, others)) {
    const isWhole = others.length === options.length - 1 && right === question.answer;
    return isWhole ? question : { ...question, answer: right, options: [right, ...others] };
  }
  if (namesOptions.test(prompt) || keysOf(question.answer, question.language).length > mostToRecall) return null;
  return { ...question, type: prompt.includes("_____") ? "cloze" : "short", options: [] };
}

const fewestOthers = 2;
const mostToRecall = 4;
/** Asks for one of what is not there any more. */
const namesOptions =
  /(?<!\p{L})(?:which|what) of|following|cuál(?:es)? de|siguientes|l[ae]squel|lequel|laquelle|suivante?s|welche[rsn]? (?:der|dieser|folgende)|folgende[nrs]?|下列|以下|哪(?:一?个|项|种)|次のうち|どれ|どちら/iu;

function fairOthers(
  question: StudyQuestion,
  right: string,
  all: readonly string[],
  shelves: readonly Shelf[],
): readonly string[] {
  const others = question.options.filter((one) => !all.includes(one));
  return distinct(others, squeezedWords).filter(
    (one) =>
      all.every((other) => squeezedWords(other) !== squeezedWords(one)) &&
      isOfOneKind(one, right) &&
      !catchAll.test(one) &&
      !isAlsoTrue(one, question, shelves),
  );
}

/** One sentence asked about twice, where one question holds the answer of the other, or one answer to two of them. */
function isSameFact(one: StudyQuestion, other: StudyQuestion, shelves: readonly Shelf[]): boolean {
  if (squeezedWords(one.prompt) === squeezedWords(other.prompt)) return true;
  const isTruth = one.type === "true-false" || other.type === "true-false";
  if (!isTruth && squeezedWords(one.answer) === squeezedWords(other.answer)) return true;
  const places = sentencesOf(one.citations, shelves);
  if (!sentencesOf(other.citations, shelves).some((place) => places.includes(place))) return false;
  return isTruth || holdsAnswer(one, other) || holdsAnswer(other, one);
}

function holdsAnswer({ prompt }: StudyQuestion, { answer }: StudyQuestion): boolean {
  return squeezedWords(prompt).includes(squeezedWords(answer));
}

function squeezedWords(text: string): string {
  return squeezed(text.toLowerCase()) || text.trim();
}
