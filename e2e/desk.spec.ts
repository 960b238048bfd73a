import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { jotson } from "./support/jotson.ts";
import { giveNote, openEditor } from "./support/note.ts";
import { fitsItsWidth, goInside, rememberLanguage } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const cells = [
  "TEST FRI!!!",
  "",
  "Mitosis is the division of a nucleus into two nuclei with the same chromosomes. The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together. A checkpoint is a control mechanism that stops the cell cycle until a condition is met.",
].join("\n");
const rivers =
  "A river is a natural stream of water. A delta is a landform at the mouth of a river. Erosion is the removal of soil by water, and a meander is a bend of a river.";

const madeHere = (page: Page) => page.getByText(/^Made on this device in/).first();
const from = (page: Page) => page.getByRole("region", { name: "From", exact: true });

test("Jotson offers the tool of the desk with the open note where no model can be asked [AIX-6] [CHT-8]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const device = await student.device();
  const { page } = device;
  await openEditor(device, id);
  const { open, ask, log, chat } = jotson(page);
  await open();
  await expect(chat.getByText("Online · no AI model")).toBeVisible();
  for (const [question, offer, address] of [
    ["explain this", "Explain: Cells", "concept-explainer"],
    ["summarize this note", "Summarize: Cells", "note-summarizer"],
    ["Fass diese Notiz bitte zusammen und zeig mir die wichtigsten Punkte", "Summarize: Cells", "note-summarizer"],
    ["quiz me on this", "Quiz me: Cells", "quiz-generator"],
  ] as const) {
    await ask(question);
    await expect(log).toHaveAttribute("aria-busy", "false");
    await expect(log.getByRole("link", { name: offer }).last()).toHaveAttribute(
      "href",
      `/ai-tools/${address}?from=note%3A${id}`,
    );
  }
  await expect(log).not.toContainText("REACT_APP_GEMINI_API_KEY");
  await log.getByRole("link", { name: "Quiz me: Cells" }).last().click();
  await expect(page).toHaveURL(/quiz-generator/);
  await expect(from(page).getByRole("heading", { name: "Cells" })).toBeVisible();
});

test("the explainer explains nothing before it is asked: it offers the terms of the text [EXP-1]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const { page } = await student.device();
  await page.goto(`/ai-tools/concept-explainer?from=note:${id}`);
  await expect(page.getByText("Choose a term from your text, or write what you want explained.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explain it");
  await expect(page.getByRole("region", { name: "Explanation" })).toBeHidden();
  await page.getByRole("button", { name: "Cohesin", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cohesin");
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
});

test("what was kept says when its text has changed or is gone, and the tray says what is kept [AIX-5] [AIX-7]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", cells);
  const device = await student.device();
  const { page } = device;
  const tray = page.getByRole("region", { name: "Summary", exact: true });
  await page.goto(`/ai-tools/note-summarizer?from=note:${id}`);
  await tray.getByRole("button", { name: "Keep it" }).click();
  await expect(tray.getByRole("button", { name: "Kept", exact: true })).toBeVisible();
  // Pressed twice, it is one note and one word said.
  await tray.getByRole("button", { name: "Save as a note" }).dblclick();
  await expect(page.getByText("Saved as a note.")).toHaveCount(1);
  const notes = async () => (await pullAll(server.address, student)).filter(({ kind }) => kind === "note");
  await expect.poll(async () => (await notes()).length).toBe(2);
  // An edit is kept by itself, and the button says so.
  await tray.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "The summary, as Markdown" }).fill("My own words.");
  await expect(tray.getByRole("button", { name: "Kept", exact: true })).toBeVisible();
  await expect(page.getByText("This is your own version.")).toBeVisible();

  const reopen = async () => {
    await goInside(page, "/ai-tools");
    // By key: a message that lies over it stays as long as a pointer rests there.
    await page.getByRole("link", { name: /^Summary of Cells/ }).press("Enter");
    await expect(page.getByText("My own words.").first()).toBeVisible();
  };
  await reopen();
  await expect(page.getByText(/^Kept /)).toBeVisible();
  await expect(page.getByText("The text has changed since.")).toBeHidden();
  await openEditor(device, id);
  await device.addWords(" Rewritten.");
  await device.isSavedHere();
  await reopen();
  await expect(page.getByText("The text has changed since.")).toBeVisible();
  await openEditor(device, id);
  await page.getByRole("button", { name: "Delete note" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/notes$/);
  await reopen();
  await expect(page.getByText("The text no longer exists.")).toBeVisible();
  await expect(page.getByText("Your device is reading…")).toBeHidden();
});

test("Back and Escape close what lies over a tool before they leave it [SUM-1] [AIX-5]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Cells", cells);
  const { page } = await student.device();
  await page.goto("/ai-tools");
  await page.getByRole("link", { name: /^Summarize/ }).click();
  await expect(madeHere(page)).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "What to study from" });
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/note-summarizer/);

  await page.getByRole("radio", { name: "Mind map" }).check();
  const fill = page.getByRole("button", { name: "Full screen" });
  await fill.click();
  await page.keyboard.press("Escape");
  await expect(fill).toBeFocused();
  await fill.click();
  const leave = page.getByRole("button", { name: "Back to the page" });
  await expect(leave).toBeVisible();
  await page.goBack();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(/note-summarizer/);
  // Where a link opened it, nothing lies below: the page stays all the same.
  const opened = await page.context().newPage();
  await opened.goto(page.url());
  await opened.getByRole("radio", { name: "Mind map" }).check();
  await opened.getByRole("button", { name: "Full screen" }).click();
  await expect(opened.getByRole("button", { name: "Back to the page" })).toBeVisible();
  await opened.goBack();
  await expect(opened.getByRole("button", { name: "Full screen" })).toBeVisible();
  await expect(opened).toHaveURL(/note-summarizer/);
  await opened.close();

  await page.goBack();
  await expect(page).toHaveURL(/\/ai-tools$/);
});

test("a file dropped on the desk is what it works on, one that is too long is told the limit, and of nothing nothing is kept [AIX-5]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Cells", cells);
  const { page } = await student.device();
  await page.goto("/ai-tools");
  await expect(page.getByRole("button", { name: "Cells" })).toBeVisible();
  await drop(page, "Rivers.txt", rivers);
  await expect(page.getByRole("button", { name: "Rivers" })).toBeVisible();
  await drop(page, "Book.txt", "word ".repeat(450_000));
  await expect(page.getByText("Book.txt is too long: a text may have 2 MB here.")).toBeVisible();

  await page.getByRole("button", { name: "Rivers" }).click();
  const picker = page.getByRole("dialog", { name: "What to study from" });
  await picker.getByRole("textbox", { name: "Your own text" }).fill("Too short");
  await expect(picker.getByText("2 chosen")).toBeVisible();
  await picker.getByRole("checkbox", { name: "Rivers" }).click();
  await picker.getByRole("button", { name: "Use it" }).click();
  await page.getByRole("link", { name: /^Summarize/ }).click();
  await expect(page.getByText("This text is too short for that.")).toBeVisible();
  await expect(page.getByText(/% shorter/)).toBeHidden();
  await expect(page.getByRole("button", { name: "Keep it" })).toBeHidden();
});

test("a very long title fits, and on a phone the result is seen before its options [SET-3]", async ({
  student,
  server,
}) => {
  const title = `Honors Biology Unit 3 Review Guide: Cellular Respiration and Everything Else ${"UNBREAKABLE".repeat(12)}`;
  const one = await giveNote(server.address, student, title, cells);
  const other = await giveNote(server.address, student, "Rivers", rivers);
  const { page } = await student.device({ viewport: { width: 1440, height: 900 } });
  await page.goto(`/ai-tools/document-comparer?from=note:${one}%20note:${other}`);
  await expect(madeHere(page)).toBeVisible();
  const list = page.getByRole("navigation", { name: "What was found" });
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await goInside(page, `/ai-tools/note-summarizer?from=note:${one}`);
  await expect(madeHere(page)).toBeVisible();
  expect((await from(page).getByRole("heading", { level: 2 }).boundingBox())?.height).toBeLessThan(100);

  const phone = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  await rememberLanguage(phone, "de");
  await phone.page.goto(`/ai-tools/note-summarizer?from=note:${one}`);
  const options = phone.page.getByRole("button", { name: /^Optionen/ });
  await expect(options).toHaveAttribute("aria-expanded", "false");
  await expect(phone.page.getByRole("button", { name: "Stelle 3 zeigen" }).first()).toBeInViewport();
  await options.tap();
  await expect(phone.page.getByRole("combobox", { name: "Lesestufe" })).toBeVisible();
  await fitsItsWidth(phone, "the options of a summary");
  // What takes the texts stays in sight, however long the lists above it are.
  await goInside(phone.page, `/ai-tools/document-comparer?from=note:${other}`);
  await expect(phone.page.getByText("„Rivers“ ist der erste. Zum Vergleichen braucht es noch einen.")).toBeVisible();
  await phone.page.getByRole("button", { name: "Quelle wählen" }).tap();
  const use = phone.page.getByRole("dialog").getByRole("button", { name: "Verwenden" });
  await expect(use).toBeInViewport({ ratio: 1 });
  await expect(phone.page.getByText("Gewählt: Rivers. Wähle noch einen Text.")).toBeVisible();
});

/** As if it were dragged here from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ""], name ?? "", { type: "text/plain" }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}
