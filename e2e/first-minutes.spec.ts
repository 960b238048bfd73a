import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { newEmail, password } from "./support/sign-up.ts";
import { expect, test } from "./support/student.ts";

/** What a stranger reaches without an account, counted in clicks from the first page. */

test("one click leads to a living sample term in the visitor's language, and one press takes all of it away [DSH-5] [WEL-1]", async ({
  newcomer,
}) => {
  test.slow();
  const { page } = newcomer;
  const strip = page.getByRole("complementary", { name: "Sample term" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await test.step("it opens at the Control Room, and lives", async () => {
    await page.goto("/welcome");
    await page.getByRole("button", { name: "Look around with a sample term" }).click();
    await expect(page).toHaveURL("/controlRoom");
    await expect(strip).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Ready for / })).toBeVisible();
    await expect(page.getByRole("link", { name: "Derivatives from first principles" }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Grades" })).toContainText("Biology");
    await expect(newcomer.syncState).toHaveAttribute("data-state", "alone");
    await passesAxe(page, "the sample's Control Room");
    await fitsItsWidth(newcomer, "the sample's Control Room");
  });
  await test.step("its document is there to be read", async () => {
    await page.goto("/docs");
    const guide = page.getByRole("link", { name: "Study guide: cell division" }).first();
    await expect(guide).toBeVisible();
    // Nothing here goes to a server, so nothing waits for one.
    await expect(page.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
    await expect(page.getByText(/^Waiting/)).toHaveCount(0);
    await guide.click();
    await expect(page.getByText("A cell spends most of its life in")).toBeVisible();
    await expect(strip).toBeAttached();
  });
  await test.step("nothing of it has left the device, and one press takes it away", async () => {
    expect(asked.filter((path) => /^\/api\/(sync|files|ai)/.test(path))).toEqual([]);
    await page.goto("/notes");
    await page.getByRole("button", { name: "Remove the sample" }).click();
    await expect(page).toHaveURL("/welcome");
    await expect.poll(newcomer.databases).toEqual([]);
    await page.goto("/notes");
    await expect(page).toHaveURL(/\/login/);
  });
  expect(newcomer.complaints()).toEqual([]);
});

test("a student who is signed in looks at the sample and comes back to their own notes, none of them touched [DSH-5]", async ({
  student,
}) => {
  const device = await student.device();
  const { page } = device;
  await device.writeNote("Mine", "My own words.");
  await page.goto("/controlRoom");
  await page.getByRole("button", { name: "Look around with a sample term" }).click();
  await expect(page.getByRole("complementary", { name: "Sample term" })).toBeVisible();
  await device.openNotes();
  await device.seesNote("Cell division");
  await expect(device.note("Mine")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the sample" }).click();
  await expect(page).toHaveURL("/controlRoom");
  await device.openNotes();
  await device.seesNote("Mine");
  await expect(device.note("Cell division")).toHaveCount(0);
  await device.isSaved();
});

test("two clicks lead to a first note without an account; signing up says what will be added, and adds it once [DSH-5] [ROU-2] [ROU-3]", async ({
  newcomer,
}) => {
  test.slow();
  const { page } = newcomer;
  const email = newEmail();
  await test.step("the first words are written here, and no server hears of them", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/welcome");
    await page.getByRole("button", { name: "Start without an account" }).click();
    await expect(page).toHaveURL("/controlRoom");
    await page.getByRole("link", { name: "New note" }).first().click();
    await newcomer.titleBox.fill("Before the account");
    await newcomer.bodyBox.fill("Written first.");
    await newcomer.isSavedHere();
    await expect(newcomer.syncState).toHaveAttribute("data-state", "alone");
    await page.reload();
    await expect(newcomer.titleBox).toHaveValue("Before the account");
    expect(asked.filter((path) => path.startsWith("/api/sync"))).toEqual([]);
  });
  await test.step("signing up keeps them apart until the student says so", async () => {
    await page.goto("/createAccount?step=1");
    await page.getByRole("textbox", { name: "Name" }).fill("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/step=2/);
    await page.goto("/notes");
    const offer = page.getByRole("region", { name: "Add what you wrote on this device?" });
    await expect(offer).toContainText("Your account gets: 1 note.");
    await expect(newcomer.note("Before the account")).toHaveCount(0);
    await passesAxe(page, "what waits for an account");
    await offer.getByRole("button", { name: "Add to my account" }).click();
    await expect(offer).toHaveCount(0);
    await newcomer.seesNote("Before the account");
    await newcomer.isSaved();
    await page.reload();
    await newcomer.seesNote("Before the account");
    await expect(newcomer.note("Before the account")).toHaveCount(1);
    expect((await newcomer.databases()).filter((name) => name.includes("this-device"))).toEqual([]);
  });
  expect(newcomer.complaints()).toEqual([]);
});
