import { lazy, Suspense, useState } from "react";
import type { DocumentPages } from "../../student/documents/document-pages.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { outlineIcon, pagesIcon } from "../../ui/icons/reader.ts";
import { useTexts } from "../../ui/language.tsx";
import { OutlineList } from "./OutlineList.tsx";
import type { PdfFile } from "./pdf/pdf-file.ts";
import styles from "./reader.module.css";

const Thumbnails = lazy(async () => ({ default: (await import("./pdf/Thumbnails.tsx")).Thumbnails }));

type ReaderSideProps = {
  readonly file: PdfFile | null;
  readonly outline: DocumentPages["outline"];
  readonly page: number;
  readonly labelOf: (page: number) => string;
  readonly onPage: (page: number) => void;
};

/** The ways through a document: its headings, or its pages in small. */
export function ReaderSide({ file, outline, page, labelOf, onPage }: ReaderSideProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<"outline" | "pages">("outline");
  const hasOutline = outline.length > 0;
  const shown = file && (!hasOutline || chosen === "pages") ? "pages" : "outline";
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
      {shown === "outline" && hasOutline && <OutlineList outline={outline} page={page} onPage={onPage} />}
      {shown === "pages" && file && (
        <Suspense fallback={null}>
          <Thumbnails file={file} page={page} labelOf={labelOf} onPage={onPage} />
        </Suspense>
      )}
    </>
  );
}
