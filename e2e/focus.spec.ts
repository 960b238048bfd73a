import { randomUUID } from "node:crypto";
import { eventData, noteData, pullAll, push, type StudentAccount } from "./support/account.ts";
import { fitsItsWidth, passesAxe, rememberTheme } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const classId = randomUUID();

/** A task with its note, and cards made from that. */
async function giveTask(address: string, student: StudentAccount): Promise<void> {
  const now = Date.now();
  const stamps = { createdAt: now, updatedAt: now };
  const [noteId, deckId] = [randomUUID(), randomUUID()];
  const tomorrow = `${new Date(now + 26 * 3_600_000).toISOString().slice(0, 10)}T18:00`;
  const task = { type: "assignment", classId, noteIds: [noteId], estimateMinutes: 50, ...stamps };
  const records: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ["class", classId, { name: "AP Calculus BC", marker: "violet", level: "ap", ...stamps }],
    ["note", noteId, { ...noteData("Taylor series, finally", "Check the radius first."), classId }],
    ["event", randomUUID(), eventData("Problem set 11", tomorrow, tomorrow, task)],
    ["deck", deckId, { name: "Series", classId, ...stamps }],
    ...["radius", "ratio test", "end points", "remainder"].map(
      (word) =>
        [
          "card",
          randomUUID(),
          {
            ...{ deckId, kind: "basic", front: `What is the ${word}?`, back: `The ${word}.`, tags: [], reviews: [] },
            ...{ source: { kind: "note", id: noteId }, due: null, newAt: now, ...stamps },
          },
        ] as const,
    ),
  ];
  const ops = records.map(([kind, id, data], n) => ({ kind, id, ifRev: 0, n: n + 1, v: 1, data, del: false, at: now }));
  const results = await push(address, student, `focus-${randomUUID()}`, ops);
  expect(results.map(({ status }) => status)).toEqual(ops.map(() => "ok"));
}

test("the time stands in a small window above all others where the browser has one, and is paused from there [FOC-1]", async ({
  student,
  server,
}) => {
  await giveTask(server.address, student);
  const { page, context } = await student.device();
  await context.clock.install({ time: new Date().setHours(12, 0, 0, 0) });
  // A browser without a screen opens none of its own: an ordinary window stands in for it.
  await page.addInitScript(() => {
    const requestWindow = async () => window.open("about:blank", "", "popup,width=320,height=180");
    Object.defineProperty(window, "documentPictureInPicture", { value: { requestWindow }, configurable: true });
  });
  await page.goto("/ai-tools/focus-mode");
  await page.getByRole("link", { name: "Problem set 11" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Show the time in a small window" }).click();
  const small = await opening;
  await expect(small.getByText(/^2[45]:\d\d$/)).toBeVisible();
  await expect(small.getByText("Problem set 11")).toBeVisible();
  await context.clock.fastForward(5 * 60_000);
  await expect(small.getByText(/^(19|20):\d\d$/)).toBeVisible();
  await small.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await small.getByRole("button").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Problem set 11" })).toBeVisible();
  await small.close();
  // It can be opened anew.
  const again = context.waitForEvent("page");
  await page.getByRole("button", { name: "Show the time in a small window" }).click();
  await expect((await again).getByText("Problem set 11")).toBeVisible();
});

test("a session bound to a task survives a reload and a second tab, opens its material, and its minutes are kept [FOC-1]", async ({
  student,
  server,
}) => {
  await giveTask(server.address, student);
  const device = await student.device();
  const { page, context } = device;
  // At noon: late in the evening the day would end in the session.
  await context.clock.install({ time: new Date().setHours(12, 0, 0, 0) });
  await page.goto("/ai-tools/focus-mode");
  await page.getByRole("link", { name: "Problem set 11" }).click();
  await expect(page.getByRole("heading", { name: "Problem set 11" })).toBeVisible();
  await passesAxe(page, "before a session");
  await page.getByRole("button", { name: "Start" }).click();

  const timer = page.getByRole("timer");
  await expect(page.getByRole("heading", { level: 1, name: "Problem set 11" })).toBeVisible();
  await expect(timer).toHaveText(/^2[45]:\d\d$/);
  await expect(page.getByRole("navigation")).toBeHidden();
  await context.clock.fastForward(5 * 60_000);
  await expect(timer).toHaveText(/^(19|20):\d\d$/);
  await expect(page).toHaveTitle(/^(19|20):\d\d · Problem set 11/);
  await passesAxe(page, "a session");

  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await context.clock.fastForward(30 * 60_000);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(timer).toHaveText(/^(19|20):\d\d$/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { level: 1, name: "Problem set 11" })).toBeVisible();

  const second = await context.newPage();
  await second.goto("/controlRoom");
  const strip = second.getByRole("complementary", { name: "Focus session" });
  await strip.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(strip.getByRole("button", { name: "Pause" })).toBeVisible();

  await page.getByRole("link", { name: /Taylor series, finally/ }).click();
  await expect(device.bodyBox).toContainText("Check the radius first.");
  await expect(page.getByRole("complementary", { name: "Focus session" })).toContainText(/(19|20):\d\d/);
  await expect(page.getByRole("navigation")).toBeHidden();
  await passesAxe(page, "a note under the strip");
  await page.getByRole("link", { name: /Back to the timer/ }).click();

  await page.getByRole("button", { name: "5 more minutes" }).click();
  await expect(timer).toHaveText(/^2[45]:\d\d$/);
  await context.clock.fastForward(10 * 60_000);
  await page.getByRole("button", { name: "End the session" }).click();
  await expect(page.getByRole("heading", { name: "How did it go?" })).toBeFocused();
  await passesAxe(page, "the end of a session");
  await page.keyboard.press("1");

  await expect(page.getByRole("heading", { level: 1, name: /^15 min on Problem set 11$/ })).toBeFocused();
  await expect(page.getByText("15 min today")).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await passesAxe(page, "three things to recall");
  await page.getByRole("button", { name: "Good" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();

  await expect
    .poll(async () => {
      const rows = await pullAll(server.address, student);
      const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.data);
      return {
        sessions: of("focus-session").map((data) => [data?.title, data?.classId, data?.how, data?.plannedMs]),
        minutes: of("focus-session").map((data) => Math.round(Number(data?.workedMs) / 60_000)),
        isDone: of("event").map((data) => typeof data?.doneAt),
        answers: of("card").flatMap((data) => data?.reviews ?? []).length,
      };
    })
    .toEqual({
      sessions: [["Problem set 11", classId, "done", 25 * 60_000]],
      minutes: [15],
      isDone: ["number"],
      answers: 1,
    });
  expect(device.complaints()).toEqual([]);
});

test("nothing has to be chosen; what went beyond the plan while nobody was there counts only if its student says so [FOC-1]", async ({
  student,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 844 } });
  const { page, context } = device;
  await rememberTheme(device, "light");
  await context.clock.install();
  await page.goto("/ai-tools/focus-mode");
  await page.getByRole("textbox", { name: "What are you working on?" }).fill("Vocabulary");
  await passesAxe(page, "before a session on a phone");
  await fitsItsWidth(device, "before a session");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toBeVisible();
  await fitsItsWidth(device, "a session");

  // Outside the rooms nobody is there to see it run.
  await page.goto("/terms", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.clock.fastForward(40 * 60_000);
  await page.goto("/controlRoom");
  const question = page.getByRole("dialog", { name: /You were away for (39|40) min/ });
  await expect(question).toBeVisible();
  await passesAxe(page, "the question about an absence");
  await question.getByRole("button", { name: "Don’t count it" }).click();
  await expect(page.getByRole("complementary", { name: "Focus session" })).toContainText(/2[45]:\d\d/);
  await fitsItsWidth(device, "the Control Room under the strip");
  expect(device.complaints()).toEqual([]);
});
