import type { Locator, Page } from "@playwright/test";
import { noteData, push } from "./support/account.ts";
import { roomPages } from "./support/places.ts";
import { fitsItsWidth, goInside, passesAxe, standsStill, tabTo } from "./support/screen.ts";
import { newEmail } from "./support/sign-up.ts";
import { type Device, expect, test } from "./support/student.ts";

/** One of the areas to come stands for all: they are one page. Grades, the calendar and notes have journeys of their own. */
const elsewhere = [
  "/ai-tools",
  "/ai-tools/$tool",
  "/grades",
  "/calendar",
  "/notes/trash",
  "/editor/$id",
  "/editor/$id/history",
  "/editor/$id/read",
] as const;
const signedInScreens = [...roomPages(elsewhere), "/no-such-page"];
/** Axe has seen these with something on them: in the journeys of the list, the settings and the desk. */
const passedElsewhere: readonly string[] = ["/notes", "/settings", "/settings/sent"];

test.describe("guards and loaders", () => {
  test("a visitor finds the welcome page in the right colours, a way out of nowhere, a loader while a guard asks, and the login before every room [ROU-1] [ROU-2] [ROU-5] [ROU-6] [ROU-7] [THM-1]", async ({
    visitor,
  }) => {
    test.slow();
    await test.step("dark by default, and in the right colours before the first script", async () => {
      const { page, context } = visitor;
      await page.goto("/welcome");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.evaluate(() => localStorage.setItem("jotter:theme", "light"));
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

      for (const [theme, background] of [
        ["light", "rgb(242, 241, 245)"],
        ["dark", "rgb(20, 19, 26)"],
      ] as const) {
        await page.evaluate((chosen) => localStorage.setItem("jotter:theme", chosen), theme);
        const bare = await context.newPage();
        // Without the app's scripts the page stays as it is first painted.
        await bare.route(/\/assets\/.*\.js(\?|$)/, (route) => route.abort());
        await bare.goto("/welcome");
        await expect(bare.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(bare.locator("body")).toHaveCSS("background-color", background);
        await bare.close();
      }
    });
    await test.step("the root leads to the welcome page", async () => {
      await visitor.page.goto("/");
      await expect(visitor.page).toHaveURL("/welcome");
      await expect(visitor.page.getByRole("link", { name: "Get Started" })).toBeVisible();
      await expect(visitor.page.getByRole("link", { name: "Sign In" })).toBeVisible();
    });
    await test.step("an unknown path gets a friendly page and a way out", async () => {
      await visitor.page.goto("/no-such-page");
      await expect(visitor.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await visitor.page.getByRole("link", { name: "Go home" }).click();
      await expect(visitor.page).toHaveURL("/welcome");
    });
    await test.step("every screen of a student sends a visitor to the login", async () => {
      const [first = "", ...others] = roomPages();
      await visitor.page.goto(first);
      await expect(visitor.page, first).toHaveURL(/\/login(\?|$)/);
      for (const path of others) {
        await visitor.page.evaluate((to) => history.pushState(null, "", to), path);
        await expect(visitor.page, path).toHaveURL(`/login?to=${encodeURIComponent(path)}`);
      }
    });
    await test.step("a guard shows a loader while it asks, and waits two seconds at most", async () => {
      await visitor.page.route("**/api/auth/get-session", () => undefined); // Never answered.
      await visitor.page.goto("/notes");
      await expect(visitor.page.getByText("Authenticating")).toBeVisible();
      await expect(visitor.page).toHaveURL(/\/login/);
      await visitor.page.unroute("**/api/auth/get-session");
    });
    await test.step("the start-up says so before any script has run", async () => {
      await visitor.page.route(/\.js(\?|$)/, (route) => route.abort());
      await visitor.page.goto("/welcome");
      await expect(visitor.page.getByText("Starting...")).toBeVisible();
    });
  });

  test("a part of the app that fails to load can be tried again, and a network that goes before all parts are here takes no page down [ROU-7] [NOT-4]", async ({
    student,
  }) => {
    const device = await student.device();
    const { page } = device;
    await test.step("a part of the app that fails to load shows an error, and trying again works", async () => {
      await device.page.goto("/controlRoom");
      await expect(device.page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await device.page.route(/\/assets\/SettingsPage/, (route) => route.abort());
      await device.page.getByRole("link", { name: "Settings" }).first().click();
      await expect(device.page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
      await device.page.unroute(/\/assets\/SettingsPage/);
      await device.page.getByRole("button", { name: "Try again" }).click();
      await expect(device.page.getByRole("heading", { name: "Settings" })).toBeVisible();
    });
    await test.step("a network that goes before all parts are here takes no page down, and what is missing comes with it", async () => {
      await device.writeNote("Osmosis", "Water goes where the salt is.");
      await device.isSaved();
      // What a start fetches after its first screen, and what the page asks for when it stands.
      const late = /\/assets\/(OverlayHost|Dialog|connection|list-extras|GradesGlance|RenderedNote|QuickSwitcher)-/;
      const missed = new Set<string>();
      await page.route(late, (route) => {
        missed.add(late.exec(route.request().url())?.[1] ?? "");
        return route.abort();
      });
      await page.goto("/controlRoom");
      const recent = page.locator("section[aria-labelledby=recent]");
      await expect(recent).toContainText("Water goes where the salt is.");
      await expect
        .poll(() => [...missed])
        .toEqual(expect.arrayContaining(["OverlayHost", "connection", "GradesGlance"]));
      await device.goOffline();
      await page.keyboard.press("Control+k"); // Wanted, and not to be had: the page stands all the same.
      await expect.poll(() => [...missed]).toContain("QuickSwitcher");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(recent).toBeVisible();

      await page.unroute(late);
      await device.goOnline();
      await expect(page.getByRole("alert")).toContainText("Part of the app took too long to load.");
      await expect(page.getByRole("alert"), "with its style sheet").toHaveCSS("display", "flex");
      await device.isSaved();
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
    });
  });
});

test.describe("the entrance", () => {
  test("a sign-in says what is wrong with it and leads to the page first asked for, the next one home, where login and sign-up lead too [ROU-2] [ROU-3] [LOG-1] [LOG-2]", async ({
    student,
  }) => {
    const device = await student.device({ signedIn: false });
    const { page } = device;
    await test.step("says what is wrong with a sign-in", async () => {
      await signIn(device, newEmail(), "correct horse");
      await expect(page.getByText("LOGIN FAILED")).toBeVisible();
      const unknown = "No account found with this email. Please create an account first.";
      await expect(page.getByText(unknown)).toBeVisible();
      await signIn(device, student.email, "wrong password");
      await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
    });
    await test.step("after signing in a visitor lands on the page first asked for", async () => {
      await device.page.goto("/settings");
      await expect(device.page).toHaveURL(/\/login/);
      await signIn(device, student.email, student.password);
      await expect(device.page).toHaveURL("/settings");
      await expect(device.page.getByRole("heading", { name: "Settings" })).toBeVisible();
    });
    await test.step("login and sign-up send a signed-in student home", async () => {
      for (const path of ["/login", "/createAccount"]) {
        await device.page.goto(path);
        await expect(device.page, path).toHaveURL("/controlRoom");
      }
    });
    await test.step("after a sign-out, signing in leads home", async () => {
      await goInside(page, "/settings");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/(login|welcome)/);
      await signIn(device, student.email, student.password);
      await expect(page).toHaveURL("/controlRoom");
    });
  });
});

test.describe("theme and language", () => {
  test("the first screens wait for no other texts, a page opens at its top, and a chosen theme and language are kept [THM-1] [I18-1] [NOT-1]", async ({
    student,
    server,
  }) => {
    test.slow();
    const laptop = await student.device();
    const { page } = laptop;
    await test.step("the first screens stand before the texts of the others are here, which wait for theirs", async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let isAskedFor = false;
      await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes("Version history")) {
          isAskedFor = true;
          await released;
        }
        await route.fulfill({ response });
      });
      await page.goto("/notes");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Notes");
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await expect(page.getByText("A clean desk")).toBeVisible();
      await expect.poll(() => isAskedFor).toBe(true); // Nobody has asked for another page: the browser is idle.
      await page.getByRole("link", { name: "Settings", exact: true }).click();
      await expect(page.getByText("Opening your settings")).toBeVisible();
      release();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
      await page.unrouteAll();
    });
    await test.step("a page opened by its address begins at its top, however far down the one before was", async () => {
      const now = Date.now();
      const notes = Array.from({ length: 60 }, (_, n) => ({
        kind: "note",
        id: crypto.randomUUID(),
        ifRev: 0,
        n: n + 1,
        v: 1,
        data: noteData(`Note ${n}`, "Words.", now - n),
        del: false,
        at: now,
      }));
      await push(server.address, student, "elsewhere", notes);
      await page.goto("/notes");
      await expect(page.getByRole("link", { name: /Note 0/ })).toBeVisible();
      // The list may still grow to its length.
      const scrolled = () =>
        page.evaluate(() => {
          scrollTo(0, 1500);
          return scrollY;
        });
      await expect.poll(scrolled).toBe(1500);
      await page.goto("/settings");
      await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step("a chosen theme is kept, here and on the next device", async () => {
      await expect(laptop.page.locator("html")).toHaveAttribute("data-theme", "dark");
      await chooseTheme(laptop.page, "Light");
      await expect(laptop.page.locator("html")).toHaveAttribute("data-theme", "light");
      await laptop.page.reload();
      await expect(laptop.page.locator("html")).toHaveAttribute("data-theme", "light");
      await laptop.isSaved();
      const phone = await student.device();
      await phone.page.goto("/controlRoom");
      await expect(phone.page.locator("html")).toHaveAttribute("data-theme", "light");
    });
    await test.step("a chosen language translates every screen, sets lang, and is kept", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      const headings = { de: "Einstellungen", es: "Ajustes", fr: "Réglages", zh: "设置", ja: "設定" };
      const names = { de: "Deutsch", es: "Español", fr: "Français", zh: "中文", ja: "日本語" };
      for (const code of ["de", "es", "fr", "zh", "ja"] as const) {
        await chooseLanguage(page, names[code]);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[code]);
      }
      await laptop.isSaved();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "ja");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("設定");
    });
  });
});

test.describe("every screen", () => {
  test("passes axe in both themes, with a silent console [SET-3]", async ({ enrol }) => {
    test.slow();
    const student = await enrol();
    const device = await student.device();
    await device.writeNote("Mitosis", "Prophase, metaphase, anaphase, telophase.");
    for (const path of signedInScreens) {
      await goInside(device.page, path);
      if (passedElsewhere.includes(path)) await standsStill(device.page);
      else await passesAxe(device.page, path);
    }
    // Last there was no page: whoever is signed in keeps the rail and the search around them. [ROU-7]
    await expect(device.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(device.page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await device.page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(device.page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await device.page.keyboard.press("Escape");
    await device.openNotes();
    await device.deletesFromList("Mitosis");
    await expect(device.page.getByRole("dialog")).toBeVisible();
    await passesAxe(device.page, "the question before deleting");
    expect(device.complaints().filter(isNot404)).toEqual([]);
  });

  test("fits a phone of 360 px in English, German and Japanese [SET-3] [I18-1]", async ({ enrol }) => {
    test.slow();
    const student = await enrol("Maximiliane-Alexandra");
    const device = await student.device({ viewport: { width: 360, height: 740 } });
    const { page } = device;
    await device.writeNote("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "Word.");
    const walk = async (paths: readonly string[]) => {
      for (const [language, code] of [
        ["English", "en"],
        ["Deutsch", "de"],
        ["日本語", "ja"],
      ] as const) {
        await goInside(page, "/settings");
        await chooseLanguage(page, language);
        for (const path of paths) {
          if (path !== "/settings") await goInside(page, path);
          await expect(page.locator("html")).toHaveAttribute("lang", code);
          await fitsItsWidth(device, `${path} in ${code}`);
        }
      }
    };
    // The editor makes a note, and a row of notes may be wider than its screen: last.
    await walk(["/settings", ...signedInScreens.filter((path) => !/settings|editor/.test(path))]);
    await walk(signedInScreens.filter((path) => path.startsWith("/editor")));
  });
});

test("a student without a mouse writes, goes back, deletes and undoes [SET-3] [NOT-1]", async ({ student }) => {
  const device = await student.device();
  const { page } = device;
  await page.goto("/controlRoom");
  await tabTo(page, page.getByRole("link", { name: "Notes", exact: true }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/notes");
  await tabTo(page, newNoteControl(page));
  await page.keyboard.press("Enter");
  await expect(device.titleBox).toBeVisible();
  await tabTo(page, device.titleBox);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("By keyboard");
  await tabTo(page, device.bodyBox);
  await page.keyboard.type("No mouse was harmed.");
  await device.isSavedHere();
  await page.keyboard.press("Escape"); // In the text Tab indents; after Escape it leads on.
  await tabTo(page, page.getByRole("link", { name: "Your Notes" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await device.seesNote("By keyboard");

  await tabTo(page, page.getByRole("button", { name: "More for By keyboard" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("menuitem", { name: "Delete" }), "ArrowDown");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete this note?");
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(device.note("By keyboard")).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await device.seesNote("By keyboard");
});

test("on a small phone everything is within reach of the thumb, nothing lies over it, and colours of the system lose no mark [SET-3] [NOT-1] [CAL-3]", async ({
  student,
}) => {
  const phone = await student.device({ viewport: { width: 360, height: 640 } });
  const { page } = phone;
  await test.step("nothing lies over what is to be pressed on a small phone, and colours of the system lose no mark", async () => {
    await page.goto("/calendar?view=week");
    const bar = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
    const jotson = page.getByRole("button", { name: "Chat with Jotson" });
    await expect(jotson).toBeVisible();
    const onTop = (place: Locator) =>
      place.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    for (const link of [...(await bar.getByRole("link").all()), jotson]) expect(await onTop(link)).toBe(true);
    const [door, whole] = [await jotson.boundingBox(), await bar.boundingBox()];
    expect(door && whole && door.y >= whole.y && door.x >= whole.x + whole.width, "it stands beside the bar").toBe(
      true,
    );

    await page.emulateMedia({ forcedColors: "active" });
    const lines = (place: Locator) =>
      place.evaluate((element) => {
        const { outlineStyle, borderTopStyle } = getComputedStyle(element);
        return outlineStyle === "solid" || borderTopStyle === "solid";
      });
    const views = page.getByRole("navigation", { name: "View", exact: true });
    expect(await lines(views.locator("[aria-current]"))).toBe(true);
    expect(await lines(page.locator('main [aria-current="date"]').first())).toBe(true);
    expect(await lines(jotson)).toBe(true);
    await page.emulateMedia({ forcedColors: "none" });
  });
  await test.step("lie over no tool of the editor, and give the keyboard back", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await phone.startNote("");
    // No pointer, no blur: a blank title that is left is called "Untitled", and that would be read.
    await page.getByRole("button", { name: "Read aloud" }).dispatchEvent("click");
    const toast = page.getByRole("alert").filter({ hasText: "There’s nothing to read yet." });
    await expect(toast).toBeVisible();
    const tools = await page.getByRole("toolbar", { name: "Formatting" }).boundingBox();
    const bar = await page.getByRole("button", { name: "Read aloud" }).boundingBox();
    // It comes up from a little below.
    const lowest = async () => {
      const { y, height } = (await toast.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      return y + height;
    };
    await expect.poll(lowest).toBeLessThanOrEqual(Math.min(tools?.y ?? 0, bar?.y ?? 0));
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);

    const opener = page.getByRole("button", { name: "Delete note" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Are you sure you want to delete this note?" });
    await expect(question.getByRole("button", { name: "Cancel" }), "the harmless answer").toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step("on a phone everything is within reach of the thumb", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await phone.writeNote("Pocket", "Small screen, same note.");
    await page.getByRole("link", { name: "Your Notes" }).click();
    await phone.deletesFromList("Pocket");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await phone.note("Pocket").click();
    await expect(phone.bodyBox).toHaveText("Small screen, same note.");

    const bar = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/controlRoom");
    await bar.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
    await chooseTheme(page, "Light");
    await chooseLanguage(page, "Deutsch");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

function newNoteControl(page: Page): Locator {
  return page.getByRole("link", { name: "New Note" });
}

async function signIn({ page }: Device, email: string, password: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith("/login")) await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole("radiogroup").getByText(name, { exact: true }).click();
}

const languageLabel = /Language|Sprache|Idioma|Langue|语言|言語/;

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: languageLabel }).selectOption({ label: name });
}

function isNot404(complaint: string): boolean {
  return !/status of 40[14]/.test(complaint);
}
