import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";
import styles from "./field.module.css";

type TextAreaProps = ComponentProps<"textarea"> & { readonly label: string; readonly hint?: string | undefined };

export function TextArea({ label, hint, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <textarea {...area} {...control} className={`${styles.input} ${styles.area}`} />}
    </Field>
  );
}
