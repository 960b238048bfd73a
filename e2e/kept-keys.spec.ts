import { noteData, pullAll, push } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { giveNote, openEditor } from "./support/note.ts";
import { type Device, expect, test } from "./support/student.ts";

/** Types and is gone, and says what is there when the student comes back. */
async function typedAndGone(device: Device, words: string, delay: number, leave: () => Promise<unknown>) {
  await device.bodyBox.focus();
  await device.page.keyboard.press("Control+End");
  await device.page.keyboard.type(words, { delay });
  await leave();
}

test.describe("every key is kept [NOT-8]", () => {
  test("by who reloads, leaves or closes the tab right after a key, at 30, 80 and 150 ms a key", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const id = await giveNote(server.address, student, "Cells", "");
    await openEditor(device, id);
    const { page } = device;
    let expected = "";
    const reload = ["a reload", () => page.reload(), () => expect(device.bodyBox).toBeVisible()] as const;
    for (const [delay, [leaving, leave, comeBack]] of [
      [30, reload],
      [80, reload],
      [150, reload],
      [30, ["another page", () => page.goto("/notes"), () => openEditor(device, id)]],
      [30, ["another site", () => page.goto("about:blank"), () => openEditor(device, id)]],
    ] as const) {
      const words = `${leaving} at ${delay} ms and `;
      await typedAndGone(device, words, delay, leave);
      expected += words;
      await comeBack();
      await expect.poll(() => device.text(), `after ${words}`).toBe(expected);
    }
    // A tab that is closed, and another that comes after it.
    await typedAndGone(device, "closed", 30, () => page.close());
    const again = await device.tab();
    await openEditor(again, id);
    await expect.poll(() => again.text()).toBe(`${expected}closed`);
    await again.isSaved();
    const stored = (await pullAll(server.address, student)).find((row) => row.id === id);
    expect(stored?.data?.body).toBe(`${expected}closed`);
  });

  test("by who types without a pause, in a note that another device deletes meanwhile, and in what no server ever saw [NOT-4]", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("by who types without a pause, and nothing says saved before it is", async () => {
      const id = await giveNote(server.address, student, "Cells", "");
      await openEditor(device, id);
      await device.isSaved();
      await device.bodyBox.focus();
      const words = "a long thought without any pause at all ";
      const typing = device.page.keyboard.type(words, { delay: 100 });
      const told: string[] = [];
      for (let look = 0; look < 10; look++) {
        await device.page.waitForTimeout(300);
        told.push((await device.syncState.getAttribute("data-state")) ?? "");
      }
      expect(told).not.toContain("saved");
      await typing;
      await device.page.reload();
      await expect.poll(() => device.text()).toBe(words);
    });
    await test.step("of a note that another device deletes meanwhile: the next word brings it back", async () => {
      const id = await giveNote(server.address, student, "Organs", "before");
      await openEditor(device, id);
      await device.addWords(" and");
      const stored = async () => (await pullAll(server.address, student)).find((each) => each.id === id);
      await expect.poll(async () => (await stored())?.data?.body).toBe("before and");
      const row = await stored();
      const data = { ...noteData("Organs", "before and", Date.now()) };
      const gone = { kind: "note", id, ifRev: row?.rev ?? 0, n: 99, v: 1, data, del: true, at: Date.now() };
      await push(server.address, student, "phone", [gone]);
      await expect(device.page.getByText("This note was deleted somewhere else.")).toBeVisible();
      await device.addWords(" after");
      await expect(device.page.getByText("This note was deleted somewhere else.")).toBeHidden();
      await expect.poll(async () => (await stored())?.data?.body).toBe("before and after");
      expect((await stored())?.del).toBe(false);
    });
    await test.step("also if no server ever saw it, and without a network", async () => {
      const id = await giveNote(server.address, student, "Essay", "");
      await openEditor(device, id);
      await device.isSaved();
      // The app itself is there; only what asks the server gets no answer.
      await page.route("**/api/**", (route) => route.abort());
      await device.bodyBox.focus();
      const essay = "The cell is the unit of life. ".repeat(15).trim();
      await page.keyboard.insertText(essay);
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");
      await device.isSavedHere();
      await page.getByRole("link", { name: "Version history" }).click();
      await expect(page.getByText("Some versions need a connection")).toBeVisible();
      await page.getByRole("button", { name: "Restore this version" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
      await expect.poll(() => device.text()).toBe(essay);
      await page.unroute("**/api/**");
      await page.reload();
      await device.isSaved();
    });
  });

  test("in a title, a tag, weights, choices, and in forms that are not saved yet, left by Escape and by a reload", async ({
    student,
    server,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("in a title, a tag, the weights of grades and a choice in the settings", async () => {
      const id = await giveNote(server.address, student, "Cells", "text");
      await openEditor(device, id);
      await device.titleBox.focus();
      await page.keyboard.press("End");
      await page.keyboard.type(" divide", { delay: 30 });
      await page.reload();
      await expect(device.titleBox).toHaveValue("Cells divide");
      await page.getByRole("textbox", { name: "Add a tag" }).pressSequentially("biology", { delay: 30 });
      await page.reload();
      await expect(page.getByRole("list", { name: "Tags" })).toContainText("#biology");
      await goThere(page, "/grades");
      const homework = page.getByRole("region", { name: "Weights" }).getByRole("textbox", { name: "Homework" });
      await homework.fill("");
      await homework.pressSequentially("35", { delay: 30 });
      await page.reload();
      await expect(homework).toHaveValue("35");
      await goThere(page, "/settings");
      await page.getByRole("radiogroup", { name: "Theme" }).getByText("Light", { exact: true }).click();
      await page.reload();
      const settings = async () => (await pullAll(server.address, student)).find((row) => row.kind === "settings");
      await expect.poll(async () => (await settings())?.data).toMatchObject({ theme: "light" });
      await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    });
    await test.step("in a form that is not saved yet: tags left by Escape, a new class and a profile left by a reload", async () => {
      await giveNote(server.address, student, "Unsaved", "text");
      await goThere(page, "/notes");
      const openTags = async () => {
        await page.getByRole("button", { name: "More for Unsaved" }).click();
        await page.getByRole("menuitem", { name: "Tags" }).click();
      };
      const tags = page.getByRole("dialog").getByRole("combobox");
      await openTags();
      await tags.pressSequentially("biology,ex", { delay: 30 });
      await page.keyboard.press("Escape");
      await openTags();
      await expect(tags).toHaveValue("ex");
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["biology"]);
      await page.getByRole("button", { name: "Cancel" }).click();
      await openTags();
      await expect(tags).toHaveValue("");
      await goThere(page, "/grades");
      const subject = page.getByRole("region", { name: "Add a class" }).getByRole("textbox");
      await subject.pressSequentially("Chemis", { delay: 30 });
      await page.reload();
      await expect(subject).toHaveValue("Chemis");
      await goThere(page, "/settings");
      const bio = page.getByRole("textbox", { name: "About you" });
      await bio.pressSequentially("I row.", { delay: 30 });
      await page.reload();
      await expect(bio).toHaveValue("I row.");
      await page.getByRole("button", { name: "Save profile" }).click();
      await expect(page.getByText("Profile updated successfully!")).toBeVisible();
      await bio.fill("");
      await page.getByRole("button", { name: "Save profile" }).click();
      await page.reload();
      await expect(bio).toHaveValue("");
    });
  });
});
