import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { Ask } from "@jotter/study-tools/ask";
import type { Reply, Turn } from "@jotter/tutor/model/talk";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useAskModel } from "../../../student/models/use-ask-model.ts";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { Button } from "../../../ui/Button.tsx";
import { isComposing } from "../../../ui/composing.ts";
import { useTexts } from "../../../ui/language.tsx";
import { Markdown } from "../../../ui/Markdown.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import type { SaidTurn } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import { replyWords } from "./sheet-words.ts";
import { TutorSends } from "./TutorSends.tsx";
import styles from "./tutor.module.css";

type TalkProps = Pick<SheetPart, "id" | "sheet" | "change"> & {
  readonly label: string;
  readonly items: readonly string[];
  /** What goes with every message, by its title. */
  readonly sends: readonly (readonly [title: string, text: string])[];
  readonly contextTokens: number;
  readonly answer: (turns: readonly Turn[], ask: Ask) => Promise<Result<Reply, ModelProblem>>;
  /** What a reply rests on. */
  readonly cites?: (reply: Reply) => ReactNode;
};

/** Messages and the questions they are answered with. What was written is kept before anybody is asked. */
export function Talk({ id, sheet, change, label, items, sends, contextTokens, answer, cites }: TalkProps) {
  const t = useTexts();
  const { draft, setDraft } = useKeptDraft(`tutor-talk:${id}`, "");
  const field = useRef<HTMLTextAreaElement>(null);
  const { isWorking, failure, ask, stop } = useAskModel("tutor", items);
  const { talk, isTalk } = sheet;
  const isOpen = talk.at(-1)?.by === "student";

  const wordsOf = (turns: readonly SaidTurn[]) =>
    turnsOf(turns, (one) => replyWords(one, isTalk, t)).map(({ text }) => text);
  async function send(said: readonly SaidTurn[]) {
    const reply = await ask((toModel) =>
      answer(
        turnsOf(said, (one) => replyWords(one, isTalk, t)),
        toModel,
      ),
    );
    if (reply) await change((last) => ({ ...last, talk: [...last.talk, { by: "tutor", reply }] }));
    field.current?.focus();
  }
  async function say() {
    const text = draft.trim();
    if (text === "" || isWorking) return;
    const said: readonly SaidTurn[] = [...talk, { by: "student", text }];
    setDraft("");
    await change((last) => ({ ...last, talk: [...last.talk, { by: "student", text }] }));
    await send(said);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void say();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void say();
  };
  return (
    <>
      <div role="log" aria-label={label}>
        <ol className={styles.talk}>
          {talk.map((turn, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it was said.
            <li key={at} data-by={turn.by}>
              <small>{t(turn.by === "student" ? "tutorTalk.you" : "tutorTalk.asks")}</small>
              {turn.by === "student" ? (
                <p>{turn.text}</p>
              ) : (
                <div>
                  <Markdown text={replyWords(turn.reply, isTalk, t)} asksBeforeLeaving />
                  {cites?.(turn.reply)}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div role="status" className={styles.quiet}>
        {isWorking && (
          <>
            {t("tutorTalk.thinking")} <Button onClick={stop}>{t("study.stop")}</Button>
          </>
        )}
        {failure && !isWorking && t("tutorTalk.talkFailed", { message: failure })}
        {isOpen && !isWorking && <Button onClick={() => void send(talk)}>{t("study.tryAgain")}</Button>}
      </div>
      <form className={styles.say} onSubmit={submit}>
        <TextArea
          ref={field}
          label={t(isTalk ? "tutorTalk.reply" : "tutorTalk.message")}
          rows={2}
          maxLength={2000}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.ways}>
          <Button look={isTalk ? "primary" : "outline"} type="submit" disabled={isWorking}>
            {t("tutorTalk.send")}
          </Button>
          <TutorSends parts={[...sends, [label, [...wordsOf(talk), draft].join("\n")]]} contextTokens={contextTokens} />
        </div>
      </form>
    </>
  );
}

function turnsOf(said: readonly SaidTurn[], words: (reply: Reply) => string): readonly Turn[] {
  return said.map((turn) =>
    turn.by === "student" ? { by: "student", text: turn.text } : { by: "tutor", text: words(turn.reply) },
  );
}
