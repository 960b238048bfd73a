import type { Statement } from "@jotter/analysis/maths/expression";
import type { Figure, Marked } from "./figures.ts";

/** A story as it was understood: its equations, and what its numbers come to. */
export type Story = {
  readonly form: string;
  /** One way to write it down; a student may choose other letters. */
  readonly statement: Statement;
  readonly asked: readonly number[];
  /** All a letter of the student's may sensibly stand for; what is asked is one of them. */
  readonly quantities: readonly number[];
  readonly unit: string;
  /** The numbers that were used of it. */
  readonly used: readonly Figure[];
};

export type Form = (told: Told) => Story | null;

/** What forms look at. */
export type Told = Marked & {
  readonly plain: (kind: Figure["kind"]) => readonly Figure[];
  /** The figure a mark stands for, as a pattern has caught it. */
  readonly figure: (index: string | undefined) => Figure | null;
  /** The part that asks. */
  readonly question: string;
};

export function toldOf({ text, figures }: Marked): Told {
  return {
    text,
    figures,
    plain: (kind) => figures.filter((each) => each.kind === kind),
    figure: (index) => figures[Number(index)] ?? null,
    question: questionIn(text),
  };
}

const asking =
  /[?？]|\b(?:find|what|which|how|determine|calculate|work out|wie|wann|welche|berechne|bestimme|finde|calcul|halla|cuánt|cuál|qué|encuentra|trouve|quel|combien|détermine)|求|何|多少|几/iu;

/** The last sentence that asks; where it tells numbers too, what stands behind them. */
function questionIn(text: string): string {
  const sentences = text
    .split(/(?<=[?？。!])|(?<=\.)\s+|(?<=[,，、;])\s*(?=[^,，]*[?？])/u)
    .filter((one) => one.trim() !== "");
  const own = sentences.findLast((one) => asking.test(one)) ?? text;
  const behind = own.split("⟧").at(-1) ?? "";
  return own.includes("⟧") && /\p{L}{3}|[求何多几]/u.test(behind) ? behind : own;
}

const common = new Set(
  "is are was has have had does do did cost costs kostet kosten cuesta coûte how old many much what which the her his their their age ist sind hat haben alt wie der die das den est sont quel quelle age ans combien es tiene tienen edad años cuántos qué el la los las de del su le les un une una ein eine".split(
    " ",
  ),
);
const wordsIn = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((one) => !common.has(one))
      .map((one) => (one.length > 4 ? one.replace(/[sn]$/u, "") : one)),
  );

/** Which of two the question names: the first, the second, or neither. */
export function named(question: string, first: string, second: string): "first" | "second" | null {
  const isSigns = /[\u3040-\u30ff\u4e00-\u9fff]/u.test(question);
  if (isSigns) {
    const has = (name: string) => name !== "" && question.includes(name);
    return has(first) === has(second) ? null : has(first) ? "first" : "second";
  }
  const [asked, one, other] = [wordsIn(question), wordsIn(first), wordsIn(second)];
  const count = (own: ReadonlySet<string>, foreign: ReadonlySet<string>) =>
    [...own].filter((each) => asked.has(each) && !foreign.has(each)).length;
  const [a, b] = [count(one, other), count(other, one)];
  return a === b ? null : a > b ? "first" : "second";
}
