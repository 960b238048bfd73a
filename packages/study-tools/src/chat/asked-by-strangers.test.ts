import { expect, test } from "vitest";
import { askedOn } from "./testing/ask-document.ts";
import { strangersDocuments } from "./testing/asked-by-strangers.ts";

test.each(strangersDocuments)(
  "what was asked with a document open is answered in whole sentences of it or not at all: $title [CHT-6] [AIX-7]",
  async ({ asked, missed, ...open }) => {
    const wrong: string[] = [];
    for (const [ask, tells, never] of asked) {
      const said = await askedOn(open, ask);
      const isRight = tells === null ? !/^> /mu.test(said) : said.includes(tells);
      if (!isRight || (never && said.includes(never))) wrong.push(ask);
    }
    expect(wrong).toEqual(missed);
  },
);
