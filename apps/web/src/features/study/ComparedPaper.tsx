import { type ReactNode, useCallback, useEffect, useId, useMemo } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { useSteps } from "../../ui/use-steps.ts";
import styles from "./comparison.module.css";
import type { Point } from "./comparison-points.ts";
import { markedTreeSteps } from "./marked-tree.ts";

/** Two of these are read within a frame. */
const short = 4000;

/** Words of a source that a point stands on. */
export type MarkedPassage = { readonly from: number; readonly to: number; readonly point: Point };

type ComparedPaperProps = {
  readonly text: string;
  readonly passages: readonly MarkedPassage[];
  readonly active: Point | undefined;
  readonly onChoose: (point: Point) => void;
  readonly onDrawn: () => void;
};

/** A source as it is read, and what was found in it marked: a press on a passage leads to its point. */
export function ComparedPaper({ text, passages, active, onChoose, onDrawn }: ComparedPaperProps) {
  const id = useId();
  const places = useMemo(() => new Map(passages.map((one) => [String(one.from), one])), [passages]);
  const steps = useCallback(
    () =>
      markedTreeSteps(
        text,
        [...places].map(([key, { from, to }]) => ({ key, from, to })),
      ),
    [text, places],
  );
  const tree = useSteps(steps, text.length <= short);
  useEffect(() => {
    if (tree) onDrawn();
  }, [tree, onDrawn]);
  const passageOf = useCallback(
    (name: string, words: ReactNode) => {
      const [key = "", piece] = name.split(":");
      const point = places.get(key)?.point;
      if (!point) return words;
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: without a mouse there is a button at its begin.
        <mark
          key={name}
          className={styles.passage}
          data-tone={point.tone}
          data-active={point.key === active?.key || undefined}
          onClick={() => onChoose(point)}
        >
          {piece === "0" && (
            <Pressable
              className={styles.toPoint}
              onClick={(event) => {
                event.stopPropagation();
                onChoose(point);
              }}
            >
              {point.text}
            </Pressable>
          )}
          {words}
        </mark>
      );
    },
    [places, active, onChoose],
  );
  if (!tree) return <Loader size="small" />;
  return (
    <Markdown text={text} tree={tree} passageOf={passageOf} headingOffset={2} idPrefix={`${id}-`} asksBeforeLeaving />
  );
}
