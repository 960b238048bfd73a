import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { eventData, type PushOp, push, type StudentAccount } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, goInside, passesAxe, standsStill } from "./support/screen.ts";
import type { Server } from "./support/server.ts";
import { expect, test } from "./support/student.ts";

/** A Wednesday far from any change of the clocks. */
const wednesday = "2027-03-10";
const aWeek = `/calendar?view=week&day=${wednesday}`;

test("an event is made, mended and found again without a mouse [CAL-1] [CAL-3]", async ({ student, server }) => {
  await seed(server, student, [classOf("c1", "Biology", "mint")]);
  const device = await student.device();
  const { page } = device;
  await page.goto("/calendar");
  await expect(page.getByRole("heading", { name: "Study Calendar" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing planned yet" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();

  await goThere(page, aWeek);
  const slot = page.getByRole("button", { name: /^New event: Wed, Mar 10, 9:00 AM/ });
  await slot.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^New event: Thu, Mar 11, 9:30 AM/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New Event" });
  await expect(form.getByLabel("Title", { exact: true })).toBeFocused();

  // Nothing that was typed is lost where something is missing.
  await form.getByRole("radio", { name: "Exam" }).check();
  await form.getByLabel("Class", { exact: true }).last().selectOption("Biology");
  await form.getByLabel("Weight (percent of the grade)").fill("250");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Please give it a title.")).toBeVisible();
  await form.getByLabel("Title", { exact: true }).fill("Cells");
  await page.keyboard.press("Enter");
  await expect(form.getByText("The weight has to be a percentage from 0 to 100.")).toBeVisible();
  await form.getByLabel("Weight (percent of the grade)").fill("25");
  await form.getByLabel("New topic").fill("Mitosis");
  await page.keyboard.press("Enter");
  await form.getByLabel("End: time").fill("08:00");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("It ends before it starts. Please change the start or the end.")).toBeVisible();
  await form.getByLabel("End: time").fill("10:30");
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Cells");
  // The end keeps its distance.
  await form.getByLabel("Start: time").fill("14:00");
  await expect(form.getByLabel("End: time")).toHaveValue("15:00");
  // Whoever clicks twice has one event, with the topic that was still being typed.
  await form.getByLabel("New topic").fill("Meiosis");
  await form.getByRole("button", { name: "Save" }).dblclick();
  await expect(form).toHaveCount(0);

  const exam = event(page, "Cells");
  await expect(exam).toContainText("2:00 – 3:00 PM");
  await expect(exam).toContainText("Biology");
  await exam.press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit event" });
  await expect(edit.getByRole("checkbox", { name: "Mitosis" })).not.toBeChecked();
  await expect(edit.getByRole("checkbox", { name: "Meiosis" })).not.toBeChecked();
  await edit.getByRole("checkbox", { name: "Mitosis" }).check();
  await edit.getByLabel("Description").fill("Bring a pencil.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toHaveCount(0);

  // The same with the key for new ones, in every view, and Back goes through them.
  await page.getByRole("link", { name: "Month", exact: true }).click();
  await expect(page.getByRole("gridcell", { name: /March 11/ }).getByRole("button", { name: /Cells/ })).toBeVisible();
  await page.getByRole("link", { name: "Agenda" }).click();
  await expect(page.getByRole("region", { name: /March 11/ })).toContainText("Cells");
  await page.getByRole("button", { name: "Next two weeks" }).click();
  await expect(page.getByText("Nothing planned for these two weeks.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("region", { name: /March 11/ })).toContainText("Cells");
  await page.goBack();
  await expect(page).toHaveURL(/view=month/);
  await page.goBack();
  await expect(page).toHaveURL(/view=week/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await form.getByLabel("Title", { exact: true }).fill("Run");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(event(page, "Run")).toContainText("9:00 – 10:00 AM");
  // What was last chosen here is how the calendar opens here.
  await page.goto("/calendar");
  await expect(page.getByRole("link", { name: "Agenda" })).toHaveAttribute("aria-current", "page");

  // Another device has it too; on a phone a list is what one wants to see.
  await device.isSaved();
  const phone = await student.device({ viewport: { width: 390, height: 844 } });
  await phone.page.goto(`/calendar?day=${wednesday}`);
  await expect(phone.page.getByRole("link", { name: "Agenda" })).toHaveAttribute("aria-current", "page");
  await phone.page.getByRole("button", { name: /^Cells/ }).click();
  await expect(phone.page.getByLabel("Description")).toHaveValue("Bring a pencil.");
  await expect(phone.page.getByRole("checkbox", { name: "Mitosis" })).toBeChecked();
  expect([...device.complaints(), ...phone.complaints()]).toEqual([]);
});

test("hands and keys move and stretch, Escape lets go, and Undo takes it back [CAL-3]", async ({ student, server }) => {
  await seed(server, student, [
    eventOf("Lesson", `${wednesday}T09:00`, `${wednesday}T10:00`),
    eventOf("Trip", wednesday, wednesday),
  ]);
  const device = await student.device();
  const { page } = device;
  await page.goto(aWeek);
  const lesson = event(page, "Lesson");
  await expect(lesson).toContainText("9:00 – 10:00 AM");
  const hour = await hourHeight(page);

  await test.step("drag to another day and hour", async () => {
    await drag(page, lesson, { x: await dayWidth(page), y: 2 * hour });
    await expect(columnOf(page, "Thursday, March 11").getByRole("button", { name: /Lesson/ })).toContainText(
      "11:00 AM – 12:00 PM",
    );
    await undo(page, "Moved to");
    await expect(columnOf(page, "Wednesday, March 10").getByRole("button", { name: /Lesson/ })).toContainText(
      "9:00 – 10:00 AM",
    );
  });

  await test.step("Escape in the middle of it leaves everything as it was", async () => {
    await drag(page, lesson, { x: 0, y: 2 * hour }, async () => {
      await expect(lesson).toContainText("11:00 AM");
      await page.keyboard.press("Escape");
    });
    await expect(lesson).toContainText("9:00 – 10:00 AM");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the lower edge stretches", async () => {
    const box = await boxOf(lesson);
    await dragFrom(page, { x: box.x + box.width / 2, y: box.y + box.height - 3 }, { x: 0, y: hour / 2 });
    await expect(lesson).toContainText("9:00 – 10:30 AM");
  });

  await test.step("Alt and arrows: one change when Alt is let go, told in words", async () => {
    await lesson.focus();
    await page.keyboard.down("Alt");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("status").filter({ hasText: "Wed, Mar 10, 9:30 – 11:00 AM" })).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.up("Alt");
    const moved = columnOf(page, "Thursday, March 11").getByRole("button", { name: /Lesson/ });
    await expect(moved).toContainText("9:30 – 11:00 AM");
    await expect(page.getByText("Moved to Thu, Mar 11, 9:30 – 11:00 AM")).toHaveCount(2);
    await expect(moved).toBeFocused();
    await page.keyboard.down("Alt");
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.up("Alt");
    await expect(moved).toContainText("9:30 – 10:45 AM");
    await moved.press("Delete");
    await expect(moved).toHaveCount(0);
    await undo(page, "deleted");
    await expect(moved).toContainText("9:30 – 10:45 AM");
  });

  await test.step("from the row of days into the hours, and a day longer", async () => {
    const trip = event(page, "Trip");
    await look(page, "Month", `/calendar?view=month&day=${wednesday}`);
    const box = await boxOf(trip);
    await dragFrom(page, { x: box.x + box.width - 3, y: box.y + box.height / 2 }, { x: box.width, y: 0 });
    await expect(
      page.getByRole("gridcell", { name: /March 11/ }).getByRole("button", { name: /2 events/ }),
    ).toBeVisible();
  });

  await test.step("a finger that rests first takes hold, one that moves at once does not", async () => {
    await look(page, "Day", "/calendar?view=day&day=2027-03-11");
    await expect(lesson).toContainText("9:30 – 10:45 AM");
    const { x, y } = await boxOf(lesson);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const stroke = async (restMs: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", by = 0) =>
        cdp.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: x + 40, y: y + 12 + by }],
        });
      await touch("touchStart");
      await page.waitForTimeout(restMs);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part * hour);
      await touch("touchEnd");
    };
    await stroke(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(lesson).toContainText("9:30 – 10:45 AM");
    await lesson.scrollIntoViewIfNeeded();
    await page.goto(`/calendar?view=day&day=2027-03-11`);
    await expect(lesson).toContainText("9:30 – 10:45 AM");
    await boxOf(lesson);
    await stroke(700);
    await expect(lesson).toContainText("10:30 – 11:45 AM");
    await cdp.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  });

  await test.step("drawn on a free place", async () => {
    await look(page, "Week", aWeek);
    await expect(event(page, "Trip")).toBeVisible();
    const column = await boxOf(columnOf(page, "Monday, March 8"));
    const at = { x: column.x + column.width / 2, y: column.y + 9 * hour };
    await dragFrom(page, at, { x: 0, y: 1.5 * hour - 4 });
    const form = page.getByRole("dialog", { name: "New Event" });
    await expect(form.getByLabel("Start: time")).toHaveValue("09:00");
    await expect(form.getByLabel("End: time")).toHaveValue("10:30");
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
  });
  expect(device.complaints()).toEqual([]);
});

test("of a series this one, the following or all are changed; an assignment is ticked off, and an overdue one is put elsewhere [CAL-3] [CAL-4]", async ({
  student,
  server,
}) => {
  test.slow();
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const due = (title: string, ahead: number) =>
    eventOf(title, `${day(ahead)}T00:10`, `${day(ahead)}T00:10`, { type: "assignment" });
  await seed(server, student, [due("Essay", -2), due("Reading", -1), due("Lab report", 2)]);
  const device = await student.device();
  const { page } = device;
  await test.step("of a series this one, the following or all are changed", async () => {
    await page.goto(`/calendar?view=month&day=${wednesday}`);
    await page.getByRole("button", { name: "New Event" }).click();
    const form = page.getByRole("dialog", { name: "New Event" });
    await form.getByLabel("Title", { exact: true }).fill("Seminar");
    await form.getByLabel("Repeats").selectOption("Weekly");
    await form.getByRole("checkbox", { name: "Wednesday" }).uncheck();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Please choose at least one day of the week.")).toBeVisible();
    await form.getByRole("checkbox", { name: "Wednesday" }).check();
    await form.getByLabel("Ends").selectOption("After … times");
    await form.getByLabel("How many times").fill("4");
    await form.getByRole("button", { name: "Save" }).click();
    const seminars = page.getByRole("gridcell").getByRole("button", { name: /^Seminar|^Colloquium|^Tutorial/ });
    await expect(seminars).toHaveCount(4);
    const asked = page.getByRole("dialog", { name: /which of these/ });

    const change = async (day: RegExp, title: string, scope: string) => {
      await page
        .getByRole("gridcell", { name: day })
        .getByRole("button", { name: /^Seminar|^Tutorial/ })
        .click();
      await page.getByRole("dialog", { name: "Edit event" }).getByLabel("Title", { exact: true }).fill(title);
      await page.getByRole("button", { name: "Save" }).click();
      await asked.getByRole("radio", { name: scope }).check();
      await asked.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    const titles = () => seminars.evaluateAll((all) => all.map((one) => one.textContent?.match(/^[A-Z][a-z]+/)?.[0]));

    await change(/March 17/, "Colloquium", "Only this one");
    await expect.poll(titles).toEqual(["Seminar", "Colloquium", "Seminar", "Seminar"]);
    await change(/March 24/, "Tutorial", "This and all following");
    await expect.poll(titles).toEqual(["Seminar", "Colloquium", "Tutorial", "Tutorial"]);
    await change(/March 10/, "Tutorial", "All of them");
    await expect.poll(titles).toEqual(["Tutorial", "Colloquium", "Tutorial", "Tutorial"]);
    await undo(page, "updated");
    await expect.poll(titles).toEqual(["Seminar", "Colloquium", "Tutorial", "Tutorial"]);

    // Thought better of it: the form stands as it was.
    await page
      .getByRole("gridcell", { name: /March 31/ })
      .getByRole("button", { name: /^Tutorial/ })
      .click();
    await page.getByRole("button", { name: "Delete" }).click();
    await asked.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog", { name: "Edit event" })).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    await asked.getByRole("radio", { name: "Only this one" }).check();
    await asked.getByRole("button", { name: "Delete" }).click();
    await expect.poll(titles).toEqual(["Seminar", "Colloquium", "Tutorial"]);
    // What had the focus is gone: the keys go on from its day.
    await expect(page.getByRole("gridcell", { name: /March 31/ }).locator("[data-day-stop]")).toBeFocused();
    expect(device.complaints()).toEqual([]);
  });
  await test.step("an assignment is ticked off, and an overdue one is put elsewhere", async () => {
    await goThere(page, "/calendar?view=agenda");
    const tray = page.getByRole("region", { name: "2 assignments are overdue" });
    await tray.getByRole("listitem").filter({ hasText: "Essay" }).getByRole("checkbox").click();
    const one = page.getByRole("region", { name: "1 assignment is overdue" });
    await expect(one).not.toContainText("Essay");
    // Two quick clicks are one step, which can be taken back.
    await one.getByRole("button", { name: "Move to tomorrow" }).dblclick();
    await expect(one).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(one).toContainText("Reading");
    await one.getByRole("button", { name: "Move to tomorrow" }).click();
    await expect(one).toHaveCount(0);
    const lines = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
    await expect(lines.filter({ hasText: "Reading" }).first()).toContainText("12:10 AM");
    const lab = page.getByRole("checkbox", { name: "Done: Lab report" }).first();
    await lab.check();
    await expect(page.getByText("“Lab report” done")).toBeVisible();
    await page.reload();
    await expect(lab).toBeChecked();
    expect(device.complaints()).toEqual([]);
  });
});

test("a calendar file comes in whole, twice without doubles, and goes out again [CAL-5]", async ({ student }) => {
  const device = await student.device();
  const { page } = device;
  await page.goto(`/calendar?view=month&day=${wednesday}`);
  const choose = async (lines: readonly string[]) => {
    await page.getByRole("button", { name: "Import and export" }).click();
    const buffer = Buffer.from(lines.join("\r\n"));
    await page.getByLabel("Choose a file").setInputFiles({ name: "school.ics", mimeType: "text/calendar", buffer });
  };
  const dialog = page.getByRole("dialog", { name: "Import and export" });

  // One event that nobody can read does not spoil the others, and is named with its reason.
  const odd = ["BEGIN:VEVENT", "DTSTART:nonsense", "UID:1", "SUMMARY:Odd", "END:VEVENT"];
  const daily = ["BEGIN:VEVENT", "DTSTART:20270303T090000", "UID:2", "RRULE:FREQ=DAILY;COUNT=30000", "END:VEVENT"];
  await choose(["BEGIN:VCALENDAR", ...odd, ...daily, "END:VCALENDAR"]);
  await expect(dialog.getByRole("heading", { name: "1 event will be imported" })).toBeVisible();
  await expect(dialog.getByText("Line 3: Odd (its date can’t be read)")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await choose(["BEGIN:VCALENDAR", ...odd]);
  await expect(dialog.getByText("The file is damaged at line 1. Nothing was changed.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await choose(["<html>"]);
  await expect(dialog.getByText("This isn’t a calendar file (ICS). Nothing was changed.")).toBeVisible();

  // Dropped anywhere on the page, the open dialog included.
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "school.ics", { type: "text/calendar" }));
    for (const type of ["dragover", "drop"]) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, schoolFile("Assembly").join("\r\n"));
  await expect(dialog.getByRole("heading", { name: "2 events will be imported" })).toBeVisible();
  await expect(dialog.getByRole("list", { name: "The first few" })).toContainText("Assembly");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const clubs = page.getByRole("gridcell").getByRole("button", { name: /^Club/ });
  await expect(event(page, "Assembly")).toHaveCount(1);
  await expect(clubs).toHaveCount(3);
  // The wrong file: all of it goes again.
  await undo(page, "2 events are on your calendar.");
  await expect(event(page, "Assembly")).toHaveCount(0);
  await expect(clubs).toHaveCount(0);
  await choose(schoolFile("Assembly"));
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(event(page, "Assembly")).toHaveCount(1);
  await expect(clubs).toHaveCount(3);

  await choose(schoolFile("Great assembly"));
  await expect(dialog.getByText("1 of them is already here and will be updated.")).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(event(page, "Great assembly")).toHaveCount(1);
  await expect(page.getByRole("gridcell").getByRole("button", { name: /^Club/ })).toHaveCount(3);

  await page.getByRole("button", { name: "Import and export" }).click();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("study-calendar.ics");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const ics = Buffer.concat(chunks).toString();
  expect(ics).toContain("SUMMARY:Great assembly");
  expect(ics).toContain("RRULE:FREQ=WEEKLY;COUNT=3");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // Our own file says nothing new.
  await choose([ics]);
  await expect(dialog.getByRole("heading", { name: "Everything in this file is already here." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("gridcell").getByRole("button", { name: /^Club|assembly/ })).toHaveCount(4);

  // Whoever chooses a day of the month for an assignment means its end, not nine in the morning. [CAL-3]
  const cell = page.getByRole("gridcell").last();
  await cell.click({ position: { x: 60, y: 80 } });
  const made = page.getByRole("dialog", { name: "New Event" });
  await made.getByText("Assignment", { exact: true }).click();
  await expect(made.locator("[name=end-time]")).toHaveValue("23:59");
  await page.keyboard.press("Escape");
  expect(device.complaints()).toEqual([]);
});

test.describe("a full calendar", () => {
  test("passes axe in both themes, fits a small phone in German, and a touch on a day shows its list [CAL-3]", async ({
    student,
    server,
  }) => {
    await seed(server, student, fullWeek());
    const device = await student.device();
    const { page } = device;
    await test.step("passes axe in both themes, month and week and form", async () => {
      await page.goto(`/calendar?view=month&day=${wednesday}`);
      await expect(event(page, "Trip")).toBeVisible();
      await expect(page.getByRole("button", { name: /^\+\d more/ }).first()).toBeVisible();
      await passesAxe(page, "the month");
      await page
        .getByRole("button", { name: /^\+\d more/ })
        .first()
        .click();
      await expect(page).toHaveURL(/view=day/);
      await page.getByRole("link", { name: "Week", exact: true }).click();
      await expect(event(page, "Trip")).toBeVisible();
      await passesAxe(page, "the week");
      await page.getByRole("link", { name: "Agenda" }).click();
      await passesAxe(page, "the agenda");
      await page
        .getByRole("button", { name: /^Seminar 3/ })
        .first()
        .click();
      await expect(page.getByRole("dialog", { name: "Edit event" })).toBeVisible();
      await passesAxe(page, "the form");
      await page.keyboard.press("Escape");
      expect(device.complaints()).toEqual([]);
    });
    await test.step("fits a small phone in German, and a touch on a day shows its list", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await goInside(page, "/settings");
      await page.locator("main select:has(option[value=ja])").selectOption("de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      for (const view of ["agenda", "week", "day", "month"]) {
        await goThere(page, `/calendar?view=${view}&day=${wednesday}`);
        await expect(page.locator(`a[aria-current=page][href*="view=${view}&day="]`)).toBeAttached();
        await expect(page.getByText("Trip").first()).toBeAttached();
        await fitsItsWidth(device, view);
      }
      await page.getByRole("button", { name: /Freitag, 12. März/ }).click();
      await expect(page.getByRole("region", { name: /12. März/ })).toContainText("Nothing but sport");
      await page.getByRole("button", { name: "Neuer Termin" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await fitsItsWidth(device, "the form");
      expect(device.complaints()).toEqual([]);
    });
  });
});

/** What was done last has taken the place of what was done before; that one may still be on its way out. */
async function undo(page: Page, done: string): Promise<void> {
  await page.getByRole("alert").filter({ hasText: done }).last().getByRole("button", { name: "Undo" }).click();
}

function event(page: Page, title: string): Locator {
  return page.locator("[data-key]").filter({ hasText: title }).first();
}

function columnOf(page: Page, day: string): Locator {
  return page.getByRole("group", { name: day });
}

async function boxOf(element: Locator) {
  // Letters that arrive late move what stands below them.
  await element.page().evaluate(() => document.fonts.ready);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not to be seen.`);
  return box;
}

async function hourHeight(page: Page): Promise<number> {
  return (await boxOf(columnOf(page, "Monday, March 8"))).height / 24;
}

async function dayWidth(page: Page): Promise<number> {
  return (await boxOf(columnOf(page, "Monday, March 8"))).width;
}

type Way = { readonly x: number; readonly y: number };

async function drag(page: Page, element: Locator, by: Way, onTheWay?: () => Promise<void>): Promise<void> {
  const box = await boxOf(element);
  await dragFrom(page, { x: box.x + box.width / 2, y: box.y + 12 }, by, onTheWay);
}

async function dragFrom(page: Page, from: Way, by: Way, onTheWay?: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await onTheWay?.();
  await page.mouse.up();
}

type Seed = { readonly kind: string; readonly id: string; readonly data: Readonly<Record<string, unknown>> };

async function seed({ address }: Server, student: StudentAccount, records: readonly Seed[]): Promise<void> {
  const ops = records.map(
    (record, index): PushOp => ({ ...record, ifRev: 0, n: index + 1, v: 1, del: false, at: Date.now() }),
  );
  const results = await push(address, student, "elsewhere", ops);
  expect(results.map(({ status }) => status)).toEqual(ops.map(() => "ok"));
}

function classOf(id: string, name: string, marker: string): Seed {
  return { kind: "class", id, data: { name, marker, level: "standard", createdAt: 1, updatedAt: 1 } };
}

function eventOf(...data: Parameters<typeof eventData>): Seed {
  return { kind: "event", id: randomUUID(), data: eventData(...data) };
}

function fullWeek(): readonly Seed[] {
  const types = ["class", "assignment", "exam", "study", "other"];
  const markers = ["violet", "coral", "sky", "amber", "mint", "lime"];
  return [
    ...markers.map((marker, index) => classOf(`c${index}`, `Class ${marker}`, marker)),
    ...markers.map((_, index) =>
      eventOf(`Seminar ${index}`, `${wednesday}T1${index}:00`, `${wednesday}T1${index}:50`, {
        type: types[index % 5],
        classId: `c${index}`,
        location: "Room 212",
        ...(index % 5 === 1 && { doneAt: 1 }),
      }),
    ),
    eventOf("Overlap", `${wednesday}T10:30`, `${wednesday}T12:00`, { classId: "c1" }),
    eventOf("Nothing but sport", "2027-03-12T15:00", "2027-03-12T16:00", { rule: "FREQ=WEEKLY", type: "class" }),
    eventOf("Trip", "2027-03-10", "2027-03-12", { classId: "c2" }),
  ];
}

function schoolFile(assembly: string): readonly string[] {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//School//EN"];
  const one = ["BEGIN:VEVENT", "UID:assembly", "DTSTART:20270310T080000", "DTEND:20270310T083000"];
  const club = ["BEGIN:VEVENT", "UID:club", "DTSTART:20270304T160000", "DTEND:20270304T170000", "SUMMARY:Club"];
  return [
    ...head,
    ...one,
    `SUMMARY:${assembly}`,
    "END:VEVENT",
    ...club,
    "RRULE:FREQ=WEEKLY;COUNT=3",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
}

/** At another part of the calendar, which is open. */
async function look(page: Page, view: "Month" | "Week" | "Day", address: string): Promise<void> {
  await goThere(page, address);
  const views = page.getByRole("navigation", { name: "View", exact: true });
  await expect(views.getByRole("link", { name: view })).toHaveAttribute("aria-current", "page");
  await standsStill(page);
}
