import type { Document } from "@jotter/domain/document";
import { lazy, type ReactNode, type Ref, type RefObject, Suspense, useImperativeHandle, useRef } from "react";
import type { DocumentPages } from "../../student/documents/document-pages.ts";
import type { DocumentPictures } from "../../student/documents/use-document-pictures.ts";
import { useTexts } from "../../ui/language.tsx";
import { FlowPages } from "./FlowPages.tsx";
import { PicturePage } from "./PicturePage.tsx";
import type { PagesProps } from "./pages-props.ts";
import styles from "./reader.module.css";
import type { Source } from "./use-source.ts";

const PdfPages = lazy(async () => ({ default: (await import("./pdf/PdfPages.tsx")).PdfPages }));

type PaperProps = PagesProps & {
  readonly ref: Ref<HTMLElement>;
  readonly source: Source;
  readonly kind: Document["kind"];
  readonly pages: DocumentPages;
  /** Those within the file, for a text that flows. */
  readonly pictures: DocumentPictures;
  readonly scale: number;
  /** A link on the pages is about to be followed. */
  /** What stands beside the pages, and is scrolled with them. */
  readonly beside: ReactNode;
  /** Why there is nothing to be seen, or not yet. */
  readonly message: ReactNode;
};

/** The pages, below each other, whatever they are drawn from. By arrows and Page keys it scrolls like any page. */
export function Paper({ ref, beside, message, ...props }: PaperProps) {
  const t = useTexts();
  const scroller = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => scroller.current as HTMLElement);
  const { source, kind } = props;
  // A slide or a chapter ends where it ends; the pages of a text are only how it is kept.
  const flow = source.state !== "text" ? undefined : kind === "pptx" || kind === "epub" ? "parts" : "whole";
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by the arrow keys.
    <section ref={scroller} className={styles.paper} tabIndex={0} aria-label={t("reader.paper")}>
      {message}
      <div className={styles.sheets} data-sheets>
        <div className={styles.pages} data-pages data-flow={flow}>
          <Suspense fallback={null}>
            <Pages scroller={scroller} {...props} />
          </Suspense>
        </div>
        {beside}
      </div>
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above.
  );
}

type DrawnProps = Omit<PaperProps, "ref" | "beside" | "message"> & {
  readonly scroller: RefObject<HTMLElement | null>;
};

function Pages({ source, kind, pages, pictures, scale, scroller, ...props }: DrawnProps) {
  const drawn = { scale, scroller, ...props };
  if (source.state === "pdf") return <PdfPages file={source.file} wordBoxes={pages.wordBoxes} {...drawn} />;
  if (source.state === "text") return <FlowPages kind={kind} texts={pages.texts} pictures={pictures} {...props} />;
  if (source.state !== "image") return null;
  return <PicturePage source={source} text={pages.texts[0] ?? ""} boxes={pages.wordBoxes?.get(0)} {...drawn} />;
}
