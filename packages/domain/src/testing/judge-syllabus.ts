import type { Syllabus } from "../syllabus/read-syllabus.ts";
import { evened } from "../syllabus/syllabus-words.ts";

/** As somebody who has not seen the code reads a syllabus. Days are "2026-10-14" or "2026-10-14/2026-10-16". */
export type SyllabusCase = {
  readonly name: string;
  readonly language: "en" | "es" | "fr" | "de" | "zh" | "ja";
  readonly today: string;
  readonly text: string;
  readonly classes: readonly { readonly name: string; readonly teacher?: string; readonly room?: string }[];
  readonly weights: Readonly<Record<string, number>>;
  readonly dates: readonly {
    readonly days: string;
    readonly time?: string;
    readonly title: string;
    readonly kind: string;
  }[];
  /** Lines whose dates may be proposed or not: they only say what is taught, or say something again. */
  readonly open: readonly string[];
};

export type Judged = { readonly right: number; readonly misses: readonly string[]; readonly wrong: readonly string[] };

/** A date is right with its days; a title, a time or a kind that is not right is a miss of its own. */
export function judgeDates(expected: SyllabusCase, read: Syllabus): Judged {
  const left = [...read.dates];
  const misses: string[] = [];
  let right = 0;
  for (const { days, time, title, kind } of expected.dates) {
    const same = left.filter((one) => daysOf(one) === days);
    const found = same.find((one) => isAlike(one.title, title)) ?? same[0];
    if (!found) {
      misses.push(`${days} ${title}`);
      continue;
    }
    left.splice(left.indexOf(found), 1);
    right += 1;
    if (!isAlike(found.title, title)) misses.push(`${days} ${title}: title ${found.title}`);
    if ((found.time ?? "") !== (time ?? "")) misses.push(`${days} ${title}: time ${found.time ?? "none"}`);
    if (found.kind !== kind) misses.push(`${days} ${title}: ${found.kind}`);
  }
  const wrong = left.filter(({ line }) => !expected.open.includes(line)).map((one) => `${daysOf(one)} ${one.title}`);
  return { right, misses, wrong };
}

export function judgeWeights(expected: SyllabusCase, read: Syllabus): Judged {
  const wanted = Object.entries(expected.weights);
  const has = (name: string, percent: number) =>
    read.weights.some((one) => one.percent === percent && isAlike(one.name, name));
  const misses = wanted.filter(([name, percent]) => !has(name, percent)).map(([name]) => `weight ${name}`);
  const wrong = read.weights
    .filter((one) => !wanted.some(([name, percent]) => one.percent === percent && isAlike(one.name, name)))
    .map(({ name, percent }) => `weight ${name} ${percent}`);
  return { right: wanted.length - misses.length, misses, wrong };
}

export function judgeClasses(expected: SyllabusCase, read: Syllabus): Judged {
  const misses: string[] = [];
  let right = 0;
  for (const { name, teacher, room } of expected.classes) {
    const found = read.classes.find((one) => isAlike(one.name, name));
    if (!found) misses.push(`class ${name}`);
    else right += 1;
    if (found && teacher !== undefined && !isAlike(found.teacher ?? "", teacher)) misses.push(`teacher ${teacher}`);
    if (found && room !== undefined && !isAlike(found.room ?? "", room)) misses.push(`room ${room}`);
  }
  const wrong = read.classes.filter((one) => !expected.classes.some(({ name }) => isAlike(one.name, name)));
  return { right, misses, wrong: wrong.map(({ name }) => `class ${name}`) };
}

function daysOf({ day, last }: { readonly day: string; readonly last: string | null }): string {
  return last === null ? day : `${day}/${last}`;
}

/** Two people name the same thing with some of the same words. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [piecesOf(one), piecesOf(other)];
  const both = [...a].filter((piece) => b.has(piece)).length;
  return both > 0 && both * 2 >= Math.min(a.size, b.size);
}

function piecesOf(text: string): ReadonlySet<string> {
  const said = evened(text);
  const words = said.match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const signs = said.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu) ?? [];
  return new Set([...words.map((word) => word.slice(0, 6)), ...signs]);
}
