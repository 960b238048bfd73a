import type { Language } from "@jotter/domain/settings";
import type { Typesetter } from "@jotter/markdown/formula";
import { formulasOf } from "@jotter/markdown/maths";
import { samplesOf } from "@jotter/study-tools/plot";
import { markOf } from "@jotter/study-tools/quiz/marking";
import { placeOf } from "@jotter/tutor/place";
import { readProblem } from "@jotter/tutor/problem";
import { twinOf } from "@jotter/tutor/twin";
import { ChapterFile, type CheckFile, type Step } from "./chapter-file.ts";
import { boxOf, type Diagram, isInStage, labelHeight, labelPlace, labelWidth } from "./diagram.ts";
import { type Fault, Faults, type Told } from "./fault.ts";
import { readJson } from "./read-json.ts";
import { placesOf, selfCheck } from "./self-check.ts";
import { differ, isTrue, names, numberOf } from "./verified.ts";
import { labelIn, readWritten, sectionNames, type Written } from "./written.ts";

export type ChapterTexts = {
  /** "algebra-1/slope-and-lines" */
  readonly id: string;
  readonly file: string | null;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
};

export type Beside = {
  readonly typeset: Typesetter;
  /** Of a chapter that is led to: it stands, it is still to be written, or nobody knows it. */
  readonly linked: (id: string) => "there" | "awaited" | "unknown";
};

const most = { file: 14 * 1024, en: [2500, 8 * 1024], other: [2500, 14 * 1024] } as const;

/** Everything that can be held of one chapter without reading it as a person does. [TXT-1] */
export function checkChapter({ id, file, texts }: ChapterTexts, beside: Beside): readonly Fault[] {
  const faults = new Faults();
  const at = faults.at(`${id}/chapter.json`);
  if (file !== null && bytesOf(file) > most.file) at.error("size", bytesOf(file), 0, most.file);
  const chapter = readJson(file, ChapterFile, at);
  if (Object.keys(texts).length === 0) faults.at(`${id}/en.md`).error("lacking");
  if (chapter !== null) {
    checkWorked(chapter, at, beside.typeset);
    checkLinks([...chapter.needs, ...chapter.next], at, beside);
    checkPractice(chapter, at);
    checkFormulas(Object.values(chapter.formulas), at, beside.typeset);
    if (chapter.figure.kind === "diagram") checkShapes(chapter.figure, at, beside.typeset);
    else checkPlot(chapter.figure.plot, at);
  }
  const original = texts.en === undefined ? null : readWritten(texts.en);
  for (const [language, text] of Object.entries(texts) as [Language, string][]) {
    const told = faults.at(`${id}/${language}.md`);
    const written = readWritten(text);
    checkText(text, written, language, told, beside);
    if (chapter !== null) checkAgainst(chapter, written, language, told);
    if (original !== null && language !== "en") checkStructure(original, written, told, texts.en ?? "", text);
  }
  return faults.found;
}

/** In UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}

// ---- what does not speak

function checkFormulas(all: readonly string[], at: Told, typeset: Typesetter): void {
  for (const tex of all) {
    const set = typeset(tex, true);
    if ("fault" in set) at.error("notTypeset", tex, set.fault.kind === "wrong" ? set.fault.message : set.fault.kind);
  }
}

function checkWorked({ worked }: ChapterFile, at: Told, typeset: Typesetter): void {
  for (const [index, { problem, steps }] of worked.entries()) {
    const example = index + 1;
    checkFormulas(
      steps.flatMap(({ tex }) => tex ?? []),
      at,
      typeset,
    );
    if (problem !== undefined) checkLines(problem, steps, example, at);
    for (const [place, step] of steps.entries()) checkStep(step, example, place + 1, problem !== undefined, at);
  }
}

function checkLines(task: string, steps: readonly Step[], example: number, at: Told): void {
  const problem = readProblem(task, "en");
  if (problem.solvedBy === "nobody" || problem.solution === null) {
    at.error("problemUnread", task);
    return;
  }
  const lines = steps.flatMap(({ line }) => line ?? []);
  if (lines.length < steps.length)
    for (const [place, { line, tex, holds }] of steps.entries())
      if (line === undefined && tex !== undefined && holds === undefined) at.error("unverified", example, place + 1);
  const place = placeOf(problem, lines);
  for (const [index, { verdict, tell }] of place.lines.entries()) {
    const line = lines[index] ?? "";
    const step = steps.findIndex((one) => one.line === line) + 1;
    // A letter of one's own is no claim.
    if (tell === "noted") continue;
    if (verdict === "unjudged") at.error("stepUnjudged", example, step, line);
    else if (verdict === "wrong" || verdict === "loses" || verdict === "gains" || tell === "followsWrong")
      at.error("stepWrong", example, step, line);
  }
  if (!place.isSolved && place.firstWrong === null) at.error("notSolved", example);
}

function checkStep(step: Step, example: number, place: number, isJudged: boolean, at: Told): void {
  const { tex, line, holds, answer } = step;
  if (tex !== undefined && line !== undefined && differ(tex, line)) at.error("texDiffers", example, place);
  for (const statement of holds ?? []) {
    const verdict = isTrue(statement);
    if (verdict === null) at.error("holdsUnread", example, place, statement);
    else if (!verdict) at.error("notHolding", example, place, statement);
  }
  if (!isJudged && tex !== undefined && holds === undefined && /\d/.test(tex) && /=|\\approx|[<>]|\\[lg]e/.test(tex))
    at.error("unverified", example, place);
  if (
    answer !== undefined &&
    line === undefined &&
    /\d/.test(answer) &&
    !(holds ?? []).some((one) => names(one, answer, step.unit))
  )
    at.error("answerUnverified", example, place, answer);
}

function checkLinks(ids: readonly string[], at: Told, { linked }: Beside): void {
  for (const id of ids) {
    const state = linked(id);
    if (state === "unknown") at.error("deadLink", id);
    else if (state === "awaited") at.warning("deadLink", id);
  }
}

function checkPractice({ practice }: ChapterFile, at: Told): void {
  for (const task of practice) {
    const problem = readProblem(task, "en");
    if (problem.solvedBy === "nobody" || problem.solution === null) at.error("practiceUnread", task);
    else if (twinOf(problem, 1) === null && twinOf(problem, 2) === null) at.error("practiceFixed", task);
  }
}

function checkPlot(plot: Extract<ChapterFile["figure"], { kind: "plot" }>["plot"], at: Told): void {
  const { parameter } = plot;
  for (const value of parameter ? [parameter.from, parameter.value, parameter.to] : [undefined]) {
    const { curves, y } = samplesOf(plot, value);
    const isSeen = curves.some((stretches) =>
      stretches.some((points) => points.some((one) => one.y >= y.from && one.y <= y.to)),
    );
    if (!isSeen) at.error("plotEmpty", value ?? "");
  }
}

function checkShapes(diagram: Diagram, at: Told, typeset: Typesetter): void {
  const { width, height, parts, stages = 0 } = diagram;
  for (const part of parts) {
    const box = boxOf(part);
    if (box === null) at.error("pathUnread", part.id);
    else if (part.shapes.length > 0 && (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height))
      at.error("outside", part.id);
    if (part.at !== undefined && (part.at[0] < 0 || part.at[1] < 0 || part.at[0] > width || part.at[1] > height))
      at.error("labelOutside", part.id);
    for (const stage of part.stages ?? []) if (stage > stages) at.error("outside", `${part.id}: stage ${stage}`);
    checkFormulas(
      part.shapes.flatMap((shape) => (shape.shape === "tex" ? [shape.tex] : [])),
      at,
      typeset,
    );
  }
  for (const [index, { id }] of parts.entries())
    if (parts.findIndex((one) => one.id === id) !== index) at.error("twice", id);
}

// ---- what speaks

const countsOf = { terms: [3, 7], rules: [1, 8], worked: [2, 3], mixed: [2, 4], checks: [3, 6] } as const;

function checkText(text: string, written: Written, language: Language, told: Told, beside: Beside): void {
  const [least, largest] = language === "en" ? most.en : most.other;
  const bytes = bytesOf(text);
  if (bytes > largest) told.error("size", bytes, least, largest);
  // What is said in fewer letters elsewhere is no shorter.
  if (bytes < least && language === "en") told.error("size", bytes, least, largest);
  if (written.title === "") told.error("noTitle");
  if (written.also.length === 0) told.error("noAlso");
  if (written.idea === "") told.error("noIdea");
  for (const head of written.unknown) told.error("unknownSection", head);
  for (const name of written.twice) told.error("twice", name);
  for (const line of written.loose) told.error("noMeaning", line);
  checkStrokes(text, written, told);
  const sentences = written.idea.replace(/\$[^$]*\$/g, "x").match(/[.!?](?=\s|$)|[。！？]/gu)?.length ?? 0;
  if (sentences > 3) told.warning("longIdea", sentences);
  for (const [name, [from, to]] of Object.entries(countsOf)) {
    const { length } = written[name as keyof typeof countsOf];
    if (length === 0) told.error("noSection", name);
    else if (length < from || length > to) told.error("counts", name, length, from, to);
  }
  if (written.figure === null) told.error("noSection", "figure");
  checkFormulas(
    formulasOf(text).map(({ tex }) => tex),
    told,
    beside.typeset,
  );
  checkWrittenLinks(text, told, beside);
  for (const [index, { reason }] of written.checks.entries()) if (reason === "") told.error("noReason", index + 1);
}

/** Exactly one, and in the idea. */
function checkStrokes(text: string, { idea }: Written, told: Told): void {
  const strokes = (of: string) => withoutFormulas(of).match(/==[^=\n]+(?:\n[^=\n]+)*==/g)?.length ?? 0;
  const [all, own] = [strokes(text), strokes(idea)];
  if (own !== 1) told.error("strokes", own);
  if (all > own)
    told.error(
      "strokeElsewhere",
      text
        .split(/^## +/m)
        .slice(1)
        .find((section) => strokes(section) > 0)
        ?.split("\n")[0] ?? "",
    );
}

function withoutFormulas(text: string): string {
  let bare = "";
  let at = 0;
  for (const { start, end } of formulasOf(text)) {
    bare += `${text.slice(at, start)}x`;
    at = end;
  }
  return bare + text.slice(at);
}

function checkWrittenLinks(text: string, told: Told, beside: Beside): void {
  for (const [, target = ""] of withoutFormulas(text).matchAll(/\]\(\s*<?([^)\s>]*)>?[^)]*\)/g)) {
    const [, id] = /^\/textbook\/([a-z0-9-]+\/[a-z0-9-]+)(?:#.*)?$/.exec(target) ?? [];
    if (id === undefined) told.error("foreignLink", target);
    else checkLinks([id], told, beside);
  }
}

/** Both halves of a chapter, held against each other. */
function checkAgainst(chapter: ChapterFile, written: Written, language: Language, told: Told): void {
  const used = written.rules.flatMap(({ formulas }) => formulas);
  for (const name of used) if (!(name in chapter.formulas)) told.error("noFormula", name);
  for (const name of Object.keys(chapter.formulas)) if (!used.includes(name)) told.warning("unusedFormula", name);
  if (written.worked.length !== chapter.worked.length)
    told.error("workedDiffer", written.worked.length, chapter.worked.length);
  for (const [index, { steps }] of written.worked.entries()) {
    const given = chapter.worked[index]?.steps.length ?? 0;
    if (chapter.worked[index] && steps.length !== given) told.error("stepsDiffer", index + 1, steps.length, given);
  }
  checkFigure(chapter, written, told);
  if (written.checks.length !== chapter.checks.length)
    told.error("checksDiffer", written.checks.length, chapter.checks.length);
  const kinds = new Set(chapter.checks.map(({ type }) => type)).size;
  if (kinds < 3) told.error("kinds", kinds);
  for (const [index, check] of chapter.checks.entries()) checkCheck(check, written, index, language, told);
}

function checkFigure({ figure }: ChapterFile, written: Written, told: Told): void {
  if (written.figure === null) return;
  const { labels, text } = written.figure;
  if (text === "") told.error("noFigure");
  if (figure.kind === "plot") {
    const wanted = [
      "x",
      ...figure.plot.curves.map((_, index) => `curve ${index + 1}`),
      ...(figure.plot.parameter ? ["parameter"] : []),
    ];
    for (const name of wanted) if (!labels.has(name)) told.error("noFigureLine", name);
    for (const name of labels.keys()) if (![...wanted, "y"].includes(name)) told.error("figureLine", name);
    return;
  }
  const stages = Array.from({ length: figure.stages ?? 0 }, (_, index) => `stage ${index + 1}`);
  for (const name of stages) if (!labels.has(name)) told.error("noFigureLine", name);
  const ids = figure.parts.map(({ id }) => id);
  for (const name of labels.keys()) if (![...stages, ...ids].includes(name)) told.error("figureLine", name);
  checkLabels(figure, labels, told);
}

function checkLabels(figure: Diagram, labels: ReadonlyMap<string, string>, told: Told): void {
  const placed = figure.parts.flatMap((part) => {
    const said = labels.get(part.id);
    if (said === undefined || part.at === undefined) return [];
    const { label } = labelIn(said);
    if (labelWidth(label) > figure.width) told.error("labelOutside", part.id);
    const [x, y] = labelPlace(figure, part.at, label);
    return [{ part, x, y, half: labelWidth(label) / 2 }];
  });
  const stages = figure.stages ? Array.from({ length: figure.stages }, (_, index) => index + 1) : [0];
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      const isTogether = stages.some(
        (stage) => stage === 0 || (isInStage(one.part, stage) && isInStage(other.part, stage)),
      );
      if (!isTogether || Math.abs(one.y - other.y) >= labelHeight) continue;
      if (Math.abs(one.x - other.x) < one.half + other.half) told.error("labelsMeet", one.part.id, other.part.id);
    }
  }
  for (const { id, at } of figure.parts) if (labels.has(id) && at === undefined) told.error("noFigureLine", `${id}.at`);
}

const shapesOf: Readonly<Record<CheckFile["type"], (options: number, answers: number) => boolean>> = {
  numeric: (options, answers) => options === 0 && answers === 0,
  choice: (options, answers) => options >= 3 && answers === 0,
  multiple: (options, answers) => options >= 3 && answers === 0,
  "true-false": (options, answers) => options === 0 && answers === 0,
  ordering: (options, answers) => options >= 3 && answers === 0,
  short: (options, answers) => options === 0 && answers > 0,
  cloze: (options, answers) => options === 0 && answers > 0,
};

function checkCheck(check: CheckFile, { checks, title }: Written, index: number, language: Language, told: Told): void {
  const number = index + 1;
  const written = checks[index];
  if (written === undefined) return;
  const { options, answers, prompt } = written;
  if (!shapesOf[check.type](options.length, answers.length)) told.error("checkShape", number, check.type);
  if (check.type === "cloze" && !/_{5}/.test(prompt)) told.error("checkGap", number);
  if (check.type === "choice" && placesOf(check.right).length !== 1) told.error("checkRight", number);
  const question = selfCheck(check, written, { topic: title, language });
  if (question === null) {
    told.error("checkRight", number);
    return;
  }
  const isChosen = question.type === "multiple" || question.type === "ordering";
  const wanted = isChosen ? [question.answers ?? []] : [question.answer, ...(question.accepted ?? [])];
  for (const one of wanted)
    if (markOf(question, one).verdict !== "right") told.error("answerWrong", number, String(one));
  for (const wrong of wrongOf(check, options, wanted.flat().map(String)))
    if (markOf(question, wrong).verdict === "right") told.error("wrongAccepted", number, String(wrong));
  if (check.type === "numeric" && language === "en") checkNumber(check, number, told);
}

/** What must not pass. */
function wrongOf(
  check: CheckFile,
  options: readonly string[],
  answers: readonly string[],
): readonly (string | readonly string[])[] {
  if (check.type === "choice") return options.filter((one) => !answers.includes(one));
  if (check.type === "multiple")
    return [options.filter((one) => !answers.includes(one)), options].filter((one) => one.join() !== answers.join());
  if (check.type === "ordering") return [options.toReversed()];
  if (check.type === "true-false") return [String(!check.right)];
  if (check.type !== "numeric") return [];
  const value = numberOf(check.answer);
  return value === null ? [] : [String(value * 1.5 + 1), ...(value === 0 ? [] : [String(-value)])];
}

function checkNumber(check: Extract<CheckFile, { type: "numeric" }>, number: number, told: Told): void {
  const { answer, by, unit, tolerance = 0 } = check;
  const wanted = numberOf(answer);
  if (by === undefined) {
    if (wanted !== null) told.error("noBy", number);
    return;
  }
  const problem = wanted === null || /[a-z]{4}/i.test(by) ? readProblem(by, "en") : null;
  if (problem?.solution != null && /[a-z]{4}/i.test(by)) {
    if (!placeOf(problem, [answer]).isSolved) told.error("byDiffers", number, by, problem.solution.plain);
    return;
  }
  const value = numberOf(by);
  if (wanted === null || value === null) {
    const verdict = isTrue(`${by} = ${answer}`);
    if (verdict !== true) told.error("byDiffers", number, by, value ?? "");
    return;
  }
  const isWithin = isTrue(`${by} ~ ${answer}`) === true || Math.abs(value - wanted) <= tolerance * Math.abs(wanted);
  if (!isWithin) told.error("byDiffers", number, by, value);
  const question = { type: "numeric", answer, ...(unit && { unit }), tolerance, language: "en" } as const;
  if (tolerance > 0 && markOf(question, String(wanted * (1 + 3 * tolerance + 0.02))).verdict === "right")
    told.error("wrongAccepted", number, String(wanted * (1 + 3 * tolerance + 0.02)));
}

// ---- one language held against another

function checkStructure(original: Written, written: Written, told: Told, first: string, text: string): void {
  const count = (name: string, here: number, there: number) => {
    if (here !== there) told.error("structureDiffers", name, here, there);
  };
  for (const name of sectionNames) {
    if (name === "figure") continue;
    count(name, written[name].length, original[name].length);
  }
  for (const [index, rule] of original.rules.entries()) {
    const own = written.rules[index];
    if (own && own.formulas.join() !== rule.formulas.join())
      told.error("structureDiffers", `rules ${index + 1}`, own.formulas.join(), rule.formulas.join());
  }
  for (const [index, { options }] of original.checks.entries())
    count(`checks ${index + 1}`, written.checks[index]?.options.length ?? 0, options.length);
  const own = (written.figure && [...written.figure.labels.keys()].sort().join(", ")) ?? "";
  const there = (original.figure && [...original.figure.labels.keys()].sort().join(", ")) ?? "";
  if (own !== there) told.error("structureDiffers", "figure", own, there);
  const here = new Set(formulasIn(text));
  for (const tex of new Set(formulasIn(first))) if (!here.has(tex)) told.error("formulasDiffer", tex);
}

/** Without what a language writes otherwise: decimal signs, words and blanks. */
function formulasIn(text: string): readonly string[] {
  return formulasOf(text).flatMap(({ tex }) => {
    // Words within a formula are translated with their signs.
    if (/\\(?:text|mathrm|textrm|operatorname)\s*\{[^}]*\p{L}{3}/u.test(tex)) return [];
    const bare = tex.replace(/\{,\}|(?<=\d),(?=\d)/g, ".").replace(/\\[,;:! ]|\s+/g, "");
    return bare === "" ? [] : [bare];
  });
}
