import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useTexts } from "../../ui/language.tsx";
import { MarkEntry, type MarkEntryProps } from "./MarkEntry.tsx";
import styles from "./marks.module.css";

type MarksListProps = Omit<MarkEntryProps, "mark" | "isOpen" | "look" | "isLost"> & {
  readonly marks: readonly StoredMark[];
  readonly lost: ReadonlySet<string>;
  readonly open: string | null;
};

/** All that is marked, in the order it is read. What no longer fits the text stands at the end, and says so. */
export function MarksList({ marks, lost, open, ...acts }: MarksListProps) {
  const t = useTexts();
  if (marks.length === 0) return <p className={styles.hint}>{t("reader.noMarks")}</p>;
  const gone = marks.filter(({ id }) => lost.has(id));
  const entry = (mark: StoredMark, isLost: boolean) => (
    <MarkEntry key={mark.id} mark={mark} isOpen={mark.id === open} look="listed" isLost={isLost} {...acts} />
  );
  return (
    <>
      <ul className={styles.marks} aria-label={t("reader.marks")}>
        {marks.filter(({ id }) => !lost.has(id)).map((mark) => entry(mark, false))}
      </ul>
      {gone.length > 0 && (
        <section className={styles.lost}>
          <h3>{t("reader.lostTitle")}</h3>
          <p className={styles.hint}>{t("reader.lostText")}</p>
          <ul className={styles.marks} aria-label={t("reader.lostTitle")}>
            {gone.map((mark) => entry(mark, true))}
          </ul>
        </section>
      )}
    </>
  );
}
