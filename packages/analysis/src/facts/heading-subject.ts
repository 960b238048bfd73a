import type { Language } from "@jotter/domain/settings";
import { isOffSubject } from "./off-subject.ts";

/** What a text or a part of it is about, by its heading: without the school subject, the class and what kind of notes. */
export function subjectOf(headings: readonly string[], language: Language): string {
  const heading = headings.findLast((one) => one.trim() !== "") ?? "";
  const parts = heading
    .replace(/\s?[(（][^)）]*[)）]/gu, "")
    .split(/\s[–—-]\s|——|[:：,，、]\s?|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !frame.test(part));
  const [own = ""] = parts;
  return own.length > 60 || isOffSubject(own, language) ? "" : own;
}

const frame =
  /^(?:bio(?:log\p{L}*)?|chem(?:istry)?|chemie|chimie|química|phys(?:ics|ik|ique)?|física|physique-chimie|svt|history|histoire|historia|geschichte|geograph\p{L}*|géo\p{L}*|geografía|math\p{L}*|mates|生物|化学|物理|历史|歴史|地理|数学|理科|社会)$|(?<!\p{L})(?:notes?|sheet|revision|summary|recap|apuntes|repaso|resumen|fiche|résumé|révisions?|mitschrift|notizen|zusammenfassung|übersicht|lernzettel)(?!\p{L})|笔记|整理|总结|速记|复习|メモ|まとめ|ノート|復習/iu;
