import { type ComponentProps, useId, useState } from "react";
import { iconButtonClass } from "./Button.tsx";
import styles from "./field.module.css";
import { Icon } from "./Icon.tsx";
import { eyeClosedIcon, eyeIcon } from "./icons/entrance.ts";
import { useTexts } from "./language.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  readonly label: string;
  readonly hint?: string | undefined;
};

export function PasswordField({ label, hint, ...input }: PasswordFieldProps) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.withButton}>
        <input
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          className={styles.input}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        <button
          type="button"
          className={iconButtonClass}
          aria-label={shown ? t("account.hidePassword") : t("account.showPassword")}
          onClick={() => setShown(!shown)}
        >
          <Icon shape={shown ? eyeClosedIcon : eyeIcon} />
        </button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
