import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The address of an account, as browsers and their password stores know it. */
export function EmailField({ known }: { readonly known: string | undefined }) {
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
      defaultValue={known}
      required
    />
  );
}
