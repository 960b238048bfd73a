import type { ReactNode } from "react";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/kit/Select.tsx";

type ChoiceProps = {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

export function Choice({ label, name, value, onChoose, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
