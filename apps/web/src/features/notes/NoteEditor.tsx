import { TextBox } from "../../ui/kit/TextBox.tsx";
import "@jotter/editor/editor.css";
import "katex/dist/katex.min.css";
import type { WrittenLine } from "@jotter/markdown/written-lines";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, memo, Suspense, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import type { OfferName } from "../../student/selection/offers.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { IconButton, iconButtonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { historyIcon, trashIcon } from "../../ui/icons/app.ts";
import { findIcon, outlineIcon } from "../../ui/icons/editor.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { ReadAloud } from "../../ui/ReadAloud.tsx";
import { canReadAloud } from "../../ui/speech.ts";
import { Backlinks } from "./Backlinks.tsx";
import styles from "./editor.module.css";
import { FormatStrip } from "./FormatStrip.tsx";
import { NoteDetails } from "./NoteDetails.tsx";
import { NoteOutline } from "./NoteOutline.tsx";
import { SaveState } from "./SaveState.tsx";
import { useEditorHost } from "./use-editor-host.ts";
import { useFollowRename } from "./use-follow-rename.ts";
import { useLineCards } from "./use-line-cards.ts";
import { useNoteEditor } from "./use-note-editor.ts";
import { useNoteHelp } from "./use-note-help.ts";
import { useNoteActions } from "./use-notes.ts";
import { WordCount } from "./WordCount.tsx";

/** MathLive is as large as the editor: it comes when somebody wants to see a formula while writing it. */
const FormulaEditor = lazy(async () => ({ default: (await import("./FormulaEditor.tsx")).FormulaEditor }));

/** One note, open. The text lives in the editor itself: React renders its surroundings, not every key. */
export const NoteEditor = memo(function NoteEditor({ id }: { readonly id: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  // The editor is made with what it offers, and what it offers works on the editor.
  const help = useRef<(offer: OfferName) => void>(() => undefined);
  const selected = useRef((): string => "");
  const makeCard = useRef<(line: WrittenLine) => void>(() => undefined);
  const { host, formula, answerFormula } = useEditorHost(id, {
    help: (offer) => help.current(offer),
    makeCard: (line) => makeCard.current(line),
    selected: () => selected.current(),
  });
  const editor = useNoteEditor(id, host, useFollowRename());
  selected.current = () => editor.editor.current?.selected("sentences")?.text ?? "";
  help.current = useNoteHelp(id, editor.editor, editor.tabTitle);
  makeCard.current = useLineCards({
    id,
    editor: editor.editor,
    title: editor.tabTitle,
    classId: editor.stored?.classId ?? null,
    revision: editor.revision,
  });
  const { deleteNote } = useNoteActions();
  const { classes } = useClasses();
  const marker = classes?.find((each) => each.id === editor.stored?.classId)?.marker;
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  if (!editor.opened) return <Loader title={t("loader.editor")} />;

  async function deleteThisNote() {
    if (await deleteNote(id, editor.discard)) await navigate({ to: "/notes" });
  }

  const shownTitle = shownNoteTitle(editor.opened.title, t);
  return (
    <article className={styles.page}>
      <title>{`${editor.tabTitle} · ${t("product")}`}</title>
      <div className={styles.bar}>
        <BackLink href="/notes">{t("editor.back")}</BackLink>
        <div className={styles.tools}>
          {canReadAloud() && <ReadAloud textToRead={editor.textToRead} />}
          <Link to="/editor/$id/history" params={{ id }} className={iconButtonClass} aria-label={t("history.title")}>
            <Icon shape={historyIcon} />
          </Link>
          <IconButton
            className={styles.narrowOnly}
            aria-label={t("editor.outline")}
            aria-expanded={isOutlineOpen}
            onClick={() => setIsOutlineOpen(!isOutlineOpen)}
          >
            <Icon shape={outlineIcon} />
          </IconButton>
          <IconButton
            aria-label={t("editor.findAndReplace")}
            title={t("editor.findAndReplace")}
            onClick={() => editor.editor.current?.find()}
          >
            <Icon shape={findIcon} />
          </IconButton>
          <IconButton aria-label={t("editor.deleteNote")} onClick={deleteThisNote}>
            <Icon shape={trashIcon} />
          </IconButton>
        </div>
      </div>
      <h1 className="visually-hidden" tabIndex={-1}>
        {editor.tabTitle}
      </h1>
      <TextBox
        bare
        ref={editor.titleRef}
        className={styles.title}
        data-marker={marker}
        aria-label={t("editor.titleLabel")}
        placeholder={t("notes.blankTitle")}
        defaultValue={shownTitle}
        rows={1}
        maxLength={1000}
        onInput={editor.titleTyped}
        onBlur={editor.titleLeft}
        onKeyDown={editor.titleKey}
      />
      {editor.stored && <NoteDetails id={id} stored={editor.stored} />}
      {isOutlineOpen && (
        <div className={styles.narrowOnly}>
          <NoteOutline editor={editor.editor} revision={editor.revision} onGone={() => setIsOutlineOpen(false)} />
        </div>
      )}
      <aside className={styles.aside}>
        <NoteOutline editor={editor.editor} revision={editor.revision} isAside />
      </aside>
      <div ref={editor.bodyRef} className={styles.body} />
      <Backlinks id={id} />
      <FormatStrip editor={editor.editor} offers={editor.isSelected ? (host.offers ?? []) : []} />
      <SaveState states={editor.states}>
        <Link to="/editor/$id/read" params={{ id }} className={styles.read}>
          {t("editor.read")}
        </Link>
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
