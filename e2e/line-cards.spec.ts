import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pullAll, push, type StudentAccount } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { giveNote, openEditor } from "./support/note.ts";
import { fitsItsWidth, goInside, passesAxe } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

const cells = ["# Cells", "", "Mitosis :: division of a nucleus", "", "The ==spindle== pulls chromatids apart."].join(
  "\n",
);

const line = (page: Page, words: string) => page.locator(".cm-line").filter({ hasText: words });
const sign = (page: Page, words: string) => line(page, words).locator(".j-card-sign");
const offer = (page: Page, words: string) => line(page, words).getByRole("button", { name: "Make it a card" });

async function caretIn({ page, bodyBox }: Device, words: string): Promise<void> {
  await line(page, words).click();
  await bodyBox.press("End");
}

async function makeCard(device: Device, words: string): Promise<void> {
  await caretIn(device, words);
  await offer(device.page, words).click();
  await expect(sign(device.page, words)).toHaveAttribute("data-label", "new");
}

test("a line of a note becomes a card by one press, and whoever edits the line edits the card [FLA-1] [NOT-7]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const device = await student.device();
  const { page, bodyBox } = device;
  await openEditor(device, id);
  await makeCard(device, "Mitosis");
  await expect(page.getByText("1 card is in “Cells”.")).toBeVisible();
  // The second by the keyboard.
  await caretIn(device, "spindle");
  await bodyBox.press("Control+Shift+Enter");
  await expect(sign(page, "spindle")).toHaveAttribute("data-label", "new");
  await passesAxe(page, "a note with cards");

  await caretIn(device, "Mitosis");
  await page.keyboard.type(" into two");
  await device.isSavedHere();
  await device.isSaved();
  const cards = async () => (await pullAll(server.address, student)).filter(({ kind }) => kind === "card");
  await expect
    .poll(async () => (await cards()).map(({ data }) => data?.back))
    .toContain("division of a nucleus into two");
  expect(await cards()).toHaveLength(2);

  await goThere(page, "/cards");
  await page.getByRole("link", { name: "Cells" }).first().click();
  await expect(page.getByText("division of a nucleus into two")).toBeVisible();
});

test("a card goes with its line, is taken up again by Undo or when the line comes back, and is never lost [FLA-1]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const device = await student.device();
  const { page, bodyBox } = device;
  await openEditor(device, id);
  await makeCard(device, "Mitosis");
  const suspended = async () => {
    const rows = await pullAll(server.address, student);
    return rows.filter(({ kind }) => kind === "card").map(({ data }) => data?.suspendedAt != null);
  };
  const cut = async () => {
    await caretIn(device, "Mitosis");
    await bodyBox.press("Shift+Home");
    await bodyBox.press("Delete");
  };
  await cut();
  await expect(page.getByText("The line behind a card is gone, so the card is suspended.")).toBeVisible();
  await expect.poll(suspended).toEqual([true]);
  await page.keyboard.type("Mitosis :: division of a nucleus");
  await expect(sign(page, "Mitosis")).toHaveAttribute("data-label", "new");
  await expect.poll(suspended).toEqual([false]);
  await cut();
  await page.getByText("so the card is suspended.").last().waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(suspended).toEqual([false]);
});

test("a card follows its line when the note is edited on another device, and on a phone a tap makes one [FLA-1]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const phone = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  await openEditor(phone, id);
  await line(phone.page, "Mitosis").tap();
  await offer(phone.page, "Mitosis").tap();
  await expect(sign(phone.page, "Mitosis")).toHaveAttribute("data-label", "new");
  await goThere(phone.page, "/cards");
  const laptop = await student.device();
  await openEditor(laptop, id);
  await expect(sign(laptop.page, "Mitosis")).toBeVisible();
  await caretIn(laptop, "Mitosis");
  await laptop.page.keyboard.type(", later");
  await laptop.isSavedHere();
  await phone.page.getByRole("link", { name: "Cells" }).first().click();
  await expect(phone.page.getByText("division of a nucleus, later")).toBeVisible();
});

test("cards kept at the study desk from lines of a note are those lines [FLA-1]", async ({ student, server }) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const device = await student.device();
  const { page } = device;
  await page.goto(`/ai-tools/flashcard-generator?from=note:${id}`);
  await page.getByRole("button", { name: /^Keep 2 cards/ }).click();
  await expect(page).toHaveURL(/\/cards\//);
  await openEditor(device, id);
  await expect(sign(page, "Mitosis")).toHaveAttribute("data-label", "new");
  await expect(sign(page, "spindle")).toHaveAttribute("data-label", "new");
});

/** A deck that is on the server already. */
async function giveDeck(address: string, student: StudentAccount, name: string): Promise<string> {
  const id = randomUUID();
  const at = Date.now();
  const data = { name, classId: null, examId: null, createdAt: at, updatedAt: at };
  await push(address, student, "elsewhere", [{ kind: "deck", id, ifRev: 0, n: 1, v: 1, data, del: false, at }]);
  return id;
}

/** A picture of a cell with three parts, as a file. */
async function drawing(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas.");
    context.fillStyle = "white";
    context.fillRect(0, 0, 400, 300);
    for (const [at, colour] of ["crimson", "seagreen", "royalblue"].entries()) {
      context.fillStyle = colour;
      context.fillRect(40 + at * 120, 100, 80, 80);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return { name: "Cell.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
}

async function choosePicture(page: Page, button: string): Promise<void> {
  const file = await drawing(page);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: button }).first().click();
  await (await choosing).setFiles(file);
}

async function writeCard(page: Page, deckId: string): Promise<void> {
  await page.goto(`/cards/${deckId}`);
  await page.getByRole("button", { name: "Add cards" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("a card has the student’s own pictures, chosen or pasted, in its dialog, the list and the review [FLA-1]", async ({
  student,
  server,
}) => {
  const deckId = await giveDeck(server.address, student, "Cells");
  const { page } = await student.device();
  await writeCard(page, deckId);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Front", { exact: true }).fill("Which cell is this? ");
  await choosePicture(page, "Add a picture: Front");
  await expect(dialog.getByRole("img", { name: "Cell" })).toBeVisible();
  const back = dialog.getByLabel("Back", { exact: true });
  await back.focus();
  await back.evaluate(async (field) => {
    const canvas = new OffscreenCanvas(60, 40);
    canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob()], "Plant.png", { type: "image/png" }));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(dialog.getByRole("img", { name: "Plant" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("list").getByRole("img", { name: "Cell" })).toBeVisible();
  await goInside(page, `/cards/${deckId}/review`);
  await expect(page.getByRole("img", { name: "Cell" })).toBeVisible();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByRole("img", { name: "Plant" })).toBeVisible();
});

test("areas of a picture are drawn over it by mouse and keyboard, and each is asked in its turn [FLA-1]", async ({
  student,
  server,
}) => {
  const deckId = await giveDeck(server.address, student, "Cells");
  const device = await student.device();
  const { page } = device;
  await writeCard(page, deckId);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Picture" }).check({ force: true });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose a picture and hide at least one area of it.")).toBeVisible();
  await choosePicture(page, "Choose a picture");
  const picture = dialog.getByRole("img", { name: "Picture of the card" });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not drawn.");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.2, 0.5), { steps: 4 });
  await page.mouse.move(...at(0.3, 0.6), { steps: 4 });
  await page.mouse.up();
  const areas = dialog.getByRole("button", { name: /^Area/ });
  await expect(areas).toHaveCount(1);
  await expect(areas.first()).toBeFocused();
  await expect(areas.first()).toHaveAccessibleName(/^Area 1: (9|10|11)% from the left, (29|30|31)% from the top/);

  await dialog.getByRole("button", { name: "Add an area" }).click();
  await expect(areas.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(areas.nth(1)).toHaveAccessibleName("Area 2: 41% from the left, 43% from the top, 20% wide, 13% high");
  await dialog.getByRole("button", { name: "Add an area" }).click();
  await expect(areas).toHaveCount(3);
  await page.keyboard.press("Delete");
  await expect(areas).toHaveCount(2);
  await passesAxe(page, "a picture with hidden areas");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();

  await goInside(page, `/cards/${deckId}/review`);
  const asked = page.getByRole("img", { name: "What is here?" });
  await expect(asked).toHaveCount(1);
  await expect(page.getByRole("img", { name: "Covered" })).toHaveCount(0);
  const frame = await page.getByRole("img", { name: "Picture of the card" }).boundingBox();
  const cover = await asked.boundingBox();
  if (!frame || !cover) throw new Error("Nothing is asked.");
  expect((cover.x - frame.x) / frame.width).toBeCloseTo(0.1, 1);
  expect(cover.width / frame.width).toBeCloseTo(0.2, 1);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole("img", { name: "This was hidden" })).toBeVisible();
  await fitsItsWidth(device, "the review of a picture");

  // All of them, where the student wants that.
  await page.keyboard.press("e");
  await dialog.getByRole("checkbox", { name: "Cover all areas while one is asked" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("img", { name: "Covered" })).toHaveCount(1);
});

test("on a phone an area is drawn with a finger [FLA-1]", async ({ student, server }) => {
  const deckId = await giveDeck(server.address, student, "Cells");
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  await writeCard(page, deckId);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Picture" }).check({ force: true });
  await choosePicture(page, "Choose a picture");
  const picture = dialog.getByRole("img", { name: "Picture of the card" });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not drawn.");
  const finger = await device.context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width * x, y: box.y + box.height * y }],
    });
  await touch("touchStart", 0.2, 0.2);
  await touch("touchMove", 0.4, 0.4);
  await touch("touchMove", 0.6, 0.6);
  await touch("touchEnd");
  await expect(dialog.getByRole("button", { name: /^Area 1/ })).toBeVisible();
  await fitsItsWidth(device, "the dialog of a picture");
});
