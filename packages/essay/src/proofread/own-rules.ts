import type { Language } from "@jotter/domain/settings";
import { inOrder, type ProofFinding } from "../finding.ts";
import { proseOf } from "../prose.ts";
import { unbalancedBrackets } from "./brackets.ts";
import { missingCapitals } from "./capitals.ts";
import { doubledWords } from "./doubled-words.ts";
import { unbalancedQuotes } from "./quotes.ts";
import { repeatedStarts } from "./repeated-starts.ts";
import { repeatedWords } from "./repeated-words.ts";
import { longSentences, missingFinalMarks } from "./sentences.ts";
import { spaces } from "./spaces.ts";
import { mixedWidths } from "./widths.ts";

/** Each says what it is sure of in any of the six languages; none knows a dictionary. */
const rules = [
  unbalancedQuotes,
  unbalancedBrackets,
  doubledWords,
  repeatedWords,
  repeatedStarts,
  missingFinalMarks,
  missingCapitals,
  longSentences,
  mixedWidths,
  spaces,
];

/** What is to be looked at in an essay, by place. Code, formulas, addresses, headings and tables are no prose. [ESS-1] */
export function proofread(text: string, language: Language): readonly ProofFinding[] {
  const { blocks } = proseOf(text, language);
  return inOrder(rules.flatMap((rule) => rule(blocks, language)));
}
