import { withoutNoAnswers } from "@jotter/analysis/no-answer";
import { valuesIn } from "@jotter/analysis/values";
import type { Language } from "@jotter/domain/settings";

/**
 * What of a text may be an answer, everything where it was: without what the writer left for themselves, but with what
 * begins as chatter and states a fact: "lol he got guillotined himself on 28 July 1794".
 */
export function toldIn(text: string, language: Language): string {
  const kept = withoutNoAnswers(text, language);
  if (kept.length !== text.length) return kept;
  let told = kept;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    const end = index + line.length;
    // "?? why is 38 ATP" below a list is no part of its last item.
    if (/^\s*[?？]{1,3}\s*\S/u.test(line)) told = told.slice(0, index) + " ".repeat(line.length) + told.slice(end);
    else if (told.slice(index, end) !== line) {
      const from = firstDifference(line, told.slice(index, end));
      if (statesFact(line.slice(from), language)) told = told.slice(0, index) + line + told.slice(end);
    }
  }
  return told;
}

function firstDifference(line: string, kept: string): number {
  return [...line.split("").keys()].find((at) => line[at] !== kept[at]) ?? 0;
}

function statesFact(line: string, language: Language): boolean {
  if (/[?？]/u.test(line) || forLater.test(line)) return false;
  return valuesIn(line, language).some(
    ({ kind, isMeasure, low }) =>
      (kind === "amount" && isMeasure) || (kind !== "amount" && low >= 100 && low < pastYears),
  );
}

/** A year of one's own days is a date to hand something in. */
const pastYears = 2015;

const forLater =
  /(?<!\p{L})(?:to ?do|look up|find out|ask|check|finish|read|revise|due|hand in|page|min(?:ute)?s?|preguntar|buscar|mirar|repasar|entregar|p[aá]gina|demander|chercher|v[eé]rifier|relire|rendre|fragen|nachschauen|nachlesen|abgeben|seite|lernen)(?!\p{L})|问|查|复习|交|页|調べ|聞く|聞いて|復習|提出|ページ/iu;
