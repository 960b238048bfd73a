import { Link } from "@tanstack/react-router";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, Suspense, use, useRef } from "react";
import { BesideNoteContext } from "../../student/notes/beside-note.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { Button, IconButton, iconButtonClass, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, closeIcon, notesIcon } from "../../ui/icons/app.ts";
import { openAloneIcon, otherNoteIcon } from "../../ui/icons/reader.ts";
import { useTexts } from "../../ui/language.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./note-pane.module.css";
import type { useBesideNote } from "./use-beside.ts";

type NotePaneProps = {
  readonly noteId: string;
  readonly beside: ReturnType<typeof useBesideNote>;
  readonly isPhone: boolean;
  readonly onOther: () => void;
};

/** The note beside the document. Its border is drawn by a finger, a mouse, or the arrow keys. On a phone it lies over it. */
export function NotePane({ noteId, beside, isPhone, onOther }: NotePaneProps) {
  const t = useTexts();
  const Note = use(BesideNoteContext);
  const isBehind = isPhone && beside.isBehind;
  useBackCloses(isPhone && !isBehind, beside.toBack);
  return (
    <>
      <section
        className={styles.pane}
        style={{ "--share": beside.share } as CSSProperties}
        aria-label={t("reader.noteBeside")}
        data-behind={isBehind}
        inert={isBehind}
      >
        <Border share={beside.share} onShare={beside.resize} />
        <div className={styles.tools}>
          {isPhone && (
            <Button onClick={beside.toBack}>
              <Icon shape={backIcon} size={18} />
              {t("reader.toDocument")}
            </Button>
          )}
          <IconButton aria-label={t("reader.otherNote")} onClick={onOther}>
            <Icon shape={otherNoteIcon} />
          </IconButton>
          <Link
            to="/editor/$id"
            params={{ id: noteId }}
            className={iconButtonClass}
            aria-label={t("reader.openNoteAlone")}
          >
            <Icon shape={openAloneIcon} />
          </Link>
          <IconButton aria-label={t("reader.closeNote")} onClick={beside.close}>
            <Icon shape={closeIcon} size={18} />
          </IconButton>
        </div>
        <div className={styles.note}>
          <Suspense fallback={null}>{Note && <Note key={noteId} id={noteId} />}</Suspense>
        </div>
      </section>
      {isBehind && (
        <Pressable className={styles.toNote ?? ""} onClick={beside.toFront}>
          <Icon shape={notesIcon} size={18} />
          <span>{t("reader.toNote", { title: shownNoteTitle(beside.title, t) })}</span>
        </Pressable>
      )}
    </>
  );
}

const step = 0.04;

function Border({ share, onShare }: { readonly share: number; readonly onShare: (share: number) => void }) {
  const t = useTexts();
  const isDrawn = useRef(false);
  const draw = ({ currentTarget, clientX }: PointerEvent) => {
    const desk = currentTarget.closest("[data-desk]")?.getBoundingClientRect();
    if (isDrawn.current && desk) onShare((desk.right - clientX) / desk.width);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") onShare(share + step);
    else if (event.key === "ArrowRight") onShare(share - step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be drawn.
    <div
      className={styles.border}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("reader.noteWidth")}
      aria-valuemin={25}
      aria-valuemax={70}
      aria-valuenow={Math.round(share * 100)}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        isDrawn.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={draw}
      onPointerUp={() => {
        isDrawn.current = false;
      }}
    />
  );
}
