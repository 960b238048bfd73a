import { beforeEach, describe, expect, test, vi } from "vitest";
import { createKeyReader, registeredShortcuts, registerShortcuts, runOnceKnown, type Shortcut } from "./shortcuts.ts";

const shortcuts: readonly Shortcut[] = ["g h", "g n", "n", "?"].map((keys) => ({
  keys,
  label: keys,
  run: () => undefined,
}));

class FakeElement {
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  closest(selector: string) {
    return selector.split(", ").includes(this.kind) ? this : null;
  }
}

const page = new FakeElement("body");
const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  target: page,
  ...more,
});

beforeEach(() => vi.stubGlobal("Element", FakeElement));

describe("keys that act at once [SET-3]", () => {
  test("are the page's own first, whenever the shell has named its own", () => {
    const named = (label: string) => [{ keys: "n", label, run: () => undefined }];
    const takeBack = registerShortcuts(named("new event"));
    registerShortcuts(named("new note"), { everywhere: true });
    const read = createKeyReader(registeredShortcuts);
    expect(read(key("n"), 0)?.label).toBe("new event");
    takeBack();
    expect(read(key("n"), 10)?.label).toBe("new note");
  });

  test("are found alone and in pairs", () => {
    const read = createKeyReader(() => shortcuts);
    expect(read(key("n"), 0)?.keys).toBe("n");
    expect(read(key("g"), 10)).toBeNull();
    expect(read(key("n"), 500)?.keys).toBe("g n");
    expect(read(key("n"), 600)?.keys).toBe("n");
    expect(read(key("?"), 700)?.keys).toBe("?");
    expect(read(key("G"), 800)).toBeNull();
    expect(read(key("Shift"), 850)).toBeNull();
    expect(read(key("H"), 900)?.keys).toBe("g h");
  });

  test("with Ctrl act while typing too, but not over a dialog or with more keys", () => {
    const read = createKeyReader(() => [...shortcuts, { keys: "mod+k", label: "search", run: () => undefined }]);
    const field = new FakeElement("textarea");
    const held = { ctrlKey: true, target: field };
    expect(read(key("k", held), 0)?.keys).toBe("mod+k");
    expect(read(key("K", held), 10)?.keys).toBe("mod+k");
    expect(read(key("k"), 20)).toBeNull();
    for (const more of [
      { shiftKey: true },
      { altKey: true },
      { metaKey: true },
      { isComposing: true },
      { repeat: true },
    ]) {
      expect(read(key("k", { ...held, ...more }), 30)).toBeNull();
    }
    expect(read(key("k", { ctrlKey: true, target: new FakeElement("[role=dialog]") }), 40)).toBeNull();
  });

  test("are forgotten after a while", () => {
    const read = createKeyReader(() => shortcuts);
    read(key("g"), 0);
    expect(read(key("h"), 2000)).toBeNull();
  });

  test.each([
    ["with Ctrl", { ctrlKey: true }],
    ["with Cmd", { metaKey: true }],
    ["with Alt", { altKey: true }],
    ["while a word is being composed", { isComposing: true }],
    ["held down", { repeat: true }],
    ["in a field", { target: new FakeElement("input:not([type=radio]):not([type=checkbox])") }],
    ["in a text", { target: new FakeElement("textarea") }],
    ["in a dialog", { target: new FakeElement("[role=dialog]") }],
  ])("do nothing %s", (_, more) => {
    const read = createKeyReader(() => shortcuts);
    expect(read(key("n", more), 0)).toBeNull();
    read(key("g"), 1);
    read(key("x", more), 2);
    expect(read(key("h"), 3)).toBeNull();
  });
});

test("what a page can do is done when the page has come", () => {
  const done: string[] = [];
  runOnceKnown("New event");
  const leave = registerShortcuts([{ keys: "n", label: "New event", run: () => done.push("opened") }]);
  expect(done).toEqual(["opened"]);
  runOnceKnown("New event");
  expect(done).toEqual(["opened", "opened"]);
  leave();
});

test("a key with Shift is one of its own where somebody has a word on it, and else the same [SET-3]", () => {
  const ran: string[] = [];
  const shortcut = (keys: string) => ({ keys, label: keys, run: () => ran.push(keys) });
  const read = createKeyReader(() => [shortcut("j"), shortcut("shift+j"), shortcut("?")]);
  const pressed = (key: string, shiftKey: boolean) =>
    read(
      { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, target: null },
      0,
    )?.keys;
  expect([pressed("j", false), pressed("J", true), pressed("?", true)]).toEqual(["j", "shift+j", "?"]);
});
