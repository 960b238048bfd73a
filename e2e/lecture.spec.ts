import { copyFileSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { type AskedModel, startTestModelServer } from "@jotter/server/models/test-model-server";
import type { Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";
import { standInForMoonshine } from "./support/moonshine.ts";
import { fitsItsWidth, passesAxe, tabTo } from "./support/screen.ts";
import { startServer } from "./support/server.ts";
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
/** However slow the machine is: a lecture only gets longer. */
const hasHeard = (page: Page, seconds: number) =>
  expect
    .poll(async () => {
      const [minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? "").split(":").map(Number);
      return minutes * 60 + rest;
    })
    .toBeGreaterThanOrEqual(seconds);
const player = (page: Page) => page.getByRole("region", { name: "Place in the recording" });

async function record({ page }: Device, title: string) {
  await page.goto("/ai-tools/lecture-notes");
  await page.getByLabel("What is it about?").fill(title);
  // It is asked for once for each class.
  await page.getByLabel("I have permission to record in this class").check();
  await page.getByRole("button", { name: "Start recording" }).click();
  await hasHeard(page, 1);
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
  // No field was pressed: what is typed is written all the same, and is no shortcut that leads away.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.type("ndicator = weak acid");
  const first = page.getByLabel("Line at").first();
  await expect(first).toHaveValue("ndicator = weak acid");
  await page.keyboard.press("Home");
  await page.keyboard.type("i");
  await expect(first).toHaveValue("indicator = weak acid");
  await page.keyboard.press("Enter");
  await page.keyboard.type("which color when??");
  await page.keyboard.press("Alt+KeyQ");
  await expect(page.getByText("not clear yet")).toBeVisible();
  await passesAxe(page, "a lecture");

  // Leaving the page ends nothing, and the way back is above every other page.
  await page.getByRole("button", { name: "Study desk" }).click();
  const strip = page.getByRole("complementary", { name: "Recording" });
  await strip.getByRole("link").click();
  await hasHeard(page, 2);
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

  await page.getByRole("link", { name: "Open the note" }).click();
  const written = page.getByRole("textbox", { name: "Text of the note" });
  await expect(written).toContainText("indicator = weak acid");
  await expect(written).toContainText("a weak acid whose two forms have different colors");
  await expect(written).toContainText("the quiz is on Friday");
  await page.goBack();
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

test("a lecture needs no mouse: it is begun, written, stopped, named, heard, given a transcript and made into cards by keys [LEC-1]", async ({
  student,
}) => {
  const { page } = await student.device();
  const { keyboard } = page;
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole("button", { name }).first());
    await keyboard.press("Enter");
  };
  await page.goto("/ai-tools/lecture-notes");
  await tabTo(page, page.getByLabel("I have permission to record in this class"));
  await keyboard.press("Space");
  await press("Start recording");
  await hasHeard(page, 1);
  await keyboard.type("indicator = weak acid");
  await keyboard.press("Alt+KeyI");
  await keyboard.press("Enter");
  await keyboard.type("two forms, two colors");
  await hasHeard(page, 4);
  await press("Stop recording");
  await expect(page.getByText("Organized on this device")).toBeVisible();
  await tabTo(page, page.getByLabel("What is it about?"));
  await keyboard.type("Indicators");
  await tabTo(page, player(page).getByRole("button", { name: "Play" }));
  await keyboard.press("Space");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await keyboard.press(">");
  await keyboard.press("Space");
  await expect(player(page).getByRole("button", { name: "Play" })).toBeVisible();
  await press("Add a transcript");
  await tabTo(page, page.getByLabel("What was said"));
  await keyboard.insertText(
    "An indicator is a weak acid whose two forms have different colors.\nThe quiz is on Friday.",
  );
  await press("Use this transcript");
  await expect(page.getByRole("heading", { name: "Dates and tasks" })).toBeVisible();
  await expect(page.getByLabel("What is it about?")).toHaveValue("Indicators");
  await press("Make cards");
  await expect(page).toHaveURL(/from=note/);
  await expect(page.getByText(/weak acid/).first()).toBeVisible();
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
  await hasHeard(device.page, 5);
  // No question is answered, no handler runs: as when the browser dies.
  const next = await device.context.newPage();
  await device.page.close({ runBeforeUnload: false });
  await next.goto("/controlRoom");
  await expect(next.getByText(/(?!00:0[0-2])\d\d:\d\d of “Polyprotic acids” recovered/)).toBeVisible();
  await next.getByRole("button", { name: "Open" }).click();
  await expect(next.getByRole("button", { name: /two jumps/ })).toBeVisible();
  await expect(player(next)).toContainText(/00:00\s*(?!00:0[0-2])\d\d:\d\d/);
});

test("a recording waits for nothing but the microphone, says so, and can be given up [LEC-1]", async ({ student }) => {
  const device = await student.device({ viewport: { width: 390, height: 844 } });
  const { page } = device;
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    // The browser asks its question, and nobody has answered yet.
    mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((resolve) => addEventListener("allow", resolve, { once: true }));
      return open(wanted);
    };
    // A disk that is busy with something else: what is opened opens late.
    const database = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      const request = version === undefined ? database.call(this, name) : database.call(this, name, version);
      if (!name.startsWith("jotter-files:")) return request;
      request.addEventListener("success", (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => request.dispatchEvent(new Event("success")), 6000);
      });
      return request;
    };
  });
  await page.goto("/ai-tools/lecture-notes");
  await page.getByLabel("I have permission to record in this class").check();
  const start = page.getByRole("button", { name: "Start recording" });
  await start.click();
  await expect(page.getByText("Still waiting for the microphone.")).toBeVisible();
  await passesAxe(page, "a microphone that is waited for");
  await fitsItsWidth(device, "a microphone that is waited for");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(start).toBeEnabled();
  await page.evaluate(() => dispatchEvent(new Event("allow")));
  await expect(page.getByText("No lectures yet.")).toBeVisible();
  await expect(timer(page)).toBeHidden();

  await page.reload();
  await start.click();
  await page.evaluate(() => dispatchEvent(new Event("allow")));
  await hasHeard(page, 1);
  await page.getByLabel("New line").pressSequentially("before the disk is ready");
  // A mark that is tapped is of the line that is written, which goes on.
  await page.getByRole("button", { name: "Important" }).click();
  await expect(page.getByLabel("Line at")).toHaveCount(1);
  await expect(page.getByText("important", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Line at")).toBeFocused();
  await hasHeard(page, 3);
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(player(page)).toContainText(/00:00\s*(?!00:0[0-2])\d\d:\d\d/);
  await expect(page.getByRole("button", { name: /before the disk is ready/ })).toBeVisible();
});

test("another microphone goes on where one was, on a phone too, and what was heard stays [LEC-1]", async ({
  student,
}) => {
  const device = await student.device({ viewport: { width: 390, height: 844 } });
  const { page } = device;
  await record(device, "Two microphones");
  const microphone = page.getByLabel("Microphone", { exact: true });
  await passesAxe(page, "a lecture with two microphones");
  await fitsItsWidth(device, "a lecture with two microphones");
  // The one the device uses is not told twice.
  await expect(microphone.getByRole("option")).toHaveText([
    "The one your device uses",
    "Fake Audio Input 1",
    "Fake Audio Input 2",
  ]);
  await microphone.selectOption({ index: 2 });
  await expect(microphone).toBeEnabled();
  await hasHeard(page, 3);
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(player(page)).toContainText(/00:00\s*(?!00:0[0-2])\d\d:\d\d/);
  // The next lecture begins with the one that was chosen.
  await page.goto("/ai-tools/lecture-notes");
  await expect(microphone.locator("option:checked")).toHaveText("Fake Audio Input 2");
});

test("a recording taken in days later reckons from the day it was made, and the day can be mended [LEC-1]", async ({
  student,
}, info) => {
  const { page } = await student.device();
  const file = info.outputPath("Buffers.wav");
  copyFileSync(speech, file);
  const held = new Date("2026-03-10T10:00:00");
  utimesSync(file, held, held);
  await page.goto("/ai-tools/lecture-notes");
  await page.locator("input[type=file]").setInputFiles(file);
  const day = page.getByLabel("Day of the lecture");
  await expect(day).toHaveValue("2026-03-10");
  await page.getByRole("button", { name: "Add a transcript" }).click();
  await page.getByLabel("What was said").fill("A buffer keeps its value.\nRemember, the quiz is tomorrow.");
  await page.getByRole("button", { name: "Use this transcript" }).click();
  const dates = page.getByRole("listitem").filter({ hasText: "the quiz is tomorrow" });
  await expect(dates).toContainText("Mar 11, 2026");
  await day.fill("2026-03-16");
  await expect(dates).toContainText("Mar 17, 2026");
  await page.reload();
  await expect(day).toHaveValue("2026-03-16");
});

for (const wire of ["openai-compatible", "gemini"] as const) {
  test(`what was said is written down by a provider that speaks as ${wire} does, and a model makes notes of it [LEC-1] [AIX-6]`, async ({
    enrol,
  }) => {
    const model = await startTestModelServer({ reply: modelAtLecture });
    const server = await startServer({
      env:
        wire === "gemini"
          ? { AI_PROVIDER: wire, AI_BASE_URL: model.geminiUrl, AI_API_KEY: "sk-test", AI_MODEL: "well" }
          : { AI_BASE_URL: model.openAiUrl, AI_API_KEY: "sk-test", AI_MODEL: "well", AI_SPEECH_MODEL: "well" },
    });
    try {
      const student = await enrol("Ada", server.address);
      const { page } = await student.device();
      await page.goto("/ai-tools/lecture-notes");
      await page.locator("input[type=file]").setInputFiles(speech);
      await page.getByRole("button", { name: "Add a transcript" }).click();
      await page.getByRole("button", { name: "Transcribe with the AI model" }).click();
      await expect(page.getByText(/^The transcript of/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Dates and tasks" })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "The quiz is on Friday." }).first()).toBeVisible();
      await page.getByRole("button", { name: "Ask the AI model, too" }).click();
      await expect(page.getByRole("heading", { name: "Why buffers hold" })).toBeVisible();
      await expect(page.getByText("Written by the model from the transcript")).toBeVisible();
      await page.getByRole("button", { name: "Show the device’s notes" }).click();
      await expect(page.getByRole("heading", { name: "Why buffers hold" })).toBeHidden();
      expect(model.asked.every((one) => one.wire === wire)).toBe(true);
      expect(model.asked.filter(isSound)).toHaveLength(1);
    } finally {
      await Promise.all([server.dispose(), model.stop()]);
    }
  });
}

function isSound({ isSpeech, body }: AskedModel): boolean {
  return isSpeech === true || JSON.stringify(body).includes("audio/wav");
}

function modelAtLecture(call: AskedModel): readonly string[] {
  const lines = [
    { second: 0, text: "A buffer keeps its value." },
    { second: 3.5, text: "The quiz is on Friday." },
  ];
  const said = [{ time: "00:00", text: "A buffer takes up what would change it." }];
  const notes = {
    sections: [{ time: "00:00", heading: "Why buffers hold", lines: said }],
    terms: [{ time: "00:00", term: "buffer", meaning: "a mixture that keeps its value" }],
    questions: [],
  };
  return [JSON.stringify(isSound(call) ? { lines } : notes)];
}
