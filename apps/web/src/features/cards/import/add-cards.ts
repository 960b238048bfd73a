import { type Card, card, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { dueOf } from "@jotter/memory/replay";
import type { Replica } from "@jotter/replica/replica";
import { inPortions } from "../../../student/cards/in-portions.ts";
import { sidesOf } from "../../../student/cards/keep-cards.ts";
import { schedulersOf } from "../../../student/cards/memory-way.ts";
import type { NoteImages } from "../../../student/pictures/note-images.ts";
import { nextTurn } from "../../../ui/turns.ts";
import type { IncomingCard, Words } from "./messages.ts";
import type { LeftOut, OpenedFile } from "./read-cards.ts";

export type Added = {
  readonly cards: number;
  /** Pictures that could not be kept. */
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

const portion = 60;

/** A file that was looked through for what the student has and what it has twice; `count` cards are new. */
export type ComparedFile = LeftOut & { readonly opened: OpenedFile; readonly count: number };

/** Holds a file against the decks its cards would go to. */
export async function compared(opened: OpenedFile, replica: Replica): Promise<ComparedFile> {
  const names = new Set(opened.found.decks.map(({ name }) => deckName(name)));
  const there = (await replica.list(deck, { by: "name" })).filter(({ data }) => names.has(data.name));
  const have = await wordsIn(
    replica,
    there.map(({ id }) => id),
  );
  const { same, twice } = await opened.compare(have);
  return { opened, same, twice, count: opened.found.count - same - twice };
}

/** Adds what is not there yet, a few at a time; called off or failed, it leaves nothing behind. [FLA-4] */
export async function addCards(
  { opened: { found, cards, file }, count }: ComparedFile,
  options: AddOptions,
): Promise<Added | "cancelled" | "failed"> {
  const { replica, now, onProgress, signal } = options;
  const there = await replica.list(deck, { by: "name" });
  const known = new Map(there.map(({ id, data }) => [data.name, id]));
  const schedulerOf = await schedulersOf(replica);
  const schedulers = new Map(there.map(({ id, data }) => [id, schedulerOf(data)]));
  const made: string[] = [];
  const added: string[] = [];
  const undo = async () => {
    await inPortions(replica, added, (id) => replica.remove(card, id));
    for (const id of made) await replica.remove(deck, id);
  };
  const decks = new Map<string, string>();
  const pictures = new Map<string, string | null>();
  let filesLeft = 0;
  try {
    if (await addAll()) return { cards: added.length, filesLeft, deckIds: [...decks.values()], undo };
    await undo();
    return "cancelled";
  } catch {
    await undo();
    return "failed";
  }

  /** False where it was called off. */
  async function addAll(): Promise<boolean> {
    const names = new Set(found.decks.map(({ name }) => deckName(name)).filter((name) => !known.has(name)));
    const fresh = [...names].map((name) => newDeck(name, now()));
    made.push(...(await replica.createAll(deck, fresh, { goesOn: count > 0 })));
    for (const [at, { name }] of fresh.entries()) known.set(name, made[at] ?? "");
    for (const { key, name } of found.decks) decks.set(key, known.get(deckName(name)) ?? "");
    for (let from = 0; from < count; from += portion) {
      if (signal.aborted) return false;
      const ready: IncomingCard[] = [];
      for (const one of await cards(from, from + portion)) ready.push(await withPictures(one));
      const records = ready.map((one, at) => recordOf(one, from + at));
      await nextTurn();
      added.push(...(await replica.createAll(card, records, { goesOn: from + portion < count })));
      onProgress(Math.min(1, (from + portion) / count));
    }
    return true;
  }

  function recordOf({ deckKey = "", ...one }: IncomingCard, place: number) {
    const { reviews = [], sides = sidesOf(one), gapSides, hiddenWith, newAt, ...rest } = one;
    const deckId = decks.get(deckKey) ?? "";
    // Answers may all be taken back, as of what Anki was told to forget: such a card is new again.
    const due = dueOf({ reviews, sides }, schedulers.get(deckId) ?? schedulerOf({}));
    return newCard(
      {
        ...rest,
        ...(gapSides && { gapSides: [...gapSides] }),
        ...(hiddenWith && { hiddenWith: hiddenWith.map((sides) => [...sides]) }),
        tags: [...one.tags],
        reviews: [...reviews],
        ...{ deckId, sides, due, newAt: due === null ? (newAt ?? now() + place) : null },
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

async function wordsIn(replica: Replica, deckIds: readonly string[]): Promise<readonly Words[]> {
  const ids = deckIds.length > 0 ? (await replica.having(card, "deckId", deckIds)).map(({ id }) => id) : [];
  const words: Words[] = [];
  for (let from = 0; from < ids.length; from += portion) {
    const some = await replica.records(card, ids.slice(from, from + portion));
    words.push(...some.map(({ id, data }) => wordsOf(id, data)));
  }
  return words;
}

/** A card that was made here is called by its id in a package. */
function wordsOf(id: string, { front, back, guid }: Card): Words {
  return { front, back, guid: typeof guid === "string" && guid !== "" ? guid : id };
}

/** A deck within a deck has a name of its own here. */
export function deckName(inFile: string): string {
  return inFile.replaceAll("::", " › ").slice(0, 300);
}
