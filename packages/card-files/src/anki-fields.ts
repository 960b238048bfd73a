import type { Card, CardKind } from "@jotter/domain/card";
import { gapCount } from "@jotter/markdown/cloze";
import { decodedEntities } from "@jotter/markdown/entities";
import { areasField } from "./anki-areas.ts";
import { markdownToHtml } from "./markdown-to-html.ts";
import { sha1 } from "./sha1.ts";

export type NoteFields = {
  readonly kind: CardKind;
  readonly fields: readonly string[];
  /** The sides it asks, as they stand in Anki: the place of a template, or a gap's number less one. */
  readonly sides: readonly number[];
};

export type WrittenCard = Pick<Card, "kind" | "front" | "back" | "areas"> & {
  readonly gapSides?: unknown;
  readonly hiddenWith?: unknown;
};

/** What a note of Anki's holds of a card. One that has nothing to hide is asked as it stands. */
export function fieldsOf(card: WrittenCard, fileName: (id: string) => string | null): NoteFields {
  const { front, back, areas = [] } = card;
  const html = (markdown: string) => markdownToHtml(markdown, { fileName });
  const hidden = card.kind === "cloze" ? gapCount(front) : areas.length;
  const known = Array.isArray(card.gapSides) ? card.gapSides.map(Number) : [];
  const isShared = known.length === hidden;
  const others = isShared && Array.isArray(card.hiddenWith) ? card.hiddenWith : [];
  const sidesOf = (place: number): readonly number[] =>
    isShared ? [known[place] ?? place, ...[others[place] ?? []].flat().map(Number)] : [place];
  const sides = [...new Set(Array.from({ length: hidden }, (_, place) => sidesOf(place)).flat())].sort((a, b) => a - b);
  if (card.kind === "cloze" && hidden > 0) {
    let gaps = 0;
    const text = markdownToHtml(front, { fileName, nextGap: () => sidesOf(gaps++) });
    return { kind: "cloze", fields: [text, html(back)], sides };
  }
  const whole = html(front);
  const picture = card.kind === "image" && areas.length > 0 ? /<img [^<>]*>/.exec(whole)?.[0] : undefined;
  if (picture) {
    const header = whole.replace(picture, "").replace(/<p><\/p>/g, "");
    return {
      kind: "image",
      fields: [areasField(areas, (place) => sidesOf(place)[0] ?? place), picture, header, html(back), ""],
      sides,
    };
  }
  const kind = card.kind === "reversed" || card.kind === "typed" ? card.kind : "basic";
  return { kind, fields: [whole, html(back)], sides: kind === "reversed" ? [0, 1] : [0] };
}

/** By what Anki sorts notes and finds doubles: the first field without its markup, and a number of it. */
export function sortField(field: string): { readonly words: string; readonly checksum: number } {
  const words = decodedEntities(
    field
      .replace(/<(?:script|style)\b.*?<\/(?:script|style)>/gis, "")
      .replace(/<img[^<>]*src="([^"]*)"[^<>]*>/gi, " $1 ")
      .replace(/<[^<>]*>/g, ""),
  ).trim();
  return { words, checksum: Number.parseInt(sha1(new TextEncoder().encode(words)).slice(0, 8), 16) };
}
