import { corpus } from "@jotter/analysis/testing/corpus";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editable, editQuestion, editWays, isFaithful, leftOutToShorten, readEdit } from "./edit.ts";
import { shortenCases, shortenFaults } from "./testing/judge-shorten.ts";
import { knownMisses } from "./testing/known-misses.ts";
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
      "- I was so tired today lol.",
    ];
    for (const mark of ["-", "*", "1."]) {
      const text = list.join("\n").replaceAll(/^-/gm, mark);
      const left = shortened(text) ?? "";
      expect(left.length).toBeLessThan(text.length);
      for (const line of left.split("\n")) expect(text.split("\n")).toContain(line);
    }
  });

  test("keeps what the student has ==highlighted== [NOT-7]", () => {
    const text = `Mitosis is the division of a nucleus into two nuclei. The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together. I was ==so tired today== lol. The nucleus is the part of a cell that holds its DNA.`;
    expect(shortened(text)).toContain("I was ==so tired today== lol.");
    expect(shortened(text.replaceAll("==", ""))).not.toContain("tired");
  });

  test("leaves no half of what is bold behind", () => {
    const text = `**I was tired today. Mitosis is the division of a nucleus into two nuclei.** The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together. The bus was late again today lol.`;
    const left = shortened(text) ?? "";
    expect(left).not.toContain("The bus");
    expect(left.match(/\*\*/g)).toHaveLength(2);
  });

  test("cases of somebody who has not seen the code are shortened well, and no new one is missed", () => {
    const missed = shortenCases.flatMap((each) => {
      const found = shortenFaults(each);
      return found.length > 0 ? [{ text: each.text.slice(0, 60), found }] : [];
    });
    expect(
      missed.map(({ text }) => text),
      JSON.stringify(missed, null, 1),
    ).toEqual(knownMisses.shorten);
  });

  test.each(Object.entries(corpus))(
    "texts in %s keep every figure and what is bold, and are no patchwork",
    (_, texts) => {
      for (const { text } of texts) {
        const left = shortened(text) ?? "";
        expect(left.length).toBeGreaterThan(text.length / 2);
        const figures = (of: string) => new Set(of.match(/\p{N}+/gu));
        expect(figures(left)).toEqual(figures(text));
        expect(left.match(/\*\*/g)).toEqual(text.match(/\*\*/g));
      }
    },
  );

  test("of a long text goes what carries it least, and no definition, name, negation or task", () => {
    const facts = [
      "Mitosis is the division of a nucleus into two nuclei.",
      "It does not change the number of chromosomes.",
      "Walther Flemming watched it first.",
      "Read page 12 for Monday.",
    ];
    const plain = Array.from({ length: 12 }, (_, at) => {
      return `The ${["old", "slow", "warm", "wet", "dark", "soft", "thin", "loud", "deep", "tall", "wide", "calm"][at]} river runs past houses and fields somewhere.`;
    });
    const left = shortened([...facts, ...plain].join(" ")) ?? "";
    for (const fact of facts) expect(left).toContain(fact);
    expect(plain.filter((sentence) => left.includes(sentence)).length).toBeLessThan(plain.length);
  });

  test("where every line matters nothing goes", () => {
    const text = "F = ma. Force is measured in newtons. Weight is not mass. g = 9.81 m/s².\nTODO: worksheet 4";
    expect(leftOutToShorten(text, "en")).toEqual([]);
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
