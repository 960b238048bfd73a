import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { hashOf } from "./hash-of.ts";

afterEach(() => vi.unstubAllGlobals());

/** Around the lengths where another block begins, and beyond a turn of the page. */
const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 2_200_001];

test("the same bytes have the same hash over plain http, where the browser gives none [DOC-1]", async () => {
  for (const length of lengths) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 256);
    const known = createHash("sha256").update(bytes).digest("hex");
    expect(await hashOf(bytes.buffer), `${length} bytes`).toBe(known);
    vi.stubGlobal("crypto", {});
    expect(await hashOf(bytes.buffer), `${length} bytes over http`).toBe(known);
    vi.unstubAllGlobals();
  }
});
