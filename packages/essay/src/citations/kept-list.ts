import type { CitationStyle, Reference } from "@jotter/domain/reference";
import { type Language, languages, orEnglish } from "@jotter/domain/settings";
import { referenceList } from "./cite.ts";

/** What is to be put in place of a stretch of the essay. */
export type ListEdit = { readonly from: number; readonly to: number; readonly insert: string };

/** What the list is called, by style. */
const headings = orEnglish<Readonly<Record<CitationStyle, string>>>({
  en: { apa: "References", mla: "Works Cited", "chicago-author-date": "References", "chicago-notes": "Bibliography" },
  es: {
    ...{ apa: "Referencias", mla: "Obras citadas" },
    ...{ "chicago-author-date": "Referencias", "chicago-notes": "Bibliografía" },
  },
  fr: {
    ...{ apa: "Références", mla: "Ouvrages cités" },
    ...{ "chicago-author-date": "Références", "chicago-notes": "Bibliographie" },
  },
  de: {
    ...{ apa: "Literatur", mla: "Zitierte Werke" },
    ...{ "chicago-author-date": "Literatur", "chicago-notes": "Literaturverzeichnis" },
  },
  zh: { apa: "参考文献", mla: "引用文献", "chicago-author-date": "参考文献", "chicago-notes": "参考书目" },
  ja: { apa: "引用文献", mla: "引用文献", "chicago-author-date": "参考文献", "chicago-notes": "参考文献" },
});

export function listHeading(style: CitationStyle, language: Language): string {
  return headings[language][style];
}

const named = [...new Set(languages.flatMap((language) => Object.values(headings[language])))];
const isHeading = new RegExp(`^#{1,6}[ \\t]+(?:${named.join("|")})[ \\t]*$`, "gimu");

/** Where the list stands in an essay: from its heading to the next one, to a note, or to the end. Of several the last. */
export function listIn(text: string): { readonly from: number; readonly to: number } | null {
  const heading = [...text.matchAll(isHeading)].at(-1);
  if (!heading) return null;
  const from = heading.index;
  const after = from + heading[0].length;
  const next = /^(?:#{1,6}[ \t]|\[\^[^\]\n]+\]:)/mu.exec(text.slice(after));
  return { from, to: next ? after + next.index : text.length };
}

/** The essay as it is read: the list is none of its paragraphs. Everything else stands where it stood. */
export function withoutList(text: string): string {
  const place = listIn(text);
  if (!place) return text;
  return text.slice(0, place.from) + "\n".repeat(place.to - place.from) + text.slice(place.to);
}

/** Puts the list at the end of an essay, or in place of the one that is there; null where it is as it should be. [ESS-2] */
export function keptList(
  text: string,
  references: readonly Reference[],
  style: CitationStyle,
  language: Language,
): ListEdit | null {
  const entries = referenceList(references, style, language).map(({ entry }) => `${entry}\n`);
  const section = [`## ${listHeading(style, language)}\n`, ...entries].join("\n");
  const place = listIn(text);
  if (place) {
    const isLast = place.to === text.length;
    const insert = section + (isLast ? "" : "\n");
    return text.slice(place.from, place.to).trimEnd() === section.trimEnd() ? null : { ...place, insert };
  }
  const end = text.trimEnd().length;
  return { from: end, to: text.length, insert: `${end === 0 ? "" : "\n\n"}${section}` };
}
