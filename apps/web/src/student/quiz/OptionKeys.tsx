import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useTexts } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import { spokenWords } from "../cards/spoken-words.ts";
import type { Given } from "./given.ts";
import { letters } from "./keys.ts";
import styles from "./quiz.module.css";

export type AnswerProps = {
  readonly question: StudyQuestion;
  readonly given: Given;
  readonly onGive: (given: Given) => void;
  /** One of several questions of a page: it takes neither the focus nor the keys of the page. */
  readonly isOneOfMany?: boolean;
  /** The id of the words of the question, where the page has several. */
  readonly askedBy?: string | undefined;
};

/** Keys to choose by: A to F, or 1 to 6. */
export function OptionKeys({
  question,
  given,
  onGive,
  onSubmit,
  isOneOfMany = false,
  askedBy,
}: AnswerProps & { readonly onSubmit: () => void }) {
  const t = useTexts();
  const id = useId();
  const isSeveral = question.type === "multiple";
  const options = question.type === "true-false" ? truths : question.options.slice(0, letters.length);
  const chosen = typeof given === "string" ? [given] : given;
  const choose = (option: string) => {
    if (!isSeveral) onGive(option);
    else onGive(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  };
  const chooseAt = useEffectEvent((at: number) => {
    const option = options[at];
    if (option !== undefined) choose(option);
  });
  const count = options.length;
  // Known when the question is drawn: the quickest finger is not ahead of them.
  useLayoutEffect(
    () =>
      isOneOfMany
        ? undefined
        : registerShortcuts(
            letters.slice(0, count).flatMap((letter, at) => {
              const label = t("quiz.choose", { letter });
              const run = () => chooseAt(at);
              return [
                { keys: letter.toLowerCase(), label, run },
                { keys: String(at + 1), label, run },
              ];
            }),
          ),
    [count, t, isOneOfMany],
  );
  // Enter on what is chosen already goes on.
  const press = (event: KeyboardEvent, option: string) => {
    if (event.key !== "Enter" || isSeveral || !chosen.includes(option)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame what is a row of keys.
    <div
      role="group"
      aria-label={t("quiz.yourAnswer")}
      aria-describedby={[askedBy, isSeveral && id].filter(Boolean).join(" ") || undefined}
      className={styles.options}
      data-several={isSeveral}
    >
      {isSeveral && (
        <p id={id} className={styles.several}>
          {t("quiz.chooseAll")}
        </p>
      )}
      {options.map((option, at) => (
        <Pressable
          key={option}
          className={styles.option}
          aria-label={option.includes("$") ? `${letters[at]} ${spokenWords(option)}` : undefined}
          aria-pressed={chosen.includes(option)}
          onClick={() => choose(option)}
          onKeyDown={(event) => press(event, option)}
        >
          <span className={styles.letter}>{letters[at]}</span>{" "}
          <span lang={question.type === "true-false" ? undefined : question.language}>
            {question.type === "true-false" ? (
              t(option === "true" ? "study.questions.true" : "study.questions.false")
            ) : (
              <InlineMarkdown text={option} />
            )}
          </span>
        </Pressable>
      ))}
    </div>
  );
}

export const truths: readonly string[] = ["true", "false"];
