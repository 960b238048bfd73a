import type { QuizScore } from "@jotter/domain/quiz";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

type Words = { readonly t: Translate; readonly format: Pick<Format, "number">; readonly language: string };

/** "Six of eight." and "[[Two]] to learn": small numbers in words, as one would say it. What waits is told by itself. */
export function headlineOf(
  { known, of, toLearn: left, waiting, onCards = 0 }: QuizScore & { readonly onCards?: number },
  { t, format, language }: Words,
) {
  if (of === 0) return { score: "", left: t("quiz.result.none") };
  const said = (count: number) => (isSmall(count) ? t(`quiz.words.n${count}`) : format.number(count));
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  if (waiting > 0) {
    const score =
      left === 0
        ? t("quiz.result.rightSoFar", { right: said(known) })
        : t("quiz.result.rightAndLeft", { right: said(known), left: said(left) });
    return { score: capital(score), left: t("quiz.result.toJudge", { count: said(waiting) }) };
  }
  // What is on cards is not known yet.
  const none = onCards > 0 ? t("quiz.result.onCards") : t("quiz.result.allKnown");
  return {
    score: t("quiz.result.score", { right: capital(said(known)), of: said(of) }),
    left: left === 0 ? none : t("quiz.result.left", { count: capital(said(left)) }),
  };
}

type Small = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

function isSmall(count: number): count is Small {
  return Number.isInteger(count) && count >= 0 && count <= 12;
}
