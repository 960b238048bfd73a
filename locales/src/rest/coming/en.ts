import type { TextsLike } from "../../texts-like.ts";

export const en = {
  coming: {
    label: "Not here yet",
    textbookText: "Chapters with worked examples that open step by step and can become a note or a flashcard.",
    meanwhile: "Until then, your notes are the place to keep it.",
  },
};

export type ComingTexts = TextsLike<typeof en>;
