import { useSearch } from "@tanstack/react-router";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useRecovered } from "../../student/records/use-typed.ts";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useTheme } from "../../ui/theme.ts";
import { AfterLecture } from "./AfterLecture.tsx";
import { BeginLecture } from "./BeginLecture.tsx";
import { RecordingScreen } from "./RecordingScreen.tsx";
import { useRecorded } from "./the-recorder.ts";
import { useLecture } from "./use-lecture.ts";

/** What is recorded now comes first, then the lecture that was opened, then a new one. [LEC-1] */
export function LecturePage() {
  const { open } = useSearch({ from: "/signed-in/ai-tools/lecture-notes" });
  const isDark = useTheme().scheme === "dark";
  return (
    <div data-tool="lecture-notes" data-dark={isDark} style={{ display: "contents" }}>
      {open === undefined ? <BeginLecture /> : <OneLecture key={open} id={open} />}
    </div>
  );
}

function OneLecture({ id }: { readonly id: string }) {
  const t = useTexts();
  const data = useLecture(id);
  const recorded = useRecorded();
  const { isWhole } = useSyncReport();
  const isRecovered = useRecovered();
  if (data === undefined || !isRecovered) return null;
  if (data === null) {
    return isWhole ? (
      <MessagePage title={t("lecture.title")} text={t("lecture.notFound")}>
        <PlainLink href={lectureHref()}>{t("lecture.earlier")}</PlainLink>
      </MessagePage>
    ) : null;
  }
  const isRecorded = recorded?.lectureId === id && recorded.state !== "stopped";
  return isRecorded ? (
    <RecordingScreen id={id} data={data} recorded={recorded} />
  ) : (
    <AfterLecture id={id} data={data} problem={recorded?.lectureId === id ? recorded.problem : null} />
  );
}
