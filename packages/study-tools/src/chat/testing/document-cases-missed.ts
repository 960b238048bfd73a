import type { CaseDocument } from "./document-cases.ts";

type Missed = { readonly jotson: readonly string[]; readonly explainer: readonly string[] };

/** Questions that are known to be answered wrongly or not at all; a new one fails the suite. */
export const documentCasesMissed: Readonly<Record<CaseDocument["language"], Missed>> = {
  en: { jotson: [], explainer: [] },
  es: {
    jotson: ["dónde está el despacho de la profesora"],
    explainer: ["dónde está el despacho de la profesora"],
  },
  ja: { jotson: ["何回くり返すの？"], explainer: ["何回くり返すの？"] },
};
