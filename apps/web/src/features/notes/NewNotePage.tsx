import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useNoteActions } from "./use-notes.ts";

/** `/editor`: makes a note, of a class and with a name where the address has them, and goes on to it. [NOT-2] */
export function NewNotePage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { class: classId, title } = useSearch({ from: "/signed-in/editor" });
  const { createNote } = useNoteActions();
  const made = useRef<Promise<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one note for each visit, whatever renders again.
  useEffect(() => {
    made.current ??= createNote({ ...(classId && { classId }), ...(title && { title }) });
    void made.current.then((id) => navigate({ to: "/editor/$id", params: { id }, replace: true }));
  }, []);
  return <Loader title={t("loader.editor")} />;
}
