import type { ComponentProps } from "react";
import styles from "../field.module.css";

type TextBoxProps = ComponentProps<"textarea"> & {
  /** Where it is written straight on the page. */
  readonly bare?: boolean;
};

export function TextBox({ bare = false, className = "", ...area }: TextBoxProps) {
  return (
    <textarea className={`${bare ? styles.bare : `${styles.input} ${styles.area}`} ${className}`.trim()} {...area} />
  );
}
