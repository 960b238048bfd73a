import { Language } from "@jotter/domain/settings";
import { type Hint, type Ladder, rungs, startLadder } from "@jotter/tutor/ladder";
import type { ToldHint } from "@jotter/tutor/model/model-ladder";
import type { ModelVerdict } from "@jotter/tutor/model/model-lines";
import type { Reply } from "@jotter/tutor/model/talk";

/** A hint that was asked for, and the lines it was given for. */
type GivenHint = { readonly hint: Hint | ToldHint; readonly lines: readonly string[] };

/** What was said in a talk: a message, and the question it was answered with. */
export type SaidTurn =
  | { readonly by: "student"; readonly text: string }
  | { readonly by: "tutor"; readonly reply: Reply };

/** A problem and how far a student is with it, as it is kept from the first moment. [TUT-1] */
export type Sheet = {
  readonly problem: string;
  /** In which language the problem and its numbers are read. */
  readonly language: Language;
  readonly lines: readonly string[];
  readonly ladder: Ladder;
  readonly hints: readonly GivenHint[];
  readonly alone: Alone | null;
  /** What a model has found, closed, where the engine could not. */
  readonly sealed: string | null;
  /** Of lines the engine cannot judge, by all that is written up to them. */
  readonly modelVerdicts: Readonly<Record<string, ModelVerdict>>;
  readonly talk: readonly SaidTurn[];
  /** Nothing to be worked out: a talk over the student's own texts. */
  readonly isTalk: boolean;
  /** The first line that did not hold, and what stood above it. */
  readonly slip: Slip | null;
  /** The quiz an explanation was handed in as, and how much of it was there. */
  readonly explained: { readonly quizId: string; readonly share: number } | null;
};

export type Slip = { readonly above: string; readonly line: string; readonly cardId: string | null };

/** The problem at the end, without hints. */
export type Alone = {
  readonly lines: readonly string[];
  readonly begunAt: number;
  /** The quiz it was handed in as. */
  readonly quizId: string | null;
};

export const mostLines = 60;
const mostSaid = 200;

export function newSheet(problem: string, language: Language): Sheet {
  return {
    problem,
    language,
    lines: [],
    ladder: startLadder,
    hints: [],
    alone: null,
    sealed: null,
    modelVerdicts: {},
    talk: [],
    isTalk: false,
    slip: null,
    explained: null,
  };
}

/** As it lies in a record, whoever wrote it: what cannot be read begins anew, the lines never do. */
export function sheetOf(output: Readonly<Record<string, unknown>>): Sheet {
  const language = Language.safeParse(output.language);
  const hints = Array.isArray(output.hints) ? output.hints.filter(isGivenHint) : [];
  const { reached = 0, isSeen = false } = (output.ladder ?? {}) as Partial<Ladder>;
  const alone = output.alone as Partial<Alone> | null | undefined;
  const slip = output.slip as Partial<Slip> | null | undefined;
  const explained = output.explained as Partial<NonNullable<Sheet["explained"]>> | null | undefined;
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
    sealed: typeof output.sealed === "string" ? output.sealed : null,
    modelVerdicts: verdictsOf(output.modelVerdicts),
    talk: Array.isArray(output.talk) ? output.talk.filter(isSaidTurn).slice(-mostSaid) : [],
    isTalk: output.isTalk === true,
    slip:
      typeof slip?.line === "string"
        ? { above: String(slip.above ?? ""), line: slip.line, cardId: textOrNull(slip.cardId) }
        : null,
    explained:
      typeof explained?.quizId === "string"
        ? { quizId: explained.quizId, share: Math.min(1, Math.max(0, Number(explained.share) || 0)) }
        : null,
  };
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

function verdictsOf(value: unknown): Sheet["modelVerdicts"] {
  const said = Object.entries(value !== null && typeof value === "object" ? value : {});
  return Object.fromEntries(
    said.filter(([, verdict]) => verdict === "holds" || verdict === "does-not-hold" || verdict === "cannot-say"),
  );
}

function isSaidTurn(value: unknown): value is SaidTurn {
  const turn = value as { by?: unknown; text?: unknown; reply?: Partial<Reply> } | null;
  if (turn?.by === "student") return typeof turn.text === "string";
  return turn?.by === "tutor" && (turn.reply?.by === "model" || turn.reply?.by === "house");
}

/** By which a verdict on a line is found again: it holds for what stands above it, too. */
export const upTo = (lines: readonly string[], at: number) => lines.slice(0, at + 1).join("\n");

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
export function withHint(sheet: Sheet, hint: Hint | ToldHint, ladder: Ladder, lines: readonly string[]): Sheet {
  const others = sheet.hints.filter((one) => one.hint.rung !== hint.rung);
  return { ...sheet, ladder, hints: [...others, { hint, lines }] };
}

/** Who has solved it, or has seen how, does one alone. */
export function mayGoAlone({ ladder }: Sheet, isSolved: boolean): boolean {
  return isSolved || ladder.isSeen;
}
