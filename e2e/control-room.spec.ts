import { push } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { axeFindings, fitsItsWidth, rememberLanguage, rememberTheme, standsStill } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";
import { giveTerm } from "./support/term.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Ten past five today, wherever the journey runs. */
function afternoon(): number {
  const day = new Date();
  day.setHours(17, 10, 0, 0);
  return day.getTime();
}

function cardOf({ page }: Device, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("a newcomer finds three steps that tick themselves off, and no card that has nothing to say [DSH-1] [CAL-5]", async ({
  student,
}) => {
  const device = await student.device();
  const { page } = device;
  await page.goto("/controlRoom");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(Morning|Afternoon|Evening|Still up), Ada[.?] Start with a first note$/,
  );
  await expect(cardOf(device, "Today")).toContainText("Nothing planned today.");
  await expect(cardOf(device, "Today").getByRole("link", { name: "Plan your day" })).toBeVisible();
  const steps = cardOf(device, "Three steps to a running start");
  await expect(steps.getByRole("link")).toHaveText(["Add classes", "Open calendar", "Write a note"]);
  // What has nothing to say is not there.
  for (const name of ["Next up", "Due soon", "Pick up where you left off", "Grades"]) {
    await expect(cardOf(device, name)).toHaveCount(0);
  }
  await standsStill(page);
  expect(await axeFindings(page)).toEqual([]);

  // A step ticks itself off, and the card goes with the last.
  await steps.getByRole("link", { name: "Write a note" }).click();
  await device.titleBox.fill("Cells");
  await device.isSavedHere();
  await goThere(page, "/controlRoom");
  await expect(steps.getByRole("heading", { name: "Your first note (done)" })).toBeVisible();
  await expect(steps.getByRole("link", { name: "Write a note" })).toHaveCount(0);
  await expect(cardOf(device, "Pick up where you left off")).toContainText("Cells");

  const phone = await student.device({ viewport: { width: 360, height: 740 } });
  await rememberLanguage(phone, "de");
  await rememberTheme(phone, "light");
  await phone.page.goto("/controlRoom");
  await expect(phone.page.getByRole("heading", { name: "Drei Schritte für den Anfang" })).toBeVisible();
  await fitsItsWidth(phone, "the empty Control Room");
  expect(await axeFindings(phone.page)).toEqual([]);

  // The school's calendar is dropped on the page; the calendar asks before anything of it is saved.
  await page.evaluate(
    (day) => {
      const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", `DTSTART;VALUE=DATE:${day}`, "SUMMARY:Open day"];
      const dataTransfer = new DataTransfer();
      const school = [...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
      dataTransfer.items.add(new File([school], "school.ics", { type: "text/calendar" }));
      for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    new Date().toLocaleDateString("sv").replaceAll("-", ""),
  );
  await expect(page).toHaveURL(/\/calendar/);
  const asked = page.getByRole("dialog", { name: "Import and export" });
  await expect(asked.getByRole("heading", { name: "1 event will be imported" })).toBeVisible();
  await asked.getByRole("button", { name: "Import", exact: true }).click();
  await expect(asked).toHaveCount(0);
  await goThere(page, "/controlRoom");
  await expect(steps.getByRole("heading", { name: "Your school’s dates (done)" })).toBeVisible();

  // The classes stand there in their colours once there are any; then the card has nothing more to say.
  await goThere(page, "/grades");
  await page.getByRole("textbox", { name: "New class name" }).fill("Biology");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await goThere(page, "/controlRoom");
  await expect(steps).toHaveCount(0);
  expect(device.complaints()).toEqual([]);
});

test("in the middle of a term it says what is left, what to do and why, and things can be ticked off [DSH-1] [DSH-2] [INS-1]", async ({
  student,
  server,
}) => {
  test.slow();
  const now = afternoon();
  await giveTerm(server.address, student, now, zone);
  const device = await student.device({ clockOffMs: now - Date.now() });
  const { page } = device;
  await page.goto("/controlRoom");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Afternoon, Ada\. Two things left before 8:00\sPM$/);

  // The ruler: over, on, to come, and what is free.
  const today = cardOf(device, "Today");
  const hours = today.getByRole("list", { name: "Today, hour by hour" }).getByRole("listitem");
  await expect(hours.filter({ hasText: "AP Chemistry" })).toContainText("over");
  await expect(hours.filter({ hasText: "Study: Series" })).toContainText("now");
  await expect(hours.filter({ hasText: "Chem lab report" })).toContainText(/Due 8:00\sPM/);
  await expect(today).toContainText("2 hr 50 min free");
  const free = today.getByRole("button", { name: /^Free Plan something from 8:00\sPM to 10:00\sPM$/ });
  await expect(free).toBeVisible();
  await expect(today.getByText(/^5:1\d\sPM$/)).toBeVisible();

  await expect(cardOf(device, "Grades")).toContainText(
    /You need \d+(\.\d+)?% on “History midterm” \(.+\) for a C in US History\./,
  );

  // What to do now, with reasons in words.
  const next = cardOf(device, "Next up").getByRole("list").getByRole("listitem");
  await expect(next.getByRole("heading")).toHaveText([
    "Chem lab report",
    "History midterm",
    "Problem set 11: series",
    "Study: Series",
  ]);
  await expect(next.first().locator("[data-reason]")).toHaveText([
    "due in 3 hr.",
    "10% of the grade",
    "you’re at 85%",
    "takes about 1 hr",
  ]);
  await expect(next.nth(3)).toContainText(/planned now, until 5:55\sPM/);
  await expect(next.nth(1)).toContainText("2 of 3 topics open");
  await expect(next.nth(1)).toContainText("no cards yet");
  await expect(next.nth(1).getByRole("link", { name: "Make cards: History midterm" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Ready for / })).toContainText("Nothing to go on yet");

  // Notes as they are read, and grades at a glance.
  const notes = cardOf(device, "Pick up where you left off").getByRole("listitem");
  await expect(notes.first().locator(".katex").first()).toBeVisible();
  await expect(notes.first()).toContainText("AP Calculus BC");
  const grades = cardOf(device, "Grades");
  await expect(grades).toContainText("3.22");
  await expect(grades.getByRole("list", { name: "Classes" }).getByRole("listitem")).toHaveCount(5);
  await expect(grades).toContainText("Needs work: US History.");
  await expect(grades).toContainText("Study time available in the next two weeks: Limited");

  await standsStill(page);
  expect(await axeFindings(page)).toEqual([]);

  // Ticked off: struck out here, gone from what is next, known on the next device.
  const due = cardOf(device, "Due soon");
  await due.getByRole("checkbox", { name: "Done: Chem lab report" }).check();
  await expect(heading).toHaveText(/^Afternoon, Ada\. One thing left before 5:55\sPM$/);
  await expect(next.getByRole("heading").first()).toHaveText("History midterm");
  await expect(due.getByRole("checkbox", { name: "Done: Chem lab report" })).toBeFocused();
  await device.isSaved();
  const other = await student.device({ clockOffMs: now - Date.now() });
  await other.page.goto("/controlRoom");
  const tick = cardOf(other, "Due soon").getByRole("checkbox", { name: "Done: Chem lab report" });
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await expect(due.getByRole("checkbox", { name: "Done: Chem lab report" })).not.toBeChecked();

  // A free hour is taken with one tap, for what matters most, and given back with another. Two quick ones are one.
  await free.dblclick();
  await expect(page.getByText(/^Planned: “Study: Chem lab report”, 8:00\sPM to 9:00\sPM$/)).toBeVisible();
  await expect(hours.filter({ hasText: "Study: Chem lab report" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(hours.filter({ hasText: "Study: Chem lab report" })).toHaveCount(0);

  // The needle goes with the time.
  await page.evaluate(() => {
    const before = Date.now;
    Date.now = () => before() + 20 * 60_000;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(today.getByText(/^5:3\d\sPM$/)).toBeVisible();
  expect(device.complaints()).toEqual([]);
});

test("in a lesson nothing is begun, all-day work is due on its own day, and an exam that is over asks for its grade [DSH-2] [CAL-2]", async ({
  student,
  server,
}) => {
  const now = afternoon();
  const day = (ahead: number) => {
    const date = new Date(now + ahead * 86_400_000);
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
  };
  const stamps = { createdAt: now - 1, updatedAt: now - 1 };
  const event = (id: string, type: string, title: string, start: string, end = start) => ({
    kind: "event",
    id,
    data: { type, title, description: "", start, end, zone: null, classId: "bio", rule: null, except: [], ...stamps },
  });
  const rows = [
    { kind: "class", id: "bio", data: { name: "Biology", marker: "sky", level: "standard", ...stamps } },
    event("lesson", "class", "Choir", `${day(0)}T16:30`, `${day(0)}T17:55`),
    event("sheet", "assignment", "Sheet 5", day(1)),
    event("map", "assignment", "Old map", day(-1)),
    event("oral", "exam", "Oral", day(0)),
    event("cells", "exam", "Cells & co", `${day(0)}T13:00`, `${day(0)}T14:00`),
  ].map((row, n) => ({ ...row, ifRev: 0, n: n + 1, v: 1, del: false, at: now }));
  await push(server.address, student, "another-device", rows);
  const device = await student.device({ clockOffMs: now - Date.now() });
  const { page } = device;
  await page.goto("/controlRoom");
  const next = cardOf(device, "Next up");
  await expect(next).toContainText(/“Choir” until 5:55\sPM\. After that:/);
  const due = cardOf(device, "Due soon").getByRole("listitem");
  await expect(due.filter({ hasText: "Sheet 5" })).toContainText("tomorrow");
  await expect(due.filter({ hasText: "Old map" })).toContainText("yesterday");
  await expect(due.filter({ hasText: "Oral" })).toContainText("today");
  await expect(next.getByRole("listitem").filter({ hasText: "Old map" })).toContainText("overdue by 1 day");
  await expect(cardOf(device, "The next half hour")).not.toContainText("Start “");

  await next.getByRole("link", { name: "Enter your grade: Cells & co" }).click();
  const form = page.getByRole("form", { name: "Add a grade" });
  await expect(form.getByLabel("Score")).toBeFocused();
  await expect(form.locator("[name=name]")).toHaveValue("Cells & co");
  await page.keyboard.type("91", { delay: 20 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cells & co").first()).toBeVisible();
  await expect(page.getByText("91%").first()).toBeVisible(); // It is written, not only asked for.
  await goThere(page, "/controlRoom");
  await expect(cardOf(device, "Grades")).toContainText("Biology");
  await expect(next.getByRole("link", { name: /^Enter your grade/ })).toHaveCount(0);
  expect(device.complaints()).toEqual([]);

  // A new device does not say that there is nothing before it knows.
  const fresh = await student.device({ clockOffMs: now - Date.now() });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await fresh.page.route("**/api/sync/pull*", async (route) => {
    await held;
    await route.continue();
  });
  for (const path of ["notes", "calendar?view=agenda", "controlRoom"]) {
    await fresh.page.goto(`/${path}`);
    await expect(fresh.page.getByText("Getting your notes").first()).toBeAttached();
    await expect(fresh.page.locator("main")).not.toContainText(
      /nothing|clean desk|first note|first event|first grade|no events/i,
    );
  }
  letThrough();
  await expect(cardOf(fresh, "Due soon").getByRole("listitem")).toHaveCount(3);
});

test("on a phone what is due comes first and the ruler begins at now, in German too [DSH-1] [SET-3]", async ({
  student,
  server,
}) => {
  const now = afternoon();
  await giveTerm(server.address, student, now, zone);
  const long = { name: "Donau".repeat(60), marker: "sky", level: "standard", outsideGpa: true };
  const weak = { classId: "long", name: "Test", category: "test", score: { as: "percent", percent: 60 } };
  const rows = [
    { kind: "class", id: "long", data: long },
    { kind: "grade", id: "weak", data: { ...weak, state: "graded", extraCredit: false, date: null } },
  ].map(({ data, ...row }, n) => {
    return { ...row, ifRev: 0, n: n + 1, v: 1, data: { ...data, createdAt: now, updatedAt: now }, del: false, at: now };
  });
  await push(server.address, student, "another-device", rows);
  const phone = await student.device({ viewport: { width: 360, height: 740 }, clockOffMs: now - Date.now() });
  const { page } = phone;
  await rememberLanguage(phone, "de");
  await rememberTheme(phone, "light");
  await page.goto("/controlRoom");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noch zwei Sachen bis 20:00");
  await expect(page.getByText("3,22")).toBeVisible();
  await expect(cardOf(phone, "Noten").getByText(/: .*DonauDonau/)).toBeVisible();
  const topOf = async (name: string) => (await cardOf(phone, name).boundingBox())?.y ?? Number.NaN;
  expect(await topOf("Bald fällig")).toBeLessThan(await topOf("Als Nächstes"));
  expect(await topOf("Als Nächstes")).toBeLessThan(await topOf("Mach da weiter, wo du warst"));
  await expect(page.getByText("17:10")).toBeInViewport();
  await standsStill(page);
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
  expect(await widths()).toEqual([360, 360]);
  expect(await axeFindings(page)).toEqual([]);
  expect(phone.complaints()).toEqual([]);
});

test("one field finds everything there is, and does what can be done [DSH-3]", async ({ student, server }) => {
  test.slow();
  const now = afternoon();
  const { classIds } = await giveTerm(server.address, student, now, zone);
  const device = await student.device({ clockOffMs: now - Date.now() });
  const { page } = device;
  await page.goto("/controlRoom");
  await expect(page.getByText("3.22")).toBeVisible();
  await page.getByRole("button", { name: "Search or jump to…" }).click();
  const palette = page.getByRole("dialog", { name: "Search and go anywhere" });
  const field = palette.getByRole("combobox");
  const group = (name: string) => palette.getByRole("group", { name, exact: true }).getByRole("option");
  await expect(group("Actions")).toHaveText(["New note", "New event", "Add a grade"]);

  await field.fill("mid");
  await expect(group("Events")).toContainText(["History midterm"]);
  await expect(group("Events").first().locator("mark")).toHaveText("mid");
  await field.fill("ap chem");
  await expect(group("Classes")).toHaveText([/AP Chemistry\s*Grades/, /AP Chemistry\s*Notes/]);
  await expect(group("Events").first()).toContainText("AP Chemistry");
  await field.fill("quiz");
  await expect(group("Grades")).toHaveCount(6);
  await field.fill("readab");
  await expect(group("Settings")).toHaveText(["Readability"]);
  await field.fill("distance made");
  await expect(group("Notes").first()).toContainText("The green light is not hope");

  // By keyboard alone: what begins as it is typed is what is meant.
  await field.fill("theme: li");
  await page.keyboard.press("Enter");
  await expect(palette).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await standsStill(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press("Control+k");
  await field.fill("us hist");
  await group("Classes").filter({ hasText: "Notes" }).click();
  await expect(page).toHaveURL(`/notes?class=${classIds["US History"]}`);

  await page.keyboard.press("Control+k");
  await field.fill("new ev");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByRole("dialog", { name: "New Event" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await field.fill("add a grade bio");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/grades?class=${classIds.Biology}`);

  await page.keyboard.press("Control+k");
  await field.fill("deutsch");
  await group("Actions").filter({ hasText: "Language: Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(device.complaints()).toEqual([]);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Suchen oder Befehl ausführen" }).fill("abmeld");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/(login|welcome)/);
});
