import { quiz as quizEntity } from "@jotter/domain/quiz";
import { readableFormula } from "@jotter/markdown/readable-formula";
import type { Problem } from "@jotter/tutor/problem";
import { askedBy, type Twin } from "@jotter/tutor/twin";
import type { JudgedLine } from "@jotter/tutor/verdict";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Exam } from "../../student/cards/exam.ts";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { useTabState } from "../../student/records/use-tab-state.ts";
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

const isAside = (said: JudgedLine | null) => said?.tell === "unread" || said?.tell === "sameAs";

type Line = { readonly text: string; readonly judged: JudgedLine };

/** Fresh problems of the chapter's kinds, judged line by line; what was set once is not set again. [TXT-1] [TUT-1] */
export function Practice({ chapter, exam }: PracticeProps) {
  const t = useTexts();
  const id = useId();
  const { replica, account, now } = useStudent();
  const { file, written, language } = chapter;
  const [twin, setTwin] = useState<Twin | null>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  // The problem itself is made again from what was set before it: it is as kept as these are.
  const keptAs = `${chapter.id}:practice`;
  const [posed, setPosed] = useTabState(`${keptAs}:posed`, "");
  const [texts, setTexts] = useTabState<readonly string[]>(`${keptAs}:lines`, noLines);
  const [typed, setTyped] = useTabState(`${keptAs}:typed`, "");
  const [isSolved, setIsSolved] = useTabState(`${keptAs}:solved`, false);
  const [isShown, setIsShown] = useTabState(`${keptAs}:shown`, false);
  const [isSpent, setIsSpent] = useState(false);
  const begun = useRef(0);
  const asked = useRef<HTMLDivElement>(null);
  const solved = useRef<HTMLParagraphElement>(null);
  const way = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState<JudgedLine | null>(null);
  const kept = useRef({ posed, texts });
  kept.current = { posed, texts };
  useEffect(() => {
    if (kept.current.posed === "") return;
    let isLeft = false;
    const bringBack = async () => {
      const [{ freshProblem }, { placeOf }] = await Promise.all([
        import("./fresh-problem.ts"),
        import("@jotter/tutor/place"),
      ]);
      const made = freshProblem(file.practice, setBefore(account.id, chapter.id, kept.current.posed), language);
      if (isLeft || made?.question !== kept.current.posed) return;
      setTwin(made);
      setLines(judgedLines(kept.current.texts, placeOf(made.problem, kept.current.texts).lines));
      begun.current = performance.now();
    };
    void bringBack();
    return () => {
      isLeft = true;
    };
  }, [account.id, chapter.id, file, language]);

  async function pose() {
    const { freshProblem } = await import("./fresh-problem.ts");
    const before = setBefore(account.id, chapter.id);
    const made = freshProblem(file.practice, before, language);
    setIsSpent(made === null);
    if (made === null) return;
    writeRecord(recordKeys.practice(account.id, chapter.id), [...before, made.question].slice(-400).join("\n"));
    flushSync(() => {
      setTwin(made);
      setPosed(made.question);
      setLines([]);
      setTexts(noLines);
      setTyped("");
      setSaid(null);
      setIsSolved(false);
      setIsShown(false);
    });
    asked.current?.focus({ preventScroll: true });
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
    const last = place.lines.at(-1) ?? null;
    setSaid(last);
    // What cannot be read, and what stands there already, is no line: it waits in its field to be mended.
    if (!place.isSolved && isAside(last)) return;
    setLines(judgedLines(texts, place.lines));
    setTexts(texts);
    setTyped("");
    if (!place.isSolved) return;
    flushSync(() => setIsSolved(true));
    solved.current?.focus({ preventScroll: true });
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
    flushSync(() => setIsShown(true));
    way.current?.focus({ preventScroll: true });
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
  const saidOfLine = (line: JudgedLine) => {
    if (line.tell === "unread") return t("textbook.tried.unread");
    return line.tell === "sameAs" ? t("textbook.tried.again") : verdictWords(line, t);
  };
  return (
    <div className={styles.worked}>
      <div ref={asked} tabIndex={-1} className={styles.asked}>
        {words === undefined && <p>{t(`tutor.asks.${problem.asks}`)}</p>}
        <Markdown text={words === undefined ? `$$\n${question}\n$$` : askedBy(twin)} />
      </div>
      <ol className={styles.lines}>
        {lines.map(({ text, judged }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working.
          <li key={at} data-verdict={judged.verdict}>
            <span className={styles.stepNumber} aria-hidden="true">
              {at + 1}
            </span>
            <code>{text}</code>
            <small>{verdictWords(judged, t)}</small>
          </li>
        ))}
      </ol>
      {isSolved && (
        <p ref={solved} tabIndex={-1} role="status" className={styles.tried} data-verdict="right">
          {t("textbook.solved")}
        </p>
      )}
      {!isSolved && !isShown && (
        <form className={styles.try} onSubmit={(event) => void judge(event)}>
          <label htmlFor={id}>{t("textbook.yourLine")}</label>
          <span id={`${id}-asked`} hidden>
            {words === undefined
              ? `${t(`tutor.asks.${problem.asks}`)} ${readableFormula(question)}`
              : spokenWords(askedBy(twin))}
          </span>
          <div className={styles.tryField}>
            <Input
              id={id}
              aria-describedby={`${id}-asked`}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setSaid(null);
              }}
            />
            <Button type="submit" look="primary">
              {t("quiz.check")}
            </Button>
          </div>
          <p role="status" className={isAside(said) ? styles.tried : "visually-hidden"}>
            {said !== null && saidOfLine(said)}
          </p>
        </form>
      )}
      {isShown && (
        <ol ref={way} tabIndex={-1} className={styles.steps}>
          {wayOf(problem.solution).map((tex, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way.
            <li key={at} data-shown="true">
              <span className={styles.stepNumber} aria-hidden="true">
                {at + 1}
              </span>
              <div className={styles.tex}>
                <Markdown text={`$$\n${tex}\n$$`} />
              </div>
            </li>
          ))}
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

const noLines: readonly string[] = [];

/** The steps to the result, which is said once. */
function wayOf(solution: Problem["solution"]): readonly string[] {
  if (solution === null) return [];
  const steps = solution.steps.map(({ after }) => after);
  const isSaid = steps.at(-1)?.replace(/\s/g, "") === solution.result.replace(/\s/g, "");
  return isSaid ? steps : [...steps, solution.result];
}

function judgedLines(texts: readonly string[], judged: readonly (JudgedLine | undefined)[]): readonly Line[] {
  return texts.flatMap((text, at) => (judged[at] ? [{ text, judged: judged[at] }] : []));
}

/** The questions this student was set of a chapter; of one of them, those before it. */
function setBefore(studentId: string, chapterId: string, question?: string): readonly string[] {
  const all = (readRecord(recordKeys.practice(studentId, chapterId)) ?? "").split("\n").filter((one) => one !== "");
  const at = question === undefined ? -1 : all.lastIndexOf(question);
  return at < 0 ? all : all.slice(0, at);
}
