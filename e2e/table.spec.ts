import type { Page } from "@playwright/test";
import { noteData, pullAll, push } from "./support/account.ts";
import { giveNote, offered, openEditor, storedBody } from "./support/note.ts";
import { expect, test } from "./support/student.ts";

const raw = String.raw;
const lecture = raw`Before

| Size | Unit |
|---|:-:|
| **Flux** | $|x|$ | Wb |
| Norm \| more |

After`;

/** The words of the cell that has the focus, and where it is. */
function cellNow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLElement | null;
    return field?.dataset.cell ? `${field.dataset.cell}: ${field.textContent}` : null;
  });
}

test("a table is written in as in a spreadsheet, typed by hand or taken from the menu, keeps its line ends, and only those words change [NOT-3] [NOT-5]", async ({
  student,
  server,
}) => {
  test.slow();
  const device = await student.device();
  const { page } = device;
  await test.step("a student writes in a table as in a spreadsheet, and only those words change", async () => {
    const id = await giveNote(server.address, student, "Flux", lecture);
    const stored = () => storedBody(server.address, student, id);
    await openEditor(device, id);

    // Cells beyond the head are there to be read and mended.
    await expect(page.locator(".j-table tr").nth(1).locator(".j-cell")).toHaveText(["Flux", "$", "x", "$", "Wb"]);
    await page.locator(".j-cell", { hasText: "Norm" }).click();
    for (const [text, delay] of [
      [" at thirty ms a|b", 30],
      [raw` and at eighty $\frac{1}{2}$`, 80],
    ] as const)
      await page.keyboard.type(text, { delay });
    await page.keyboard.press("Tab");
    await page.keyboard.type("T", { delay: 30 });
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Home");
    await page.keyboard.type("x", { delay: 30 });
    const typed = lecture.replace(
      raw`| Norm \| more |`,
      raw`| xNorm \| more at thirty ms a\|b and at eighty $\frac{1}{2}$ | T |`,
    );
    await expect.poll(stored).toBe(typed);

    // The arrows go on from cell to cell at the ends of the words, and out of the table; typing there is no row of it.
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    expect(await cellNow(page)).toBe("1,4: Wb");
    await page.keyboard.press("ArrowRight");
    expect(await cellNow(page)).toMatch(/^2,0: xNorm/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await cellNow(page)).toBe("0,0: Size");
    await page.keyboard.press("Shift+Tab");
    expect(await cellNow(page)).toBeNull();
    await page.keyboard.press("ArrowDown");
    expect(await cellNow(page)).toBe("0,0: Size");
    await page.keyboard.press("Escape");
    await page.keyboard.type("out");
    await expect.poll(stored).toBe(typed.replace("\n\nAfter", "\n\nout\nAfter"));
    // Backspace right below a table goes into it, and takes neither the table nor what keeps the words apart from it.
    for (let letter = 0; letter < 5; letter++) await page.keyboard.press("Backspace");
    expect(await cellNow(page)).toMatch(/^2,4:/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Delete");
    await expect.poll(stored).toBe(typed);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    expect(await cellNow(page)).toMatch(/^2,0:/);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    expect(await cellNow(page)).toMatch(/^2,4:/);

    // Enter goes down and makes a row; Enter in that new row takes it back and goes on below the table.
    await page.keyboard.press("Shift+Enter");
    expect(await cellNow(page)).toBe("1,4: Wb");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await cellNow(page)).toBe("3,4: ");
    await page.keyboard.press("Enter");
    expect(await cellNow(page)).toBeNull();
    await page.keyboard.type("y");
    await expect.poll(stored).toBe(typed.replace("\n\nAfter", "\n\ny\nAfter"));
    // In a row that is higher than its words, a click below them is in the cell.
    await page.setViewportSize({ width: 390, height: 800 });
    const { height = 0 } = (await page.locator(".j-table td", { hasText: "xNorm" }).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(60);
    await page.locator(".j-table tr:nth-child(3) > td:nth-child(2)").click({ position: { x: 20, y: height - 6 } });
    expect(await cellNow(page)).toBe("2,1: T");
    expect(device.complaints()).toEqual([]);
  });
  await test.step("a table is typed by hand, bars and all, or taken from the menu: the caret is in its first cell", async () => {
    const id = await giveNote(server.address, student, "Typed", "start\n\n");
    await openEditor(device, id);
    await device.bodyBox.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("| a | b |\n| --- | :-: |\none", { delay: 30 });
    expect(await cellNow(page)).toBe("1,0: one");
    // Right after a table that ends the note, Backspace goes into it and takes nothing.
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Backspace");
    expect(await cellNow(page)).toBe("1,1: ");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("and\n\n/table", { delay: 30 });
    await expect(offered(page, "Table")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("head", { delay: 30 });
    expect(await cellNow(page)).toBe("0,0: head");
    const made = "| head |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n";
    await expect
      .poll(() => storedBody(server.address, student, id))
      .toBe(`start\n\n| a | b |\n| --- | :-: |\n| one |  |\n\nand\n\n${made}`);
    expect(device.complaints()).toEqual([]);
  });
  await test.step("a table with Windows line ends is written in, keeps them, and what is found is marked in its cells", async () => {
    const body = "top\r\n\r\n| a | b |\r\n|---|---|\r\n| 1 | two words |\r\n\r\nend words\r\n";
    const id = await giveNote(server.address, student, "Windows", body);
    const stored = () => storedBody(server.address, student, id);
    await openEditor(device, id);
    await page.locator(".j-cell", { hasText: "1" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type("x", { delay: 30 });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("new", { delay: 30 });
    const written = body.replace("| 1 | two words |\r\n", "| 1x | two words |\r\n| new |  |\r\n");
    await expect.poll(stored).toBe(written);
    await page.keyboard.press("Escape");
    await page.keyboard.type("out", { delay: 30 });
    await page.keyboard.press("Enter");
    await expect.poll(stored).toBe(written.replace("\r\n\r\nend", "\r\n\r\nout\r\n\r\nend"));
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+f");
    await page.keyboard.type("words", { delay: 30 });
    await expect(page.locator(".j-cell[data-found]")).toHaveText("two words");
    expect(await page.evaluate(() => [...(CSS.highlights.get("j-found") ?? [])].map(String))).toEqual(["words"]);
    await page.keyboard.press("Enter");
    await expect(page.locator(".j-cell[data-found]")).toHaveCount(0);
    await page.keyboard.press("Escape");

    // Two presses of its buttons are two steps to be undone.
    const text = await stored();
    await page.locator(".j-cell", { hasText: "1x" }).click();
    await page.getByRole("button", { name: "Add a row below" }).click();
    await page.getByRole("button", { name: "Add a column to the right" }).click();
    await page.keyboard.press("Control+z");
    await expect.poll(stored).toBe(text?.replace("| two words |\r\n", "| two words |\r\n|  |  |\r\n"));
    expect(device.complaints()).toEqual([]);
  });
});

test("undo, pasted cells and words from another device leave the student in their cell, with what they typed and compose [NOT-3] [NOT-4] [NOT-6]", async ({
  student,
  server,
}) => {
  test.slow();
  const device = await student.device();
  const { page, context } = device;
  await test.step("undo and redo in a cell leave the caret in the note, and cells of a spreadsheet fill a table", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const before = "| a | b |\n|---|---|\n| 1 | 2 |\n\nend";
    const id = await giveNote(server.address, student, "Undo", before);
    const stored = () => storedBody(server.address, student, id);
    await openEditor(device, id);
    await page.locator(".j-cell").nth(2).click();
    await page.keyboard.press("End");
    await page.keyboard.type("one", { delay: 30 });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab"); // One more row.
    await page.keyboard.type("new", { delay: 30 });
    for (let step = 0; step < 5; step++) await page.keyboard.press("Control+z");
    expect(await cellNow(page)).toMatch(/^1,0: 1$/);
    await page.keyboard.type("n");
    await expect.poll(stored).toBe(before.replace("| 1 ", "| 1n "));
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");
    expect(await cellNow(page)).toBe("1,0: 1n");
    await expect(page).toHaveURL(new RegExp(id));

    const paste = async (text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await page.keyboard.press("Control+v");
    };
    await paste(" two\nlines ");
    expect((await cellNow(page))?.trimEnd()).toBe("1,0: 1n two lines");
    await page.keyboard.press("Tab");
    await paste('x\ty|z\n"p\nq"\t');
    await expect
      .poll(stored)
      .toBe("| a | b |  |\n|---|---| --- |\n| 1n two lines | x | y\\|z |\n|  | p<br>q |  |\n\nend");
    expect(await cellNow(page)).toBe("1,1: x");
    await page.keyboard.press("Control+z");
    await expect.poll(stored).toBe(before.replace("| 1 ", "| 1n two lines "));
    expect(await cellNow(page)).toBe("1,1: 2");

    // A table that came by undoable steps goes by them, and the next letter is still the note's.
    await page.keyboard.press("Control+Enter");
    await page.keyboard.type("/table", { delay: 30 });
    await expect(offered(page, "Table")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator(".j-table")).toHaveCount(2);
    await page.locator(".j-table").nth(1).locator(".j-cell").first().click();
    await page.keyboard.type("w");
    for (let step = 0; step < 30; step++) await page.keyboard.press("Control+z");
    await expect(page.locator(".j-table")).toHaveCount(1);
    await page.keyboard.type("n");
    await expect(page).toHaveURL(new RegExp(id));
    const letters = (text = "") => text.replace(/\s/g, "").length;
    await expect.poll(async () => letters(await stored())).toBe(letters(before) + 1);
    expect(device.complaints()).toEqual([]);
  });
  await test.step("words from another device leave the student in their cell, with what they typed and compose", async () => {
    const body = "top\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
    const id = await giveNote(server.address, student, "Two", body);
    let sent = 100;
    const arrives = async (change: (text: string) => string) => {
      const row = (await pullAll(server.address, student)).find((each) => each.id === id);
      const data = { ...noteData("Two", change(String(row?.data?.body)), Date.now()) };
      const op = { kind: "note", id, ifRev: row?.rev ?? 0, n: sent++, v: 1, data, del: false, at: Date.now() };
      expect((await push(server.address, student, "elsewhere", [op]))[0]?.status).toBe("ok");
    };
    await openEditor(device, id);
    await page.locator(".j-cell", { hasText: "2" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" mine", { delay: 30 });
    await device.isSaved();
    const session = await device.context.newCDPSession(page);
    await session.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
    await arrives((text) => `first\n${text.replace("|---|---|\n", "|---|---|\n| 0 | 0 |\n")}`);
    await page.waitForTimeout(1000);
    await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
    await session.send("Input.insertText", { text: "日本" });
    await expect(page.locator(".j-table tr")).toHaveCount(3);
    // The caret is still after the word, in the row that moved down.
    expect(await cellNow(page)).toBe("2,1: 2 mine日本");
    await page.keyboard.type("!", { delay: 30 });
    await device.isSaved();
    await arrives((text) => text.replace("| 2 mine", "| two mine"));
    await expect.poll(() => cellNow(page)).toBe("2,1: two mine日本!");
    await page.keyboard.type("?");
    const both = "first\ntop\n\n| a | b |\n|---|---|\n| 0 | 0 |\n| 1 | two mine日本!? |\n";
    await expect.poll(() => storedBody(server.address, student, id)).toBe(both);
    // The whole table goes elsewhere: what is typed next is typed in the note.
    await arrives((text) => text.slice(0, text.indexOf("|")));
    await expect(page.locator(".j-table")).toHaveCount(0);
    await page.keyboard.type("n");
    await expect.poll(() => storedBody(server.address, student, id)).toBe("first\ntop\n\nn");
    expect(device.complaints()).toEqual([]);
  });
});
