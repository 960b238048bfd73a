import type { CardSource } from "@jotter/domain/card";
import { headingsIn, type PlacedHeading, topicAt } from "@jotter/markdown/headings";
import { type WrittenLine, writtenLines } from "@jotter/markdown/written-lines";
import type { Concept } from "@jotter/study-tools/concepts";
import type { CardWords } from "../../student/cards/keep-cards.ts";
import { pageAt } from "../../student/study/document-source.ts";
import { cardKindOf } from "./card-kinds.ts";
import type { StudySource } from "./use-sources.ts";

/** What is proposed, as the cards it would be: each with where it stands, and the heading over it. [FLA-1] [DSH-4] */
export function cardsOf(concepts: readonly Concept[], sources: readonly StudySource[]): readonly CardWords[] {
  const read = new Map(
    sources.map((source) => [source.id, { headings: headingsIn(source.text), lines: writtenLines(source.text) }]),
  );
  return concepts.map((one) => {
    const from = sources.find(({ id }) => one.citations.some(({ sourceId }) => sourceId === id)) ?? sources[0];
    return cardOf(one, from, (from && read.get(from.id)) ?? { headings: [], lines: [] });
  });
}

type Read = { readonly headings: readonly PlacedHeading[]; readonly lines: readonly WrittenLine[] };

function cardOf(one: Concept, from: StudySource | undefined, { headings, lines }: Read): CardWords {
  const [front, back] = [one.term.trim(), one.definition.trim()];
  const cited = one.citations.find(({ sourceId }) => sourceId === from?.id);
  // The line of the note that says just this, or that it was made from: it and the card are one from now on. [NOT-7]
  const isWritten = one.kind === "card" || one.kind === "cloze";
  const line =
    from?.href && !from.document
      ? (lines.find(({ at, line }) => isWritten && cited?.from === at && cited.to === at + line.length) ??
        lines.find((written) => written.front === front && written.back === back))
      : undefined;
  const quote = line?.line ?? one.citations[0]?.quote.slice(0, 5000);
  const at = line?.at ?? cited?.from;
  return {
    kind: cardKindOf(one),
    front,
    back,
    topic: (at === undefined ? undefined : topicAt(headings, at)) ?? from?.under,
    source: from && {
      ...placeOf(from, cited?.from),
      title: from.title.slice(0, 1000),
      ...(quote && { quote }),
      ...(line && { isLine: true }),
    },
  };
}

/** What is opened to see it there. */
function placeOf({ taken, href, document }: StudySource, at = 0): Pick<CardSource, "kind" | "id" | "page"> {
  if (document) return { kind: "document", id: document.id, page: pageAt(document.starts, at)?.page };
  if (href === null) return { kind: taken.kind === "note" ? "note" : "text", id: taken.id };
  return { kind: "note", id: href.replace("/editor/", "") };
}
