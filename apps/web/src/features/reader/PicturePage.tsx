import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PageFrame } from "./PageFrame.tsx";
import type { PagesProps } from "./pages-props.ts";
import pdf from "./pdf/pdf.module.css";
import { useSteadySelection } from "./pdf/use-steady-selection.ts";
import styles from "./reader.module.css";
import { laySeenWords } from "./seen-words.ts";
import type { Source } from "./use-source.ts";

type PicturePageProps = Pick<PagesProps, "language" | "labelOf" | "shownOn" | "onArea" | "onMark"> & {
  readonly source: Extract<Source, { state: "image" }>;
  readonly scale: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly text: string;
  /** Where its words stand, once it was read. */
  readonly boxes: string | undefined;
};

/** A photo, with the words that were read off it. */
export function PicturePage({ source, scale, scroller, text, boxes, ...around }: PicturePageProps) {
  const { language, labelOf, shownOn, onArea, onMark } = around;
  const words = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  const { size, url } = source;
  useSteadySelection(scroller);
  useLayoutEffect(() => {
    if (!boxes || !words.current) return;
    laySeenWords(words.current, boxes, size);
    setDrawn((last) => last + 1);
  }, [boxes, size]);
  return (
    <PageFrame
      page={0}
      label={labelOf(0)}
      look="sheet"
      style={{
        width: `${size.width * scale}px`,
        height: `${size.height * scale}px`,
        // A custom property is no property React knows.
        ["--total-scale-factor" as string]: scale,
      }}
      shown={shownOn(0)}
      drawn={drawn}
      onArea={onArea}
      onMark={onMark}
    >
      {/* Its words are heard where they stand. */}
      <img className={styles.image} src={url} alt={boxes ? "" : text} draggable={false} />
      {boxes && <div ref={words} className={pdf.words} lang={language} data-words />}
    </PageFrame>
  );
}
