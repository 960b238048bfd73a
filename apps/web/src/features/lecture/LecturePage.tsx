import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
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
  const mine = recorded?.lectureId === id ? recorded : null;
  // A new one is heard and written on before the disk has it, and one that another tab deletes until it is over.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const sheet = data ?? known ?? mine?.fresh;
  if (mine && sheet && mine.state !== "stopped") return <RecordingScreen id={id} data={sheet} recorded={mine} />;
  if (mine?.problem && !data) {
    return (
      <MessagePage title={t("lecture.title")} text={t(`lecture.problem.${mine.problem}`)}>
        <PlainLink href={lectureHref()}>{t("lecture.begin")}</PlainLink>
      </MessagePage>
    );
  }
  if (data === undefined || !isRecovered) return null;
  if (data === null) {
    return isWhole ? (
      <MessagePage title={t("lecture.title")} text={t("lecture.notFound")}>
        <PlainLink href={lectureHref()}>{t("lecture.earlier")}</PlainLink>
      </MessagePage>
    ) : null;
  }
  return <AfterLecture id={id} data={data} problem={mine?.problem ?? null} />;
}
