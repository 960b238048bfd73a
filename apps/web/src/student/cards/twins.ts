import { type CardSource, card } from "@jotter/domain/card";
import { gapWords } from "@jotter/markdown/cloze";
import type { Replica } from "@jotter/replica/replica";
import type { CardWords } from "./keep-cards.ts";

/** More are not looked through for a proposal of a few. */
const mostLookedAt = 2000;

type Words = Pick<CardWords, "front" | "back" | "source">;

/** What a deck has, and what was made from these notes: that lies in whatever deck it was put into. */
export async function cardsThere(
  replica: Replica,
  deckId: string | null,
  noteIds: readonly string[],
): Promise<readonly Words[]> {
  const rows = [
    ...(await replica.having(card, "source.id", noteIds)),
    ...(deckId === null ? [] : await replica.having(card, "deckId", [deckId])),
  ];
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, mostLookedAt);
  return (await Promise.all(ids.map((id) => replica.get(card, id)))).flatMap((one) => one ?? []);
}

/** Of proposed cards those that are there, by their place, with the front of the one that is. [FLA-1] */
export async function twinsIn(
  proposed: readonly Words[],
  there: readonly Words[],
): Promise<ReadonlyMap<number, string> | null> {
  const { bareWords, duplicatesIn } = await import("@jotter/card-files/duplicates");
  const found = await duplicatesIn(proposed, there);
  const turned = await duplicatesIn(proposed.map(turnedOf), there);
  if (!found.ok || !turned.ok) return null;
  // A line that is a card is there, whatever was made of its words since.
  const lines = new Map(there.map(({ source, front }) => [lineOf(source), front]));
  const twins = new Map<number, string>();
  for (const [place, one] of found.value.entries()) {
    const line = lineOf(proposed[place]?.source);
    const front = line === null ? undefined : lines.get(line);
    if (front !== undefined) twins.set(place, front);
    else if (one.as !== "new" && one.twin.among === "existing") twins.set(place, there[one.twin.place]?.front ?? "");
    else if (hasSides(proposed[place])) {
      const other = turned.value[place];
      if (other?.as === "same" && other.twin.among === "existing") {
        twins.set(place, there[other.twin.place]?.front ?? "");
      }
    }
    const own = twins.has(place) ? undefined : proposed[place];
    const asking = own && there.find((one) => areOfOnePlace(own.source, one.source) && haveOneTerm(own, one));
    if (asking) twins.set(place, asking.front);
  }
  return twins;

  /** They ask for the same, or about it. */
  function haveOneTerm(one: Words, other: Words): boolean {
    const terms = new Set(termsOf(other).map(bareWords));
    return termsOf(one).some((term) => bareWords(term) !== "" && terms.has(bareWords(term)));
  }
}

/** Both sides of a card, and what fills its gap. */
function termsOf({ front, back }: Words): readonly string[] {
  return [front, back, gapWords(front, 0)];
}

/** Made from the same words of a note: one may quote the line, the other a sentence of it. */
function areOfOnePlace(one: Words["source"], other: Words["source"]): boolean {
  if (!one?.quote || !other?.quote || one.id !== other.id) return false;
  const [here, there] = [one.quote, other.quote].map((quote) => quote.replace(/\s+/gu, " ").trim().toLowerCase());
  return here !== undefined && there !== undefined && (here.includes(there) || there.includes(here));
}

/** The same two sides the other way round are the same thing to learn. */
function turnedOf<Sides extends Words>({ front, back, ...rest }: Sides) {
  return { ...rest, front: back, back: front };
}

function hasSides(words: Words | undefined): boolean {
  return words !== undefined && words.front.trim() !== "" && words.back.trim() !== "";
}

function lineOf(source: CardSource | null | undefined): string | null {
  return source?.isLine && source.goneAt == null ? `${source.id} ${source.quote}` : null;
}
