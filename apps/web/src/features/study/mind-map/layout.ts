import type { MindNode } from "./tree.ts";

type Size = {
  readonly width: number;
  readonly height: number;
  /** Where whoever draws it breaks the lines. */
  readonly lines?: readonly string[];
};

/** How much room a thought takes, no wider than `widest` says. */
export type Measure = (node: MindNode, level: number) => Size;

type Side = "centre" | "left" | "right";
type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Box = Size & Rectangle & { readonly node: MindNode; readonly level: number; readonly side: Side };

/** A branch with all that hangs on it. Below each there is room for one more line. */
type Block = Rectangle & { readonly id: string; readonly side: Side };

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly isColumn: boolean;
  /** Each before what hangs on it, as the thoughts are read. */
  readonly boxes: readonly Box[];
  readonly blocks: readonly Block[];
  /** From the centre to each branch, as the path of an SVG. */
  readonly curves: readonly string[];
  /** Along what hangs on a thought that is no branch itself. */
  readonly guides: readonly Rectangle[];
  /** The branch the right side begins with. */
  readonly firstRight: string | null;
};

type LayoutOptions = {
  readonly width: number;
  /** Branches spread to fill it where they are few. */
  readonly height: number;
  readonly measure: Measure;
  /** Of the layout before: a branch does not change sides while something is written, unless it must. */
  readonly firstRight?: string | null;
};

const narrowest = 700;
/** Around everything, beside the centre, before what hangs on a thought. */
const edge = { x: 12, y: 48 };
const reach = 58;
const inset = 12;
const step = 18;
const lineGap = 2;
const branchGap = { least: 48, most: 176 };
/** Where all stands in one column: from its edge to the stem, and from there to the branches. */
const column = { edge: 12, stem: 10, branch: 30 };

/** Both sides of the centre, or, where there is no room for that, one below the other. */
export function layoutOf(tree: MindNode, options: LayoutOptions): Layout {
  const blocks = tree.children.map((branch) => blockOf(branch, options.measure));
  const centre = options.measure(tree, 0);
  return options.width < narrowest
    ? inOneColumn(tree, centre, blocks, options)
    : onTwoSides(tree, centre, blocks, options);
}

/** How wide a thought may get before its line is broken. */
export function widest(level: number, width: number): number {
  if (width < narrowest) {
    const room = width - 2 * column.edge - (level === 0 ? 0 : column.branch);
    return Math.max(120, room - indentOf(level));
  }
  if (level === 0) return Math.min(340, Math.max(250, width * 0.3));
  // Few centres are as wide as they may be.
  const centre = Math.min(300, Math.max(200, width * 0.26));
  const side = Math.min(264, (width - centre - 2 * reach - 2 * edge.x) / 2);
  return Math.max(120, side - indentOf(level));
}

export type Direction = "up" | "down" | "left" | "right";

/** What an arrow key leads to: the nearest one there, straight ahead rather than aside. */
export function neighbour({ boxes }: Layout, id: string, direction: Direction): string | null {
  const from = boxes.find(({ node }) => node.id === id);
  if (!from) return null;
  const isAcross = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const span = (box: Box, across: boolean) => (across ? ([box.x, box.width] as const) : ([box.y, box.height] as const));
  let nearest: { readonly id: string; readonly far: number } | null = null;
  for (const box of boxes) {
    const [start, length] = span(from, isAcross);
    const [otherStart, otherLength] = span(box, isAcross);
    const ahead = sign > 0 ? otherStart - (start + length) : start - (otherStart + otherLength);
    // From the centre the way leads along the branches, not to a line that happens to lie nearer.
    if (box === from || ahead < -1 || (from.level === 0 && isAcross && box.level > 1)) continue;
    const far = Math.max(0, ahead) + 3 * apart(span(from, !isAcross), span(box, !isAcross));
    if (!nearest || far < nearest.far) nearest = { id: box.node.id, far };
  }
  return nearest?.id ?? null;
}

function apart([start, length]: readonly [number, number], [other, otherLength]: readonly [number, number]): number {
  return Math.max(0, other - (start + length), start - (other + otherLength));
}

function indentOf(level: number): number {
  return level < 2 ? 0 : inset + (level - 2) * step;
}

type Row = {
  readonly node: MindNode;
  readonly level: number;
  readonly size: Size;
  readonly indent: number;
  readonly top: number;
};
type Unplaced = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  readonly guides: readonly { readonly indent: number; readonly top: number; readonly height: number }[];
};

/** The branch, and line by line what hangs on it. */
function blockOf(branch: MindNode, measure: Measure): Unplaced {
  const rows: Row[] = [];
  const guides: { indent: number; top: number; height: number }[] = [];
  let width = 0;
  let bottom = 0;
  const add = (node: MindNode, level: number) => {
    const size = measure(node, level);
    const indent = indentOf(level);
    rows.push({ node, level, size, indent, top: bottom });
    width = Math.max(width, indent + size.width);
    bottom += size.height + (level === 1 ? 2 * lineGap : lineGap);
    const top = bottom;
    for (const child of node.children) add(child, level + 1);
    if (level > 1 && bottom > top) guides.push({ indent: indent + step / 2, top, height: bottom - top - lineGap });
  };
  add(branch, 1);
  return { id: branch.id, width, height: bottom - lineGap, rows, guides };
}

function onTwoSides(tree: MindNode, centre: Size, branches: readonly Unplaced[], options: LayoutOptions): Layout {
  const leftCount = balancedSplit(branches, options.firstRight);
  const sides = [branches.slice(0, leftCount), branches.slice(leftCount)] as const;
  const [leftWidth, rightWidth] = sides.map((side) => Math.max(0, ...side.map(({ width }) => width))) as [
    number,
    number,
  ];
  // The centre is in the middle as long as there is room to have it there.
  const middle = (left: number, right: number) => centre.width + 2 * edge.x + left + right + 2 * reach;
  const larger = Math.max(leftWidth, rightWidth);
  const isEven = leftCount > 0 && middle(larger, larger) <= options.width;
  const before = leftCount === 0 ? 0 : (isEven ? larger : leftWidth) + reach;
  const after = branches.length === 0 ? 0 : (isEven ? larger : rightWidth) + reach;
  const width = edge.x + before + centre.width + after + edge.x;

  const room = options.height - 2 * edge.y;
  const tallest = Math.max(centre.height, ...sides.map((side) => stackHeight(side, branchGap.least)));
  const height = Math.max(tallest, Math.min(room, Math.max(...sides.map((side) => stackHeight(side, 96)))));
  const canvasHeight = height + 2 * edge.y;

  const root = {
    node: tree,
    level: 0,
    side: "centre",
    ...centre,
    x: edge.x + before,
    y: (canvasHeight - centre.height) / 2,
  } as const;
  const placed = sides.flatMap((side, index) => {
    const isLeft = index === 0;
    const gap = Math.min(branchGap.most, gapToFill(side, height));
    let y = (canvasHeight - stackHeight(side, gap)) / 2;
    return side.map((branch) => {
      const inner = isLeft ? root.x - reach : root.x + centre.width + reach;
      const block = placedBlock(branch, isLeft ? "left" : "right", inner, y);
      y += branch.height + gap;
      return block;
    });
  });
  const curves = placed.map(({ block, boxes }) => {
    const isLeft = block.side === "left";
    const branch = boxes[0];
    const from = { x: isLeft ? root.x - 4 : root.x + root.width + 4, y: root.y + root.height / 2 };
    const to = { x: isLeft ? block.x + block.width : block.x, y: block.y + (branch?.height ?? 0) / 2 };
    const bend = (to.x - from.x) * 0.55;
    return `M${at(from)}C${at({ x: from.x + bend, y: from.y })} ${at({ x: to.x - bend, y: to.y })} ${at(to)}`;
  });
  return layout(root, placed, { width, height: canvasHeight, isColumn: false, curves }, sides[1][0]?.id ?? null);
}

function inOneColumn(tree: MindNode, centre: Size, branches: readonly Unplaced[], options: LayoutOptions): Layout {
  const root = { node: tree, level: 0, side: "centre", ...centre, x: column.edge, y: column.edge } as const;
  const stem = column.edge + column.stem;
  const start = column.edge + column.branch;
  let y = root.y + root.height + branchGap.least;
  const placed = branches.map((branch) => {
    const block = placedBlock(branch, "right", start, y);
    y += branch.height + branchGap.least;
    return block;
  });
  const curves = placed.map(({ block, boxes }) => {
    const middle = block.y + (boxes[0]?.height ?? 0) / 2;
    const bend = column.branch - column.stem;
    return `M${at({ x: stem, y: root.y + root.height + 4 })}V${round(middle - bend)}Q${at({ x: stem, y: middle })} ${at({ x: start, y: middle })}`;
  });
  const width = Math.max(
    options.width,
    root.x + root.width + column.edge,
    ...placed.map(({ block }) => block.x + block.width + column.edge),
  );
  return layout(root, placed, { width, height: y, isColumn: true, curves }, branches[0]?.id ?? null);
}

type Placed = { readonly block: Block; readonly boxes: readonly Box[]; readonly guides: readonly Rectangle[] };

function layout(
  root: Box,
  placed: readonly Placed[],
  drawn: Pick<Layout, "width" | "height" | "isColumn" | "curves">,
  firstRight: string | null,
): Layout {
  return {
    ...drawn,
    boxes: [root, ...placed.flatMap(({ boxes }) => boxes)],
    blocks: placed.map(({ block }) => block),
    guides: placed.flatMap(({ guides }) => guides),
    firstRight,
  };
}

/** From the side of it that looks to the centre. */
function placedBlock({ id, width, height, rows, guides }: Unplaced, side: Side, inner: number, y: number): Placed {
  const isLeft = side === "left";
  const from = (indent: number, length: number) => (isLeft ? inner - indent - length : inner + indent);
  return {
    block: { id, side, x: from(0, width), y, width, height },
    boxes: rows.map(({ node, level, size, indent, top }) => ({
      node,
      level,
      side,
      ...size,
      x: from(indent, size.width),
      y: y + top,
    })),
    guides: guides.map(({ indent, top, height: length }) => ({
      x: from(indent, 1),
      y: y + top,
      width: 1,
      height: length,
    })),
  };
}

/** How many branches stand on the left: they are read there first, and both sides are about as tall. */
function balancedSplit(branches: readonly Unplaced[], firstRight: string | null | undefined): number {
  if (branches.length < 2) return 0;
  const all = stackHeight(branches, branchGap.least);
  const unevenness = (count: number) =>
    Math.abs(
      stackHeight(branches.slice(0, count), branchGap.least) - stackHeight(branches.slice(count), branchGap.least),
    );
  let best = 1;
  for (let count = 2; count < branches.length; count++) if (unevenness(count) < unevenness(best)) best = count;
  const kept = branches.findIndex(({ id }) => id === firstRight);
  return kept > 0 && unevenness(kept) <= unevenness(best) + all / 4 ? kept : best;
}

function stackHeight(blocks: readonly Unplaced[], gap: number): number {
  return blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);
}

function gapToFill(blocks: readonly Unplaced[], height: number): number {
  return blocks.length < 2 ? 0 : (height - stackHeight(blocks, 0)) / (blocks.length - 1);
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
