import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

type TextFieldProps = ComponentProps<"input"> & { readonly label: string; readonly hint?: string | undefined };

export function TextField({ label, hint, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={styles.input} aria-describedby={hint === undefined ? undefined : hintId} />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
