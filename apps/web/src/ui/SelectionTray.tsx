import { type ReactNode, useCallback, useEffect } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import { useTexts } from "./language.tsx";
import styles from "./selection-bar.module.css";

type SelectionTrayProps = {
  readonly label: string;
  /** How many are selected, in words. */
  readonly says: string;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onEnd: () => void;
  readonly actions: ReactNode;
  /** What an action opens. */
  readonly children?: ReactNode;
};

/** What can be done with all the selected rows of a list at once. */
export function SelectionTray({ label, says, isAll, onAll, onEnd, actions, children }: SelectionTrayProps) {
  const t = useTexts();
  return (
    <section className={styles.bar} data-under-thumb="tray" aria-label={label}>
      <p className={styles.count} role="status">
        {says}
      </p>
      <Button look="outline" aria-pressed={isAll} onClick={onAll}>
        {t("notes.selectAll")}
      </Button>
      <div className={styles.actions}>{actions}</div>
      <Button look="outline" onClick={onEnd}>
        <Icon shape={closeIcon} size={16} />
        {t("notes.selectEnd")}
      </Button>
      {children}
    </section>
  );
}

/** Ends a selection, also by Escape where nothing else is open. The tray goes, and the focus with it: to the heading. */
export function useEndSelection(endSelection: () => void): () => void {
  const end = useCallback(() => {
    endSelection();
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [endSelection]);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isOpen = document.querySelector("dialog[open], [role=dialog]");
      if (event.key === "Escape" && !event.defaultPrevented && !isOpen) end();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [end]);

  return end;
}
