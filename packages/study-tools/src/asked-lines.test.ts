import { languages } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { askedLineFaults, knownAskedMisses } from "./testing/asked-lines.ts";

test.each(languages)(
  "%s: chatter is neither asked nor a card nor told, a gap holds one thing, and no question is a bare phrase [QUZ-1] [FLA-1] [SUM-1]",
  (language) => {
    expect(askedLineFaults(language)).toEqual(knownAskedMisses[language]);
  },
);
