import { pageTeller } from "@jotter/domain/page-ranges";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./page-ticks.module.css";
import { ticksOf } from "./page-ticks.ts";
import type { Colour } from "./use-marks.ts";

type PageTicksProps = {
  /** Where the student is, in words, and from 0. */
  readonly place: string;
  readonly page: number;
  readonly pages: number;
  /** What was seen, in ranges. */
  readonly seen: string | undefined;
  readonly marks: readonly { readonly page: number; readonly colour: Colour }[];
  /** The colour of what is read. */
  readonly marker: string | undefined;
};

/** All pages as ticks of a ruler: what is read, where the student is, and what is marked. */
export function PageTicks({ place, page, pages, seen, marks, marker }: PageTicksProps) {
  const { t, format } = useLanguage();
  const marked = new Set(marks.map((mark) => mark.page)).size;
  const words = marked === 0 ? place : t("library.ruler", { place, count: marked, formatted: format.number(marked) });
  return (
    <div className={styles.ticks} data-marker={marker} role="img" aria-label={words}>
      {ticksOf({ page, pages, isSeen: pageTeller(seen), marks }).map(({ from, state, colour }) => (
        <i key={from} data-state={state} data-marker={colour} />
      ))}
    </div>
  );
}
