import { readFile } from "node:fs/promises";
import { pullAll } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, goInside, passesAxe, standsStill } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";
import { giveBareExam, giveStudyTerm } from "./support/study-term.ts";

const percent = /\d+%/;

test("cards, quizzes, exams and grades are one account: on the Control Room, the desk and the page of a class [DSH-2] [DSH-4]", async ({
  student,
  server,
}) => {
  test.slow();
  const ids = await giveStudyTerm(server.address, student, Date.now());
  const device = await student.device();
  const { page } = device;

  // Ready for the next exam: a figure, what it rests on, and how good the last one was.
  await page.goto("/controlRoom");
  const ready = page.getByRole("region", { name: /^Ready for / });
  await expect(ready).toContainText(/\d+%of “Cell division” you would know now/);
  await expect(ready.getByRole("img", { name: /You would know \d+% of “Cell division” today/ })).toBeVisible();
  await expect(ready).toContainText("Based on 6 cards. 1 card has not been asked yet and counts as not known.");
  await expect(ready).toContainText("There is nothing yet on 1 topic: Nondisjunction.");
  await expect(ready).toContainText("Last time we said 84% and you got 87%.");
  await expect(ready.getByRole("list", { name: "The exams after that" })).toContainText("Transport");
  await standsStill(page);
  await passesAxe(page, "Control Room before an exam");

  // The next time its place is kept from the start: nothing jumps when it is reckoned.
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const place = document.querySelector("[data-ready-place]");
      if (!place) return;
      Object.assign(window, { keptHeight: place.getBoundingClientRect().height });
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(ready).toContainText(percent);
  const kept = await page.evaluate(() => (window as { keptHeight?: number }).keptHeight ?? 0);
  const { height = 0 } = (await ready.boundingBox()) ?? {};
  expect(Math.abs(kept - height)).toBeLessThan(30);

  // A limit that leaves a card out until the exam says so, and is raised with one press.
  await goThere(page, `/cards/${ids.cells}`);
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Deck settings" }).click();
  await page.getByLabel("New cards per day").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  const leftOut = page.getByText("With 0 new cards a day, 1 card will not be seen before the exam.");
  await expect(leftOut).toBeVisible();
  await goInside(page, "/ai-tools");
  await expect(leftOut).toBeVisible();
  await goInside(page, "/controlRoom");
  await expect(leftOut).toBeVisible();
  await page.getByRole("button", { name: "Raise to 1 new card a day" }).click();
  await expect(leftOut).toBeHidden();
  await page.goto("/controlRoom");

  // What fades, what was wrong and what is not begun stand with the rest, each with a button that opens it.
  const next = page.getByRole("region", { name: "Next up" }).getByRole("listitem");
  const reviewLink = next.getByRole("link", { name: /min: Cell division: review \d cards$/ });
  await expect(reviewLink).toHaveAttribute("href", `/cards/${ids.cells}/review`);
  await expect(next.filter({ hasText: "Cell division" })).toContainText(/fading: \d+%/);
  await expect(
    next.filter({ hasText: "2 mistakes in “Solutions”" }).getByRole("link", { name: /^Try again/ }),
  ).toHaveAttribute("href", `/quiz/${ids.quiz}`);
  await expect(next.filter({ hasText: "Transport" })).toContainText("no cards yet");
  await expect(next.getByRole("link", { name: "Make cards: Transport" })).toHaveAttribute("href", /from=note%3A/);
  await expect(next.filter({ hasText: "Vocabulary: review 3 cards" })).toContainText("3 cards fading");

  // What was said is kept with the exam, once a day.
  await device.isSaved();
  const said = async () => {
    const row = (await pullAll(server.address, student)).find(({ id }) => id === ids.exam);
    return (row?.data?.predictions as readonly { readonly share: number }[] | undefined) ?? [];
  };
  await expect.poll(async () => (await said()).length).toBe(1);
  expect((await said())[0]?.share).toBeGreaterThan(0.3);

  // The button opens exactly that review; what is answered there changes what is said here.
  const before = await ready.locator("b").first().textContent();
  const asked = Number(/review (\d+) cards/.exec((await reviewLink.getAttribute("aria-label")) ?? "")?.[1]);
  await reviewLink.click();
  // One of them may be new, and is looked at twice.
  await expect(page.getByText(new RegExp(`of (${asked}|${asked + 1}) answers$`)).first()).toBeVisible();
  for (let at = 0; at < 3; at++) {
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.getByRole("button", { name: /Good/ }).click();
  }
  await goThere(page, "/controlRoom");
  await expect(ready.locator("b").first()).toHaveText(percent);
  await expect(ready.locator("b").first()).not.toHaveText(before ?? "");
  await device.isSaved();
  expect(await said()).toHaveLength(1);

  // The desk begins with the same exam.
  await goThere(page, "/ai-tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^“Cell division” is (on \w+|tomorrow)\. /);
  const now = page.getByRole("region", { name: "What to do now" });
  await expect(now).toContainText("Fading fastest");
  await expect(now).toContainText(/Meiosis\d+%3 cards/);
  await now.getByRole("button", { name: "Why this first?" }).click();
  await expect(now.getByRole("list").first()).toContainText("exam");
  // There is no note to be asked about.
  await expect(now.getByRole("link", { name: "Quiz me instead" })).toBeHidden();
  await expect(page.getByRole("link", { name: "All decks" })).toBeVisible();
  await standsStill(page);
  await passesAxe(page, "desk before an exam");

  // The name of the class leads to all that is known of it.
  await now.getByRole("link", { name: "Biology" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Biology" })).toBeVisible();
  const row = (topic: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: topic }) });
  await expect(row("Mitosis")).toContainText(percent);
  await expect(row("Meiosis")).toContainText(percent);
  await expect(row("Meiosis").getByRole("link", { name: "Not read yet: Cell division" })).toHaveAttribute(
    "href",
    "/textbook/biology/cell-division",
  );
  await expect(row("Nondisjunction").getByRole("link", { name: "Start it: Nondisjunction" })).toHaveAttribute(
    "href",
    `/editor?class=${ids.biology}&title=Nondisjunction`,
  );
  const has = page.getByRole("region", { name: "In this class" });
  await expect(has.getByRole("listitem").filter({ hasText: "1 deck" }).first()).toContainText("6 cards");
  await expect(has).toContainText("1 grade");

  // What all this rests on goes out as a table in words.
  const rests = page.getByText(/^These figures are based on \d+ answers to cards and 1 grade\./);
  const answers = Number(/\d+/.exec((await rests.textContent()) ?? "")?.[0]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a table" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Biology evidence \d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(head).toBe("Time (UTC),Kind,Class,Topic,From,Known (0 to 1),Seconds,Planned seconds,Id");
  expect(lines.filter((line) => /Z,Card,Biology,(Mitosis|Meiosis),[\w ]+,[01],[\d.]*,/.test(line))).toHaveLength(
    answers,
  );
  expect(lines.filter((line) => line.includes(",Grade,Biology,,Genes,0.87,,"))).toHaveLength(1);
  await standsStill(page);
  await passesAxe(page, "class");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [new URL(page.url()).pathname, "/ai-tools", "/controlRoom"]) {
    if (path !== new URL(page.url()).pathname) await goInside(page, path);
    await expect(page.getByRole("img", { name: /^You would know/ }).first()).toBeVisible();
    await fitsItsWidth(device, path);
    await passesAxe(page, `${path} on a phone`);
  }
  expect(device.complaints()).toEqual([]);
});

test("without a card or a quiz nothing is said of what is known, and the way to cards is there [DSH-4]", async ({
  student,
  server,
}) => {
  const note = await giveBareExam(server.address, student, Date.now());
  const { page } = await student.device();
  await page.goto("/controlRoom");
  const ready = page.getByRole("region", { name: /^Ready for / });
  await expect(ready).toContainText("Nothing to go on yet");
  await expect(ready).not.toContainText(percent);
  await goThere(page, "/ai-tools");
  const now = page.getByRole("region", { name: "What to do now" });
  await expect(now.getByRole("link", { name: "Quiz me instead" })).toHaveAttribute("href", /quiz-generator\?from=note/);
  await page.goBack();
  await ready.getByRole("link", { name: "Make cards from its notes" }).click();
  await expect(page).toHaveURL(new RegExp(`/ai-tools/flashcard-generator\\?from=note(:|%3A)${note}`));
  await goThere(page, "/ai-tools");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Make them from its notes");
});
