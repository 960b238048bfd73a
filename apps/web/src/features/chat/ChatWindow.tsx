import type { AiPort } from "@jotter/ports/backend";
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onAsked } from "../../student/selection/ask-jotson.ts";
import { type Student, StudentContext } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, closeIcon, historyIcon, plusIcon } from "../../ui/icons/app.ts";
import { eyeIcon } from "../../ui/icons/forms.ts";
import { useTexts } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { Conversations } from "./Conversations.tsx";
import styles from "./chat.module.css";
import { Knows } from "./Knows.tsx";
import { Talk } from "./Talk.tsx";
import { type Reach, useChat, useReach } from "./use-chat.ts";

export type ChatWindowProps = {
  /** Null where nobody is signed in: then the conversation lives as long as the tab. */
  readonly student: Student | null;
  readonly ai: () => Promise<AiPort>;
  /** The page it is opened on. */
  readonly path: string;
  /** What a model is told of where the student is. */
  readonly place: string;
  readonly close: () => void;
};

/** [CHT-1] */
const presences = {
  unknown: "chat.online",
  model: "chat.online",
  "no-model": "chat.onlineNoModel",
  device: "chat.onDevice",
} as const satisfies Readonly<Record<Reach, string>>;

type View = "talk" | "conversations" | "knows";

/** [CHT-1] */
export function ChatWindow(props: ChatWindowProps) {
  return (
    <StudentContext value={props.student}>
      <Window {...props} />
    </StudentContext>
  );
}

function Window({ student, ai, path, place, close }: ChatWindowProps) {
  const t = useTexts();
  const chat = useChat({ student, ai, path, place });
  const reach = useReach(ai);
  const { pending, messages } = useSyncExternalStore(chat.subscribe, chat.state);
  const [view, setView] = useState<View>("talk");
  const isSheet = useMatches("(max-width: 479px)");
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Beside the page where there is room, over it on a phone: there nothing behind it can be reached.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (isSheet) shown?.showModal();
    else shown?.show();
    // On a phone the focus in the field would bring the keyboard up at once.
    (isSheet ? heading : input).current?.focus();
    return () => shown?.close();
  }, [isSheet]);

  useEffect(() => onAsked(() => setView("talk")), []);

  // A link was followed: on a phone the page it leads to lies behind the sheet.
  const openedOn = useRef(path);
  useEffect(() => {
    if (isSheet && path !== openedOn.current) close();
  }, [isSheet, path, close]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key === "Escape" && !isComposing(event)) goBack(event);
  }

  /** The browser wants to close a sheet by itself, wherever the focus is: we do it, so that React knows. */
  function goBack(event: SyntheticEvent) {
    event.preventDefault();
    if (view === "talk") close();
    else showView("talk");
  }

  function showView(next: View) {
    setView(next);
    requestAnimationFrame(() => (next === "talk" && !isSheet ? input : heading).current?.focus());
  }

  const titles = { talk: t("jotson.name"), conversations: t("chat.conversations.title"), knows: t("chat.knows.title") };
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-labelledby="jotson-title"
      onKeyDown={closeByKey}
      onCancel={goBack}
    >
      <header className={styles.header}>
        {view === "talk" ? (
          <span className={styles.sign} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <IconButton aria-label={t("chat.back")} onClick={() => showView("talk")}>
            <Icon shape={backIcon} />
          </IconButton>
        )}
        <div className={styles.title}>
          <h2 id="jotson-title" ref={heading} tabIndex={-1}>
            {titles[view]}
          </h2>
          {view === "talk" && (
            <p className={styles.presence} data-typing={pending !== null}>
              {t(pending ? "chat.typing" : presences[reach])}
            </p>
          )}
        </div>
        {view === "talk" && messages.length > 0 && (
          <IconButton
            aria-label={t("chat.startNew")}
            title={t("chat.startNew")}
            onClick={() => {
              chat.startNew();
              input.current?.focus();
            }}
          >
            <Icon shape={plusIcon} />
          </IconButton>
        )}
        {student && view === "talk" && (
          <>
            <IconButton
              aria-label={t("chat.conversations.title")}
              title={t("chat.conversations.title")}
              onClick={() => showView("conversations")}
            >
              <Icon shape={historyIcon} />
            </IconButton>
            <IconButton
              aria-label={t("chat.knows.title")}
              title={t("chat.knows.title")}
              onClick={() => showView("knows")}
            >
              <Icon shape={eyeIcon} />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t("chat.close")} onClick={close}>
          <Icon shape={closeIcon} />
        </IconButton>
      </header>
      {view === "talk" && (
        <Talk chat={chat} student={student} hasModel={reach === "model"} input={input} isSheet={isSheet} />
      )}
      {view === "conversations" && <Conversations chat={chat} onChosen={() => showView("talk")} />}
      {view === "knows" && <Knows path={path} place={place} />}
    </dialog>
  );
}
