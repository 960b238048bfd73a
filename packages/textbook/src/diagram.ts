import { z } from "zod/mini";

const place = z.number().check(z.minimum(-4000), z.maximum(4000));
const size = z.number().check(z.positive(), z.maximum(4000));
const point = z.tuple([place, place]);
const look = z.optional(z.enum(["line", "soft", "solid", "dashed"]));

const Shape = z.discriminatedUnion("shape", [
  z.object({ shape: z.enum(["line", "arrow"]), x1: place, y1: place, x2: place, y2: place, look }),
  z.object({ shape: z.literal("circle"), cx: place, cy: place, r: size, look }),
  z.object({ shape: z.literal("ellipse"), cx: place, cy: place, rx: size, ry: size, look }),
  z.object({
    shape: z.literal("rect"),
    x: place,
    y: place,
    width: size,
    height: size,
    r: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
    look,
  }),
  z.object({ shape: z.literal("polygon"), points: z.array(point).check(z.minLength(3), z.maxLength(60)), look }),
  z.object({ shape: z.literal("path"), d: z.string().check(z.minLength(1), z.maxLength(2000)), look }),
  z.object({ shape: z.literal("tex"), x: place, y: place, tex: z.string().check(z.minLength(1), z.maxLength(80)) }),
]);
export type Shape = z.infer<typeof Shape>;

const Part = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  marker: z.optional(z.enum(["lime", "coral", "sky", "violet", "mint", "amber"])),
  /** The middle of its label, which is moved into the canvas where it would reach out of it. */
  at: z.optional(point),
  stages: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12)))),
  shapes: z.array(Shape).check(z.maxLength(60)),
});
export type Part = z.infer<typeof Part>;

/** What no curve can show, drawn as data. [TXT-1] */
export const Diagram = z.object({
  kind: z.literal("diagram"),
  width: z.int().check(z.minimum(200), z.maximum(1000)),
  height: z.int().check(z.minimum(120), z.maximum(800)),
  stages: z.optional(z.int().check(z.minimum(0), z.maximum(12))),
  parts: z.array(Part).check(z.minLength(1), z.maxLength(60)),
});
export type Diagram = z.infer<typeof Diagram>;

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What a part covers; null where a path of it cannot be read. */
export function boxOf({ shapes }: Part): Box | null {
  const all = shapes.map(pointsOf);
  if (all.some((one) => one === null)) return null;
  const points = all.flatMap((one) => one ?? []);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

type At = readonly [number, number];

function pointsOf(shape: Shape): readonly At[] | null {
  switch (shape.shape) {
    case "line":
    case "arrow":
      return [
        [shape.x1, shape.y1],
        [shape.x2, shape.y2],
      ];
    case "circle":
      return around(shape.cx, shape.cy, shape.r, shape.r);
    case "ellipse":
      return around(shape.cx, shape.cy, shape.rx, shape.ry);
    case "rect":
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ];
    case "polygon":
      return shape.points;
    case "path":
      return endsOfPath(shape.d);
    case "tex":
      return [[shape.x, shape.y]];
  }
}

function around(x: number, y: number, rx: number, ry: number): readonly At[] {
  return [
    [x - rx, y - ry],
    [x + rx, y + ry],
  ];
}

const numbersOf = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 } as const;

/** Where its strokes end; null where it is written otherwise than with M L Q C A Z and whole places. */
function endsOfPath(d: string): readonly At[] | null {
  const pieces = [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)];
  if (pieces.length === 0 || pieces[0]?.[1] !== "M" || d.trimStart()[0] !== "M") return null;
  const ends: At[] = [];
  for (const [, sign = "", rest = ""] of pieces) {
    if (!(sign in numbersOf)) return null;
    const count = numbersOf[sign as keyof typeof numbersOf];
    const numbers =
      rest.trim() === ""
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    if (numbers.some((one) => !Number.isFinite(one))) return null;
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0) return null;
    for (let at = count; count > 0 && at <= numbers.length; at += count)
      ends.push([numbers[at - 2] ?? 0, numbers[at - 1] ?? 0]);
  }
  return ends;
}

/** How wide a label stands in the canvas, so that it can be kept inside and apart from others. */
export function labelWidth(label: string): number {
  const letters = [...label];
  const wide = letters.filter((letter) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30ff]/u.test(letter),
  ).length;
  return wide * 15 + (letters.length - wide) * 8;
}

export const labelHeight = 22;

/** The label's middle, moved so that it does not reach out of the canvas. */
export function labelPlace({ width, height }: Diagram, [x, y]: At, label: string): At {
  const half = labelWidth(label) / 2 + 4;
  const within = (at: number, reach: number, end: number) =>
    Math.min(Math.max(at, reach), Math.max(reach, end - reach));
  return [within(x, half, width), within(y, labelHeight / 2, height)];
}

/** Whether a part is there in a stage; what names none is always there. */
export function isInStage({ stages = [] }: Part, stage: number): boolean {
  return stages.length === 0 || stages.includes(stage);
}
