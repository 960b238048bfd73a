import { note } from "@jotter/domain/note";
import { useMemo, useRef, useState } from "react";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { latestNotes } from "../../student/notes/note-lists.ts";
import { searchNotes } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { notesWith } from "../../student/notes/notes-with.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { keepPasted, pastedText, titleOf } from "../../student/study/pasted.ts";
import { isTaken, nameOf, type Taken } from "../../student/study/taken.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import { DocumentChoices } from "./DocumentChoices.tsx";
import { documentsIn } from "./document-choices.ts";
import { factsOf, momentOf } from "./moments.ts";
import styles from "./picker.module.css";
import { subjectWords } from "./subject-words.ts";
import { refusalText, textFiles } from "./text-files.ts";
import { useDocumentChoices } from "./use-document-choices.ts";

type SourcePickerProps = {
  readonly taken: readonly Taken[];
  /** How it opens: at the notes, or at the field for a text. */
  readonly at?: "notes" | "text";
  /** What is taken was chosen by nobody: a text of the student's own takes its place. */
  readonly isSuggested?: boolean;
  /** How many texts the tool needs. */
  readonly fewest?: number;
  /** What it is to be about, where nothing is taken yet: notes on that stand first. */
  readonly about?: string;
  readonly onTake: (taken: readonly Taken[]) => void;
  readonly onClose: () => void;
};

const shownNotes = 12;
const fittingNotes = 5;

/** The one place where every tool is told what to work on. What is chosen stays in sight. [AIX-5] */
export function SourcePicker({ taken, at = "notes", onTake, onClose, ...how }: SourcePickerProps) {
  const { isSuggested = false, fewest = 1, about = "" } = how;
  const { t, format } = useLanguage();
  const { replica, account } = useStudent();
  const { classes } = useClasses();
  const dialog = useRef<HTMLDialogElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(taken);
  const [isOwn, setIsOwn] = useState(!isSuggested);
  const [query, setQuery] = useState("");
  /** Those that were chosen when the list was made stand first in it; a tick moves none of them. */
  const [first, setFirst] = useState(() => notesIn(taken));
  const [firstDocuments, setFirstDocuments] = useState(() => documentsIn(taken));
  const classNames = useMemo(() => new Map(classes?.map(({ id, name }) => [id, name])), [classes]);
  const { documents, isWhole } = useDocumentChoices(query, { first: firstDocuments, classNames, t });
  /** Which of the last files were none to read, and why. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { draft: typed, setDraft: setTyped, forget } = useKeptDraft("study-text", "");
  const hasText = typed.trim() !== "" || ticked.some((one) => !isTaken(taken, one));
  const replaced = isOwn || !hasText ? [] : taken.slice(fewest - 1);
  const chosen = ticked.filter((one) => !isTaken(replaced, one));
  const found = useLive(async () => {
    const wanted = query.trim();
    const ids = wanted === "" ? [] : (await searchNotes(wanted)).slice(0, shownNotes).map(({ id }) => id);
    const others = wanted === "" ? await latestNotes(replica, shownNotes) : await replica.rows(note, ids);
    const fitting = wanted === "" && about !== "" ? await notesWith(subjectWords(about), fittingNotes) : [];
    const before = [...first, ...fitting.filter((id) => !first.includes(id))];
    const rows = [...(await replica.rows(note, before)), ...others.filter(({ id }) => !before.includes(id))];
    return rows.map(({ id, data: { title, classId, updatedAt } }) => ({
      id,
      title: shownNoteTitle(title, t),
      classId,
      updatedAt,
    }));
  }, [replica, query, first, about, t]);
  const texts = useMemo(
    () => ticked.flatMap((one) => (one.kind === "text" ? [{ one, pasted: pastedText(account.id, one.id) }] : [])),
    [ticked, account.id],
  );

  const toggle = (one: Taken) => {
    setIsOwn(true);
    setTicked(isTaken(chosen, one) ? chosen.filter((each) => nameOf(each) !== nameOf(one)) : [...chosen, one]);
  };

  const takePages = (one: Taken) => {
    setIsOwn(true);
    setTicked(chosen.map((each) => (each.kind === "document" && each.id === one.id ? one : each)));
  };

  function withTyped(): readonly Taken[] {
    if (typed.trim() === "") return chosen;
    const id = keepPasted(account.id, { title: titleOf(typed), text: typed });
    return [...chosen, { kind: "text", id }];
  }

  async function addFiles(list: FileList | null) {
    const { read, refused: others } = await textFiles([...(list ?? [])]);
    const ids = read.map((pasted): Taken => ({ kind: "text", id: keepPasted(account.id, pasted) }));
    setTicked((last) => [...last, ...ids]);
    setRefused(others.map((one) => refusalText(one, t, format)));
  }

  useBackCloses(true, () => dialog.current?.close());

  function use() {
    onTake(withTyped());
    forget();
    dialog.current?.close();
  }

  // Which one it is that another is to be set beside.
  const titles = chosen.flatMap((one) => {
    if (one.kind === "note") return found?.find(({ id }) => id === one.id)?.title ?? [];
    if (one.kind === "document") {
      const row = documents?.find(({ id }) => id === one.id);
      return row ? shownDocumentTitle(row.data.title, t) : [];
    }
    if (one.kind === "class") return classes?.find(({ id }) => id === one.id)?.name ?? [];
    return pastedText(account.id, one.id)?.title ?? [];
  });
  const count = chosen.length + (typed.trim() === "" ? 0 : 1);
  return (
    <Dialog
      ref={dialog}
      title={about === "" ? t("study.picker.title") : t("study.picker.about", { title: about })}
      size="wide"
      hasCross
      onClose={onClose}
    >
      <div className={styles.picker}>
        <div className={styles.column}>
          <TextField
            label={t("study.picker.search")}
            value={query}
            autoComplete="off"
            autoFocus={at === "notes"}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setFirst(notesIn(chosen));
              setFirstDocuments(documentsIn(chosen));
            }}
          />
          <fieldset className={styles.list}>
            <legend>{t("study.picker.notes")}</legend>
            {found?.map(({ id, title, classId, updatedAt }) => {
              const one: Taken = { kind: "note", id };
              const name = classes?.find((each) => each.id === classId)?.name;
              return (
                <Checkbox key={id} checked={isTaken(chosen, one)} onChange={() => toggle(one)}>
                  {title} <small className={styles.facts}>{factsOf(name, momentOf(updatedAt, format))}</small>
                </Checkbox>
              );
            })}
            {found && found.length <= first.length && (query.trim() !== "" || first.length === 0) && (
              <p className={styles.quiet}>{t(query.trim() === "" ? "study.picker.noNotes" : "study.picker.none")}</p>
            )}
          </fieldset>
          {documents && (
            <DocumentChoices
              rows={documents}
              classNames={classNames}
              chosen={chosen}
              isSearched={query.trim() !== ""}
              isWhole={isWhole}
              onToggle={toggle}
              onPages={takePages}
            />
          )}
          {classes && classes.length > 0 && (
            <fieldset className={styles.list}>
              <legend>{t("study.picker.classes")}</legend>
              {classes.map(({ id, name, marker }) => {
                const one: Taken = { kind: "class", id };
                return (
                  <span key={id} data-marker={marker} className={styles.class}>
                    <Checkbox checked={isTaken(chosen, one)} onChange={() => toggle(one)}>
                      {name}
                    </Checkbox>
                  </span>
                );
              })}
            </fieldset>
          )}
        </div>
        <div className={styles.column}>
          <TextArea
            label={t("study.picker.text")}
            hint={t("study.picker.textHint")}
            rows={10}
            value={typed}
            autoFocus={at === "text"}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles.row}>
            <Button look="outline" onClick={() => files.current?.click()}>
              {t("study.chooseFile")}
            </Button>
            <FileInput
              ref={files}
              multiple
              accept=".txt,.md,.markdown,.csv,.tex,.html,text/*"
              onChange={(event) => {
                void addFiles(event.currentTarget.files);
                event.currentTarget.value = "";
              }}
            />
          </div>
          <div role="alert">
            {refused.map((said) => (
              <p key={said} className={styles.refused}>
                {said}
              </p>
            ))}
          </div>
          {texts.length > 0 && (
            <ul className={styles.texts}>
              {texts.map(({ one, pasted }) => (
                <li key={one.id}>
                  <Checkbox checked={isTaken(chosen, one)} onChange={() => toggle(one)}>
                    {pasted?.title || t("study.pasted")}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <p role="status">
          {count > 0 && count < fewest && titles.length > 0
            ? t("study.picker.oneMore", { titles: titles.join(", ") })
            : t("study.picker.chosen", { count, formatted: format.number(count) })}
        </p>
        <Button look="primary" disabled={count === 0} onClick={use}>
          {t("study.picker.use")}
        </Button>
      </div>
    </Dialog>
  );
}

function notesIn(taken: readonly Taken[]): readonly string[] {
  return taken.flatMap((one) => (one.kind === "note" ? [one.id] : []));
}
