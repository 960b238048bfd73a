import type { ComponentProps } from "react";
import styles from "./select.module.css";

type SelectProps = ComponentProps<"select"> & {
  /** A frame around it has the look, as in a pill with its own signs. */
  readonly bare?: boolean;
};

/** The browser's own list, in our frame: every device knows how to show it well, and to read it aloud. */
export function Select({ bare = false, className = "", ...select }: SelectProps) {
  if (bare) return <select className={`${styles.bare} ${className}`.trim()} {...select} />;
  return (
    <span className={`${styles.frame} ${className}`.trim()}>
      <select className={styles.select} {...select} />
    </span>
  );
}
