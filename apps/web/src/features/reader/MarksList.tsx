import { type Mark, markColours } from "@jotter/domain/mark";
import { useEffect, useRef } from "react";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { CommentBox } from "./CommentBox.tsx";
import styles from "./reader.module.css";

type MarksListProps = {
  readonly marks: readonly StoredMark[];
  readonly labelOf: (page: number) => string;
  /** Its comment is open to be written. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onGo: (mark: StoredMark) => void;
  readonly onColour: (id: string, colour: Mark["colour"]) => void;
  readonly onComment: (mark: StoredMark, typed: string) => void;
  readonly onRemove: (mark: StoredMark) => void;
};

/** What is marked, in the order it is read, with what was said about it. */
export function MarksList({ marks, open, ...acts }: MarksListProps) {
  const t = useTexts();
  if (marks.length === 0) return <p className={styles.hint}>{t("reader.noMarks")}</p>;
  return (
    <ul className={styles.marks} aria-label={t("reader.marks")}>
      {marks.map((mark) => (
        <MarkEntry key={mark.id} mark={mark} isOpen={mark.id === open} {...acts} />
      ))}
    </ul>
  );
}

type MarkEntryProps = Omit<MarksListProps, "marks" | "open"> & {
  readonly mark: StoredMark;
  readonly isOpen: boolean;
};

function MarkEntry({ mark, isOpen, labelOf, onOpen, onGo, onColour, onComment, onRemove }: MarkEntryProps) {
  const t = useTexts();
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) entry.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li ref={entry} className={styles.mark} data-look={mark.colour}>
      <Pressable className={styles.quote ?? ""} onClick={() => onGo(mark)}>
        <q>{mark.quote || t("reader.area")}</q>
        <small>{labelOf(mark.page)}</small>
      </Pressable>
      {isOpen ? (
        <>
          <CommentBox comment={mark.comment} onSave={(typed) => onComment(mark, typed)} onLeave={() => onOpen(null)} />
          <div className={styles.markActs}>
            {markColours.map((colour) => (
              <Pressable
                key={colour}
                className={styles.swatch ?? ""}
                aria-pressed={colour === mark.colour}
                aria-label={t("reader.markIn", { colour: t(`reader.colour.${colour}`) })}
                onClick={() => onColour(mark.id, colour)}
              >
                <i data-look={colour} />
              </Pressable>
            ))}
            <IconButton aria-label={t("reader.removeMark")} onClick={() => onRemove(mark)}>
              <Icon shape={trashIcon} size={18} />
            </IconButton>
          </div>
        </>
      ) : (
        <Pressable className={styles.comment ?? ""} onClick={() => onOpen(mark.id)}>
          {mark.comment || t("reader.comment")}
        </Pressable>
      )}
    </li>
  );
}
