import { useEffect, useRef, useState } from "react";
import { IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { pauseIcon, playIcon, speakerIcon, stopIcon } from "./icons/sound.ts";
import { Progress } from "./kit/Progress.tsx";
import { useLanguage } from "./language.tsx";
import { toast } from "./overlays.ts";
import styles from "./read-aloud.module.css";
import { createReader, type ReadingState } from "./read-aloud.ts";
import { speech } from "./speech.ts";

type ReadAloudProps = {
  readonly textToRead: () => string;
  /** What is read after that; null where nothing follows. */
  readonly following?: () => string | null;
  /** Of the text, where it is known; else that of the app is taken for it. */
  readonly language?: string | undefined;
};

/** Reads a text, and what follows it. It ends with the page. [SET-3] */
export function ReadAloud({ textToRead, following, language: ofText }: ReadAloudProps) {
  const { t, language } = useLanguage();
  const [state, setState] = useState<ReadingState>({ status: "silent" });
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

  const isOn = state.status === "reading" || state.status === "paused";
  const main =
    status === "reading"
      ? { label: t("readability.pause"), icon: pauseIcon, press: reader.pause }
      : status === "paused"
        ? { label: t("readability.goOn"), icon: playIcon, press: reader.goOn }
        : { label: t("readability.readAloud"), icon: speakerIcon, press: start };
  return (
    <div className={isOn ? styles.reading : styles.silent}>
      {isOn && (
        <>
          <span className={styles.count}>
            {t("readability.sentence", { number: state.sentence, total: state.total })}
          </span>
          <Progress value={state.sentence} max={state.total} aria-hidden="true" />
        </>
      )}
      {/* One button in one place, so that the focus stays on it. */}
      <IconButton ref={mainButton} aria-label={main.label} onClick={main.press}>
        <Icon shape={main.icon} />
      </IconButton>
      {isOn && (
        <IconButton aria-label={t("readability.stop")} onClick={stop}>
          <Icon shape={stopIcon} />
        </IconButton>
      )}
    </div>
  );
}
