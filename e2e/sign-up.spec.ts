import type { Page } from "@playwright/test";
import { pullAll, push, type StudentAccount, signIn } from "./support/account.ts";
import { goInside, passesAxe, standsStill, tabTo, tooWide } from "./support/screen.ts";
import { createAccount, newEmail, password } from "./support/sign-up.ts";
import { type Device, expect, openDevice, test } from "./support/student.ts";

const defaultBio = "This is a default student. They learn normally, and have no distinguishing features.";

test.describe("a newcomer", () => {
  test("goes from the root to the Control Room, and every device has what they entered [ROU-1] [SUP-1] [SUP-2] [SUP-5] [SUP-7] [SUP-8] [SUP-9]", async ({
    newcomer,
    server,
  }) => {
    test.slow();
    const { page } = newcomer;
    const email = newEmail();
    await page.goto("/");
    await page.getByRole("link", { name: "Get Started" }).click();
    await page.getByRole("link", { name: "Get Started Now" }).click();
    for (const slide of ["Everything in one place", "Pick your grade", "Add your classes", "Tell us about yourself"]) {
      await expect(heading(page)).toHaveText(slide);
      await page.getByRole("button", { name: "Next" }).click();
    }
    await expect(heading(page)).toHaveText("Choose a plan");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page)).toHaveText("Tell us about yourself");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Get Started" }).click();

    await isAtStep(page, 1);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill(`  ${email} `);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await next(page);

    await isAtStep(page, 2);
    await page.getByRole("button", { name: "11th" }).click();
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("11th");
    await next(page);

    await isAtStep(page, 3);
    await classField(page).fill("aLg");
    const suggestions = page.getByRole("listbox", { name: "Suggested classes" }).getByRole("option");
    await expect(suggestions).toHaveCount(8);
    await expect(suggestions.first()).toHaveText("Pre-AlgebraStandard");
    await page.getByRole("option", { name: "Honors Algebra II" }).click();
    for (const typed of ["AP U.S. History", "  ", " ap u.s. HISTORY ", "Beekeeping"]) {
      await classField(page).fill(typed);
      await page.getByRole("button", { name: "Add" }).click();
    }
    await expect(chips(page)).toHaveText(["Honors Algebra II", "AP U.S. History", "Beekeeping"]);
    await page.getByRole("button", { name: "Remove Beekeeping" }).click();
    await expect(chips(page)).toHaveText(["Honors Algebra II", "AP U.S. History"]);
    await next(page);

    await isAtStep(page, 4);
    await page.getByRole("textbox", { name: "Bio" }).fill("I draw what I learn.");
    await next(page);

    await isAtStep(page, 5);
    await expect(page.getByText("Nothing is charged")).toBeVisible();
    await page.getByRole("radio", { name: "Pro $79 per month" }).check();
    await next(page);

    await isAtStep(page, 6);
    const review = page.locator("form dl");
    for (const entered of [
      "Ada",
      email,
      "Hidden",
      "11th",
      "Honors Algebra II",
      "I draw what I learn.",
      "$79 per month",
    ]) {
      await expect(review).toContainText(entered);
    }
    await expect(review).toContainText('classes[2] = ["Honors Algebra II","AP U.S. History"]');
    await expect(page.getByText(password)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await page.getByRole("button", { name: "finished" }).click();
    await expect(page).toHaveURL("/controlRoom");
    await expect(page.getByRole("heading", { name: "Finish setting up" })).toHaveCount(0);
    await newcomer.isSaved();
    await page.reload();
    await expect(heading(page)).toContainText("Ada");

    const rows = await stored(server.address, email);
    expect(rows.profile).toMatchObject({ username: "Ada", email, grade: "11th", plan: "USD 79/mo" });
    expect(rows.profile).toMatchObject({ bio: "I draw what I learn." });
    expect(rows.classes).toEqual([
      { name: "AP U.S. History", marker: "coral", level: "ap" },
      { name: "Honors Algebra II", marker: "violet", level: "honors" },
    ]);
    expect(newcomer.complaints()).toEqual([]);
  });

  test("signs up without a mouse, and may leave everything out [SUP-2] [SUP-5] [SUP-8] [SUP-10]", async ({
    visitor,
    server,
  }) => {
    test.slow();
    const { page } = visitor;
    const email = newEmail();
    await page.goto("/createAccount");
    await expect(heading(page)).toHaveText("Everything in one place");
    for (let slide = 2; slide <= 5; slide++) await page.keyboard.press("ArrowRight");
    await expect(page.getByText("5 of 5")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("4 of 5")).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Next" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Get Started" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("Ada");
    await tabTo(page, page.getByRole("textbox", { name: "Email" }));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");

    await isAtStep(page, 2);
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole("textbox", { name: "Grade" }));
    await page.keyboard.press("Enter");

    await isAtStep(page, 3);
    await tabTo(page, classField(page));
    await page.keyboard.type("calculus");
    const suggestions = page.getByRole("listbox", { name: "Suggested classes" });
    await expect(suggestions).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(suggestions.getByRole("option", { selected: true })).toHaveText(/^Pre-Calculus/);
    await page.keyboard.press("Escape");
    await expect(suggestions).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Latin poems");
    await page.keyboard.press("Enter");
    await expect(chips(page)).toHaveText(["Pre-Calculus", "Latin poems"]);
    await expect(classField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await isAtStep(page, 3);
    await tabTo(page, page.getByRole("button", { name: "Remove Pre-Calculus" }));
    await page.keyboard.press("Enter");
    await expect(classField(page)).toBeFocused();
    for (const step of [4, 5]) {
      await tabTo(page, page.getByRole("button", { name: "Next" }));
      await page.keyboard.press("Enter");
      await isAtStep(page, step);
    }
    await tabTo(page, page.getByRole("radio", { name: "None for now" }));
    await expect(page.getByRole("radio", { name: "None for now" })).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Basic $49 per month" })).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: "Skip for now" }));
    await page.keyboard.press("Enter");

    await isAtStep(page, 6);
    await expect(page.locator("form dl")).toContainText("None selected");
    await tabTo(page, page.getByRole("button", { name: "finished" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/controlRoom");
    await visitor.isSaved();
    const rows = await stored(server.address, email);
    expect(rows.profile).toMatchObject({ grade: "", plan: null, bio: defaultBio });
    expect(rows.classes).toEqual([{ name: "Latin poems", marker: "violet", level: "standard" }]);
    expect(visitor.complaints()).toEqual([]);
  });

  test("is sent neither the database nor the later steps, told what is wrong with their details, and stays at the first step until there is an account and a profile [SUP-2] [SUP-3] [SUP-4]", async ({
    visitor,
    student,
  }) => {
    const { page } = visitor;
    await test.step("nobody without an account is sent the database, the later steps or the catalogue", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto("/createAccount");
      await standsStill(page);
      await page.getByRole("button", { name: "Skip to the form" }).click();
      await isAtStep(page, 1);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((path) => /records|rooms|LaterStep|catalogue/.test(path))).toEqual([]);
    });
    await test.step("is told what is wrong with their details, in words that do not change", async () => {
      const problem = page.getByRole("alert");
      const [name, email] = [page.getByRole("textbox", { name: "Name" }), page.getByRole("textbox", { name: "Email" })];
      const secret = page.getByLabel("Password", { exact: true });
      await next(page);
      await expect(problem).toContainText("Please fill in all fields.");
      await expect(name).toBeFocused();
      await name.fill("   ");
      await email.fill(newEmail());
      await secret.fill(password);
      await next(page);
      await expect(problem).toContainText("Please fill in all fields.");
      await name.fill("Ada");
      await email.fill("not an email");
      await next(page);
      await expect(problem).toContainText("Invalid email format.");
      await expect(email).toBeFocused();
      await email.fill(newEmail());
      await secret.fill("short");
      await expect(page.getByText("1 more character needed")).toBeVisible();
      await next(page);
      await expect(problem).toContainText("Password must be at least 6 characters long.");
      await secret.fill("shorty");
      await expect(page.getByText("Long enough.")).toBeVisible();
      await email.fill(student.email);
      await next(page);
      await expect(problem).toContainText("An account with this email already exists. Please sign in instead.");
      await isAtStep(page, 1);
    });
    await test.step("stays at the first step until there is an account and a profile", async () => {
      const problem = page.getByRole("alert");
      await fillDetails(page, newEmail());

      await visitor.goOffline();
      await next(page);
      await expect(problem).toContainText("The server cannot be reached.");
      await visitor.goOnline();

      const answers: (readonly [number, object, string])[] = [
        [500, {}, "Account creation failed."],
        [422, { message: "This school takes no newcomers in May." }, "This school takes no newcomers in May."],
      ];
      for (const [status, json, words] of answers) {
        await page.route("**/api/auth/sign-up/email", (route) => route.fulfill({ status, json }));
        await next(page);
        await expect(problem).toContainText(words);
        await page.unroute("**/api/auth/sign-up/email");
      }

      await page.evaluate(() => {
        IDBFactory.prototype.open = () => {
          throw new Error("There is no room for a database");
        };
      });
      await next(page);
      await expect(problem).toContainText("An unexpected error occurred.");
      await isAtStep(page, 1);
    });
  });
});

test.describe("a sign-up in progress", () => {
  test("survives a reload at every step, keeps the password nowhere, and lands on the page first asked for [SUP-9] [SUP-10] [ROU-2] [ROU-3]", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    const email = newEmail();
    await page.goto("/settings");
    await page.getByRole("link", { name: "Sign up here" }).click();
    await page.getByRole("button", { name: "Skip to the form" }).click();
    await fillDetails(page, email);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    expect(await kept(page)).not.toContain(password);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await next(page);

    await isAtStep(page, 2);
    await page.getByRole("textbox", { name: "Grade" }).fill("Year 12, upper sixth");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("Year 12, upper sixth");
    await next(page);
    await classField(page).fill("Latin");
    await page.keyboard.press("Enter");
    await page.reload();
    await expect(chips(page)).toHaveText(["Latin"]);
    await next(page);
    await page.getByRole("textbox", { name: "Bio" }).fill("Slow and steady.");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("Slow and steady.");
    await next(page);
    await page.getByRole("radio", { name: /Premium/ }).check();
    await page.reload();
    await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
    await next(page);
    await page.reload();
    await isAtStep(page, 6);
    await expect(page.locator("form dl")).toContainText("$99 per month");
    const everything = await kept(page);
    expect(everything).toContain("Slow and steady.");
    expect(everything).not.toContain(password);
    await page.getByRole("button", { name: "finished" }).click();
    await expect(page).toHaveURL("/settings");
    expect(visitor.complaints()).toEqual([]);
  });

  test("is made once, moves with the browser’s Back and Forward, needs an account for its steps, and ends at no other site [SUP-2] [SUP-4] [SUP-9] [SUP-10] [ROU-3]", async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.goto("/createAccount?step=4");
    await isAtStep(page, 1);
    await page.goto("/createAccount?step=99");
    await expect(heading(page)).toHaveText("Everything in one place");
    await test.step("sees that the account is being made, and does not make two", async () => {
      let asked = 0;
      await page.route("**/api/auth/sign-up/email", async (route) => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.goto("/createAccount?step=1");
      await fillDetails(page, newEmail());
      await next(page);
      const busy = page.getByRole("button", { name: "Creating your account…" });
      await expect(busy).toHaveAttribute("aria-busy", "true");
      await busy.click({ force: true });
      await isAtStep(page, 2);
      expect(asked).toBe(1);
    });
    await test.step("moves with the browser's Back and Forward, and its steps need an account", async () => {
      await next(page);
      await isAtStep(page, 3);
      await page.goBack();
      await isAtStep(page, 2);
      await page.goBack();
      await isAtStep(page, 1);
      await expect(page.getByText("Your account is ready.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveCount(0);
      await page.goForward();
      await page.goForward();
      await isAtStep(page, 3);
      await page.goto("/createAccount?step=6");
      await page.getByRole("link", { name: "Edit Bio" }).click();
      await isAtStep(page, 4);
      await page.goto("/login");
      await expect(page).toHaveURL("/controlRoom");
    });
    await test.step("ends at no other site, whatever the address asks for", async () => {
      for (const elsewhere of ["//elsewhere.example/x", "https://elsewhere.example/x"]) {
        await page.goto(`/login?to=${encodeURIComponent(elsewhere)}`);
        await expect(page).toHaveURL("/controlRoom");
      }
      await page.goto("/createAccount?step=6&to=https%3A%2F%2Felsewhere.example%2Fx");
      await page.getByRole("button", { name: "finished" }).click();
      await expect(page).toHaveURL("/controlRoom");
    });
  });

  test("goes on without a network [ROU-3]", async ({ browser, server }) => {
    test.slow();
    const visitor = await openDevice(browser, server.address, { installed: true });
    const { page } = visitor;
    await createAccount(page, newEmail());
    await visitor.isInstalled();
    await visitor.goOffline();
    await page.goto("/createAccount");
    await isAtStep(page, 2);
    await page.getByRole("button", { name: "College" }).click();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("College");
    await page.goto("/createAccount?step=6");
    await page.getByRole("button", { name: "finished" }).click();
    await expect(page).toHaveURL("/controlRoom");
    await visitor.context.close();
  });

  test("leaves nothing behind after a sign-out, can be left and taken up again, or left for good [SUP-10] [ROU-3]", async ({
    visitor,
  }) => {
    const { page } = visitor;
    await test.step("leaves nothing behind after a sign-out", async () => {
      const email = newEmail();
      await createAccount(page, email);
      await page.goto("/createAccount?step=4");
      await page.getByRole("textbox", { name: "Bio" }).fill("A secret of mine.");
      await page.goto("/settings");
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page).toHaveURL(/\/(login|welcome)/);
      const everything = await kept(page);
      expect(everything).not.toContain(email);
      expect(everything).not.toContain("A secret of mine.");
      await page.goto("/createAccount?step=4");
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    });
    await test.step("can be left and taken up again, or left for good", async () => {
      await createAccount(page, newEmail());
      await next(page);
      await classField(page).fill("Latin");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Finish later" }).click();
      await expect(page).toHaveURL("/controlRoom");
      const card = page.getByRole("region", { name: "Finish setting up" });
      await expect(card).toContainText("step 3 of 6: Classes");
      await card.getByRole("link", { name: "Continue" }).click();
      await isAtStep(page, 3);
      await expect(chips(page)).toHaveText(["Latin"]);
      await page.goto("/controlRoom");
      await card.getByRole("button", { name: "Dismiss" }).click();
      await expect(card).toHaveCount(0);
      await page.goto("/createAccount");
      await expect(page).toHaveURL("/controlRoom");
      await expect(card).toHaveCount(0);
    });
  });

  test("shows the next visitor of a shared computer nothing of the one before [SUP-10]", async ({ visitor }) => {
    await visitor.page.goto("/createAccount?step=1");
    await fillDetails(visitor.page, newEmail());
    await visitor.page.close();
    const { page } = await visitor.tab();
    await page.goto("/createAccount?step=1");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  });
});

test.describe("the last button", () => {
  test("needs a session [SUP-9]", async ({ visitor }) => {
    const { page, context } = visitor;
    await createAccount(page, newEmail());
    await page.goto("/createAccount?step=6");
    await expect(page.getByRole("button", { name: "finished" })).toBeVisible();
    await context.clearCookies();
    await page.getByRole("button", { name: "finished" }).click();
    await expect(page.getByRole("alert")).toContainText("Authentication error. Please try logging in again.");
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test("needs a name and an address, says when the records cannot be written, and works once they can [SUP-9]", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    const email = newEmail();
    await createAccount(page, email);
    await test.step("needs a name and an address", async () => {
      await changeDraft(page, email, { name: " " });
      await page.goto("/createAccount?step=6");
      await page.getByRole("button", { name: "finished" }).click();
      await expect(page.getByRole("alert")).toContainText("Missing required user information.");
      await changeDraft(page, email, { name: "Ada" });
    });
    await test.step("says when the records cannot be written, and works once they can", async () => {
      await page.goto("/createAccount?step=2");
      await page.getByRole("button", { name: "9th", exact: true }).click();
      for (const step of [3, 4, 5, 6]) {
        await next(page);
        await isAtStep(page, step);
      }
      await page.evaluate(() => {
        const write = IDBObjectStore.prototype.put;
        Object.assign(window, { healed: () => Object.assign(IDBObjectStore.prototype, { put: write }) });
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("The disk is full", "QuotaExceededError");
        };
      });
      const finish = page.getByRole("button", { name: "finished" });
      await finish.click();
      await expect(page.getByRole("alert")).toContainText("An unexpected error occurred while saving your data.");
      await page.evaluate(() => Reflect.get(window, "healed")());
      await finish.click();
      await expect(page).toHaveURL("/controlRoom");
    });
  });
});

test("a newcomer from Google starts at the second step, with their name and address fixed [SUP-8] [SUP-10]", async ({
  enrol,
  server,
}) => {
  test.slow();
  const student = await enrol("Grace Hopper");
  const device = await student.device();
  const { page } = device;
  await page.goto("/controlRoom");
  await device.isSaved();
  const google = { step: 2, name: "Grace Hopper", email: student.email, isGoogle: true };
  await changeDraft(page, student.email, { grade: "", classes: [], bio: "", plan: null, ...google });
  await page.goto("/createAccount");
  await isAtStep(page, 2);
  await expect(page.locator("form dl")).toContainText(`NameGrace HopperEmail${student.email}`);
  await expect(page.getByRole("textbox", { name: /Name|Email/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page)).toHaveText("Everything in one place");
  await expect(page.getByText("Already have an account?")).toHaveCount(0);
  await page.getByRole("button", { name: "Skip to the form" }).click();
  await isAtStep(page, 2);
  await page.goto("/createAccount?step=1");
  await isAtStep(page, 2);
  await page.goto("/createAccount?step=6");
  await expect(page.getByRole("link", { name: "Edit Name" })).toHaveCount(0);
  await expect(page.getByText("Password")).toHaveCount(0);
  const finish = page.getByRole("button", { name: "Complete Profile" });
  await finish.click();
  await expect(page.getByRole("alert")).toContainText("Profile update failed.");

  const at = Date.now();
  const profile = { username: "Grace", email: student.email, grade: "", plan: null, bio: defaultBio, picture: null };
  const data = { ...profile, createdAt: at, updatedAt: at };
  await push(server.address, student, "elsewhere", [
    { kind: "profile", id: "me", ifRev: 0, n: 1, v: 1, data, del: false, at },
  ]);
  await expect(async () => {
    await finish.click();
    await expect(page).toHaveURL("/controlRoom", { timeout: 3000 });
  }).toPass();
});

test("whatever is typed or pasted stays a text [SUP-2] [SUP-5]", async ({ visitor, server }) => {
  test.slow();
  const { page } = visitor;
  const email = newEmail();
  const script = `<img src=x onerror="localStorage.setItem('owned','1')"><script>localStorage.setItem('owned','1')</script>`;
  await createAccount(page, email, "א".repeat(1_000_000));
  await page.getByRole("textbox", { name: "Grade" }).fill("9".repeat(5000));
  await next(page);
  const hostile = ["Bio\u0000lo\u0007gy\u202e", "👩🏽‍🔬 Chemistry", "היסטוריה של ישראל", "a/b#c$[d].e", script];
  for (const name of hostile) {
    await classField(page).fill(name);
    await page.keyboard.press("Enter");
  }
  const expected = ["Bio lo gy", ...hostile.slice(1)];
  await expect(chips(page)).toHaveText(expected);
  await classField(page).fill("x".repeat(301));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("up to 300 characters; this one has 301");
  await next(page);
  await isAtStep(page, 3);
  await classField(page).fill("x".repeat(300));
  await next(page);
  await isAtStep(page, 4);
  await page.getByRole("textbox", { name: "Bio" }).fill(script + "b".repeat(20_000));
  await expect(page.getByText("0 characters left.")).toBeVisible();
  await next(page);
  await next(page);
  await isAtStep(page, 6);
  await expect(page.locator("form dl")).toContainText(script);
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole("button", { name: "finished" }).click();
  await expect(page).toHaveURL("/controlRoom");
  await visitor.isSaved();
  const rows = await stored(server.address, email);
  expect(rows.profile).toMatchObject({ username: "א".repeat(200), grade: "9".repeat(100) });
  expect(String(rows.profile?.bio)).toHaveLength(20_000);
  expect(rows.classes.map(({ name }) => name)).toEqual([...expected, "x".repeat(300)].sort());
  expect(await page.evaluate(() => localStorage.getItem("owned"))).toBeNull();
  expect(visitor.complaints()).toEqual([]);
});

test("every slide and step passes axe in both themes, and fits a phone of 360 px in German and Japanese [SET-3] [I18-1]", async ({
  visitor,
}) => {
  test.slow();
  const { page } = visitor;
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem("jotter:language:guest", "de"));
  const fits = async (place: string, code: string) => {
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await standsStill(page);
    expect.soft(await tooWide(page), `${place}, ${code}`).toEqual([]);
    expect.soft(await isJotsonOnActions(page), `${place}, ${code}`).toBe(false);
  };
  const speak = (code: string) => page.locator("select:has(option[value=ja])").first().selectOption(code);
  await everyScreen(visitor, async (place) => {
    await fits(place, "de");
    await page.setViewportSize({ width: 1280, height: 720 });
    await passesAxe(page, place);
    await page.setViewportSize(phone);
    const isInRoom = page.url().endsWith("/controlRoom");
    if (isInRoom) await goInside(page, "/settings");
    await speak("ja");
    if (isInRoom) await goInside(page, "/controlRoom");
    if (place === suggesting) await expect(page.locator("[role=option]").first()).toBeVisible();
    await fits(place, "ja");
    if (!isInRoom) await speak("de");
    await standsStill(page);
  });
  expect(visitor.complaints()).toEqual([]);
});

const suggesting = "step 3 with suggestions";

/** Through slides and steps in any language, with something in every field. */
async function everyScreen({ page }: Device, look: (place: string) => Promise<void>): Promise<void> {
  const go = page.locator("form button[type=submit]");
  await page.goto("/createAccount");
  for (let slide = 1; slide <= 5; slide++) {
    await standsStill(page);
    await look(`slide ${slide}`);
    await page.keyboard.press("ArrowRight");
  }
  await page.goto("/createAccount?step=1");
  await go.click();
  await standsStill(page);
  await look("step 1 with a problem");
  await page.locator("input[name=name]").fill("Maximiliane-Alexandra von der Donaudampfschifffahrt");
  await page.locator("input[name=email]").fill(newEmail());
  await page.locator("input[name=password]").fill(password);
  await go.click();
  await isAtStep(page, 2);
  await page.locator("[aria-pressed]").nth(2).click();
  await standsStill(page);
  await look("step 2");
  await go.click();
  await isAtStep(page, 3);
  const field = page.locator("input[role=combobox]");
  for (const name of [
    "Math",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenkunde für Fortgeschrittene",
    "日本史",
  ]) {
    await field.fill(name);
    await page.keyboard.press("Enter");
  }
  await field.fill("al");
  await page.keyboard.press("ArrowDown");
  await standsStill(page);
  await look(suggesting);
  await page.keyboard.press("Escape");
  await field.fill("");
  await look("step 3");
  await go.click();
  await isAtStep(page, 4);
  await standsStill(page);
  await look("step 4");
  await go.click();
  await isAtStep(page, 5);
  await page.locator("input[type=radio]").nth(1).check();
  await standsStill(page);
  await look("step 5");
  await go.click();
  await isAtStep(page, 6);
  await standsStill(page);
  await look("step 6");
  await page.goto("/createAccount?step=1");
  await standsStill(page);
  await look("step 1 when it is done");
  await page.goto("/controlRoom");
  await expect(page.locator("#unfinished")).toBeVisible();
  // The picture of the student comes after the first screen.
  await expect(page.locator('a[href="/settings#profile"]').filter({ visible: true })).toBeVisible();
  await standsStill(page);
  await look("the card in the Control Room");
}

/** Whether Jotson's button hides a part of the buttons that go on. */
function isJotsonOnActions(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const actions = document.querySelector("[data-under-thumb=actions]")?.getBoundingClientRect();
    const jotson = document.querySelector("section[aria-label=Jotson] button")?.getBoundingClientRect();
    return actions !== undefined && jotson !== undefined && jotson.bottom > actions.top && jotson.top < actions.bottom;
  });
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

function classField(page: Page) {
  return page.getByRole("combobox", { name: "Class" });
}

function chips(page: Page) {
  return page.getByRole("region", { name: "Your classes" }).getByRole("listitem");
}

async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
}

async function isAtStep(page: Page, step: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
}

async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Everything this browser keeps as text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
}

/** As another program of the same browser, or an earlier version of this one, would have left it. */
async function changeDraft(page: Page, email: string, change: object): Promise<void> {
  await page.evaluate(
    ([key, changed]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ ...draft, ...changed }));
    },
    [`jotter:sign-up:${email}`, change] as const,
  );
}

/** What the server has, as a second device gets it. */
async function stored(address: string, email: string) {
  const unknown: StudentAccount = { name: "", email, password, cookie: "" };
  const rows = await pullAll(address, await signIn(address, unknown));
  const data = rows.filter((row) => !row.del);
  return {
    profile: data.find((row) => row.kind === "profile")?.data,
    classes: data
      .filter((row) => row.kind === "class")
      .map(({ data: each }) => ({ name: String(each?.name), marker: each?.marker, level: each?.level }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
