import type { Block, Inline, MarkdownTree } from "./tree-types.ts";

/** A text as plain words, block by block: for snippets, for counting, for a voice. Formulas stay as LaTeX. */
export function plainText(tree: MarkdownTree): string {
  const blocks = tree.blocks.flatMap(({ block }) => blockTexts(block));
  const notes = tree.footnotes.map(({ children }) => inlineText(children));
  return [...blocks, ...notes].filter((text) => text.trim() !== "").join("\n\n");
}

export function inlineText(inlines: readonly Inline[]): string {
  let text = "";
  for (const one of inlines) {
    switch (one.type) {
      case "text":
      case "code":
        text += one.text;
        break;
      case "maths":
        text += one.tex.trim();
        break;
      case "image":
        text += one.alt;
        break;
      case "wikilink":
        text += one.label;
        break;
      case "hashtag":
        text += `#${one.tag}`;
        break;
      case "break":
        text += "\n";
        break;
      case "footnote":
        break;
      default:
        text += inlineText(one.children);
    }
  }
  return text;
}

function blockTexts(block: Block): readonly string[] {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return [inlineText(block.children)];
    case "code":
      return [block.text];
    case "maths":
      return [block.tex.trim()];
    case "quote":
      return block.children.flatMap(blockTexts);
    case "callout":
      return [inlineText(block.title), ...block.children.flatMap(blockTexts)];
    case "list":
      return block.items.flatMap(({ children }) => children.flatMap(blockTexts));
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" | "));
    case "embed":
      return [block.label];
    case "source":
      return [block.text];
    case "rule":
      return [];
  }
}
