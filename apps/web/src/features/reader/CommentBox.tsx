import { useEffect, useRef, useState } from "react";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";

type CommentBoxProps = {
  readonly comment: string;
  readonly onSave: (typed: string) => void;
  readonly onLeave: () => void;
};

const pauseMs = 500;

/** It saves itself: after a pause, and whenever it is left. */
export function CommentBox({ comment, onSave, onLeave }: CommentBoxProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(comment);
  const latest = useRef({ typed, onSave });
  latest.current = { typed, onSave };
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
    };
  }, []);
  return (
    <TextBox
      autoFocus
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
