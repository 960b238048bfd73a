import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { iconButtonClass } from "./Button.tsx";
import styles from "./dialog.module.css";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import { useTexts } from "./language.tsx";

type DialogProps = {
  readonly title: string;
  /** "side" stands at the edge of the screen, on a phone at its foot: what is below stays in sight. */
  readonly size?: "small" | "medium" | "wide" | "side";
  /** A cross beside the title, where no button below says how to leave. */
  readonly hasCross?: boolean;
  /** A press beside it closes it: where nothing can be lost by that. */
  readonly closesBeside?: boolean;
  /** It stays while something is being written. */
  readonly isHeld?: boolean;
  /** Asked before Escape or the cross closes it: words that are in it would be lost. */
  readonly mayClose?: () => boolean | Promise<boolean>;
  /** For whoever closes it: `onClose` follows, when the focus is back where it came from. */
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Over the page until it is closed, by Escape too. What has `data-autofocus` is where the student begins. */
export function Dialog({ title, size = "medium", ref, onClose, children, ...how }: DialogProps) {
  const { hasCross, closesBeside, isHeld, mayClose = () => true } = how;
  const t = useTexts();
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // Closed before it is taken away: only then the focus goes back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A browser gives the focus to the first button. React's own autoFocus comes before this is shown, in vain.
    shown?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => shown?.close();
  }, [dialog]);
  const closeIfAllowed = async () => {
    if (!isHeld && (await mayClose())) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it without a mouse.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void closeIfAllowed();
      }}
      onClick={(event) => closesBeside && event.target === event.currentTarget && dialog.current?.close()}
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
              onClick={() => void closeIfAllowed()}
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
