import { describe, expect, test } from "vitest";
import { isOwnOrigin } from "./origin.ts";

describe("a request that changes something", () => {
  test.each([
    ["http://localhost:4310", "localhost:4310", "http://localhost:4310", true],
    ["http://127.0.0.1:4310", "127.0.0.1:4310", "http://localhost:4310", true],
    ["http://[::1]:4310", "[::1]:4310", "http://localhost:4310", true],
    ["https://jotter.example.org", "10.0.0.7:4310", "https://jotter.example.org", true],
    [undefined, "localhost:4310", "http://localhost:4310", false],
    ["null", "localhost:4310", "http://localhost:4310", false],
    ["https://evil.example", "localhost:4310", "http://localhost:4310", false],
    ["http://localhost:9999", "localhost:4310", "http://localhost:4310", false],
    ["http://evil.example", "evil.example", "http://localhost:4310", false],
    ["http://localhost:4310", "localhost:4310", "https://jotter.example.org", false],
    ["http://jotter.example.org", "jotter.example.org", "https://jotter.example.org", false],
    ["https://jotter.example.org.evil.example", "jotter.example.org", "https://jotter.example.org", false],
  ])("from %s to %s, where students use %s: %s", (origin, host, publicUrl, allowed) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(allowed);
  });
});
