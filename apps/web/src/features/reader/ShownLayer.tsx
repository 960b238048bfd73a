import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Area, areasOf, lineFrom } from "./mark-areas.ts";
import { boxesOf, wordsIn } from "./page-words.ts";
import styles from "./reader.module.css";
import type { Shown } from "./shown.ts";
import { showLed } from "./use-paper.ts";

type ShownLayerProps = {
  readonly shown: readonly Shown[];
  readonly frame: RefObject<HTMLElement | null>;
  /** Another one whenever the words of the page are there anew. */
  readonly drawn: number;
};

/** Marks and hits, over the words they belong to. */
export function ShownLayer({ shown, frame, drawn }: ShownLayerProps) {
  const found = useFoundAreas(shown, frame, drawn);
  const layer = useRef<HTMLDivElement>(null);
  const led = shown.find(({ isLed, key }) => isLed && (found.get(key)?.length ?? 0) > 0)?.key;
  // Whoever stands beside the marks is told when they are there.
  useLayoutEffect(() => {
    if (found.size > 0) layer.current?.dispatchEvent(new Event("marksfound", { bubbles: true }));
  }, [found]);
  useLayoutEffect(() => {
    const first = led && layer.current?.querySelector<HTMLElement>("[data-led]");
    if (first) showLed(first);
  }, [led]);
  return (
    <div ref={layer} className={styles.shown} aria-hidden="true">
      {shown.map(({ key, look, mark, isLed, isArea }) =>
        found.get(key)?.map(({ x, y, width, height }, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the mark.
            key={`${key} ${at}`}
            data-look={look}
            data-mark={mark}
            data-area={isArea || undefined}
            data-led={isLed && at === 0 ? (look === "heading" ? "start" : "center") : undefined}
            style={{ left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` }}
          />
        )),
      )}
    </div>
  );
}

/** By key. What flows is looked for again whenever it has come to another size. */
function useFoundAreas(shown: readonly Shown[], frame: RefObject<HTMLElement | null>, drawn: number) {
  const [found, setFound] = useState<ReadonlyMap<string, readonly Area[]>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words on the page are looked through anew.
  useEffect(() => {
    const look = () => setFound(foundAreas(shown, frame.current));
    look();
    const box = frame.current;
    if (!box || shown.every(({ areas }) => areas)) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [shown, frame, drawn]);
  return found;
}

function foundAreas(shown: readonly Shown[], frame: HTMLElement | null): ReadonlyMap<string, readonly Area[]> {
  const root = frame?.querySelector("[data-words]");
  const words = root && shown.some(({ areas }) => !areas) ? wordsIn(root) : null;
  const box = words && frame ? frame.getBoundingClientRect() : null;
  return new Map(
    shown.map(({ key, areas, anchor, down }) => {
      if (areas) return [key, areas];
      if (root && box && down !== undefined) {
        return [
          key,
          lineFrom(
            [...root.querySelectorAll("span")].map((word) => word.getBoundingClientRect()),
            box,
            down,
          ),
        ];
      }
      return [key, words && box && anchor ? areasOf(boxesOf(words, anchor), box) : []];
    }),
  );
}
