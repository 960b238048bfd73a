import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { PageFrame } from "../PageFrame.tsx";
import type { PagesProps } from "../pages-props.ts";
import { createDrawQueue, type DrawQueue } from "./draw-queue.ts";
import styles from "./pdf.module.css";
import type { PdfFile, Size } from "./pdf-file.ts";
import { useCloserLook, usePageCanvas, usePageWords } from "./use-page-drawing.ts";

type PdfPagesProps = PagesProps & {
  readonly file: PdfFile;
  /** Pixels of the screen for one of the page's points. */
  readonly scale: number;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** All pages have their place; those near the screen are drawn. */
export function PdfPages({ near, ...props }: PdfPagesProps) {
  const { file } = props;
  const [queue] = useState(createDrawQueue);
  const sizes = useSizes(file, near);
  return Array.from({ length: file.pages }, (_, page) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the document.
      key={page}
      {...props}
      page={page}
      size={sizes.get(page) ?? file.firstSize}
      rank={near.indexOf(page)}
      queue={queue}
    />
  ));
}

type PdfPageProps = Omit<PdfPagesProps, "near"> & {
  readonly page: number;
  readonly size: Size;
  /** How much it is wanted; below zero, not at all. */
  readonly rank: number;
  readonly queue: DrawQueue;
};

/** Of a thousand pages only those that come near or go away are thought about. */
const PdfPage = memo(function PdfPage({ file, page, size, rank, queue, scale, scroller, ...around }: PdfPageProps) {
  const { labelOf, shownOn, onArea, onMark } = around;
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = rank >= 0;
  const desk = { file, page, size, scale, queue };
  const isSharp = usePageCanvas(canvas, desk, rank);
  useCloserLook(closer, frame, scroller, desk, isNear && !isSharp);
  const drawn = usePageWords(words, desk, isNear);
  const sized = { width: `${size.width * scale}px`, height: `${size.height * scale}px` };
  return (
    <PageFrame
      page={page}
      label={labelOf(page)}
      look="sheet"
      // A custom property is no property React knows.
      style={{ ...sized, ["--total-scale-factor" as string]: scale }}
      shown={shownOn(page)}
      drawn={drawn}
      frameRef={frame}
      onArea={onArea}
      onMark={onMark}
    >
      <div ref={canvas} className={styles.canvas} />
      <div ref={closer} className={styles.canvas} />
      {isNear && <div ref={words} className={styles.words} data-words />}
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
