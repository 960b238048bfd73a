import type { Clues } from "./clues.ts";
import type { ClassQuestion, PlainQuestion } from "./intent.ts";
import type { Concept } from "./vocabulary.ts";

export type Question = ClassQuestion | PlainQuestion;

/**
 * Whether all that was said is part of that question. An answer that leaves a word out ("lowest", "last", a number, a
 * second class) is worse than none.
 */
export function isSureOf(question: Question, clues: Clues): boolean {
  const { kind } = question;
  if (kind === "not-found") return true;
  if (kind === "notes-about") return !clues.namesScore && clues.place === null;
  if (clues.unknown.length > 0 || clues.hasLooseNumbers) return false;
  if (clues.namesScore && kind !== "needed" && kind !== "what-if") return false;
  if (clues.place !== null && !(kind === "one-grade" && typeof question.which === "number")) return false;
  if (clues.span && !("span" in question) && !(kind === "next-up" && clues.span.name === "today")) return false;
  if (clues.hasClass && !("classId" in question) && !("key" in question) && kind !== "ranking") return false;
  // How many tests somebody took is not how many are to come.
  if (kind === "count" && (question.of === "exams" || question.of === "due") && clues.has("wrote")) return false;
  const usesItem = "key" in question || kind === "needed" || kind === "what-if";
  if (clues.item && !usesItem && !clues.isItemPlain) return false;
  return clues.saysOnly(new Set([...light, ...wordsFor[kind]]));
}

/** They change nothing about what is asked. */
const light: readonly Concept[] = ["mine", "course", "about", "take", "agenda", "else"];

/** The words that belong to each kind of question. */
const wordsFor: Readonly<Record<Exclude<Question["kind"], "not-found" | "notes-about">, readonly Concept[]>> = {
  "next-exam": ["test", "quiz", "next", "when", "due"],
  "days-until-exam": [
    "need",
    "free",
    "all",
    "test",
    "quiz",
    "next",
    "when",
    "until",
    "howMany",
    "howMuch",
    "remaining",
  ],
  readiness: ["ready", "pass", "test", "quiz", "next", "howMuch", "howMany", "doing", "strong"],
  exams: ["all", "test", "quiz", "next", "when", "howMany", "remaining", "doing", "due", "todo"],
  due: [
    "all",
    "homework",
    "due",
    "next",
    "when",
    "howMany",
    "howMuch",
    "remaining",
    "todo",
    "need",
    "missing",
    "doing",
  ],
  overdue: ["all", "overdue", "homework", "due", "missing", "todo", "not"],
  agenda: ["all", "when", "next", "todo", "remaining", "doing", "need", "busy"],
  "class-times": ["when", "next"],
  "class-grade": ["all", "grade", "average", "doing", "howMuch", "pass", "howMany"],
  needed: [
    ...([
      "all",
      "need",
      "pass",
      "grade",
      "average",
      "howMuch",
      "howMany",
      "test",
      "quiz",
      "homework",
      "next",
      "remaining",
    ] as const),
    ...(["doing", "not", "worst", "whatIf", "minutes", "until"] as const),
  ],
  "what-if": [
    "wrote",
    "whatIf",
    "grade",
    "average",
    "howMuch",
    "howMany",
    "test",
    "quiz",
    "homework",
    "next",
    "doing",
    "pass",
  ],
  "class-gpa": ["gpa", "howMuch", "grade", "weighted", "doing"],
  "last-grade": ["last", "wrote", "grade", "test", "quiz", "homework", "howMuch", "howMany", "doing"],
  "one-grade": ["wrote", "best", "worst", "grade", "test", "quiz", "homework", "howMuch", "howMany", "doing", "last"],
  "open-work": [
    "all",
    "ungraded",
    "missing",
    "homework",
    "due",
    "grade",
    "not",
    "test",
    "quiz",
    "remaining",
    "howMany",
  ],
  "category-weight": ["all", "weighted", "weigh", "test", "quiz", "homework", "grade", "howMuch", "howMany", "average"],
  count: [
    "until",
    "all",
    "wrote",
    "todo",
    "howMany",
    "test",
    "quiz",
    "homework",
    "due",
    "grade",
    "note",
    "remaining",
    "next",
    "howMuch",
  ],
  "recent-notes": ["all", "wrote", "note", "last", "when"],
  "item-when": ["need", "when", "due", "test", "quiz", "homework", "next", "until"],
  "days-until": [
    "free",
    "need",
    "when",
    "until",
    "howMany",
    "howMuch",
    "test",
    "quiz",
    "homework",
    "due",
    "next",
    "remaining",
  ],
  "item-weight": ["weigh", "test", "quiz", "homework", "grade", "howMuch", "howMany", "average", "next"],
  "busy-days": ["todo", "all", "busy", "when", "doing", "next"],
  "free-time": ["all", "free", "when", "howMuch", "howMany", "doing", "minutes"],
  gpa: ["all", "gpa", "weighted", "grade", "howMuch", "average", "doing"],
  average: ["all", "average", "grade", "doing", "howMuch"],
  ranking: ["all", "best", "worst", "better", "grade", "average", "doing", "strong", "weak"],
  strengths: ["all", "strong", "grade", "doing", "best", "test"],
  weaknesses: ["all", "weak", "grade", "doing", "worst", "need", "test"],
  classes: ["all", "howMany"],
  "next-up": ["todo", "minutes", "next", "when", "need", "free", "doing"],
};
