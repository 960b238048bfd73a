import { isSpaceless } from "@jotter/analysis/language";
import { wordsOf as wordsIn } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { spokenClasses } from "../own-data/class-names.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { isOneSlip, plain } from "../own-data/plain-text.ts";
import { finder, questionWordsOf, wordsOf } from "../own-data/words.ts";
import { actWordsOf } from "./act-words.ts";

export type NamedByWords = {
  /** Those whose titles have most of what was named, the latest first. */
  readonly noteIds: readonly string[];
  /** What was named beside the order, to be looked for in the texts. */
  readonly words: readonly string[];
};

/** The notes that an order names by some words of their titles: "quiz me on weimar". */
export function notesByWords(
  head: string,
  language: Language,
  facts: OwnDataFacts,
  /** The order itself: its words name nothing. */
  orders: RegExp,
): NamedByWords {
  const notes = (facts.notes ?? []).toSorted((one, other) => other.updatedAt - one.updatedAt);
  return isSpaceless(language) ? bySigns(head, language, notes) : bySpelling(head, language, facts, notes, orders);
}

type Notes = NonNullable<OwnDataFacts["notes"]>;

function bySpelling(head: string, language: Language, facts: OwnDataFacts, notes: Notes, orders: RegExp): NamedByWords {
  const ofOrder = orderWords(orders);
  const { polite, edge } = actWordsOf[language];
  const plainly = finder([questionWordsOf(language), wordsOf[language].filler, polite, edge].join("|"), language);
  const said = wordsIn(head.replace(plainly, " "), language)
    .filter(({ isStop, text }) => !isStop && text.length > 2 && !isOf(ofOrder, text))
    .map(({ text }) => text);
  const ofClass = spokenClasses(head, language, facts.classes).flatMap(({ places }) =>
    places.flatMap(([at, end]) => head.slice(at, end).split(" ")),
  );
  const isOfClass = (word: string) => ofClass.includes(word);
  const scored = notes.map(({ id, title }) => {
    const own = wordsIn(plain(title, language), language).map(({ text }) => text);
    const matched = said.filter((word) => own.some((one) => isLike(word, one)));
    return { id, matched, score: matched.length + matched.length / (own.length + 1) };
  });
  // "Quiz me on biology" means the class, whatever its notes are called; "my biology note" is one.
  const named = scored.filter(({ matched }) => matched.length > 0 && !(matched.every(isOfClass) && !isOne(head)));
  const most = Math.max(0, ...named.map(({ matched }) => matched.length));
  const noteIds = named
    .filter(({ matched }) => matched.length === most)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
  return { noteIds, words: said.filter((word) => !isOfClass(word)) };
}

/** One note is spoken of. */
function isOne(head: string): boolean {
  return /(?<!\p{L})(?:note|nota|notiz|apunte)(?!\p{L})/u.test(head);
}

function isLike(said: string, own: string): boolean {
  if (said === own || (own.length >= 5 && isOneSlip(said, own))) return true;
  const [short, long] = said.length < own.length ? [said, own] : [own, said];
  return (
    short.length >= 4 &&
    long.startsWith(short.slice(0, Math.max(4, short.length - 2))) &&
    long.length <= short.length + 3
  );
}

/** The words an expression is made of, as far as they are whole. */
function orderWords(orders: RegExp): readonly string[] {
  return orders.source.replace(/\\p\{L\}|\\[a-z]/gu, " ").match(/\p{L}{3,}/gu) ?? [];
}

function isOf(words: readonly string[], said: string): boolean {
  return words.some(
    (word) => word === said || (word.length > 3 && said.length > 3 && (said.startsWith(word) || word.startsWith(said))),
  );
}

/** Signs that titles and orders share without meaning each other. */
const common = /笔记|总结|问题|题|卡片|复习|学习|测验|ノート|メモ|まとめ|問題|クイズ|カード|テスト|勉強|復習/gu;

function bySigns(head: string, language: Language, notes: Notes): NamedByWords {
  const text = head.replace(common, " ");
  const scored = notes.map(({ id, title }) => ({
    id,
    run: longestRun(plain(title, language).replace(common, " "), text),
  }));
  const longest = Math.max(0, ...scored.map(({ run }) => run.length));
  if (longest < 2) return { noteIds: [], words: [] };
  const named = scored.filter(({ run }) => run.length === longest);
  return { noteIds: named.map(({ id }) => id), words: [named[0]?.run ?? ""] };
}

/** The longest that both have without a gap; what is written in kana alone says too little. */
function longestRun(title: string, text: string): string {
  let best = "";
  for (const part of title.split(/\s+/u)) {
    for (let from = 0; from < part.length; from++) {
      for (let to = part.length; to - from > Math.max(1, best.length); to--) {
        const run = part.slice(from, to);
        if (/^[\p{sc=Han}\p{sc=Katakana}ーa-z0-9]+$/u.test(run) && text.includes(run)) best = run;
      }
    }
  }
  return best;
}
