import type { Language } from "@jotter/domain/settings";
import { typesetLine } from "@jotter/tutor/typeset";
import { isBad, type JudgedLine, type Verdict } from "@jotter/tutor/verdict";
import { useEffect, useRef, useState } from "react";
import { verdictWords } from "../../../student/tutor/verdict-words.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { editIcon, failsIcon, holdsIcon, noFurtherIcon, unjudgedIcon } from "../../../ui/icons/tutor.ts";
import { useTexts } from "../../../ui/language.tsx";
import { LineField } from "./LineField.tsx";
import styles from "./tutor.module.css";

type WrittenLineProps = {
  readonly number: number;
  readonly line: string;
  readonly language: Language;
  readonly judged: JudgedLine | undefined;
  readonly isFirstWrong: boolean;
  readonly isWaiting: boolean;
  readonly isEditing: boolean;
  readonly isClosed: boolean;
  readonly onBegin: () => void;
  readonly onEnd: () => void;
  readonly onSave: (text: string) => void;
};

const signs: Readonly<Record<Verdict, Parameters<typeof Icon>[0]["shape"]>> = {
  follows: holdsIcon,
  "no-further": noFurtherIcon,
  loses: failsIcon,
  gains: failsIcon,
  wrong: failsIcon,
  unjudged: unjudgedIcon,
};

export function WrittenLine(props: WrittenLineProps) {
  const { number, line, language, judged, isFirstWrong, isWaiting, isEditing, isClosed, onBegin, onEnd, onSave } =
    props;
  const t = useTexts();
  return (
    <li className={styles.line} data-wrong={isFirstWrong}>
      <span className={styles.number}>{number}</span>
      {isEditing ? (
        <Editing number={number} line={line} language={language} onEnd={onEnd} onSave={onSave} />
      ) : (
        <>
          <div className={styles.formula}>
            <InlineMarkdown text={typesetLine(line, language)} />
          </div>
          <div className={styles.verdict} data-tone={judged && toneOf(judged)}>
            {judged && (
              <>
                <Icon shape={judged.tell === "checkThem" ? unjudgedIcon : signs[judged.verdict]} size={18} />
                <span>
                  <span className="visually-hidden">{t(`tutor.verdict.${judged.verdict}`)}: </span>
                  {verdictWords(judged, t)}
                </span>
              </>
            )}
            {isWaiting && <span>{t("tutor.checking")}</span>}
          </div>
          {!isClosed && (
            <IconButton aria-label={t("tutor.edit", { line: String(number) })} onClick={onBegin}>
              <Icon shape={editIcon} size={18} />
            </IconButton>
          )}
        </>
      )}
    </li>
  );
}

function toneOf(judged: JudgedLine): "good" | "bad" | "open" {
  if (isBad(judged)) return "bad";
  return judged.verdict === "unjudged" || judged.tell === "checkThem" ? "open" : "good";
}

type EditingProps = Pick<WrittenLineProps, "number" | "line" | "language" | "onEnd" | "onSave">;

function Editing({ number, line, language, onEnd, onSave }: EditingProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(line);
  useEffect(() => field.current?.select(), []);
  return (
    <LineField
      ref={field}
      label={t("tutor.edit", { line: String(number) })}
      hint={t("tutor.emptyRemoves")}
      text={text}
      language={language}
      onText={setText}
      onEnter={() => onSave(text)}
      onEscape={onEnd}
    />
  );
}
