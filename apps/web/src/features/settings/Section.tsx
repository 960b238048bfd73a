import type { ReactNode, Ref } from "react";
import { cardClass } from "../../ui/Page.tsx";
import styles from "./settings.module.css";

type SectionProps = {
  /** What its heading and its place in the index are called in the address. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
  readonly busy?: boolean;
  /** For what has to put the focus on the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

export function Section({ id, title, text, children, busy, headingRef }: SectionProps) {
  return (
    <section className={`${cardClass} ${styles.section}`} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
