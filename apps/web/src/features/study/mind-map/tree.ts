import { listLineOf } from "./thought-line.ts";

/** A thought of a mind map, a line of Markdown, with what hangs on it. `mark` is the number of the passage it comes from. [SUM-1] */
export type MindNode = {
  readonly id: string;
  readonly text: string;
  readonly children: readonly MindNode[];
  readonly mark?: number;
};

/** A heading or a sentence, in the order of the text; a larger depth belongs to the smaller one before it. */
export type Piece = { readonly depth: number; readonly text: string; readonly mark?: number };

/** The only piece at the top is the centre. Where there are several or none, the title is. */
export function treeOf(pieces: readonly Piece[], newId: () => string, title: string): MindNode {
  const top: Growing[] = [];
  const open: Growing[] = [];
  for (const { depth, text, mark } of pieces) {
    const node = { id: newId(), text: oneLine(text), ...(mark !== undefined && { mark }), children: [], depth };
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  const [first] = top;
  if (first && top.length === 1) return grown(first);
  return { id: newId(), text: oneLine(title), children: top.map(grown) };
}

type Growing = Omit<MindNode, "children"> & { readonly depth: number; readonly children: Growing[] };

function grown({ depth: _, children, ...node }: Growing): MindNode {
  return { ...node, children: children.map(grown) };
}

/** A thought in its place: how deep it stands, what it hangs on, and the how-manieth it is there. */
export type Place = {
  readonly node: MindNode;
  readonly level: number;
  readonly parent: MindNode | null;
  readonly index: number;
};

/** All of them, each before what hangs on it: as they are read. */
export function placesOf(tree: MindNode): readonly Place[] {
  const places: Place[] = [];
  const walk = (node: MindNode, level: number, parent: MindNode | null, index: number) => {
    places.push({ node, level, parent, index });
    for (const [at, child] of node.children.entries()) walk(child, level + 1, node, at);
  };
  walk(tree, 0, null, 0);
  return places;
}

export function placeOf(tree: MindNode, id: string): Place | undefined {
  return placesOf(tree).find(({ node }) => node.id === id);
}

export function rename(tree: MindNode, id: string, text: string): MindNode {
  return withNode(tree, id, (node) => ({ ...node, text: oneLine(text) }));
}

export function addChild(tree: MindNode, id: string, newId: string): MindNode {
  return withNode(tree, id, (node) => ({ ...node, children: [...node.children, empty(newId)] }));
}

/** Right after it. Beside the centre there is nothing: there it is one more branch. */
export function addSibling(tree: MindNode, id: string, newId: string): MindNode {
  const place = placeOf(tree, id);
  if (!place?.parent) return addChild(tree, id, newId);
  return withChildren(tree, place.parent.id, (children) => children.toSpliced(place.index + 1, 0, empty(newId)));
}

/** Takes it away with all that hangs on it, and says what stands there next. The centre stays. */
export function remove(tree: MindNode, id: string): { readonly tree: MindNode; readonly focus: string } {
  const place = placeOf(tree, id);
  if (!place?.parent) return { tree, focus: tree.id };
  const { parent, index } = place;
  const focus = parent.children[index + 1] ?? parent.children[index - 1] ?? parent;
  return { tree: withChildren(tree, parent.id, (children) => children.toSpliced(index, 1)), focus: focus.id };
}

export function moveUp(tree: MindNode, id: string): MindNode {
  return moved(tree, id, -1);
}

export function moveDown(tree: MindNode, id: string): MindNode {
  return moved(tree, id, 1);
}

/** Hangs it on the one before it, as its last. */
export function indent(tree: MindNode, id: string): MindNode {
  const place = placeOf(tree, id);
  const before = place?.parent?.children[place.index - 1];
  if (!place?.parent || !before) return tree;
  return withChildren(tree, place.parent.id, (children) =>
    children.toSpliced(place.index - 1, 2, { ...before, children: [...before.children, place.node] }),
  );
}

/** Puts it beside what it hung on, right after it. */
export function outdent(tree: MindNode, id: string): MindNode {
  const place = placeOf(tree, id);
  const parent = place?.parent ? placeOf(tree, place.parent.id) : undefined;
  if (!place || !parent?.parent) return tree;
  const without = { ...parent.node, children: parent.node.children.toSpliced(place.index, 1) };
  return withChildren(tree, parent.parent.id, (children) => children.toSpliced(parent.index, 1, without, place.node));
}

/** A list in a list, as a note has it. */
export function markdownOf(tree: MindNode): string {
  return placesOf(tree)
    .map(({ node, level }) => `${"  ".repeat(level)}- ${listLineOf(node.text)}`.trimEnd())
    .join("\n")
    .concat("\n");
}

/** A thought is one line; what is pasted into it may be several. */
function oneLine(text: string): string {
  return text.replace(/[\s\u2028\u2029]*[\n\r\u2028\u2029][\s\u2028\u2029]*/g, " ");
}

function empty(id: string): MindNode {
  return { id, text: "", children: [] };
}

function moved(tree: MindNode, id: string, by: -1 | 1): MindNode {
  const place = placeOf(tree, id);
  const other = place?.parent?.children[place.index + by];
  if (!place?.parent || !other) return tree;
  return withChildren(tree, place.parent.id, (children) =>
    children.with(place.index, other).with(place.index + by, place.node),
  );
}

function withChildren(
  tree: MindNode,
  id: string,
  change: (children: readonly MindNode[]) => readonly MindNode[],
): MindNode {
  return withNode(tree, id, (node) => ({ ...node, children: change(node.children) }));
}

/** What did not change stays the same object. */
function withNode(tree: MindNode, id: string, change: (node: MindNode) => MindNode): MindNode {
  if (tree.id === id) return change(tree);
  let isChanged = false;
  const children = tree.children.map((child) => {
    const next = isChanged ? child : withNode(child, id, change);
    isChanged ||= next !== child;
    return next;
  });
  return isChanged ? { ...tree, children } : tree;
}
