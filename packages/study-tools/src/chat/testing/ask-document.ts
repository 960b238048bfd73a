import type { Language } from "@jotter/domain/settings";
import { student } from "../../own-data/testing/student.ts";
import { translateIn } from "../../own-data/testing/translate.ts";
import { answer, type ChatContext } from "../answer.ts";
import type { NoteText } from "../note-passages.ts";

export type AskedDocument = {
  readonly language: Language;
  readonly title: string;
  readonly pages: readonly { readonly label: string; readonly text: string }[];
  readonly outline?: readonly { readonly title: string; readonly level: number; readonly page: number }[];
  /** Of a long one: the pages that are looked through for these words. Without it all are. */
  readonly pick?: (texts: readonly string[], words: readonly string[]) => readonly number[];
};

/** What Jotson says with that document open, and no model to ask. */
export async function askedOn(
  { language, title, pages, outline = [], pick }: AskedDocument,
  question: string,
  others: readonly NoteText[] = [],
): Promise<string> {
  const texts = await translateIn(language);
  const all = pages.map(({ label, text }, at) => ({
    ...{
      id: `document:handout:${at}`,
      title,
      body: text,
      page: { documentId: "handout", at, label, name: `p. ${label}` },
    },
  }));
  const context: ChatContext = {
    language,
    say: (key, values = {}) => texts(key, values),
    history: [],
    ownData: async () => student(language),
    findNotes: async () => others,
    openDocument: {
      ...{ id: "handout", title },
      pagesWith: async (words) =>
        pick
          ? pick(
              pages.map(({ text }) => text),
              words,
            ).flatMap((at) => all[at] ?? [])
          : all,
      whole: async () => ({ pages: all, counted: `${all.length} pages`, outline, inSight: 0 }),
    },
    aboutStudent: null,
    aboutPage: null,
    mayNameClasses: true,
    async *ask() {
      yield { t: "error", problem: { kind: "no-key" } };
    },
    newWord: () => "0123456789abcdef0123",
    newId: () => "id",
    mayRepeat: { record: true, notes: true },
    way: "any",
  };
  let said = "";
  for await (const piece of answer(question, context)) if (piece.t === "text") said += piece.d;
  return said;
}
