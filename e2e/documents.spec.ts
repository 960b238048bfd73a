import { pdfOf } from "@jotter/document-text/testing/write-pdf";
import type { CDPSession } from "@playwright/test";
import { goThere } from "./support/inside.ts";
import { fitsItsWidth, passesAxe, speakIn } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

type Upload = { readonly name: string; readonly mimeType?: string; readonly buffer: Buffer };

/** What a student does in the library, in the student's words. */
function libraryOf({ page, context }: Device) {
  let slowLine: CDPSession | null = null;
  const list = page.getByRole("list", { name: "Your documents" });
  const rows = list.getByRole("listitem");
  return {
    list,
    rows,
    row: (title: string) => rows.filter({ has: page.getByRole("link", { name: title, exact: true }) }),
    hand: async (...files: readonly Upload[]) =>
      page
        .getByLabel("Choose files to upload")
        .setInputFiles(files.map((file) => ({ mimeType: "application/octet-stream", ...file }))),
    choose: async (title: string, act: string) => {
      await page.getByRole("button", { name: `More for ${title}` }).click();
      await page.getByRole("menuitem", { name: act }).click();
    },
    stored: async () => (await (await context.request.get("/api/files")).json()) as Stored,
    /** Without a number the line is as it was: a session left open would also say that there is always a network. */
    throttle: async (bytesPerSecond?: number) => {
      await slowLine?.detach();
      slowLine = bytesPerSecond === undefined ? null : await context.newCDPSession(page);
      await slowLine?.send("Network.enable");
      const uploadThroughput = bytesPerSecond ?? -1;
      const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
      await slowLine?.send("Network.emulateNetworkConditions", conditions);
    },
  };
}

type Stored = { readonly files: readonly { readonly id: string; readonly name: string }[]; readonly usedBytes: number };

const text = (name: string, words = name): Upload => ({ name, mimeType: "text/plain", buffer: Buffer.from(words) });

/** Of the page: a white sheet as a camera takes it. */
function whitePhoto(): string {
  const canvas = document.createElement("canvas");
  canvas.width = 300;
  canvas.height = 400;
  const pen = canvas.getContext("2d");
  if (pen) pen.fillStyle = "#fff";
  pen?.fillRect(0, 0, 300, 400);
  return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
}

/** As long as a page is in sight before it counts as read. */
const lookedAtMs = 4000;

test("documents are handed in, found, named, sorted into classes, thrown away and fetched back [DOC-1] [DOC-2] [DOC-4] [DAT-3]", async ({
  student,
  server,
}) => {
  test.slow();
  const device = await student.device();
  const { page, context } = device;
  const library = libraryOf(device);
  await page.goto("/docs");

  await test.step("an empty library says how to begin", async () => {
    await expect(page.getByText("No documents yet")).toBeVisible();
  });

  await test.step("an upload is in the list at once, goes on elsewhere, and comes back as it was", async () => {
    await library.throttle(200_000);
    const bytes = Buffer.alloc(300_000, "All cells come from cells. ");
    await library.hand({ name: "biology.txt", mimeType: "text/plain", buffer: bytes });
    await expect(page.getByText(/[1-9]\d?\s?% uploaded/)).toBeVisible();
    await page.getByRole("link", { name: "Notes", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Your Notes" })).toBeVisible();
    await page.goBack();
    await expect(library.row("biology")).toContainText("not opened");
    const downloading = page.waitForEvent("download");
    await library.choose("biology", "Download");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("biology.txt");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  });

  await test.step("an upload can be cancelled and leaves nothing behind", async () => {
    await library.throttle(50_000);
    await library.hand({ name: "lecture.bin", buffer: Buffer.alloc(800_000, 7) });
    await expect(page.getByText(/\d+\s?% uploaded/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel the upload of lecture.bin" }).click();
    await expect(library.row("lecture")).toHaveCount(0);
    await expect.poll(async () => (await library.stored()).files.map(({ name }) => name)).toEqual(["biology.txt"]);
    await library.throttle();
  });

  await test.step("the same bytes are recognised, and kept twice only on demand; nothing is no document", async () => {
    await library.hand(text("once.txt", "same words"), text("twice.txt", "same words"), text("empty.txt", ""));
    const notices = page.getByRole("list", { name: "What needs your attention" });
    await expect(notices).toContainText("You already have this: once");
    await expect(notices).toContainText("This file is empty");
    await expect(library.row("twice")).toHaveCount(0);
    await notices.getByRole("button", { name: "Keep both" }).click();
    await expect(library.row("twice")).toBeVisible();
    await notices.getByRole("button", { name: "Dismiss empty.txt" }).click();
    await expect(notices).toHaveCount(0);
  });

  await test.step("a title is typed in its place: Enter keeps it, Escape does not, nothing is Untitled", async () => {
    await page.getByRole("link", { name: "once", exact: true }).focus();
    await page.keyboard.press("F2");
    const field = page.getByRole("textbox", { name: "Title" });
    await field.fill("Never mind");
    await field.press("Escape");
    await expect(page.getByRole("link", { name: "once", exact: true })).toBeFocused();
    await library.choose("once", "Rename");
    await field.fill("Cell cycle");
    await field.press("Enter");
    await expect(page.getByRole("link", { name: "Cell cycle", exact: true })).toBeFocused();
    await library.choose("twice", "Rename");
    await field.fill("  ");
    await field.press("Enter");
    await expect(library.row("Untitled")).toBeVisible();
  });

  await test.step("several get tags at once, and are found by tag, kind and words", async () => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("checkbox", { name: "Select Cell cycle" }).check();
    await page.getByRole("checkbox", { name: "Select biology" }).check();
    await page.getByRole("button", { name: "Add tags" }).click();
    await page.getByRole("combobox", { name: "Tags" }).fill("exam, lab");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(library.row("biology")).toContainText("#exam");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("combobox", { name: "Tag" }).selectOption({ label: "#exam (2)" });
    await expect(library.rows).toHaveCount(2);
    await page.getByRole("searchbox", { name: "Search your documents" }).fill("CELL");
    await expect(library.rows).toHaveCount(1);
    await page.goto("/docs");
    await expect(library.rows).toHaveCount(3);
  });

  await test.step("what is thrown away can be had back at once or from the trash, and erasing takes the bytes", async () => {
    await library.choose("Untitled", "Move to trash");
    await expect(library.row("Untitled")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(library.row("Untitled")).toBeVisible();
    await library.choose("Untitled", "Move to trash");
    await library.choose("biology", "Move to trash");
    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByRole("button", { name: "Restore biology" }).click();
    await page.getByRole("button", { name: "Delete Untitled for good" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await expect
      .poll(async () => (await library.stored()).files.map(({ name }) => name).sort())
      .toEqual(["biology.txt", "once.txt"]);
    await page.getByRole("link", { name: "Back to your documents" }).click();
    await expect(library.rows).toHaveCount(2);
  });

  await test.step("what is handed in without a network is sent when there is one, also after a reload", async () => {
    await context.setOffline(true);
    await library.hand(text("offline.txt"));
    await expect(library.row("offline")).toContainText("uploaded once you’re online");
    await context.setOffline(false);
    await expect(library.row("offline")).toContainText("not opened");
    await page.route("**/api/files?**", (route) => route.abort());
    await library.hand(text("late.txt"));
    await expect(library.row("late")).toBeVisible();
    await page.reload();
    await expect(library.row("late")).toBeVisible();
    await page.unroute("**/api/files?**");
    // As a browser says it when a cable is plugged in: nothing waits for the rest of a pause.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(library.row("late")).toContainText("not opened");
  });

  await test.step("a file of before there were records becomes one, and a second device has it too", async () => {
    const data = "An old handout";
    const headers = { "content-type": "text/plain", origin: server.address };
    const answer = await context.request.post("/api/files?name=old.txt", { data, headers });
    expect(answer.status()).toBe(201);
    await page.reload();
    await expect(library.row("old")).toBeVisible();
    const other = await student.device();
    await other.page.goto("/docs");
    await expect(libraryOf(other).rows).toHaveCount(5);
  });

  await test.step("words on a page are found and opened there, and the library says where to read on, with the page", async () => {
    const words = ["Cells divide.", "Spindles pull kinetochores apart.", "Two cells are there."];
    const pdf = pdfOf(words.map((text) => ({ words: [{ x: 72, y: 700, text }] })));
    await library.hand({ name: "slides.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
    await expect(library.row("slides")).toContainText("3 pages");
    await page.getByRole("searchbox", { name: "Search your documents" }).fill("kinetochores");
    const found = page.getByRole("region", { name: "On the pages" }).getByRole("link", { name: /Page 2/ });
    await expect(found).toHaveText(/slides.*Page 2.*Spindles pull kinetochores apart/);
    await found.click();
    await expect(page).toHaveURL(/\/docs\/file-\w+\?page=2&quote=/);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByText("Spindles pull kinetochores apart.").first()).toBeVisible();
    await expect(page.getByText("Page 2 of 3")).toBeVisible();
    await page.waitForTimeout(lookedAtMs);
    await page.goto("/docs");
    await expect(library.row("slides"), "one page of three was looked at").toContainText("33% read");
    const readOn = page.getByRole("region", { name: "Continue reading" });
    await expect(readOn.getByRole("link", { name: /^Open at page/ })).toBeVisible();
    await expect(readOn.locator("img")).toHaveJSProperty("complete", true);
    await expect(library.row("slides").locator("img")).toHaveAttribute("src", /^blob:/);
  });

  await test.step("what is kept stays on this device, and the rest of the space can be freed", async () => {
    await library.choose("slides", "Keep on this device");
    await expect(library.row("slides")).toContainText("Kept on this device");
    await expect(page.getByText("slides now works offline")).toBeVisible();
    await page.goto("/settings#storage");
    const storage = page.getByRole("region", { name: "Space on this device" });
    await expect(storage).toContainText("1 that you keep");
    await storage.getByRole("button", { name: /^Free up \d/ }).click();
    await expect(storage.getByText("recently opened")).toHaveCount(0);
    await expect(storage).toContainText("1 that you keep");
    await goThere(page, "/docs");
  });

  await test.step("photos of pages become one document, and a damaged file says so and can be read again", async () => {
    const photo = Buffer.from(await page.evaluate(whitePhoto), "base64");
    const photos = ["IMG_2.jpg", "IMG_1.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: photo }));
    await page.getByLabel("Photos of pages").setInputFiles(photos);
    const scan = page.getByRole("dialog", { name: "Scan pages" });
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await scan.boundingBox())?.width).toBeLessThanOrEqual(390);
    if (wide) await page.setViewportSize(wide);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Keep 2 pages as one document" }).click();
    await expect(library.rows.filter({ hasText: /^Scan / })).toContainText("2 pages");
    await library.hand({ name: "torn.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") });
    await expect(library.row("torn")).toContainText("This file is damaged and could not be read.");
    await page.getByRole("button", { name: "Read torn again" }).click();
    await expect(library.row("torn")).toContainText("This file is damaged and could not be read.");
  });

  await test.step("it is readable for all, in both themes, on a phone and in Japanese", async () => {
    await passesAxe(page, "the library");
    await page.setViewportSize({ width: 390, height: 844 });
    await fitsItsWidth(device, "the library on a phone");
    await speakIn(device, "ja");
    await goThere(page, "/docs");
    await expect(page.getByRole("heading", { name: "あなたの書類" })).toBeVisible();
    await fitsItsWidth(device, "the library in Japanese");
  });
});

test("a long file goes on where the line broke, also after a reload [LEC-1] [DOC-4] [DAT-3]", async ({ student }) => {
  const device = await student.device();
  const { page, context } = device;
  const library = libraryOf(device);
  await page.goto("/docs");
  const froms: string[] = [];
  let isBroken = true;
  await page.route("**/api/file-pieces?**", (route) => {
    const from = new URL(route.request().url()).searchParams.get("from");
    // How far it is, it may ask.
    if (from === null) return route.continue();
    if (isBroken && from !== "0") return route.abort();
    froms.push(from);
    return route.continue();
  });
  const buffer = Buffer.alloc(9_500_000, "a lecture that is long");
  await library.hand({ name: "long.bin", buffer });
  await expect.poll(() => froms).toEqual(["0"]);
  await expect(library.row("long")).toBeVisible();
  await page.reload();
  await expect(library.row("long")).toBeVisible();
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => froms).toEqual(["0", "4194304", "8388608"]);
  const named = async () => (await library.stored()).files.find(({ name }) => name === "long.bin");
  await expect.poll(named).toBeDefined();
  const whole = await context.request.get(`/api/files/${(await named())?.id}`);
  expect((await whole.body()).equals(buffer)).toBe(true);
});

test("a hostile file is stored but never run [DOC-4]", async ({ student }) => {
  const device = await student.device();
  const { page, context } = device;
  const library = libraryOf(device);
  await page.goto("/docs");
  const html =
    "<!doctype html><script>localStorage.setItem('owned', '1')</script><img src=x onerror=\"localStorage.setItem('owned','1')\">";
  const names = ["evil.html", "evil.svg", "evil.png", "<img src=x onerror=alert(1)>.txt"];
  for (const name of names) {
    const mimeType = name.endsWith("svg") ? "image/svg+xml" : "text/html";
    await library.hand({ name, mimeType, buffer: Buffer.from(`${html}<!-- ${names.indexOf(name)} -->`) });
  }
  await expect(library.rows).toHaveCount(4);
  await expect(library.list).toContainText("<img src=x onerror=alert(1)>");
  await expect.poll(async () => (await library.stored()).files.length).toBe(4);
  for (const { id } of (await library.stored()).files) {
    const answer = await context.request.get(`/api/files/${id}`);
    expect(answer.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment/),
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    const frame = await context.newPage();
    await frame.goto(`/api/files/${id}`).catch(() => undefined); // A download, not a page: navigation is refused.
    await frame.close();
  }
  expect(await page.evaluate(() => localStorage.getItem("owned"))).toBeNull();
});

test("a student without classes is led from a document to where classes are made [DOC-2]", async ({ student }) => {
  const device = await student.device();
  const { page } = device;
  const library = libraryOf(device);
  await page.goto("/docs");
  await library.hand({ name: "Cells.txt", mimeType: "text/plain", buffer: Buffer.from("All cells come from cells.") });
  // Scrolled, on the first page of the tab: the step that Back takes puts the page back where it is.
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.evaluate(() => scrollTo(0, 120));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "More for Cells" }).click();
  await page.getByRole("menuitem", { name: "Set class" }).click();
  await page.getByRole("menuitem", { name: "Add a class" }).click();
  await expect(page.getByRole("textbox", { name: "Name of the class" })).toBeInViewport();
});
