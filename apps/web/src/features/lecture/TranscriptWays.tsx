import { type Lecture, lecture, lectureMs } from "@jotter/domain/lecture";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { deviceIcon, sparkIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import styles from "./lecture.module.css";
import { transcriber } from "./the-transcriber.ts";
import type { Hearer } from "./transcriber.ts";

/** What is fetched for it once, by way of our server: see its `ocr/speech-packages.ts`. */
const fetchedBytes = 24_000_000;
/** Sixteen thousand samples a second, two bytes each. */
const sentPerMinute = 1_920_000;

type TranscriptWaysProps = { readonly id: string; readonly data: Lecture; readonly onBegun: () => void };

/** Who could write down what was said: this device, for English, or a provider that the server knows. [LEC-1] */
export function TranscriptWays({ id, data, onBegun }: TranscriptWaysProps) {
  const { t, format } = useLanguage();
  const student = useStudent();
  const isHeard = useProviderHears();
  if (data.parts.length === 0) return null;
  const begin = async (by: Hearer) => {
    const { transcript, transcriptBy = null, isEstimated = false, heardMs = null } = data;
    await transcriber.start(student, { lectureId: id, by });
    onBegun();
    if (transcript === "") return;
    const undo = async () => {
      await transcriber.cancel(student);
      const before = { transcript, transcriptBy, isEstimated, heardMs };
      await student.replica.update(lecture, id, { ...before, updatedAt: student.now() });
    };
    toast({ text: t("lecture.replaced"), action: { label: t("action.undo"), run: () => void undo() } });
  };
  const minutes = lectureMs(data) / 60_000;
  return (
    <section className={styles.hearers} aria-label={t("lecture.hearers")}>
      <div>
        <Button look="outline" onClick={() => void begin("device")}>
          <Icon shape={deviceIcon} size={18} />
          {t("lecture.byDevice")}
        </Button>
        <p>{t("lecture.byDeviceText", { size: format.bytes(fetchedBytes) })}</p>
      </div>
      {isHeard && (
        <div>
          <Button look="outline" onClick={() => void begin("provider")}>
            <Icon shape={sparkIcon} size={18} />
            {t("lecture.byProvider")}
          </Button>
          <p>{t("lecture.byProviderText", { size: format.bytes(Math.ceil(minutes * sentPerMinute)) })}</p>
        </div>
      )}
    </section>
  );
}

/** Whether the server knows somebody who hears: it may be another one than who answers questions. */
function useProviderHears(): boolean {
  const { ai } = useStudent();
  const [hears, setHears] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const status = await (await ai()).status(leaving.signal);
      if (!leaving.signal.aborted) setHears(status.ok && status.value.hears === true);
    };
    // Without a network nobody can be asked.
    void look().catch(() => undefined);
    return () => leaving.abort();
  }, [ai]);
  return hears;
}
