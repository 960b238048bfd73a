import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Pressable } from "../../../ui/Button.tsx";
import { InlineWords } from "../../../ui/InlineMarkdown.tsx";
import { TextBox } from "../../../ui/kit/TextBox.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Mark } from "../../../ui/Mark.tsx";
import type { Box } from "./layout.ts";
import styles from "./mind-map.module.css";
import { drawnThought } from "./thought-line.ts";
import type { MindNode } from "./tree.ts";

type ThoughtProps = {
  readonly node: MindNode;
  readonly level: number;
  readonly position: number;
  readonly count: number;
  readonly side: Box["side"];
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly opensSource: boolean;
  /** Where it is being written in. */
  readonly onWrite: ((text: string) => void) | null;
};

/**
 * One thought of the map: an item of the tree for those who hear it. Only what changes is drawn again, so the tree
 * listens to keys and clicks for all of them.
 */
export const Thought = memo(function Thought({ node, level, onWrite, ...shown }: ThoughtProps) {
  const t = useTexts();
  const line = useMemo(() => drawnThought(node.text), [node.text]);
  const words = onWrite ? (
    <Writing text={node.text} onWrite={onWrite} />
  ) : node.text === "" ? (
    <span className={styles.empty}>{t("mindMap.empty")}</span>
  ) : (
    <InlineWords line={line} />
  );
  return (
    <div
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={shown.position}
      aria-setsize={shown.count}
      aria-selected={shown.isSelected}
      {...(node.children.length > 0 && { "aria-expanded": true })}
      tabIndex={shown.isReachable && !onWrite ? 0 : -1}
      className={styles.thought}
      data-thought={node.id}
      data-level={Math.min(level, 3)}
      data-side={shown.side}
      data-edited={onWrite !== null}
      style={{ left: shown.x, top: shown.y, maxWidth: shown.maxWidth }}
    >
      {level === 0 ? <Mark>{words}</Mark> : <span>{words}</span>}
      {node.mark !== undefined && <Source mark={node.mark} opens={shown.opensSource} />}
    </div>
  );
});

/** As large as what is written in it: the same words, unseen, give it its size. */
function Writing({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const t = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  // Its name stays what it was: it would be read out with every letter.
  const [label] = useState(() => t(text === "" ? "mindMap.editNew" : "mindMap.edit", { text }));
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, []);
  return (
    <span className={styles.writing}>
      <span aria-hidden="true">{`${text}\u200b`}</span>
      <TextBox
        ref={field}
        bare
        rows={1}
        value={text}
        aria-label={label}
        onChange={(event) => onWrite(event.target.value)}
      />
    </span>
  );
}

function Source({ mark, opens }: { readonly mark: number; readonly opens: boolean }) {
  const t = useTexts();
  if (!opens) return <sup className={styles.source}>{mark}</sup>;
  const label = t("mindMap.source", { number: mark });
  return (
    <Pressable className={styles.source ?? ""} tabIndex={-1} aria-label={label} data-mark={mark}>
      {mark}
    </Pressable>
  );
}
