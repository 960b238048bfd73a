import { duplicatesIn } from "@jotter/card-files/duplicates";
import { card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { dueOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { sidesOf } from "../../../student/cards/keep-cards.ts";
import type { NoteImages } from "../../../student/pictures/note-images.ts";
import type { IncomingCard } from "./messages.ts";
import type { OpenedFile } from "./read-cards.ts";

export type Added = {
  readonly cards: number;
  /** The student has these already. */
  readonly same: number;
  /** Pictures that could not be kept, and sounds, which are not shown. */
  readonly filesLeft: number;
  readonly deckIds: readonly string[];
  /** Takes all of it back. */
  readonly undo: () => Promise<void>;
};

type AddOptions = {
  readonly replica: Replica;
  readonly images: NoteImages;
  readonly now: () => number;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

const portion = 50;
const scheduler = schedulerFor({ retention: 0.9 });

/** Adds what is not there yet, a few at a time; called off, it leaves nothing behind. [FLA-4] */
export async function addCards({ found, cards, file }: OpenedFile, options: AddOptions): Promise<Added | "cancelled"> {
  const { replica, now, onProgress, signal } = options;
  const known = new Map((await replica.list(deck, { by: "name" })).map(({ id, data }) => [data.name, id]));
  const made: string[] = [];
  const added: string[] = [];
  const undo = async () => {
    await inPortions(replica, added, (id) => replica.remove(card, id));
    for (const id of made) await replica.remove(deck, id);
  };
  const decks = new Map<string, string>();
  for (const { key, name } of found.decks) {
    const shown = name.replaceAll("::", " › ").slice(0, 300);
    const there = known.get(shown);
    if (there === undefined) made.push(await replica.create(deck, newDeck(shown, now())));
    decks.set(key, there ?? made.at(-1) ?? "");
  }
  const existing = await wordsIn(
    replica,
    [...decks.values()].filter((id) => !made.includes(id)),
  );
  const pictures = new Map<string, string | null>();
  let [same, filesLeft] = [0, 0];
  for (let from = 0; from < found.count; from += portion) {
    if (signal.aborted) {
      await undo();
      return "cancelled";
    }
    const some = await cards(from, from + portion);
    const likeness = await duplicatesIn(some, existing);
    const fresh = some.filter((_, at) => !likeness.ok || likeness.value[at]?.as !== "same");
    same += some.length - fresh.length;
    existing.push(...fresh.map(({ front, back }) => ({ front, back })));
    const ready: IncomingCard[] = [];
    for (const one of fresh) ready.push(await withPictures(one));
    await replica.together(async () => {
      for (const [at, one] of ready.entries()) added.push(await replica.create(card, recordOf(one, from + at)));
    });
    onProgress(Math.min(1, (from + portion) / found.count));
  }
  return { cards: added.length, same, filesLeft, deckIds: [...decks.values()], undo };

  function recordOf({ deckKey = "", ...one }: IncomingCard, place: number) {
    const { reviews = [], sides = sidesOf(one), gapSides, ...rest } = one;
    const isNew = reviews.length === 0;
    const due = isNew ? null : dueOf({ reviews, sides }, scheduler);
    return newCard(
      {
        ...rest,
        ...(gapSides && { gapSides: [...gapSides] }),
        tags: [...one.tags],
        reviews: [...reviews],
        ...{ deckId: decks.get(deckKey) ?? "", sides, due, newAt: isNew ? now() + place : null },
        askedAt: reviews.at(-1)?.at ?? null,
      },
      now(),
    );
  }

  /** What a card shows is kept as the student's own pictures are. */
  async function withPictures(one: IncomingCard): Promise<IncomingCard> {
    const keys = [...`${one.front}\n${one.back}`.matchAll(/attachment:([\w.-]+)/g)].map(([, key = ""]) => key);
    let { front, back } = one;
    for (const key of new Set(keys)) {
      if (!pictures.has(key)) pictures.set(key, await keptPicture(key));
      const address = pictures.get(key);
      const to = address ?? "attachment:missing";
      [front, back] = [front, back].map((text) => text.replaceAll(`attachment:${key}`, to)) as [string, string];
    }
    return { ...one, front, back };
  }

  async function keptPicture(key: string): Promise<string | null> {
    const bytes = await file(key);
    const kept = bytes ? await options.images.add(new Blob([new Uint8Array(bytes)])) : null;
    if (kept?.ok) return kept.value.address;
    filesLeft++;
    return null;
  }
}

async function wordsIn(replica: Replica, deckIds: readonly string[]) {
  const rows = deckIds.length > 0 ? await replica.having(card, "deckId", deckIds) : [];
  const words: { front: string; back: string }[] = [];
  for (const { id } of rows) {
    const data = await replica.get(card, id);
    if (data) words.push({ front: data.front, back: data.back });
  }
  return words;
}

async function inPortions(replica: Replica, ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += 100) {
    await replica.together(async () => {
      for (const id of ids.slice(from, from + 100)) await act(id);
    });
  }
}
