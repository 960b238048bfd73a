/** What a sample term says in one language. The dates and figures are the same in all: `sample-term.ts` has them. */
export type SampleTexts = {
  /** The student whose term it is: first name, and the grade they are in. */
  readonly student: string;
  readonly grade: string;
  readonly term: string;
  readonly classes: Readonly<Record<SampleClass, string>>;
  readonly rooms: Readonly<Record<SampleClass, string>>;
  /** Of graded work: {n} is its number. */
  readonly work: Readonly<Record<"test" | "quiz" | "essay" | "lab" | "homework", string>>;
  readonly notes: Readonly<Record<SampleClass, { readonly title: string; readonly body: string }>>;
  readonly tasks: Readonly<Record<"problems" | "lab" | "essay" | "reading" | "study", string>>;
  readonly exams: Readonly<Record<"cells" | "derivatives" | "membranes", string>>;
  /** What the next exam asks, in two parts. */
  readonly topics: readonly [string, string];
  readonly decks: Readonly<Record<"cells" | "derivatives", SampleDeck>>;
  readonly guide: { readonly title: string; readonly file: string; readonly body: string };
};

export const sampleClasses = ["math", "biology", "chemistry", "history", "literature"] as const;
export type SampleClass = (typeof sampleClasses)[number];

type SampleDeck = { readonly name: string; readonly cards: readonly SampleCard[] };
/** Front, back, and the part of the exam it belongs to. */
type SampleCard = readonly [front: string, back: string, topic?: 0 | 1];
