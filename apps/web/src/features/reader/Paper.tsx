import { lazy, type Ref, type RefObject, Suspense, useImperativeHandle, useRef } from "react";
import type { DocumentPages } from "../../student/documents/document-pages.ts";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { FlowPages } from "./FlowPages.tsx";
import { PageFrame } from "./PageFrame.tsx";
import type { PagesProps } from "./pages-props.ts";
import styles from "./reader.module.css";
import type { Source } from "./use-source.ts";

const PdfPages = lazy(async () => ({ default: (await import("./pdf/PdfPages.tsx")).PdfPages }));

type PaperProps = PagesProps & {
  readonly ref: Ref<HTMLElement>;
  readonly source: Source;
  readonly pages: DocumentPages;
  readonly textState: string | undefined;
  readonly onRetry: () => void;
  readonly scale: number;
};

/** The pages, below each other, whatever they are drawn from. By arrows and Page keys it scrolls like any page. */
export function Paper({ ref, source, pages, textState, scale, onRetry, ...props }: PaperProps) {
  const t = useTexts();
  const scroller = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => scroller.current as HTMLElement);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by the arrow keys.
    <section ref={scroller} className={styles.paper} tabIndex={0} aria-label={t("reader.paper")}>
      <div className={styles.pages}>
        <Suspense fallback={null}>
          <Pages source={source} pages={pages} scale={scale} scroller={scroller} {...props} />
        </Suspense>
      </div>
      <Message source={source} pages={pages} textState={textState} onRetry={onRetry} />
    </section>
  );
}

type DrawnProps = Omit<PaperProps, "ref" | "textState" | "onRetry"> & {
  readonly scroller: RefObject<HTMLElement | null>;
};

function Pages({ source, pages, scale, scroller, ...props }: DrawnProps) {
  if (source.state === "pdf") return <PdfPages file={source.file} scale={scale} scroller={scroller} {...props} />;
  if (source.state === "text") return <FlowPages texts={pages.texts} {...props} />;
  if (source.state !== "image") return null;
  return (
    <PageFrame page={0} label={props.labelOf(0)} look="sheet" shown={props.shownOn(0)} drawn={0} {...props}>
      <img className={styles.image} src={source.url} alt={pages.texts[0] ?? ""} />
    </PageFrame>
  );
}

/** Why there is nothing to be seen, or not yet. */
function Message({ source, pages, textState, onRetry }: Omit<PaperProps, "ref" | "scale" | keyof PagesProps>) {
  const t = useTexts();
  const format = useFormat();
  if (source.state === "unreached") {
    const { problem } = source;
    const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
    return (
      <div className={styles.message}>
        <Problem text={t(`documents.problem.${problem.kind}`, { limit })} />
        <Button look="outline" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      </div>
    );
  }
  if (source.state === "opening") return <p className={styles.message}>{t("reader.opening")}</p>;
  if (source.state === "failed") return <p className={styles.message}>{t(`reader.${source.reason}`)}</p>;
  if (source.state !== "text" || pages.texts.length > 0) return null;
  const waits = textState === undefined || textState === "waiting";
  return <p className={styles.message}>{t(waits ? "reader.textWaits" : "reader.noText")}</p>;
}
