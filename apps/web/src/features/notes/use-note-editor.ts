import { type Note, note, renamed, storedNoteTitle } from "@jotter/domain/note";
import { createEditor, type Editor } from "@jotter/editor/editor";
import type { EditorHost } from "@jotter/editor/host";
import type { TypedField } from "@jotter/replica/journal";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { NoteCompanion } from "../../student/notes/beside-note.ts";
import { isUnnamed, shownNoteTitle } from "../../student/notes/note-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useRecovered } from "../../student/records/use-typed.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isComposing } from "../../ui/composing.ts";
import { useTexts } from "../../ui/language.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { composedEdits } from "./composed-edits.ts";
import { createDraftStates } from "./draft-states.ts";
import { takePassage } from "./kept-passage.ts";
import { createNoteDraft, movedCaret, type NoteDraft } from "./note-draft.ts";
import { createVersionKeeper, type VersionKeeper } from "./version-keeper.ts";
import { createWordCounter } from "./word-counter.ts";

/** Who made a note with a name this short a while ago has come to write it. */
const bornMs = 10_000;

/** Ties the title and the text of an open note to the replica: saved without being asked, others' changes as they come. */
export function useNoteEditor(
  id: string,
  host: Omit<EditorHost, "onEdit">,
  onRenamed: (rename: { readonly id: string; readonly from: string; readonly to: string }) => void,
  companion?: NoteCompanion,
) {
  const { replica, now } = useStudent();
  const t = useTexts();
  const router = useRouter();
  const [opened, setOpened] = useState<Note | null>(null);
  const [states] = useState(createDraftStates);
  const [words, setWords] = useState(0);
  const [selectedWords, setSelectedWords] = useState<number | null>(null);
  const [isSelected, setIsSelected] = useState(false);
  const [counters] = useState(() => ({ all: createWordCounter(), selected: createWordCounter() }));
  const [revision, setRevision] = useState(0);
  /** The title as it stands in its field, for the browser's tab. */
  const [tabTitle, setTabTitle] = useState("");
  const titleRef = useRef<HTMLTextAreaElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const typedTitle = useRef("");
  /** As it was last read. */
  const latest = useRef<Note | null>(null);
  /** The title as it was when the student came to it: what it is called on the way to its new name is nobody's alias. */
  const titleBefore = useRef<Pick<Note, "title" | "aliases"> | null>(null);
  const drafts = useRef<OpenDrafts | null>(null);

  // A poke for every change of the stored note, whoever made it. What it is, the drafts read for themselves.
  const stamp = useLive(async () => (await replica.get(note, id)) ?? null, [replica, id], useRecovered());

  function open(stored: Note) {
    const fields = { title: replica.journal.open(note, id), body: replica.journal.open(note, id) };
    const versions = createVersionKeeper(stored.body, {
      now,
      keep: (body) => {
        const known = latest.current ?? stored;
        void replica.keepVersion(note, id, { ...known, title: typedTitle.current, body }).catch(() => undefined);
      },
    });
    const titleNow = (typed: string) =>
      renamed(titleBefore.current ?? latest.current ?? stored, storedNoteTitle(typed));
    const title = createNoteDraft(stored.title, {
      text: () => typedTitle.current,
      read: storedTitle,
      write: async (_, typed) => {
        const row = await replica.row(note, id);
        titleBefore.current ??= row && !row.del ? row.data : null;
        if (titleBefore.current) await replica.update(note, id, { ...titleNow(typed), updatedAt: now() });
        // A blank title is stored as "Untitled" while the field stays as the student left it.
        return typed;
      },
      onText: (title) => {
        typedTitle.current = title;
        show(titleRef.current, shownNoteTitle(title, t));
        setTabTitle(shownNoteTitle(title, t));
      },
      // Who has come to the title and typed nothing yet sees what others call the note; who types it goes on undisturbed.
      canShow: () => document.activeElement !== titleRef.current || !titleBefore.current,
      onState: (state) => states.say("title", state),
      journal: {
        keep: () => fields.title.keep({ change: { ...titleNow(typedTitle.current), updatedAt: now() } }),
        mark: () => marked(fields.title),
      },
    });
    const body = createNoteDraft(stored.body, {
      text: () => editor.current?.text() ?? "",
      read: async () => (await replica.get(note, id))?.body,
      write: async (from, to) => {
        versions.writing(from, to);
        return writeBody(stored, from, to);
      },
      onText: (text) => {
        editor.current?.show(text);
        countSoon();
      },
      canShow: () => editor.current?.isComposing() !== true,
      onState: (state) => {
        states.say("body", state);
        if (state === "saved") countSoon();
      },
      journal: {
        keep: (base, changes) =>
          fields.body.keep({ change: { updatedAt: now() }, text: { field: "body", base, changes } }),
        mark: () => marked(fields.body),
      },
    });
    drafts.current = { title, body, fields, versions };
    typedTitle.current = stored.title;
    setTabTitle(shownNoteTitle(stored.title, t));
    setOpened(stored);
  }

  /** Somebody may erase the note for good while it is being written: then these words are a note again. */
  async function writeBody(stored: Note, from: string, to: string): Promise<string> {
    const row = await replica.row(note, id);
    if (row?.del && Object.keys(row.data).length === 0) {
      await replica.create(note, { ...(latest.current ?? stored), body: to, updatedAt: now() }, id);
      return to;
    }
    return replica.editText(note, id, "body", from, to, { updatedAt: now() });
  }

  /** Without the text beside it, which may be long. */
  async function storedTitle(): Promise<string | undefined> {
    const row = await replica.row(note, id);
    return row && !row.del ? row.data.title : undefined;
  }

  /** The title is what it is now: what links call the note by follows. */
  async function settleTitle() {
    await drafts.current?.title.flush();
    const from = titleBefore.current?.title;
    titleBefore.current = null;
    const to = from === undefined ? undefined : await storedTitle();
    if (from !== undefined && to !== undefined && from !== to) onRenamed({ id, from, to });
  }

  /** Counting a long note takes longer than a key may: it waits for a quiet moment. */
  function countSoon() {
    whenIdle(() => {
      const text = editor.current?.text() ?? "";
      counters.all.count(text, setWords);
      if (editor.current) companion?.onText(text);
      setRevision((last) => last + 1);
    });
  }

  const selecting = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** What is selected is counted once the selection rests. */
  function countSelectedSoon() {
    clearTimeout(selecting.current);
    selecting.current = setTimeout(() => {
      const selected = editor.current?.selectedText() ?? "";
      setIsSelected(selected.trim() !== "");
      if (selected === "") setSelectedWords(null);
      else
        counters.selected.count(selected, (count) => setSelectedWords(editor.current?.selectedText() ? count : null));
    }, 120);
  }

  const isOpen = opened !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for one open note, with the host it was opened with.
  useEffect(() => {
    if (!isOpen || !bodyRef.current) return;
    const edits = composedEdits(({ from, to, insert: inserted }, before, origin) =>
      companion?.onEdit({
        ...{ inserted, origin, before, deleted: to - from },
        deletedText: () => before().slice(from, to),
      }),
    );
    const made = createEditor(bodyRef.current, opened.body, {
      ...host,
      onEdit: (changes, before, origin) => {
        drafts.current?.versions.typed(changes, before);
        drafts.current?.body.typed(changes);
        for (const change of companion ? changes : []) edits.take(change, before, origin);
      },
      ...(companion && { openPin: companion.onPin }),
      onSelect: countSelectedSoon,
    });
    editor.current = made;
    companion?.onOpen(made);
    const passage = takePassage(router);
    if (passage) {
      made.select(passage, passage.top);
      // On a phone the focus would bring the keyboard up.
      if (matchMedia("(hover: hover)").matches) made.focus();
    }
    bodyRef.current.addEventListener("compositionstart", () => edits.start());
    bodyRef.current.addEventListener("compositionend", () => {
      edits.end();
      void drafts.current?.body.look();
    });
    bodyRef.current.addEventListener("focusout", () => void drafts.current?.body.flush());
    countSoon();
    return () => {
      edits.close();
      companion?.onOpen(null);
      made.destroy();
      clearTimeout(selecting.current);
      counters.all.end();
      counters.selected.end();
    };
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the note as it came, and again only when it changed.
  useEffect(() => {
    if (!stamp) return;
    latest.current = stamp;
    if (!drafts.current) open(stamp);
    else void drafts.current.title.look();
    void drafts.current?.body.look(stamp.body);
  }, [stamp]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as this note is open.
  useEffect(() => {
    const flushNow = () => Promise.all([drafts.current?.title.flush(), drafts.current?.body.flush()]);
    const whenHidden = () => {
      if (document.visibilityState === "hidden") void flushNow();
    };
    addEventListener("pagehide", flushNow);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      removeEventListener("pagehide", flushNow);
      document.removeEventListener("visibilitychange", whenHidden);
      const left = drafts.current;
      void Promise.all([settleTitle(), left?.body.flush()]).finally(() => {
        left?.fields.title.close();
        left?.fields.body.close();
      });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the note is when it is opened.
  useEffect(() => {
    if (!opened) return;
    grow(titleRef.current);
    if (opened.body !== "") return;
    // A new note waits for its name, and typing replaces the one it was born with; a name somebody gave it is never
    // selected, since the next key would take it away.
    if (isUnnamed(opened.title)) titleRef.current?.select();
    else if (now() - opened.createdAt < bornMs) editor.current?.focus("start");
  }, [isOpen]);

  return {
    opened,
    /** The note as it is stored now: its class, tags and pin follow other tabs. */
    stored: stamp ?? opened,
    tabTitle,
    words,
    /** Of what is selected; null where nothing is. */
    selectedWords,
    /** Something is that is not only blanks. */
    isSelected,
    /** Grows a moment after the text has changed. */
    revision,
    titleRef,
    bodyRef,
    editor,
    states,
    /** What is selected in the text, or else the whole note. */
    textToRead: () =>
      editor.current?.selectedText().trim() || `${titleRef.current?.value ?? ""}\n\n${editor.current?.text() ?? ""}`,
    discard: () => {
      drafts.current?.title.discard();
      drafts.current?.body.discard();
    },
    /** What was stored may differ from what was typed: a blank title is "Untitled", the blanks around one are gone. */
    titleLeft: async () => {
      await settleTitle();
      await drafts.current?.title.look();
    },
    titleTyped: (event: FormEvent<HTMLTextAreaElement>) => {
      grow(event.currentTarget);
      typedTitle.current = event.currentTarget.value.replaceAll("\n", " ");
      setTabTitle(typedTitle.current.trim() || t("notes.blankTitle"));
      drafts.current?.title.typed([]);
    },
    /** A title is one line: Enter goes on to the text, except when it ends a Japanese or Chinese composition. */
    titleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== "Enter" || isComposing(event)) return;
      event.preventDefault();
      editor.current?.focus("start");
    },
  };
}

type OpenDrafts = {
  readonly title: NoteDraft;
  readonly body: NoteDraft;
  readonly fields: Readonly<Record<"title" | "body", TypedField>>;
  readonly versions: VersionKeeper;
};

function marked(field: TypedField): () => void {
  const reach = field.reach();
  return () => field.forget(reach);
}

/** Puts another text into a field and leaves the caret at the words where it was. */
function show(field: HTMLTextAreaElement | null, text: string): void {
  if (!field || field.value === text) return;
  const { value: before, selectionStart, selectionEnd, selectionDirection } = field;
  field.value = text;
  field.setSelectionRange(
    movedCaret(before, text, selectionStart),
    movedCaret(before, text, selectionEnd),
    selectionDirection,
  );
  grow(field);
}

/** For browsers without `field-sizing`. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
