import { type Language, orEnglish } from "@jotter/domain/settings";

/** What a piece of a message says by itself. */
export type Said = {
  /** The first day of those it names. */
  readonly day: string | null;
  /** A day by its name, without figures: "Wednesday", "tomorrow". */
  readonly isNamedDay: boolean;
  /** What is to be done, besides the day, the hour and the words that order. */
  readonly hasContent: boolean;
  /** It says what kind of thing it is, and which class or hour that is for. */
  readonly isWhole: boolean;
};

/** A stretch of the message; `isDayAlone`: what is on that day is said beside it. */
export type OrderPart = { readonly text: string; readonly isDayAlone: boolean };

/**
 * A message in which several things are ordered, cut into them: each with a day of its own, or a thing of its own on the
 * day of its neighbour. What joins them is left out. One piece where only one thing is said.
 */
export function partsOfOrder(typed: string, language: Language, saidIn: (piece: string) => Said): readonly OrderPart[] {
  const parts: Part[] = [];
  // Its day may still come: "chem test friday, french oral, on the 26th".
  let waiting: Part | null = null;
  for (const piece of piecesOf(typed, language)) {
    const next: Part = { ...piece, ...saidIn(typed.slice(piece.from, piece.to)) };
    const last = parts.at(-1);
    if (!last) parts.push(next);
    else if (waiting && next.day !== null && !next.hasContent) {
      parts.push({ ...next, from: waiting.from, hasContent: true });
      waiting = null;
    } else if (isOther(last, next)) {
      if (waiting) last.to = waiting.to;
      waiting = null;
      parts.push(next);
    } else if (last.hasContent && last.day !== null && next.hasContent && next.day === null && !waiting) {
      waiting = next;
    } else {
      parts[parts.length - 1] = together(last, next);
      waiting = null;
    }
  }
  const end = parts.at(-1);
  if (waiting && end) end.to = Math.max(end.to, waiting.to);
  return parts.map(({ from, to, hasContent }) => ({ text: typed.slice(from, to).trim(), isDayAlone: !hasContent }));
}

/** Whether it begins another thing, or names another day for the same. */
function isOther(last: Part, next: Part): boolean {
  const areTwoDays = last.day !== null && next.day !== null && last.day !== next.day;
  if (!last.hasContent || !next.hasContent) return areTwoDays && last.isNamedDay && next.isNamedDay;
  return (last.day !== null && next.day !== null) || (last.isWhole && next.isWhole);
}

function together(last: Part, next: Part): Part {
  return {
    from: last.from,
    to: next.to,
    day: last.day ?? next.day,
    isNamedDay: last.isNamedDay || next.isNamedDay,
    hasContent: last.hasContent || next.hasContent,
    isWhole: last.isWhole || next.isWhole,
  };
}

type Piece = { readonly from: number; readonly to: number };
type Part = Said & { readonly from: number; to: number };

function piecesOf(typed: string, language: Language): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const joint of typed.matchAll(joints[language])) {
    pieces.push({ from, to: joint.index });
    from = joint.index + joint[0].length;
  }
  pieces.push({ from, to: typed.length });
  return pieces.filter((piece) => typed.slice(piece.from, piece.to).trim() !== "");
}

const marks = "[,;+&\\n•]|\\s[-–—]\\s|(?<=\\p{L}{2}|:\\d{2})[.!]+(?=\\s)";

/** Signs and words that join two things; several in a row are one. */
function joined(words: string, signs = `${marks}|(?<=\\d)[.!](?=\\s+\\p{L}{3})`): RegExp {
  return new RegExp(`(?:\\s*(?:${signs}|(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])))+\\s*`, "giu");
}

const joints = orEnglish<RegExp>({
  en: joined("and|n|then|plus|also|as well as|after that"),
  es: joined("y|e|luego|además|ademas|también|tambien|después|despues|más|mas"),
  fr: joined("et|puis|ensuite|aussi|et aussi|plus|après(?![- ]?(?:demain|midi))"),
  // "Am 30. Referat" is one.
  de: joined("und|danach|dann|außerdem|ausserdem|sowie|plus|u", marks),
  zh: /(?:[，,；;。、+＋&\n\s]|还有|另外|然后|以及|和|跟|再加上)+/gu,
  ja: /(?:[、，,；;。+＋&\n\s]|それから|それと|あと(?!で)|そして|と(?!いて|く|き|も|っ)|や(?=[月火水木金土日]曜))+/gu,
});
