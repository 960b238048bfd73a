import type { EssayRemark } from "@jotter/domain/essay";
import type { ProofFinding, ProofKind } from "@jotter/essay/finding";
import { type EssayQuestion, structureFaults } from "@jotter/essay/structure/questions";
import type { EssayStructure } from "@jotter/essay/structure/structure";
import { placeOfQuote, type RemarkKind, remarkKinds } from "@jotter/study-tools/essay-remark";
import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";
import { type QuoteKind, remarksOnQuotes } from "./quote-comments.ts";

/** What the page can look at. None of them writes. [ESS-1] */
export const essayModes = ["brainstorm", "thesis", "outline", "feedback", "proofread"] as const;
export type EssayMode = (typeof essayModes)[number];

/** What is asked of no sentence: in a mode where there may be none yet. */
const freeQuestions = {
  brainstorm: ["curious", "reader", "surprise", "against", "example", "missing"],
  thesis: ["thesis-missing", "opponent", "because"],
  outline: [],
  feedback: [],
  proofread: [],
} as const satisfies Readonly<Record<EssayMode, readonly string[]>>;
type FreeQuestion = (typeof freeQuestions)[EssayMode][number];

/**
 * One comment. It quotes the sentence it stands by, and asks; there is no field in which another wording could stand.
 * [ESS-1]
 */
export type EssayComment = {
  /** The same for the same remark on the same sentence, on every device. */
  readonly id: string;
  readonly kind: EssayQuestion["kind"] | ProofKind | FreeQuestion | QuoteKind | "remark";
  /** What a model saw and asked, where the comment is one of its. */
  readonly remark: { readonly kind: RemarkKind; readonly question: string } | null;
  /** null where it is on no sentence. */
  readonly place: { readonly from: number; readonly to: number } | null;
  readonly quote: string;
  readonly values: { readonly word: string; readonly count: number; readonly source: string };
  /** Where the words stand that were quoted. */
  readonly source: SourcedQuote["source"];
  /** What a grammar says, in its own language. */
  readonly message: string | null;
};

/** Which questions on the structure each mode asks. */
const asked: Readonly<Record<EssayMode, readonly EssayQuestion["kind"][]>> = {
  brainstorm: [],
  thesis: ["thesis-deniable", "conclusion-answers"],
  outline: [
    "paragraph-proves",
    "one-paragraph",
    "one-sentence",
    "long-paragraph",
    "topic-change",
    "new-at-end",
    "conclusion-answers",
    "no-conclusion",
  ],
  feedback: structureFaults,
  proofread: [],
};
/** Which of them says what of quotations. */
const onQuotations: Readonly<Partial<Record<EssayMode, readonly QuoteKind[]>>> = {
  feedback: ["quote-changed", "quote-cut", "quote-unsourced"],
  proofread: ["quote-changed", "quote-cut"],
};

export type ReadEssay = {
  readonly text: string;
  readonly findings: readonly ProofFinding[];
  readonly structure: EssayStructure;
  readonly quotes?: readonly SourcedQuote[];
  readonly remarks?: readonly EssayRemark[] | undefined;
};

/** What a device has to say in this mode, by place. */
export function commentsOn(
  mode: EssayMode,
  { text, findings, structure, quotes = [], remarks = [] }: ReadEssay,
): readonly EssayComment[] {
  const free = freeQuestions[mode]
    .filter((kind) => kind !== "thesis-missing" || structure.thesis === null)
    .map((kind) => ({ ...bare, kind, place: null, quote: "" }));
  const onStructure = structure.questions
    .filter(({ kind }) => asked[mode].includes(kind))
    .map(({ kind, at, length }) => ({ ...bare, kind, ...quoted(text, at, length) }));
  const onWords = (mode === "proofread" ? findings : []).map(({ kind, at, length, values, message }) => {
    const { place, quote } = quoted(text, at, length);
    const { word = quote, count = 0 } = values ?? {};
    return { ...bare, kind, place, quote, values: { ...none, word, count }, message: message ?? null };
  });
  const onQuotes = remarksOnQuotes(text, quotes)
    .filter(({ kind }) => onQuotations[mode]?.some((one) => one === kind))
    .map(({ kind, at, length, values, source }) => ({ ...bare, kind, ...quoted(text, at, length), values, source }));
  const byModel = remarks.filter((one) => one.mode === mode).flatMap((one) => modelComment(one, text));
  const placed = [...onStructure, ...onWords, ...onQuotes, ...byModel.filter(isPlaced)].sort(
    (one, other) => one.place.from - other.place.from,
  );
  return named([...placed, ...byModel.filter((one) => one.place === null), ...free], text);
}

const none = { word: "", count: 0, source: "" };
const bare = { values: none, message: null, source: null, remark: null };

/** A sentence that was changed since is not what was asked about. */
function modelComment({ kind, quote, question }: EssayRemark, text: string): readonly Omit<EssayComment, "id">[] {
  const known = remarkKinds.find((one) => one === kind);
  const place = quote === "" ? null : placeOfQuote(quote, text);
  if (!known || (quote !== "" && !place)) return [];
  return [{ ...bare, kind: "remark", place, quote: quote.replace(/\s+/gu, " "), remark: { kind: known, question } }];
}

const isPlaced = (one: Omit<EssayComment, "id">): one is Omit<EssayComment, "id"> & Placed => one.place !== null;

function quoted(text: string, at: number, length: number): Pick<EssayComment, "quote"> & Placed {
  const [from, to] = [at, Math.min(text.length, at + Math.max(1, length))];
  return { place: { from, to }, quote: text.slice(from, to).replace(/\s+/gu, " ").trim() };
}

type Placed = { readonly place: { readonly from: number; readonly to: number } };

/**
 * By what it says and the words around: a sentence that was changed is a new one, and one that has only moved is not. Of
 * two that say the same of the same words each has its own name.
 */
function named(comments: readonly Omit<EssayComment, "id">[], text: string): readonly EssayComment[] {
  const times = new Map<string, number>();
  return comments.map((comment) => {
    const { kind, place, quote, remark } = comment;
    const around = place ? text.slice(Math.max(0, place.from - reach), place.to + reach).replace(/\s+/gu, " ") : "";
    const name = `${kind}-${hashed((remark?.question ?? "") + (quote.length > reach ? quote : around + quote))}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { ...comment, id: time === 0 ? name : `${name}-${time}` };
  });
}

/** So many letters on each side tell a short stretch from another. */
const reach = 24;

/** FNV-1a: short, the same everywhere, and nobody can read the student's words in it. */
function hashed(words: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** So many of a kind are looked at in one sitting; whoever has done them is shown the next. */
const fewOfKind = 3;

/** An essay that repeats itself is told so three times, not eighty: of what is a fault each place counts. */
export function fewOfEach(comments: readonly EssayComment[]): readonly EssayComment[] {
  const seen = new Map<EssayComment["kind"], number>();
  return comments.filter(({ kind }) => {
    if (!habits.has(kind)) return true;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= fewOfKind;
  });
}

/** What somebody does again and again; a quotation that differs or a doubled word is mended where it stands. */
const habits: ReadonlySet<EssayComment["kind"]> = new Set([
  ...structureFaults,
  ...(["repeated-word", "repeated-start", "long-sentence"] as const),
]);

/** The next one that is open after this, or before it, around the ends; null where there is none. */
export function nextComment(comments: readonly EssayComment[], open: string | null, step: 1 | -1): string | null {
  if (comments.length === 0) return null;
  const at = comments.findIndex(({ id }) => id === open);
  const next = at < 0 ? (step === 1 ? 0 : comments.length - 1) : (at + step + comments.length) % comments.length;
  return comments[next]?.id ?? null;
}
