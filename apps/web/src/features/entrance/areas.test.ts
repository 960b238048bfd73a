import { loadEntrance } from "@jotter/content/entrance/load-entrance";
import { operator, real, teacherQuotes, team } from "@jotter/content/entrance/people";
import { languageCodes, languages } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { areas } from "./areas.ts";

describe.each(languageCodes)("all there is to read (%s) [MKT-1]", (code) => {
  test("is listed in the order of the page, without what the operator has not filled", async () => {
    const content = await loadEntrance(code);
    const is = (href: string, name: string, isThere = true) => (isThere ? [{ href: `/features#${href}`, name }] : []);
    expect(areas(content)).toEqual([
      ...is("teachers", content.teachers.title, real(teacherQuotes).length > 0),
      ...is("about", content.about.title),
      ...is("team", content.team.title, real(team).length > 0),
      ...is("faq", content.faq.title),
      ...is("contact", content.contact.title, !operator.example),
    ]);
  });

  test("is called the same under the welcome page, where the content is not loaded", async () => {
    const { about, faq, terms, privacy } = await loadEntrance(code);
    const { link } = (await languages[code].entrance()).features;
    expect(link).toMatchObject({
      about: about.title,
      faq: faq.title,
      terms: terms.name,
      privacy: privacy.name,
    });
  });
});
