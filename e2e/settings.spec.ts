import { crc32, deflateSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { goThere } from "./support/inside.ts";
import { areaPages } from "./support/places.ts";
import { goInside, passesAxe, standsStill, tooWide } from "./support/screen.ts";
import { fakeSpeech, finishSentence, spoken } from "./support/speaking.ts";
import { type Device, expect, test } from "./support/student.ts";

test.describe("the profile", () => {
  test("says what is wrong with it, is edited on one device and known on the next, classes and motion too, and goes with the sign-out [PRO-1] [PRO-3] [PRO-4] [SET-1] [SET-3] [SUP-5] [DAT-1]", async ({
    student,
  }) => {
    test.slow();
    const laptop = await openSettings(await student.device({ motion: true }));
    const phone = await student.device({ motion: true });
    const { page } = laptop;
    await test.step("says in these words what is wrong with it", async () => {
      await field(page, "Email").fill("not an email");
      await page.getByRole("button", { name: "Save profile" }).click();
      await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
      await field(page, "Email").fill(student.email);

      const change = page.getByRole("button", { name: "Change password" });
      const password = (name: string) => page.getByLabel(name, { exact: true });
      await change.click();
      await expect(page.getByText("Please enter your current password to change it.")).toBeVisible();
      await password("Current password").fill(student.password);
      await change.click();
      await expect(page.getByText("Please enter a new password.")).toBeVisible();
      await password("New password").fill("12345");
      await change.click();
      await expect(page.getByText("New password and confirm password do not match.")).toBeVisible();
      await password("Confirm new password").fill("12345");
      await change.click();
      await expect(page.getByText("New password must be at least 6 characters long.")).toBeVisible();
    });
    await test.step("has classes: added by Enter, whatever they are called, and removed with a way back", async () => {
      const names = page.getByRole("list", { name: "Classes" }).getByRole("listitem");
      const typed = field(page, "Name of the class");
      for (const name of ["AP U.S. History", "  ", "ap u.s. history ", "Art / Design [2] #$"]) {
        await typed.fill(name);
        await typed.press("Enter");
        await expect(typed).toHaveValue("");
      }
      await expect(names).toHaveText(["AP U.S. History", "Art / Design [2] #$"]);
      await page.getByRole("button", { name: "Remove AP U.S. History" }).click();
      await expect(names).toHaveText(["Art / Design [2] #$"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(names).toHaveText(["AP U.S. History", "Art / Design [2] #$"]);
      await laptop.isSaved();

      await openSettings(phone);
      await expect(phone.page.getByRole("list", { name: "Classes" }).getByRole("listitem")).toHaveText([
        "AP U.S. History",
        "Art / Design [2] #$",
      ]);
    });
    await test.step("is edited on one device and known on the next, without a reload", async () => {
      await phone.isSaved();
      await field(page, "Username").fill("Ada Lovelace");
      await field(page, "Grade").fill("11th");
      await field(page, "About you").fill("I like engines.");
      await page.getByRole("radiogroup", { name: "Plan" }).getByText("Pro", { exact: true }).click();
      await page.getByRole("button", { name: "Save profile" }).click();
      await expect(page.getByText("Profile updated successfully!")).toBeVisible();
      await laptop.isSaved();

      await expect(field(phone.page, "Username")).toHaveValue("Ada Lovelace");
      await expect(field(phone.page, "Grade")).toHaveValue("11th");
      await expect(field(phone.page, "About you")).toHaveValue("I like engines.");
      await expect(phone.page.getByRole("radio", { name: /Pro/ })).toBeChecked();
      await expect(phone.page.getByRole("link", { name: "Your profile, Ada Lovelace" }).first()).toBeVisible();
      expect([...laptop.complaints(), ...phone.complaints()]).toEqual([]);
    });
    await test.step("reduced motion stops all of it, and travels to the next device", async () => {
      const transition = (of: Page) =>
        of
          .getByRole("button", { name: "Save profile" })
          .evaluate((button) => getComputedStyle(button).transitionDuration);
      expect(await transition(page)).not.toBe("0s");
      await page.getByRole("radiogroup", { name: "Motion" }).getByText("Reduced").click();
      await expect.poll(() => transition(page)).toBe("0s");
      await laptop.isSaved();
      await expect.poll(() => transition(phone.page)).toBe("0s");
      await expect(phone.page.getByRole("radio", { name: "Reduced" })).toBeChecked();
    });
    await test.step("is gone from the screen with the sign-out", async () => {
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole("link", { name: /Your profile/ })).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: /./ }), "nothing is loading").toHaveCount(0);
    });
  });
});

test.describe("the picture", () => {
  test("is dropped or cropped by keyboard, shown everywhere, replaced and removed, waits for a connection, and is no file that only looks like one [SET-1]", async ({
    student,
  }) => {
    test.slow();
    const laptop = await openSettings(await student.device());
    const { page, context } = laptop;
    await test.step("may be dropped on its place, or dragged so that the section follows the finger", async () => {
      const bytes = png(300, 300).toString("base64");
      const carried = await page.evaluateHandle((base64) => {
        const transfer = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([content], "me.png", { type: "image/png" }));
        return transfer;
      }, bytes);
      await page.getByRole("button", { name: "Choose a picture" }).dispatchEvent("drop", { dataTransfer: carried });
      await expect(page.getByRole("dialog", { name: "Crop your picture" })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await choosePicture(page, "wide.png", png(1600, 400));
      const area = page.getByRole("application");
      const box = await area.boundingBox();
      if (!box) throw new Error("The section is not on the screen.");
      const before = await pixels(page);
      await page.mouse.move(box.x + 100, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 200, box.y + 100, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => pixels(page)).not.toBe(before);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
    await test.step("is cropped by keyboard, shown everywhere, replaced and removed", async () => {
      await choosePicture(page, "me.png", png(1200, 800, "taken at 51.5, -0.12"));
      const dialog = page.getByRole("dialog", { name: "Crop your picture" });
      const area = dialog.getByRole("application");
      await expect(area).toBeFocused();
      const before = await pixels(page);
      await page.keyboard.press("Shift+ArrowLeft");
      await expect.poll(() => pixels(page)).not.toBe(before);
      const moved = await pixels(page);
      await page.keyboard.press("+");
      await expect.poll(() => pixels(page)).not.toBe(moved);
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("slider", { name: "Zoom" })).toBeFocused();
      await page.keyboard.press("End");
      await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("4");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText("Profile updated successfully!")).toBeVisible();
      await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
      await seesPictures(page);

      const [stored] = await storedFiles(context);
      expect(stored).toMatchObject({ name: "profile-picture.webp", type: "image/webp" });
      const bytes = await (await context.request.get(`/api/files/${stored?.id}`)).body();
      expect(bytes.toString("latin1")).not.toContain("taken at");
      expect(await sizeOf(page, `/api/files/${stored?.id}`)).toEqual({ width: 512, height: 512 });

      // It is no document.
      await goThere(page, "/docs");
      await expect(page.getByText("No documents yet")).toBeVisible();

      await laptop.isSaved();
      const phone = await student.device({ viewport: { width: 390, height: 844 } });
      await phone.page.goto("/controlRoom");
      await expect(phone.page.locator("header img")).toBeVisible();

      await goThere(page, "/settings");
      // A picture that is still on its way when its file goes would be missed aloud.
      await seesPictures(page);
      await choosePicture(page, "me again.png", png(300, 900));
      await dialog.getByRole("button", { name: "Use this picture" }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await storedFiles(context)).map(({ id }) => id)).not.toContain(stored?.id);
      const [again] = await storedFiles(context);
      await expect(shownPictures(page).first()).toHaveAttribute("src", new RegExp(again?.id ?? "another"));
      await seesPictures(page);
      expect(await storedFiles(context)).toHaveLength(1);

      await page.getByRole("button", { name: "Remove picture" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove picture" }).click();
      await expect(shownPictures(page)).toHaveCount(0);
      await expect.poll(() => storedFiles(context)).toEqual([]);
      expect(laptop.complaints()).toEqual([]);
    });
    await test.step("waits for a connection, and says so", async () => {
      await laptop.isSaved();
      await laptop.goOffline();
      await choosePicture(page, "me.png", png(300, 300));
      await page.getByRole("button", { name: "Use this picture" }).click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
        "Your picture is kept on the server, which can’t be reached right now.",
      );
      await laptop.goOnline();
      await page.getByRole("button", { name: "Use this picture" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(shownPictures(page)).toHaveCount(2);
    });
    await test.step("cannot be a file that only looks like one, and nothing is lost by trying", async () => {
      await openSettings(laptop); // Anew: what was told of the picture before is over.
      await field(page, "About you").fill("Half a sentence");
      const notOne = "Jotter can’t read this as a picture. Please choose a JPEG, PNG, WebP or GIF file.";
      const damaged = "This picture is damaged or incomplete. Please choose another one.";
      const tooLarge = "This picture is too large or too narrow to be opened here. Please choose another one.";
      const whole = png(400, 400);
      const broken = Buffer.from(whole);
      broken.fill(0xee, 60, broken.length - 20);
      for (const [name, file, message] of [
        ["evil.png", Buffer.from("<!doctype html><script>localStorage.owned = 1</script>"), notOne],
        ["evil.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="localStorage.owned = 1"/>'), notOne],
        ["nothing.png", Buffer.alloc(0), notOne],
        ["half.png", whole.subarray(0, whole.length / 2), damaged],
        ["broken.png", broken, damaged],
        ["bomb.png", png(60_000, 60_000, undefined, 1), tooLarge],
        ["ribbon.png", png(4000, 2), tooLarge],
      ] as const) {
        await choosePicture(page, name, file);
        await expect(page.getByRole("alert"), name).toHaveText(message);
        await expect(page.getByRole("dialog"), name).toHaveCount(0);
      }
      expect(await page.evaluate(() => localStorage.getItem("owned"))).toBeNull();

      await choosePicture(page, "forty-megapixels.png", png(8000, 5000));
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.getByRole("button", { name: "Use this picture" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await storedFiles(context)).toHaveLength(1);
      await expect(field(page, "About you")).toHaveValue("Half a sentence");
      expect(laptop.complaints().filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    });
  });
});

/** What can be chosen together is walked together. */
const choices = [
  [
    { group: "Text size", name: "Large", css: "fontSize", is: "18px" },
    { group: "Font", name: "Highly legible", css: "fontFamily", is: /^"?Atkinson Hyperlegible Next Variable/ },
    { group: "Line spacing", name: "Wide", css: "lineHeight", is: "36px" },
    { group: "Letter spacing", name: "Wide", css: "letterSpacing", is: "1.44px" },
    { group: "Contrast", name: "More", css: "color", is: "rgb(255, 255, 255)" },
  ],
  [
    { group: "Font", name: "This device’s", css: "fontFamily", is: /^system-ui/ },
    { group: "Text size", name: "Small", css: "fontSize", is: "13.5px" },
  ],
  [{ group: "Text size", name: "Very large", css: "fontSize", is: "21.75px" }],
] as const;

test.describe("readability", () => {
  test("every choice holds on every page, from its first paint [SET-3] [DAT-5]", async ({ student }) => {
    test.slow();
    const device = await student.device();
    const { page } = device;
    const visitor = await student.device({ signedIn: false });
    // Without the app's scripts a page stays as it is first painted.
    const bare = await visitor.context.newPage();
    await bare.route(/\/assets\/.*\.js(\?|$)/, (route) => route.abort());
    await visitor.page.goto("/welcome");
    for (const chosen of choices) {
      await openSettings(device);
      const style = (of: Page, css: (typeof chosen)[number]["css"]) =>
        of.evaluate((property) => getComputedStyle(document.body)[property], css);
      const holds = async (at: Page, where: string) => {
        for (const { css, is } of chosen) expect(await style(at, css), `${css}, ${where}`).toMatch(is);
      };
      for (const { group, name, css, is } of chosen) {
        expect(await style(page, css)).not.toMatch(is);
        await page.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();
        await expect.poll(() => style(page, css)).toMatch(is);
      }
      const kept = await page.evaluate(() => localStorage.getItem("jotter:readability") ?? "");
      await visitor.page.evaluate((chosen) => localStorage.setItem("jotter:readability", chosen), kept);
      for (const [at, path] of [
        [page, "/notes"],
        [visitor.page, "/welcome"],
      ] as const) {
        await at.goto(path);
        await expect(at.getByRole("heading", { level: 1 })).toBeAttached();
        await holds(at, path);
      }
      await bare.goto("/login");
      await holds(bare, "the first paint");
    }
  });

  test("follow the device where nothing is chosen, fetch a font when it is, have an index, and keys that can be switched off [SET-1] [SET-3]", async ({
    student,
  }) => {
    test.slow();
    const device = await student.device();
    const { page } = device;
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("atkinson")) fonts.push(request.url());
    });
    await test.step("motion and contrast follow the device where the student chose nothing", async () => {
      await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
      await page.goto("/settings");
      const save = page.getByRole("button", { name: "Save profile" });
      await expect(page.locator("body")).toHaveCSS("color", "rgb(255, 255, 255)");
      await expect(save).toHaveCSS("transition-duration", "0s");
      await page.emulateMedia({ contrast: "no-preference", reducedMotion: "no-preference" });
      await expect(page.locator("body")).toHaveCSS("color", "rgb(245, 242, 234)");
      await expect(save).not.toHaveCSS("transition-duration", "0s");
    });
    await test.step("the legible font is fetched by those who chose it, and by nobody else", async () => {
      await expect(page.getByRole("heading", { name: "Readability" })).toBeVisible();
      expect(fonts).toEqual([]);
      await page.getByRole("radiogroup", { name: "Font" }).getByText("Highly legible").click();
      await expect.poll(() => fonts.length).toBe(1);
    });
    await test.step("the index of the settings leads to each part, and the address can be kept", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const index = page.getByRole("navigation", { name: "On this page" });
      for (const name of ["Delete account", "Classes", "Readability"]) {
        await index.getByRole("link", { name }).click();
        await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
      }
      await expect(page).toHaveURL("/settings#readability");
    });
    await test.step("go to every area, start a note and show the sheet of all of them", async () => {
      await goThere(page, "/controlRoom");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
      // The page it began on comes last: leading there from there would prove nothing.
      const [home, ...others] = areaPages;
      for (const { key, path } of [...others, ...(home ? [home] : [])]) {
        await page.keyboard.press("g");
        await page.keyboard.press(key);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      }
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      // Four more of the shell, ten of the editor, how to leave it among them, and two of a proposal.
      await expect(sheet.getByRole("term")).toHaveCount(areaPages.length + 16);
      await expect(sheet).toContainText("Leave the text");
      await expect(sheet).toContainText("Search and go anywhere");
      await expect(sheet).toContainText("Go to: Calendar");
      // In the sheet, as in any dialog, keys do nothing but close it.
      await page.keyboard.press("n");
      await expect(page).toHaveURL("/controlRoom");
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.keyboard.press("n");
      await expect(page).toHaveURL(/\/editor\/.+/);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("are letters while somebody types, and can be switched off", async () => {
      await device.startNote("Signs");
      await device.addWords("gnu? n, g h");
      await expect(device.bodyBox).toHaveText("gnu? n, g h");
      await expect(page).toHaveURL(/\/editor\/.+/);

      await openSettings(device);
      await page.getByRole("radiogroup", { name: "Keyboard shortcuts" }).getByText("On").click();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("radiogroup", { name: "Keyboard shortcuts" }).getByText("Off").click();
      await expect(page.getByRole("radio", { name: "Off" })).toBeChecked();
      await page.keyboard.press("?");
      await page.keyboard.press("g");
      await page.keyboard.press("h");
      await expect(page).toHaveURL("/settings");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("button", { name: "Show all shortcuts" }).click();
      await expect(page.getByText("Shortcuts are turned off in Settings.")).toBeVisible();
    });
  });

  test("the dialogs of the settings pass axe in both themes, and they and all pages also with more contrast and very large letters [SET-3]", async ({
    student,
  }) => {
    test.slow();
    const visitor = await student.device({ signedIn: false });
    const device = await student.device();
    const { page } = device;
    const dialogsPass = async (options: Parameters<typeof passesAxe>[2]) => {
      await choosePicture(page, "me.png", png(300, 300));
      await expect(page.getByRole("dialog")).toBeVisible();
      await passesAxe(page, "the crop", options);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Show all shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await passesAxe(page, "the sheet", options);
      await page.keyboard.press("Escape");
    };
    await openSettings(device);
    await field(page, "Name of the class").fill("Biology");
    await field(page, "Name of the class").press("Enter");
    await expect(page.getByRole("list", { name: "Classes" })).toBeVisible();
    await passesAxe(page, "/settings with a class");
    await dialogsPass({});

    // But for its colours a screen is the same as without: it has passed with all others.
    const seen = { onlyColours: true };
    const enhanced = { ...seen, moreContrast: true };
    await page.getByRole("radiogroup", { name: "Contrast" }).getByText("More", { exact: true }).click();
    await page.getByRole("radiogroup", { name: "Text size" }).getByText("Very large", { exact: true }).click();
    await expect(page.locator("body")).toHaveCSS("font-size", "21.75px");
    await passesAxe(page, "/settings", { moreContrast: true });
    await dialogsPass(seen);
    await device.writeNote("Mitosis", "Prophase. Metaphase.");
    await passesAxe(page, "the open note", enhanced);
    for (const path of ["/controlRoom", "/notes", "/docs"]) {
      await goInside(page, path);
      await passesAxe(page, path, enhanced);
    }
    await remember(visitor.page, { contrast: "more", size: "largest" });
    await visitor.page.goto("/welcome");
    await passesAxe(visitor.page, "/welcome", seen);
    for (const path of ["/login", "/createAccount"]) {
      await goInside(visitor.page, path);
      await passesAxe(visitor.page, path, seen);
    }
    expect([...visitor.complaints(), ...device.complaints()].filter((one) => !/status of 401/.test(one))).toEqual([]);
  });

  test("very large and wide letters in German fit a phone of 360 px [SET-3] [I18-1]", async ({ enrol }) => {
    test.slow();
    const student = await enrol("Maximiliane-Alexandra");
    const viewport = { width: 360, height: 740 };
    const chosen = { size: "largest", letters: "wide", lines: "wide", font: "legible" };
    const visitor = await student.device({ signedIn: false, viewport });
    await remember(visitor.page, chosen);
    await visitor.page.addInitScript(() => localStorage.setItem("jotter:language:guest", "de"));
    await visitor.page.goto("/welcome");
    await fitsHere(visitor.page, "/welcome");
    for (const path of ["/login", "/createAccount"]) {
      await goInside(visitor.page, path);
      await fitsHere(visitor.page, path);
    }
    const phone = await student.device({ viewport });
    await remember(phone.page, chosen);
    await phone.writeNote("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "Word.");
    await openSettings(phone);
    await field(phone.page, "Name of the class").fill("Donaudampfschifffahrtsgesellschaftsgeschichte");
    await field(phone.page, "Name of the class").press("Enter");
    await phone.page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await expect(phone.page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
    for (const { path } of areaPages) {
      await goInside(phone.page, path);
      await fitsHere(phone.page, path);
    }
  });
});

test.describe("reading aloud", () => {
  test("reads the note or what is selected, sentence by sentence, in its language, and is not offered without a voice [SET-3]", async ({
    student,
  }) => {
    const device = await student.device();
    const { page } = device;
    await fakeSpeech(page);
    await test.step("reads the note sentence by sentence, pauses, goes on and stops", async () => {
      await device.writeNote("Mitosis", "**Cells** divide. Then there are two.");
      await page.getByRole("button", { name: "Read aloud" }).click();
      await expect(page.getByText("Sentence 1 of 3")).toBeVisible();
      await finishSentence(page);
      await expect(page.getByText("Sentence 2 of 3")).toBeVisible();
      await page.getByRole("button", { name: "Pause" }).click();
      await expect(page.getByRole("button", { name: "Resume" })).toBeFocused();
      await finishSentence(page);
      await expect(page.getByText("Sentence 2 of 3")).toBeVisible();
      await page.getByRole("button", { name: "Resume" }).click();
      await finishSentence(page);
      await expect(page.getByText("Sentence 3 of 3")).toBeVisible();
      await passesAxe(page, "the note while it is read");
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.getByText(/Sentence/)).toHaveCount(0);
      expect(await spoken(page)).toEqual([
        "en: Mitosis",
        "en: Cells divide.",
        "en: Cells divide.",
        "en: Then there are two.",
      ]);
      expect(device.complaints()).toEqual([]);
    });
    await test.step("reads what is selected, in the language of its letters", async () => {
      await device.writeNote("Kanji", "Cells divide.\n\n細胞は分裂する。二つになる。");
      await device.bodyBox.focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.press("Home");
      for (let letter = 0; letter < 8; letter++) await page.keyboard.press("Shift+ArrowRight");
      await page.getByRole("button", { name: "Read aloud" }).click();
      await expect(page.getByText("Sentence 1 of 1")).toBeVisible();
      await finishSentence(page);
      await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
      expect((await spoken(page)).slice(4)).toEqual(["ja: 細胞は分裂する。"]);
    });
    await test.step("is not offered where the browser has no voice", async () => {
      await device.page.addInitScript(() => {
        Reflect.deleteProperty(window, "speechSynthesis");
        Reflect.deleteProperty(Window.prototype, "speechSynthesis");
      });
      await device.writeNote("Silence", "Shh.");
      await page.reload();
      await expect(device.page.getByRole("button", { name: "Delete note" })).toBeVisible();
      await expect(device.page.getByRole("button", { name: "Read aloud" })).toHaveCount(0);
    });
  });
});

async function openSettings(device: Device): Promise<Device> {
  await goThere(device.page, "/settings");
  await expect(device.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(device.page.getByRole("button", { name: "Save profile" })).toBeVisible();
  return device;
}

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).or(page.getByRole("combobox", { name, exact: true }));
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/png", buffer });
}

/** In the rail and in the settings; the top bar of phones is not shown here. */
function shownPictures(page: Page) {
  return page.locator("main img, nav img").filter({ visible: true });
}

async function seesPictures(page: Page): Promise<void> {
  await expect(shownPictures(page)).toHaveCount(2);
  const areThere = () =>
    shownPictures(page).evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areThere, "the pictures have come").toBe(true);
}

async function storedFiles(context: BrowserContext) {
  const answer = await context.request.get("/api/files");
  const { files } = (await answer.json()) as { files: { id: string; name: string; type: string }[] };
  return files;
}

async function sizeOf(page: Page, address: string) {
  return page.evaluate(async (from) => {
    const { width, height } = await createImageBitmap(await (await fetch(from)).blob());
    return { width, height };
  }, address);
}

/** What the section shows now. */
async function pixels(page: Page): Promise<string> {
  return page.locator("dialog canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
}

/** A picture with a slope of grey from left to right; `rows` of fewer lines than it says make a file that lies. */
function png(width: number, height: number, words?: string, rows = height): Buffer {
  const line = Buffer.from([0, ...Array.from({ length: width }, (_, x) => Math.round((x / width) * 255))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", head),
    ...(words ? [pngChunk("tEXt", Buffer.from(`Comment\0${words}`))] : []),
    pngChunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: rows }, () => line)), { level: 1 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

async function remember(page: Page, readability: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("jotter:readability", chosen), JSON.stringify(readability));
}

async function fitsHere(page: Page, path: string): Promise<void> {
  await standsStill(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect.soft(await tooWide(page), path).toEqual([]);
}
