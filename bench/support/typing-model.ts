import type { Action, Looked } from "./typing-actions.ts";

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
      // Right beside a table there is a blank line between it and what is typed; before a drawn mark there is no place.
      const rooms = isBesideTable(before) ? [typed, `\n${typed}`, `\n\n${typed}`, `${typed}\n\n`] : [typed];
      const mark = markAfter(before);
      const afterMark = text.slice(0, from) + mark + typed + text.slice(from + mark.length);
      if (!rooms.some((words) => put(words) === after.text) && !(mark && afterMark === after.text)) {
        return `must be ${JSON.stringify(put(typed))}`;
      }
      // A line that became a row of the table above is written in as a cell of it.
      const written = after.cell ? after.cell.words.slice(0, after.cell.to) : after.text.slice(0, after.to);
      return after.from === after.to && written.trimEnd().endsWith(typed.trimEnd())
        ? null
        : "the caret must stand after what was typed";
    }
    case "sign":
      return keeps(before, after, from, to);
    case "press":
      if (action.key === "Escape" && after.text !== text) return "Escape changed the text";
      return keeps(before, after, action.key === "Enter" ? from : 0, action.key === "Enter" ? to : 0, before.hasMenu);
    case "format":
      return keeps(before, after, 0, 0);
    case "menu":
      return keeps(before, after, 0, 0, before.hasMenu);
    case "delete":
      return deleted(action.key, before, after);
    case "paste":
      return after.text === put(action.text) || isBesideTable(before)
        ? keeps(before, after, from, to)
        : `must be ${JSON.stringify(put(action.text))}`;
    case "cut":
      return after.text === put("") ? null : `must be ${JSON.stringify(put(""))}`;
    case "copy":
    case "clickCell":
    case "clickLine":
    case "save":
    case "move":
      return after.text === text ? null : "the text changed";
    case "elsewhere":
      return fromOthers(action.word, before, after);
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
    case "format":
    case "menu":
    case "copy":
    case "clickCell":
    case "clickLine":
    case "save":
      return after.text === text ? null : "the text changed";
    case "elsewhere":
      return fromOthers(action.word, before, after);
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
  if (isBack && !after.text.endsWith(text.slice(to))) return "something after the caret is gone";
  if (!isBack && !after.text.startsWith(text.slice(0, from))) return "something before the caret is gone";
  const line = isBack ? text.slice(text.lastIndexOf("\n", from - 1) + 1, from) : text.slice(to, endOfLine(text, to));
  const most = key.startsWith("Control") ? lettersOf(line).length : 1;
  const gone = lettersOf(text).length - lettersOf(after.text).length;
  return gone >= 0 && gone <= most ? null : `${gone} letters are gone`;
}

function fromOthers(word: string, before: Looked, after: Looked): string | null {
  if (!after.text.includes(word)) return null;
  if (after.text.replace(`${word}\n`, "") !== before.text) return "words from elsewhere changed others";
  if (before.focus === "cell" && after.focus !== "cell" && after.cells > 0 && before.cells === after.cells)
    return "the caret left its cell";
  return null;
}

function isBesideTable({ text, from }: Looked): boolean {
  const lines = text.slice(0, from).split("\n");
  const line = text.slice(from, endOfLine(text, from));
  return [lines.at(-1), lines.at(-2), line, text.slice(endOfLine(text, from) + 1).split("\n")[0]].some((near) =>
    near?.includes("|"),
  );
}

/** The mark of a list, a task or a quotation that begins right at the caret. */
function markAfter({ text, from, to }: Looked): string {
  const isLineStart = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).trim() === "";
  if (!isLineStart || from !== to) return "";
  return /^[ \t]*(?:[-*+] \[[ xX]\] |[-*+] |\d+[.)] |(?:> ?)+)/.exec(text.slice(from))?.[0] ?? "";
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
