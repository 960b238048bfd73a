import { type Message, proposalsOf } from "@jotter/domain/conversation";
import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useRef, useState } from "react";
import type { Student } from "../../student/session/student-context.ts";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { notesIcon, renewIcon } from "../../ui/icons/app.ts";
import { copyIcon } from "../../ui/icons/reading.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./chat.module.css";
import type { Chat } from "./chat.ts";

type ReplyActionsProps = {
  readonly chat: Chat;
  readonly message: Message;
  readonly question: string;
  readonly isLast: boolean;
  readonly student: Student | null;
  readonly hasModel: boolean;
  readonly onAgain: () => void;
};

type Done = { readonly what: "copied" | "copyFailed" } | { readonly what: "noteMade"; readonly id: string };

export function ReplyActions({ chat, message, question, isLast, student, hasModel, onAgain }: ReplyActionsProps) {
  const t = useTexts();
  const [done, setDone] = useState<Done | null>(null);
  const hasNote = useRef(false);
  const isOfDevice = message.source === "own-data" || message.source === "maths" || message.source === "device";
  const isLacking = message.lacking !== undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.content);
      setDone({ what: "copied" });
    } catch {
      setDone({ what: "copyFailed" }); // The browser does not let us, or has none over plain HTTP.
    }
  }

  /** Of one answer one note, also where it is pressed twice. */
  async function makeNote({ replica, now }: Student) {
    if (hasNote.current) return;
    hasNote.current = true;
    const title = storedNoteTitle(question.split("\n")[0]?.slice(0, 120) ?? "");
    try {
      const id = await replica.create(note, { ...newNote(now()), title, body: message.content });
      setDone({ what: "noteMade", id });
    } catch (error) {
      hasNote.current = false;
      throw error;
    }
  }

  return (
    <div className={styles.actions}>
      {!message.failed && (
        <Pressable onClick={() => void copy()}>
          <Icon shape={copyIcon} size={16} />
          {t("chat.copy")}
        </Pressable>
      )}
      {student && !message.failed && (
        <Pressable onClick={() => void makeNote(student)}>
          <Icon shape={notesIcon} size={16} />
          {t("chat.makeNote")}
        </Pressable>
      )}
      {/* The device would say the same again. */}
      {isLast &&
        !proposalsOf(message).some(({ state }) => state === "added") &&
        (hasModel || !isOfDevice || isLacking) && (
          <Pressable
            onClick={() => {
              chat.again(isOfDevice && !isLacking ? "model" : "any");
              onAgain();
            }}
          >
            <Icon shape={renewIcon} size={16} />
            {t(message.failed || isLacking ? "action.retry" : isOfDevice ? "chat.askModel" : "chat.regenerate")}
          </Pressable>
        )}
      <span role="status">
        {done && t(`chat.${done.what}`)}{" "}
        {done?.what === "noteMade" && <PlainLink href={`/editor/${done.id}`}>{t("chat.openNote")}</PlainLink>}
      </span>
    </div>
  );
}
