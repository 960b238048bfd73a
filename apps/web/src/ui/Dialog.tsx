import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { iconButtonClass } from "./Button.tsx";
import styles from "./dialog.module.css";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import { useTexts } from "./language.tsx";

type DialogProps = {
  readonly title: string;
  readonly size?: "small" | "medium" | "wide";
  /** A cross beside the title, where no button below says how to leave. */
  readonly hasCross?: boolean;
  /** It stays while something is being written. */
  readonly isHeld?: boolean;
  /** For whoever closes it: `onClose` follows, when the focus is back where it came from. */
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Over the page until it is closed, by Escape too. */
export function Dialog({ title, size = "medium", hasCross, isHeld, ref, onClose, children }: DialogProps) {
  const t = useTexts();
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // Closed before it is taken away: only then the focus goes back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (isHeld) event.preventDefault();
      }}
      // A file that was not chosen after all is cancelled too, and is not meant.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {hasCross && !isHeld && (
            <button
              type="button"
              className={iconButtonClass}
              aria-label={t("action.close")}
              onClick={() => dialog.current?.close()}
            >
              <Icon shape={closeIcon} size={18} />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
