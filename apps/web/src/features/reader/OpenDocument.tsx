import type { Document } from "@jotter/domain/document";
import { useCallback, useMemo, useRef, useState } from "react";
import type { DocumentPages } from "../../student/documents/document-pages.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { pageNames } from "../../student/documents/page-names.ts";
import { useDocumentPictures } from "../../student/documents/use-document-pictures.ts";
import { anchorOf } from "../../student/marks/anchor.ts";
import { type LinkedPlace, placeHref } from "../../student/marks/mark-link.ts";
import { useMarkCards } from "../../student/marks/use-mark-cards.ts";
import { useMarks } from "../../student/marks/use-marks.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { AreaHint } from "./AreaHint.tsx";
import { BesideMarks } from "./BesideMarks.tsx";
import { FindBar } from "./FindBar.tsx";
import type { Hit } from "./find.ts";
import { GoToPage } from "./GoToPage.tsx";
import { MarksList } from "./MarksList.tsx";
import { NoteChoice } from "./NoteChoice.tsx";
import { NotePane } from "./NotePane.tsx";
import { placedOutline } from "./outline-places.ts";
import { Paper } from "./Paper.tsx";
import { PaperMessage } from "./PaperMessage.tsx";
import { PrintDialog } from "./PrintDialog.tsx";
import { rangeOfAnchor } from "./page-words.ts";
import { ReaderFoot } from "./ReaderFoot.tsx";
import { ReaderNotices } from "./ReaderNotices.tsx";
import { ReaderPanel } from "./ReaderPanel.tsx";
import { ReaderSide } from "./ReaderSide.tsx";
import { ReaderTop } from "./ReaderTop.tsx";
import { RenameDialog } from "./RenameDialog.tsx";
import styles from "./reader.module.css";
import { SelectedWords } from "./SelectedWords.tsx";
import { studyWays } from "./study-ways.ts";
import { useAreaFrame } from "./use-area-frame.ts";
import { useBesideNote } from "./use-beside.ts";
import { useDocumentActs } from "./use-document-acts.ts";
import { useFind } from "./use-find.ts";
import { useMarking } from "./use-marking.ts";
import { useNightPaper } from "./use-night-paper.ts";
import { usePaper } from "./use-paper.ts";
import { useReaderKeys } from "./use-reader-keys.ts";
import { useReadingPlace } from "./use-reading-place.ts";
import { useSeenPages } from "./use-seen-pages.ts";
import { usePlacedMarks, useShown } from "./use-shown.ts";
import { useSource } from "./use-source.ts";
import { useVoice } from "./use-voice.tsx";
import { useWayBack } from "./use-way-back.ts";
import { useWays } from "./use-ways.ts";
import { useZoom } from "./use-zoom.ts";
import { actualSize } from "./zoom.ts";

type OpenDocumentProps = {
  readonly id: string;
  readonly document: Document;
  readonly isTrashed: boolean;
  readonly pages: DocumentPages;
  readonly asked: LinkedPlace;
};

/** As wide as `marks.module.css` makes what stands beside the pages. */
const besideWidth = 300;

export function OpenDocument({ id, document, isTrashed, pages, asked }: OpenDocumentProps) {
  const { t, format } = useLanguage();
  const clock = useClock();
  const title = shownDocumentTitle(document.title, t);
  const { source, retry } = useSource(id, document);
  const pictures = useDocumentPictures(id, document, pages.texts);
  const file = source.state === "pdf" ? source.file : null;
  const scroller = useRef<HTMLElement>(null);
  const count = file?.pages ?? (source.state === "text" ? pages.texts.length : source.state === "image" ? 1 : 0);
  const isShown = count > 0;
  const isPhone = useMatches("(max-width: 760px)");
  const note = useBesideNote(id);
  const isRoomy = !useMatches("(max-width: 1100px)") && note.noteId === null;
  const { start, moved } = useReadingPlace(id, document, asked);
  const paper = usePaper(scroller, count, start, moved);
  useSeenPages(id, paper.inSight);
  const size = source.state === "image" ? source.size : (file?.firstSize ?? null);
  const zoom = useZoom(id, scroller, size, paper, isRoomy ? besideWidth : 0, source.state === "image" ? 1 : actualSize);
  const find = useFind(pages.texts, paper.page);
  const stored = useMarks(id);
  const { marks, lost } = usePlacedMarks(stored, pages.texts, source.state === "text");
  const cards = useMarkCards(id, marks);
  const marking = useMarking(id, marks);
  const night = useNightPaper();
  const [open, setOpen] = useState<string | null>(null);
  const [panel, setPanel] = useState<"side" | "marks" | "note" | "page" | "rename" | null>(null);
  const [isArea, setIsArea] = useState(false);
  const names = useMemo(
    () => pageNames(document.kind, pages.labels, t, format),
    [document.kind, pages.labels, t, format],
  );
  const outline = useMemo(() => placedOutline(pages), [pages]);
  const way = useWayBack(id, title, paper.place);
  const { led, toPage, jumpToPage, toMark, toEntry } = useWays({
    scroller,
    asked,
    texts: pages.texts,
    marks: stored && isShown ? marks : undefined,
    paper,
    find,
    onGo: note.toBack,
    jump: way.jump,
  });
  const hrefOf = useCallback((place: LinkedPlace) => placeHref(id, place), [id]);
  // Who listens may write meanwhile.
  const voice = useVoice(pages.texts, document.language, paper.page, (page) => paper.goTo({ page, share: 0 }));
  const acts = useDocumentActs({ id, title, document, marks, labels: pages.labels, names, file });
  useReaderKeys(scroller, {
    find: () => find.setWords(find.words ?? ""),
    print: acts.printAll,
    zoom: zoom.by,
    goToPage: () => count > 0 && setPanel("page"),
    undo: marking.undo,
    redo: marking.redo,
    turn: (step) => toPage(Math.min(count - 1, Math.max(0, paper.page + step))),
  });
  const openMark = useCallback(
    (mark: string) => {
      setOpen(mark);
      if (!isRoomy) setPanel("marks");
    },
    [isRoomy],
  );
  const endArea = useCallback(() => setIsArea(false), []);
  const markArea = useCallback(
    (page: number, area: Parameters<typeof marking.markArea>[1]) => {
      setIsArea(false);
      void marking.markArea(page, area, "lime");
    },
    [marking],
  );
  const frame = useAreaFrame({ isOn: isArea, scroller, page: paper.page, onArea: markArea, onEnd: endArea });
  const shownOn = useShown(marks, find.shown, led, frame);
  const thenClosed =
    <Wanted,>(go: (wanted: Wanted) => void) =>
    (wanted: Wanted) => {
      setPanel(null);
      go(wanted);
    };
  const sideProps = { file, outline, scroller, paper, labelOf: names.of, onPage: jumpToPage, onEntry: toEntry };
  const entryProps = {
    ...{ cards, clock, open, labelOf: names.of, onOpen: setOpen, onGo: toMark },
    ...{ onColour: marking.recolour, onComment: marking.comment, onCommented: marking.commented },
    onRemove: marking.remove,
  };
  /** On a phone the note has the whole screen: what is about the document waits. */
  const isCovered = isPhone && note.noteId !== null && !note.isBehind;
  const hasContents = file !== null || outline.length > 0;
  const hasSide = isRoomy && isShown && hasContents;
  return (
    <div className={styles.reader} data-immersive="reading" data-paper={night.isOn ? "dark" : "light"}>
      <title>{`${title} · ${t("product")}`}</title>
      <ReaderTop
        title={title}
        study={pages.texts.length > 0 ? studyWays(id, paper.page) : null}
        classId={document.classId}
        acts={acts}
        onRename={() => setPanel("rename")}
        onLeave={way.leave}
        zoom={zoom}
        night={night}
        isShown={isShown}
        isSized={source.state !== "text"}
        hasMarks={marks.length > 0}
        isPhone={isPhone}
        isCovered={isCovered}
        voice={voice}
        onFind={() => find.setWords(find.words ?? "")}
        onSide={hasSide || !hasContents ? null : () => setPanel("side")}
        onMarks={() => setPanel("marks")}
        onNote={() => {
          if (note.noteId && isPhone && note.isBehind) note.toFront();
          else if (note.noteId) note.close();
          else if (!note.reopen()) setPanel("note");
        }}
        onArea={source.state === "text" ? null : () => setIsArea(true)}
      />
      {find.words !== null && (
        <FindBar
          find={find}
          isReading={isBeingRead(document)}
          isPhone={isPhone}
          onClose={() => find.setWords(null)}
          onLeft={() => scroller.current?.focus({ preventScroll: true })}
          onEscape={() => selectFound(scroller.current, find.current, pages.texts)}
        />
      )}
      {isArea && <AreaHint frame={frame} labelOf={names.of} onEnd={endArea} />}
      <ReaderNotices id={id} document={document} isTrashed={isTrashed} isDrawn={isShown} page={paper.page} />
      <div className={styles.desk} data-desk data-side={note.noteId ? "note" : hasSide ? "contents" : "none"}>
        {hasSide && (
          <div className={styles.side}>
            <ReaderSide {...sideProps} />
          </div>
        )}
        <Paper
          ref={scroller}
          source={source}
          kind={document.kind}
          language={document.language}
          pages={pages}
          pictures={pictures}
          scale={zoom.scale}
          near={paper.near}
          labelOf={names.of}
          hrefOf={hrefOf}
          shownOn={shownOn}
          onArea={isArea ? markArea : undefined}
          onMark={openMark}
          beside={isRoomy && isShown && <BesideMarks marks={marks} lost={lost} near={paper.near} {...entryProps} />}
          message={
            <PaperMessage
              id={id}
              document={document}
              source={source}
              hasText={pages.texts.length > 0}
              onRetry={retry}
              onDownload={() => void acts.download()}
            />
          }
        />
        {note.noteId && (
          <NotePane noteId={note.noteId} beside={note} isPhone={isPhone} onOther={() => setPanel("note")} />
        )}
      </div>
      {!isCovered && (
        <ReaderFoot
          id={id}
          title={title}
          classId={document.classId}
          marks={marks}
          source={source}
          page={paper.page}
          count={count}
          names={names}
          onPage={toPage}
          onGoTo={() => setPanel("page")}
        />
      )}
      <SelectedWords
        id={id}
        title={title}
        texts={pages.texts}
        marking={marking}
        onComment={openMark}
        onLeave={way.leave}
      />
      {panel === "side" && (
        <ReaderPanel title={t("reader.contents")} onClose={() => setPanel(null)}>
          <ReaderSide {...sideProps} onPage={thenClosed(jumpToPage)} onEntry={thenClosed(toEntry)} />
        </ReaderPanel>
      )}
      {panel === "marks" && (
        <ReaderPanel title={t("reader.marks")} onClose={() => setPanel(null)}>
          <MarksList marks={marks} lost={lost} {...entryProps} />
        </ReaderPanel>
      )}
      {panel === "page" && (
        <GoToPage
          page={paper.page}
          count={count}
          kind={document.kind}
          names={names}
          onPage={toPage}
          onJump={jumpToPage}
          onClose={() => setPanel(null)}
        />
      )}
      {acts.asksPages && (
        <PrintDialog
          count={count}
          kind={document.kind}
          names={names}
          onPrint={(span) => void acts.printPages(span)}
          onClose={acts.askNoPages}
        />
      )}
      {panel === "rename" && <RenameDialog id={id} title={document.title} onClose={() => setPanel(null)} />}
      {panel === "note" && (
        <NoteChoice
          title={title}
          classId={document.classId}
          onChoose={(noteId) => {
            note.open(noteId);
            setPanel(null);
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}

/** As browsers leave their own search: without a mouse, words are found, widened by Shift and the arrows, and marked. */
function selectFound(box: HTMLElement | null, hit: Hit | undefined, texts: readonly string[]): void {
  const part = hit && box?.querySelector(`[data-page="${hit.page}"] [data-words]`);
  const range = part && rangeOfAnchor(part, anchorOf(texts[hit.page] ?? "", hit));
  if (!range) return;
  box?.focus({ preventScroll: true });
  getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
}

/** Its text, or what stands on its pictures, is still to come. */
function isBeingRead({ kind, text }: Document): boolean {
  return kind !== "other" && (text === undefined || text.state === "waiting" || text.ocr !== undefined);
}
