import { valuesIn } from "@jotter/analysis/values";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";

/** What an answer is: a year is no sum, a person no place, and a symbol no word. Options are all of one kind. [QUZ-2] */
export function answerKind(answer: string, language: Language): string {
  const text = answer.trim();
  if (/[$\\]/.test(text)) return "formula";
  if (/^(?:公元前|紀元前|前)?\d{1,4}年?\s?[–—~〜-]\s?(?:前)?\d{1,4}年?(?:\s\p{L}\.\s?\p{L}\.)?$/u.test(text))
    return "span";
  if (/^(?:公元前|紀元前|前)?\d{3,4}年?$/u.test(text)) return "year";
  const [value, more] = valuesIn(text, language);
  if (value && !more && value.to - value.from >= text.length - 2) {
    if (value.kind !== "amount") return value.kind;
    return value.isMeasure ? `amount of ${value.unit}` : /^[\d.,\s]+$/u.test(text) ? "number" : "amount";
  }
  if (/\d/.test(text)) return "with figures";
  if (/^(?:to|sich) \p{Ll}/u.test(text)) return "verb";
  if (/^\p{Lu}\p{L}{0,2}[+-]?$/u.test(text)) return "symbol";
  const words = text.split(" ");
  const isName = words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word));
  if (isName) return "name";
  return wordsOf(text, language)[0]?.isStop ? "phrase" : "term";
}
