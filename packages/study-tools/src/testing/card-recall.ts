import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@jotter/domain/settings";
import { concepts } from "../concepts.ts";
import { questionsOnDevice } from "../device-questions.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { type CardText, type CardTextSet, cardTextSets, cardTexts } from "./card-texts.ts";

/** What the device makes of the texts of one language. */
export type CardFigures = {
  /** Of the facts, the share that stands on a card; and on one the device is sure of or shows when asked. */
  readonly sure: number;
  readonly withUnsure: number;
  /** Of the texts, the share that gives as many cards as a reader expects. */
  readonly enough: number;
  readonly cards: number;
  /** Words that must not be on a card and are. */
  readonly never: number;
  /** Of the facts, the share a quiz asks for or shows with its answer. */
  readonly asked: number;
  readonly questions: number;
  /** Wrong options of another kind than the answer. */
  readonly badOptions: number;
};

export function cardFiguresOf(language: Language, set: CardTextSet): CardFigures {
  const all = cardTexts(language, set).map((text) => found(text, language));
  const facts = sum(all.map(({ text }) => text.facts.length));
  const share = (count: number, of: number) => Math.round((count / of) * 1000) / 1000;
  return {
    sure: share(sum(all.map(({ text, sure }) => text.facts.filter(standsOn(sure)).length)), facts),
    withUnsure: share(
      sum(all.map(({ text, sure, unsure }) => text.facts.filter(standsOn([...sure, ...unsure])).length)),
      facts,
    ),
    enough: share(all.filter(({ text, sure }) => sure.length >= text.least).length, all.length),
    cards: sum(all.map(({ sure }) => sure.length)),
    never: sum(all.map((one) => broken(one).length)),
    asked: share(sum(all.map(({ text, asked }) => text.facts.filter(standsOn(asked.map(wordsOf))).length)), facts),
    questions: sum(all.map(({ asked }) => asked.length)),
    badOptions: sum(all.map((one) => badOptions(one).length)),
  };
}

/** A line each, by set and language: committed, so that a new one is seen and a solved one is taken out. */
export function cardMisses(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    cardTextSets.flatMap((set) => languages.map((language) => [`${set} ${language}`, missesOf(language, set)])),
  );
}

const file = join(import.meta.dirname, "card-misses.json");

export const knownCardMisses: ReturnType<typeof cardMisses> = JSON.parse(readFileSync(file, "utf8"));

export function writeCardMisses(): void {
  writeFileSync(file, `${JSON.stringify(cardMisses(), null, 2)}\n`);
}

function missesOf(language: Language, set: CardTextSet): readonly string[] {
  return cardTexts(language, set).flatMap((one) => {
    const made = found(one, language);
    const { sure, unsure } = made;
    return [
      ...one.facts
        .filter((fact) => !standsOn(sure)(fact))
        .map((fact) => `${standsOn(unsure)(fact) ? "unsure" : "no card"}: ${fact.words.join(" + ")}`),
      ...(sure.length < one.least ? [`${sure.length} of ${one.least} cards`] : []),
      ...broken(made).map((words) => `on a card: ${words}`),
      ...badOptions(made).map((words) => `bad option: ${words}`),
    ].map((miss) => `${one.id}: ${miss}`);
  });
}

type Found = {
  readonly text: CardText;
  readonly sure: readonly string[];
  readonly unsure: readonly string[];
  readonly asked: readonly StudyQuestion[];
};

function found(text: CardText, language: Language): Found {
  const source: Source = { id: text.id, title: text.subject, text: text.text, language };
  const { output, unsure = [] } = concepts.onDevice({
    options: {},
    sources: [source],
    chunks: [],
    reader: { language, level: null },
    now: 0,
  });
  const asked = (["easy", "medium", "hard"] as const).flatMap((difficulty) =>
    [1, 2].flatMap((seed) => questionsOnDevice(source, { count: 30, difficulty, seed }).questions),
  );
  const words = ({ term, definition }: { readonly term: string; readonly definition: string }) =>
    `${term.replaceAll("==", "")} ${definition}`;
  return { text, sure: output.concepts.map(words), unsure: unsure.map(words), asked };
}

function standsOn(cards: readonly string[]) {
  const plain = cards.map(plainOf);
  return ({ words }: { readonly words: readonly string[] }) =>
    plain.some((card) => words.every((word) => card.includes(plainOf(word))));
}

function broken({ text, sure, unsure, asked }: Found): readonly string[] {
  return text.never.filter((words) =>
    [...sure, ...unsure, ...asked.map(wordsOf)].some((card) => plainOf(card).includes(plainOf(words))),
  );
}

function wordsOf({ prompt, answer, options, type }: StudyQuestion): string {
  const filled = prompt.includes("_____") ? prompt.replace("_____", answer) : `${prompt} ${answer}`;
  return type === "multiple" || type === "ordering" ? `${filled} ${options.join(" ")}` : filled;
}

/** Each pair once, however often it is offered. */
function badOptions({ text, asked }: Found): readonly string[] {
  const pairs = text.distractors.flatMap(({ answer, kindBad }) =>
    asked.flatMap((question) => {
      const isAsked = question.type === "choice" && isSame(question.answer, answer);
      return isAsked
        ? question.options
            .filter((option) => kindBad.some((bad) => isSame(bad, option)))
            .map((option) => `${option} for ${answer}`)
        : [];
    }),
  );
  return [...new Set(pairs)];
}

function isSame(one: string, other: string): boolean {
  return plainOf(one).trim() === plainOf(other).trim();
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\*\*|==|[*`]/g, "")
    .replace(/\s+/g, " ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
