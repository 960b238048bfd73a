import type { Shortage, WayOut } from "@jotter/domain/plan/shortage";
import { Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { warningIcon } from "../../../ui/icons/planner.ts";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";

type ShortCardProps = {
  readonly of: Shortage;
  readonly words: PlanWords;
  /** Of several the first one shows its ways out, and the others theirs when they are opened. */
  readonly isFirst: boolean;
  readonly onTake: (way: WayOut) => void;
};

/** What does not fit, to the minute, and what each way out costs. */
export function ShortCard({ of, words, isFirst, onTake }: ShortCardProps) {
  return (
    <section className={styles.short} aria-label={words.short(of)}>
      <details open={isFirst}>
        <summary>
          <h2>
            <Icon shape={warningIcon} size={22} />
            {words.short(of)}
          </h2>
        </summary>
        <ul>
          {of.ways.map((way) => {
            const { label, cost } = words.way(way);
            return (
              <li key={`${way.kind} ${label}`}>
                <Pressable className={styles.way} onClick={() => onTake(way)}>
                  {label}
                </Pressable>
                {cost !== "" && <span>{cost}</span>}
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
