import { gapCount } from "@jotter/markdown/cloze";
import { writtenLines } from "@jotter/markdown/written-lines";
import type { PlainCard } from "./plain-card.ts";

/** What a text gave, and how many of its rows had one side only. */
export type ListedCards = { readonly cards: readonly PlainCard[]; readonly halves: number };

/** Lines as a note has them, `Question :: Answer` and `==gaps==`; null where most of a text is something else. [FLA-4] [NOT-7] */
export function readWritten(text: string): ListedCards | null {
  const bare = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const found = writtenLines(bare);
  const lines = bare.split("\n");
  if (found.length === 0 || found.length * 2 < lines.filter((line) => !isBreak(line)).length) return null;
  const cards: PlainCard[] = [];
  let halves = 0;
  let next = 0;
  let end = 0;
  /** Whether the line before belongs to an answer. */
  let isOpen = false;
  for (const line of lines) {
    end += line.length + 1;
    const card = found[next];
    const last = cards.at(-1);
    if (card && card.at < end) {
      next++;
      cards.push(cardOf(card.kind, card.front, card.back));
      isOpen = card.kind === "basic";
    } else if (isBreak(line)) isOpen = false;
    else if (isOpen && last) cards[cards.length - 1] = { ...last, back: `${last.back}\n${line.trim()}` };
    else halves++;
  }
  return { cards, halves };
}

/** An empty line or a heading. */
function isBreak(line: string): boolean {
  return /^\s*(?:#{1,6}\s.*)?$/.test(line);
}

function cardOf(kind: "basic" | "cloze", front: string, back: string): PlainCard {
  const plain = { front, back, tags: [], deck: null };
  return kind === "cloze" ? { kind, ...plain, sides: gapCount(front) } : { kind, ...plain };
}
