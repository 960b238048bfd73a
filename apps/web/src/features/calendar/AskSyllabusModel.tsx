import type { Syllabus } from "@jotter/domain/syllabus/read-syllabus";
import { syllabusFound, syllabusQuestion } from "@jotter/study-tools/syllabus";
import { useState } from "react";
import { useAskModel } from "../../student/models/use-ask-model.ts";
import { useModel } from "../../student/models/use-model.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { sparkIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./syllabus.module.css";

type AskSyllabusModelProps = {
  readonly text: string;
  readonly today: string;
  /** Resolves with how many rows came new. */
  readonly onFound: (found: Syllabus) => Promise<number>;
};

/** Where a model is set up it may read the paper too, when it is asked to: what it adds stands among the rows. [PLN-2] */
export function AskSyllabusModel({ text, today, onFound }: AskSyllabusModelProps) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const model = useModel();
  const { isWorking, failure, ask, stop } = useAskModel("syllabus", ["#pasted"]);
  const [added, setAdded] = useState<number | null>(null);
  if (model.state !== "ready") return null;
  async function read() {
    setAdded(null);
    const found = await ask(async (toModel) => {
      const answer = await toModel(syllabusQuestion(text, today, replica.newId));
      if (!answer.ok) return answer;
      const value = syllabusFound(answer.value, text, today);
      return value ? { ok: true, value } : { ok: false, problem: { kind: "bad-output" } };
    });
    if (found) setAdded(await onFound(found));
  }
  return (
    <div className={styles.model}>
      {isWorking ? (
        <Button look="outline" onClick={stop}>
          {t("study.stop")}
        </Button>
      ) : (
        <Button look="outline" onClick={() => void read()}>
          <Icon shape={sparkIcon} size={16} />
          {t("calendar.syllabus.askModel")}
        </Button>
      )}
      <p className={styles.quiet} role="status">
        {isWorking
          ? t("study.modelReads")
          : added === null
            ? t("calendar.syllabus.modelNote")
            : added === 0
              ? t("calendar.syllabus.modelNothing")
              : t("calendar.syllabus.modelFound", { count: added, formatted: format.number(added) })}
      </p>
      {failure && <Problem text={failure} />}
    </div>
  );
}
