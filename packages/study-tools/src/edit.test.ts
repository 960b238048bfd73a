import { corpus } from "@jotter/analysis/testing/corpus";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editable, editQuestion, editWays, isFaithful, leftOutToShorten, readEdit } from "./edit.ts";
import { plantedInstructions } from "./testing/planted-instructions.ts";

const newWord = () => "abcdefghijklmnopqrst";

describe("a selection that a model is to edit [NOT-7]", () => {
  test.each(editWays)("to %s it, stands behind the fence, whatever it orders [AIX-7]", (way) => {
    for (const planted of plantedInstructions) {
      const { system = "", turns } = editQuestion(way, `Mitosis. ${planted}`, newWord);
      expect(system).not.toContain(planted);
      expect(turns).toHaveLength(1);
      const [said = ""] = turns.map(({ text }) => text);
      expect(said.startsWith("<<<data abcdefghijklmnopqrst passage>>>\n")).toBe(true);
      expect(said.endsWith("\n<<<end abcdefghijklmnopqrst passage>>>")).toBe(true);
      expect(said.match(/<<<end abcdefghijklmnopqrst/g)).toHaveLength(1);
    }
  });

  test("comes back as text with the blanks it had around it, without a fence or a frame", () => {
    expect(readEdit("Shorter.", "\n  Long and longer. \n")).toBe("\n  Shorter. \n");
    expect(readEdit("```markdown\nShorter.\n```", "Long.")).toBe("Shorter.");
    expect(readEdit("<<<data abc passage>>>\nShorter.\n<<<end abc passage>>>", "Long.")).toBe("Shorter.");
    expect(readEdit("```js\nlet a = 1;\n```", "```js\nlet a = 1 ;\n```")).toBe("```js\nlet a = 1;\n```");
    expect(readEdit("  \n", "Long.")).toBeNull();
    expect(readEdit("One.\r\nTwo.", "Long.")).toBe("One.\nTwo.");
  });

  test("may not come back with another formula, nor with an address of its own [AIX-7]", () => {
    const text = "Energy is $E = mc^2$, see [[Physics]] and [here](https://a.example/x).";
    expect(isFaithful("Energy: $E = mc^2$ ([here](https://a.example/x), [[Physics]]).", text)).toBe(true);
    expect(isFaithful("It costs 5$ and 10$.", text)).toBe(true);
    for (const foreign of [
      "$E = mc^3$",
      "[here](https://evil.example)",
      "https://evil.example/x",
      "![x](http://evil.example/?leak)",
      "[[Passwords]]",
      "www.evil.example",
      "<img src=x>",
    ]) {
      expect(isFaithful(`Energy ${foreign}`, text), foreign).toBe(false);
    }
  });

  test("is cut where a paragraph or a sentence ends, if it is longer than a proposal can be", () => {
    expect(editable("short")).toBe("short");
    const sentence = "A sentence of some length stands here. ";
    const long = editable(sentence.repeat(400));
    expect(long.length).toBeGreaterThan(4000);
    expect(long.length).toBeLessThanOrEqual(8000);
    expect(long.endsWith("here. ")).toBe(true);
    const paragraphs = `${sentence.repeat(30)}\n\n`;
    expect(editable(paragraphs.repeat(20)).endsWith("\n\n")).toBe(true);
    expect(editable("x".repeat(9000))).toHaveLength(8000);
  });
});

describe("shortening on the device [NOT-7] [AIX-6]", () => {
  const shortened = (text: string) => {
    const gone = leftOutToShorten(text, "en");
    return gone && [...gone].reverse().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  };

  test("leaves out sentences and nothing else", () => {
    const text =
      "Mitosis is the division of a nucleus into two nuclei. It was a rainy day, by the way. The spindle is a structure of microtubules that pulls the chromatids apart. I liked that lecture. Cohesin is a protein complex that holds sister chromatids together.";
    expect(shortened(text)).toBe(
      "Mitosis is the division of a nucleus into two nuclei. The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together.",
    );
  });

  test("says that a line or two is too short for it", () => {
    expect(leftOutToShorten("Mitosis is a division. It takes an hour.", "en")).toBeNull();
    expect(leftOutToShorten("", "en")).toBeNull();
  });

  test("tasks, rows and cards are never left out [NOT-7]", () => {
    const lists = "- [ ] read chapter 3\n\nWhat is an ion :: a charged atom\n\n| a | b |\n| - | - |\n| one | two |";
    const prose =
      "Mitosis is the division of a nucleus. It has four phases in most cells. The spindle pulls the chromatids apart. Yesterday was a long day for all of us. The lesson began late.";
    const text = `${lists}\n\n${prose}`;
    const gone = leftOutToShorten(text, "en") ?? [];
    expect(gone.length).toBeGreaterThan(0);
    for (const { from } of gone) expect(from).toBeGreaterThanOrEqual(lists.length);
  });

  test("takes a whole line of a list with its mark, and leaves no half of a sign", () => {
    const list = [
      "- Mitosis is the division of a nucleus into two nuclei.",
      "- **Bring a pen.**",
      "- The spindle is a structure of microtubules that pulls the chromatids apart.",
      "- Cohesin is a protein complex that holds sister chromatids together.",
      "- Ask Tim.",
    ];
    for (const mark of ["-", "*", "1."]) {
      const text = list.join("\n").replaceAll(/^-/gm, mark);
      const left = shortened(text) ?? "";
      expect(left.length).toBeLessThan(text.length);
      for (const line of left.split("\n")) expect(text.split("\n")).toContain(line);
    }
  });

  test("keeps what the student has ==highlighted== [NOT-7]", () => {
    const text = `Mitosis is the division of a nucleus into two nuclei. The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together. Bring ==a pen and a ruler==. The nucleus is the part of a cell that holds its DNA.`;
    expect(shortened(text)).toContain("Bring ==a pen and a ruler==.");
    expect(shortened(text.replaceAll("==", ""))).not.toContain("Bring a pen");
  });

  test("leaves no half of what is bold behind", () => {
    const text = `**Ask Tim. Mitosis is the division of a nucleus into two nuclei.** The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together. Bring a pen.`;
    const left = shortened(text) ?? "";
    expect(left).not.toContain("Bring a pen.");
    expect(left.match(/\*\*/g)).toHaveLength(2);
  });

  test.each(Object.entries(corpus))("makes texts in %s shorter, from their own sentences", (_, texts) => {
    for (const { text } of texts) {
      const left = shortened(text) ?? "";
      expect(left.length).toBeLessThan(text.length);
      expect(left.length).toBeGreaterThan(text.length / 4);
      expect((left.match(/\*\*/g)?.length ?? 0) % 2).toBe((text.match(/\*\*/g)?.length ?? 0) % 2);
    }
  });

  test("whatever the text, what goes lies in it, in order and apart", () => {
    const part = fc.constantFrom(
      "Mitosis is a division. ",
      "**Bold** words. ",
      "- item one.\n",
      "\n\n",
      "$x$ is it. ",
      "# Head\n",
      "> quote.\n",
      "细胞会分裂。",
      "| a | b |\n",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const text = parts.join("");
        let at = 0;
        for (const { from, to } of leftOutToShorten(text, "en") ?? []) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          at = to;
        }
      }),
    );
  });
});
