import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BesideEditor } from "../../../student/notes/beside-note.ts";
import { Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { type CommentActs, CommentCard } from "./CommentCard.tsx";
import type { EssayComment } from "./comments.ts";
import styles from "./essay.module.css";
import { marginPlaces } from "./margin-places.ts";

/** More than anybody works through at once; the others come as these are done. */
const mostShown = 60;

type CommentMarginProps = CommentActs & {
  readonly comments: readonly EssayComment[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly done: ReadonlySet<string>;
  readonly open: string | null;
  readonly editor: BesideEditor | null;
};

/** Beside the text: each comment at the height of its sentence, the open one tied to it. [ESS-1] */
export function CommentMargin({ comments, numbers, done, open, editor, ...acts }: CommentMarginProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const openAt = comments.findIndex(({ id }) => id === open);
  const first = Math.max(0, openAt - mostShown / 2);
  const shown = comments.slice(first, first + mostShown);
  const hidden = usePlaces(list, shown, openAt - first, editor);
  const above = first + hidden;
  const [before] = comments.slice(above - 1, above);
  return (
    <aside className={styles.margin} aria-label={t("essay.mode.feedback")}>
      {above > 0 && before && (
        <Pressable className={styles.above} onClick={() => acts.onOpen(before.id)}>
          {t("essay.above", { count: above })}
        </Pressable>
      )}
      <ul ref={list}>
        {shown.map((comment) => (
          <li key={comment.id} data-open={comment.id === open} data-placed={comment.place !== null}>
            <CommentCard
              comment={comment}
              number={numbers.get(comment.id) ?? 0}
              isOpen={comment.id === open}
              isDone={done.has(comment.id)}
              {...acts}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Puts the comments in their places whenever the text or they have come to another size; says how many have none. */
function usePlaces(
  list: RefObject<HTMLUListElement | null>,
  shown: readonly EssayComment[],
  open: number,
  editor: BesideEditor | null,
): number {
  const [hidden, setHidden] = useState(0);
  const place = useRef((): number => 0);
  place.current = () => {
    const box = list.current;
    if (!box) return 0;
    const entries = [...box.children] as HTMLElement[];
    const top = box.getBoundingClientRect().top;
    const pieces = shown.map(({ id, place: on }, at) => {
      const own = on && editor ? editor.topOfPin(id) : null;
      return { top: own === null ? null : Math.max(0, own - top), height: entries[at]?.offsetHeight ?? 0 };
    });
    const places = marginPlaces(pieces, open);
    for (const [at, entry] of entries.entries()) {
      const own = places[at] ?? null;
      entry.style.transform = `translateY(${Math.round(own ?? 0)}px)`;
      entry.style.visibility = own === null ? "hidden" : "";
    }
    const bottoms = places.map((own, at) => (own ?? 0) + (pieces[at]?.height ?? 0));
    box.style.minHeight = `${Math.max(0, ...bottoms)}px`;
    return places.filter((own) => own === null).length;
  };
  // After every drawing: which one is open, and how high each is, may have changed.
  useLayoutEffect(() => setHidden(place.current()));
  useEffect(() => {
    const box = list.current;
    const text = box?.closest("[data-essay]");
    if (!text) return;
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setHidden(place.current());
      });
    });
    sizes.observe(text);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  }, [list]);
  return hidden;
}
