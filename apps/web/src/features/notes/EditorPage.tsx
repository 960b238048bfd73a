import { note } from "@jotter/domain/note";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import styles from "./editor.module.css";
import { NoteEditor } from "./NoteEditor.tsx";

export function EditorPage() {
  const t = useTexts();
  const { replica } = useStudent();
  const id = useParams({ strict: false }).id ?? "";
  const report = useSyncReport();
  const found = useLive(async () => {
    const row = await replica.row(note, id);
    const isErased = row?.del === 1 && Object.keys(row.data).length === 0;
    return { id, state: !row || isErased ? "missing" : row.del ? "trashed" : "here" } as const;
  }, [replica, id]);

  // Who is in the middle of a sentence when another device deletes the note is not thrown out of it: the next word
  // brings it back.
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (found?.id === id && found.state === "here" && openedId !== id) setOpenedId(id);

  if (found?.id !== id) return <Loader title={t("loader.editor")} />;
  if (found.state === "here" || openedId === id) {
    const isGone = found.state !== "here" && (
      <div className={styles.trashed} role="status">
        <p>{t("notes.deletedElsewhere")}</p>
        {found.state === "trashed" && (
          <Button look="outline" onClick={() => void replica.restore(note, id)}>
            {t("notes.restore")}
          </Button>
        )}
      </div>
    );
    return (
      <>
        {isGone}
        <NoteEditor key={id} id={id} />
      </>
    );
  }
  if (found.state === "missing" && report.kind === "first") return <Loader title={t("notes.arriving")} />;
  return (
    <MessagePage title={t("notes.notFoundTitle")} text={t("notes.notFoundText")}>
      {found.state === "trashed" && (
        <Button look="primary" onClick={() => void replica.restore(note, id)}>
          {t("notes.restore")}
        </Button>
      )}
      <Link to="/notes" className={buttonClass(found.state === "trashed" ? "outline" : "primary")}>
        {t("notes.toNotes")}
      </Link>
    </MessagePage>
  );
}
