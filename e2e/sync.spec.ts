import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { eventData, pullAll, push, type StudentAccount, signUp } from "./support/account.ts";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import type { Fault } from "./support/fault-proxy.ts";
import { goThere } from "./support/inside.ts";
import { type Device, deviceOver, expect, giveSession, test } from "./support/student.ts";
import { countAsVisited } from "./support/visited.ts";
import { createWriteStorm, databaseVerdict } from "./support/write-storm.ts";

const tenYearsMs = 10 * 365 * 86_400_000;

test.describe("two devices", () => {
  test("a note typed on one appears on the other without a reload, and what both write offline is all in it [NOT-4]", async ({
    student,
  }) => {
    test.slow();
    const [phone, laptop] = [await student.device(), await student.device()];
    await test.step("a note typed on one device appears on the other without a reload", async () => {
      await laptop.openNotes();
      await phone.writeNote("Mitosis", "Prophase comes first.");
      await expect(phone.syncState).toHaveText("Saved");
      await laptop.seesNote("Mitosis");

      await laptop.note("Mitosis").click();
      await expect(laptop.bodyBox).toHaveText("Prophase comes first.");
      await phone.addWords(" Then metaphase.");
      await expect(laptop.bodyBox).toHaveText("Prophase comes first. Then metaphase.");

      // The caret waits in the title, and nothing is typed there yet.
      await laptop.titleBox.focus();
      await phone.titleBox.fill("Cell division");
      await expect(laptop.titleBox).toHaveValue("Cell division");
      await laptop.page.keyboard.press("End");
      await laptop.page.keyboard.type(" of plants", { delay: 80 });
      await expect(laptop.titleBox).toHaveValue("Cell division of plants");
      await phone.bodyBox.focus();
      await expect(phone.titleBox).toHaveValue("Cell division of plants");
    });
    await test.step("both edit a note offline, and afterwards all words of both are in it", async () => {
      await phone.writeNote("Cells", "The cell is the unit of life.");
      await phone.isSaved();
      await laptop.openNote("Cells");
      await expect(laptop.bodyBox).toHaveText("The cell is the unit of life.");

      await phone.goOffline();
      await laptop.goOffline();
      await phone.addWords(" Robert Hooke named it.");
      await laptop.bodyBox.focus();
      await laptop.page.keyboard.press("Control+Home");
      await laptop.page.keyboard.type("Chapter one: ");
      await phone.isSavedHere();
      await laptop.isSavedHere();
      await expect(phone.syncState).toContainText("Offline");

      await phone.goOnline();
      await laptop.goOnline();
      const merged = "Chapter one: The cell is the unit of life. Robert Hooke named it.";
      await expect(phone.bodyBox).toHaveText(merged);
      await expect(laptop.bodyBox).toHaveText(merged);
    });
  });

  test("what one deletes while the other edits it offline is not lost, though their clocks are twenty years apart [NOT-4]", async ({
    student,
  }) => {
    test.slow();
    const phone = await student.device({ clockOffMs: tenYearsMs });
    const laptop = await student.device({ clockOffMs: -tenYearsMs });
    await phone.writeNote("Thesis", "A day of work.");
    await phone.isSaved();
    await laptop.openNote("Thesis");
    await laptop.goOffline();
    await laptop.addWords(" And another day.");
    await laptop.isSavedHere();

    await phone.openNotes();
    await phone.deletesFromList("Thesis");
    await phone.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(phone.note("Thesis")).toHaveCount(0);
    await phone.isSaved();

    await laptop.goOnline();
    await phone.seesNote("Thesis");
    await phone.note("Thesis").click();
    await expect(phone.bodyBox).toHaveText("A day of work. And another day.");
    await phone.addWords(" Ahead.");
    await expect(laptop.bodyBox).toHaveText("A day of work. And another day. Ahead.");
    await laptop.addWords(" Behind.");
    await expect(phone.bodyBox).toHaveText("A day of work. And another day. Ahead. Behind.");
  });
});

test("a tab that crashes while somebody types loses nothing that was shown as saved [NOT-4]", async ({ student }) => {
  const one = await student.device();
  // A crashed tab takes a service worker that lives in its process along, and Playwright waits for that one for ever.
  await one.writeNote("Essay", "A sentence that was saved.");
  await one.goOffline();
  await one.addWords(" And one more.");
  await one.isSavedHere();
  await one.addWords(" Never");
  await crash(one);

  await one.page.close();
  await one.goOnline();
  const reopened = await one.tab();
  await reopened.openNote("Essay");
  await expect(reopened.bodyBox).toHaveText(/^A sentence that was saved\. And one more\.( N?e?v?e?r?)?$/);
  await reopened.isSaved();
});

test("the list and the Control Room are read while the app still arrives, and are the newest [NOT-1] [DSH-1]", async ({
  student,
  server,
}) => {
  const device = await student.device();
  await device.writeNote("Osmosis", "Water goes where the salt is.");
  const due = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const plan = (title: string, n: number) => {
    const data = eventData(title, `${due}T18:00`, `${due}T18:00`, { type: "assignment" });
    const op = { kind: "event", id: randomUUID(), ifRev: 0, n, v: 1, data, del: false, at: Date.now() };
    return push(server.address, student, "other", [op]);
  };
  await plan("Essay", 1);
  const nextUp = device.page.locator("section[aria-labelledby=next-up]");
  const recent = device.page.locator("section[aria-labelledby=recent]");
  await device.page.goto("/controlRoom");
  await expect(nextUp).toContainText("Essay");
  await device.context.addInitScript(() => {
    const page = window as typeof window & { firstRows?: unknown; early?: unknown };
    let given: unknown;
    Object.defineProperty(page, "firstRows", {
      configurable: true,
      get: () => given,
      set: (value: unknown) => {
        given = value;
        page.early = value;
      },
    });
  });
  /** What was read before the app was there, and whether the app has taken it. */
  const early = () =>
    device.page.evaluate(async () => {
      type Row = { readonly data: { readonly title: string } };
      type Early = {
        readonly list: Promise<{ readonly latest: readonly Row[] }>;
        readonly desk: Promise<{ readonly events: readonly Row[]; readonly texts: readonly unknown[] }> | null;
      };
      const { early } = window as typeof window & { early?: Early };
      const [list, desk] = [await early?.list, await early?.desk];
      return {
        notes: list?.latest.map(({ data }) => data.title),
        events: desk?.events.map(({ data }) => data.title),
        texts: desk?.texts.length,
        isTaken: !("firstRows" in window),
      };
    });
  await device.page.goto("/controlRoom");
  await expect(recent.getByRole("link", { name: /Osmosis/ })).toBeVisible();
  await expect(recent).toContainText("Water goes where the salt is.");
  await expect(nextUp).toContainText("Essay");
  expect(await early()).toEqual({ notes: ["Osmosis"], events: ["Essay"], texts: 1, isTaken: true });
  // And followed from then on: what another tab or device does comes without a reload.
  const beside = await device.tab();
  await beside.writeNote("Tonicity", "Hyper, hypo, iso.");
  await expect(recent.getByRole("link", { name: /Tonicity/ })).toBeVisible();
  await plan("Lab report", 2);
  await expect(nextUp).toContainText("Lab report");
  await device.page.goto("/notes");
  await device.seesNote("Osmosis");
  expect(await early()).toEqual({ notes: ["Tonicity", "Osmosis"], isTaken: true });
  const tab = await device.tab();
  await tab.writeNote("Diffusion", "Slowly, everywhere.");
  await device.seesNote("Diffusion");
  expect(device.complaints()).toEqual([]);
});

/** The paths a fault strikes, and how often at most. The last of a list strikes first. */
type Faults = readonly (readonly [path: string, fault: Fault, times?: number])[];

/** Where pushes were lost for good no sync would ever end. The model of the sync plays all of this in every order. */
const storms: readonly (readonly [name: string, faults: Faults])[] = [
  [
    "a push that never arrives, a lost reply and one cut in the middle",
    [
      ["/api/sync/push", { kind: "cut-during" }, 1],
      ["/api/sync/push", { kind: "lost-reply" }, 1],
      ["/api/sync/push", { kind: "cut-before" }, 1],
    ],
  ],
  [
    "pushes that arrive again, late and out of order, and lag that lets requests overtake each other",
    [
      ["/api/sync/p", { kind: "lag", ms: 200, jitterMs: 600 }],
      ["/api/sync/push", { kind: "duplicate", lateMs: 700 }, 2],
    ],
  ],
];

test.describe("a bad network", () => {
  test("pushes and replies that are lost, arrive twice, late and out of order: nothing is lost and nothing is doubled [NOT-4]", async ({
    enrol,
    network,
  }) => {
    test.slow();
    const student = await enrol("Ada", network.proxy.address);
    const [phone, laptop] = [await student.device(), await student.device()];
    await phone.writeNote("Physics", "Notes on");
    await phone.isSaved();
    await laptop.openNote("Physics");
    await expect(laptop.bodyBox).toHaveText("Notes on");

    let written = "Notes on";
    for (const [name, faults] of storms) {
      await test.step(name, async () => {
        const struck = () => faults.map(([, { kind }]) => network.proxy.struck(kind));
        const before = struck();
        for (const [path, fault, times] of faults) network.proxy.inject(path, fault, times);
        // Pauses in the middle of a word: a piece that was sent before is not to stand beside the word it grew into.
        for (const piece of [" ele", "ctro", "nics and", " optics"]) {
          await phone.addWords(piece);
          await phone.page.waitForTimeout(600);
        }
        const hasStruck = () => struck().map((times, at) => times > (before[at] ?? 0));
        await expect.poll(hasStruck, "faults that struck").toEqual(faults.map(() => true));
        await expect(laptop.bodyBox).toHaveText(`${written} electronics and optics`, { timeout: 30_000 });
        await laptop.addWords(" too");
        written += " electronics and optics too";
        await expect(phone.bodyBox).toHaveText(written, { timeout: 30_000 });

        network.proxy.heal();
        await phone.isSaved();
        await laptop.isSaved();
        await phone.page.getByRole("link", { name: "Your Notes" }).click();
        await expect(phone.noteList.getByRole("listitem")).toHaveCount(1);
        await serverHasOnly(written, network.proxy.address, student);
        await phone.note("Physics").click();
        await expect(phone.bodyBox).toHaveText(written);
      });
    }
  });

  test("a line that dies before an answer and a server that goes lose nothing, and the app notices when they are back [NOT-4]", async ({
    enrol,
    network,
  }) => {
    test.slow();
    const student = await enrol("Ada", network.proxy.address);
    const laptop = await student.device();
    const address = network.proxy.address;
    await test.step("a push lands, the line dies before its answer, and words typed meanwhile stand once", async () => {
      const phone = await student.device();
      await phone.writeNote("Physics", "Notes on");
      await phone.isSaved();
      await laptop.openNote("Physics");

      // Without its event stream the phone cannot learn by a poke that its push landed.
      network.proxy.inject("/api/sync/events", { kind: "offline" });
      network.proxy.inject("/api/sync/push", { kind: "lost-reply", lineDies: true }, 1);
      await phone.addWords(" ele");
      await expect.poll(() => network.proxy.struck("lost-reply")).toBe(1);
      await phone.addWords("ctronics");
      await phone.isSavedHere();
      network.proxy.heal();
      await expect(laptop.bodyBox).toHaveText("Notes on electronics", { timeout: 30_000 });
      await expect(phone.bodyBox).toHaveText("Notes on electronics");
      await serverHasOnly("Notes on electronics", address, student);
      await phone.context.close();
    });
    await test.step("when the server comes back, the app notices by itself", async () => {
      await laptop.writeNote("Storm", "before");
      await laptop.isSaved();
      await network.server.stop();
      await laptop.addWords(" during");
      await laptop.isSavedHere();
      await expect(laptop.syncState).toContainText("Offline");
      await network.server.restart();
      await laptop.isSaved();
      await serverHasOnly(["Notes on electronics", "before during"], address, student);
    });
  });

  test("an answer cut in the middle loses nothing, and leaving asks first [NOT-4] [SES-1]", async ({
    enrol,
    network,
  }) => {
    test.slow();
    const student = await enrol("Ada", network.proxy.address);
    const laptop = await student.device();
    const address = network.proxy.address;
    await test.step("with work the server does not have asks first", async () => {
      await laptop.writeNote("Draft", "saved");
      await laptop.isSaved();
      network.proxy.inject("/api", { kind: "offline" });
      await laptop.addWords(" not sent");
      await laptop.isSavedHere();

      await goThere(laptop.page, "/settings");
      await laptop.page.getByRole("button", { name: "Sign out", exact: true }).click();
      const question = laptop.page.getByRole("dialog", { name: "Sign out anyway?" });
      await expect(question).toContainText("1 change has not reached the server yet.");
      await question.getByRole("button", { name: "Stay signed in" }).click();
      await expect(question).toBeHidden();

      network.proxy.heal();
      await laptop.openNote("Draft");
      await expect(laptop.bodyBox).toHaveText("saved not sent");
      await laptop.isSaved();
    });
    await test.step("an answer cut in the middle is not taken for a session that ended", async () => {
      await laptop.writeNote("Tunnel", "Signal comes and goes.");
      await laptop.isSaved();
      network.proxy.inject("/api/auth/get-session", { kind: "cut-during" });
      await laptop.page.reload();
      await expect.poll(() => network.proxy.struck("cut-during")).toBeGreaterThan(0);
      await laptop.isSaved();
      await expect(laptop.bodyBox).toHaveText("Signal comes and goes.");
      network.proxy.heal();
      await serverHasOnly(["saved not sent", "Signal comes and goes."], address, student);
    });
  });

  test("the app starts without a server and shows a remembered student their notes [NOT-4] [SES-1]", async ({
    enrol,
    network,
  }) => {
    const student = await enrol("Ada", network.proxy.address);
    const laptop = await student.device({ installed: true });
    await laptop.writeNote("On the train", "No signal in the tunnel.");
    await laptop.isSaved();
    await laptop.isInstalled();
    network.proxy.inject("/", { kind: "offline" });

    const reopened = await laptop.tab();
    await laptop.page.close();
    await reopened.openNotes();
    await reopened.note("On the train").click();
    await expect(reopened.bodyBox).toHaveText("No signal in the tunnel.");
    await reopened.addWords(" Still writing.");
    await reopened.isSavedHere();
    await expect(reopened.syncState).toContainText("Offline");

    network.proxy.heal();
    await reopened.isSaved();
    await serverHasOnly("No signal in the tunnel. Still writing.", network.proxy.address, student);
  });
});

test.describe("a crash", () => {
  test("of the server, three times in a write storm, loses no acknowledged write [NOT-4]", async ({ network }) => {
    const { server } = network;
    const students = await Promise.all([1, 2, 3].map(() => signUp(network.proxy.address)));
    const storm = createWriteStorm(network.proxy.address, students);
    for (let round = 0; round < 3; round++) {
      const before = storm.acknowledged();
      // A line left over from the server that died may break under the first push: it blows until something is written.
      for (;;) {
        storm.blow();
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
        if (storm.acknowledged() > before) break;
        await storm.still();
      }
      await server.kill();
      await storm.still();
      expect(await databaseVerdict(server.dataDir)).toBe("ok");
      await server.restart();
      expect(await storm.damage()).toEqual({ lost: [], halfApplied: [] });
    }
  });

  test("of the whole browser while typing loses nothing that was shown as saved [NOT-4]", async ({ server }) => {
    const account = await signUp(server.address);
    const profile = await mkdtemp(join(tmpdir(), "jotter-profile-"));
    const launch = () =>
      chromium.launchPersistentContext(profile, {
        executablePath: chromiumPath(),
        args: [...chromiumArguments],
        baseURL: server.address,
      });
    // The browser keeps cookies and local storage for a while before it writes them down: let it do so once.
    const first = await launch();
    await countAsVisited(first);
    await giveSession(first, server.address, account);
    await deviceOver(await first.newPage(), first).openNotes();
    await first.close();

    const before = await launch();
    const laptop = deviceOver(await before.newPage(), before);
    await laptop.writeNote("Essay", "A sentence that was saved.");
    await laptop.goOffline();
    await laptop.addWords(" And one more.");
    await laptop.isSavedHere();
    await crashBrowser(before);

    const after = await launch();
    const reopened = deviceOver(await after.newPage(), after);
    await reopened.openNote("Essay");
    await expect(reopened.bodyBox).toHaveText("A sentence that was saved. And one more.");
    await reopened.isSaved();
    await after.close();
    await rm(profile, { recursive: true, force: true });
  });
});

test.describe("leaving", () => {
  test("takes the notes off the device, and the next student never sees them [SES-1] [DAT-4]", async ({ enrol }) => {
    const ada = await enrol("Ada");
    const shared = await ada.device();
    await shared.writeNote("Diary of Ada", "Private.");
    await shared.isSaved();
    expect((await shared.databases()).filter((name) => name.startsWith("jotter:"))).toHaveLength(1);
    const second = await shared.tab();
    await second.openNotes();

    await goThere(shared.page, "/settings");
    await shared.page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(shared.page).toHaveURL(/\/(login|welcome)$/);
    await expect.poll(async () => (await shared.databases()).filter((name) => name.startsWith("jotter:"))).toEqual([]);
    await expect(second.page, "the other tab leaves too").toHaveURL(/\/(login|welcome)/);

    const grace = await enrol("Grace");
    await signInByForm(shared, grace);
    await shared.openNotes();
    await expect(shared.page.getByRole("link", { name: "Create your first note" })).toBeVisible();
    await expect(shared.page.getByText("Diary of Ada")).toHaveCount(0);
    const stored = await shared.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(ada.email);
  });
});

async function serverHasOnly(
  body: string | readonly string[],
  address: string,
  student: StudentAccount,
): Promise<void> {
  const bodies = async () => {
    const notes = (await pullAll(address, student)).filter((row) => row.kind === "note" && !row.del);
    return notes.map((note) => note.data?.body).sort();
  };
  await expect.poll(bodies, "the notes on the server").toEqual([body].flat().sort());
}

async function signInByForm(
  device: Device,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await device.page.goto("/login");
  await device.page.getByRole("textbox", { name: "Email" }).fill(email);
  await device.page.getByLabel("Password", { exact: true }).fill(password);
  await device.page.getByRole("button", { name: "Sign In" }).click();
  await expect(device.page).not.toHaveURL(/\/login/);
}

/** Kills the renderer: no unload handler, no last word. */
async function crash(device: Device): Promise<void> {
  const cdp = await device.context.newCDPSession(device.page);
  const crashed = device.page.waitForEvent("crash");
  // The answer never comes: its sender is dead.
  cdp.send("Page.crash").catch(() => undefined);
  await crashed;
}

/** Kills the browser's own process, and everything with it. */
async function crashBrowser(context: BrowserContext): Promise<void> {
  const cdp = await context.browser()?.newBrowserCDPSession();
  if (!cdp) throw new Error("This context has no browser to crash.");
  const closed = context.waitForEvent("close");
  cdp.send("Browser.crash").catch(() => undefined);
  await closed;
}
