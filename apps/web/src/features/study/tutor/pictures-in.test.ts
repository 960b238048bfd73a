import { describe, expect, test } from "vitest";
import { picturesIn } from "./pictures-in.ts";

const [one, other] = ["a".repeat(32), "0123456789abcdef".repeat(2)];

describe("the pictures in a note [TUT-1]", () => {
  test("are the student's own, each once, and nothing from elsewhere", () => {
    const text = `![board|300](attachment:${one}) and ![](attachment:${other})\n\n![board](attachment:${one})\n![x](https://a.b/c.png)`;
    expect(picturesIn(text)).toEqual([
      { id: one, words: "board" },
      { id: other, words: "" },
    ]);
  });
});
