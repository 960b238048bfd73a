import styles from "./grade-bar.module.css";

/** A class's percent as a stroke of its marker. The figure itself always stands beside it. */
export function GradeBar({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.stroke} style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}
