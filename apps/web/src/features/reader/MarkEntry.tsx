import { type Mark, markColours } from "@jotter/domain/mark";
import { useEffect, useRef } from "react";
import type { MarkCard } from "../../student/marks/use-mark-cards.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Button, IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { MarkFate } from "./MarkFate.tsx";
import styles from "./marks.module.css";

export type MarkEntryProps = {
  readonly mark: StoredMark;
  /** Its comment is open to be written. */
  readonly isOpen: boolean;
  /** Beside its words, which are seen there, or in a list. */
  readonly look: "beside" | "listed";
  readonly isLost?: boolean;
  readonly cards: ReadonlyMap<string, MarkCard> | undefined;
  readonly clock: Pick<Clock, "now" | "today">;
  readonly labelOf: (page: number) => string;
  readonly onOpen: (id: string | null) => void;
  readonly onGo: (mark: StoredMark) => void;
  readonly onColour: (mark: StoredMark, colour: Mark["colour"]) => void;
  /** `mark` says what the comment was when these words were begun. */
  readonly onComment: (mark: StoredMark, typed: string) => Promise<void>;
  readonly onCommented: (mark: StoredMark, before: string, after: string) => void;
  readonly onRemove: (mark: StoredMark) => void;
};

/** One mark, with what was said about it and what became of it. */
export function MarkEntry(props: MarkEntryProps) {
  const { mark, isOpen, look, isLost, cards, clock, labelOf, onOpen, onGo } = props;
  const t = useTexts();
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen && look === "listed") entry.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, look]);
  const closed = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the open comment.
    if (!isOpen && isLeft.current) closed.current?.focus({ preventScroll: true });
    isLeft.current = false;
  }, [isOpen]);
  const leave = () => {
    isLeft.current = true;
    onOpen(null);
  };
  const words = mark.quote === "" ? <span>{t("reader.area")}</span> : <q>{mark.quote}</q>;
  const hasQuote = look === "listed" || mark.comment === "";
  return (
    <li ref={entry} className={styles.mark} data-look={mark.colour} data-open={isOpen || undefined}>
      {look === "listed" && (
        <Pressable className={styles.quote ?? ""} disabled={isLost} onClick={() => onGo(mark)}>
          {words}
          <small>{isLost ? t("reader.lostMark") : labelOf(mark.page)}</small>
        </Pressable>
      )}
      {isOpen ? (
        <Opened {...props} onLeave={leave} />
      ) : (
        <Pressable ref={closed} className={styles.comment ?? ""} onClick={() => onOpen(mark.id)}>
          {look === "beside" && <span className="visually-hidden">{labelOf(mark.page)}</span>}
          {mark.comment !== "" && <span>{mark.comment}</span>}
          {look === "beside" && hasQuote && words}
          {look === "beside" && isLost && <small>{t("reader.lostMark")}</small>}
          {mark.comment === "" && <small>{t("reader.comment")}</small>}
        </Pressable>
      )}
      <MarkFate mark={mark} card={cards?.get(mark.id)} clock={clock} />
    </li>
  );
}

type OpenedProps = MarkEntryProps & { readonly onLeave: () => void };

function Opened({ mark, onLeave, onColour, onComment, onCommented, onRemove }: OpenedProps) {
  const t = useTexts();
  return (
    <>
      <CommentBox
        mark={mark}
        onSave={onComment}
        onChanged={(before, after) => onCommented(mark, before, after)}
        onLeave={onLeave}
      />
      <div className={styles.acts}>
        {markColours.map((colour) => (
          <Pressable
            key={colour}
            className={styles.swatch ?? ""}
            aria-pressed={colour === mark.colour}
            aria-label={t("reader.markIn", { colour: t(`reader.colour.${colour}`) })}
            onClick={() => onColour(mark, colour)}
          >
            <i data-look={colour} />
          </Pressable>
        ))}
        <IconButton aria-label={t("reader.removeMark")} onClick={() => onRemove(mark)}>
          <Icon shape={trashIcon} size={18} />
        </IconButton>
        <Button onClick={onLeave}>{t("reader.done")}</Button>
      </div>
    </>
  );
}
