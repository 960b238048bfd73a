import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import { standInForMoonshine } from "./support/moonshine.ts";
import { fitsItsWidth, passesAxe } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

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
const player = (page: Page) => page.getByRole("region", { name: "Place in the recording" });

async function record({ page }: Device, title: string) {
  await page.goto("/ai-tools/lecture-notes");
  await page.getByLabel("What is it about?").fill(title);
  // It is asked for once for each class.
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
  await fitsItsWidth(device, "before a lecture");
  await record(device, "Indicators");
  await expect(page.getByRole("navigation")).toBeHidden();
  await page.getByLabel("New line").pressSequentially("indicator = weak acid");
  await page.keyboard.press("Enter");
  await page.keyboard.type("which color when??");
  await page.keyboard.press("Alt+KeyQ");
  await expect(page.getByText("not clear yet")).toBeVisible();
  await passesAxe(page, "a lecture");

  // Leaving the page ends nothing, and the way back is above every other page.
  await page.getByRole("button", { name: "Study desk" }).click();
  const strip = page.getByRole("complementary", { name: "Recording" });
  await strip.getByRole("link").click();
  await expect(timer(page)).toHaveText(/^00:(0[2-9]|[1-5]\d)$/);
  await expect(page.getByLabel("Line at").first()).toHaveValue("indicator = weak acid");
  await page.keyboard.press("Alt+KeyP");
  await expect(page.getByText("Paused")).toBeVisible();
  await page.keyboard.press("Alt+KeyP");
  await page.getByRole("button", { name: "Stop recording" }).click();

  await expect(page.getByText("Organized on this device")).toBeVisible();
  await page.getByRole("button", { name: /indicator = weak acid/ }).click();
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("button", { name: /indicator = weak acid/ })).toHaveAttribute("aria-current", "true");
  await passesAxe(page, "after a lecture");
  await fitsItsWidth(device, "after a lecture");

  // What was said comes beside it, and becomes a date, a term and a note.
  await page.getByRole("button", { name: "Add a transcript" }).click();
  await page
    .getByLabel("What was said")
    .fill(
      "WEBVTT\n\n00:00.000 --> 00:04.000\nAn indicator is a weak acid whose two forms have different colors.\n\n00:04.000 --> 00:07.000\nRemember, the quiz is on Friday.",
    );
  await page.getByRole("button", { name: "Use this transcript" }).click();
  await expect(page.getByRole("heading", { name: "Dates and tasks" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Terms/ })).toBeVisible();
  await page.getByRole("button", { name: "Add to calendar" }).click();
  await expect(page.getByText("In your calendar").first()).toBeVisible();
  await page.getByRole("button", { name: "Save as a note" }).click();
  await expect(page.getByRole("link", { name: "Open the note" })).toBeVisible();

  // A word of it leads to its second.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("different colors");
  await page
    .getByRole("option", { name: /An indicator is a weak acid/ })
    .first()
    .click();
  await expect(page).toHaveURL(/open=.*at=0/);
});

test("a file of sound becomes a lecture, on a phone too, and what is none says so [LEC-1]", async ({ student }) => {
  const device = await student.device({ viewport: { width: 390, height: 844 } });
  const { page } = device;
  await page.goto("/ai-tools/lecture-notes");
  const file = page.locator("input[type=file]");
  const broken = Buffer.concat([Buffer.from("ID3"), Buffer.alloc(5000, 7)]);
  await file.setInputFiles({ name: "lecture.mp3", mimeType: "audio/mpeg", buffer: broken });
  await expect(page.getByRole("alert")).toContainText("This isn’t an audio file that can be played here");
  await file.setInputFiles({ name: "empty.wav", mimeType: "audio/wav", buffer: Buffer.alloc(0) });
  await expect(page.getByRole("alert")).toContainText("This file is empty");
  await file.setInputFiles({ name: "Buffers.wav", mimeType: "audio/wav", buffer: readFileSync(speech) });
  await expect(page.getByLabel("What is it about?")).toHaveValue("Buffers");
  await expect(player(page)).toContainText("00:07");

  // What was said in it is written down on the device, is mended like any line, and is found by its words.
  await standInForMoonshine(device.context, ["A buffer keeps its value.", "The quiz is on Friday."]);
  await page.getByRole("button", { name: "Add a transcript" }).click();
  await passesAxe(page, "ways to a transcript");
  await fitsItsWidth(device, "ways to a transcript");
  await page.getByRole("button", { name: "Transcribe on this device" }).click();
  await expect(page.getByText("The transcript of “Buffers” is ready")).toBeVisible();
  await page.getByText("Transcript", { exact: true }).click();
  const lines = page.getByRole("list", { name: "Transcript" }).getByRole("textbox");
  await expect(lines.first()).toHaveValue("A buffer keeps its value.");
  await lines.first().fill("A buffer keeps its pH.");
  await page.reload();
  await page.getByText("Transcript", { exact: true }).click();
  await expect(lines.first()).toHaveValue("A buffer keeps its pH.");
  await passesAxe(page, "a file of sound");
  await fitsItsWidth(device, "a file of sound");
});

test("what a closed tab cut off is there at the next start, up to two seconds before [LEC-1]", async ({ student }) => {
  const device = await student.device();
  await record(device, "Polyprotic acids");
  await device.page.getByLabel("New line").pressSequentially("two jumps");
  await expect(timer(device.page)).toHaveText(/^00:0[5-9]$/);
  // No question is answered, no handler runs: as when the browser dies.
  const next = await device.context.newPage();
  await device.page.close({ runBeforeUnload: false });
  await next.goto("/controlRoom");
  await expect(next.getByText(/00:0[3-9] of “Polyprotic acids” recovered/)).toBeVisible();
  await next.getByRole("button", { name: "Open" }).click();
  await expect(next.getByRole("button", { name: /two jumps/ })).toBeVisible();
  await expect(player(next)).toContainText(/00:0[3-9]/);
});
