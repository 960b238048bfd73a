import type { Typesetter } from "./formula.ts";
import type { CodePiece } from "./highlight.ts";
import type { Block, Cell, Inline, List, MarkdownTree, Table } from "./tree-types.ts";

/** What a tree needs from outside to become HTML. Every function but `typeset` and `highlight` answers with plain text. */
export type HtmlOptions = {
  readonly typeset: Typesetter;
  /** The address of a note, or null where there is none: then its name is only words. */
  readonly noteHref?: (target: string) => string | null;
  /** The address of one of the student's pictures, or null where it is not here. */
  readonly imageUrl?: (id: string) => string | null;
  readonly highlight?: (text: string, language: string) => readonly CodePiece[] | null;
  readonly words: HtmlWords;
  /** Before every id, so that two texts on one page do not meet. */
  readonly idPrefix?: string;
  /** How many levels below its own a heading stands. */
  readonly headingOffset?: number;
};

export type HtmlWords = {
  readonly footnotes: string;
  readonly backToText: (number: number) => string;
  readonly done: string;
  readonly notDone: string;
  readonly callout: (kind: string) => string;
};

/** The tree as HTML. Everything that comes from the student is escaped; all tags and attributes are ours or KaTeX's. */
export function htmlOf(tree: MarkdownTree, options: HtmlOptions): string {
  const write = createWriter(options);
  let blocks = "";
  for (const { block } of tree.blocks) blocks += `${blocks === "" ? "" : "\n"}${write.block(block)}`;
  return tree.footnotes.length === 0 ? blocks : `${blocks}\n${write.footnotes(tree)}`;
}

export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign) : text;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Letters of LaTeX from which on a formula may be wider than a sheet of paper. */
const longFormula = 140;

const inlineTags = { emphasis: "em", strong: "strong", strike: "del", highlight: "mark" } as const;

function createWriter(options: HtmlOptions) {
  const { typeset, words, idPrefix = "", headingOffset = 0 } = options;

  function inlines(children: readonly Inline[]): string {
    let html = "";
    for (const one of children) html += inline(one);
    return html;
  }

  function inline(one: Inline): string {
    switch (one.type) {
      case "text":
        return escaped(one.text);
      case "emphasis":
      case "strong":
      case "strike":
      case "highlight":
        return `<${inlineTags[one.type]}>${inlines(one.children)}</${inlineTags[one.type]}>`;
      case "code":
        return `<code>${escaped(one.text)}</code>`;
      case "maths":
        return maths(one.tex, one.display);
      case "link":
        return link(one.href, inlines(one.children), one.title);
      case "image": {
        const url = options.imageUrl?.(one.id);
        const width = one.width ? ` width="${one.width}"` : "";
        return url ? `<img src="${escaped(url)}" alt="${escaped(one.alt)}"${width}>` : escaped(one.alt);
      }
      case "wikilink": {
        const href = options.noteHref?.(one.target);
        return href ? `<a href="${escaped(href)}">${escaped(one.label)}</a>` : escaped(one.label);
      }
      case "hashtag":
        return `<span class="tag">#${escaped(one.tag)}</span>`;
      case "footnote": {
        const { number, use } = one;
        return `<sup><a id="${idPrefix}fnref-${number}-${use}" href="#${idPrefix}fn-${number}">${number}</a></sup>`;
      }
      case "break":
        return "<br>";
    }
  }

  function link(href: string, html: string, title?: string): string {
    const address = href.startsWith("#") ? `#${idPrefix}${href.slice(1)}` : href;
    const named = title ? ` title="${escaped(title)}"` : "";
    const outside = /^https?:/i.test(address) ? ' rel="noopener noreferrer"' : "";
    return `<a href="${escaped(address)}"${named}${outside}>${html}</a>`;
  }

  function maths(tex: string, display: boolean): string {
    const drawn = typeset(tex, display);
    if ("html" in drawn) return drawn.html;
    const message = drawn.fault.kind === "wrong" ? ` title="${escaped(drawn.fault.message)}"` : "";
    return `<code class="fault"${message}>${escaped(tex)}</code>`;
  }

  function block(one: Block): string {
    switch (one.type) {
      case "heading": {
        const level = Math.max(1, Math.min(6, one.level + headingOffset));
        return `<h${level} id="${idPrefix}${escaped(one.id)}">${inlines(one.children)}</h${level}>`;
      }
      case "paragraph":
        return `<p>${inlines(one.children)}</p>`;
      case "code":
        return `<pre><code>${code(one.text, one.language)}</code></pre>`;
      case "maths":
        return `<div class="maths${one.tex.length > longFormula ? " long" : ""}">${maths(one.tex, true)}</div>`;
      case "quote":
        return `<blockquote>${blocks(one.children)}</blockquote>`;
      case "callout": {
        const title = one.title.length > 0 ? inlines(one.title) : escaped(words.callout(one.kind));
        return `<aside class="callout ${one.kind}"><p class="title">${title}</p>${blocks(one.children)}</aside>`;
      }
      case "list":
        return list(one);
      case "table":
        return table(one);
      case "embed":
        return `<p>${inline({ type: "wikilink", target: one.target, label: one.label })}</p>`;
      case "rule":
        return "<hr>";
      case "source":
        return `<p>${escaped(one.text)}</p>`;
    }
  }

  function blocks(children: readonly Block[]): string {
    return children.map(block).join("");
  }

  function code(text: string, language: string): string {
    const pieces = language ? options.highlight?.(text, language) : null;
    if (!pieces) return escaped(text);
    return pieces
      .map(({ kind, text }) => (kind ? `<span class="c-${kind}">${escaped(text)}</span>` : escaped(text)))
      .join("");
  }

  function list({ start, tight, items }: List): string {
    const tag = start === null ? "ul" : "ol";
    const first = start === null || start === 1 ? "" : ` start="${start}"`;
    const rows = items.map(({ task, children }) => {
      const box = task
        ? `<input type="checkbox" disabled${task.done ? " checked" : ""} aria-label="${escaped(task.done ? words.done : words.notDone)}"> `
        : "";
      const [lead, ...rest] = children;
      const isLine = tight && lead?.type === "paragraph";
      const content = isLine ? inlines(lead.children) + tightBlocks(rest) : blocks(children);
      return `<li${task ? ' class="task"' : ""}>${box}${content}</li>`;
    });
    return `<${tag}${first}>${rows.join("")}</${tag}>`;
  }

  function tightBlocks(children: readonly Block[]): string {
    return children.map((one) => (one.type === "paragraph" ? `<br>${inlines(one.children)}` : block(one))).join("");
  }

  function table({ align, head, rows }: Table): string {
    const cell = (tag: "th" | "td", scope: string) => (cell: Cell, column: number) => {
      const side = align[column] ? ` class="${align[column]}"` : "";
      return `<${tag}${scope}${side}>${inlines(cell)}</${tag}>`;
    };
    const body = rows.map((row) => `<tr>${row.map(cell("td", "")).join("")}</tr>`).join("");
    const top = `<thead><tr>${head.map(cell("th", ' scope="col"')).join("")}</tr></thead>`;
    return `<table>${top}<tbody>${body}</tbody></table>`;
  }

  function footnotes(tree: MarkdownTree): string {
    const notes = tree.footnotes.map(({ number, uses, children }) => {
      const back = Array.from({ length: uses }, (_, use) => {
        const name = escaped(words.backToText(number));
        return ` <a href="#${idPrefix}fnref-${number}-${use + 1}" aria-label="${name}">↩</a>`;
      });
      return `<li id="${idPrefix}fn-${number}">${inlines(children)}${back.join("")}</li>`;
    });
    return `<section class="footnotes" aria-label="${escaped(words.footnotes)}"><ol>${notes.join("")}</ol></section>`;
  }

  return { block, footnotes };
}
