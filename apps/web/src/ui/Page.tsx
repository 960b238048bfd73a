import type { ReactNode } from "react";
import styles from "./page.module.css";

type PageProps = {
  /** What the browser's tab says. */
  readonly title: string;
  readonly heading: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function Page({ title, heading, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

export const cardClass = styles.card ?? "";
