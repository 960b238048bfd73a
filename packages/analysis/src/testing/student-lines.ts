import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { definitions } from "../definitions.ts";
import { notedTerms } from "../noted-terms.ts";
import { readingOf } from "../reading.ts";

/** A line as a student writes it, and whether a card can be made of it. */
type StudentLine = { readonly text: string; readonly isCard: boolean };

/**
 * In the first came before the rules that read them. Of those that came after, 26 of 170 lines that are no cards were
 * taken for some at first sight; then of the last ones 91 of 124, which are written just like the others and only name
 * things of every day: since then a line by itself counts only where its term looks like one.
 */
export const studentFiles = ["student-lines", "student-lines-later", "student-lines-last"] as const;

/** Texts of a few lines each. A line that is no card is also tried with a bullet before it. */
export function studentLines(language: Language, file: string): readonly (readonly StudentLine[])[] {
  const [, own = ""] = readFileSync(join(import.meta.dirname, `../../corpus/${file}.txt`), "utf8").split(
    `## ${language}\n`,
  );
  const blocks = own.split(/^## /m, 1).join("").trim().split("\n\n");
  const texts = blocks.map((block) =>
    block.split("\n").map((line) => ({ text: line.slice(2), isCard: line.startsWith("+") })),
  );
  const bulleted = texts.filter((lines) => lines.every(({ isCard }) => !isCard));
  return [...texts, ...bulleted.map((lines) => lines.map(({ text, isCard }) => ({ text: `- ${text}`, isCard })))];
}

/** The lines that are taken for what they are not. */
export function studentLineMisses(language: Language, file: string) {
  const missed: string[] = [];
  const trapped: string[] = [];
  for (const lines of studentLines(language, file)) {
    const source = lines.map(({ text }) => text).join("\n");
    const reading = readingOf(source, language);
    const found = [...definitions(reading).found, ...notedTerms(reading).found].map(({ sentence }) => sentence.from);
    let from = 0;
    for (const { text, isCard } of lines) {
      const to = from + text.length;
      const isFound = found.some((place) => place >= from && place <= to);
      if (isCard && !isFound) missed.push(text);
      if (!isCard && isFound) trapped.push(text);
      from = to + 1;
    }
  }
  return { missed, trapped };
}

/** Known and not solved: a new one fails, and one that is solved is taken off. */
export const knownStudentLines: Readonly<
  Record<Language, { readonly missed: readonly string[]; readonly trapped: readonly string[] }>
> = {
  en: {
    missed: [
      "Supply curve: slopes up, sellers offer more at higher price",
      "Habeas corpus: a prisoner must be brought before a judge",
    ],
    trapped: ["- Playlist: lo-fi beats for studying", "- Coach: practice moved to the gym"],
  },
  es: {
    missed: ["Curva de oferta: sube, a más precio más oferta", "Habeas corpus: el preso debe ser llevado ante un juez"],
    trapped: ["- Jonás: dijo que traía el cargador", "- Sitio: fila de la ventana"],
  },
  fr: {
    missed: [
      "Courbe d'offre : monte quand le prix monte",
      "Habeas corpus : un prisonnier doit être conduit devant un juge",
    ],
    trapped: ["- Place : rangée de la fenêtre", "- Vote : douze pour, trois contre"],
  },
  de: {
    missed: [
      "Angebotskurve: steigt, höherer Preis bringt mehr Angebot",
      "Habeas Corpus: ein Gefangener muss vor einen Richter gebracht werden",
    ],
    trapped: [],
  },
  zh: { missed: [], trapped: [] },
  ja: { missed: ["人身保護令：囚人を裁判官の前に連れて行く命令"], trapped: [] },
};
