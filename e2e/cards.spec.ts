import { pullAll } from "./support/account.ts";
import { giveNote } from "./support/note.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";
import { giveTallCards } from "./support/study-term.ts";

const membranes = [
  "Osmosis is the movement of water through a membrane.",
  "Diffusion is the movement of particles from high to low concentration.",
  "Which transport needs energy? :: Active transport",
].join("\n\n");

test("cards are proposed from a note, kept in a deck, asked and answered by keys; an answer is taken back; nothing is stored before Keep [FLA-1] [FLA-2]", async ({
  student,
  server,
}) => {
  const noteId = await giveNote(server.address, student, "Membranes", membranes);
  const { page } = await student.device();
  await page.goto(`/ai-tools/flashcard-generator?from=note:${noteId}`);
  const osmosis = page.getByRole("listitem", { name: "Osmosis" });
  await expect(osmosis).toBeVisible();
  const stored = async (kind: string) => (await pullAll(server.address, student)).filter((row) => row.kind === kind);
  expect(await stored("card")).toEqual([]);

  // One key each: drop, keep, edit.
  await osmosis.focus();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Keep 2 cards" })).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("e");
  await osmosis.getByRole("radio", { name: "Typed" }).check();
  await page.getByRole("button", { name: "Keep 3 cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Membranes" })).toBeVisible();
  await expect(page.getByText("You haven’t been asked any cards yet")).toBeVisible();
  await expect.poll(async () => (await stored("card")).length).toBe(3);
  await passesAxe(page, "a deck");

  await page.getByRole("link", { name: "Review 3 cards" }).click();
  await expect(page.getByText("0 of 6")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Which transport needs energy?").or(page.getByText("Osmosis")).first()).toBeVisible();
  await passesAxe(page, "a question");
  // Whoever goes by ear hears the question and then its answer, and goes on among the four keys.
  const told = page.getByRole("main").getByRole("status");
  await expect(told.filter({ hasText: /^Question: / })).toBeAttached();
  await expect(page.getByRole("button", { name: "Show the answer" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(told.filter({ hasText: /^Answer: / })).toBeAttached();
  await expect(page.getByRole("group", { name: "How well did you know it?" })).toBeFocused();
  const easy = page.getByRole("button", { name: /^4 Easy/ });
  await expect(easy).toContainText(/day|week|tomorrow/);
  await passesAxe(page, "an answer");
  await page.keyboard.press("4");
  await expect(page.getByText("1 of 5")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("0 of 6")).toBeVisible();
  const reviews = async () =>
    (await stored("card")).flatMap(({ data }) => (data?.reviews as readonly Record<string, unknown>[]) ?? []);
  // The log keeps both: the answer, and that it was taken back.
  await expect
    .poll(async () => (await reviews()).map((one) => one.rating ?? (one.undoes ? "undone" : "")))
    .toEqual([4, "undone"]);

  for (let left = 3; left > 0; left--) {
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.getByRole("button", { name: /^4 Easy/ }).click();
  }
  await expect(page.getByRole("heading", { name: "Done for today" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the deck" }).click();
  await expect(page.getByText("100%").first()).toBeVisible();
  await expect.poll(async () => (await reviews()).filter(({ rating }) => rating === 4).length).toBe(4);
});

test("a deck is made, its cards are written, found, suspended and edited, it is reviewed on a phone without a network, and deleted with Undo [FLA-1] [FLA-2]", async ({
  student,
  server,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true, installed: true });
  const { page, context } = device;
  await page.goto("/cards");
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
  await page.getByRole("button", { name: "New deck" }).first().click();
  await page.getByRole("textbox", { name: "Deck name" }).fill("Latin");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Write a card" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("A card needs a front and a back.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Front" }).fill("amicus");
  await dialog.getByRole("textbox", { name: "Back" }).fill("friend");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("radio", { name: "Cloze" }).check();
  await dialog.getByRole("textbox", { name: /gaps/ }).fill("Gallia est omnis ==divisa== in partes ==tres==.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "amicus" })).toBeVisible();
  await fitsItsWidth(device, "a deck");
  await passesAxe(page, "a deck on a phone");
  await page.getByRole("searchbox", { name: "Find a card" }).fill("gallia");
  await expect(page.getByRole("listitem").filter({ hasText: "amicus" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Find a card" }).fill("");

  await context.setOffline(true);
  await page.getByRole("link", { name: "Review 2 cards" }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByText("friend", { exact: true })).toBeVisible();
  await fitsItsWidth(device, "a review");
  await page.getByRole("button", { name: /^Again/ }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator("mark", { hasText: "divisa" })).toBeVisible();
  await page.getByRole("button", { name: /^Easy/ }).click();
  // What slipped comes back: it is waited for, or asked now.
  await page.getByRole("button", { name: "Ask it now" }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await page.getByRole("button", { name: "Back to the deck" }).click();
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await pullAll(server.address, student))
        .flatMap(({ kind, data }) =>
          kind === "card" ? [JSON.stringify(data?.reviews).split("rating").length - 1] : [],
        )
        .toSorted(),
    )
    .toEqual([1, 2]);

  const line = page.getByRole("listitem").filter({ hasText: "amicus" });
  // A menu goes when the page is scrolled, as it is to reach the row.
  await line.scrollIntoViewIfNeeded();
  await expect(async () => {
    await line.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Suspend" }).click({ timeout: 2000 });
  }).toPass();
  await expect(line).toContainText("Suspended");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(async () => {
    await page.getByRole("button", { name: "More" }).first().click();
    await page.getByRole("menuitem", { name: "Delete deck" }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: /^Latin/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "amicus" })).toBeVisible();
});

test("on a phone a tall card leaves the answers in reach above the ruler, whose needle never leaves it; at the day's limit one may go on [FLA-2]", async ({
  student,
  server,
}) => {
  const deck = await giveTallCards(server.address, student, Date.now());
  const device = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  await page.goto(`/cards/${deck}`);
  await page.getByRole("link", { name: "Review 1 card" }).click();
  // A tap turns the card; the voice that reads it is silent as soon as it turns.
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    Object.defineProperty(window, "SpeechSynthesisUtterance", {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    const fake = {
      getVoices: () => [],
      cancel: () => told.push("hush"),
      speak: ({ text }: { text: string }) => told.push(text),
    };
    Object.defineProperty(window, "speechSynthesis", { value: fake, configurable: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
  const card = page.getByRole("article", { name: "Question" });
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Read aloud" }).tap();
  await expect.poll(async () => (await told()).at(-1)).toMatch(/Euclid|Cantor/);
  await page.getByRole("button", { name: "More" }).tap();
  await expect(page.getByRole("menuitem", { name: "Stop reading" })).toBeVisible();
  await page.keyboard.press("Escape");
  await card.tap({ position: { x: 150, y: 300 } });
  await expect.poll(async () => (await told()).at(-1)).toBe("hush");
  // Before the first answer nobody can say what is known.
  await expect(page.getByRole("button", { name: /Again/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^You would know/ })).toHaveCount(0);
  await page.getByRole("button", { name: /Again/ }).click();
  await page.getByRole("button", { name: "Ask it now" }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  const ruler = page.getByRole("img", { name: "You would know 0%" });
  await expect(ruler).toBeVisible();
  const [easy, edge] = [await page.getByRole("button", { name: /Easy/ }).boundingBox(), await ruler.boundingBox()];
  expect((easy?.y ?? 844) + (easy?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  const needle = await ruler.getByText("You would know 0%").boundingBox();
  expect(needle?.x).toBeGreaterThanOrEqual(0);
  const line = await ruler.locator("i").last().boundingBox();
  expect(line?.x).toBe(0);
  await fitsItsWidth(device, "review of a tall card");

  // The other new card waits for tomorrow, or for whoever goes on.
  await page.getByRole("button", { name: /Easy/ }).click();
  await expect(page.getByText("1 new card is left for the days to come: today’s limit is reached.")).toBeVisible();
  await page.getByRole("button", { name: "Continue anyway" }).click();
  await expect(card).toContainText(/Euclid|Cantor/);
});
