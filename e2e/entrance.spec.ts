import type { Page } from "@playwright/test";
import { entrancePages } from "./support/places.ts";
import { fitsItsWidth, goInside, passesAxe, standsStill, tabTo } from "./support/screen.ts";
import { type Device, expect, openDevice, test } from "./support/student.ts";

const sentences = [
  "Generative AI tools that start from your own notes and files.",
  "A notebook for Markdown and math that works with or without a signal.",
  "Interactive textbooks whose worked examples open step by step.",
  "An AI study assistant for flashcards, quizzes and better essays.",
  "Grade analytics that tell you what you need on the next test.",
  "Smart scheduling that finds a free hour before the exam finds you.",
] as const;

/** The operator has filled nothing else in. */
const areas = ["About Us", "FAQ"] as const;

test("the welcome page greets in six languages, one after the other, and has two ways on [WEL-1]", async ({
  newcomer,
}) => {
  const { page } = newcomer;
  await page.clock.install();
  await page.goto("/welcome");
  const greetings = { en: "Welcome", es: "Bienvenido", fr: "Bienvenue", de: "Willkommen", zh: "欢迎", ja: "ようこそ" };
  for (const [language, word] of [...Object.entries(greetings), ["en", "Welcome"]]) {
    const shown = page.getByTestId("greeting");
    await expect(shown).toHaveText(word ?? "");
    await expect(shown).toHaveAttribute("lang", language ?? "");
    await page.clock.runFor(1600);
  }
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  // What moves by itself can be stopped.
  await page.getByRole("button", { name: "Pause the animation" }).click();
  const still = await page.getByTestId("greeting").textContent();
  await page.clock.runFor(5000);
  await expect(page.getByTestId("greeting")).toHaveText(still ?? "");
  expect(newcomer.complaints()).toEqual([]);
});

test.describe("the first-visit gate [ROU-4]", () => {
  test("leads from the root to the features and the sign-up, remembers the page first asked for, and opens for every tab at once [WEL-2] [FEA-2]", async ({
    newcomer,
  }) => {
    test.slow();
    const { page } = newcomer;
    await test.step("a visitor comes from the root through the welcome page to the features and the sign-up", async () => {
      await page.goto("/");
      await expect(page).toHaveURL("/welcome");
      await expect(askedPageLink(page)).toHaveCount(0);
      await page.getByRole("link", { name: "Get Started" }).click();
      await expect(page.getByTestId("growing-stroke")).toBeVisible();
      await expect(page).toHaveURL("/welcome");
      await expect(page).toHaveURL("/features");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.getByRole("link", { name: "Get Started Now" }).click();
      await expect(page).toHaveURL("/createAccount");
      await page.reload();
      await expect(page).toHaveURL("/createAccount");
      expect(newcomer.complaints()).toEqual([]);
    });
    await test.step("the page first asked for is offered, and forgotten once used", async () => {
      for (const path of ["/no-such-page", "/features#faq"]) {
        await forgetVisit(page);
        await page.goto(path);
        await expect(page).toHaveURL("/welcome");
        await askedPageLink(page).click();
        await expect(page).toHaveURL(path);
      }
      await expect(page.getByRole("heading", { name: "FAQ" })).toBeFocused();
      await page.goto("/welcome");
      await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
      await expect(askedPageLink(page)).toHaveCount(0);
    });
    await test.step("the link of a mail is kept whole", async () => {
      await forgetVisit(page);
      await page.goto("/login?reset=some-code");
      await expect(page).toHaveURL("/welcome");
      await expect(askedPageLink(page)).toHaveAttribute("href", "/login?reset=some-code");
      await page.getByRole("link", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/login?reset=some-code");
    });
    await test.step("whoever reads the terms at the welcome page first has visited too", async () => {
      await forgetVisit(page);
      await page.goto("/welcome");
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page.getByRole("heading", { name: "Terms of use" })).toBeFocused();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
      await expect(page).toHaveURL("/terms");
    });
    await test.step("a second tab stays where it is once the first has visited, and not before", async () => {
      await forgetVisit(page);
      await newcomer.page.goto("/welcome");
      await expect(newcomer.page.getByRole("link", { name: "Sign In" })).toBeVisible();
      const early = await newcomer.tab();
      await early.page.goto("/terms");
      await expect(early.page).toHaveURL("/welcome");
      await newcomer.page.getByRole("link", { name: "Sign In" }).click();
      await expect(newcomer.page).toHaveURL("/login");
      const second = await newcomer.tab();
      await second.page.goto("/terms");
      await expect(second.page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
      await expect(second.page).toHaveURL("/terms");
    });
  });

  test("a deep link is gated, remembered, and reached after signing in; then nothing is gated, and Get Started leads home [ROU-2]", async ({
    student,
  }) => {
    const device = await student.device({ signedIn: false, visited: false });
    await test.step("a deep link is gated, remembered, and reached after signing in", async () => {
      const { page } = device;
      await page.goto("/settings");
      await expect(page).toHaveURL("/welcome");
      await page.getByRole("link", { name: "Sign In" }).click();
      await expect(page).toHaveURL(/\/login\?to=/);
      await signInHere(page, student);
      await expect(page).toHaveURL("/settings");
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    });
    await test.step("a remembered student is not gated, and Get Started leads home", async () => {
      await expect(device.page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
      // No other tab is left to be asked.
      const again = await device.tab();
      await device.page.close();
      await again.page.goto("/notes");
      await expect(again.page.getByRole("heading", { name: "Your Notes" })).toBeVisible();
      await expect(again.page).toHaveURL("/notes");
      await again.page.goto("/features");
      await again.page.getByRole("link", { name: "Get Started Now" }).click();
      await expect(again.page).toHaveURL("/controlRoom");
      await again.page.goto("/welcome");
      await again.page.getByRole("link", { name: "Get Started" }).click();
      await expect(again.page).toHaveURL("/controlRoom");
    });
  });
});

test.describe("the features page", () => {
  test("types one sentence after the other, without moving anything, and can be stopped [FEA-1]", async ({
    visitor,
  }) => {
    const { page } = visitor;
    // Narrow and low: here the sentences take different numbers of lines, and nothing has room to spare.
    await page.setViewportSize({ width: 360, height: 560 });
    await page.clock.install();
    await page.goto("/features");
    const typed = page.getByTestId("typed");
    await expect(typed).toHaveText(/^Gen/);
    await standsStill(visitor.page);
    const getStarted = page.getByRole("link", { name: "Get Started Now" });
    const before = await getStarted.boundingBox();
    for (const sentence of sentences.slice(0, 3)) {
      await passTime(page, () => typed.textContent(), sentence);
      expect(await getStarted.boundingBox()).toEqual(before);
    }

    await page.getByRole("button", { name: "Pause the animation" }).click();
    const stopped = await typed.textContent();
    await page.clock.runFor(20_000);
    expect(await typed.textContent()).toBe(stopped);
    await page.getByRole("button", { name: "Play the animation" }).click();
    await passTime(page, () => typed.textContent(), sentences[3]);
    expect(visitor.complaints()).toEqual([]);
  });

  test("nothing moves for those who asked for that [WEL-2] [FEA-1]", async ({ student }) => {
    const { page } = await student.device({ signedIn: false, visited: false });
    await page.clock.install();
    await page.goto("/welcome");
    // The clock stands still: an animation, or a wait for one, would never end.
    await page.getByRole("link", { name: "Get Started" }).waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/features");
    await expect(page.getByTestId("typed")).toHaveText(sentences[0]);
    const seen = new Set<string>();
    for (let second = 0; second < 20; second++) {
      await page.clock.runFor(1000);
      seen.add((await page.getByTestId("typed").textContent()) ?? "");
    }
    expect([...seen]).toEqual(sentences.slice(0, seen.size));
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });
});

test.describe("all there is to read [MKT-1]", () => {
  test("the features, terms and privacy tell what is there, are reached by keyboard, and speak another language at once [FEA-1] [I18-1]", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    await page.goto("/features");
    await test.step("tells the six sentences as a list", async () => {
      const cards = page.getByRole("region", { name: "Everything on one desk" }).getByRole("listitem");
      await expect(cards).toHaveCount(sentences.length);
      for (const [index, sentence] of sentences.entries()) await expect(cards.nth(index)).toContainText(sentence);
    });
    await test.step("no invented person is there, and no part that the operator has not filled", async () => {
      await expect(page.getByRole("region", { name: "FAQ" })).toBeVisible();
      for (const name of ["What Teachers Say", "Meet the Team", "Contact"]) {
        await expect(page.getByRole("region", { name })).toHaveCount(0);
        await expect(page.getByRole("link", { name })).toHaveCount(0);
      }
    });
    await test.step("a link within the page moves the focus too, and back comes back", async () => {
      await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/features#faq");
      await expect(page.getByRole("heading", { name: "FAQ" })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL("/features");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step("every area is reached by keyboard, and the reading goes on there", async () => {
      for (const area of areas) {
        await goInside(page, "/terms");
        const link = page.getByRole("contentinfo").getByRole("link", { name: area });
        await tabTo(page, link);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/features#/);
        await expect(page.getByRole("heading", { name: area, level: 2 })).toBeFocused();
        await expect(page.getByRole("heading", { name: area, level: 2 })).toBeInViewport();
      }
      const question = page.getByText("Does it work offline?");
      await tabTo(page, page.locator("summary").filter({ has: question }));
      await page.keyboard.press("Enter");
      await expect(page.getByText("Notes, grades and the calendar work offline")).toBeVisible();
      expect(visitor.complaints()).toEqual([]);
    });
    await test.step("Terms and Privacy can be read, name who is responsible, and lead back", async () => {
      for (const [name, path, title, heading] of [
        ["Terms", "/terms", "Terms of use", "Your content"],
        ["Privacy", "/privacy", "Privacy policy", "What the server stores"],
      ] as const) {
        await goInside(page, "/login");
        await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(`${title} · Jotter`);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
        await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
        await expect(page.getByRole("complementary")).toContainText("Responsible for this installation");
        await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
        await expect(page).toHaveURL("/features");
      }
      expect(visitor.complaints().filter(isNot401)).toEqual([]);
    });
    await test.step("another language takes over at once, wherever it is chosen", async () => {
      await goInside(page, "/privacy");
      await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("プライバシーポリシー");
      await page.getByRole("contentinfo").getByRole("link", { name: "よくある質問" }).click();
      await expect(page.getByRole("heading", { name: "よくある質問" })).toBeFocused();
      await page.getByRole("combobox").selectOption("de");
      await expect(page.getByRole("heading", { name: "Häufige Fragen" })).toBeVisible();
      await expect(page).toHaveTitle("Funktionen · Jotter");
    });
  });
});

test("every page of the entrance passes axe in both themes [SET-3]", async ({ visitor }) => {
  test.slow();
  for (const [index, path] of entrancePages.entries()) {
    if (index === 0) await visitor.page.goto(path);
    else await goInside(visitor.page, path);
    await standsStill(visitor.page);
    if (path === "/features") await openQuestions(visitor);
    await passesAxe(visitor.page, path);
  }
  expect(visitor.complaints().filter(isNot401)).toEqual([]);
});

test("every page of the entrance fits 390 and 360 px in German and Japanese [SET-3] [I18-1]", async ({
  browser,
  server,
}) => {
  test.slow();
  const phone = await openDevice(browser, server.address, { viewport: { width: 390, height: 780 } });
  const { page } = phone;
  await page.goto("/no-such-page");
  for (const language of ["de", "ja"]) {
    await goInside(page, "/privacy");
    await page.locator("select:has(option[value=ja])").first().selectOption(language);
    for (const path of [...entrancePages.filter((each) => each !== "/privacy"), "/privacy"]) {
      await goInside(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await standsStill(page);
      if (path === "/features") await openQuestions(phone);
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await fitsItsWidth(phone, `${path} in ${language}, ${width} px`);
      }
    }
    await goInside(page, "/terms");
  }
  await phone.context.close();
});

/** As a tab that was just opened: nobody has been anywhere. */
async function forgetVisit(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
}

function askedPageLink(page: Page) {
  return page.getByRole("link", { name: "Continue to the page you wanted" });
}

async function signInHere(page: Page, student: { readonly email: string; readonly password: string }): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(student.email);
  await page.getByLabel("Password", { exact: true }).fill(student.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Lets the page's clock run until it says so, a little at a time. */
async function passTime(page: Page, said: () => Promise<string | null>, expected: string): Promise<void> {
  for (let step = 0; step < 200; step++) {
    if ((await said()) === expected) return;
    await page.clock.runFor(400);
  }
  throw new Error(`The page never said "${expected}"; the last it said was "${await said()}".`);
}

async function openQuestions({ page }: Device): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

/** The sign-in pages ask the server who is there; "nobody" is no complaint. */
function isNot401(complaint: string): boolean {
  return !complaint.includes("status of 401");
}
