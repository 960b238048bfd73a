import { card } from "@jotter/domain/card";
import type { Editor } from "@jotter/editor/editor";
import type { WrittenLine } from "@jotter/markdown/written-lines";
import { type RefObject, useEffect, useRef } from "react";
import { noteOpened } from "../../student/cards/follow-notes.ts";
import { dropCards } from "../../student/cards/keep-cards.ts";
import { isLineOf } from "../../student/cards/line-cards.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

type OpenNote = {
  readonly id: string;
  readonly editor: RefObject<Editor | null>;
  readonly title: string;
  readonly classId: string | null;
  /** Grows when the text was changed and saved. */
  readonly revision: number;
};

/** Longer than the pause after which a text is saved: a line that is half written is nobody's card yet. */
const pauseMs = 1500;

/** The cards of an open note follow its lines, and each line says what is known of its card. [FLA-1] [NOT-7] */
export function useLineCards({ id, editor, title, classId, revision }: OpenNote): (line: WrittenLine) => void {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const cards = useLive(() => replica.having(card, "source.id", [id]), [replica, id]);
  const hasCards = cards?.some(({ data }) => isLineOf(data, id)) ?? false;

  /** False where somebody typed meanwhile. */
  async function settle(): Promise<boolean> {
    const found = editor.current?.cards();
    if (!found) return false;
    if (found.lines.length === 0 && !hasCards) return found.sign([]);
    const { settleLines } = await import("./line-cards.ts");
    const { signs, suspended } = await settleLines(found.lines, { replica, noteId: id, now: now(), t, format });
    if (suspended.length > 0) tellGone(suspended);
    return found.sign(signs);
  }

  function tellGone(ids: readonly string[]) {
    const takeUp = () =>
      Promise.all(ids.map((one) => replica.update(card, one, { suspendedAt: null, updatedAt: now() })));
    toast({
      text: t("cards.line.gone", { count: ids.length, formatted: format.number(ids.length) }),
      action: { label: t("action.undo"), run: () => void takeUp() },
    });
  }

  async function make(line: WrittenLine) {
    const { keepLine } = await import("./line-cards.ts");
    await settle();
    const there = await replica.having(card, "source.id", [id]);
    if (there.some(({ data }) => isLineOf(data, id) && data.source?.quote === line.line)) return;
    const topic = editor.current?.outline().findLast(({ at }) => at < line.at)?.text;
    const { ids, name } = await keepLine(replica, line, { noteId: id, title, classId, topic }, now());
    toast({
      text: t("cards.kept", { count: ids.length, formatted: format.number(ids.length), name }),
      action: { label: t("action.undo"), run: () => void dropCards(replica, ids) },
    });
  }

  const latest = useRef({ settle, hasCards });
  latest.current = { settle, hasCards };
  useEffect(() => noteOpened(id), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the text or of its cards.
  useEffect(() => {
    if (cards === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async () => {
      // A sign-out closes the records under it.
      const isDone = await latest.current.settle().catch(() => true);
      if (!isDone && !isLeft) timer = setTimeout(look, pauseMs);
    };
    timer = setTimeout(look, pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [cards, revision]);
  // What was written last is not looked at yet when the note is left.
  useEffect(() => () => void (latest.current.hasCards && latest.current.settle().catch(() => undefined)), []);
  return (line) => void make(line);
}
