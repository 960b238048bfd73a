import type { Document } from "@jotter/domain/document";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { DocumentPictures } from "../../student/documents/use-document-pictures.ts";
import { namedPlace } from "../../student/marks/mark-link.ts";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { documentPicture, PicturesContext } from "./DocumentPicture.tsx";
import { PageFrame } from "./PageFrame.tsx";
import type { PagesProps } from "./pages-props.ts";
import { usePrinting } from "./print-flow.ts";
import styles from "./reader.module.css";
import { slideParts } from "./slide-parts.ts";

/** Until a page was drawn, about as high as its letters will make it. */
const heightOfLetter = 0.45;
const leastHeight = 120;

type FlowPagesProps = PagesProps & {
  readonly texts: readonly string[];
  readonly kind: Document["kind"];
  readonly pictures: DocumentPictures;
};

/** A text that flows: with the student's own letters, by our own safe tree. */
export function FlowPages({ texts, near, pictures, ...props }: FlowPagesProps) {
  const isPrinting = usePrinting();
  return (
    <PicturesContext value={pictures}>
      {texts.map((text, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the document.
        <FlowPage key={page} text={text} page={page} isNear={isPrinting || near.includes(page)} {...props} />
      ))}
    </PicturesContext>
  );
}

type FlowPageProps = Omit<PagesProps, "near"> & {
  readonly kind: Document["kind"];
  readonly text: string;
  readonly page: number;
  readonly isNear: boolean;
};

const FlowPage = memo(function FlowPage({ text, page, isNear, kind, ...around }: FlowPageProps) {
  const { language, labelOf, hrefOf, shownOn, onArea, onMark } = around;
  const frame = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(Math.max(leastHeight, text.length * heightOfLetter));
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const box = frame.current;
    if (!isNear || !box) return;
    const measure = () => setHeight(box.offsetHeight);
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    // A long page is drawn in slices, and its formulas come later.
    const changes = new MutationObserver(() => setDrawn((last) => last + 1));
    const words = box.querySelector("[data-words]");
    if (words) changes.observe(words, { childList: true, subtree: true });
    setDrawn((last) => last + 1);
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [isNear]);
  return (
    <PageFrame
      page={page}
      label={labelOf(page)}
      look="flow"
      {...(!isNear && { style: { height } })}
      shown={shownOn(page)}
      drawn={drawn}
      frameRef={frame}
      onArea={onArea}
      onMark={onMark}
    >
      {isNear && kind === "pptx" && (
        <span className={styles.number} aria-hidden="true">
          {labelOf(page)}
        </span>
      )}
      {isNear && <Words text={text} page={page} kind={kind} language={language} hrefOf={hrefOf} />}
    </PageFrame>
  );
});

type WordsProps = Pick<FlowPageProps, "text" | "page" | "kind" | "language" | "hrefOf">;

const Words = memo(function Words({ text, page, kind, language, hrefOf }: WordsProps) {
  const t = useTexts();
  const placeHref = useCallback(
    (name: string) => {
      const place = namedPlace(name);
      return place && hrefOf(place);
    },
    [hrefOf],
  );
  const { shown, said } = kind === "pptx" ? slideParts(text) : { shown: text, said: "" };
  const how = { headingOffset: 1, asksBeforeLeaving: true, placeHref, picture: documentPicture } as const;
  // Something that is neither words nor a file of its own, like a drawing among the marks of a page.
  if (kind === "epub" && text.trim() === "") return <p className={styles.picturePage}>{t("reader.picture")}</p>;
  return (
    <div className={styles.flow} lang={language} data-words>
      <Markdown text={shown} idPrefix={`page-${page}-`} {...how} />
      {said !== "" && (
        <aside className={styles.said} aria-label={t("reader.speakerNotes")}>
          <p className={styles.saidTitle}>{t("reader.speakerNotes")}</p>
          <Markdown text={said} idPrefix={`said-${page}-`} {...how} />
        </aside>
      )}
    </div>
  );
});
