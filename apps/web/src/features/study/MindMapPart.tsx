import { useEffect, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { type History, historyOf, settled, withStep } from "./mind-map/history.ts";
import { MindMap } from "./mind-map/MindMap.tsx";
import { markdownOf, treeOf } from "./mind-map/tree.ts";
import { piecesOf } from "./mind-map-pieces.ts";

type MindMapPartProps = {
  /** The nested list it begins with. */
  readonly content: string;
  readonly title: string;
  /** The steps of each version: what was done before its text was edited can still be taken back. */
  readonly histories: Map<number, History>;
  readonly version: number;
  readonly markOf: (text: string) => number | undefined;
  readonly marker: Parameters<typeof MindMap>[0]["marker"];
  readonly onMark: (mark: number) => void;
  readonly onChange: (content: string) => void;
};

/** A summary as a map. The list it is stored as follows every change. [SUM-1] */
export function MindMapPart(props: MindMapPartProps) {
  const { content, title, histories, version, markOf, marker, onMark, onChange } = props;
  const { t } = useLanguage();
  const [history, setHistory] = useState(() => {
    const pieces = piecesOf(content).map((piece) => {
      const mark = markOf(piece.text);
      return mark === undefined ? piece : { ...piece, mark };
    });
    const tree = treeOf(pieces, () => crypto.randomUUID(), title);
    const before = histories.get(version);
    if (!before) return historyOf(tree);
    const unchanged = markdownOf(before.present.tree) === markdownOf(tree);
    // What was written as text meanwhile is a step like any other.
    return unchanged ? settled(before) : withStep(settled(before), { tree, focus: null });
  });
  useEffect(() => {
    histories.set(version, history);
  }, [histories, version, history]);
  return (
    <MindMap
      history={history}
      onChange={(next) => {
        setHistory(next);
        // Who only looks into a thought has changed nothing.
        const content = markdownOf(next.present.tree);
        if (content !== markdownOf(history.present.tree)) onChange(content);
      }}
      onMark={onMark}
      marker={marker}
      label={t("study.summary.mind-map")}
    />
  );
}
