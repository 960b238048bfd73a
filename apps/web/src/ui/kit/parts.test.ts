import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const source = join(import.meta.dirname, "../..");
const rooms = "{features,student}/**";

/** Every place in these files where the pattern is found, as file:line and what stands there. */
function placesOf(files: string, pattern: RegExp): readonly string[] {
  return globSync(files, { cwd: source }).flatMap((file) =>
    found(readFileSync(join(source, file), "utf8"), pattern, file),
  );
}

function found(text: string, pattern: RegExp, file = ""): readonly string[] {
  return [...text.matchAll(pattern)].map(
    (match) => `${file}:${text.slice(0, match.index).split("\n").length} ${match[0].trim()}`,
  );
}

/** Drawn by the kit: what features have of these is a part of it. */
const rawControl = /<(button|input|select|textarea|progress)\b/g;

/** Up to 3 px set something straight by eye, beyond 48 px something is kept clear: neither is a space. */
const rawSpace =
  /^\s*(scroll-)?(padding|margin|gap|row-gap|column-gap)[\w-]*:[^;]*?(?<![\d.])([4-9]|[1-3]\d|4[0-8])(\.\d+)?px/gm;

/** From 28 px on letters are drawn for their place; a headline that grows with the window is too. */
const rawType = /^\s*font(-size)?:(?![^;]*(vw|svh|cqi))[^;]*?(?<![\d.])(\d|1\d|2[0-7])(\.\d+)?px/gm;

/** The same, said in a component. */
const rawStyle = /\b(padding|margin|gap|fontSize)\w*: ([`"]?-?\d|`[^`]*px)/g;

describe("features are made of the kit", () => {
  test("no feature has a control of its own", () => {
    expect(placesOf(`${rooms}/*.tsx`, rawControl)).toEqual([]);
  });

  test("every space between things is one of the scale", () => {
    expect(placesOf(`${rooms}/*.css`, rawSpace)).toEqual([]);
    expect(placesOf(`${rooms}/*.tsx`, rawStyle)).toEqual([]);
  });

  test("every size of letters is one of six", () => {
    expect(placesOf(`${rooms}/*.css`, rawType)).toEqual([]);
  });

  test("the rules above see what they forbid, and nothing else", () => {
    expect(found("<button\n<input />\n<Input />\n<Button>", rawControl)).toEqual([":1 <button", ":2 <input"]);
    const spaces = ["padding: 0 6px", "margin: -12.5px", "gap: 3px 20px", "scroll-margin-top: 48px"];
    for (const space of spaces) expect(found(`  ${space};`, rawSpace), space).toHaveLength(1);
    for (const space of ["padding: 3px 0", "margin: 110px", "gap: var(--space-2)", "border-left: 8px"]) {
      expect(found(`  ${space};`, rawSpace), space).toEqual([]);
    }
    for (const type of ["font-size: 13.5px", "font: 650 27px / 1.2 x", "font: 400 9px x"]) {
      expect(found(`  ${type};`, rawType), type).toHaveLength(1);
    }
    for (const type of ["font-size: 28px", "font-size: clamp(20px, 2vw, 60px)", "font-size: var(--type-2)"]) {
      expect(found(`  ${type};`, rawType), type).toEqual([]);
    }
    for (const style of ["marginTop: 20", `paddingLeft: \`\${level * 14}px\``, 'fontSize: "12px"']) {
      expect(found(style, rawStyle), style).toHaveLength(1);
    }
    expect(found('marginTop: "var(--space-card)", fontSize: size * 0.4', rawStyle)).toEqual([]);
  });

  test("the sizes of letters and spaces are as many as the design has", () => {
    const tokens = readFileSync(join(source, "ui/tokens.css"), "utf8");
    const named = (pattern: RegExp) => [...tokens.matchAll(pattern)].map(([, value]) => value);
    expect(named(/--space-\d: (\S+);/g)).toEqual(["4px", "8px", "12px", "16px", "24px", "32px", "48px"]);
    expect(named(/--type-\d: (\S+);/g)).toEqual(["12px", "13.5px", "15px", "17px", "20px", "26px"]);
  });
});
