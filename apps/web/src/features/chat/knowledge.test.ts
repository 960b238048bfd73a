import "fake-indexeddb/auto";
import { course, newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { type Grade, grade } from "@jotter/domain/grade";
import { onlyOne } from "@jotter/domain/id";
import { newEvent } from "@jotter/domain/new-event";
import { newNote, note } from "@jotter/domain/note";
import { newProfile, profile } from "@jotter/domain/profile";
import { type Permission, permissionFields, settings } from "@jotter/domain/settings";
import { en } from "@jotter/locales/en";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Student } from "../../student/student-context.ts";
import { translator } from "../../ui/translate.ts";
import { knowledgeOf } from "./knowledge.ts";

const now = () => 1_800_000_000_000;
let replica: Replica;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now });
  await replica.opened;
});

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

function knownAt(path: string) {
  // Only these are looked at.
  const student = { replica, now } as unknown as Student;
  return knowledgeOf(student, { path, language: "en", t: translator(en, "en") });
}

test("Jotson knows of the open tasks in the latest notes, as the Control Room does [DSH-2]", async () => {
  const body = "# Lab\n\n- [ ] Draw the curve\n- [x] Read\n- [ ] Ask about pH";
  await replica.create(note, { ...newNote(2), title: "Lab", body }, "lab");
  await replica.create(note, { ...newNote(1), title: "Plain", body: "Nothing to do." }, "plain");
  const known = await knownAt("/controlRoom");
  const facts = await known.ownData?.();
  expect(facts?.notes?.map(({ title, openTasks }) => [title, openTasks])).toEqual([
    ["Lab", 2],
    ["Plain", 0],
  ]);
});

describe("a student's switch takes away what it is named after, and nothing else [AIX-8]", () => {
  const secrets = {
    profile: "Ada Lovelace",
    grades: "Unit test 91%",
    calendar: "Dentist",
    notes: "The mitochondrion",
    page: "looking at a note",
  };
  const knownWithout = async (...off: readonly Permission[]) => {
    await replica.create(profile, newProfile("Ada Lovelace", "ada@example.org", 1), onlyOne);
    await replica.create(course, newCourse("Biology", "standard", 0, 1), "biology");
    await replica.create(grade, unitTest);
    const start = new Date(now() + 86_400_000).toISOString().slice(0, 10);
    await replica.create(event, newEvent(1, { type: "other", title: "Dentist", start }));
    await replica.create(note, { ...newNote(1), title: "Cells", body: "The mitochondrion." }, "cells");
    const switches = Object.fromEntries(off.map((permission) => [permissionFields[permission], "off"]));
    await replica.upsert(settings, onlyOne, { ...switches, updatedAt: 1 }, { theme: "dark", language: "en" });
    const { aboutStudent, aboutPage, ownData, findNotes, mayRepeat } = await knownAt("/editor/cells");
    const told = `${await aboutStudent?.()}\n${await aboutPage?.()}`;
    const facts = await ownData?.();
    return {
      told: Object.entries(secrets).flatMap(([kind, secret]) => (told.includes(secret) ? kind : [])),
      facts: (["grades", "calendar", "notes"] as const).filter((kind) => facts?.[kind] !== null),
      findsNotes: findNotes !== null,
      mayRepeat,
    };
  };
  const everything = {
    told: ["profile", "grades", "calendar", "notes", "page"],
    facts: ["grades", "calendar", "notes"],
    findsNotes: true,
    mayRepeat: true,
  };

  test("with all of them on", async () => {
    expect(await knownWithout()).toEqual(everything);
  });

  test.each(["profile", "grades", "calendar", "notes", "page"] as const)("%s", async (permission) => {
    const others = everything.told.filter((kind) => kind !== permission);
    expect(await knownWithout(permission)).toEqual({
      // The note that is open is part of the page.
      told: permission === "page" ? others.filter((kind) => kind !== "notes") : others,
      facts: everything.facts.filter((kind) => kind !== permission),
      findsNotes: permission !== "notes",
      mayRepeat: permission === "page",
    });
  });

  test("of all three that make it up, the summary is gone", async () => {
    await replica.upsert(
      settings,
      onlyOne,
      { jotsonProfile: "off", jotsonGrades: "off", jotsonCalendar: "off" },
      { theme: "dark", language: "en", updatedAt: 1 },
    );
    expect((await knownAt("/notes")).aboutStudent).toBeNull();
  });
});

const unitTest: Grade = {
  classId: "biology",
  name: "Unit test",
  category: "test",
  score: { as: "percent", percent: 91 },
  state: "graded",
  extraCredit: false,
  date: null,
  createdAt: 1,
  updatedAt: 1,
};
