import { conversation } from "@jotter/domain/conversation";
import type { RowOf } from "@jotter/replica/row";
import { useEffect, useRef, useState } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./chat.module.css";
import type { Chat } from "./chat.ts";

type ConversationsProps = { readonly chat: Chat; readonly onChosen: () => void };
type Row = RowOf<typeof conversation>;

const mostShown = 100;

/** What was talked about before, the latest first. [CHT-6] */
export function Conversations({ chat, onChosen }: ConversationsProps) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const isWhole = useLive(async () => !(await replica.syncState()).firstSync, [replica]);
  const [words, setWords] = useState("");
  const [deleted, setDeleted] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const rows = useLive(() => replica.list(conversation, { by: "updatedAt", lastFirst: true }), [replica]);
  const found = rows?.filter((row) => hasWords(row, words)).slice(0, mostShown);

  async function remove(id: string) {
    if (chat.state().id === id) chat.startNew();
    await chat.written();
    await replica.remove(conversation, id);
    setDeleted(id);
  }

  useEffect(() => {
    if (deleted) undo.current?.focus();
  }, [deleted]);

  async function bringBack(id: string) {
    await replica.restore(conversation, id);
    setDeleted(null);
  }

  return (
    <div className={styles.panel}>
      <Input
        type="search"
        aria-label={t("chat.conversations.search")}
        placeholder={t("chat.conversations.search")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className={styles.undo}>
        {deleted && (
          <>
            {t("chat.conversations.deleted")}
            <Pressable ref={undo} className={styles.textButton} onClick={() => void bringBack(deleted)}>
              {t("action.undo")}
            </Pressable>
          </>
        )}
      </p>
      {found?.length === 0 && isWhole && (
        <p className={styles.aside}>{t(words === "" ? "chat.conversations.empty" : "chat.conversations.none")}</p>
      )}
      <ul className={styles.list}>
        {found?.map(({ id, data }) => (
          <li key={id}>
            <Pressable
              className={styles.row}
              onClick={() => {
                chat.show(id, data.messages);
                onChosen();
              }}
            >
              <b>{data.title}</b>
              <small>{format.when(data.updatedAt, now())}</small>
            </Pressable>
            <IconButton
              aria-label={t("chat.conversations.delete", { title: data.title })}
              onClick={() => void remove(id)}
            >
              <Icon shape={trashIcon} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasWords({ data }: Row, typed: string): boolean {
  const said = [data.title, ...data.messages.map(({ content }) => content)].join("\n").toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
