import { isChatter } from "@jotter/analysis/chatter";
import type { Source } from "../source.ts";

/** A list as it stands in a text, with the line or heading it belongs to. */
export type ListFound = {
  readonly kind: "steps" | "points";
  readonly title: string;
  readonly items: readonly string[];
  readonly from: number;
  readonly to: number;
};

/** Numbered lists and lists of points, of three items and more. Tasks and cards are none. */
export function listsIn({ text, language }: Pick<Source, "text" | "language">): readonly ListFound[] {
  const found: ListFound[] = [];
  let open: ListFound | undefined;
  let heading = "";
  let title = "";
  let at = 0;
  const close = (list: ListFound | undefined) => {
    if (list && list.items.length >= fewest && list.title !== "") found.push(list);
  };
  for (const line of text.split("\n")) {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    const [, mark, written] = /^\s{0,3}(\d{1,2}[.)]|[-*+•])\s+(.+)$/u.exec(line) ?? [];
    const item = written?.trim() ?? "";
    // What is to be done, asked or looked up belongs to no list.
    if (mark !== undefined && (item === "" || isChatter(item, language) || /\?\?|？？/u.test(item))) continue;
    if (mark !== undefined && !/^\[[ x]\]|::|：：/iu.test(item)) {
      const kind = /\d/.test(mark) ? "steps" : "points";
      const words = item.replace(/[.;,。；，]$/u, "");
      if (open?.kind !== kind) close(open);
      open =
        open?.kind === kind
          ? { ...open, items: [...open.items, words], to }
          : { kind, title, items: [words], from, to };
    } else if (line.trim() !== "") {
      close(open);
      open = undefined;
      if (/^#{1,6}\s/u.test(line)) heading = nameIn(line);
      title = nameOver(line) ?? heading;
    }
  }
  close(open);
  return found;
}

const fewest = 3;
const longestName = 60;

/** What the line above a list calls it: all of a short one, of a longer one its last words before a colon. */
function nameOver(line: string): string | undefined {
  const last = nameIn(line.replace(/^.*(?:[.!?]\s|[。！？])/su, ""));
  const name = /[:：]\s*$/u.test(line) ? last : nameIn(line);
  return name.length <= longestName ? name : undefined;
}

function nameIn(line: string): string {
  return line
    .replace(/^#+\s*/u, "")
    .replace(/[:：]\s*$/u, "")
    .trim();
}
