import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { keepPasted } from "../study/pasted.ts";
import { addressOf, type Taken } from "../study/taken.ts";
import { askJotson } from "./ask-jotson.ts";
import type { StudyOffer } from "./offers.ts";
import { beginningOf, type Passage, questionIn } from "./passage.ts";

/** As long as an address names them, as a text is pasted, and as somebody reads them in a question. */
const most = { question: 500, text: 100_000, quote: 4000 } as const;

/** What words come from: a note, or a text that is nowhere but on the screen. */
export type PassageSource = { readonly noteId: string } | { readonly text: string };

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
      const ofNote = "noteId" in source ? { noteId: source.noteId } : {};
      const pasted = (text: string): Taken => ({ kind: "text", id: keepPasted(studentId, { title, text, ...ofNote }) });
      if (offer === "ask") return askJotson(cut(words, most.quote));
      if (offer === "explain") {
        const from = addressOf(["noteId" in source ? { kind: "note", id: source.noteId } : pasted(source.text)]);
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
