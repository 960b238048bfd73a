import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/**
 * basic asks for its back; reversed asks both ways; cloze hides the `==marked==` words of its front, each in its turn;
 * typed is answered with the keyboard; image hides areas of the picture on its front, each in its turn. [FLA-1]
 */
export const cardKinds = ["basic", "reversed", "cloze", "typed", "image"] as const;
export const CardKind = z.enum(cardKinds);
export type CardKind = z.infer<typeof CardKind>;

export const ratings = [1, 2, 3, 4] as const;
/** Again, Hard, Good, Easy. */
export type Rating = (typeof ratings)[number];

/** One answer, or something else that happened to a card's memory. Nothing of it is ever changed or taken out. [FLA-2] */
export const Review = later(() =>
  z.looseObject({
    at: z.number(),
    /** Which of the card's sides was asked: cards that ask one thing have side 0. */
    side: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
    rating: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
    /** How long it took to answer. */
    ms: z.optional(z.number().check(z.minimum(0))),
    /** The answer given at this moment does not count: it was taken back. */
    undoes: z.optional(z.number()),
    /** What another program knew of it, where that came without its answers. */
    set: z.optional(
      z.object({
        stability: z.number().check(z.positive()),
        difficulty: z.number(),
        /** How often it was known and slipped there. */
        slips: z.optional(z.int().check(z.minimum(0))),
      }),
    ),
  }),
);
export type Review = z.infer<typeof Review>;

/** Where a card comes from: what is opened to see it there. */
export const CardSource = later(() =>
  z.looseObject({
    kind: z.enum(["note", "document", "quiz", "text"]),
    id: z.string().check(z.maxLength(100)),
    title: z.optional(z.string().check(z.maxLength(1000))),
    /** The words it was made from, as they stood there. */
    quote: z.optional(z.string().check(z.maxLength(5000))),
    /** The page of the document they stand on, from 0. */
    page: z.optional(z.int().check(z.minimum(0))),
    /** Which question of the quiz it was made of. */
    question: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
    /** It is this line of the note: whoever edits the line edits the card. [NOT-7] */
    isLine: z.optional(z.boolean()),
    /** When that line went away: a card suspended at this moment is taken up again with its line. */
    goneAt: z.optional(z.nullable(z.number())),
  }),
);
export type CardSource = z.infer<typeof CardSource>;

/** A part of a picture, in thousandths of its width and height. */
export const HiddenArea = later(() =>
  z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
);
export type HiddenArea = z.infer<typeof HiddenArea>;

export const Card = later(() =>
  z.looseObject({
    deckId: RecordId,
    kind: CardKind,
    /** Markdown. */
    front: z.string(),
    back: z.string(),
    areas: z.optional(z.array(HiddenArea).check(z.maxLength(200))),
    /** While one of its areas is asked, all are covered; without it only that one. */
    coversAll: z.optional(z.boolean()),
    /** How many things it asks, each with a memory of its own; without a number one. */
    sides: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    /** Which side each gap or area belongs to, where several are hidden together; else each is a side of its own. */
    gapSides: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(999))).check(z.maxLength(999))),
    /** And with which other sides, where gaps stand within gaps. */
    hiddenWith: z.optional(
      z.array(z.array(z.int().check(z.minimum(0), z.maximum(999))).check(z.maxLength(40))).check(z.maxLength(999)),
    ),
    /** Sides that no gap has any more. Their answers stay in the log, and no other gap ever takes their number. */
    goneSides: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(999))).check(z.maxLength(999))),
    tags: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
    /** The heading it stood under, or what the student called it. */
    topic: z.optional(z.string().check(z.maxLength(300))),
    source: z.optional(z.nullable(CardSource)),
    suspendedAt: z.optional(z.nullable(z.number())),
    /** Not before this moment, whatever is due. */
    buriedUntil: z.optional(z.nullable(z.number())),
    isFlagged: z.optional(z.boolean()),
    /** The truth of what is remembered: every state of memory is a replay of it. [FLA-2] */
    reviews: z.array(Review).check(z.maxLength(10_000)),
    /** When its first side is to be asked again; null where none was ever asked. A hint for lists, by the device that wrote last. */
    due: z.nullable(z.number()),
    /** Its place among those that were never asked; null when it was. */
    newAt: z.nullable(z.number()),
    /** When it was answered last: what was done today is found by it. */
    askedAt: z.optional(z.nullable(z.number())),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Card = z.infer<typeof Card>;

export const card = defineEntity({
  kind: "card",
  schema: Card,
  textFields: ["front", "back"],
  logFields: ["reviews"],
  timeFields: ["updatedAt", "askedAt"],
  soonestFields: ["due", "newAt"],
  indexes: [
    "[del+data.deckId+data.due]",
    "[del+data.deckId+data.newAt]",
    "[del+data.deckId+data.askedAt]",
    "data.deckId",
    "data.source.id",
  ],
});

/** The sides it asks, by their numbers in its log. */
export function sidesAsked({ sides = 1, goneSides = [] }: Pick<Card, "sides" | "goneSides">): readonly number[] {
  const all = Array.from({ length: sides }, (_, side) => side);
  const asked = all.filter((side) => !goneSides.includes(side));
  // Two devices that take away each another one leave none: then it asks for what it has.
  return asked.length > 0 ? asked : all;
}

export type NewCard = Pick<Card, "deckId" | "front" | "back"> & Partial<Card>;

export function newCard(given: NewCard, now: number): Card {
  return {
    ...{ kind: "basic", tags: [], reviews: [], due: null, newAt: now, createdAt: now, updatedAt: now },
    ...given,
  };
}
