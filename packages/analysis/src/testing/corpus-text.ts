/** A school text and what a good answer about it contains, judged by a reader before the engine was run on it. */
export type LabelledText = {
  readonly subject: string;
  readonly text: string;
  /** The beginnings of the sentences a summary should hold. */
  readonly key: readonly string[];
  /** What the text is about. */
  readonly terms: readonly string[];
  /** The terms it defines. */
  readonly defines: readonly string[];
  /** Years and amounts worth asking for. */
  readonly facts: readonly string[];
  /** A question in other words than the text's, and words of the sentence that answers it. */
  readonly asks: readonly (readonly [question: string, answer: string])[];
};

/** Key sentences are marked with § where they stand. */
export function labelled({ text, ...rest }: Omit<LabelledText, "key">): LabelledText {
  const key = [...text.matchAll(/§(.{1,12})/gsu)].map(([, begin = ""]) => begin);
  return { ...rest, text: text.replaceAll("§", "").trim(), key };
}
