import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eventData, type PushOp, pullAll, push, type StudentAccount } from "./support/account.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { freePort, startServer } from "./support/server.ts";
import { expect, test } from "./support/student.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Writes events and settings as another device of the student. */
function writer(address: string, student: StudentAccount) {
  let n = 0;
  return async (...records: readonly { kind: string; id?: string; data: object }[]) => {
    const ops = records.map(({ kind, id = randomUUID(), data }): PushOp => {
      n++;
      return { kind, id, ifRev: 0, n, v: 1, data: { ...data }, del: false, at: Date.now() };
    });
    await push(address, student, "week", ops);
    return ops.map(({ id }) => id);
  };
}

const wall = (at: number) => new Date(at).toISOString().slice(0, 16);
const dayAt = (days: number, time: string) =>
  `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T${time}`;

test("a missed block is moved by one press on the Control Room, and nothing else changes [PLN-1]", async ({
  student,
  server,
}) => {
  const write = writer(server.address, student);
  const examId = randomUUID();
  const blockId = randomUUID();
  const material = { workId: examId, topic: "Cells", activity: "learn" };
  const ago = Date.now() - 20 * 60 * minuteMs;
  const from = wall(ago - (ago % (30 * minuteMs)));
  const to = wall(ago - (ago % (30 * minuteMs)) + 30 * minuteMs);
  await write(
    { kind: "event", id: examId, data: eventData("Cell test", dayAt(6, "09:00"), dayAt(6, "10:00"), { type: "exam" }) },
    { kind: "event", id: blockId, data: eventData("Study: Cells", from, to, { type: "study", material }) },
  );
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  await page.goto("/controlRoom");
  const card = page.getByRole("region", { name: "1 block missed: the smallest change" });
  await expect(card).toContainText("Study: Cells");
  await expect(card).toContainText("Nothing else changes.");
  await fitsItsWidth(device, "a repair on a phone");
  await passesAxe(page, "a repair on a phone");
  const startOf = async () =>
    String((await pullAll(server.address, student)).find(({ id }) => id === blockId)?.data?.start);
  await card.getByRole("button", { name: "Move it" }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(startOf).not.toBe(from);
  expect((await startOf()) > wall(Date.now())).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
  await expect.poll(startOf).toBe(from);
  await card.getByRole("button", { name: "I did it" }).click();
  await expect(card).toHaveCount(0);
});

test("a timetable is typed once: its lessons stand in the calendar, and one undo takes them back [CAL-4]", async ({
  student,
  server,
}) => {
  const write = writer(server.address, student);
  const [biology = ""] = await write({
    kind: "class",
    data: { name: "Biology", marker: "mint", level: "standard", createdAt: 1, updatedAt: 1 },
  });
  const device = await student.device({ viewport: { width: 1440, height: 1000 } });
  const { page } = device;
  await page.goto("/calendar?view=week");
  await page.getByRole("button", { name: "Class schedule" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Class schedule" });
  await dialog.getByRole("combobox", { name: "How days repeat" }).selectOption("days");
  await dialog.getByRole("radio", { name: "Day 1" }).check();
  await dialog.getByRole("combobox", { name: /^Day 1, 8:00/ }).selectOption({ label: "Biology" });
  await dialog.getByRole("textbox", { name: /^Room: Day 1, 8:00/ }).fill("212");
  await dialog.getByRole("radio", { name: "Day 2" }).check();
  await dialog.getByRole("combobox", { name: /^Day 2, 9:00/ }).selectOption({ label: "Biology" });
  await passesAxe(page, "timetable");
  await dialog.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByText("2 classes per cycle are on your calendar.")).toBeVisible();
  const lessons = async () =>
    (await pullAll(server.address, student)).filter(
      ({ kind, del, data }) => kind === "event" && !del && data?.type === "class",
    );
  await expect.poll(async () => (await lessons()).length).toBe(2);
  expect((await lessons())[0]?.data).toMatchObject({ classId: biology, title: "Biology" });
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  // The calendar says which day of the rotation it is.
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("button", { name: /^Mon.+Day \d$/ })).toBeVisible();
  await undo.click();
  await expect.poll(async () => (await lessons()).length).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Class schedule" }).first().click();
  await fitsItsWidth(device, "timetable on a phone");
  await passesAxe(page, "timetable on a phone");
});

test("what begins soon is told once, on whichever device is open, and as its event wishes [CAL-6]", async ({
  student,
  server,
}) => {
  const write = writer(server.address, student);
  await write({
    kind: "settings",
    id: "me",
    data: { theme: "dark", language: "en", reminderQuiet: null, reminderTomorrow: null, updatedAt: Date.now() },
  });
  // On both clocks a minute begins in a moment: nobody waits for the next one.
  const begins = Math.ceil(Date.now() / minuteMs) * minuteMs;
  const clockOffMs = begins - Date.now() - 12_000;
  const devices = [await student.device({ clockOffMs }), await student.device({ clockOffMs })];
  for (const { page } of devices) await page.goto("/controlRoom");
  const told = () =>
    Promise.all(devices.map(({ page }) => page.getByRole("alert").filter({ hasText: "Orchestra" }).count())).then(
      (counts) => counts.reduce((sum, one) => sum + one, 0),
    );
  for (const { page } of devices)
    await expect(page.locator("nav [data-state=saved], header [data-state=saved]").first()).toBeAttached();
  const start = wall(begins + 30 * minuteMs);
  const known = { createdAt: Date.now() - dayMs };
  const quiet = eventData("Choir", start, start, { ...known, reminders: [] });
  await write(
    { kind: "event", data: eventData("Orchestra", start, start, { ...known, reminders: [30] }) },
    { kind: "event", data: quiet },
  );
  await expect.poll(told, { timeout: 30_000 }).toBe(1);
  for (const { page } of devices) await expect(page.getByRole("alert").filter({ hasText: "Choir" })).toHaveCount(0);

  // What a student wishes is kept with the account.
  const [{ page } = await student.device()] = devices;
  await page.goto("/settings#reminders");
  const part = page.getByRole("region", { name: "Reminders" });
  await part.getByRole("checkbox", { name: "1 day" }).check();
  await part.getByRole("switch", { name: /Quiet hours/ }).click();
  await part.getByLabel("Quiet from").fill("21:30");
  const kept = async () => (await pullAll(server.address, student)).find(({ kind }) => kind === "settings")?.data;
  await expect.poll(kept).toMatchObject({ reminderMinutes: [30, 1440], reminderQuiet: { from: "21:30", to: "07:00" } });
  await passesAxe(page, "reminders");
});

test("a school's calendar is followed, stays as the school has it, and goes with one undo; one's own goes out [CAL-5]", async ({
  enrol,
}) => {
  const day = dayAt(3, "").slice(0, 10).replaceAll("-", "");
  const ics = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//School//EN",
    "BEGIN:VEVENT",
    "UID:hw-1",
    `DTSTAMP:${day}T000000Z`,
    `DTSTART:${day}T150000Z`,
    `DTEND:${day}T150000Z`,
    "SUMMARY:Lab report due",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const school = createServer((_, answer) => answer.setHeader("content-type", "text/calendar").end(ics));
  await new Promise<void>((resolve) => school.listen(0, "127.0.0.1", resolve));
  const { port } = school.address() as AddressInfo;
  const own = await startServer({ port: await freePort(), env: { PRIVATE_HOSTS: `localhost:${port}` } });
  try {
    const student = await enrol("Ada", own.address);
    const { page } = await student.device();
    await page.goto("/calendar?view=agenda");
    await page.getByRole("button", { name: "Import and export" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Calendar address").fill("http://127.0.0.1:22/");
    await dialog.getByRole("button", { name: "Follow", exact: true }).click();
    await expect(dialog.getByText(/isn’t on the public internet/)).toBeVisible();
    await dialog.getByLabel("Calendar address").fill(`http://localhost:${port}/school.ics`);
    await dialog.getByLabel("Name").fill("School");
    await dialog.getByRole("button", { name: "Follow", exact: true }).click();
    await expect(dialog.getByRole("list", { name: "Calendars you follow" })).toContainText("1 event");
    await dialog.getByRole("button", { name: "Create an address" }).click();
    const secret = await dialog.getByLabel("Your secret address").inputValue();
    expect(await (await page.request.get(secret)).text()).toContain("BEGIN:VCALENDAR");
    await passesAxe(page, "feeds");
    await dialog.getByRole("button", { name: "Close" }).click();
    await page
      .getByRole("button", { name: /Lab report due/ })
      .first()
      .click();
    await expect(page.getByText(/This comes from a calendar you follow/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).not.toBeEditable();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Import and export" }).click();
    await dialog.getByRole("button", { name: "Stop following: School" }).click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("list", { name: "Calendars you follow" })).toContainText("School");
  } finally {
    school.close();
    await own.dispose();
  }
});
