import { useEffect, useState } from "react";
import { Button, IconButton } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import { withoutToast, withToast } from "./kit/toasts.ts";
import { useLanguage } from "./language.tsx";
import styles from "./overlay-host.module.css";
import { hostOverlays, type Question, type Toast } from "./overlays.ts";
import { startTooltips } from "./tooltips.ts";

type Asked = { readonly question: Question; readonly answer: (yes: boolean) => void };
type Shown = Toast & { readonly id: number };

/** More would cover the page; the others come when one of these has gone. */
const atOnce = 3;
/** Long enough to read, and to reach for "undo" with a keyboard. */
const showMs = 10_000;
let lastId = 0;

/** Where toasts, questions and the names of icons appear. */
export function OverlayHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(
    () =>
      hostOverlays((request) => {
        if (request.kind === "question") return setAsked(request);
        if (request.kind === "dismissal") return setToasts((before) => withoutToast(before, request.name));
        const shown = { ...request.toast, id: ++lastId };
        setToasts((before) => withToast(before, shown));
      }),
    [],
  );

  useEffect(startTooltips, []);

  function answer(yes: boolean) {
    asked?.answer(yes);
    setAsked(null);
  }

  function close(id: number) {
    setToasts((shown) => shown.filter((each) => each.id !== id));
    // What goes under the pointer sends no word that the pointer has left.
    setIsHeld(false);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; who points at a toast or has reached it by keyboard is only given time. */}
      <div
        className={styles.toasts}
        data-toasts=""
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {toasts.slice(0, atOnce).map((shown) => (
          <ToastCard key={shown.id} toast={shown} isHeld={isHeld} onClose={() => close(shown.id)} />
        ))}
      </div>
      {asked && (
        <Dialog title={asked.question.title} size="small" closesBeside onClose={() => answer(false)}>
          <p className={styles.text}>{asked.question.text}</p>
          <div className={styles.actions}>
            <Button onClick={() => answer(false)}>{asked.question.cancel}</Button>
            <Button look="danger" onClick={() => answer(true)}>
              {asked.question.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

type ToastCardProps = { readonly toast: Toast; readonly isHeld: boolean; readonly onClose: () => void };

function ToastCard({ toast: { text, action, sticky = false, times = 1 }, isHeld, onClose }: ToastCardProps) {
  const { t, format } = useLanguage();
  const stays = sticky || isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a render of the others must not wind the clock back.
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(onClose, showMs);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <div className={styles.toast} role="alert">
      <span>{times > 1 ? `${text} ×${format.number(times)}` : text}</span>
      {action && (
        <Button
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label={t("action.close")} onClick={onClose}>
        <Icon shape={closeIcon} size={18} />
      </IconButton>
    </div>
  );
}
