import { readFileSync } from "node:fs";
import type { Language } from "@jotter/domain/settings";
import { concepts } from "../concepts.ts";
import { questionsOnDevice } from "../device-questions.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { summary } from "../summary.ts";

/** A line as a student writes it, and what one gap in it may hold. */
type AskedLine = {
  readonly language: Language;
  readonly kind: "fact" | "chatter";
  readonly text: string;
  readonly gaps: readonly string[];
};

/** Twelve of each language were written before the rules were looked at, the last eight after the rules they led to. */
const lines: readonly AskedLine[] = readFileSync(new URL("../../corpus/asked-lines.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((row) => {
    const [language, kind, text = "", gaps = ""] = row.split("\t");
    return { language, kind, text, gaps: gaps.split("|") } as AskedLine;
  });

type Misses = Readonly<Record<Language, readonly string[]>>;

export const knownAskedMisses = JSON.parse(
  readFileSync(new URL("../../corpus/asked-lines-misses.json", import.meta.url), "utf8"),
) as Misses;

/** What is wrong with what the device makes of them: as lines, and as a list below a title. */
export function askedLineFaults(language: Language): readonly string[] {
  const own = lines.filter((line) => line.language === language);
  const [facts, chatter] = [own.filter(({ kind }) => kind === "fact"), own.filter(({ kind }) => kind === "chatter")];
  const mixed = facts.flatMap((fact, at) => [fact, ...chatter.slice(at * 2, at * 2 + 2)]);
  const texts = [
    mixed.map(({ text }) => text).join("\n\n"),
    `# ${titles[language]}\n\n${mixed.map(({ text }) => `- ${text}`).join("\n")}`,
  ];
  const found = texts.map((text) => faultsIn({ id: "a", title: "", text, language }, mixed));
  // Below a title more is a fact.
  const isFault = (fault: string) => !fault.startsWith("nothing: ") || found.every((faults) => faults.includes(fault));
  return [...new Set(found.flat().filter(isFault))].toSorted();
}

const titles: Readonly<Record<Language, string>> = {
  en: "Revision",
  es: "Repaso",
  fr: "Révisions",
  de: "Wiederholung",
  zh: "复习",
  ja: "復習",
};

function faultsIn(source: Source, all: readonly AskedLine[]): readonly string[] {
  const asked = (["easy", "medium", "hard"] as const).flatMap((difficulty) =>
    [1, 2].flatMap((seed) => questionsOnDevice(source, { count: 30, difficulty, seed }).questions),
  );
  const given = { sources: [source], chunks: [], reader: { language: source.language, level: null }, now: 0 };
  const { output, unsure = [] } = concepts.onDevice({ ...given, options: {} });
  const cards = [...output.concepts, ...unsure];
  const told = (["concise", "bullet-points", "mind-map"] as const).flatMap(
    (type) =>
      summary.onDevice({
        ...given,
        options: { type, maxLength: 500, readingLevel: "academic", includeKeyPoints: true, includeQuestions: false },
      }).output.claims,
  );
  const quotes = [...asked, ...cards, ...told].flatMap(({ citations }) => citations.map(({ quote }) => quote));
  const cited = [...asked, ...cards].flatMap(({ citations }) => citations.map(({ quote }) => quote));
  const gaps = [
    ...asked.flatMap(({ prompt, answer, citations }) =>
      prompt.includes("_____") ? [{ gap: answer, quote: citations[0]?.quote ?? "" }] : [],
    ),
    ...cards.flatMap(({ term, citations }) =>
      [...term.matchAll(/==(.+?)==/gu)].map(({ 1: gap = "" }) => ({ gap, quote: citations[0]?.quote ?? "" })),
    ),
  ];
  const isOf = (quote: string, line: string) => quote.includes(line) || line.includes(quote);
  return [
    ...asked.filter((one) => !isClear(one)).map(({ prompt }) => `bare: ${prompt}`),
    ...all.flatMap(({ kind, text, gaps: fitting }) => {
      if (kind === "chatter") return quotes.some((quote) => isOf(quote, text)) ? [`taken: ${text}`] : [];
      if (!cited.some((quote) => isOf(quote, text))) return [`nothing: ${text}`];
      const one = new Set(fitting.map((gap) => gap.toLowerCase()));
      return gaps
        .filter(({ gap, quote }) => isOf(quote, text) && !one.has(gap.toLowerCase()))
        .map(({ gap }) => `gap: ${gap}`);
    }),
  ];
}

/** A gap, a question, a statement to be judged, or what is to be done; a phrase by itself asks nothing. */
function isClear({ type, prompt }: StudyQuestion): boolean {
  return (
    /_____|[?？]/u.test(prompt) ||
    /^(?:true-false|ordering|multiple)$/.test(type) ||
    /^(?:Explain|Explica|Explique|Erkläre|用自己的话|自分の言葉)/u.test(prompt)
  );
}
