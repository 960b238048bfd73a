import { ok } from "@jotter/domain/result";
import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { askedPair } from "./asked-pair.ts";
import { type Explanation, explanation } from "./explanation.ts";
import { runTool, type ToolDeps } from "./run-tool.ts";
import type { Source } from "./source.ts";
import { explainCases, explainFaults } from "./testing/judge-explain.ts";
import { knownMisses } from "./testing/known-misses.ts";

const biology: Source = {
  id: "note-1",
  title: "Cells",
  language: "en",
  text: `# Transport

Osmosis is the movement of water through a **membrane**. For example, a raisin swells in fresh water. A membrane is a thin layer that lets some particles pass. The cell wall is a stiff layer around the plant cell. In 1877 Wilhelm Pfeffer measured the pressure of osmosis with a clay pot. Osmosis was named by Thomas Graham in 1854 in London. Plant cells burst without their wall, and animal cells burst in fresh water.

Diffusion is the spreading of particles from a place of high concentration. A drop of ink in a glass is an example of diffusion. Another example of diffusion is the smell of coffee in a room.`,
};
const lecture: Source = {
  id: "note-2",
  title: "Lecture 3",
  language: "en",
  text: "Osmosis stops when both sides are equally concentrated. Ice floats because it is less dense than water.",
};

async function explained(
  about: string | undefined,
  sources: readonly Source[] = [biology, lecture],
  answer: unknown = null,
  more: object = {},
) {
  const means: ToolDeps = {
    ask: answer === null ? null : async () => ok(answer),
    contextTokens: 100_000,
    now: 1,
    newWord: () => "abcdefghijklmnopqrst",
  };
  const options = explanation.options.parse({ ...(about !== undefined && { about }), ...more });
  const reader = { language: "en", level: null } as const;
  for await (const event of runTool(explanation, { sources, options, reader }, means)) {
    if (event.kind === "result") return event.result;
  }
  throw new Error("No result.");
}

const at = (sources: readonly Source[], { passages }: Explanation) =>
  passages.map(({ citation: { sourceId, from, to, quote }, sourceTitle }) => {
    const source = sources.find(({ id }) => id === sourceId);
    expect([source?.text.slice(from, to), source?.title]).toEqual([quote, sourceTitle]);
    return quote;
  });

describe("with no model, the sources explain it themselves [EXP-1] [AIX-6]", () => {
  test.each([
    [
      "es",
      "# Plantas\n\n## Luz\n\nLas plantas necesitan luz para crecer. Esto se debe a que hacen la fotosíntesis.",
      "¿Por qué las plantas necesitan luz para crecer?",
      "fotosíntesis",
    ],
  ] as const)(
    "%s: who asks why by the words of the text is told the reason [CHT-6]",
    async (language, text, about, reason) => {
      const { gist } = (await explained(about, [{ id: "n", title: "", language, text }])).output;
      expect(gist?.text).toContain(reason);
    },
  );

  test("words that were marked and define nothing are explained by what they are said of [NOT-7]", async () => {
    const text =
      "# Forces\n\n- **Weight**: the pull of gravity on a mass, in N.\n\n## Weight\n\n$$\nF=mg\n$$\n\nIt holds near the ground, with $g=9.81\\ \\mathrm{m/s^2}$.";
    const source: Source = { id: "t", title: "Forces", language: "en", text };
    for (const about of [
      "It holds near the ground, with g=9.81 m/s²",
      "It holds near the ground, with $g=9.81\\ \\mathrm{m/s^2}$.",
    ]) {
      const { term, gist, passages } = (await explained(about, [source])).output;
      expect([term, gist?.text]).toEqual(["Weight", expect.stringContaining("the pull of gravity on a mass")]);
      expect(passages.map(({ citation }) => text.slice(citation.from, citation.to)).join()).toContain(
        "near the ground",
      );
    }
  });

  test("rows of a table and tasks are no quotes, and a card is one as a whole [AIX-7] [NOT-7]", async () => {
    const text = `Glycolysis splits glucose in the cytoplasm.

| Stage | ATP |
|---|---|
| Glycolysis | 2 |

- [ ] learn glycolysis

Where is glycolysis? :: In the cytoplasm`;
    const sources = [{ ...biology, text }];
    const { output } = await explained("glycolysis", sources);
    expect(at(sources, output)).toEqual([
      "Glycolysis splits glucose in the cytoplasm.",
      "Where is glycolysis? :: In the cytoplasm",
    ]);
  });

  const respiration: Source = {
    ...biology,
    text: `Respiration notes
- Krebs cycle: in matrix, makes NADH
  - 2 turns per glucose
  - releases CO2
- ETC: inner membrane, O2 is last acceptor
  - proton gradient drives ATP synthase
- ask abt proton gradient??

| stage | ATP |
|---|---|
| Krebs | 2 |
| ETC | 32-34 |

C4 plants: fix CO2 in mesophyll, then bundle sheath
CAM plants: open stomata at night, store CO2 as malate`,
  };

  test.each([
    ["difference between C4 and CAM", /^C4 plants: fix .*\. CAM plants: open/],
    ["C4 vs CAM", /^C4 plants: fix .*\. CAM plants: open/],
    ["How many ATP does the ETC make?", /^ETC – ATP: 32-34$/],
    ["Krebs cycle", /^Krebs cycle: in matrix, makes NADH; 2 turns per glucose; releases CO2$/],
    ["proton gradient", /^proton gradient drives ATP synthase$/],
  ])("notes in bullets and tables explain %s", async (about, gist) => {
    const { output } = await explained(about, [respiration]);
    expect(output.gist?.text).toMatch(gist);
    expect(at([respiration], output).join(" ")).not.toContain("??");
  });

  test.each([
    ["diferencia entre la mitosis y la meiosis", ["mitosis", "meiosis"]],
    ["¿Cuál es la diferencia entre ADN y ARN?", ["ADN", "ARN"]],
    ["Quelle est la différence entre ADN et ARN ?", ["ADN", "ARN"]],
    ["Unterschied zwischen Mitose und Meiose", ["Mitose", "Meiose"]],
    ["有丝分裂和减数分裂的区别是什么？", ["有丝分裂", "减数分裂"]],
    ["体細胞分裂と減数分裂の違いは何ですか", ["体細胞分裂", "減数分裂"]],
    ["compare mitosis and meiosis", ["mitosis", "meiosis"]],
    ["What is supply and demand?", null],
    ["salt and water", null],
  ] as const)("two things are set side by side: %s", (question, pair) => {
    expect(askedPair(question)).toEqual(pair);
  });

  test("by their definition, with the places that speak of it, and what has to be known first", async () => {
    const { output, madeBy, needsModel, withheld } = await explained("What is osmosis?");
    expect(output.gist).toMatchObject({
      text: "Osmosis is the movement of water through a membrane.",
      citations: [{ sourceId: "note-1", quote: "Osmosis is the movement of water through a **membrane**." }],
      isSupported: true,
      fromSources: true,
    });
    const quotes = at([biology, lecture], output);
    expect(quotes[0]).toBe("Osmosis is the movement of water through a **membrane**.");
    expect(quotes).toContain("Osmosis stops when both sides are equally concentrated.");
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    expect(quotes.length).toBeLessThanOrEqual(6);
    expect([output.about, output.term, output.needs]).toEqual(["What is osmosis?", "osmosis", ["membrane"]]);
    expect([output.analogy, output.mixedUp, output.steps, output.plot]).toEqual([null, null, [], null]);
    expect([madeBy, needsModel, withheld]).toEqual(["device", ["own-words", "reading-level"], null]);
  });

  test("with the source's own example, another one on request, and none where it gives none", async () => {
    expect((await explained("osmosis")).output.example?.text).toBe("For example, a raisin swells in fresh water.");
    expect((await explained("diffusion")).output.example?.text).toBe(
      "A drop of ink in a glass is an example of diffusion.",
    );
    expect((await explained("diffusion", undefined, null, { isAnother: true })).output.example?.text).toBe(
      "Another example of diffusion is the smell of coffee in a room.",
    );
    expect((await explained("cell wall")).output.example).toBeNull();
  });

  test.each([
    ["en", "salt", "A salt is a compound of ions, for example table salt."],
    ["es", "sal", "Una sal es un compuesto de iones, por ejemplo la sal de mesa."],
    ["fr", "sel", "Un sel est un composé d'ions, par exemple le sel de table."],
    ["de", "Salz", "Ein Salz ist eine Verbindung aus Ionen, zum Beispiel Kochsalz."],
    ["zh", "盐", "盐是由离子组成的化合物，例如食盐。"],
    ["ja", "塩", "塩とは、イオンからできた化合物で、例えば食塩がある。"],
  ] as const)(
    "%s: what is told as the answer is not told once more as its example [EXP-1]",
    async (language, about, text) => {
      const source = { id: "note-9", title: "", text, language };
      const { output } = await explained(about, [source]);
      expect([output.gist?.text, output.example]).toEqual([text, null]);
    },
  );

  test("with a check from a sentence about it, never for the word that stands above it", async () => {
    for (const term of ["osmosis", "diffusion", "membrane", "cell wall"]) {
      const { check } = (await explained(term)).output;
      if (!check) continue;
      expect(new Set(check.options).size).toBe(check.options.length);
      expect(check.options[check.answer]?.toLowerCase()).not.toBe(term);
      expect(check.why.toLowerCase()).toContain(term);
      expect(check.fromSources).toBe(true);
    }
  });

  test("a part of a longer term is not taken for it", async () => {
    const { output } = await explained("cell");
    expect(output.gist?.text ?? "").not.toMatch(/^The cell wall/);
  });

  test("a question why is answered by the passage that holds its words", async () => {
    const { output } = await explained("why does ice float?");
    expect(output.gist?.text).toBe("Ice floats because it is less dense than water.");
  });

  test("what the sources do not speak of is not explained, and that is said", async () => {
    const { output, withheld } = await explained("photosynthesis");
    expect([output.gist, output.passages, output.example, output.check, withheld]).toEqual([
      null,
      [],
      null,
      null,
      "none-qualify",
    ]);
  });

  test("where nothing was chosen, what is defined first is explained", async () => {
    const { output } = await explained(undefined);
    expect([output.about, output.gist?.text]).toEqual([
      "osmosis",
      "Osmosis is the movement of water through a membrane.",
    ]);
  });

  test("cases of somebody who has not seen the code are explained well, and no new one is missed", () => {
    const missed = explainCases.flatMap((each) => {
      const found = explainFaults(each);
      return found.length > 0 ? [{ asked: `${each.notes[0]?.title}: ${each.asked}`, found }] : [];
    });
    expect(
      missed.map(({ asked }) => asked),
      JSON.stringify(missed, null, 1),
    ).toEqual(knownMisses.explain);
  });

  test("a slip in the term is seen through, another word is not", async () => {
    const { output } = await explained("osmossis");
    expect([output.term, output.gist?.text]).toEqual([
      "Osmosis",
      "Osmosis is the movement of water through a membrane.",
    ]);
    for (const asked of ["mitosis", "cells of Leydig", "ice cream"]) {
      expect((await explained(asked)).output.gist, asked).toBeNull();
    }
  });

  test("a formula beside it that belongs to something else is not drawn", async () => {
    const text =
      "Friction is a force that slows things down. Speed of a falling stone: v = 9.81 t. Ice has little friction.";
    const source: Source = { ...biology, text };
    expect((await explained("friction", [source])).output.plot).toBeNull();
  });

  test("a formula in the term, in a passage or on the line after it is drawn", async () => {
    const text =
      "A parabola is a curve of points at equal distance from a focus and a line. It can be written as\n\n$$y = x^2 - 4$$\n\n# Waves\n\nA sine wave is a curve that repeats itself. The sine wave f(x) = sin x has a period.";
    const maths: Source = { id: "m", title: "Curves", language: "en", text };
    const drawn = async (about: string) => (await explained(about, [maths])).output.plot?.curves[0]?.expression;
    expect(await drawn("what is a parabola")).toBe("x^2 - 4");
    expect(await drawn("sine wave")).toBe("sin x");
    expect(await drawn("what is $y = 2^x$?")).toBe("2^x");
    expect((await explained("osmosis")).output.plot).toBeNull();
  });

  test.each<[Language, string, string, string, string | null]>([
    [
      "de",
      "Was ist Osmose?",
      "Osmose ist die Bewegung von Wasser durch eine Membran. Zum Beispiel quillt bei der Osmose eine Rosine in Wasser auf.",
      "Osmose ist die Bewegung von Wasser durch eine Membran.",
      "Zum Beispiel quillt bei der Osmose eine Rosine in Wasser auf.",
    ],
    [
      "es",
      "que es la osmosis",
      "La ósmosis es el movimiento del agua a través de una membrana. Por ejemplo, una pasa se hincha en agua dulce.",
      "La ósmosis es el movimiento del agua a través de una membrana.",
      "Por ejemplo, una pasa se hincha en agua dulce.",
    ],
    [
      "fr",
      "c'est quoi l'osmose ?",
      "L’osmose est le mouvement de l’eau à travers une membrane. Par exemple, un raisin sec gonfle dans l’eau douce.",
      "L’osmose est le mouvement de l’eau à travers une membrane.",
      "Par exemple, un raisin sec gonfle dans l’eau douce.",
    ],
    [
      "zh",
      "什么是渗透作用？",
      "渗透作用是水分子通过半透膜的扩散。例如，葡萄干在清水中会膨胀。",
      "渗透作用是水分子通过半透膜的扩散。",
      "例如，葡萄干在清水中会膨胀。",
    ],
    [
      "ja",
      "浸透とは何ですか？",
      "浸透とは、水が半透膜を通って移動する現象である。例えば、干しぶどうは真水の中で膨らむ。",
      "浸透とは、水が半透膜を通って移動する現象である。",
      "例えば、干しぶどうは真水の中で膨らむ。",
    ],
  ])("%s: asked as students ask, answered in the words of the text", async (language, about, text, gist, example) => {
    const { output, needsModel } = await explained(about, [{ id: "a", title: "", language, text }]);
    expect([output.gist?.text, output.example?.text]).toEqual([gist, example]);
    expect(needsModel).toContain("translation");
  });

  test("nothing to read explains nothing", async () => {
    const { output } = await explained("osmosis", [{ ...biology, text: " " }]);
    expect([output.gist, output.passages]).toEqual([null, []]);
  });
});

describe("what a model explains is checked [EXP-1] [AIX-7]", () => {
  const gist = {
    text: "Water moves to where more is dissolved.",
    cites: [{ cid: "c1", quote: "the movement of water through" }],
  };
  const check = {
    question: "Which way does it go?",
    options: ["in", "out", "nowhere"],
    answer: 2,
    why: "So.",
    cites: [],
  };
  const plot = { x: { from: -5, to: 5 }, curves: [{ expression: "x^2" }] };

  test("each piece says whether it is from the sources; a quote that is not there is no proof", async () => {
    const { output, madeBy } = await explained("osmosis", undefined, {
      gist,
      analogy: { text: "A sponge.", cites: [] },
      example: { text: "A raisin.", cites: [{ cid: "c1", quote: "a grape swells in salt water" }] },
      steps: [
        { text: "Weigh it.", cites: [] },
        { text: " ", cites: [] },
      ],
      mixedUp: { wrong: "Salt moves.", right: "Water moves.", cites: gist.cites },
      needs: ["membrane", "Membrane", "entropy"],
    });
    expect(madeBy).toBe("model");
    expect(
      [output.gist, output.analogy, output.example].map((one) => [one?.fromSources, one?.citations.length]),
    ).toEqual([
      [true, 1],
      [false, 0],
      [false, 0],
    ]);
    expect(output.mixedUp).toMatchObject({ wrong: "Salt moves.", right: "Water moves.", fromSources: true });
    expect([output.steps.map(({ text }) => text), output.needs]).toEqual([["Weigh it."], ["membrane"]]);
    // The places the model went by, then what the device finds.
    const quotes = at([biology, lecture], output);
    expect(quotes[0]).toBe("the movement of water through");
    expect(quotes).toContain("Osmosis stops when both sides are equally concentrated.");
  });

  test("a check keeps its right answer wherever it is turned to", async () => {
    const { output } = await explained("osmosis", undefined, { gist, check });
    expect(output.check?.options[output.check.answer]).toBe("nowhere");
    expect(output.check?.options.toSorted()).toEqual(["in", "nowhere", "out"]);
  });

  test.each([
    ["an answer that is no option", { ...check, answer: 3 }],
    ["an answer before the first", { ...check, answer: -1 }],
    ["half an answer", { ...check, answer: 0.5 }],
    ["options that repeat", { ...check, options: ["in", "out", "In "] }],
    ["a blank option", { ...check, options: ["in", "out", " "] }],
    ["one option", { ...check, options: ["in"], answer: 0 }],
    ["five options", { ...check, options: ["a", "b", "c", "d", "e"] }],
    ["no question", { ...check, question: " " }],
  ])("a check with %s is dropped, the rest stays", async (_, bad) => {
    const { output } = await explained("osmosis", undefined, { gist, check: bad });
    expect([output.check, output.gist?.text]).toEqual([null, gist.text]);
  });

  test("a plot that parses is kept, any other is dropped", async () => {
    const drawn = async (one: unknown) => (await explained("osmosis", undefined, { gist, plot: one })).output.plot;
    expect(await drawn(plot)).toMatchObject({ x: { from: -5, to: 5 }, curves: [{ expression: "x^2" }] });
    for (const bad of [
      { ...plot, curves: [{ expression: "fetch('/')" }] },
      { ...plot, curves: [] },
      { ...plot, x: { from: 5, to: -5 } },
      { ...plot, curves: [{ expression: "a x" }] },
    ])
      expect(await drawn(bad)).toBeNull();
  });
});
