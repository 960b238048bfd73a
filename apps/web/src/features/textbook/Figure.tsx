import type { ChapterFile } from "@jotter/textbook/chapter-file";
import type { WrittenFigure } from "@jotter/textbook/written";
import { useMemo } from "react";
import { Plot } from "../../student/plot/Plot.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import styles from "./chapter.module.css";
import { DiagramFigure } from "./DiagramFigure.tsx";

type FigureProps = {
  readonly file: ChapterFile["figure"];
  readonly written: WrittenFigure;
  readonly marker: string;
};

/** What can be moved: curves with a letter, or a drawing whose parts speak. */
export function Figure({ file, written, marker }: FigureProps) {
  const { labels, text } = written;
  const plot = useMemo(() => {
    if (file.kind !== "plot") return null;
    const named = (name: string) => labels.get(name)?.slice(0, 60);
    const { x, y, curves } = file.plot;
    return {
      ...file.plot,
      x: { ...x, label: named("x") },
      ...(y && { y: { ...y, label: named("y") } }),
      curves: curves.map((curve, at) => ({ ...curve, label: named(`curve ${at + 1}`) })),
    };
  }, [file, labels]);
  return (
    <>
      <Markdown text={text} />
      <div className={styles.card}>
        {plot && <Plot plot={plot} marker={marker} parameterLabel={labels.get("parameter")} />}
        {file.kind === "diagram" && <DiagramFigure diagram={file} written={written} />}
      </div>
    </>
  );
}
