import type { Card } from "@jotter/domain/card";
import { clozeAnswer, clozeQuestion, gapWords } from "@jotter/markdown/cloze";
import { pictureOn } from "../pictures/picture-on.ts";

/** What is asked and what answers it, of one side of a card; both in Markdown. */
export function facesOf(
  { kind, front, back, gapSides, hiddenWith }: Pick<Card, "kind" | "front" | "back" | "gapSides" | "hiddenWith">,
  side: number,
) {
  if (kind === "cloze") {
    const gaps = { gapSides, hiddenWith };
    const extra = back.trim() === "" ? "" : `\n\n${back}`;
    return {
      question: clozeQuestion(front, side, gaps),
      answer: clozeAnswer(front, side, gaps) + extra,
      typed: gapWords(front, side, gaps),
    };
  }
  // The picture asks and answers for itself: these are the words beside it.
  if (kind === "image") return { question: pictureOn(front)?.words ?? front, answer: back, typed: "" };
  if (kind === "reversed" && side === 1) return { question: back, answer: stroked(front), typed: front };
  return { question: front, answer: stroked(back), typed: back };
}

export type Faces = ReturnType<typeof facesOf>;

const longestStroke = 60;

/** A short answer has the stroke, unless it brings its own or is more than words. */
function stroked(answer: string): string {
  const line = answer.trim();
  const isPlain = line !== "" && line.length <= longestStroke && !/[\n=$`*_[\]#<|\\]/.test(line);
  return isPlain ? `==${line}==` : answer;
}
