import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { noteData, pullAll, push, type StudentAccount } from "../../e2e/support/account.ts";
import { type Action, editedElsewhere, type Looked, type RemoteEdit } from "./typing-actions.ts";
import { complaintAbout } from "./typing-model.ts";

/** Hands on the keyboard and eyes on the page. Throws, in words, where the note is not what the model says. */
export type Typist = {
  readonly openNote: (text: string) => Promise<void>;
  readonly look: () => Promise<Looked>;
  readonly act: (action: Action) => Promise<void>;
  /** Undo, until there is nothing more: then the first text is there again, unless others wrote too. */
  readonly undoAll: () => Promise<void>;
};

export async function openTypist(page: Page, address: string, student: StudentAccount): Promise<Typist> {
  const session = await page.context().newCDPSession(page);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  let sent = 0;
  let id = "";
  let first = "";
  let othersWrote = false;
  let hasEscaped = false;

  /** As it was last seen: whatever happens between two actions is the next one's to explain. */
  let seen: Looked | null = null;
  const look = async () => {
    seen = await page.evaluate(lookAround);
    return seen;
  };
  const stored = async () => (await pullAll(address, student)).find((row) => row.id === id);

  async function write(text: string, ifRev: number): Promise<string | undefined> {
    sent++;
    const op = { kind: "note", id, ifRev, n: sent, v: 1, data: noteData("Typed", text), del: false, at: Date.now() };
    const [result] = await push(address, student, "elsewhere", [op]);
    return result?.status;
  }

  async function isStored(): Promise<void> {
    const { text } = await look();
    let body: unknown;
    for (let wait = 0; wait < 100; wait++) {
      body = (await stored())?.data?.body;
      if (body === text) return;
      await page.waitForTimeout(100);
    }
    throw new Error(`stored is ${JSON.stringify(body)}, in the editor is ${JSON.stringify(text)}`);
  }

  async function openNote(text: string): Promise<void> {
    id = randomUUID();
    first = text;
    othersWrote = false;
    hasEscaped = false;
    seen = null;
    complaints.length = 0;
    const status = await write(text, 0);
    if (status !== "ok") throw new Error(`The server refused the note: ${status}`);
    await page.goto(`${address}/editor/${id}`);
    await page.waitForSelector(".cm-content");
    await page.focus(".cm-content");
    // CodeMirror says 10 ms later that it has the focus; nobody's first letter is faster.
    await page.waitForTimeout(50);
  }

  async function act(action: Action): Promise<void> {
    const before = seen ?? (await look());
    await perform(action, before);
    const after = await look();
    const complaint =
      complaints.length > 0 ? `the browser complains: ${complaints.join("; ")}` : complaintAbout(action, before, after);
    if (complaint) {
      throw new Error(
        `${JSON.stringify(action)}: ${complaint}\n  before ${JSON.stringify(before)}\n  after  ${JSON.stringify(after)}`,
      );
    }
  }

  /** The key of a letter that is not this keyboard's, as browsers tell of it. */
  async function pressUnknown(): Promise<void> {
    await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", windowsVirtualKeyCode: 229 });
  }

  /** The text that the other device has written. Where the student's own words were faster, it writes on those. */
  async function writeElsewhere(edit: RemoteEdit): Promise<string> {
    othersWrote = true;
    for (;;) {
      const row = await stored();
      const text = editedElsewhere(edit, String(row?.data?.body));
      if ((await write(text, row?.rev ?? 0)) === "ok") return text;
    }
  }

  async function arrives(isHere: (text: string) => boolean): Promise<void> {
    for (let wait = 0; wait < 300; wait++) {
      if (isHere((await look()).text)) return;
      await page.waitForTimeout(50);
    }
    throw new Error(`words from elsewhere do not come, there is ${JSON.stringify((await look()).text)}`);
  }

  async function perform(action: Action, before: Looked, pauseMs = 0): Promise<void> {
    const wasEscape = hasEscaped;
    hasEscaped = action.kind === "press" && action.key === "Escape";
    switch (action.kind) {
      case "type":
      case "sign":
        // Playwright has no key for other letters; a keyboard has.
        if (/^[^ -~]/.test(action.text)) await pressUnknown();
        return page.keyboard.type(action.text, { delay: action.kind === "type" ? action.delay : 0 });
      case "compose":
        await pressUnknown();
        for (const text of action.steps) {
          await session.send("Input.imeSetComposition", {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
          if (pauseMs > 0) await page.waitForTimeout(pauseMs);
        }
        if (action.word !== "") await session.send("Input.insertText", { text: action.word });
        else await session.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
        return;
      case "press":
        // Escape and then Tab leaves the editor, by design.
        if (action.key.endsWith("Tab") && wasEscape) return;
        await page.keyboard.press(action.key);
        // Notes and tags come from a worker, and the key takes the first of them when it answers.
        if (/(?:\[\[[^[\]|\n]*|#[^\s#]+)$/.test(before.text.slice(0, before.to))) await page.waitForTimeout(150);
        return;
      case "move":
      case "delete":
      case "format":
        return page.keyboard.press(action.key);
      case "menu":
        if (before.focus !== "text" || before.from !== before.to) return;
        await page.keyboard.press("End");
        await page.keyboard.press("Enter");
        await page.keyboard.type(`/${action.entry}`);
        await page.waitForTimeout(150);
        return page.keyboard.press("Enter");
      case "paste":
        return page.evaluate((text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          const options = { clipboardData, bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new ClipboardEvent("paste", options));
        }, action.text);
      case "cut":
        if (before.focus === "text" && before.from === before.to) return;
        return page.keyboard.press("Control+x");
      case "copy":
        return page.keyboard.press("Control+c");
      case "undo":
        return page.keyboard.press("Control+z");
      case "redo":
        return page.keyboard.press("Control+Shift+z");
      case "clickCell":
        return click(".cm-content .j-cell", action.at, "middle");
      case "clickLine":
        return click(".cm-content > .cm-line", action.at, "end");
      case "save":
        return isStored();
      case "elsewhere": {
        await isStored();
        const written = await writeElsewhere(action);
        return arrives((text) => text === written);
      }
      case "meanwhile": {
        await isStored();
        const writing = writeElsewhere(action);
        await perform(action.typed, before, 80);
        await writing;
        await arrives((text) => text.includes(action.word));
        return isStored();
      }
    }
  }

  async function click(selector: string, at: number, where: "middle" | "end"): Promise<void> {
    const point = await page.evaluate(
      async ([found, share, side]) => {
        const all = document.querySelectorAll(found);
        const target = all[Math.floor(share * all.length)];
        target?.scrollIntoView({ block: "center", behavior: "instant" });
        // Nobody clicks before they see where: what the last key drew or scrolled is on the screen by then.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const box = target?.getBoundingClientRect();
        if (!box) return null;
        return {
          x: side === "middle" ? box.x + box.width / 2 : box.right - 2,
          y: box.y + Math.min(box.height / 2, 14),
        };
      },
      [selector, at, where] as const,
    );
    if (point) await page.mouse.click(point.x, point.y);
  }

  async function undoAll(): Promise<void> {
    await isStored();
    if (othersWrote) return;
    let last = "";
    for (let step = 0, same = 0; step < 1000 && same < 2; step++) {
      for (let press = 0; press < 5; press++) await page.keyboard.press("Control+z");
      const { text, focus, focusedOn } = await look();
      if (focus === "elsewhere") throw new Error(`undo left the note for ${focusedOn}`);
      same = text === last ? same + 1 : 0;
      last = text;
    }
    if (last !== first)
      throw new Error(`undone to the beginning is ${JSON.stringify(last)}, not ${JSON.stringify(first)}`);
    await isStored();
  }

  return { openNote, look: async () => seen ?? look(), act, undoAll };
}

/** Runs in the page. */
function lookAround(): Looked {
  type View = {
    readonly state: {
      readonly doc: {
        readonly length: number;
        readonly lines: number;
        sliceString(from: number, to: number, end: string): string;
      };
      readonly selection: { readonly main: { readonly from: number; readonly to: number } };
    };
  };
  const content = document.querySelector(".cm-content") as (HTMLElement & { cmTile?: { view?: View } }) | null;
  const state = content?.cmTile?.view?.state;
  if (!content || !state) throw new Error(`There is no editor at ${location.pathname}.`);
  const active = document.activeElement as HTMLElement | null;
  const isCell = active?.dataset.cell !== undefined && content.contains(active);
  const selection = document.getSelection();
  const offset = (node: Node | null, at: number) => {
    if (!active || !node || !active.contains(node)) return -1;
    const range = document.createRange();
    range.selectNodeContents(active);
    range.setEnd(node, at);
    return range.toString().length;
  };
  const ends = [
    offset(selection?.anchorNode ?? null, selection?.anchorOffset ?? 0),
    offset(selection?.focusNode ?? null, selection?.focusOffset ?? 0),
  ];
  const fields = isCell ? [...(active.closest(".j-table")?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])] : [];
  return {
    text: state.doc.sliceString(0, state.doc.length, "\n"),
    from: state.selection.main.from,
    to: state.selection.main.to,
    focus: isCell ? "cell" : active === content ? "text" : "elsewhere",
    focusedOn: `${active?.tagName} ${active?.className} at ${location.pathname}`,
    cell: isCell
      ? {
          at: active.dataset.cell ?? "",
          words: active.textContent ?? "",
          from: Math.min(...ends),
          to: Math.max(...ends),
        }
      : null,
    sources: fields.map((field) => `${field.dataset.cell}: ${field.dataset.source}`),
    cells: content.querySelectorAll(".j-cell").length,
    lines: state.doc.lines,
    hasMenu: document.querySelector(".j-menu") !== null,
    saved: document.querySelector("[data-testid=save-state]")?.textContent === "Saved",
  };
}
