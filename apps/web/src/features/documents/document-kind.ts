export type DocumentKind =
  | "Pdf"
  | "Image"
  | "Audio"
  | "Video"
  | "Text"
  | "Document"
  | "Slides"
  | "Sheet"
  | "Archive"
  | "Other";

/** What a student would call this file, from what the server found it to be. */
export function documentKind(type: string): DocumentKind {
  const mime = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (mime === "application/pdf") return "Pdf";
  if (mime.startsWith("image/")) return "Image";
  if (mime.startsWith("audio/")) return "Audio";
  if (mime.startsWith("video/")) return "Video";
  if (/presentation|powerpoint/.test(mime)) return "Slides";
  if (/spreadsheet|excel|text\/csv/.test(mime)) return "Sheet";
  if (/wordprocessing|msword|opendocument\.text|epub|rtf/.test(mime)) return "Document";
  if (mime.startsWith("text/")) return "Text";
  if (/zip|gzip|x-tar|7z|rar/.test(mime)) return "Archive";
  return "Other";
}
