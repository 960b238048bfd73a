import type { Transaction } from "@codemirror/state";

/** How words came into a text: by hand, from elsewhere, from another place or time of it, as a quotation, or by a yes to a proposal. */
export type EditOrigin = "typed" | "pasted" | "moved" | "quoted" | "accepted";

/** By CodeMirror's names of what a student did. */
const originByEvent = {
  "input.paste": "pasted",
  "input.drop": "pasted",
  "input.quote": "quoted",
  "input.accept": "accepted",
  move: "moved",
  undo: "moved",
  redo: "moved",
} as const satisfies Readonly<Record<string, EditOrigin>>;

export function originOf(transactions: readonly Pick<Transaction, "isUserEvent">[]): EditOrigin {
  for (const [event, origin] of Object.entries(originByEvent))
    if (transactions.some((one) => one.isUserEvent(event))) return origin;
  return "typed";
}
