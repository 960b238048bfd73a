import type { Language } from "@jotter/domain/settings";
import { checkQuotes, type QuoteVerdict } from "../quotes/check-quotes.ts";
import { indexed } from "../quotes/source-index.ts";
import { casesIn } from "./cases.ts";

type QuoteCase = {
  readonly id: string;
  readonly lang: Language;
  readonly source: string;
  readonly essay: string;
  readonly verdict: "same" | "allowed" | "changed" | "not-in-source";
};

export const quoteCases = casesIn<QuoteCase>("./quotes.jsonl");

const rank: readonly QuoteVerdict[] = ["short", "same", "allowed", "changed", "not-in-source"];

/** Of a quotation in two parts, the worse one counts. Other sources lie beside the one it is from. */
export function judgeQuotes(language: Language): readonly string[] {
  const sources = indexed([...new Set(quoteCases.map(({ source }) => source))].map((text) => ({ id: text, text })));
  return quoteCases
    .filter(({ lang }) => lang === language)
    .flatMap(({ id, essay, source, verdict }) => {
      const checked = checkQuotes(essay, language, sources);
      const worst = checked.map((one) => one.verdict).sort((one, other) => rank.indexOf(other) - rank.indexOf(one))[0];
      const isElsewhere = checked.some((one) => one.source && one.source.id !== source);
      // Other marks around the same words are no other words.
      const isSame = verdict === "allowed" && worst === "same";
      if (isElsewhere) return [`${id} found in another source`];
      return worst === verdict || isSame ? [] : [`${id} ${verdict}, not ${worst ?? "found"}`];
    });
}
