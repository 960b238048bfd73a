import type { Card, Review } from "@jotter/domain/card";
import { htmlToMarkdown } from "@jotter/markdown/html-to-markdown";
import { dueOf } from "@jotter/memory/replay";
import type { Scheduler } from "@jotter/memory/scheduler";
import { areasIn } from "./anki-areas.ts";
import type { Collection, NoteType } from "./anki-collection.ts";
import { type LogEntry, reviewsOf, type Schedule } from "./anki-history.ts";
import { type Rendered, rendered } from "./anki-template.ts";
import { gapSidesOf, numbersOf, type SharedGaps } from "./gap-sides.ts";

export type AnkiNote = {
  readonly id: number;
  readonly guid: string;
  readonly typeId: number;
  readonly tags: readonly string[];
  readonly fields: readonly string[];
};

/** One side of a note: what Anki calls a card. */
export type AnkiSide = Schedule & {
  readonly deckId: number;
  /** The place of its template, or the number of its gap less one. */
  readonly place: number;
  /** -1 suspended, -2 and -3 buried. */
  readonly queue: number;
  readonly isFlagged: boolean;
  readonly log: readonly LogEntry[];
};

type Content = Pick<Card, "kind" | "front" | "back" | "areas" | "sides"> & SharedGaps;

/** A card as it may be added to a deck of the student's. */
export type ReadCard = Content &
  Pick<
    Card,
    "tags" | "reviews" | "due" | "newAt" | "createdAt" | "updatedAt" | "suspendedAt" | "buriedUntil" | "isFlagged"
  > & {
    readonly deckKey: string;
    /** By this Anki knows the note again, when it goes back there. */
    readonly guid: string;
  };

export type CardOptions = {
  readonly collection: Collection;
  readonly fileKey: (name: string) => string | null;
  readonly scheduler: Scheduler;
  readonly now: number;
  /** When the student's day is over: what was put off until the next one comes then. */
  readonly dayEndsAt: number;
};

/** The cards that a note makes here: one for a note with gaps or two directions, else one for each of its templates. */
export function cardsOf(note: AnkiNote, sides: readonly AnkiSide[], options: CardOptions): readonly ReadCard[] {
  const noteType = options.collection.noteTypes.get(note.typeId);
  if (!noteType || sides.length === 0) return [];
  const inOrder = sides.toSorted((one, other) => one.place - other.place);
  return contentsOf(note, noteType, inOrder, options)
    .filter(({ content: { front, back } }) => front !== "" && front.length + back.length <= longest)
    .map(({ content, asked }, place) => cardOf(note, content, asked, place, options));
}

const longest = 200_000;

/** `asked` are Anki's cards in the order of our sides; null where it has none. */
type Contents = readonly { readonly content: Content; readonly asked: readonly (AnkiSide | null)[] }[];

function contentsOf(
  note: AnkiNote,
  noteType: NoteType,
  sides: readonly AnkiSide[],
  { fileKey }: CardOptions,
): Contents {
  const text = (html: string) => htmlToMarkdown(html, { fileKey }).text;
  const shapes = note.fields.findIndex((field) => field.includes("::image-occlusion:"));
  if (noteType.isCloze && shapes >= 0) return [occlusion(note, noteType, shapes, sides, text)];
  if (noteType.isCloze) return [cloze(note, noteType, sides, fileKey)];
  const all = sides.flatMap((side) => {
    const template = noteType.templates[side.place];
    return template ? [{ side, made: rendered(template, noteType, note.fields) }] : [];
  });
  const [one, other] = all;
  if (one && other && all.length === 2 && isMirror(one.made, other.made)) {
    const { front, back } = one.made;
    return [
      { content: { kind: "reversed", front: text(front), back: text(back), sides: 2 }, asked: [one.side, other.side] },
    ];
  }
  return all.map(({ side, made: { front, back, isTyped } }) => ({
    content: { kind: isTyped ? "typed" : "basic", front: text(front), back: text(back) },
    asked: [side],
  }));
}

function isMirror(one: Rendered, other: Rendered): boolean {
  return one.front === other.back && one.back === other.front && !one.isTyped && !other.isTyped;
}

function cloze(note: AnkiNote, noteType: NoteType, sides: readonly AnkiSide[], fileKey: CardOptions["fileKey"]) {
  const { front, back } = rendered(
    noteType.templates[0] ?? { name: "", question: "", answer: "" },
    noteType,
    note.fields,
  );
  const { text, gaps } = htmlToMarkdown(front, { hasGaps: true, fileKey });
  const content = { front: text, back: htmlToMarkdown(back, { fileKey }).text };
  if (gaps.length === 0) return { content: { kind: "basic", ...content }, asked: sides.slice(0, 1) } as const;
  return { content: { kind: "cloze", ...content, ...gapSidesOf(gaps) }, asked: askedBy(gaps, sides) } as const;
}

function occlusion(
  { fields }: AnkiNote,
  noteType: NoteType,
  shapes: number,
  sides: readonly AnkiSide[],
  text: (html: string) => string,
) {
  const numbered = areasIn(fields[shapes] ?? "").slice(0, 200);
  const numbers = numbered.map(({ number }) => [number]);
  const words = fields.map((field, place) => (place === shapes ? "" : text(field)));
  const isBehind = (place: number) => /back|extra|comment|remark/i.test(noteType.fields[place] ?? "");
  const on = (behind: boolean) => words.filter((word, place) => word !== "" && isBehind(place) === behind);
  // The header stands above its picture, though its field comes later.
  const front = on(false).toSorted((one, other) => Number(one.startsWith("![")) - Number(other.startsWith("![")));
  const content = { front: front.join("\n\n"), back: on(true).join("\n\n") };
  if (numbers.length === 0) return { content: { kind: "basic", ...content }, asked: sides.slice(0, 1) } as const;
  const areas = numbered.map(({ area }) => area);
  return {
    content: { kind: "image", ...content, areas, ...gapSidesOf(numbers) },
    asked: askedBy(numbers, sides),
  } as const;
}

function askedBy(gaps: readonly (readonly number[])[], sides: readonly AnkiSide[]): readonly (AnkiSide | null)[] {
  return numbersOf(gaps).map((number) => sides.find(({ place }) => place === number - 1) ?? null);
}

const mostReviews = 10_000;

function cardOf(
  note: AnkiNote,
  content: Content,
  asked: readonly (AnkiSide | null)[],
  place: number,
  { collection, scheduler, now, dayEndsAt }: CardOptions,
): ReadCard {
  const sides = asked.filter((side) => side !== null);
  const all = asked.flatMap((side, index): readonly Review[] =>
    side ? reviewsOf(side.log, side, { side: index, createdAt: collection.createdAt, now }) : [],
  );
  const reviews = all.toSorted((one, other) => one.at - other.at).slice(-mostReviews);
  const isAll = (has: (side: AnkiSide) => boolean) => sides.length > 0 && sides.every(has);
  const due = dueOf({ reviews, sides: content.sides }, scheduler);
  const position = Math.min(1e9, Math.max(0, sides[0]?.type === 0 ? sides[0].due : 0));
  return {
    ...content,
    deckKey: String(sides[0]?.deckId ?? 1),
    guid: place === 0 ? note.guid : `${note.guid}-${place}`,
    tags: note.tags,
    reviews,
    due,
    newAt: due === null ? now + position : null,
    createdAt: note.id > 0 ? Math.min(note.id, now) : now,
    updatedAt: now,
    // What Anki does with some of a note's cards, we do with the whole one or not at all.
    ...(isAll(({ queue }) => queue === -1) && { suspendedAt: now }),
    ...(isAll(({ queue }) => queue < -1) && { buriedUntil: dayEndsAt }),
    ...(sides.some(({ isFlagged }) => isFlagged) && { isFlagged: true }),
  } as ReadCard;
}
