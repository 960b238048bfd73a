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
  const marks = joined([
    stops && { ...stops, is: "stops" },
    { ...today, is: "today" },
    onDay && { ...onDay, is: "day" },
  ]);
  const lines = Math.max(...marks.map(({ labels }) => labels.length));
  const [small, wide] = [apart(marks, rooms.small), apart(marks, rooms.wide)];
  const placed = apart(marks, rooms.narrow).map(({ mark, at }, index) => {
    const places = { "--at": at, "--at-small": small[index]?.at, "--at-wide": wide[index]?.at };
    return { mark, style: places as CSSProperties };
  });
  return (
    <div role="img" aria-label={says} className={styles.ruler} data-size={size} data-marker={marker}>
      <div className={styles.ticks} aria-hidden="true">
        {Array.from({ length: ticks[size] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place on the ruler.
          <i key={at} data-part={partOf(at / (ticks[size] - 1))} data-long={size === "row" || at % 5 === 0} />
        ))}
      </div>
      {size === "card" && (
        <div className={styles.marks} style={{ "--lines": lines } as CSSProperties} aria-hidden="true">
          {placed.map(({ mark, style }) => (
            <span key={mark.is} className={styles.mark} data-is={mark.is} style={style}>
              <strong>{mark.value}</strong>
              {mark.labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Room for the words below, as a share of a ruler as wide as a phone's card, of a narrow one and of a wide one. */
const rooms = { small: 0.25, narrow: 0.17, wide: 0.085 } as const;

type NamedMark = RulerMark & { readonly is: "stops" | "today" | "day" };
type JoinedMark = Omit<NamedMark, "label"> & { readonly labels: readonly string[] };

/** Figures that read alike share one mark: the words of all stand below it. */
export function joined(marks: readonly (NamedMark | undefined)[]): readonly JoinedMark[] {
  const found = new Map<string, JoinedMark>();
  for (const mark of marks) {
    if (!mark) continue;
    const { label, ...one } = mark;
    const same = found.get(mark.value);
    found.set(mark.value, { ...one, labels: [...(same?.labels ?? []), label] });
  }
  return [...found.values()];
}

/** Marks that lie close together move apart, in their order and as little as they can; none leaves the ruler. */
export function apart<Mark extends Pick<RulerMark, "share">>(
  marks: readonly Mark[],
  room: number,
): readonly { readonly mark: Mark; readonly at: number }[] {
  const ordered = marks.toSorted((one, other) => one.share - other.share);
  const shares = ordered.map(({ share }) => share);
  // Moved to the right and moved to the left: between the two each is as far off as the other.
  const right = pushed(shares, room);
  const left = pushed(shares.map((share) => 1 - share).toReversed(), room)
    .map((at) => 1 - at)
    .toReversed();
  return ordered.map((mark, index) => ({ mark, at: ((right[index] ?? 0) + (left[index] ?? 0)) / 2 }));
}

function pushed(shares: readonly number[], room: number): readonly number[] {
  const places: number[] = [];
  for (const share of shares) {
    places.push(Math.max(share, room / 2, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + room));
  }
  for (let index = places.length - 1, limit = 1 - room / 2; index >= 0; index--, limit -= room) {
    places[index] = Math.min(places[index] ?? 0, limit);
  }
  return places;
}
