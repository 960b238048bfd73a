import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

type TextAreaProps = ComponentProps<"textarea"> & { readonly label: string; readonly hint?: string | undefined };

export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
