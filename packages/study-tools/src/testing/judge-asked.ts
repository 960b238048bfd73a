import { answer } from "../chat/answer.ts";
import type { NoteText } from "../chat/note-passages.ts";
import { student } from "../own-data/testing/student.ts";
import { translateIn } from "../own-data/testing/translate.ts";
import { type Case, casesIn } from "./cases-in.ts";

type AskedQuestion = {
  readonly ask: string;
  /** Words of the notes that stand in the answer; null where the notes do not speak of it. */
  readonly answer: readonly string[] | null;
  /** Chatter and other lines that are never shown. */
  readonly never: readonly string[];
};

type AskCase = Case & {
  readonly notes: readonly Omit<NoteText, "id">[];
  readonly questions: readonly AskedQuestion[];
};

export type Asked = AskedQuestion & Pick<AskCase, "language" | "notes">;

/** Each question by itself, put to Jotson where no model is set up. */
export const askedQuestions = casesIn<AskCase>(new URL("./ask-cases.jsonl", import.meta.url)).flatMap(
  ({ language, notes, questions }) => questions.map((question): Asked => ({ ...question, language, notes })),
);

/** Empty where it was answered well; else what is missing, or shown though it is no answer. */
export async function askedFaults({ language, notes, ask, answer: wanted, never }: Asked): Promise<readonly string[]> {
  const texts = await translateIn(language);
  const own = notes.map((note, at) => ({ ...note, id: `n${at}` }));
  let said = "";
  let isQuoted = false;
  const pieces = answer(ask, {
    language,
    say: (key, values = {}) => texts(key, values),
    history: [],
    ownData: async () => student(language),
    findNotes: async () => own,
    aboutStudent: null,
    aboutPage: null,
    mayNameClasses: false,
    ask: async function* () {
      yield { t: "error" as const, problem: { kind: "no-key" as const } };
    },
    newWord: () => "0123456789abcdef0123",
    newId: () => "id",
    mayRepeat: { record: true, notes: true },
    way: "any",
  });
  for await (const piece of pieces) {
    if (piece.t === "text") said += piece.d;
    if (piece.t === "source") isQuoted ||= piece.source === "notes";
  }
  return [
    ...(wanted ?? []).filter((one) => !said.includes(one)).map((one) => `missing: ${one} → ${said.slice(0, 300)}`),
    ...never.filter((one) => said.includes(one)).map((one) => `shown: ${one}`),
    ...(wanted === null && isQuoted ? [`made up: ${said.slice(0, 300)}`] : []),
  ];
}
