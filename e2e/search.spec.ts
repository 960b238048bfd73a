import { documentData, noteData, push } from "./support/account.ts";
import { fitsItsWidth, goInside, passesAxe, standsStill } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

/** Opens the search over everything and types into it. */
async function look(device: Device, words: string) {
  const { page } = device;
  const dialog = page.getByRole("dialog", { name: "Search and go anywhere" });
  // Before the page stands, nobody listens to its keys.
  await standsStill(page);
  if (!(await dialog.isVisible())) await page.keyboard.press("Control+k");
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill(words);
  return { dialog, field, found: dialog.getByRole("group", { name: "Notes" }).getByRole("option") };
}

test.describe("search [NOT-3]", () => {
  test("begins with the latest notes and the pages, finds what is typed here and elsewhere a moment ago, and is for everybody [SET-3]", async ({
    student,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("begins with the latest notes and the pages, goes to a page, and makes a new note", async () => {
      await device.writeNote("Mitosis", "Words.");
      const { dialog } = await look(device, "");
      await expect(dialog.getByRole("group", { name: "Recent notes" }).getByRole("option")).toHaveText(["Mitosis"]);
      await dialog.getByRole("combobox").fill("sett");
      await expect(dialog.getByRole("option")).toHaveText(["Settings"]);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/settings");

      await page.getByRole("button", { name: "Search", exact: true }).click();
      await dialog.getByRole("combobox").fill("Gauguin");
      await expect(dialog.getByRole("status")).toHaveText("Nothing found for “Gauguin”.");
      await page.keyboard.press("ArrowDown");
      // A key that is held too long makes one note, not two.
      await dialog.getByRole("combobox").evaluate((input) => {
        const press = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
        for (const key of [press(), press()]) input.dispatchEvent(key);
      });
      await expect(device.titleBox).toHaveValue("Gauguin");
      await look(device, "");
      const recent = dialog.getByRole("group", { name: "Recent notes" }).getByRole("option");
      await expect(recent).toHaveText(["Gauguin", "Mitosis"]);
      await page.keyboard.press("Escape");
    });
    await test.step("finds a word typed a moment ago, marks it, and leads to its note by keyboard alone", async () => {
      await device.writeNote("Cell division", "First comes Rembrandt, then Vermeer.");
      await device.writeNote("Shopping", "Milk and bread.");
      const { found, dialog } = await look(device, "verm");
      await expect(found.first()).toContainText("Cell division");
      await expect(found.first().locator("mark")).toHaveText("Verm");
      await expect(dialog.getByRole("status")).toHaveText("1 result");
      await device.page.keyboard.press("Enter");
      await expect(device.titleBox).toHaveValue("Cell division");
      await expect(dialog).toBeHidden();

      // What changes while the search stands open is found, too, and what is gone is not.
      await look(device, "rothko");
      await expect(dialog.getByRole("status")).toHaveText("Nothing found for “rothko”.");
      await device.page.keyboard.press("Escape");
      await device.addWords(" And Rothko.");
      await device.isSavedHere();
      const again = await look(device, "rothko");
      await expect(again.found.first()).toContainText("Cell division");
      await page.keyboard.press("Escape");
    });
    await test.step("finds what another device wrote as soon as it is here, in Chinese and in Japanese", async () => {
      const phone = await student.device();
      await phone.openNotes();
      await device.writeNote("植物", "植物通过光合作用制造养分。");
      await device.writeNote("生物", "細胞の構造を学ぶ。");
      await device.isSaved();
      const chinese = await look(phone, "光合作用");
      await expect(chinese.found.first()).toContainText("植物");
      await expect(chinese.found.first().locator("mark")).toHaveText("光合作用");
      const japanese = await look(phone, "構造");
      await expect(japanese.found.first()).toContainText("生物");
    });
    await test.step("passes axe in both themes and fits a phone", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await device.writeNote("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "Word. ".repeat(60));
      await device.page.getByRole("button", { name: "Search and go anywhere" }).click();
      const { found } = await look(device, "word");
      await expect(found.first()).toBeVisible();
      await passesAxe(device.page, "the search");
      await fitsItsWidth(device, "the search");
      expect(device.complaints()).toEqual([]);
    });
  });

  test("takes what is typed while it is fetched, keeps what is chosen, leaves the input method its keys, and goes with the student [SES-1] [DAT-4]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("what is typed while the search is still fetched is typed into it", async () => {
      await page.route(/QuickSwitcher.*\.js/, async (route) => {
        await page.waitForTimeout(1000);
        await route.continue();
      });
      await page.goto("/calendar");
      await standsStill(page);
      await page.keyboard.press("Control+k");
      // Its first letter is how the calendar makes a new event.
      await page.keyboard.type("new note");
      const field = page.getByRole("combobox", { name: "Search or run a command" });
      await expect(field).toHaveValue("new note");
      await expect(field).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/editor\/[\w-]+/);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("what is chosen stays chosen when more is found above it", async () => {
      await device.openNotes();
      const { dialog } = await look(device, "readab");
      const readability = dialog.getByRole("option", { name: "Readability" });
      await expect(readability).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expect(readability).toHaveAttribute("aria-selected", "true");
      // Documents stand above the settings, and this one comes from another device.
      const data = documentData("Readable list");
      const written = { ifRev: 0, n: 1, v: 1, del: false, at: 1 };
      const op = { kind: "document", id: "reading-list", data, ...written };
      await push(server.address, student, "another-device", [op]);
      await expect(dialog.getByRole("option", { name: "Readable list" })).toBeVisible();
      await expect(readability).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/settings#/);
    });
    await test.step("leaves Enter and the arrows to the input method while it composes", async () => {
      await device.writeNote("植物", "光合作用");
      const { dialog, field } = await look(device, "");
      const pressed = (key: string, composing: boolean) =>
        field.evaluate(
          (input, [name, isComposing]) =>
            input.dispatchEvent(
              new KeyboardEvent("keydown", { key: name, isComposing, bubbles: true, cancelable: true }),
            ),
          [key, composing] as const,
        );
      expect(await pressed("Enter", true), "not taken from the input method").toBe(true);
      await expect(dialog).toBeVisible();
      expect(await pressed("Enter", false)).toBe(false);
      await expect(dialog).toBeHidden();
    });
    await test.step("takes its index off the device with the notes when the student signs out", async () => {
      await page.goto("/notes"); // What was chosen last may still be on its way.
      await device.writeNote("Diary", "Private.");
      await expect((await look(device, "private")).found.first()).toContainText("Diary");
      await page.keyboard.press("Escape");
      const second = await device.tab();
      await second.openNotes();
      await expect((await look(second, "private")).found.first()).toContainText("Diary");
      await goInside(page, "/settings");
      await device.page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(device.page).toHaveURL(/\/(login|welcome)$/);
      await expect.poll(async () => (await device.databases()).filter((name) => name.startsWith("jotter"))).toEqual([]);
    });
  });

  test("reads many notes in the background, and starts again from what it kept", async ({ student, server }) => {
    test.slow();
    const now = Date.now();
    const notes = Array.from({ length: 600 }, (_, n) => ({
      kind: "note",
      id: crypto.randomUUID(),
      ifRev: 0,
      n: n + 1,
      v: 1,
      data: noteData(`Lecture ${n}`, `Words about topic${n}. ${"More words to read. ".repeat(100)}`, now - n),
      del: false,
      at: now,
    }));
    for (let at = 0; at < notes.length; at += 100) {
      await push(server.address, student, "elsewhere", notes.slice(at, at + 100));
    }
    const device = await student.device();
    await device.openNotes();
    await device.isSaved();
    await expect((await look(device, "topic421")).found.first()).toContainText("Lecture 421");
    await device.page.reload();
    await expect((await look(device, "topic17")).found.first()).toContainText("Lecture 17");
    expect(await device.databases()).toContainEqual(expect.stringMatching(/^jotter-search:/));
  });
});
