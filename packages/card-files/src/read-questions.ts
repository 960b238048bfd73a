import { plainCard } from "./plain-card.ts";
import type { ListedCards } from "./read-written.ts";

/** `Q:` and `A:` and what stands for them in our languages. A letter alone may also be the sign of something. */
const letters = [
  ["q", "a"],
  ["q", "r"],
  ["p", "r"],
  ["f", "a"],
] as const;
const questionWords = "question|frage|pregunta|问题|问|問題|問|質問";
const answerWords = "answer|antwort|respuesta|réponse|reponse|答案|答え|答|回答|解答";

/** Pairs of a line that asks and lines that answer; null where a text is something else. [FLA-4] */
export function readQuestions(text: string): ListedCards | null {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  for (const [question, answer] of [...letters, ["", ""]] as const) {
    const read = pairsOf(lines, signsOf(question, answer));
    const whole = read.filter(([front, back]) => front !== "" && back !== "");
    const isSure = question === "" || whole.length > 1 || /[?？]/.test(whole[0]?.[0] ?? "");
    if (whole.length === 0 || !isSure) continue;
    const cards = whole.flatMap(([front, back]) => plainCard(front, back, "markdown", { tags: [], deck: null }) ?? []);
    return { cards, halves: read.length - cards.length };
  }
  return null;
}

type Signs = { readonly question: RegExp; readonly answer: RegExp; readonly answerWithin: RegExp };

function signsOf(questionLetter: string, answerLetter: string): Signs {
  const [question, answer] = [questionLetter || questionWords, answerLetter || answerWords];
  const sign = (words: string) =>
    new RegExp(
      `^\\s*(?:[-*+]\\s+|\\d{1,3}[.)]\\s+)?[*_]{0,2}(?:${words})\\s?\\d{0,3}[*_]{0,2}\\s?[:：][*_]{0,2}\\s*`,
      "iu",
    );
  const within = answerLetter
    ? `\\s(?:[/|]\\s{0,3})?${answerLetter.toUpperCase()}`
    : `\\s{0,3}(?:[/|]\\s{0,3})?(?:${answerWords})`;
  return {
    question: sign(question),
    answer: sign(answer),
    answerWithin: new RegExp(`${within}\\s?[:：]\\s*`, answerLetter ? "u" : "iu"),
  };
}

function pairsOf(lines: readonly string[], signs: Signs): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  let side: 0 | 1 = 0;
  const filled = lines.filter((line) => line.trim() !== "");
  filled.forEach((line, place) => {
    const pair = pairs.at(-1);
    const asked = signs.question.exec(line);
    const answered = asked ? null : signs.answer.exec(line);
    if (asked) {
      const words = line.slice(asked[0].length).trim();
      // A question may have the answer's sign in it, where the answer has a line of its own.
      const isAlone = !signs.answer.test(filled[place + 1] ?? "");
      const inLine = isAlone ? signs.answerWithin.exec(words) : null;
      const front = inLine ? words.slice(0, inLine.index).trim() : words;
      pairs.push([front, inLine ? words.slice(inLine.index + inLine[0].length).trim() : ""]);
      side = inLine ? 1 : 0;
    } else if (pair && answered) {
      side = 1;
      pair[1] = joined(pair[1], line.slice(answered[0].length).trim());
    } else if (pair) pair[side] = joined(pair[side], line.trim());
  });
  return pairs;
}

function joined(above: string, below: string): string {
  return above === "" || below === "" ? above + below : `${above}\n${below}`;
}
