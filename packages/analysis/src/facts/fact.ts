/** Something a text says that can be asked: what is asked about, and what is to be said of it. Both are Markdown. */
export type Fact = {
  readonly kind: "row" | "line" | "formula";
  readonly term: string;
  /** What the term belongs to, where it says too little by itself: the line or heading above it, the name of a column. */
  readonly context: string;
  readonly answer: string;
  /** What answers the same question about something else has the same group: a column, the lines of one list. */
  readonly group: string;
  readonly from: number;
  readonly to: number;
};

/** As it is asked: "Henry VII – Reign" for a column, "amylase (digestion)" for a line below another. */
export function askedAs({ kind, term, context }: Fact): string {
  if (context === "") return term;
  if (kind === "row" || /[()（）]/u.test(term + context)) return `${term} – ${context}`;
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(term + context)
    ? `${term}（${context}）`
    : `${term} (${context})`;
}
