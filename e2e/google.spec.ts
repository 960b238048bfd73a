import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type OidcAccount,
  startOidcProvider,
  type TestOidc,
  type TestOidcOptions,
} from "@jotter/server/auth/test-oidc";
import type { BrowserContext, Page } from "@playwright/test";
import { goInside, passesAxe } from "./support/screen.ts";
import { freePort, type Server, type ServerOptions, startServer } from "./support/server.ts";
import { test as base, type Device, expect, openDevice } from "./support/student.ts";

/** Somebody with an account at Google for each journey: what one does there, the others must not see. */
const people = ["newcomer", "whole-page", "leaving", "late", "from-root"] as const;
const accounts: readonly OidcAccount[] = [
  ...people.map((id) => ({ id, email: emailOf(id), name: "Ada Lovelace" })),
  { id: "taken", email: emailOf("taken") },
  { id: "unverified", email: emailOf("unverified"), emailVerified: false },
];

type World = { readonly oidc: TestOidc; readonly server: Server };

const test = base.extend<{ readonly guest: Device }, { readonly world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures asked for from this pattern.
    async ({}, use) => {
      const oidc = await startOidcProvider({ accounts });
      const server = await startServer({ env: oidc.env });
      await use({ oidc, server });
      await server.dispose();
      await oidc.stop();
    },
    { scope: "worker" },
  ],
  /** Nobody yet, at a server that has Google. */
  guest: async ({ browser, world }, use) => {
    const device = await openDevice(browser, world.server.address);
    await use(device);
    await device.context.close();
  },
});

test.describe("in a popup", () => {
  test("closed or cancelled says so, a newcomer gets a profile, and whoever returns lands where they asked to, in every tab [GOO-1] [GOO-2] [GOO-3] [SES-1]", async ({
    guest,
  }) => {
    test.slow();
    const { page, context } = guest;
    await test.step("closed or cancelled says so, and the next try works", async () => {
      await page.goto("/login");
      const closed = await openPopup(page);
      await expect(page.getByRole("status")).toHaveText("Please continue in the Google window.");
      await shut(closed);
      await says(page, "Sign-in was cancelled.");
      await page.getByRole("button", { name: "Sign In" }).click();
      await says(page, "Please fill in all fields."); // One message at a time: that of the last try.

      const cancelled = await openPopup(page);
      await expect(page.getByRole("alert"), "the old message is gone").toHaveCount(0);
      await cancelled.getByRole("button", { name: "Cancel" }).click();
      await says(page, "Sign-in was cancelled.");
      await expect(page.getByRole("status")).toBeEmpty();
    });
    await test.step("a newcomer gets a profile and goes on with the sign-up", async () => {
      await throughPopup(guest, "newcomer");
      await expect(page).toHaveURL(/\/createAccount\?step=2$/);
      const kept = await page.evaluate((key) => localStorage.getItem(key), `jotter:sign-up:${emailOf("newcomer")}`);
      expect(JSON.parse(kept ?? "null")).toMatchObject({
        step: 2,
        isGoogle: true,
        name: "Ada Lovelace",
        email: emailOf("newcomer"),
      });
      expect(await page.evaluate(() => sessionStorage.getItem("currentUserEmail"))).toBe(emailOf("newcomer"));

      await page.reload();
      await expect(page, "a sign-up that is not finished is not sent away").toHaveURL(/\/createAccount\?step=2$/);
      await goInside(page, "/controlRoom");
      await guest.isSaved();
      const profile = { username: "Ada Lovelace", email: emailOf("newcomer"), grade: "", plan: null };
      expect(await storedRows(context, "profile")).toEqual([expect.objectContaining(profile)]);
      expect(await storedRows(context, "class")).toEqual([]);
      expect(guest.complaints()).toEqual([]);
    });
    await test.step("a returning student lands on the page first asked for, or at home", async () => {
      await goInside(page, "/settings");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto("/settings");
      await expect(page).toHaveURL(/\/login\?to=/);
      await throughPopup(guest, "newcomer");
      await expect(page).toHaveURL("/settings");
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/login$/);
      await throughPopup(guest, "newcomer");
      await expect(page).toHaveURL("/controlRoom");
      expect(guest.complaints().filter(isNotOfSignOut)).toEqual([]);
    });
    await test.step("a sign-in travels to the other tab", async () => {
      await goInside(page, "/settings");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/login$/);
      const other = await guest.tab();
      await other.page.goto("/notes");
      await expect(other.page).toHaveURL(/\/login\?to=/);
      await throughPopup(guest, "newcomer");
      await expect(guest.page).toHaveURL("/controlRoom");
      await expect(other.page).toHaveURL("/notes");
    });
  });

  test("that the browser cuts off goes on as the app, and the page behind it follows [GOO-1]", async ({ browser }) => {
    const email = emailOf("cut-off");
    const chooserHeaders = { "cross-origin-opener-policy": "same-origin" };
    await withGoogle({ accounts: [{ id: "cut-off", email }], chooserHeaders }, async ({ server }) => {
      const { page, context } = await openDevice(browser, server.address);
      await page.goto("/login");
      const popup = await openPopup(page);
      await says(page, "Sign-in was cancelled."); // As far as this page can know.
      await popup.getByRole("button", { name: email }).click();
      await expect(popup).toHaveURL(/\/createAccount\?step=2$/);
      await expect(page).not.toHaveURL(/\/login/);
      await context.close();
    });
  });
});

test("a newcomer comes from the root by Google to the Control Room [ROU-1] [GOO-2] [SUP-8]", async ({
  browser,
  world,
}) => {
  test.slow();
  const device = await openDevice(browser, world.server.address, { visited: false });
  const { page, context } = device;
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await page.getByRole("button", { name: "Skip to the form" }).click();
  await throughPopup(device, "from-root");
  await expect(page).toHaveURL(/\/createAccount\?step=2$/);
  await page.getByRole("button", { name: "9th" }).click();
  for (const step of [3, 4, 5, 6]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
  }
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL("/controlRoom");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
  await device.isSaved();
  const profile = { username: "Ada Lovelace", email: emailOf("from-root"), grade: "9th", plan: null };
  expect(await storedRows(context, "profile")).toEqual([expect.objectContaining(profile)]);
  expect(device.complaints()).toEqual([]);
  await context.close();
});

test.describe("with the whole page", () => {
  test("a window that cannot be opened is told of, and without popups the page redirects and a newcomer and a returning student come in [GOO-1] [GOO-2] [GOO-3]", async ({
    guest,
  }) => {
    const { page } = guest;
    await page.goto("/login");
    await test.step("when something breaks that nobody foresaw", async () => {
      await page.evaluate(() => {
        window.open = () => {
          throw new Error("no windows today");
        };
      });
      await googleButton(page).click();
      await says(page, "An unexpected error occurred during Google sign-in.");
    });
    await test.step("while popups are blocked and the page cannot leave either", async () => {
      await page.evaluate(blockPopups);
      await page.addInitScript(blockPopups);
      await page.route("**/api/auth/google/start", (route) => route.fulfill({ status: 500, body: "{}" }));
      await googleButton(page).click();
      await says(page, "Popup was blocked. Please allow popups and try again.");
      await page.unroute("**/api/auth/google/start");
    });
    await test.step("a blocked popup redirects, says so, and a newcomer and a returning student come in", async () => {
      let letGo = () => {};
      const isSeen = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route("**/api/auth/google/start", async (route) => {
        await isSeen;
        await route.continue();
      });
      await googleButton(page).click();
      await expect(page.getByText("Redirecting to Google...")).toBeVisible();
      letGo();
      await page.getByRole("button", { name: emailOf("whole-page") }).click();
      await expect(page).toHaveURL(/\/createAccount\?step=2$/);
      const draft = await page.evaluate((key) => localStorage.getItem(key), `jotter:sign-up:${emailOf("whole-page")}`);
      expect(JSON.parse(draft ?? "null")).toMatchObject({ step: 2, isGoogle: true });

      await goInside(page, "/settings");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto("/notes");
      await googleButton(page).click();
      await page.getByRole("button", { name: emailOf("whole-page") }).click();
      await expect(page).toHaveURL("/notes");
      expect(
        guest
          .complaints()
          .filter(isNotOfSignOut)
          .filter((one) => !/status of 500/.test(one)),
      ).toEqual([]);
    });
  });

  test("what went wrong is said when the page comes back, once [GOO-1] [GOO-3]", async ({ guest }) => {
    const { page } = guest;
    for (const [code, text] of [
      ["NOT_ENABLED", "Google sign-in is not enabled. Please contact support."],
      ["Call us and tell us your password", "Google sign-in failed."],
    ] as const) {
      await page.goto(`/login?google=error&code=${encodeURIComponent(code)}&to=%2Fnotes`);
      await says(page, text);
      await expect(page).toHaveURL("/login?to=%2Fnotes");
      await expect(googleButton(page)).toBeFocused();
    }
    await page.reload();
    await expect(googleButton(page)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);

    await page.goto("/login?google=back");
    await says(page, "Google sign-in failed.");
    await page.goto("/login?google=new");
    await says(page, "Google sign-in failed.");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe("nobody is let in", () => {
  test("with an address that Google has not confirmed, nor to an account with a password, which its owner still opens and no link empties [GOO-2] [GOO-3]", async ({
    guest,
    world,
  }) => {
    const { page, context, isSaved } = guest;
    await test.step("with an address that Google has not confirmed", async () => {
      await guest.page.goto("/login");
      await throughPopup(guest, "unverified");
      await says(
        guest.page,
        "Google has not confirmed that this email is yours. Please confirm it there, or sign in with a password.",
      );
      await isNobody(guest);
    });
    await test.step("to an account with a password, which its owner still opens", async () => {
      const email = emailOf("taken");
      await signUpByApi(world.server, email);
      await choose(await openPopup(guest.page), email);
      await says(guest.page, "There is already an account with this email. Please sign in with its password.");
      await isNobody(guest);
      await guest.page.getByRole("textbox", { name: "Email" }).fill(email);
      await guest.page.getByLabel("Password", { exact: true }).fill("correct horse");
      await guest.page.getByRole("button", { name: "Sign In" }).click();
      await expect(guest.page).toHaveURL("/controlRoom");
    });
    await test.step("a link that claims a newcomer does not empty a student's profile", async () => {
      await page.goto("/login?google=new");
      await expect(page).toHaveURL("/controlRoom");
      await isSaved();
      expect(await storedRows(context, "profile")).toEqual([]);
    });
  });

  test("where this server has no Google, said before it is pressed and after [GOO-3]", async ({ visitor }) => {
    await visitor.page.goto("/login");
    await expect(googleButton(visitor.page)).toHaveAccessibleDescription("This server doesn’t offer Google sign-in.");
    await googleButton(visitor.page).click();
    await says(visitor.page, "Google sign-in is not enabled. Please contact support.");
    expect(visitor.context.pages(), "no empty window stays open").toHaveLength(1);
  });

  test("where Google does not answer, or nothing does [GOO-3]", async ({ browser }) => {
    const env = { GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`, ...client };
    await withServer({ env }, async (server) => {
      const guest = await openDevice(browser, server.address);
      await guest.page.goto("/login");
      await googleButton(guest.page).click();
      await says(guest.page, "Network error. Please check your connection.");
      await guest.page.reload();
      await guest.goOffline();
      await googleButton(guest.page).click();
      await says(guest.page, "Network error. Please check your connection.");
      await guest.context.close();
    });
  });

  test("where the operator's key is wrong, nor who tries too often [GOO-3]", async ({ browser, world }) => {
    const env = { ...world.oidc.env, GOOGLE_CLIENT_SECRET: "not the secret", AUTH_ATTEMPTS_PER_ADDRESS: "1" };
    await withServer({ env }, async (server) => {
      const guest = await openDevice(browser, server.address);
      await guest.page.goto("/login");
      await throughPopup(guest, "late");
      await says(guest.page, "Invalid API key configuration.");
      await googleButton(guest.page).click();
      await says(guest.page, "Too many attempts. Please try again later.");
      await guest.context.close();
    });
  });
});

test("a student whose session ended comes back by Google to the page they were on, and deletes their account after a fresh sign-in [GOO-2] [SES-1] [SET-2]", async ({
  guest,
  world,
}) => {
  test.slow();
  const { page, context } = guest;
  await test.step("a student whose session ended comes back by Google to the page they were on", async () => {
    await page.goto("/login");
    await throughPopup(guest, "leaving");
    await expect(page).toHaveURL(/\/createAccount\?step=2$/);
    await guest.writeNote("Kept", "still here");
    await guest.isSaved();
    await context.clearCookies();
    await page.reload();
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByText("Your notes are still on this device")).toBeVisible();
    await throughPopup(guest, "leaving");
    await expect(guest.bodyBox).toHaveText("still here");
  });
  await test.step("a student who has only Google deletes their account, after a fresh sign-in", async () => {
    const email = emailOf("leaving");
    ageSessions(world.server, email);

    await openDeletion(page, email);
    await expect(page.getByLabel("Your password")).toHaveCount(0);
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(page.getByRole("alert")).toContainText("This needs a fresh sign-in.");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);

    await throughPopup(guest, "leaving");
    await expect(page).toHaveURL("/controlRoom");
    await openDeletion(page, "somebody@example.org", email);
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(page.getByRole("alert")).toContainText("This isn’t the email of your account.");
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await isNobody(guest);
    await expect.poll(async () => (await guest.databases()).filter((name) => name.startsWith("jotter:"))).toEqual([]);

    await throughPopup(guest, "leaving");
    await expect(page, "whom nobody remembers is a newcomer").toHaveURL(/\/createAccount\?step=2$/);
  });
});

test("every state passes axe in both themes, and is reached and used by keyboard alone, on a phone's width in the longest language [SET-3]", async ({
  guest,
}) => {
  test.slow();
  const { page } = guest;
  await test.step("every state passes axe in both themes", async () => {
    await page.goto("/login");
    const popup = await openPopup(page);
    await expect(page.getByRole("status")).not.toBeEmpty();
    await passesAxe(page, "waiting for Google");
    await shut(popup);
    await says(page, "Sign-in was cancelled.");
    await passesAxe(page, "cancelled");
    // The others stand where this one does, in fewer words.
    await page.goto("/login?google=error&code=EMAIL_NOT_VERIFIED");
    await expect(page.getByRole("alert")).toBeVisible();
    await passesAxe(page, "an email that is not confirmed");
  });
  await test.step("is reached and used by keyboard alone, on a phone's width in the longest language", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => localStorage.setItem("jotter:language:guest", "de"));
    await page.goto("/login?google=error&code=EMAIL_NOT_VERIFIED");
    await expect(page.getByRole("alert")).toContainText("Google hat nicht bestätigt");
    const button = page.getByRole("button", { name: "Mit Google fortfahren" });
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const opening = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    await shut(await opening);
    await expect(page.getByRole("alert")).toContainText("Die Anmeldung wurde abgebrochen.");
    await expect(button).toBeFocused();
  });
});

const client = { GOOGLE_CLIENT_ID: "jotter-test", GOOGLE_CLIENT_SECRET: "a client secret for tests" };

function emailOf(id: string): string {
  return `${id}@example.org`;
}

function googleButton(page: Page) {
  return page.getByRole("button", { name: "Continue with Google" });
}

/** The window with the account chooser. */
async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await googleButton(page).click();
  const popup = await opening;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

/**
 * Only once it stands: a window that is closed on its way to another site may never hear of it. And not for ever, as
 * nothing else ends the wait for a window that does not close.
 */
async function shut(popup: Page): Promise<void> {
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  const closing = popup.waitForEvent("close", { timeout: 30_000 });
  await Promise.race([popup.close(), closing]);
}

async function choose(popup: Page, email: string): Promise<void> {
  const closing = popup.waitForEvent("close");
  await popup.getByRole("button", { name: email }).click();
  await closing;
}

async function throughPopup({ page }: Device, id: string): Promise<void> {
  await choose(await openPopup(page), emailOf(id));
}

async function says(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert")).toHaveText(`LOGIN FAILED${text}`);
}

async function isNobody({ context }: Device): Promise<void> {
  expect(await (await context.request.get("/api/auth/get-session")).json()).toBeNull();
}

async function storedRows(context: BrowserContext, kind: string): Promise<readonly unknown[]> {
  const answer = await context.request.get("/api/sync/pull?after=0&limit=500");
  const { rows } = (await answer.json()) as { rows: readonly { readonly kind: string; readonly data: unknown }[] };
  return rows.filter((row) => row.kind === kind).map(({ data }) => data);
}

async function openDeletion(page: Page, typed: string, email = typed): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(typed);
}

/** What was on its way when the student signed out is refused. */
function isNotOfSignOut(complaint: string): boolean {
  return !/status of 401/.test(complaint);
}

/** As if everybody with this address had signed in eleven minutes ago. */
function ageSessions({ dataDir }: Server, email: string): void {
  const file = new DatabaseSync(join(dataDir, "jotter.db"), { timeout: 5000 });
  const startedAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const aged = file
    .prepare(`update "session" set "createdAt" = ? where "userId" = (select "id" from "user" where "email" = ?)`)
    .run(startedAt, email);
  file.close();
  expect(aged.changes).toBeGreaterThan(0);
}

async function signUpByApi({ address }: Server, email: string): Promise<void> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({ name: "Owner", email, password: "correct horse" }),
  });
  expect(answer.ok).toBe(true);
}

async function withServer(options: ServerOptions, journey: (server: Server) => Promise<void>): Promise<void> {
  const server = await startServer(options);
  try {
    await journey(server);
  } finally {
    await server.dispose();
  }
}

async function withGoogle(options: TestOidcOptions, journey: (world: World) => Promise<void>): Promise<void> {
  const oidc = await startOidcProvider(options);
  try {
    await withServer({ env: oidc.env }, (server) => journey({ oidc, server }));
  } finally {
    await oidc.stop();
  }
}

/** Runs in the page, before anything else. */
function blockPopups(): void {
  window.open = () => null;
}
