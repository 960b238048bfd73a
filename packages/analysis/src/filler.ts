import type { Language } from "@jotter/domain/settings";
import { definitions } from "./definitions.ts";
import { withoutAsides } from "./filler-asides.ts";
import { type Restatements, restatementsIn } from "./filler-restated.ts";
import { fillerWords } from "./filler-words.ts";
import { folded } from "./folded.ts";
import { isSpaceless } from "./language.ts";
import type { Reading, Sentence } from "./reading.ts";
import { bagOf } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** What a sentence of a note is to whoever wants it shorter. */
export type Weight =
  /** It says nothing, says it again, or leads away from the subject. */
  | "filler"
  /** A definition, a figure, a name, a negation, a formula, what is emphasised, a task: it must stay. */
  | "fact"
  | "plain";

/** Each sentence of a text by itself. */
export function weightsIn(reading: Reading): ReadonlyMap<Sentence, Weight> {
  const { language, source } = reading;
  const defined = new Set(definitions(reading).found.map(({ sentence }) => sentence.index));
  const all = reading.paragraphs.flatMap(({ aside, sentences }) => (aside === null ? sentences : []));
  const looked = all.map((sentence) => looks(sentence, source, language, defined.has(sentence.index)));
  const restatements = restatementsIn(reading);
  const left = new Set(looked);
  // The last of two that say the same goes, so it is asked from the end.
  for (const one of looked.toReversed()) {
    const others = [...left].filter((other) => other !== one);
    // To hold two against each other takes long: only where they share much.
    const isRestated = () =>
      !one.isFixed &&
      !one.isDefined &&
      others.some((other) => sharedBy(one.keys, [other]) >= 0.5 && restatements.isRestated(one.written, other.written));
    if (isFiller(one, others, restatements) || isRestated()) left.delete(one);
  }
  return new Map(looked.map((one) => [one.written, left.has(one) ? (one.isFact ? "fact" : "plain") : "filler"]));
}

type Looked = {
  readonly written: Sentence;
  /** Without remarks in brackets. */
  readonly sentence: Sentence;
  /** What it is about, without the words that say nothing. */
  readonly keys: readonly string[];
  readonly figures: readonly string[];
  readonly names: readonly string[];
  readonly isFact: boolean;
  /** Emphasis, formulas and tasks stay whatever stands around them. */
  readonly isFixed: boolean;
  readonly isDefined: boolean;
  readonly isNegated: boolean;
  readonly found: Readonly<Record<keyof typeof fillerWords.en, number>>;
  readonly size: number;
};

function looks(written: Sentence, source: string, language: Language, isDefined: boolean): Looked {
  // A remark in brackets makes no remark of the rest.
  const sentence = { ...written, text: withoutAsides(written.text, language) };
  const raw = source.slice(Math.max(0, sentence.from - 2), sentence.to + 2);
  const text = folded(sentence.text, language);
  const words = fillerWords[language];
  const count = (form: RegExp) => [...text.matchAll(form)].length;
  const found = {
    restates: count(words.restates),
    hedges: count(words.hedges),
    judges: count(words.judges),
    laughs: count(words.laughs) + (/\p{Extended_Pictographic}/u.test(sentence.text) ? 1 : 0),
    self: count(words.self),
    people: count(words.people),
    digresses: count(words.digresses),
    daily: count(words.daily),
    tasks: words.tasks.test(text.trim()) ? 1 : 0,
  };
  const figures = sentence.text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  const names = namesIn(sentence.text, language);
  const isFixed = found.tasks > 0 || sentence.isHighlighted || emphasised.test(raw) || formula.test(sentence.text);
  const isNegated = vocabulary[language].negations.test(sentence.text);
  const isLaw = /[=→<>≈:：;；「『“„«"]/u.test(sentence.text);
  const said = [words.restates, words.hedges, words.digresses].reduce((rest, form) => rest.replace(form, " "), text);
  const keys = [...bagOf(said, language).keys()];
  return {
    ...{ written, sentence, keys, figures, names, isFixed, isDefined, isNegated, found },
    isFact: isFixed || isDefined || isNegated || isLaw || figures.length > 0 || names.length > 0,
    size: wordsOf(sentence.text, language).length,
  };
}

const emphasised = /\*\*\S|(?<!\p{L})__\S|==\S|(?<![*\p{L}])\*\S[^*\n]*\*(?!\*)/u;
const formula = /\$[^$]+\$|[\p{L}\p{N})\]]\s?(?:=|->|→|⇌|≈|≤|≥)\s?[\p{L}\p{N}(%[-]|\p{N}\s?[+*/^×·]\s?\p{N}/u;

/** Words with a capital that no sentence asks for; German writes every noun so, and names none by it. */
function namesIn(text: string, language: Language): readonly string[] {
  if (language === "de") return text.match(/(?<=\S \p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+/gu) ?? [];
  if (isSpaceless(language)) return text.match(/《[^》]+》|『[^』]+』|「[^」]+」/gu) ?? [];
  return (text.match(/(?<=[\p{L}\p{N},;:)]["”»]? )[("“«]?\p{Lu}[\p{L}'’-]+/gu) ?? [])
    .map((name) => name.replace(/^[("“«]/u, ""))
    .filter((name) => !/^I['’]/u.test(name));
}

/** Whether it can go, beside what is left. */
function isFiller(one: Looked, others: readonly Looked[], { isOpposed }: Restatements): boolean {
  const { found, figures, names, isFixed, isDefined, isNegated, keys, size } = one;
  if (isFixed) return false;
  if (others.some((other) => wording(other) === wording(one))) return true;
  const isKnown = (part: string) => others.some(({ sentence }) => sentence.text.includes(part));
  const isNew = figures.some((figure) => !isKnown(figure)) || names.some((name) => !isKnown(name));
  const shared = sharedBy(keys, others);
  const away = awayOf(one);
  // A digression has its own figures and names.
  if (away >= (isDefined || isLawful(one) ? 4 : isNew ? 3 : 2) && shared < 0.7) return true;
  // What the writer did or liked, and nothing else.
  if (found.self > 0 && !one.isFact && shared < 0.4) return true;
  if (isNew) return false;
  const isSaidBefore = found.restates > 1 || found.hedges > 0 || figures.length > 0 || keys.length <= 2;
  if (found.restates > 0 && (shared >= 0.4 || found.judges > 0 || isSaidBefore)) return true;
  if (isDefined) return false;
  const { hedges, judges, laughs } = found;
  if (hedges + laughs >= 2 || (hedges > 0 && (judges > 0 || shared >= 0.6))) return true;
  if (judges > 0 && keys.length <= 3 && !isNegated) return true;
  if (hedges + laughs + found.digresses > 0 && size <= 4) return true;
  return others.some((other) => repeats(one, other) && !isOpposed(one.written, other.written));
}

/** How far it leads away from the subject. */
function awayOf({ found }: Looked): number {
  const { laughs, self, people, digresses, daily, judges } = found;
  const once = (count: number) => Math.min(1, count);
  const isOwn = self > 0 && (daily > 0 || people > 0 || digresses > 0 || judges > 0 || laughs > 0);
  return (
    2 * once(laughs) + (isOwn ? 2 : once(self)) + once(people) + once(digresses) + Math.min(2, daily) + once(judges)
  );
}

function isLawful({ sentence }: Looked): boolean {
  return /[=→:：]/u.test(sentence.text);
}

/** How much of it stands in the rest of the text. */
function sharedBy(keys: readonly string[], others: readonly Looked[]): number {
  if (keys.length === 0) return 1;
  const known = new Set(others.flatMap((other) => other.keys));
  return keys.filter((key) => known.has(key)).length / keys.length;
}

/** The other says all of it already, as true or as false. */
function repeats({ sentence, keys, isNegated }: Looked, other: Looked): boolean {
  // Japanese keys are pairs of letters.
  const fewest = /\p{sc=Hiragana}/u.test(sentence.text) ? 8 : 3;
  if (keys.length < fewest) return false;
  const own = new Set(other.keys);
  return other.isNegated === isNegated && keys.filter((key) => own.has(key)).length >= 0.8 * keys.length;
}

function wording({ sentence }: Pick<Looked, "sentence">): string {
  return sentence.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
