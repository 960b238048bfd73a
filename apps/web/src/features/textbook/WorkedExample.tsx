import type { Language } from "@jotter/domain/settings";
import { unitText } from "@jotter/study-tools/quiz/unit-text";
import type { ChapterFile } from "@jotter/textbook/chapter-file";
import { spelledTex } from "@jotter/textbook/spelled";
import type { TriedVerdict } from "@jotter/textbook/tried-step";
import type { WrittenExample } from "@jotter/textbook/written";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { useTabState } from "../../student/records/use-tab-state.ts";
import { tutorHref } from "../../student/study/tutor-link.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { breakable } from "./breakable.ts";
import styles from "./chapter.module.css";

type WorkedExampleProps = {
  readonly example: WrittenExample;
  readonly steps: ChapterFile["worked"][number] | undefined;
  readonly language: Language;
  /** What is open of it, and what is typed, is kept in this tab under this name. */
  readonly keptAs: string;
};

/** A problem that opens a step at a time: each can be tried first. What is typed is judged as in the tutor. [TXT-1] */
export function WorkedExample({ example, steps: worked, language, keptAs }: WorkedExampleProps) {
  const { t, format, language: own } = useLanguage();
  const id = useId();
  const [shown, setShown] = useTabState(`${keptAs}:shown`, 0);
  const [isTrying, setIsTrying] = useTabState(`${keptAs}:trying`, false);
  const [typed, setTyped] = useTabState(`${keptAs}:typed`, "");
  // What comes back with the page takes no focus.
  const isBack = useRef(isTrying);
  const [tried, setTried] = useState<TriedVerdict | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const steps = worked?.steps ?? [];
  const of = example.steps.length;
  const next = steps[shown];
  const canTry =
    next !== undefined && (next.answer !== undefined || (worked?.problem !== undefined && next.line !== undefined));
  const number = format.number(shown + 1);

  /** What had the focus is gone or stands for another step: who goes by keyboard or ear goes on at what is new. */
  function open(count: number, verdict: TriedVerdict | null) {
    isBack.current = false;
    flushSync(() => {
      setShown(count);
      setIsTrying(false);
      setTyped("");
      setTried(verdict);
    });
    const step = list.current?.children.item(count - 1);
    const next = verdict !== null ? said.current : step instanceof HTMLElement ? step : head.current;
    next?.focus({ preventScroll: verdict === null });
  }

  async function judge(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "" || next === undefined) return;
    const { triedStep } = await import("@jotter/textbook/tried-step");
    const { verdict, open: count } = triedStep({ worked, given: example.problem, at: shown, typed, language });
    if (count > shown) open(count, verdict);
    else setTried(verdict);
  }
  return (
    <div className={styles.worked}>
      <div className={styles.workedHead}>
        <h2 ref={head} tabIndex={-1}>
          <b>{t("textbook.worked")}</b> <InlineMarkdown text={example.title} />
        </h2>
        {shown > 0 && <small>{t("textbook.stepOf", { step: format.number(shown), of: format.number(of) })}</small>}
      </div>
      <Markdown text={example.problem} />
      <ol ref={list} className={styles.steps}>
        {example.steps.map((why, at) => (
          <li key={why} tabIndex={-1} data-shown={at < shown}>
            <span className={styles.stepNumber} aria-hidden="true">
              {format.number(at + 1)}
            </span>
            {steps[at]?.tex && (
              <div className={styles.tex}>
                <Markdown text={`$$\n${breakable(spelledTex(steps[at]?.tex ?? "", language))}\n$$`} />
              </div>
            )}
            <div className={styles.because} data-alone={!steps[at]?.tex}>
              <Markdown text={why} />
            </div>
          </li>
        ))}
      </ol>
      <p ref={said} lang={own} role="status" tabIndex={-1} className={styles.tried} data-verdict={tried}>
        {tried !== null && t(`textbook.tried.${tried}`)}
      </p>
      {isTrying && canTry && (
        <form lang={own} className={styles.try} onSubmit={(event) => void judge(event)}>
          <label htmlFor={id}>{t("textbook.yourStep", { step: number })}</label>
          <span id={`${id}-asked`} lang={language} hidden>
            {spokenWords(example.problem)}
          </span>
          <div className={styles.tryField}>
            <Input
              id={id}
              aria-describedby={`${id}-asked`}
              value={typed}
              autoFocus={!isBack.current}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setTried(null);
              }}
            />
            {next?.unit && <span>{unitText(next.unit)}</span>}
            <Button type="submit" look="primary">
              {t("quiz.check")}
            </Button>
          </div>
        </form>
      )}
      <div lang={own} className={styles.ways}>
        {shown < of ? (
          <>
            {canTry && !isTrying && (
              <Button
                onClick={() => {
                  setTried(null);
                  setIsTrying(true);
                }}
              >
                {t("textbook.tryStep", { step: number })}
              </Button>
            )}
            {canTry ? (
              <Pressable className={styles.quiet} onClick={() => open(shown + 1, null)}>
                {t("textbook.showStep", { step: number })}
              </Pressable>
            ) : (
              <Button onClick={() => open(shown + 1, null)}>{t("textbook.showStep", { step: number })}</Button>
            )}
          </>
        ) : (
          <Button onClick={() => open(0, null)}>{t("textbook.again")}</Button>
        )}
        {worked?.problem && (
          <PlainLink className={styles.quiet} href={tutorHref(worked.problem)}>
            {t("textbook.inTutor")}
          </PlainLink>
        )}
      </div>
    </div>
  );
}
