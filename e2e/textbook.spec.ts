import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { fitsItsWidth, passesAxe, speakIn } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const chapter = "/textbook/algebra-1/linear-equations";

async function kinds(address: string, student: Parameters<typeof pullAll>[1], kind: string) {
  return (await pullAll(address, student)).filter((row) => row.kind === kind && !row.del);
}

async function openChapter(page: Page, path = chapter): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Linear equations" })).toBeVisible();
}

test.describe("the textbook [TXT-1]", () => {
  test("a term is looked up, a chapter is read in both themes and on a phone, and says what axe wants to hear", async ({
    student,
  }) => {
    const device = await student.device();
    const { page } = device;
    await page.goto("/textbook");
    await page.getByRole("searchbox", { name: "Search the textbook" }).fill("punnett");
    await expect(page.getByRole("link", { name: /Inheritance/ })).toBeVisible();
    for (const [typed, chapter] of [
      ["F = ma", /Forces/],
      ["quadradic", /Quadratic equations/],
      ["三平方の定理", /Right triangles/],
    ] as const) {
      await page.getByRole("searchbox", { name: "Search the textbook" }).fill(typed);
      await expect(page.getByRole("main").getByRole("link").first()).toHaveAccessibleName(chapter);
    }
    await page.getByRole("searchbox", { name: "Search the textbook" }).fill("(");
    await expect(page.getByText("No chapter mentions that. Try a different word.")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.insertText("b^2-4ac");
    await expect(page.getByRole("option", { name: /Quadratic equations.*√\(b²-4ac\)/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search the textbook" }).fill("distributive property");
    await page
      .getByRole("link", { name: /Expressions/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Expressions" })).toBeVisible();
    await expect(page.getByRole("slider")).toBeVisible();
    const inOrder = "a chapter with things to be put in order";
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await fitsItsWidth(device, `chapter, ${width}`);
      await passesAxe(page, `chapter, ${width}`);
    }
    await page.goto("/textbook/calculus/derivative");
    await expect(page.getByRole("button", { name: "Move up: write (f(a+h)-f(a))/h" })).toBeVisible();
    await page.goto("/textbook/biology/cell-division");
    await expect(page.getByRole("button", { name: /^1 (pro|meta|ana|telo)phase$/ })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await fitsItsWidth(device, `${inOrder}, ${width}`);
      await passesAxe(page, `${inOrder}, ${width}`);
    }
  });

  test("a step is tried first, another one is shown, and a reload finds both the steps and the place", async ({
    student,
  }) => {
    const { page } = await student.device();
    await openChapter(page);
    const example = page.locator("#worked-1");
    await example.getByRole("button", { name: "Try step 1 first" }).click();
    await expect(example.getByLabel("Your step 1")).toHaveAccessibleDescription("Solve 5(x-2)=3x+4.");
    await example.getByLabel("Your step 1").fill("2x = 99");
    await example.getByRole("button", { name: "Check" }).click();
    await expect(example.getByText("That doesn’t follow.")).toBeVisible();
    // What is no line, and what stands there already, uncovers nothing.
    await example.getByLabel("Your step 1").fill("banana");
    await page.keyboard.press("Enter");
    await expect(example.getByRole("status")).toContainText("can’t be read as math yet");
    await expect(example.getByLabel("Your step 1")).toBeFocused();
    await example.getByLabel("Your step 1").fill("5(x-2) = 3x+4");
    await page.keyboard.press("Enter");
    await expect(example.getByRole("status")).toContainText("already there");
    await expect(example.getByText("step 1 of 4")).toHaveCount(0);
    await example.getByLabel("Your step 1").fill("5x-10=3x+4");
    await page.keyboard.press("Enter");
    await expect(example.getByText("That’s right.")).toBeFocused();
    await expect(example.getByText("step 1 of 4")).toBeVisible();
    await example.getByRole("button", { name: "Show step 2" }).click();
    await expect(example.getByText("step 2 of 4")).toBeVisible();
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Rules" }).click();
    await page.evaluate(() => scrollBy(0, document.getElementById("checks")?.getBoundingClientRect().top ?? 0));
    const topOf = (id: string) =>
      page.evaluate((part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? -1), id);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("jotter:chapter-places"))).toContain("checks");
    await page.reload();
    await expect(example.getByText("step 2 of 4")).toBeAttached();
    // The address still names the rules.
    await expect.poll(() => topOf("checks")).toBeLessThan(40);
    expect(await topOf("checks")).toBeGreaterThan(-40);
    // Who drags the scrollbar meanwhile stays where they are, also when the page grows.
    await page.reload();
    await expect(page.locator("#checks h2")).toBeFocused();
    await page.evaluate(() => scrollTo(0, 120));
    await page.waitForTimeout(200);
    await page.evaluate(() =>
      document.querySelector("[data-book]")?.append("\n".repeat(3), document.createElement("hr")),
    );
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(120);

    // On paper: every step, and nothing of the app around the chapter.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(example.getByRole("listitem")).toHaveCount(4);
  });

  test("an answer is marked, kept as a quiz, and a miss becomes a card", async ({ student, server }) => {
    const { page } = await student.device();
    await openChapter(page);
    const checks = page.locator("#checks");
    await checks.getByRole("textbox").first().fill("banana");
    await page.keyboard.press("Enter");
    await expect(checks.getByRole("status").first()).toContainText("isn’t a number yet");
    await checks.getByRole("textbox").first().fill("999");
    // However quickly it is pressed, it is answered once.
    await checks.getByRole("textbox").first().focus();
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("#checks form");
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(checks.getByText("Not right.")).toBeFocused();
    await checks.getByRole("button", { name: /^Keep 1 card/ }).click();
    await expect.poll(async () => (await kinds(server.address, student, "card")).length).toBe(1);
    await expect(checks.getByText("1 card is kept.")).toBeFocused();
    await expect(checks.getByRole("link", { name: "Open deck" })).toBeVisible();
    await expect(checks.getByText("You already have it")).toHaveCount(0);
    const [quiz] = await kinds(server.address, student, "quiz");
    expect(quiz?.data).toMatchObject({ title: "Linear equations", answers: [{ given: "999", share: 0 }] });
    // All of them answered, they are asked again from the first, where the keyboard goes on.
    const open = checks.locator("form");
    await expect(checks.getByRole("group", { name: "Your answer" }).first()).toHaveAccessibleDescription(
      /Which steps always keep the solutions.*Choose all that are right/,
    );
    for (const name of [/^A /, /^A /, /^Move .* down|^Move down/]) {
      await open.first().getByRole("button", { name }).first().click();
      await open.first().getByRole("button", { name: "Check" }).click();
    }
    await checks.getByRole("button", { name: "Ask me again" }).press("Enter");
    await expect(checks.getByRole("heading", { level: 3 }).first()).toBeFocused();
    await expect(open).toHaveCount(4);
  });

  test("words at the side are marked like the others, and what is said of them stands beside them", async ({
    student,
  }) => {
    const { page } = await student.device();
    await openChapter(page);
    const mixed = page.locator("#rules aside li").first();
    await mixed.scrollIntoViewIfNeeded();
    await mixed.evaluate((line) => getSelection()?.selectAllChildren(line));
    await page.getByRole("toolbar").getByRole("button", { name: "Comment" }).click();
    await page.getByRole("textbox", { name: "Your comment" }).fill("Ask about this");
    await page.keyboard.press("Escape");
    const notes = page.locator("#rules").getByRole("list", { name: "Your highlights" });
    await expect(notes.getByRole("button", { name: "Ask about this" })).toBeFocused();
    await page
      .locator("#terms dd")
      .first()
      .evaluate((line) => getSelection()?.selectAllChildren(line));
    await page.getByRole("toolbar").getByRole("button", { name: "Highlight in mint" }).click();
    const beside = page.locator("#terms").getByRole("list", { name: "Your highlights" }).getByRole("listitem");
    const [note, words] = [await beside.boundingBox(), await page.locator("#terms dd").first().boundingBox()];
    expect(Math.abs((note?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(24);
    expect(note?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    // What the student says of words is not the chapter's: it is asked about, and holds no mark.
    await notes.getByText("Ask about this").evaluate((line) => getSelection()?.selectAllChildren(line));
    await expect(page.getByRole("toolbar").getByRole("button", { name: "Ask Jotson" })).toBeVisible();
    await expect(page.getByRole("toolbar").getByRole("button", { name: "Highlight in mint" })).toHaveCount(0);
  });

  test("a fresh problem, and a line that solves it, are where the keyboard goes on", async ({ student }) => {
    const { page } = await student.device();
    await openChapter(page);
    await page.getByRole("button", { name: "Give me a problem" }).press("Enter");
    const practice = page.locator("#practice");
    await expect(practice.locator("div[tabindex]")).toBeFocused();
    await expect(practice.getByLabel("Your next line")).toHaveAccessibleDescription(/^Solve the equation .*x.*=/);
    await practice.getByLabel("Your next line").fill("banana");
    await page.keyboard.press("Enter");
    await expect(practice.getByRole("status").first()).toContainText("can’t be read as math yet");
    await expect(practice.getByLabel("Your next line")).toHaveValue("banana");
    await practice.getByRole("button", { name: "Show the steps" }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("OL");
  });

  test("what was opened once is there without a network, and a language without it comes in English", async ({
    student,
  }) => {
    const device = await student.device({ installed: true });
    const { page } = device;
    await openChapter(page);
    // The contents, the subject, and which chapters of its own the school has.
    await expect
      .poll(() => page.evaluate(async () => (await caches.open("jotter-textbook")).keys().then((all) => all.length)))
      .toBe(3);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Linear equations" })).toBeVisible();
    await speakIn(device, "de");
    await openChapter(page);
    await expect(page.getByText("Ohne Verbindung gibt es dieses Kapitel nur auf Englisch.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Lineare Gleichungen" })).toBeVisible();
    await speakIn(device, "fr");
    await page.goto("/textbook/physics/motion");
    await expect(page.getByText("Ce chapitre n’existe pas encore dans ta langue")).toBeVisible();
  });
});
