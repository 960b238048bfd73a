import { answerMaths } from "@jotter/analysis/maths/answer";
import { statementLatex } from "@jotter/analysis/maths/print";
import type { Step } from "@jotter/analysis/maths/steps";
import { type Qualifier, saysMoreThan } from "@jotter/analysis/maths/worded/qualifiers";
import type { Language } from "@jotter/domain/settings";
import type { Solution } from "../private-solution.ts";
import { consecutive, laterMultiple, puzzle, twoParts } from "./ages-and-numbers.ts";
import { type Figure, marked } from "./figures.ts";
import type { StoryMeaning } from "./judge-story.ts";
import { feeAndRate, headsAndLegs, mixture, originalPrice, partOfNumber, twoPrices } from "./shares-and-prices.ts";
import { catchingUp, meeting, rectangle } from "./sides-and-ways.ts";
import { type Form, type Story, toldOf } from "./story.ts";

/** Each with the kinds of words it understands; any other that changes what the numbers come to, and it is not taken. */
const forms: readonly (readonly [Form, readonly Qualifier[]])[] = [
  [consecutive, ["parity", "running"]],
  [partOfNumber, []],
  [originalPrice, ["later", "extra", "alter"]],
  [mixture, ["must", "alter", "place"]],
  [rectangle, ["comparison"]],
  [meeting, ["place"]],
  [catchingUp, ["direction", "later", "comparison", "extra", "condition"]],
  [headsAndLegs, ["place"]],
  [twoPrices, ["alter", "place"]],
  [feeAndRate, ["later", "condition"]],
  [laterMultiple, ["comparison", "later"]],
  [twoParts, ["comparison", "place"]],
  [puzzle, ["comparison", "alter", "later"]],
];

/** Longer texts are notes to be read, not problems. */
const longest = 500;

/** A half is no number of the text, and who is left over was something else before. */
const notTold =
  /\bhal[fv]|hälfte|halb|\bmitad|\bmedi[oa]\b|moitié|demi|一半|半分|\bleft\b(?! (?:town|the|at|for))|übrig|quedan|reste\b|还剩|残り|[一二三四五六七八九\d]\s*[折割]/iu;

export type ReadStory = { readonly form: string; readonly meaning: StoryMeaning; readonly solution: Solution };

/** A problem told as a story that an equation solves; null where no form fits, or a number of it would be left over. */
export function readStory(text: string, language: Language): ReadStory | null {
  if (text.length > longest || notTold.test(text)) return null;
  const told = toldOf(marked(text, language));
  for (const [form, understood] of forms) {
    const found = form(told);
    if (found === null || !isWhole(found, told.figures) || saysMoreThan(told.text, understood)) continue;
    const solution = solutionOf(found);
    if (solution === null) continue;
    const { asked, quantities, unit, statement } = found;
    const needsUnit = asked.length === 1 && unit !== "" && unit !== "money" && !namesUnit.test(told.question);
    return {
      form: found.form,
      solution,
      meaning: {
        kind: "story",
        statement,
        asked,
        quantities: [...new Set([...asked, ...quantities])],
        unit,
        needsUnit,
      },
    };
  }
  return null;
}

const namesUnit =
  /hour|minute|second|stunden|minuten|horas|minutos|heures|lit(?:er|re)|litros|\bin (?:[ck]?m|h|mL|L|kg)\b|小时|分钟|時間|厘米|米|升|リットル|cm/iu;

/** What nobody used says something that was not understood. */
function isWhole({ used, asked }: Story, figures: readonly Figure[]): boolean {
  // "Two trains", "find these three numbers": how many there are, said again.
  const isSaidAgain = ({ value, isLoose }: Figure) =>
    isLoose && (value === 2 || used.some((each) => each.value === value));
  return figures.every((each) => used.includes(each) || isSaidAgain(each)) && asked.every(Number.isFinite);
}

function solutionOf({ statement, asked, unit }: Story): Solution | null {
  const solved = answerMaths({ kind: "solve", statement });
  if (!solved.ok) return null;
  const written: Step = { id: "writeEquation", before: "", after: statementLatex(statement), params: {} };
  const shown = asked.map((each) => `${Math.round(each * 10_000) / 10_000}`);
  const sign = { "": "", money: "" }[unit] ?? unit;
  const latex = shown.map((each) => (sign === "" ? each : `${each}\\,\\mathrm{${sign}}`)).join(",\\; ");
  const plain = shown.map((each) => `${each} ${sign}`.trim()).join(", ");
  const [only] = asked;
  const isSame = solved.value.plain === `${statementUnknown(statementLatex(statement))} = ${only}`;
  return {
    result: isSame && sign === "" ? solved.value.result : latex,
    plain,
    steps: [written, ...solved.value.steps],
  };
}

const statementUnknown = (latex: string) => /[a-z]/.exec(latex.replace(/\\[a-z]+/g, ""))?.[0] ?? "x";
