import type { QuizJudgement } from "@jotter/domain/quiz";
import { newQuiz, quiz as quizEntity } from "@jotter/domain/quiz";
import { judgeQuestion, readVerdict } from "@jotter/study-tools/quiz/judge";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { useEffect, useRef, useState } from "react";
import { useAskModel } from "../../../student/models/use-ask-model.ts";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Markdown } from "../../../ui/Markdown.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { askTutor } from "./ask-tutor.ts";
import type { SheetPart } from "./sheet-part.ts";
import { TutorSends } from "./TutorSends.tsx";
import styles from "./tutor.module.css";

type ExplainBackProps = Pick<SheetPart, "id" | "result" | "sheet" | "change" | "posed"> & {
  readonly model: ModelAtHand;
};

/** Why it is so, in the student's own words: judged by a model, or by themselves beside what it rests on. [TUT-1] */
export function ExplainBack({ id, result, sheet, change, posed, model }: ExplainBackProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft } = useKeptDraft(`tutor-explain:${id}`, "");
  const [points, setPoints] = useState<readonly string[] | null>(null);
  const [why, setWhy] = useState("");
  const { isWorking, failure, ask, stop } = useAskModel("tutor", []);
  const { explained } = sheet;
  const isDone = explained !== null;
  useEffect(() => {
    if (!isDone) field.current?.focus();
  }, [isDone]);

  const questionOf = (found: readonly string[]): StudyQuestion => ({
    type: "short",
    prompt: t("tutorTalk.explainAsked", { problem: sheet.problem }),
    options: [],
    answer: found.join("\n"),
    explanation: "",
    difficulty: "medium",
    citations: found.map((quote) => ({ sourceId: "solution", quote, from: 0, to: quote.length })),
    language: sheet.language,
    ...(result.sources[0]?.title && { topic: result.sources[0].title }),
  });
  const keep = async (found: readonly string[], share: number, judged?: QuizJudgement) => {
    const at = now();
    const answer = { at, question: 0, given: draft.trim().slice(0, 5000), share };
    const made = newQuiz(
      {
        title: result.title,
        classId: result.classId,
        sources: [],
        questions: [{ ...questionOf(found), citations: [] }],
        marked: "end",
        answers: [judged ? { ...answer, judged } : { ...answer, isOverruled: true }],
        finishedAt: at,
      },
      at,
    );
    const quizId = await replica.create(quizEntity, made);
    await change((last) => ({ ...last, explained: { quizId, share } }));
  };
  const handIn = async () => {
    if (draft.trim() === "" || isWorking) return;
    const { concepts, told } = await askTutor("keyPoints", { posed });
    const found = [...concepts.map((concept) => t(`tutor.concept.${concept}`)), ...told];
    if (model.state === "ready") {
      const question = questionOf(found);
      const verdict = await ask(async (toModel) => {
        const answer = await toModel(judgeQuestion(question, draft, sheet.language, () => crypto.randomUUID()));
        return answer.ok ? { ok: true, value: { read: readVerdict(answer.value, question, draft) } } : answer;
      });
      if (verdict?.read) {
        const { share, judged } = verdict.read;
        setWhy(judged.why);
        await keep(found, share, { by: model.status.models[0] ?? "", ...judged });
      }
    }
    // Also where the model has nothing to show for its verdict: then the student is the judge.
    setPoints(found);
  };
  return (
    <section className={styles.after} aria-labelledby="tutor-explain">
      <h2 id="tutor-explain">{t("tutorTalk.explain")}</h2>
      {points === null && !isDone && (
        <>
          <TextArea
            ref={field}
            label={t("tutorTalk.explainField")}
            hint={t("tutorTalk.explainHint")}
            rows={4}
            maxLength={5000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div className={styles.confirm}>
            <Button look="primary" disabled={isWorking} onClick={() => void handIn()}>
              {t("tutorTalk.explainHandIn")}
            </Button>
            {isWorking && <Button onClick={stop}>{t("study.stop")}</Button>}
            {model.state === "ready" && (
              <TutorSends
                parts={[
                  [t("tutor.problem"), sheet.problem],
                  [t("tutorTalk.explainPoints"), t("tutorTalk.pointsSent")],
                  [t("tutorTalk.explainField"), draft],
                ]}
                contextTokens={model.status.contextTokens}
              />
            )}
          </div>
        </>
      )}
      {points !== null && (
        <div className={styles.beside}>
          <div>
            <h3>{t("tutorTalk.explainOwn")}</h3>
            <p>{draft}</p>
          </div>
          <div>
            <h3>{t("tutorTalk.explainPoints")}</h3>
            <Markdown text={points.map((point) => `- ${point}`).join("\n")} asksBeforeLeaving />
          </div>
        </div>
      )}
      <div role="status">
        {isWorking && t("tutorTalk.explainReading")}
        {failure && t("tutorTalk.talkFailed", { message: failure })}
        {explained && <strong>{t(`tutorTalk.${outcomeOf(explained.share)}`)}</strong>} {isDone && why}
      </div>
      {points !== null && !isDone && (
        <fieldset className={styles.own}>
          <legend>{t("tutorTalk.explainJudge")}</legend>
          <Button look="outline" onClick={() => void keep(points, 1)}>
            {t("tutorTalk.explainYes")}
          </Button>
          <Button look="outline" onClick={() => void keep(points, 0.5)}>
            {t("tutorTalk.explainPartly")}
          </Button>
          <Button look="outline" onClick={() => void keep(points, 0)}>
            {t("tutorTalk.explainNo")}
          </Button>
        </fieldset>
      )}
    </section>
  );
}

function outcomeOf(share: number): "explainRight" | "explainSome" | "explainWrong" {
  return share === 1 ? "explainRight" : share > 0 ? "explainSome" : "explainWrong";
}
