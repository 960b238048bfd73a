import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { lockedIcon, tutorIcon } from "../../../ui/icons/tutor.ts";
import { useTexts } from "../../../ui/language.tsx";
import type { Alone } from "./sheet.ts";
import styles from "./tutor.module.css";
import type { AskedAlone } from "./tutor-answers.ts";

type AloneCardProps = {
  readonly question: AskedAlone;
  readonly alone: Alone | null;
  /** It may be begun. */
  readonly isOpen: boolean;
  readonly isSolved: boolean;
  readonly onBegin: () => void;
};

/** What waits at the end: locked until the problem is solved, or its answer seen. */
export function AloneCard({ question, alone, isOpen, isSolved, onBegin }: AloneCardProps) {
  const t = useTexts();
  return (
    <section className={styles.alone} data-open={isOpen}>
      <Icon shape={isOpen ? tutorIcon : lockedIcon} size={20} />
      <div>
        <p>
          {isSolved && <strong>{t("tutor.solved")} </strong>}
          <strong>{t("tutor.aloneTitle")}: </strong>
          <InlineMarkdown text={t("tutor.aloneLocked", { question: question.question })} />
        </p>
        {isOpen && !alone?.quizId && (
          <>
            <p className={styles.quiet}>{t("tutor.aloneReady")}</p>
            <Button look="outline" onClick={onBegin}>
              {t("tutor.aloneBegin")}
            </Button>
          </>
        )}
        {alone?.quizId && (
          <Link to="/quiz/$id" params={{ id: alone.quizId }} className={buttonClass("outline")}>
            {t("tutor.aloneResult")}
          </Link>
        )}
      </div>
    </section>
  );
}
