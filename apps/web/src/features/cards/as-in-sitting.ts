import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import type { CardRow } from "./use-reckoned-cards.ts";

/** A stored card with what the sitting did to it: its answers, and whether it was suspended. The same row where that is nothing. */
export function asInSitting(row: CardRow, asked: AskedCard | undefined): CardRow {
  if (!asked) return row;
  const { reviews, suspendedAt = null } = asked;
  const isSame = reviews.length === row.data.reviews.length && suspendedAt === (row.data.suspendedAt ?? null);
  return isSame ? row : { ...row, data: { ...row.data, reviews, suspendedAt } };
}
