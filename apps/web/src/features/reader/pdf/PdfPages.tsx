import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { PageFrame } from "../PageFrame.tsx";
import type { PagesProps } from "../pages-props.ts";
import frame from "../reader.module.css";
import { createDrawQueue, type DrawQueue } from "./draw-queue.ts";
import { PdfLinks } from "./PdfLinks.tsx";
import styles from "./pdf.module.css";
import type { PdfFile, Size } from "./pdf-file.ts";
import { useCloserLook, usePageCanvas, usePageLinks, usePageWords } from "./use-page-drawing.ts";
import { useSteadySelection } from "./use-steady-selection.ts";

type PdfPagesProps = PagesProps & {
  readonly file: PdfFile;
  /** Pixels of the screen for one of the page's points. */
  readonly scale: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Of pages that were read off their pictures. */
  readonly wordBoxes: ReadonlyMap<number, string> | undefined;
};

/** All pages have their place; those near the screen are drawn. */
export function PdfPages({ near, wordBoxes, ...props }: PdfPagesProps) {
  const { file } = props;
  const [queue] = useState(createDrawQueue);
  const sizes = useSizes(file, near);
  useSteadySelection(props.scroller);
  return Array.from({ length: file.pages }, (_, page) => {
    const size = sizes.get(page) ?? file.firstSize;
    const rank = near.indexOf(page);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a page is its place in the document.
    if (rank < 0) return <Blank key={page} page={page} size={size} scale={props.scale} />;
    return <PdfPage key={page} {...props} {...{ page, size, rank, queue }} boxes={wordBoxes?.get(page)} />;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
  });
}

type BlankProps = { readonly page: number; readonly size: Size; readonly scale: number };

/** The place of a page that is far away. */
const Blank = memo(function Blank({ page, size, scale }: BlankProps) {
  return <div data-page={page} data-look="sheet" className={frame.page} style={sized(size, scale)} />;
});

function sized({ width, height }: Size, scale: number) {
  return { width: `${width * scale}px`, height: `${height * scale}px` };
}

type PdfPageProps = Omit<PdfPagesProps, "near" | "wordBoxes"> & {
  readonly page: number;
  readonly size: Size;
  /** How much it is wanted: first the one of rank 0. */
  readonly rank: number;
  readonly queue: DrawQueue;
  /** Where its words stand, if they were read off its picture. */
  readonly boxes: string | undefined;
};

/** Of a thousand pages only those that come near or go away are thought about. */
const PdfPage = memo(function PdfPage({ file, page, size, rank, queue, scale, scroller, ...around }: PdfPageProps) {
  const { language, labelOf, hrefOf, shownOn, onArea, onMark, boxes } = around;
  const sheet = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const desk = { file, page, size, scale, queue };
  const { isSharp, isDrawn } = usePageCanvas(canvas, desk, rank);
  useCloserLook(closer, sheet, scroller, desk, !isSharp);
  const drawn = usePageWords(words, desk, isDrawn, boxes);
  const links = usePageLinks(desk, drawn);
  return (
    <PageFrame
      page={page}
      label={labelOf(page)}
      look="sheet"
      // A custom property is no property React knows.
      style={{ ...sized(size, scale), ["--total-scale-factor" as string]: scale }}
      shown={shownOn(page)}
      drawn={drawn}
      frameRef={sheet}
      onArea={onArea}
      onMark={onMark}
    >
      <div ref={canvas} className={styles.canvas} />
      <div ref={closer} className={styles.canvas} />
      <div ref={words} className={styles.words} lang={language} data-words />
      {links.length > 0 && <PdfLinks links={links} labelOf={labelOf} hrefOf={hrefOf} />}
    </PageFrame>
  );
});

/** Of pages that came near: most files have pages of one size, and the others say so when it matters. */
function useSizes(file: PdfFile, near: readonly number[]): ReadonlyMap<number, Size> {
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map());
  useEffect(() => {
    let isLeft = false;
    for (const page of near) {
      if (sizes.has(page)) continue;
      const keep = (size: Size) => isLeft || setSizes((last) => new Map([...last, [page, size]]));
      void file.sizeOf(page).then(keep, () => {});
    }
    return () => {
      isLeft = true;
    };
  }, [file, near, sizes]);
  return sizes;
}
