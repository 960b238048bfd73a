import { note } from "@jotter/domain/note";
import { Link, useParams } from "@tanstack/react-router";
import { useStudent } from "../../student/student-context.ts";
import { useSyncReport } from "../../student/sync-report-context.tsx";
import { useLive } from "../../student/use-live.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { NoteEditor } from "./NoteEditor.tsx";

export function EditorPage() {
  const t = useTexts();
  const { replica } = useStudent();
  const id = useParams({ strict: false }).id ?? "";
  const report = useSyncReport();
  const found = useLive(async () => {
    const row = await replica.rows(note).get(id);
    return { id, state: row === undefined ? "missing" : row.del ? "trashed" : "here" } as const;
  }, [replica, id]);

  if (found?.id !== id) return <Loader title={t("loader.editor")} />;
  if (found.state === "here") return <NoteEditor key={id} id={id} />;
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
