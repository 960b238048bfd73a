import type { Reading } from "./document.ts";
import { blocksIn, headingsIn, portionsOf } from "./flow.ts";
import { blocksWithoutHtml } from "./markdown-html.ts";
import type { Work } from "./work.ts";

/** It is our markdown already, as safe as everything is that is shown by the tree. What stands above it is about it. */
export function readMarkdown(text: string, work: Work): Reading {
  const [head = "", matter = ""] = /^---\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)(?:\n|$)/.exec(text) ?? [];
  const body = text.slice(head.length, head.length + work.limits.letters);
  const pages = portionsOf(blocksWithoutHtml(blocksIn(body)));
  const named = /^title:\s*["']?(.+?)["']?\s*$/m.exec(matter)?.[1];
  const title = named ?? headingsIn(pages[0]?.text ?? "").find(({ level }) => level === 1)?.title;
  const language = /^lang(?:uage)?:\s*["']?([\w-]+)/m.exec(matter)?.[1];
  const isCut = text.length - head.length > work.limits.letters;
  return { pages, outline: [], ...(title && { title }), ...(language && { language }), ...(isCut && { cut: "size" }) };
}
