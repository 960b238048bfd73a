import { loadEntrance } from "@jotter/content/entrance/load-entrance";
import { languageCodes, languages } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { areas } from "./areas.ts";

describe.each(languageCodes)("all there is to read (%s) [MKT-1]", (code) => {
  test("is listed in the order of the page", async () => {
    const content = await loadEntrance(code);
    expect(areas(content)).toEqual([
      { href: "/features#teachers", name: content.teachers.title },
      { href: "/features#about", name: content.about.title },
      { href: "/features#team", name: content.team.title },
      { href: "/features#faq", name: content.faq.title },
      { href: "/features#contact", name: content.contact.title },
    ]);
  });

  test("is called the same under the welcome page, where the content is not loaded", async () => {
    const { about, faq, contact, terms, privacy } = await loadEntrance(code);
    const { link } = (await languages[code].entrance()).features;
    expect(link).toMatchObject({
      about: about.title,
      faq: faq.title,
      contact: contact.title,
      terms: terms.name,
      privacy: privacy.name,
    });
  });
});
