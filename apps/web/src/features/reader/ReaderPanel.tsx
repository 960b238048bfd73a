import { type ReactNode, useRef } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";

type ReaderPanelProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** At the edge of the screen, on a phone from below: the pages stay in sight. */
export function ReaderPanel({ title, onClose, children }: ReaderPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => dialog.current?.close());
  return (
    <Dialog ref={dialog} title={title} size="side" hasCross closesBeside onClose={onClose}>
      {children}
    </Dialog>
  );
}
