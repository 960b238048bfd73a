import { card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { newNote, note } from "@jotter/domain/note";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, onTestFinished, test } from "vitest";
import { boundTo, sourceIn } from "./bound.ts";
import { clockText, usualAct } from "./use-focus.ts";

const userId = "bound";

test("a task brings its notes, the decks bound to it and those with cards of its notes, and nothing else [FOC-1]", async () => {
  const replica = openReplica({ userId, entities, now: () => 1000 });
  onTestFinished(async () => {
    replica.close();
    await wipeReplica(userId);
  });
  const noteId = await replica.create(note, { ...newNote(1), title: "Series" });
  await replica.create(note, { ...newNote(1), title: "Another" });
  const made = await replica.create(deck, newDeck("From the note", 1));
  await replica.create(deck, newDeck("Of nothing", 1));
  for (const front of ["a", "b"]) {
    await replica.create(card, newCard({ deckId: made, front, back: "", source: { kind: "note", id: noteId } }, 1));
  }
  const task = newEvent(1, {
    ...{ type: "assignment", title: "Sheet 4", start: "2026-11-20", estimateMinutes: 40, noteIds: [noteId] },
    ...{ topics: ["Limits", "Series"].map((name) => ({ name, done: name === "Limits" })) },
  });
  const id = await replica.create(event, task);
  const own = await replica.create(deck, newDeck("Bound", 1, { examId: id }));
  const on = `event:${id}@2026-11-20`;
  expect(await boundTo(replica, on)).toEqual({
    task: { title: "Sheet 4", classId: null, topic: "Series", source: on, estimateMinutes: 40 },
    canBeDone: true,
    materials: [
      { kind: "note", id: noteId, title: "Series", href: `/editor/${noteId}` },
      { kind: "deck", id: own, title: "Bound", href: `/cards/${own}/review`, cards: 0 },
      { kind: "deck", id: made, title: "From the note", href: `/cards/${made}/review`, cards: 2 },
    ],
  });
  await replica.remove(event, id);
  expect(await boundTo(replica, on)).toBeNull();
});

test("what an address names is a record, or nothing [FOC-1]", () => {
  expect(sourceIn("event:a-1@2026-11-20T18:00")).toEqual({ kind: "event", id: "a-1" });
  expect(sourceIn("deck:d")).toEqual({ kind: "deck", id: "d" });
  for (const other of ["", "class:c", "note:", "note:../x", null, undefined]) expect(sourceIn(other)).toBeNull();
});

test("the time is shown to the second that has begun, and Space does what the large button does [FOC-1]", () => {
  expect([25 * 60_000, 59_001, 1, 0, -5].map(clockText)).toEqual(["25:00", "1:00", "0:01", "0:00", "0:00"]);
  const phases = ["work", "paused", "break", "ready", "over"] as const;
  expect(phases.map((phase) => usualAct({ phase }))).toEqual(["pause", "go", "go", "go", null]);
});

test("a planned block opens the deck it was planned for, else those of its exam [FOC-1] [PLN-1]", async () => {
  const replica = openReplica({ userId: "blocks", entities, now: () => 1000 });
  onTestFinished(async () => {
    replica.close();
    await wipeReplica("blocks");
  });
  const exam = await replica.create(event, newEvent(1, { type: "exam", title: "Series", start: "2026-11-24" }));
  const one = await replica.create(deck, newDeck("Limits", 1, { examId: exam }));
  const other = await replica.create(deck, newDeck("Sums", 1, { examId: exam }));
  const block = (deckId?: string) =>
    newEvent(1, {
      ...{ type: "study", title: "Study: Series", start: "2026-11-20T17:00", end: "2026-11-20T17:30" },
      material: { workId: exam, topic: "Sums", activity: "memory", ...(deckId && { deckId }) },
    });
  const decksOf = async (deckId?: string) => {
    const bound = await boundTo(replica, `event:${await replica.create(event, block(deckId))}`);
    expect(bound?.task.topic).toBe("Sums");
    return bound?.materials.map(({ id }) => id).toSorted();
  };
  expect(await decksOf(other)).toEqual([other]);
  expect(await decksOf()).toEqual([one, other].toSorted());
});
