import { giveNote, storedBody } from "./support/note.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const essay = [
  "Most readers meet the green light as a promise. But I argue that the novel shows a light that matters only while it cannot be reached.",
  "",
  "Fitzgerald places it at at the end of a dock, across a bay. Nick can make out nothing else there in the night.",
  "",
  "Gatsby bought the house so that he could look across the water (and he looked every night. The distance is what he owns.",
].join("\n");

test("an essay is coached by keyboard and never written: comments are pinned, done, taken back and kept [ESS-1] [ESS-2]", async ({
  student,
  server,
}) => {
  const noteId = await giveNote(server.address, student, "The green light", essay);
  const device = await student.device();
  const { page } = device;
  await page.goto("/ai-tools/essay-helper");
  await page.getByRole("button", { name: "The green light" }).click();
  await page.getByRole("radio", { name: "Proofread" }).check();

  const pins = page.locator("[data-pin]");
  const card = (name: RegExp) => page.getByRole("complementary").getByRole("button", { name });
  await expect(card(/Word twice/)).toBeVisible();
  await expect(pins.filter({ hasText: "at at" })).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.locator(".j-pin-open")).toHaveText("at at");
  await expect(page.getByRole("status").filter({ hasText: "Is one of them too many?" })).toBeAttached();
  await page.keyboard.press("x");
  await expect(card(/Word twice/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(/Word twice/)).toBeVisible();
  await page.keyboard.press("x");
  await expect(card(/Word twice/)).toHaveCount(0);
  await expect(card(/Brackets/)).toBeVisible();
  await passesAxe(page, "an essay");

  // The same words on the next visit: what is done stays done, and the essay is as it was.
  await page.reload();
  await expect(card(/Brackets/)).toBeVisible();
  await expect(card(/Word twice/)).toHaveCount(0);
  expect(await storedBody(server.address, student, noteId)).toBe(essay);

  // What the student writes is read, and counted as typed.
  await device.bodyBox.press("ControlOrMeta+End");
  await page.keyboard.type(" He waits waits there.");
  await expect(card(/Word twice/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Thesis" }).check();
  await expect(page.locator("[data-pin]").first()).toHaveText(/I argue that the novel/);
  await expect(page.getByText(/needs a language model/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/4 words typed, 0 pasted/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Statement of AI use" }).click();
  expect((await download).suggestedFilename()).toContain("The green light");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Next comment" }).click();
  await expect(page.getByRole("region", { name: "Comment 1" })).toContainText("Who could deny this sentence");
  await fitsItsWidth(device, "an essay on a phone");
  await passesAxe(page, "an essay on a phone");
});
