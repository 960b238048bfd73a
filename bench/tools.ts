// What a device gives by itself for a text of 5,000 words: how long each study tool takes, and the longest task of the
// page meanwhile, in CPU time. `--words 20000` for a longer text.
import { randomUUID } from "node:crypto";
import { cookiesOf, noteData, push, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser } from "./support/browser.ts";
import { numberOption, report } from "./support/report.ts";
import { watchTasks } from "./support/trace.ts";

const words = numberOption("words", 5000);
const rounds = numberOption("rounds", 3);
const pages = {
  "note-summarizer": 1,
  "concept-explainer": 1,
  "quiz-generator": 1,
  "flashcard-generator": 1,
  "document-comparer": 2,
} as const;

/** Sentences as a textbook has them, each with another subject. */
function textOf(count: number, offset: number): string {
  const kinds = ["structure", "process", "molecule", "reaction", "method", "principle"];
  const does = ["holds the parts of a cell together", "moves water through a membrane", "halves the number of pairs"];
  const lines: string[] = [];
  for (let at = 0, written = 0; written < count; at++) {
    const name = `${syllables(at + offset)}${syllables(at * 7 + 3)}`;
    const line = `A ${name} is a ${kinds[at % kinds.length]} that ${does[at % does.length]} in about ${10 + (at % 80)} minutes.`;
    lines.push(at % 12 === 0 ? `\n\n## Part ${at / 12 + 1}\n\n${line}` : line);
    written += line.split(" ").length;
  }
  return lines.join(" ");
}

function syllables(at: number): string {
  const all = ["ka", "lo", "mi", "ter", "no", "phos", "gly", "syn", "ra", "du", "vel", "tro"];
  return `${all[at % all.length]}${all[Math.floor(at / all.length) % all.length]}`;
}

const server = await startServer();
const student = await signUp(server.address);
const ids = [randomUUID(), randomUUID()] as const;
const ops = ids.map((id, at) => {
  const data = noteData(`Chapter ${at + 1}`, textOf(words, at * 31), Date.now());
  return { kind: "note", id, ifRev: 0, n: at + 1, v: 1, data, del: false, at: Date.now() };
});
for (const { status } of await push(server.address, student, "seed", ops)) {
  if (status !== "ok") throw new Error("The server refused a note.");
}
const browser = await startBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await countAsVisited(context);
await context.addCookies(cookiesOf(student, server.address));
const page = await context.newPage();
await page.goto(`${server.address}/ai-tools`);
await page.waitForTimeout(4000);

const seconds = new Map<string, number[]>();
const longest = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const [name, count] of Object.entries(pages)) {
    await page.goto(`${server.address}/ai-tools`);
    await page.waitForTimeout(1500);
    const from = ids
      .slice(0, count)
      .map((id) => `note:${id}`)
      .join(" ");
    const tasks = await watchTasks(page);
    // What is to be explained is asked for first.
    const about = name === "concept-explainer" ? `&about=${syllables(0)}${syllables(3)}` : "";
    await page.goto(`${server.address}/ai-tools/${name}?from=${encodeURIComponent(from)}${about}`);
    const badge = page.getByText(/^Made on this device in/).first();
    const said = (await badge.textContent()) ?? "";
    await page.waitForTimeout(500);
    const all = await tasks();
    seconds.set(name, [...(seconds.get(name) ?? []), Number(/[\d.]+/.exec(said)?.[0])]);
    longest.set(name, [...(longest.get(name) ?? []), Math.max(0, ...all)]);
  }
}
await browser.close();
await server.dispose();
report("tools", [
  ...[...seconds].map(([name, ours]) => ({ name: `first result, ${name}`, unit: "s", ours, goal: { atMost: 1 } })),
  ...[...longest].map(([name, ours]) => ({ name: `longest task, ${name}`, unit: "ms", ours })),
]);
