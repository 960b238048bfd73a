import type { Quiz } from "@jotter/domain/quiz";
import { lineAsRead } from "@jotter/markdown/line";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { useState } from "react";
import styles from "../../student/quiz/quiz.module.css";
import { sourceOf } from "../../student/quiz/sources.ts";
import { PassageDialog } from "../../student/study/PassageDialog.tsx";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { openIcon } from "../../ui/icons/quiz.ts";
import { useTexts } from "../../ui/language.tsx";

const mostShown = 320;

/** The words of the source that prove an answer; they open where they stand. */
export function SourceQuote({ quiz, question }: { readonly quiz: Quiz; readonly question: StudyQuestion }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [citation] = question.citations;
  const source = sourceOf(quiz, question);
  if (!citation) return null;
  const quote = citation.quote
    .split("\n")
    .map((line) => lineAsRead(line.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, "").trim()))
    .filter((line) => line !== "")
    .join(" · ");
  return (
    <figure className={styles.quote}>
      <blockquote>
        <InlineMarkdown text={quote.length > mostShown ? `${quote.slice(0, mostShown)}…` : quote} />
      </blockquote>
      {source && (
        <figcaption>
          <Pressable
            className={styles.quoteFrom}
            aria-haspopup="dialog"
            aria-label={t("quiz.passage", { title: source.title })}
            onClick={() => setIsOpen(true)}
          >
            {source.title}
            <Icon shape={openIcon} size={16} />
          </Pressable>
        </figcaption>
      )}
      {isOpen && source && <PassageDialog source={source} citation={citation} onClose={() => setIsOpen(false)} />}
    </figure>
  );
}
