import type { ComponentProps } from "react";
import styles from "../field.module.css";

/** Bare where a box around it has the frame, as in a search with its icon, or where it is written straight on the page. */
type Look = { readonly bare?: boolean };

export function Input({ bare = false, className = "", ...input }: ComponentProps<"input"> & Look) {
  return <input className={`${bare ? styles.bare : styles.input} ${className}`.trim()} {...input} />;
}

export function TextBox({ bare = false, className = "", ...area }: ComponentProps<"textarea"> & Look) {
  return (
    <textarea className={`${bare ? styles.bare : `${styles.input} ${styles.area}`} ${className}`.trim()} {...area} />
  );
}
