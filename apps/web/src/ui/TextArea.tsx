import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

type TextAreaProps = ComponentProps<"textarea"> & { readonly label: string };

export function TextArea({ label, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea {...textarea} id={id} className={`${styles.input} ${styles.area}`} />
    </div>
  );
}
