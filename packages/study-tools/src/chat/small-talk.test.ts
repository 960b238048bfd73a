import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { studyQuestions } from "../own-data/testing/study-questions.ts";
import { chatIn, moodIn } from "./small-talk.ts";
import { chats } from "./small-talk-kinds.ts";
import { smallTalkCorpus } from "./testing/small-talk.ts";

/** What is known to be missed. Whoever mends one takes it out. */
const knownMisses: readonly string[] = [];

describe.each(languages)("small talk in %s", (language) => {
  const kindOf = (message: string) => chatIn(message, language) ?? moodIn(message, language);
  const isChat = (kind: string) => chats.some((chat) => chat === kind);

  test("is understood as students type it, slips and slang included [CHT-8]", () => {
    const missed = smallTalkCorpus[language]
      .filter(([message, kind]) => kindOf(message) !== kind && !knownMisses.includes(message))
      .map(([message, kind]) => `${message}: ${kindOf(message)}, not ${kind}`);
    expect(missed).toEqual([]);
  });

  test("is found by somebody who has another language chosen, where it is English [CHT-8]", () => {
    const own = smallTalkCorpus.en.filter(
      ([message, kind]) => kind && isChat(kind) && chatIn(message, language) !== kind,
    );
    // A word may mean something else there.
    expect(own.length).toBeLessThanOrEqual(language === "en" ? 0 : 4);
  });

  test("is never heard in a question of a study day [CHT-8]", () => {
    const asked = studyQuestions.filter((each) => each.language === language).map(({ ask }) => ask);
    expect(asked.filter((ask) => kindOf(ask) !== null)).toEqual([]);
  });
});
