import { event } from "@jotter/domain/event";
import type { Replica } from "@jotter/replica/replica";
import type { DeckRow } from "../../student/cards/use-decks.ts";

/** The decks of a class, and those that are learned for one of its exams, whether it is over or not. [DSH-4] */
export async function classDecks(
  replica: Replica,
  decks: readonly DeckRow[],
  classId: string,
): Promise<readonly DeckRow[]> {
  const examIds = [...new Set(decks.flatMap(({ data }) => data.examId ?? []))];
  const exams = await replica.rows(event, examIds);
  const ofClass = new Set(exams.flatMap(({ id, del, data }) => (del === 0 && data.classId === classId ? [id] : [])));
  return decks.filter(({ data }) => data.classId === classId || ofClass.has(data.examId ?? ""));
}
