import type { Rating } from "@jotter/domain/card";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, dotsIcon, restoreIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./review.module.css";

type ReviewTopProps = {
  readonly name: string;
  readonly done: readonly Rating[];
  readonly left: number;
  readonly minutesLeft: number;
  readonly isOver: boolean;
  readonly menuAt: HTMLElement | null;
  readonly onMenu: (at: HTMLElement | null) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onLeave: () => void;
};

/** What is reviewed, how far one has come, and the way out. */
export function ReviewTop({ name, done, left, minutesLeft, isOver, ...acts }: ReviewTopProps) {
  const { t, format } = useLanguage();
  const { menuAt, onMenu, canUndo, onUndo, onLeave } = acts;
  return (
    <header className={styles.top}>
      <IconButton aria-label={t("review.leave")} onClick={onLeave}>
        <Icon shape={closeIcon} size={20} />
      </IconButton>
      <h1 tabIndex={-1}>{name}</h1>
      <div className={styles.progress}>
        <Ticks done={done} left={left} />
        <span>
          {t("review.progress", { done: format.number(done.length), all: format.number(done.length + left) })}
        </span>
      </div>
      <span className={styles.left}>{left > 0 && t("review.left", { count: minutesLeft })}</span>
      <IconButton aria-label={t("review.undo")} disabled={!canUndo} onClick={onUndo}>
        <Icon shape={restoreIcon} size={20} />
      </IconButton>
      <IconButton
        aria-label={t("cards.more")}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        disabled={isOver}
        onClick={(event) => onMenu(menuAt ? null : event.currentTarget)}
      >
        <Icon shape={dotsIcon} size={20} />
      </IconButton>
    </header>
  );
}

const mostTicks = 40;

/** One for each card, in the colour of its answer; of many the last and the next. */
function Ticks({ done, left }: Pick<ReviewTopProps, "done" | "left">) {
  const from = Math.max(0, Math.min(done.length - mostTicks / 2, done.length + left - mostTicks));
  const after = Math.min(left, mostTicks - (done.length - from));
  return (
    <span className={styles.ticks} aria-hidden="true">
      {done.slice(from).map((rating, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={from + at} data-rating={rating} />
      ))}
      {Array.from({ length: after }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={done.length + at} data-now={at === 0} />
      ))}
    </span>
  );
}
