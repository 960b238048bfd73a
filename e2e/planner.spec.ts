import { randomUUID } from "node:crypto";
import { eventData, type PushOp, pullAll, push } from "./support/account.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";
import { giveStudyTerm } from "./support/study-term.ts";

const dayMs = 86_400_000;

test("a week is planned around what is there, changed by hand, kept with one undo, and the calendar has its blocks [PLN-1]", async ({
  student,
  server,
}) => {
  const now = Date.now();
  await giveStudyTerm(server.address, student, now);
  const wall = (days: number, time: string) => `${new Date(now + days * dayMs).toISOString().slice(0, 10)}T${time}`;
  const task = eventData("Essay on Gatsby", wall(6, "18:00"), wall(6, "18:00"), {
    type: "assignment",
    estimateMinutes: 1500,
  });
  const op: PushOp = { kind: "event", id: randomUUID(), ifRev: 0, n: 1, v: 1, data: task, del: false, at: now };
  await push(server.address, student, "plan", [op]);
  const device = await student.device({ viewport: { width: 1440, height: 1000 } });
  const { page } = device;
  await page.goto("/ai-tools/study-planner");
  const blocks = page.getByRole("region", { name: "The week" }).getByRole("button", { name: /Essay on Gatsby|Cell/ });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/\d+ blocks, .+ not fit/);
  await passesAxe(page, "planner");

  // What does not fit is said to the minute, with ways out and what they cost.
  const short = page.getByRole("region", { name: /of Essay on Gatsby won’t fit before/ });
  // Of several, the first shows its ways out; the others fold theirs.
  if ((await short.locator("details[open]").count()) === 0) await short.getByRole("heading").click();
  await short.getByRole("button", { name: "Leave it out" }).click();
  await expect(short).toHaveCount(0);

  // By keys a block moves, stays there, and says so.
  const first = blocks.last();
  await first.click();
  const details = page.getByRole("complementary").getByRole("region").first();
  await expect(details.getByRole("listitem").first()).toBeVisible();
  const before = await first.textContent();
  await first.press("ArrowUp");
  await expect(page.getByText(/The rest moved around it/)).toBeVisible();
  await expect(details.getByText("You put it there.")).toBeVisible();
  expect(await first.textContent()).not.toBe(before);

  // Nothing is in the calendar before it is put there; one press takes all of it back.
  const planned = async () =>
    (await pullAll(server.address, student)).filter(
      ({ kind, del, data }) => kind === "event" && !del && data !== null && "material" in data,
    ).length;
  expect(await planned()).toBe(0);
  await page.getByRole("button", { name: /^Add \d+ blocks to your calendar$/ }).click();
  await expect(page.getByRole("button", { name: "It’s all on your calendar" })).toBeVisible();
  await expect.poll(planned).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("button", { name: /^Add \d+ blocks to your calendar$/ })).toBeVisible();
  await expect.poll(planned).toBe(0);

  // Limits of one's own are planned with at once.
  await page.getByRole("button", { name: "2 hr a day" }).click();
  await page.getByLabel("At most per day").selectOption({ label: "1 hr" });
  await page.getByRole("button", { name: "Plan with this" }).click();
  await expect(page.getByRole("button", { name: "1 hr a day" })).toBeVisible();

  // On a phone: day by day.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("region", { name: "The week" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Essay on Gatsby/ }).first()).toBeVisible();
  await fitsItsWidth(device, "planner on a phone");
  await passesAxe(page, "planner on a phone");
});

test("without anything to plan the planner says what to do next [PLN-1]", async ({ student }) => {
  const { page } = await student.device();
  await page.goto("/ai-tools/study-planner");
  await expect(page.getByText("Nothing to plan yet")).toBeVisible();
  await page.getByRole("link", { name: "Open the calendar" }).click();
  await expect(page).toHaveURL(/\/calendar/);
});
