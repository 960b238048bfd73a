import { noteData, push } from "./support/account.ts";
import { goInside, goThere } from "./support/inside.ts";
import { giveNote, openEditor } from "./support/note.ts";
import { expect, test } from "./support/student.ts";

test("a #tag in the text filters as long as it stands there, from the list, the text and the reading view [NOT-3]", async ({
  student,
  server,
}) => {
  await giveNote(server.address, student, "Given", "plain words", ["exam"]);
  const id = await giveNote(server.address, student, "Written", "Ask about the #exam today, in `#code`.");
  const device = await student.device();
  const { page } = device;
  const rows = page.getByRole("list", { name: /Notes/ }).getByRole("listitem");
  await page.goto("/notes");
  // A line of its text stands under each title.
  await expect(rows.filter({ hasText: "Given" })).toContainText("plain words");
  await page.getByRole("combobox", { name: "Tag" }).selectOption({ label: "#exam (2)" });
  await expect(rows).toHaveCount(2);

  await openEditor(device, id);
  await expect(page.getByRole("list", { name: "Tags" })).toContainText("#exam");
  await page.locator(".j-tag", { hasText: "#exam" }).click({ modifiers: ["ControlOrMeta"] });
  await expect(page).toHaveURL(/\/notes\?tag=exam/);
  await expect(rows).toHaveCount(2);

  await goInside(page, `/editor/${id}/read`);
  await page.getByRole("link", { name: "#exam" }).click();
  await expect(page).toHaveURL(/\/notes\?tag=exam/);
  await expect(rows).toHaveCount(2);

  await openEditor(device, id);
  await device.bodyBox.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("No more. ", { delay: 20 });
  for (let step = 0; step < "Ask about the #".length; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await device.isSavedHere();
  await goThere(page, "/notes?tag=exam");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Given");
  expect(device.complaints()).toEqual([]);
});

test("all of 95 hits can be reached, each with its words; on a low screen, too, notes are in sight [NOT-3]", async ({
  student,
  server,
}) => {
  const now = Date.now();
  await push(
    server.address,
    student,
    "elsewhere",
    Array.from({ length: 95 }, (_, at) => ({
      kind: "note",
      id: crypto.randomUUID(),
      ifRev: 0,
      n: at + 1,
      v: 1,
      data: noteData(`Lecture ${at}`, `Some words about osmosis, number ${at}.`, now - at * 60_000),
      del: false,
      at: now,
    })),
  );
  const device = await student.device({ viewport: { width: 720, height: 450 } });
  const { page } = device;
  await page.goto("/notes");
  const list = page.getByRole("list", { name: /Notes/ });
  const first = list.getByRole("link", { name: /Lecture 0/ });
  await expect(first).toContainText("Some words about osmosis");
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    // As a whole, and above the bar at the bottom of the window.
    await expect
      .poll(() =>
        first.evaluate((row) => {
          const { left, top, bottom } = row.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 40, y)));
        }),
      )
      .toBe(true);
  }
  await page.getByRole("searchbox").fill("osmosis");
  await expect(page.getByText("95 notes found")).toBeVisible();
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "95");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = list.getByRole("link", { name: /Lecture 94/ });
  await expect(last).toContainText("number 94");
  await expect(last.locator("mark")).toHaveText("osmosis");
  expect(device.complaints()).toEqual([]);
});
