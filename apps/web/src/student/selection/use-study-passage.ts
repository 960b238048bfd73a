import type { PageSpan } from "@jotter/domain/study-result";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { keepPasted, type Pasted } from "../study/pasted.ts";
import { addressOf, type Taken } from "../study/taken.ts";
import { askJotson } from "./ask-jotson.ts";
import type { StudyOffer } from "./offers.ts";
import { aroundOf, beginningOf, type Passage, questionIn } from "./passage.ts";

/** As long as an address names them, as a text is pasted, and as somebody reads them in a question. */
const most = { question: 500, text: 100_000, quote: 4000 } as const;

/** What words come from: a note, pages of a document, or a text that is nowhere but on the screen. */
export type PassageSource =
  | { readonly noteId: string }
  | { readonly documentId: string; readonly pages?: PageSpan | undefined }
  | { readonly text: string };

/** Takes words to where they are studied: a tool of the study desk, or Jotson. What is too long is cut, and that is said. */
export function useStudyPassage(studentId: string) {
  const t = useTexts();
  const navigate = useNavigate();
  return useCallback(
    (offer: StudyOffer, { words, title }: Passage, source: PassageSource) => {
      const cut = (text: string, longest: number) => {
        const beginning = beginningOf(text, longest);
        if (beginning.length < text.length) toast({ text: t("selection.cut") });
        return beginning;
      };
      const pasted = (text: string): Taken => {
        return { kind: "text", id: keepPasted(studentId, { title, text, ...ofWhat(source) }) };
      };
      if (offer === "ask") return askJotson(cut(words, most.quote));
      if (offer === "explain") {
        const from = addressOf(["text" in source ? pasted(source.text) : wholeOf(source)]);
        const about = cut(questionIn(words), most.question);
        return void navigate({ to: "/ai-tools/$tool", params: { tool: "concept-explainer" }, search: { from, about } });
      }
      const tool = offer === "card" ? "flashcard-generator" : "quiz-generator";
      const from = addressOf([pasted(cut(words, most.text))]);
      return void navigate({ to: "/ai-tools/$tool", params: { tool }, search: { from } });
    },
    [t, navigate, studentId],
  );
}

type Kept = Exclude<PassageSource, { readonly text: string }>;

function wholeOf(source: Kept): Taken {
  if ("noteId" in source) return { kind: "note", id: source.noteId };
  const { documentId: id, pages } = source;
  return { kind: "document", id, ...(pages && { pages: aroundOf(pages) }) };
}

/** What is made of the words belongs to what they are of. */
function ofWhat(source: PassageSource): Pick<Pasted, "noteId" | "document"> {
  if ("noteId" in source) return { noteId: source.noteId };
  return "documentId" in source ? { document: { id: source.documentId, page: source.pages?.from ?? 0 } } : {};
}
