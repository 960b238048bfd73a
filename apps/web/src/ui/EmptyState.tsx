import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A ruled sheet with nothing on it, one sentence and one action. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
