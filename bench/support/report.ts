import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";

/**
 * One measured thing. `ours` and `floor` hold one value per round of the same interleaved run.
 * A goal is about the ratio of the medians, or, where there is no ratio to speak of, about our own median.
 */
export type Figure = {
  readonly name: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly floor?: readonly number[];
  readonly goal?: Goal;
};

type Goal =
  | { readonly ratioAtMost: number }
  | { readonly ratioAtLeast: number }
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly exactly: number };

type Measured = { readonly ours: number; readonly floor?: number; readonly ratio?: number };
type Baseline = { readonly date: string; readonly node: string; readonly cores: number; readonly load: number } & {
  readonly figures: Readonly<Record<string, Measured>>;
};

const baselinesPath = fileURLToPath(new URL("../baselines.json", import.meta.url));
const loadAtStart = loadavg()[0] ?? 0;

/** Prints the table and the JSON, compares with the committed baseline, and fails the process past a goal. */
export function report(bench: string, figures: readonly Figure[]): void {
  const baselines = JSON.parse(readFileSync(baselinesPath, "utf8")) as Record<string, Baseline>;
  const before = baselines[bench]?.figures ?? {};
  const load = Math.max(loadAtStart, loadavg()[0] ?? 0);

  const rows = figures.map((figure) => {
    const measured = measuredOf(figure);
    const verdict = figure.goal ? (isMet(figure.goal, measured) ? "met" : "MISSED") : "";
    return { figure, measured, verdict, was: before[figure.name] };
  });

  console.log(`\nbench:${bench}   load ${loadAtStart.toFixed(2)} to ${load.toFixed(2)}, ${cpus().length} cores`);
  if (load > 3) console.log("The machine is busy (load above 3): trust ratios and CPU time, not wall times.");
  const head = ["figure", "unit", "ours", "floor", "ratio", "baseline", "goal", ""];
  const table = rows.map(({ figure, measured, verdict, was }) => [
    figure.name,
    figure.unit,
    shown(measured.ours),
    shown(measured.floor),
    shown(measured.ratio),
    shown(was?.ratio ?? was?.ours),
    goalText(figure.goal),
    verdict,
  ]);
  for (const line of aligned([head, ...table])) console.log(line);
  const json = rows.map(({ figure, measured, verdict }) => ({
    name: figure.name,
    unit: figure.unit,
    ...measured,
    goal: figure.goal,
    verdict,
    rounds: { ours: figure.ours.map(rounded), floor: figure.floor?.map(rounded) },
  }));
  console.log(JSON.stringify({ bench, load: { start: loadAtStart, end: loadavg()[0] }, figures: json }));

  if (process.argv.includes("--write")) {
    baselines[bench] = {
      date: new Date().toISOString().slice(0, 10),
      node: process.versions.node,
      cores: cpus().length,
      load: rounded(load),
      figures: Object.fromEntries(rows.map(({ figure, measured }) => [figure.name, measured])),
    };
    writeFileSync(baselinesPath, `${JSON.stringify(baselines, null, 2)}\n`);
    console.log(`The baseline of ${bench} is written.`);
  }
  if (rows.some(({ verdict }) => verdict === "MISSED")) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** `--rounds 6` on the command line. */
export function numberOption(name: string, otherwise: number): number {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? otherwise : Number(process.argv[place + 1]);
}

function measuredOf({ ours, floor }: Figure): Measured {
  const our = rounded(median(ours));
  if (!floor) return { ours: our };
  return { ours: our, floor: rounded(median(floor)), ratio: rounded(median(ours) / median(floor)) };
}

function isMet(goal: Goal, { ours, ratio = Number.NaN }: Measured): boolean {
  if ("ratioAtMost" in goal) return ratio <= goal.ratioAtMost;
  if ("ratioAtLeast" in goal) return ratio >= goal.ratioAtLeast;
  if ("atMost" in goal) return ours <= goal.atMost;
  if ("atLeast" in goal) return ours >= goal.atLeast;
  return ours === goal.exactly;
}

function goalText(goal: Goal | undefined): string {
  if (!goal) return "";
  if ("ratioAtMost" in goal) return `<= ${goal.ratioAtMost}x`;
  if ("ratioAtLeast" in goal) return `>= ${goal.ratioAtLeast}x`;
  if ("atMost" in goal) return `<= ${goal.atMost}`;
  if ("atLeast" in goal) return `>= ${goal.atLeast}`;
  return `= ${goal.exactly}`;
}

function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

function shown(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
