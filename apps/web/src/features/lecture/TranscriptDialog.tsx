import { type Lecture, lecture, lectureMs } from "@jotter/domain/lecture";
import { readTranscript } from "@jotter/lecture/read-transcript";
import { timedText } from "@jotter/lecture/timed-lines";
import { useRef, useState } from "react";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./lecture.module.css";
import { TranscriptWays } from "./TranscriptWays.tsx";
import { transcriptIn } from "./transcript-file.ts";

type TranscriptDialogProps = {
  readonly id: string;
  readonly data: Lecture;
  readonly onClose: () => void;
};

/** What was said, pasted or out of a file; it may be undone. [LEC-1] */
export function TranscriptDialog({ id, data, onClose }: TranscriptDialogProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const kept = useKeptDraft(`transcript-${id}`, "");
  const [isRefused, setIsRefused] = useState(false);
  const use = async (text: string) => {
    const ms = lectureMs(data);
    const read = readTranscript(text, ms > 0 ? ms : undefined);
    setIsRefused(read === null);
    if (!read) return;
    const { transcript, transcriptBy = null, isEstimated = false } = data;
    const change = { transcriptBy: "pasted" as const, isEstimated: read.isEstimated, updatedAt: now() };
    await replica.update(lecture, id, { transcript: timedText(read.lines), ...change });
    kept.forget();
    dialog.current?.close();
    const undo = () => void replica.update(lecture, id, { transcript, transcriptBy, isEstimated, updatedAt: now() });
    toast({ text: t("lecture.transcribed"), action: { label: t("action.undo"), run: undo } });
  };
  return (
    <Dialog ref={dialog} title={t("lecture.addTranscript")} size="wide" hasCross onClose={onClose}>
      <form
        className={styles.transcriptForm}
        onSubmit={(event) => {
          event.preventDefault();
          void use(kept.draft);
        }}
      >
        {data.transcript !== "" && <p role="note">{t("lecture.replaces")}</p>}
        <TranscriptWays id={id} data={data} onBegun={() => dialog.current?.close()} />
        <p>{t("lecture.transcriptText")}</p>
        <Field label={t("lecture.transcriptField")}>
          {(control) => (
            <TextBox
              {...control}
              rows={10}
              data-autofocus
              value={kept.draft}
              onChange={(event) => kept.setDraft(event.currentTarget.value)}
            />
          )}
        </Field>
        {isRefused && <Problem text={t("lecture.nothingSaid")} />}
        <div className={styles.dialogActs}>
          <Button look="outline" onClick={() => file.current?.click()}>
            {t("lecture.chooseFile")}
          </Button>
          <Button look="primary" type="submit">
            {t("lecture.useIt")}
          </Button>
        </div>
        <FileInput
          ref={file}
          accept=".srt,.vtt,.txt,.md,text/plain,text/vtt,application/x-subrip"
          aria-label={t("lecture.chooseFile")}
          onChange={async (event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (chosen) await use(await transcriptIn(chosen));
          }}
        />
      </form>
    </Dialog>
  );
}
