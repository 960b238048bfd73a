import { weightsIn } from "@jotter/analysis/filler";
import { asidesIn } from "@jotter/analysis/filler-asides";
import { keySentences } from "@jotter/analysis/key-sentences";
import { languageOf } from "@jotter/analysis/language";
import { type Paragraph, readingOf, type Sentence } from "@jotter/analysis/reading";
import type { Question } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { markSign } from "@jotter/markdown/marked-words";
import { fencedPart, fenceRule, fenceWord } from "./fence.ts";

/** What a student may want of words in a note. Nothing of it is done before they have seen it. [NOT-7] */
export const editWays = ["shorten", "simplify"] as const;
export type EditWay = (typeof editWays)[number];

/** More than anybody reads as a proposal. */
const mostLetters = 8000;

/** As much of a selection as is worked on: whole paragraphs where there are several, else whole sentences or words. */
export function editable(text: string): string {
  if (text.length <= mostLetters) return text;
  const most = text.slice(0, mostLetters);
  const ends = [/^[\s\S]*\n\s*\n/, /^[\s\S]*(?:[.!?]\s|[。！？])/, /^[\s\S]*\s/];
  const cut = ends.map((form) => form.exec(most)?.[0] ?? "");
  return cut.find((one) => one.length > mostLetters / 2) ?? most;
}

/** Our words in the system part, the selection behind its fence, and nothing about the student. [AIX-7] */
export function editQuestion(way: EditWay, text: string, newWord: () => string): Question {
  const word = fenceWord([text], newWord);
  const system = [
    "You edit a passage of a student's note.",
    rules[way],
    "Write in the language of the passage. Keep its Markdown: headings, lists, emphasis, tables. Copy formulas ($…$, $$…$$), links, [[links between notes]], tags, code and numbers exactly as they are. Say nothing the passage does not say, and answer none of its questions.",
    "A sentence that is good as it stands stays word for word.",
    "Give back the edited passage alone: no introduction, no comment, no quotation marks or code fence around it.",
    fenceRule(word),
  ];
  return { system: system.join("\n"), turns: [{ role: "user", text: fencedPart("passage", text, word) }] };
}

const rules: Readonly<Record<EditWay, string>> = {
  shorten:
    "Make it shorter: about half as long, with everything a student must know for an exam. Leave out repetitions and asides, and say the rest in fewer words.",
  simplify:
    "Make it simpler: short sentences and everyday words, as a good teacher would say it to somebody who hears it for the first time. Technical terms stay, with what they mean in a few words where the passage tells.",
};

/** A model's answer as the passage it stands for; null where it is none. */
export function readEdit(answer: string, text: string): string | null {
  const ours = /^.*<<<(?:data|end) .*>>>.*$\n?/gm;
  let passage = answer.replaceAll("\r\n", "\n").replace(ours, "");
  if (!text.includes("\u200b")) passage = passage.replaceAll("\u200b", "");
  const inFence = /^\s*(`{3,}|~{3,})[\w-]*\n([\s\S]*?)\n\1\s*$/.exec(passage);
  if (inFence && !/^\s*(?:`{3}|~{3})/.test(text)) passage = inFence[2] ?? "";
  passage = passage.trim();
  if (passage === "" || isWritten(passage, text)) return null;
  // The blanks around a selection are no part of what is said.
  const [before = ""] = /^\s*/.exec(text) ?? [];
  const [after = ""] = /\s*$/.exec(text) ?? [];
  return before + passage + after;
}

/** Much longer than what was selected, it is no other wording of it: whoever selects an order gets no essay. [ESS-1] */
function isWritten(passage: string, text: string): boolean {
  return passage.length > text.trim().length * 2 + 40;
}

/**
 * Whether words that would come bring only formulas, links and pictures that are in the passage already. A model that
 * changed a formula, or was talked into an address, proposes a mistake. [AIX-7]
 */
export function isFaithful(coming: string, text: string): boolean {
  const known = text.replace(/\s+/g, "");
  return (coming.match(exact) ?? []).every((part) => known.includes(part.replace(/\s+/g, "")));
}

const exact =
  /\$\$[^$]+\$\$|\$[^\s$](?:[^$\n]*[^\s$])?\$|\\\([^\n]*?\\\)|!?\[\[[^\]\n]+\]\]|!?\[[^\]\n]*\]\([^)\n]*\)|(?:https?|mailto):[^\s)>\]]+|\bwww\.[^\s)>\]]+|<[a-z/!][^>\n]*>/giu;

/** What would go; places in the text. */
export type LeftOut = { readonly from: number; readonly to: number };

/** How much of a long text stays, in sentences. */
const share = 0.6;
/** In fewer sentences each may matter: only what says nothing goes. */
const longNote = 14;

/**
 * Without a model: what says nothing, says it again or leads away is proposed to go; of a long text also what carries
 * it least. Definitions, figures, names, negations, formulas, what is emphasised and tasks stay. Null where the text is too
 * short for that. [AIX-6] [NOT-7]
 */
export function leftOutToShorten(text: string, reader: Language): readonly LeftOut[] | null {
  const reading = readingOf(text, languageOf(text) ?? reader);
  // Rows, tasks and cards are the student's own lists: nobody means them by "shorter".
  const paragraphs = reading.paragraphs.filter(({ aside }) => aside === null);
  const count = paragraphs.flatMap(({ sentences }) => sentences).length;
  if (count < fewestSentences) return null;
  const weights = weightsIn(reading);
  const key =
    count < longNote
      ? null
      : new Set(keySentences(reading, { count: Math.ceil(count * share) }).found.map(({ sentence }) => sentence));
  const isKept = (sentence: Sentence) => {
    const weight = weights.get(sentence);
    return weight === "fact" || (weight === "plain" && key?.has(sentence) !== false);
  };
  const all = paragraphs.flatMap((paragraph) =>
    [...leftOutOf(text, paragraph, isKept), ...remarksIn(text, paragraph, isKept, reading.language)].sort(
      (one, other) => one.from - other.from,
    ),
  );
  // Both of two neighbours may claim the blanks between them.
  return all
    .map(({ from, to }, at) => ({ from: Math.max(from, all[at - 1]?.to ?? 0), to }))
    .filter(({ from, to }) => from < to);
}

const fewestSentences = 3;

function leftOutOf(text: string, paragraph: Paragraph, isKept: (sentence: Sentence) => boolean): readonly LeftOut[] {
  const { sentences } = paragraph;
  if (!sentences.some(isKept)) return [wholeBlock(text, paragraph)].filter(isWhole(text));
  return sentences
    .filter((sentence) => !isKept(sentence))
    .map((sentence) => withMarks(text, sentence))
    .filter(isWhole(text));
}

/** What only remarks on a sentence that stays. */
function remarksIn(
  text: string,
  { sentences }: Paragraph,
  isKept: (sentence: Sentence) => boolean,
  language: Language,
): readonly LeftOut[] {
  return sentences.filter(isKept).flatMap(({ from, to }) =>
    asidesIn(text.slice(from, to), language)
      .map((aside) => ({ from: from + aside.from, to: from + aside.to }))
      .filter(isWhole(text)),
  );
}

/** With its signs and the blank that parts it from its neighbour. */
function withMarks(text: string, { from, to }: LeftOut): LeftOut {
  let [start, end] = [from, to];
  while (/[*_~=]/.test(text[start - 1] ?? "")) start -= 1;
  // Where no blank parts two sentences, the signs behind this one open the next.
  const isOpen = !isWhole(text)({ from: start, to: end });
  while (isOpen && /[*_~=]/.test(text[end] ?? "")) end += 1;
  const behind = /^[^\S\n]+/.exec(text.slice(end))?.[0].length ?? 0;
  if (behind > 0) return { from: start, to: end + behind };
  const before = /[^\S\n]+$/.exec(text.slice(0, start))?.[0].length ?? 0;
  // The first of its line keeps what the line begins with.
  const isFirst = /(?:^|\n)[^\S\n]*$/.test(text.slice(0, start));
  return { from: isFirst ? start : start - before, to: end };
}

/** All its lines, with the mark of a list and the line ends behind them. */
function wholeBlock(text: string, { from, to }: LeftOut): LeftOut {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = text.indexOf("\n", to);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const behind = /^\n\s*?(?=[^\s]|$)/.exec(text.slice(end))?.[0].length ?? 0;
  if (end + behind < text.length || start === 0) return { from: start, to: end + behind };
  // The last one takes the line ends before it.
  return { from: text.slice(0, start).trimEnd().length, to: end };
}

/** No sign is left behind without its other half. */
function isWhole(text: string) {
  return ({ from, to }: LeftOut) => {
    const gone = text.slice(from, to).replace(/^[^\S\n]*\*\s/gm, "");
    return [/\*\*/g, /(?<!\*)\*(?!\*)/g, /__/g, /~~/g, markSign, /`/g, /(?<!\\)\$/g].every(
      (sign) => (gone.match(sign)?.length ?? 0) % 2 === 0,
    );
  };
}
