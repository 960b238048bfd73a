import type { CSSProperties } from "react";
import styles from "./recall-ruler.module.css";

export type RulerMark = { readonly share: number; readonly value: string; readonly label: string };

type RecallRulerProps = {
  /** All of it in one sentence, for those who hear it. */
  readonly says: string;
  /** What stays if one stops; up to `today` it fades. */
  readonly stops?: RulerMark | undefined;
  readonly today: RulerMark;
  /** What a plan adds until the day. */
  readonly onDay?: RulerMark | undefined;
  /** A thin one for a row of a list has no words below. */
  readonly size?: "row" | "card";
  readonly marker?: string | undefined;
};

const ticks = { card: 51, row: 26 } as const;

/** Expected recall, everywhere the same: solid stays, pale fades, lime is what the plan adds. */
export function RecallRuler({ says, stops, today, onDay, size = "card", marker }: RecallRulerProps) {
  const partOf = (share: number) => {
    if (share <= (stops?.share ?? today.share)) return "stays";
    if (share <= today.share) return "fades";
    return onDay && share <= onDay.share ? "gains" : "open";
  };
  const marks = [stops, today, onDay].filter((mark) => mark !== undefined);
  return (
    <div role="img" aria-label={says} className={styles.ruler} data-size={size} data-marker={marker}>
      <div className={styles.ticks} aria-hidden="true">
        {Array.from({ length: ticks[size] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place on the ruler.
          <i key={at} data-part={partOf(at / (ticks[size] - 1))} data-long={size === "row" || at % 5 === 0} />
        ))}
      </div>
      {size === "card" && (
        <div className={styles.marks} aria-hidden="true">
          {apart(marks).map(({ mark, at }) => (
            <span
              key={mark === onDay ? "day" : mark === stops ? "stops" : "today"}
              className={styles.mark}
              data-is={mark === onDay ? "day" : mark === stops ? "stops" : "today"}
              style={{ "--at": at } as CSSProperties}
            >
              <strong>{mark.value}</strong>
              {mark.label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Room for the words below, as a share of the ruler. */
const room = 0.17;

/** Marks that lie close together move apart, in their order, and none leaves the ruler. */
export function apart(marks: readonly RulerMark[]): readonly { readonly mark: RulerMark; readonly at: number }[] {
  const ordered = marks.toSorted((one, other) => one.share - other.share);
  const places: number[] = [];
  for (const { share } of ordered) {
    places.push(Math.max(share, room / 2, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + room));
  }
  for (let index = places.length - 1, limit = 1 - room / 2; index >= 0; index--, limit -= room) {
    places[index] = Math.min(places[index] ?? 0, limit);
  }
  return ordered.map((mark, index) => ({ mark, at: places[index] ?? mark.share }));
}
