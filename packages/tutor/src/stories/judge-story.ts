import { children, type Expression, type Relation, type Statement, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { isRoundedTo, numberAt } from "../quantities/numbers.ts";
import { isSameDimension, unitAt } from "../quantities/units.ts";
import type { Chain } from "../reading/chains.ts";
import { type LineReading, readLine } from "../reading/read-line.ts";
import { relationsIn } from "../real-sets.ts";
import { statementOf } from "../statements.ts";
import { isBad, type JudgedLine, judged } from "../verdict.ts";

/** A story whose quantities are known: each letter of a line may stand for any of them. */
export type StoryMeaning = {
  readonly kind: "story";
  /** One way to write it down. */
  readonly statement: Statement;
  readonly asked: readonly number[];
  /** With what is asked. */
  readonly quantities: readonly number[];
  /** "cm", "h"; empty where numbers count alone, "money" where any sign of it does. */
  readonly unit: string;
  /** The question does not name it, so an answer has to. */
  readonly needsUnit: boolean;
};

export type StoryWorking = {
  readonly meaning: StoryMeaning;
  /** What each letter of the student's may still stand for. */
  readonly letters: Readonly<Record<string, readonly number[]>>;
  /** How many lines were equations of several letters. */
  readonly equations: number;
  /** Of what is asked, what was said. */
  readonly found: readonly number[];
  /** The last equation that fits. */
  readonly last: { readonly line: number; readonly relation: Relation | null; readonly isEnd: boolean } | null;
};

export type StoryStep = { readonly working: StoryWorking; readonly judged: JudgedLine };

export const startStory = (meaning: StoryMeaning): StoryWorking => ({
  meaning,
  letters: {},
  equations: 0,
  found: [],
  last: null,
});

/** Judges a line of a story: an equation holds where its letters can be quantities of the story. */
export function judgeStoryLine(working: StoryWorking, text: string, line: number, language: Language): StoryStep {
  const measured = unitOf(working.meaning, text);
  if (measured.verdict !== null) return { working, judged: measured.verdict };
  const clean = measured.text;
  const letters = lettersOf(clean, language);
  const other: Language = language === "de" ? "en" : "de";
  const languages: readonly Language[] = /\d[.,]\d/.test(clean) ? [language, other] : [language];
  const readings = languages.flatMap((own) => readLine(clean, { letters, language: own, units: "dropped" }));
  const steps = readings.map((reading) => read(working, reading, line));
  const [first = { working, judged: judged("unjudged", "unread") }] = steps;
  return steps.find((step) => !isBad(step.judged) && step.judged.verdict !== "unjudged") ?? first;
}

/** "x", "2x", "8a": letters that stand alone. "Marie a 12 ans", "22 y 23": a word, but where something is done with it. */
function lettersOf(text: string, language: Language): ReadonlySet<string> {
  const found = [...text.matchAll(/(?<!\p{L})([a-zA-Z])(?!\p{L})/gu)].flatMap(([, letter = ""], _at, all) => {
    const [hit] = all.filter(([, each]) => each === letter);
    const isWord = /^[aAI]$/.test(letter) || (language === "es" && /^[youe]$/.test(letter));
    const at = hit?.index ?? 0;
    return isWord && !/[-+=*/(]\s*$|\d$/.test(text.slice(0, at)) && !/^.\s*[-+=*/)^]/.test(text.slice(at))
      ? []
      : [letter];
  });
  return new Set(found);
}

const behindNumber =
  /(\d)\s*(?:(?:[cdkm]?m(?:\s*(?:²|\^2)|2)?|km\/h|mph|h|s|min|[mcd]?[lL]|k?g)(?=\s*(?:$|[,;.)]|and\b|by\b|und\b|y\b|et\b|x\b))|€|\$|元|円|歳|岁|只|匹|小时|時間|分|千米|厘米|米)/giu;

/** What is asked for may be said with its unit: another one is wrong, a multiple of it is reckoned. */
function unitOf(
  { unit, asked, needsUnit }: StoryMeaning,
  written: string,
): { readonly text: string; readonly verdict: JudgedLine | null } {
  const text = plainMaths(written.replace(/[$€£¥]\s*(?=\d)/gu, "").replaceAll("&", ", "));
  const bare = text.replace(behindNumber, "$1");
  if (
    needsUnit &&
    /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text) &&
    asked.some((each) => isClose(each, Number(text.replace(",", "."))))
  ) {
    return { text: bare, verdict: judged("wrong", "missingUnit") };
  }
  const own = unitAt(unit);
  const [, number = "", behind = ""] = /^\s*(?:[a-zA-Z]\s*=\s*)?(-?\d+(?:[.,]\d+)?)\s*(\D*|[a-z]+2)$/u.exec(text) ?? [];
  const said = behind === "" ? null : unitAt(behind.trim());
  const value = numberAt(number, "en")?.value ?? Number.NaN;
  if (own === null || said === null || behind.trim().length > said.length) return { text: bare, verdict: null };
  if (asked.length === 1 && !isSameDimension(own.unit.dimension, said.unit.dimension)) {
    const isValue = asked.some((each) => isClose(each, value));
    return { text: bare, verdict: isValue ? judged("wrong", "wrongUnit") : null };
  }
  const ratio = said.unit.factor / own.unit.factor;
  return {
    text:
      ratio === 1 || !isSameDimension(own.unit.dimension, said.unit.dimension)
        ? bare
        : bare.replace(number, String(value * ratio)),
    verdict: null,
  };
}

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));

function read(working: StoryWorking, reading: LineReading, line: number): StoryStep {
  let now = working;
  const verdicts: JudgedLine[] = [];
  for (const claim of reading.claims) {
    if (claim.role === "premise") continue;
    const explicit = claim.alternatives.length > 1 ? claim.alternatives.flat().map(valueSaid) : [];
    if (explicit.length > 1 && explicit.every((each) => each !== null)) {
      const step = severalSaid(now, explicit, line);
      [now] = [step.working];
      verdicts.push(step.judged);
      continue;
    }
    let letter: string | null = null;
    for (const chain of claim.alternatives.flat()) {
      const step = ofChain(now, chain, line, letter);
      [now] = [step.working];
      letter = valueSaid(chain)?.letter ?? letter;
      verdicts.push(step.judged);
    }
  }
  const bad = verdicts.find(isBad);
  if (bad !== undefined) return { working, judged: bad };
  const open = verdicts.find(({ verdict }) => verdict === "unjudged");
  const last = verdicts.findLast(({ verdict }) => verdict === "follows") ?? verdicts.at(-1);
  if (last === undefined || (open !== undefined && last.verdict !== "follows")) {
    return { working, judged: open ?? judged("unjudged", "unread") };
  }
  // Of several in a line each goes on from the line above.
  return { working: now, judged: last.verdict === "follows" ? good(working, line, {}).judged : last };
}

type Said = { readonly letter: string | null; readonly value: number; readonly text: string };

/** "x = 13", "13", "= 26/2 = 13": the value a chain ends with, and whose it is; null where letters are left in it. */
function valueSaid({ sides, name }: Chain): Said | null {
  const last = sides.at(-1);
  if (last?.expression == null || symbolsOf(last.expression).size > 0) return null;
  const [first] = sides;
  const letter = first?.expression?.kind === "symbol" && sides.length > 1 ? first.expression.name : name;
  const open = sides.filter(({ expression }) => expression === null || symbolsOf(expression).size > 0);
  if (open.length > (letter !== null && letter !== name ? 1 : 0)) return null;
  return { letter, value: realValue(last.expression), text: last.text };
}

/** "x = 5 or x = -8": what an equation of two solutions says; one of them is the story's. */
function severalSaid(working: StoryWorking, said: readonly Said[], line: number): StoryStep {
  const { quantities, asked } = working.meaning;
  const fits = said.map((each) => quantities.some((one) => isSaid(each, one)));
  if (fits.every(Boolean)) {
    const found = [...new Set([...working.found, ...asked.filter((one) => said.some((each) => isSaid(each, one)))])];
    return good(working, line, { found, isEnd: asked.length > 1 && found.length === new Set(asked).size });
  }
  const relation = working.last?.relation;
  const solves = said.every(
    ({ value, letter }) => relation != null && letter !== null && holds(relation, { [letter]: value }),
  );
  if (fits.some(Boolean) && solves) return good(working, line, {});
  return { working, judged: judged("wrong", "otherValue", working.last?.line ?? 0) };
}

function isSaid({ value, text }: Said, quantity: number): boolean {
  if (isClose(value, quantity)) return true;
  const written = /^-?\s*\d+[.,]\d+$/.test(text.trim()) ? numberAt(text.trim().replace(",", "."), "en") : null;
  return written !== null && isRoundedTo(written, quantity, true);
}

function good(
  working: StoryWorking,
  line: number,
  more: Partial<StoryWorking> & { readonly isEnd?: boolean; readonly relation?: Relation },
): StoryStep {
  const { isEnd = false, relation = working.last?.relation ?? null, ...rest } = more;
  return {
    working: { ...working, ...rest, last: { line, isEnd, relation } },
    judged: judged("follows", "follows", working.last?.line ?? 0),
  };
}

const bad = (working: StoryWorking, tell: "otherSolutions" | "otherValue" | "notTrue"): StoryStep => ({
  working,
  judged: judged("wrong", tell, working.last?.line ?? 0),
});

function ofChain(working: StoryWorking, chain: Chain, line: number, before: string | null): StoryStep {
  if (chain.sides.some(({ expression, text }) => expression === null && text !== "")) {
    return { working, judged: judged("unjudged", "unread") };
  }
  const letters = new Set(
    chain.sides.flatMap(({ expression }) => (expression === null ? [] : [...symbolsOf(expression)])),
  );
  const numbers = chain.sides.flatMap(({ expression }) =>
    expression !== null && symbolsOf(expression).size === 0 ? [realValue(expression)] : [],
  );
  const written = chain.sides.at(-1)?.text ?? "";
  const isTrue = numbers.every(
    (each, at) => at === 0 || isSaid({ letter: null, value: each, text: written }, numbers[at - 1] ?? each),
  );
  if (!isTrue) return bad(working, "notTrue");
  const said = valueSaid(chain);
  if (said !== null) return ofValue(working, { ...said, letter: said.letter ?? before }, line, chain);
  const statement = statementOf({ role: "claim", isConclusion: false, alternatives: [[chain]] }, letters);
  const relations = statement === null ? [] : relationsIn(statement);
  const [relation] = relations;
  if (relation === undefined || relations.some(({ comparison }) => comparison !== "=")) {
    return { working, judged: judged("unjudged", "notKnown") };
  }
  return ofEquation(working, relations, [...letters], line);
}

function ofValue(working: StoryWorking, said: Said, line: number, chain: Chain): StoryStep {
  const { asked, quantities } = working.meaning;
  const own = said.letter === null ? undefined : working.letters[said.letter];
  const hits = asked.filter((one) => isSaid(said, one));
  const isOther = own !== undefined && !own.some((one) => isSaid(said, one));
  if (isOther) return bad(working, "otherValue");
  const isReckoned = chain.sides.length > 1 && said.letter === null;
  if (hits.length > 0) {
    const found = [...new Set([...working.found, ...hits])];
    // "8 * 24" is to be worked out.
    const isPlain = /^[-\d.,/\s]+$/.test(said.text);
    return good(working, line, isPlain ? { found, isEnd: new Set(asked).size === found.length } : {});
  }
  const isQuantity = quantities.some((one) => isSaid(said, one));
  if (isQuantity) {
    if (said.letter !== null || isReckoned || asked.length > 1) return good(working, line, bound(working, said));
    // Of the story, and not what is asked: nobody knows what it is meant to be.
    return { working, judged: judged("unjudged", "notKnown") };
  }
  if (isReckoned) return { working, judged: judged("no-further", "trueBeside") };
  return bad(working, "otherValue");
}

function bound({ letters, meaning }: StoryWorking, { letter, value, text }: Said): Partial<StoryWorking> {
  if (letter === null) return {};
  const own = (letters[letter] ?? meaning.quantities).filter((one) => isSaid({ letter, value, text }, one));
  return { letters: { ...letters, [letter]: own } };
}

function holds(relation: Relation, at: Readonly<Record<string, number>>): boolean {
  const [left, right] = [realValue(relation.left, at), realValue(relation.right, at)];
  return Number.isFinite(left) && Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left), Math.abs(right));
}

/** "4x + 2(35 - x) = 94" is told of the story, "2x = 24" only what comes of it. */
function isSetUp({ left, right }: Relation): boolean {
  const letters = (of: Expression): number =>
    of.kind === "symbol" ? 1 : children(of).reduce((count, each) => count + letters(each), 0);
  return letters(left) + letters(right) > 1;
}

/** Whether its letters can be quantities of the story; what they can be is kept for the lines below. */
function ofEquation(
  working: StoryWorking,
  relations: readonly Relation[],
  names: readonly string[],
  line: number,
): StoryStep {
  const { quantities } = working.meaning;
  if (names.length > 3) return { working, judged: judged("unjudged", "notKnown") };
  const isIdentity = [0.371, -1.23, 7.77].every((shift) =>
    relations.every((each) => holds(each, Object.fromEntries(names.map((name, at) => [name, shift + at * 2.9])))),
  );
  if (isIdentity) return { working, judged: judged("no-further", "trueBeside") };
  const fittingOf = (choices: (name: string) => readonly number[]) =>
    names
      .reduce<readonly Readonly<Record<string, number>>[]>(
        (sofar, name) => sofar.flatMap((point) => choices(name).map((value) => ({ ...point, [name]: value }))),
        [{}],
      )
      .filter((point) => relations.every((each) => holds(each, point)));
  const asBefore = fittingOf((name) => working.letters[name] ?? quantities);
  // Whoever begins anew may give a letter to something else; what is left of an equation stays with it.
  const fitting = asBefore.length > 0 || !relations.some(isSetUp) ? asBefore : fittingOf(() => quantities);
  const [only] = names;
  if (fitting.length === 0) {
    const isKnown = names.length === 1 || names.every((name) => name in working.letters);
    return isKnown ? bad(working, "otherSolutions") : { working, judged: judged("unjudged", "notKnown") };
  }
  const letters = Object.fromEntries(
    names.map((name) => [name, [...new Set(fitting.map((point) => point[name] ?? 0))]]),
  );
  const [relation] = relations;
  return good(working, line, {
    letters: { ...working.letters, ...letters },
    equations: working.equations + (names.length > 1 ? 1 : 0),
    ...(names.length === 1 && only !== undefined && relation !== undefined ? { relation } : {}),
  });
}
