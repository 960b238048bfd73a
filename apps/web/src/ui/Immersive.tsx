import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import styles from "./immersive.module.css";

type ImmersiveProps = {
  /** What is being done. */
  readonly title: string;
  readonly progress: ReactNode;
  /** What stands at the right edge: a clock, a menu. */
  readonly aside?: ReactNode;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** One thing on the whole screen, until it is left: the rail, the bar and the assistant's button give way. */
export function Immersive({ title, progress, aside, leaveLabel, onLeave, children }: ImmersiveProps) {
  return (
    <div className={styles.immersive} data-immersive>
      <header className={styles.head}>
        <div className={styles.what}>
          <IconButton aria-label={leaveLabel} onClick={onLeave}>
            <Icon shape={closeIcon} size={20} />
          </IconButton>
          <span className={styles.title}>{title}</span>
        </div>
        {progress}
        <div className={styles.aside}>{aside}</div>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

type ProgressTicksProps = {
  readonly label: string;
  /** One for each step. */
  readonly ticks: readonly ("done" | "now" | "open")[];
};

/** How far it is, as ticks of a ruler. */
export function ProgressTicks({ label, ticks }: ProgressTicksProps) {
  return (
    <div role="img" aria-label={label} className={styles.ticks}>
      {ticks.map((state, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={at} data-state={state} />
      ))}
    </div>
  );
}
