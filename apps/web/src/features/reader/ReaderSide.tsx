import { lazy, type RefObject, Suspense, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { outlineIcon, pagesIcon } from "../../ui/icons/reader.ts";
import { useTexts } from "../../ui/language.tsx";
import { OutlineList } from "./OutlineList.tsx";
import type { PlacedEntry } from "./outline-places.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import styles from "./reader.module.css";
import type { Paper } from "./use-paper.ts";

const Thumbnails = lazy(async () => ({ default: (await import("./pdf/Thumbnails.tsx")).Thumbnails }));

type ReaderSideProps = {
  readonly file: PdfFile | null;
  readonly outline: readonly PlacedEntry[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly paper: Paper;
  readonly labelOf: (page: number) => string;
  readonly onPage: (page: number) => void;
  readonly onEntry: (entry: PlacedEntry) => void;
};

/** The ways through a document: its headings, or its pages in small. */
export function ReaderSide({ file, outline, scroller, paper, labelOf, onPage, onEntry }: ReaderSideProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<"outline" | "pages">("outline");
  const hasOutline = outline.length > 0;
  const shown = file && (!hasOutline || chosen === "pages") ? "pages" : "outline";
  if (!file && !hasOutline) return <p className={styles.hint}>{t("reader.noContents")}</p>;
  return (
    <>
      {file && hasOutline && (
        <div className={styles.ways}>
          <IconButton
            aria-label={t("reader.contents")}
            aria-pressed={shown === "outline"}
            onClick={() => setChosen("outline")}
          >
            <Icon shape={outlineIcon} />
          </IconButton>
          <IconButton
            aria-label={t("reader.pages")}
            aria-pressed={shown === "pages"}
            onClick={() => setChosen("pages")}
          >
            <Icon shape={pagesIcon} />
          </IconButton>
        </div>
      )}
      {shown === "outline" && hasOutline && (
        <OutlineList outline={outline} scroller={scroller} eye={paper.eye} onEntry={onEntry} />
      )}
      {shown === "pages" && file && (
        <Suspense fallback={null}>
          <Thumbnails file={file} page={paper.page} labelOf={labelOf} onPage={onPage} />
        </Suspense>
      )}
    </>
  );
}
