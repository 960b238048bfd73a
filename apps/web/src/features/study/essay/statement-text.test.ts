import type { EssayEntry } from "@jotter/domain/essay-entry";
import { accountOf } from "@jotter/essay/process/account";
import { de } from "@jotter/locales/coaching/essay/de";
import { en } from "@jotter/locales/coaching/essay/en";
import { es } from "@jotter/locales/coaching/essay/es";
import { fr } from "@jotter/locales/coaching/essay/fr";
import { ja } from "@jotter/locales/coaching/essay/ja";
import { zh } from "@jotter/locales/coaching/essay/zh";
import { expect, test } from "vitest";
import { translator } from "../../../ui/translate.ts";
import { statementText } from "./statement-text.ts";

// Only these texts are asked for here.
const t = translator(en as never, "en");
const texts = { en, es, fr, de, zh, ja };
const words = { t, format: { number: String }, time: (minutes: number) => `${minutes} min` };
const written: EssayEntry = { at: 600_000, ms: 300_000, origin: "typed", words: 120 };

test("the statement says what was done, and what was not [ESS-2]", () => {
  expect(
    statementText("The green light", 118, accountOf([written]), words)
      .split("\n")
      .slice(0, 8),
  ).toEqual([
    "How “The green light” was written",
    "",
    "- The essay has 118 words.",
    "- Typed by hand: 120 words.",
    "- Nothing was pasted from elsewhere.",
    "- No words were taken from an AI model.",
    "- No AI model was asked.",
    "- Time spent: 5 min, in 1 session.",
  ]);
});

test("what was pasted, quoted, taken over or asked for is not left out [ESS-2]", () => {
  const came = (["pasted", "quoted", "accepted"] as const).map(
    (origin, at): EssayEntry => ({ at: 700_000 + at, origin, words: 7 }),
  );
  const text = statementText("A", 141, accountOf([written, ...came, { at: 800_000, asked: "feedback" }]), words);
  expect(text).toContain("Pasted from elsewhere: 7 words, 1 time.");
  expect(text).toContain("Quoted from my own sources: 7 words");
  expect(text).toContain("Taken from an AI model: 7 words");
  expect(text).toContain("(Feedback): 1 time.");
});

test("one word, one time, and less than a minute are said as one says them, in six languages [ESS-2]", () => {
  const one: readonly EssayEntry[] = [
    { at: 20_000, ms: 20_000, origin: "typed", words: 1 },
    { at: 21_000, origin: "pasted", words: 1 },
  ];
  const said = Object.entries(texts).map(([language, own]) =>
    statementText("A", 2, accountOf(one), { ...words, t: translator(own as never, language) }).split("\n"),
  );
  expect(said.map((lines) => [lines[3], lines[4], lines.findLast((line) => line.startsWith("- "))])).toEqual([
    [
      "- Typed by hand: 1 word.",
      "- Pasted from elsewhere: 1 word, 1 time.",
      "- Time spent: less than a minute, in 1 session.",
    ],
    [
      "- Tecleado: 1 palabra.",
      "- Pegado de otro sitio: 1 palabra, 1 vez.",
      "- Tiempo de trabajo: menos de un minuto, en 1 sesión.",
    ],
    [
      "- Tapé au clavier : 1 mot.",
      "- Collé d’ailleurs : 1 mot, 1 fois.",
      "- Temps de travail : moins d’une minute, en 1 séance.",
    ],
    [
      "- Von Hand getippt: 1 Wort.",
      "- Von anderswo eingefügt: 1 Wort, 1-mal.",
      "- Arbeitszeit: weniger als eine Minute, in 1 Sitzung.",
    ],
    ["- 手打：1 字（词）。", "- 从别处粘贴：1 字（词），1 次。", "- 写作时间：不到一分钟，分 1 次。"],
    ["- 自分で入力：1 字（語）。", "- ほかからの貼り付け：1 字（語）、1 回。", expect.stringContaining("1 分未満")],
  ]);
});
