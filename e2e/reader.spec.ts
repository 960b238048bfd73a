import { linesAt, pdfOf } from "@jotter/document-text/testing/write-pdf";
import type { Page } from "@playwright/test";
import { giveDocument } from "./support/document.ts";
import { goThere } from "./support/inside.ts";
import { jotson } from "./support/jotson.ts";
import { fitsItsWidth, passesAxe, tabTo } from "./support/screen.ts";
import { fakeSpeech, finishSentence, spoken } from "./support/speaking.ts";
import { expect, test } from "./support/student.ts";

const lines = (page: number) => [
  `Chapter ${page + 1}: what happens on page ${page + 1}`,
  "Every kinetochore that is not yet attached sends out a signal to wait.",
  ...Array.from({ length: 30 }, (_, at) => `Line ${at + 1} of page ${page + 1} speaks of the cell and its spindle.`),
  page === 39 ? "Separase is activated once the last kinetochore is attached." : "And so on.",
];

const count = 60;
const link = (what: string, bottom: number) =>
  `<< /Type /Annot /Subtype /Link /Rect [58 ${bottom} 200 ${bottom + 16}] ${what} >>`;
const away = link("/A << /S /URI /URI (https://example.org/cells) >>", 754);
const handout = {
  title: "Cell cycle handout",
  kind: "pdf" as const,
  bytes: pdfOf(
    Array.from({ length: count }, (_, page) => ({
      words: linesAt(60, 780, lines(page), { leading: 20 }),
      ...(page === 0 && { more: `/Annots [${link("/Dest [66 0 R /XYZ 0 790 null]", 774)} ${away}]` }),
    })),
  ),
  texts: Array.from({ length: count }, (_, page) => lines(page).join("\n\n")),
  outline: [0, 20, 39].map((page) => ({ title: `Chapter ${page + 1}`, level: 1, page })),
};

const paper = (page: Page) => page.getByRole("region", { name: "The document" });
const sheet = (page: Page, number: number) => paper(page).getByRole("region", { name: `Page ${number}`, exact: true });
const canvases = (page: Page) => page.locator("canvas").count();

/** Drags from the beginning of one line, or the blank before it, into the blank beside another or past the page. */
async function dragged(
  page: Page,
  number: number,
  from: string,
  beside: string,
  past = 90,
  before = -1,
): Promise<readonly string[]> {
  const line = (words: string) => sheet(page, number).getByText(words, { exact: false }).last();
  const [start, end] = [await line(from).boundingBox(), await line(beside).boundingBox()];
  if (!start || !end) throw new Error("The lines are not on the screen.");
  await page.mouse.move(start.x - before, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width + past, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  const words = await page.evaluate(() => getSelection()?.toString() ?? "");
  return words.split("\n").filter((one) => one !== "");
}

/** Selects words of a page, as a mouse would leave it. */
async function select(page: Page, number: number, words: string): Promise<void> {
  const line = sheet(page, number).getByText(words, { exact: false }).last();
  await expect(line).toBeVisible();
  await line.evaluate((element, wanted) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const from = node?.textContent?.indexOf(wanted) ?? -1;
    if (node && from >= 0) getSelection()?.setBaseAndExtent(node, from, node, from + wanted.length);
  }, words);
}

test("a PDF is read by its pages, outline, search and keys, and is found again where it was left [DOC-3]", async ({
  student,
  server,
}) => {
  const id = await giveDocument(server.address, student, handout);
  const { page } = await student.device({ viewport: { width: 1440, height: 900 } });
  await page.goto(`/docs/${id}`);
  await expect(sheet(page, 1).locator("canvas")).toHaveCount(1);
  await expect(page.getByText("Page 1 of 60")).toBeVisible();
  await passesAxe(page, "reader");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Chapter 21" }).click();
  await expect(page.getByText("Page 21 of 60")).toBeVisible();
  await expect(sheet(page, 21).locator("canvas")).toHaveCount(1);
  await goThere(page, `/docs/${id}?page=1`);
  const within = sheet(page, 1).getByRole("link", { name: "Page 29" });
  await within.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Page 29 of 60")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Page 1 of 60")).toBeVisible();
  await sheet(page, 1).getByRole("link", { name: "https://example.org/cells" }).click();
  const open = sheet(page, 1).getByRole("group").getByRole("link");
  await expect(open).toHaveAttribute("rel", /noopener/);
  await page.keyboard.press("Escape");
  await expect(open).toBeHidden();
  for (const number of [40, 18, 18]) {
    const quote = `Line 12 of page ${number} speaks of the cell`;
    await page.evaluate(
      (to) => history.pushState(null, "", to),
      `/docs/${id}?${new URLSearchParams({ page: `${number}`, quote })}`,
    );
    await expect(page.getByText(`Page ${number} of 60`)).toBeVisible();
    await expect(sheet(page, number).locator("[data-look=flash]")).toBeInViewport();
    await page.keyboard.press("Home");
    await expect(page.getByText("Page 1 of 60")).toBeVisible();
  }
  await page.keyboard.press("End");
  await expect(page.getByText("Page 60 of 60")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("Page 1 of 60")).toBeVisible();
  let most = 0;
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("PageDown");
    most = Math.max(most, await canvases(page));
  }
  expect(most).toBeLessThanOrEqual(12);
  await page.keyboard.press("Control+f");
  await page.getByRole("searchbox", { name: "Find in this document" }).fill("separase is activated");
  await expect(page.getByText("1 of 1")).toBeVisible();
  await expect(page.getByText("Page 40 of 60")).toBeVisible();
  await expect(sheet(page, 40).locator("[data-look=found]")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toBeHidden();
  // What was found is selected, and is marked without a mouse.
  for (let step = 0; step < " once".length; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("toolbar", { name: "With the selected words" })).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByRole("list", { name: "Highlights on these pages" })).toContainText(
    "Separase is activated once",
  );
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("list", { name: "Highlights on these pages" }).getByRole("listitem")).toHaveCount(0);
  await goThere(page, "/docs");
  await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
  await goThere(page, `/docs/${id}`);
  await expect(page.getByText("Page 40 of 60")).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`a document is read aloud from the page that is open, with the keys and speeds of every player, at ${width} [SET-3] [LEC-1]`, async ({
    student,
    server,
  }) => {
    const id = await giveDocument(server.address, student, handout);
    const device = await student.device({ viewport: { width, height: 844 } });
    const { page } = device;
    await fakeSpeech(page);
    await page.goto(`/docs/${id}?page=2`);
    await expect(page.getByText("Page 2 of 60")).toBeVisible();
    const speaker = page.getByRole("button", { name: "Read aloud" });
    await tabTo(page, speaker);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Sentence 1 of/)).toBeVisible();
    await passesAxe(page, "a document while it is read");
    await fitsItsWidth(device, "a document while it is read");
    await page.keyboard.press("l");
    await expect(page.getByText(/^Sentence 2 of/)).toBeVisible();
    await page.keyboard.press("j");
    await expect(page.getByText(/^Sentence 1 of/)).toBeVisible();
    await page.keyboard.press(">");
    await expect(page.getByLabel("Speed")).toHaveValue("1.25");
    await page.keyboard.press("<");
    await expect(page.getByLabel("Speed")).toHaveValue("1");
    // Away from the button, Space plays and pauses as well, and turns no page.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    const says = async () => (await spoken(page)).at(-1) ?? "";
    for (let sentence = 0; sentence < 60 && !(await says()).includes("page 3"); sentence++) await finishSentence(page);
    // The next page follows, and is turned to.
    await expect(page.getByText("Page 3 of 60")).toBeVisible();
    expect((await spoken(page))[0]).toContain("page 2");
    expect(await says()).toContain("page 3");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(speaker).toBeFocused();
  });
}

test("words are marked, said something about and made into a note that leads back, on another device offline too [DOC-3]", async ({
  student,
  server,
}) => {
  const id = await giveDocument(server.address, student, handout);
  const device = await student.device({ viewport: { width: 1440, height: 900 } });
  const { page } = device;
  await page.goto(`/docs/${id}?page=38`);
  await expect(sheet(page, 38).getByText("Line 3 of page 38")).toBeVisible();
  const [first, last, ...more] = await dragged(page, 38, "Line 3 of page 38", "Line 4 of page 38");
  expect([first, last, more]).toEqual([lines(37)[4], lines(37)[5], []]);
  expect(await dragged(page, 38, "Line 3 of page 38", "Line 4 of page 38", 90, 25)).toEqual(lines(37).slice(4, 6));
  expect(await dragged(page, 38, "Line 3 of page 38", "Line 4 of page 38", 420)).toEqual(lines(37).slice(4, 6));
  await page.getByRole("toolbar", { name: "With the selected words" }).getByRole("button", { name: "Quiz me" }).click();
  await page.getByRole("link", { name: "Cell cycle handout" }).first().click();
  await expect(page.getByText("Page 38 of 60")).toBeVisible();
  // Whoever lets go of the mouse too early means the whole word.
  await select(page, 38, "very kinetochore that is not yet attach");
  await page
    .getByRole("toolbar", { name: "With the selected words" })
    .getByRole("button", { name: "Ask Jotson" })
    .click();
  await expect(jotson(page).input).toHaveValue("> Every kinetochore that is not yet attached\n\n");
  await jotson(page).input.press("Escape");
  await expect(jotson(page).chat).toBeHidden();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Highlight an area" }).click();
  for (const key of ["ArrowDown", "ArrowRight", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByText("Frame on Page 38: 26% from the left")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(sheet(page, 38).locator("[data-area]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sheet(page, 38).locator("[data-area]")).toHaveCount(0);
  await goThere(page, `/docs/${id}?page=40`);
  await select(page, 40, "Separase is activated");
  const bar = page.getByRole("toolbar", { name: "With the selected words" });
  await expect(bar.getByRole("button")).toHaveCount(9);
  // Pressed twice in a hurry, it is highlighted once.
  await bar.getByRole("button", { name: "Highlight in Mint" }).dblclick();
  const marks = page.getByRole("list", { name: "Highlights on these pages" });
  await expect(marks.getByText("Separase is activated")).toBeVisible();
  await expect(sheet(page, 40).locator("[data-look=mint]")).toHaveCount(1);
  const [entry, words] = [marks.getByRole("listitem"), sheet(page, 40).locator("[data-look=mint]")];
  const tops = await Promise.all([entry, words].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)), "what is said stands beside its words").toBeLessThan(30);
  await marks.getByRole("button", { name: "Separase" }).click();
  await page.getByRole("textbox", { name: "Comment on this highlight" }).fill("Good exam sentence.");
  await page.getByRole("button", { name: "Highlight in Sky" }).click();
  await expect(sheet(page, 40).locator("[data-look=sky]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sheet(page, 40).locator("[data-look=mint]")).toHaveCount(1);
  await page.getByRole("textbox", { name: "Comment on this highlight" }).press("Escape");
  await expect(marks.getByText("Good exam sentence.")).toBeVisible();
  await select(page, 40, "signal to wait");
  await expect(bar).toBeVisible();
  await page.keyboard.press("c");
  await page.getByRole("textbox", { name: "Comment on this highlight" }).pressSequentially("1 can wait");
  await page.keyboard.press("Control+Enter");
  await expect(marks.getByRole("button", { name: "1 can wait" })).toBeFocused();
  await passesAxe(page, "reader with marks");
  await page.getByRole("button", { name: "Open a note beside it" }).click();
  await page.getByRole("button", { name: "New note" }).click();
  const beside = page.getByRole("region", { name: "Open a note beside it" });
  await beside.getByRole("textbox").last().click();
  await page.keyboard.type("My own words. F, c and 2 are letters here.");
  await expect(beside.getByText("Saved")).toBeVisible();
  await page.getByRole("separator", { name: "Width of the note" }).press("ArrowLeft");
  await page.reload();
  await expect(beside.getByText("My own words. F, c and 2 are letters here.")).toBeVisible();
  await expect(page.getByRole("separator", { name: "Width of the note" })).toHaveAttribute("aria-valuenow", "46");
  await beside.getByRole("button", { name: "Close the note" }).click();
  await page.getByRole("button", { name: "Note from 2 highlights" }).click();
  await expect(device.bodyBox).toContainText("Separase is activated");
  await expect(device.bodyBox).toContainText("Good exam sentence.");
  const note = new URL(page.url()).pathname;
  const other = await student.device({ viewport: { width: 1440, height: 900 }, installed: true });
  await other.page.goto(`/docs/${id}`);
  await expect(other.page.getByRole("button", { name: "Note from 2 highlights" })).toBeVisible();
  await expect(paper(other.page).locator("canvas").first()).toBeVisible();
  await goThere(other.page, `${note}/read`);
  await expect(other.page.getByRole("link", { name: "p. 40" })).toHaveCount(2);
  await other.page.evaluate(() => navigator.serviceWorker.ready);
  await other.context.setOffline(true);
  await other.page.reload();
  await other.page.getByRole("link", { name: "p. 40" }).last().click();
  await expect(other.page.getByText("Page 40 of 60")).toBeVisible();
  await expect(sheet(other.page, 40).locator("[data-look=flash]")).toBeInViewport();
  await expect(sheet(other.page, 40).locator("canvas")).toHaveCount(1);
});

test("Back returns from a jump and closes what lies over the page, and a reload keeps place, size, title and comment [DOC-3]", async ({
  student,
  server,
}) => {
  const id = await giveDocument(server.address, student, handout);
  const { page } = await student.device({ viewport: { width: 1440, height: 900 } });
  await page.goto("/docs");
  await goThere(page, `/docs/${id}?page=24&quote=${encodeURIComponent("Line 12 of page 24")}`);
  await expect(sheet(page, 24).locator("[data-look=flash]")).toBeInViewport();
  for (let step = 0; step < 5; step++) await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(new RegExp(`/docs/${id}$`));
  const where = page.getByRole("button", { name: "Go to page" });
  // Back leads to the upper edge, where the page before the one that is read may still be.
  const before = /Page 2[5-9] of 60/;
  await expect(where).toHaveText(before);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Chapter 40" }).click();
  await expect(where).toContainText("Page 40 of 60");
  await page.goBack();
  await expect(where).toHaveText(before);
  await page.keyboard.press("p");
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(where).toContainText("Page 7 of 60");
  await page.goBack();
  await expect(where).toHaveText(before);
  await page.getByRole("button", { name: "Display" }).click();
  const larger = page.getByRole("menuitem", { name: "Zoom in" });
  for (let step = 0; step < 2; step++) await larger.click();
  const percent = (await larger.textContent()) ?? "";
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Display" }).click();
  await expect(larger).toHaveText(percent);
  await page.getByRole("menuitemradio", { name: "Whole page" }).click();
  await expect(where).toHaveText(before);
  const read = Number(/\d+/.exec((await where.textContent()) ?? "")?.[0]);
  await expect(sheet(page, read), "the whole of the page that is read").toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitemradio", { name: "Fit to width" }).click();
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/docs/${id}?page=3`);
  await select(page, 3, "not yet attached");
  await page.getByRole("button", { name: "Comment" }).click();
  const marks = page.getByRole("dialog", { name: "Your highlights" });
  // Not that of the bar at the foot, which is there until the document is.
  const more = page.getByRole("main").getByRole("button", { name: "More" });
  await marks.getByRole("textbox", { name: "Comment on this highlight" }).pressSequentially("At once.");
  await page.reload();
  await more.click();
  await page.getByRole("menuitem", { name: "All highlights" }).click();
  await expect(marks.getByText("At once.")).toBeVisible();
  await page.goBack();
  await expect(marks).toBeHidden();
  await expect(where).toContainText("Page 3 of 60");
  await page.getByRole("region", { name: "The document" }).focus();
  await more.click();
  await page.getByRole("menuitem", { name: "Open a note beside it" }).click();
  await page.getByRole("searchbox", { name: "Find a note" }).fill("Margin thoughts");
  await page.getByRole("button", { name: "New note “Margin thoughts”" }).click();
  const beside = page.getByRole("region", { name: "Open a note beside it" });
  await expect(beside).toBeVisible();
  await expect(where).toBeHidden();
  await page.goBack();
  await expect(beside).toBeHidden();
  await expect(where).toContainText("Page 3 of 60");
  await page.reload();
  await expect(page.getByRole("button", { name: "Note: Margin thoughts" })).toBeVisible();
  await page.keyboard.type("x");
  await page.getByRole("button", { name: "Note: Margin thoughts" }).click();
  await expect(beside.getByRole("textbox").first()).toHaveValue("Margin thoughts");
});

test("what flows is set in the student's letters, on a phone too, and is marked by its words [DOC-3]", async ({
  student,
  server,
}) => {
  const texts = Array.from({ length: 30 }, (_, page) => `# Part ${page + 1}\n\n${lines(page).slice(1).join("\n\n")}`);
  texts[11] += "\n\nMore of it stands in [a later part](#page-28-5).";
  const bytes = new TextEncoder().encode(texts.join("\n\n"));
  const id = await giveDocument(server.address, student, { title: "Reader", kind: "markdown", bytes, texts });
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  await page.goto(`/docs/${id}?page=12`);
  await expect(sheet(page, 12).getByRole("heading", { name: "Part 12" })).toBeInViewport();
  await fitsItsWidth(device, "reader");
  const where = page.getByRole("button", { name: "Go to page" });
  expect((await where.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await where.click();
  await page.getByRole("textbox", { name: "Page number" }).fill("25");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(sheet(page, 25).getByRole("heading", { name: "Part 25" })).toBeInViewport();
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Make cards from this page" })).toBeVisible();
  await page.keyboard.press("Escape");
  await where.click();
  await page.getByRole("textbox", { name: "Page number" }).fill("12");
  await page.keyboard.press("Enter");
  await expect(sheet(page, 12).getByRole("heading", { name: "Part 12" })).toBeInViewport();
  await sheet(page, 12).getByRole("link", { name: "a later part" }).click();
  await expect(sheet(page, 28).getByText("Line 1 of page 28")).toBeInViewport();
  await page.goBack();
  await expect(sheet(page, 12).getByRole("link", { name: "a later part" })).toBeInViewport();
  await sheet(page, 12).getByText("not yet attached").scrollIntoViewIfNeeded();
  await select(page, 12, "not yet attached");
  await page.getByRole("button", { name: "Highlight in Lime" }).click();
  await expect(sheet(page, 12).locator("[data-look=lime]")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Note from 1 highlight" })).toBeVisible();
  await select(page, 12, "sends out a signal");
  await page.getByRole("button", { name: "Comment" }).click();
  const sheetOfMarks = page.getByRole("dialog", { name: "Your highlights" });
  await sheetOfMarks.getByRole("textbox", { name: "Comment on this highlight" }).fill("On the bus.");
  await sheetOfMarks.getByRole("button", { name: "Done" }).click();
  await expect(sheetOfMarks.getByText("On the bus.")).toBeVisible();
  await fitsItsWidth(device, "marks on a phone");
  await passesAxe(page, "marks on a phone", { within: sheetOfMarks });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Open a note beside it" }).click();
  await page.getByRole("button", { name: "New note" }).click();
  const beside = page.getByRole("region", { name: "Open a note beside it" });
  await expect(beside).toBeVisible();
  // The note stays behind the document: nothing of it is left.
  await page.evaluate((to) => history.pushState(null, "", to), `/docs/${id}?page=20`);
  await expect(beside).toBeHidden();
  await expect(sheet(page, 20).getByRole("heading", { name: "Part 20" })).toBeInViewport();
  await page.reload();
  await expect(sheet(page, 20).getByRole("heading", { name: "Part 20" })).toBeInViewport();
  await expect(beside).toBeHidden();
  await page.getByRole("button", { name: "Note: " }).click();
  await expect(beside).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.getByRole("button", { name: "Find in this document" }).click();
  await page.getByRole("searchbox", { name: "Find in this document" }).fill("e");
  await expect(page.getByText(/^\d[\d,]+ of \d[\d,]+$/)).toBeVisible();
  await expect(beside).toBeHidden();
  // On a narrower screen the first hit may be on the page before.
  await expect(page.getByText(/Page (?:19|20) of 30/)).toBeVisible();
  await fitsItsWidth(device, "find on a phone");
  await page.getByRole("searchbox").press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  const fromMarks = page.getByRole("button", { name: "Note from 2 highlights" });
  await fromMarks.click();
  const back = device.bodyBox.getByText("p. 12", { exact: true }).first();
  const mark = sheet(page, 12).locator("[data-look=flash]").first();
  await back.tap();
  await expect(mark).toBeInViewport();
  await fromMarks.click();
  await page.getByRole("menuitem", { name: "Open “Highlights from Reader”" }).click();
  await device.bodyBox.getByText("not yet attached").tap({ position: { x: 40, y: 12 } });
  await back.tap();
  await page.getByRole("button", { name: "Open link" }).tap();
  await expect(mark).toBeInViewport();
});

test("on paper a text is black on white, with the dark theme and night paper too [DOC-3]", async ({
  student,
  server,
}) => {
  const text =
    "# Cells\n\nA word, ==marked==, and `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> [!note] Mind\n> This.";
  const bytes = new TextEncoder().encode(text);
  const id = await giveDocument(server.address, student, { title: "Notes", kind: "markdown", bytes, texts: [text] });
  const { page } = await student.device({ viewport: { width: 1280, height: 900 } });
  /** Of every part with words: how light its letters are and what is behind them, from 0 to 255. */
  const printed = async () => {
    await page.emulateMedia({ media: "print" });
    const found = await page.locator("[data-pages]").evaluate((pages) => {
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return alpha === 0 ? 255 : 0.3 * red + 0.6 * green + 0.1 * blue;
      };
      const parts = [pages, ...pages.querySelectorAll("*")].filter((part) => part.textContent !== "");
      const looks = parts.map((part) => getComputedStyle(part));
      const around = [document.documentElement, document.body].map((part) => getComputedStyle(part));
      return {
        letters: Math.max(...looks.map(({ color }) => light(color))),
        ground: Math.min(...[...looks, ...around].map(({ backgroundColor }) => light(backgroundColor))),
      };
    });
    await page.emulateMedia({ media: "screen" });
    return found;
  };
  await page.goto(`/docs/${id}`);
  await expect(sheet(page, 1).getByRole("heading", { name: "Cells" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await goThere(page, `/docs/${id}?page=2`);
  await expect(page.getByRole("button", { name: "Go to page" }), "it has one page").toContainText("Page 1 of 1");
  const black = { letters: expect.closeTo(0, -2.3), ground: expect.closeTo(255, -1.9) };
  expect(await printed()).toEqual(black);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitemradio", { name: "Dark paper" }).click();
  expect(await printed()).toEqual(black);
});

test("Back leads to the place that was left by any way, and closes a menu and Find on a phone [DOC-3]", async ({
  student,
  server,
}) => {
  const id = await giveDocument(server.address, student, handout);
  const { page } = await student.device({ viewport: { width: 1440, height: 900 } });
  // By its plain address, as the first page of the tab.
  await page.goto(`/docs/${id}`);
  await expect(sheet(page, 1).locator("canvas")).toHaveCount(1);
  await page.getByRole("region", { name: "The document" }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("PageDown");
  const where = page.getByRole("button", { name: "Go to page" });
  await expect(where).toHaveText(/Page [4-7] of 60/);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("separase is activated");
  await page.getByRole("option", { name: /Page 40/ }).click();
  await expect(where).toContainText("Page 40 of 60");
  await page.goBack();
  await expect(where).toHaveText(/Page [3-7] of 60/);
  await page.keyboard.press("p");
  await page.getByRole("textbox", { name: "Page number" }).fill("999");
  await expect(page.getByText("There is no “999”. This document has 60 pages.")).toBeVisible();
  await page.keyboard.press("Escape");
  const finding = page.getByRole("searchbox", { name: "Find in this document" });
  const findButton = page.getByRole("button", { name: "Find in this document" });
  await findButton.focus();
  await page.keyboard.press("Control+f");
  await expect(finding).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(findButton).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const isFirst of [true, false]) {
    await page.goto(isFirst ? `/docs/${id}` : "/docs");
    if (!isFirst) await page.getByRole("link", { name: "Cell cycle handout", exact: true }).click();
    await page.getByRole("main").getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("menu")).toBeHidden();
    await page.getByRole("button", { name: "Display" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("menu")).toBeHidden();
    await findButton.click();
    await finding.fill("spindle");
    await expect(page.getByText(/^1?\d* of [\d,]+$/)).toBeVisible();
    await page.goBack();
    await expect(finding).toBeHidden();
    await expect(where).toContainText("of 60");
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});
