import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choices.module.css";

type ChoicesProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight: keys that stay down. They wrap where letters are large and screens are small. */
export function Choices<Value extends string>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choices}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={id} className={styles.keys}>
        {options.map((option) => (
          <Key
            key={option.value}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          >
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </Key>
        ))}
      </div>
    </div>
  );
}

type KeyProps = Omit<ComponentProps<"input">, "children"> & {
  readonly type: "radio" | "checkbox";
  readonly children: ReactNode;
};

/** One key of a group, for those whose group has a frame of its own. */
export function Key({ children, ...input }: KeyProps) {
  return (
    <label className={styles.key}>
      <input {...input} />
      {children}
    </label>
  );
}
