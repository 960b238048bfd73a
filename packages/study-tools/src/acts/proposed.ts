import type { Proposal } from "@jotter/domain/proposal";
import type { Say } from "../chat/say.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";

/** What is said to an order, and what would be written if the student agrees. */
export type Proposed = {
  readonly text: string;
  readonly proposal?: Proposal;
  /** What may be meant instead, to be pressed beside it. */
  readonly also?: Proposal;
  /** It is there already. */
  readonly isThere?: true;
  readonly choices?: readonly { readonly label: string; readonly question: string }[];
};

export type ProposeDeps = {
  readonly say: Say;
  readonly facts: OwnDataFacts;
  readonly newId: () => string;
  /** What the student typed: a choice repeats it with what was missing. */
  readonly question: string;
  /** The note that is open before the student. */
  readonly openNoteId: string | null;
  /** The document that is open before the student. */
  readonly openDocument?: { readonly id: string; readonly title: string } | null;
  /** What Jotson said last. */
  readonly lastReply: string | null;
};
