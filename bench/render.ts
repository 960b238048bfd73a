// A long note with many formulas as HTML: our safe tree and limits against markdown-it with a plain KaTeX plugin.
import { loadTypesetter } from "@jotter/markdown/formula";
import { htmlOf } from "@jotter/markdown/html";
import { treeOf } from "@jotter/markdown/tree";
import { createFloor } from "./floor/markdown-it.ts";
import { longNote } from "./support/long-note.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 20);
const note = longNote();
const words = {
  footnotes: "Footnotes",
  backToText: (number: number) => `Back to the text ${number}`,
  done: "Done",
  notDone: "Not done",
  callout: (kind: string) => kind,
};
const typeset = await loadTypesetter();
const renderOurs = (text: string) => htmlOf(treeOf(text), { typeset, words });
const renderFloor = createFloor();

console.log(
  `A note of ${Math.round(note.text.length / 1000)} KB with ${note.inline} inline and ${note.display} display formulas.`,
);
const formulasIn = (html: string) => html.match(/<annotation /g)?.length ?? 0;
const expected = note.inline + note.display;
for (const [name, render] of [
  ["ours", renderOurs],
  ["floor", renderFloor],
] as const) {
  const found = formulasIn(render(note.text));
  if (found !== expected) throw new Error(`${name} drew ${found} of ${expected} formulas.`);
}

const ours: number[] = [];
const floor: number[] = [];
const oursPlain: number[] = [];
const floorPlain: number[] = [];
const plain = note.text.replaceAll("$", "");
// Both sides get to compile their hot paths first.
for (let round = 0; round < 4; round++) {
  renderOurs(note.text);
  renderFloor(note.text);
}
for (let round = 0; round < rounds; round++) {
  // Another text each round: whatever one side remembers of the last one is of no use to it.
  const mark = `\n\nRound ${round}.\n`;
  const turns = [
    () => ours.push(cpuMsOf(() => renderOurs(note.text + mark))),
    () => floor.push(cpuMsOf(() => renderFloor(note.text + mark))),
  ];
  // Each goes first every other time: who comes after the other clears away after it.
  for (const turn of round % 2 === 0 ? turns : turns.reverse()) turn();
  oursPlain.push(cpuMsOf(() => renderOurs(plain + mark)));
  floorPlain.push(cpuMsOf(() => renderFloor(plain + mark)));
}

report("render", [
  { name: "note with its formulas, CPU", unit: "ms", ours, floor, goal: { ratioAtMost: 1.2 } },
  { name: "the same without formulas, CPU", unit: "ms", ours: oursPlain, floor: floorPlain },
]);

/** CPU time rather than wall time: whatever else the machine does is not ours. */
function cpuMsOf(render: () => string): number {
  const before = process.cpuUsage();
  Buffer.byteLength(render()); // As whoever uses it would: until then a text may be a heap of pieces not yet put together.
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
