import { untitledDocument } from "@jotter/domain/document";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { renameDocument } from "../../student/documents/document-acts.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isComposing } from "../../ui/composing.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./documents.module.css";

/** A title that is typed in its place: Enter keeps it, Escape leaves it as it was, nothing becomes "Untitled". [DOC-1] */
export function TitleField({ row, onEnd }: { readonly row: DocumentRow; readonly onEnd: () => void }) {
  const t = useTexts();
  const student = useStudent();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => field.current?.select(), []);

  /** Once: taking the field away takes the focus from it, too. */
  function end(typed?: string) {
    if (isOver.current) return;
    isOver.current = true;
    if (typed !== undefined) void renameDocument(student, row.id, typed);
    onEnd();
  }

  function endByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === "Enter" ? event.currentTarget.value : undefined);
  }

  return (
    <Input
      ref={field}
      className={styles.titleField}
      aria-label={t("documents.titleLabel")}
      defaultValue={row.data.title === untitledDocument ? "" : row.data.title}
      placeholder={t("notes.blankTitle")}
      maxLength={1000}
      autoComplete="off"
      onKeyDown={endByKey}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  );
}
