import type { Mark } from "./pairs.ts";

type Side = "open" | "close" | "either";

/** Which of the straight quotation marks open, which close, and which are inches or seconds and are left out. */
export function straightQuotes(text: string): readonly Mark[] {
  const places: number[] = [];
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) places.push(at);
  const sides = places.map((at) => sideOf(text[at - 1] ?? " ", text[at + 1] ?? " "));
  const marks: Mark[] = [];
  let isOpen = false;
  for (const [index, at] of places.entries()) {
    const side = sides[index] ?? "either";
    const isMeasure = /\d/.test(text[at - 1] ?? "") && side !== "open";
    if (isMeasure && (!isOpen || isClosedLater(places, sides, index, text))) continue;
    const role: Mark["role"] = side === "either" ? (isOpen ? "close" : "open") : side;
    marks.push({ at, kind: '"', role });
    isOpen = role === "open";
  }
  return marks;
}

function sideOf(before: string, after: string): Side {
  const [opens, closes] = [/[\s([{—–:：]/u.test(before), /[\s)\]},.;:!?—–，。、；：！？]/u.test(after)];
  if (opens === closes) return "either";
  return opens ? "open" : "close";
}

/** "it's 7" wide, not 8" wide.": a mark that surely closes comes before the next that opens. */
function isClosedLater(places: readonly number[], sides: readonly Side[], index: number, text: string): boolean {
  for (let next = index + 1; next < Math.min(places.length, index + 9); next += 1) {
    if (sides[next] === "open") return false;
    if (sides[next] === "close" && !/\d/.test(text[(places[next] ?? 0) - 1] ?? "")) return true;
  }
  return false;
}
