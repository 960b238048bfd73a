/** The kinds of callouts, with the words that make them: Obsidian's. */
const words = {
  note: ["note"],
  abstract: ["abstract", "summary", "tldr"],
  info: ["info"],
  todo: ["todo"],
  tip: ["tip", "hint", "important"],
  success: ["success", "check", "done"],
  question: ["question", "help", "faq"],
  warning: ["warning", "caution", "attention"],
  failure: ["failure", "fail", "missing"],
  danger: ["danger", "error"],
  bug: ["bug"],
  example: ["example"],
  quote: ["quote", "cite"],
} as const;

export type CalloutKind = keyof typeof words;

const kinds = new Map(
  Object.entries(words).flatMap(([kind, all]) => all.map((word) => [word as string, kind as CalloutKind] as const)),
);

/** A word nobody knows makes a note. */
export function calloutKind(word: string): CalloutKind {
  return kinds.get(word.toLowerCase()) ?? "note";
}

/** The marker a kind is drawn with. A quotation has no colour. */
export const calloutMarkers: Readonly<
  Record<CalloutKind, "sky" | "mint" | "violet" | "lime" | "amber" | "coral" | null>
> = {
  note: "sky",
  abstract: "mint",
  info: "sky",
  todo: "violet",
  tip: "lime",
  success: "mint",
  question: "amber",
  warning: "amber",
  failure: "coral",
  danger: "coral",
  bug: "coral",
  example: "violet",
  quote: null,
};
