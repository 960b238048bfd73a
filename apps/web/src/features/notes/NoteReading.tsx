import type { Marker } from "@jotter/domain/course";
import { type OutlineEntry, offsetUnderTitle, outlineOf } from "@jotter/markdown/outline";
import type { MarkdownTree } from "@jotter/markdown/tree-types";
import { useEffect, useMemo, useRef } from "react";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { type EmbeddedNote, Markdown } from "../../ui/Markdown.tsx";
import { PlaceLink } from "../../ui/markdown/PlaceLink.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import "../../ui/print-sheet.css";
import { fitOnPaper } from "./fit-on-paper.ts";
import { tagHref } from "./note-view.ts";
import styles from "./reading.module.css";

type NoteReadingProps = {
  readonly title: string;
  readonly body: string;
  /** Of the body; null while it is being read. */
  readonly tree: MarkdownTree | null;
  readonly tags: readonly string[];
  readonly updatedAt: number;
  readonly now: number;
  readonly course?: { readonly name: string; readonly marker: Marker } | undefined;
  readonly noteHref?: (target: string) => string | null;
  readonly imageUrl?: (id: string) => string | null;
  readonly embedOf?: (target: string) => EmbeddedNote | null;
  readonly onTask?: (at: number, done: boolean) => void;
};

const idPrefix = "note-";

function useFittingSheet() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    let restore = () => {};
    const fit = () => {
      restore();
      if (sheet.current) restore = fitOnPaper(sheet.current);
    };
    const unfit = () => restore();
    addEventListener("beforeprint", fit);
    addEventListener("afterprint", unfit);
    return () => {
      removeEventListener("beforeprint", fit);
      removeEventListener("afterprint", unfit);
    };
  }, []);
  return sheet;
}

/** A note set like a page of a book, with its headings at the side where there is room. Printed, it is the page alone. */
export function NoteReading({ title, body, tree, tags, updatedAt, now, course, ...reach }: NoteReadingProps) {
  const t = useTexts();
  const format = useFormat();
  const outline = useMemo(() => (tree ? shortOutline(outlineOf(tree)) : []), [tree]);
  return (
    <div className={styles.spread}>
      <article ref={useFittingSheet()} className={styles.sheet} data-sheet data-marker={course?.marker}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.facts}>
          {course && <span className={styles.course}>{course.name}</span>}
          <span>{t("reading.changed", { when: format.when(updatedAt, now) })}</span>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={t("reading.tags")}>
              {tags.map((tag) => (
                <li key={tag}>
                  <PlainLink href={tagHref(tag)}>#{tag}</PlainLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {tree === null ? (
          <p className={styles.empty} role="status">
            {t("loader.editor")}
          </p>
        ) : tree.blocks.length === 0 && tree.footnotes.length === 0 ? (
          <p className={styles.empty}>{t("reading.empty")}</p>
        ) : (
          <Markdown
            text={body}
            tree={tree}
            headingOffset={offsetUnderTitle(tree)}
            idPrefix={idPrefix}
            tagHref={tagHref}
            {...reach}
          />
        )}
      </article>
      {outline.length > 1 && (
        <nav className={styles.outline} aria-label={t("reading.outline")}>
          <p>{t("reading.outline")}</p>
          <ul>
            {outline.map(({ id, words, depth }) => (
              <li key={id} data-depth={depth}>
                <PlaceLink place={`${idPrefix}${id}`}>{words}</PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const longestOutline = 400;

/** Of hundreds of headings only the uppermost lead anywhere quickly. */
function shortOutline(entries: readonly OutlineEntry[]): readonly OutlineEntry[] {
  if (entries.length <= longestOutline) return entries;
  return entries.filter(({ depth }) => depth === 0).slice(0, longestOutline);
}
