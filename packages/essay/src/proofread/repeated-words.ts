import { isSpaceless } from "@jotter/analysis/language";
import { type Word, wordsOf } from "@jotter/analysis/words";
import { type Language, orEnglish } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry no subject and wear out all the same. */
const worn = orEnglish<ReadonlySet<string>>({
  en: set("show shows showed thing things really good bad big"),
  es: set("muestra muestran dice cosa cosas hace"),
  fr: set("montre montrent dit chose choses"),
  de: set("zeigt zeigen sagt ding dinge sache sachen"),
  zh: set("表现 说明 体现"),
  ja: set(""),
});

/** So often within so many sentences of a paragraph. */
const often = 4;
const near = 3;

/** A word that comes again and again in a few sentences. What the whole text is about may. */
export function repeatedWords(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  const uses = blocks.map((block) => usesIn(block, language));
  const subjects = subjectsOf(uses);
  return blocks.flatMap((block, at) => repeatsIn(block, uses[at] ?? [], subjects));
}

type Use = {
  readonly key: string;
  readonly text: string;
  readonly sentence: number;
  readonly from: number;
  readonly to: number;
};

function usesIn(block: Block, language: Language): readonly Use[] {
  if (block.kind !== "paragraph") return [];
  return block.sentences.flatMap(({ from, to }, sentence) =>
    wordsOf(block.text.slice(from, to), language)
      .filter((word) => isContent(word, language))
      .map((word) => ({ key: word.key, text: word.text, sentence, from: from + word.from, to: from + word.to })),
  );
}

function isContent({ text, isStop, isNumber }: Word, language: Language): boolean {
  if (isNumber || (isSpaceless(language) ? text.length < 2 : text.length < 4)) return false;
  return !isStop || worn[language].has(text.toLowerCase());
}

/** What is in more than half of the paragraphs or a third of the sentences, where there are some. */
function subjectsOf(uses: readonly (readonly Use[])[]): ReadonlySet<string> {
  const paragraphs = uses.filter((one) => one.length > 0);
  const sentences = paragraphs.flatMap((own) => [...grouped(own, ({ sentence }) => sentence).values()]);
  const inParagraphs = paragraphs.length < 3 ? [] : sharedBy(paragraphs, 1 / 2);
  return new Set([...inParagraphs, ...(sentences.length < 8 ? [] : sharedBy(sentences, 1 / 3))]);
}

function sharedBy(parts: readonly (readonly Use[])[], share: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const own of parts) {
    for (const key of new Set(own.map((use) => use.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > parts.length * share).map(([key]) => key);
}

function repeatsIn(block: Block, uses: readonly Use[], subjects: ReadonlySet<string>): readonly ProofFinding[] {
  const findings: ProofFinding[] = [];
  const byKey = grouped(uses, ({ key }) => key);
  for (const [key, own] of byKey) {
    if (own.length < often || subjects.has(key)) continue;
    for (let last = often - 1; last < own.length; last += 1) {
      const [first, here] = [own[last - often + 1], own[last]];
      if (!first || !here || here.sentence - first.sentence >= near) continue;
      // As long as it goes on, it is one finding.
      while (last + 1 < own.length && (own[last + 1]?.sentence ?? 0) - (own[last - often + 2]?.sentence ?? 0) < near)
        last += 1;
      const end = own[last] ?? here;
      const others = own.slice(own.indexOf(first), last).map(({ from }) => block.places[from] ?? 0);
      findings.push(
        found(block, "repeated-word", end.from, end.to, {
          others,
          values: { word: end.text, count: others.length + 1 },
        }),
      );
      last += often - 1;
    }
  }
  return findings;
}

function grouped<Key>(uses: readonly Use[], keyOf: (use: Use) => Key): ReadonlyMap<Key, readonly Use[]> {
  const groups = new Map<Key, Use[]>();
  for (const use of uses) {
    const key = keyOf(use);
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  return groups;
}
