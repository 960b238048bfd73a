import { type Language, orEnglish } from "@jotter/domain/settings";
import type { Reading } from "../reading.ts";
import { type Row, rowsIn } from "../tables.ts";
import type { Fact } from "./fact.ts";

/** Every row of a table, asked by its first cell: for each other column, or at once where there is only one to ask. */
export function rowFacts({ source, language }: Reading): readonly Fact[] {
  const rows = rowsIn(source);
  return rows.flatMap((row) => factsOf(row, language));
}

/** "16?", "16 (check)": whoever wrote it did not know. */
export function isDoubted({ answer }: Fact): boolean {
  return doubted.test(answer.split(" · ")[0] ?? "");
}

const doubted =
  /[?？]\s?[)）]?$|[(（](?:not sure|unsure|check|no (?:lo )?sé|no seguro|dudo?a?|à vérifier|pas sûre?|unsicher|prüfen|不确定|待查|要確認|たぶん)[)）]$/iu;

const mostColumns = 6;

function factsOf({ cells, columns, from, to }: Row, language: Language): readonly Fact[] {
  const [term = ""] = cells;
  if (columns.length < 2 || columns.length > mostColumns || !/[\p{L}\p{N}]/u.test(term)) return [];
  const said = cells.slice(1).flatMap((answer, at) => {
    const column = columns[at + 1] ?? "";
    return /[\p{L}\p{N}$]/u.test(answer) ? [{ answer, column, isExtra: extra[language].test(column) }] : [];
  });
  // An example is asked by nobody, and helps whoever sees the answer.
  const main = said.filter(({ isExtra }) => !isExtra);
  const asked = main.length > 0 ? main : said;
  const extras = main.length > 0 ? said.filter(({ isExtra }) => isExtra).map(({ answer }) => answer) : [];
  const shared = { kind: "row" as const, from, to };
  return asked.map(({ answer, column }, at) => ({
    ...shared,
    term,
    context: asked.length > 1 ? column : "",
    answer: at === 0 ? [answer, ...extras].join(" · ") : answer,
    group: `column ${columns.join("|")} ${column}`,
  }));
}

const extra = orEnglish<RegExp>({
  en: /^(?:examples?|e\.g\.|notes?|remarks?|comments?|tips?|mnemonic)/iu,
  es: /^(?:ejemplos?|ej\.|notas?|observaci|comentario|truco)/iu,
  fr: /^(?:exemples?|ex\.|notes?|remarques?|pièges?|astuce|commentaire)/iu,
  de: /^(?:beispiele?|bsp|hinweis|anmerkung|bemerkung|notiz|merke|eselsbrücke)/iu,
  zh: /^(?:例|备注|注意|提示)/u,
  ja: /^(?:例|備考|メモ|注意|補足|覚え方)/u,
});
