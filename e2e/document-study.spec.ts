import { giveDocument } from "./support/document.ts";
import { goThere } from "./support/inside.ts";
import { jotson } from "./support/jotson.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const texts = [
  "# Cell division\n\nHandout for week six. Read it before the lab.",
  "## Mitosis\n\nMitosis is the division of a nucleus into two nuclei with the same chromosomes.\n\nProphase is the phase in which the chromosomes condense.\n\nMetaphase is the phase in which the chromosomes line up at the equator.\n\nThe spindle is a structure of microtubules that moves the chromosomes.",
  "## Cytokinesis\n\nCytokinesis is the division of the cytoplasm.\n\nA cleavage furrow is a groove that pinches an animal cell in two.",
];
const handout = {
  ...{ title: "Week 6 handout", kind: "markdown" as const, texts, labels: ["i", "1", "2"] },
  bytes: new TextEncoder().encode(texts.join("\n\n")),
};

test("pages of a document become cards, questions and answers, and each of them opens its page [AIX-5] [AIX-7] [DOC-2]", async ({
  student,
  server,
}) => {
  test.slow();
  const id = await giveDocument(server.address, student, handout);
  const device = await student.device({ viewport: { width: 1440, height: 900 } });
  const { page } = device;
  const from = page.getByRole("region", { name: "From" });

  await test.step("the picker takes a document from one page to another", async () => {
    await page.goto("/ai-tools/note-summarizer?from=none");
    const picker = page.getByRole("dialog", { name: "What to study from" });
    await picker.getByRole("textbox", { name: "Find a note or a document" }).fill("cleavage");
    await picker.getByRole("checkbox", { name: "Week 6 handout" }).check();
    await picker.getByRole("textbox", { name: "First page of Week 6 handout" }).fill("1");
    await expect(picker.getByText("counted: 2–3 of 3")).toBeVisible();
    await passesAxe(page, "the picker with a document", { within: picker });
    await picker.getByRole("button", { name: "Use it" }).click();
    await expect(from.getByRole("heading", { name: "Week 6 handout, p. 1–2" })).toBeVisible();
    await expect(from.getByText("Handout for week six")).toBeHidden();
    await expect(from.getByRole("link", { name: "Page 1", exact: true })).toBeVisible();
  });

  await test.step("a claim opens the page it stands on, with its words marked", async () => {
    await page
      .getByRole("button", { name: /^Show passage/ })
      .first()
      .click();
    await passesAxe(page, "a summary of pages");
    await from.getByRole("link", { name: /^Open page/ }).click();
    await expect(page).toHaveURL(new RegExp(`/docs/${id}\\?page=[23]&quote=`));
    await expect(page.locator("[data-look=flash]").first()).toBeInViewport();
  });

  await test.step("Jotson quotes the open document without a model, with a link to the page", async () => {
    await goThere(page, `/docs/${id}?page=1`);
    await expect(page.getByText("Page i (1 of 3)")).toBeVisible();
    const chat = jotson(page);
    await chat.open();
    await chat.ask("What is this document about?");
    await expect(chat.log).toContainText("“Week 6 handout” has 3 pages.");
    await expect(chat.log).toContainText("Handout for week six.");
    await expect(chat.log).toHaveAttribute("aria-busy", "false");
    await chat.ask("what is a cleavage furrow?");
    await expect(chat.log).toContainText("a groove that pinches an animal cell in two");
    await chat.log.getByRole("link", { name: "Week 6 handout, p. 2" }).click();
    await expect(page).toHaveURL(new RegExp(`/docs/${id}\\?page=3&quote=`));
    await expect(page.locator("[data-look=flash]").first()).toBeInViewport();
    await page.goBack();
    await expect(page.getByText("Page i (1 of 3)")).toBeVisible();
  });

  await test.step("it is found from everywhere else too", async () => {
    await goThere(page, "/controlRoom");
    const chat = jotson(page);
    await chat.ask("what is the spindle?");
    await expect(chat.log).toContainText("a structure of microtubules");
    await expect(chat.log.getByRole("link", { name: "Week 6 handout, p. 1" })).toBeVisible();
  });

  await test.step("a question of a quiz shows the passage with its page", async () => {
    await jotson(page).chat.getByRole("button", { name: "Close" }).click();
    await goThere(page, `/ai-tools/quiz-generator?from=document:${id}`);
    await page.getByRole("button", { name: "Start the quiz" }).click();
    await expect(page).toHaveURL(/\/quiz\//);
    await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Show the passage: Week 6 handout" }).click();
    const passage = page.getByRole("dialog", { name: "Week 6 handout" });
    await expect(passage.getByRole("link", { name: /^Open page [12]$/ })).toBeVisible();
    await passesAxe(page, "a passage of a document", { within: passage });
  });

  await test.step("cards remember the document and the page, also after a rename", async () => {
    await goThere(page, `/ai-tools/flashcard-generator?from=document:${id}:2-2`);
    await page.getByRole("button", { name: /^Keep \d/ }).click();
    await expect(page).toHaveURL(/\/cards\//);
    const deck = new URL(page.url()).pathname;
    await goThere(page, "/docs");
    await page.getByRole("button", { name: "More for Week 6 handout" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Cell division");
    await page.keyboard.press("Enter");
    await goThere(page, `${deck}/review`);
    await expect(page.getByText("Cell division, Mitosis")).toBeVisible();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.getByRole("button", { name: "Open the line" }).click();
    await page.getByRole("dialog", { name: "Cell division" }).getByRole("link", { name: "Open page 1" }).click();
    await expect(page).toHaveURL(new RegExp(`/docs/${id}\\?page=2&quote=`));
  });

  await test.step("it fits a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goThere(page, `/ai-tools/note-summarizer?from=document:${id}`);
    await expect(page.getByRole("button", { name: /^Show passage/ }).first()).toBeVisible();
    await fitsItsWidth(device, "a summary of a document");
  });
});
