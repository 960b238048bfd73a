import { type Quiz, quiz, quizStanding } from "@jotter/domain/quiz";
import { useRef } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { scoreWords } from "../../student/study/score-words.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { momentOf } from "./moments.ts";
import styles from "./study-desk.module.css";

/** Quizzes to go on with or to look at again, the unfinished first. Nothing where there are none. [QUZ-1] */
export function QuizzesLeft({ most = 6, isDue = true }: { readonly most?: number; readonly isDue?: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const { replica } = useStudent();
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useLive(
    async () => replica.list(quiz, { by: "updatedAt", lastFirst: true, most: looked }),
    [replica],
    isDue,
  );
  if (!rows || rows.length === 0) return null;
  const shown = rows.toSorted((one, other) => turn(one.data) - turn(other.data)).slice(0, most);
  const remove = async (id: string) => {
    await replica.remove(quiz, id);
    // The button that was pressed is gone with its row.
    heading.current?.focus({ preventScroll: true });
    toast({
      text: t("study.removed"),
      joins: true,
      action: { label: t("action.undo"), run: () => void replica.restore(quiz, id) },
    });
  };
  return (
    <section aria-labelledby="quizzes-left">
      <h2 id="quizzes-left" ref={heading} tabIndex={-1}>
        {t("quiz.list")}
      </h2>
      <ul className={styles.kept}>
        {shown.map(({ id, data }) => {
          const standing = quizStanding(data);
          const { answered, of } = standing;
          return (
            <li key={id}>
              <PlainLink href={`/quiz/${id}`}>
                {data.title}
                <small className={styles.keptFrom}>
                  {data.finishedAt === null
                    ? t("quiz.answeredOf", { answered: format.number(answered), of: format.number(of) })
                    : scoreWords(standing, { t, format })}
                </small>
              </PlainLink>
              <span className={styles.keptAt}>{momentOf(data.updatedAt, format)}</span>
              <IconButton aria-label={t("study.remove", { title: data.title })} onClick={() => void remove(id)}>
                <Icon shape={closeIcon} size={16} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Among the latest, those that were begun come first. */
const looked = 40;

function turn({ finishedAt }: Pick<Quiz, "finishedAt">): number {
  return finishedAt === null ? 0 : 1;
}
