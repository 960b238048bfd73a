import { hostileFiles } from "@jotter/document-text/testing/hostile";
import { pdfOf } from "@jotter/document-text/testing/write-pdf";
import { documentData, pullAll, push, type StudentAccount } from "./support/account.ts";
import { standsStill } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";
import { standInForTesseract } from "./support/tesseract.ts";

test("a document is read by itself, also after a reload, and a sentence in it is found and opened at its page [DOC-3] [DSH-3]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  const { page, context } = device;
  const pages = Array.from({ length: 60 }, (_, at) => ({
    words: [
      { x: 72, y: 700, text: at === 51 ? "Here mitochondria make most of the energy." : `This is page ${at + 1}.` },
    ],
  }));
  const bytes = Buffer.from(pdfOf(pages, { title: "Cell biology" }));
  const sent = await context.request.post("/api/files?name=handout.pdf&purpose=document", {
    data: bytes,
    headers: { "Content-Type": "application/pdf", Origin: server.address },
  });
  const { id: fileId } = (await sent.json()) as { id: string };
  const at = Date.now();
  const data = {
    title: "handout",
    classId: null,
    tags: [],
    kind: "pdf",
    fileId,
    name: "handout.pdf",
    path: "",
    url: "",
    type: "application/pdf",
    bytes: bytes.length,
    text: { state: "waiting" },
    createdAt: at,
    updatedAt: at,
  };
  const documentId = "handout-of-today";
  const op = { kind: "document", id: documentId, ifRev: 0, n: 1, v: 1, data, del: false, at };
  await push(server.address, student, "elsewhere", [op]);

  // Left at once: it is read on whatever page is open.
  await page.goto("/grades");
  await page.reload();
  const stored = async () => (await pullAll(server.address, student)).filter(({ del }) => !del);
  await expect
    .poll(async () => (await stored()).find(({ id }) => id === documentId)?.data, { timeout: 60_000 })
    .toMatchObject({ title: "Cell biology", pages: 60, text: { state: "read" } });
  await expect
    .poll(async () =>
      (await stored())
        .filter(({ kind }) => kind === "document-text")
        .map(({ id }) => id)
        .sort(),
    )
    .toEqual([`${documentId}-0`, `${documentId}-40`]);

  await standsStill(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search and go anywhere" });
  await dialog.getByRole("combobox").fill("mitochondria energy");
  const found = dialog.getByRole("group", { name: "Documents" }).getByRole("option");
  await expect(found).toHaveText(/Cell biology.*Page 52 · Here mitochondria make most of the energy/);
  await expect(found.locator("mark")).toHaveText(["mitochondria", "energy"]);
  await found.click();
  await expect(page).toHaveURL(/\/docs\/handout-of-today\?page=52&quote=mitochondria\+make\+most\+of\+the\+energy/);

  await test.step("a second device has its text without reading it again", async () => {
    const second = await student.device();
    const readers: string[] = [];
    second.page.on("request", (request) => {
      if (request.url().includes("reading-worker")) readers.push(request.url());
    });
    await second.page.goto("/grades");
    await standsStill(second.page);
    await second.page.keyboard.press("Control+k");
    await second.page.getByRole("combobox").fill("mitochondria energy");
    await expect(second.page.getByRole("group", { name: "Documents" }).getByRole("option")).toHaveCount(1);
    expect(readers).toEqual([]);
    await second.context.close();
  });

  await test.step("pages that are pictures are read off them, go on after a reload, and are found", async () => {
    let isGoingOn = false;
    const tesseract = await standInForTesseract(context, (picture) => {
      if (picture === 1) return "Light falls on the leaves.\n";
      return isGoingOn ? "Ribosomes build pro-\nteins.\n" : undefined;
    });
    const scan = { title: "Scan", kind: "pdf", type: "application/pdf" };
    const photo = { words: [], drawing: "q 500 0 0 700 50 50 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q" };
    const scanId = await handIn(student, server.address, scan, Buffer.from(pdfOf([photo, photo])));
    const textOf = async () => (await stored()).find(({ id }) => id === scanId);
    await page.goto("/grades");
    await expect
      .poll(async () => (await textOf())?.data?.text, { timeout: 60_000 })
      .toMatchObject({
        state: "read",
        withoutText: [0, 1],
      });
    await page.goto(`/docs/${scanId}`);
    const language = page.getByRole("combobox", { name: "Language of the text" });
    await expect(language).toHaveValue("eng");
    await language.selectOption({ label: "Deutsch" });
    await page.getByRole("button", { name: "Read the text" }).click();
    await expect
      .poll(async () => (await textOf())?.data?.text, { timeout: 60_000 })
      .toMatchObject({ withoutText: [1] });
    expect(tesseract.asked).toEqual(expect.arrayContaining(["deu.traineddata.gz", "worker.min.js"]));
    const second = await context.newPage();
    await second.goto("/docs");
    const inSecond = second.getByRole("listitem").filter({ hasText: "Scan" });
    await expect(inSecond, "every tab says what the reading one does").toContainText("Reading the picture on page 2");
    await second.close();
    isGoingOn = true;
    await page.reload();
    await expect
      .poll(async () => (await textOf())?.data?.text, { timeout: 60_000 })
      .toEqual({ state: "read", version: expect.any(Number) });
    await standsStill(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("ribosomes proteins");
    const option = page.getByRole("group", { name: "Documents" }).getByRole("option");
    await expect(option).toHaveText(/Scan.*Page 2 · Ribosomes build proteins/);
    await option.click();
    const seen = page.locator("[data-page='1']");
    const flashes = seen.locator("[data-look='flash']");
    await expect(flashes, "the words are shown on the picture, in both lines they stand in").toHaveCount(2);
    const [sheet, flash] = [await seen.boundingBox(), await flashes.first().boundingBox()];
    const shareOf = (at: number, from: number, length: number) => Math.round(((at - from) / length) * 100);
    expect(shareOf(flash?.y ?? 0, sheet?.y ?? 0, sheet?.height ?? 1)).toBe(10);
    expect(shareOf(flash?.x ?? 0, sheet?.x ?? 0, sheet?.width ?? 1)).toBe(20);
    await seen.locator("[data-words] span", { hasText: "Ribosomes" }).dblclick();
    await page.getByRole("button", { name: /mint/i }).click();
    await expect
      .poll(async () => (await stored()).filter(({ kind }) => kind === "mark").map(({ data }) => data))
      .toEqual([
        expect.objectContaining({ page: 1, quote: "Ribosomes", suffix: expect.stringContaining("build pro-") }),
      ]);
  });
});

type Kind = { readonly title: string; readonly kind: string; readonly type: string };

/** A file that another device has sent, and nobody has read yet. */
async function handIn(student: StudentAccount, address: string, { title, kind, type }: Kind, bytes: Buffer) {
  const sent = await fetch(`${address}/api/files?name=${title}&purpose=document`, {
    method: "POST",
    body: new Uint8Array(bytes),
    headers: { "Content-Type": type, Origin: address, Cookie: student.cookie },
  });
  const { id: fileId } = (await sent.json()) as { id: string };
  const id = `file-${fileId}`;
  const data = documentData(title, { kind, type, fileId, bytes: bytes.length, text: { state: "waiting" } });
  await push(address, student, id, [{ kind: "document", id, ifRev: 0, n: 1, v: 1, data, del: false, at: Date.now() }]);
  return id;
}

test("hostile files get a sentence each, and the tab lives on and asks nobody [DOC-4]", async ({ student, server }) => {
  test.slow();
  const { page, context } = await student.device();
  const outside: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(server.address) && !/^(?:data|blob):/.test(url)) outside.push(url);
  });
  page.on("dialog", (dialog) => outside.push(dialog.message()));
  await page.goto("/docs");
  const files = Object.entries(hostile).map(([title, { what }]) => {
    const found = hostileFiles.find((one) => one.what === what);
    if (!found) throw new Error(`There is no hostile file "${what}".`);
    return {
      name: `${title}.${found.name.split(".").at(-1)}`,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(found.bytes()),
    };
  });
  const empty = { name: "nothing.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) };
  await page.getByLabel("Choose files to upload").setInputFiles([...files, empty]);
  await expect(page.getByText("This file is empty")).toBeVisible();
  const stored = async () => {
    const rows = (await pullAll(server.address, student)).filter(({ kind, del }) => kind === "document" && !del);
    return Object.fromEntries(
      rows.map(({ data }) => {
        const text = data?.text as { readonly state: string; readonly reason?: string } | undefined;
        return [String(data?.name).split(".")[0] ?? "", text?.reason ?? text?.state];
      }),
    );
  };
  const ends = Object.fromEntries(Object.entries(hostile).map(([title, { ends }]) => [title, ends]));
  await expect.poll(stored, { timeout: 120_000 }).toEqual(ends);
  const rows = page.getByRole("list", { name: "Your documents" }).getByRole("listitem");
  for (const [title, { says }] of Object.entries(hostile)) {
    await expect(rows.filter({ has: page.getByRole("link", { name: title, exact: true }) })).toContainText(says);
  }
  const text = async () =>
    (await pullAll(server.address, student))
      .filter(({ kind }) => kind === "document-text")
      .map(({ data }) => String(data?.body))
      .join("\n");
  await expect.poll(text).not.toBe("");
  expect(await text()).not.toMatch(/<script|app\.alert/i);
  // The tab still does what it is asked.
  await standsStill(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search and go anywhere" })).toBeVisible();
  expect(outside).toEqual([]);
});

type Hostile = { readonly what: string; readonly ends: string; readonly says: string };

/** By the name they are handed in by: which file it is, how its reading ends, and what its row says of it. */
const hostile: Readonly<Record<string, Hostile>> = {
  locked: { what: "a PDF with a password", ends: "encrypted", says: "locked with a password" },
  torn: { what: "a PDF of a first line alone", ends: "broken", says: "damaged" },
  blanks: { what: "a Word file of thirty megabytes of blanks", ends: "bomb", says: "far more than it should" },
  town: { what: "a picture as large as a town", ends: "bomb", says: "far more than it should" },
  laughs: { what: "a drawing that laughs", ends: "unsafe", says: "hidden instructions" },
  circle: { what: "a PDF whose pages contain themselves", ends: "broken", says: "damaged" },
  program: { what: "a program by the name of a PDF", ends: "none", says: "stored as it is" },
  scripts: { what: "a PDF with scripts", ends: "read", says: "not opened" },
  tags: { what: "a page of a hundred thousand scripts", ends: "read", says: "not opened" },
  million: { what: "a PDF that claims a million pages", ends: "read", says: "not opened" },
};
