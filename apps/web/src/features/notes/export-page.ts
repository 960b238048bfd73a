import type { CalloutKind } from "@jotter/markdown/callouts";
import { loadTypesetter, type Typesetter } from "@jotter/markdown/formula";
import { type CodePiece, highlighted } from "@jotter/markdown/highlight";
import { escaped, htmlOf } from "@jotter/markdown/html";
import { offsetUnderTitle } from "@jotter/markdown/outline";
import { treeOf } from "@jotter/markdown/tree";
import type { MarkdownTree } from "@jotter/markdown/tree-types";
import type { FilePage } from "./export-file.ts";
import pageStyles from "./export-page.css?raw";

/**
 * A page that needs nothing but itself. Formulas are MathML, which every browser of today draws with its own fonts: a
 * third of the size, still read by a screen reader. The page may run nothing and ask nobody, and says so.
 */
export async function htmlFile({ title, language, notes, words, imageUrl }: FilePage): Promise<string> {
  const typeset = mathMlOnly(await loadTypesetter());
  const articles: string[] = [];
  for (const [index, note] of notes.entries()) {
    const tree = treeOf(note.body);
    const coloured = await colours(tree);
    const html = htmlOf(tree, {
      typeset,
      imageUrl,
      highlight: (text, language) => coloured.get(codeKey(text, language)) ?? null,
      words: { ...words, callout: (kind) => words.callout(kind as CalloutKind) },
      idPrefix: notes.length === 1 ? "note-" : `note-${index + 1}-`,
      headingOffset: offsetUnderTitle(tree),
    });
    const tags = note.tags.map((tag) => `<span class="tag">#${escaped(tag)}</span>`).join(" ");
    articles.push(`<article>\n<h1>${escaped(note.title)}</h1>\n${tags && `<p>${tags}</p>\n`}${html}\n</article>`);
  }
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(title)}</title>
<style>
${pageStyles.trim()}
</style>
</head>
<body>
${articles.join("\n")}
</body>
</html>
`;
}

/** The student's pictures in these notes, each once. */
export function imagesIn(notes: readonly { readonly body: string }[]): readonly string[] {
  const ids = new Set<string>();
  for (const { body } of notes) {
    visit(treeOf(body), (node) => {
      if (node.type === "image" && typeof node.id === "string") ids.add(node.id);
    });
  }
  return [...ids];
}

function mathMlOnly(typeset: Typesetter): Typesetter {
  return (tex, display) => {
    const drawn = typeset(tex, display);
    if (!("html" in drawn)) return drawn;
    return { html: /<math[\s\S]*<\/math>/.exec(drawn.html)?.[0] ?? "" };
  };
}

const codeKey = (text: string, language: string) => `${language}\n${text}`;

async function colours(tree: MarkdownTree): Promise<ReadonlyMap<string, readonly CodePiece[] | null>> {
  const found = new Map<string, readonly CodePiece[] | null>();
  const codes: (readonly [string, string])[] = [];
  visit(tree, (node) => {
    if (node.type === "code" && typeof node.text === "string" && typeof node.language === "string") {
      codes.push([node.text, node.language]);
    }
  });
  for (const [text, language] of codes) found.set(codeKey(text, language), await highlighted(text, language));
  return found;
}

type TreeNode = Readonly<Record<string, unknown>>;

function visit(node: unknown, see: (node: TreeNode) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) see(node as TreeNode);
  for (const child of Object.values(node)) visit(child, see);
}
