import { EditorSelection, type EditorState, type Line, type StateCommand } from "@codemirror/state";
import type { FormatName } from "./host.ts";
import { toggleSigns } from "./signs.ts";

const signs = { bold: "**", italic: "*", strike: "~~", highlight: "==", code: "`", formula: "$" } as const;

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

const anyMark = /^([^\S\r]*)(#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+[.)] )?/;

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
