import type { Questions } from "@jotter/study-tools/questions";
import { difficulties, offLevel, type QuestionOptions, type StudyQuestion } from "@jotter/study-tools/study-question";
import { Link } from "@tanstack/react-router";
import { useCallback, useId, useMemo, useState } from "react";
import { addressOf, type Taken } from "../../student/study/taken.ts";
import { Button, buttonClass, Pressable } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import type { Translate } from "../../ui/translate.ts";
import { Cites } from "./Claims.tsx";
import { DeviceReads } from "./DeviceReads.tsx";
import { FoldedOptions } from "./FoldedOptions.tsx";
import { LeftOutLine } from "./LeftOutLine.tsx";
import { factsOf } from "./moments.ts";
import { numbered } from "./passages.ts";
import { QuizzesLeft } from "./QuizzesLeft.tsx";
import styles from "./result.module.css";
import { ToolDesk } from "./ToolDesk.tsx";
import { Tray } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useOptions } from "./use-options.ts";
import { useResult } from "./use-result.tsx";
import type { StudySource } from "./use-sources.ts";
import { examMinutes, useStartQuiz, type WayToTake, waysToTake } from "./use-start-quiz.ts";
import { useTool } from "./use-tool.ts";

const difficultyOf = (chosen: string) => difficulties.find((one) => one === chosen) ?? "medium";
const defaultOptions: QuestionOptions = { count: 5, difficulty: "medium" };
const counts = [5, 8, 12, 20] as const;

/** What a passage is of: its note, or its page. */
function wholeOf({ href, document }: StudySource): Taken {
  const page = document?.starts[0]?.page ?? 0;
  if (document) return { kind: "document", id: document.id, pages: { from: page, to: page } };
  return { kind: "note", id: href?.replace("/editor/", "") ?? "" };
}

/** Questions on a text, each with its answer and the line that proves it. [AIX-4] */
export function QuestionsView(props: ToolViewProps) {
  const { sources, reader, model } = props;
  const t = useTexts();
  const format = useFormat();
  const [options, setOptions] = useOptions<QuestionOptions>(props, defaultOptions);
  const [active, setActive] = useState<number | null>(null);
  const [way, setWay] = useState<WayToTake>("each");
  const startQuiz = useStartQuiz(sources);
  const state = useTool("questions", { sources, options, reader, model });
  const result = useResult<Questions>({
    ...props,
    state,
    options,
    titleOf: (title) => t("study.questions.titleOf", { title }),
    markdownOf: useCallback((made: Questions) => made.questions.map((one) => questionText(one, t)).join("\n\n"), [t]),
  });
  const { output } = result;
  const { passages, numbersOf } = useMemo(() => numbered(output?.questions ?? [], sources), [output, sources]);
  // A passage may hold nothing to ask about where its note does. [NOT-7]
  const [passage] = sources.filter(({ taken, href }) => taken.kind === "text" && href !== null);
  const wholeText = passage && addressOf([wholeOf(passage)]);
  const isByDevice = result.shown === "device";
  const off = output && isByDevice ? offLevel(output.questions, options.difficulty) : 0;
  const isFewer = isByDevice && state.device?.result.withheld === "fewer-than-asked";
  return (
    <ToolDesk
      view={props}
      tool="questions"
      state={state}
      result={result}
      heading={t("study.questions.heading")}
      askLabel={t("study.questions.ask")}
      needs={t("study.questions.needs")}
      passages={passages}
      active={active}
      tray={
        output &&
        output.questions.length > 0 && (
          <Tray
            what={t("study.questions.what")}
            count={t("study.questions.count", { count: output.questions.length })}
            destination={result.destination}
            ways={[{ key: "keep", label: result.action.label, run: result.action.run }, ...result.ways]}
            action={{ label: t("quiz.start"), run: () => void startQuiz(output.questions, way) }}
          />
        )
      }
    >
      <FoldedOptions
        label={t("study.options")}
        chosen={factsOf(format.number(options.count), t(`study.questions.${options.difficulty}`))}
      >
        <label className={styles.choice}>
          {t("study.questions.number")}
          <Select
            className={styles.select}
            value={String(options.count)}
            onChange={(event) => setOptions({ ...options, count: Number(event.currentTarget.value) })}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {format.number(count)}
              </option>
            ))}
          </Select>
        </label>
        <label className={styles.choice}>
          {t("study.questions.difficulty")}
          <Select
            className={styles.select}
            value={options.difficulty}
            onChange={(event) => setOptions({ ...options, difficulty: difficultyOf(event.currentTarget.value) })}
          >
            {difficulties.map((one) => (
              <option key={one} value={one}>
                {t(`study.questions.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <label className={styles.choice}>
          {t("quiz.taking")}
          <Select
            className={styles.select}
            value={way}
            onChange={(event) => setWay(waysToTake.find((one) => one === event.currentTarget.value) ?? "each")}
          >
            {waysToTake.map((one) => (
              <option key={one} value={one}>
                {t(`quiz.${one}`, { minutes: format.number(examMinutes(output?.questions.length ?? options.count)) })}
              </option>
            ))}
          </Select>
        </label>
      </FoldedOptions>
      {!output && <DeviceReads reading={state.reading} />}
      {output?.questions.length === 0 && (
        <>
          <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>
          {wholeText && (
            <p>
              <Link
                to="/ai-tools/$tool"
                params={{ tool: props.page }}
                search={{ from: wholeText }}
                className={buttonClass("quiet")}
              >
                {t(passage.document ? "studyDocuments.wholePage" : "study.questions.wholeNote")}
              </Link>
            </p>
          )}
        </>
      )}
      <ol className={styles.rows}>
        {output?.questions.map((question, at) => (
          <QuestionRow
            // Asked in another form it is not answered yet.
            key={`${question.type} ${question.prompt}`}
            question={question}
            place={format.number(at + 1)}
            numbers={numbersOf(question)}
            onPick={setActive}
          />
        ))}
      </ol>
      {/* That there are few is said once; why need not be said as well. */}
      {off > 0 && !isFewer && (
        <p className={styles.quiet}>
          {t("study.questions.offLevel", { count: off, level: t(`study.questions.${options.difficulty}`) })}
        </p>
      )}
      {isFewer && (
        <p className={styles.quiet}>{t("study.questions.found", { count: output?.questions.length ?? 0 })}</p>
      )}
      {output && output.rejected > 0 && <p className={styles.quiet}>{t("quiz.leftOut", { count: output.rejected })}</p>}
      {/* What was kept before there was a gate has no such number. */}
      {(output?.repaired ?? 0) > 0 && (
        <p className={styles.quiet}>{t("quiz.repaired", { count: output?.repaired ?? 0 })}</p>
      )}
      {state.device && isByDevice && !isFewer && <LeftOutLine leftOut={state.device.result.leftOut} />}
      <QuizzesLeft />
    </ToolDesk>
  );
}

type QuestionRowProps = {
  readonly question: StudyQuestion;
  readonly place: string;
  readonly numbers: readonly number[];
  readonly onPick: (number: number) => void;
};

function QuestionRow({ question, place, numbers, onPick }: QuestionRowProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { prompt, answer, explanation } = question;
  const choices = choicesOf(question, t);
  const isAnswered = chosen !== null;
  const choose = (value: string) => {
    // The first answer is the one that counts: the right one is shown after it.
    if (isAnswered) return;
    setChosen(value);
    // Its passage is marked beside it; on a phone it stays in its sheet, and the answer in sight.
    if (matchMedia("(min-width: 1181px)").matches && numbers[0] !== undefined) onPick(numbers[0]);
  };
  return (
    <li className={styles.row}>
      <span className={styles.rowNumber} aria-hidden="true">
        {place}
      </span>
      <div>
        <div id={id}>
          <Markdown text={prompt} asksBeforeLeaving />
        </div>
        {choices.length === 0 && question.options.length > 0 && (
          <ul className={styles.keys}>
            {question.options.map((option) => (
              <li key={option} className={styles.key}>
                <InlineMarkdown text={option} />
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame what is a row of keys.
          <div role="group" aria-labelledby={id} className={styles.keys}>
            {choices.map(({ value, label }) => (
              <Pressable
                key={value}
                className={styles.key}
                aria-pressed={chosen === value}
                aria-disabled={isAnswered}
                data-right={(isAnswered || isOpen) && value === answer}
                data-wrong={chosen === value && value !== answer}
                onClick={() => choose(value)}
              >
                <InlineMarkdown text={label} />
              </Pressable>
            ))}
          </div>
        )}
        <div role="status">
          {isAnswered && (
            <strong className={styles.verdict}>
              {t(chosen === answer ? "study.explanation.right" : "study.explanation.wrong")}
            </strong>
          )}
          {(isOpen || isAnswered) && (
            <div className={styles.answer}>
              <strong>
                <InlineMarkdown text={answerText(question, t)} />
              </strong>
              {explanation && <Markdown text={explanation} asksBeforeLeaving />}
              <Cites numbers={numbers} onPick={onPick} />
            </div>
          )}
        </div>
      </div>
      {!isAnswered && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? "study.questions.hide" : "study.questions.answer")}
        </Button>
      )}
    </li>
  );
}

/** What can be pressed to answer. */
function choicesOf({ type, options }: StudyQuestion, t: Translate): readonly { value: string; label: string }[] {
  if (type === "multiple" || type === "ordering") return [];
  if (type !== "true-false") return options.map((value) => ({ value, label: value }));
  return [
    { value: "true", label: t("study.questions.true") },
    { value: "false", label: t("study.questions.false") },
  ];
}

/** `Question :: Answer`, which notes know as a card. */
function questionText(question: StudyQuestion, t: Translate): string {
  const { prompt, options } = question;
  const choices = options.length > 0 ? ` (${options.join(" / ")})` : "";
  return `${prompt.replace(/\s+/g, " ").trim()}${choices} :: ${answerText(question, t).replace(/\s+/g, " ").trim()}`;
}

function answerText({ type, answer }: StudyQuestion, t: Translate): string {
  return type === "true-false" ? t(answer === "true" ? "study.questions.true" : "study.questions.false") : answer;
}
