import { pullAll } from "./support/account.ts";
import { giveNote } from "./support/note.ts";
import { fitsItsWidth, passesAxe, speakIn, tabTo } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const algebra = [
  "# Quadratics",
  "",
  "A quadratic equation has at most two solutions, which its discriminant tells before they are known.",
  "",
  "1. Solve $x^2 - 5x + 6 = 0$",
  "",
  "- Differentiate $x^2 \\sin(x)$",
].join("\n");

test("a problem is confirmed, worked out line by line with hints, and one is done alone, all by keyboard [TUT-1]", async ({
  student,
  server,
}) => {
  test.slow();
  const noteId = await giveNote(server.address, student, "Quadratics", algebra);
  const device = await student.device({ installed: true });
  const { page } = device;
  const problem = page.getByRole("textbox", { name: "The problem" });
  const line = (number: number) => page.getByRole("textbox", { name: `Line ${number}`, exact: true });
  const said = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  const told = (words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeAttached();

  // Nothing is there: something to try. What nobody here can check is said, with what the notes have on it.
  await page.goto("/ai-tools/tutor");
  await expect(page.getByRole("button", { name: /^Differentiate/ })).toBeVisible();
  await problem.fill("Why does a quadratic equation have at most two solutions?");
  await expect(page.getByText("This one I cannot check")).toBeVisible();
  await expect(page.getByText(/which its discriminant tells/)).toBeVisible();
  await passesAxe(page, "a problem beyond the engine");

  // From a note: its problems are offered, and one begins when it is confirmed.
  await page.goto(`/ai-tools/tutor?from=note:${noteId}`);
  await page.getByRole("button", { name: /^Solve the equation/ }).click();
  await expect(page.getByRole("heading", { name: "I read it as" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "That is it, begin" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quadratics");

  // Typed where the keys are: nobody looks for the field first.
  await page.keyboard.type("(x-2)(x-3) = 0");
  await page.keyboard.press("Enter");
  await told("Line 1: holds. follows from the problem");
  await line(2).fill("x = 2");
  await page.keyboard.press("Enter");
  await told("Line 2: loses solutions");
  await expect(said("has lost solutions that line 1 has")).toBeVisible();
  await expect(line(3)).toHaveAttribute("placeholder", "Write the next line, or mend line 2");

  // The next rung by its name, or by H outside of a field. The answer is not among the first.
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await expect(page.getByText(/Look at line 2 beside line 1/)).toBeVisible();
  await page.getByRole("button", { name: "Give me the concept" }).click();
  await expect(page.getByText("A product is zero exactly when one of its factors is.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show me the answer" })).toHaveCount(0);
  await expect(page.getByText("2 hints used")).toBeVisible();

  // A reload, without a network: everything stands, and what was being written too.
  await line(3).fill("x = ");
  await device.isInstalled();
  await device.goOffline();
  await page.reload();
  await expect(said("has lost solutions that line 1 has")).toBeVisible();
  await expect(page.getByText(/Look at line 2 beside line 1/)).toBeVisible();
  await expect(line(3)).toHaveValue("x = ");
  await line(3).fill("");
  await fitsItsWidth(device, "the sheet");
  await passesAxe(page, "the sheet");

  // Mended, it is judged again with all that follows.
  await page.getByRole("button", { name: "Edit line 2" }).press("Enter");
  await page.getByRole("textbox", { name: "Edit line 2" }).fill("x = 2 or x = 3");
  await page.keyboard.press("Enter");
  await told("Line 2: holds");
  await expect(page.getByText("Solved.").first()).toBeVisible();
  await device.goOnline();

  // One alone: nothing is said before it is handed in, and what comes of it is kept as evidence.
  await page.getByRole("button", { name: "Do it alone" }).first().click();
  await expect(page.getByRole("heading", { name: "Hints, one at a time" })).toHaveCount(0);
  await line(1).fill("x = 1000");
  await page.keyboard.press("Enter");
  await expect(line(2)).toBeVisible();
  await expect(page.getByText(/has other solutions than/)).toHaveCount(0);
  await page.getByRole("button", { name: "Hand in" }).click();
  await told("Line 1 does not hold.");
  await passesAxe(page, "the one alone");
  await expect
    .poll(async () => (await pullAll(server.address, student)).filter(({ kind }) => kind === "quiz").length)
    .toBe(1);
  await page.getByRole("link", { name: "See what was noted" }).click();
  await expect(page).toHaveURL(/\/quiz\//);
  await expect(page.getByText("Solve the equation:").first()).toBeVisible();

  // It is waiting on the desk, and speaks Japanese on a phone.
  await speakIn(device, "ja");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-tools");
  await page.locator("a[href*='/ai-tools/tutor?kept']").click();
  await expect(said("問題から導けます")).toBeVisible();
  await fitsItsWidth(device, "the sheet, ja, 390");
  await passesAxe(page, "the sheet, ja, 390");
});
