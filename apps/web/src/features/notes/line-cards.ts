import type { Card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import type { CardSign } from "@jotter/editor/card-signs";
import { topicOf } from "@jotter/markdown/headings";
import type { WrittenLine } from "@jotter/markdown/written-lines";
import type { Scheduler } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { cardMemory } from "../../student/cards/card-memory.ts";
import { type CardWords, type DeckChoice, keepCards } from "../../student/cards/keep-cards.ts";
import { followLines } from "../../student/cards/line-cards.ts";
import { schedulersOf } from "../../student/cards/memory-way.ts";
import { usualDeck } from "../../student/cards/use-decks.ts";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** Fetched when a note has lines that are cards, or had: most notes are only written. */

type SettleDeps = {
  readonly replica: Replica;
  readonly noteId: string;
  readonly now: number;
  readonly t: Translate;
  readonly format: Format;
};

/** Lets the cards of a note follow its lines; says what stands at the end of each line. [FLA-1] */
export async function settleLines(lines: readonly WrittenLine[], { replica, noteId, now, t, format }: SettleDeps) {
  const { cardOf, suspended } = await followLines(replica, noteId, lines, now);
  const schedulerOf = await schedulersOf(replica);
  const schedulers = new Map<string, Scheduler>();
  for (const { id, data } of await replica.rows(deck, [...new Set(cardOf.flatMap((row) => row?.data.deckId ?? []))])) {
    schedulers.set(id, schedulerOf(data));
  }
  const signs = cardOf.map((row) => {
    const scheduler = row && (schedulers.get(row.data.deckId) ?? schedulerOf({}));
    return row && scheduler ? signOf(row.data, scheduler, { now, t, format }) : null;
  });
  return { signs, suspended };
}

function signOf(
  data: Pick<Card, "reviews" | "sides" | "goneSides" | "suspendedAt">,
  scheduler: Scheduler,
  { now, t, format }: Pick<SettleDeps, "now" | "t" | "format">,
): CardSign {
  if (data.suspendedAt != null) return { label: t("cards.filter.suspended"), title: t("cards.line.suspended") };
  const { recall } = cardMemory(data, scheduler, now);
  if (recall === null) return { label: t("cards.new"), title: t("cards.line.unseen") };
  const percent = format.percent(recall);
  return { label: percent, title: t("cards.line.known", { percent }) };
}

type LineOfNote = {
  readonly noteId: string;
  readonly title: string;
  readonly classId: string | null;
  /** The heading it stands under. */
  readonly topic: string | undefined;
};

/** One line as a card, in the deck where cards of this note go. */
export async function keepLine(
  replica: Replica,
  { kind, line, front, back }: WrittenLine,
  { noteId, title, classId, topic }: LineOfNote,
  now: number,
) {
  const usual = usualDeck(await replica.list(deck, { by: "name" }), title, classId);
  const choice: DeckChoice = usual ?? { name: title, classId };
  const source = { kind: "note", id: noteId, title: title.slice(0, 1000), quote: line, isLine: true } as const;
  const words: CardWords = { kind, front, back, topic: topicOf(topic ?? ""), source };
  const { deckId, ids } = await keepCards(replica, choice, [words], now);
  const name = (await replica.get(deck, deckId))?.name ?? title;
  return { ids, name };
}
