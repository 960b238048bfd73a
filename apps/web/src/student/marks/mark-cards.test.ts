import { expect, test } from "vitest";
import { cardsByMark } from "./mark-cards.ts";
import type { StoredMark } from "./use-marks.ts";

const mark = (id: string, page: number, quote: string): StoredMark => ({
  ...{ id, page, quote, documentId: "doc", colour: "lime", comment: "", createdAt: 1, updatedAt: 1 },
});
const card = (id: string, quote: string, page?: number) => ({
  id,
  data: { source: { kind: "document" as const, id: "doc", quote, ...(page !== undefined && { page }) } },
});

test("a card is known by the words it was made of, on the page they stand on [FLA-1] [DOC-3]", () => {
  const marks = [
    mark("whole", 2, "Separase is activated once the last kinetochore is attached."),
    mark("elsewhere", 7, "Separase is activated once the last kinetochore is attached."),
    mark("area", 2, ""),
    mark("short", 2, "the"),
  ];
  const found = cardsByMark(marks, [card("card", "separase is  activated", 2), card("none", "", 2)]);
  expect([...found].map(([id, made]) => [id, made.id])).toEqual([["whole", "card"]]);
  expect(cardsByMark(marks, [card("old", "Separase is activated once the")]).size).toBe(2);
  expect(
    cardsByMark(marks, [card("wider", "Separase is activated once the last kinetochore is attached. Within", 7)]).get(
      "elsewhere",
    )?.id,
  ).toBe("wider");
});
