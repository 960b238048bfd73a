import { noteDiff } from "./note-diff.ts";

export type DiffRequest = { readonly before: string; readonly after: string };

/** Comparing takes as long as it takes; the page goes on meanwhile. */
addEventListener("message", ({ data: { before, after } }: MessageEvent<DiffRequest>) => {
  postMessage({ blocks: noteDiff(before, after) });
});
