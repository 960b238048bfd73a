import { passwordMinimum } from "@jotter/domain/sign-up";
import type { ComponentProps } from "react";
import { useTexts } from "../../ui/language.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The fields that the account's forms have in common. */
export function EmailField(input: ComponentProps<"input">) {
  const t = useTexts();
  return (
    <TextField
      label={t("account.email")}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  );
}

type NewPasswordFieldProps = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  readonly label: string;
  readonly password: string;
  readonly onPassword: (password: string) => void;
};

/** Says while it is typed how much is missing. [SUP-3] */
export function NewPasswordField({ password, onPassword, ...input }: NewPasswordFieldProps) {
  const t = useTexts();
  const missing = passwordMinimum - password.length;
  const hint = missing > 0 ? t("account.passwordHint", { count: missing }) : t("account.passwordLongEnough");
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => onPassword(event.currentTarget.value)}
      hint={password === "" ? "" : hint}
      required
      {...input}
    />
  );
}
