import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import { expect, test } from "./support/student.ts";

/** As everybody's browser does, and Playwright's does not: a page that is left is kept as it stood. */
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("who leaves the first page while it still makes its database finds the next one at work [DAT-1]", async ({
  student,
}) => {
  const { page } = await student.device();
  await page.addInitScript(() => {
    // The making takes as long as this page is there, as on a slow device.
    if (location.pathname !== "/ai-tools") return;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      const request = version === undefined ? open.call(this, name) : open.call(this, name, version);
      if (version === undefined) return request;
      request.addEventListener("upgradeneeded", () => {
        document.documentElement.dataset.makes = "";
        const slow = request.result.createObjectStore("slow");
        const goOn = () => {
          slow.get("nothing").onsuccess = goOn;
        };
        goOn();
      });
      return request;
    };
  });
  await page.goto("/ai-tools");
  await page.locator("html[data-makes]").waitFor();
  await page.goto("/ai-tools/lecture-notes");
  await page.getByRole("button", { name: "Paste a transcript" }).click();
  await expect(page.getByLabel("What was said")).toBeVisible();
});
