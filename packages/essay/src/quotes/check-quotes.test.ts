import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeQuotes } from "../testing/judge-quotes.ts";
import { knownMisses } from "../testing/known-misses.ts";
import { checkQuotes } from "./check-quotes.ts";
import { indexed } from "./source-index.ts";

test.each(languages)(
  "%s: quotations are told from what they were taken from, but for the known misses [ESS-2]",
  (language) => {
    expect(judgeQuotes(language)).toEqual(knownMisses.quotes[language]);
  },
);

const source = "The harbour had been closed since March. Nobody in the town spoke of it, and the old men walked on.";
const verdicts = (essay: string) =>
  checkQuotes(essay, "en", indexed([{ id: "p", text: source }])).map(({ verdict }) => verdict);

describe("a quotation [ESS-2]", () => {
  test("is the same with its letters, allowed with what quoting allows, changed with other words", () => {
    expect(verdicts("“Nobody in the town spoke of it”")).toEqual(["same"]);
    expect(verdicts("“[n]obody in the town … walked on.”")).toEqual(["allowed"]);
    expect(verdicts("“Nobody in [their] town spoke of it”")).toEqual(["allowed"]);
    expect(verdicts("“Nobody in their town spoke of it”")).toEqual(["changed"]);
    expect(verdicts("“walked on … Nobody in the town”")).toEqual(["changed"]);
    expect(verdicts("“A ship came home at last”")).toEqual(["not-in-source"]);
  });

  test("may stand between single marks, which apostrophes are not", () => {
    expect(verdicts("He says 'nobody in the town spoke of it', and that's that.")).toEqual(["allowed"]);
    expect(verdicts("He says 'nobody in the town's square spoke of it'.")).toEqual(["changed"]);
    expect(verdicts("'Tis the boys' and the girls' town, and the old men's wall.")).toEqual([]);
  });

  test("with a formula in it is found", () => {
    const sources = indexed([{ id: "p", text: "It links force and mass: $F = ma$, as Newton said." }]);
    expect(checkQuotes("“links force and mass: $F = ma$, as Newton”", "en", sources)[0]?.verdict).toBe("allowed");
  });

  test("of a word or two is a term: it is no fault that it stands nowhere", () => {
    expect(verdicts("They call it “progress” and “hope”.")).toEqual(["short", "short"]);
  });

  test("is not the title of a work, which stands between the same marks in Japanese", () => {
    const essay = "小説『グレート・ギャツビー』で、彼は『光は、遠かった。誰も来なかった』と書く。";
    const said = checkQuotes(essay, "ja", indexed([{ id: "p", text: "光は、遠かった。誰も来なかった。" }]));
    expect(said.map(({ verdict }) => verdict)).toEqual(["same"]);
  });

  test("as a block is held against its source too", () => {
    expect(verdicts("He writes:\n\n> Nobody in the town\n> spoke of it")).toEqual(["allowed"]);
    expect(verdicts("He writes:\n\n> Nobody in the city\n> spoke of it")).toEqual(["changed"]);
  });

  test("that differs says where, in the essay and in the source", () => {
    const essay = "It says **“nobody in the village spoke of it”**.";
    const [checked] = checkQuotes(essay, "en", indexed([{ id: "p", text: source }]));
    const [difference] = checked?.differences ?? [];
    expect(essay.slice(difference?.at, (difference?.at ?? 0) + (difference?.length ?? 0))).toBe("village");
    expect(source.slice(checked?.source?.from, checked?.source?.to)).toBe("Nobody in the town spoke of it");
  });
});

describe("a misquotation is shown with the stretch of its source, no word more and none less [ESS-2]", () => {
  const long =
    "When I looked once more for Gatsby he had vanished. He stretched out his arms toward the dark water in a curious way, and, far as I was from him, I could have sworn he was trembling. Involuntarily I glanced seaward and distinguished nothing except a single green light, minute and far away, that might have been the end of a dock. When I looked again he was gone.";
  const chinese = "院子里有两棵树，一棵是枣树，还有一棵也是枣树。天空很高，仿佛要离开人间。";
  test.each([
    [
      "minute and far away, that might have been the end of a pier",
      "minute and far away, that might have been the end of a dock",
      long,
    ],
    ["a lonely green light, minute and far away", "a single green light, minute and far away", long],
    ["He stretched out both arms toward the dark water", "He stretched out his arms toward the dark water", long],
    [
      "stretched out his arms toward the water in a curious way",
      "stretched out his arms toward the dark water in a curious way",
      long,
    ],
    ["that might have been the end of a dock there", "that might have been the end of a dock", long],
    ["I looked again for Gatsby he had gone", "I looked once more for Gatsby he had vanished", long],
    ["一棵是枣树，还有一棵也是梨树", "一棵是枣树，还有一棵也是枣树", chinese],
  ])("%s", (quoted, stretch, text) => {
    const [checked] = checkQuotes(`It says “${quoted}”.`, text === long ? "en" : "zh", indexed([{ id: "p", text }]));
    expect(checked?.verdict).toBe("changed");
    expect(text.slice(checked?.source?.from, checked?.source?.to)).toBe(stretch);
  });

  test("with any one word of it changed", () => {
    const words = long.split(" ");
    const place = fc.tuple(fc.nat(words.length - 13), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(place, ([from, at]) => {
        const stretch = words.slice(from, from + 12);
        const [checked] = checkQuotes(
          `It says “${stretch.with(at, "xyzzy").join(" ")}”.`,
          "en",
          indexed([{ id: "p", text: long }]),
        );
        const shown = long.slice(checked?.source?.from, checked?.source?.to);
        const bare = (text: string) => text.replace(/^[.,]+|[.,]+$/gu, "");
        expect(shown).toBe(bare(stretch.join(" ")));
      }),
    );
  });
});

test("ten thousand passages are read once, and a quotation looks at few of them [ESS-2]", () => {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `word${seed % 3000}`;
  };
  const passages = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    text: Array.from({ length: 60 }, next).join(" "),
  }));
  const sources = indexed(passages);
  const quoted = (passages[7777]?.text ?? "").split(" ").slice(10, 22).join(" ");
  const essay = Array.from({ length: 100 }, () => `He writes “${quoted}” here.`).join("\n\n");
  const began = performance.now();
  const checked = checkQuotes(essay, "en", sources);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(checked).toHaveLength(100);
  expect(new Set(checked.map(({ verdict, source: at }) => `${verdict} ${at?.id}`))).toEqual(new Set(["same 7777"]));
});

test.each(["“a b c” ", "'a b c' ", "“", "> a\n\n", "[…] ", "« a "])(
  "four times as long takes about four times as long: %j [ESS-2]",
  (unit) => {
    const sources = indexed([{ id: "p", text: source }]);
    const [short, long] = [5_000, 20_000].map((length) => {
      const began = performance.now();
      checkQuotes(unit.repeat(length / unit.length), "en", sources);
      return performance.now() - began;
    });
    expect(long ?? 0).toBeLessThan(Math.max(500, (short ?? 0) * 12));
  },
);

test("what is cut out of a passage is found in it, and any text is read without a throw [ESS-2]", () => {
  const words = fc.array(fc.constantFrom("river", "king", "said", "old", "café", "die", "川", "水は", "1914"), {
    minLength: 12,
    maxLength: 40,
  });
  fc.assert(
    fc.property(words, fc.nat(6), fc.constantFrom(...languages), (all, from, language) => {
      const text = all.join(" ");
      const essay = `Er sagt «${all.slice(from, from + 6).join(" ")}» dort.`;
      const [checked] = checkQuotes(essay, language === "de" ? "es" : language, indexed([{ id: "p", text }]));
      expect(checked?.verdict).toBe("same");
    }),
  );
  const signs = fc.array(fc.constantFrom(..."“”„«»「」'\"[]().… \n>-a水", "word "), { maxLength: 80 });
  fc.assert(
    fc.property(signs, fc.constantFrom(...languages), (pieces, language) => {
      const essay = pieces.join("");
      for (const { at, length, differences } of checkQuotes(essay, language, indexed([{ id: "p", text: essay }]))) {
        for (const place of [{ at, length }, ...differences])
          expect(place.at + place.length).toBeLessThanOrEqual(essay.length);
      }
    }),
  );
});
