import { course } from "@jotter/domain/course";
import { daysBetween } from "@jotter/domain/days";
import { event } from "@jotter/domain/event";
import { languages } from "@jotter/domain/settings";
import { instantOf } from "@jotter/domain/zones";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadSample } from "./load-sample.ts";
import { sampleTerm } from "./sample-term.ts";

const zone = "Europe/Berlin";
const on = async (day: string, language: (typeof languages)[number] = "en") =>
  sampleTerm(await loadSample(language), { now: instantOf(`${day}T10:00`, zone), zone, theme: "dark", language });

describe("the sample term [DSH-5]", () => {
  test.each(languages)(
    "is whole in %s: every record is one the replica takes, and no two have one name",
    async (code) => {
      const { records } = await on("2026-11-19", code);
      for (const { entity, id, data } of records) {
        expect(entity.schema.safeParse(data), `${entity.kind} ${id}`).toMatchObject({ success: true });
        expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      }
      const names = records.map(({ entity, id }) => `${entity.kind}/${id}`);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test("speaks each language, and not English in another", async () => {
    const english = new Set((await on("2026-11-19")).records.map(({ data }) => data.body ?? data.front));
    for (const code of languages.filter((one) => one !== "en")) {
      const { records } = await on("2026-11-19", code);
      const prose = records
        .flatMap(({ data }) => [data.body ?? data.front ?? ""])
        .filter((text) => / |[ぁ-ん]/.test(String(text)));
      expect(prose.filter((text) => english.has(text) && !String(text).startsWith("$"))).toEqual([]);
    }
  });

  test("lives around any day: lessons in its week, work ahead, and an exam within a week, on a day with school", async () => {
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    await fc.assert(
      fc.asyncProperty(day, async (today) => {
        const { records } = await on(today);
        const events = records.flatMap(({ entity, data }) =>
          entity === event ? [data as { type: string; start: string; rule: string | null }] : [],
        );
        const ahead = (type: string) => events.filter((one) => one.type === type && one.start.slice(0, 10) >= today);
        const [exam] = ahead("exam").toSorted((one, other) => (one.start < other.start ? -1 : 1));
        expect(daysBetween(today, exam?.start.slice(0, 10) ?? "")).toBeGreaterThanOrEqual(3);
        expect(daysBetween(today, exam?.start.slice(0, 10) ?? "")).toBeLessThanOrEqual(6);
        expect([0, 6]).not.toContain(new Date(`${exam?.start.slice(0, 10)}T12:00Z`).getUTCDay());
        expect(ahead("assignment").length).toBe(3);
        expect(events.some((one) => one.type === "class" && one.rule?.includes("WEEKLY"))).toBe(true);
        expect(records.filter(({ entity }) => entity === course)).toHaveLength(5);
      }),
      { numRuns: 30 },
    );
  });
});
