const eastern = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}";
/** Where one sentence ends and the next begins with a capital: "bzw." and "2.5" end none. */
const between = new RegExp(
  `(?<=[.!?。！？;；…]["”»」』)*]?)\\s+(?=[\\p{Lu}\\p{N}¿¡"“«„「『*${eastern}])|(?<=[。！？])(?=[\\p{N}${eastern}「『])|\\n+`,
  "u",
);

const mostSentences = 3;

/**
 * Of what a model says, its last question: praise before it would be a verdict and a lecture an answer, so they are left
 * away, and what was a good question in spite of them is still asked. All of it where it asks nothing. [TUT-1]
 */
export function questionIn(text: string): string {
  const sentences = text
    .trim()
    .split(between)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  // Whoever says more has been talked into it, and the question at its end is part of what is told.
  if (sentences.length > mostSentences) return text.trim();
  const asked = sentences.map((sentence) => sentence.replace(/か。$/u, "か？")).findLast(isAsked);
  return asked ?? text.trim();
}

const isAsked = (sentence: string) => /[?？]["”»」』)]?$/u.test(sentence) && isWhole(sentence);

/** "Right?" asks nothing by itself. */
function isWhole(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const signs = sentence.match(new RegExp(`[${eastern}]`, "gu"))?.length ?? 0;
  return words >= 3 || signs >= 5;
}
