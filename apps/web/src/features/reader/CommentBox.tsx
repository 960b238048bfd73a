import { useEffect, useRef, useState } from "react";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";

type CommentBoxProps = {
  readonly comment: string;
  readonly onSave: (typed: string) => void;
  /** It was left with other words than it was opened with. */
  readonly onChanged: (before: string, after: string) => void;
  readonly onLeave: () => void;
};

const pauseMs = 500;

/** It saves itself: after a pause, and whenever it is left. */
export function CommentBox({ comment, onSave, onChanged, onLeave }: CommentBoxProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(comment);
  const [before] = useState(comment);
  const box = useRef<HTMLTextAreaElement>(null);
  // Once it stands beside its words: the browser would scroll to where it was made.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, []);
  const latest = useRef({ typed, onSave, onChanged });
  latest.current = { typed, onSave, onChanged };
  const save = () => latest.current.onSave(latest.current.typed);
  useEffect(() => {
    if (typed === comment) return;
    const timer = setTimeout(() => latest.current.onSave(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, comment]);
  useEffect(() => {
    const leave = () => latest.current.onSave(latest.current.typed);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
      const after = latest.current.typed;
      if (after !== before) latest.current.onChanged(before, after);
    };
  }, [before]);
  return (
    <TextBox
      ref={box}
      rows={3}
      maxLength={20_000}
      aria-label={t("reader.commentOn")}
      placeholder={t("reader.comment")}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        save();
        onLeave();
      }}
    />
  );
}
