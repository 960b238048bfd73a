import type { Message } from "@jotter/domain/conversation";
import { chips } from "@jotter/study-tools/chat/chips";
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { partsOf } from "../../student/selection/ask-jotson.ts";
import type { Student } from "../../student/session/student-context.ts";
import { KeyCap, Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { AnswerHelp } from "./AnswerHelp.tsx";
import { Composer } from "./Composer.tsx";
import styles from "./chat.module.css";
import type { Chat, Reply } from "./chat.ts";
import { Help } from "./Help.tsx";
import { lackingToSay } from "./lacking.ts";
import { ProposalCards } from "./proposal/ProposalCards.tsx";
import { ReplyActions } from "./ReplyActions.tsx";

type TalkProps = {
  readonly chat: Chat;
  readonly student: Student | null;
  readonly hasModel: boolean;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly isSheet: boolean;
};

export function Talk({ chat, student, hasModel, input, isSheet }: TalkProps) {
  const t = useTexts();
  const { id, messages, pending } = useSyncExternalStore(chat.subscribe, chat.state);
  const cries = [...messages, ...(pending ? [pending] : [])].filter(({ help }) => help).length;
  const log = useRef<HTMLDivElement>(null);
  useFollowed(log, messages.length, pending?.content.length ?? -1);
  const last = messages.at(-1);
  // What was pressed is about to go. On a phone the focus in the field would bring the keyboard up.
  const refocus = () => (isSheet ? log : input).current?.focus();
  return (
    <>
      {/* What was put aside stands there again when there is need anew. */}
      {cries > 0 && <Help key={`${id} ${cries}`} />}
      <div
        ref={log}
        role="log"
        className={styles.log}
        aria-label={t("chat.log")}
        aria-busy={pending !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse the conversation is scrolled by the arrow keys.
        tabIndex={0}
      >
        <ReplyView reply={{ content: t("chat.greeting") }} />
        {messages.length === 0 && (
          <>
            <div className={styles.chips}>
              {chips.map((chip) => (
                <KeyCap
                  key={chip}
                  onClick={() => {
                    chat.send(t(`chat.chip.${chip}.prompt`));
                    refocus();
                  }}
                >
                  {t(`chat.chip.${chip}.label`)}
                </KeyCap>
              ))}
            </div>
            {!student && <p className={styles.aside}>{t("chat.guest")}</p>}
          </>
        )}
        {messages.map((message, at) =>
          message.type === "user" ? (
            <UserView key={message.id} message={message} />
          ) : (
            <ReplyView
              key={message.id}
              id={message.id}
              reply={message}
              lacking={lackingToSay(message, messages.slice(0, at))}
            >
              {message.stopped && <p className={styles.aside}>{t("chat.stopped")}</p>}
              {message === last && message.choices && (
                <div className={styles.chips}>
                  {message.choices.map(({ label, question }) => (
                    <KeyCap
                      key={question}
                      onClick={() => {
                        chat.send(question);
                        refocus();
                      }}
                    >
                      {label}
                    </KeyCap>
                  ))}
                </div>
              )}
              {student && message.proposal && <ProposalCards chat={chat} message={message} />}
              <ReplyActions
                chat={chat}
                message={message}
                question={questionBefore(messages, message)}
                isLast={message === last && pending === null}
                student={student}
                hasModel={hasModel}
                onAgain={refocus}
              />
            </ReplyView>
          ),
        )}
        {pending && pending.content !== "" && <ReplyView reply={pending} lacking={lackingToSay(pending, messages)} />}
        {pending?.content === "" && (
          <p className={styles.thinking}>
            <span className={styles.ticks} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {t("chat.thinking")}
          </p>
        )}
        {last?.type === "user" && !pending && (
          <p className={styles.unanswered}>
            {t("chat.unanswered")}
            <Pressable
              className={styles.textButton}
              onClick={() => {
                chat.again();
                refocus();
              }}
            >
              {t("action.retry")}
            </Pressable>
          </p>
        )}
      </div>
      {student && <AnswerHelp studentId={student.account.id} messages={messages} />}
      <Composer chat={chat} isPending={pending !== null} input={input} onStopped={refocus} />
    </>
  );
}

function questionBefore(messages: readonly Message[], reply: Message): string {
  const before = messages.slice(0, messages.indexOf(reply));
  return before.findLast(({ type }) => type === "user")?.content ?? "";
}

function UserView({ message }: { readonly message: Message }) {
  const t = useTexts();
  const { quote, words } = partsOf(message.content);
  return (
    <div className={styles.user}>
      <span className="visually-hidden">{t("chat.you")}</span>
      {quote !== "" && <q>{quote}</q>}
      {words}
    </div>
  );
}

type ReplyViewProps = {
  readonly id?: string;
  readonly reply: Reply;
  readonly lacking?: string | null;
  readonly children?: ReactNode;
};

function ReplyView({ id: answer, reply, lacking, children }: ReplyViewProps) {
  const t = useTexts();
  // A fast model writes more often than the screen can draw.
  const content = useDeferredValue(reply.content);
  const id = useId();
  return (
    <div className={styles.reply}>
      <span className="visually-hidden">{t("jotson.name")}</span>
      {content !== "" && (
        <div className={styles.said} data-answer={answer}>
          <Markdown text={content} headingOffset={2} idPrefix={`${id}-`} asksBeforeLeaving={reply.source === "model"} />
        </div>
      )}
      {reply.source && <p className={styles.source}>{t(`chat.source.${reply.source}`)}</p>}
      {reply.stayed && <p className={styles.source}>{t(`chat.stayed.${reply.stayed}`)}</p>}
      {children}
      {lacking && (
        <div className={styles.lacking}>
          <Markdown text={lacking} headingOffset={2} idPrefix={`${id}-lacking-`} />
        </div>
      )}
    </div>
  );
}

/** Keeps the latest words in sight, unless the student has scrolled up to read. */
function useFollowed(log: RefObject<HTMLDivElement | null>, messages: number, letters: number): void {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const shown = log.current;
    if (!shown) return;
    const watch = () => {
      isAtEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 60;
    };
    shown.addEventListener("scroll", watch, { passive: true });
    return () => shown.removeEventListener("scroll", watch);
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is always followed.
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more letters make it longer.
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [log, messages, letters]);
}
