import type { KnownBlock, PlanBlock } from "@jotter/domain/plan/plan-block";
import { wallMs, wallOfMs } from "@jotter/domain/zones";
import { reviewHref } from "../../../student/next-up/links.ts";
import type { PlanWork } from "../../../student/plan/plan-input.ts";
import { Button, buttonClass, IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { closeIcon } from "../../../ui/icons/app.ts";
import { Input } from "../../../ui/kit/Input.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { PlainLink } from "../../../ui/PlainLink.tsx";
import { minutesOf } from "./plan-edits.ts";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";

type BlockDetailsProps = {
  readonly block: PlanBlock;
  readonly work: PlanWork | undefined;
  readonly words: PlanWords;
  readonly marker: string | undefined;
  readonly onMove: (to: Pick<KnownBlock, "start" | "end">) => void;
  readonly onLock: (isLocked: boolean) => void;
  readonly onDrop: () => void;
  readonly onClose: () => void;
};

/** One block: why it is there, what it opens, and how to have it elsewhere. */
export function BlockDetails({ block, work, words, marker, onMove, onLock, onDrop, onClose }: BlockDetailsProps) {
  const t = useTexts();
  const { start, isLocked, reasons } = block;
  const href = materialHref(block, work);
  return (
    <section className={styles.details} data-marker={marker} aria-label={words.titleOf(block.workId)}>
      <div className={styles.detailsHead}>
        <div>
          <h2>{words.titleOf(block.workId)}</h2>
          <p>{words.what(block)}</p>
        </div>
        <IconButton aria-label={t("action.close")} onClick={onClose}>
          <Icon shape={closeIcon} size={18} />
        </IconButton>
      </div>
      <p className={styles.at}>{words.when(block)}</p>
      <Input
        key={start}
        type="datetime-local"
        aria-label={t("planner.begins")}
        defaultValue={start}
        step={900}
        onBlur={({ currentTarget: { value } }) => {
          if (value && value !== start) {
            onMove({ start: value, end: wallOfMs(wallMs(value) + minutesOf(block) * 60_000) });
          }
        }}
      />
      <ul className={styles.reasons}>
        {reasons.map((one) => (
          <li key={one.kind}>{words.reason(one)}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        {href && (
          <PlainLink href={href} className={buttonClass("outline")}>
            {t("planner.open", { title: block.topic ?? words.titleOf(block.workId) })}
          </PlainLink>
        )}
        <Button onClick={() => onLock(!isLocked)}>{t(isLocked ? "planner.unlock" : "planner.lock")}</Button>
        <Button onClick={onDrop}>{t("planner.drop")}</Button>
      </div>
    </section>
  );
}

/** Exactly what the block is for: its review, its note, else its day. */
function materialHref({ activity, deckId, start }: PlanBlock, work: PlanWork | undefined): string | null {
  if (activity === "memory" && deckId) return reviewHref(deckId);
  const [note] = work?.noteIds ?? [];
  if (note) return `/editor/${note}`;
  return work ? `/calendar?view=day&day=${work.due.day || start.slice(0, 10)}` : null;
}
