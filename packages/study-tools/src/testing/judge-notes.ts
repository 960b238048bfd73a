import { concepts } from "../concepts.ts";
import { questionsOnDevice } from "../device-questions.ts";
import { type Source, sourceOf } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { type Case, casesIn } from "./cases-in.ts";

export type NoteCase = Omit<Case, "isHeldBack"> & {
  readonly rule: string;
  readonly text: string;
  /** What stands on the front of a card, without an article, and words of its back. */
  readonly cards?: readonly (readonly [string, string])[];
  /** Neither on a card, sure or not, nor asked. */
  readonly never?: readonly string[];
  /** On no card the device is sure of, and not asked. */
  readonly notSure?: readonly string[];
  /** No question ends with it. */
  readonly notAsked?: readonly string[];
  /** On a card that is off until the student keeps it. */
  readonly unsure?: readonly string[];
};

export const noteCases = casesIn<NoteCase & Case>(new URL("./note-cases.jsonl", import.meta.url));

/** Empty where the cards and questions of a note are those a student expects. */
export function noteFaults({ text, language, ...wanted }: NoteCase): readonly string[] {
  const source = sourceOf({ id: "note", title: "", text }, language);
  const { sure, unsure, asked } = madeOf(source);
  const [certain, all] = [
    [...sure, ...asked],
    [...sure, ...unsure, ...asked],
  ];
  const holding = (words: readonly string[], cards: readonly Card[]) =>
    words.filter((one) => cards.some(({ front, back }) => `${front} ${back}`.includes(one)));
  const missing = (wanted.cards ?? []).filter(
    ([front, back]) => !sure.some((card) => bare(card.front) === bare(front) && card.back.includes(back)),
  );
  return [
    ...missing.map(([front, back]) => `no card: ${front} – ${back}`),
    ...holding(wanted.never ?? [], all).map((words) => `shown: ${words}`),
    ...holding(wanted.notSure ?? [], certain).map((words) => `sure: ${words}`),
    ...(wanted.notAsked ?? [])
      .filter((words) => asked.some(({ front }) => front.endsWith(words)))
      .map((words) => `asked: ${words}`),
    ...(wanted.unsure ?? [])
      .filter((words) => holding([words], unsure).length === 0)
      .map((words) => `not even unsure: ${words}`),
  ];
}

type Card = { readonly front: string; readonly back: string };

function madeOf(source: Source) {
  const { language } = source;
  const { output, unsure = [] } = concepts.onDevice({
    options: {},
    sources: [source],
    chunks: [],
    reader: { language, level: null },
    now: 0,
  });
  const asked = (["easy", "medium", "hard"] as const).flatMap(
    (difficulty) => questionsOnDevice(source, { count: 20, difficulty, seed: 1 }).questions,
  );
  return { sure: output.concepts.map(cardOf), unsure: unsure.map(cardOf), asked: asked.map(askedOf) };
}

function cardOf({ term, definition }: { readonly term: string; readonly definition: string }): Card {
  return { front: term.replaceAll("==", ""), back: definition };
}

function askedOf({ prompt, answer, options }: StudyQuestion): Card {
  return { front: prompt.replace("_____", answer), back: [answer, ...options].join(" ") };
}

function bare(front: string): string {
  return front
    .replace(/^(?:an?|the|el|la|los|las|una?|les?|une|l['’]|der|die|das|eine?) ?(?=\p{L})/iu, "")
    .toLowerCase();
}
