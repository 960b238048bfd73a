import { useEffect, useRef } from "react";
import { useTexts } from "../../../ui/language.tsx";
import { registerShortcuts } from "../../../ui/shortcuts.ts";

type Acts = { readonly go: (step: 1 | -1) => void; readonly settle: () => void };

/** J and Shift J to the next comment and back, X where it is done; outside the text. [ESS-1] */
export function useEssayKeys(acts: Acts): void {
  const t = useTexts();
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(
    () =>
      registerShortcuts([
        { keys: "j", label: t("essay.next"), run: () => latest.current.go(1) },
        { keys: "shift+j", label: t("essay.previous"), run: () => latest.current.go(-1) },
        { keys: "x", label: t("essay.markDone"), run: () => latest.current.settle() },
      ]),
    [t],
  );
}
