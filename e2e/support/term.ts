import { randomUUID } from "node:crypto";
import { noteData, push, type StudentAccount } from "./account.ts";

/** A student in the middle of a term: classes, grades, a calendar and notes, as another device wrote them. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const classes = [
  { name: "AP Calculus BC", marker: "violet", level: "ap", scores: [88, 91, 96, 95] },
  { name: "AP Chemistry", marker: "coral", level: "ap", scores: [79, 84, 88, 91] },
  { name: "English Lit", marker: "sky", level: "standard", scores: [90, 88, 93, 92] },
  { name: "US History", marker: "amber", level: "standard", scores: [72, 70, 74, 71] },
  { name: "Biology", marker: "mint", level: "honors", scores: [95, 94, 97, 96] },
] as const;

export type Term = { readonly classIds: Readonly<Record<string, string>> };

/** `now` is the student's own clock; times are the wall's in the zone the browser runs in. */
export async function giveTerm(address: string, student: StudentAccount, now: number, zone: string): Promise<Term> {
  let sent = 0;
  const device = `term-${randomUUID()}`;
  const op = (kind: string, data: Readonly<Record<string, unknown>>, id: string = randomUUID()) => {
    sent++;
    return { kind, id, ifRev: 0, n: sent, v: 1, data, del: false, at: now };
  };
  const wall = (at: number) => new Date(at).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T").slice(0, 16);
  const today = wall(now).slice(0, 10);
  const stamps = { createdAt: now, updatedAt: now };

  const courses = classes.map(({ name, marker, level }, index) =>
    op("class", { name, marker, level, createdAt: now - dayMs + index, updatedAt: now }),
  );
  const classIds = Object.fromEntries(classes.map(({ name }, index) => [name, courses[index]?.id ?? ""]));
  const idOf = (name: (typeof classes)[number]["name"]) => classIds[name] ?? "";

  const grades = classes.flatMap(({ name, scores }) =>
    scores.map((percent, index) =>
      op("grade", {
        classId: idOf(name),
        name: `${index % 2 ? "Quiz" : "Test"} ${index + 1}`,
        category: index % 2 ? "quiz" : "test",
        score: { as: "percent", percent },
        state: "graded",
        extraCredit: false,
        date: wall(now - (70 - index * 20) * dayMs).slice(0, 10),
        ...stamps,
      }),
    ),
  );

  const notes = [
    op("note", {
      ...noteData(
        "Taylor series, finally",
        "A function near $a$ is ==just its derivatives==, stacked:\n\n$$f(x)=\\sum_{n=0}^{\\infty}\\frac{f^{(n)}(a)}{n!}(x-a)^n$$\n\nCheck the radius first.\n\n- [ ] ratio test\n- [ ] end points",
        now - 12 * minuteMs,
      ),
      classId: idOf("AP Calculus BC"),
    }),
    op("note", {
      ...noteData(
        "Lab 4: buffer capacity",
        "Henderson–Hasselbalch again:\n\n$$\\mathrm{pH}=\\mathrm{p}K_a+\\log\\frac{[A^-]}{[HA]}$$\n\nOur curve flattens at ==4.7 ± 0.1==, so the acid is acetic. Error bars still missing.",
        now - dayMs,
      ),
      classId: idOf("AP Chemistry"),
    }),
    op("note", {
      ...noteData(
        "The green light is not hope",
        "Thesis draft: the light works as ==distance made visible==. Ch. 5 is where it loses its colour, because Daisy is in the room. Quote p. 93, then the last page against it.",
        now - 3 * dayMs,
      ),
      classId: idOf("English Lit"),
    }),
    op("note", { ...noteData("Mitosis", "Prophase, metaphase.", now - 5 * dayMs), classId: idOf("Biology") }),
  ];

  const event = (data: Readonly<Record<string, unknown>>) =>
    op("event", { description: "", zone: null, classId: null, rule: null, except: [], ...stamps, ...data });
  const lesson = (name: (typeof classes)[number]["name"], from: string, to: string, location: string) =>
    event({
      type: "class",
      title: name,
      location,
      classId: idOf(name),
      start: `${wall(now - 28 * dayMs).slice(0, 10)}T${from}`,
      end: `${wall(now - 28 * dayMs).slice(0, 10)}T${to}`,
      rule: "FREQ=DAILY",
    });
  const events = [
    lesson("AP Chemistry", "08:15", "09:40", "Room 212"),
    lesson("English Lit", "10:00", "11:10", "Room 104"),
    lesson("AP Calculus BC", "11:30", "12:55", "Room 301"),
    lesson("US History", "14:15", "15:25", "Seminar room"),
    event({
      type: "study",
      title: "Study: Series",
      classId: idOf("AP Calculus BC"),
      start: `${today}T16:30`,
      end: `${today}T17:55`,
    }),
    event({
      type: "assignment",
      title: "Chem lab report",
      classId: idOf("AP Chemistry"),
      start: `${today}T20:00`,
      end: `${today}T20:00`,
      weight: 10,
      estimateMinutes: 60,
    }),
    event({
      type: "assignment",
      title: "Problem set 11: series",
      classId: idOf("AP Calculus BC"),
      start: `${wall(now + dayMs).slice(0, 10)}T18:00`,
      end: `${wall(now + dayMs).slice(0, 10)}T18:00`,
      weight: 5,
      estimateMinutes: 25,
    }),
    event({
      type: "exam",
      title: "History midterm",
      classId: idOf("US History"),
      start: `${wall(now + 2 * dayMs).slice(0, 10)}T09:00`,
      end: `${wall(now + 2 * dayMs).slice(0, 10)}T10:30`,
      weight: 25,
      estimateMinutes: 240,
      topics: [
        { name: "Reconstruction", done: true },
        { name: "Gilded Age", done: false },
        { name: "Progressive Era", done: false },
      ],
      noteIds: [notes[2]?.id ?? ""],
    }),
    event({
      type: "assignment",
      title: "Read Gatsby ch. 7",
      classId: idOf("English Lit"),
      start: wall(now + 4 * dayMs).slice(0, 10),
      end: wall(now + 4 * dayMs).slice(0, 10),
    }),
  ];

  const results = await push(address, student, device, [...courses, ...grades, ...notes, ...events]);
  const refused = results.filter(({ status }) => status !== "ok");
  if (refused.length > 0) throw new Error(`The server refused the term: ${JSON.stringify(refused[0])}`);
  return { classIds };
}
