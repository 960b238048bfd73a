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
};

/** Chapters this one stands on or leads to; those that are not written yet are left out. */
export function Neighbours({ title, ids, subjects, isLarge = false }: NeighboursProps) {
  const t = useTexts();
  const reads = useReads();
  const found = ids.flatMap((id) => {
    const subject = subjects.find((one) => id.startsWith(`${one.id}/`));
    const chapter = subject?.chapters.find((one) => one.id === id);
    return subject && chapter ? [{ subject, chapter }] : [];
  });
  if (found.length === 0) return null;
  const list = (
    <ul className={isLarge ? styles.onward : undefined}>
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
