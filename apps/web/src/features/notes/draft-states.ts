import { listeners } from "../../ui/listeners.ts";
import type { DraftState } from "./note-draft.ts";

/** How it stands with the title and the text of an open note; told apart from React, which would draw the page at a key. */
export type DraftStates = {
  readonly say: (field: "title" | "body", state: DraftState) => void;
  /** The worse of the two. */
  readonly now: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
};

const fromTheWorst = ["failed", "saving", "unsaved", "saved"] as const;

export function createDraftStates(): DraftStates {
  const states: Record<"title" | "body", DraftState> = { title: "saved", body: "saved" };
  const { subscribe, tell } = listeners();
  return {
    say: (field, state) => {
      if (states[field] === state) return;
      states[field] = state;
      tell();
    },
    now: () => fromTheWorst.find((state) => state === states.title || state === states.body) ?? "saved",
    subscribe,
  };
}
