import { daysBetween } from "@jotter/domain/days";
import type { PlanBlock } from "@jotter/domain/plan/plan-block";
import type { ReactNode } from "react";
import { Pressable } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";

type PlanAgendaProps = {
  readonly blocks: readonly PlanBlock[];
  readonly words: PlanWords;
  readonly today: string;
  readonly markerOf: (workId: string) => string | undefined;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly details: ReactNode;
};

/** A phone's week: one day below the other. */
export function PlanAgenda({ blocks, words, today, markerOf, openId, onOpen, details }: PlanAgendaProps) {
  const { language } = useLanguage();
  const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const days = [...new Set(blocks.map(({ start }) => start.slice(0, 10)))];
  const named = (day: string) => {
    const away = daysBetween(today, day);
    return away < 2 ? near.format(away, "day") : words.dayLong(day);
  };
  return (
    <div className={styles.agenda}>
      {days.map((day) => (
        <section key={day} aria-label={words.dayLong(day)}>
          <h2>{named(day)}</h2>
          <ul>
            {blocks
              .filter(({ start }) => start.startsWith(day))
              .map((block) => (
                <li key={block.id} className={styles.agendaItem} data-marker={markerOf(block.workId)}>
                  <Pressable
                    className={styles.row}
                    aria-expanded={block.id === openId}
                    onClick={() => onOpen(block.id === openId ? null : block.id)}
                  >
                    <time className={styles.rowTime} dateTime={block.start}>
                      {words.clock(block.start)}
                    </time>
                    <span className={styles.rowWords}>
                      <strong>{words.titleOf(block.workId)}</strong>
                      <small className={styles.rowWhat}>{words.what(block)}</small>
                    </span>
                  </Pressable>
                  {block.id === openId && details}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
