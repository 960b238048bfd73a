import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";
import styles from "./field.module.css";

type TextFieldProps = ComponentProps<"input"> & { readonly label: string; readonly hint?: string | undefined };

export function TextField({ label, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </Field>
  );
}
