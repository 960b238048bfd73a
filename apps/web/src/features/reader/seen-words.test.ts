import { expect, test } from "vitest";
import { linesIn } from "../../student/documents/word-boxes.ts";
import { laidLine } from "./seen-words.ts";

const size = { width: 500, height: 1000 };
const laid = (written: string) => linesIn(written).flatMap((line) => laidLine(line, size));

test("words of a line are laid up to the next one, with the blank between them [DOC-3]", () => {
  const [first, second] = laid("100 20 0 100 80 Light 200 100 falls\n");
  expect(first).toEqual({ text: "Light ", measured: "Light ", x: 50, width: 50, y: 100, height: 20 });
  expect(second).toEqual({ text: "falls", measured: "falls", x: 100, width: 50, y: 100, height: 20 });
});

test("across the gap between two columns no word is stretched [DOC-3]", () => {
  const [first] = laid("100 20 0 100 80 left 700 100 right\n");
  expect(first).toMatchObject({ text: "left ", measured: "left", width: 40 });
});

test("Chinese and Japanese have no blanks between their words [DOC-3]", () => {
  expect(laid("1 9 0 100 80 光合 190 80 作用 280 80 DNA\n").map(({ text }) => text)).toEqual(["光合", "作用 ", "DNA"]);
});

test("a line that is not straight is followed, word by word [DOC-3]", () => {
  const [first, last] = laid("300 20 -40 0 200 down 800 200 up\n");
  expect([first?.y, last?.y]).toEqual([296, 264]);
});
