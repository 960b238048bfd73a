import type { Language } from "@jotter/domain/settings";

type Gap = { readonly from: number; readonly to: number };

/** What nobody could fill in, or would learn by it: where else to look, a number with nothing counted, a part of a word or of a name. */
export function isPoorGap(text: string, { from, to }: Gap, language: Language): boolean {
  const term = text.slice(from, to);
  if (/^\p{Ll}{1,2}$/u.test(term) && /^\p{sc=Latin}/u.test(term)) return true;
  // A year is four digits, and is asked for.
  if (/^(?:\d{1,3}|\d+(?:\.\d+){2,})$/.test(term)) return true;
  if (language === "en" && isCutCount.test(term) && /^ [a-z]{2,}s\b/.test(text.slice(to))) return true;
  return [...text.matchAll(references)].some(({ 0: found, index }) => index < to && index + found.length > from);
}

/** "30 tax" of "30 tax accountants". */
const isCutCount = /^\d[\d,.]* (?!(?:hundred|thousand|million|billion|trillion|percent)$)[a-z]+(?<!s)$/;

/** "Section 11.1.1", "Abb. 3", "第 5 章", in a text of any language. */
const references =
  /(?<!\p{L})(?:sections?|chapters?|figures?|fig\.|tables?|pages?|pp?\.|appendix|equations?|eq\.|exercises?|abschnitte?|kapitel|abbildung(?:en)?|abb\.|tabellen?|tab\.|seiten?|anhang|secci(?:ón|ones)|capítulos?|figuras?|tablas?|páginas?|apéndice|chapitres?|tableaux?|annexe)\s\d+(?:\.\d+)*(?![\p{L}\d])|[図图表]\s?\d+(?:[.-]\d+)*|第\s?\d+\s?[章節节頁页]/giu;
