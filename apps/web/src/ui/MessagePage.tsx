import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
import styles from "./message-page.module.css";

type MessagePageProps = {
  readonly title: string;
  readonly text: string;
  readonly details?: { readonly label: string; readonly text: string } | undefined;
  readonly children: ReactNode;
};

/** One thing to say and what to do about it: not found, broken, locked. */
export function MessagePage({ title, text, details, children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <Logo />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {details && (
        <details className={styles.details}>
          <summary>{details.label}</summary>
          <pre>{details.text}</pre>
        </details>
      )}
    </section>
  );
}
