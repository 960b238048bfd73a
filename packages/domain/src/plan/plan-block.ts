import type { Activity } from "./works.ts";

/** Time for one thing, as the clock on the student's wall shows it. */
export type PlanBlock = {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** The exam or task it is for. */
  readonly workId: string;
  readonly topic: string | null;
  readonly deckId: string | null;
  readonly activity: Activity;
  /** It stays where it is, whatever happens around it. */
  readonly isLocked: boolean;
  /** Why it is there, the strongest reason first; never empty in a plan. */
  readonly reasons: readonly BlockReason[];
};

/** A block as a calendar knows it, which says no reasons. */
export type KnownBlock = Omit<PlanBlock, "reasons">;

export type BlockReason =
  /** The student put it there. */
  | { readonly kind: "locked" }
  | { readonly kind: "overdue"; readonly dueAt: number }
  | { readonly kind: "mock"; readonly daysBefore: number }
  /** The exam is on the same day. */
  | { readonly kind: "last-look" }
  | { readonly kind: "evening-before" }
  /** So much would be known if nothing more was done. */
  | { readonly kind: "weak"; readonly recall: number }
  | { readonly kind: "refresh"; readonly recall: number }
  | { readonly kind: "weighs"; readonly percent: number }
  /** Cards, a little on many days: it is one of so many. */
  | { readonly kind: "often"; readonly times: number }
  /** One of the sittings that a longer work is parted into. */
  | { readonly kind: "part"; readonly part: number; readonly of: number }
  | { readonly kind: "due"; readonly dueAt: number; readonly daysBefore: number }
  | { readonly kind: "exam"; readonly at: number; readonly daysBefore: number }
  | { readonly kind: "some-day" }
  /** Nobody said how long it takes. */
  | { readonly kind: "assumed" }
  /** The hours the student prefers are full. */
  | { readonly kind: "other-hours" };
