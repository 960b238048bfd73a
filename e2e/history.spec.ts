import { noteData, pullAll, push } from "./support/account.ts";
import { fitsItsWidth, goInside, passesAxe } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

const dayMs = 24 * 60 * 60_000;
const yesterdaysWords =
  "# Cell division\n\nProphase comes first.\n\nThen metaphase.\n\nThen anaphase.\n\nTelophase is last.\n\nThe end of yesterday.";
const todaysWords =
  "# Cell division\n\nProphase comes first.\n\nThen metaphase.\n\nThen anaphase.\n\nTelophase is last.\n\nA new morning.";

let sent = 0;

/** A note that read differently yesterday, as another device wrote it. */
async function noteWithPast(address: string, student: Parameters<typeof push>[1], title = "Mitosis") {
  const id = crypto.randomUUID();
  const now = Date.now();
  sent += 2;
  const op = { kind: "note", id, n: sent - 1, v: 1, del: false } as const;
  const old = noteData(title, yesterdaysWords, now - dayMs);
  await push(address, student, "phone", [{ ...op, ifRev: 0, data: old, at: now - dayMs }]);
  const rev = (await pullAll(address, student)).find((row) => row.id === id)?.rev ?? 0;
  const fresh = { ...old, body: todaysWords, updatedAt: now };
  await push(address, student, "laptop", [{ ...op, ifRev: rev, n: sent, data: fresh, at: now }]);
  return id;
}

async function openHistory(device: Device, title = "Mitosis") {
  await device.openNote(title);
  await device.page.getByRole("link", { name: "Version history" }).click();
  await expect(device.page.getByRole("heading", { level: 1 })).toHaveText("Version history");
}

test.describe("version history [NOT-4]", () => {
  test("shows yesterday's words, restores them and takes that back, what was replaced is a version, and all can read it [SET-3]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("shows yesterday's words, restores them, and takes that back", async () => {
      await noteWithPast(server.address, student);
      await openHistory(device);
      const list = page.getByRole("navigation", { name: "Versions, latest first" });
      await expect(list.getByRole("heading", { name: "Yesterday" })).toBeVisible();
      await expect(list.getByRole("link")).toHaveCount(1);
      const view = page.getByRole("region", { name: "From then to now" });
      await expect(view.locator("p > del")).toContainText(["removed since", "The end of yesterday"]);
      await expect(view.locator("p > ins")).toContainText(["added since", "A new morning"]);
      // What stayed the same is folded, and opens.
      await view.getByText(/unchanged paragraphs/).click();
      await expect(view.getByText("Prophase comes first.")).toBeVisible();

      await view.getByRole("button", { name: "Restore this version" }).click();
      const question = page.getByRole("dialog");
      await expect(question).toContainText("Restore this version?");
      await question.getByRole("button", { name: "Restore" }).click();
      await expect(device.bodyBox).toContainText("The end of yesterday.");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(device.bodyBox).toContainText("A new morning");
      await expect(device.bodyBox).not.toContainText("The end of yesterday.");
      await device.isSaved();
      expect(device.complaints()).toEqual([]);
    });
    await test.step("what a restore replaced is itself a version", async () => {
      await noteWithPast(server.address, student, "Meiosis");
      await openHistory(device, "Meiosis");
      await device.page.getByRole("button", { name: "Restore this version" }).click();
      await device.page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
      await expect(device.bodyBox).toContainText("The end of yesterday.");
      await device.isSaved();
      await openHistory(device, "Meiosis");
      await expect(
        device.page.getByRole("region", { name: "From then to now" }).locator("p > del").last(),
      ).toContainText("A new morning");
    });
    await test.step("passes axe in both themes", async () => {
      await openHistory(device);
      await expect(device.page.locator("p > ins").last()).toBeVisible();
      await passesAxe(device.page, "the history");
      await device.page.getByRole("button", { name: "Restore this version" }).click();
      await expect(device.page.getByRole("dialog")).toBeVisible();
      await passesAxe(device.page, "the question before restoring");
    });
  });

  test("needs a connection and says so, but shows what is here: the words before those that wait", async ({
    student,
  }) => {
    const device = await student.device({ installed: true });
    const { page } = device;
    await device.writeNote("Draft", "What the server has.");
    await device.isSaved();
    await openHistory(device, "Draft");
    await expect(page.getByText("No earlier versions yet")).toBeVisible();
    await device.isInstalled();
    await device.goOffline();
    await page.getByRole("link", { name: "Back to the note" }).click();
    await expect(device.bodyBox).toHaveText("What the server has.");
    await device.bodyBox.fill("Something else altogether.");
    await device.isSavedHere();
    await page.getByRole("link", { name: "Version history" }).click();
    await expect(page.getByText("Some versions need a connection")).toBeVisible();
    const view = page.getByRole("region", { name: "From then to now" });
    await expect(view.getByRole("heading")).toHaveText("Before the changes still waiting here");
    await expect(view.locator("p > del").last()).toContainText("What the server has.");
    await device.goOnline();
    await expect(page.getByText("Some versions need a connection")).toBeHidden();
  });

  test("fits a phone of 360 px in English, German and Japanese [SET-3] [I18-1]", async ({ student, server }) => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
    const id = await noteWithPast(server.address, student, long);
    const device = await student.device({ viewport: { width: 360, height: 740 } });
    const { page } = device;
    await page.goto("/settings");
    for (const code of ["en", "de", "ja"]) {
      await page.locator("main select:has(option[value=ja])").selectOption(code);
      await goInside(page, `/editor/${id}/history`);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("p > ins").last()).toBeVisible();
      await fitsItsWidth(device, `the history in ${code}`);
      await goInside(page, "/settings");
    }
  });
});
