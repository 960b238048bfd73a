import type { Page } from "@playwright/test";
import { giveDocument } from "./support/document.ts";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

/** Always ahead, whenever the journey is made. */
const year = new Date().getFullYear() + 1;

const syllabus = `AP Biology – Course Syllabus
Teacher: Ms. R. Hartwell        Room B-214

GRADING
  Unit tests ................ 60%
  Homework .................. 40%
Late labs lose 10% per day, up to 3 days.

March 12, ${year}    UNIT 5 TEST Heredity (ch. 12-14)
March 16, ${year}    Osmosis lab report due 11:59 pm
March 22-26, ${year} Spring break
Form B-12-14, rev. 08/15/2025`;

async function drop(page: Page, name: string, text: string) {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
      return dataTransfer;
    },
    [name, text] as const,
  );
  for (const type of ["dragenter", "dragover", "drop"]) {
    await page.locator("body").dispatchEvent(type, { dataTransfer: files });
  }
}

test("a syllabus dropped on the calendar is mended, accepted, seen in calendar and grades, and undone in one press [PLN-2]", async ({
  student,
}) => {
  const device = await student.device();
  const { page } = device;
  await page.goto(`/calendar?view=month&day=${year}-03-10`);
  await expect(page.getByRole("grid")).toBeVisible();
  await drop(page, "biology.txt", syllabus);
  const dialog = page.getByRole("dialog", { name: "Add from a syllabus" });
  await expect(dialog.getByLabel("Name of the new class")).toHaveValue("AP Biology");
  await expect(dialog.getByLabel("Teacher")).toHaveValue("Ms. R. Hartwell");
  await expect(dialog.getByLabel("Room")).toHaveValue("B-214");
  await expect(dialog.getByLabel("Class for “AP Biology”")).toBeFocused();
  await expect(dialog.getByLabel("Unit tests: percent")).toHaveValue("60");
  // Late work and the foot of the page are no proposals.
  await expect(dialog.getByRole("checkbox")).toHaveCount(5);
  await expect(dialog.getByText(`March 12, ${year} UNIT 5 TEST Heredity (ch. 12-14)`)).toBeVisible();
  await passesAxe(page, "the rows of a syllabus", { within: dialog });
  await fitsItsWidth(device, "the rows of a syllabus");

  const titles = dialog.getByRole("region", { name: "Dates" }).getByLabel("Title");
  await titles.first().fill("");
  await dialog.getByRole("button", { name: "Save selected" }).click();
  await expect(dialog.getByText("Please give it a title.")).toBeVisible();
  await expect(titles.first()).toBeFocused();
  await titles.first().fill("Heredity test");
  await dialog.getByLabel("Heredity test: day").fill(`${year}-03-11`);
  await dialog.getByRole("checkbox", { name: "Use: Spring break" }).uncheck();
  // What is mended outlives Escape.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Add from a syllabus" }).first().click();
  await expect(dialog.getByLabel("Heredity test: day")).toHaveValue(`${year}-03-11`);
  await dialog.getByRole("button", { name: "Save selected" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("2 dates from the syllabus are saved.")).toBeVisible();
  const exam = page.getByRole("button", { name: /Heredity test/ }).first();
  await expect(exam).toBeVisible();
  await expect(page.getByRole("button", { name: /Osmosis lab report/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Spring break/ })).toHaveCount(0);

  // The same paper again brings what was left out, and says of the rest that it is there.
  await drop(page, "biology.txt", syllabus);
  await expect(dialog.getByText("Already on your calendar")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /Heredity test/ })).toHaveCount(0);
});

test("pasted text becomes a class with its weights, on a phone too [PLN-2]", async ({ student }) => {
  const device = await student.device();
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calendar?view=agenda");
  await page.getByRole("button", { name: "Add from a syllabus" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add from a syllabus" });
  await expect(dialog.getByLabel("Text of the syllabus")).toBeFocused();
  await dialog.getByLabel("Text of the syllabus").fill("See you soon!");
  await dialog.getByRole("button", { name: "Find the dates" }).click();
  await expect(dialog.getByText("No classes, weights or dates found")).toBeVisible();
  await dialog.getByLabel("Text of the syllabus").fill(syllabus);
  await dialog.getByRole("button", { name: "Find the dates" }).click();
  await expect(dialog.getByLabel("Name of the new class")).toHaveValue("AP Biology");
  await passesAxe(page, "a syllabus on a phone", { within: dialog });
  await fitsItsWidth(device, "a syllabus on a phone");
  await dialog.getByRole("button", { name: "Save selected" }).click();
  await expect(page.getByText("3 dates from the syllabus are saved.")).toBeVisible();
  await goThere(page, "/grades");
  await page
    .getByRole("link", { name: /AP Biology/ })
    .first()
    .click();
  await expect(page.getByRole("option", { name: "Unit tests" }).first()).toBeAttached();
});

test("a document of the library gives its dates to the calendar [PLN-2]", async ({ student, server }) => {
  const texts = [`# Biology\n\nTest 1: March 12, ${year}\n\nEssay due March 19, ${year}`];
  await giveDocument(server.address, student, {
    title: "Course plan",
    kind: "markdown",
    bytes: Buffer.from("x"),
    texts,
  });
  const { page } = await student.device();
  await page.goto("/docs");
  await page.getByRole("button", { name: "More for Course plan" }).click();
  await page.getByRole("menuitem", { name: "Find dates in it" }).click();
  const dialog = page.getByRole("dialog", { name: "Add from a syllabus" });
  await expect(dialog.getByLabel("Test 1: day")).toHaveValue(`${year}-03-12`);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/calendar$/);
});
