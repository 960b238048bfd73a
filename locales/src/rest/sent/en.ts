import type { TextsLike } from "../../texts-like.ts";

export const en = {
  sent: {
    title: "What was sent",
    text: "Every question sent to an AI model from any of your devices, latest first. The answers aren’t kept here.",
    most: "The latest {{most}} are kept.",
    empty: "Nothing has been sent to an AI model.",
    emptyText: "Jotson and the study tools work on this device first. What you send to a model is listed here.",
    by: {
      summary: "Summary",
      concepts: "Concepts",
      questions: "Questions",
      outline: "Outline",
      comparison: "Comparison",
      explanation: "Explanation",
      shorten: "Shorter wording",
      simplify: "Simpler wording",
      quiz: "Your answer in a quiz",
      tutor: "A problem for the tutor",
      essay: "Questions on your essay",
      lecture: "A recorded lecture",
      syllabus: "A syllabus",
    },
    noModel: "{{provider}}, no answer",
    size: "{{size}} sent",
    tokens: "{{input}} tokens read, {{output}} written",
    items: "Sent along with it",
    nothing: "Nothing but the question",
    record: "Your profile, classes, grades and calendar, as far as you allow",
    notes: "Passages of your notes",
    pasted: "A text you pasted",
    link: "See what was sent",
    forget: "Clear this list",
    forgetTitle: "Clear the list?",
    forgetText: "The list is deleted from all your devices. What was sent can’t be taken back.",
    back: "Settings",
    would: "See what would be sent",
    wouldTitle: "What would be sent",
    wouldText:
      "These texts, what you asked and our instructions go to the model of this server when you ask for it. The only thing sent about you is your school level, and only if you allow your profile.",
    wouldPicture:
      "This picture and our instructions go to the model of this server when you ask for it. Where and when it was taken does not.",
    wouldSize_one: "About {{tokens}} tokens, in {{count}} question",
    wouldSize_other: "About {{tokens}} tokens, in {{count}} questions",
  },
};

export type SentTexts = TextsLike<typeof en>;
