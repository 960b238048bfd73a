import { type Note, note, storedNoteTitle } from "@jotter/domain/note";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { countWords, createNoteDraft, type DraftState, movedCaret, type NoteDraft } from "./note-draft.ts";

/** Ties the two fields of an open note to the replica: saved without being asked, others' changes shown as they come. */
export function useNoteEditor(id: string) {
  const { replica, now } = useStudent();
  const { language } = useLanguage();
  const t = useTexts();
  const [opened, setOpened] = useState<Pick<Note, "title" | "body"> | null>(null);
  const [states, setStates] = useState<Readonly<Record<"title" | "body", DraftState>>>({
    title: "saved",
    body: "saved",
  });
  const [words, setWords] = useState(0);
  const titleRef = useRef<HTMLTextAreaElement>(null);
  const bodyRef = useRef<HTMLTextAreaElement>(null);
  const drafts = useRef<{ readonly title: NoteDraft; readonly body: NoteDraft } | null>(null);

  // A poke for every change of the stored note, whoever made it. What it is, the drafts read for themselves.
  const stamp = useLive(async () => (await replica.get(note, id)) ?? null, [replica, id]);

  function open(stored: Note) {
    const title = createNoteDraft(stored.title, {
      read: async () => (await replica.get(note, id))?.title,
      write: async (_, typed) => {
        const title = storedNoteTitle(typed);
        await replica.update(note, id, { title, updatedAt: now() });
        // A blank title is stored as "Untitled" while the field stays as the student left it.
        return typed;
      },
      onText: (title) => show(titleRef.current, shownNoteTitle(title, t)),
      onState: (title) => setStates((last) => ({ ...last, title })),
    });
    const body = createNoteDraft(stored.body, {
      read: async () => (await replica.get(note, id))?.body,
      write: (from, to) => replica.editText(note, id, "body", from, to, { updatedAt: now() }),
      onText: (text) => show(bodyRef.current, text),
      onState: (body) => {
        setStates((last) => ({ ...last, body }));
        if (body === "saved") setWords(countWords(bodyRef.current?.value ?? "", language));
      },
    });
    drafts.current = { title, body };
    setOpened({ title: stored.title, body: stored.body });
    setWords(countWords(stored.body, language));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the note as it came, and again only when it changed.
  useEffect(() => {
    if (!stamp) return;
    if (!drafts.current) open(stamp);
    else if (document.activeElement !== titleRef.current) void drafts.current.title.look();
    void drafts.current?.body.look();
  }, [stamp]);

  const flush = () => {
    void drafts.current?.title.flush();
    void drafts.current?.body.flush();
  };

  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === "hidden") flushNow();
    };
    const flushNow = () => {
      void drafts.current?.title.flush();
      void drafts.current?.body.flush();
    };
    addEventListener("pagehide", flushNow);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      removeEventListener("pagehide", flushNow);
      document.removeEventListener("visibilitychange", whenHidden);
      flushNow();
    };
  }, []);

  const isOpen = opened !== null;
  const isUntouched = opened?.body === "";
  useEffect(() => {
    if (!isOpen) return;
    grow(titleRef.current);
    // A new note waits for its name; typing replaces the one it was born with.
    if (isUntouched) titleRef.current?.select();
  }, [isOpen, isUntouched]);

  return {
    opened,
    words,
    titleRef,
    bodyRef,
    state: worst(states.title, states.body),
    flush,
    /** What is selected in the text, or else the whole note. */
    textToRead: () => {
      const { value = "", selectionStart = 0, selectionEnd = 0 } = bodyRef.current ?? {};
      return value.slice(selectionStart, selectionEnd).trim() || `${titleRef.current?.value ?? ""}\n\n${value}`;
    },
    discard: () => {
      drafts.current?.title.discard();
      drafts.current?.body.discard();
    },
    /** What was stored may differ from what was typed: a blank title is "Untitled", the blanks around one are gone. */
    titleLeft: async () => {
      await drafts.current?.title.flush();
      await drafts.current?.title.look();
    },
    bodyTyped: (event: FormEvent<HTMLTextAreaElement>) => drafts.current?.body.type(event.currentTarget.value),
    titleTyped: (event: FormEvent<HTMLTextAreaElement>) => {
      grow(event.currentTarget);
      drafts.current?.title.type(event.currentTarget.value.replaceAll("\n", " "));
    },
    /** A title is one line: Enter goes on to the text, except when it ends a Japanese or Chinese composition. */
    titleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      bodyRef.current?.focus();
      bodyRef.current?.setSelectionRange(0, 0);
    },
  };
}

function worst(one: DraftState, other: DraftState): DraftState {
  const order = ["failed", "saving", "unsaved", "saved"] as const;
  return order.find((state) => state === one || state === other) ?? "saved";
}

/** Puts another text into a field and leaves the caret and the scrolling at the words where they were. */
function show(field: HTMLTextAreaElement | null, text: string): void {
  if (!field || field.value === text) return;
  const { value: before, selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  field.value = text;
  field.setSelectionRange(
    movedCaret(before, text, selectionStart),
    movedCaret(before, text, selectionEnd),
    selectionDirection,
  );
  field.scrollTop = scrollTop;
  grow(field);
}

/** For browsers without `field-sizing`; only the title, which is short enough to be measured at every key. */
function grow(field: HTMLTextAreaElement | null): void {
  if (field?.rows !== 1 || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
