import { course } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { defaultBio, profile } from "@jotter/domain/profile";
import { en } from "@jotter/locales/en";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test } from "vitest";
import {
  addClasses,
  coursesOf,
  type ProfileDesk,
  restoreClass,
  saveProfile,
  updateProfile,
} from "./profile-service.ts";

const ada = { id: "ada", email: "ada@example.org", name: "Ada" };
const opened: Replica[] = [];
let clock = 100;

async function desk(): Promise<ProfileDesk> {
  const replica = await openReplica({ userId: "ada", entities, now: () => clock });
  opened.push(replica);
  return { replica, account: ada, now: () => clock };
}

afterEach(async () => {
  clock = 100;
  for (const replica of opened.splice(0)) replica.close();
  await wipeReplica("ada");
});

describe("saving a profile [PRO-2]", () => {
  test("needs somebody who is signed in, and their id", async () => {
    const at = await desk();
    const nobody = await saveProfile({ ...at, account: null }, {});
    const nameless = await saveProfile({ ...at, account: { ...ada, id: "" } }, {});
    expect(nobody).toEqual({ ok: false, problem: "no-user" });
    expect(nameless).toEqual({ ok: false, problem: "no-uid" });
    expect(en.settings.profileProblem["no-user"]).toBe("No authenticated user found");
    expect(en.settings.profileProblem["no-uid"]).toBe("User UID not found");
    expect(await at.replica.get(profile, onlyOne)).toBeUndefined();
  });

  test("answers with what was read again: the profile with its classes by name [PRO-1]", async () => {
    const classes = ["AP U.S. History", " ap u.s. history", "", "Biology"];
    expect(await saveProfile(await desk(), { grade: "11th", classes, plan: "USD 49/mo" })).toEqual({
      ok: true,
      value: {
        username: "Ada",
        email: "ada@example.org",
        grade: "11th",
        plan: "USD 49/mo",
        bio: defaultBio,
        picture: null,
        createdAt: 100,
        updatedAt: 100,
        classes: {
          "AP U.S. History": { name: "AP U.S. History", updatedAt: 100 },
          Biology: { name: "Biology", updatedAt: 100 },
        },
      },
    });
  });

  test("fails where the profile cannot be read again", async () => {
    const at = await desk();
    const forgetful = { ...at, replica: { ...at.replica, get: async () => undefined } };
    expect(await saveProfile(forgetful, {})).toEqual({ ok: false, problem: "unverified" });
    expect(en.settings.profileProblem.unverified).toBe("Data verification failed");
  });
});

describe("updating a profile [PRO-3]", () => {
  test("needs one", async () => {
    expect(await updateProfile(await desk(), { grade: "9th" })).toEqual({ ok: false, problem: "no-profile" });
    expect(en.settings.profileProblem["no-profile"]).toBe("User profile not found");
  });

  test("leaves alone what is not given, null or empty, and always moves the time", async () => {
    const at = await desk();
    const saved = await saveProfile(at, { grade: "9th", classes: ["Math"], plan: "USD 79/mo", bio: "Curious." });
    clock = 200;
    const updated = await updateProfile(at, { classes: [], plan: null, bio: null });
    expect(saved.ok && updated).toEqual({ ok: true, value: { ...(saved.ok && saved.value), updatedAt: 200 } });
  });

  test("sets what is given; an empty grade and an empty bio are given", async () => {
    const at = await desk();
    await saveProfile(at, { grade: "9th", classes: ["Math"] });
    clock = 300;
    const change = { username: "Ada L.", grade: "", classes: ["Physics", "math"], plan: "USD 99/mo", bio: "" };
    expect(await updateProfile(at, change)).toMatchObject({
      ok: true,
      value: {
        username: "Ada L.",
        grade: "",
        plan: "USD 99/mo",
        bio: "",
        createdAt: 100,
        updatedAt: 300,
        classes: { Math: { name: "Math", updatedAt: 100 }, Physics: { name: "Physics", updatedAt: 300 } },
      },
    });
  });
});

test("classes keep the order they came in, and each has a marker [SUP-5]", async () => {
  const at = await desk();
  await addClasses(at, ["Zoology", "Art"]);
  clock = 400;
  await addClasses(at, ["Music", "x".repeat(400), "x".repeat(301)]);
  expect((await coursesOf(at.replica)).map(({ name, marker }) => [name.slice(0, 10), marker])).toEqual([
    ["Zoology", "violet"],
    ["Art", "coral"],
    ["Music", "sky"],
    ["xxxxxxxxxx", "amber"],
  ]);
});

test("a class that is added twice at the same moment is there once [GRD-2]", async () => {
  const at = await desk();
  await Promise.all([addClasses(at, ["Latin"]), addClasses(at, ["latin", "Greek"])]);
  expect((await coursesOf(at.replica)).map(({ name }) => name).sort()).toEqual(["Greek", "Latin"]);
});

test("a removed class comes back, unless one of its name has come since [SUP-5]", async () => {
  const at = await desk();
  await addClasses(at, ["Biology", "Art"]);
  const [biology, art] = await coursesOf(at.replica);
  for (const id of [biology?.id ?? "", art?.id ?? ""]) await at.replica.remove(course, id);
  clock = 500;
  await addClasses(at, ["biology"]);
  await restoreClass(at, biology?.id ?? "", "Biology");
  await restoreClass(at, art?.id ?? "", "Art");
  expect((await coursesOf(at.replica)).map(({ name }) => name)).toEqual(["Art", "biology"]);
});
