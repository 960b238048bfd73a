import { isDay } from "@jotter/domain/days";
import type { ObjectQuestion } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { answerSchema } from "../answer-schema.ts";
import { fencedPart, fenceRule, fenceWord } from "../fence.ts";
import { cluesIn } from "./clues.ts";
import { type OwnDataFacts, todayOf } from "./facts.ts";
import type { OwnDataIntent } from "./intent.ts";
import type { Span } from "./spoken-day.ts";

/** Whether a question that the rules were not sure of may still be about the student's own data. */
export function mayBeAboutOwnData(question: string, language: Language, facts: OwnDataFacts): boolean {
  const clues = cluesIn(question, language, facts);
  if (clues.asksForHelp) return false;
  const isOwn = clues.has("test", "quiz", "homework", "due", "grade", "average", "gpa", "overdue");
  return isOwn && (clues.hasClass || clues.has("mine"));
}

/** Whether it is grades, classes or the calendar that is asked about, and no text. */
export function isAboutRecord(question: string, language: Language, facts: OwnDataFacts): boolean {
  const clues = cluesIn(question, language, facts);
  if (clues.has("note") || !(clues.hasClass || clues.has("mine"))) return false;
  if (clues.has("grade", "average", "gpa", "overdue", "agenda", "busy")) return true;
  // "Explain it for my test" is about what is to be explained.
  return !clues.asksForHelp && clues.has("test", "quiz", "homework", "due", "free", "todo", "doing", "strong", "weak");
}

const Chosen = z.object({
  kind: z.enum([
    "next-exam",
    "exams",
    "due",
    "overdue",
    "agenda",
    "class-grade",
    "needed",
    "what-if",
    "class-gpa",
    "gpa",
    "average",
    "last-grade",
    "best-grade",
    "worst-grade",
    "nth-grade",
    "missing",
    "ungraded",
    "category-weight",
    "best-class",
    "worst-class",
    "none",
  ]),
  /** The name as it was listed, or nothing. */
  class: z.string(),
  category: z.enum(["test", "quiz", "assignment", "homework", "any"]),
  /** A target, a score, or which one; 0: none was said. */
  number: z.number(),
  /** Days, or nothing. */
  from: z.string(),
  to: z.string(),
});

/** Asks a model only which question it is, with the names of the classes and no grades: the reckoning stays ours. */
export function whichQuestion(question: string, facts: OwnDataFacts, newWord: () => string): ObjectQuestion {
  const classes = facts.classes.map(({ name }) => name).join("\n");
  const word = fenceWord([classes, question], newWord);
  const system = [
    "A student asks an app about their own grades, calendar and tests. Choose which of the app's questions it is. Do not answer it.",
    "kind: next-exam; exams or due or agenda (within days); overdue; class-grade (average of one class); needed (score needed on the next one of a category for a target); what-if (class grade after that score on the next one of a category); class-gpa; gpa; average (of all classes); last-grade, best-grade, worst-grade, nth-grade (one single result); missing; ungraded; category-weight; best-class; worst-class.",
    "Choose none unless one of them answers the whole question exactly, with nothing left out: none for other people, other times, several classes, conditions, comparisons, or a wish to change something.",
    "class: a name from the block named classes, letter by letter, or an empty text. category: any if none is named. number: the target or score in percent, or which one for nth-grade, or 0. from and to: days as YYYY-MM-DD, or empty texts.",
    `Today is ${todayOf(facts)}.`,
    fenceRule(word),
  ];
  return {
    system: system.join("\n"),
    turns: [{ role: "user", text: `${fencedPart("classes", classes, word)}\n\n${question}` }],
    schema: answerSchema(Chosen),
  };
}

/** Null: it is none of them, or something in it makes no sense. */
export function intentChosen(value: unknown, facts: OwnDataFacts): OwnDataIntent | null {
  const read = Chosen.safeParse(value);
  if (!read.success) return null;
  const { kind, number, category: named, from, to } = read.data;
  const course = facts.classes.find(({ name }) => name === read.data.class);
  // A class that is none of theirs was made up.
  if (read.data.class !== "" && !course) return null;
  const classId = course?.id ?? null;
  const category = named === "any" ? null : named;
  const span: Span | null = isDay(from) && isDay(to) && from <= to ? { name: "days", from, to } : null;
  const isPercent = number > 0 && number <= 120;
  const score = { percent: number, letter: null };
  switch (kind) {
    case "next-exam":
    case "overdue":
      return { kind, classId };
    case "exams":
    case "due":
    case "agenda":
      return span && { kind, span, classId };
    case "class-grade":
    case "class-gpa":
      return course ? { kind, classId } : null;
    case "needed":
      if (!course || !isPercent) return null;
      return { kind, classId, target: score, on: category === null ? "either" : "next", category };
    case "what-if":
      return course && isPercent && category !== null ? { kind, classId, score, on: { category } } : null;
    case "gpa":
      return course ? null : { kind, weighted: false };
    case "average":
      return course ? null : { kind };
    case "last-grade":
      return { kind, classId, category };
    case "best-grade":
    case "worst-grade":
      return course ? { kind: "one-grade", classId, category, which: kind === "best-grade" ? "best" : "worst" } : null;
    case "nth-grade":
      if (!course || category === null || !Number.isInteger(number) || number < 1) return null;
      return { kind: "one-grade", classId, category, which: number };
    case "missing":
    case "ungraded":
      return { kind: "open-work", state: kind, classId };
    case "category-weight":
      return category === null ? null : { kind, category, classId };
    case "best-class":
    case "worst-class":
      return course ? null : { kind: "ranking", end: kind === "best-class" ? "best" : "worst" };
    case "none":
      return null;
  }
}
