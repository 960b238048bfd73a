import { randomUUID } from "node:crypto";
import { type PushOp, pullAll, push } from "./support/account.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const dayMs = 86_400_000;

/** Somebody who knows six of ten again, however soon they come: the usual weights expect far more of them. */
function forgetfulCards(deckId: string, count: number, now: number, first: number): readonly PushOp[] {
  return Array.from({ length: count }, (_, place) => {
    const reviews = [60, 57, 52, 40, 22].map((days, turn) => ({
      at: now - (days - (place % 10)) * dayMs,
      side: 0,
      rating: turn === 0 || (place * 7 + turn * turn * 13 + place * turn * 3) % 10 < 6 ? 3 : 1,
      ms: 4000,
    }));
    const askedAt = reviews.at(-1)?.at ?? now;
    const words = { deckId, kind: "basic", front: `Word ${place}`, back: "Meaning", tags: [], sides: 1 };
    const data = { ...words, reviews, due: now + 300 * dayMs, newAt: null, askedAt, createdAt: 1, updatedAt: 1 };
    return { kind: "card", id: randomUUID(), ifRev: 0, n: first + place, v: 1, data, del: false, at: now };
  });
}

test("how memory is reckoned is told: how many answers there are, then both ways with their figures; the better one is used, cards follow it, and it can be set aside [FLA-2]", async ({
  student,
  server,
}) => {
  const now = Date.now();
  const deckId = randomUUID();
  const deck = { name: "Words", classId: null, examId: null, createdAt: 1, updatedAt: 1 };
  const give = (ops: readonly PushOp[]) => push(server.address, student, "another-device", ops);
  await give([{ kind: "deck", id: deckId, ifRev: 0, n: 1, v: 1, data: deck, del: false, at: now }]);
  await give(forgetfulCards(deckId, 1, now, 2));

  const phone = await student.device({ viewport: { width: 390, height: 844 } });
  await phone.page.goto("/cards");
  await phone.page.getByRole("button", { name: "How your memory is estimated" }).click();
  await expect(phone.page.getByText("4 answers of 400 so far")).toBeVisible();
  await expect(phone.page.getByRole("button", { name: "Learn from my answers" })).toHaveCount(0);
  await passesAxe(phone.page, "too few answers");
  await fitsItsWidth(phone, "too few answers");
  await phone.page.close();

  await give(forgetfulCards(deckId, 60, now, 3));
  await give(forgetfulCards(deckId, 60, now, 63));
  const stored = async () => (await pullAll(server.address, student)).filter(({ del }) => !del);
  const kept = async () => (await stored()).find(({ kind }) => kind === "settings")?.data ?? {};
  const dues = async () =>
    (await stored())
      .flatMap(({ kind, data }) => (kind === "card" ? [Number(data?.due)] : []))
      .toSorted((one, other) => one - other);

  // Nobody asks for it: the page has time.
  const device = await student.device();
  const { page } = device;
  await page.goto("/cards");
  await expect.poll(async () => (await kept()).memoryFit, { timeout: 30_000 }).toMatchObject({ isBetter: true });
  const { memoryFit } = (await kept()) as { memoryFit: { at: number } };
  await expect.poll(async () => (await kept()).memoryHints).toBe(memoryFit.at);
  await expect.poll(async () => Math.max(...(await dues()))).toBeLessThan(now + 100 * dayMs);
  const own = await dues();

  await page.getByRole("button", { name: "How your memory is estimated" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /^Expected, standard method \d+%/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^Expected, your own method \d+%/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^What happened \d+%/ })).toBeVisible();
  const isOwn = dialog.getByRole("switch", { name: "Use my own method" });
  await expect(isOwn).toBeChecked();
  await passesAxe(page, "both ways", { within: dialog });
  await isOwn.click();
  await expect(isOwn).not.toBeChecked();
  await expect.poll(async () => (await kept()).memoryHints).toBe(0);
  await expect.poll(dues).not.toEqual(own);

  await dialog.getByRole("button", { name: "Learn again now" }).click();
  await expect.poll(async () => (await kept()).memoryFit, { timeout: 30_000 }).not.toMatchObject({ at: memoryFit.at });
  await expect(isOwn).not.toBeChecked();
});
