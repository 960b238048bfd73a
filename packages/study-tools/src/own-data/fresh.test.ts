import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Fresh, judge } from "./testing/fresh.ts";
import { de } from "./testing/fresh-de.ts";
import { en } from "./testing/fresh-en.ts";
import { es } from "./testing/fresh-es.ts";
import { fr } from "./testing/fresh-fr.ts";
import { ja } from "./testing/fresh-ja.ts";
import { zh } from "./testing/fresh-zh.ts";
import { knownMisses } from "./testing/known-misses.ts";
import { translateIn } from "./testing/translate.ts";
import { missedUnseen, unseen } from "./testing/unseen.ts";

const fresh: Readonly<Record<(typeof languages)[number], readonly Fresh[]>> = { en, es, fr, de, zh, ja };

describe.each(languages)("questions that nobody tuned to when they were written, in %s [CHT-6]", (language) => {
  test("are answered with the right figures or left to a model, and no new one is missed", async () => {
    const translate = await translateIn(language);
    const judged = fresh[language].map((each) => ({ ask: each.ask, ...judge(each, language, translate) }));
    const of = (verdict: string) => judged.filter((each) => each.verdict === verdict);
    const [right, wrong, declined] = [of("right"), of("wrong"), of("declined")];
    console.info(`${language}: ${right.length} right, ${wrong.length} wrong, ${declined.length} declined`);
    expect(wrong.map(({ ask, said }) => `${ask} => ${said}`)).toEqual([]);
    expect(declined.map(({ ask }) => ask)).toEqual(knownMisses[language]);
  });

  test("and of those kept from the rules, no other is missed than at the first look", async () => {
    const translate = await translateIn(language);
    const asksThat = (verdict: string) =>
      unseen[language].filter((each) => judge(each, language, translate).verdict === verdict).map(({ ask }) => ask);
    expect({ wrong: asksThat("wrong"), declined: asksThat("declined") }).toEqual(missedUnseen[language]);
  });
});
