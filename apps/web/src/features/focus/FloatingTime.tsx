import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FocusRuler } from "./FocusRuler.tsx";
import styles from "./focus.module.css";
import { clockText, type RunningFocus, useFocusAct, usualAct } from "./use-focus.ts";

/** Not in the types of the DOM yet. */
type PictureInPicture = {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>;
};

const size = { width: 320, height: 180 };

/** A small window above all others, where the browser has one. */
export function useFloating() {
  const [page, setPage] = useState<Window | null>(null);
  useEffect(() => () => page?.close(), [page]);
  const floating = (window as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;
  if (!floating) return { page: null, open: null };
  const open = async () => {
    try {
      const opened = await floating.requestWindow(size);
      dress(opened.document);
      opened.addEventListener("pagehide", () => setPage(null), { once: true });
      setPage(opened);
    } catch {
      // The browser would not: the time stands in the title of the tab, too.
    }
  };
  return { page, open };
}

/** It begins without any style: it gets those of this page. */
function dress(other: Document): void {
  for (const { name, value } of document.documentElement.attributes) other.documentElement.setAttribute(name, value);
  for (const sheet of document.head.querySelectorAll("style, link[rel=stylesheet]")) {
    other.head.append(sheet.cloneNode(true));
  }
}

type FloatingTimeProps = { readonly page: Window; readonly focus: RunningFocus };

export function FloatingTime({ page, focus: { run, standing } }: FloatingTimeProps) {
  const { t } = useLanguage();
  const act = useFocusAct();
  const next = usualAct(standing);
  return createPortal(
    <div className={styles.floating}>
      <b>{clockText(standing.leftMs)}</b>
      <span>{run.task.title}</span>
      {next && (
        <Button look="quiet" onClick={() => act(next)}>
          {t(next === "pause" ? "focus.pause" : "focus.goOn")}
        </Button>
      )}
      <FocusRuler standing={standing} size="strip" />
    </div>,
    page.document.body,
  );
}
