import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";
import { Input } from "./kit/Input.tsx";

type TextFieldProps = ComponentProps<"input"> & { readonly label: string; readonly hint?: string | undefined };

export function TextField({ label, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
