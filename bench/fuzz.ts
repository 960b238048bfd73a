import "fake-indexeddb/auto";
import { memoryWorld } from "@jotter/backends/testing/memory-world";
import { history, play } from "@jotter/backends/testing/sync-model";
import fc from "fast-check";

// npm run fuzz:sync -- --seeds 200 --steps 100000
// Random histories against the real replica; every seed plays its share of the steps. Exits 1 on the first broken promise.

const option = (name: string, otherwise: number) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? otherwise : Number(process.argv[index + 1]);
};
const seeds = option("seeds", 20);
const wanted = option("steps", 10_000);
const firstSeed = option("first", 1);
const started = performance.now();
let steps = 0;
let histories = 0;

for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
  const share = Math.ceil(wanted / seeds);
  let played = 0;
  for (let part = 0; played < share; part++) {
    const result = await fc.check(
      fc.asyncProperty(history, async (script) => {
        played += script.length;
        await play(await memoryWorld(), script);
      }),
      { seed: seed * 1000 + part, numRuns: 5 },
    );
    histories += result.numRuns;
    if (result.failed) {
      console.error(`seed ${seed * 1000 + part}, path ${result.counterexamplePath}: ${String(result.errorInstance)}`);
      console.error(JSON.stringify(result.counterexample?.[0]));
      process.exit(1);
    }
  }
  steps += played;
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(JSON.stringify({ seeds, histories, steps, seconds, broken: 0 }));
