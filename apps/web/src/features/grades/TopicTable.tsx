import { type CSSProperties, useId } from "react";
import { newNoteHref } from "../../student/notes/new-note-href.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { scoreWords } from "../../student/study/score-words.ts";
import { addressOf } from "../../student/study/taken.ts";
import { chapterHref } from "../../student/textbook/use-book.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { isGap, type TopicRow } from "./topic-rows.ts";
import styles from "./topic-table.module.css";
import type { TopicChapter } from "./use-topic-chapters.ts";

/** Below this it wants to be looked at. */
const lowShare = 0.6;

type TopicTableProps = {
  /** Whose topics they are. */
  readonly title: string;
  readonly classId: string;
  readonly rows: readonly TopicRow[];
  readonly marker: string;
  /** By topic; null until the book is open. */
  readonly chapters: ReadonlyMap<string, TopicChapter> | null;
};

/** What there is of each topic, and what would be known of it; a gap can be begun. [DSH-4] */
export function TopicTable({ title, classId, rows, marker, chapters }: TopicTableProps) {
  const { t, format } = useLanguage();
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-marker={marker}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("ready.topic")}</span>
            </th>
            <th scope="col">{t("ready.note")}</th>
            <th scope="col">{t("ready.textbook")}</th>
            <th scope="col">{t("ready.cardsHead")}</th>
            <th scope="col">{t("ready.lastQuiz")}</th>
            <th scope="col">{t("ready.known")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic} data-gap={isGap(row)}>
              <th scope="row">{row.topic}</th>
              <td data-label={t("ready.note")}>
                <NoteMark row={row} />
              </td>
              <td data-label={t("ready.textbook")}>{chapters && <ChapterMark chapter={chapters.get(row.topic)} />}</td>
              <td data-label={t("ready.cardsHead")}>{row.cards > 0 ? format.number(row.cards) : "–"}</td>
              <td data-label={t("ready.lastQuiz")}>
                {row.quiz ? (
                  <PlainLink href={`/quiz/${row.quiz.quizId}`}>{scoreWords(row.quiz, { t, format }, true)}</PlainLink>
                ) : (
                  t("ready.noneYet")
                )}
              </td>
              <td data-label={t("ready.known")}>
                <Known row={row} classId={classId} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NoteMark({ row: { note } }: { readonly row: TopicRow }) {
  const { t } = useLanguage();
  if (!note) {
    return (
      <span className={styles.square} data-has="false">
        <span className="visually-hidden">{t("ready.noNote")}</span>
      </span>
    );
  }
  return (
    <PlainLink href={`/editor/${note.id}`} className={styles.noteLink} title={shownNoteTitle(note.title, t)}>
      <span className={styles.square} data-has="true" aria-hidden="true" />
      <span className="visually-hidden">{t("ready.hasNote", { title: shownNoteTitle(note.title, t) })}</span>
    </PlainLink>
  );
}

function ChapterMark({ chapter }: { readonly chapter: TopicChapter | undefined }) {
  const { t } = useLanguage();
  if (!chapter) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t("ready.noChapter")}</span>
      </>
    );
  }
  const { id, title, state } = chapter;
  const said = t(`ready.chapter.${state}`, { title });
  return (
    <PlainLink href={chapterHref(id)} className={styles.noteLink} title={said}>
      <span className={styles.square} data-has={state === "done"} data-half={state === "begun"} aria-hidden="true" />
      <span className="visually-hidden">{said}</span>
    </PlainLink>
  );
}

function Known({ row, classId }: { readonly row: TopicRow; readonly classId: string }) {
  const { t, format } = useLanguage();
  const { known, note, cards, topic } = row;
  const from = note ? addressOf([{ kind: "note", id: note.id }]) : undefined;
  if (known !== null) {
    return (
      <span className={styles.known} data-low={known < lowShare}>
        <i aria-hidden="true" style={{ "--share": known } as CSSProperties} />
        <b>{format.percent(known)}</b>
      </span>
    );
  }
  if (cards > 0) return t("ready.notAsked");
  if (!isGap(row)) {
    return (
      <PlainLink href={makeCardsHref(from)} className={buttonClass("outline")}>
        {t("ready.makeAny")}
      </PlainLink>
    );
  }
  return (
    <PlainLink
      href={from ? makeCardsHref(from) : newNoteHref({ classId, title: topic })}
      className={buttonClass("outline")}
      aria-label={t("ready.startTopic", { topic })}
    >
      {t("ready.startIt")}
    </PlainLink>
  );
}
