import type { TextsLike } from "../../texts-like.ts";

export const en = {
  studyDocuments: {
    titleWithPages: "{{title}}, p. {{pages}}",
    documents: "Documents",
    none: "No documents have these words.",
    noDocuments: "No documents yet.",
    toLibrary: "Add one in Docs",
    from: "From page",
    to: "to",
    fromOf: "First page of {{title}}",
    toOf: "Last page of {{title}}",
    counted: "counted: {{pages}} of {{count}}",
    long: "Too long to read at once, so pages {{pages}} are used. Choose the pages you need.",
    /** Why one cannot be taken. */
    not: {
      waiting: "Still being read. It can be used in a moment.",
      pictures: "Its pages are pictures. Open it to have their text read.",
      none: "It has no text.",
      failed: "It couldn’t be read.",
    },
    notReady: "Not ready to use",
    openIt: "Open it",
    page: "Page {{page}}",
    openPage: "Open page {{page}}",
    gone: "This document was deleted. You can restore it from the trash in Docs for 30 days.",
    wholePage: "Questions on the whole page",
    ofClass_one: "{{formatted}} document",
    ofClass_other: "{{formatted}} documents",
    noneInClass: "No documents in this class yet.",
    add: "Add one",
    makeCards: "Make cards",
    quizMe: "Quiz me",
    makeCardsOf: "Make cards from {{title}}",
    quizMeOn: "Quiz me on {{title}}",
  },
};

export type StudyDocumentsTexts = TextsLike<typeof en>;
