import type { EnglishDialect } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import { object, placeOf, proseOf } from "../prose.ts";
import type { Proofreader } from "./proofreader.ts";

/** As much of Harper's own linter as we ask for. */
export type HarperLinter = {
  readonly get_lint_config_as_object: () => Record<string, boolean | null>;
  readonly set_lint_config_from_object: (config: Record<string, boolean | null>) => void;
  readonly organized_lints: (
    text: string,
    language: number,
    allHeadings: boolean,
    mask: undefined,
    dedup: boolean,
    isolate: boolean,
  ) => readonly { readonly group: string; readonly lints: readonly HarperLint[] }[];
};

type HarperLint = {
  readonly span: () => { readonly start: number; readonly end: number };
  readonly lint_kind: () => string;
  readonly message: () => string;
  readonly suggestions: () => readonly { readonly kind: () => number; readonly get_replacement_text: () => string }[];
  readonly free: () => void;
};

/** As Harper numbers them. */
export const harperDialects: Readonly<Record<EnglishDialect, number>> = {
  american: 0,
  british: 1,
  australian: 2,
  canadian: 3,
  indian: 4,
};

const plainText = 0;
const [replaces, removes] = [0, 1];

/** Rules that ours are there for, that are a matter of taste, or that were wrong more often than right on clean texts. */
const unwanted = [
  ...["LongSentences", "RepeatedWords", "Spaces", "UnclosedQuotes", "SentenceCapitalization", "UseTitleCase"],
  ...["OxfordComma", "NoOxfordComma", "SpelledNumbers", "Dashes", "AvoidAndAlso", "RedundantThat"],
  ...["FootInchMinuteSecondSymbols", "CompoundNouns", "DisjointPrefixes", "HowTo", "MissingPreposition", "MergeWords"],
  ...["ThatWhich", "OrthographicConsistency", "Regionalisms", "DiscourseMarkers", "WrongNegative"],
];

/** Right that something is wrong, and wrong about what: "todays" is not "to days", and "the womans hat" not "the women hat". */
const poorlyAdvised = new Set(["SplitWords", "RegularIrregulars"]);

/**
 * English by Harper. It is given the prose alone; names and the words of the student's notes are no mistakes. [ESS-1]
 */
export function harperProofreader(linter: HarperLinter, known: ReadonlySet<string>): Proofreader {
  const off = Object.fromEntries(unwanted.map((rule) => [rule, false]));
  linter.set_lint_config_from_object({ ...linter.get_lint_config_as_object(), ...off });
  return {
    languages: ["en"],
    proofread: (text) => {
      const prose = joinedProse(text);
      return linter.organized_lints(prose.text, plainText, false, undefined, true, false).flatMap(({ group, lints }) =>
        lints.flatMap((lint) => {
          const finding = findingOf(lint, group, prose, known);
          lint.free();
          return finding ? [finding] : [];
        }),
      );
    },
  };
}

type JoinedProse = { readonly text: string; readonly places: readonly number[]; readonly wide: readonly number[] };

/** The blocks one after the other, as one text. Code and formulas are a letter each. */
function joinedProse(source: string): JoinedProse {
  const places: number[] = [];
  const texts: string[] = [];
  for (const block of proseOf(source, "en").blocks) {
    if (block.isTitle) continue;
    for (const place of block.places) places.push(place);
    const end = (block.places.at(-1) ?? 0) + 1;
    places.push(end, end);
    texts.push(block.text.replaceAll(object, "X"), "\n\n");
  }
  const text = texts.join("");
  const wide: number[] = [];
  for (const { index } of text.matchAll(/[\u{10000}-\u{10FFFF}]/gu)) wide.push(index - wide.length);
  return { text, places, wide };
}

/** Harper counts letters, of which some take two places here. */
function unitOf({ wide }: JoinedProse, letter: number): number {
  return letter + placeOf(wide, letter);
}

function findingOf(
  lint: HarperLint,
  rule: string,
  prose: JoinedProse,
  known: ReadonlySet<string>,
): ProofFinding | null {
  const { start, end } = lint.span();
  const [from, to] = [unitOf(prose, start), unitOf(prose, end)];
  const [at, last] = [prose.places[from], prose.places[to - 1]];
  const words = prose.text.slice(from, to);
  const isPoor = poorlyAdvised.has(rule) && /\p{Ll}s$/u.test(words);
  const kind = isPoor || lint.lint_kind() === "Spelling" ? "spelling" : "grammar";
  if (at === undefined || last === undefined || to <= from || (kind === "spelling" && isKnown(words, known)))
    return null;
  if (isPoor) return { kind, at, length: last + 1 - at, rule };
  return {
    kind,
    at,
    length: last + 1 - at,
    rule,
    // "Did you mean to spell it this way?" is what our own question asks.
    ...(!/^Did you mean to spell /u.test(lint.message()) && { message: lint.message() }),
    suggestions: lint.suggestions().map((one) => {
      const does = one.kind();
      return does === replaces
        ? one.get_replacement_text()
        : does === removes
          ? ""
          : words + one.get_replacement_text();
    }),
  };
}

/** "Brüning's" is a name, "s" a unit, and "thylakoids" stands in a note. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (/^\p{Lu}|\d|\p{Ll}\p{Lu}|^.{1,2}$/u.test(word)) return true;
  const small = word.toLowerCase().replace(/['’]s$/u, "");
  return known.has(small) || known.has(small.replace(/s$/u, "")) || known.has(`${small}s`);
}
