import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/** Cards that are learned together. [FLA-1] */
export const Deck = later(() =>
  z.looseObject({
    name: z.string().check(z.maxLength(300)),
    classId: z.nullable(RecordId),
    /** The exam of the calendar it is learned for. [FLA-3] */
    examId: z.optional(z.nullable(RecordId)),
    /** How many cards that were never asked come in a day, and how many answers are wanted at most. */
    newPerDay: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
    reviewsPerDay: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
    /** How long somebody wants to learn a day for its exam. */
    minutesPerDay: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
    /** The share that is to be remembered when a card returns. */
    retention: z.optional(z.number().check(z.minimum(0.7), z.maximum(0.99))),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Deck = z.infer<typeof Deck>;

export const deck = defineEntity({ kind: "deck", schema: Deck, indexes: ["[del+data.name]", "[del+data.updatedAt]"] });

export const deckDefaults = { newPerDay: 20, reviewsPerDay: 200, minutesPerDay: 20, retention: 0.9 } as const;

/** What holds for a deck, with what was never chosen. */
export function limitsOf({ newPerDay, reviewsPerDay, minutesPerDay, retention }: Partial<Deck>) {
  return {
    newPerDay: newPerDay ?? deckDefaults.newPerDay,
    reviewsPerDay: reviewsPerDay ?? deckDefaults.reviewsPerDay,
    minutesPerDay: minutesPerDay ?? deckDefaults.minutesPerDay,
    retention: retention ?? deckDefaults.retention,
  };
}

export function newDeck(name: string, now: number, some: Partial<Deck> = {}): Deck {
  return { name: name.trim().slice(0, 300), classId: null, examId: null, createdAt: now, updatedAt: now, ...some };
}
