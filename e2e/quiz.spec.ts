import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pullAll, push, type StudentAccount } from "./support/account.ts";
import { giveNote } from "./support/note.ts";
import { fitsItsWidth, goInside, passesAxe, speakIn, tabTo } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const steps = ["Rinse the burette", "Fill it with the base", "Add the indicator"];
const titration = [
  "# Titration",
  "",
  "A buffer is a solution that keeps its pH when a little acid or base is added. The burette is a glass tube that lets out the base drop by drop. The indicator is a dye that changes its colour at the end point.",
  "",
  "The titration took about 20 minutes in our laboratory. Soren Sorensen proposed the pH scale in Copenhagen in 1909.",
  "",
  "How to titrate:",
  "",
  ...steps.map((step, at) => `${at + 1}. ${step}`),
].join("\n");

const shared = { options: [] as string[], explanation: "", difficulty: "medium", language: "en" };

/** Seven questions of seven kinds, each with its line in the note. */
function questionsOn(noteId: string) {
  const cite = (quote: string) => {
    const from = titration.indexOf(quote);
    return [{ sourceId: `note:${noteId}`, quote, from, to: from + quote.length }];
  };
  const took = cite("The titration took about 20 minutes in our laboratory.");
  return [
    {
      ...shared,
      type: "choice",
      prompt: "What keeps its pH when a little acid is added?",
      options: ["A burette", "A buffer", "A dye", "A drop"],
      answer: "A buffer",
      citations: cite("A buffer is a solution that keeps its pH when a little acid or base is added."),
    },
    { ...shared, type: "numeric", prompt: "How long did the titration take?", answer: "20 minutes", citations: took },
    {
      ...shared,
      type: "ordering",
      prompt: "Put these in the right order: How to titrate",
      options: ["Add the indicator", "Rinse the burette", "Fill it with the base"],
      answer: steps.join(" → "),
      answers: steps,
      citations: cite(steps.map((step, at) => `${at + 1}. ${step}`).join("\n")),
    },
    {
      ...shared,
      type: "multiple",
      prompt: "Which of these are needed?",
      options: ["burette", "telescope", "indicator", "magnet"],
      answer: "burette, indicator",
      answers: ["burette", "indicator"],
      citations: cite("The burette is a glass tube"),
    },
    {
      ...shared,
      type: "true-false",
      prompt: "Soren Sorensen proposed the pH scale in 1929.",
      answer: "false",
      citations: cite("Soren Sorensen proposed the pH scale in Copenhagen in 1909."),
    },
    {
      ...shared,
      type: "cloze",
      prompt: "The _____ is a dye that changes its colour at the end point.",
      answer: "indicator",
      citations: cite("The indicator is a dye that changes its colour at the end point."),
    },
    {
      ...shared,
      type: "short",
      prompt: "Where was the pH scale proposed?",
      answer: "Copenhagen",
      citations: cite("Soren Sorensen proposed the pH scale in Copenhagen in 1909."),
    },
  ];
}

let sent = 0;

/** A quiz on the server already, as if begun on another device. */
async function giveQuiz(address: string, student: StudentAccount, noteId: string, some: object = {}): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const data = {
    title: "Titration",
    classId: null,
    sources: [{ kind: "note", id: noteId, title: "Titration" }],
    questions: questionsOn(noteId),
    marked: "each",
    answers: [],
    startedAt: now,
    finishedAt: null,
    createdAt: now,
    updatedAt: now,
    ...some,
  };
  sent += 1;
  const op = { kind: "quiz", id, ifRev: 0, n: 500 + sent, v: 1, data, del: false, at: now };
  const [result] = await push(address, student, "elsewhere", [op]);
  if (result?.status !== "ok") throw new Error(`The server refused the quiz: ${JSON.stringify(result)}`);
  return id;
}

const asked = (page: Page, words: string | RegExp) => expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
const check = (page: Page) => page.getByRole("button", { name: "Check" });
/** What is said after Check, to those who listen too. */
const told = (page: Page, words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeAttached();
const field = (page: Page) => page.getByRole("textbox");

test("a text becomes a quiz, which is left, resumed, marked, corrected and repeated, all by keyboard [QUZ-1] [QUZ-2]", async ({
  student,
  server,
}) => {
  const noteId = await giveNote(server.address, student, "Titration", titration);
  const device = await student.device();
  const { page } = device;
  await page.goto(`/ai-tools/quiz-generator?from=note:${noteId}`);
  const start = page.getByRole("button", { name: "Start the quiz" });
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/quiz\//);
  await expect(page.getByRole("img", { name: "Question 1 of 5, 0 answered" })).toBeVisible();
  // Whoever takes a quiz has nothing else before their eyes.
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open Jotson" })).toHaveCount(0);

  const id = await giveQuiz(server.address, student, noteId);
  await page.goto(`/quiz/${id}`);
  await asked(page, "What keeps its pH when a little acid is added?");
  await page.keyboard.press("a");
  await page.keyboard.press("g");
  await expect(page.getByRole("checkbox", { name: /I’m guessing/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await told(page, "Not right. Answer: A buffer");
  await expect(page.locator("s")).toHaveText("A burette");
  const passage = page.getByRole("button", { name: "Show the passage: Titration" });
  await passage.click();
  await expect(page.getByRole("dialog", { name: "Titration" }).locator("mark")).toContainText("A buffer is a solution");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Next" }).press("Enter");

  await asked(page, "How long did the titration take?");
  // Its field has the focus: what it asks is told besides.
  await told(page, "How long did the titration take?");
  // No answer at all is neither marked nor counted.
  await field(page).fill("idk");
  await page.keyboard.press("Enter");
  await told(page, "That isn’t a number yet, so it wasn’t counted.");
  await asked(page, "How long did the titration take?");
  await field(page).fill("1/3 h");
  await expect(page.getByText(/^read as 0\.333/)).toBeVisible();
  await page.keyboard.press("Enter");
  await told(page, "Right.");

  // A reload in the middle: what was answered stands, and the next open question is asked.
  await page.reload();
  await asked(page, /^Put these in the right order/);
  await expect(page.getByRole("img", { name: "Question 3 of 7, 2 answered" })).toBeVisible();
  const first = page.getByRole("button", { name: "1 Add the indicator" });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "3 Add the indicator" })).toBeFocused();
  await check(page).click();
  await told(page, "Right.");
  await page.keyboard.press("Enter");

  await asked(page, "Which of these are needed?");
  await page.keyboard.press("1");
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await told(page, "Right.");
  await page.keyboard.press("Enter");

  await asked(page, "Soren Sorensen proposed the pH scale in 1929.");
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "This question is wrong" }).click();

  // It is out: six are left, and what was wrong in it counts for nothing.
  await asked(page, /is a dye/);
  await expect(page.getByRole("img", { name: "Question 5 of 6, 4 answered" })).toBeVisible();
  await field(page).fill("the dye stuff");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I was right" }).click();
  await told(page, "Right.");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Skip" }).click();

  await asked(page, "Four of six. Two to learn");
  const toLearn = page.getByRole("region", { name: "To learn" });
  await expect(toLearn.getByRole("article")).toHaveCount(2);
  await expect(toLearn).toContainText("A buffer");
  await expect(toLearn).toContainText("not answered");
  await expect(page.getByRole("list", { name: "You knew these" }).getByRole("listitem")).toHaveCount(4);
  await passesAxe(page, "result");

  // The log of answers is on the server: another device has the same result.
  await expect
    .poll(async () => (await pullAll(server.address, student)).find((row) => row.id === id)?.data?.finishedAt)
    .toEqual(expect.any(Number));
  const other = await student.device();
  await other.page.goto(`/quiz/${id}`);
  await asked(other.page, "Four of six. Two to learn");

  await page.getByRole("button", { name: "Only the mistakes" }).click();
  await asked(page, "What keeps its pH when a little acid is added?");
  await page.getByRole("button", { name: "A buffer" }).click();
  await page.keyboard.press("Enter");
  await told(page, "Right.");
  await page.keyboard.press("Enter");
  await asked(page, "Where was the pH scale proposed?");
  await field(page).fill("copenhagen");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "See the result" }).click();
  await asked(page, "Two of two. Nothing left to learn");
  await expect(page.getByText("Last time you knew 0 of these 2, now 2.")).toBeVisible();

  // What is unfinished comes first.
  await page.goto(`/ai-tools/quiz-generator?from=note:${noteId}`);
  const left = page.getByRole("region", { name: "Quizzes" });
  await expect(left.getByRole("link")).toHaveText([/0 of 5 answered/, /2 of 2 right/, /4 of 6 right/]);
  expect(device.complaints()).toEqual([]);
});

test("a mock exam is marked at the end, its clock survives a reload and no network, and it fits a phone in six languages [QUZ-1]", async ({
  student,
  server,
}) => {
  const noteId = await giveNote(server.address, student, "Titration", titration);
  const begun = Date.now() - 3 * 60_000;
  const id = await giveQuiz(server.address, student, noteId, { marked: "end", minutes: 11, startedAt: begun });
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  const { page, context } = device;
  await page.goto(`/quiz/${id}`);
  const clock = page.getByRole("timer", { name: "Time left" });
  await expect(clock).toHaveText(/^7:\d\d$/);
  await passesAxe(page, "question");
  await context.setOffline(true);
  await page.getByRole("button", { name: "A buffer" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  // Nothing is told before the end, and one can go back.
  await asked(page, "How long did the titration take?");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "A buffer" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Next" }).click();
  // What is no answer is said to be none; who goes on all the same has left it open.
  await field(page).fill("abc");
  await page.getByRole("button", { name: "Next" }).click();
  await told(page, "That isn’t a number yet");
  await page.getByRole("button", { name: "Next" }).click();
  await asked(page, /^Put these in the right order/);
  await expect(page.getByRole("img", { name: "Question 3 of 7, 1 answered" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await field(page).fill("20 min");
  await page.getByRole("button", { name: "Next" }).click();
  await asked(page, /^Put these in the right order/);
  const from = await page.getByRole("button", { name: /^\d Add the indicator/ }).boundingBox();
  const to = await page.getByRole("button", { name: /^\d Fill it with the base/ }).boundingBox();
  if (!from || !to) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + 30, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "3 Add the indicator" })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(clock).toHaveText(/^[67]:\d\d$/);
  await expect(page.getByRole("img", { name: "Question 3 of 7, 2 answered" })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Finish here" }).click();
  // What stood there when it ended counts, though nobody pressed Next.
  await asked(page, "Three of seven. Four to learn");

  // The time is up, whether anybody was there or not.
  const late = await giveQuiz(server.address, student, noteId, { marked: "end", minutes: 1, startedAt: begun });
  await page.goto(`/quiz/${late}`);
  await asked(page, "Zero of seven. Seven to learn");

  const phone = await student.device({ viewport: { width: 360, height: 640 }, touch: true });
  await phone.page.goto("/controlRoom");
  for (const language of ["de", "fr", "es", "ja", "zh"]) {
    const open = await giveQuiz(server.address, student, noteId);
    await speakIn(phone, language);
    await goInside(phone.page, `/quiz/${open}`);
    await expect(phone.page.locator("html")).toHaveAttribute("lang", language);
    await expect(phone.page.getByRole("group").getByRole("button")).toHaveCount(4);
    await fitsItsWidth(phone, `question, ${language}`);
    await phone.page.getByRole("group").getByRole("button").first().click();
    await phone.page.locator("button[type=submit]").click();
    await expect(phone.page.locator("[data-verdict]")).toBeInViewport({ ratio: 1 });
    await fitsItsWidth(phone, `verdict, ${language}`);
    await goInside(phone.page, `/quiz/${id}`);
    await expect(phone.page.getByRole("article")).toHaveCount(4);
    await fitsItsWidth(phone, `result, ${language}`);
  }
});
