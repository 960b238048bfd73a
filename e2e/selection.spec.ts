import { type AskedModel, type Fate, startTestModelServer } from "@jotter/server/models/test-model-server";
import { plantedInstructions } from "@jotter/study-tools/testing/planted-instructions";
import type { Page } from "@playwright/test";
import { goThere } from "./support/inside.ts";
import { jotson } from "./support/jotson.ts";
import { giveNote, openEditor, storedBody } from "./support/note.ts";
import { axeFindings, fitsItsWidth, passesAxe, rememberLanguage } from "./support/screen.ts";
import { startServer } from "./support/server.ts";
import { type Device, expect, test } from "./support/student.ts";

const lead = "Mitosis is the division of a nucleus into two nuclei with the same chromosomes.";
const asides = ["It was raining that day, by the way.", "I liked that picture a lot."] as const;
const spindle = "The spindle is a structure of microtubules that pulls the chromatids apart.";
const cohesin = "Cohesin is a protein complex that holds sister chromatids together, as $F = ma$ says.";
const paragraph = `${lead} ${asides[0]} ${spindle} ${asides[1]} ${cohesin}`;
const filler = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of a long note about cells.`).join("\n\n");
const note = `${filler}\n\n${paragraph}\n\nThe end.`;

/** Selects a line of the open note, or some words of it, as a mouse would leave it. */
async function select({ page }: Device, words: string): Promise<void> {
  const line = page
    .locator(".cm-line")
    .filter({ hasText: words.slice(0, 30) })
    .first();
  await expect(line).toBeVisible();
  await line.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const first = walker.nextNode();
    const from = first?.textContent?.indexOf(wanted) ?? -1;
    element.closest<HTMLElement>(".cm-content")?.focus({ preventScroll: true });
    if (first && from >= 0) getSelection()?.setBaseAndExtent(first, from, first, from + wanted.length);
    else getSelection()?.selectAllChildren(element);
  }, words);
}

const offers = (page: Page) => page.getByRole("group", { name: "With the selected words" });
const bar = (page: Page) => page.getByRole("toolbar", { name: "With the selected words" });
const from = (page: Page) => page.getByRole("region", { name: "From", exact: true });
const inSight = (page: Page, words: string) => page.getByText(words, { exact: false }).first();

async function goToNote(device: Device, id: string): Promise<void> {
  await openEditor(device, id);
  await device.bodyBox.focus();
  await device.page.keyboard.press("Control+End");
}

test("words selected in a note are explained, made into a card, asked for or put to Jotson, and Back leads to their place [NOT-7] [CHT-6]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", note);
  const device = await student.device();
  const { page } = device;
  await goToNote(device, id);
  await select(device, spindle);
  // Of one sentence there is nothing to shorten.
  await expect(offers(page).getByRole("button")).toHaveText(["Explain", "Make a card", "Quiz me", "Ask Jotson"]);
  await page.keyboard.press("Escape");
  await expect(offers(page)).toBeHidden();
  // Nothing for blanks.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(offers(page)).toBeHidden();

  // By keyboard alone.
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Osmosis");
  await page.keyboard.press("Shift+Home");
  await expect(offers(page)).toBeVisible();
  await page.keyboard.press("Alt+F10");
  for (let press = 0; press < 7; press++) await page.keyboard.press("ArrowRight");
  await expect(offers(page).getByRole("button", { name: "Explain" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(device.bodyBox).toBeFocused();

  await select(device, "The spindle is a structure of microtubules");
  await offers(page).getByRole("button", { name: "Explain" }).click();
  await expect(page).toHaveURL(/concept-explainer\?.*about=The/);
  await expect(page.getByRole("textbox", { name: /explain/i }).first()).toHaveValue(
    "The spindle is a structure of microtubules",
  );
  await expect(from(page).getByRole("heading", { name: "Cells" })).toBeVisible();
  await page.goBack();
  await expect(inSight(page, spindle)).toBeInViewport();
  await expect(offers(page)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("The spindle is a structure of microtubules");

  await select(device, paragraph);
  await offers(page).getByRole("button", { name: "Make a card" }).click();
  await expect(page).toHaveURL(/flashcard-generator\?from=text/);
  await expect(from(page).getByRole("heading", { name: "Cells" })).toBeVisible();
  await expect(from(page)).not.toContainText("Line 1 of");
  await expect(page.getByText("protein complex").first()).toBeVisible();
  await page.goBack();
  await expect(inSight(page, spindle)).toBeInViewport();
  // Where the device finds no card, one is begun with the words that were chosen; and their note has what they lack.
  await select(device, asides[1]);
  await offers(page).getByRole("button", { name: "Make a card" }).click();
  await expect(page.getByRole("textbox", { name: "Back" })).toHaveValue(asides[1]);
  await expect(page.getByRole("textbox", { name: "Front" })).toBeFocused();
  await page.goBack();
  await select(device, asides[1]);
  await offers(page).getByRole("button", { name: "Quiz me" }).click();
  await page.getByRole("link", { name: "Questions on the whole note" }).click();
  await expect(page.getByRole("button", { name: "Show the answer" }).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await select(device, paragraph);
  await offers(page).getByRole("button", { name: "Quiz me" }).click();
  await expect(page).toHaveURL(/quiz-generator\?from=text/);
  await expect(page.getByRole("button", { name: "Show the answer" }).first()).toBeVisible();
  await page.goBack();
  await expect(inSight(page, spindle)).toBeInViewport();

  const { input, chat } = jotson(page);
  await jotson(page).open();
  await input.fill("a draft");
  await page.keyboard.press("Escape");
  await select(device, "The spindle is a structure of microtubules");
  await offers(page).getByRole("button", { name: "Ask Jotson" }).click();
  await expect(input).toHaveValue("> The spindle is a structure of microtubules\n\na draft");
  await expect(input).toBeFocused();
  await page.keyboard.type("Why? ");
  await expect(input).toHaveValue("> The spindle is a structure of microtubules\n\nWhy? a draft");
  // Once more, into the window that is open.
  await select(device, lead);
  await offers(page).getByRole("button", { name: "Ask Jotson" }).click();
  await expect(input).toHaveValue(/^> Mitosis is .+\n\n> The spindle/);
  await expect(chat).toBeVisible();
  expect(device.complaints()).toEqual([]);
});

test("a page to be read and an answer of Jotson have the same bar: by mouse, by keyboard and by finger [NOT-7] [CHT-6]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Cells", note);
  const device = await student.device();
  const { page } = device;
  await page.goto(`/editor/${id}/read`);
  const words = page.getByText(lead, { exact: false });
  await words.scrollIntoViewIfNeeded();
  await words.dblclick({ position: { x: 20, y: 12 } });
  await expect(bar(page).getByRole("button")).toHaveText(["Explain", "Make a card", "Quiz me", "Ask Jotson"]);
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText("Alt F10");
  await page.keyboard.press("Alt+F10");
  await expect(bar(page).getByRole("button", { name: "Explain" })).toBeFocused();
  await passesAxe(page, "the bar over a page to be read");
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/flashcard-generator\?from=text/);
  await expect(from(page).getByRole("heading", { name: "Cells" })).toBeVisible();
  await page.goBack();
  await expect(words).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);

  // A formula is taken as it is typed, and a long passage is cut with a word said.
  await words.evaluate((element) => getSelection()?.selectAllChildren(element));
  await bar(page).getByRole("button", { name: "Ask Jotson" }).click();
  const { input, log, ask } = jotson(page);
  await expect(input).toHaveValue(new RegExp(`^> ${lead}.*\\$F = ma\\$ says\\.\\n\\n$`));
  // The bar of these words is not to be taken for that of the next.
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    const sheet = document.querySelector("[data-sheet]");
    if (sheet) getSelection()?.selectAllChildren(sheet);
  });
  await bar(page).getByRole("button", { name: "Explain" }).click();
  await expect(page.getByText("only the beginning was used")).toBeVisible();
  await expect(page).toHaveURL(/concept-explainer/);

  await ask("12 * 12 = ?");
  await expect(log).toContainText("144");
  await log.locator("[data-answer]").evaluate((element) => getSelection()?.selectAllChildren(element));
  await expect(bar(page)).toBeVisible();
  await passesAxe(page, "the bar over an answer");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await expect(log).toBeVisible();
  await log
    .locator("[data-answer] p")
    .first()
    .evaluate((element) => getSelection()?.selectAllChildren(element));
  await bar(page).getByRole("button", { name: "Ask Jotson" }).click();
  await expect(input).toHaveValue(/^> /);
  await log.locator("[data-answer]").evaluate((element) => getSelection()?.selectAllChildren(element));
  await bar(page).getByRole("button", { name: "Quiz me" }).click();
  await expect(from(page).getByRole("heading", { name: "12 * 12 = ?" })).toBeVisible();

  // For a finger below the words: above them is the phone's own menu.
  const phone = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  await rememberLanguage(phone, "de");
  await phone.page.goto(`/editor/${id}/read`);
  const line = phone.page.getByText(lead, { exact: false });
  await line.scrollIntoViewIfNeeded();
  await line.evaluate((element) => {
    const [words] = element.childNodes;
    if (words) getSelection()?.setBaseAndExtent(words, 0, words, 20);
  });
  const german = phone.page.getByRole("toolbar", { name: "Mit dem markierten Text" });
  await expect(german).toBeVisible();
  const selected = await phone.page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0);
  expect((await german.boundingBox())?.y).toBeGreaterThan(selected);
  await fitsItsWidth(phone, "the bar on a phone");
  await goThere(phone.page, `/editor/${id}`);
  await phone.page.locator(".cm-content").focus();
  await phone.page.keyboard.press("Control+End");
  await select(phone, paragraph);
  await expect(german.getByRole("button")).toHaveCount(5);
  await fitsItsWidth(phone, "the strip on a phone");
  for (const button of await german.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  await german.getByRole("button", { name: "Kürzen" }).tap();
  await expect(phone.page.getByRole("button", { name: "Alle annehmen" })).toBeVisible();
  await fitsItsWidth(phone, "a proposal on a phone");
  expect(await axeFindings(phone.page)).toEqual([]);
  expect(device.complaints()).toEqual([]);
});

test("the device proposes what could go: nothing changes before it is accepted, piece by piece, and undo takes it back [NOT-7] [AIX-6]", async ({
  student,
  server,
}) => {
  const body = `# Cells\n\n${paragraph}\n\nThe end.`;
  const id = await giveNote(server.address, student, "Cells", body);
  const device = await student.device();
  const other = await student.device();
  const { page } = device;
  const going = page.locator("del.j-going");
  const shorten = async () => {
    await select(device, paragraph);
    await offers(page).getByRole("button", { name: "Shorten" }).click();
    await expect(page.getByText("2 changes · made on this device")).toBeVisible();
  };
  await openEditor(device, id);
  await shorten();
  await expect(going).toHaveText(asides.map((aside) => `${aside} `));
  await passesAxe(page, "a proposal");
  // Whoever hears the page knows which words each of them is about.
  for (const aside of asides) {
    await expect(page.getByRole("button", { name: `Accept: ${aside}`, exact: true })).toHaveCount(1);
    await expect(page.getByRole("button", { name: `Reject: ${aside}`, exact: true })).toHaveCount(1);
  }

  // The student goes on at the end, another device at the beginning.
  await device.addWords(" Really.");
  await device.isSavedHere();
  await device.isSaved();
  await openEditor(other, id);
  await expect(other.bodyBox).toContainText("The end. Really.");
  await expect(other.bodyBox).toContainText(asides[0]);
  await other.bodyBox.focus();
  await other.page.keyboard.press("Control+Home");
  await other.page.keyboard.press("End");
  await other.page.keyboard.type(" of life");
  await expect(device.bodyBox).toContainText("Cells of life");
  await expect(going).toHaveCount(2);

  await page.getByRole("button", { name: `Accept: ${asides[0]}`, exact: true }).click();
  await expect(going).toHaveText([`${asides[1]} `]);
  await expect(page.getByText("1 change · made on this device")).toBeVisible();
  const expected = (text: string) => `# Cells of life\n\n${text}\n\nThe end. Really.`;
  const stored = () => storedBody(server.address, student, id);
  await expect.poll(stored).toBe(expected(paragraph.replace(`${asides[0]} `, "")));
  await page.keyboard.press("Control+z");
  await expect.poll(stored).toBe(expected(paragraph));
  await expect(going).toHaveCount(1);
  // Its own words are changed: it is proposed no more.
  await page.keyboard.press("Control+Home");
  await page.getByText(asides[1]).dblclick();
  await page.keyboard.type("x");
  await expect(going).toHaveCount(0);
  await expect(page.getByText("made on this device")).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect.poll(stored).toBe(expected(paragraph));

  // By keys alone: one yes, one no.
  await shorten();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Alt+Shift+Enter");
  await expect(going).toHaveText([`${asides[1]} `]);
  await page.keyboard.press("Alt+Enter");
  await expect(going).toHaveCount(0);
  await expect.poll(stored).toBe(expected(paragraph.replace(`${asides[1]} `, "")));
  await page.keyboard.press("Control+z");
  await expect.poll(stored).toBe(expected(paragraph));

  // The bar itself by keys: it is gone with what was pressed on it, and the student writes on.
  await select(device, paragraph);
  await expect(offers(page).getByRole("button", { name: "Shorten" })).toBeVisible();
  // What needs a model is not offered where there is none. [AIX-6]
  await expect(offers(page).getByRole("button", { name: "Simplify" })).toBeHidden();
  await page.keyboard.press("Alt+F10");
  for (let press = 0; press < 20; press++) {
    if (
      await offers(page)
        .getByRole("button", { name: "Shorten" })
        .evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await expect(going).toHaveCount(2);
  await expect(device.bodyBox).toBeFocused();
  expect(device.complaints()).toEqual([]);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(stored).toBe(expected(`${lead} ${spindle} ${cohesin}`));
  await page.keyboard.press("Control+z");
  await expect.poll(stored).toBe(expected(paragraph));

  // Who leaves the note leaves the proposal.
  await shorten();
  await page.getByRole("link", { name: "Your Notes" }).click();
  await device.openNote("Cells");
  await expect(device.bodyBox).toContainText(asides[0]);
  await expect(going).toHaveCount(0);
  expect(await stored()).toBe(expected(paragraph));

  await select(device, "The end");
  await expect(offers(page).getByRole("button", { name: "Quiz me" })).toBeVisible();
  await expect(offers(page).getByRole("button", { name: "Shorten" })).toBeHidden();
  expect(device.complaints()).toEqual([]);
});

test("a model's wording is a proposal too: said by whom, stopped, failed and listed, and no order in the text is followed [NOT-7] [AIX-2] [AIX-7] [AIX-8]", async ({
  enrol,
}) => {
  test.slow();
  let fate: (call: AskedModel) => Fate = () => "well";
  let reply = "";
  const model = await startTestModelServer({ fate: (call) => fate(call), reply: () => [reply] });
  const server = await startServer({
    env: {
      AI_PROVIDER: "gemini",
      AI_BASE_URL: model.geminiUrl,
      AI_API_KEY: "sk-secret",
      AI_MODEL: "primary",
      AI_FALLBACK_MODEL: "primary",
    },
  });
  try {
    const student = await enrol("Ada", server.address);
    const planted = plantedInstructions[0] ?? "";
    const text = `${paragraph} ${planted}`;
    const id = await giveNote(server.address, student, "Cells", `${text}\n\nThe end.`);
    const device = await student.device();
    const { page } = device;
    const stored = () => storedBody(server.address, student, id);
    const press = async (name: "Shorten" | "Simplify") => {
      await select(device, text);
      await offers(page).getByRole("button", { name }).click();
    };
    await openEditor(device, id);

    fate = () => "quota";
    await press("Simplify");
    await expect(page.getByRole("alert").filter({ hasText: "Simplification" })).toHaveText(
      "Simplification failed: API quota exceeded. Please check your Google Cloud billing and quotas.",
    );
    await passesAxe(page, "a failure");
    fate = () => "slow-start";
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Simplifying…")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Simplifying…")).toBeHidden();
    // Half an answer would take away the other half of the text.
    fate = () => "cut";
    await press("Shorten");
    await expect(page.getByText(/^Shortening failed: This is more than/)).toBeVisible();

    fate = () => "well";
    reply = `${lead} ${spindle.replace("is a structure of microtubules that", "is made of tiny tubes and")} ${cohesin.replace("F = ma", "F = mb")} See https://evil.example. ${planted}`;
    await press("Simplify");
    await expect(page.getByText(/ · made by primary · changes to formulas or links were left out/)).toBeVisible();
    await expect(page.locator("ins.j-coming")).toHaveText(["made of tiny tubes and"]);
    await expect(page.locator("del.j-going")).toHaveText([
      `${asides[0]} `,
      "a structure of microtubules that",
      `${asides[1]} `,
    ]);
    expect(await stored()).toBe(`${text}\n\nThe end.`);
    await page
      .getByRole("button", { name: /^Accept: / })
      .nth(1)
      .click();
    await expect
      .poll(stored)
      .toBe(`${text.replace("a structure of microtubules that", "made of tiny tubes and")}\n\nThe end.`);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Reject all" }).click();
    await expect.poll(stored).toBe(`${text}\n\nThe end.`);
    const body = model.asked.at(-1)?.body;
    const system = JSON.stringify(body?.systemInstruction ?? body?.system_instruction);
    expect(system).not.toContain(planted.slice(0, 40));
    expect(JSON.stringify(body)).toContain(planted.slice(0, 40));

    reply = text;
    await press("Shorten");
    await expect(page.getByText("There’s nothing to leave out here.")).toBeVisible();

    await goThere(page, "/settings/sent");
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Cells" }).first()).toContainText(
      "gemini · primary",
    );

    // Nothing leaves a device whose student does not want it: then it does what it can.
    await goThere(page, "/settings#assistant");
    await page.getByRole("switch", { name: /only on this device|this device only/i }).click();
    await openEditor(device, id);
    const asked = model.asked.length;
    await press("Shorten");
    await expect(page.getByText(/made on this device/)).toBeVisible();
    await expect(offers(page).getByRole("button", { name: "Simplify" })).toBeHidden();
    expect(model.asked).toHaveLength(asked);
  } finally {
    await server.dispose();
    await model.stop();
  }
});
