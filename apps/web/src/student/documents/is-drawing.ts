import type { Document, DocumentKind } from "@jotter/domain/document";

/** An SVG may hold anything, so it is kept as it is and read for its words; it is not drawn. [DOC-4] */
export function isDrawing({ type, name }: Pick<Document, "type" | "name">): boolean {
  return /^image\/svg\+xml\b/i.test(type) || /\.svgz?$/i.test(name);
}

/** What a student calls it: by its bytes a drawing is a page of the web. */
export function shownKind(document: Pick<Document, "type" | "name" | "kind">): DocumentKind {
  return document.kind === "html" && isDrawing(document) ? "image" : document.kind;
}
