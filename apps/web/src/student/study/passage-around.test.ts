import { expect, test } from "vitest";
import { passageAround } from "./passage-around.ts";

const text = "# Cells\n\n- The nucleus holds DNA.\n- Ribosomes :: make proteins\n- The wall is rigid.\n";

test("the words stand between the lines around them, without the signs of a list [FLA-2] [QUZ-2]", () => {
  const around = passageAround(text, { quote: "Ribosomes :: make proteins" });
  expect(around?.before.map((line) => line.text)).toEqual(["Cells", "The nucleus holds DNA."]);
  expect(around?.quote).toBe("Ribosomes :: make proteins");
  expect(around?.after.map((line) => line.text)).toEqual(["The wall is rigid."]);
});

test("words said twice are found where they were taken [QUZ-2]", () => {
  const twice = "one\nsame\ntwo\nsame\nthree";
  const around = passageAround(twice, { quote: "same", from: 13 });
  expect(around?.before.map((line) => line.text)).toEqual(["one", "same", "two"]);
});

test("words that are gone are nowhere; where none are known the text begins [FLA-2] [QUZ-2]", () => {
  expect(passageAround(text, { quote: "Golgi" })).toBe(null);
  expect(passageAround(text, { quote: "" }, 1)).toMatchObject({ before: [], quote: "", after: [{ text: "Cells" }] });
});
