import type { Language } from "@jotter/domain/settings";
import { definitions } from "../definitions.ts";
import { keyphrases } from "../keyphrases.ts";
import { outlineOfReading } from "../outline.ts";
import { questions } from "../questions.ts";
import { readingOf } from "../reading.ts";

/** Everything a device says about a text by itself, a line each, as a reader judges it. */
export function findingsIn(text: string, language: Language): readonly string[] {
  const reading = readingOf(text, language);
  const isTitled = reading.headings.length > 0;
  return [
    ...definitions(reading).found.map(({ term, meaning }) => `definition: ${term} = ${meaning}`),
    ...keyphrases(reading, 8).found.map((one) => `concept: ${one.text}`),
    ...questions(reading, { count: 8, difficulty: "medium" }).found.map(
      ({ prompt, answer }) => `question: ${prompt} → ${answer}`,
    ),
    // The headings of a text are its author's; only labels of our own can be wrong.
    ...(isTitled ? [] : outlineOfReading(reading).sections.map(({ title }) => `outline: ${title}`)),
  ];
}
