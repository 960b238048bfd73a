import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Pressable } from "../../../ui/Button.tsx";
import { TextBox } from "../../../ui/kit/TextBox.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Mark } from "../../../ui/Mark.tsx";
import { type Box, widest } from "./layout.ts";
import styles from "./mind-map.module.css";
import type { Place } from "./tree.ts";

type ThoughtProps = {
  readonly place: Place;
  readonly box: Box;
  readonly mapWidth: number;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly isEdited: boolean;
  readonly onPress: () => void;
  readonly onWrite: (text: string) => void;
  readonly onMark?: (mark: number) => void;
};

/** One thought of the map: an item of the tree for those who hear it. */
export function Thought({ place, box, mapWidth, isSelected, isReachable, isEdited, ...on }: ThoughtProps) {
  const t = useTexts();
  const { node, level, parent, index } = place;
  const words = isEdited ? (
    <Writing text={node.text} onWrite={on.onWrite} />
  ) : (
    node.text || <span className={styles.empty}>{t("mindMap.empty")}</span>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys, for all its items.
    <div
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={index + 1}
      aria-setsize={parent?.children.length ?? 1}
      aria-selected={isSelected}
      {...(node.children.length > 0 && { "aria-expanded": true })}
      tabIndex={isReachable && !isEdited ? 0 : -1}
      className={styles.thought}
      data-thought={node.id}
      data-level={Math.min(level, 3)}
      data-side={box.side}
      data-edited={isEdited}
      style={{ left: box.x, top: box.y, maxWidth: widest(level, mapWidth) }}
      onClick={on.onPress}
    >
      {level === 0 ? <Mark>{words}</Mark> : <span>{words}</span>}
      {node.mark !== undefined && <Source mark={node.mark} onMark={on.onMark} />}
    </div>
  );
}

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

function Source({ mark, onMark }: { mark: number; onMark: ((mark: number) => void) | undefined }): ReactNode {
  const t = useTexts();
  if (!onMark) return <sup className={styles.source}>{mark}</sup>;
  return (
    <Pressable
      className={styles.source ?? ""}
      tabIndex={-1}
      aria-label={t("mindMap.source", { number: mark })}
      onClick={(event) => {
        event.stopPropagation();
        onMark(mark);
      }}
    >
      {mark}
    </Pressable>
  );
}
