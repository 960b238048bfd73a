// The transcript that a browser makes of a committed lecture with the real Moonshine, fetched from the registry npm was
// told of: how many words are wrong, how long it takes, and whether the page stands still meanwhile. It is reloaded in
// the middle. Needs a network; no test does.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cookiesOf, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser } from "./support/browser.ts";
import { report } from "./support/report.ts";

const speech = join(import.meta.dirname, "../e2e/support/speech");
const said = readFileSync(join(speech, "acids.txt"), "utf8");

/** How npm reaches its registry from here. */
const network = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = ""]) =>
    /^npm_config_|_proxy$|cert/i.test(name) ? [[name, value]] : [],
  ),
);
const server = await startServer({ env: network });
const browser = await startBrowser();
const student = await signUp(server.address);
const context = await browser.newContext();
await countAsVisited(context);
await context.addCookies(cookiesOf(student, server.address));
const outside: string[] = [];
context.on("request", (request) => {
  const url = request.url();
  if (!url.startsWith(server.address) && !/^(?:data|blob|about):/.test(url)) outside.push(url);
});
await context.addInitScript(() => {
  const stood: number[] = [];
  Object.assign(window, { stood });
  new PerformanceObserver((list) => stood.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ["longtask"],
  });
});

const page = await context.newPage();
await page.goto(`${server.address}/ai-tools/lecture-notes`);
await page.locator("input[type=file]").setInputFiles(join(speech, "acids.ogg"));
const progress = page.getByRole("progressbar", { name: "Transcript" });
const heardMs = async () =>
  Number((await progress.getAttribute("value", { timeout: 1000 }).catch(() => null)) ?? "NaN");
const lengthMs = async () => Number(await progress.getAttribute("max"));

await page.getByRole("button", { name: "Add a transcript" }).click();
await page.getByRole("button", { name: "Transcribe on this device" }).click();
while (!((await heardMs()) > 0)) await page.waitForTimeout(50);
const [firstAt, firstMs, ofMs] = [performance.now(), await heardMs(), await lengthMs()];
const stoodAll: number[] = [];
const stood = () => page.evaluate(() => (window as unknown as { stood: number[] }).stood.splice(0));
await stood();
while ((await heardMs()) < ofMs / 2) await page.waitForTimeout(50);
const [halfAt, halfMs] = [performance.now(), await heardMs()];
stoodAll.push(...(await stood()));
await page.reload();
await page.getByText(/^The transcript of/).waitFor({ timeout: 600_000 });
await page.getByText("Transcript", { exact: true }).first().click();
const lines = page.getByRole("list", { name: "Transcript" }).getByRole("textbox");
await lines.first().waitFor();
const heard = (await lines.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))).join(" ");
await browser.close();
await server.dispose();
console.log(heard);
if (outside.length > 0) console.log(outside.join("\n"));

const [wanted, found] = [wordsOf(said), wordsOf(heard)];
report("transcript", [
  {
    name: "words that are wrong, missing or too many",
    unit: "%",
    ours: [(100 * distance(wanted, found)) / wanted.length],
  },
  { name: "time to transcribe, for each second of sound", unit: "s", ours: [(halfAt - firstAt) / (halfMs - firstMs)] },
  { name: "longest stand of the page meanwhile", unit: "ms", ours: [Math.max(0, ...stoodAll)], goal: { atMost: 50 } },
  { name: "requests that leave our origin", unit: "", ours: [outside.length], goal: { exactly: 0 } },
]);

function wordsOf(text: string): readonly string[] {
  const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return words.map((word) => (word === "14" ? "fourteen" : (numbers[Number(word)] ?? word)));
}

/** How many words have to be put in, taken out or changed. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, word] of one.entries()) {
    const next = [at + 1];
    for (const [place, another] of other.entries()) {
      const same = (row[place] ?? 0) + (word === another ? 0 : 1);
      next.push(Math.min(same, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
