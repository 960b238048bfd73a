import type { Colour } from "./use-marks.ts";

type Tick = {
  /** The first page it stands for. */
  readonly from: number;
  readonly state: "here" | "read" | "ahead";
  /** Of the first mark on its pages. */
  readonly colour: Colour | undefined;
};

type Ruled = {
  readonly page: number;
  readonly pages: number;
  readonly isSeen: (page: number) => boolean;
  readonly marks: readonly { readonly page: number; readonly colour: Colour }[];
};

/** One tick for a page, or for several where there are many: at most so many in all. */
export function ticksOf({ page, pages, isSeen, marks }: Ruled, most = 32): readonly Tick[] {
  const count = Math.min(most, pages);
  const tickOf = (of: number) => Math.floor((Math.min(of, pages - 1) * count) / pages);
  const here = tickOf(page);
  const colours = new Map<number, Colour>();
  for (const mark of marks) if (!colours.has(tickOf(mark.page))) colours.set(tickOf(mark.page), mark.colour);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [Math.ceil((at * pages) / count), Math.ceil(((at + 1) * pages) / count)];
    const own = Array.from({ length: to - from }, (_, step) => from + step);
    // As long as most of them are not seen, nobody would call them read.
    const isRead = own.filter(isSeen).length * 2 >= own.length;
    return { from, state: at === here ? "here" : isRead ? "read" : "ahead", colour: colours.get(at) };
  });
}
