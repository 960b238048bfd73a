import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { heldScale, linesOf, type MapColours, paperMeasure, pictureOf, pngOf, svgOf } from "./export.ts";
import { layoutOf } from "./layout.ts";
import { type MindNode, treeOf } from "./tree.ts";

afterEach(() => vi.unstubAllGlobals());

const colours: MapColours = {
  page: "#14131a",
  text: "#f5f2ea",
  quiet: "#b9b4c4",
  line: "#413d50",
  marker: "#ffc857",
  soft: "#372e1e",
  stroke: "rgb(214 242 75 / 0.92)",
  onStroke: "#17161d",
};

const measure = paperMeasure((text) => text.length * 8, "en");
const drawn = (tree: MindNode) => svgOf(tree, layoutOf(tree, { width: 1200, height: 640, measure }), colours);

function mapOf(...texts: readonly string[]): MindNode {
  let count = 0;
  const pieces = texts.map((text, index) => ({ depth: Math.min(index, 3), text, mark: index }));
  return treeOf(pieces, () => `n${count++}`, "Title");
}

/** The texts of the picture, as somebody reads them: numbers of passages set aside. */
const words = (svg: string) =>
  [...svg.replace(/<tspan.*?<\/tspan>/g, "").matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);

describe("the picture of a mind map [SUM-1]", () => {
  test("has all thoughts, and the numbers of their passages", () => {
    const svg = drawn(mapOf("Cells", "Mitosis", "Prophase", "Spindle"));
    expect(words(svg)).toEqual(["Cells", "Mitosis", "Prophase", "Spindle"]);
    expect([...svg.matchAll(/<tspan[^>]*> (\d)</g)].map(([, number]) => number)).toEqual(["0", "1", "2", "3"]);
  });

  test("breaks what is long into lines", () => {
    const long = "Who would be a citizen, and who would say so, was not decided when the war was over";
    const lines = words(drawn(mapOf("Reconstruction", "Open", long))).slice(2);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(" ")).toBe(long);
  });

  test("shows what looks like markup as it was written", () => {
    const svg = drawn(mapOf('</text><script>alert("1")</script>', "a & b < c", "\u0000\u000b\ud800x"));
    expect(words(svg)).toContain("a &amp; b &lt; c");
    expect(words(svg)).toContain("x");
    expect(svg).toContain("&lt;script&gt;");
  });

  test("has nothing that runs and nothing that is fetched, whatever is written in it", () => {
    const bad = fc.constantFrom(
      "<script>",
      "]]>",
      "<!--",
      '"',
      "'",
      "onload=x",
      "<image href='http://a.de'/>",
      "&",
      "a",
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(bad).map((parts) => parts.join(" ")),
          { maxLength: 6 },
        ),
        (texts) => {
          const svg = drawn(mapOf(...texts));
          const known = /^(svg|title|rect|g|path|text|tspan)$/;
          const tags = [...svg.matchAll(/<\/?([^\s/>]+)/g)].map(([, name = ""]) => name);
          expect(tags.filter((name) => !known.test(name))).toEqual([]);
          const attributes = [...svg.matchAll(/<[^>]*>/g)].flatMap(([tag]) => [...tag.matchAll(/\s([\w:-]+)=/g)]);
          expect(attributes.filter(([, name = ""]) => /^on|href|style|src/.test(name))).toEqual([]);
        },
      ),
    );
  });

  test("is drawn in the colours of the page", () => {
    const styles: Record<string, string> = { "--bg": "#fff", "--tx-3": "#777", "--s-3": "#eee" };
    const place = { dataset: {}, remove: () => undefined };
    vi.stubGlobal("document", {
      createElement: (name: string) => (name === "canvas" ? { getContext: () => null } : place),
      body: { append: () => undefined },
    });
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => styles[name] ?? "" }));
    const svg = pictureOf(mapOf("Cells", "Mitosis"), { language: "en" });
    expect(svg).toContain('<rect x="-28" width="100%" height="100%" fill="#fff"/>');
    expect(svg).toContain('stroke="#777"');
    expect(place.dataset).toEqual({});
    pictureOf(mapOf("Cells"), { marker: "amber", language: "en" });
    expect(place.dataset).toEqual({ marker: "amber" });
  });

  test("has its formulas as they are read", () => {
    const place = { dataset: {}, remove: () => undefined };
    vi.stubGlobal("document", {
      createElement: (name: string) => (name === "canvas" ? { getContext: () => null } : place),
      body: { append: () => undefined },
    });
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
    const svg = pictureOf(mapOf("Powers", "$\\frac{d}{dx}x^n$, **always**"), { language: "en" });
    expect(words(svg)).toEqual(["Powers", "d/dx xⁿ, always"]);
  });

  test("becomes points as sharp as asked for, and no larger than a phone can hold", async () => {
    expect(heldScale(1000, 500, 2)).toBe(2);
    expect(heldScale(1000, 8192, 2)).toBe(1);
    expect(heldScale(4000, 4000, 2)).toBe(1);
    const canvas = { width: 0, height: 0, getContext: () => ({ drawImage: () => undefined }), toBlob };
    function toBlob(done: (blob: Blob) => void) {
      done(new Blob(["png"]));
    }
    vi.stubGlobal("document", { createElement: () => canvas });
    vi.stubGlobal(
      "Image",
      class {
        readonly naturalWidth = 1200;
        readonly naturalHeight = 600;
        onload = () => undefined;
        set src(_: string) {
          queueMicrotask(() => this.onload());
        }
      },
    );
    expect(await (await pngOf(drawn(mapOf("Cells")), 2))?.text()).toBe("png");
    expect([canvas.width, canvas.height]).toEqual([2400, 1200]);
  });
});

describe("a line of a picture", () => {
  const broken = (text: string, letters: number, language = "en") =>
    linesOf(text, letters, (part) => part.length, new Intl.Segmenter(language, { granularity: "word" }));

  test("ends between words, with the sign that belongs to the last", () => {
    expect(broken("Land: promised, then withdrawn", 15)).toEqual(["Land: promised,", "then withdrawn"]);
  });

  test("leaves together what is joined without a blank [SUM-1]", () => {
    expect(broken("of a power is d/dx xⁿ", 16)).toEqual(["of a power is", "d/dx xⁿ"]);
  });

  test("breaks a word that is too long, and Japanese between its words", () => {
    expect(broken("Donaudampfschifffahrt ja", 10)).toEqual(["Donaudampf", "schifffahr", "t ja"]);
    expect(broken("細胞分裂の段階", 4, "ja")).toEqual(["細胞分裂", "の段階"]);
  });

  test("is there for a thought without words", () => {
    expect(broken("", 10)).toEqual([""]);
  });
});
