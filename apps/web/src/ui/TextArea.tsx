import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";
import { TextBox } from "./kit/Input.tsx";

type TextAreaProps = ComponentProps<"textarea"> & { readonly label: string; readonly hint?: string | undefined };

export function TextArea({ label, hint, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <TextBox {...area} {...control} />}
    </Field>
  );
}
