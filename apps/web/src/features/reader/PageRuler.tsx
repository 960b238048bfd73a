import type { StoredMark } from "../../student/marks/use-marks.ts";
import { Range } from "../../ui/kit/Range.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./page-ruler.module.css";

type PageRulerProps = {
  readonly page: number;
  readonly count: number;
  readonly labelOf: (page: number) => string;
  readonly marks: readonly StoredMark[];
  readonly onPage: (page: number) => void;
};

const mostTicks = 60;

/** All pages as ticks of a ruler, with what is marked on them. It is drawn and walked through like a slider. */
export function PageRuler({ page, count, labelOf, marks, onPage }: PageRulerProps) {
  const t = useTexts();
  const ticks = Math.min(mostTicks, count);
  const at = (of: number) => `${count > 1 ? (of / (count - 1)) * 100 : 0}%`;
  return (
    <div className={styles.ruler}>
      <div className={styles.ticks} aria-hidden="true">
        {Array.from({ length: ticks }, (_, tick) => {
          const of = ticks > 1 ? (tick / (ticks - 1)) * (count - 1) : 0;
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
          return <i key={tick} data-read={of <= page ? "" : undefined} style={{ left: at(of) }} />;
        })}
        {marks.map(({ id, page: of, colour }) => (
          <i key={id} data-look={colour} style={{ left: at(of) }} />
        ))}
        <i className={styles.needle} style={{ left: at(page) }} />
      </div>
      <Range
        className={styles.slider ?? ""}
        min={0}
        max={Math.max(0, count - 1)}
        value={page}
        aria-label={t("reader.goToPage")}
        aria-valuetext={labelOf(page)}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
      />
    </div>
  );
}
