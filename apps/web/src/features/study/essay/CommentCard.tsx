import { Button, Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { closeIcon } from "../../../ui/icons/app.ts";
import { chosenIcon } from "../../../ui/icons/forms.ts";
import { downIcon } from "../../../ui/icons/quiz.ts";
import { useTexts } from "../../../ui/language.tsx";
import { commentWords } from "./comment-words.ts";
import type { EssayComment } from "./comments.ts";
import styles from "./essay.module.css";

export type CommentActs = {
  readonly onOpen: (id: string | null) => void;
  readonly onSettle: (id: string, isDone: boolean) => void;
  /** Shows the words of the source that a quotation was taken from. */
  readonly onSource: (comment: EssayComment) => void;
};

type CommentCardProps = CommentActs & {
  readonly comment: EssayComment;
  readonly number: number;
  readonly isOpen: boolean;
  readonly isDone: boolean;
  /** Where no tray is in sight: to the one after it. */
  readonly onNext?: (() => void) | undefined;
};

/** What it is on, what was seen, and a question. [ESS-1] */
export function CommentCard({ comment, number, isOpen, isDone, onNext, ...acts }: CommentCardProps) {
  const t = useTexts();
  const { onOpen, onSettle, onSource } = acts;
  const { title, says, asks } = commentWords(comment, t);
  // It stands in marks here.
  const quote = comment.quote.replace(/^[\p{Pi}\p{Ps}"']+|[\p{Pf}\p{Pe}"']+$/gu, "");
  return (
    <div className={styles.comment} data-open={isOpen} data-done={isDone}>
      <Pressable className={styles.said} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : comment.id)}>
        <span className={styles.about}>
          <span className={styles.number}>{number}</span>
          {title}
        </span>
        {isOpen && quote.length > 2 && <span className={styles.quote}>{t("essay.on", { quote })}</span>}
        {says && <span className={styles.says}>{says}</span>}
        {comment.message && (
          <span className={styles.says} lang="en">
            {comment.message.replace(/`([^`]+)`/gu, "“$1”")}
          </span>
        )}
        <strong>{asks}</strong>
      </Pressable>
      {isOpen && (
        <div className={styles.acts}>
          <Button onClick={() => onSettle(comment.id, !isDone)} aria-keyshortcuts="x">
            {!isDone && <Icon shape={chosenIcon} size={16} />}
            {t(isDone ? "essay.openAgain" : "essay.markDone")}
          </Button>
          {comment.source && <Button onClick={() => onSource(comment)}>{t("essay.toSource")}</Button>}
          {onNext && (
            <Button onClick={onNext} aria-label={t("essay.next")}>
              <Icon shape={downIcon} size={16} />
            </Button>
          )}
          <Button onClick={() => onOpen(null)} aria-label={t("essay.close")}>
            <Icon shape={closeIcon} size={16} />
          </Button>
        </div>
      )}
    </div>
  );
}
