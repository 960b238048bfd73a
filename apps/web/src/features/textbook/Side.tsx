import type { ReactNode } from "react";
import styles from "./chapter.module.css";

type SideProps = { readonly title: string; readonly marker?: string; readonly children: ReactNode };

/** A note at the right of the text. */
export function Side({ title, marker, children }: SideProps) {
  return (
    <div className={styles.note} data-marker={marker}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
