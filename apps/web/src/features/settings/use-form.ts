import { useState } from "react";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

/** A form that says what is wrong or that it is done. */
export function useForm<Values>(save: (values: Values) => Promise<string | null>) {
  const t = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(values: Values): Promise<boolean> {
    setBusy(true);
    const wrong = await save(values).catch(() => t("account.unexpected"));
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) toast({ text: t("settings.updated") });
    return wrong === null;
  }

  return { problem, busy, submit };
}
