import { calloutMarkers } from "@jotter/markdown/callouts";
import { knownLanguage } from "@jotter/markdown/highlight";
import { inlineText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import type {
  Block,
  Callout,
  Cell,
  Footnote,
  Inline,
  List,
  ListItem,
  MarkdownTree,
  Placed,
  Table,
} from "@jotter/markdown/tree-types";
import { createContext, Fragment, memo, type ReactNode, useContext, useId, useMemo } from "react";
import { Icon } from "./Icon.tsx";
import { useTexts } from "./language.tsx";
import { CodeBlock } from "./markdown/CodeBlock.tsx";
import { calloutIcons } from "./markdown/callouts.ts";
import { copyWithLatex } from "./markdown/copy-latex.ts";
import { Formula, TypesetterContext, useTypesetter } from "./markdown/Formula.tsx";
import { signsAfter, signsBefore } from "./markdown/formula-signs.ts";
import { LeavingLink } from "./markdown/LeavingLink.tsx";
import { PlaceLink } from "./markdown/PlaceLink.tsx";
import { sameData } from "./markdown/same-data.ts";
import { holdsMaths, slicesOf, useSlices } from "./markdown/slices.ts";
import { mayHaveMaths } from "./markdown/typesetter.ts";
import styles from "./markdown.module.css";
import { PlainLink } from "./PlainLink.tsx";

/** How a text reaches what is around it. Functions are to stay the same as long as they answer the same. */
type Surroundings = {
  /** The address of a note by its name; null where there is none. */
  readonly noteHref?: ((target: string) => string | null) | undefined;
  /** The address of one of the student's own pictures. */
  readonly imageUrl?: ((id: string) => string | null) | undefined;
  /** Draws a picture by itself, where more is to be known of it than its address. */
  readonly picture?: ((image: Extract<Inline, { type: "image" }>) => ReactNode) | undefined;
  /** Where a #tag leads; without it it is only read. */
  readonly tagHref?: ((tag: string) => string) | undefined;
  /** Another note to be shown in a place of this text; null where there is none. */
  readonly embedOf?: ((target: string) => EmbeddedNote | null) | undefined;
  /** How many levels below its own a heading stands; below zero, above. */
  readonly headingOffset?: number | undefined;
  /** Ticks a task: `at` is where its sign stands in the text. Without it tasks can only be read. */
  readonly onTask?: ((at: number, done: boolean) => void) | undefined;
  /** Before every id, so that two texts on one page do not meet. */
  readonly idPrefix?: string | undefined;
  /** Somebody else wrote it: an address is shown before it is opened, for it may carry away what it names. */
  readonly asksBeforeLeaving?: boolean | undefined;
  /** The address of a place that a link in the text names; null where it is a heading of this very text. */
  readonly placeHref?: ((place: string) => string | null) | undefined;
  /** How the words of a passage are marked; each piece of it has a name. */
  readonly passageOf?: ((name: string, words: ReactNode) => ReactNode) | undefined;
};

export type EmbeddedNote = { readonly title: string; readonly href: string; readonly text: string };

type MarkdownProps = Surroundings & {
  readonly text: string;
  /** The tree of that text, where the caller has made it already. */
  readonly tree?: MarkdownTree;
};

const SurroundingsContext = createContext<Surroundings>({});

/** A text as it is meant to be read. It draws the safe tree, and nothing else: no text can bring markup of its own. */
export function Markdown({ text, tree: made, ...around }: MarkdownProps) {
  const { noteHref, imageUrl, picture, tagHref, embedOf, headingOffset, onTask, idPrefix } = around;
  const { asksBeforeLeaving, placeHref, passageOf } = around;
  const tree = useMemo(() => made ?? treeOf(text), [made, text]);
  const hasMaths = useMemo(() => mayHaveMaths(text) && holdsMaths(tree.blocks, tree.footnotes), [text, tree]);
  const slices = useMemo(() => slicesOf(text, tree), [text, tree]);
  const typesetter = useTypesetter(hasMaths);
  // What is drawn before formulas can be is drawn once more, in one go, when they can.
  const drawn = useSlices(slices.length, typesetter !== "awaited");
  const surroundings = useMemo(
    () => ({
      ...{ noteHref, imageUrl, picture, tagHref, embedOf, headingOffset, onTask, idPrefix },
      ...{ asksBeforeLeaving, placeHref, passageOf },
    }),
    [
      noteHref,
      imageUrl,
      picture,
      tagHref,
      embedOf,
      headingOffset,
      onTask,
      idPrefix,
      asksBeforeLeaving,
      placeHref,
      passageOf,
    ],
  );
  return (
    <SurroundingsContext value={surroundings}>
      <TypesetterContext value={typesetter === "awaited" ? null : typesetter}>
        <div
          className={tree.blocks.length > 60 ? `${styles.text} ${styles.long}` : styles.text}
          onCopy={copyWithLatex}
          aria-busy={drawn < slices.length || undefined}
        >
          {slices.slice(0, drawn).map((slice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place in the text.
            <Slice key={index} blocks={slice} />
          ))}
          {tree.footnotes.length > 0 && drawn >= slices.length && <Footnotes notes={tree.footnotes} />}
        </div>
      </TypesetterContext>
    </SurroundingsContext>
  );
}

const Slice = memo(function Slice({ blocks }: { readonly blocks: readonly Placed[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text.
  return blocks.map(({ block }, index) => <TopBlock key={index} block={block} />);
});

/** A change somewhere in a long text draws again only the blocks it changed. */
const TopBlock = memo(BlockView, (before, after) => sameData(before.block, after.block));

function BlockView({ block }: { readonly block: Block }): ReactNode {
  const { headingOffset = 0, idPrefix = "" } = useContext(SurroundingsContext);
  switch (block.type) {
    case "heading": {
      const Heading = headingTags[Math.max(1, block.level + headingOffset) - 1] ?? "h6";
      return (
        <Heading id={`${idPrefix}${block.id}`} data-level={block.level}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case "code":
      return <CodeBlock text={block.text} language={block.language} isKnown={knownLanguage(block.language) !== null} />;
    case "maths":
      return <Formula tex={block.tex} display />;
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case "callout":
      return <CalloutView callout={block} />;
    case "list":
      return <ListView list={block} />;
    case "table":
      return <TableView table={block} />;
    case "embed":
      return <EmbedView target={block.target} label={block.label} />;
    case "rule":
      return <hr />;
    case "source":
      return <SourceView text={block.text} isFirst={block.isFirst} />;
  }
}

/** What is too much to be drawn, as it was typed. */
function SourceView({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.source}>
      {isFirst && <small>{t("reading.tooMuch")}</small>}
      {text}
    </div>
  );
}

const headingTags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text.
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function CalloutView({ callout }: { readonly callout: Callout }) {
  const t = useTexts();
  const icon = calloutIcons[callout.kind];
  const marker = calloutMarkers[callout.kind] ?? undefined;
  const title = (
    <>
      <Icon shape={icon} size={18} />
      <span>
        {callout.title.length > 0 ? <Inlines inlines={callout.title} /> : t(`reading.callout.${callout.kind}`)}
      </span>
    </>
  );
  if (callout.fold && callout.children.length > 0) {
    return (
      <details className={styles.callout} data-marker={marker} open={callout.fold === "open"}>
        <summary className={styles.calloutTitle}>{title}</summary>
        <Blocks blocks={callout.children} />
      </details>
    );
  }
  return (
    <div className={styles.callout} data-marker={marker} role="note">
      <p className={styles.calloutTitle}>{title}</p>
      <Blocks blocks={callout.children} />
    </div>
  );
}

/** Another note on a card of its own. What that note shows of others is a link there: no circle, however they refer. */
function EmbedView({ target, label }: { readonly target: string; readonly label: string }) {
  const { embedOf, noteHref, imageUrl, headingOffset = 0 } = useContext(SurroundingsContext);
  const id = useId();
  const note = embedOf?.(target);
  if (!note) {
    return (
      <p>
        <InlineView inline={{ type: "wikilink", target, label }} />
      </p>
    );
  }
  return (
    <aside className={styles.embed} aria-label={note.title}>
      <p className={styles.embedTitle}>
        <PlainLink href={note.href}>{label === target ? note.title : label}</PlainLink>
      </p>
      <Markdown
        text={note.text}
        noteHref={noteHref}
        imageUrl={imageUrl}
        headingOffset={headingOffset + 1}
        idPrefix={`${id}-`}
      />
    </aside>
  );
}

function ListView({ list }: { readonly list: List }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list.
  const items = list.items.map((item, index) => <ItemView key={index} item={item} tight={list.tight} />);
  if (list.start === null) return <ul>{items}</ul>;
  return <ol start={list.start}>{items}</ol>;
}

function ItemView({ item, tight }: { readonly item: ListItem; readonly tight: boolean }) {
  const { onTask } = useContext(SurroundingsContext);
  const { task } = item;
  const [lead, ...rest] = item.children;
  const isLine = tight && lead?.type === "paragraph";
  const content = isLine ? (
    <>
      <Inlines inlines={lead.children} />
      <Blocks blocks={rest} />
    </>
  ) : (
    <Blocks blocks={item.children} />
  );
  if (!task) return <li>{content}</li>;
  const name = lead?.type === "paragraph" ? inlineText(lead.children) : "";
  return (
    <li className={styles.task} data-done={task.done}>
      <input
        type="checkbox"
        aria-label={name}
        checked={task.done}
        disabled={!onTask}
        onChange={() => onTask?.(task.at, !task.done)}
      />
      <div>{content}</div>
    </li>
  );
}

function TableView({ table }: { readonly table: Table }) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a wide table is scrolled by the arrow keys.
    <figure className={styles.table} aria-label={t("reading.table")} tabIndex={0}>
      <table>
        <thead>
          <Row cells={table.head} align={table.align} isHead />
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table.
            <Row key={index} cells={row} align={table.align} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

type RowProps = { readonly cells: readonly Cell[]; readonly align: Table["align"]; readonly isHead?: boolean };

function Row({ cells, align, isHead = false }: RowProps) {
  return (
    <tr>
      {cells.map((cell, column) => {
        const side = align[column] ?? undefined;
        return isHead ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row.
          <th key={column} scope="col" data-align={side}>
            <Inlines inlines={cell} />
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row.
          <td key={column} data-align={side}>
            <Inlines inlines={cell} />
          </td>
        );
      })}
    </tr>
  );
}

const notesAtOnce = 150;

function Footnotes({ notes }: { readonly notes: readonly Footnote[] }) {
  const t = useTexts();
  const slices = Math.ceil(notes.length / notesAtOnce);
  const drawn = useSlices(slices);
  return (
    <section className={styles.footnotes} aria-label={t("reading.footnotes")}>
      <ol>
        {Array.from({ length: drawn }, (_, slice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place among the notes.
          <NoteSlice key={slice} notes={notes} from={slice * notesAtOnce} />
        ))}
      </ol>
    </section>
  );
}

/** One footnote may be referred to without end; its way back leads to the first of those places. */
const mostWaysBack = 50;

const NoteSlice = memo(function NoteSlice({
  notes,
  from,
}: {
  readonly notes: readonly Footnote[];
  readonly from: number;
}) {
  const t = useTexts();
  const { idPrefix = "" } = useContext(SurroundingsContext);
  return notes.slice(from, from + notesAtOnce).map(({ number, uses, children }) => (
    <li key={number} id={`${idPrefix}fn-${number}`}>
      <Inlines inlines={children} />
      {Array.from({ length: Math.min(uses, mostWaysBack) }, (_, use) => `${idPrefix}fnref-${number}-${use + 1}`).map(
        (place) => (
          <Fragment key={place}>
            {" "}
            <PlaceLink place={place} aria-label={t("reading.backToText", { number })}>
              ↩
            </PlaceLink>
          </Fragment>
        ),
      )}
    </li>
  ));
});

export function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    const [last, next] = [inlines[index - 1], inlines[index + 1]];
    if (inline.type === "text") {
      return inline.text.slice(signsAfter(last, inline).length, inline.text.length - signsBefore(inline, next).length);
    }
    const [before, after] = [signsBefore(last, inline), signsAfter(inline, next)];
    // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the line.
    const view = <InlineView key={index} inline={inline} />;
    if (before === "" && after === "") return view;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the line.
      <span key={index} className={styles.glued}>
        {before}
        {view}
        {after}
      </span>
    );
  });
}

const wrapperTags = { emphasis: "em", strong: "strong", strike: "del", highlight: "mark" } as const;

function InlineView({ inline }: { readonly inline: Exclude<Inline, { type: "text" }> }): ReactNode {
  const t = useTexts();
  const { noteHref, tagHref, imageUrl, picture, passageOf, idPrefix = "" } = useContext(SurroundingsContext);
  switch (inline.type) {
    case "emphasis":
    case "strong":
    case "strike":
    case "highlight": {
      if (inline.passage && passageOf) return passageOf(inline.passage, <Inlines inlines={inline.children} />);
      const Wrapper = wrapperTags[inline.type];
      return (
        <Wrapper>
          <Inlines inlines={inline.children} />
        </Wrapper>
      );
    }
    case "code":
      return <code>{inline.text}</code>;
    case "maths":
      return <Formula tex={inline.tex} display={inline.display} isInline />;
    case "link":
      return (
        <TextLink href={inline.href} title={inline.title}>
          <Inlines inlines={inline.children} />
        </TextLink>
      );
    case "image": {
      if (picture) return picture(inline);
      const url = imageUrl?.(inline.id);
      if (!url) return <span className={styles.absent}>{t("reading.noPicture", { alt: inline.alt })}</span>;
      return <img src={url} alt={inline.alt} width={inline.width} loading="lazy" decoding="async" />;
    }
    case "wikilink": {
      const href = noteHref?.(inline.target);
      if (href) return <PlainLink href={href}>{inline.label}</PlainLink>;
      return (
        <span className={styles.absent} title={t("reading.noNote")}>
          {inline.label}
        </span>
      );
    }
    case "hashtag":
      if (!tagHref) return <span className={styles.tag}>#{inline.tag}</span>;
      return (
        <PlainLink className={styles.tag} href={tagHref(inline.tag)}>
          #{inline.tag}
        </PlainLink>
      );
    case "footnote": {
      const { number, use } = inline;
      const name = t("reading.footnote", { number });
      return (
        <sup>
          <PlaceLink id={`${idPrefix}fnref-${number}-${use}`} place={`${idPrefix}fn-${number}`} aria-label={name}>
            {number}
          </PlaceLink>
        </sup>
      );
    }
    case "break":
      return <br />;
  }
}

type TextLinkProps = { readonly href: string; readonly title: string | undefined; readonly children: ReactNode };

/** A page of ours opens here, a place in the text is scrolled to, and the rest of the world gets a tab of its own. */
function TextLink({ href, title, children }: TextLinkProps) {
  const { idPrefix = "", asksBeforeLeaving, placeHref } = useContext(SurroundingsContext);
  const elsewhere = href.startsWith("#") ? placeHref?.(href.slice(1)) : null;
  if (elsewhere) {
    return (
      <PlainLink href={elsewhere} title={title}>
        {children}
      </PlainLink>
    );
  }
  if (href.startsWith("#")) {
    return (
      <PlaceLink place={`${idPrefix}${href.slice(1)}`} title={title}>
        {children}
      </PlaceLink>
    );
  }
  if (href.startsWith("/")) {
    return (
      <PlainLink href={href} title={title}>
        {children}
      </PlainLink>
    );
  }
  if (asksBeforeLeaving) {
    return (
      <LeavingLink href={href} title={title}>
        {children}
      </LeavingLink>
    );
  }
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
