import { essay } from "@jotter/domain/essay";
import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useState } from "react";
import { latestNotes } from "../../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../../student/notes/note-title.ts";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button, Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { plusIcon } from "../../../ui/icons/app.ts";
import { Input } from "../../../ui/kit/Input.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Page } from "../../../ui/Page.tsx";
import styles from "./essay.module.css";

const mostEssays = 12;
const mostRead = 2000;
const mostShown = 20;

type EssayChoiceProps = { readonly isGone: boolean; readonly onChoose: (noteId: string) => void };

/** Which note is the essay: one that is there, or a new one. [ESS-1] */
export function EssayChoice({ isGone, onChoose }: EssayChoiceProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const [words, setWords] = useState("");
  const found = useLive(async () => {
    const begun = await replica.list(essay, { by: "updatedAt", lastFirst: true, most: mostEssays });
    const essays = await replica.rows(
      note,
      begun.map(({ id }) => id),
    );
    return { essays: essays.filter(({ del }) => del !== 1), notes: await latestNotes(replica, mostRead) };
  }, [replica]);
  const title = words.trim();
  const isMeant = (name: string) => name.toLowerCase().includes(title.toLowerCase());
  const named = (rows: NonNullable<typeof found>["notes"] = []) =>
    rows.map(({ id, data }) => ({ id, name: shownNoteTitle(data.title, t) })).filter(({ name }) => isMeant(name));
  const essays = named(found?.essays);
  const notes = named(found?.notes).filter(({ id }) => !essays.some((one) => one.id === id));

  async function begin() {
    onChoose(await replica.create(note, { ...newNote(now()), ...(title && { title: storedNoteTitle(title) }) }));
  }

  const lists = [
    { heading: t("study.yourEssays"), shown: essays },
    { heading: t("essay.notes"), shown: notes.slice(0, mostShown) },
  ];
  return (
    <div className={styles.choice}>
      <BackLink href="/ai-tools">{t("study.title")}</BackLink>
      <Page title={`${t("essay.title")} · ${t("product")}`} heading={t("essay.chooseTitle")}>
        {isGone && <p role="status">{t("essay.gone")}</p>}
        <p className={styles.hint}>{t("essay.chooseText")}</p>
        <div className={styles.begin}>
          <Input
            type="search"
            aria-label={t("essay.find")}
            placeholder={t("essay.find")}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button look="primary" onClick={() => void begin()}>
            <Icon shape={plusIcon} size={18} />
            {title ? t("essay.beginNamed", { title }) : t("study.beginEssay")}
          </Button>
        </div>
        {lists.map(
          ({ heading, shown }) =>
            shown.length > 0 && (
              <section key={heading} aria-label={heading}>
                <h2>{heading}</h2>
                <ul className={styles.notes}>
                  {shown.map(({ id, name }) => (
                    <li key={id}>
                      <Pressable onClick={() => onChoose(id)}>{name}</Pressable>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </Page>
    </div>
  );
}
