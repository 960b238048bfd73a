import styles from "./badge.module.css";

type BadgeProps = { readonly text: string; readonly look?: "plain" | "here" };

/** A word that keeps us honest: this is an example, this is not built yet. */
export function Badge({ text, look = "plain" }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[look]}`}>{text}</span>;
}
