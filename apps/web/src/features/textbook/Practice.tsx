import { quiz as quizEntity } from "@jotter/domain/quiz";
import { askedBy, type Twin } from "@jotter/tutor/twin";
import type { JudgedLine } from "@jotter/tutor/verdict";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Exam } from "../../student/cards/exam.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { tutorHref } from "../../student/study/tutor-link.ts";
import { verdictWords } from "../../student/tutor/verdict-words.ts";
import { Button } from "../../ui/Button.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { Markdown } from "../../ui/Markdown.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./chapter.module.css";
import type { OpenChapter } from "./use-chapter.ts";

type PracticeProps = { readonly chapter: OpenChapter; readonly exam: Exam | null };

type Line = { readonly text: string; readonly judged: JudgedLine };

/** Fresh problems of the chapter's kinds, judged line by line; what was set once is not set again. [TXT-1] [TUT-1] */
export function Practice({ chapter, exam }: PracticeProps) {
  const t = useTexts();
  const id = useId();
  const { replica, account, now } = useStudent();
  const { file, written, language } = chapter;
  const [twin, setTwin] = useState<Twin | null>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [typed, setTyped] = useState("");
  const [isSolved, setIsSolved] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [isSpent, setIsSpent] = useState(false);
  const begun = useRef(0);

  async function pose() {
    const { freshProblem } = await import("./fresh-problem.ts");
    const key = recordKeys.practice(account.id, chapter.id);
    const before = (readRecord(key) ?? "").split("\n").filter((one) => one !== "");
    const made = freshProblem(file.practice, before, language);
    setIsSpent(made === null);
    if (made === null) return;
    writeRecord(key, [...before, made.question].slice(-400).join("\n"));
    setTwin(made);
    setLines([]);
    setTyped("");
    setIsSolved(false);
    setIsShown(false);
    begun.current = performance.now();
  }

  async function judge(event: FormEvent) {
    event.preventDefault();
    if (twin === null || typed.trim() === "") return;
    const [{ placeOf }, { aloneAsQuiz }] = await Promise.all([
      import("@jotter/tutor/place"),
      import("@jotter/tutor/alone"),
    ]);
    const texts = [...lines.map(({ text }) => text), typed.trim()];
    const place = placeOf(twin.problem, texts);
    setLines(texts.flatMap((text, at) => (place.lines[at] ? [{ text, judged: place.lines[at] }] : [])));
    setTyped("");
    if (!place.isSolved) return;
    setIsSolved(true);
    // What was looked up proves nothing.
    if (isShown) return;
    const attempted = {
      lines: texts,
      at: now(),
      ms: Math.round(performance.now() - begun.current),
      topic: written.title,
      classId: exam?.classId ?? null,
    };
    await replica.create(quizEntity, { ...aloneAsQuiz(twin, written.title, attempted), examId: exam?.id ?? null });
  }

  async function show() {
    setIsShown(true);
    if (twin === null || isSolved || isShown) return;
    // A problem that was given up is one to learn.
    const { aloneAsQuiz } = await import("@jotter/tutor/alone");
    const attempted = { lines: [], at: now(), ms: 0, topic: written.title, classId: exam?.classId ?? null };
    await replica.create(quizEntity, { ...aloneAsQuiz(twin, written.title, attempted), examId: exam?.id ?? null });
  }
  if (twin === null) {
    return (
      <div className={styles.ways}>
        <p>{t(isSpent ? "textbook.practiceSpent" : "textbook.practiceHint")}</p>
        {!isSpent && (
          <Button look="outline" onClick={() => void pose()}>
            {t("textbook.exercise")}
          </Button>
        )}
      </div>
    );
  }
  const { problem, question, words } = twin;
  return (
    <div className={styles.worked}>
      {words === undefined && <p>{t(`tutor.asks.${problem.asks}`)}</p>}
      <Markdown text={words === undefined ? `$$\n${question}\n$$` : askedBy(twin)} />
      <ol className={styles.lines}>
        {lines.map(({ text, judged }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working.
          <li key={at} data-verdict={judged.verdict}>
            <code>{text}</code>
            <small>{verdictWords(judged, t)}</small>
          </li>
        ))}
      </ol>
      {isSolved ? (
        <p role="status" className={styles.tried} data-verdict="right">
          {t("textbook.solved")}
        </p>
      ) : (
        <form className={styles.try} onSubmit={(event) => void judge(event)}>
          <label htmlFor={id}>{t("textbook.yourLine")}</label>
          <div className={styles.tryField}>
            <Input
              id={id}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" look="primary">
              {t("quiz.check")}
            </Button>
          </div>
        </form>
      )}
      {isShown && (
        <ol className={styles.steps}>
          {problem.solution?.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way.
            <li key={at} data-shown="true">
              <span className={styles.stepNumber} aria-hidden="true">
                {at + 1}
              </span>
              <div className={styles.tex}>
                <Markdown text={`$$\n${step.after}\n$$`} />
              </div>
            </li>
          ))}
          <li data-shown="true">
            <span className={styles.stepNumber} aria-hidden="true">
              =
            </span>
            <div className={styles.tex}>
              <Markdown text={`$$\n${problem.solution?.result ?? ""}\n$$`} />
            </div>
          </li>
        </ol>
      )}
      <div className={styles.ways}>
        {!isShown && !isSolved && <Button onClick={() => void show()}>{t("textbook.showSteps")}</Button>}
        <Button look="outline" onClick={() => void pose()}>
          {t("textbook.another")}
        </Button>
        <PlainLink className={styles.quiet} href={tutorHref(problem.text)}>
          {t("textbook.inTutor")}
        </PlainLink>
      </div>
      {isSpent && <p role="status">{t("textbook.practiceSpent")}</p>}
    </div>
  );
}
