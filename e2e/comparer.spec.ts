import { goThere } from "./support/inside.ts";
import { giveNote, storedBody } from "./support/note.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const mine = `# Cell respiration

Glycolysis yields 2 ATP per glucose. Cytokinesis takes about 20 minutes in human cells.

The light reactions take place in the chloroplast.

The kinetic energy is $E = \\frac12 mv^2$ and ==never negative==.

| Step | ATP |
|---|---|
| Glycolysis | 2 |

Mitosis :: division of a nucleus`;

const lecture = `Glycolysis yields 4 ATP per glucose. Cytokinesis takes about 20 minutes in human cells.

Telomeres are caps at the ends of chromosomes. Telomerase keeps the telomeres of a stem cell long.`;

const handout =
  "Telomeres are no caps at the ends of chromosomes. The light reactions take place in the mitochondrion. Sound travels faster in water than in the air around it.";

const compared = (...notes: readonly string[]) =>
  `/ai-tools/document-comparer?from=${notes.map((id) => `note:${id}`).join("%20")}`;

test("texts side by side: contradictions first and linked both ways, four arrangements, and what was missed goes into the note once [CMP-1] [AIX-4]", async ({
  student,
  server,
}) => {
  const own = await giveNote(server.address, student, "My notes", mine);
  const theirs = await giveNote(server.address, student, "Lecture 14", lecture);
  const third = await giveNote(server.address, student, "Handout", handout);
  const device = await student.device();
  const { page } = device;
  await page.goto(compared(own, theirs));
  const points = page.getByRole("navigation", { name: "What was found" });
  await expect(points.getByRole("heading", { level: 2 }).first()).toContainText("Contradicts");
  await expect(points.getByRole("button").first()).toContainText("Figure: 2 ATP or 4 ATP");
  const left = page.getByRole("region", { name: "My notes" });
  const right = page.getByRole("region", { name: "Lecture 14" });
  await expect(left.locator("mark[data-active]")).toContainText("yields 2 ATP");
  await expect(right.locator("mark[data-active]")).toContainText("yields 4 ATP");
  await expect(page.getByText("1 contradiction", { exact: true })).toBeVisible();
  // Formulas, tables and marks are drawn.
  await expect(left.locator(".katex").first()).toBeVisible();
  await expect(left.getByRole("cell", { name: "Glycolysis" })).toBeVisible();
  await expect(left).not.toContainText("::");

  await points.getByRole("combobox").selectOption({ label: "My notes against the lecture" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My notes against the lecture");
  await expect(points.getByRole("heading", { name: /^In Lecture 14, not in My notes/ })).toBeVisible();
  // A press on a passage leads to its point.
  await right.getByRole("button", { name: /^Telomeres are caps/ }).press("Enter");
  await expect(points.locator("[aria-current]")).toContainText("Telomeres are caps");
  await expect(left.getByText(/would be added here/)).toBeVisible();

  const body = () => storedBody(server.address, student, own);
  await page.getByRole("button", { name: "Add 2 missing sentences" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to My notes" });
  await dialog.getByRole("checkbox", { name: /Telomerase keeps/ }).uncheck();
  await passesAxe(page, "what would be added", { within: dialog });
  await dialog.getByRole("button", { name: "Add 1 sentence" }).click();
  await expect.poll(body).toContain("## From Lecture 14\n\n- Telomeres are caps at the ends of chromosomes.");
  await page.getByRole("button", { name: "Add the missing sentence" }).click();
  await dialog.getByRole("button", { name: "Add 1 sentence" }).click();
  await expect.poll(body).toContain("chromosomes.\n- Telomerase keeps");
  await expect(page.getByRole("button", { name: /missing sentence/ })).toBeHidden();
  for (const words of ["Telomerase", "## From Lecture 14"]) {
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(body).not.toContain(words);
  }
  expect(await body()).toBe(mine);

  await points.getByRole("combobox").selectOption({ label: "Version against version" });
  await expect(points.getByRole("heading", { name: /^New/ })).toBeVisible();
  await expect(page.getByText(/^\d+ changes$/)).toBeVisible();
  await points.getByRole("combobox").selectOption({ label: "Draft against rubric" });
  await expect(points.getByRole("heading", { name: /^Not covered in My notes/ })).toBeVisible();
  await expect(page.getByText("1 of 4 criteria covered")).toBeVisible();
  await passesAxe(page, "comparer");

  // Three of them: what two others contradict each other in is shown with these two.
  await goThere(page, compared(own, theirs, third));
  await points.getByRole("button", { name: /One text says it, the other denies it/ }).click();
  await expect(right.locator("mark[data-active]")).toContainText("Telomeres are caps");
  await expect(page.getByRole("region", { name: "Handout" }).locator("mark[data-active]")).toContainText("no caps");
  // Another word in the same place stands among them.
  await points.getByRole("button", { name: /chloroplast or mitochondrion/ }).click();
  await expect(left.locator("mark[data-active]")).toContainText("in the chloroplast");
  await goThere(page, compared(own));
  await expect(page.getByRole("heading", { name: "Choose a second text" })).toBeVisible();
  await expect(page.getByText(/^“.+” is the first\. To compare, choose one more\.$/)).toBeVisible();

  const phone = await student.device({ viewport: { width: 390, height: 844 }, touch: true });
  await phone.page.goto(compared(own, theirs));
  const found = phone.page.getByRole("navigation", { name: "What was found" });
  await found.getByRole("button", { name: /2 ATP or 4 ATP/ }).click();
  await expect(phone.page.getByRole("region", { name: "My notes" }).locator("mark[data-active]")).toBeInViewport();
  await fitsItsWidth(phone, "comparer");
  expect(device.complaints()).toEqual([]);
});
