import { knownShare } from "@jotter/domain/quiz";

/** What an answer is worth, from 0 to 1. */
export type Mark = { readonly verdict: "right" | "almost" | "wrong"; readonly share: number };

export const right: Mark = { verdict: "right", share: 1 };
export const wrong: Mark = { verdict: "wrong", share: 0 };

export function almost(share: number): Mark {
  return { verdict: "almost", share };
}

/** A slip of the pen is known all the same. */
export const slip = knownShare;
