import { type Note, note, renamed, storedNoteTitle } from "@jotter/domain/note";
import { createEditor, type Editor } from "@jotter/editor/editor";
import type { EditorHost } from "@jotter/editor/host";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";
import { isComposing } from "../../ui/composing.ts";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { countAllWords, createNoteDraft, type DraftState, movedCaret, type NoteDraft } from "./note-draft.ts";

/** Ties the title and the text of an open note to the replica: saved without being asked, others' changes as they come. */
export function useNoteEditor(id: string, host: Omit<EditorHost, "onEdit">) {
  const { replica, now } = useStudent();
  const { language } = useLanguage();
  const t = useTexts();
  const [opened, setOpened] = useState<Note | null>(null);
  const [states, setStates] = useState<Readonly<Record<"title" | "body", DraftState>>>({
    title: "saved",
    body: "saved",
  });
  const [words, setWords] = useState(0);
  const [revision, setRevision] = useState(0);
  const titleRef = useRef<HTMLTextAreaElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  /** Which counting of the words is the last one. */
  const counting = useRef(0);
  const typedTitle = useRef("");
  /** The title as it was when the student came to it: what it is called on the way to its new name is nobody's alias. */
  const titleBefore = useRef<Pick<Note, "title" | "aliases"> | null>(null);
  const drafts = useRef<{ readonly title: NoteDraft; readonly body: NoteDraft } | null>(null);

  // A poke for every change of the stored note, whoever made it. What it is, the drafts read for themselves.
  const stamp = useLive(async () => (await replica.get(note, id)) ?? null, [replica, id]);

  function open(stored: Note) {
    const title = createNoteDraft(stored.title, {
      text: () => typedTitle.current,
      read: async () => (await replica.get(note, id))?.title,
      write: async (_, typed) => {
        const title = storedNoteTitle(typed);
        const former = await replica.get(note, id);
        titleBefore.current ??= former ?? null;
        if (titleBefore.current) {
          await replica.update(note, id, { ...renamed(titleBefore.current, title), updatedAt: now() });
        }
        // A blank title is stored as "Untitled" while the field stays as the student left it.
        return typed;
      },
      onText: (title) => show(titleRef.current, shownNoteTitle(title, t)),
      onState: (state) => say("title", state),
    });
    const body = createNoteDraft(stored.body, {
      text: () => editor.current?.text() ?? "",
      read: async () => (await replica.get(note, id))?.body,
      write: (from, to) => replica.editText(note, id, "body", from, to, { updatedAt: now() }),
      onText: (text) => {
        editor.current?.show(text);
        countSoon();
      },
      canShow: () => editor.current?.isComposing() !== true,
      onState: (state) => {
        say("body", state);
        if (state === "saved") countSoon();
      },
    });
    drafts.current = { title, body };
    typedTitle.current = stored.title;
    setOpened(stored);
  }

  /** At once: not even for a moment does the screen call something saved that is not. */
  function say(field: "title" | "body", state: DraftState) {
    const change = () => setStates((last) => (last[field] === state ? last : { ...last, [field]: state }));
    if (state === "unsaved") flushSync(change);
    else change();
  }

  /** Counting a long note takes longer than a key may: it waits for a quiet moment. */
  function countSoon() {
    const turn = ++counting.current;
    whenIdle(async () => {
      setRevision((last) => last + 1);
      const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(turn === counting.current)));
      const counted = await countAllWords(editor.current?.text() ?? "", language, pause);
      if (turn === counting.current) setWords(counted);
    });
  }

  const isOpen = opened !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for one open note, with the host it was opened with.
  useEffect(() => {
    if (!isOpen || !bodyRef.current) return;
    const made = createEditor(bodyRef.current, opened.body, {
      ...host,
      onEdit: () => drafts.current?.body.typed(),
    });
    editor.current = made;
    bodyRef.current.addEventListener("compositionend", () => void drafts.current?.body.look());
    bodyRef.current.addEventListener("focusout", () => void drafts.current?.body.flush());
    countSoon();
    return () => made.destroy();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the note as it came, and again only when it changed.
  useEffect(() => {
    if (!stamp) return;
    if (!drafts.current) open(stamp);
    else if (document.activeElement !== titleRef.current) void drafts.current.title.look();
    void drafts.current?.body.look();
  }, [stamp]);

  useEffect(() => {
    const flushNow = () => {
      void drafts.current?.title.flush();
      void drafts.current?.body.flush();
    };
    const whenHidden = () => {
      if (document.visibilityState === "hidden") flushNow();
    };
    addEventListener("pagehide", flushNow);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      removeEventListener("pagehide", flushNow);
      document.removeEventListener("visibilitychange", whenHidden);
      flushNow();
    };
  }, []);

  const isUntouched = opened?.body === "";
  useEffect(() => {
    if (!isOpen) return;
    grow(titleRef.current);
    // A new note waits for its name; typing replaces the one it was born with.
    if (isUntouched) titleRef.current?.select();
  }, [isOpen, isUntouched]);

  return {
    opened,
    /** The note as it is stored now: its class, tags and pin follow other tabs. */
    stored: stamp ?? opened,
    words,
    /** Grows a moment after the text has changed. */
    revision,
    titleRef,
    bodyRef,
    editor,
    state: worst(states.title, states.body),
    /** What is selected in the text, or else the whole note. */
    textToRead: () =>
      editor.current?.selectedText().trim() || `${titleRef.current?.value ?? ""}\n\n${editor.current?.text() ?? ""}`,
    discard: () => {
      drafts.current?.title.discard();
      drafts.current?.body.discard();
    },
    /** What was stored may differ from what was typed: a blank title is "Untitled", the blanks around one are gone. */
    titleLeft: async () => {
      await drafts.current?.title.flush();
      titleBefore.current = null;
      await drafts.current?.title.look();
    },
    titleTyped: (event: FormEvent<HTMLTextAreaElement>) => {
      grow(event.currentTarget);
      typedTitle.current = event.currentTarget.value.replaceAll("\n", " ");
      drafts.current?.title.typed();
    },
    /** A title is one line: Enter goes on to the text, except when it ends a Japanese or Chinese composition. */
    titleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== "Enter" || isComposing(event)) return;
      event.preventDefault();
      editor.current?.focus("start");
    },
  };
}

function worst(one: DraftState, other: DraftState): DraftState {
  const order = ["failed", "saving", "unsaved", "saved"] as const;
  return order.find((state) => state === one || state === other) ?? "saved";
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
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
