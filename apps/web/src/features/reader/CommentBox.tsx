import { mark as markEntity } from "@jotter/domain/mark";
import { useEffect, useRef, useState } from "react";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { createCommentDraft } from "./comment-draft.ts";

type CommentBoxProps = {
  readonly mark: StoredMark;
  readonly onSave: (mark: StoredMark, typed: string) => Promise<void>;
  /** It was left with other words than it was opened with. */
  readonly onChanged: (before: string, after: string) => void;
  readonly onLeave: () => void;
};

/** It saves itself: after a pause, and whenever it is left, by Escape or Ctrl+Enter too. */
export function CommentBox({ mark, onSave, onChanged, onLeave }: CommentBoxProps) {
  const t = useTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  // Once it stands beside its words: the browser would scroll to where it was made.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, []);
  const { typed, type, save } = useCommentDraft(mark, onSave, onChanged);
  return (
    <TextBox
      ref={box}
      rows={3}
      maxLength={20_000}
      aria-label={t("reader.commentOn")}
      placeholder={t("reader.comment")}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        const isLeft = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
        if (!isLeft || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        save();
        onLeave();
      }}
    />
  );
}

function useCommentDraft(mark: StoredMark, onSave: CommentBoxProps["onSave"], onChanged: CommentBoxProps["onChanged"]) {
  const { replica, now } = useStudent();
  const [typed, setTyped] = useState(mark.comment);
  const latest = useRef({ mark, onSave, onChanged });
  latest.current = { mark, onSave, onChanged };
  const draft = useRef<ReturnType<typeof createCommentDraft>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for one mark, as it is when its box opens.
  useEffect(() => {
    const field = replica.journal.open(markEntity, mark.id);
    const made = createCommentDraft(mark.comment, {
      write: (comment, to) => latest.current.onSave({ ...latest.current.mark, comment }, to),
      journal: {
        keep: (base, changes) =>
          field.keep({ change: { updatedAt: now() }, text: { field: "comment", base, changes } }),
        mark: () => {
          const reach = field.reach();
          return () => field.forget(reach);
        },
      },
    });
    draft.current = made;
    const before = mark.comment;
    const leave = () => void made.flush();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      void made.flush().finally(field.close);
      if (made.isTouched() && made.text() !== before) latest.current.onChanged(before, made.text());
    };
  }, [replica, now, mark.id]);
  useEffect(() => {
    if (draft.current?.look(mark.comment)) setTyped(mark.comment);
  }, [mark.comment]);
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      draft.current?.typed(next);
    },
    save: () => void draft.current?.flush(),
  };
}
