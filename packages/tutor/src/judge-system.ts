import { equation, type Relation, type Statement } from "@jotter/analysis/maths/expression";
import { holdsAt, type Point, realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { solveSystem } from "@jotter/analysis/maths/system";
import { isTrueChain } from "./judge-beside.ts";
import { isSpanned, pointsOf, type Row, reducedRows, rowOf } from "./linear-rows.ts";
import type { Meaning } from "./meaning.ts";
import type { LineReading } from "./reading/read-line.ts";
import { isDenied } from "./reading/words.ts";
import { relationsIn } from "./real-sets.ts";
import { saidOf } from "./said.ts";
import { statementKey } from "./statement-forms.ts";
import { lettersOf } from "./statements.ts";
import { type JudgedLine, judged } from "./verdict.ts";

type SetMeaning = Extract<Meaning, { kind: "set" }>;

export type SystemWorking = {
  readonly meaning: SetMeaning;
  readonly names: readonly string[];
  /** The solutions, or some of infinitely many; null where they are not known. */
  readonly points: readonly Point[] | null;
  readonly isEndless: boolean;
  readonly lines: readonly { readonly line: number; readonly statement: Statement; readonly key: string }[];
  readonly firstWrong: number | null;
};

export function startSystem(meaning: SetMeaning): SystemWorking {
  const names = [...meaning.unknowns];
  const start = { line: 0, statement: meaning.statement, key: meaning.isShown ? statementKey(meaning.statement) : "" };
  return { meaning, names, ...solutionsOf(meaning, names), lines: [start], firstWrong: null };
}

function solutionsOf(meaning: SetMeaning, names: readonly string[]): Pick<SystemWorking, "points" | "isEndless"> {
  const relations = relationsIn(meaning.statement);
  const rows = relations.map((each) => rowOf(each, names));
  const { within } = meaning;
  const allowed = (points: readonly Point[]) =>
    within === null ? points : points.filter((point) => holdsAt(within, point) === true);
  if (rows.every((row) => row !== null)) {
    const reduced = reducedRows(rows, names.length);
    if (reduced === null) return { points: [], isEndless: false };
    const points = pointsOf(reduced, names.length).map((values) =>
      Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])),
    );
    return { points: allowed(points), isEndless: reduced.length < names.length };
  }
  const solved = attempt(() => solveSystem(relations), 120_000);
  const points = solved.ok ? assignedPoints(solved.value, names) : null;
  return { points: points && allowed(points), isEndless: false };
}

/** "x = 2, y = 4 or x = -1, y = 1" as points; null where not every unknown has a value. */
function assignedPoints(statement: Statement, names: readonly string[]): readonly Point[] | null {
  if (statement.kind === "nothing") return [];
  if (statement.kind === "any-of") {
    const all = statement.statements.map((each) => assignedPoints(each, names));
    return all.every((each) => each !== null) ? all.flat() : null;
  }
  const values: Record<string, number> = {};
  for (const { left, right, comparison } of relationsIn(statement)) {
    const [name, value] =
      left.kind === "symbol" ? [left.name, right] : right.kind === "symbol" ? [right.name, left] : [null, left];
    if (name === null || comparison !== "=" || lettersOf(equation(value, value)).size > 0) return null;
    values[name] = realValue(value);
  }
  return names.every((name) => Number.isFinite(values[name])) ? [values] : null;
}

/** Whether every unknown has got its value, or the solutions were said as a whole. */
export function isSystemSolved({ names, lines, points, firstWrong }: SystemWorking): boolean {
  if (points === null || firstWrong !== null) return false;
  const own = lines.slice(1);
  const isSaid = ({ statement }: (typeof own)[number]) => {
    if (statement.kind === "nothing") return points.length === 0;
    const given = assignedPoints(statement, names);
    return given !== null && given.length === points.length;
  };
  if (own.some(isSaid)) return true;
  const known = own.flatMap(({ statement }) =>
    statement.kind === "any-of"
      ? []
      : relationsIn(statement).flatMap((each) =>
          each.left.kind === "symbol" && lettersOf(equation(each.right, each.right)).size === 0 ? [each.left.name] : [],
        ),
  );
  return points.length === 1 && names.every((name) => known.includes(name));
}

export type SystemStep = { readonly working: SystemWorking; readonly judged: JudgedLine };

export function judgeSystemLine(
  working: SystemWorking,
  reading: LineReading,
  line: number,
  decimalComma: boolean,
): SystemStep {
  const said = saidOf(reading, new Set(working.names));
  const statements = said.statements.map(({ statement }) => statement);
  const all: readonly Statement[] =
    statements.length === 0 && reading.said !== null ? [{ kind: reading.said }] : statements;
  if (all.length === 0) {
    const truths = said.beside.map((chain) => isTrueChain(chain, decimalComma));
    if (truths.includes(false) && !isDenied(reading.text)) return { working, judged: judged("wrong", "notTrue") };
    return { working, judged: truths.length > 0 ? judged("no-further", "trueBeside") : judged("unjudged", "unread") };
  }
  if (isDenied(reading.text) && reading.said === null) return { working, judged: judged("unjudged", "condition") };
  let now = working;
  const verdicts: JudgedLine[] = [];
  for (const statement of all) {
    const step = one(now, statement, line);
    verdicts.push(step.judged);
    now = step.working;
  }
  const worst =
    verdicts.find(({ verdict }) => verdict === "wrong") ??
    verdicts.find(({ verdict }) => verdict === "loses" || verdict === "gains") ??
    verdicts.find(({ verdict }) => verdict === "follows") ??
    verdicts.at(-1);
  return { working: now, judged: worst ?? judged("unjudged", "unread") };
}

function one(working: SystemWorking, statement: Statement, line: number): SystemStep {
  const { points, lines } = working;
  const key = statementKey(statement);
  const kept = { ...working, lines: [...lines, { line, statement, key }] };
  const same = lines.find((each) => each.key === key);
  if (same !== undefined) return { working: kept, judged: judged("no-further", "sameAs", same.line) };
  if (points === null) return { working: kept, judged: judged("unjudged", "notKnown") };
  const own = assignedPoints(statement, working.names);
  const lost = points.filter((point) => holdsAt(statement, point) !== true);
  const gained = (own ?? []).filter((point) => holdsAt(working.meaning.statement, point) !== true);
  const before = lines.at(-1)?.line ?? 0;
  if (statement.kind === "everything" && !working.isEndless)
    return { working: kept, judged: judged("gains", "gainsSolutions", before) };
  if (lost.length === 0) {
    if (gained.length === 0) return { working: kept, judged: judged("follows", "follows", before) };
    if (working.firstWrong === null) return { working: kept, judged: judged("gains", "gainsSolutions", 0) };
  }
  if (working.firstWrong !== null) {
    return {
      working: kept,
      judged: followsFromWrong(working, statement)
        ? judged("follows", "follows", before)
        : judged("unjudged", "afterWrong", working.firstWrong),
    };
  }
  const bad = { ...kept, firstWrong: line };
  const keepsSome =
    lost.length < points.length ||
    (working.isEndless && (own === null ? isConsistent(working, statement) : gained.length < own.length));
  if (gained.length === 0 && keepsSome) return { working: bad, judged: judged("loses", "losesSolutions", before) };
  return { working: bad, judged: judged("wrong", "otherSolutions", before) };
}

function rowsIn(statement: Statement, names: readonly string[]): readonly Row[] | null {
  if (statement.kind === "any-of") return null;
  const rows = relationsIn(statement).map((each: Relation) => rowOf(each, names));
  return rows.every((row) => row !== null) && rows.length > 0 ? rows : null;
}

function isConsistent({ meaning, names }: SystemWorking, statement: Statement): boolean {
  const [one, other] = [rowsIn(meaning.statement, names), rowsIn(statement, names)];
  return one !== null && other !== null && reducedRows([...one, ...other], names.length) !== null;
}

/** After a wrong line: whether up to three of the equations give this one. */
function followsFromWrong({ names, lines }: SystemWorking, statement: Statement): boolean {
  const rows = rowsIn(statement, names);
  if (rows === null) return false;
  const known = lines
    .slice(-8)
    .concat(lines[0] ?? [])
    .flatMap((each) => rowsIn(each.statement, names) ?? []);
  const isGiven = (some: readonly Row[]) => {
    const reduced = reducedRows(some, names.length);
    return reduced !== null && rows.every((row) => isSpanned(row, reduced, names.length));
  };
  return known.some(
    (a, i) =>
      isGiven([a]) ||
      known.some((b, j) => j > i && (isGiven([a, b]) || known.some((c, k) => k > j && isGiven([a, b, c])))),
  );
}
