import { note } from "@jotter/domain/note";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { addressOf, takenIn } from "../../student/study/taken.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useTheme } from "../../ui/theme.ts";
import { essayModes } from "./essay/comments.ts";
import { EssayChoice } from "./essay/EssayChoice.tsx";
import { EssayDesk } from "./essay/EssayDesk.tsx";

/** The essay helper: it coaches, and does not write. [ESS-1] */
export function EssayPage() {
  const isDark = useTheme().scheme === "dark";
  return (
    <div data-tool="essay-helper" data-dark={isDark} style={{ display: "contents" }}>
      <OpenEssay />
    </div>
  );
}

function OpenEssay() {
  const t = useTexts();
  const { replica } = useStudent();
  const { isWhole } = useSyncReport();
  const navigate = useNavigate();
  const search = useSearch({ from: "/signed-in/ai-tools/essay-helper" });
  const id = takenIn(search.from).find(({ kind }) => kind === "note")?.id ?? null;
  const mode = essayModes.find((one) => one === search.mode) ?? "feedback";
  const found = useLive(async () => {
    const row = id ? await replica.row(note, id) : undefined;
    return { id, isHere: row !== undefined && row.del !== 1 };
  }, [replica, id]);
  const open = (noteId: string | null, next = mode) => {
    const from = noteId ? addressOf([{ kind: "note", id: noteId }]) : undefined;
    void navigate({ to: "/ai-tools/essay-helper", search: { from, mode: next }, replace: noteId === id });
  };
  if (found?.id !== id || (id && !found.isHere && !isWhole)) return <Loader title={t("loader.aiTools")} />;
  if (!id || !found.isHere) return <EssayChoice isGone={id !== null} onChoose={(noteId) => open(noteId)} />;
  return <EssayDesk key={id} id={id} mode={mode} onMode={(next) => open(id, next)} onOther={() => open(null)} />;
}
