import type { SchoolBook } from "../textbook/school-book.ts";
import { json, jsonFor, problem } from "./answer.ts";
import type { Route, SignedInCall } from "./route.ts";

export type TextbookRooms = { readonly schoolBook: Pick<SchoolBook, "contents" | "file"> };

/** The operator's own chapters: which tables of contents there are, and files whose names change with what is in them. [TXT-1] */
export function textbookRoutes({ schoolBook }: TextbookRooms): readonly Route[] {
  return [
    { method: "GET", path: "/api/textbook", access: "signed-in", handle: list },
    { method: "GET", path: "/api/textbook/:name", access: "signed-in", handle: read },
  ];

  async function list() {
    return json(JSON.stringify({ contents: schoolBook.contents() }));
  }

  async function read({ context }: SignedInCall) {
    const text = schoolBook.file(context.req.param("name") ?? "");
    return text === undefined ? problem(404, "NOT_FOUND") : await jsonFor(context, text);
  }
}
