import { giveNote, openEditor, storedBody } from "./support/note.ts";
import { expect, test } from "./support/student.ts";

test("a nested list is written, left and undone with the keyboard, and what is found is counted, replaced and undone [NOT-3] [NOT-6]", async ({
  student,
  server,
}) => {
  test.slow();
  const device = await student.device();
  const { page } = device;
  await test.step("a nested list is written, left and undone with the keyboard", async () => {
    const delay = 30;
    const id = await giveNote(server.address, student, "Lists", "");
    await openEditor(device, id);
    await device.bodyBox.focus();
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(delay); // A student's fingers, not a wait for the page.
      }
    };
    await page.keyboard.type("1. one", { delay });
    await press("Enter");
    await page.keyboard.type("two", { delay });
    await press("Tab", "Enter");
    await page.keyboard.type("three", { delay });
    await press("Enter", "Enter");
    await page.keyboard.type("four", { delay });
    await press("Enter", "Enter");
    await page.keyboard.type("> quoted", { delay });
    await press("Enter", "Enter");
    await page.keyboard.type("after", { delay });
    const text = "1. one\n   1. two\n   2. three\n2. four\n\n> quoted\n\nafter";
    await expect.poll(() => storedBody(server.address, student, id)).toBe(text);
    await press("Control+Home", "ArrowDown", "Home", "Shift+Tab");
    await expect
      .poll(() => storedBody(server.address, student, id))
      .toBe("1. one\n2. two\n   1. three\n3. four\n\n> quoted\n\nafter");
    await press("Control+z");
    await expect.poll(() => storedBody(server.address, student, id)).toBe(text);
    expect(device.complaints()).toEqual([]);
  });
  await test.step("what is found in a note is counted, gone through, replaced and undone, and words are counted", async () => {
    const text = "A cell, a Cell and two cells.\n\n**cell** $x^2 + y^2$ #biology";
    const id = await giveNote(server.address, student, "Cells", text);
    await openEditor(device, id);
    await expect(page).toHaveTitle("Cells · Jotter");
    await expect(page.getByText("10 words")).toBeVisible();
    await device.bodyBox.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+f");
    const panel = page.getByRole("search", { name: "Find and replace" });
    const said = panel.getByRole("status");
    await page.keyboard.type("cell", { delay: 30 });
    await expect(said).toHaveText("1 of 4");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(said).toHaveText("3 of 4");
    await page.keyboard.press("Shift+Enter");
    await expect(said).toHaveText("2 of 4");
    await panel.getByRole("button", { name: "Match case" }).click();
    await expect(said).toHaveText(/3/);
    await panel.getByRole("button", { name: "Whole words" }).click();
    await expect(said).toHaveText(/2/);
    await panel.getByRole("textbox", { name: "Replace with" }).fill("atom");
    await panel.getByRole("button", { name: "Replace all" }).click();
    await expect(said).toHaveText("2 replaced");
    await expect
      .poll(() => storedBody(server.address, student, id))
      .toContain("A atom, a Cell and two cells.\n\n**atom**");
    await panel.getByRole("textbox", { name: "Find" }).fill("Cell");
    await expect(said).toHaveText("1 of 1");
    await page.keyboard.press("Escape");
    // Back in the text, with what was found selected.
    await expect(device.bodyBox).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("Cell");
    await expect(page.getByText("1 of 10 words")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect.poll(() => storedBody(server.address, student, id)).toBe(text);
    await page.getByRole("textbox", { name: "Title" }).fill("Atoms");
    await expect(page).toHaveTitle("Atoms · Jotter");
    expect(device.complaints()).toEqual([]);
  });
});
