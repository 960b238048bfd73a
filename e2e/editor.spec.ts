import type { CDPSession, Page } from "@playwright/test";
import { nastyTexts } from "../packages/editor/src/testing/nasty-texts.ts";
import { giveNote, offered, openEditor, storedBody } from "./support/note.ts";
import { goInside, passesAxe, tooWide } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const lecture = `# Induction

The flux $\\Phi_B$ changes, it costs $5 and $10, and **so** on. See [[Maxwell]] and #physics.

$$
\\mathcal{E} = -\\frac{d\\Phi_B}{dt}
$$

- first
- [ ] read chapter 12

> [!tip] Remember
> The minus sign is Lenz's law.

| Quantity | Unit |
| --- | ---: |
| Flux | Wb |

\`\`\`python
print(1)
\`\`\`

## The end

Last words.
`;

test.describe("what stands in a note", () => {
  test("is drawn in place, says what is wrong with a formula, and is edited where it stands, nothing else [MTH-1] [MTH-2] [NOT-3]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("is drawn in place, money stays money, its source shows where the caret is, and a press ticks a task and nothing else", async () => {
      const id = await giveNote(server.address, student, "Induction", lecture);
      await openEditor(device, id);
      await expect(page.locator(".j-formula .katex").first()).toBeVisible();
      await expect(page.locator(".j-formula-block .katex-display")).toBeVisible();
      await expect(page.locator(".j-formula")).toHaveCount(2);
      await expect(page.getByText("it costs $5 and $10")).toBeVisible();
      await expect(page.locator(".j-h1")).toHaveText("Induction");
      await expect(page.locator(".j-callout-label")).toHaveText("Tip");
      await expect(page.locator(".j-table td").first()).toHaveText("Flux");
      await expect(page.locator(".j-wiki")).toHaveText("Maxwell");
      // A screen reader gets MathML, and with it the LaTeX.
      await expect(page.locator(".j-formula math annotation").first()).toHaveText("\\Phi_B");

      // Beside the source stands what it will look like. In its middle: the first of its boxes is the hidden MathML, on the border to the line above.
      await page.locator(".j-formula .katex-html").first().click();
      await expect(page.locator(".cm-line").filter({ hasText: "$\\Phi_B$" })).toBeVisible();
      await expect(page.locator(".j-formula-hint .katex")).toBeVisible();
      await page.locator(".j-formula-block").click();
      await expect(page.locator(".j-tex-line")).toHaveCount(3);
      await expect(page.locator(".j-formula-block .katex")).toBeVisible();
      await page.getByText("Last words.").click();
      await expect(page.locator(".j-tex-line")).toHaveCount(0);
      await expect(page.locator(".j-formula")).toHaveCount(2);

      await page.getByRole("checkbox", { name: "Done" }).click();
      await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
      await expect.poll(() => storedBody(server.address, student, id)).toBe(lecture.replace("[ ]", "[x]"));
      expect(device.complaints()).toEqual([]);
    });
    await test.step("says in place what is wrong with a formula", async () => {
      await device.startNote("Wrong");
      await device.bodyBox.focus();
      await device.page.keyboard.insertText("$\\frac{1}{$ and $\\nosuch$ and $x$\n\nend");
      await expect(device.page.locator(".j-formula-wrong")).toHaveCount(2);
      await expect(device.page.locator(".j-formula-fault").last()).toContainText("nosuch");
      await expect(device.page.locator(".j-formula .katex")).toHaveCount(1);
    });
    await test.step("is edited in the cells of a table, and only those words change", async () => {
      const id = await giveNote(server.address, student, "Induced", lecture);
      await openEditor(device, id);
      await page.locator(".j-cell", { hasText: "Flux" }).click();
      await page.keyboard.press("End");
      await page.keyboard.type(" | more");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Control+a");
      await page.keyboard.type("T");
      const edited = lecture.replace("| Flux | Wb |", "| Flux \\| more | T |");
      await expect.poll(() => storedBody(server.address, student, id)).toBe(edited);
      // Enter in the last row makes another, and Ctrl+Z takes it away again.
      await page.keyboard.press("Enter");
      await page.keyboard.type("x");
      await expect(page.locator(".j-table tr")).toHaveCount(3);
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+z");
      await expect(page.locator(".j-table tr")).toHaveCount(2);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.type("after the table");
      await expect.poll(() => storedBody(server.address, student, id)).toContain("after the table");
      // And back in with the arrow keys, over the blank line that keeps the words out of the table.
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(page.locator(".j-cell:focus")).toHaveCount(1);
    });
  });
});

test.describe("writing", () => {
  test("has lists, a menu, a toolbar, replacing, tags, a class, a pin and an outline, and is left with the keyboard [NOT-2] [NOT-3]", async ({
    student,
    server,
  }) => {
    await giveNote(server.address, student, "Old", "text", ["revision"]);
    const device = await student.device();
    const { page } = device;
    await test.step("lists go on by themselves, and / offers what a note can hold", async () => {
      await device.startNote("Lists");
      await device.addWords("- one");
      await page.keyboard.press("Enter");
      await page.keyboard.type("two");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(page.locator(".j-bullet")).toHaveCount(2);
      await page.keyboard.type("/table");
      await page.keyboard.press("Enter");
      await expect(page.locator(".j-table td")).toHaveCount(6);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
      expect(device.complaints()).toEqual([]);
    });
    await test.step("what is selected is made bold from the toolbar, by mouse and by keyboard", async () => {
      const id = await giveNote(server.address, student, "Words", "some words here");
      await openEditor(device, id);
      await page.getByText("some words here").dblclick({ position: { x: 60, y: 12 } });
      await page.getByRole("toolbar", { name: "Format", exact: true }).getByRole("button", { name: "Bold" }).click();
      await expect(page.locator(".j-strong").first()).toBeVisible();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Alt+F10");
      await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect.poll(() => storedBody(server.address, student, id)).toMatch(/^\*some (\*\*)?words/);
    });
    await test.step("the editor can be left with the keyboard", async () => {
      await device.startNote("Tab");
      await device.addWords("- one");
      await page.keyboard.press("Tab");
      await expect(device.bodyBox).toBeFocused();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      await expect(device.bodyBox).not.toBeFocused();
    });
    await test.step("something is found and replaced, in the student's language", async () => {
      const id = await giveNote(server.address, student, "Cells", "a cell and a cell");
      await openEditor(device, id);
      await page.getByRole("button", { name: "Find and replace" }).click();
      await page.getByRole("textbox", { name: "Find" }).fill("cell");
      await page.getByRole("textbox", { name: "Replace" }).fill("atom");
      await page.getByRole("button", { name: "replace all" }).click();
      await expect.poll(() => storedBody(server.address, student, id)).toBe("a atom and a atom");
    });
    await test.step("a tag that is used elsewhere is offered after its sign, and then the note has it", async () => {
      await device.openNotes();
      await expect(device.page.getByRole("link", { name: /Old/ })).toBeVisible();
      await device.startNote("New");
      await device.bodyBox.focus();
      await device.page.keyboard.type("For the test #rev");
      await offered(device.page, "#revision").click();
      await expect(device.page.getByRole("list", { name: "Tags" })).toContainText("#revision");
      await device.isSaved();
    });
    await test.step("a note has a class, tags and a pin, on every device", async () => {
      const id = await giveNote(server.address, student, "Cells", "text");
      await openEditor(device, id);
      await page.getByRole("button", { name: "Pin" }).click();
      await expect(page.getByRole("button", { name: "Unpin" })).toBeVisible();
      await page.getByRole("textbox", { name: "Add a tag" }).fill("#exam prep");
      await page.keyboard.press("Enter");
      await expect(page.getByText("#exam prep")).toBeVisible();
      await device.isSaved();
      const phone = await student.device();
      await openEditor(phone, id);
      await expect(phone.page.getByText("#exam prep")).toBeVisible();
      await phone.page.getByRole("button", { name: "Remove exam prep" }).click();
      await expect(page.getByText("#exam prep")).toHaveCount(0);
    });
    await test.step("headings make an outline that leads to them", async () => {
      await page.setViewportSize({ width: 1440, height: 700 });
      const text = `# First\n\n${"words\n\n".repeat(80)}## Second\n\nend`;
      await openEditor(device, await giveNote(server.address, student, "Long", text));
      await page.getByRole("navigation", { name: "Outline" }).getByRole("button", { name: "Second" }).click();
      await expect(page.locator(".j-h2", { hasText: "Second" })).toBeInViewport();
    });
  });
});

test("what the student typed is what is stored, byte for byte [NOT-5]", async ({ student, server }) => {
  const device = await student.device();
  const { page } = device;
  // All of them go through the editor's state in a unit test; these are the ones that a browser's page might change.
  const texts = nastyTexts.filter(({ name }) =>
    /line ends|blank|tab|zero-width|control|Arabic|emoji|HTML|table/.test(name),
  );
  expect(texts.length).toBeGreaterThan(12);
  const ids: string[] = [];
  for (const { name, text } of texts) ids.push(await giveNote(server.address, student, name, text));
  await openEditor(device, ids[0] ?? "");
  for (const [index, id] of ids.entries()) {
    if (index > 0) await goInside(page, `/editor/${id}`);
    await expect(device.titleBox).toHaveValue(texts[index]?.name ?? "");
    await device.bodyBox.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("x"); // Who leaves at once leaves nothing behind.
  }
  await device.isSavedHere();
  await device.isSaved();
  for (const [index, { name, text, room = "" }] of texts.entries()) {
    expect.soft(await storedBody(server.address, student, ids[index] ?? ""), name).toBe(`${text}${room}x`);
  }
});

test.describe("composing Japanese", () => {
  test("keeps every letter and the formula, wherever it is, also while words come in from another device [NOT-4] [NOT-6]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    const session = await device.context.newCDPSession(page);
    await test.step("keeps every letter and the formula, wherever it is", async () => {
      const id = await giveNote(server.address, student, "IME", "");
      await openEditor(device, id);
      await device.bodyBox.focus();
      for (const [place, before, after] of [
        ["next to a formula", "x $a_1$", " y"],
        ["in a heading", "# ", ""],
        ["in a list", "- one\n- ", ""],
        ["before a formula", "", "$a_1$ y"],
        ["in a paragraph", "one two ", ""],
        ["next to a display formula", "$$\nx\n$$\n", ""],
      ] as const) {
        await test.step(place, async () => {
          await page.keyboard.press("Control+a");
          await page.keyboard.insertText(before + after);
          await page.keyboard.press("Control+Home");
          for (let step = 0; step < before.length + 2; step++) {
            if ((await caret(page)) >= before.length) break;
            await page.keyboard.press("ArrowRight");
          }
          await compose(session, "日本", ["n", "に", "にh", "にほ", "にほn", "にほん"]);
          await compose(session, "語", ["g", "ご"]);
          await expect.poll(() => storedBody(server.address, student, id), place).toBe(`${before}日本語${after}`);
        });
      }
    });
    await test.step("goes on while words come in from another device, and both are kept", async () => {
      const phone = await student.device();
      const id = await giveNote(server.address, student, "Both", "start $x$ end");
      await openEditor(device, id);
      await openEditor(phone, id);
      await device.bodyBox.focus();
      await page.keyboard.press("Control+End");
      await session.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
      await phone.addWords("");
      await phone.page.keyboard.press("Control+Home");
      await phone.page.keyboard.type("phone ");
      await phone.isSaved();
      await page.waitForTimeout(1500);
      await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
      await session.send("Input.insertText", { text: "日本" });
      await expect.poll(() => storedBody(server.address, student, id)).toBe("phone start $x$ end日本");
      await expect(device.bodyBox).toContainText("phone start");
      await expect(phone.bodyBox).toContainText("日本");
    });
  });
});

test("two devices and two tabs typing in one note at once keep every word [NOT-4]", async ({ student, server }) => {
  test.slow();
  const id = await giveNote(server.address, student, "Together", "one $x^2$ line\n\nmiddle\n\nlast line");
  const laptop = await student.device();
  const tab = await laptop.tab();
  const phone = await student.device();
  for (const device of [laptop, tab, phone]) await openEditor(device, id);
  for (const [device, key] of [
    [laptop, "Control+Home"],
    [phone, "Control+End"],
  ] as const) {
    await device.bodyBox.focus();
    await device.page.keyboard.press(key);
  }
  await tab.page.getByText("middle", { exact: true }).click();
  await tab.page.keyboard.press("End");
  const typing = [
    [laptop, "alpha beta gamma delta "],
    [tab, " epsilon zeta eta theta"],
    [phone, " iota kappa lambda mu"],
  ] as const;
  await Promise.all(typing.map(([device, words]) => device.page.keyboard.type(words, { delay: 70 })));
  const all =
    "alpha beta gamma delta one $x^2$ line\n\nmiddle epsilon zeta eta theta\n\nlast line iota kappa lambda mu";
  await expect.poll(() => storedBody(server.address, student, id), { timeout: 30_000 }).toBe(all);
  for (const [device] of typing) await expect(device.bodyBox).toContainText("lambda mu");
  for (const [device] of typing) await expect(device.bodyBox).toContainText("alpha beta");
});

test.describe("a hostile note", () => {
  const bombs: readonly (readonly [string, string])[] = [
    ["a formula of 100 KB", `$$\n${"x+".repeat(50_000)}x\n$$\n\nend`],
    ["5,000 nested braces", `$${"{".repeat(5000)}x${"}".repeat(5000)}$\n\nend`],
    ["a matrix of 100 by 100", `$$\\begin{matrix}${`${"1&".repeat(99)}1\\\\`.repeat(100)}\\end{matrix}$$\n\nend`],
    ["10,000 nested quotations", `${">".repeat(10_000)} deep\n\nend`],
    ["10,000 nested links", `${"[".repeat(10_000)}x${"](y)".repeat(10_000)}\n\nend`],
    ["10,000 emphases", `${"*a **b ".repeat(10_000)}\n\nend`],
  ];
  test("opens, says so in place, a paste of 5 MB is taken or refused in words, and the page answers [NOT-6] [MTH-1]", async ({
    student,
    server,
  }) => {
    test.slow();
    const device = await student.device();
    const { page } = device;
    await test.step("opens, says so in place, and the page answers", async () => {
      for (const [name, text] of bombs) {
        await test.step(name, async () => {
          const id = await giveNote(server.address, student, "Bomb", text);
          await openEditor(device, id);
          const fault = page.locator(".j-formula-fault").first();
          if (text.includes("$")) await expect(fault, name).toContainText("This formula is");
          await device.addWords(" typed");
          await expect.poll(() => storedBody(server.address, student, id), name).toBe(`${text} typed`);
        });
      }
    });
    await test.step("a paste of 5 MB is taken or refused in words, and the page answers", async () => {
      await device.startNote("Paste");
      await device.bodyBox.focus();
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData("text/plain", "A line of text with a $formula$ in it.\n".repeat(131_072));
        document
          .querySelector(".cm-content")
          ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      });
      await page.keyboard.type("still typing");
      await expect(device.bodyBox).toContainText("still typing");
      await expect(page.getByTestId("save-state")).toHaveText(/Saved/, { timeout: 30_000 });
    });
  });
});

test("the editor is for everybody: axe, and no wider than a phone [NOT-2]", async ({ student, server }) => {
  test.slow();
  const id = await giveNote(server.address, student, "Induction", lecture);
  const device = await student.device({ viewport: { width: 360, height: 740 } });
  await openEditor(device, id);
  await expect(device.page.locator(".katex").first()).toBeVisible();
  await passesAxe(device.page, "the note");
  expect.soft(await tooWide(device.page)).toEqual([]);
  await device.page.getByRole("button", { name: "Find and replace" }).click();
  await device.page.locator(".j-cell").first().click();
  await passesAxe(device.page, "finding, in a table");
  expect.soft(await tooWide(device.page), "finding").toEqual([]);
});

async function compose(session: CDPSession, word: string, steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send("Input.insertText", { text: word });
}

/** Where the caret stands in the text: counted from its start by what a copy up to there would hold. */
function caret(page: Page): Promise<number> {
  return page.evaluate(() => {
    const content = document.querySelector(".cm-content") as (HTMLElement & { cmTile?: { view?: CaretView } }) | null;
    return content?.cmTile?.view?.state.selection.main.head ?? Number.POSITIVE_INFINITY;
  });
}

type CaretView = { readonly state: { readonly selection: { readonly main: { readonly head: number } } } };
