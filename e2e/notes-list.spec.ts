import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { noteData, type PushOp, pullAll, push, type StudentAccount } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, goInside, passesAxe, rememberLanguage, standsStill, tabTo } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

type Seed = {
  readonly title: string;
  readonly body?: string;
  readonly tags?: readonly string[];
  readonly classId?: string;
  readonly pinned?: boolean;
  readonly createdAt?: number;
  readonly del?: boolean;
  /** When it was written, or deleted. */
  readonly at?: number;
};

const biology = "0190aaaa-0000-7000-8000-000000000001";
const history = "0190aaaa-0000-7000-8000-000000000002";

/** Notes that another device has written, and two classes. The first note is the latest. */
async function seed(address: string, student: StudentAccount, notes: readonly Seed[]) {
  const now = Date.now();
  const op = (kind: string, id: string, data: PushOp["data"], del = false, at = now): Omit<PushOp, "n"> => ({
    kind,
    id,
    ifRev: 0,
    v: 1,
    data,
    del,
    at,
  });
  const course = (name: string, marker: string) => ({
    name,
    marker,
    level: "standard",
    createdAt: now,
    updatedAt: now,
  });
  const ops = [
    op("class", biology, course("Biology", "mint")),
    op("class", history, course("World History", "sky")),
    ...notes.map(({ del, at, ...data }, index) =>
      op("note", crypto.randomUUID(), { ...noteData("", "Words.", now - index * 60_000), ...data }, del, at),
    ),
  ].map((each, index) => ({ ...each, n: index + 1 }));
  for (let from = 0; from < ops.length; from += 100) {
    await push(address, student, "elsewhere", ops.slice(from, from + 100));
  }
}

const few = [
  { title: "Mitosis", classId: biology, tags: ["exam", "cells"] },
  { title: "Ägypten", classId: history, createdAt: 1_700_000_000_000 },
  { title: "Zebrafish", tags: ["lab"] },
  { title: "Apples", pinned: true, tags: ["exam"] },
] as const;

async function titles({ page }: Device): Promise<readonly string[]> {
  return page.locator("main li [data-control] > span:first-of-type").allInnerTexts();
}

/** The list as it is read from top to bottom. */
async function shows(device: Device, expected: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await titles(device)).map((title) => title.replace(/^Pinned\s*/, "").trim()))
    .toEqual(expected);
}

async function openRowMenu({ page }: Device, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menu").getByRole("menuitem", { name: item }).click();
}

async function selectByName({ page }: Device, ...names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
}

test.describe("the list", () => {
  test("draws pinned notes on top from the first frame on [NOT-3]", async ({ student, server }) => {
    const others = Array.from({ length: 40 }, (_, index) => ({ title: `Note ${index}` }));
    await seed(server.address, student, [...others, { title: "Old and pinned", pinned: true }]);
    const { page, openNotes } = await student.device();
    await openNotes();
    await expect(page.locator("main li").first()).toContainText("Old and pinned");
    await expect(page.getByText("41 notes")).toBeVisible();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const first = document.querySelector("main li");
        if (!first) return;
        Object.assign(window, { firstDrawn: first.textContent });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByText("41 notes")).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "firstDrawn"))).toContain("Old and pinned");
  });

  test("is filtered, sorted and searched, shows class, tags and pin, keeps pinned notes on top, and gives a note its class and tags [NOT-3]", async ({
    student,
    server,
  }) => {
    await seed(server.address, student, few);
    const device = await student.device();
    const { page } = device;
    await test.step("is filtered and sorted by the address, so that Back undoes it", async () => {
      await device.openNotes();
      await page.getByLabel("Class").selectOption({ label: "Biology" });
      await shows(device, ["Mitosis"]);
      await expect(page).toHaveURL(`/notes?class=${biology}`);
      await page.getByRole("button", { name: "Clear filter: Class" }).click();
      await page.getByLabel("Tag").selectOption("exam");
      await shows(device, ["Apples", "Mitosis"]);
      await page.getByRole("button", { name: "Pinned", exact: true }).click();
      await shows(device, ["Apples"]);
      await page.goBack();
      await shows(device, ["Apples", "Mitosis"]);
      await page.reload();
      await shows(device, ["Apples", "Mitosis"]);
      await page.getByLabel("Class").selectOption({ label: "World History" });
      await expect(page.getByRole("heading", { name: "No notes match these filters" })).toBeVisible();
      await page.getByRole("link", { name: "Clear all filters" }).last().click();
      await shows(device, ["Apples", "Mitosis", "Ägypten", "Zebrafish"]);

      await page.getByLabel("Sort by").selectOption("title");
      await shows(device, ["Apples", "Ägypten", "Mitosis", "Zebrafish"]);
      await page.getByLabel("Sort by").selectOption("created");
      await shows(device, ["Apples", "Mitosis", "Zebrafish", "Ägypten"]);
      await page.goBack();
      await shows(device, ["Apples", "Ägypten", "Mitosis", "Zebrafish"]);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("finds notes while the student types, and says what to do where there are none", async () => {
      await device.openNotes();
      await device.seesNote("Mitosis");
      await standsStill(page);
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox", { name: "Search your notes" })).toBeFocused();
      await page.keyboard.type("mito");
      const found = page.getByRole("list", { name: "Notes found" }).getByRole("listitem");
      await expect(found).toHaveCount(1);
      await expect(found.locator("mark")).toHaveText("Mito");
      await expect(page.getByRole("status").filter({ hasText: "1 note found" })).toBeVisible();
      await page.keyboard.type("chondria");
      await expect(page.getByRole("heading", { name: "Nothing found for “mitochondria”" })).toBeVisible();
      await page.keyboard.press("Escape");
      await shows(device, ["Apples", "Mitosis", "Ägypten", "Zebrafish"]);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("shows class, tags and pin, and keeps pinned notes on top", async () => {
      await device.openNotes();
      await shows(device, ["Apples", "Mitosis", "Ägypten", "Zebrafish"]);
      await expect(device.note("Mitosis")).toContainText("Biology");
      await expect(device.note("Mitosis")).toContainText("#exam");
      await expect(device.note("Apples")).toContainText("Pinned");
      await expect(device.page.getByText("4 notes")).toBeVisible();

      // At the next start the pinned ones are read together with the latest.
      await device.page.reload();
      await shows(device, ["Apples", "Mitosis", "Ägypten", "Zebrafish"]);

      await openRowMenu(device, "Zebrafish", "Pin");
      await shows(device, ["Zebrafish", "Apples", "Mitosis", "Ägypten"]);
      await openRowMenu(device, "Apples", "Unpin");
      await shows(device, ["Zebrafish", "Mitosis", "Ägypten", "Apples"]);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("gives a note a class and tags, on every device", async () => {
      await device.openNotes();
      await device.seesNote("Zebrafish");
      await page.getByRole("button", { name: "More for Zebrafish" }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("menuitemradio", { name: "Biology" }).press("Enter");
      await expect(device.note("Zebrafish")).toContainText("Biology");
      await expect(page.getByRole("button", { name: "More for Zebrafish" })).toBeFocused();

      await openRowMenu(device, "Zebrafish", "Edit tags");
      const dialog = page.getByRole("dialog", { name: "Tags of Zebrafish" });
      await dialog.getByRole("button", { name: "Remove tag lab" }).click();
      await page.keyboard.type("#unit 3,fins");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(device.note("Zebrafish")).toContainText("#unit 3");
      await expect(device.note("Zebrafish")).not.toContainText("#lab");
      const stored = async () =>
        (await pullAll(server.address, student)).find(({ data }) => data?.title === "Zebrafish")?.data;
      await expect.poll(stored).toMatchObject({ classId: biology, tags: ["unit 3", "fins"] });
    });
  });

  test("of many notes stands where it was, after Back and after a reload and Back [NOT-1]", async ({
    student,
    server,
  }) => {
    test.slow();
    await seed(
      server.address,
      student,
      Array.from({ length: 400 }, (_, index) => ({ title: `Note ${String(index).padStart(3, "0")}` })),
    );
    const device = await student.device();
    const { page } = device;
    await device.openNotes();
    await expect(page.getByText("400 notes")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 15_000));
    await expect(page.getByRole("link", { name: "Note 195" })).toBeVisible();
    await page.getByRole("link", { name: "Note 195" }).click();
    await expect(device.titleBox).toHaveValue("Note 195");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Note 195" })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(15_000);

    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Note 195" })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(15_000);
    expect(device.complaints()).toEqual([]);
  });
});

test.describe("many at once", () => {
  test("are selected by keyboard alone, and exported as they were typed [NOT-3] [NOT-5]", async ({
    student,
    server,
  }) => {
    await seed(server.address, student, [{ title: "One" }, { title: "Two", body: "Line\r\n$x$" }, { title: "Three" }]);
    const device = await student.device();
    const { page } = device;
    await page.addInitScript(() => {
      window.print = () => Object.assign(top ?? window, { printed: document.body.textContent });
    });
    await device.openNotes();
    await device.seesNote("One");
    await tabTo(page, page.getByRole("button", { name: "Select", exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("checkbox", { name: "Select One" }));
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByText("3 selected")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Select Three" })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect(page.getByText("1 selected")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).press("Enter");
    await page.getByRole("menuitem", { name: "Markdown" }).press("Enter");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Two.md");
    expect(await readFile(await download.path(), "utf8")).toContain("Line\r\n$x$");
    await page.getByRole("button", { name: "Select all" }).press("Enter");
    await expect(page.getByText("3 selected")).toBeVisible();

    await page.getByRole("button", { name: "Export" }).press("Enter");
    await page.getByRole("menuitem", { name: "Print or PDF" }).press("Enter");
    const printed = () => page.evaluate(() => (window as { printed?: string }).printed);
    await expect.poll(printed).toContain("Three");
    expect(await printed()).toContain("One");
  });
});

test.describe("the trash", () => {
  test("gives notes back, and lets go of them for good on every device; templates begin new ones in the student’s language [NOT-3] [NOT-4]", async ({
    student,
    server,
  }) => {
    test.slow();
    const device = await student.device();
    const { page } = device;
    await test.step("gives notes back, and lets go of them for good on every device", async () => {
      const day = 86_400_000;
      await seed(server.address, student, [
        { title: "Kept" },
        { title: "Regretted", del: true, at: Date.now() - 5 * day },
        { title: "Embarrassing", body: "a secret", del: true },
        { title: "Also gone", del: true, at: Date.now() - day },
        { title: "Long gone", del: true, at: Date.now() - 31 * day },
      ]);
      const phone = await student.device();
      await phone.page.goto("/notes/trash");
      await expect(phone.page.getByRole("listitem").filter({ hasText: "Embarrassing" })).toBeVisible();
      await device.openNotes();
      await page.getByRole("link", { name: "Trash" }).click();
      await expect(page).toHaveURL("/notes/trash");
      const rows = page.getByRole("list", { name: "Deleted notes, latest first" }).getByRole("listitem");
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: "Regretted" })).toContainText("25 days left");
      await page.getByRole("button", { name: "Restore Regretted" }).click();
      await expect(rows).toHaveCount(2);

      await page.getByRole("button", { name: "Delete Embarrassing for good" }).click();
      await expect(page.getByRole("dialog")).toContainText("Delete “Embarrassing” for good?");
      await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
      await expect(rows).toHaveCount(1);
      await expect.poll(async () => JSON.stringify(await pullAll(server.address, student))).not.toContain("a secret");
      await expect(phone.page.getByRole("listitem").filter({ hasText: "Embarrassing" })).toHaveCount(0);

      await page.getByRole("button", { name: "Empty the trash" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
      await page.getByRole("link", { name: "Back to your notes" }).click();
      await shows(device, ["Kept", "Regretted"]);
      expect([...device.complaints(), ...phone.complaints()]).toEqual([]);
    });
    await test.step("begin a note with their title and their text, in the student's language", async () => {
      await device.openNotes();
      await page.getByRole("button", { name: "New note from a template" }).click();
      const menu = page.getByRole("menu", { name: "New note from a template" });
      await expect(menu.getByRole("menuitem")).toHaveText([
        "Blank note",
        "Cornell notes",
        "Lab report",
        "Reading log",
        "Formula sheet",
      ]);
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(device.titleBox).toHaveValue("Formula sheet: class");
      await page.goBack();
      await device.seesNote("Formula sheet: class");
      const body = async () =>
        (await pullAll(server.address, student)).find(({ data }) => data?.title === "Formula sheet: class")?.data?.body;
      await expect.poll(body).toContain("$$\\int_a^b f(x)\\,dx = F(b) - F(a)$$");

      const german = await student.device();
      await rememberLanguage(german, "de");
      await german.page.goto("/notes");
      await german.page.getByRole("button", { name: "Neue Notiz aus einer Vorlage" }).click();
      await german.page.getByRole("menuitem", { name: "Versuchsprotokoll" }).click();
      await expect(german.page.getByRole("heading", { level: 1 })).toHaveText("Versuchsprotokoll: Versuch");
      expect(device.complaints()).toEqual([]);
    });
  });
});

test.describe("files", () => {
  const file = (name: string, text: string | Buffer) => ({
    name,
    mimeType: "text/markdown",
    buffer: Buffer.from(text),
  });

  test("become notes with their title and tags, byte for byte, may be dropped anywhere, stop coming when told to, and the import can be undone [NOT-5]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await device.openNotes();
    await test.step("become notes with their title and tags, byte for byte, and the import can be undone", async () => {
      const cells = "---\r\ntitle: Cells\r\ntags: [exam, 'unit 3']\r\nother: kept\r\n---\r\nText\r\n";
      await chooseFiles(page, [
        file("cells.md", cells),
        file("krebs.md", "\ufeff# Krebs cycle\n"),
        file("plain.txt", "no heading"),
        file("latin.md", Buffer.from([0x63, 0xe9, 0x0a])),
        file("film.mp4", "x"),
      ]);
      await expect(page.getByText("3 notes imported")).toBeVisible();
      await expect(
        page.getByText("Not readable as UTF-8 text. Save it as UTF-8 and try again: latin.md"),
      ).toBeVisible();
      await expect(page.getByText("Only Markdown and text files become notes: film.mp4")).toBeVisible();
      await expect.poll(async () => [...(await titles(device))].sort()).toEqual(["Cells", "Krebs cycle", "plain"]);
      const stored = async (title: string) =>
        (await pullAll(server.address, student)).find(({ data }) => data?.title === title)?.data;
      await expect.poll(() => stored("Cells")).toMatchObject({ body: cells, tags: ["exam", "unit 3"] });
      await expect
        .poll(() => stored("Krebs cycle"))
        .toMatchObject({
          body: "# Krebs cycle\n",
          aliases: ["krebs"],
          byteOrderMark: true,
        });
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
      expect(device.complaints()).toEqual([]);
    });
    await test.step("stop coming when the student says so, and what came can be undone", async () => {
      await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
      await chooseFiles(
        page,
        Array.from({ length: 1500 }, (_, index) => file(`${index}.md`, `# Number ${index}`)),
      );
      await page.getByRole("button", { name: "Cancel" }).click();
      // While files are read nothing has come yet; later what came can be undone.
      const some = page.getByText(/^[\d,]+ notes? imported$/);
      await expect(some.or(page.getByText("Import canceled. Nothing has changed."))).toBeVisible();
      await expect(page.getByText("1,500 notes imported")).toHaveCount(0);
      if (await some.isVisible()) await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
    });
    await test.step("may be dropped anywhere on the page", async () => {
      await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
      const dropped = await page.evaluateHandle(() => {
        const carried = new DataTransfer();
        carried.items.add(new File(["# Dropped"], "dropped.md", { type: "text/markdown" }));
        return carried;
      });
      await page.dispatchEvent("h1", "dragenter", { dataTransfer: dropped });
      await expect(page.getByText("Drop to import as notes")).toBeVisible();
      await page.dispatchEvent("h1", "drop", { dataTransfer: dropped });
      await device.seesNote("Dropped");
      await expect(page.getByText("Drop to import as notes")).toHaveCount(0);
    });
  });

  test("of a vault come with links, pictures and embeds, once, and leave as a zip that brings them back [NOT-5]", async ({
    student,
  }, testInfo) => {
    const vault = testInfo.outputPath("Vault");
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const write = async (path: string, content: string | Buffer) => {
      await mkdir(dirname(join(vault, path)), { recursive: true });
      await writeFile(join(vault, path), content);
    };
    await write("Index.md", "See [the file](Bio/Lecture%203.md).\n\n![[Lecture 3#Water]]\n");
    await write("Bio/Lecture 3.md", "---\nrating: 5\n---\n# Osmosis\n#lab\n\n## Water\nIt moves.\n\n![[cell.png]]\n");
    await write("Bio/img/cell.png", Buffer.from(pixel, "base64"));
    await write(".obsidian/app.json", "{}");
    await write("paper.pdf", "%PDF");
    const device = await student.device();
    const { page } = device;
    await device.openNotes();
    const folder = page.getByLabel("Choose a folder of notes");
    await folder.setInputFiles(vault);
    await expect(page.getByText("2 notes imported · 2 other files skipped")).toBeVisible();
    await folder.setInputFiles(vault);
    await expect(page.getByText("2 were already here · 2 other files skipped")).toBeVisible();

    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Select all" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Markdown" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Notes.zip");
    const zip = testInfo.outputPath("Notes.zip");
    await download.saveAs(zip);
    await chooseFiles(page, zip);
    await expect(page.getByText("2 were already here", { exact: true })).toBeVisible();
    await page.getByRole("alert").getByRole("button", { name: "Close" }).first().click();
    await writeFile(zip, (await readFile(zip)).subarray(0, -40));
    await chooseFiles(page, zip);
    await expect(page.getByText("Damaged, or not a zip file. Nothing was imported: Notes.zip")).toBeVisible();

    await page.keyboard.press("Escape");
    await page
      .getByRole("link", { name: /^Index/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Reading view" }).click();
    const card = page.getByRole("complementary", { name: "Osmosis › Water" });
    await expect(card).toContainText("It moves.");
    await expect(card.locator("img")).toBeVisible();
    const document = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Word document" }).click();
    expect((await document).suggestedFilename()).toBe("Index.docx");
    await page.getByRole("link", { name: "the file" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Osmosis");
    expect(device.complaints()).toEqual([]);
  });
});

test.describe("every state of the list", () => {
  test("passes axe in both themes, and many at once are selected by range, tagged, given a class, pinned and moved to the trash and back [SET-3] [NOT-3] [NOT-4]", async ({
    student,
    server,
  }) => {
    test.slow();
    await seed(server.address, student, [...few, { title: "Gone", del: true }]);
    const device = await student.device();
    const { page } = device;
    await test.step("passes axe in both themes", async () => {
      await device.openNotes();
      await device.seesNote("Mitosis");
      await passesAxe(page, "the list");
      await page.getByRole("button", { name: "More for Mitosis" }).click();
      await passesAxe(page, "the menu of a row");
      await page.getByRole("menuitem", { name: "Edit tags" }).click();
      await passesAxe(page, "the tags of a note");
      await page.keyboard.press("Escape");
      await selectByName(device, "Mitosis");
      await passesAxe(page, "selecting");
      await goThere(page, `/notes?class=${biology}&pinned=true`);
      await expect(page.getByRole("heading", { name: "No notes match these filters" })).toBeVisible();
      await passesAxe(page, "filters that nothing passes");
      await goThere(page, "/notes?q=zebra");
      await expect(page.locator("mark")).toHaveCount(1);
      await passesAxe(page, "searching");
      await goThere(page, "/notes/trash");
      await page.getByRole("checkbox", { name: "Select Gone" }).check();
      await passesAxe(page, "the trash");
      expect(device.complaints()).toEqual([]);
    });
    await test.step("are selected by range, tagged, given a class, pinned and moved to the trash and back", async () => {
      await device.openNotes();
      await device.seesNote("Mitosis");
      await page.getByRole("button", { name: "Select", exact: true }).click();
      await page.getByRole("checkbox", { name: "Select Mitosis" }).click();
      await page.getByRole("checkbox", { name: "Select Zebrafish" }).click({ modifiers: ["Shift"] });
      await expect(page.getByRole("status").filter({ hasText: "3 selected" })).toBeVisible();

      const bar = page.getByRole("region", { name: "Selected notes" });
      await bar.getByRole("button", { name: "Add tags" }).click();
      await page.keyboard.type("term 1");
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await bar.getByRole("button", { name: "Set class" }).click();
      await page.getByRole("menuitemradio", { name: "World History" }).click();
      await bar.getByRole("button", { name: "Pin" }).click();
      await expect(page.locator("main li", { hasText: "World History" })).toHaveCount(3);
      await expect(page.locator("main li", { hasText: "#term 1" })).toHaveCount(3);
      await expect(page.locator("main li", { hasText: "Pinned" })).toHaveCount(4);

      await bar.getByRole("button", { name: "Move to trash" }).click();
      const question = page.getByRole("dialog");
      await expect(question).toContainText("Are you sure you want to delete these 3 notes?");
      await question.getByRole("button", { name: "Delete" }).click();
      await shows(device, ["Apples"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("4 notes")).toBeVisible();

      await selectByName(device, "Apples");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      expect(device.complaints()).toEqual([]);
    });
  });

  test("fits a phone of 360 px in English, German and Japanese [SET-3] [I18-1]", async ({ student, server }) => {
    test.slow();
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
    await seed(server.address, student, [...few, { title: long, tags: [long] }, { title: long, del: true }]);
    const device = await student.device({ viewport: { width: 360, height: 740 } });
    const { page } = device;
    await page.goto("/settings");
    for (const code of ["en", "de", "ja"]) {
      await page.locator("main select:has(option[value=ja])").selectOption(code);
      await goInside(page, "/notes");
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await device.page.locator("main li").first().waitFor();
      await expect(page.getByRole("searchbox")).toBeVisible();
      await fitsItsWidth(device, "the list");
      await page.locator("[data-control=more]").first().click();
      await fitsItsWidth(device, "the menu of a row");
      await page.keyboard.press("Escape");
      // Filters and what else there is to do are behind one button, until one of them holds.
      await expect(page.locator("main button[aria-pressed]").nth(1)).toBeHidden();
      await page.locator("main button[data-filtered=false]").click();
      await page.locator("main button[aria-pressed]").nth(1).click();
      await page.getByRole("checkbox").first().click();
      await fitsItsWidth(device, "selecting");
      await goThere(page, `/notes?class=${biology}&tag=${long}&pinned=true`);
      await expect(page.locator("main li")).toHaveCount(0);
      await expect(page.locator("main button[aria-pressed=true]").first()).toBeVisible();
      await fitsItsWidth(device, "filtered");
      await goInside(page, "/notes/trash");
      await page.getByRole("checkbox").first().click();
      await fitsItsWidth(device, "the trash");
      await goInside(page, "/settings");
    }
  });
});

async function chooseFiles(page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await page.getByLabel("Choose Markdown files, text files or a zip").setInputFiles(files);
}
