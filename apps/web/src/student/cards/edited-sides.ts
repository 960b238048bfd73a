import { type Card, type HiddenArea, sidesAsked } from "@jotter/domain/card";
import { likenessOf, pairsIn } from "@jotter/domain/likeness";
import { besideGaps, gapTexts } from "@jotter/markdown/cloze";
import { sidesOf } from "./keep-cards.ts";

type Asked = Pick<Card, "kind" | "front" | "areas">;
type Sides = Pick<Card, "sides" | "gapSides" | "hiddenWith" | "goneSides">;

/**
 * What a card asks after it was edited: a gap or area that was there keeps its side, and with it all that is remembered of
 * it, wherever it stands now; a fresh one has a side no answer was ever given to. [FLA-1]
 */
export function editedSides(last: Asked & Sides & Pick<Card, "reviews">, next: Asked): Sides {
  const [before, now] = [hiddenIn(last), hiddenIn(next)];
  if (!before || !now || last.kind !== next.kind || now.length === 0) {
    return { sides: sidesOf(next), ...without(last) };
  }
  const isKnown = last.gapSides?.length === before.length;
  const ownSide = (at: number) => (isKnown ? (last.gapSides?.[at] ?? at) : at);
  const others = (at: number) => (isKnown ? (last.hiddenWith?.[at] ?? []) : []);
  const taken = [...before.keys()].flatMap((at) => [ownSide(at), ...others(at)]);
  const answered = last.reviews.map(({ side = 0 }) => side);
  let free = Math.max(-1, ...taken, ...answered) + 1;
  const isOpen = (one: Hidden) => typeof one === "string" && timesIn(next.front, one) > timesIn(last.front, one);
  const from = pairedWith(before, now, isOpen);
  const gapSides = from.map((at) => (at === null ? free++ : ownSide(at)));
  const hiddenWith = from.map((at) => (at === null ? [] : [...others(at)]));
  const isNested = hiddenWith.some((some) => some.length > 0);
  const asked = new Set([...gapSides, ...hiddenWith.flat()]);
  const sides = Math.max(...asked) + 1;
  const goneSides = sidesAsked({ sides }).filter((side) => !asked.has(side));
  const isPlain = !isNested && gapSides.every((side, at) => side === at);
  return {
    sides,
    ...without(last),
    ...(!isPlain && { gapSides }),
    ...(isNested && { hiddenWith }),
    ...(goneSides.length > 0 && { goneSides }),
  };
}

/** What it knew of its sides and does not any more: a field once written is not left out, but empty. */
function without({ gapSides, hiddenWith, goneSides }: Sides): Partial<Sides> {
  return {
    ...(gapSides && { gapSides: [] }),
    ...(hiddenWith && { hiddenWith: [] }),
    ...(goneSides && { goneSides: [] }),
  };
}

/** How often it is there for all to see. */
function timesIn(text: string, words: string): number {
  return besideGaps(text).reduce((sum, part) => sum + part.split(words).length - 1, 0);
}

type Hidden = string | HiddenArea;

function hiddenIn({ kind, front, areas }: Asked): readonly Hidden[] | null {
  if (kind === "cloze") return gapTexts(front);
  return kind === "image" ? (areas ?? []) : null;
}

const alikeEnough = 0.5;

/**
 * For each of these, which of those before it is: the same one first, then as many as stand between the same two, then the
 * most alike. Null where it is none of them. One that is open now was not rewritten, but is no gap any more.
 */
function pairedWith(
  before: readonly Hidden[],
  now: readonly Hidden[],
  isOpen: (one: Hidden) => boolean,
): readonly (number | null)[] {
  const left = new Set(before.keys());
  const from = now.map((one): number | null => {
    const at = [...left].find((place) => isSame(before[place], one)) ?? null;
    if (at !== null) left.delete(at);
    return at;
  });
  for (const at of left) if (isOpen(before[at] ?? "")) left.delete(at);
  for (let begin = 0; begin < now.length; begin++) {
    if (from[begin] !== null) continue;
    let end = begin;
    while (end < now.length && from[end] === null) end++;
    const after = begin === 0 ? 0 : (from[begin - 1] ?? 0) + 1;
    const until = end === now.length ? before.length : (from[end] ?? 0);
    const between = Array.from({ length: Math.max(0, until - after) }, (_, place) => after + place);
    if (between.length === end - begin && between.every((place) => left.has(place))) {
      for (const [place, at] of between.entries()) {
        from[begin + place] = at;
        left.delete(at);
      }
    }
    begin = end;
  }
  const alike = from.flatMap((at, place) => {
    if (at !== null) return [];
    return [...left].map((old) => ({ place, old, likeness: likeness(before[old], now[place]) }));
  });
  for (const { place, old, likeness } of alike.toSorted((one, other) => other.likeness - one.likeness)) {
    if (likeness < alikeEnough || from[place] !== null || !left.has(old)) continue;
    from[place] = old;
    left.delete(old);
  }
  return from;
}

function isSame(one: Hidden | undefined, other: Hidden): boolean {
  if (one === undefined || typeof one === "string" || typeof other === "string") return one === other;
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Of words the letters they share, of areas what both of them cover. */
function likeness(one: Hidden | undefined, other: Hidden | undefined): number {
  if (one === undefined || other === undefined) return 0;
  if (typeof one === "string" && typeof other === "string") return likenessOf(pairsIn(one), pairsIn(other));
  if (typeof one === "string" || typeof other === "string") return 0;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / Math.min(one.width * one.height, other.width * other.height);
}
