import type { EnglishDialect, Language } from "@jotter/domain/settings";
import type { ProofFinding } from "@jotter/essay/finding";
import { type HarperLinter, harperProofreader } from "@jotter/essay/proofread/harper";
import { ownRules, type Proofreader, together } from "@jotter/essay/proofread/proofreader";
import { type EssayStructure, structure } from "@jotter/essay/structure/structure";

/** How English is read besides our own rules: in which dialect, and with which words of the notes known. */
export type EnglishReading = { readonly dialect: EnglishDialect; readonly known: ReadonlySet<string> };

export type ProofRequest = {
  readonly id: number;
  readonly text: string;
  readonly language: Language;
  /** null where what reads it is not on this device. */
  readonly english: EnglishReading | null;
};

export type ProofAnswer = {
  readonly id: number;
  readonly findings: readonly ProofFinding[];
  readonly structure: EssayStructure;
  /** own: more will come. unable: it was asked for and could not be opened. */
  readonly by: "own" | "all" | "unable";
};

export type OpenHarper = (dialect: EnglishDialect) => Promise<HarperLinter>;

/** Our own rules answer at once; what Harper finds comes when it is open, and it stays open. [ESS-1] */
export function proofAnswers(openHarper: OpenHarper, answer: (answer: ProofAnswer) => void) {
  let open: { readonly dialect: EnglishDialect; readonly linter: Promise<HarperLinter> } | null = null;
  let latest = 0;

  async function readerOf({ dialect, known }: EnglishReading): Promise<Proofreader> {
    if (open?.dialect !== dialect) open = { dialect, linter: openHarper(dialect) };
    return harperProofreader(await open.linter, known);
  }

  return async ({ id, text, language, english }: ProofRequest): Promise<void> => {
    latest = id;
    const findings = together([ownRules], text, language);
    const read = { id, structure: structure(text, language) };
    const isWanted = english !== null && language === "en";
    answer({ ...read, findings, by: isWanted ? "own" : "all" });
    if (!isWanted) return;
    try {
      const harper = await readerOf(english);
      // Meanwhile the text has changed: nobody waits for this one.
      if (id !== latest) return;
      answer({ ...read, findings: together([ownRules, harper], text, language), by: "all" });
    } catch {
      // Our own rules have answered; the next text may try again.
      open = null;
      answer({ ...read, findings, by: "unable" });
    }
  };
}
