import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

type FieldProps = {
  readonly label: string;
  /** Said under the field, and again whenever it changes. */
  readonly hint?: string | undefined;
  readonly children: (control: { readonly id: string; readonly "aria-describedby": string | undefined }) => ReactNode;
};

/** What every field has around it: its label above, and below what helps to fill it in. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": hint === undefined ? undefined : hintId })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
