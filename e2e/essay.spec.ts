import { readFile } from "node:fs/promises";
import { startTestModelServer } from "@jotter/server/models/test-model-server";
import { giveDocument } from "./support/document.ts";
import { goThere } from "./support/inside.ts";
import { giveNote, storedBody } from "./support/note.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { startServer } from "./support/server.ts";
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
  await expect(card(/Doubled word/)).toBeVisible();
  await expect(pins.filter({ hasText: "at at" })).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.locator(".j-pin-open")).toHaveText("at at");
  await expect(page.getByRole("status").filter({ hasText: "Is one of them extra?" })).toBeAttached();
  await page.keyboard.press("x");
  await expect(card(/Doubled word/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(/Doubled word/)).toBeVisible();
  await page.keyboard.press("x");
  await expect(card(/Doubled word/)).toHaveCount(0);
  await expect(card(/Brackets/)).toBeVisible();
  await passesAxe(page, "an essay");

  // The same words on the next visit: what is done stays done, and the essay is as it was.
  await page.reload();
  await expect(card(/Brackets/)).toBeVisible();
  await expect(card(/Doubled word/)).toHaveCount(0);
  expect(await storedBody(server.address, student, noteId)).toBe(essay);

  // What the student writes is read, and counted as typed.
  await device.bodyBox.press("ControlOrMeta+End");
  await page.keyboard.type(" He waits waits there.");
  await expect(card(/Doubled word/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Thesis" }).check();
  await expect(page.locator("[data-pin]").first()).toHaveText(/I argue that the novel/);
  await expect(page.getByText(/needs an AI model/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/4 words typed, 0 pasted/)).toBeVisible();
  await page.getByRole("button", { name: "Statement of AI use" }).click();
  const statement = page.getByRole("dialog", { name: "Statement of AI use" });
  await expect(statement).toContainText("Typed by hand: 4 words.");
  await expect(statement).toContainText("less than a minute, in 1 session.");
  await passesAxe(page, "the statement of an essay");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Statement saved.")).toBeVisible();
  expect((await download).suggestedFilename()).toContain("The green light");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Next comment" }).click();
  await expect(page.getByRole("region", { name: "Comment 1" })).toContainText("Who could disagree with this sentence");
  await fitsItsWidth(device, "an essay on a phone");
  await passesAxe(page, "an essay on a phone");
});

test("a quote is found in a document, set with its citation, listed, and marked when it is changed [ESS-2]", async ({
  student,
  server,
}) => {
  const noteId = await giveNote(server.address, student, "The green light", essay);
  const texts = [
    "Nobody came. He stretched out his arms toward the dark water in a curious way.",
    "I distinguished nothing except a single green light, minute and far away. It might have been the end of a dock.",
  ];
  const bytes = new TextEncoder().encode(texts.join("\n"));
  await giveDocument(server.address, student, {
    ...{ title: "The Great Gatsby", kind: "markdown", bytes, texts, labels: ["20", "21"] },
  });
  const device = await student.device();
  const { page } = device;
  await goThere(page, `/ai-tools/essay-helper?from=note:${noteId}`);
  const text = page.locator(".cm-content");
  await expect(text).toBeVisible();

  await page.getByRole("button", { name: "Find a quote" }).click();
  const finding = page.getByRole("dialog");
  await finding.getByRole("searchbox").fill("green light minute");
  await finding.getByRole("button", { name: /The Great Gatsby/ }).click();
  await expect(finding.getByRole("button", { pressed: true })).toHaveText(/single green light/);
  await finding.getByLabel("Authors").fill("F. Scott Fitzgerald");
  await finding.getByLabel("Year").fill("1925");
  await expect(finding.getByLabel("Page", { exact: true })).toHaveValue("21");
  await passesAxe(page, "a quote being found");
  await finding.getByRole("button", { name: "Insert the quote" }).click();
  await expect(finding).toHaveCount(0);
  const quoted = "“I distinguished nothing except a single green light, minute and far away.” (Fitzgerald 21)";
  await expect(text).toContainText(quoted);
  await expect(text).toContainText("Works Cited");
  await expect(page.getByRole("region", { name: "Quotes" })).toContainText("Page 21");

  // The citation and the list follow the style.
  await page.getByLabel("Citation style").selectOption("apa");
  await expect(text).toContainText("(Fitzgerald, 1925, p. 21)");
  await expect(text).toContainText("References");
  await expect
    .poll(() => storedBody(server.address, student, noteId))
    .toContain("## References\n\nFitzgerald, F. S. (1925). *The Great Gatsby*.");

  // Another word in it is found out, with the way to the page it is from.
  await device.bodyBox.press("ControlOrMeta+End");
  await page.keyboard.type("\nHe adds “nothing except a small green light, minute and far away”.");
  const differs = page.getByRole("complementary").getByRole("button", { name: /Quote differs/ });
  await expect(differs).toContainText("“small” isn’t in the source");
  await expect(page.locator(".j-pin-doubt")).toContainText("small green light");
  await differs.click();
  await page.getByRole("button", { name: "See it in the source" }).click();
  await expect(page.getByRole("dialog", { name: "The Great Gatsby" })).toContainText(
    "nothing except a single green light",
  );
});

test("a model asks about sentences of the essay by its rubric, and what it writes is not shown [ESS-1] [ESS-2]", async ({
  enrol,
}) => {
  const written = "The green light stands for everything Gatsby cannot reach, and Fitzgerald shows it.";
  const comments = [
    { quote: "it matters only", kind: "strength", question: "nowhere" },
    {
      quote: "Most readers meet the green light as a promise.",
      kind: "claim-without-evidence",
      question: "Which readers, and how do you know?",
    },
    {
      quote: "The distance is what he owns.",
      kind: "strength",
      question: `${written} Where will you come back to it?`,
    },
    { quote: "Words the essay does not have", kind: "order", question: "Why here?" },
    { quote: "across a bay", kind: "thesis-vague", question: written },
  ];
  const answer = JSON.stringify({ comments, estimates: [{ criterion: 1, low: 2, high: 3 }] });
  const model = await startTestModelServer({ reply: () => [answer] });
  const server = await startServer({ env: { AI_BASE_URL: model.openAiUrl, AI_MODEL: "well", AI_API_KEY: "sk-essay" } });
  try {
    const student = await enrol("Ada", server.address);
    const noteId = await giveNote(server.address, student, "The green light", essay);
    const { page } = await student.device();
    await goThere(page, `/ai-tools/essay-helper?from=note:${noteId}`);
    await page.getByRole("button", { name: "Ask the model" }).click();
    const card = (name: RegExp) => page.getByRole("complementary").getByRole("button", { name });
    await expect(card(/Which readers, and how do you know\?/)).toBeVisible();
    await expect(card(/Where will you come back to it\?/)).toBeVisible();
    await expect(page.getByText("Why here?")).toHaveCount(0);
    await expect(page.getByText(/everything Gatsby cannot reach/)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Rubric" })).toContainText("2 to 3 of 4");
    await passesAxe(page, "an essay a model has read");

    // It is kept with the essay, and stands in the statement.
    await page.reload();
    await expect(card(/Which readers/)).toBeVisible();
    await page.getByRole("button", { name: "Statement of AI use" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await (await download).path();
    expect(await readFile(file, "utf8")).toContain("An AI model was asked (Feedback): 1 time.");
    expect(await storedBody(server.address, student, noteId)).toBe(essay);
  } finally {
    await server.dispose();
    await model.stop();
  }
});
