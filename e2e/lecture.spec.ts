import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { expect, test } from "./support/student.ts";

const speech = join(import.meta.dirname, "support/speech/indicator.wav");

/** A microphone that hears the same two sentences again and again. */
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...chromiumArguments,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${speech}`,
    ],
  },
  permissions: ["microphone"],
});

const timer = (page: Page) => page.getByRole("timer");

async function record(page: Page, title: string) {
  await page.goto("/ai-tools/lecture-notes");
  await page.getByLabel("What is it about?").fill(title);
  await page.getByLabel("I have permission to record in this class").check();
  await page.getByRole("button", { name: "Start recording" }).click();
  await expect(timer(page)).toHaveText(/^00:0[1-9]$/);
}

test("a lecture is written while it is said, goes on elsewhere in the app, and is heard again from its lines [LEC-1]", async ({
  student,
}) => {
  const device = await student.device();
  const { page } = device;
  await page.goto("/ai-tools/lecture-notes");
  await passesAxe(page, "before a lecture");
  await fitsItsWidth(device, "a lecture");
  await record(page, "Indicators");
  await expect(page.getByRole("navigation")).toBeHidden();
  await page.getByLabel("New line").pressSequentially("indicator = weak acid");
  await page.keyboard.press("Enter");
  await page.keyboard.type("which color when??");
  await page.keyboard.press("Alt+KeyQ");
  await expect(page.getByText("not clear yet")).toBeVisible();
  await passesAxe(page, "a lecture");
  await page.screenshot({ path: "/tmp/w/h20/rec.png" });

  // Leaving the page ends nothing, and the way back is above every other page.
  await page.getByRole("button", { name: "Study desk" }).click();
  const strip = page.getByRole("complementary", { name: "Recording" });
  await expect(strip).toBeVisible();
  await page.screenshot({ path: "/tmp/w/h20/strip.png" });
  await strip.getByRole("link").click();
  await expect(timer(page)).toHaveText(/^00:0[3-9]|00:[1-9]\d$/);
  await expect(page.getByLabel("Line at").first()).toHaveValue("indicator = weak acid");
  await page.keyboard.press("Alt+KeyP");
  await expect(page.getByText("Paused")).toBeVisible();
  await page.keyboard.press("Alt+KeyP");
  await page.getByRole("button", { name: "Stop recording" }).click();

  const player = page.getByRole("region", { name: "Place in the recording" });
  await expect(player).toBeVisible();
  await expect(page.getByText("Put in order on this device")).toBeVisible();
  await page.getByRole("button", { name: /indicator = weak acid/ }).click();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.screenshot({ path: "/tmp/w/h20/after.png", fullPage: true });
  await passesAxe(page, "after a lecture");
  await fitsItsWidth(device, "a lecture");
});
