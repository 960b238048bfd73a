import { course } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { defaultBio, newProfile, profile } from "@jotter/domain/profile";
import { type Language, settings } from "@jotter/domain/settings";
import { openReplica } from "@jotter/replica/open-replica";
import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../student/session/sign-up-draft.ts";
import { signUpRecords } from "./sign-up-records.ts";

let students = 0;

async function newcomer(language: Language = "en") {
  students += 1;
  const replica = openReplica({ userId: `newcomer-${students}`, entities, now: () => 5000 });
  await replica.create(profile, newProfile("Ada", "ada@example.org", 1000), onlyOne);
  await replica.create(settings, { theme: "dark", language: "en", updatedAt: 1000 }, onlyOne);
  const classes = async () =>
    (await replica.list(course, { by: "name" })).map(({ data: { name, marker, level } }) => ({ name, marker, level }));
  return { replica, classes, records: signUpRecords({ replica, now: () => 5000, language }) };
}

describe("what a sign-up leaves behind [SUP-9]", () => {
  test("is the profile and one record for each class, with its level and the next marker", async () => {
    const { replica, classes, records } = await newcomer();
    const draft = {
      ...emptyDraft,
      grade: " 11th ",
      classes: ["AP U.S. History", "Linear Algebra", "Beekeeping 🐝"],
      plan: "USD 79/mo",
      bio: "I draw what I learn.",
    };
    expect(await records.areThere(draft)).toBe(false);
    expect(await records.save(draft)).toBe(true);
    expect(await replica.get(profile, onlyOne)).toEqual({
      username: "Ada",
      email: "ada@example.org",
      grade: "11th",
      plan: "USD 79/mo",
      bio: "I draw what I learn.",
      picture: null,
      createdAt: 1000,
      updatedAt: 5000,
    });
    const stored = await classes();
    expect(stored).toHaveLength(3);
    expect(stored).toEqual(
      expect.arrayContaining([
        { name: "AP U.S. History", marker: "violet", level: "ap" },
        { name: "Linear Algebra", marker: "coral", level: "college" },
        { name: "Beekeeping 🐝", marker: "sky", level: "standard" },
      ]),
    );
    expect(await records.areThere(draft)).toBe(true);
  });

  test("knows the level of a class by its name in the student's language [I18-1]", async () => {
    const { classes, records } = await newcomer("de");
    const chosen = ["Lineare Algebra", "AP Biologie", "Physik (Honors)", "Chemie", "Linear Algebra"];
    expect(await records.save({ ...emptyDraft, classes: chosen })).toBe(true);
    expect(Object.fromEntries((await classes()).map(({ name, level }) => [name, level]))).toEqual({
      "Lineare Algebra": "college",
      "AP Biologie": "ap",
      "Physik (Honors)": "honors",
      Chemie: "standard",
      "Linear Algebra": "college",
    });
  });

  test("keeps the defaults of what was left out [PRO-1] [PRO-3]", async () => {
    const { replica, classes, records } = await newcomer();
    expect(await records.save({ ...emptyDraft, bio: "  " })).toBe(true);
    expect(await replica.get(profile, onlyOne)).toMatchObject({
      grade: "",
      plan: null,
      bio: defaultBio,
      updatedAt: 5000,
    });
    expect(await classes()).toEqual([]);
  });

  test("takes no plan away that is there already [PRO-3]", async () => {
    const { replica, records } = await newcomer();
    await records.save({ ...emptyDraft, plan: "USD 49/mo" });
    await records.save(emptyDraft);
    expect(await replica.get(profile, onlyOne)).toMatchObject({ plan: "USD 49/mo" });
  });

  test("has no class twice, however often it is saved", async () => {
    const { replica, classes, records } = await newcomer();
    const draft = { ...emptyDraft, classes: ["Math", "Biology"] };
    await records.save(draft);
    await records.save({ ...draft, classes: ["math", "Biology", "Latin"] });
    const names = (await classes()).map(({ name }) => name).sort();
    expect(names).toEqual(["Biology", "Latin", "Math"]);
    expect((await classes()).find(({ name }) => name === "Latin")?.marker).toBe("sky");
    const math = (await replica.list(course, { by: "name" })).find(({ data }) => data.name === "Math");
    await replica.remove(course, math?.id ?? "");
    expect(await records.areThere(draft)).toBe(false);
  });

  test("needs a profile that is there [PRO-3]", async () => {
    const { replica, records } = await newcomer();
    await replica.remove(profile, onlyOne);
    expect(await records.save(emptyDraft)).toBe(false);
    expect(await records.areThere(emptyDraft)).toBe(false);
  });

  test("includes the language the form was read in [I18-1]", async () => {
    const { replica } = await newcomer();
    await signUpRecords({ replica, now: () => 5000, language: "ja" }).save(emptyDraft);
    expect(await replica.get(settings, onlyOne)).toMatchObject({ language: "ja", theme: "dark" });
  });
});
