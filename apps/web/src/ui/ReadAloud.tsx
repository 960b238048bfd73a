import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { nextIcon, previousIcon } from "./icons/lecture.ts";
import { pauseIcon, playIcon, speakerIcon, stopIcon } from "./icons/sound.ts";
import { Progress } from "./kit/Progress.tsx";
import { Select } from "./kit/Select.tsx";
import { useLanguage } from "./language.tsx";
import { toast } from "./overlays.ts";
import { playSpeeds, speedBy } from "./play-speeds.ts";
import { playerKeys, pressOr } from "./player-keys.ts";
import styles from "./read-aloud.module.css";
import { createReader, type ReadingState } from "./read-aloud.ts";
import { registerShortcuts } from "./shortcuts.ts";
import { speech } from "./speech.ts";

type ReadAloudProps = {
  readonly textToRead: () => string;
  /** What is read after that; null where nothing follows. */
  readonly following?: () => string | null;
  /** Of the text, where it is known; else that of the app is taken for it. */
  readonly language?: string | undefined;
};

/** Reads a text, and what follows it, with the keys and speeds of every recording. It ends with the page. [SET-3] [LEC-1] */
export function ReadAloud({ textToRead, following, language: ofText }: ReadAloudProps) {
  const { t, format, language } = useLanguage();
  const [state, setState] = useState<ReadingState>({ status: "silent" });
  const [speed, setSpeed] = useState(1);
  const next = useRef(following);
  next.current = following;
  const [reader] = useState(() => createReader(speech, setState, () => next.current?.() ?? null));
  const mainButton = useRef<HTMLButtonElement>(null);
  const { status } = state;

  useEffect(() => reader.stop, [reader]);
  useEffect(() => {
    if (status === "failed") toast({ text: t("readability.failed") });
  }, [status, t]);

  function start() {
    if (!reader.start(textToRead(), ofText ?? language)) toast({ text: t("readability.nothing") });
  }

  function stop() {
    reader.stop();
    mainButton.current?.focus();
  }

  function hurry(to: number) {
    setSpeed(to);
    reader.setSpeed(to);
  }

  const isOn = state.status === "reading" || state.status === "paused";
  const main =
    status === "reading"
      ? { label: t("readability.pause"), icon: pauseIcon, press: reader.pause }
      : status === "paused"
        ? { label: t("readability.goOn"), icon: playIcon, press: reader.goOn }
        : { label: t("readability.readAloud"), icon: speakerIcon, press: start };

  const toggle = useEffectEvent(() => main.press());
  const faster = useEffectEvent((step: -1 | 1) => hurry(speedBy(speed, step)));
  useEffect(() => {
    if (!isOn) return;
    return registerShortcuts([
      { keys: playerKeys.toggle, label: t("readability.playPause"), run: () => pressOr(() => toggle()) },
      { keys: playerKeys.back, label: t("readability.previous"), run: () => reader.by(-1) },
      { keys: playerKeys.on, label: t("readability.next"), run: () => reader.by(1) },
      { keys: playerKeys.slower, label: t("readability.slower"), run: () => faster(-1) },
      { keys: playerKeys.faster, label: t("readability.faster"), run: () => faster(1) },
    ]);
  }, [isOn, reader, t]);

  return (
    <div className={isOn ? styles.reading : styles.silent}>
      {isOn && (
        <>
          <span className={styles.count}>
            {t("readability.sentence", { number: state.sentence, total: state.total })}
          </span>
          <Progress value={state.sentence} max={state.total} aria-hidden="true" />
          <IconButton aria-label={t("readability.previous")} onClick={() => reader.by(-1)}>
            <Icon shape={previousIcon} filled size={18} />
          </IconButton>
        </>
      )}
      {/* One button in one place, so that the focus stays on it. */}
      <IconButton ref={mainButton} aria-label={main.label} onClick={main.press}>
        <Icon shape={main.icon} />
      </IconButton>
      {isOn && (
        <>
          <IconButton aria-label={t("readability.next")} onClick={() => reader.by(1)}>
            <Icon shape={nextIcon} filled size={18} />
          </IconButton>
          <Select
            bare
            className={styles.speed ?? ""}
            aria-label={t("readability.speed")}
            value={speed}
            onChange={(event) => hurry(Number(event.currentTarget.value))}
          >
            {playSpeeds.map((one) => (
              <option key={one} value={one}>
                {`${format.number(one)}×`}
              </option>
            ))}
          </Select>
          <IconButton aria-label={t("readability.stop")} onClick={stop}>
            <Icon shape={stopIcon} />
          </IconButton>
        </>
      )}
    </div>
  );
}
