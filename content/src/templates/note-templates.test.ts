import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { loadTemplates, templateLanguages } from "./load-templates.ts";
import { templateIds } from "./note-templates.ts";

describe("the templates of notes [NOT-3]", () => {
  test("speak every language of the app, and English to everybody else [I18-1]", async () => {
    expect(templateLanguages).toEqual(languages);
    expect(await loadTemplates("tlh")).toEqual(await loadTemplates("en"));
    expect(await loadTemplates("constructor")).toEqual(await loadTemplates("en"));
  });

  test("are Cornell, lab report, reading log and formula sheet", async () => {
    expect((await loadTemplates("en")).map(({ name }) => name)).toEqual([
      "Cornell notes",
      "Lab report",
      "Reading log",
      "Formula sheet",
    ]);
  });

  test.each(templateLanguages)(
    "Cornell in %s has cues on the left, notes on the right, the summary below",
    async (language) => {
      const [cornell] = await loadTemplates(language);
      const body = cornell?.body ?? "";
      const [head = "", , ...rows] = body.match(/^\|.*\|$/gm) ?? [];
      expect(head.split("|").length - 2).toBe(2);
      // The left column asks, the right one is there to be written into, and is the wider one in the making.
      expect(rows.map((row) => row.split("|").map((cell) => cell.trim()))).toEqual(
        rows.map(() => ["", expect.stringMatching(/[?？。]$/), "", ""]),
      );
      const parts = body.split(/^## /m);
      expect(parts[1]).toContain(head);
      expect(parts[2]).not.toContain("|");
    },
  );

  test.each(templateLanguages)(
    "have in %s no item without words: what is typed right after its mark would be none",
    async (language) => {
      for (const { id, body } of await loadTemplates(language)) expect(body, id).not.toMatch(/^(?:-|\d+\.|- \[ \])$/m);
    },
  );

  test.each(templateLanguages)("have in %s the parts they have in English", async (language) => {
    const english = await loadTemplates("en");
    for (const [index, { id, name, title, body }] of (await loadTemplates(language)).entries()) {
      expect(id).toBe(templateIds[index]);
      for (const text of [name, title]) expect(text, id).toMatch(/^\S.*\S$/u);
      expect(partsOf(body), `${id} in ${language}`).toEqual(partsOf(english[index]?.body ?? ""));
      if (language !== "en") expect(title).not.toBe(english[index]?.title);
    }
  });

  test.each(templateLanguages)(
    "are sound Markdown in %s: whole tables, known callouts, closed formulas",
    async (language) => {
      for (const { id, body } of await loadTemplates(language)) {
        for (const table of body.match(/(?:^\|.*\|$\n)+/gm) ?? []) {
          const columns = table
            .trim()
            .split("\n")
            .map((line) => line.split("|").length);
          expect(new Set(columns).size, `${id}: ${table}`).toBe(1);
        }
        for (const [, kind] of body.matchAll(/^> \[!(\w+)\]/gm)) expect(["tip", "warning", "question"]).toContain(kind);
        expect((body.replaceAll("\\$", "").match(/\$/g) ?? []).length % 2, id).toBe(0);
        expect(body, id).toMatch(/^- \[ \]|^1\./m);
        expect(body, id).not.toMatch(/\{\{|TODO|\t| $/m);
      }
    },
  );
});

/** What a body is made of, whatever its words. */
function partsOf(body: string) {
  return {
    headings: body.match(/^##? /gm)?.length,
    rows: body.match(/^\|/gm)?.length,
    callouts: body.match(/^> \[!\w+\]/gm),
    tasks: body.match(/^- \[ \]/gm)?.length,
    formulas: body.match(/\$\$?[^$]+\$\$?/g)?.length,
  };
}
