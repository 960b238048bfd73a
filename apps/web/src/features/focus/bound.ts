import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { document } from "@jotter/domain/document";
import { event } from "@jotter/domain/event";
import type { FocusTask } from "@jotter/domain/focus-timer";
import { note } from "@jotter/domain/note";
import { quiz } from "@jotter/domain/quiz";
import type { Replica } from "@jotter/replica/replica";
import { reviewHref } from "../../student/next-up/links.ts";

/** Something to work with: where it is opened, and of a deck how many cards it has. */
export type Material = {
  readonly kind: "note" | "document" | "deck" | "quiz";
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly cards?: number;
};

/** What a session is bound to, and exactly what belongs to it. */
export type Bound = {
  readonly task: FocusTask;
  /** What was written into the calendar can be done. */
  readonly canBeDone: boolean;
  readonly materials: readonly Material[];
};

/** "event:{id}@{start}", "note:{id}", …; null for what is nothing of the kind. */
export function sourceIn(on: string | null | undefined) {
  const [, kind, id] = /^(event|note|document|deck|quiz):([\w-]{1,100})(?:@.*)?$/.exec(on ?? "") ?? [];
  return kind && id ? { kind: kind as "event" | Material["kind"], id } : null;
}

/** Null where it is not there, or not any more. [FOC-1] */
export async function boundTo(replica: Replica, on: string): Promise<Bound | null> {
  const source = sourceIn(on);
  if (!source) return null;
  const { kind, id } = source;
  const plain = { topic: null, source: on, estimateMinutes: null };
  if (kind === "event") {
    const found = await replica.get(event, id);
    if (!found) return null;
    const { title, classId, noteIds = [], topics = [], estimateMinutes = null, type, material } = found;
    const open = topics.filter(({ done }) => !done);
    const topic = material?.topic ?? (open.length === 1 ? open[0]?.name : undefined) ?? null;
    // A planned block is for an exam or a task: its cards are those of that, or the one deck it was planned for.
    const decks = (await replica.list(deck, { by: "name" })).filter((one) =>
      material?.deckId ? one.id === material.deckId : one.data.examId === (material?.workId ?? id),
    );
    return {
      task: { title, classId, topic, source: on, estimateMinutes },
      canBeDone: type === "assignment" || type === "study",
      materials: [...(await notesOf(replica, noteIds)), ...(await decksFor(replica, noteIds, decks))],
    };
  }
  const [own] = await recordsOf(replica, kind, id);
  if (!own) return null;
  const { classId, ...material } = own;
  const decks = kind === "note" || kind === "document" ? await decksFor(replica, [id], []) : [];
  return {
    task: { ...plain, title: material.title, classId },
    canBeDone: false,
    materials: [material, ...decks],
  };
}

type Found = Material & { readonly classId: string | null };

async function recordsOf(replica: Replica, kind: Material["kind"], id: string): Promise<readonly Found[]> {
  switch (kind) {
    case "note": {
      const rows = await replica.rows(note, [id]);
      return rows
        .filter(({ del }) => del === 0)
        .map(({ data }) => ({ ...noteAt(id, data.title), classId: data.classId }));
    }
    case "document": {
      const rows = await replica.rows(document, [id]);
      return rows.flatMap(({ del, data }) =>
        del === 0 ? { kind, id, title: data.title, href: `/docs/${id}`, classId: data.classId ?? null } : [],
      );
    }
    case "deck": {
      const rows = (await replica.rows(deck, [id])).filter(({ del }) => del === 0);
      return Promise.all(
        rows.map(async ({ data }) => ({ ...(await deckAt(replica, id, data.name)), classId: data.classId })),
      );
    }
    case "quiz": {
      const rows = await replica.rows(quiz, [id]);
      return rows.flatMap(({ del, data }) =>
        del === 0 ? { kind, id, title: data.title, href: `/quiz/${id}`, classId: data.classId } : [],
      );
    }
  }
}

async function notesOf(replica: Replica, ids: readonly string[]): Promise<readonly Material[]> {
  const rows = ids.length === 0 ? [] : await replica.rows(note, ids);
  return rows.flatMap(({ id, del, data }) => (del === 0 ? noteAt(id, data.title) : []));
}

function noteAt(id: string, title: string): Material {
  return { kind: "note", id, title, href: `/editor/${id}` };
}

/** The decks bound to a task, and those with cards made from its texts. */
async function decksFor(
  replica: Replica,
  textIds: readonly string[],
  bound: readonly { readonly id: string }[],
): Promise<readonly Material[]> {
  const made = textIds.length === 0 ? [] : await replica.having(card, "source.id", textIds);
  const ids = [...new Set([...bound.map(({ id }) => id), ...made.map(({ data }) => data.deckId)])];
  const rows = ids.length === 0 ? [] : await replica.rows(deck, ids);
  const here = rows.filter(({ del }) => del === 0);
  return Promise.all(here.map(({ id, data }) => deckAt(replica, id, data.name)));
}

async function deckAt(replica: Replica, id: string, title: string): Promise<Material> {
  const within = { field: "deckId", id };
  const [seen, unseen] = await Promise.all([
    replica.count(card, { by: "due", within }),
    replica.count(card, { by: "newAt", within }),
  ]);
  return { kind: "deck", id, title, href: reviewHref(id), cards: seen + unseen };
}
