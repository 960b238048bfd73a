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
  // A tag from the menu has its blank, and whoever types one gets no second.
  ["#exam↓⏎ next", "#exam1 next"],
  ["#exam↓⏎next", "#exam1 next"],
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

/** What is answered by a worker: a slow key comes after its answer. */
const answered = quick.filter(([keys]) => /\[\[|#/.test(keys));

test("what is typed with 0, 30 or 150 ms for a key is taken as it was typed [NOT-3]", async ({ student, server }) => {
  await giveNote(server.address, student, "Cell membrane", "Two layers.", ["exam1"]);
  const device = await student.device();
  await device.openNotes();
  await device.seesNote("Cell membrane");
  await device.startNote("Rhythms");
  await device.bodyBox.focus();
  for (const [delay, cases] of [
    [0, quick],
    [30, all],
    [150, answered],
  ] as const) {
    for (const [keys, expected] of cases) {
      await typeKeys(device.page, keys, delay);
      const said = expect.poll(() => textOf(device.page), { message: `${keys}, ${delay} ms` });
      if (typeof expected === "string") await said.toBe(expected);
      else await said.toMatch(expected);
      await empty(device);
    }
  }
  // Headings by their keys, before and after the words.
  await device.page.keyboard.press("Control+Alt+1");
  await device.page.keyboard.type("Cells", { delay: 30 });
  await device.page.keyboard.press("Control+Alt+2");
  await device.page.keyboard.type(" divide", { delay: 30 });
  expect(await textOf(device.page)).toBe("## Cells divide");
  expect(device.complaints()).toEqual([]);
});

test("on a phone the strip's marks come before the words, a composed word is taken as it is, and the menu is for everybody [NOT-2] [NOT-3] [NOT-6]", async ({
  student,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 780 }, touch: true });
  const { page } = device;
  await test.step("on a phone the strip's marks come before the words, and typing goes on after them", async () => {
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
      await page.keyboard.type("buy milk", { delay: 30 });
      await expect.poll(() => textOf(page), button).toContain(expected);
      await empty(device);
    }
    // What is pressed twice is over, and what is open ends with its line.
    const bold = strip.getByRole("button", { name: "Bold", exact: true });
    await bold.tap();
    await page.keyboard.type("XY", { delay: 30 });
    await bold.tap();
    await page.keyboard.type(" Z", { delay: 30 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+i");
    await page.keyboard.type("i", { delay: 30 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("x", { delay: 30 });
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("y");
    await expect.poll(() => textOf(page)).toBe("**XY** Z\n*i*\ny");

    // In a cell that was only tapped they are the cell's, and what has no room there is off.
    await empty(device);
    await page.keyboard.insertText("top\n\n| a | b |\n|---|---|\n| c | d |\n\nend");
    const cell = page.locator(".j-cell", { hasText: "c" });
    await cell.tap();
    await bold.tap();
    await page.keyboard.type("in", { delay: 30 });
    await strip.getByRole("button", { name: "Heading 2", exact: true }).tap({ force: true });
    await page.keyboard.press("Control+b");
    await page.keyboard.type("!", { delay: 30 });
    const said = "top\n\n| a | b |\n|---|---|\n| c**in**! | d |\n\nend";
    await expect.poll(() => textOf(page)).toBe(said);
    await expect(page.getByRole("button", { name: "Jotson" })).toHaveCSS("opacity", "0");
    expect(device.complaints()).toEqual([]);
  });
  await test.step("a word in composition is taken as it is by whatever is pressed then", async () => {
    await device.startNote("Gboard");
    await device.bodyBox.tap();
    const session = await device.context.newCDPSession(page);
    const composing = async (...steps: readonly string[]) => {
      for (const text of steps) {
        const key = { windowsVirtualKeyCode: 229, key: "Unidentified" };
        await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
        await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      }
    };
    await page.keyboard.type("/");
    await composing("t", "ta", "table");
    await offered(page, "Table").tap();
    await expect(page.locator(".j-cell").first()).toBeFocused();
    await composing("h", "head");
    await page.locator(".j-cell").nth(1).tap();
    await composing("n", "next");
    await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Bold", exact: true }).tap();
    await composing("b", "bold");
    await page.locator(".cm-content > .cm-line").last().tap();
    await composing("b", "below");
    await page.getByRole("textbox", { name: "Title" }).tap();
    await expect
      .poll(() => textOf(page))
      .toMatch(
        /^\| head \| next\*\*bold\*\* \| {2}\|\n\| --- \| --- \| --- \|\n(\| {2}\| {2}\| {2}\|\n){2}\nbelow\n*$/,
      );
    expect(device.complaints()).toEqual([]);
  });
  await test.step("the open menu is for everybody, in both themes", async () => {
    await device.startNote("Menu");
    await device.bodyBox.focus();
    await device.page.keyboard.type("/");
    await expect(offered(device.page, "Heading 1")).toBeVisible();
    await passesAxe(device.page, "the menu");
  });
});

test("whoever clicks or taps below a note begins a line there, and the line that is written is never behind the bars [NOT-3]", async ({
  student,
  server,
}) => {
  test.slow();
  const desk = await student.device({ viewport: { width: 1440, height: 900 } });
  const phone = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  await test.step("whoever clicks or taps below a note begins a line there, and breaks no table, code or formula", async () => {
    for (const [device, ends] of [
      [desk, ["```js\nlet a\n```", "so\n\n---"]],
      [phone, ["| a | b |\n| --- | --- |\n| 1 | 2 |", "so\n\n$$\nx\n$$"]],
    ] as const) {
      for (const body of ends) {
        const id = await giveNote(server.address, student, "End", body);
        await openEditor(device, id);
        const box = await device.bodyBox.boundingBox();
        const place = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 300] as const;
        if (device === phone) await device.page.touchscreen.tap(...place);
        else await device.page.mouse.click(...place);
        await device.page.keyboard.type("below");
        await expect.poll(() => storedBody(server.address, student, id)).toMatch(/\n\n?below\n?$/);
        expect(((await storedBody(server.address, student, id)) ?? "").startsWith(`${body}\n`)).toBe(true);
      }
    }
  });
  await test.step("the line that is written, in a cell too, and what is found are never behind the bars", async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`).join("\n\n");
    const id = await giveNote(server.address, student, "Long", `${lines}\n\n| a |\n| - |\n| b |\n\nend`);
    for (const device of [phone, desk]) {
      const { page } = device;
      await openEditor(device, id);
      await device.bodyBox.focus();
      for (const keys of [["Control+End"], ["Enter", "x"], ["Control+Home"], Array(30).fill("ArrowDown")]) {
        for (const key of keys) await page.keyboard.press(key);
        await expect.poll(() => roomBelowCaret(page), keys[0]).toBeGreaterThan(0);
      }
      await page.keyboard.press("Control+f");
      await page.keyboard.type("line 2");
      for (let hit = 0; hit < 12; hit++) {
        await page.keyboard.press("Enter");
        const found = page.locator(".cm-searchMatch-selected");
        await expect.poll(() => found.evaluate(roomBelow)).toBeGreaterThan(0);
        const panel = await page.locator(".j-find").boundingBox();
        const below = (panel?.y ?? 0) + (panel?.height ?? 0);
        await expect.poll(async () => (await found.boundingBox())?.y ?? 0).toBeGreaterThan(below);
      }
      await page.keyboard.press("Escape");
      if (device === desk) continue;
      // A keyboard comes over the page, and the strip is lifted onto it.
      await page.keyboard.press("Control+End");
      await page.evaluate(() => {
        const screen = visualViewport as VisualViewport;
        Object.defineProperty(screen, "height", { value: innerHeight - 336 });
        screen.dispatchEvent(new Event("resize"));
      });
      await expect.poll(() => roomBelowCaret(page), "keyboard").toBeGreaterThan(0);
      for (let line = 0; line < 3; line++) await page.keyboard.press("ArrowUp");
      await page.keyboard.type("x");
      await expect(page.locator(".j-cell:focus")).toHaveText("bx");
      await expect.poll(() => page.locator(".j-table-tools").evaluate(roomBelow)).toBeGreaterThan(0);
    }
  });
});

/** How far above the highest bar at the bottom something ends; runs in the page. */
function roomBelow(shown: Element): number {
  const bars = [...document.querySelectorAll("[data-under-thumb]")].filter((bar) => bar.checkVisibility());
  const tops = bars.map((bar) => bar.getBoundingClientRect().top);
  return Math.min(visualViewport?.height ?? innerHeight, ...tops) - shown.getBoundingClientRect().bottom;
}

function roomBelowCaret(page: Page): Promise<number> {
  return page.locator(".cm-cursor-primary").evaluate(roomBelow);
}

test("pictures and pages come where they were pasted, and a composed word asks like any other [NOT-3] [NOT-6]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "細胞膜", "Two layers.");
  const device = await student.device();
  const { page } = device;
  await test.step("pictures and pages come where they were pasted, and what is typed meanwhile comes after them", async () => {
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
  await test.step("a composed word asks like any other, and its own Enter takes nothing", async () => {
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
});

test("a formula is taken, kept and left whatever is typed before its window is there and while others write [MTH-3] [NOT-4] [NOT-8]", async ({
  student,
  server,
}) => {
  test.slow();
  const device = await student.device();
  const { page } = device;
  await test.step("a formula is taken with a command just typed, and left before its window is there", async () => {
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
    // Back closes the window, not the note, and what was written in it is taken.
    await page.getByRole("link", { name: "Notes" }).first().click();
    await page.getByRole("link", { name: "Visual" }).click();
    await device.bodyBox.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Control+m");
    await expect(page.locator("math-field")).toBeFocused();
    await page.keyboard.type("b+1", { delay: 30 });
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => storedBody(server.address, student, id)).toBe("Let $\\alpha$ be.$b+1$");
    expect(device.complaints()).toEqual([]);
  });
  await test.step("a formula keeps the keys typed while its window comes, and its place while others write", async () => {
    const phone = await student.device();
    const id = await giveNote(server.address, student, "Seen", "So holds.");
    await page.goto(`/editor/${id}`); // Anew: its window is not here yet.
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
    await page.keyboard.press("Enter");
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
