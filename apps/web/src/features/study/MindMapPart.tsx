import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { MindMap } from "./mind-map/MindMap.tsx";
import { markdownOf, treeOf } from "./mind-map/tree.ts";
import { piecesOf } from "./mind-map-pieces.ts";

type MindMapPartProps = {
  /** The nested list it begins with. */
  readonly content: string;
  readonly title: string;
  readonly markOf: (text: string) => number | undefined;
  readonly marker: Parameters<typeof MindMap>[0]["marker"];
  readonly onMark: (mark: number) => void;
  readonly onChange: (content: string) => void;
};

/** A summary as a map. The list it is stored as follows every change. [SUM-1] */
export function MindMapPart({ content, title, markOf, marker, onMark, onChange }: MindMapPartProps) {
  const { t } = useLanguage();
  const [tree, setTree] = useState(() =>
    treeOf(
      piecesOf(content).map((piece) => {
        const mark = markOf(piece.text);
        return mark === undefined ? piece : { ...piece, mark };
      }),
      () => crypto.randomUUID(),
      title,
    ),
  );
  return (
    <MindMap
      tree={tree}
      onChange={(next) => {
        setTree(next);
        onChange(markdownOf(next));
      }}
      onMark={onMark}
      marker={marker}
      label={t("study.summary.mind-map")}
    />
  );
}
