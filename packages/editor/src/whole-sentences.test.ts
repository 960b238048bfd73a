import { Text } from "@codemirror/state";
import { expect, test } from "vitest";
import { wholeSentences } from "./whole-sentences.ts";

test.each([
  ["One is here. Tw[o is th]ere. Three.", "One is here. [Two is there.] Three."],
  ["One is here. [Two is there.] Three.", "One is here. [Two is there.] Three."],
  ["One is here. [Two is there. ]Three.", "One is here. [Two is there. ]Three."],
  ["On[e is here. Two is th]ere.", "[One is here. Two is there.]"],
  ["One is here.\nTwo i[s there.\nThree is] not.", "One is here.\n[Two is there.\nThree is not.]"],
  ["细胞是单位。植[物有]叶绿体。", "细胞是单位。[植物有叶绿体。]"],
])("what is to be said anew is made of whole sentences: %j [NOT-7]", (given, expected) => {
  const [before = "", inside = "", after = ""] = given.split(/[[\]]/);
  const text = before + inside + after;
  const { from, to } = wholeSentences(Text.of(text.split("\n")), {
    from: before.length,
    to: before.length + inside.length,
  });
  expect(`${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`).toBe(expected);
});
