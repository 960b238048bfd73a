import { deck } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import type { Replica } from "@jotter/replica/replica";

type ClassOfExam = { readonly id: string; readonly classId: string | null };

/** What a deck has with the exam that is chosen for it: where it has no class, that of the exam. [FLA-3] */
export function boundTo(examId: string, classId: string | null, exams: readonly ClassOfExam[] | undefined) {
  const ofExam = exams?.find(({ id }) => id === examId)?.classId ?? null;
  return { examId: examId || null, classId: classId ?? ofExam };
}

/** The class of a deck that is being made or changed: whether it came with the exam that is chosen, or was chosen itself. */
export type ClassChoice = { readonly classId: string | null; readonly isClassOfExam: boolean };

/** Another exam brings its own class, unless the student has chosen one. [FLA-3] */
export function withExam(
  { classId, isClassOfExam }: ClassChoice,
  examId: string,
  exams: readonly ClassOfExam[] | undefined,
) {
  const own = isClassOfExam ? null : classId;
  const chosen = boundTo(examId, own, exams);
  return { ...chosen, isClassOfExam: own === null && chosen.classId !== null };
}

/** From now on these decks and no others are learned for an exam; returns how to take that back. [FLA-3] */
export function bindDecks(replica: Replica, examId: string, deckIds: readonly string[], now: () => number) {
  return replica.together(async () => {
    const exam = await replica.get(event, examId);
    const exams = exam ? [{ id: examId, classId: exam.classId }] : [];
    const decks = await replica.list(deck, { by: "name" });
    const changed = decks.filter(({ id, data }) => (data.examId === examId) !== deckIds.includes(id));
    for (const { id, data } of changed) {
      const chosen = boundTo(data.examId === examId ? "" : examId, data.classId, exams);
      await replica.update(deck, id, { ...chosen, updatedAt: now() });
    }
    return () =>
      replica.together(async () => {
        for (const { id, data } of changed) {
          const { classId } = data;
          await replica.update(deck, id, { examId: data.examId ?? null, classId, updatedAt: now() });
        }
      });
  });
}
