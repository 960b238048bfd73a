import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startMailbox } from "@jotter/server/auth/test-mailbox";
import type { Page } from "@playwright/test";
import { signUp } from "./support/account.ts";
import { goThere } from "./support/inside.ts";
import { passesAxe } from "./support/screen.ts";
import { type Server, serverEnvironment, serverProgram, startServer } from "./support/server.ts";
import { type Device, expect, openDevice, test } from "./support/student.ts";

test.describe("the login page", () => {
  test("has its own words for each way to fail, wants both fields, is for everybody, and leads a newcomer to the sign-up with the page first asked for [LOG-1] [LOG-2] [SET-3]", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    await test.step("has its own words for each way to fail", async () => {
      await page.goto("/login");
      for (const [status, code, text] of [
        [401, "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password. Please try again."],
        [401, "USER_NOT_FOUND", "No account found with this email. Please create an account first."],
        [401, "WRONG_PASSWORD", "Incorrect password. Please try again."],
        [429, "TOO_MANY_ATTEMPTS", "Too many failed attempts. Please try again later."],
        [500, "INTERNAL", "Login failed. Please try again."],
      ] as const) {
        await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ status, json: { code } }), {
          times: 1,
        });
        await signIn(page, "ada@example.org", "correct horse");
        await says(page, text);
      }
    });
    await test.step("passes axe with its messages in both themes", async () => {
      await signIn(page, "nobody@example.org", "correct horse");
      await says(page, "No account found with this email. Please create an account first.");
      await passesAxe(page, "a failed sign-in");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      // Nobody types their address twice.
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nobody@example.org");
      await page.getByRole("textbox", { name: "Email" }).fill("");
      await page.getByRole("button", { name: "Send me a link" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await passesAxe(page, "a forgotten password");
      await page.goto("/login?reset=ABCD");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await passesAxe(page, "a new password");
    });
    await test.step("wants both fields, and leads a newcomer to the sign-up with the page first asked for", async () => {
      await page.goto("/notes");
      await expect(page).toHaveURL("/login?to=%2Fnotes");
      const submit = page.getByRole("button", { name: "Sign In" });
      await submit.click();
      await says(page, "Please fill in all fields.");
      await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
      await submit.click();
      await says(page, "Please fill in all fields.");
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
      await page.getByRole("link", { name: "Sign up here" }).click();
      await expect(page).toHaveURL("/createAccount?to=%2Fnotes");
    });
  });
});

test.describe("a session", () => {
  test("keeps the email for the tab, starts in every tab at once, takes it away at the end, and starts no more after five wrong passwords [SES-1] [LOG-1] [LOG-2]", async ({
    student,
  }) => {
    const device = await student.device({ signedIn: false });
    const { page } = device;
    await test.step("keeps the email for the tab, and takes it away at the end", async () => {
      const email = () => page.evaluate(() => sessionStorage.getItem("currentUserEmail"));
      await page.goto("/login");
      expect(await email()).toBeNull();
      await signIn(page, student.email, student.password);
      await expect(page).toHaveURL("/controlRoom");
      expect(await email()).toBe(student.email);
      await signOut(page);
      expect(await email()).toBeNull();
    });
    await test.step("starts in every tab at once, each on the page it was asked for", async () => {
      const other = await device.tab();
      await other.page.goto("/notes");
      await expect(other.page).toHaveURL("/login?to=%2Fnotes");
      await signIn(device.page, student.email, student.password);
      await expect(device.page).toHaveURL("/controlRoom");
      await expect(other.page).toHaveURL("/notes");
      await expect(other.page.getByRole("heading", { name: "Your Notes" })).toBeVisible();
      await other.page.close();
      await signOut(page);
    });
    await test.step("closes an account after five wrong passwords, even for the right one", async () => {
      for (let attempt = 0; attempt < 5; attempt++) {
        const answer = page.waitForResponse("**/api/auth/sign-in/email");
        await signIn(page, student.email, "wrong password");
        await answer;
        await says(page, "Incorrect password. Please try again.");
      }
      await signIn(page, student.email, student.password);
      await says(page, "Too many failed attempts. Please try again later.");
      await expect(page).toHaveURL("/login");
    });
  });

  test("that another device ends is wiped at once, and one whose password changed is locked and gives back what it had not sent [SES-1] [SET-2] [DAT-4]", async ({
    server,
    student,
  }) => {
    test.slow();
    const laptop = await student.device();
    await test.step("that another device ends is wiped, open page and all", async () => {
      const phone = await student.device();
      await laptop.writeNote("Shared computer", "sent");
      await laptop.isSaved();
      await phone.page.goto("/settings");
      await phone.page.getByRole("button", { name: "Sign out everywhere else" }).click();
      const sure = phone.page.getByRole("dialog", { name: "Sign out everywhere else?" });
      await sure.getByRole("button", { name: "Sign out" }).click();
      await expect(phone.page.getByText("You are signed out everywhere else.")).toBeVisible();
      await expect(laptop.page.getByText("This device was signed out from another one")).toBeVisible();
      const left = () => laptop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      await expect.poll(left).toEqual([]);
      await signIn(laptop.page, student.email, student.password);
      await expect(laptop.page).toHaveURL(/\/controlRoom/);
      await laptop.openNote("Shared computer");
      await expect(laptop.bodyBox).toHaveText("sent");
      await phone.context.close();
    });
    await test.step("is locked where the password is changed, and gives back the words it had not sent", async () => {
      await laptop.writeNote("Kept", "sent");
      await laptop.isSaved();
      await laptop.goOffline();
      await laptop.addWords(" unsent");
      await laptop.isSavedHere();
      const { page } = await student.device({ signedIn: false });
      await page.goto(`/login?reset=${await operatorsCode(server, student.email)}`);
      await changePassword(page, "battery staple");

      await laptop.goOnline();
      // It notices by itself.
      await expect(laptop.page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
      await expect(laptop.bodyBox).toHaveCount(0);
      await laptop.page.getByRole("link", { name: "Sign In" }).click();
      await expect(laptop.page.getByText("Your notes are still on this device")).toBeVisible();
      await expect(laptop.page.getByRole("textbox", { name: "Email" })).toHaveValue(student.email);
      await signIn(laptop.page, student.email, student.password);
      await says(laptop.page, "Incorrect password. Please try again.");
      await signIn(laptop.page, student.email, "battery staple");
      await expect(laptop.bodyBox).toHaveText("sent unsent");
      await laptop.isSaved();
    });
  });

  test("ends silently where the server and the storage fail, and does not come back [SES-1]", async ({ student }) => {
    const { page, context, isSaved } = await student.device();
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    await page.goto("/settings");
    await isSaved();
    await page.evaluate(() => {
      IDBFactory.prototype.deleteDatabase = () => {
        throw new Error("no deleting today");
      };
    });
    await page.route("**/api/auth/sign-out", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(thrown).toEqual([]);

    await page.goto("/login?google=back");
    await says(page, "Google sign-in failed.");
    await page.unroute("**/api/auth/sign-out");
    await page.goto("/notes");
    await expect(page, "the cookie alone lets nobody in again").toHaveURL("/login?to=%2Fnotes");
    await expect.poll(async () => (await context.request.get("/api/auth/get-session")).json()).toBeNull();
  });
});

test.describe("a forgotten password", () => {
  test("comes back by a mail with a link that counts once [SET-2] [LOG-1]", async ({ browser }) => {
    test.slow();
    const mailbox = await startMailbox();
    const server = await startServer({ env: { SMTP_URL: mailbox.url, MAIL_FROM: "Jotter <jotter@example.org>" } });
    const student = await signUp(server.address);
    const { page, context } = await openDevice(browser, server.address);
    await page.goto("/notes");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
    await page.getByRole("button", { name: "Send me a link" }).click();
    const sent = page.getByText("If there’s an account with this address, an email is on its way.");
    await expect(sent).toBeVisible();
    await page.getByRole("textbox", { name: "Email" }).fill(student.email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(sent).toBeVisible();
    await expect.poll(() => mailbox.mails.map(({ to }) => to)).toEqual([[student.email]]);

    const [link = ""] = /http\S+/.exec(mailbox.mails[0]?.text ?? "") ?? [];
    expect(link).toContain(`${server.address}/login?reset=`);
    await page.goto(link);
    await changePassword(page, "short", "Password must be at least 6 characters long.");
    await changePassword(page, "battery staple");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(student.email);
    await signIn(page, student.email, "battery staple");
    await expect(page).toHaveURL("/controlRoom");

    const stranger = await openDevice(browser, server.address);
    await stranger.page.goto(link);
    const used = "This code is wrong, expired or already used. Please ask for a new one.";
    await changePassword(stranger.page, "stolen password", used);
    await context.close();
    await stranger.context.close();
    await server.dispose();
    await mailbox.stop();
  });

  test("comes back by the operator's code where the server sends no mail [SET-2]", async ({ server, student }) => {
    const { page } = await student.device({ signedIn: false });
    await page.goto("/login?forgot=true");
    await page.getByRole("textbox", { name: "Email" }).fill(student.email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText("Ask your administrator for a one-time code.")).toBeVisible();
    await page.getByLabel("One-time code").fill(await operatorsCode(server, student.email));
    await changePassword(page, "battery staple");
    await signIn(page, student.email, "battery staple");
    await expect(page).toHaveURL("/controlRoom");
  });
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page: Device["page"]): Promise<void> {
  await goThere(page, "/settings");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function says(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert")).toHaveText(`LOGIN FAILED${text}`);
}

async function changePassword(page: Page, password: string, refusal?: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  if (refusal) await expect(page.getByRole("alert")).toHaveText(refusal);
  else await expect(page.getByText("Password changed. You can sign in now.")).toBeVisible();
}

/** What the operator reads out who runs `reset-code` beside the server. */
async function operatorsCode({ dataDir, address }: Server, email: string): Promise<string> {
  const env = serverEnvironment({ DATA_DIR: dataDir, PUBLIC_URL: address });
  const { stdout } = await promisify(execFile)(process.execPath, [serverProgram, "reset-code", email], {
    env,
    cwd: dataDir,
  });
  return /^ {4}(\S+)$/m.exec(stdout)?.[1] ?? "";
}
