import { lineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { downIcon, handleIcon, upIcon } from "../../ui/icons/quiz.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { moved } from "./given.ts";
import type { AnswerProps } from "./OptionKeys.tsx";
import styles from "./quiz.module.css";

/** Things to be put in order: dragged, moved by the arrow keys, or by a button each. */
export function OrderAnswer({ question, given, onGive, askedBy }: AnswerProps) {
  const t = useTexts();
  const format = useFormat();
  const items = typeof given === "string" ? question.options : given;
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const nameOf = (item: string) => readableText(lineOf(item));

  const move = (item: string, to: number) => {
    const from = items.indexOf(item);
    if (to === from || to < 0 || to >= items.length) return;
    const focused = document.activeElement;
    held.current = focused instanceof HTMLElement && list.current?.contains(focused) ? focused : null;
    onGive(moved(items, from, to));
    setSaid(t("quiz.movedTo", { item: nameOf(item), place: format.number(to + 1), of: format.number(items.length) }));
  };
  // What is put elsewhere in a document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order is another.
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  }, [items]);
  const press = (event: KeyboardEvent, item: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(item, items.indexOf(item) + step);
  };
  /** To where the finger is. */
  const drag = useEffectEvent(({ clientY }: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return clientY >= top && clientY <= bottom;
    });
    if (over >= 0 && dragged !== null) move(dragged, over);
  });
  useEffect(() => {
    if (dragged === null) return;
    const follow = (event: PointerEvent) => drag(event);
    const letGo = () => setDragged(null);
    addEventListener("pointermove", follow);
    addEventListener("pointerup", letGo);
    addEventListener("pointercancel", letGo);
    return () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", letGo);
      removeEventListener("pointercancel", letGo);
    };
  }, [dragged]);
  return (
    <>
      <p className={styles.readAs}>{t("quiz.orderHint")}</p>
      <ol ref={list} className={styles.options} aria-label={t("quiz.yourAnswer")} aria-describedby={askedBy}>
        {items.map((item, at) => (
          <li key={item} className={styles.ordered} data-dragged={dragged === item}>
            <Pressable
              className={styles.handle}
              onKeyDown={(event) => press(event, item)}
              onPointerDown={() => setDragged(item)}
            >
              <Icon shape={handleIcon} size={20} />
              <span className={styles.letter}>{format.number(at + 1)}</span>{" "}
              <span lang={question.language}>
                <InlineMarkdown text={item} />
              </span>
            </Pressable>
            <IconButton
              aria-label={t("quiz.moveUp", { item: nameOf(item) })}
              aria-disabled={at === 0}
              onClick={() => move(item, at - 1)}
            >
              <Icon shape={upIcon} size={18} />
            </IconButton>
            <IconButton
              aria-label={t("quiz.moveDown", { item: nameOf(item) })}
              aria-disabled={at === items.length - 1}
              onClick={() => move(item, at + 1)}
            >
              <Icon shape={downIcon} size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
