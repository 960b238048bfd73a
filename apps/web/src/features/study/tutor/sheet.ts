import { Language } from "@jotter/domain/settings";
import { type Hint, type Ladder, rungs, startLadder } from "@jotter/tutor/ladder";

/** A hint that was asked for, and the lines it was given for. */
type GivenHint = { readonly hint: Hint; readonly lines: readonly string[] };

/** A problem and how far a student is with it, as it is kept from the first moment. [TUT-1] */
export type Sheet = {
  readonly problem: string;
  /** In which language the problem and its numbers are read. */
  readonly language: Language;
  readonly lines: readonly string[];
  readonly ladder: Ladder;
  readonly hints: readonly GivenHint[];
  readonly alone: Alone | null;
};

/** The problem at the end, without hints. */
export type Alone = {
  readonly lines: readonly string[];
  readonly begunAt: number;
  /** The quiz it was handed in as. */
  readonly quizId: string | null;
};

export const mostLines = 60;

export function newSheet(problem: string, language: Language): Sheet {
  return { problem, language, lines: [], ladder: startLadder, hints: [], alone: null };
}

/** As it lies in a record, whoever wrote it: what cannot be read begins anew, the lines never do. */
export function sheetOf(output: Readonly<Record<string, unknown>>): Sheet {
  const language = Language.safeParse(output.language);
  const hints = Array.isArray(output.hints) ? output.hints.filter(isGivenHint) : [];
  const { reached = 0, isSeen = false } = (output.ladder ?? {}) as Partial<Ladder>;
  const alone = output.alone as Partial<Alone> | null | undefined;
  return {
    problem: typeof output.problem === "string" ? output.problem : "",
    language: language.success ? language.data : "en",
    lines: linesOf(output.lines),
    ladder: {
      reached: Math.max(0, Math.min(rungs.length, Math.trunc(Number(reached)) || 0)),
      isSeen: isSeen === true,
    },
    hints,
    alone: alone
      ? {
          lines: linesOf(alone.lines),
          begunAt: Number(alone.begunAt) || 0,
          quizId: typeof alone.quizId === "string" ? alone.quizId : null,
        }
      : null,
  };
}

function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === "string").slice(0, mostLines) : [];
}

function isGivenHint(value: unknown): value is GivenHint {
  const hint = (value as Partial<GivenHint> | null)?.hint;
  return rungs.some((rung) => rung === hint?.rung);
}

/** An empty line goes away. */
export function withLine(lines: readonly string[], at: number, text: string): readonly string[] {
  const line = text.trim();
  if (line === "") return lines.filter((_, index) => index !== at);
  return at < lines.length ? lines.with(at, line) : [...lines, line].slice(0, mostLines);
}

/** The latest of each rung counts. */
export function withHint(sheet: Sheet, hint: Hint, ladder: Ladder, lines: readonly string[]): Sheet {
  const others = sheet.hints.filter((one) => one.hint.rung !== hint.rung);
  return { ...sheet, ladder, hints: [...others, { hint, lines }] };
}

/** Who has solved it, or has seen how, does one alone. */
export function mayGoAlone({ ladder }: Sheet, isSolved: boolean): boolean {
  return isSolved || ladder.isSeen;
}
