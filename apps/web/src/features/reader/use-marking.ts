import type { Mark } from "@jotter/domain/mark";
import { useMemo, useRef, useState } from "react";
import {
  addMark,
  addMarkOnce,
  comment,
  recolour,
  recomment,
  removeMark,
  restoreMark,
} from "../../student/marks/mark-acts.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { ChosenWords } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { dismissToast, toast } from "../../ui/overlays.ts";
import { type Area, areasOf } from "./mark-areas.ts";
import { anchorOfRange, boxesOfRange, rangeOfWords } from "./page-words.ts";
import { createUndoSteps } from "./undo-steps.ts";

const undone = "mark";
/** As many as a mark keeps. */
const mostLetters = 5000;

/** Marks are made and taken away, and each step can be undone and done again. */
export function useMarking(documentId: string, marks: readonly StoredMark[]) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const latest = useRef(marks);
  latest.current = marks;
  const [steps] = useState(createUndoSteps);
  return useMemo(() => {
    const desk = { replica, now };
    const offerUndo = (text: string, undo: () => void, redo: () => void) =>
      toast({ text, replaces: undone, action: { label: t("action.undo"), run: steps.add(undo, redo) } });
    const made = (id: string) => {
      offerUndo(
        t("reader.marked"),
        () => void removeMark(desk, id),
        () => void restoreMark(desk, id),
      );
      return id;
    };
    const recoloured = ({ id, colour: before }: Pick<StoredMark, "id" | "colour">, colour: Mark["colour"]) => {
      if (colour === before) return;
      void recolour(desk, id, colour);
      offerUndo(
        t("reader.recoloured"),
        () => void recolour(desk, id, before),
        () => void recolour(desk, id, colour),
      );
    };
    return {
      /** The id of the mark; null where the words are on no page. Whole words, unless just these letters are meant. */
      async markWords(
        { part, range: selected }: Pick<ChosenWords, "part" | "range">,
        colour: Mark["colour"],
        isExact = false,
      ) {
        const frame = part.closest<HTMLElement>("[data-page]");
        const range = isExact ? selected : rangeOfWords(part, selected);
        const words = anchorOfRange(part, range);
        if (!frame || !words || words.quote === "") return null;
        const anchor = { ...words, quote: words.quote.slice(0, mostLetters) };
        // A sheet looks the same for ever; what flows is found by its words.
        const isSheet = frame.dataset.look === "sheet";
        const areas = isSheet ? areasOf(boxesOfRange(part, range), frame.getBoundingClientRect()) : [];
        const page = Number(frame.dataset.page);
        const places = areas.length > 0 ? { areas: [...areas] } : {};
        const { id, before } = await addMarkOnce(desk, { documentId, page, ...anchor, ...places, colour });
        if (!before) return made(id);
        recoloured({ id, colour: before }, colour);
        return id;
      },
      async markArea(page: number, area: Area, colour: Mark["colour"]) {
        return made(await addMark(desk, { documentId, page, quote: "", areas: [area], colour }));
      },
      /** The last step, also when nothing offers it any more; false where there is none. */
      undo: () => {
        dismissToast(undone);
        return steps.undoLast();
      },
      /** What was undone last; false where nothing was. */
      redo: () => {
        dismissToast(undone);
        return steps.redoLast();
      },
      recolour: recoloured,
      comment: (mark: StoredMark, typed: string) => comment(desk, mark, typed),
      /** It was left with other words: those before can be had again. */
      commented(mark: StoredMark, before: string, after: string) {
        if (!latest.current.some(({ id }) => id === mark.id)) return;
        offerUndo(
          t("reader.commented"),
          () => void recomment(desk, { ...mark, comment: after }, before),
          () => void recomment(desk, { ...mark, comment: before }, after),
        );
      },
      async remove({ id }: StoredMark) {
        await removeMark(desk, id);
        offerUndo(
          t("reader.removed"),
          () => void restoreMark(desk, id),
          () => void removeMark(desk, id),
        );
      },
    };
  }, [replica, now, t, documentId, steps]);
}
