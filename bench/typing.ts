// npm run fuzz:typing -- --seeds 100 --actions 20000
// A random typist in the real app, in a real browser: every seed opens a note of its own and does its share of the
// actions. After each one a model that knows nothing of the editor says what the text must be, and where the focus is.
// With --progress every seed is told when it is done, with --all it goes on after a broken promise.
// Exits 1 on the first broken promise, with the seed, what was done, and the shortest way there that it could find.
import { chromium } from "playwright-core";
import { cookiesOf, signUp } from "../e2e/support/account.ts";
import { chromiumArguments, chromiumPath } from "../e2e/support/chromium.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { numberOption } from "./support/report.ts";
import { type Action, chooseAction, randomOf, startText } from "./support/typing-actions.ts";
import { openTypist, type Typist } from "./support/typist.ts";

const seeds = numberOption("seeds", 10);
const wanted = numberOption("actions", 2000);
const firstSeed = numberOption("first", 1);
const tries = numberOption("shrink", 40);
const share = Math.ceil(wanted / seeds);

const server = await startServer();
const student = await signUp(server.address);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
const context = await browser.newContext({ baseURL: server.address, serviceWorkers: "block", locale: "en-US" });
await countAsVisited(context);
await context.grantPermissions(["clipboard-read", "clipboard-write"]);
await context.addCookies(cookiesOf(student, server.address));
const typist: Typist = await openTypist(await context.newPage(), server.address, student);

const started = performance.now();
let actions = 0;
let broken = 0;
const counts: Record<string, number> = {};
for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
  const done: Action[] = [];
  const random = randomOf(seed);
  const text = startText(random);
  const hasOthers = random() < 0.4;
  const problem = await play(text, share, async (index) => {
    const action = chooseAction(random, await typist.look(), index, hasOthers);
    done.push(action);
    counts[action.kind] = (counts[action.kind] ?? 0) + 1;
    return action;
  });
  actions += done.length;
  if (process.argv.includes("--progress")) console.log(`seed ${seed}: ${actions} actions`);
  if (problem) {
    broken++;
    console.error(`seed ${seed}, action ${done.length}: ${problem}`);
    console.error(`text: ${JSON.stringify(text)}`);
    console.error(`actions: ${JSON.stringify(done)}`);
    const { shortest, says } = await shrunken(text, done);
    console.error(`shortest: ${JSON.stringify(shortest)}`);
    console.error(`says: ${says ?? "it did not happen again"}`);
    if (!process.argv.includes("--all") || !browser.isConnected()) break;
  }
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(JSON.stringify({ seeds, actions, seconds, broken, counts }));
await browser.close();
await server.dispose();
process.exit(broken > 0 ? 1 : 0);

/** What went wrong, in words, or null. */
async function play(text: string, length: number, next: (index: number) => Promise<Action | undefined>) {
  try {
    await typist.openNote(text);
    for (let index = 0; index < length; index++) {
      const action = await next(index);
      if (!action) break;
      await typist.act(action);
    }
    await typist.undoAll();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Leaves out ever smaller parts of what was done, as long as something still breaks. */
async function shrunken(text: string, done: readonly Action[]) {
  let shortest = done;
  let says: string | null = null;
  let left = tries;
  for (let size = Math.ceil(done.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length && left > 0; ) {
      const fewer = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      left--;
      const problem = await play(text, fewer.length, async (index) => fewer[index]);
      if (problem) {
        shortest = fewer;
        says = problem;
      } else at += size;
    }
  }
  return { shortest, says };
}
