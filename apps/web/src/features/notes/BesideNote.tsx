import "@jotter/editor/editor.css";
import "katex/dist/katex.min.css";
import type { WrittenLine } from "@jotter/markdown/written-lines";
import { lazy, memo, Suspense, useRef } from "react";
import type { BesideNoteProps } from "../../student/notes/beside-note.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import type { OfferName } from "../../student/selection/offers.ts";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./beside-note.module.css";
import { SaveState } from "./SaveState.tsx";
import { useEditorHost } from "./use-editor-host.ts";
import { useFollowRename } from "./use-follow-rename.ts";
import { useLineCards } from "./use-line-cards.ts";
import { useNoteEditor } from "./use-note-editor.ts";
import { useNoteHelp } from "./use-note-help.ts";
import { WordCount } from "./WordCount.tsx";

const FormulaEditor = lazy(async () => ({ default: (await import("./FormulaEditor.tsx")).FormulaEditor }));

/** A note as it is written beside a document: its title, its text, and whether it is saved. */
export const BesideNote = memo(function BesideNote({ id, companion }: BesideNoteProps) {
  const t = useTexts();
  // The editor is made with what it offers, and what it offers works on the editor.
  const help = useRef<(offer: OfferName) => void>(() => undefined);
  const selected = useRef((): string => "");
  const makeCard = useRef<(line: WrittenLine) => void>(() => undefined);
  const { host, formula, answerFormula } = useEditorHost(id, {
    help: (offer) => help.current(offer),
    makeCard: (line) => makeCard.current(line),
    selected: () => selected.current(),
  });
  const editor = useNoteEditor(id, host, useFollowRename(), companion);
  selected.current = () => editor.editor.current?.selected("sentences")?.text ?? "";
  help.current = useNoteHelp(id, editor.editor, editor.tabTitle);
  makeCard.current = useLineCards({
    id,
    editor: editor.editor,
    title: editor.tabTitle,
    classId: editor.stored?.classId ?? null,
    revision: editor.revision,
  });
  if (!editor.opened) return null;
  return (
    <article className={styles.note} aria-label={editor.tabTitle}>
      <TextBox
        bare
        ref={editor.titleRef}
        className={styles.title}
        aria-label={t("editor.titleLabel")}
        placeholder={t("notes.blankTitle")}
        defaultValue={shownNoteTitle(editor.opened.title, t)}
        rows={1}
        maxLength={1000}
        onInput={editor.titleTyped}
        onBlur={editor.titleLeft}
        onKeyDown={editor.titleKey}
      />
      <div ref={editor.bodyRef} className={styles.body} />
      <SaveState states={editor.states}>
        <WordCount words={editor.words} selected={editor.selectedWords} />
      </SaveState>
      {formula && (
        <Suspense>
          <FormulaEditor tex={formula.tex} display={formula.display} keys={formula.keys} onDone={answerFormula} />
        </Suspense>
      )}
    </article>
  );
});
