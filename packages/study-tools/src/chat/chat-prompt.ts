import type { Message } from "@jotter/domain/conversation";
import type { Question } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { fencedPart, fenceRule, fenceWord } from "../fence.ts";
import { languageName } from "../prompt.ts";
import { ownWords, quotedWords } from "../quoted.ts";
import { isPasted } from "./note-passages.ts";

/** What a model may know besides the question; null where the student keeps it to themselves, or there is nothing. */
export type ChatKnowledge = {
  /** Who they are and how they stand (INS-2). */
  readonly student: string | null;
  /** What they are looking at. */
  readonly page: string | null;
  /** Passages of their notes. */
  readonly notes: string | null;
};

export type ChatTurn = Pick<Message, "type" | "content" | "source" | "help" | "told" | "proposal" | "moreProposals">;

/** The record is profile, grades and calendar; a text may be somebody else's. */
export type Subject = "record" | "text";

/** What was told before may be told again: not once a kind of it is switched off. */
export type MayRepeat = { readonly record: boolean; readonly notes: boolean };

type ChatAsked = {
  readonly question: string;
  /** What was said before, the latest last. */
  readonly history: readonly ChatTurn[];
  readonly mayRepeat: MayRepeat;
  readonly subject: Subject;
  readonly knows: ChatKnowledge;
  readonly language: Language;
  /** Whoever asks may be in danger. */
  readonly needsCare: boolean;
};

const persona = [
  "You are Jotson, the study assistant of the app Jotter: a friendly, patient tutor who knows their subjects.",
  "You help a student understand. Explain step by step, use examples, and where it helps ask a question back instead of doing the work. Never invent facts, grades, dates or sources; say when you do not know.",
  "Be brief: a chat window is small. Write Markdown, and formulas as LaTeX between dollar signs.",
];

/** The persona, what is known of the student, and the question; with nothing known the model is told to ask. [CHT-4] */
export function chatQuestion(asked: ChatAsked, newWord: () => string) {
  const { question, history, knows, language, needsCare } = asked;
  const parts = Object.entries(knows).filter((part): part is [string, string] => Boolean(part[1]));
  const word = fenceWord(
    [...parts.map(([, text]) => text), ...history.map(({ content }) => content), question],
    newWord,
  );
  const before = turnsOf(history, asked, word);
  const blocks = parts.map(([name, text]) => fencedPart(name, text, word));
  const now = [...blocks, asWritten(question, asked.subject, word)].join("\n\n");
  const turns: Question["turns"] = [...before, { role: "user", text: now }];
  const system = [
    ...persona,
    `Answer in ${languageName(language)}, unless the student writes in another language.`,
    knows.student
      ? "The student has permitted you to access their academic data. The block named student holds it: use it where it helps to answer."
      : "You have no academic data of this student. Where an answer would need it, ask the student for more information.",
    knows.page ? "The block named page tells what the student is looking at." : "",
    knows.notes
      ? "The block named notes holds passages of the student's own notes and documents. Prefer their wording."
      : "",
    needsCare
      ? "The student may be in danger, or has said so earlier in this conversation. The app already shows where to find help. Answer warmly and briefly, take them seriously, do not diagnose, and encourage them to talk to a person they trust or to one of those services now."
      : "",
    turns.some(({ text }) => text.includes(word)) ? fenceRule(word) : "",
  ];
  return { system: system.filter((line) => line !== "").join("\n"), turns } satisfies Question;
}

const mostTurns = 20;
const mostLetters = 24_000;
/** In place of what was said, not left out: some models want questions and answers by turns. */
const keptBack = {
  reckoned: "(The app answered this on the student's device.)",
  answer: "(This answer is kept apart from the present question.)",
  pasted: "(The student pasted a text here. It is kept apart from the present question.)",
};

/** The latest of what was said, as much as a small model reads. It begins with a question, as providers want it. */
function turnsOf(history: readonly ChatTurn[], asked: Repeating, word: string): Question["turns"] {
  const kept: Question["turns"] = [];
  let letters = 0;
  for (const turn of history.toReversed()) {
    const { type } = turn;
    const text = repeated(turn, asked, word);
    letters += text.length;
    if (kept.length >= mostTurns || letters > mostLetters) break;
    if (text.trim() !== "") kept.unshift({ role: type === "user" ? "user" : "assistant", text });
  }
  while (kept[0]?.role === "assistant") kept.shift();
  return kept;
}

type Repeating = Pick<ChatAsked, "mayRepeat" | "subject">;

/** What was said with the record is not said again beside a text, nor the other way round. [AIX-7] */
function repeated({ type, content, source, told }: ChatTurn, { mayRepeat, subject }: Repeating, word: string): string {
  if (type === "user") return asWritten(content, subject, word);
  const isOfRecord = source === "own-data" || told === "record";
  if (isOfRecord && (subject === "text" || !mayRepeat.record)) {
    return source === "own-data" ? keptBack.reckoned : keptBack.answer;
  }
  const isOfText = told === "notes" || told === "pasted";
  if (isOfText && (subject === "record" || (told === "notes" && !mayRepeat.notes))) return keptBack.answer;
  // What was quoted from a note stands behind no fence when it is repeated as something the assistant said. [AIX-7]
  return ownWords(content);
}

/** What a student quotes may be somebody else's words: they stand in a fence, and not at all beside the record. */
function asWritten(content: string, subject: Subject, word: string): string {
  const [own, quoted] = [ownWords(content), quotedWords(content)];
  if (subject === "record") return isPasted(own) || own === "" ? keptBack.pasted : own;
  return quoted === "" ? content : [fencedPart("quote", quoted, word), own].filter((part) => part !== "").join("\n\n");
}
