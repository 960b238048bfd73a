import type { Inline, MarkdownTree } from "./tree-types.ts";

/** What a text needs from around it to be shown: notes by their names, notes it shows in itself, pictures by their ids. */
export type Reach = {
  readonly notes: readonly string[];
  readonly embeds: readonly string[];
  readonly pictures: readonly string[];
};

type Reaching = Extract<Inline, { type: "wikilink" | "image" }> | { readonly type: "embed"; readonly target: string };

export function reachOf(...trees: readonly MarkdownTree[]): Reach {
  const notes = new Set<string>();
  const embeds = new Set<string>();
  const pictures = new Set<string>();
  const waiting: unknown[] = [...trees];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (isReaching(part)) {
      if (part.type === "image") pictures.add(part.id);
      else notes.add(part.target);
      if (part.type === "embed") embeds.add(part.target);
    } else {
      for (const child of Object.values(part as object)) {
        if (typeof child === "object" && child !== null) waiting.push(child);
      }
    }
  }
  return { notes: [...notes].sort(), embeds: [...embeds].sort(), pictures: [...pictures].sort() };
}

function isReaching(part: unknown): part is Reaching {
  const { type } = part as { readonly type?: unknown };
  return type === "wikilink" || type === "image" || type === "embed";
}
