import type { ComponentProps } from "react";
import styles from "../field.module.css";

type InputProps = ComponentProps<"input"> & {
  /** Where a box around it has the frame, or where it is written straight on the page. */
  readonly bare?: boolean;
};

export function Input({ bare = false, className = "", ...input }: InputProps) {
  return <input className={`${bare ? styles.bare : styles.input} ${className}`.trim()} {...input} />;
}
