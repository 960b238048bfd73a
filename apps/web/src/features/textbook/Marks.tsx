import { chapterRecordId } from "@jotter/domain/chapter-read";
import { type Mark, markColours } from "@jotter/domain/mark";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { anchorOf } from "../../student/marks/anchor.ts";
import { addMarkOnce, comment, recolour, removeMark, restoreMark } from "../../student/marks/mark-acts.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { ChosenWords } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton, Pressable } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { stretchOf, textIn } from "./marked-text.ts";
import styles from "./marks.module.css";
import { Side } from "./Side.tsx";
import type { ChapterMarks } from "./use-chapter-marks.ts";
import { useKeepNote } from "./use-keep-note.ts";

type MarkWaysProps = {
  readonly chosen: ChosenWords;
  readonly close: () => void;
  readonly chapterId: string;
  readonly title: string;
  /** The mark is made, and something is to be said of it. */
  readonly onComment: (id: string) => void;
};

/** What can be done with words before they are studied: four colours, a comment, or a note of one's own. */
export function MarkWays({ chosen, close, chapterId, title, onComment }: MarkWaysProps) {
  const t = useTexts();
  const desk = useStudent();
  const keepNote = useKeepNote();
  const stretch = stretchOf(chosen.part, chosen.range);
  async function mark(colour: Mark["colour"], isSaid = true): Promise<string | null> {
    close();
    getSelection()?.removeAllRanges();
    if (!stretch) return null;
    const anchor = anchorOf(textIn(chosen.part), stretch);
    const documentId = chapterRecordId(chapterId);
    const made = { documentId, page: 0, colour, ...anchor, quote: anchor.quote.slice(0, 5000) };
    const { id, before } = await addMarkOnce(desk, made);
    if (!isSaid) return id;
    if (before !== null && before !== colour) await recolour(desk, id, colour);
    const undo = () => void (before === null ? removeMark(desk, id) : recolour(desk, id, before));
    toast({ text: t("textbook.marked"), action: { label: t("action.undo"), run: undo } });
    return id;
  }
  return (
    <>
      {/* What is not the chapter's own words holds no mark. */}
      {stretch && (
        <>
          {markColours.map((colour) => (
            <Pressable
              key={colour}
              className={styles.colour}
              data-marker={colour}
              aria-label={t(`textbook.colour.${colour}`)}
              onClick={() => void mark(colour)}
            >
              <i aria-hidden="true" />
            </Pressable>
          ))}
          <Pressable onClick={() => void mark("lime", false).then((id) => id !== null && onComment(id))}>
            <span>{t("reader.comment")}</span>
          </Pressable>
        </>
      )}
      <Pressable
        onClick={() => {
          close();
          void keepNote({ words: chosen.words, title, chapterId });
        }}
      >
        <span>{t("textbook.toNote")}</span>
      </Pressable>
    </>
  );
}

type MarkNotesProps = ChapterMarks & {
  readonly part: string;
  /** The one that is open to be written. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** What the student says of the words of a part, each beside its words. */
export function MarkNotes({ marks, places, part, open, onOpen }: MarkNotesProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const own = marks
    .filter(({ id }) => places.get(id)?.part === part)
    .toSorted((one, other) => (places.get(one.id)?.top ?? 0) - (places.get(other.id)?.top ?? 0));
  useLayoutEffect(() => {
    if (list.current) {
      layBeside(
        list.current,
        own.map(({ id }) => places.get(id)?.top ?? 0),
      );
    }
  });
  if (own.length === 0) return null;
  return (
    <ul ref={list} className={styles.notes} aria-label={t("textbook.yourMarks")}>
      {own.map((mark) => (
        <MarkNote key={mark.id} mark={mark} isOpen={mark.id === open} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** As high as its words, and below the note before it; one below the other where there is no room at the side. */
function layBeside(list: HTMLUListElement, tops: readonly number[]): void {
  const aside = list.closest("aside");
  const section = aside?.parentElement;
  if (!aside || !section) return;
  const notes = [...list.children].filter((one) => one instanceof HTMLElement);
  for (const note of notes) note.style.removeProperty("--down");
  const isBeside = aside.offsetLeft > (section.firstElementChild as HTMLElement).offsetLeft;
  if (!isBeside) return;
  let floor = list.getBoundingClientRect().top - section.getBoundingClientRect().top;
  for (const [at, note] of notes.entries()) {
    const top = Math.max(tops[at] ?? 0, floor);
    note.style.setProperty("--down", `${top - floor}px`);
    floor = top + note.offsetHeight + gapBetween;
  }
}

const gapBetween = 16;

/** Marks whose words are not in the chapter as it reads now: in another language, or written anew. */
export function LostMarks({ marks, places }: ChapterMarks) {
  const t = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  const lost = marks.filter(({ id }) => !places.has(id));
  if (lost.length === 0) return null;
  return (
    <Side title={t("textbook.yourMarks")}>
      <ul className={styles.notes} data-lost="true">
        {lost.map((mark) => (
          <MarkNote key={mark.id} mark={mark} isOpen={mark.id === open} onOpen={setOpen} />
        ))}
      </ul>
    </Side>
  );
}

type MarkNoteProps = {
  readonly mark: StoredMark;
  readonly isOpen: boolean;
  readonly onOpen: MarkNotesProps["onOpen"];
};

function MarkNote({ mark, isOpen, onOpen }: MarkNoteProps) {
  const closed = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const t = useTexts();
  useEffect(() => {
    // What had the focus is gone with the open comment.
    if (!isOpen && isLeft.current) closed.current?.focus({ preventScroll: true });
    isLeft.current = false;
  }, [isOpen]);
  return (
    <li data-marker={mark.colour} data-said={mark.comment !== ""}>
      {isOpen ? (
        <MarkForm
          mark={mark}
          onLeave={() => {
            isLeft.current = true;
            onOpen(null);
          }}
        />
      ) : (
        <Pressable ref={closed} className={styles.note} onClick={() => onOpen(mark.id)}>
          <q>{quoteOf(mark)}</q>
          {mark.comment === "" ? <small>{t("reader.comment")}</small> : <span>{mark.comment}</span>}
        </Pressable>
      )}
    </li>
  );
}

function quoteOf({ quote }: StoredMark): string {
  return quote.replace(/\s+/g, " ").trim().slice(0, 240);
}

/** On a phone the note comes to the words that were pressed, not they to it. */
export function MarkTray({ mark, onClose }: { readonly mark: StoredMark; readonly onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog title={t("textbook.comment")} size="side" hasCross closesBeside onClose={onClose}>
      <div className={styles.tray} data-marker={mark.colour}>
        <q>{quoteOf(mark)}</q>
        <MarkForm mark={mark} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

/** It saves itself: after a pause, and whenever it is left, by Escape or Ctrl+Enter too. */
function MarkForm({ mark, onLeave }: { readonly mark: StoredMark; readonly onLeave: () => void }) {
  const t = useTexts();
  const desk = useStudent();
  const box = useRef<HTMLTextAreaElement>(null);
  const { typed, type, save } = useTypedComment(mark);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, []);
  const leave = () => {
    save();
    onLeave();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    const isLeft = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
    if (!isLeft || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const remove = async () => {
    leave();
    await removeMark(desk, mark.id);
    toast({
      text: t("textbook.unmarked"),
      action: { label: t("action.undo"), run: () => void restoreMark(desk, mark.id) },
    });
  };
  return (
    <div className={styles.form}>
      <TextBox
        ref={box}
        data-autofocus
        rows={3}
        maxLength={20_000}
        aria-label={t("textbook.comment")}
        placeholder={t("textbook.comment")}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={leaveByKey}
      />
      <p className={styles.written} aria-hidden="true">
        {typed}
      </p>
      <div className={styles.ways}>
        {markColours.map((colour) => (
          <Pressable
            key={colour}
            className={styles.colour}
            data-marker={colour}
            aria-pressed={colour === mark.colour}
            aria-label={t(`textbook.colour.${colour}`)}
            onClick={() => void recolour(desk, mark.id, colour)}
          >
            <i aria-hidden="true" />
          </Pressable>
        ))}
        <IconButton aria-label={t("reader.removeMark")} onClick={() => void remove()}>
          <Icon shape={trashIcon} size={18} />
        </IconButton>
        <Button onClick={leave}>{t("reader.done")}</Button>
      </div>
    </div>
  );
}

function useTypedComment(mark: StoredMark) {
  const desk = useStudent();
  const [typed, setTyped] = useState(mark.comment);
  const draft = useRef({ base: mark.comment, text: mark.comment });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(() => undefined as undefined);
  save.current = () => {
    clearTimeout(timer.current);
    const { base, text } = draft.current;
    if (text === base) return;
    draft.current = { base: text, text };
    void comment(desk, { ...mark, comment: base }, text);
  };
  useEffect(() => {
    const keep = () => save.current();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
  useEffect(() => {
    // Another device wrote of it meanwhile, and nothing is typed here.
    const { base, text } = draft.current;
    if (text !== base || mark.comment === base) return;
    draft.current = { base: mark.comment, text: mark.comment };
    setTyped(mark.comment);
  }, [mark.comment]);
  return {
    typed,
    type: (text: string) => {
      draft.current = { ...draft.current, text };
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save.current(), pauseMs);
    },
    save: () => save.current(),
  };
}

const pauseMs = 500;
