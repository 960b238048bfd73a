import type { Document } from "@jotter/domain/document";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DocumentPages } from "../../student/documents/document-pages.ts";
import type { LinkedPlace } from "../../student/marks/mark-link.ts";
import { type StoredMark, useMarks } from "../../student/marks/use-marks.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { AreaHint } from "./AreaHint.tsx";
import { FindBar } from "./FindBar.tsx";
import { MarksList } from "./MarksList.tsx";
import { Paper } from "./Paper.tsx";
import { ReaderFoot } from "./ReaderFoot.tsx";
import { ReaderSide } from "./ReaderSide.tsx";
import { ReaderTop } from "./ReaderTop.tsx";
import styles from "./reader.module.css";
import { SelectedWords } from "./SelectedWords.tsx";
import { useAsked } from "./use-asked.ts";
import { useFind } from "./use-find.ts";
import { useMarking } from "./use-marking.ts";
import { useNightPaper } from "./use-night-paper.ts";
import { usePaper } from "./use-paper.ts";
import { useReaderKeys } from "./use-reader-keys.ts";
import { useReadingPlace } from "./use-reading-place.ts";
import { type Led, usePlacedMarks, useShown } from "./use-shown.ts";
import { useSource } from "./use-source.ts";
import { useZoom } from "./use-zoom.ts";

type OpenDocumentProps = {
  readonly id: string;
  readonly document: Document;
  readonly pages: DocumentPages;
  readonly asked: LinkedPlace;
};

export function OpenDocument({ id, document, pages, asked }: OpenDocumentProps) {
  const t = useTexts();
  const format = useFormat();
  const [attempt, setAttempt] = useState(0);
  const source = useSource(id, document, attempt);
  const file = source.state === "pdf" ? source.file : null;
  const scroller = useRef<HTMLElement>(null);
  const count = file?.pages ?? (source.state === "text" ? pages.texts.length : source.state === "image" ? 1 : 0);
  const { start, moved } = useReadingPlace(id, document, asked);
  const paper = usePaper(scroller, count, start, moved);
  const zoom = useZoom(scroller, file?.firstSize ?? null, paper);
  const find = useFind(pages.texts, paper.page);
  const stored = useMarks(id);
  const marks = usePlacedMarks(stored, pages.texts, source.state === "text");
  const marking = useMarking(id);
  const night = useNightPaper();
  const [led, setLed] = useState<Led | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [panel, setPanel] = useState<"side" | "marks" | null>(null);
  const [isArea, setIsArea] = useState(false);
  const shownOn = useShown(marks, find.shown, led);
  const isNarrow = useMatches("(max-width: 1100px)");
  const labelOf = useCallback(
    (page: number) => t("reader.page", { label: pages.labels[page] ?? format.number(page + 1) }),
    [t, format, pages.labels],
  );
  const { goTo } = paper;
  const toPage = useCallback((page: number) => goTo({ page, share: 0 }), [goTo]);
  const toMark = useCallback(
    (mark: StoredMark) => {
      setLed({ key: String(performance.now()), page: mark.page, mark: mark.id });
      goTo({ page: mark.page, share: (mark.areas?.[0]?.y ?? 0) / 1000 });
    },
    [goTo],
  );
  useAsked(asked, stored && count > 0 ? marks : undefined, toMark, toPage, setLed);
  const hitPage = find.current?.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hit is gone to once.
  useEffect(() => {
    if (hitPage !== undefined && find.words !== null && !paper.near.includes(hitPage)) toPage(hitPage);
  }, [find.current]);
  useReaderKeys(scroller, {
    find: () => find.setWords(find.words ?? ""),
    zoom: zoom.by,
    turn: (step) => toPage(Math.min(count - 1, Math.max(0, paper.page + step))),
  });
  const openMark = useCallback(
    (mark: string) => {
      setOpen(mark);
      if (isNarrow) setPanel("marks");
    },
    [isNarrow],
  );
  const markArea = useCallback(
    (page: number, area: Parameters<typeof marking.markArea>[1]) => {
      setIsArea(false);
      void marking.markArea(page, area, "lime");
    },
    [marking],
  );
  const side = <ReaderSide file={file} outline={pages.outline} page={paper.page} labelOf={labelOf} onPage={toPage} />;
  const list = (
    <MarksList
      marks={marks}
      labelOf={labelOf}
      open={open}
      onOpen={setOpen}
      onGo={toMark}
      onColour={marking.recolour}
      onComment={marking.comment}
      onRemove={(mark) => void marking.remove(mark)}
    />
  );
  return (
    <div className={styles.reader} data-immersive="reading" data-paper={night.isOn ? "dark" : "light"}>
      <title>{`${document.title} · ${t("product")}`}</title>
      <ReaderTop
        id={id}
        document={document}
        marks={marks}
        labels={pages.labels}
        file={file}
        zoom={zoom}
        night={night}
        onFind={() => find.setWords(find.words ?? "")}
        onSide={() => setPanel("side")}
        onMarks={() => setPanel("marks")}
        onArea={source.state === "text" ? null : () => setIsArea(true)}
      />
      {find.words !== null && <FindBar find={find} onClose={() => find.setWords(null)} />}
      {isArea && <AreaHint onEnd={() => setIsArea(false)} />}
      <div className={styles.desk}>
        {!isNarrow && <div className={styles.side}>{side}</div>}
        <Paper
          ref={scroller}
          source={source}
          pages={pages}
          textState={document.text?.state}
          scale={zoom.scale}
          near={paper.near}
          labelOf={labelOf}
          shownOn={shownOn}
          onArea={isArea ? markArea : undefined}
          onMark={openMark}
          onRetry={() => setAttempt(attempt + 1)}
        />
        {!isNarrow && (
          <aside className={styles.margin} aria-label={t("reader.marks")}>
            {list}
          </aside>
        )}
      </div>
      <ReaderFoot
        id={id}
        document={document}
        marks={marks}
        labels={pages.labels}
        page={paper.page}
        count={count}
        labelOf={labelOf}
        onPage={toPage}
      />
      <SelectedWords id={id} title={document.title} marking={marking} onComment={openMark} />
      {panel && (
        <Dialog
          title={t(panel === "marks" ? "reader.marks" : "reader.contents")}
          size="side"
          hasCross
          closesBeside
          onClose={() => setPanel(null)}
        >
          {panel === "marks" ? list : side}
        </Dialog>
      )}
    </div>
  );
}
