import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, type Layout, layoutOf, type Measure, neighbour, widest } from "./layout.ts";
import { type MindNode, placesOf, treeOf } from "./tree.ts";

/** Letters of 8 px, broken where the line is full. */
const measureAt =
  (width: number): Measure =>
  ({ text }, level) => {
    const room = widest(level, width);
    const lines = Math.max(1, Math.ceil((text.length * 8) / room));
    return { width: Math.min(room, Math.max(16, text.length * 8)), height: lines * 20 + (level < 2 ? 16 : 4) };
  };

const draw = (tree: MindNode, width = 1000, height = 540) =>
  layoutOf(tree, { width, height, measure: measureAt(width) });

function mapOf(...pieces: readonly (readonly [depth: number, text: string])[]): MindNode {
  let count = 0;
  const list = pieces.map(([depth, text]) => ({ depth, text }));
  return treeOf(list, () => `n${count++}`, "Title");
}

const boxOf = ({ boxes }: Layout, text: string): Box => {
  const box = boxes.find(({ node }) => node.text === text);
  if (!box) throw new Error(`${text} is not drawn`);
  return box;
};

const reconstruction = mapOf(
  [0, "Reconstruction"],
  [1, "Open"],
  [2, "Who is a citizen"],
  [2, "Who decides"],
  [2, "Land"],
  [1, "Plan"],
  [2, "Quick pardons"],
  [2, "Black Codes"],
  [1, "Congress"],
  [2, "Amendment"],
  [2, "Acts"],
  [1, "Won"],
  [2, "In office"],
  [1, "End"],
  [2, "Panic"],
);

const pieces = fc.array(fc.tuple(fc.nat(5), fc.string({ maxLength: 60 })), { maxLength: 40 });

describe("a mind map on two sides [SUM-1]", () => {
  test("is read on the left first, and is about as tall on both sides", () => {
    const drawn = draw(reconstruction);
    const sides = ["Open", "Plan", "Congress", "Won", "End"].map((text) => boxOf(drawn, text).side);
    expect(sides).toEqual(["left", "left", "right", "right", "right"]);
  });

  test("has its centre in the middle", () => {
    const drawn = draw(reconstruction);
    const centre = boxOf(drawn, "Reconstruction");
    expect(centre.x + centre.width / 2).toBeCloseTo(drawn.width / 2);
    expect(centre.y + centre.height / 2).toBeCloseTo(drawn.height / 2);
  });

  test("has what hangs on a branch in lines below it, the deeper the farther in", () => {
    const drawn = draw(mapOf([0, "A"], [1, "Left"], [2, "L2"], [3, "L3"], [1, "Right"], [2, "R2"], [3, "R3"]));
    const end = (text: string) => boxOf(drawn, text).x + boxOf(drawn, text).width;
    expect([end("Left") - end("L2"), end("L2") - end("L3")]).toEqual([12, 18]);
    expect([boxOf(drawn, "R2").x - boxOf(drawn, "Right").x, boxOf(drawn, "R3").x - boxOf(drawn, "R2").x]).toEqual([
      12, 18,
    ]);
    expect(boxOf(drawn, "R2").y).toBeGreaterThan(boxOf(drawn, "Right").y);
    expect(drawn.guides).toHaveLength(2);
  });

  test("has one branch on the right", () => {
    expect(boxOf(draw(mapOf([0, "A"], [1, "B"])), "B").side).toBe("right");
    expect(draw(mapOf()).boxes).toHaveLength(1);
  });

  test("keeps a branch on its side while lines are added, until the other is far too short", () => {
    const lines = [2, 2, 2].map((depth, line) => [depth, `line ${line}`] as const);
    const shown = (tree: MindNode, firstRight?: string) =>
      layoutOf(tree, { width: 1000, height: 540, measure: measureAt(1000), ...(firstRight && { firstRight }) })
        .firstRight;
    const three = mapOf([0, "A"], [1, "B"], [1, "C"], ...lines, [1, "D"]);
    expect(shown(three)).toBe("n2");
    expect(shown(three, "n6")).toBe("n6");
    const six = mapOf([0, "A"], [1, "B"], [1, "C"], [1, "D"], [1, "E"], [1, "F"], [1, "G"], ...lines);
    expect(shown(six)).toBe("n4");
    expect(shown(six, "n2")).toBe("n4");
    expect(shown(six, "gone")).toBe("n4");
  });
});

describe("a mind map on a phone", () => {
  test("is one column, below its centre, as wide as the phone", () => {
    const drawn = draw(reconstruction, 358);
    expect([drawn.isColumn, drawn.width]).toEqual([true, 358]);
    expect(new Set(drawn.boxes.map(({ side }) => side))).toEqual(new Set(["centre", "right"]));
    const tops = drawn.boxes.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe("a mind map of any size", () => {
  const sizes = fc.record({
    width: fc.integer({ min: 200, max: 1600 }),
    height: fc.integer({ min: 100, max: 1200 }),
    grow: fc.integer({ min: 1, max: 4 }),
  });

  const drawn = fc.tuple(pieces, sizes).map(([list, { width, height, grow }]) => {
    const normal = measureAt(width);
    // Letters that are larger than anybody planned for.
    const measure: Measure = (node, level) => {
      const size = normal(node, level);
      return { width: size.width * grow, height: size.height * grow };
    };
    const tree = mapOf(...list);
    return { tree, layout: layoutOf(tree, { width, height, measure }) };
  });

  test("draws every thought once, in the order they are read", () => {
    fc.assert(
      fc.property(drawn, ({ tree, layout }) => {
        expect(layout.boxes.map(({ node }) => node)).toEqual(placesOf(tree).map(({ node }) => node));
        expect(layout.curves).toHaveLength(tree.children.length);
      }),
    );
  });

  test("lays nothing over anything, and nothing beyond its edge", () => {
    fc.assert(
      fc.property(drawn, ({ layout }) => {
        const { boxes, width, height } = layout;
        const outside = boxes.filter((box) => box.x < 0 || box.y < 0 || right(box) > width || bottom(box) > height);
        expect(outside).toEqual([]);
        const overlaps = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => areOver(one, other)));
        expect(overlaps).toEqual([]);
      }),
    );
  });

  test("has room for one more line below each branch", () => {
    fc.assert(
      fc.property(drawn, ({ layout }) => {
        const more = layout.blocks.map(({ x, y, width, height }) => ({ x, y: y + height + 4, width, height: 40 }));
        expect(more.filter((line) => bottom(line) > layout.height)).toEqual([]);
        expect(more.flatMap((line) => layout.boxes.filter((box) => areOver(line, box)))).toEqual([]);
      }),
    );
  });

  test("can be walked with the arrow keys from anywhere to everywhere", () => {
    fc.assert(
      fc.property(drawn, ({ tree, layout }) => {
        const reached = new Set([tree.id]);
        for (const id of reached) {
          for (const direction of ["up", "down", "left", "right"] as const) {
            const next = neighbour(layout, id, direction);
            if (next) reached.add(next);
          }
        }
        expect(reached.size).toBe(layout.boxes.length);
      }),
    );
  });
});

test("an arrow key goes to what lies there", () => {
  const drawn = draw(reconstruction);
  const from = (text: string, direction: "up" | "down" | "left" | "right") => {
    const id = neighbour(drawn, boxOf(drawn, text).node.id, direction);
    return drawn.boxes.find(({ node }) => node.id === id)?.node.text ?? null;
  };
  expect(from("Reconstruction", "right")).toBe("Won");
  expect(from("Reconstruction", "left")).toBe("Plan");
  expect(from("Won", "left")).toBe("Reconstruction");
  expect(from("Won", "down")).toBe("In office");
  expect(from("Congress", "up")).toBe(null);
  expect(from("Land", "down")).toBe("Plan");
});

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
const right = ({ x, width }: Rectangle) => x + width;
const bottom = ({ y, height }: Rectangle) => y + height;
/** Less than a thousandth is how numbers are added. */
const areOver = (one: Rectangle, other: Rectangle) =>
  right(one) - other.x > 0.001 &&
  right(other) - one.x > 0.001 &&
  bottom(one) - other.y > 0.001 &&
  bottom(other) - one.y > 0.001;
