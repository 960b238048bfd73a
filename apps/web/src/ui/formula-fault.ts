import { type FormulaFault, formulaLimits } from "@jotter/markdown/formula";
import type { Translate } from "./translate.ts";

/** Why a formula is not drawn, in the student's words. KaTeX speaks English, and to those who know LaTeX. */
export function faultText(fault: FormulaFault, t: Translate): string {
  if (!("message" in fault)) return t(`reading.fault.${fault.kind}`, { limit: formulaLimits.length });
  for (const { key, sign } of known) {
    const found = sign.exec(fault.message);
    if (found) return t(`reading.fault.${key}`, { what: found[1] ?? "" });
  }
  return t("reading.fault.other", { what: fault.message.replace(/\s+at (position|end of input).*$/s, "") });
}

const known = [
  { key: "unknown", sign: /Undefined control sequence: (\\\S+)/ },
  { key: "environment", sign: /No such environment: (\S+)/ },
  { key: "right", sign: /Expected '\\right'|Unmatched delimiter|Extra \\right/ },
  { key: "end", sign: /Expected.*\\end|Mismatch: \\begin/ },
  { key: "open", sign: /Expected '}', got 'EOF'|Unexpected end of input in a macro argument, expected '}'/ },
  { key: "close", sign: /Expected 'EOF', got '}'|Extra }/ },
  { key: "after", sign: /Expected group (?:after|as argument to|as) '?(\\?[^'\s]+)'?/ },
  { key: "twice", sign: /Double (?:super|sub)script/ },
] as const;
