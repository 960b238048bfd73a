import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";

type ReaderPanelProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** At the edge of the screen, on a phone from below: the pages stay in sight. */
export function ReaderPanel({ title, onClose, children }: ReaderPanelProps) {
  return (
    <Dialog title={title} size="side" hasCross closesBeside onClose={onClose}>
      {children}
    </Dialog>
  );
}
