import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/notifications/styles.css";
import { Modal } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect, useState } from "react";
import { Button } from "../Button.tsx";
import { useTexts } from "../language.tsx";
import { hostOverlays, type Question, type Toast } from "../overlays.ts";
import { useReducedMotion } from "../use-reduced-motion.ts";
import { MantineRoom } from "./MantineRoom.tsx";
import styles from "./overlay-host.module.css";

type Asked = { readonly question: Question; readonly answer: (yes: boolean) => void };

/** Where toasts and questions appear. */
export function OverlayHost() {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const closeLabel = t("action.close");
  const lessMotion = useReducedMotion();

  useEffect(
    () =>
      hostOverlays((request) => {
        if (request.kind === "question") setAsked(request);
        else showToast(request.toast, closeLabel);
      }),
    [closeLabel],
  );

  function answer(yes: boolean) {
    asked?.answer(yes);
    setAsked(null);
  }

  return (
    <MantineRoom>
      <Notifications
        position="bottom-center"
        limit={3}
        transitionDuration={lessMotion ? 0 : 250}
        classNames={{ root: styles.toasts ?? "" }}
      />
      <Modal.Root
        opened={asked !== null}
        onClose={() => answer(false)}
        centered
        transitionProps={{ duration: lessMotion ? 0 : 200 }}
        classNames={{
          overlay: styles.overlay ?? "",
          content: styles.dialog ?? "",
          body: styles.dialogBody ?? "",
          title: styles.dialogTitle ?? "",
        }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body>
            <Modal.Title>{asked?.question.title}</Modal.Title>
            <p className={styles.dialogText}>{asked?.question.text}</p>
            <div className={styles.dialogActions}>
              <Button onClick={() => answer(false)} data-autofocus>
                {asked?.question.cancel}
              </Button>
              <Button look="danger" onClick={() => answer(true)}>
                {asked?.question.confirm}
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoom>
  );
}

const lastByName = new Map<string, string>();

function showToast({ text, action, sticky = false, replaces }: Toast, closeLabel: string): void {
  const last = replaces === undefined ? undefined : lastByName.get(replaces);
  if (last !== undefined) notifications.hide(last);
  const id = notifications.show({
    message: (
      <div className={styles.toast}>
        <span>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.toastAction}
            onClick={() => {
              action.run();
              notifications.hide(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    // Long enough to read, and to reach for "undo" with a keyboard.
    autoClose: sticky ? false : 10_000,
    withBorder: true,
    closeButtonProps: { "aria-label": closeLabel },
    classNames: { root: styles.toastRoot ?? "", closeButton: styles.toastClose ?? "" },
  });
  if (replaces !== undefined) lastByName.set(replaces, id);
}
