import { typesetLine } from "@jotter/tutor/typeset";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { titleOf } from "../../../student/study/pasted.ts";
import { longestProblem } from "../../../student/study/tutor-link.ts";
import { Button } from "../../../ui/Button.tsx";
import { isComposing } from "../../../ui/composing.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { Desk } from "../Desk.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { useKeeping } from "../use-kept.ts";
import { useTutor } from "./ask-tutor.ts";
import { Beyond } from "./Beyond.tsx";
import { FoundProblems } from "./FoundProblems.tsx";
import { PhotoOfProblem } from "./PhotoOfProblem.tsx";
import { PhotoWays } from "./PhotoWays.tsx";
import { ProblemChoice } from "./ProblemChoice.tsx";
import { ProblemSources } from "./ProblemSources.tsx";
import { Question } from "./Question.tsx";
import { SourcePictures } from "./SourcePictures.tsx";
import { newSheet, type Sheet } from "./sheet.ts";
import styles from "./tutor.module.css";
import { usePhoto } from "./use-photo.ts";

const sampleNames = ["equation", "fraction", "system", "inequality", "derivative", "reaction"] as const;
/** A selection is the problem itself; a longer text may hold some. */
const longestSelection = 400;

/** A problem comes in, is shown as it was read, and begins when the student says that this is it. */
export function NewProblem(props: ToolViewProps) {
  const { about, sources, taken, classLabels, reader, model, onChange } = props;
  const { t, language } = useLanguage();
  const navigate = useNavigate();
  const { keep, newId } = useKeeping();
  const [source] = sources;
  const selected = source?.taken.kind === "text" && source.text.length <= longestSelection ? source.text.trim() : "";
  const { draft, setDraft, forget } = useKeptDraft("tutor-problem", about || selected);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const photo = usePhoto(model, (words) => {
    setDraft([draft.trim(), words].filter(Boolean).join("\n").slice(0, longestProblem));
    field.current?.focus();
  });
  const isWithPhoto = photo.photo !== null || photo.doing.state === "failed";
  const removePhoto = () => {
    photo.remove();
    chooser.current?.focus();
  };
  const [isBeginning, setIsBeginning] = useState(false);
  const text = draft.trim();
  const { answer: read, isNow, hasFailed, retry } = useTutor("read", text === "" ? null : { text, language }, 120);
  const isReady = read?.isSolvable === true && isNow;

  const begin = async () => {
    if (isReady) await beginWith({}, { taken, sources });
  };
  async function beginWith(more: Partial<Sheet>, from: Pick<ToolViewProps, "taken" | "sources">) {
    if (isBeginning) return;
    setIsBeginning(true);
    const id = newId();
    const title = titleOf(text.replace(/\$/g, ""));
    const classId = from.sources[0]?.classId ?? null;
    const output = { ...newSheet(text, language), ...more };
    const madeBy = output.sealed !== null || output.isTalk ? "model" : "device";
    await keep({ page: "tutor", title, classId, ...from, options: { about: text }, madeBy, output }, id);
    forget();
    await navigate({ to: ".", search: { kept: id } });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void begin();
  };
  return (
    <Desk
      heading={t("tutor.newHeading")}
      take={<ProblemSources sources={sources} classLabels={classLabels} onChange={onChange} />}
    >
      <form className={styles.entry} data-photo={isWithPhoto} onSubmit={submit}>
        <TextArea
          ref={field}
          label={t("tutor.problem")}
          hint={t("tutor.problemHint")}
          value={draft}
          rows={2}
          maxLength={longestProblem}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <PhotoWays ref={chooser} onTake={(file) => void photo.take(file)} />
        {isWithPhoto && <PhotoOfProblem photo={photo} model={model} onRemove={removePhoto} />}
        <div role="status">
          {read?.isSolvable && (
            <section className={styles.readAs} aria-busy={!isNow}>
              <h2>{t("tutor.readAs")}</h2>
              {read.isFormula && <p className={styles.asks}>{t(`tutor.asks.${read.asks}`)}</p>}
              <Question shown={read.shown} />
            </section>
          )}
          {hasFailed && (
            <p className={styles.quiet}>
              {t("tutor.failed")} <Button onClick={retry}>{t("tutor.again")}</Button>
            </p>
          )}
        </div>
        {read?.isSolvable && (
          <div className={styles.confirm}>
            <Button look="primary" type="submit" disabled={!isReady || isBeginning}>
              {t("tutor.begin")}
            </Button>
            <small className={styles.quiet}>{t("tutor.beginHint")}</small>
          </div>
        )}
      </form>
      {read && !read.isSolvable && isNow && text.length > 5 && (
        <Beyond
          text={text}
          asks={read.asks}
          reader={reader}
          model={model}
          onSolved={(sealed) => void beginWith({ sealed }, { taken, sources })}
          onTalk={(found, texts) =>
            void beginWith({ isTalk: true }, taken.length > 0 ? { taken, sources } : { taken: found, sources: texts })
          }
        />
      )}
      {sources.length > 0 && !isWithPhoto && (
        <SourcePictures sources={sources} onTake={(file) => void photo.take(file)} />
      )}
      {sources.length > 0 && selected === "" && <FoundProblems sources={sources} onTake={setDraft} />}
      {sources.length === 0 && !isWithPhoto && (
        <section className={styles.samples}>
          <h2>{t("tutor.tryOne")}</h2>
          <ul>
            {sampleNames.map((name) => (
              <li key={name}>
                <ProblemChoice
                  words={t(`tutor.samples.${name}`)}
                  shown={typesetLine(t(`tutor.samples.${name}`), language)}
                  onChoose={() => setDraft(t(`tutor.samples.${name}`))}
                />
              </li>
            ))}
          </ul>
          <Button look="outline" onClick={onChange}>
            {t("tutor.fromNote")}
          </Button>
        </section>
      )}
    </Desk>
  );
}
