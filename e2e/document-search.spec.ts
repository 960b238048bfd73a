import { pdfOf } from "@jotter/document-text/testing/write-pdf";
import { pullAll, push } from "./support/account.ts";
import { standsStill } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

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
});
