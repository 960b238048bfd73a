import type { ReactNode } from "react";
import { Field } from "../../ui/Field.tsx";
import styles from "./event-dialog.module.css";

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
        <select
          {...control}
          name={name}
          className={styles.input}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
