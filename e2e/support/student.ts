import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { cookiesOf, type StudentAccount, signIn, signUp } from "./account.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { goThere } from "./inside.ts";
import { freePort, type Server, startServer } from "./server.ts";
import { countAsVisited } from "./visited.ts";

/** A student with an account, and as many devices as a journey needs. */
type Student = StudentAccount & {
  /** A browser of its own, signed in: what is stored in one is not in another. */
  readonly device: (options?: DeviceOptions) => Promise<Device>;
};

type DeviceOptions = {
  /** How far its clock is off. */
  readonly clockOffMs?: number;
  readonly signedIn?: boolean;
  /** Its session ends in the journey, which asks the server in the student's name afterwards. */
  readonly signsOut?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A finger instead of a mouse, as on a phone. */
  readonly touch?: boolean;
  /** With the service worker, which takes the whole app onto the device: a second of work in each new browser. */
  readonly installed?: boolean;
  /** Whether things may move, as for students who have not asked for less. */
  readonly motion?: boolean;
  /** What its browser speaks and where, "en-GB". */
  readonly locale?: string;
  /** Whether it has passed the welcome page before; false for journeys about the first-visit gate. */
  readonly visited?: boolean;
};

/** A server of this journey alone, and the network between it and the browsers. */
type Network = { readonly server: Server; readonly proxy: FaultProxy };

type Enrol = (name?: string, address?: string) => Promise<Student>;
type JourneyFixtures = {
  readonly enrol: Enrol;
  readonly student: Student;
  readonly network: Network;
  readonly visitor: Device;
  /** Has never been here, not even at the welcome page. */
  readonly newcomer: Device;
  readonly serverLog: undefined;
  readonly browserLog: undefined;
};

export const test = base.extend<JourneyFixtures, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures asked for from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  serverLog: [
    async ({ server }, use, info) => {
      const since = server.log().length;
      await use(undefined);
      if (info.status !== info.expectedStatus) await info.attach("server", { body: server.log().slice(since) });
    },
    { auto: true },
  ],
  browserLog: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, info) => {
      heard.length = 0;
      await use(undefined);
      if (info.status !== info.expectedStatus) await info.attach("complaints", { body: heard.join("\n") });
    },
    { auto: true },
  ],
  enrol: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name = "Ada", address = server.address) => {
      const account = await signUp(address, name);
      let isSignedIn = false;
      return {
        ...account,
        device: async (options = {}) => {
          const device = await openDevice(browser, address, options);
          contexts.push(device.context);
          if (options.signedIn !== false) {
            // The first is the one that signed up; to check a password again is a tenth of a second's work.
            if (isSignedIn || options.signsOut) await giveSession(device.context, address, account);
            else await device.context.addCookies(cookiesOf(account, address));
            isSignedIn = true;
          }
          return device;
        },
      };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  student: async ({ enrol }, use) => use(await enrol()),
  visitor: async ({ browser, server }, use) => {
    const device = await openDevice(browser, server.address, { motion: true });
    await use(device);
    await device.context.close();
  },
  newcomer: async ({ browser, server }, use) => {
    const device = await openDevice(browser, server.address, { visited: false, motion: true });
    await use(device);
    await device.context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  network: async ({}, use, info) => {
    const port = await freePort();
    const proxy = await startFaultProxy({ port });
    const server = await startServer({ port, publicUrl: proxy.address });
    await use({ server, proxy });
    if (info.status !== info.expectedStatus) await info.attach("server of this journey", { body: server.log() });
    await server.dispose();
    await proxy.close();
  },
});

export { expect };

/** What a student does with one browser, in the student's words. */
export type Device = ReturnType<typeof deviceOver>;

export function deviceOver(page: Page, context: BrowserContext) {
  const complaints: string[] = [];
  listenForComplaints(page, complaints);

  const bodyBox = page.getByRole("textbox", { name: "Text of the note" });
  const titleBox = page.getByRole("textbox", { name: "Title" });
  const noteList = page.getByRole("list", { name: "Notes, latest first" });
  const syncState = page.locator("nav [data-state], header [data-state]").filter({ visible: true });

  const device = {
    page,
    context,
    titleBox,
    bodyBox,
    noteList,
    syncState,
    /** Errors the browser or the page printed: also every violation of the content security policy. */
    complaints: () => complaints as readonly string[],

    openNotes: async () => {
      if (!/^https?:..[^/]+.notes$/.test(page.url())) await goThere(page, "/notes");
      await expect(page.getByRole("heading", { name: "Your Notes" })).toBeVisible();
    },
    startNote: async (title: string) => {
      await device.openNotes();
      await page.getByRole("link", { name: "New Note" }).click();
      await expect(bodyBox).toBeVisible();
      await titleBox.fill(title);
    },
    writeNote: async (title: string, body: string) => {
      await device.startNote(title);
      await bodyBox.fill(body);
      await device.isSavedHere();
    },
    openNote: async (title: string) => {
      await device.openNotes();
      await device.note(title).click();
      await expect(titleBox).toHaveValue(title);
    },
    /** Types at the end of the open note, key by key. */
    addWords: async (words: string) => {
      await bodyBox.focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(words);
    },
    note: (title: string): Locator => noteList.getByRole("listitem").filter({ hasText: title }).getByRole("link"),
    /** By the menu of its row; the question that follows is the journey's. */
    deletesFromList: async (title: string) => {
      await page.getByRole("button", { name: `More for ${title}` }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    },
    seesNote: async (title: string) => {
      await expect(device.note(title)).toBeVisible();
    },
    /** As it is drawn, line by line; what is drawn as something else (a table, a formula) is not among them. */
    text: async () => (await bodyBox.locator(".cm-line").allInnerTexts()).join("\n"),
    /** The editor says that the words are stored on this device. */
    isSavedHere: async () => {
      await expect(page.getByTestId("save-state")).toHaveText("Saved");
    },
    /** The shell says that the server has everything. */
    isSaved: async () => {
      await expect(syncState).toHaveAttribute("data-state", "saved");
    },
    /** The service worker of an `installed` device has the whole app: from now on it opens without a network. */
    isInstalled: async () => {
      const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
      await expect.poll(worker, "the service worker").toBe("activated");
    },
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
    /** Another tab of the same browser. */
    tab: async () => deviceOver(await context.newPage(), context),
    databases: () => page.evaluate(async () => (await indexedDB.databases()).map(({ name = "" }) => name)),
  };
  return device;
}

/** A browser of its own at this address, with nobody signed in. */
export async function openDevice(browser: Browser, address: string, options: DeviceOptions = {}): Promise<Device> {
  const context = await browser.newContext({
    baseURL: address,
    ...(options.viewport && { viewport: options.viewport }),
    ...(options.touch && { hasTouch: true, isMobile: true }),
    serviceWorkers: options.installed ? "allow" : "block",
    // Nobody watches: what moves would only be drawn sixty times a second. Journeys about motion ask for it.
    reducedMotion: options.motion ? "no-preference" : "reduce",
    ...(options.locale && { locale: options.locale }),
  });
  if (options.visited !== false) await countAsVisited(context);
  if (options.clockOffMs) await context.addInitScript(shiftClock, options.clockOffMs);
  return deviceOver(await context.newPage(), context);
}

export async function giveSession(context: BrowserContext, address: string, account: StudentAccount): Promise<void> {
  await context.addCookies(cookiesOf(await signIn(address, account), address));
}

/** The complaints of all devices of the journey that runs: told when it fails. */
const heard: string[] = [];

function listenForComplaints(page: Page, complaints: string[]): void {
  const hear = (words: string) => {
    const complaint = `${new URL(page.url()).pathname}: ${words}`;
    complaints.push(complaint);
    heard.push(complaint);
  };
  page.on("console", (message) => message.type() === "error" && hear(message.text()));
  page.on("pageerror", (error) => hear(error.stack ?? error.message));
}

/** Runs in the page before anything else. */
function shiftClock(offMs: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(RealDate.now() + offMs);
      else super(...(given as [number]));
    }
    static override now(): number {
      return RealDate.now() + offMs;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
