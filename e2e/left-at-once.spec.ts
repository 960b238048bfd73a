import { existsSync } from "node:fs";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import { expect, test } from "./support/student.ts";

/** As everybody's browser does, and Playwright's and one without a window do not: a page that is left is kept as it stood. */
const whole = chromiumPath().replace(/-headless-shell$/, "");
test.use({
  launchOptions: {
    executablePath: existsSync(whole) ? whole : chromiumPath(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const how of ["while its database is made", "before its database is"] as const) {
  test(`who leaves the first page ${how} finds the next one at work [DAT-1]`, async ({ student }) => {
    const { page } = await student.device();
    await page.addInitScript((how) => {
      if (location.pathname !== "/ai-tools") return;
      const open = IDBFactory.prototype.open;
      const leave = () => {
        location.href = "/ai-tools/lecture-notes";
      };
      IDBFactory.prototype.open = function (name, version) {
        const request = version === undefined ? open.call(this, name) : open.call(this, name, version);
        if (version === undefined) return request;
        if (how === "before its database is") {
          setTimeout(() => {
            leave();
            // The page is gone before it hears that it may make it.
            const since = performance.now();
            while (performance.now() - since < 1500);
          });
          return request;
        }
        // The making takes as long as this page is there, as on a slow device.
        request.addEventListener("upgradeneeded", () => {
          const slow = request.result.createObjectStore("slow");
          const goOn = () => {
            slow.get("nothing").onsuccess = goOn;
          };
          goOn();
          setTimeout(leave, 300);
        });
        return request;
      };
    }, how);
    await page.goto("/ai-tools");
    await page.getByRole("button", { name: "Paste a transcript" }).click();
    await expect(page.getByLabel("What was said")).toBeVisible();
  });
}
