import { readFileSync } from "node:fs";
import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { isDressed } from "./dressed-question.ts";
import { questionIn } from "./essay-coach.ts";

/** What somebody who had not seen the guard made a model say, and whether it hands over words for the essay. */
type Said = {
  readonly id: string;
  readonly lang: Language;
  readonly plea: string;
  readonly model_says: string;
  readonly leak: boolean;
};
const all = readFileSync(new URL("./testing/red-essay.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Said);

describe("ninety things a model may say [ESS-1]", () => {
  test.each(all.filter(({ leak }) => leak))(
    "$id hands over words, and none comes through",
    ({ model_says, plea, lang }) => {
      expect(questionIn(model_says, plea, lang)).toBeNull();
    },
  );

  // It only ever asks: five of them say something harmless and ask nothing.
  const asked = all.filter(({ id, leak }) => !leak && !/-0(?:04|06|09|12|18)$/u.test(id));

  test.each(asked)("$id asks, and is asked", ({ model_says, plea, lang }) => {
    // What it quotes of the student's stands in their essay.
    const quoted = model_says.match(/["'“„«「][^"'”»」]+/gu) ?? [];
    expect(questionIn(model_says, `${plea} ${quoted.join(" ")}`, lang)).not.toBeNull();
  });
});

describe("a thought dressed as a question [ESS-1]", () => {
  test.each<[Language, string]>([
    ["en", "Why not argue that zoos turn wild animals into toys for bored families?"],
    ["en", "Do zoos, which kings once built to show off conquered lands, still teach children to own animals?"],
    ["en", "Wouldn’t you say phones fragment attention and steal sleep?"],
    ["en", "Thesis: should zoos close?"],
    ["es", "¿Has pensado que los deberes aumentan la desigualdad entre familias ricas y pobres?"],
    ["fr", "Et si tu écrivais que la publicité fabrique des besoins artificiels chez les enfants ?"],
    ["de", "Meinst du nicht, dass kostenlose Busse Innenstädte entlasten und Familien helfen?"],
    ["zh", "难道不是因为古人没有网络，所以书信才显得珍贵，感情才更加深厚吗？"],
    ["ja", "制服は経済格差を見えにくくし、学習に集中できる環境を作るとは思いませんか。"],
  ])("%s: %s", (language, question) => {
    expect(isDressed(question, "An essay about something else.", language)).toBe(true);
  });

  test("is none where it is made of the student's own words, or asks for theirs", () => {
    const essay = "Zoos turn wild animals into toys for bored families, and kings built them.";
    expect(isDressed("Why do you say that zoos turn wild animals into toys?", essay, "en")).toBe(false);
    expect(isDressed("Who would disagree with you, and which reason would they give?", essay, "en")).toBe(false);
    expect(isDressed("Does this belong here or in the paragraph before?", essay, "en")).toBe(false);
  });
});
