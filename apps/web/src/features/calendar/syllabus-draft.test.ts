import { course, newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { readSyllabus } from "@jotter/domain/syllabus/read-syllabus";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { coursesOf } from "../../student/session/profile-service.ts";
import { saveSyllabus } from "./save-syllabus.ts";
import { dateProblem, draftOf, eventOf, newClass, type SyllabusDraft, withMore } from "./syllabus-draft.ts";

const text = `AP Biology – Course Syllabus 2026–27
Teacher: Ms. R. Hartwell        Room B-214
Unit tests ................ 60%
Homework .................. 40%
Fri 9/18    UNIT 1 TEST Chemistry of Life (ch. 2-4)
Fri 10/23   Osmosis lab report due 11:59 pm
11/25-11/27 Thanksgiving break
Thu 12/17   Final exam 8:00–10:00 am`;

const read = readSyllabus(text, "2026-08-20", "en");
const today = "2026-08-20";
const nothingKnown = { classes: [], events: [], today };

const noRead = {
  ...{ day: "2026-09-18", last: null, time: null, endTime: null, title: "", kind: "exam" as const, topics: [] },
  ...{ ofClass: 0, line: "", isDoubtful: false },
};
const noRow = {
  ...{ isTaken: true, title: "", type: "exam" as const, day: "2026-09-18", last: "", time: "", endTime: "" },
  ...{ topics: "", ofClass: 0, line: "", isDoubtful: false, isThere: false },
};

describe("the rows a syllabus becomes [PLN-2]", () => {
  test("are a class, its weights and its dates, each with its line", () => {
    const { classes, weights, dates } = draftOf(read, nothingKnown);
    expect(classes).toMatchObject([
      { choice: newClass, name: "AP Biology", teacher: "Ms. R. Hartwell", room: "B-214" },
    ]);
    expect(weights.map(({ name, percent, isTaken }) => [name, percent, isTaken])).toEqual([
      ["Unit tests", "60", true],
      ["Homework", "40", true],
    ]);
    expect(dates.map(({ type, day, last, time }) => [type, day, last, time])).toEqual([
      ["exam", "2026-09-18", "", ""],
      ["assignment", "2026-10-23", "", "23:59"],
      ["other", "2026-11-25", "2026-11-27", ""],
      ["exam", "2026-12-17", "", "08:00"],
    ]);
    expect(dates[0]?.line).toBe("Fri 9/18    UNIT 1 TEST Chemistry of Life (ch. 2-4)");
  });

  test("know the class that is there, and leave alone the weights it has", () => {
    const own = { id: "bio", name: "AP biology", categories: [{ id: "test", weight: 100 }] };
    const { classes, weights } = draftOf(read, { classes: [own], events: [], today });
    expect(classes[0]?.choice).toBe("bio");
    expect(weights.map(({ isTaken }) => isTaken)).toEqual([false, false]);
  });

  test("what is on the calendar already is not taken again", () => {
    const there = { ...newEvent(1, { title: "Final exam", start: "2026-12-17T08:00" }), id: "e1" };
    const other = { ...newEvent(1, { title: "Unit 1 test", start: "2026-09-19" }), id: "e2" };
    const { dates } = draftOf(read, { classes: [], events: [there, other], today });
    expect(dates.map(({ isThere, isTaken }) => [isThere, isTaken])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  test("what has passed is shown and not taken: work of last month would be overdue at once", () => {
    const { dates } = draftOf(read, { ...nothingKnown, today: "2026-11-26" });
    expect(dates.map(({ isTaken }) => isTaken)).toEqual([false, false, true, true]);
  });

  test("get what a model found beside them: nothing twice, nothing mended lost, each under its class", () => {
    const draft = draftOf(read, nothingKnown);
    const mended = {
      ...draft,
      dates: draft.dates.with(0, { ...(draft.dates[0] ?? noRow), title: "Unit 1 Test (cells)" }),
    };
    const [exam = noRead] = read.dates;
    const more = draftOf(
      {
        ...read,
        classes: [{ name: "AP Biology Lab", teacher: null, room: null, line: "Lab: B-200" }, ...read.classes],
        dates: [
          { ...exam, title: "Unit 1 test", ofClass: 1 },
          { ...exam, day: "2026-10-05", title: "Midterm", ofClass: 1 },
        ],
      },
      nothingKnown,
    );
    const next = withMore(mended, more);
    expect(next.dates.slice(0, 4)).toEqual(mended.dates);
    expect(next.dates.slice(4).map(({ title, ofClass, isByModel }) => [title, ofClass, isByModel])).toEqual([
      ["Midterm", 0, true],
    ]);
    expect(next.weights).toEqual(draft.weights);
    expect(next.classes.map(({ name }) => name)).toEqual(["AP Biology"]);
    const bare = { ...draftOf({ ...read, classes: [], weights: [], dates: [] }, nothingKnown) };
    expect(withMore(bare, draft).classes).toEqual(draft.classes);
    expect(withMore(bare, draft).weights).toEqual(draft.weights);
  });

  test("say what is to be mended", () => {
    const [row] = draftOf(read, nothingKnown).dates;
    if (!row) throw new Error("There is no row.");
    expect(dateProblem(row)).toBeNull();
    expect(dateProblem({ ...row, title: " " })).toBe("title");
    expect(dateProblem({ ...row, day: "2026-02-30" })).toBe("day");
    expect(dateProblem({ ...row, last: "2026-09-01" })).toBe("order");
    expect(dateProblem({ ...row, time: "10:00", endTime: "09:00" })).toBe("order");
  });

  test("an exam has its topics and its hours, work is due at its moment", () => {
    const [test1, report, , final] = draftOf(read, nothingKnown).dates;
    if (!test1 || !report || !final) throw new Error("There are rows missing.");
    const asEvent = (row: typeof test1) => eventOf(row, "bio", "Europe/Berlin", 5);
    expect(asEvent({ ...test1, topics: "Chemistry of Life, Water" })).toMatchObject({
      start: "2026-09-18",
      end: "2026-09-18",
      zone: null,
      classId: "bio",
      topics: [
        { name: "Chemistry of Life", done: false },
        { name: "Water", done: false },
      ],
    });
    expect(asEvent(report)).toMatchObject({ start: "2026-10-23T23:59", end: "2026-10-23T23:59", type: "assignment" });
    expect(asEvent(final)).toMatchObject({ start: "2026-12-17T08:00", end: "2026-12-17T10:00", zone: "Europe/Berlin" });
    expect(asEvent({ ...final, endTime: "" })).toMatchObject({ end: "2026-12-17T09:00" });
  });
});

describe("what is accepted [PLN-2]", () => {
  let replica: Replica;
  let clock = 100;
  const now = () => clock++;

  beforeEach(async () => {
    replica = openReplica({ userId: "ada", entities, now });
    await replica.opened;
  });

  afterEach(async () => {
    replica.close();
    await wipeReplica("ada");
  });

  const titles = async () => (await replica.list(event, { by: "start" })).map(({ data }) => data.title);
  const save = (draft: SyllabusDraft) => saveSyllabus(replica, draft, "UTC", now);

  test("is there in one go, and gone by one undo", async () => {
    const saved = await save(draftOf(read, nothingKnown));
    const [made] = await coursesOf(replica);
    expect(made).toMatchObject({ name: "AP Biology", level: "ap", teacher: "Ms. R. Hartwell", room: "B-214" });
    expect(made?.categories?.map(({ name, weight }) => [name, weight])).toEqual([
      ["Unit tests", 60],
      ["Homework", 40],
    ]);
    expect(made?.categories?.[1]?.id).toBe("homework");
    expect(await titles()).toHaveLength(4);
    expect((await replica.list(event, { by: "start" })).every(({ data }) => data.classId === made?.id)).toBe(true);
    await saved.undo();
    expect(await coursesOf(replica)).toEqual([]);
    expect(await titles()).toEqual([]);
  });

  test("is only what is ticked", async () => {
    const draft = draftOf(read, nothingKnown);
    const dates = draft.dates.map((row, place) => ({ ...row, isTaken: place === 3 }));
    const saved = await save({ ...draft, dates, classes: draft.classes.map((row) => ({ ...row, choice: "" })) });
    expect(saved.dates).toBe(1);
    expect(await titles()).toEqual(["Final exam"]);
    expect(await coursesOf(replica)).toEqual([]);
  });

  test("weights and teacher of a class that had others come back with the undo", async () => {
    const before = [{ id: "test", weight: 100 }];
    const id = await replica.create(course, {
      ...newCourse("AP Biology", "ap", 0, 1),
      categories: before,
      teacher: "Mr. Old",
    });
    const draft = draftOf(read, { classes: await coursesOf(replica), events: [], today });
    const saved = await save({ ...draft, weights: draft.weights.map((row) => ({ ...row, isTaken: true })) });
    const changed = await replica.get(course, id);
    expect([changed?.categories?.length, changed?.teacher]).toEqual([2, "Ms. R. Hartwell"]);
    await saved.undo();
    expect(await replica.get(course, id)).toMatchObject({ categories: before, teacher: "Mr. Old", room: "" });
    expect(await titles()).toEqual([]);
  });
});
