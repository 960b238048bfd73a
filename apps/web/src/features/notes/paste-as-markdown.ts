/** What a clipboard or a drop carries, as far as the choice depends on it. */
export type Clipboard = {
  readonly types: readonly string[];
  readonly html: string;
  readonly hasImage: boolean;
};

/** Beyond this a page is not taken apart while somebody waits. */
const mostHtmlLength = 2 * 1024 * 1024;

/**
 * How something is pasted. Code editors bring coloured HTML along, and mean the plain text; a copied picture brings an
 * `<img>` along, and means the picture; a spreadsheet brings a picture along, and means the table.
 */
export function pasteKind({ types, html, hasImage }: Clipboard): "markdown" | "image" | "text" {
  const isPage = html.trim() !== "" && !isFromCodeEditor(types, html);
  if (hasImage && (!isPage || isOnlyImage(html))) return "image";
  return isPage && html.length <= mostHtmlLength ? "markdown" : "text";
}

/** Null where the plain text says as much: the page was too large, or had nothing but paragraphs. */
export async function htmlToMarkdown(html: string): Promise<string | null> {
  if (html.length > mostHtmlLength) return null;
  try {
    const { pageToMarkdown } = await import("./page-to-markdown.ts");
    return pageToMarkdown(html);
  } catch {
    return null; // A page nobody foresaw: its plain text is better than nothing.
  }
}

function isFromCodeEditor(types: readonly string[], html: string): boolean {
  if (types.some((type) => /^(vscode-editor-data|application\/vnd\.code)/.test(type))) return true;
  const start = html
    .slice(0, 2000)
    .replace(/^[\s\S]*?<body[^>]*>|<!--[\s\S]*?-->|<meta[^>]*>/gi, "")
    .trimStart();
  // One block set in a typewriter's letters and in colours: JetBrains writes a <pre>, others a <div>.
  return /^<(pre|div|span)\b[^>]*style="[^"]*font-family:[^"]*(mono|consol|courier|menlo)/i.test(start);
}

function isOnlyImage(html: string): boolean {
  const words = html.replace(/<!--[\s\S]*?-->|<(style|title)[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/gi, "");
  return /<img\b/i.test(html) && words.trim() === "";
}
