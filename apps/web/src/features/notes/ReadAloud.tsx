import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pauseIcon, playIcon, speakerIcon, stopIcon } from "../../ui/icons/app.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { speech } from "../../ui/speech.ts";
import styles from "./editor.module.css";
import { createReader, type ReadingState } from "./read-aloud.ts";

/** Reads what is selected, or the whole note. It ends with the page. [SET-3] */
export function ReadAloud({ textToRead }: { readonly textToRead: () => string }) {
  const { t, language } = useLanguage();
  const [state, setState] = useState<ReadingState>({ status: "silent" });
  const [reader] = useState(() => createReader(speech, setState));
  const mainButton = useRef<HTMLButtonElement>(null);
  const { status } = state;

  useEffect(() => reader.stop, [reader]);
  useEffect(() => {
    if (status === "failed") toast({ text: t("readability.failed") });
  }, [status, t]);

  function start() {
    if (!reader.start(textToRead(), language)) toast({ text: t("readability.nothing") });
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
    <div className={isOn ? styles.reading : styles.tools}>
      {isOn && (
        <>
          <span>{t("readability.sentence", { number: state.sentence, total: state.total })}</span>
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
