import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { giveNote, openEditor } from "./support/note.ts";
import { passesAxe } from "./support/screen.ts";
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

  await page.goto("/cards");
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
  await expect(page.getByText("The line of a card is gone, so the card is suspended.")).toBeVisible();
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
  await phone.page.goto("/cards");
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
