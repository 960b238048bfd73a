import type { CDPSession, Page } from "@playwright/test";
import { giveNote, offered, openEditor, storedBody } from "./support/note.ts";
import { passesAxe } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

/** What a student types, and what the note must say then. ⏎ is Enter, ⇥ Tab, ⎋ Escape, ↓ an arrow, ⇤ Home, ⇱ Ctrl+Home, ⇓ Shift+↓. */
const quick: readonly (readonly [string, string | RegExp])[] = [
  ["/task⏎buy milk", "- [ ] buy milk"],
  ["/table⏎abc⇥def", /^\| abc \| def \| {2}\|\n/],
  ["See [[cell m⏎ slowly", "See [[Cell membrane]] slowly"],
  ["#exam⏎next", "#exam\nnext"],
];
const all = [
  ...quick,
  ["/heading 1⏎Cells", "# Cells"],
  ["/bulleted⏎one", "- one"],
  ["/numbered⏎one", "1. one"],
  ["/quote⏎words", "> words"],
  ["/code⏎x = 1", "```\nx = 1\n```\n"],
  ["/tip⏎words", "> [!tip]\n> words\n"],
  ["/divider⏎after", /^---\nafter\n*$/],
  ["word /footnote⏎source", "word [^1]\n\n[^1]: source"],
  ["See /link⏎cell m⏎ slowly", "See [[Cell membrane]] slowly"],
  ["See /link⏎new]] here", "See [[new]] here"],
  ["#exam↓⏎ next", "#exam1 next"],
  ["/table⎋⏎next", "/table\nnext"],
  ["[0, 1) or (0, 1] or ]0, 1[, f'(x), don't, `a {b", "[0, 1) or (0, 1] or ]0, 1[, f'(x), don't, `a {b"],
  ["```⏎x⏎y", "```\nx\ny\n```"],
  ["$$⏎x", "$$\nx\n$$"],
  // Home goes to the words of an item, and then before its mark.
  ["- one⏎⇥two⇤x⇤⇤y", "- one\ny  - xtwo"],
  ["- [ ] one⇤x⇤⇤y", "y- [ ] xone"],
  // What is drawn is not typed over as if it were the text.
  ["⏎* one⇱⇓t", "t* one"],
] as const;

for (const [delay, cases] of [
  [0, quick],
  [30, all],
  [80, quick],
  [150, quick],
] as const) {
  test(`what is typed with ${delay} ms for a key is taken as it was typed [NOT-3]`, async ({ student, server }) => {
    await giveNote(server.address, student, "Cell membrane", "Two layers.", ["exam1"]);
    const device = await student.device();
    await device.openNotes();
    await device.seesNote("Cell membrane");
    await device.startNote("Fast");
    await device.bodyBox.focus();
    for (const [keys, expected] of cases) {
      await typeKeys(device.page, keys, delay);
      const said = expect.poll(() => textOf(device.page), { message: `${keys}, ${delay} ms` });
      if (typeof expected === "string") await said.toBe(expected);
      else await said.toMatch(expected);
      await empty(device);
    }
    // Headings by their keys, before and after the words.
    await device.page.keyboard.press("Control+Alt+1");
    await device.page.keyboard.type("Cells", { delay });
    await device.page.keyboard.press("Control+Alt+2");
    await device.page.keyboard.type(" divide", { delay });
    expect(await textOf(device.page)).toBe("## Cells divide");
    expect(device.complaints()).toEqual([]);
  });
}

test("on a phone the strip's marks come before the words, and typing goes on after them [NOT-3]", async ({
  student,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 780 }, touch: true });
  const { page } = device;
  await device.startNote("Strip");
  await device.bodyBox.tap();
  const strip = page.getByRole("toolbar", { name: "Formatting" });
  for (const [button, expected] of [
    ["Task list", "- [ ] buy milk"],
    ["Bulleted list", "- buy milk"],
    ["Heading 2", "## buy milk"],
    ["Bold", "**buy milk**"],
    ["Table", "| buy milk |  |  |\n"],
  ] as const) {
    await strip.getByRole("button", { name: button, exact: true }).tap();
    await page.keyboard.type("buy milk", { delay: 80 });
    await expect.poll(() => textOf(page), button).toContain(expected);
    await empty(device);
  }
});

test("the open menu is for everybody, in both themes [NOT-2]", async ({ student }) => {
  const device = await student.device({ viewport: { width: 390, height: 780 } });
  await device.startNote("Menu");
  await device.bodyBox.focus();
  await device.page.keyboard.type("/");
  await expect(offered(device.page, "Heading 1")).toBeVisible();
  await passesAxe(device.page, "the menu");
});

test("pictures and pages come where they were pasted, and what is typed meanwhile comes after them [NOT-3]", async ({
  student,
}) => {
  const device = await student.device();
  const { page } = device;
  await device.startNote("Pasted");
  await device.bodyBox.focus();
  await page.keyboard.type("Before ");
  await pastePicture(page);
  await page.keyboard.type("typed meanwhile", { delay: 30 });
  await expect.poll(() => textOf(page)).toMatch(/^Before \n\n!\[.*\]\(attachment:[\w-]+\)\n\ntyped meanwhile$/);
  await empty(device);
  await page.keyboard.type("Before");
  await pastePicture(page);
  await expect(page.locator(".j-image img")).toBeVisible();
  await page.keyboard.type("after");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => textOf(page)).toBe("Before");
  await empty(device);

  await page.keyboard.type("old");
  await page.keyboard.press("Shift+Home");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/html", "<p>They <b>divide</b>.</p>");
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(".cm-content")?.dispatchEvent(paste);
  });
  await page.keyboard.type(" And so on.", { delay: 30 });
  await expect.poll(() => textOf(page)).toBe("They **divide**. And so on.");

  // Dropped on a line, it comes there, wherever the caret was.
  await empty(device);
  await page.keyboard.insertText("one\n\ntwo");
  await dropPicture(page, "one");
  await page.keyboard.type("after", { delay: 30 });
  await expect.poll(() => textOf(page)).toMatch(/^one\n\n!\[.*\]\(attachment:[\w-]+\)\n\nafter\n\ntwo$/);

  // What is no picture after all leaves nothing behind.
  await empty(device);
  await page.keyboard.type("Before ");
  await pastePicture(page, "broken");
  await page.keyboard.type("after");
  await expect(page.locator(".j-pending")).toHaveCount(0);
  expect(await textOf(page)).toBe("Before after");

  // A note that is left before its picture is ready has it all the same.
  await pastePicture(page);
  await page.getByRole("link", { name: "Your Notes" }).click();
  await expect(page.getByRole("heading", { name: "Your Notes" })).toBeVisible();
  await device.note("Pasted").click();
  await expect(page.locator(".j-image img")).toBeVisible();
  expect(device.complaints()).toEqual([]);
});

test("a formula keeps the keys typed while its window comes, and its place while others write [MTH-3] [NOT-4]", async ({
  student,
  server,
}) => {
  test.slow();
  const [device, phone] = [await student.device(), await student.device()];
  const { page } = device;
  const id = await giveNote(server.address, student, "Visual", "So holds.");
  await openEditor(device, id);
  await openEditor(phone, id);
  await device.bodyBox.focus();
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+m");
  await page.keyboard.type("x+1", { delay: 30 });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "LaTeX source" })).toHaveValue("x+1");
  await phone.bodyBox.focus();
  await phone.page.keyboard.press("Control+Home");
  await phone.page.keyboard.type("Meanwhile. ");
  await expect.poll(() => textOf(page)).toBe("Meanwhile. So holds.");
  await page.keyboard.type("+y", { delay: 30 });
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => storedBody(server.address, student, id)).toBe("Meanwhile. So $x+1+y$holds.");
  await page.keyboard.type(" ");
  // As fast as it goes, taken before it is seen.
  await page.keyboard.press("Control+m");
  await page.keyboard.type("z");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => textOf(page)).toBe("Meanwhile. So $x+1+y$ $z$holds.");
  // MathLive is here by now and takes the focus a moment after its window: in the middle of these keys.
  await page.keyboard.press("Control+m");
  await page.keyboard.type("+a+b+c+d+e+f+g+h+k", { delay: 30 });
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => textOf(page)).toBe("Meanwhile. So $x+1+y$ $z+a+b+c+d+e+f+g+h+k$holds.");
  expect(device.complaints()).toEqual([]);
});

test("a formula is taken with a command just typed, and left before its window is there [MTH-3] [NOT-8]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  const { page } = device;
  const id = await giveNote(server.address, student, "Visual", "");
  // A slow line: the window comes when it is let through.
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/FormulaEditor[^/]*\.js/, async (route) => {
    await line;
    await route.continue();
  });
  await openEditor(device, id);
  await device.bodyBox.focus();
  await page.keyboard.press("Control+m");
  await page.keyboard.type("x", { delay: 30 });
  await page.keyboard.press("Escape");
  await page.keyboard.type("Let ", { delay: 30 });
  await expect.poll(() => textOf(page)).toBe("Let ");
  await page.keyboard.press("Control+m");
  arrive();
  await expect(page.locator("math-field")).toBeFocused();
  await page.keyboard.type("\\alpha", { delay: 30 });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.type(" be.", { delay: 30 });
  await expect.poll(() => storedBody(server.address, student, id)).toBe("Let $\\alpha$ be.");
  expect(device.complaints()).toEqual([]);
});

test("a composed word asks like any other, and its own Enter takes nothing [NOT-6]", async ({ student, server }) => {
  await giveNote(server.address, student, "細胞膜", "Two layers.");
  const device = await student.device();
  const { page } = device;
  await device.openNotes();
  await device.seesNote("細胞膜");
  await device.startNote("IME");
  await device.bodyBox.focus();
  const session = await device.context.newCDPSession(page);
  await page.keyboard.type("[[");
  await compose(session, ["s", "さ", "さい", "さいぼ", "さいぼう", "細胞"], "細胞");
  await expect(offered(page, "細胞膜")).toBeVisible();
  expect(await textOf(page)).toBe("[[細胞");
  await page.keyboard.press("Enter");
  await compose(session, ["す", "水"], "水");
  await expect.poll(() => textOf(page)).toBe("[[細胞膜]]水");
  // And beside a picture that is on its way.
  await empty(device);
  await pastePicture(page);
  await compose(session, ["n", "に", "にほ", "にほん"], "日本");
  await expect.poll(() => textOf(page)).toMatch(/^!\[.*\]\(attachment:[\w-]+\)\n\n日本$/);
});

async function typeKeys(page: Page, keys: string, delay: number): Promise<void> {
  const named: Readonly<Record<string, string>> = {
    "⏎": "Enter",
    "⇥": "Tab",
    "⎋": "Escape",
    "↓": "ArrowDown",
    "⇤": "Home",
    "⇱": "Control+Home",
    "⇓": "Shift+ArrowDown",
  };
  for (const key of keys) {
    // Only who looks for another entry waits until there is one.
    if (key === "↓") await expect(offered(page, "#exam1")).toBeVisible();
    if (named[key]) await page.keyboard.press(named[key], { delay });
    else await page.keyboard.type(key, { delay });
  }
}

async function empty({ page, bodyBox }: Device): Promise<void> {
  await page.keyboard.press("Escape");
  await bodyBox.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(() => textOf(page)).toBe("");
}

async function compose(session: CDPSession, steps: readonly string[], word: string): Promise<void> {
  for (const text of steps) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  // How a browser tells of the Enter that ends a composition: it belongs to the keyboard of the system.
  const enter = { code: "Enter", windowsVirtualKeyCode: 229, key: "Enter" };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await session.send("Input.insertText", { text: word });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
}

/** A large one takes a moment. */
function pastePicture(page: Page, kind: "whole" | "broken" = "whole"): Promise<void> {
  return page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(2400, 1800);
    canvas.getContext("2d")?.fillRect(50, 50, 300, 200);
    const bytes = kind === "broken" ? new Blob(["no picture"]) : await canvas.convertToBlob();
    const data = new DataTransfer();
    data.items.add(new File([bytes], "drawing.png", { type: "image/png" }));
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(".cm-content")?.dispatchEvent(paste);
  }, kind);
}

/** At the end of the line with these words. */
function dropPicture(page: Page, words: string): Promise<void> {
  return page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(2400, 1800);
    canvas.getContext("2d")?.fillRect(50, 50, 300, 200);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], "drawing.png", { type: "image/png" }));
    const line = [...document.querySelectorAll(".cm-line")].find(({ textContent }) => textContent === words);
    const { right, top, height } = line?.getBoundingClientRect() ?? new DOMRect();
    const place = { clientX: right - 4, clientY: top + height / 2, bubbles: true, cancelable: true };
    line?.dispatchEvent(new DragEvent("drop", { dataTransfer, ...place }));
  }, words);
}

/** The text of the open note as it is in the editor, drawn or not. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const content = document.querySelector(".cm-content") as (HTMLElement & { cmTile?: { view?: TextView } }) | null;
    return content?.cmTile?.view?.state.doc.toString() ?? "";
  });
}

type TextView = { readonly state: { readonly doc: { readonly toString: () => string } } };
