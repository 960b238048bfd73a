import { readFile } from "node:fs/promises";
import { type AskedModel, type Fate, startTestModelServer } from "@jotter/server/models/test-model-server";
import { toolPageNames } from "@jotter/study-tools/pages";
import { plantedInstructions } from "@jotter/study-tools/testing/planted-instructions";
import type { Page } from "@playwright/test";
import { pullAll } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { giveNote } from "./support/note.ts";
import { fitsItsWidth, goInside, passesAxe, rememberLanguage } from "./support/screen.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/student.ts";

const mitosis = [
  "# Mitosis",
  "",
  "Mitosis is the division of a nucleus into two nuclei with the same chromosomes. The spindle is a structure of microtubules that pulls the chromatids apart. Cohesin is a protein complex that holds sister chromatids together.",
  "",
  "## Checkpoints",
  "",
  "A checkpoint is a control mechanism that stops the cell cycle until a condition is met. The spindle checkpoint holds separase back until every kinetochore is attached.",
  "",
  "## Meiosis",
  "",
  "Meiosis is a division that halves the number of chromosomes. Crossing over is the exchange of segments between homologous chromosomes. Cytokinesis is the division of the cytoplasm, and it takes about 20 minutes in human cells.",
].join("\n");

const lecture = [
  "The spindle is a structure of microtubules that pulls chromatids apart.",
  "Cytokinesis is the division of the cytoplasm, and it takes about 50 minutes in human cells.",
  "Telomeres are caps at the ends of chromosomes that shorten with every division.",
  "Cancer cells use telomerase to keep their telomeres long.",
  "Mitosis takes about one hour of a cycle of 24 hours.",
  "Without telomerase the telomeres of a body cell are used up after some fifty divisions.",
].join(" ");

const tool = (name: (typeof toolPageNames)[number], ...notes: readonly string[]) =>
  `/ai-tools/${name}?from=${notes.map((id) => `note:${id}`).join("%20")}`;

const madeHere = (page: Page) => page.getByText(/^Made on this device in/).first();

test("the desk says what a text would give, and what is made of it is kept, edited, reopened and deleted [SUM-1] [AIX-5] [AIX-6] [AIX-7]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Mitosis", mitosis);
  const device = await student.device();
  const { page } = device;
  await page.goto("/ai-tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you want to learn now?", {
    useInnerText: true,
  });
  await expect(page.getByRole("button", { name: "Mitosis" })).toBeVisible();
  const summarize = page.getByRole("link", { name: /^Summarize/ });
  await expect(summarize).toContainText(/words to \d+/);
  await expect(page.getByRole("link", { name: /^Make cards/ })).toContainText("found");
  await summarize.click();

  await expect(madeHere(page)).toBeVisible();
  const from = page.getByRole("region", { name: "From" });
  await expect(from.getByRole("heading", { name: "Mitosis" })).toBeVisible();
  // Every sentence opens its passage.
  await page.getByRole("button", { name: "Show passage 2" }).first().click();
  await expect(from.locator('[data-passage="2"]')).toHaveAttribute("data-active", "true");
  await expect(page.getByText(/characters, \d+% shorter/)).toBeVisible();
  for (const [way, heading] of [
    ["Concepts", "Concepts"],
    ["Outline", "Outline"],
  ] as const) {
    await page.getByRole("button", { name: way, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await page.getByRole("radio", { name: "Bullet points" }).check();
  await expect(page.getByRole("listitem").filter({ hasText: "Meiosis is a division" }).first()).toBeVisible();

  // An edit is kept as it is made.
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const text = page.getByRole("textbox", { name: "The summary, as Markdown" });
  await text.fill("- My own words on mitosis");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const kept = async () => (await pullAll(server.address, student)).find(({ kind }) => kind === "study-result");
  await expect
    .poll(async () => (await kept())?.data)
    .toMatchObject({ page: "note-summarizer", madeBy: "device", output: { content: "- My own words on mitosis" } });

  await page.getByRole("button", { name: "Save as a note" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/editor\//);
  await expect(device.bodyBox).toContainText("My own words on mitosis");

  await goThere(page, "/ai-tools");
  await page.getByRole("link", { name: "Summary of Mitosis" }).click();
  await expect(page.getByText("My own words on mitosis")).toBeVisible();
  await goInside(page, "/ai-tools");
  await page.getByRole("button", { name: "Delete Summary of Mitosis" }).click();
  await expect(page.getByRole("link", { name: "Summary of Mitosis" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Summary of Mitosis" })).toBeVisible();
  expect(device.complaints()).toEqual([]);
});

const powers = [
  "# Powers",
  "",
  "## The rule",
  "",
  "The derivative of a power is $\\frac{d}{dx}x^n = nx^{n-1}$, and **every** polynomial is a sum of powers.",
  "",
  "## The integral",
  "",
  "The exponential is its own integral, which is written $\\int e^x\\,dx = e^x + C$ and costs \\$5 to look up.",
].join("\n");

test("a summary is drawn as a map with its formulas, changed by keyboard, undone and taken out as a picture [SUM-1]", async ({
  student,
  server,
}) => {
  const id = await giveNote(server.address, student, "Powers", powers);
  const { page } = await student.device();
  await page.goto(tool("note-summarizer", id));
  await page.getByRole("radio", { name: "Mind map" }).check();
  const map = page.getByRole("tree");
  const thought = (name: RegExp) => map.getByRole("treeitem", { name });
  const integral = thought(/^The exponential/);
  await expect(integral.locator(".katex-html")).toBeVisible();
  await expect(integral).toContainText("costs $5");
  await expect(integral.getByRole("button", { name: /^Passage/ })).toBeVisible();
  const kept = async () =>
    JSON.stringify((await pullAll(server.address, student)).find(({ kind }) => kind === "study-result")?.data);
  const line = String.raw`which is written $\int e^x\,dx = e^x + C$ and costs \$5 to look up.`;

  // What is touched keeps its formula, and what was not as well.
  await integral.click();
  await page.keyboard.press("F2");
  await page.keyboard.type(" Always.");
  await page.keyboard.press("Escape");
  await expect(integral).toContainText("Always.");
  await expect.poll(kept).toContain(JSON.stringify(`${line} Always.`).slice(1, -1));
  expect(await kept()).toContain(JSON.stringify(String.raw`$\frac{d}{dx}x^n = nx^{n-1}$, and **every**`).slice(1, -1));

  // A letter writes a thought anew, and is no shortcut; what follows at once is not lost.
  await thought(/^The rule/).click();
  await page.keyboard.press("Escape");
  await Promise.all(["n", "e", "w", "Enter", "n", "Enter", "g", "h", "Escape"].map((key) => page.keyboard.press(key)));
  for (const name of [/^new/, /^n$/, /^gh$/]) await expect(thought(name)).toBeVisible();
  await page.getByRole("button", { name: "Zoom in" }).press("n");
  await expect(page).toHaveURL(/note-summarizer/);

  // Between map and text nothing is forgotten.
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const text = page.getByRole("textbox", { name: "The summary, as Markdown" });
  await expect(text).toHaveValue(/ {2}- new\n/);
  await text.press("ControlOrMeta+End");
  await text.pressSequentially("  - From the text");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(thought(/^From the text/)).toBeVisible();
  await thought(/^Powers/).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(thought(/^From the text/)).toBeHidden();
  for (const name of [/^gh$/, /^n$/, /^new/]) {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(thought(name)).toBeHidden();
  }
  await expect(thought(/^The rule/)).toBeVisible();

  const files: Record<string, string> = {};
  for (const [name, file] of [
    ["SVG", "Powers.svg"],
    ["PNG", "Powers.png"],
    ["As a file", "Summary of Powers.md"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
    files[name] = await readFile(await (await download).path(), "utf8");
  }
  expect(files.SVG?.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).toContain("d/dx xⁿ = nxⁿ⁻¹");
  expect(files["As a file"]).toContain(line);
});

test("a question is answered from the student's own notes, wherever they are [EXP-1] [AIX-5]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Mitosis", mitosis);
  await giveNote(
    server.address,
    student,
    "Shopping",
    "Milk, bread and a very long list of other things to buy. ".repeat(5),
  );
  const { page } = await student.device();
  await page.goto("/ai-tools/concept-explainer?about=What%20is%20cohesin%3F");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/cohesin/i);
  await expect(page.getByRole("article").filter({ hasText: "protein complex" }).last()).toBeVisible();
  await page.getByRole("button", { name: "Meiosis", exact: true }).click();
  await expect(page).toHaveURL(/about=Meiosis/);
  await expect(page.getByText("Meiosis is a division that halves the number of chromosomes.").last()).toBeVisible();
  await page.getByRole("radio", { name: "College" }).check();
  await expect(page.getByText("College").last()).toBeVisible();
});

test("the student's own cards are asked; a press on a choice says at once whether it is right, and marks its passage [QUZ-1] [NOT-7] [SET-3]", async ({
  student,
  server,
}) => {
  const cards = "Which holds sister chromatids together? :: Cohesin\n\nWhich pulls them apart? :: The **spindle**";
  const id = await giveNote(server.address, student, "Mitosis", `${mitosis}\n\n${cards}`);
  const { page } = await student.device();
  await page.goto(tool("quiz-generator", id));
  const first = page.getByRole("listitem").filter({ hasText: "Which holds sister chromatids together?" });
  await expect(first).toBeVisible();
  await page.getByLabel("Difficulty").selectOption("easy");
  const choices = first.getByRole("group", { name: "Which holds sister chromatids together?" }).getByRole("button");
  await expect(choices.filter({ hasText: "Cohesin" })).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await choices.filter({ hasNotText: "Cohesin" }).first().click();
  await expect(first.getByRole("status")).toContainText("Not quite.");
  await expect(first.getByRole("status")).toContainText("Cohesin");
  const passage = page.locator("mark[data-active=true]");
  await expect(passage).toHaveText("Which holds sister chromatids together? → Cohesin");
  await expect(passage).toBeInViewport();
  expect(await scrolled()).toBe(before);
  // The first answer counts.
  await expect(choices.filter({ hasText: "Cohesin" })).toBeDisabled();
  const second = page.getByRole("listitem").filter({ hasText: "The division of a nucleus into two nuclei" });
  await second.getByRole("button", { name: "Mitosis" }).click();
  await expect(second.getByRole("status")).toContainText("Right.");

  // As large as it has to be to be hit, though it is drawn smaller.
  const number = first.getByRole("button", { name: /^Show passage/ });
  const { x, y, width, height } = (await number.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const up of [-11, 11]) {
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.getAttribute("aria-label"),
      [x + width / 2, y + height / 2 + up],
    );
    expect(hit).toMatch(/^Show passage/);
  }

  await page.reload();
  await expect(page.getByLabel("Difficulty")).toHaveValue("easy");
});

test("what a tool works on is chosen in one place: notes, classes, a pasted text, a file [AIX-5]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Mitosis", mitosis);
  const { page } = await student.device();
  await page.goto("/ai-tools/quiz-generator");
  await expect(page.getByRole("button", { name: "Show the answer" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Show the answer" }).first().click();
  await expect(page.getByRole("button", { name: "Hide the answer" })).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "What to study from" });
  await expect(picker.getByRole("checkbox", { name: "Mitosis" })).toBeChecked();
  // What is chosen stays in sight, whatever is looked for.
  await picker.getByRole("textbox", { name: "Find a note" }).fill("zzz");
  await expect(picker.getByText("No notes have these words.")).toBeVisible();
  await expect(picker.getByRole("checkbox", { name: "Mitosis" })).toBeChecked();
  await picker.getByRole("textbox", { name: "Your own text" }).fill(lecture);
  await picker.locator('input[type="file"]').setInputFiles([
    { name: "Syllabus.txt", mimeType: "text/plain", buffer: Buffer.from(mitosis.replaceAll("Mitosis", "Osmosis")) },
    { name: "photo.txt", mimeType: "text/plain", buffer: Buffer.from([0x89, 0x50, 0, 0, 1]) },
  ]);
  await expect(page.getByText("photo.txt isn’t a text file.")).toBeVisible();
  // What nobody chose gives way to the student's own texts, and can be taken all the same.
  await expect(picker.getByText("2 chosen")).toBeVisible();
  await expect(picker.getByRole("checkbox", { name: "Mitosis" })).not.toBeChecked();
  await picker.getByRole("checkbox", { name: "Mitosis" }).check();
  await expect(picker.getByText("3 chosen")).toBeVisible();
  await picker.getByRole("button", { name: "Use it" }).click();
  const from = page.getByRole("region", { name: "From" });
  await expect(from.getByRole("heading", { name: "3 sources" })).toBeVisible();
  await page.reload();
  await expect(from.getByText("Syllabus")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("Kept.")).toBeVisible();

  await goInside(page, "/ai-tools/flashcard-generator");
  await expect(page.getByText("Cohesin", { exact: false }).first()).toBeVisible();
  // A card that was begun and left is nothing to be kept.
  await page.getByRole("button", { name: "Write a card" }).click();
  await expect(page.getByRole("textbox", { name: "Front" })).toBeFocused();
  await page.reload();
  await expect(page.getByText("Cohesin", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Front" })).toBeHidden();
  await expect(page).not.toHaveURL(/kept=/);
  await page
    .getByRole("button", { name: /^Drop / })
    .first()
    .click();
  await page.getByRole("button", { name: "Write a card" }).click();
  await expect(page.getByRole("textbox", { name: "Front" })).toBeFocused();
  await page.keyboard.type("Who found it?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Nasmyth");
  // What was changed is what a reload shows.
  await page.reload();
  await expect(page.getByText("Who found it?")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Keep \d/ })).toBeVisible();
  await expect(page).toHaveURL(/kept=/);
  // And what the same tool shows whenever it is opened on the same text, until it is to be made anew.
  await goInside(page, "/ai-tools");
  await page.getByRole("link", { name: "Make cards" }).click();
  await expect(page.getByText("Who found it?")).toBeVisible();
  await expect(page.getByText(/^Your version, kept /)).toBeVisible();
  await page.getByRole("button", { name: "Make it again" }).click();
  await expect(page.getByText("Cohesin", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Who found it?")).toBeHidden();
  await page.getByRole("button", { name: "Save as a note" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Text of the note" })).toContainText(" :: ");
});

test("each of the ten addresses answers and is told whether the stored theme is dark, which it is where none is stored; an unknown one says so [ROU-1] [THM-1]", async ({
  student,
}) => {
  test.slow();
  const { page } = await student.device();
  await page.goto("/ai-tools/note-summarizer");
  await expect(page.getByRole("heading", { name: "A clean desk" }).first()).toBeVisible();
  const store = (theme: string | null) =>
    page.evaluate((stored) => {
      if (stored === null) localStorage.removeItem("jotter:theme");
      else localStorage.setItem("jotter:theme", stored);
      dispatchEvent(new StorageEvent("storage", { key: "jotter:theme", newValue: stored }));
    }, theme);
  const themes = [null, "light", "dark"];
  for (const [at, name] of toolPageNames.entries()) {
    // Each is opened in one of them, and sees the others chosen in another tab.
    const inTurn = themes.map((_, step) => themes[(at + step) % themes.length] ?? null);
    await store(inTurn[0] ?? null);
    await page.goto(`/ai-tools/${name}`);
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    await expect(page.getByRole("link", { name: /study desk/i }).first(), name).toBeVisible();
    for (const theme of inTurn) {
      await store(theme);
      await expect(page.locator(`[data-tool="${name}"]`), name).toHaveAttribute("data-dark", String(theme !== "light"));
    }
  }
  await page.goto("/ai-tools/no-such-tool");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /study desk/i }).first()).toBeVisible();
});

test("a model works beside the device: its claims are checked, its failures told, its questions listed [AIX-2] [AIX-3] [AIX-7] [AIX-8]", async ({
  enrol,
}) => {
  test.slow();
  let fate: (call: AskedModel) => Fate = () => "well";
  let reply: () => unknown = () => ({});
  const model = await startTestModelServer({ fate: (call) => fate(call), reply: () => [JSON.stringify(reply())] });
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
    const mine = await giveNote(server.address, student, "My notes", `${mitosis}\n\n${planted}`);
    const theirs = await giveNote(server.address, student, "Lecture 14", lecture);
    const { page } = await student.device();

    const failed: readonly (readonly [string, string, string])[] = [
      [tool("note-summarizer", mine), "Let the model write it", "Summarization failed:"],
      [tool("flashcard-generator", mine), "Let the model find more", "Concept extraction failed:"],
      [tool("quiz-generator", mine), "Ask the model for more", "Question generation failed:"],
      [tool("document-comparer", mine, theirs), "Ask the model for a synthesis", "Document comparison failed:"],
      [`${tool("concept-explainer", mine)}&about=Cohesin`, "Let the model explain it", "Explanation failed:"],
    ];
    fate = () => "quota";
    for (const [at, [address, ask, prefix]] of failed.entries()) {
      if (at === 0) await page.goto(address);
      else await goInside(page, address);
      await page.getByRole("button", { name: ask }).click();
      await expect(page.getByRole("alert")).toContainText(
        `${prefix} API quota exceeded. Please check your Google Cloud billing and quotas.`,
      );
      await expect(page.getByText("Your text and choices are kept")).toBeVisible();
    }
    await goInside(page, tool("note-summarizer", mine));
    await page.getByRole("button", { name: "Outline", exact: true }).click();
    const outline = page.getByRole("region", { name: "Outline" });
    await outline.getByRole("button", { name: "Let the model write it" }).click();
    await expect(page.getByRole("alert")).toContainText("Outline creation failed: API quota exceeded.");

    // What would be sent is shown before, and what was sent afterwards.
    await page.goto(tool("note-summarizer", mine));
    await page.getByRole("button", { name: "See what would be sent" }).click();
    await expect(page.getByRole("dialog", { name: "What would be sent" })).toContainText("My notes");
    await page.keyboard.press("Escape");

    fate = () => "well";
    reply = () => ({
      parts: [
        {
          text: "A nucleus becomes two.",
          cites: [{ cid: "c1", quote: "Mitosis is the division of a nucleus into two nuclei" }],
          depth: 0,
        },
        { text: "Cells can fly.", cites: [{ cid: "c1", quote: "a cell may fly to the moon and back" }], depth: 0 },
      ],
      keyPoints: [],
      questions: [],
    });
    await page.getByRole("button", { name: "Let the model write it" }).click();
    await expect(page.getByText("A nucleus becomes two.")).toBeVisible();
    await expect(page.getByText("Written by the model, each sentence with its source")).toBeVisible();
    // A quote that is not there is dropped, and its claim marked.
    await expect(page.getByText("Not found in your sources")).toHaveCount(1);
    await page.getByRole("button", { name: "Show passage 1" }).first().click();
    await expect(page.locator('[data-passage="1"]')).toContainText(
      "Mitosis is the division of a nucleus into two nuclei",
    );
    await page.getByRole("button", { name: "Only my own sentences" }).click();
    await expect(madeHere(page)).toBeVisible();
    // Whatever a text says stands behind the fence of the data, never among our words.
    const system = JSON.stringify(
      model.asked.at(-1)?.body.systemInstruction ?? model.asked.at(-1)?.body.system_instruction,
    );
    expect(system).not.toContain(planted.slice(0, 40));

    // What the student has touched stays, and each of the two is kept for itself.
    await page.getByRole("radio", { name: "Bullet points" }).check();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "The summary, as Markdown" }).fill("- My own words");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await page.getByRole("button", { name: "Let the model write it" }).click();
    await page.getByRole("button", { name: "The model’s version" }).click();
    await expect(page.getByText("A nucleus becomes two.")).toBeVisible();
    await page.getByRole("button", { name: "Only my own sentences" }).click();
    await expect(page.getByText("My own words")).toBeVisible();
    const contents = async () =>
      (await pullAll(server.address, student)).flatMap(({ kind, data }) =>
        kind === "study-result" ? [JSON.stringify(data?.output)] : [],
      );
    await expect.poll(async () => (await contents()).filter((one) => one.includes("- My own words")).length).toBe(1);
    await expect
      .poll(async () => (await contents()).filter((one) => one.includes("- A nucleus becomes")).length)
      .toBe(1);

    fate = () => "slow-start";
    await page.getByRole("radio", { name: "Detailed" }).check();
    await page.getByRole("button", { name: "Let the model write it" }).click();
    await expect(page.getByText("The model is reading…")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Let the model write it" })).toBeVisible();

    await goThere(page, "/settings/sent");
    const entries = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(entries.first()).toContainText("My notes");
    await expect(entries.filter({ hasText: "gemini · primary" }).first()).toContainText("tokens read");
    await expect(entries.filter({ hasText: "no answer" }).first()).toBeVisible();
  } finally {
    await server.dispose();
    await model.stop();
  }
});

test("without a network the device goes on, and the model is asked when it is back [AIX-6]", async ({ enrol }) => {
  const model = await startTestModelServer({
    reply: () => [
      JSON.stringify({ parts: [{ text: "In new words.", cites: [], depth: 0 }], keyPoints: [], questions: [] }),
    ],
  });
  const server = await startServer({
    env: { AI_PROVIDER: "gemini", AI_BASE_URL: model.geminiUrl, AI_API_KEY: "sk-secret", AI_MODEL: "primary" },
  });
  try {
    const student = await enrol("Ada", server.address);
    const mine = await giveNote(server.address, student, "My notes", mitosis);
    const { page } = await student.device();
    await page.goto("/ai-tools");
    await expect(page.getByRole("link", { name: /^Summarize/ })).toContainText(/words to \d+/);
    // Nobody knows yet whether there is a model to wait for.
    await page.route("**/api/ai/**", (route) => route.abort());
    await page.goto(tool("note-summarizer", mine));
    await expect(page.getByText("You’re offline. Here’s what your device can do.")).toBeVisible();
    await expect(madeHere(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Do it when I’m back online" })).toBeHidden();
    await page.unroute("**/api/ai/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("button", { name: "Let the model write it" })).toBeVisible();
    await page.route("**/api/ai/**", (route) => route.abort());
    await page.reload();
    await page.getByRole("button", { name: "Do it when I’m back online" }).click();
    await expect(page.getByRole("button", { name: "Never mind" })).toBeVisible();
    await page.unroute("**/api/ai/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("In new words.")).toBeVisible();

    // Back, and the model is gone: why nothing comes of it is said.
    await page.route("**/api/ai/**", (route) => route.abort());
    await page.goto(tool("note-summarizer", mine));
    await page.getByRole("button", { name: "Do it when I’m back online" }).click();
    await page.unroute("**/api/ai/**");
    const gone = {
      provider: "none",
      models: [],
      contextTokens: 0,
      maxOutputTokens: 0,
      requestBytes: 0,
      seesPictures: false,
      problem: { kind: "not-configured" },
    };
    await page.route("**/api/ai/status", (route) => route.fulfill({ json: gone }));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("alert").filter({ hasText: "Summarization failed:" })).toBeVisible();
  } finally {
    await server.dispose();
    await model.stop();
  }
});

test("the desk and its tools are for everybody: axe in both themes, and no wider than a phone of 360 px [SET-3] [I18-1]", async ({
  student,
  server,
}) => {
  test.slow();
  const mine = await giveNote(server.address, student, "Mitosis", mitosis);
  const theirs = await giveNote(server.address, student, "Lecture 14", lecture);
  const device = await student.device();
  const { page } = device;
  await rememberLanguage(device, "de");
  const stops: readonly (readonly [string, string])[] = [
    ["/ai-tools", "desk"],
    [tool("note-summarizer", mine), "summary"],
    [tool("document-comparer", mine, theirs), "comparison"],
    [`${tool("concept-explainer", mine)}&about=Cohesin`, "explanation"],
    [tool("quiz-generator", mine), "questions"],
    [tool("flashcard-generator", mine), "cards"],
    ["/settings/sent", "sent"],
  ];
  const [wide, phone] = [page.viewportSize() ?? { width: 1280, height: 720 }, { width: 360, height: 640 }];
  await page.goto("/controlRoom");
  for (const [address, name] of stops) {
    await goInside(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    if (address.includes("from=")) await expect(page.getByText(/^Auf diesem Gerät in/).first()).toBeVisible();
    await passesAxe(page, name);
    await page.setViewportSize(phone);
    await fitsItsWidth(device, name);
    await page.setViewportSize(wide);
  }
});
