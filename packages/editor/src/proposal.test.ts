import { history, undo } from "@codemirror/commands";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteLanguage } from "./language.ts";
import { openProposal, type ProposalWords, proposals, verdictOn } from "./proposal.ts";
import { type ProposedPiece, piecesBetween, piecesOf, withEdits } from "./proposed-pieces.ts";
import { changesBetween, storedText } from "./remote.ts";
import { nastyTexts } from "./testing/nasty-texts.ts";

const words: ProposalWords = {
  label: "",
  accept: String,
  reject: String,
  acceptAll: "",
  rejectAll: "",
  stop: "",
  close: "",
  again: "",
  changed: "It was changed.",
  count: String,
};

/** As much of an editor as a proposal needs. */
function noteWith(doc: string) {
  const view = {
    state: EditorState.create({
      doc,
      extensions: [
        EditorState.lineSeparator.of("\n"),
        EditorState.allowMultipleSelections.of(true),
        history(),
        noteLanguage,
      ],
    }),
    dispatch: (spec: TransactionSpec) => {
      view.state = view.state.update(spec).state;
    },
  };
  const open = () => view.state.field(proposals);
  return {
    view,
    text: () => storedText(view.state.doc),
    propose: (from: number, to: number) => openProposal(view as unknown as EditorView, { from, to }, words),
    pieces: () => {
      const shown = open()?.shown;
      return shown?.kind === "pieces" ? shown.pieces : [];
    },
    shown: () => open()?.shown,
    judge: (isAccepted: boolean, id?: number) => view.dispatch(verdictOn(view.state, isAccepted, id) ?? {}),
    undo: () => undo({ state: view.state, dispatch: (transaction) => (view.state = transaction.state) }),
  };
}

const cells = "The cell divides. It has a wall. The nucleus, too, divides. Water is wet.";

describe("a proposal is cut into pieces that can be judged one by one [NOT-7]", () => {
  const cut = (before: string, after: string) =>
    piecesBetween(before, after).map(({ edits }) =>
      edits.map(({ from, to, insert }) => `${before.slice(from, to)} → ${insert}`).join(" | "),
    );

  test("sentences that would go are one piece each, with the blank behind them", () => {
    expect(cut(cells, "The cell divides. Water is wet.")).toEqual([
      "It has a wall.  → ",
      "The nucleus, too, divides.  → ",
    ]);
  });

  test("the last sentences go with the blank before them, also where the one before is said otherwise", () => {
    expect(cut(cells, "The cell splits. It has a wall.")).toEqual([
      "divides → splits",
      " The nucleus, too, divides. → ",
      " Water is wet. → ",
    ]);
    expect(cut("It ended in 1933. The fire came later.", "It was over in 1933.")).toEqual([
      "ended → was over",
      " The fire came later. → ",
    ]);
  });

  test("whatever of the pieces is taken, no two sentences are glued together", () => {
    const sentence = fc.constantFrom("The cell divides.", "It has a wall.", "Water is wet.", "All of it ends.");
    const some = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));
    fc.assert(
      fc.property(some, some, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (before, after, taken) => {
        const pieces = piecesBetween(before, after).filter((_, at) => taken[at]);
        expect(
          withEdits(
            before,
            pieces.flatMap((piece) => piece.edits),
          ),
        ).not.toMatch(/\.\p{L}/u);
      }),
      { numRuns: 500 },
    );
  });

  test("a sentence that begins like the next goes from its own beginning", () => {
    expect(cut("The wall is thick. The water is wet. The end.", "The wall is thick. The end.")).toEqual([
      "The water is wet.  → ",
    ]);
  });

  test("in a sentence that is said otherwise, only the words that change are marked", () => {
    expect(cut(cells, cells.replace("nucleus, too, divides", "core divides"))).toEqual(["nucleus, too, → core"]);
    expect(cut("The very old cell wall is quite thick and green.", "The old cell wall is thick and green.")).toEqual([
      "very  →  | quite  → ",
    ]);
  });

  test("where little of a sentence stays, it is replaced as a whole", () => {
    const before = "Mitochondria utilise respiration for the generation of chemical energy.";
    expect(piecesBetween(before, "Mitochondria make the energy a cell needs.")).toHaveLength(1);
    expect(piecesBetween(before, "Mitochondria make the energy a cell needs.")[0]?.edits).toHaveLength(1);
  });

  test("a formula or a link changes as a whole or not at all", () => {
    const before = "So $a_1 + b$ holds in the whole cell and its wall, see [the page](https://a.example/x y).";
    expect(cut(before, "So $a_1 + c$ holds in the whole cell and its wall.")).toEqual([
      "$a_1 + b$ → $a_1 + c$ | , see [the page](https://a.example/x y) → ",
    ]);
  });

  test("Chinese and Japanese are cut where their sentences end", () => {
    expect(cut("细胞会分裂。它有细胞壁。水是湿的。", "细胞会分裂。水是湿的。")).toEqual(["它有细胞壁。 → "]);
    expect(cut("細胞は分裂する。壁がある。水は濡れている。", "細胞は分裂する。水は濡れている。")).toEqual([
      "壁がある。 → ",
    ]);
  });

  test("all pieces together give exactly what was proposed, whatever it is", () => {
    const nasty = fc.constantFrom(...nastyTexts.map(({ text }) => text.slice(0, 300)));
    const any = fc.oneof(text, nasty, fc.string({ unit: "binary", maxLength: 80 }));
    fc.assert(
      fc.property(any, any, (before, after) => {
        const edits = piecesBetween(before, after).flatMap((piece) => piece.edits);
        expect(withEdits(before, edits)).toBe(after);
      }),
    );
  });
});

const word = fc.constantFrom(
  "cell",
  "wall",
  "water",
  "is",
  "wet",
  "$x^2$",
  "**bold**",
  "细胞",
  "壁",
  "👩🏽‍🔬",
  "[[Cell]]",
);
const end = fc.constantFrom(" ", " ", " ", ". ", ", ", "\n", "\n\n", "。", "! ");
const text = fc.array(fc.tuple(word, end), { maxLength: 30 }).map((all) => all.flat().join(""));

describe("a proposal in a note [NOT-7]", () => {
  const shorten = () => {
    const note = noteWith(`# Cells\n\n${cells}\n\nThe end.`);
    const from = 9;
    const proposal = note.propose(from, from + cells.length);
    proposal.show(piecesBetween(cells, "The cell divides. Water is wet."), "by this device");
    return { note, proposal };
  };

  test("changes nothing before it is accepted, and a rejected piece changes nothing at all", () => {
    const { note } = shorten();
    const before = note.text();
    expect(note.pieces()).toHaveLength(2);
    note.judge(false, 0);
    expect(note.pieces()).toHaveLength(1);
    note.judge(false);
    expect(note.shown()).toBeUndefined();
    expect(note.text()).toBe(before);
    expect(note.undo()).toBe(false);
  });

  test("an accepted piece is one step of undo, and is proposed no more", () => {
    const { note } = shorten();
    const before = note.text();
    note.judge(true, 0);
    note.judge(true, 1);
    expect(note.text()).toBe("# Cells\n\nThe cell divides. Water is wet.\n\nThe end.");
    note.undo();
    expect(note.text()).toBe(before.replace("It has a wall. ", ""));
    note.undo();
    expect(note.text()).toBe(before);
    expect(note.pieces()).toEqual([]);
  });

  test("what is typed right after it is another step", () => {
    const { note } = shorten();
    note.judge(true, 0);
    const accepted = note.text();
    const at = note.text().indexOf("The nucleus");
    note.view.dispatch({ changes: { from: at, insert: "x" }, userEvent: "input.type" });
    note.undo();
    expect(note.text()).toBe(accepted);
  });

  test("all that is accepted at once is taken back at once", () => {
    const { note } = shorten();
    const before = note.text();
    note.judge(true);
    note.undo();
    expect(note.text()).toBe(before);
  });

  test("a piece whose own words are changed goes away; the others stay with their words", () => {
    const { note } = shorten();
    const at = note.text().indexOf("wall");
    note.view.dispatch({ changes: { from: at, insert: "thick " } });
    expect(note.pieces()).toHaveLength(1);
    note.view.dispatch({ changes: { from: 0, to: 9 } });
    note.judge(true);
    expect(note.text()).toBe("The cell divides. It has a thick wall. Water is wet.\n\nThe end.");
  });

  test("words that were changed while it was being made are not proposed for", () => {
    const note = noteWith(cells);
    const proposal = note.propose(0, cells.length);
    note.view.dispatch({ changes: { from: 4, insert: "old " } });
    expect(note.shown()).toMatchObject({ kind: "said", says: "It was changed." });
    expect(proposal.text).toBe(cells);
  });

  test("after the last one is accepted, the caret stands behind it", () => {
    const { note } = shorten();
    note.view.dispatch({ selection: { anchor: 0 } });
    const [one, last] = note.pieces();
    note.judge(true, one?.id);
    note.judge(true, last?.id);
    const caret = note.view.state.selection.main.head;
    expect([note.text().slice(0, caret), note.view.state.selection.main.empty]).toEqual([
      "# Cells\n\nThe cell divides. ",
      true,
    ]);
  });

  test("another one takes its place", () => {
    const { note, proposal } = shorten();
    note.propose(0, 5).working("…");
    proposal.say("too late");
    expect(note.shown()).toEqual({ kind: "working", says: "…" });
  });

  test("tables, code and formulas that stand alone are left as they are", () => {
    const rows = "| a | b |\n|---|---|\n| one | two |\n";
    const code = "```js\nlet one = 1;\n```\n";
    const doc = `One is a number.\n\n${rows}\n${code}\n$$\none\n$$\n\nOne more.\n`;
    const note = noteWith(doc);
    const after = doc.replaceAll("one", "1").replaceAll("One", "1");
    expect(note.propose(0, doc.length).show(piecesBetween(doc, after), "")).toBe(2);
    note.judge(true);
    expect(note.text()).toBe(doc.replaceAll("One", "1"));
  });

  test("what other devices write around it arrives, and it still fits", () => {
    const { note } = shorten();
    const elsewhere = note.text().replace("# Cells", "# All about cells").replace("The end.", "The end. Really.");
    for (const half of [note.text().replace("# Cells", "# All about cells"), elsewhere]) {
      note.view.dispatch({ changes: changesBetween(note.text(), half) });
    }
    note.judge(true);
    expect(note.text()).toBe("# All about cells\n\nThe cell divides. Water is wet.\n\nThe end. Really.");
  });

  test("any mix of verdicts gives the right text, whatever is written around the pieces meanwhile", () => {
    const step = fc.record({
      gap: fc.nat(),
      at: fc.nat(),
      length: fc.nat(4),
      insert: fc.constantFrom("", "x", "new words ", "\n"),
    });
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(step, { maxLength: 6 }),
        fc.array(fc.constantFrom(true, false, null)),
        (before, after, steps, verdicts) => {
          const [head, tail] = ["Before.\n\n", "\n\nAfter."];
          const note = noteWith(head + before + tail);
          const pieces = piecesBetween(before, after);
          if (note.propose(head.length, head.length + before.length).show(pieces, "") < pieces.length) return;
          if (pieces.length === 0) return;
          // The text in turns: what is around the pieces, and the pieces themselves.
          const gaps = gapsOf(head + before + tail, note.pieces());
          const steadily = [...steps];
          const type = () => {
            const next = steadily.pop();
            const left = note.pieces();
            if (!next || left.length < pieces.length) return;
            const index = next.gap % gaps.length;
            const start = index === 0 ? 0 : (left[index - 1]?.to ?? 0);
            const gap = gaps[index] ?? "";
            // Where two pieces meet, words could belong before or behind.
            const from = gap.length < 2 ? null : 1 + (next.at % (gap.length - 1));
            if (from === null) return;
            const to = Math.min(gap.length - 1, from + next.length);
            gaps[index] = gap.slice(0, from) + next.insert + gap.slice(Math.max(from, to));
            note.view.dispatch({
              changes: { from: start + from, to: start + Math.max(from, to), insert: next.insert },
            });
          };
          while (steadily.length > 0) type();
          const taken = pieces.map((_, at) => verdicts[at] ?? false);
          for (const [at, isAccepted] of taken.entries()) note.judge(isAccepted, at);
          const piecewise = pieces.map((piece, at) =>
            taken[at] ? proposedOf(before, piece) : before.slice(piece.from, piece.to),
          );
          expect(note.text()).toBe(gaps.map((gap, at) => gap + (piecewise[at] ?? "")).join(""));
          expect(note.shown()).toBeUndefined();
        },
      ),
    );
  });
});

function gapsOf(doc: string, pieces: readonly ProposedPiece[]): string[] {
  const ends = [0, ...pieces.map(({ to }) => to)];
  return ends.map((end, at) => doc.slice(end, pieces[at]?.from ?? doc.length));
}

function proposedOf(before: string, { from, to, edits }: ProposedPiece): string {
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return withEdits(before.slice(from, to), moved);
}

test("changes that are known already are cut in the same way [NOT-7]", () => {
  const wall = cells.indexOf("It has");
  const gone = { from: wall, to: cells.indexOf("Water"), insert: "" };
  expect(piecesOf(cells, [gone]).map(({ from, to }) => cells.slice(from, to))).toEqual([
    "It has a wall. ",
    "The nucleus, too, divides. ",
  ]);
});
