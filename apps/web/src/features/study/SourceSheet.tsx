import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { placeHref } from "../../student/marks/mark-link.ts";
import { labelsOf, pageAt } from "../../student/study/document-source.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { noteIcon } from "../../ui/icons/app.ts";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./desk.module.css";
import { pageOf } from "./page-of.ts";
import { linesOf, type Passage, type SourcePiece } from "./passages.ts";
import type { StudySource } from "./use-sources.ts";

type SourceSheetProps = {
  readonly sources: readonly StudySource[];
  readonly classLabels: ClassLabels;
  readonly words: number | undefined;
  readonly passages: readonly Passage[];
  /** The passage that is looked at. */
  readonly active: number | null;
  readonly onChange: () => void;
};

/** From where: what was taken, with the passages a result stands on. [AIX-5] [AIX-7] */
export function SourceSheet({ sources, classLabels, words, passages, active, onChange }: SourceSheetProps) {
  const t = useTexts();
  const format = useFormat();
  const papers = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [first] = sources;
  const course = first?.classId ? classLabels.get(first.classId) : undefined;
  const open = openPlace(passages, active, sources);
  const title = sources.length === 1 ? (first?.title ?? "") : t("study.sources", { count: sources.length });

  useEffect(() => {
    if (active === null) return;
    setIsOpen(true);
    // It may have to be shown first.
    requestAnimationFrame(() => {
      const behavior = matchMedia("(prefers-reduced-motion: no-preference)").matches ? "smooth" : "auto";
      const sheet = papers.current;
      const passage = sheet?.querySelector(`[data-passage="${active}"]`);
      if (!sheet || !passage) return;
      const [around, own] = [sheet.getBoundingClientRect(), passage.getBoundingClientRect()];
      // Where the text has a place of its own in sight, the page stays as it is: an answer may just be read there.
      const isApart = sheet.scrollHeight > sheet.clientHeight && around.top >= 0 && around.top < innerHeight / 2;
      if (isApart) sheet.scrollBy({ top: own.top - around.top - (sheet.clientHeight - own.height) / 2, behavior });
      else passage.scrollIntoView({ block: "center", behavior });
    });
  }, [active]);

  return (
    <>
      <Pressable className={styles.chip} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon shape={noteIcon} size={18} />
        <span>{title}</span>
        <Icon shape={caretDownIcon} size={14} />
      </Pressable>
      <section className={styles.sheet} aria-label={t("study.from")} data-open={isOpen}>
        <header className={styles.sheetHead}>
          <span className={styles.from}>{t("study.from")}</span>
          <Button onClick={onChange}>{t("study.change")}</Button>
          <h2 title={title}>{title}</h2>
          <p className={styles.facts}>
            {course && (
              <span className={styles.course} data-marker={course.marker}>
                {course.name}
              </span>
            )}
            {words !== undefined && <span>{t("study.words", { count: words, formatted: format.number(words) })}</span>}
            {sources.length === 1 && first?.updatedAt && <span>{format.when(first.updatedAt, Date.now())}</span>}
          </p>
          {sources.map(
            ({ id, document }) =>
              document &&
              document.starts.length < document.of && (
                <p key={id} className={styles.long} role="status">
                  {t("studyDocuments.long", { pages: labelsOf(document.starts) })}
                </p>
              ),
          )}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys. */}
        <section ref={papers} className={styles.papers} tabIndex={0} aria-label={t("study.passages")}>
          {sources.map((source) => (
            <Paper
              key={source.id}
              source={source}
              marker={source.classId ? classLabels.get(source.classId)?.marker : undefined}
              isTitled={sources.length > 1}
              passages={passages}
              active={active}
            />
          ))}
        </section>
        {passages.length > 0 && (
          <p className={styles.sheetFoot}>
            {t("study.everySentence")}
            {open && (
              <PlainLink href={open.href} className={styles.openPage}>
                {t("studyDocuments.openPage", { page: open.label })}
              </PlainLink>
            )}
          </p>
        )}
      </section>
    </>
  );
}

/** Where the document opens at the passage that is looked at; of the only one there is, also before. [AIX-7] */
function openPlace(passages: readonly Passage[], active: number | null, sources: readonly StudySource[]) {
  const passage = passages.find(({ number }) => number === active) ?? (passages.length === 1 ? passages[0] : undefined);
  const source = sources.find(({ id }) => id === passage?.sourceId);
  return passage && source ? pageOf(source, passage) : null;
}

type PaperProps = Pick<SourceSheetProps, "passages" | "active"> & {
  readonly source: StudySource;
  readonly marker: string | undefined;
  readonly isTitled: boolean;
};

/** A source in its own words. */
function Paper({ source, marker, isTitled, passages, active }: PaperProps) {
  const own = useMemo(() => passages.filter(({ sourceId }) => sourceId === source.id), [passages, source.id]);
  const lines = useMemo(() => linesOf(source.text, own), [source.text, own]);
  const firstAt = new Map<number, SourcePiece>();
  for (const line of lines) {
    for (const piece of "cells" in line ? line.cells.flat() : line.pieces) {
      if (piece.number !== null && !firstAt.has(piece.number)) firstAt.set(piece.number, piece);
    }
  }
  const draw = (pieces: readonly SourcePiece[]) =>
    pieces.map((piece, index) => (
      <PieceView
        // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the line.
        key={index}
        piece={piece}
        isFirst={piece.number !== null && firstAt.get(piece.number) === piece}
        isActive={piece.number !== null && piece.number === active}
      />
    ));
  return (
    <article className={styles.paper} data-marker={marker}>
      {isTitled && (
        <p className={styles.paperTitle}>
          {source.href ? <PlainLink href={source.href}>{source.title}</PlainLink> : source.title}
        </p>
      )}
      {lines.map((line, index) => (
        <Fragment key={line.at}>
          <PageHead source={source} at={line.at} last={lines[index - 1]?.at} />
          {"cells" in line ? (
            <div className={styles.line} data-kind={line.kind}>
              {line.cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row.
                <span key={column}>{draw(cell)}</span>
              ))}
            </div>
          ) : line.kind === "formula" ? (
            <div className={styles.line} data-kind="formula">
              <Markdown text={line.pieces[0]?.text ?? ""} asksBeforeLeaving />
            </div>
          ) : (
            <p className={styles.line} data-kind={line.kind}>
              {line.kind === "code" ? line.pieces[0]?.text : draw(line.pieces)}
            </p>
          )}
        </Fragment>
      ))}
    </article>
  );
}

type PageHeadProps = { readonly source: StudySource; readonly at: number; readonly last: number | undefined };

/** Over the first line of a page that is shown: which one it is, and the way there. */
function PageHead({ source: { document }, at, last }: PageHeadProps) {
  const t = useTexts();
  const start = document && pageAt(document.starts, at);
  if (!document || !start || (last !== undefined && last >= start.at)) return null;
  return (
    <p className={styles.pageHead}>
      <PlainLink href={placeHref(document.id, { page: start.page })}>
        {t("studyDocuments.page", { page: start.label })}
      </PlainLink>
    </p>
  );
}

type PieceProps = { readonly piece: SourcePiece; readonly isFirst: boolean; readonly isActive: boolean };

function PieceView({ piece: { text, number }, isFirst, isActive }: PieceProps) {
  const words = spaced(text);
  if (number === null) return words;
  return (
    <span>
      {isFirst && (
        <span className={styles.number} aria-hidden="true">
          {number > 0 && number}
        </span>
      )}
      <mark className={styles.passage} data-passage={isFirst ? number : undefined} data-active={isActive}>
        {words}
      </mark>
    </span>
  );
}

/** The blanks around it part it from its neighbours. */
function spaced(text: string) {
  return (
    <>
      {/^\s/.test(text) && " "}
      {/[*_=~`$\\[\]<&!#]/.test(text) ? <InlineMarkdown text={text} /> : text.trim()}
      {/\s$/.test(text) && " "}
    </>
  );
}
