import { type Lecture, lectureMs } from "@jotter/domain/lecture";
import { clockText } from "@jotter/lecture/timed-lines";
import { transcriptWish, useTranscriptWish } from "../../student/lecture/is-recording.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./lecture.module.css";
import { transcriber, useTranscribing } from "./the-transcriber.ts";
import { type EarProblem, type Hearer, isLeftBy } from "./transcriber.ts";

type TranscriptStateProps = { readonly id: string; readonly data: Lecture };

/** How far the transcript is that a device or a provider makes, why it is not, and the ways to go on and to stop. [LEC-1] */
export function TranscriptState({ id, data }: TranscriptStateProps) {
  const { t, format, language } = useLanguage();
  const student = useStudent();
  const transcribing = useTranscribing();
  const wish = transcriptWish(useTranscriptWish(student.account.id));
  const own = transcribing?.lectureId === id && transcribing.state !== "done" ? transcribing : null;
  const heardMs = Math.min(data.heardMs ?? 0, lectureMs(data));
  const goOn = (by: Hearer) => void transcriber.start(student, { lectureId: id, by });
  const stop = <Button onClick={() => void transcriber.cancel(student)}>{t("action.cancel")}</Button>;
  if (own?.problem) {
    return (
      <div className={styles.listening}>
        <Problem text={problemText(own.problem)} />
        <Button look="outline" onClick={() => goOn(own.by)}>
          {t("lecture.tryAgain")}
        </Button>
        {stop}
      </div>
    );
  }
  if (own?.arriving) {
    const { bytes, of } = own.arriving;
    return (
      <div className={styles.listening}>
        <span role="status">{t("lecture.earArriving", { done: format.bytes(bytes), size: format.bytes(of) })}</span>
        <Progress value={bytes} max={of} aria-hidden="true" />
        {stop}
      </div>
    );
  }
  if (own || wish?.lectureId === id) {
    const isHere = (own?.by ?? wish?.by) === "device";
    const [time, length] = [clockText(heardMs), clockText(lectureMs(data))];
    return (
      <div className={styles.listening}>
        <span>{t(isHere ? "lecture.listening" : "lecture.providerListens", { time, length })}</span>
        <Progress value={heardMs} max={lectureMs(data)} aria-label={t("lecture.view.transcript")} />
        {own && stop}
      </div>
    );
  }
  const by = data.transcriptBy === "device" || data.transcriptBy === "provider" ? data.transcriptBy : null;
  if (!by || !isLeftBy(by, data)) return null;
  return (
    <div className={styles.listening}>
      <span>{t("lecture.heardUntil", { time: clockText(heardMs) })}</span>
      <Button look="outline" onClick={() => goOn(by)}>
        {t("lecture.goOn")}
      </Button>
    </div>
  );

  function problemText(problem: EarProblem): string {
    if (problem.kind === "model") return modelProblemText(problem.problem, t, language) ?? "";
    return t(`lecture.earProblem.${problem.kind}`);
  }
}
