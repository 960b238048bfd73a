import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createReader, languageOf, type ReadingState, sentencesOf } from "./read-aloud.ts";

describe("the sentences of a note [SET-3]", () => {
  test("are found in prose, and a line break is no end of one", () => {
    expect(sentencesOf("Cells divide. Virchow\nsaw it! Did you?", "en")).toEqual([
      "Cells divide.",
      "Virchow saw it!",
      "Did you?",
    ]);
  });

  test("are said without the signs of Markdown", () => {
    const note =
      "# Mitosis\n\n- **Prophase** is *first*\n- see [the book](https://example.org/a_b)\n\n---\n\n1. `x` > 2";
    expect(sentencesOf(note, "en")).toEqual(["Mitosis", "Prophase is first", "see the book", "1. x > 2"]);
  });

  test("end in Japanese and Chinese as they end there", () => {
    expect(sentencesOf("細胞は分裂する。二つになる。", "ja")).toEqual(["細胞は分裂する。", "二つになる。"]);
    expect(sentencesOf("细胞会分裂。真的吗？", "zh")).toEqual(["细胞会分裂。", "真的吗？"]);
  });

  test("are none where there is nothing to say", () => {
    expect(sentencesOf("  \n\n *** \n --- \n", "en")).toEqual([]);
  });

  test("lose no word", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}[.!?]?$/)), (words) => {
        expect(sentencesOf(words.join(" "), "en").join(" ")).toBe(words.join(" "));
      }),
    );
  });

  test("are read in the note's language where its letters tell", () => {
    expect(languageOf("細胞は分裂する。", "en")).toBe("ja");
    expect(languageOf("细胞会分裂。", "de")).toBe("zh");
    expect(languageOf("細胞分裂", "ja")).toBe("ja");
    expect(languageOf("The word 细胞 means cell in Chinese.", "en")).toBe("en");
    expect(languageOf("Zellen teilen sich.", "de")).toBe("de");
  });
});

describe("reading aloud [SET-3]", () => {
  function setUp(pages: readonly string[] = []) {
    const left = [...pages];
    const said: string[] = [];
    const states: ReadingState[] = [];
    let finish: (isSaid: boolean) => void = () => undefined;
    const voice = {
      say: (sentence: string, language: string, done: (isSaid: boolean) => void, speed = 1) => {
        said.push(`${language}: ${sentence}${speed === 1 ? "" : ` ${speed}×`}`);
        finish = done;
      },
      hush: () => undefined,
    };
    const reader = createReader(
      voice,
      (state) => states.push(state),
      () => left.shift() ?? null,
    );
    return { reader, said, states, finish: (isSaid = true) => finish(isSaid) };
  }

  test("goes from sentence to sentence and is silent at the end", () => {
    const { reader, said, states, finish } = setUp();
    expect(reader.start("One. Two.", "en")).toBe(true);
    finish();
    finish();
    expect(said).toEqual(["en: One.", "en: Two."]);
    expect(states).toEqual([
      { status: "reading", sentence: 1, total: 2 },
      { status: "reading", sentence: 2, total: 2 },
      { status: "silent" },
    ]);
  });

  test("goes on with what follows, each in its language, and passes over what says nothing [DOC-3]", () => {
    const { reader, said, states, finish } = setUp(["---", "細胞は分裂する。", "Three."]);
    reader.start("One.", "en");
    finish();
    finish();
    finish();
    expect(said).toEqual(["en: One.", "ja: 細胞は分裂する。", "en: Three."]);
    expect(states.at(-1)).toEqual({ status: "silent" });
  });

  test("pauses, and goes on with the sentence it stopped in", () => {
    const { reader, said, states, finish } = setUp();
    reader.start("One. Two.", "en");
    finish();
    reader.pause();
    finish(); // The voice was cut off: its word counts no more.
    expect(states.at(-1)).toEqual({ status: "paused", sentence: 2, total: 2 });
    reader.goOn();
    finish();
    expect(said).toEqual(["en: One.", "en: Two.", "en: Two."]);
    expect(states.at(-1)).toEqual({ status: "silent" });
  });

  test("goes back and on by sentences and at other speeds, as a recording does [LEC-1]", () => {
    const { reader, said, states, finish } = setUp(["Four."]);
    reader.start("One. Two. Three.", "en");
    reader.by(-1);
    reader.by(1);
    reader.setSpeed(1.5);
    expect(said).toEqual(["en: One.", "en: One.", "en: Two.", "en: Two. 1.5×"]);
    reader.pause();
    reader.by(1);
    reader.by(1);
    reader.setSpeed(0.75);
    expect(states.at(-1)).toEqual({ status: "paused", sentence: 3, total: 3 });
    expect(said).toHaveLength(4);
    reader.goOn();
    reader.by(1);
    expect(said.slice(4)).toEqual(["en: Three. 0.75×", "en: Four. 0.75×"]);
    reader.by(1);
    expect(states.at(-1)).toEqual({ status: "silent" });
    finish();
    expect(said).toHaveLength(6);
  });

  test("stops at once, and a late word of the voice starts nothing", () => {
    const { reader, said, states, finish } = setUp();
    reader.start("One. Two.", "en");
    reader.stop();
    finish();
    expect(said).toHaveLength(1);
    expect(states.at(-1)).toEqual({ status: "silent" });
  });

  test("says so when the voice fails, and does not start on nothing", () => {
    const { reader, states, finish } = setUp();
    expect(reader.start(" --- ", "en")).toBe(false);
    expect(states).toEqual([]);
    reader.start("One. Two.", "en");
    finish(false);
    expect(states.at(-1)).toEqual({ status: "failed" });
  });
});
