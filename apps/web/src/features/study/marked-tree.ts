import { grammar } from "@jotter/markdown/grammar";
import { treeOf, treeSteps } from "@jotter/markdown/tree";
import type { Block, Inline, MarkdownTree } from "@jotter/markdown/tree-types";

type Stretch = { readonly key: string; readonly from: number; readonly to: number };

/**
 * A text as it is read, with some stretches of it marked. Each piece of one is named after it and counted: "3:0". In
 * steps, as with `treeSteps`.
 */
export function* markedTreeSteps(text: string, stretches: readonly Stretch[]): Generator<void, MarkdownTree> {
  const parse = grammar.startParse(text);
  let parsed = parse.advance();
  for (; !parsed; parsed = parse.advance()) yield;
  const [opens, closes] = signsFor(text);
  let written = "";
  let at = 0;
  const keys: string[] = [];
  for (const { key, from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const [begin, end] = [outwards(parsed, from, -1), outwards(parsed, to, 1)];
    // Where two overlap, the first is the one that is marked.
    if (begin < at || end <= begin) continue;
    const number = keys.push(key) - 1;
    written += `${text.slice(at, begin)}${opens}${number}${closes}${text.slice(begin, end)}${opens}/${number}${closes}`;
    at = end;
  }
  const { blocks, footnotes } = yield* treeSteps(written + text.slice(at));
  const sign = new RegExp(`${opens}(/?)(\\d+)${closes}`);
  const marking = markingOf(sign, keys);
  return {
    blocks: blocks.map((placed) => ({ ...placed, block: marking.block(placed.block) })),
    footnotes: footnotes.map((one) => ({ ...one, children: marking.inlines(one.children) })),
  };
}

/** One line of words: formulas are drawn, and nothing in it can be pressed. */
export function lineTree(text: string): MarkdownTree {
  const { blocks } = treeOf(text);
  const words = blocks.flatMap(({ block }) => (block.type === "paragraph" ? block.children : []));
  const children = words.length > 0 ? unlinked(words) : [{ type: "text", text } as const];
  return { blocks: [{ from: 0, to: text.length, block: { type: "paragraph", children } }], footnotes: [] };
}

function unlinked(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.flatMap((inline): readonly Inline[] => {
    if (inline.type === "link") return unlinked(inline.children);
    if (inline.type === "footnote") return [];
    if (inline.type === "wikilink") return [{ type: "text", text: inline.label }];
    return "children" in inline ? [{ ...inline, children: unlinked(inline.children) }] : [inline];
  });
}

/** Brackets that the text has not got. Being punctuation, they leave the marks beside them what they are. */
function signsFor(text: string): readonly [string, string] {
  const pairs = ["⸨⸩", "⦃⦄", "⟦⟧", "⧼⧽"];
  const [open = "⸨", close = "⸩"] = pairs.find((pair) => ![...pair].some((sign) => text.includes(sign))) ?? "⸨⸩";
  return [open, close];
}

const closed =
  /^(InlineMath|DisplayMath|InlineCode|Link|Image|WikiLink|URL|Autolink|HTMLTag|Entity|Escape|Hashtag|Footnote\w*)$/;

/** To before the marks of what begins there, and out of what cannot be cut. */
function outwards(parsed: ReturnType<typeof grammar.parse>, at: number, side: -1 | 1): number {
  let place = at;
  for (;;) {
    let next = place;
    for (
      let node = parsed.resolveInner(place, side) as ReturnType<typeof parsed.resolveInner> | null;
      node;
      node = node.parent
    ) {
      const isCut = closed.test(node.name) && node.from < place && node.to > place;
      const isBeside = /^(Emphasis|Highlight|Strikethrough|Code)Mark$/.test(node.name);
      if (isCut || isBeside) next = side < 0 ? node.from : node.to;
      if (next !== place) break;
    }
    if (next === place) return place;
    place = next;
  }
}

function markingOf(sign: RegExp, keys: readonly string[]) {
  let open: number | null = null;
  const pieces = new Map<number, number>();

  function inlines(list: readonly Inline[]): readonly Inline[] {
    const done: Inline[] = [];
    let run: Inline[] = [];
    const close = () => {
      const isWords = run.some((one) => one.type !== "text" || one.text.trim() !== "");
      if (open !== null && isWords) {
        const piece = pieces.get(open) ?? 0;
        pieces.set(open, piece + 1);
        done.push({ type: "highlight", children: run, passage: `${keys[open]}:${piece}` });
      } else done.push(...run);
      run = [];
    };
    for (const inline of list) {
      if (inline.type === "text") {
        let rest = inline.text;
        for (let found = sign.exec(rest); found; found = sign.exec(rest)) {
          if (found.index > 0) run.push({ type: "text", text: asCard(rest.slice(0, found.index)) });
          close();
          open = found[1] === "/" ? null : Number(found[2]);
          rest = rest.slice(found.index + found[0].length);
        }
        if (rest !== "") run.push({ type: "text", text: asCard(rest) });
      } else if ("children" in inline && holds(inline.children, sign)) {
        close();
        done.push({ ...inline, children: inlines(inline.children) });
      } else run.push(inline);
    }
    close();
    return done;
  }

  function block(one: Block): Block {
    switch (one.type) {
      case "heading":
      case "paragraph":
        return { ...one, children: inlines(one.children) };
      case "quote":
        return { ...one, children: one.children.map(block) };
      case "callout":
        return { ...one, title: inlines(one.title), children: one.children.map(block) };
      case "list":
        return { ...one, items: one.items.map((item) => ({ ...item, children: item.children.map(block) })) };
      case "table":
        return { ...one, head: one.head.map(inlines), rows: one.rows.map((row) => row.map(inlines)) };
      default:
        return one;
    }
  }

  return { inlines, block };
}

function holds(list: readonly Inline[], sign: RegExp): boolean {
  return list.some((one) =>
    one.type === "text" ? sign.test(one.text) : "children" in one && holds(one.children, sign),
  );
}

/** `Question :: Answer` is a card; the sign is for whoever writes. */
function asCard(text: string): string {
  return text.replace(/(?<=\S)\s+::\s+(?=\S)/g, " → ");
}
