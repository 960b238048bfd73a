import type { Language } from "@jotter/domain/settings";
import { askedTerm } from "../asked-term.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { isAboutRecord } from "../own-data/intent-by-model.ts";
import { plain } from "../own-data/plain-text.ts";
import { spelledOut } from "../own-data/shorthand.ts";
import { ownWords } from "../quoted.ts";
import { actWordsOf } from "./act-words.ts";
import { notesByWords } from "./notes-by-words.ts";
import { classIn, headOf, isWondering, notesNamedIn, says } from "./recognise-act.ts";
import { type StudyWords, studyWordsOf } from "./study-words.ts";

export const studyTools = ["summary", "quiz", "compare", "explain"] as const;

/** What a tool of the study desk is to do, and with what. */
export type StudyOrder = {
  readonly tool: (typeof studyTools)[number];
  /** The notes whose titles were said. */
  readonly noteIds: readonly string[];
  /** What else was named, in words that may stand in a text. */
  readonly words: readonly string[];
  readonly classId: string | null;
  /** What is to be explained, in the student's words; empty where it is the text before them. */
  readonly about: string;
  /** What else was said beside the order: "on mitosis". */
  readonly topic: string;
};

/** What a student wants of a text that a tool of the desk can do, or null. Only their own words order. [AIX-6] */
export function recogniseStudyOrder(typed: string, language: Language, facts: OwnDataFacts): StudyOrder | null {
  const own = ownWords(typed);
  const head = spelledOut(plain(headOf(own), language), language);
  const words = studyWordsOf[language];
  const tool = studyTools.find((one) => isOrdered(head, language, words[one]));
  if (!tool) return null;
  const { orders, asks } = words[tool];
  const isAsked = asks?.test(head) === true;
  // "Compare my grades" is for nobody's desk.
  if (tool === "compare" && !isAsked && isAboutRecord(own, language, facts)) return null;
  const stillOrders = (rest: string) => orders.test(rest) || asks?.test(rest) === true;
  const titled = notesNamedIn(own, language, facts, stillOrders);
  const named = notesByWords(head, language, facts, orders);
  const most = tool === "compare" ? 2 : 1;
  return {
    tool,
    noteIds: (titled.length > 0 || tool === "explain" ? titled : named.noteIds).slice(0, most),
    words: named.words,
    classId: classIn(head, language, facts),
    about: tool === "explain" ? aboutIn(headOf(own), language, words) : "",
    topic: head
      .replace(asks ?? orders, " ")
      .replace(orders, " ")
      .trim(),
  };
}

function isOrdered(head: string, language: Language, { orders, asks }: StudyWords["summary"]): boolean {
  if (asks?.test(head)) return true;
  const { refuses } = actWordsOf[language];
  const isOrder = !isWondering(head, language, actWordsOf[language]) && !says(refuses, head, language);
  return isOrder && orders.test(head);
}

/** What is to be explained; nothing where that is the text before the student. */
function aboutIn(head: string, language: Language, { here, manner }: StudyWords): string {
  let about = askedTerm(head);
  for (;;) {
    const next = askedTerm(about.replace(manner, ""));
    if (next === about || next === "") break;
    about = next;
  }
  return here.test(plain(about, language)) ? "" : about;
}
