import { type BookSubject, chapterHref, useReads } from "../../student/textbook/use-book.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./chapter.module.css";
import { Side } from "./Side.tsx";

type NeighboursProps = {
  readonly title?: string;
  readonly ids: readonly string[];
  readonly subjects: readonly BookSubject[];
  readonly isLarge?: boolean;
  /** Where to go on when none of them is there: after its last chapter a subject is seen as a whole. */
  readonly orElse?: BookSubject;
};

/** Chapters this one stands on or leads to; those that are not written yet are left out. */
export function Neighbours({ title, ids, subjects, isLarge = false, orElse }: NeighboursProps) {
  const t = useTexts();
  const reads = useReads();
  const found = ids.flatMap((id) => {
    const subject = subjects.find((one) => id.startsWith(`${one.id}/`));
    const chapter = subject?.chapters.find((one) => one.id === id);
    return subject && chapter ? [{ subject, chapter }] : [];
  });
  if (found.length === 0 && !orElse) return null;
  const list = (
    <ul className={isLarge ? styles.onward : undefined}>
      {found.length === 0 && orElse && (
        <li data-marker={orElse.marker}>
          <PlainLink href={`/textbook/${orElse.id}`}>
            <small>{t("area.textbook")}</small>
            <span>{orElse.title}</span>
          </PlainLink>
        </li>
      )}
      {found.map(({ subject, chapter }) => (
        <li key={chapter.id} data-marker={subject.marker}>
          <PlainLink href={chapterHref(chapter.id)}>
            {isLarge && <small>{subject.title}</small>}
            <span>{chapter.title}</span>
          </PlainLink>
          {!isLarge && reads?.get(chapter.id)?.finishedAt != null && <small> {t("textbook.state.done")}</small>}
        </li>
      ))}
    </ul>
  );
  return title ? <Side title={title}>{list}</Side> : list;
}
