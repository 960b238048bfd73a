import { chapterRecordId } from "@jotter/domain/chapter-read";
import { type Mark, markColours } from "@jotter/domain/mark";
import { useEffect, useState } from "react";
import { anchorOf, foundIn } from "../../student/marks/anchor.ts";
import { addMark, comment, recolour, removeMark, restoreMark } from "../../student/marks/mark-acts.ts";
import { type StoredMark, useMarks } from "../../student/marks/use-marks.ts";
import type { ChosenWords } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { rangeIn, stretchOf, textIn } from "./marked-text.ts";
import styles from "./marks.module.css";
import { Side } from "./Side.tsx";
import { useKeepNote } from "./use-keep-note.ts";

/** The marks of a chapter, drawn over its words without changing them. Each is a record like the mark of a document. */
export function useChapterMarks(id: string): readonly StoredMark[] {
  const marks = useMarks(chapterRecordId(id)) ?? none;
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const page = document.querySelector("[data-book]");
    if (!page) return;
    let timer: ReturnType<typeof setTimeout>;
    // Formulas come later than words, and a step opens: then the marks are looked for again.
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setDrawn((last) => last + 1), 150);
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is marked anew.
  useEffect(() => {
    const page = document.querySelector("[data-book]");
    if (!page || typeof Highlight === "undefined") return;
    const text = textIn(page);
    for (const colour of markColours) {
      const ranges = marks
        .filter((one) => one.colour === colour)
        .flatMap((one) => {
          const found = foundIn(text, one);
          return (found && rangeIn(page, found)) ?? [];
        });
      CSS.highlights.set(`book-${colour}`, new Highlight(...ranges));
    }
    return () => {
      for (const colour of markColours) CSS.highlights.delete(`book-${colour}`);
    };
  }, [marks, drawn]);
  return marks;
}

const none: readonly StoredMark[] = [];

type MarkWaysProps = {
  readonly chosen: ChosenWords;
  readonly marks: readonly StoredMark[];
  readonly close: () => void;
  readonly chapterId: string;
  readonly title: string;
};

/** What can be done with words before they are studied: four colours, or a note of one's own. */
export function MarkWays({ chosen, close, chapterId, title }: MarkWaysProps) {
  const t = useTexts();
  const desk = useStudent();
  const keepNote = useKeepNote();
  async function mark(colour: Mark["colour"]) {
    const stretch = stretchOf(chosen.part, chosen.range);
    close();
    getSelection()?.removeAllRanges();
    if (!stretch) return;
    const anchor = anchorOf(textIn(chosen.part), stretch);
    const documentId = chapterRecordId(chapterId);
    const id = await addMark(desk, { documentId, page: 0, colour, ...anchor, quote: anchor.quote.slice(0, 5000) });
    toast({ text: t("textbook.marked"), action: { label: t("action.undo"), run: () => void removeMark(desk, id) } });
  }
  return (
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

/** What was marked here, with what the student says of it. */
export function Marks({ marks }: { readonly marks: readonly StoredMark[] }) {
  const t = useTexts();
  if (marks.length === 0) return null;
  return (
    <Side title={t("textbook.yourMarks")}>
      <ul className={styles.marks}>
        {marks.map((one) => (
          <MarkLine key={one.id} mark={one} />
        ))}
      </ul>
    </Side>
  );
}

function MarkLine({ mark }: { readonly mark: StoredMark }) {
  const t = useTexts();
  const desk = useStudent();
  const [typed, setTyped] = useState<string | null>(null);
  const quote = mark.quote.replace(/\s+/g, " ").slice(0, 140);
  const show = () => {
    const page = document.querySelector("[data-book]");
    const found = page && foundIn(textIn(page), mark);
    const range = page && found && rangeIn(page, found);
    range?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  };
  const remove = async () => {
    await removeMark(desk, mark.id);
    toast({
      text: t("textbook.unmarked"),
      action: { label: t("action.undo"), run: () => void restoreMark(desk, mark.id) },
    });
  };
  return (
    <li data-marker={mark.colour}>
      <Pressable className={styles.quote} onClick={show}>
        {quote}
      </Pressable>
      <TextBox
        aria-label={t("textbook.comment")}
        placeholder={t("textbook.comment")}
        rows={2}
        value={typed ?? mark.comment}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== null) void comment(desk, mark, typed).then(() => setTyped(null));
        }}
      />
      <div className={styles.ways}>
        {markColours
          .filter((colour) => colour !== mark.colour)
          .map((colour) => (
            <Pressable
              key={colour}
              className={styles.colour}
              data-marker={colour}
              aria-label={t(`textbook.colour.${colour}`)}
              onClick={() => void recolour(desk, mark.id, colour)}
            >
              <i aria-hidden="true" />
            </Pressable>
          ))}
        <Button onClick={() => void remove()}>{t("action.delete")}</Button>
      </div>
    </li>
  );
}
