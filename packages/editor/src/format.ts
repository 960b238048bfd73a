import { EditorSelection, type EditorState, type Line, type StateCommand } from "@codemirror/state";
import type { FormatName } from "./host.ts";

const signs = { bold: "**", italic: "*", strike: "~~", highlight: "==", code: "`", formula: "$" } as const;

/** Puts signs around what is selected, or takes them away again. */
export function toggleSigns(sign: string): StateCommand {
  return ({ state, dispatch }) => {
    const size = sign.length;
    const change = state.changeByRange((range) => {
      const { from, to } = widened(range.from, range.to);
      const before = state.sliceDoc(from - size, from);
      const after = state.sliceDoc(to, to + size);
      const inner = state.sliceDoc(from, to);
      // Next to two stars and no third, one star is half of a bold's sign.
      const isOnlyBold =
        sign === "*" && state.sliceDoc(from - 2, from) === "**" && state.sliceDoc(from - 3, from) !== "***";
      if (before === sign && after === sign && !isOnlyBold) {
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      }
      if (inner.length > size * 2 && inner.startsWith(sign) && inner.endsWith(sign)) {
        return {
          changes: { from, to, insert: inner.slice(size, -size) },
          range: EditorSelection.range(from, to - size * 2),
        };
      }
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
    dispatch(state.update(change, { userEvent: "input.format", scrollIntoView: true }));
    return true;

    /** Signs stand next to words: blanks at the ends of a selection stay outside. */
    function widened(from: number, to: number) {
      const text = state.sliceDoc(from, to);
      const lead = text.length - text.trimStart().length;
      const tail = text.length - text.trimEnd().length;
      return text.trim() === "" ? { from, to } : { from: from + lead, to: to - tail };
    }
  };
}

const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const insert = isAddress ? `[](${words})` : `[${words}]()`;
  const caret = isAddress ? from + 1 : from + words.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert },
      selection: { anchor: caret },
      userEvent: "input.format",
      scrollIntoView: true,
    }),
  );
  return true;
};

export function format(name: FormatName): StateCommand {
  return name === "link" ? insertLink : toggleSigns(signs[name]);
}

/** Makes each selected line begin with a mark, or with none if they all did. The caret stays at its words. */
export function toggleLines(mark: (index: number) => string, known: RegExp): StateCommand {
  return ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const isOn = lines.every(({ text }) => known.test(text));
    const marks = lines.map(({ from, text }, index) => {
      const [whole = "", indent = ""] = anyMark.exec(text) ?? [];
      return { line: from, from: from + indent.length, to: from + whole.length, insert: isOn ? "" : mark(index) };
    });
    const changes = state.changes(marks);
    // CodeMirror would leave a caret before a mark that comes where it stands: "buy milk- [ ] ".
    const behindMark = (position: number) => {
      const here = marks.find(({ line, to }) => line <= position && position <= to);
      return changes.mapPos(here?.to ?? position, 1);
    };
    const { ranges, mainIndex } = state.selection;
    const selection = EditorSelection.create(
      ranges.map(({ anchor, head }) => EditorSelection.range(behindMark(anchor), behindMark(head))),
      mainIndex,
    );
    dispatch(state.update({ changes, selection, userEvent: "input.format", scrollIntoView: true }));
    return true;
  };
}

const anyMark = /^(\s*)(#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+[.)] )?/;

/** Those of which something is selected. Blank lines between others are not meant. */
export function selectedLines(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to, empty } of state.selection.ranges) {
    const last = state.doc.lineAt(to);
    const end = !empty && last.from === to ? last.number - 1 : last.number;
    for (let number = state.doc.lineAt(from).number; number <= end; number++) {
      lines.set(number, state.doc.line(number));
    }
  }
  const written = [...lines.values()].filter(({ text }) => text.trim() !== "");
  return written.length === 0 ? [...lines.values()] : written;
}
