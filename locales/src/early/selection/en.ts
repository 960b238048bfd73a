import type { TextsLike } from "../../texts-like.ts";

export const en = {
  /** What is offered with words that are selected. [NOT-7] */
  selection: {
    label: "With the selected words",
    explain: "Explain",
    shorten: "Shorten",
    simplify: "Simplify",
    card: "Make a card",
    quiz: "Quiz me",
    ask: "Ask Jotson",
    cut: "That was long: only the beginning was used.",
  },
  /** A change that is shown before it is made. [NOT-7] */
  proposal: {
    label: "Proposed change",
    /** `words` are those that would go or come. */
    accept: "Accept: {{words}}",
    reject: "Reject: {{words}}",
    acceptAll: "Accept all",
    rejectAll: "Reject all",
    count_one: "{{formatted}} change",
    count_other: "{{formatted}} changes",
    /** Who made it, after the number of changes. */
    byDevice: "made on this device",
    byModel: "made by {{model}}",
    /** These two go on after that. */
    cut: "only the beginning of what you selected",
    kept: "changes to formulas or links were left out",
    working: { shorten: "Shortening…", simplify: "Simplifying…" },
    changed: "These words have changed in the meantime, so nothing is proposed.",
    nothing: { shorten: "There’s nothing to leave out here.", simplify: "There’s nothing to simplify here." },
    /** [AIX-2] */
    failed: { shorten: "Shortening failed: {{message}}", simplify: "Simplification failed: {{message}}" },
    /** What is missing, and then what to set. [AIX-6] */
    noModel: "Simplifying needs an AI model, and this server doesn’t have one yet. Your administrator can set one up.",
    needsModel: "Simplifying needs an AI model. {{message}}",
  },
};

export type SelectionTexts = TextsLike<typeof en>;
