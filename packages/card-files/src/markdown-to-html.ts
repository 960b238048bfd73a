import { escaped } from "@jotter/markdown/html";
import { imageSize } from "@jotter/markdown/image-size";
import { inlineText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import type { Block, Cell, Inline } from "@jotter/markdown/tree-types";

export type HtmlOptions = {
  /** The name under which a file lies in the package; null where it is not there. */
  readonly fileName?: (id: string) => string | null;
  /** The sides that hide the gap that comes next, its own first, where marked words are gaps. */
  readonly nextGap?: () => readonly number[];
};

/** Our markdown as a field of Anki's: formulas between `\(` and `\)`, sounds as it plays them. Footnotes follow as lines. */
export function markdownToHtml(markdown: string, options: HtmlOptions = {}): string {
  const { blocks, footnotes } = treeOf(markdown.replace(/\]\(attachment:/g, "](/-/"));
  const notes = footnotes.map(
    ({ number, children }): Block => ({
      type: "paragraph",
      children: [{ type: "text", text: `[${number}] ` }, ...children],
    }),
  );
  const all = [...blocks.map(({ block }) => block), ...notes];
  const [only] = all;
  if (only?.type === "paragraph" && all.length === 1) return inlinesHtml(only.children, options, false);
  return all.map((block) => blockHtml(block, options)).join("");
}

function blockHtml(block: Block, options: HtmlOptions): string {
  const inner = (children: readonly Block[]) => children.map((child) => blockHtml(child, options)).join("");
  const line = (children: readonly Inline[]) => inlinesHtml(children, options, false);
  switch (block.type) {
    case "paragraph":
      return `<p>${line(block.children)}</p>`;
    case "heading":
      return `<h${block.level}>${line(block.children)}</h${block.level}>`;
    case "code":
      return `<pre><code>${textHtml(block.text).replaceAll("<br>", "\n")}</code></pre>`;
    case "maths":
      return `<p>${mathsHtml(block.tex, true, false)}</p>`;
    case "quote":
      return `<blockquote>${inner(block.children)}</blockquote>`;
    case "callout":
      return `<blockquote>${block.title.length > 0 ? `<p><b>${line(block.title)}</b></p>` : ""}${inner(block.children)}</blockquote>`;
    case "list": {
      const tag = block.start === null ? "ul" : "ol";
      const start = block.start === null || block.start === 1 ? "" : ` start="${block.start}"`;
      const items = block.items.map(({ task, children }) => {
        const [only] = children;
        const box = task ? (task.done ? "☑ " : "☐ ") : "";
        const isLine = only?.type === "paragraph" && children.length === 1;
        return `<li>${box}${isLine ? line(only.children) : inner(children)}</li>`;
      });
      return `<${tag}${start}>${items.join("")}</${tag}>`;
    }
    case "table": {
      const row = (cells: readonly Cell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join("")}</tr>`;
      return `<table>${row(block.head, "th")}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
    }
    case "rule":
      return "<hr>";
    case "embed":
      return `<p>${textHtml(block.label)}</p>`;
    case "source":
      return `<p>${textHtml(block.text)}</p>`;
  }
}

function inlinesHtml(inlines: readonly Inline[], options: HtmlOptions, inGap: boolean): string {
  return inlines.map((one) => inlineHtml(one, options, inGap)).join("");
}

const tags = { strong: "b", emphasis: "i", strike: "s" } as const;

function inlineHtml(one: Inline, options: HtmlOptions, inGap: boolean): string {
  switch (one.type) {
    case "text":
      return textHtml(one.text);
    case "strong":
    case "emphasis":
    case "strike":
      return `<${tags[one.type]}>${inlinesHtml(one.children, options, inGap)}</${tags[one.type]}>`;
    case "highlight": {
      const sides = inGap ? undefined : options.nextGap?.();
      if (sides === undefined) return `<mark>${inlinesHtml(one.children, options, inGap)}</mark>`;
      // A brace at the end would be taken for the gap's own.
      const words = inlinesHtml(one.children, options, true).replace(/\}$/, "&#125;");
      return sides.reduce((inner, side) => `{{c${side + 1}::${inner}}}`, words);
    }
    case "code":
      return `<code>${textHtml(one.text)}</code>`;
    case "maths":
      return mathsHtml(one.tex, one.display, inGap);
    case "link":
      return linkHtml(one.href, one.children, options, inGap);
    case "image":
      return textHtml(one.alt);
    case "wikilink":
      return textHtml(one.label);
    case "hashtag":
      return textHtml(`#${one.tag}`);
    case "footnote":
      return `[${one.number}]`;
    case "break":
      return "<br>";
  }
}

/** A file stands as a link of ours here: what it is, its name tells. */
function linkHtml(href: string, children: readonly Inline[], options: HtmlOptions, inGap: boolean): string {
  const words = inlineText(children);
  const id = /^\/-\/([A-Za-z0-9_-]{1,100})$/.exec(href)?.[1];
  if (id === undefined) return `<a href="${signsHtml(escaped(href))}">${inlinesHtml(children, options, inGap)}</a>`;
  const name = options.fileName?.(id);
  const { alt, width } = imageSize(words);
  // Where there are no words, the address stands in for them. A note that says nothing at all would be lost in Anki.
  const hasWords = alt !== "" && alt !== href;
  if (!name) return hasWords ? textHtml(alt) : lostPicture;
  if (/\.(?:mp3|ogg|oga|wav|m4a|aac|flac|opus|3gp|mp4|webm|mov|mkv|avi|mpe?g)$/i.test(name))
    return `[sound:${escaped(name)}]`;
  const size = width ? ` width="${width}"` : "";
  return `<img src="${escaped(name)}"${hasWords ? ` alt="${textHtml(alt)}"` : ""}${size}>`;
}

const lostPicture = "🖼";

function mathsHtml(tex: string, display: boolean, inGap: boolean): string {
  // Two braces would end the gap, two colons its words.
  const safe = (inGap ? tex.replace(/\}(?=\})/g, "} ") : tex).replace(/:(?=:)/g, ": ");
  const [open, close] = display ? ["\\[", "\\]"] : ["\\(", "\\)"];
  return `${open}${escaped(safe.trim())}${close}`;
}

function textHtml(text: string): string {
  return signsHtml(escaped(text.replaceAll("](/-/", "](attachment:"))).replaceAll("\n", "<br>");
}

/** What Anki would take for markup of its own is written as the number of its sign; a gap needs its colons. */
function signsHtml(html: string): string {
  return html
    .replace(/\}(?=\})/g, "&#125;")
    .replace(/(?<=:):/g, "&#58;")
    .replace(/\\(?=[([\])])/g, "&#92;")
    .replace(/\[(?=sound:|latex\]|\$|\/latex\]|\/\$)/gi, "&#91;");
}
