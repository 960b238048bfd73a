import { heldAt, type Lecture, lecture } from "@jotter/domain/lecture";
import { clockText, type LineMark } from "@jotter/lecture/timed-lines";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useTyped } from "../../student/records/use-typed.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon } from "../../ui/icons/app.ts";
import {
  importantIcon,
  keptIcon,
  microphoneIcon,
  pauseIcon,
  playIcon,
  stopIcon,
  unclearIcon,
} from "../../ui/icons/lecture.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import { LineSheet } from "./LineSheet.tsx";
import styles from "./lecture.module.css";
import { MicrophoneChoice } from "./MicrophoneChoice.tsx";
import type { Recorded } from "./recorder.ts";
import { recorder, useLevels, useRecordedSeconds } from "./the-recorder.ts";
import { useLines } from "./use-lines.ts";
import { useMicrophones } from "./use-microphones.ts";
import { useTypeAnywhere } from "./use-type-anywhere.ts";
import { useUntitled } from "./use-untitled.ts";

/** As keyboards everywhere name them. */
const markKeys = { important: "Alt I", unclear: "Alt Q" };

/** Whoever taps a mark goes on in the line that is written, and a phone keeps its keys on the screen. */
const stayInLine = (event: MouseEvent) => event.preventDefault();

type RecordingScreenProps = { readonly id: string; readonly data: Lecture; readonly recorded: Recorded };

/** The whole screen is the sheet that is written on; at its foot what the microphone hears. [LEC-1] */
export function RecordingScreen({ id, data, recorded }: RecordingScreenProps) {
  const { t, format } = useLanguage();
  const navigate = useNavigate();
  const lines = useLines(id, "lines", data.lines);
  const seconds = useRecordedSeconds();
  const untitled = useUntitled();
  const label = useClassLabels(true).get(data.classId ?? "");
  const { state } = recorded;
  const isOver = state === "ending" || state === "starting";
  const stop = async () => {
    await Promise.all([lines.save(), recorder.stop()]);
    await navigate({ to: lectureHref(id), replace: true });
  };
  const mark = (kind: LineMark) => {
    const field = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null;
    const key = Number(field?.dataset.key);
    if (lines.lines.some((line) => line.key === key)) lines.mark(key, kind);
    else lines.add(recorder.ms(), "", kind);
  };
  const pause = () => (state === "paused" ? recorder.resume() : recorder.pause());
  useMarkKeys({ mark, pause });
  const sheet = useRef<HTMLElement>(null);
  useTypeAnywhere(() => sheet.current?.querySelector<HTMLElement>("[data-key=new]"));
  return (
    <div className={styles.recording} data-immersive data-state={state}>
      <title>{`${data.title || t("lecture.title")} · ${t("product")}`}</title>
      <header className={styles.top}>
        <IconButton aria-label={t("study.title")} onClick={() => void navigate({ to: "/ai-tools" })}>
          <Icon shape={backIcon} size={22} />
        </IconButton>
        <span className={styles.course} data-marker={label?.marker}>
          {label?.name}
        </span>
        <span className={styles.when}>{`${format.day(heldAt(data))}, ${format.time(heldAt(data))}`}</span>
        <Hearing hears={state === "recording" ? recorded.hears : null} />
        <span className={styles.kept}>
          {recorded.isSaved && <Icon shape={keptIcon} size={18} />}
          {t(recorded.isSaved ? "lecture.kept" : "lecture.notKept")}
        </span>
      </header>
      <section ref={sheet} className={styles.sheet}>
        <Title id={id} title={data.title} placeholder={untitled(heldAt(data))} />
        <LineSheet
          lines={lines}
          label={t("lecture.view.lines")}
          nextMs={recorder.ms}
          nextShown={clockText(seconds * 1000)}
        />
      </section>
      <section className={styles.bar} aria-label={t("lecture.recording")}>
        <Pressable className={styles.stop} aria-label={t("lecture.stop")} disabled={isOver} onClick={() => void stop()}>
          <Icon shape={stopIcon} filled size={28} />
        </Pressable>
        <p className={styles.time} role="timer">
          {clockText(seconds * 1000)}
        </p>
        <IconButton
          aria-label={t(state === "paused" ? "lecture.resume" : "lecture.pause")}
          aria-keyshortcuts="Alt+P"
          disabled={isOver}
          onClick={pause}
        >
          <Icon shape={state === "paused" ? playIcon : pauseIcon} filled size={22} />
        </IconButton>
        <Heard state={state} />
        <Pressable
          className={styles.markKey}
          aria-keyshortcuts="Alt+I"
          onMouseDown={stayInLine}
          onClick={() => mark("important")}
        >
          <Icon shape={importantIcon} size={20} />
          <span>
            <b>{t("lecture.important")}</b>
            <kbd>{markKeys.important}</kbd>
          </span>
        </Pressable>
        <Pressable
          className={styles.markKey}
          data-kind="unclear"
          aria-keyshortcuts="Alt+Q"
          onMouseDown={stayInLine}
          onClick={() => mark("unclear")}
        >
          <Icon shape={unclearIcon} size={20} />
          <span>
            <b>{t("lecture.unclear")}</b>
            <kbd>{markKeys.unclear}</kbd>
          </span>
        </Pressable>
      </section>
    </div>
  );
}

/** Where there is more than one, another may go on: what was heard until then stays. */
function Hearing({ hears }: Pick<Recorded, "hears">) {
  const t = useTexts();
  const isChoice = useMicrophones().length > 1;
  if (!isChoice) return null;
  return (
    <span className={styles.microphone}>
      <Icon shape={microphoneIcon} size={18} />
      <MicrophoneChoice
        bare
        aria-label={t("lecture.microphone")}
        hears={hears}
        disabled={!hears}
        onChoose={(wanted) => void recorder.change(wanted)}
      />
    </span>
  );
}

/** Saves itself, and is the heading. */
export function Title(props: { readonly id: string; readonly title: string; readonly placeholder: string }) {
  const { id, title, placeholder } = props;
  const { t } = useLanguage();
  const { replica, now } = useStudent();
  const typed = useTyped(lecture, id);
  return (
    <h1 className={styles.title} tabIndex={-1}>
      <Input
        key={title}
        bare
        aria-label={t("lecture.name")}
        defaultValue={title}
        placeholder={placeholder}
        maxLength={300}
        onChange={(event) => typed.keep({ title: event.currentTarget.value.trim() })}
        onBlur={async (event) => {
          const written = event.currentTarget.value.trim();
          if (written === title) return;
          const forget = typed.mark();
          await replica.update(lecture, id, { title: written, updatedAt: now() });
          forget();
        }}
      />
    </h1>
  );
}

const bars = 120;
const silentMs = 15_000;

/** What the microphone hears now: a bar ten times a second, the latest at the right. */
function Heard({ state }: Pick<Recorded, "state">) {
  const { t } = useLanguage();
  const levels = useLevels();
  const isSilent = useSilence(levels, state === "recording");
  if (state === "starting") return <p className={styles.says}>{t("lecture.starting")}</p>;
  if (state === "ending") return <p className={styles.says}>{t("lecture.ending")}</p>;
  if (state === "paused") return <p className={styles.says}>{t("lecture.paused")}</p>;
  if (isSilent) {
    return (
      <p className={styles.says} role="alert">
        {t("lecture.silent")}
      </p>
    );
  }
  const shown = levels.slice(-bars);
  return (
    <div className={styles.heard}>
      <meter
        className="visually-hidden"
        aria-label={t("lecture.level")}
        value={Math.round((levels.at(-1) ?? 0) * 10) / 10}
      />
      {Array.from({ length: bars }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
        <i key={at} style={{ "--level": shown[at - bars + shown.length] ?? 0 } as React.CSSProperties} />
      ))}
    </div>
  );
}

function useSilence(levels: readonly number[], isRecording: boolean): boolean {
  const lastSound = useRef(performance.now());
  if (!isRecording || levels.length === 0 || (levels.at(-1) ?? 0) > 0.08) lastSound.current = performance.now();
  return performance.now() - lastSound.current > silentMs;
}

type Acts = { readonly mark: (kind: LineMark) => void; readonly pause: () => void };

/** They act while a line is written: that is when they are needed. By the key's place, as Alt makes other letters. */
function useMarkKeys({ mark, pause }: Acts): void {
  const { t } = useLanguage();
  const act = useEffectEvent((code: string) => {
    if (code === "KeyI") mark("important");
    else if (code === "KeyQ") mark("unclear");
    else if (code === "KeyP") pause();
    else return false;
    return true;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (act(event.code)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    const known = [
      { keys: markKeys.important, label: t("lecture.important"), run: () => void act("KeyI") },
      { keys: markKeys.unclear, label: t("lecture.unclear"), run: () => void act("KeyQ") },
      { keys: "Alt P", label: t("lecture.pause"), run: () => void act("KeyP") },
    ];
    const forget = registerShortcuts(known);
    return () => {
      removeEventListener("keydown", pressed);
      forget();
    };
  }, [t]);
}
