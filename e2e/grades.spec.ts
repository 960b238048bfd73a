import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type PushOp, push, type StudentAccount } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, goInside, passesAxe, rememberLanguage, tabTo } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

type Fields = Readonly<Record<string, unknown>>;

const percent = (value: number) => ({ as: "percent", percent: value });
const points = (earned: number, possible: number) => ({ as: "points", earned, possible });

/** Classes and grades as another device would have left them. */
async function hasGrades(
  address: string,
  student: StudentAccount,
  classes: readonly Fields[],
  grades: readonly Fields[],
): Promise<void> {
  const at = Date.now();
  const stamps = (index: number) => ({ createdAt: at + index, updatedAt: at + index });
  const ops: PushOp[] = [
    ...classes.map((fields, index) => ({
      kind: "class",
      id: `class-${index}`,
      data: { marker: "sky", level: "standard", ...stamps(index), ...fields },
    })),
    ...grades.map((fields, index) => ({
      kind: "grade",
      id: `grade-${index}`,
      data: {
        classId: "class-0",
        category: "test",
        state: "graded",
        extraCredit: false,
        date: `2026-10-${String(1 + (index % 28)).padStart(2, "0")}`,
        ...stamps(index),
        ...fields,
      },
    })),
  ].map((row, index) => ({ ...row, ifRev: 0, n: index + 1, v: 1, del: false, at }));
  const results = await push(address, student, "another-device", ops);
  expect(results.filter(({ status }) => status !== "ok")).toEqual([]);
}

const fact = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
const row = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /^Grades in/ })
    .getByRole("listitem")
    .filter({ hasText: name });
const entry = (page: Page) => page.getByRole("form", { name: "Add a grade" });

async function openClass({ page }: Device, name: string): Promise<void> {
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

test("grades are typed by keyboard alone, line after line [GRD-1] [GRD-2] [GRD-3] [GRD-6]", async ({ student }) => {
  const laptop = await student.device();
  const { page } = laptop;
  const { keyboard } = page;
  await page.goto("/grades");
  await expect(page.getByRole("heading", { name: "No classes yet" })).toBeVisible();
  await expect(page.getByText("Add classes from your profile, or create one above.")).toBeVisible();
  await expect(page.getByRole("link", { name: "To your profile" })).toHaveAttribute("href", "/settings#classes");
  await passesAxe(page, "no classes");

  await tabTo(page, page.getByLabel("New class name"));
  await keyboard.type("Physics");
  await keyboard.press("Enter");
  await expect(page.getByText("Physics was added.")).toBeVisible();
  await keyboard.type("physics");
  await keyboard.press("Enter");
  await expect(page.getByText("You already have physics.")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /^Physics/ }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/grades\?class=/);
  await expect(page.getByRole("heading", { name: "No grades added" })).toBeVisible();

  await tabTo(page, entry(page).getByLabel("Assignment name"));
  const type = async (name: string, score: string, category?: string) => {
    await expect(entry(page).getByLabel("Assignment name")).toBeFocused();
    await keyboard.type(name);
    await keyboard.press("Tab");
    await keyboard.type(score);
    if (category) {
      await keyboard.press("Tab");
      await keyboard.type(category);
    }
    await keyboard.press("Enter");
  };
  await type("Waves", "92");
  await type("Optics", "44/50");
  await type("Pop quiz", "A-", "Quiz");
  await expect(row(page, "Pop quiz")).toContainText("A-");
  // The kind of work stays for the next one; without a name it is counted.
  await type("", "80%");
  await type("Essay on light", "", "Assign");
  await expect(row(page, "Quiz 2")).toContainText("80%");
  await expect(row(page, "Essay on light")).toContainText("Not graded yet");
  // Tests (92 + 88) / 2 weigh 40, quizzes (91.5 + 80) / 2 weigh 20.
  await expect(fact(page, "Weighted average")).toHaveText("88.58%");
  await expect(fact(page, "Simple average")).toHaveText("87.88%");
  await expect(fact(page, "GPA")).toHaveText("3.3");
  await expect(page.getByText("Assignment and Homework have no grades yet")).toBeVisible();

  await type("Lab", "great");
  await expect(page.getByRole("alert")).toContainText("That isn’t a valid score.");
  await expect(entry(page).getByLabel("Score")).toBeFocused();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("0");
  await keyboard.press("Enter");
  await expect(row(page, "Lab")).toContainText("Zero, not counted");

  // A real zero is said in the row itself.
  await tabTo(page, page.getByRole("button", { name: "Edit Lab" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("form", { name: "Edit Lab" }).getByLabel("Assignment name")).toBeFocused();
  await tabTo(page, page.getByLabel("A real zero: it counts"));
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Lab" })).toBeFocused();
  await expect(row(page, "Lab")).not.toContainText("not counted");
  await expect(fact(page, "Simple average")).toHaveText("70.3%");
  await keyboard.press("Enter");
  await keyboard.type("Never mind");
  await keyboard.press("Escape");
  await expect(row(page, "Lab")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Lab" })).toBeFocused();

  await page.getByRole("button", { name: "Delete Lab" }).press("Enter");
  await expect(page.getByText("Are you sure you want to delete this assignment?")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(row(page, "Lab")).toBeVisible();
  // A row that is open meanwhile stays so, with what was typed.
  await page.getByRole("button", { name: "Edit Waves" }).press("Enter");
  const waves = page.getByRole("form", { name: "Edit Waves" });
  await waves.getByLabel("Assignment name").fill("Waves and sound");
  await page.getByRole("button", { name: "Delete Lab" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(row(page, "Lab")).toHaveCount(0);
  await expect(entry(page).getByLabel("Assignment name")).toBeFocused();
  await expect(waves.getByLabel("Assignment name")).toHaveValue("Waves and sound");
  await waves.getByRole("button", { name: "Cancel" }).click();
  await expect(fact(page, "Simple average")).toHaveText("87.88%");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Lab")).toBeVisible();
  await expect(fact(page, "Simple average")).toHaveText("70.3%");

  await page.goBack();
  await expect(page.getByRole("link", { name: /^Physics/ })).toBeFocused();
  await expect(fact(page, "Classes with grades")).toHaveText("1 of 1");
  // (90 x 40 + 85.75 x 20 + 0 x 20) / 80
  await expect(fact(page, "Overall weighted average")).toHaveText("66.44%");
  await expect(fact(page, "Overall letter grade")).toHaveText("D");

  // The weights of all classes, and a warning where they are no hundred.
  await page.getByLabel("Test", { exact: true }).fill("70");
  await page.getByLabel("Test", { exact: true }).press("Enter");
  await expect(page.getByText("The weights add up to 130%, not 100%.")).toBeVisible();
  await page.getByLabel("Assignment", { exact: true }).fill("0");
  await page.getByLabel("Homework", { exact: true }).fill("10");
  // Who goes elsewhere at once has said so, too.
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Physics" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Total: 100%")).toBeVisible();
  await laptop.isSaved();

  const phone = await student.device();
  await phone.page.goto("/grades");
  await expect(phone.page.getByLabel("Test", { exact: true })).toHaveValue("70");
  await openClass(phone, "Physics");
  await expect(row(phone.page, "Optics")).toContainText("44/50");
  // Both mend the same grade at once: of each what it changed.
  await openClass(laptop, "Physics");
  await page.getByRole("button", { name: "Edit Optics" }).click();
  await phone.page.getByRole("button", { name: "Edit Optics" }).click();
  const elsewhere = phone.page.getByRole("form", { name: "Edit Optics" });
  await elsewhere.getByLabel("Score").fill("49/50");
  await elsewhere.getByRole("button", { name: "Save" }).click();
  await expect(fact(page, "Simple average")).toHaveText("72.3%");
  const here = page.getByRole("form", { name: "Edit Optics" });
  await here.getByLabel("Assignment name").fill("Lenses");
  await here.getByRole("button", { name: "Save" }).click();
  await expect(row(page, "Lenses")).toContainText("49/50");
  await page.goBack();
  // Who takes a class off takes its grades out of sight, and undo brings both back.
  await goThere(phone.page, "/settings");
  await phone.page.getByRole("button", { name: "Remove Physics" }).click();
  await phone.page.getByRole("dialog").getByRole("button", { name: "Remove class" }).click();
  await expect(page.getByRole("heading", { name: "No classes yet" })).toBeVisible();
  await phone.page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Physics/ })).toContainText("6 grades");
  expect([...laptop.complaints(), ...phone.complaints()]).toEqual([]);
});

test("what-if never touches a grade, and tells what is needed [GRD-8]", async ({ student, server }) => {
  await hasGrades(
    server.address,
    student,
    [{ name: "Chemistry" }],
    [
      { name: "Acids", score: percent(80) },
      { name: "Salts", score: percent(90) },
      { name: "Final", score: points(0, 50), state: "ungraded" },
    ],
  );
  const device = await student.device();
  const { page } = device;
  await page.goto("/grades");
  await openClass(device, "Chemistry");
  await expect(fact(page, "Weighted average")).toHaveText("85%");

  // The next better letter is asked for first; then any letter or percent.
  await expect(page.getByLabel("Target: a letter or a percentage")).toHaveValue("B+");
  await expect(fact(page, "On everything not graded yet")).toHaveText("91%");
  await page.getByLabel("Target: a letter or a percentage").fill("A");
  await expect(fact(page, "On everything not graded yet")).toContainText("Not reachable, 90% at best");
  await page.getByLabel("Target: a letter or a percentage").fill("56,5%");
  await expect(fact(page, "On your next Test")).toHaveText("Already there");
  await page.getByLabel("Target: a letter or a percentage").fill("better");
  await expect(page.getByText("Write a letter like B+ or a percentage like 90.")).toBeVisible();

  await page.getByRole("button", { name: "What if?" }).click();
  await expect(page.getByRole("heading", { name: "What if" })).toBeFocused();
  await expect(page.getByText("Try out scores. Nothing here is saved.")).toBeVisible();
  await page.getByLabel("Score of Final").fill("50/50");
  await expect(fact(page, "This class")).toHaveText("85% → 90%");
  await page.getByLabel("Score of Acids").fill("100");
  await expect(fact(page, "This class")).toHaveText("85% → 96.67%");
  await expect(fact(page, "Overall GPA")).toHaveText("3.0 → 4.0");
  const imagined = page.getByRole("form", { name: "Add a what-if grade" });
  await imagined.getByLabel("Assignment name").fill("Bonus test");
  await imagined.getByLabel("Score").fill("20");
  await imagined.getByLabel("Score").press("Enter");
  await expect(fact(page, "This class")).toHaveText("85% → 77.5%");
  await page.getByRole("button", { name: "Leave out Bonus test" }).click();
  await page.getByRole("button", { name: "Leave out Salts" }).click();
  await expect(fact(page, "This class")).toHaveText("85% → 100%");
  await page.getByRole("button", { name: "Back to the actual Salts" }).click();
  await page.getByRole("button", { name: "Back to the actual Acids" }).click();
  await expect(page.getByLabel("Score of Acids")).toHaveValue("80");
  await expect(fact(page, "This class")).toHaveText("85% → 90%");
  await passesAxe(page, "what-if");

  await page.reload();
  await expect(fact(page, "Weighted average")).toHaveText("85%");
  await expect(page.getByText("Nothing here is saved.")).toHaveCount(0);
  await expect(row(page, "Final")).toContainText("Not graded yet");
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByLabel("Score of Acids").fill("0");
  await page.getByRole("button", { name: "Exit what-if" }).click();
  await expect(fact(page, "Weighted average")).toHaveText("85%");
  await expect(row(page, "Acids")).toContainText("80%");
  expect(device.complaints()).toEqual([]);
});

test("a class grades in its own way: categories, drops, level and credits [GRD-5] [GRD-7] [GRD-9]", async ({
  student,
  server,
}) => {
  await hasGrades(
    server.address,
    student,
    [{ name: "Biology" }, { name: "Art" }],
    [
      { name: "Cells", score: percent(90) },
      { name: "Genes", score: percent(70) },
      { name: "Sketch", score: percent(85), classId: "class-1" },
      { name: "Frog", score: percent(60), category: "quiz" },
    ],
  );
  const device = await student.device();
  const { page } = device;
  await page.goto("/grades");
  await expect(page.getByText("GPA (4.0 scale)")).toBeVisible();
  await expect(page.getByText("Weighted GPA")).toHaveCount(0);
  await openClass(device, "Biology");
  await entry(page).getByLabel("Category").selectOption("Homework");
  await page.getByRole("button", { name: "Grading" }).click();
  const dialog = page.getByRole("dialog", { name: "Grading of Biology" });
  await dialog.getByLabel("Level").selectOption("AP");
  await dialog.getByLabel("Credits").fill("3");
  await dialog.getByLabel("Its own categories and weights").check();
  await dialog.getByRole("button", { name: "Remove the category Homework" }).click();
  await dialog.getByRole("button", { name: "Remove the category Assignment" }).click();
  await dialog.getByRole("button", { name: "Remove the category Quiz" }).click();
  await expect(dialog.getByText("The weights add up to 40%, not 100%.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add a category" }).click();
  await dialog.getByLabel("Category", { exact: true }).last().fill("Labs");
  await dialog.getByLabel("Weight in %").last().fill("60");
  await dialog.getByLabel("Drop lowest").first().fill("1");
  await expect(dialog.getByText("Total: 100%")).toBeVisible();
  await passesAxe(page, "the grading of a class");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Grading" })).toBeFocused();

  // The quiz has lost its category: it is there, and weighs nothing.
  const shares = page.getByRole("list", { name: "By category" });
  await expect(shares.getByRole("listitem").filter({ hasText: "Quiz" })).toContainText("counts 0%");
  await expect(row(page, "Genes")).toContainText("Dropped (class rule)");
  await expect(fact(page, "Weighted average")).toHaveText("90%");
  await expect(fact(page, "GPA with AP")).toHaveText("4.7");
  await expect(page.getByText("Labs has no grades yet: the other categories are scaled up.")).toBeVisible();
  // So has the form: it adds to the one it shows.
  await entry(page).getByLabel("Assignment name").fill("Fungi");
  await entry(page).getByLabel("Score").fill("90");
  await entry(page).getByLabel("Score").press("Enter");
  await expect(row(page, "Fungi")).toContainText("Test");
  await entry(page).getByLabel("Assignment name").fill("Microscope");
  await entry(page).getByLabel("Score").fill("17/20");
  await entry(page).getByLabel("Category").selectOption("Labs");
  await entry(page).getByLabel("Category").press("Enter");
  await expect(fact(page, "Weighted average")).toHaveText("87%");

  await page.getByRole("link", { name: "All classes" }).click();
  await expect(page.getByText("Weighted GPA")).toBeVisible();
  // (3 x 3.3 + 3.0) / 4, and with the level (3 x 4.3 + 3.0) / 4.
  await expect(page.getByText("3.23")).toBeVisible();
  await expect(page.getByText("3.98")).toBeVisible();
  await openClass(device, "Biology");
  await page.getByRole("button", { name: "Grading" }).click();
  await dialog.getByLabel("Counts in the GPA").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This class doesn’t count in the GPA.")).toBeVisible();
  expect(device.complaints()).toEqual([]);
});

test("a table of German Excel comes in whole or not at all, and goes out again [GRD-10]", async ({
  student,
  server,
}) => {
  const others = Array.from({ length: 68 }, (_, index) => ({ name: `Kurs ${index + 1}` }));
  await hasGrades(server.address, student, [{ name: "Deutsch" }, { name: "Musik" }, ...others], []);
  const device = await student.device();
  const { page } = device;
  await page.goto("/grades");
  await openClass(device, "Deutsch");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import grades" });
  const table = [
    "Leistung;Kategorie;Datum;Punkte;Maximal",
    "Prüfung über Goethe;Test;12.10.2026;17,5;20",
    "Aufsatz;Aufgabe;20.10.2026;sehr gut;30",
    "",
  ].join("\r\n");
  // As Excel on Windows saves it: in the letters Windows had before there was Unicode.
  const file = { name: "noten.csv", mimeType: "text/csv", buffer: Buffer.from(table, "latin1") };
  await dialog.getByLabel("Choose a file").setInputFiles(file);
  await expect(dialog.getByLabel("Column 1")).toHaveValue("name");
  await expect(dialog.getByLabel("Column 4")).toHaveValue("earned");
  await expect(dialog.getByLabel("Column 5")).toHaveValue("possible");
  await expect(dialog.getByRole("cell", { name: "Prüfung über Goethe" })).toBeVisible();
  await expect(dialog.getByText("Line 3: “sehr gut” isn’t a score.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await passesAxe(page, "the import");
  await dialog.getByLabel("Table").fill(table.replace("sehr gut", "27"));
  await dialog.getByRole("button", { name: "Import 2 grades" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "Prüfung über Goethe")).toContainText("17.5/20");
  await expect(row(page, "Aufsatz")).toContainText("Assignment");
  await expect(row(page, "Aufsatz")).toContainText("Oct 20");
  // The same file once more: what is there is known, struck out, and left out unless it is wanted.
  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByLabel("Table").fill(`${table.replace("sehr gut", "27")}Referat;Test;03.11.2026;9;10`);
  await expect(dialog.getByText("2 grades are already in Jotter and are left out.")).toBeVisible();
  const landing = dialog.getByRole("region", { name: "How they’ll look" });
  await expect(landing.getByRole("listitem").first()).toContainText("Already there");
  await expect(landing.getByRole("listitem").last()).toContainText(/Referat.*Deutsch.*Test.*Nov 3.*9\/10/);
  await expect(dialog.getByRole("button", { name: "Import 1 grade" })).toBeEnabled();
  await dialog.getByLabel("Add what is already there again").check();
  await expect(dialog.getByRole("button", { name: "Import 3 grades" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Aufsatz")).toHaveCount(0);

  // Pasted from a page, with its columns guessed wrongly and put right.
  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByLabel("Table").fill("Gedicht\t18\t20\nReferat\t9\t10");
  await dialog.getByLabel("Into this class").selectOption("Musik");
  await dialog.getByLabel("Column 2").selectOption("Leave out");
  await dialog.getByLabel("Column 3").selectOption("Percent");
  await dialog.getByRole("button", { name: "Import 2 grades" }).click();
  await page.getByRole("link", { name: "All classes" }).click();
  // Many classes are not drawn all at once, and are found by their names.
  const cards = page.getByRole("region", { name: "Classes" }).getByRole("listitem");
  await expect(cards).toHaveCount(60);
  await page.getByRole("button", { name: "Show 10 more" }).click();
  await expect(cards).toHaveCount(70);
  await page.getByLabel("Find a class").fill("mus");
  await expect(cards).toHaveCount(1);
  await openClass(device, "Musik");
  await expect(row(page, "Referat")).toContainText("10%");

  await page.getByRole("link", { name: "All classes" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^grades-\d{4}-\d\d-\d\d\.csv$/);
  const written = await readFile(await download.path(), "utf8");
  expect(written.split("\r\n")[0]).toContain("Class,Assignment name,Category,Percent");
  expect(written).toContain("Musik,Referat,Test,10");
  expect(device.complaints()).toEqual([]);
});

test("an import shows what it understood, asks what nobody can tell, and brings classes along [GRD-10]", async ({
  student,
}) => {
  const device = await student.device({ locale: "en-GB" });
  const { page } = device;
  await page.goto("/grades");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import grades" });
  const empty = { name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("\uFEFF\r\n") };
  await dialog.getByLabel("Choose a file").setInputFiles(empty);
  await expect(dialog.getByText("This file is empty.")).toBeVisible();

  const table = "Subject,Task,Mark,Date\nBiology,Cells,18,03/04/2026\nArt,Sketch,12,05/06/2026\nArt,Poster,9200,";
  await dialog.getByLabel("Table").fill(table);
  await expect(dialog.getByText("Line 4: “9200” is out of range.")).toBeVisible();
  await dialog.getByLabel("Table").fill(table.replace("9200", "15"));
  // Eighteen of what?
  await expect(dialog.getByText("Jotter can’t tell what these numbers are.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await dialog.getByLabel("The numbers are").selectOption("Points");
  await dialog.getByLabel("Out of how many points").pressSequentially("20");
  const landing = dialog.getByRole("region", { name: "How they’ll look" });
  await expect(landing.getByText("3 in points")).toBeVisible();
  await expect(landing.getByRole("listitem").first()).toContainText(/Cells.*Biology.*Apr 3.*18\/20.*90%/);
  await dialog.getByLabel("Dates like “03/04/2026”").selectOption("Month first: Mar 4");
  await expect(landing.getByRole("listitem").first()).toContainText("Mar 4");
  await dialog.getByLabel("Dates like “03/04/2026”").selectOption("Day first: Apr 3");
  await passesAxe(page, "the import with all it asks");
  await dialog.getByLabel("Biology (1 grade)").uncheck();
  await expect(dialog.getByRole("button", { name: "Import 2 grades" })).toBeEnabled();
  await dialog.getByLabel("Biology (1 grade)").check();
  await dialog.getByRole("button", { name: "Import 3 grades" }).click();
  await expect(dialog).toHaveCount(0);
  const cards = page.getByRole("region", { name: "Classes" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  // Undo takes back the classes too.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(0);

  // German grades are no percents, and rows without a class go into one that is made for them.
  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByLabel("Table").fill("Leistung;Note\nKlausur;1,3\nReferat;2-");
  await expect(dialog.getByLabel("The numbers are")).toHaveValue("german");
  await expect(dialog.getByText("1 becomes 100%, 4 becomes 60%")).toBeVisible();
  await expect(dialog.getByText("Give the new class a name.")).toBeVisible();
  await dialog.getByLabel("Name of the new class").pressSequentially("Deutsch");
  await expect(landing.getByRole("listitem").first()).toContainText(/Klausur.*Deutsch.*96%/);
  await page.keyboard.press("Enter");
  await openClass(device, "Deutsch");
  await expect(row(page, "Referat")).toContainText("82.67%");
  expect(device.complaints()).toEqual([]);
});

test.describe("the Grades screen", () => {
  const classes = [
    { name: "AP Calculus BC", marker: "violet", level: "ap" },
    { name: "Donaudampfschifffahrtsgesellschaftskapitänskunde", marker: "coral" },
    { name: "Art", marker: "mint" },
    { name: "History", marker: "amber", categories: [{ id: "test", weight: 50, dropLowest: 1 }] },
    { name: "Biology", marker: "lime", credits: 4 },
  ];
  const grades = [
    { name: "Limits", score: percent(88) },
    { name: "Series", score: points(47, 50) },
    { name: "Homework of last week", score: null, state: "missing", category: "homework" },
    { name: "Quiz", score: points(0, 20), state: "ungraded", category: "quiz" },
    { name: "Bonus", score: percent(5), extraCredit: true },
    { name: "Zero", score: percent(0), category: "assignment" },
    { name: "Leistungsüberprüfungsvorbereitungsaufgabe", score: percent(61.5), classId: "class-1", state: "excused" },
    { name: "Kessel", score: percent(71.5), classId: "class-1" },
    { name: "One", score: percent(71), classId: "class-3" },
    { name: "Two", score: percent(93), classId: "class-3" },
    { name: "Cells", score: { as: "letter", letter: "A+" }, classId: "class-4" },
  ];

  test("can be used by everybody, in both themes, and fits a small phone in German, dialogs and all [GRD-1] [GRD-10]", async ({
    student,
    server,
  }) => {
    await hasGrades(server.address, student, classes, grades);
    const device = await student.device();
    const { page } = device;
    await test.step("can be used by everybody, in both themes", async () => {
      await page.goto("/grades");
      await expect(page.getByText("Average over time")).toBeVisible();
      await passesAxe(page, "all classes");
      await goThere(page, "/grades?class=class-0");
      await expect(row(page, "Limits")).toBeVisible();
      await page.getByRole("button", { name: "Edit Zero" }).click();
      // The line is told as a table too, within reach of a keyboard.
      await tabTo(page, page.getByText("Show as a table"));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
      await passesAxe(page, "one class");
      expect(device.complaints()).toEqual([]);
    });
    await test.step("fits a small phone in German, dialogs and all", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await goInside(page, "/settings");
      await page.locator("main select:has(option[value=ja])").selectOption("de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await goInside(page, "/grades");
      await expect(page.getByText("Durchschnitt im Lauf der Zeit")).toBeVisible();
      await fitsItsWidth(device, "all classes");
      for (const [id, name] of [
        ["class-0", "Limits"],
        ["class-1", "Kessel"],
        ["class-3", "One"],
      ] as const) {
        await goThere(page, `/grades?class=${id}`);
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole("heading", { name: "Was brauche ich?" })).toBeVisible();
        await fitsItsWidth(device, id);
      }
      await page.getByRole("button", { name: "bearbeiten" }).first().click();
      await fitsItsWidth(device, "a grade that is edited");
      await page.getByRole("button", { name: "Bewertung" }).click();
      await fitsItsWidth(device, "the grading of a class");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Importieren" }).click();
      await page.getByLabel("Tabelle").fill("Leistung;Datum;Punkte\nA;12.10.2026;17,5\nB;x;y");
      await fitsItsWidth(device, "the import");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Was wäre, wenn?" }).click();
      await fitsItsWidth(device, "what-if");
      expect(device.complaints()).toEqual([]);
    });
  });
});

test("a number is what the school means by it, or it is asked once; a class can be called otherwise [GRD-2] [GRD-6] [GRD-9]", async ({
  student,
  server,
}) => {
  await hasGrades(server.address, student, [{ name: "Physik" }, { name: "AP Biolgy" }], []);
  const phone = await student.device({ viewport: { width: 390, height: 844 } });
  await rememberLanguage(phone, "de");
  await phone.page.goto("/grades?class=class-0");
  const german = phone.page.getByRole("form", { name: "Note eintragen" });
  const entered = phone.page.getByRole("list", { name: /^Noten in/ });
  await german.getByLabel("Ergebnis").fill("2");
  await expect(german.getByLabel("In diesem Kurs bedeutet eine Zahl allein")).toHaveValue("german");
  await fitsItsWidth(phone, "a German grade");
  await german.getByLabel("Ergebnis").press("Enter");
  await expect(entered.getByRole("listitem").first()).toContainText("86,67");
  await german.getByLabel("Ergebnis").fill("3-");
  await german.getByLabel("Ergebnis").press("Enter");
  await expect(entered.getByRole("listitem").first()).toContainText("69,33");

  const laptop = await student.device();
  const { page } = laptop;
  await page.goto("/grades?class=class-1");
  await entry(page).getByLabel("Score").fill("18");
  await entry(page).getByLabel("Score").press("Enter");
  const meaning = entry(page).getByLabel("In this class, a plain number is");
  await expect(page.getByRole("alert")).toContainText("Is that a percent or something else?");
  await expect(meaning).toBeFocused();
  await passesAxe(page, "what a number is");
  await meaning.selectOption("points");
  await entry(page).getByLabel("Out of how many points").fill("20");
  await page.keyboard.press("Enter");
  await expect(row(page, "Test 1")).toContainText("18/20");
  await entry(page).getByLabel("Score").fill("15");
  await entry(page).getByLabel("Score").press("Enter");
  await expect(row(page, "Test 2")).toContainText("15/20");

  await page.getByRole("button", { name: "Grading" }).click();
  const name = page.getByRole("dialog").getByLabel("Name of the class");
  await name.fill("physik");
  await name.press("Enter");
  await expect(page.getByText("You already have physik.")).toBeVisible();
  await name.fill("AP Biology");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "AP Biology" })).toBeVisible();
  await expect(row(page, "Test 2")).toContainText("15/20");

  // (90 + 75) / 2 is a B- as most classes have it, and a B where those begin at 80.
  await expect(page.getByText("Letter grade B-")).toBeAttached();
  await page.getByRole("button", { name: "Grading" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Its own letter cut-offs").check();
  await dialog.getByLabel("Scale").selectOption("whole");
  await dialog.getByLabel("B from, in percent").fill("95");
  await expect(dialog.getByRole("alert")).toContainText("Each letter needs a higher percentage");
  await passesAxe(page, "cut-offs");
  await dialog.getByLabel("B from, in percent").fill("80");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Letter grade B", { exact: true })).toBeAttached();
  await expect(fact(page, "GPA")).toHaveText("3.0");

  // 78 % in Physik is a C+: with a B there, both together are a 3.0 for fewer percents than with an A in AP Biology.
  await page.getByRole("link", { name: "All classes" }).click();
  const target = page.getByLabel("Target GPA");
  await target.fill("3");
  await expect(fact(page, "Physik, now 78%")).toHaveText("B, from 83%");
  await expect(page.getByText("your GPA will be 3.0.")).toBeVisible();
  await target.fill("5");
  await expect(page.getByText("Not reachable: 4.0 at best.")).toBeVisible();
  await passesAxe(page, "a target GPA");

  await page.goto("/settings#classes");
  const names = page.getByRole("list", { name: "Classes" }).getByRole("listitem");
  await page.getByRole("button", { name: "Rename Physik" }).press("Enter");
  await page.keyboard.type(" II");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename Physik II" })).toBeFocused();
  await page.getByRole("button", { name: "Remove AP Biology" }).click();
  await expect(page.getByRole("dialog")).toContainText("Its 2 grades go with it");
  await page.getByRole("dialog").getByRole("button", { name: "Remove class" }).click();
  await expect(names).toHaveText(["Physik II"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveText(["Physik II", "AP Biology"]);
  expect(laptop.complaints()).toEqual([]);
});
