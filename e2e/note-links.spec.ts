import { readFile } from "node:fs/promises";
import { pullAll } from "./support/account.ts";
import { giveNote, offered, openEditor, storedBody } from "./support/note.ts";
import { expect, test } from "./support/student.ts";

test.describe("links between notes [NOT-3]", () => {
  test("are completed while typed, lead there, survive a new name, and stand beside pages and formulas [MTH-3]", async ({
    student,
    server,
  }) => {
    test.slow();
    const membrane = await giveNote(server.address, student, "Cell membrane", "Two layers.");
    const device = await student.device();
    const { page } = device;
    await test.step("are completed while typed, lead there, and are listed there", async () => {
      await device.openNotes();
      await device.seesNote("Cell membrane");
      await device.startNote("Osmosis");
      await device.bodyBox.focus();
      await page.keyboard.type("Water crosses the [[cell");
      await offered(page, "Cell membrane").click();
      await page.keyboard.type(" slowly.");
      await device.isSavedHere();
      await device.titleBox.focus();
      await page.locator(".j-wiki", { hasText: "Cell membrane" }).click();
      await expect(page).toHaveURL(`/editor/${membrane}`);
      const back = page.getByRole("region", { name: "Linked from" });
      await back.getByRole("link", { name: /Osmosis/ }).click();
      await expect(device.titleBox).toHaveValue("Osmosis");
      expect(device.complaints()).toEqual([]);
    });
    await test.step("survive a new name, and make a note where there was none", async () => {
      const cell = await giveNote(server.address, student, "Cell", "Small.");
      const osmosis = await giveNote(server.address, student, "Diffusion", "See [[Cell]] and [[Salt]].");
      await openEditor(device, cell);
      const stored = async () => (await pullAll(server.address, student)).find(({ id }) => id === cell)?.data;
      // Stored on the way: what it is called half-typed is nobody's name for it.
      await device.titleBox.fill("The liv");
      await expect.poll(stored).toMatchObject({ title: "The liv" });
      await device.titleBox.fill("The living cell");
      await device.bodyBox.focus();
      await expect.poll(stored).toMatchObject({ title: "The living cell", aliases: ["Cell"] });
      // The link follows, so that a new note of the former name does not take it over.
      await expect(page.getByText("Links in 1 note now say “The living cell”")).toBeVisible();
      const linking = () => storedBody(server.address, student, osmosis);
      await expect.poll(linking).toBe("See [[The living cell]] and [[Salt]].");
      await giveNote(server.address, student, "Cell", "Another one.");
      await openEditor(device, osmosis);
      await page.locator(".j-wiki", { hasText: "The living cell" }).click();
      await expect(page).toHaveURL(`/editor/${cell}`);
      await expect(device.titleBox).toHaveValue("The living cell");
      await openEditor(device, osmosis);
      await page.locator(".j-wiki", { hasText: "Salt" }).click();
      await expect(device.titleBox).toHaveValue("Salt");
    });
    await test.step("lead on in the reading view, which the editor leads to", async () => {
      await giveNote(server.address, student, "Nucleus", "Small $x^2$.");
      const osmosis = await giveNote(server.address, student, "Division", "See [[Nucleus]].");
      await openEditor(device, osmosis);
      await page.getByRole("link", { name: "Reading view" }).click();
      await page.getByRole("link", { name: "Nucleus", exact: true }).click();
      await expect(page.locator(".katex").first()).toBeVisible();
      await page.getByRole("link", { name: "Edit" }).click();
      await expect(device.titleBox).toHaveValue("Nucleus");
    });
    await test.step("a web page becomes markdown", async () => {
      await device.startNote("Pasted");
      await device.bodyBox.focus();
      await device.page.evaluate(() => {
        const data = new DataTransfer();
        data.setData("text/html", "<h2>Cells</h2><p>They <b>divide</b>.</p><ul><li>one</li><li>two</li></ul>");
        data.setData("text/plain", "Cells They divide. one two");
        const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.querySelector(".cm-content")?.dispatchEvent(paste);
      });
      await expect(device.page.locator(".j-h2")).toHaveText(/Cells/);
      await expect(device.page.locator(".j-strong")).toHaveText(/divide/);
      await expect(device.page.locator(".j-bullet")).toHaveCount(2);
    });
    await test.step("a formula is written by sight, and LaTeX is what is kept", async () => {
      const id = await giveNote(server.address, student, "Visual", "So $a+b$ holds.");
      await openEditor(device, id);
      await page.locator(".j-formula").click();
      await page.locator(".j-formula-hint").getByRole("button", { name: "Edit visually" }).click();
      const dialog = page.getByRole("dialog");
      const source = dialog.getByRole("textbox", { name: "LaTeX source" });
      await expect(source).toHaveValue("a+b");
      await source.fill("\\frac{a}{b}");
      await dialog.getByRole("button", { name: "Use formula" }).click();
      await expect.poll(() => storedBody(server.address, student, id)).toBe("So $\\frac{a}{b}$ holds.");
      await expect(device.bodyBox).toBeFocused();
      expect(device.complaints()).toEqual([]);
    });
  });
});

test.describe("pasting [NOT-3]", () => {
  test("a picture is in the note at once, also without a connection, and on the other device later", async ({
    student,
    server,
  }) => {
    const device = await student.device({ installed: true });
    const { page } = device;
    const id = await giveNote(server.address, student, "Picture", "Look:\n\n");
    await openEditor(device, id);
    await device.bodyBox.focus();
    await page.keyboard.press("Control+End");
    await device.isInstalled();
    await device.goOffline();
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(60, 40);
      const context = canvas.getContext("2d");
      if (context) context.fillRect(5, 5, 30, 20);
      const file = new File([await canvas.convertToBlob()], "drawing.png", { type: "image/png" });
      const data = new DataTransfer();
      data.items.add(file);
      const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector(".cm-content")?.dispatchEvent(paste);
    });
    await expect(page.locator(".j-image img")).toBeVisible();
    await expect(page.locator(".j-image")).toContainText("On this device, not uploaded yet");
    await device.goOnline();
    await expect(page.locator(".j-image")).not.toContainText("On this device", { timeout: 30_000 });
    await expect.poll(() => storedBody(server.address, student, id)).toMatch(/!\[.*\]\(attachment:[\w-]+\)/);
    const phone = await student.device();
    await openEditor(phone, id);
    await expect(phone.page.locator(".j-image img")).toBeVisible({ timeout: 30_000 });
    await phone.page.goto(`/editor/${id}/read`);
    await expect(phone.page.locator("article img, main img").first()).toBeVisible();
    // And it leaves with the page that is exported.
    const downloading = phone.page.waitForEvent("download");
    await phone.page.getByRole("button", { name: "Export" }).click();
    await phone.page.getByRole("button", { name: "Web page" }).click();
    expect(await readFile(await (await downloading).path(), "utf8")).toContain('<img src="data:image/png;base64,');
  });
});
