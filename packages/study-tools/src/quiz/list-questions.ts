import { wordCount } from "@jotter/analysis/words";
import { citationTo } from "../citation.ts";
import type { Source } from "../source.ts";
import { studied } from "../studied.ts";
import type { StudyQuestion } from "../study-question.ts";
import { orderSteps, whichBelong } from "./asked-as.ts";
import { type ListFound, listsIn } from "./lists.ts";
import { randomOf, shuffled } from "./random.ts";

/** What the lists of a text can be asked for: the order of steps, and what belongs to one list and not to another. [QUZ-1] */
export function listQuestions(source: Source, seed: number): readonly StudyQuestion[] {
  const random = randomOf(seed);
  const lists = listsIn(studied(source)).filter(({ items }) => items.every((item) => isShort(item, source)));
  return lists.flatMap((list) => {
    const made = list.kind === "steps" ? ordering(list, source) : several(list, lists, source, random);
    return made ? [made] : [];
  });
}

const mostItems = 6;

function isShort(item: string, { language }: Source): boolean {
  const words = wordCount(item, language);
  return words > 0 && words <= (language === "zh" || language === "ja" ? 40 : 18);
}

function ordering(list: ListFound, source: Source): StudyQuestion | null {
  const answers = list.items.slice(0, mostItems);
  if (new Set(answers).size !== answers.length) return null;
  return {
    ...shared(list, source),
    type: "ordering",
    prompt: orderSteps[source.language](list.title),
    options: answers,
    answer: answers.join(" → "),
    answers,
  };
}

/** Others come from the other lists: they stand in the text, and not here. */
function several(
  list: ListFound,
  lists: readonly ListFound[],
  source: Source,
  random: () => number,
): StudyQuestion | null {
  const here = list.items.join(" ").toLowerCase();
  const elsewhere = lists.flatMap((other) => (other.kind === "points" && other !== list ? other.items : []));
  const others = shuffled(
    elsewhere.filter((item) => !here.includes(item.toLowerCase())),
    random,
  ).slice(0, 2);
  const answers = shuffled(list.items, random).slice(0, 3);
  if (others.length < 2 || answers.length < 2) return null;
  return {
    ...shared(list, source),
    type: "multiple",
    prompt: whichBelong[source.language](list.title),
    options: [...answers, ...others],
    answer: answers.join(", "),
    answers,
  };
}

function shared(list: ListFound, source: Source) {
  const { language } = source;
  return { explanation: "", difficulty: "medium" as const, citations: [citationTo(list, source)], language };
}
