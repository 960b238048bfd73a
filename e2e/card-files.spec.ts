import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { cellAreas, cellPicture, cellsPackage, oldPackage, packageIn } from "./support/card-packages.ts";
import { goInside, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

test("a package of Anki's comes in with its history and pictures, once; it goes out again as it came [FLA-4]", async ({
  student,
  server,
}) => {
  test.slow();
  const now = Date.now();
  const device = await student.device();
  const { page } = device;
  await page.goto("/cards");
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "More" })).toHaveCount(0);

  // Looked at before anything is added.
  const cells = { name: "cells.apkg", mimeType: "application/octet-stream", buffer: await cellsPackage(now) };
  const dialog = await bring(page, cells);
  await expect(dialog.getByRole("status")).toHaveText("4 cards · 5 answers");
  await expect(dialog.getByRole("listitem").first()).toHaveText("Biology › Cells 4 cards");
  await passesAxe(page, "a package that was read");
  const stored = async (kind: string) => (await pullAll(server.address, student)).filter((row) => row.kind === kind);
  expect(await stored("card")).toEqual([]);
  await dialog.getByRole("button", { name: "Add 4 cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Biology › Cells" })).toBeVisible();
  for (const words of ["What is ATP?", "le chien", "[…] makes two cells", "The cell"]) {
    await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
  }
  const picture = page.getByRole("listitem").filter({ hasText: "The cell" }).getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  await expect(page.getByText(/^Based on the \d of \d questions these cards ask/)).toBeVisible();
  await expect.poll(async () => (await stored("card")).length).toBe(4);

  // The same file once more: all of it is there.
  await goInside(page, "/cards");
  const again = await bring(page, cells);
  await expect(again.getByRole("status")).toHaveText("4 cards · 5 answers · 4 left out: you already have them");
  await expect(again.getByRole("button", { name: "Add 0 cards" })).toBeDisabled();
  // Another file in the same dialog, in the words Anki wrote for ten years.
  await again.getByRole("button", { name: "Choose another file" }).click();
  const old = { name: "latin.apkg", mimeType: "application/octet-stream", buffer: await oldPackage() };
  await again.locator("input[type=file]").setInputFiles(old);
  await expect(again.getByRole("listitem").first()).toHaveText("Latin 1 card");
  await again.getByRole("button", { name: "Add 1 card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Latin" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "amicus" })).toContainText("friend & ally");
  await expect.poll(async () => (await stored("card")).length).toBe(5);

  // Out again, with everything.
  await goInside(page, "/cards");
  await page.getByRole("link", { name: /^Biology › Cells/ }).click();
  const { name, bytes } = await download(page, "Save as an Anki package (.apkg)");
  expect(name).toBe("Biology › Cells.apkg");
  await expect(page.getByText("4 cards are in the file.")).toBeVisible();
  const [sent, back] = [await packageIn(cells.buffer, now), await packageIn(bytes, now)];
  const plain = (read: typeof back) =>
    read.cards
      .map(({ guid, kind, front, back: answer, tags, reviews, areas, sides }) => {
        return { guid, kind, front, answer, tags, reviews, areas, sides };
      })
      .toSorted((one, other) => (one.guid < other.guid ? -1 : 1));
  expect(plain(back)).toEqual(plain(sent));
  expect(plain(back).find(({ guid }) => guid === "cell")).toMatchObject({ kind: "image", areas: cellAreas });
  expect(back.decks.map((one) => one.name)).toEqual(["Biology::Cells"]);
  expect(await back.files[0]?.read()).toEqual({ ok: true, value: cellPicture });

  // All decks in one file; what came out is known here, too.
  await goInside(page, "/cards");
  const all = await download(page, "Save all decks as an Anki package (.apkg)");
  expect(all.name).toBe("Decks.apkg");
  expect((await packageIn(all.bytes, now)).cards).toHaveLength(5);
  const third = await bring(page, { ...cells, name: all.name, buffer: all.bytes });
  await expect(third.getByRole("status")).toContainText("5 left out: you already have them");
  await page.keyboard.press("Escape");
  await expect(third).toHaveCount(0);
  expect(device.complaints()).toEqual([]);
});

test("lists and tables come in, a table goes out and is known again, and a file that is none says so [FLA-4]", async ({
  student,
}) => {
  test.slow();
  const device = await student.device();
  const { page } = device;
  await page.goto("/cards");
  const zip = Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1");
  const whole = await cellsPackage(Date.now());
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

  // What cannot be read says why, and the dialog goes on.
  const dialog = await bring(page, file("holiday.zip", zip));
  await expect(dialog.getByRole("alert")).toHaveText("This is not an Anki package.");
  const input = dialog.locator("input[type=file]");
  const torn = Buffer.from(whole);
  torn.fill(0, 60, 2000);
  await input.setInputFiles(file("torn.apkg", torn));
  await expect(dialog.getByRole("alert")).toHaveText("This file is damaged and cannot be read.");
  await input.setInputFiles(file("half.apkg", whole.subarray(0, whole.length / 2)));
  await expect(dialog.getByRole("alert")).toHaveText(/This is not an Anki package\.|This file is damaged/);
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * at * 31 + at * 7) % 251));
  await input.setInputFiles(file("noise.csv", noise));
  await expect(dialog.getByRole("alert")).toHaveText("This file is damaged and cannot be read.");
  await input.setInputFiles(file("empty.csv", Buffer.from("\n")));
  await expect(dialog.getByRole("alert")).toHaveText("There are no cards in it.");

  // A list as Quizlet exports it.
  await dialog.getByRole("textbox", { name: "Or paste a list" }).fill("l’eau - water\nle pain - bread\nle vin - wine");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("status")).toHaveText("3 cards");
  await expect(dialog.getByRole("button", { name: "Add 3 cards" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Pasted cards" })).toBeFocused();
  // Taken back, the deck that came with them is gone, and so is whoever looked at it.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your decks" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
  const again = await bring(page, file("drinks.txt", Buffer.from("l’eau|water\nle pain|bread\nle vin|wine")));
  await expect(again.getByRole("status")).toHaveText("3 cards");
  await again.getByRole("button", { name: "Choose another file" }).click();
  await expect(again.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await again.getByRole("textbox", { name: "Or paste a list" }).fill("l’eau - water\nle pain - bread\nle vin - wine");
  await again.getByRole("button", { name: "Preview" }).click();
  await again.getByRole("button", { name: "Add 3 cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pasted cards" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "l’eau" })).toContainText("water");

  // A table out, and in again: what is there stays one, what was added to it comes.
  const { name, bytes } = await download(page, "Save as a table (.csv)");
  expect(name).toBe("Pasted cards.csv");
  const lines = bytes.toString("utf8").replace("\uFEFF", "").trim().split("\r\n");
  expect(lines.toSorted()).toEqual([
    "Front,Back,Kind of card,Topic,Tags,Deck",
    "le pain,bread,Basic,,,Pasted cards",
    "le vin,wine,Basic,,,Pasted cards",
    "l’eau,water,Basic,,,Pasted cards",
  ]);
  await goInside(page, "/cards");
  const longer = Buffer.concat([bytes, Buffer.from("la mer,sea,Typed,Holidays,noun,Pasted cards\r\n")]);
  const table = await bring(page, file(name, longer));
  await expect(table.getByRole("status")).toHaveText("4 cards · 3 left out: you already have them");
  await table.getByRole("button", { name: "Add 1 card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pasted cards" })).toBeVisible();
  await expect(page.getByText("4 cards", { exact: true })).toBeVisible();
  await expect(page.getByText("Holidays")).toBeVisible();
  expect(device.complaints()).toEqual([]);

  // While a package is made it can be called off; where it cannot be made, that is said.
  const more = page.getByRole("button", { name: "More" }).first();
  const saving = page.getByRole("dialog", { name: "Save cards" });
  const saveAgain = async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "Save as an Anki package (.apkg)" }).click();
  };
  let hasSaved = false;
  page.on("download", () => {
    hasSaved = true;
  });
  await page.context().route(/\.wasm$/, () => undefined);
  await saveAgain();
  await expect(saving.getByRole("progressbar")).toBeVisible();
  await passesAxe(page, "a file in the making");
  await saving.getByRole("button", { name: "Cancel" }).click();
  await expect(saving).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.context().unroute(/\.wasm$/);
  await page.context().route(/\.wasm$/, (route) => route.abort());
  await saveAgain();
  await expect(saving.getByRole("alert")).toHaveText(/^The file could not be created\./);
  await saving.getByRole("button", { name: "Close" }).click();
  await expect(saving).toHaveCount(0);
  expect(hasSaved).toBe(false);
});

type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function bring(page: Page, file: GivenFile) {
  await page.getByRole("button", { name: "Import cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Import cards" });
  await dialog.locator("input[type=file]").setInputFiles(file);
  return dialog;
}

async function download(page: Page, item: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: item }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
