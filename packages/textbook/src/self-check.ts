import type { Language } from "@jotter/domain/settings";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { CheckFile } from "./chapter-file.ts";
import { spelled } from "./spelled.ts";
import type { WrittenCheck } from "./written.ts";

/** A self-check as the house's questions are, so that the same code marks it. Null where its two halves do not fit. [TXT-1] */
export function selfCheck(
  check: CheckFile,
  written: WrittenCheck,
  { topic, language }: { readonly topic: string; readonly language: Language },
): StudyQuestion | null {
  const shared = {
    prompt: written.prompt,
    options: [] as readonly string[],
    explanation: written.reason,
    topic,
    difficulty: "medium" as const,
    citations: [],
    language,
  };
  const { options } = written;
  switch (check.type) {
    case "numeric": {
      const { answer, unit, tolerance } = check;
      return {
        ...shared,
        type: "numeric",
        answer: spelled(answer, language),
        ...(unit === undefined ? {} : { unit }),
        ...(tolerance === undefined ? {} : { tolerance }),
      };
    }
    case "choice":
    case "multiple": {
      const places = placesOf(check.right);
      const answers = places.flatMap((at) => options[at] ?? []);
      if (answers.length !== places.length || new Set(options).size !== options.length) return null;
      return { ...shared, type: check.type, options, answer: answers.join("; "), answers };
    }
    case "true-false":
      return { ...shared, type: "true-false", answer: String(check.right) };
    case "ordering":
      return { ...shared, type: "ordering", options, answer: options.join(" → "), answers: options };
    case "short":
    case "cloze": {
      const [answer, ...accepted] = written.answers;
      return answer === undefined ? null : { ...shared, type: check.type, answer, accepted };
    }
  }
}

export function placesOf(right: number | readonly number[]): readonly number[] {
  return typeof right === "number" ? [right] : right;
}
