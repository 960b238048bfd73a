import { readFile } from "node:fs/promises";
import { noteData, push } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { passesAxe, standsStill, tabTo, tooWide } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

const ids = {
  cell: "01900000-0000-7000-8000-00000000ce11",
  mitosis: "01900000-0000-7000-8000-00000000d1f1",
  wide: "01900000-0000-7000-8000-000000001de0",
  long: "01900000-0000-7000-8000-0000000010e0",
} as const;

const cell = String.raw`---
unknown: kept
---
The **cell** is small: $3 \times 10^9$ base pairs.[^1] See [[Mitosis|how cells divide]], [[Nothing yet]] and
[a page](https://example.org/cells).

## Membranes

$$
J = -D \frac{\partial \varphi}{\partial x}
$$

> [!tip] Remember
> The steeper, the faster.

> [!example]- Worked
> Folded away.

| Substance | Way through the membrane of the cell | Energy | Rate | Anything else to say |
|:--|:--|:-:|--:|--|
| Oxygen | diffusion | no | $1.0$ | nothing |

- [x] Read
- [ ] Draw the pump

### Code

~~~python
def flux(D): return -D  # Fick
~~~

A mistake: $\nosuchthing$, and <b>HTML</b> as it was typed. $5 is money, and so is $10.

[^1]: In humans.
`;

/** Wider than a sheet of paper in every way. */
const terms = Array.from({ length: 40 }, (_, at) => `x_{${at}}`).join("+");
const wide = [
  `Inline $\\frac{${terms}}{2}$ here.`,
  `$$\n\\frac{${terms}}{${terms}}\n$$`,
  `> - nested\n>\n>   $$\n>   \\sqrt{${terms}}\n>   $$`,
  `|${" $x^2+y^2+z^2$ |".repeat(12)}\n|${"-|".repeat(12)}\n|${" Thermodynamics |".repeat(12)}`,
  `\`\`\`\n${"unbroken".repeat(60)}\n\`\`\``,
].join("\n\n");

const section = (index: number) =>
  `## Part ${index}\n\n${"Words about cells, and how they live. ".repeat(60)} ${"and $x_i^2 + \\frac{a}{b}$ ".repeat(4)}\n\n$$\n\\int_0^1 x^${index} \\, dx\n$$\n`;
const long = `${Array.from({ length: 86 }, (_, index) => section(index)).join("\n")}\n\nThe end.`;

async function withNotes(
  student: {
    readonly device: (options?: { viewport: { width: number; height: number } }) => Promise<Device>;
  } & Parameters<typeof push>[1],
  address: string,
  more: Readonly<Record<string, readonly [title: string, body: string]>> = {},
): Promise<void> {
  const op = (id: string, n: number, title: string, text: string, tags: readonly string[]) => ({
    kind: "note",
    id,
    ifRev: 0,
    n,
    v: 1,
    data: { ...noteData(title, text), tags },
    del: false,
    at: Date.now(),
  });
  await push(address, student, "elsewhere", [
    op(ids.mitosis, 1, "Mitosis", "Two from one.", []),
    op(ids.cell, 2, "The cell", cell, ["bio"]),
    ...Object.entries(more).map(([id, [title, body]], index) => op(id, 3 + index, title, body, [])),
  ]);
}

async function read({ page }: Device, id: string = ids.cell, title = "The cell"): Promise<void> {
  await goThere(page, `/editor/${id}/read`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator(".katex").first()).toBeVisible();
}

test.describe("reading a note", () => {
  test("a note is read as what it is, its links lead on, and a task is ticked where it is read [NOT-3] [NOT-5] [MTH-1] [MTH-2]", async ({
    student,
    server,
  }) => {
    await withNotes(student, server.address);
    const device = await student.device();
    const { page } = device;
    await read(device);
    await test.step("everything a note can hold is set as what it is", async () => {
      await expect(page.getByRole("heading", { level: 2, name: "Membranes" })).toBeVisible();
      await expect(page.getByRole("note")).toContainText("The steeper, the faster.");
      await expect(page.getByRole("columnheader", { name: "Substance" })).toBeVisible();
      await expect(page.getByText("<b>HTML</b> as it was typed. $5 is money, and so is $10.")).toBeVisible();
      await expect(page.getByText("unknown: kept")).toHaveCount(0);
      await expect(page.locator("[data-code=keyword]").first()).toHaveText("def");
      await expect(page.getByText("Folded away.")).toBeHidden();
      await page.getByText("Worked").click();
      await expect(page.getByText("Folded away.")).toBeVisible();
      await expect(page.getByRole("link", { name: "a page" })).toHaveAttribute("rel", "noopener noreferrer");
      await page.getByRole("link", { name: "Footnote 1", exact: true }).click();
      await expect(page.locator("#note-fn-1")).toBeInViewport();
      expect(device.complaints()).toEqual([]);
    });
    await test.step("a formula with an error shows what is wrong in place, what is copied has LaTeX, and links lead to notes, where there is one", async () => {
      await expect(page.getByText("There is no command \\nosuchthing.")).toBeVisible();
      const copied = await page.evaluate(() => {
        const paragraph = document.querySelector("article p:has(.katex)");
        if (!paragraph) return "";
        getSelection()?.selectAllChildren(paragraph);
        const event = new ClipboardEvent("copy", {
          clipboardData: new DataTransfer(),
          bubbles: true,
          cancelable: true,
        });
        paragraph.dispatchEvent(event);
        // What is offered for selected words would come up where the next press goes.
        getSelection()?.removeAllRanges();
        return event.clipboardData?.getData("text/plain") ?? "";
      });
      expect(copied).toContain(String.raw`The cell is small: $3 \times 10^9$ base pairs.`);

      await expect(page.getByText("Nothing yet")).toBeVisible();
      await expect(page.getByRole("link", { name: "Nothing yet" })).toHaveCount(0);
      await page.getByRole("link", { name: "how cells divide" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Mitosis" })).toBeVisible();
      await page.getByRole("link", { name: "Edit" }).click();
      await expect(page).toHaveURL(`/editor/${ids.mitosis}`);
    });
    await test.step("a task is ticked where it is read, and nothing else of the text changes", async () => {
      await read(device);
      const task = device.page.getByRole("checkbox", { name: "Draw the pump" });
      await expect(task).not.toBeChecked();
      await tabTo(device.page, task);
      await device.page.keyboard.press("Space");
      await expect(task).toBeChecked();
      const download = device.page.waitForEvent("download");
      await device.page.getByRole("button", { name: "Export" }).click();
      await device.page.getByRole("button", { name: "Markdown" }).click();
      // Its tag goes along in its head, where the next app finds it.
      const ticked = cell
        .replace("- [ ] Draw", "- [x] Draw")
        .replace("unknown: kept\n", "unknown: kept\ntags: [bio] # Jotter\n");
      expect(await readFile(await (await download).path(), "utf8")).toBe(ticked);
    });
  });

  test("is there without a connection, formulas too, and a search finds what is written, also after a start without one [MTH-1] [NOT-3]", async ({
    student,
    server,
  }) => {
    await withNotes(student, server.address);
    const device = await student.device({ installed: true });
    await device.openNotes();
    await device.seesNote("The cell");
    await device.writeNote("Élèves", "La Straße est longue.");
    await device.isSaved();
    await device.isInstalled();
    await device.goOffline();
    const { page } = device;
    const finds = async (words: string) => {
      // Before the page stands, nobody listens to its keys.
      await standsStill(page);
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: "Search and go anywhere" });
      await dialog.getByRole("combobox").fill(words);
      const found = dialog.getByRole("group", { name: "Notes" }).getByRole("option").first();
      await expect(found).toContainText("Élèves");
      await page.keyboard.press("Escape");
    };
    await finds("strasse eleves");
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
    await finds("longue");
    await read(device);
    const font = await device.page.evaluate(async () => (await document.fonts.load("16px KaTeX_Main")).length);
    expect(font).toBeGreaterThan(0);
  });
});

test.describe("the ways out of a note [NOT-5]", () => {
  test("a page and paper hold the whole note, which is for everybody, at every width and however long [NOT-5] [NOT-6] [SET-3]", async ({
    student,
    server,
  }) => {
    test.slow();
    await withNotes(student, server.address, { [ids.wide]: ["Wide", wide], [ids.long]: ["Long", long] });
    const device = await student.device();
    const { page } = device;
    await read(device);
    await test.step("a web page needs nothing but itself, and shows the same formulas", async () => {
      const download = device.page.waitForEvent("download");
      await device.page.getByRole("button", { name: "Export" }).click();
      await device.page.getByRole("button", { name: "Web page" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("The cell.html");
      const opened = await device.context.newPage();
      const asked: string[] = [];
      opened.on("request", (request) => asked.push(request.url()));
      await opened.setContent(await readFile(await file.path(), "utf8"));
      await expect(opened.getByRole("heading", { level: 1, name: "The cell" })).toBeVisible();
      await expect(opened.locator("math").first()).toBeVisible();
      expect(asked).toEqual([]);
      await opened.close();
    });
    await test.step("nothing for axe to find, in both themes", async () => {
      await standsStill(device.page);
      await passesAxe(device.page, "the note");
      await device.page.getByRole("button", { name: "Export" }).click();
      await passesAxe(device.page, "the ways to export it");
      await page.keyboard.press("Escape");
    });
    await test.step("the choices open and close from the keyboard", async () => {
      const button = device.page.getByRole("button", { name: "Export" });
      await tabTo(device.page, button);
      await device.page.keyboard.press("Enter");
      await expect(device.page.getByRole("button", { name: "Web page" })).toBeVisible();
      await device.page.keyboard.press("Tab");
      await device.page.keyboard.press("Escape");
      await expect(device.page.getByRole("button", { name: "Web page" })).toHaveCount(0);
      await expect(button).toBeFocused();
      // On the smallest phone, too, all of them are on the screen.
      await device.page.setViewportSize({ width: 360, height: 740 });
      await device.page.keyboard.press("Enter");
      const { x = -1, width = 0 } = (await device.page.locator("ul:has(> li > button)").boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      await page.keyboard.press("Escape");
    });
    await test.step("as wide as its window, however narrow", async () => {
      // What scrolls by itself may be wide: a table, a line of code.
      const wide = (await tooWide(device.page)).filter(
        (element) => !/^<(?:t[hdr]|table|thead|tbody|code|pre)\b/.test(element),
      );
      expect(wide).toEqual([]);
      expect(await device.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
    await test.step("on paper there is the note, and nothing of the app around it", async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "yes");
      });
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("button", { name: "Print or PDF" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1, name: "The cell" })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Export" })).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("style").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText("Folded away.")).toBeVisible();
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("on paper nothing is wider than the sheet", async () => {
      await read(device, ids.wide, "Wide");
      // Measured in other letters than its own, a formula would be set too large.
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      // A sheet of A4 between its margins.
      await page.setViewportSize({ width: 627, height: 900 });
      await page.emulateMedia({ media: "print" });
      const beyond = () =>
        page
          .locator("[data-sheet]")
          .evaluate((sheet) =>
            [...sheet.querySelectorAll(".katex-base, td, th, pre, table")]
              .filter((part) => part.getBoundingClientRect().right > 628 || part.scrollWidth > 628)
              .map((part) => `${part.tagName} ${part.className}`),
          );
      expect(await beyond()).toEqual([]);
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.locator("[data-sheet] [style*=font-size]:not(.katex *)")).toHaveCount(0);
    });
    await test.step("a note of 200 KB with 430 formulas is there at once and scrolls to its end", async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await read(device, ids.long, "Long");
      await expect(device.page.locator(".katex")).toHaveCount(430);
      await device.page.getByRole("link", { name: "Part 85" }).click();
      await expect(device.page.getByRole("heading", { name: "Part 85" })).toBeInViewport();
      // What has never been on the screen has a height that is guessed: on the way there it may grow.
      await expect(async () => {
        await device.page.keyboard.press("End");
        await expect(device.page.getByText("The end.")).toBeInViewport({ timeout: 1000 });
      }).toPass();
    });
  });
});
