import { startTestModelServer } from "@jotter/server/models/test-model-server";
import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { jotson } from "./support/jotson.ts";
import { giveNote } from "./support/note.ts";
import { axeFindings, fitsItsWidth, rememberTheme } from "./support/screen.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/student.ts";
import { giveTerm } from "./support/term.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const dayMs = 86_400_000;

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString("sv-SE", { timeZone: zone });
}

/** The one before must have its answer first. */
function talk(page: Page) {
  const parts = jotson(page);
  const ask = async (question: string) => {
    await expect(parts.chat).toContainText("Online");
    await parts.ask(question);
    await expect(parts.chat).toContainText("Online");
  };
  return { ...parts, ask };
}

async function events(address: string, student: Parameters<typeof pullAll>[1]) {
  const rows = await pullAll(address, student);
  return rows.filter(({ kind, del }) => kind === "event" && !del).map(({ data }) => data);
}

test("an event is understood without a network, shown, changed, added once, seen in the calendar and taken back [CHT-8]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  const { page } = device;
  await giveTerm(server.address, student, Date.now(), zone);
  const before = (await events(server.address, student)).length;
  await page.goto("/calendar");
  const { chat, log, open, ask, input, button } = talk(page);
  await open();
  await ask("when is my chem test");
  await expect(log.getByRole("group", { name: "Proposed event" })).toHaveCount(0);
  await device.goOffline();
  await ask("add my bio test tomorrow at 3pm");
  const card = log.getByRole("group", { name: "Proposed event" });
  await expect(card).toContainText("Bio test");
  await expect(card).toContainText("Exam");
  await expect(card).toContainText("Biology");
  await expect(card).toContainText("3:00 PM");
  await expect(card).toContainText("At the same time: US History");
  await expect(log).toContainText("Answered on this device");
  expect(await axeFindings(page, { within: chat })).toEqual([]);

  // By keyboard alone: changed in place, to an hour that is free, and added.
  await card.getByRole("button", { name: "Change" }).press("Enter");
  await expect(card.getByRole("textbox", { name: "Title" })).toBeFocused();
  await card.getByRole("textbox", { name: "Title" }).fill("Bio unit test");
  await card.getByRole("combobox", { name: "Class" }).selectOption("AP Chemistry");
  await card.getByLabel("From").fill("19:00");
  await expect(card.getByLabel("Until")).toHaveValue("20:00");
  await expect(card).not.toContainText("At the same time");
  expect(await axeFindings(page, { within: chat })).toEqual([]);
  await card.getByRole("textbox", { name: "Title" }).press("Enter");
  await expect(card).toContainText("It’s on your calendar.");
  const undo = card.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await device.goOnline();
  await device.isSaved();
  await expect.poll(() => events(server.address, student)).toHaveLength(before + 1);

  // A reload shows what became of it, and nothing can be added twice.
  await page.reload();
  await button.click();
  await expect(card).toContainText("It’s on your calendar.");
  await expect(card.getByRole("button", { name: "Add" })).toHaveCount(0);
  await card.getByRole("link", { name: "Open calendar" }).click();
  await expect(page).toHaveURL(new RegExp(`day=${dayFromNow(1)}`));
  await expect(page.getByRole("main")).toContainText("Bio unit test");
  await undo.click();
  await expect(page.getByRole("main")).not.toContainText("Bio unit test");
  await card.getByRole("button", { name: "No thanks" }).click();
  await expect(card).toContainText("Not added.");
  await device.isSaved();
  expect(await events(server.address, student)).toHaveLength(before);

  // Where the day is missing it is asked for.
  await ask("add my chem test");
  await expect(log).toContainText("Which day is it?");
  await chat.locator("[class*=chips] button").last().click();
  await expect(card.last()).toContainText("Chem test");
  await expect(card.last()).toContainText("AP Chemistry");
  await expect(input).toBeFocused();
  expect(device.complaints().filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("of several things in one message each has its card: added alone or with all others, and never twice [CHT-6] [CHT-8]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  const { page } = device;
  await giveTerm(server.address, student, Date.now(), zone);
  const before = (await events(server.address, student)).length;
  await page.goto("/calendar");
  const { chat, log, open, ask } = talk(page);
  await open();
  await ask("add bio quiz in 5 days, dentist in 6 days at 3pm and poetry essay due in 8 days 23:59");
  const cards = log.getByRole("group", { name: "Proposed event" });
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toContainText("3:00 PM");
  await expect(cards.nth(2)).toContainText("Assignment");
  expect(await axeFindings(page, { within: chat })).toEqual([]);
  await cards.nth(0).getByRole("button", { name: "Add" }).click();
  await expect(cards.nth(0)).toContainText("It’s on your calendar.");
  await log.getByRole("button", { name: "Add all" }).press("Enter");
  await expect(cards.nth(2)).toContainText("It’s on your calendar.");
  await expect(log.getByRole("button", { name: "Add all" })).toHaveCount(0);
  await expect(cards.nth(0).getByRole("button", { name: "Undo" })).toBeFocused();
  await device.isSaved();
  await expect.poll(() => events(server.address, student)).toHaveLength(before + 3);

  await ask("add dentist in 6 days at 3pm");
  await expect(log).toContainText("“Dentist” is already on your calendar");
  await cards.nth(1).getByRole("button", { name: "Undo" }).click();
  await expect(cards.nth(1).getByRole("button", { name: "Add" })).toBeFocused();
  await device.isSaved();
  await expect.poll(() => events(server.address, student)).toHaveLength(before + 2);
  expect(device.complaints()).toEqual([]);
});

test("a week is planned in free time, the first thing opens, a note is written and cards lead to their page, on a phone too [CHT-8]", async ({
  student,
  server,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 844 } });
  const { page } = device;
  await rememberTheme(device, "light");
  await giveTerm(server.address, student, Date.now(), zone);
  const noteId = await giveNote(server.address, student, "Cells", "Mitosis is the division of a nucleus.");
  const before = (await events(server.address, student)).length;
  await page.goto(`/editor/${noteId}`);
  await expect(device.titleBox).toHaveValue("Cells");
  const { log, open, ask, button } = talk(page);
  await open();
  await ask("plan my week");
  const plan = log.getByRole("group", { name: "Proposed study plan" });
  await expect(plan.getByRole("checkbox").first()).toBeChecked();
  const offered = await plan.getByRole("checkbox").count();
  expect(offered).toBeGreaterThan(2);
  await plan.getByRole("checkbox").first().uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await fitsItsWidth(device, "a plan in the chat");
  await plan.getByRole("button", { name: "Add" }).click();
  await expect(plan).toContainText("Your study blocks are on your calendar.");
  await expect.poll(async () => (await events(server.address, student)).length).toBe(before + offered - 1);
  await plan.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await events(server.address, student)).length).toBe(before);

  await ask("write a note: Mr Diaz said chapter 7 is out");
  const written = log.getByRole("group", { name: "Proposed note" });
  await written.getByRole("button", { name: "Add" }).click();
  await expect(written.getByRole("link", { name: "Open note" })).toHaveAttribute("href", /^\/editor\//);

  await ask("what should i do now");
  const first = (await log.getByRole("link", { name: /^Open: / }).textContent()) ?? "";
  await ask("make flashcards from this note");
  const cards = log.getByRole("link", { name: "Make cards: Cells" });
  await expect(cards).toHaveAttribute("href", `/ai-tools/flashcard-generator?from=note%3A${noteId}`);
  await cards.click();
  await expect(page).toHaveURL(/flashcard-generator/);
  await expect(page.getByRole("main")).toContainText("Cells");

  // The very same first thing as in the Control Room.
  await goThere(page, "/controlRoom");
  const next = page.getByRole("list", { name: "What to do now, most important first" }).getByRole("heading").first();
  await expect(next).toHaveText(first.replace("Open: ", ""));
  await expect(button).toBeVisible();
});

test("where the rules are not sure a model says what is wanted, and it is still only proposed; a visitor is offered nothing [CHT-8] [AIX-7]", async ({
  enrol,
  visitor,
}) => {
  let reply: Readonly<Record<string, unknown>> = {};
  const model = await startTestModelServer({ reply: () => [JSON.stringify(reply)] });
  const server = await startServer({
    env: { AI_BASE_URL: model.openAiUrl, AI_MODEL: "well", AI_API_KEY: "sk-test" },
  });
  try {
    const student = await enrol("Ada", server.address);
    const device = await student.device();
    const { page } = device;
    await giveTerm(server.address, student, Date.now(), zone);
    const before = (await events(server.address, student)).length;
    const day = dayFromNow(3);
    await page.goto("/controlRoom");
    const { log, open, ask } = talk(page);
    await open();
    reply = {
      act: "event",
      type: "exam",
      title: "History quiz",
      class: "US History",
      day,
      time: "",
      until: "",
      weekly: false,
      body: "",
    };
    await ask("just got told we have a quiz in history tomorrow ugh");
    const card = log.getByRole("group", { name: "Proposed event" });
    await expect(card).toContainText("History quiz");
    await expect(log).toContainText("A model read your request. Nothing is written until you say so.");
    expect(JSON.stringify(model.asked.at(-1)?.body)).not.toMatch(/Chem lab report|History midterm/);
    expect(await events(server.address, student)).toHaveLength(before);

    // A class that is none, or a day that does not exist, was made up: nothing is proposed.
    reply = { ...reply, class: "Alchemy" };
    await ask("just got told we have a quiz in history today ugh");
    reply = { ...reply, class: "", day: "2026-02-30" };
    await ask("just got told we have another quiz in history today ugh");
    await expect(card).toHaveCount(1);
    await card.getByRole("button", { name: "Add" }).click();
    await expect.poll(async () => (await events(server.address, student)).length).toBe(before + 1);
  } finally {
    await server.dispose();
    await model.stop();
  }

  await visitor.page.goto("/login");
  const guest = talk(visitor.page);
  await guest.open();
  await guest.ask("add my chem test tomorrow");
  await expect(guest.log).toContainText("I can do that once you are signed in.");
  await expect(guest.log.getByRole("group")).toHaveCount(0);
});

test("what is being changed in a proposal outlives a reload; an event that is there is moved and taken off by Jotson, before and after shown, and both are undone [CHT-8]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  const { page } = device;
  await page.goto("/calendar");
  const { chat, log, open, ask } = talk(page);
  await open();
  await ask(`add dentist on ${dayFromNow(3)} at 3pm`);
  const card = log.getByRole("group", { name: "Proposed event" });
  await card.getByRole("button", { name: "Change" }).click();
  await card.getByRole("textbox", { name: "Title" }).fill("Dentist and bio test");
  await page.reload();
  await open();
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Dentist and bio test");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card).not.toContainText("bio test");
  await expect(card).toContainText("Dentist");
  await card.getByRole("button", { name: "Add" }).click();
  await device.isSaved();
  const starts = async () => (await events(server.address, student)).map((data) => data?.start);
  await expect.poll(starts).toEqual([`${dayFromNow(3)}T15:00`]);

  await ask(`move the dentist to ${dayFromNow(5)}`);
  const [moved, removed] = [0, 1].map((at) => log.getByRole("group", { name: "Proposed change" }).nth(at));
  await expect(moved?.locator("ins") ?? log).toContainText("3:00 PM");
  expect(await axeFindings(page, { within: chat })).toEqual([]);
  await moved?.getByRole("button", { name: "Move" }).click();
  await expect.poll(starts).toEqual([`${dayFromNow(5)}T15:00`]);
  await moved?.getByRole("button", { name: "Undo" }).click();
  await expect.poll(starts).toEqual([`${dayFromNow(3)}T15:00`]);

  await ask("cancel the dentist");
  await removed?.getByRole("button", { name: "Remove" }).click();
  await expect.poll(starts).toEqual([]);
  await removed?.getByRole("button", { name: "Undo" }).click();
  await expect.poll(starts).toEqual([`${dayFromNow(3)}T15:00`]);
});
