import { type ComponentProps, useState } from "react";
import { iconButtonClass } from "./Button.tsx";
import { Field } from "./Field.tsx";
import styles from "./field.module.css";
import { Icon } from "./Icon.tsx";
import { eyeClosedIcon, eyeIcon } from "./icons/forms.ts";
import { Input } from "./kit/Input.tsx";
import { useTexts } from "./language.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  readonly label: string;
  readonly hint?: string | undefined;
};

export function PasswordField({ label, hint, ...input }: PasswordFieldProps) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const says = t(shown ? "account.hidePassword" : "account.showPassword");
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className={styles.withButton}>
          <Input {...input} {...control} type={shown ? "text" : "password"} />
          <button
            type="button"
            className={iconButtonClass}
            aria-label={says}
            title={says}
            onClick={() => setShown(!shown)}
          >
            <Icon shape={shown ? eyeClosedIcon : eyeIcon} />
          </button>
        </div>
      )}
    </Field>
  );
}
