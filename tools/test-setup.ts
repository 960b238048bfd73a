// Before each test file: a browser's database, which whoever loads the replica first must find,
// and one seed for every property: a run fails for everybody or for nobody. `FAST_CHECK_SEED=7 npm test` looks elsewhere.
// After it: what it put in a global's place is taken away again, or the next file of this worker would ask its `fetch`.
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterAll, vi } from "vitest";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FAST_CHECK_SEED ?? 20261116) });
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
