import { type ReactNode, useSyncExternalStore } from "react";
import { useTexts } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import type { DraftStates } from "./draft-states.ts";
import styles from "./editor.module.css";

type SaveStateProps = { readonly states: DraftStates; readonly children: ReactNode };

/** The line below a note: whether it is saved, and what else there is to say of it. */
export function SaveState({ states, children }: SaveStateProps) {
  const t = useTexts();
  const state = useSyncExternalStore(states.subscribe, states.now);
  return (
    <>
      {state === "failed" && <Problem text={t("editor.saveFailed")} />}
      <div className={styles.status} data-under-thumb="state" role="status" data-saved={state === "saved"}>
        <span data-testid="save-state">{t(stateTexts[state])}</span>
        {children}
      </div>
    </>
  );
}

const stateTexts = {
  saved: "editor.saved",
  saving: "editor.saving",
  unsaved: "editor.unsaved",
  failed: "editor.unsaved",
} as const;
