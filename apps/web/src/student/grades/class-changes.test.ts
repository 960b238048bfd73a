import { course, newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { grade } from "@jotter/domain/grade";
import { newEvent } from "@jotter/domain/new-event";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { coursesOf } from "../session/profile-service.ts";
import { classChanges } from "./class-changes.ts";

const times = { start: "2026-11-02T08:00", end: "2026-11-02T08:45" };
let replica: Replica;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now: () => 5 });
  await replica.create(course, newCourse("AP Biolgy", "ap", 0, 1), "bio");
  await replica.create(course, newCourse("Art", "standard", 1, 2), "art");
  const lesson = (fields: Partial<CalendarEvent>) =>
    newEvent(1, { type: "class", classId: "bio", title: "AP Biolgy", rule: "FREQ=WEEKLY", ...times, ...fields });
  await replica.create(event, lesson({ uid: "timetable:a:1:bio:" }), "monday");
  await replica.create(event, lesson({ uid: "timetable:a:2:bio:", title: "Lab" }), "lab");
  const moved = { seriesId: "monday", start: "2026-11-09T08:00" };
  await replica.create(event, lesson({ rule: null, occurrence: moved }), "moved");
  await replica.create(event, lesson({ classId: "art", title: "Art" }), "drawing");
  await replica.create(event, lesson({ type: "exam", rule: null, title: "AP Biolgy final" }), "final");
  const score = { as: "percent" as const, percent: 90 };
  const fields = { classId: "bio", name: "Quiz", category: "quiz", score, extraCredit: false, date: null };
  await replica.create(grade, { ...fields, state: "graded", createdAt: 1, updatedAt: 1 }, "quiz");
});

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

const changes = () =>
  classChanges({ replica, account: { id: "ada", email: "ada@example.org", name: "Ada" }, now: () => 9 });
const names = async () => (await coursesOf(replica)).map(({ name }) => name);
const titles = async () => {
  const rows = await replica.rows(event, ["monday", "lab", "moved", "drawing", "final"]);
  return Object.fromEntries(rows.flatMap(({ id, del, data }) => (del ? [] : [[id, data.title]])));
};

test("a class is renamed, and its lessons with it; its grades stay its own [GRD-2] [CAL-4]", async () => {
  expect(await changes().rename("bio", "  AP Biology ")).toEqual({ ok: true, value: "AP Biology" });
  expect(await names()).toEqual(["AP Biology", "Art"]);
  expect(await titles()).toEqual({
    monday: "AP Biology",
    lab: "Lab",
    moved: "AP Biology",
    drawing: "Art",
    final: "AP Biolgy final",
  });
  expect(await changes().belongings("bio")).toEqual({ grades: 1, hasLessons: true });
});

test("a class is never left without a name, nor called like another; its own letters may change [GRD-2]", async () => {
  expect(await changes().rename("art", "  ")).toEqual({ ok: false, problem: "empty" });
  expect(await changes().rename("art", "ap biolgy")).toEqual({ ok: false, problem: "taken" });
  expect(await changes().rename("art", "ART")).toEqual({ ok: true, value: "ART" });
  expect(await names()).toEqual(["AP Biolgy", "ART"]);
});

test("a class that is removed takes its lessons along, and both come back [GRD-2] [CAL-4]", async () => {
  const before = await titles();
  const undo = await changes().remove("bio", "AP Biolgy");
  expect(await names()).toEqual(["Art"]);
  expect(await titles()).toEqual({ drawing: "Art", final: "AP Biolgy final" });
  await undo();
  expect(await names()).toEqual(["AP Biolgy", "Art"]);
  expect(await titles()).toEqual(before);
});

test("where one of its name has been added since, neither comes back twice [GRD-2]", async () => {
  const undo = await changes().remove("bio", "AP Biolgy");
  await replica.create(course, newCourse("AP Biolgy", "ap", 1, 9));
  await undo();
  expect(await names()).toEqual(["Art", "AP Biolgy"]);
  expect(await titles()).toEqual({ drawing: "Art", final: "AP Biolgy final" });
});
