import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import { recallAt } from "@jotter/memory/replay";
import type { Replica } from "@jotter/replica/replica";
import { cardMemory } from "../cards/card-memory.ts";
import { examOf } from "../cards/exam.ts";
import { schedulersOf } from "../cards/memory-way.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { cardsByMark } from "./mark-cards.ts";
import type { StoredMark } from "./use-marks.ts";

/** What became of a mark: the deck its card is in, and how well it would be known. */
export type MarkCard = {
  readonly deckId: string;
  readonly deck: string;
  /** Null where it was never asked. */
  readonly known: number | null;
  /** The day of the exam that is meant; null where it is known now. */
  readonly day: string | null;
};

/** By mark. */
export function useMarkCards(
  documentId: string,
  marks: readonly StoredMark[],
): ReadonlyMap<string, MarkCard> | undefined {
  const { replica, now } = useStudent();
  return useLive(() => markCards(replica, documentId, marks, now()), [replica, documentId, marks], marks.length > 0);
}

async function markCards(
  replica: Replica,
  documentId: string,
  marks: readonly StoredMark[],
  now: number,
): Promise<ReadonlyMap<string, MarkCard>> {
  const cards = (await replica.having(card, "source.id", [documentId])).filter(({ del }) => del !== 1);
  const made = cardsByMark(marks, cards);
  if (made.size === 0) return new Map();
  const schedulerOf = await schedulersOf(replica);
  const found = new Map<string, MarkCard>();
  for (const [mark, { data }] of made) {
    const into = await replica.get(deck, data.deckId);
    if (!into) continue;
    const scheduler = schedulerOf(into);
    const { states, recall } = cardMemory(data, scheduler, now);
    const stored = into.examId ? await replica.get(event, into.examId) : undefined;
    const exam = stored && into.examId ? examOf(into.examId, stored) : null;
    const ahead = exam && exam.at > now && recall !== null ? exam : null;
    const asked = states.filter((state) => state !== null);
    const then = ahead && asked.reduce((sum, state) => sum + recallAt(state, ahead.at, scheduler), 0) / states.length;
    found.set(mark, { deckId: data.deckId, deck: into.name, known: then ?? recall, day: ahead?.day ?? null });
  }
  return found;
}
