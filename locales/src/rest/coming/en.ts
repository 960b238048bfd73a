import type { TextsLike } from "../../texts-like.ts";

export const en = {
  coming: {
    label: "Not here yet",
    aiToolsText:
      "Flashcards, quizzes, summaries, a tutor that asks first, and six more, made from your own notes and documents.",
    textbookText: "Chapters with worked examples that open step by step and can become a note or a flashcard.",
    meanwhile: "Until then, your notes are the place to keep it.",
  },
};

export type ComingTexts = TextsLike<typeof en>;
