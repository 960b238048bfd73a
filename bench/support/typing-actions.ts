/** One thing a student does, as data: it can be done again. */
export type Action =
  | Typed
  | { readonly kind: "sign"; readonly text: string }
  | { readonly kind: "press"; readonly key: string }
  | { readonly kind: "move"; readonly key: string }
  | { readonly kind: "delete"; readonly key: string }
  | { readonly kind: "format"; readonly key: string }
  | { readonly kind: "menu"; readonly entry: string }
  | { readonly kind: "paste"; readonly text: string }
  | { readonly kind: "cut" }
  | { readonly kind: "copy" }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "clickCell"; readonly at: number }
  | { readonly kind: "clickLine"; readonly at: number }
  | ({ readonly kind: "elsewhere" } & RemoteEdit)
  /** Another device writes, and its words come while these are typed. */
  | ({ readonly kind: "meanwhile"; readonly typed: Typed } & RemoteEdit)
  | { readonly kind: "save" };

export type Typed =
  | { readonly kind: "type"; readonly text: string; readonly delay: number }
  /** By an input method: what it shows on the way to the word. No word where the student changes their mind. */
  | { readonly kind: "compose"; readonly steps: readonly string[]; readonly word: string };

/** What another device does to the line at `at`: a line before it, a word at its end, or without it. */
export type RemoteEdit = { readonly edit: "line" | "word" | "cut"; readonly at: number; readonly word: string };

/** The text as the other device writes it. */
export function editedElsewhere({ edit, at, word }: RemoteEdit, text: string): string {
  const lines = text.split("\n");
  const chosen = Math.floor(at * lines.length);
  const here = lines[chosen] ?? "";
  const instead = edit === "line" ? [word, here] : edit === "word" ? [`${here} ${word}`] : [];
  return [...lines.slice(0, chosen), ...instead, ...lines.slice(chosen + 1)].join("\n");
}

/** What the page shows of the note. Places in a cell are counted in the words it shows. */
export type Looked = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly focus: "text" | "cell" | "elsewhere";
  readonly focusedOn: string;
  readonly cell: { readonly at: string; readonly words: string; readonly from: number; readonly to: number } | null;
  /** Of the table that has the focus: what every cell has in the text. */
  readonly sources: readonly string[];
  readonly cells: number;
  readonly lines: number;
  readonly hasMenu: boolean;
  readonly saved: boolean;
};

export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

const parts = [
  "Plain words of a lecture.",
  "# Heading",
  "- one\n- two\n  - three",
  "1. first\n2. second",
  "- [ ] read\n- [x] done",
  "> quoted\n> twice",
  "so $a_1 + b$ holds, and **bold** too",
  "$$\nx^2\n$$",
  "| a | b |\n| --- | ---: |\n| 1 | 2 |\n| c | |",
  "x | y\n--|--\nu | v\nw",
  "|k|l|\n|-|-|\n|$|n|$|m|\n|`o`|p\\|q|",
  "```\ncode\n```",
  "日本語の文。",
  "",
] as const;

export function startText(random: Random): string {
  const count = Math.floor(random() * 5);
  return Array.from({ length: count }, () => pick(random, parts)).join("\n\n");
}

const words = ["a", "so", "word", "the cell", "x y", "Zeit", "ñandú", "e", "t", "n", "42", "né "] as const;
const composed: readonly (readonly [string, readonly string[]])[] = [
  ["日本", ["n", "に", "にほ", "にほん"]],
  ["语", ["y", "yu"]],
  ["今日は", ["k", "きょ", "きょう", "きょうh", "きょうは", "今日は"]],
  ["中文输入", ["z", "zhong", "zhong w", "zhong wen shu ru"]],
  ["한국", ["ㅎ", "하", "한", "한ㄱ", "한구", "한국"]],
  ["é", ["´"]],
  ["", ["n", "に", "にほ"]],
];
const signs = ["#", "[[", "*", "-", "- ", "1. ", "> ", "|", "$", "(", "`", "\\", "==", "/", "~", ":", "# "] as const;
const moves = [
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
  ...["Shift+ArrowLeft", "Shift+ArrowRight", "Shift+ArrowUp", "Shift+ArrowDown", "Shift+Home", "Shift+End"],
  ...["Control+ArrowLeft", "Control+ArrowRight", "Control+Home", "Control+End", "Control+Shift+ArrowLeft"],
] as const;
const deletes = ["Backspace", "Backspace", "Backspace", "Delete", "Control+Backspace", "Control+Delete"] as const;
const formats = ["b", "i", "e", "Shift+x", "Shift+h", "Alt+1", "Alt+2"].map((key) => `Control+${key}`);
const entries = [
  ...["heading1", "heading2", "bullets", "numbers", "tasks", "quote", "table", "table", "code", "tip", "rule"],
  ...["footnote", "notelink"],
] as const;
const pastes = [
  "pasted",
  "two words",
  "one\ntwo",
  "- a\n- b",
  "a\tb\nc\td",
  "**x** | y",
  "漢字\n\n",
  "| p |\n|---|\n| q |",
];

export function chooseAction(random: Random, looked: Looked, index: number, hasOthers: boolean): Action {
  // Something to do it to.
  if (index === 0 && looked.cells > 0 && random() < 0.5) return { kind: "clickCell", at: random() };
  if (index === 0) return { kind: "clickLine", at: random() };
  if (hasOthers && random() < 0.1) {
    const edit = pick(random, ["line", "line", "word", "cut"] as const);
    const other = { edit, at: random(), word: `R${Math.floor(random() * 1e6)}` };
    if (random() < 0.4) return { kind: "elsewhere", ...other };
    const [word, steps] = pick(random, composed);
    const isComposed = random() < 0.4;
    const typed: Typed = isComposed
      ? { kind: "compose", steps, word }
      : { kind: "type", text: pick(random, words), delay: 30 };
    return { kind: "meanwhile", ...other, edit: edit === "cut" ? "line" : edit, typed };
  }
  const chance = random() * 100;
  const delay = pick(random, [0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 80]);
  if (chance < 27) return { kind: "type", text: pick(random, words), delay };
  if (chance < 34) {
    const [word, steps] = pick(random, composed);
    return { kind: "compose", steps, word };
  }
  if (chance < 41) return { kind: "sign", text: pick(random, signs) };
  if (chance < 49) return { kind: "press", key: "Enter" };
  if (chance < 53) return { kind: "press", key: pick(random, ["Tab", "Shift+Tab"]) };
  if (chance < 66) return { kind: "move", key: pick(random, moves) };
  if (chance < 76) return { kind: "delete", key: pick(random, deletes) };
  if (chance < 79) return { kind: "format", key: pick(random, formats) };
  if (chance < 81) return { kind: "menu", entry: pick(random, entries) };
  if (chance < 84) return { kind: "paste", text: pick(random, pastes) };
  if (chance < 85) return { kind: "cut" };
  if (chance < 86) return { kind: "copy" };
  if (chance < 90) return { kind: "undo" };
  if (chance < 92) return { kind: "redo" };
  if (chance < 96) return looked.cells > 0 ? { kind: "clickCell", at: random() } : { kind: "clickLine", at: random() };
  if (chance < 98.5) return { kind: "clickLine", at: random() };
  if (chance < 99.5) return { kind: "save" };
  return { kind: "press", key: "Escape" };
}
