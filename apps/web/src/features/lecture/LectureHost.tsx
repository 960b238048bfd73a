import { heldAt, lecture } from "@jotter/domain/lecture";
import { clockText } from "@jotter/lecture/timed-lines";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { transcriptWish } from "../../student/lecture/is-recording.ts";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { readRecord, recordKeys } from "../../ui/local-records.ts";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./lecture.module.css";
import { recoverRecordings } from "./recover-recordings.ts";
import { holdMicrophone, recorder, useRecorded, useRecordedSeconds } from "./the-recorder.ts";
import { transcriber, useTranscribing } from "./the-transcriber.ts";
import { useUntitled } from "./use-untitled.ts";

type LectureHostProps = { readonly onOpen: (href: string) => void };

/**
 * Beside every page while a lecture is recorded: the strip that leads back, the question before the tab closes, and the
 * end of what a crash cut off. [LEC-1]
 */
export function LectureHost({ onOpen }: LectureHostProps) {
  const { t } = useLanguage();
  const student = useStudent();
  const untitled = useUntitled();
  const recorded = useRecorded();
  const { pathname, search } = useRouterState({ select: (state) => state.location });
  const isRunning = recorded !== null && recorded.state !== "stopped";

  const recover = useEffectEvent(async () => {
    const release = recorder.now() ? null : await holdMicrophone(student.account.id);
    if (!release) return;
    const { found, problem } = await recoverRecordings(student, untitled).finally(release);
    if (problem) toast({ text: t(`lecture.notRecovered.${problem}`), sticky: true });
    for (const { lectureId, title, ms } of found) {
      toast({
        text: t("lecture.recoveredText", { length: clockText(ms), title }),
        action: { label: t("lecture.recoveredOpen"), run: () => onOpen(lectureHref(lectureId)) },
        sticky: true,
      });
    }
  });
  useEffect(() => void recover(), []);

  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isRunning]);

  useTranscriptGoesOn(onOpen, search.open);

  // Whoever signs out ends it: nobody records for somebody who is not there.
  useEffect(() => () => void recorder.stop(), []);

  const isOnPage = pathname === lectureHref() && search.open === recorded?.lectureId;
  return isRunning && !isOnPage ? (
    <LectureStrip lectureId={recorded.lectureId} isPaused={recorded.state === "paused"} />
  ) : null;
}

/** What an earlier page was asked to write down goes on, again where there was no network, and its end is told once. */
function useTranscriptGoesOn(onOpen: LectureHostProps["onOpen"], shownId: unknown) {
  const { t } = useLanguage();
  const student = useStudent();
  const untitled = useUntitled();
  const transcribing = useTranscribing();
  const goOn = useEffectEvent(() => {
    const wish = transcriptWish(readRecord(recordKeys.transcribing(student.account.id)));
    if (wish) transcriber.resume(student, wish);
  });
  useEffect(() => {
    goOn();
    addEventListener("online", goOn);
    return () => {
      removeEventListener("online", goOn);
      void transcriber.leave();
    };
  }, []);
  const done = transcribing?.state === "done" ? transcribing.lectureId : null;
  const tellDone = useEffectEvent(async (id: string) => {
    transcriber.clear();
    const data = await student.replica.get(lecture, id);
    if (!data) return;
    toast({
      text: t("lecture.transcriptOf", { title: data.title || untitled(heldAt(data)) }),
      ...(shownId !== id && {
        action: { label: t("lecture.recoveredOpen"), run: () => onOpen(lectureHref(id)) },
      }),
    });
  });
  useEffect(() => {
    if (done) void tellDone(done);
  }, [done]);
}

function LectureStrip({ lectureId, isPaused }: { readonly lectureId: string; readonly isPaused: boolean }) {
  const { t } = useLanguage();
  const seconds = useRecordedSeconds();
  return (
    <aside className={styles.strip} data-lecture-strip aria-label={t("lecture.recording")}>
      <i data-paused={isPaused || undefined} />
      <PlainLink href={lectureHref(lectureId)}>
        <b>{clockText(seconds * 1000)}</b>
        <span>{t(isPaused ? "lecture.paused" : "lecture.recording")}</span>
        <span className="visually-hidden">{t("lecture.toRecording")}</span>
      </PlainLink>
      <Button onClick={() => (isPaused ? recorder.resume() : recorder.pause())}>
        {t(isPaused ? "lecture.resume" : "lecture.pause")}
      </Button>
      <Button onClick={() => void recorder.stop()}>{t("lecture.stop")}</Button>
    </aside>
  );
}
