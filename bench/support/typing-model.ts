import { type Action, editedElsewhere, type Looked, type RemoteEdit, type Typed } from "./typing-actions.ts";

/** What is wrong with the note after an action, in words; null where it is what it must be. */
export function complaintAbout(action: Action, before: Looked, after: Looked): string | null {
  if (after.focus === "elsewhere") return `the focus left the note for ${after.focusedOn}`;
  return before.focus === "cell" ? inCell(action, before, after) : inText(action, before, after);
}

function inText(action: Action, before: Looked, after: Looked): string | null {
  const { text, from, to } = before;
  const put = (words: string) => text.slice(0, from) + words + text.slice(to);
  switch (action.kind) {
    case "type":
    case "compose": {
      const typed = action.kind === "type" ? action.text : action.word;
      if (!isSaid(put(typed), before, after)) return `must be ${JSON.stringify(put(typed))}`;
      // A line that became a row of the table above is written in as a cell of it.
      const written = after.cell ? after.cell.words.slice(0, after.cell.to) : after.text.slice(0, after.to);
      return after.from === after.to && written.trimEnd().endsWith(typed.trimEnd())
        ? null
        : "the caret must stand after what was typed";
    }
    case "sign":
      // What is selected is put into brackets.
      if (from !== to && /[[(`]/.test(action.text)) return keeps(before, after, from, to);
      return isSaid(put(action.text), before, after) ? null : `must be ${JSON.stringify(put(action.text))}`;
    case "press":
      if (action.key === "Escape" && after.text !== text) return "Escape changed the text";
      return keeps(before, after, action.key === "Enter" ? from : 0, action.key === "Enter" ? to : 0, before.hasMenu);
    case "format":
      return formatted(action.key, before, after);
    case "menu":
      return taken(action.entry, before, after) ?? keeps(before, after, 0, 0, before.hasMenu);
    case "delete":
      return deleted(action.key, before, after);
    case "paste":
      return isSaid(put(action.text), before, after) ? null : `must be ${JSON.stringify(put(action.text))}`;
    case "cut":
      return after.text === put("") ? null : `must be ${JSON.stringify(put(""))}`;
    case "clickCell":
    case "clickLine":
      // An open menu may lie over it.
      if (before.hasMenu) return keeps(before, after, 0, 0, true);
      return after.text === text ? null : "the text changed";
    case "copy":
    case "save":
    case "move":
      return after.text === text ? null : "the text changed";
    case "elsewhere":
      return fromOthers(action, before, after);
    case "meanwhile":
      return both(action, before, after);
    case "undo":
    case "redo":
      return null;
  }
}

function inCell(action: Action, before: Looked, after: Looked): string | null {
  const { cell, text } = before;
  if (!cell) return null;
  const put = (words: string) => cell.words.slice(0, cell.from) + words + cell.words.slice(cell.to);
  switch (action.kind) {
    case "type":
    case "sign":
    case "compose":
    case "paste": {
      const typed = action.kind === "compose" ? action.word : action.text;
      if (action.kind === "paste" && typed.includes("\t")) {
        return after.cell?.at === cell.at ? null : "a spreadsheet's cells took the caret away";
      }
      const words = put(typed.replace(/\s*\n+\s*/g, " "));
      if (after.cell?.at !== cell.at) return `the caret must stay in cell ${cell.at}`;
      if (after.cell.words !== words) return `the cell must say ${JSON.stringify(words)}`;
      if (after.cell.from !== cell.from + (words.length - put("").length))
        return "the caret must stand after what was typed";
      return others(before, after, cell.at);
    }
    case "delete": {
      if (after.cell?.at !== cell.at) return `the caret must stay in cell ${cell.at}`;
      const isKept =
        cell.words.startsWith(after.cell.words.slice(0, after.cell.from)) &&
        cell.words.endsWith(after.cell.words.slice(after.cell.from));
      if (!isKept) return "more was deleted than what is beside the caret";
      return others(before, after, cell.at);
    }
    case "cut":
      if (after.cell?.words !== put("")) return `the cell must say ${JSON.stringify(put(""))}`;
      return others(before, after, cell.at);
    case "press":
      return lettersOf(after.text) === lettersOf(text) ? null : "a word came or went";
    case "move":
      // Where the table is the first or the last thing, a line comes to stand on.
      return after.text === text || after.text === `${text}\n` || after.text === `\n${text}`
        ? null
        : "the text changed";
    case "format": {
      const sign = signs[action.key]?.[0];
      if (sign === undefined) return after.text === text ? null : "the text changed";
      const bare = (words: string) => words.replaceAll(sign, "").replace(/\s+/g, "");
      if (after.cell?.at !== cell.at) return `the caret must stay in cell ${cell.at}`;
      return bare(after.cell.words) === bare(cell.words)
        ? others(before, after, cell.at)
        : `more than ${sign} came or went`;
    }
    case "menu":
    case "copy":
    case "clickCell":
    case "clickLine":
    case "save":
      return after.text === text ? null : "the text changed";
    case "elsewhere":
      return fromOthers(action, before, after);
    case "meanwhile":
      return both(action, before, after);
    case "undo":
    case "redo":
      return null;
  }
}

/** Every other cell, and the text around the table, is as it was. */
function others(before: Looked, after: Looked, at: string): string | null {
  const rest = (looked: Looked) => looked.sources.filter((source) => !source.startsWith(`${at}: `)).join("\n");
  if (rest(before) !== rest(after)) return "another cell changed";
  const source = after.sources.find((one) => one.startsWith(`${at}: `))?.slice(at.length + 2);
  const shown = (after.cell?.words ?? "").replace(/^[ \t]+|[ \t]+$/g, "");
  if (source?.replaceAll("\\|", "|") !== shown.replaceAll("\\|", "|")) return `the text has ${source} for ${shown}`;
  return null;
}

/** The letters outside a stretch are all there, in their order; signs, blanks and numbers may have come or gone. */
function keeps(before: Looked, after: Looked, from: number, to: number, hasMenu = false): string | null {
  // What a menu takes is the word after its sign, up to the caret.
  const start = hasMenu ? before.text.slice(0, before.from).search(/(?:\/|\[\[|#)[^/[#\n]*$/) : from;
  const kept = before.text.slice(0, start < 0 ? from : start) + before.text.slice(hasMenu ? before.to : to);
  return isWithin(lettersOf(kept), lettersOf(after.text)) ? null : "a letter is lost";
}

function deleted(key: string, before: Looked, after: Looked): string | null {
  const { text, from, to } = before;
  if (from !== to)
    return after.text === text.slice(0, from) + text.slice(to) ? null : "just what was selected must be gone";
  const isBack = key.endsWith("Backspace");
  // A bracket that closed by itself goes with the one that opened it.
  const isPair = ["()", "[]", "{}", "``"].includes(text.slice(from - 1, from + 1));
  if (key === "Backspace" && isPair && after.text === text.slice(0, from - 1) + text.slice(from + 1)) return null;
  // So do the two signs of a bold with nothing in it.
  const [pair = ""] = /(\*{1,3}|==|~~)$/.exec(text.slice(0, from)) ?? [];
  const isEmptyPair = pair !== "" && text.slice(from).startsWith(pair);
  if (
    key === "Backspace" &&
    isEmptyPair &&
    after.text === text.slice(0, from - pair.length) + text.slice(from + pair.length)
  )
    return null;
  // An item that is none any more: those below it are counted anew.
  const below = (said: string) => (isItemStart(before) ? unnumbered(said) : said);
  if (isBack && !below(after.text).endsWith(below(text.slice(to)))) return "something after the caret is gone";
  if (!isBack && !after.text.startsWith(text.slice(0, from))) return "something before the caret is gone";
  const line = isBack ? text.slice(text.lastIndexOf("\n", from - 1) + 1, from) : text.slice(to, endOfLine(text, to));
  const most = key.startsWith("Control") ? lettersOf(line).length : 1;
  const gone = lettersOf(text).length - lettersOf(after.text).length;
  return gone >= 0 && gone <= most ? null : `${gone} letters are gone`;
}

function isItemStart({ text, from }: Looked): boolean {
  return /(?:^|\n)[ \t>]*\d+[.)][ \t]+(?:\[.\][ \t]+)?$/.test(text.slice(0, from));
}

function unnumbered(text: string): string {
  return text.replace(/^([ \t>]*)\d+(?=[.)])/gm, "$1#");
}

function fromOthers(edit: RemoteEdit, before: Looked, after: Looked): string | null {
  const expected = editedElsewhere(edit, before.text);
  if (after.text !== expected) return `must be ${JSON.stringify(expected)}`;
  if (before.focus === "cell" && after.focus !== "cell" && after.cells > 0 && before.cells === after.cells)
    return "the caret left its cell";
  if (edit.edit !== "line" || before.focus !== "text" || after.focus !== "text") return null;
  // In an empty note there are no words to stay with.
  if (before.text === "") return null;
  return lineAt(before) === lineAt(after) ? null : "the caret left its words";
}

function lineAt({ text, from }: Looked): string {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  return `${text.slice(start, from)}¦${text.slice(from, endOfLine(text, from))}`;
}

/** The words of both sides are there once, and all others too. Which of two at one place comes first, nobody can say. */
function both({ typed, word }: RemoteEdit & { readonly typed: Typed }, before: Looked, after: Looked): string | null {
  const mine = typed.kind === "type" ? typed.text : typed.word;
  if (after.text.split(word).length !== 2) return `${word} must be there once`;
  const { cell, text } = before;
  const kept = cell
    ? lettersOf(text).length - lettersOf(cell.words.slice(cell.from, cell.to)).length
    : lettersOf(text.slice(0, before.from) + text.slice(before.to)).length;
  const now = lettersOf(after.text.replace(word, "")).length;
  if (now !== kept + lettersOf(mine).length) return `${now} letters are there, not ${kept + lettersOf(mine).length}`;
  if (cell) return after.text.includes(mine.trim()) ? null : `${mine} is not there`;
  const expected = text.slice(0, before.from) + mine + text.slice(before.to);
  const without = (said: string) => said.replace(word, "").replace(/\s+/g, "");
  return without(after.text) === without(expected) || isBesideTable(before)
    ? null
    : `must be ${JSON.stringify(expected)} and ${word}`;
}

/** Beside a table, what is written has a blank line between it and the table. */
function isSaid(text: string, before: Looked, after: Looked): boolean {
  if (text === after.text) return true;
  const squeezed = (lines: string) => lines.replace(/\n[ \t]*(?=\n)/g, "").trim();
  const until = text.length - (before.text.length - before.to);
  const ways = [before.from, until, text.length].map((at) => `${text.slice(0, at)}\n${text.slice(at)}`);
  return isBesideTable(before) && ways.some((way) => squeezed(way) === squeezed(after.text));
}

const signs: Readonly<Record<string, string>> = {
  "Control+b": "**",
  "Control+i": "*",
  "Control+e": "`",
  "Control+Shift+x": "~~",
  "Control+Shift+h": "==",
};
const headings: Readonly<Record<string, string>> = { "Control+Alt+1": "# ", "Control+Alt+2": "## " };

function formatted(key: string, before: Looked, after: Looked): string | null {
  const sign = signs[key];
  if (sign === undefined) return marked(headings[key] ?? "", before, after);
  const { text, from, to } = before;
  const chosen = text.slice(from, to);
  const lines = text.slice(text.lastIndexOf("\n", from - 1) + 1, endOfLine(text, to));
  const bare = (said: string) => said.replaceAll(sign[0] ?? "", "").replace(/\s+/g, "");
  if (bare(after.text) !== bare(text)) return `more than ${sign} came or went`;
  if (after.cell) return null;
  // Where no such sign is near, it comes around what is selected, without the blanks at its ends.
  if (!lines.includes(sign[0] ?? "") && !lines.includes("\n")) {
    const lead = chosen.trim() === "" ? 0 : chosen.length - chosen.trimStart().length;
    const tail = chosen.trim() === "" ? 0 : chosen.length - chosen.trimEnd().length;
    const inner = text.slice(from + lead, to - tail);
    const put = text.slice(0, from + lead) + sign + inner + sign + text.slice(to - tail);
    if (!isSaid(put, before, after)) return `must be ${JSON.stringify(put)}`;
  }
  return bare(chosen).endsWith(bare(after.text.slice(after.from, after.to))) ? null : "the words must stay selected";
}

const anyMark = /^(\s*)(#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+[.)] )?/;

/** A mark comes at the start of every selected line, or goes from there; the caret stays at its words. */
function marked(mark: string, before: Looked, after: Looked): string | null {
  const { text, from, to } = before;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const isWhole = from !== to && text[to - 1] === "\n";
  const end = isWhole ? to - 1 : endOfLine(text, to);
  const lines = text.slice(start, end).split("\n");
  const isMeant = (line: string) => line.trim() !== "" || lines.every((each) => each.trim() === "");
  const isOn = lines.filter(isMeant).every((line) => line.trimStart().startsWith(mark));
  const next = lines.map((line) =>
    isMeant(line) ? line.replace(anyMark, (_, indent) => indent + (isOn ? "" : mark)) : line,
  );
  const expected = text.slice(0, start) + next.join("\n") + text.slice(end);
  if (!isSaid(expected, before, after)) return `must be ${JSON.stringify(expected)}`;
  if (from !== to || after.cell) return null;
  const words = text.slice(Math.max(from, start + (anyMark.exec(lines[0] ?? "")?.[0].length ?? 0)), end);
  return after.from === after.to && after.text.slice(after.from, endOfLine(after.text, after.from)) === words
    ? null
    : `the caret must stand before ${JSON.stringify(words)}`;
}

const entryMarks: Readonly<Record<string, string>> = {
  heading1: "# ",
  heading2: "## ",
  bullets: "- ",
  numbers: "1. ",
  tasks: "- [ ] ",
  quote: "> ",
};

/** What a menu's entry makes of a line of its own below plain words; elsewhere Enter has its say, too. */
function taken(entry: string, before: Looked, after: Looked): string | null {
  const { text, from, to, hasMenu } = before;
  const mark = entryMarks[entry];
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = endOfLine(text, to);
  const isPlain = /^\p{L}[^|[#/<\\$`~=]*$/u.test(text.slice(start, end)) && /(^|\n\n)$/.test(text.slice(0, start));
  if (!mark || hasMenu || from !== to || !isPlain || /\$\$|```|~~~|<|\\/.test(text)) return null;
  const expected = `${text.slice(0, end)}\n${mark}`;
  if (!isSaid(expected + text.slice(end), before, after))
    return `must be ${JSON.stringify(expected + text.slice(end))}`;
  return after.from === expected.length || isBesideTable(before) ? null : "the caret must stand after the mark";
}

/** Whether there is a bar around the caret or the selection. A table's last rows may have none: so all of them count. */
function isBesideTable({ text, from, to }: Looked): boolean {
  const lines = text.slice(0, from).split("\n");
  let first = lines.length - 1;
  while (first > 0 && (first === lines.length - 1 || lines[first - 1]?.trim() !== "")) first--;
  const below = text.slice(from, endOfLine(text, endOfLine(text, to) + 1));
  return `${lines.slice(first).join("\n")}${below}`.includes("|");
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

function isWithin(few: string, many: string): boolean {
  let at = 0;
  for (let index = 0; index < many.length && at < few.length; index++) if (many[index] === few[at]) at++;
  return at === few.length;
}
