import { isSpaceless } from "@jotter/analysis/language";
import { vocabulary } from "@jotter/analysis/vocabulary";
import { type Language, orEnglish } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const pronouns = orEnglish<ReadonlySet<string>>({
  en: set("i he she it they we you there in on at his her its their"),
  es: set("yo él ella ellos ellas nosotros se en su sus lo no"),
  fr: set("je il elle ils elles on nous vous ce c'est en dans son sa ses leur"),
  de: set("ich er sie es wir ihr man in im sein seine ihre"),
  zh: set("我 他 她 它 他们 她们 我们 这 那 在"),
  ja: set("私 彼 彼女 僕 この その"),
});

/** Sentences in a row that begin the same: three with a word like "However", four with "He", none for an article alone. */
export function repeatedStarts(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "paragraph") return [];
    const starts = block.sentences.map(({ from, to }) => startOf(block.text, from, to, language));
    const findings: ProofFinding[] = [];
    for (let first = 0; first < starts.length; ) {
      let end = first + 1;
      while (end < starts.length && starts[end]?.word === starts[first]?.word && starts[first]?.word !== "") end += 1;
      const run = starts.slice(first, end);
      const last = run.at(-1);
      // Questions in a row are asked so on purpose.
      const areQuestions = run.every((one) => one.isQuestion);
      if (last && !areQuestions && run.length >= leastOf(run, language)) {
        const others = run.slice(0, -1).map(({ from }) => block.places[from] ?? 0);
        findings.push(
          found(block, "repeated-start", last.from, last.to, {
            others,
            values: { word: last.text, count: run.length },
          }),
        );
      }
      first = end;
    }
    return findings;
  });
}

type Start = {
  readonly word: string;
  readonly second: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
};

function leastOf(run: readonly Start[], language: Language): number {
  const [first] = run;
  if (!first) return Number.POSITIVE_INFINITY;
  const isPhrase = first.second !== "" && run.every(({ second }) => second === first.second);
  if (isPhrase) return 3;
  if (pronouns[language].has(first.word)) return 4;
  return vocabulary[language].determiners.has(first.word) ? Number.POSITIVE_INFINITY : 3;
}

function startOf(text: string, from: number, to: number, language: Language): Start {
  const head = text.slice(from, Math.min(to, from + 60));
  const lead = /^[^\p{L}\p{N}]*/u.exec(head)?.[0].length ?? 0;
  const words = isSpaceless(language)
    ? signsAt(head.slice(lead))
    : [...(head.slice(lead).matchAll(/[\p{L}\p{M}\p{N}-]+['’]?/gu) ?? [])].map(([word]) => word);
  const [first = "", second = ""] = words;
  return {
    word: first.toLowerCase(),
    second: second.toLowerCase(),
    text: first,
    from: from + lead,
    to: from + lead + first.length,
    isQuestion: /[?？]/u.test(text[to - 1] ?? ""),
  };
}

/** Up to the comma where one comes soon, else its first word. */
function signsAt(head: string): readonly string[] {
  const clause = /^([\p{L}\p{N}]{1,6})[，、,]/u.exec(head)?.[1];
  if (clause) return [clause, ""];
  const words = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(head.slice(0, 12))].filter(
    ({ isWordLike }) => isWordLike,
  );
  return words.slice(0, 2).map(({ segment }) => segment);
}
