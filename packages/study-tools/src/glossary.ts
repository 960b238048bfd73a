import type { StudyQuestion } from "./study-question.ts";

/** The list of terms of a text that has one: what a sentence elsewhere seems to say of a term is not what it means. */
export type Glossary = {
  /** False where a question takes a passing remark for a meaning. */
  readonly allows: (question: StudyQuestion) => boolean;
};

const fewestTerms = 3;
/** In words. */
const longestTerm = 4;

export function glossaryOf(text: string): Glossary | null {
  const lines = [...text.matchAll(/^[-*+][ \t]+\*\*(?<term>[^*\n]+)\*\*\s*[:：](?<meaning>[^\n]+)/gmu)].map(
    (found) => ({
      term: plain(found.groups?.term ?? ""),
      from: found.index,
      to: found.index + found[0].length,
      // What stands behind its first sentence is said of it, and defines nothing else.
      first: found.index + found[0].length - (found.groups?.meaning ?? "").length,
    }),
  );
  if (lines.length < fewestTerms) return null;
  const terms = new Set(lines.map(({ term }) => term));
  return {
    allows: ({ type, answer, prompt, citations: [citation] }) => {
      if (!citation || type === "ordering" || type === "true-false") return true;
      // "Which of these does the text list": the names of what it explains are nothing to be known.
      if (type === "multiple") return lines.every(({ from, to }) => citation.to <= from || to <= citation.from);
      if (type === "cloze") return !/^\$[^$]*\$$/u.test(answer);
      const line = lines.find(({ from, to }) => from <= citation.from && citation.from < to);
      if (line) return citation.from <= line.first;
      const [start, end] = [text.lastIndexOf("\n", citation.from) + 1, text.indexOf("\n", citation.to)];
      const around = text.slice(start, end < 0 ? text.length : end);
      const [before] =
        /^[^.!?。！？:：]{1,80}(?=[:：](?!:))/u.exec(text.slice(citation.from).replace(/^[-*+][ \t]+/u, "")) ?? [];
      const isListed = /^\s*[-*+|]\s/u.test(around);
      const isAside = before !== undefined && (!isListed || before.trim().split(/\s+/u).length > longestTerm);
      const asked = plain(prompt);
      const isOfTerm = [...terms].some((term) => asked === term || asked.endsWith(` ${term}`));
      return !isAside && !isOfTerm && !terms.has(plain(answer));
    },
  };
}

function plain(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
