import type { Page } from "@playwright/test";

type Speaking = { readonly spoken: string[]; finish: () => void };

/** A voice that says nothing and ends a sentence when it is told to. */
export async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speaking: Speaking = { spoken: [], finish: () => undefined };
    const fake = {
      getVoices: () => [],
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) => {
        speaking.spoken.push(`${utterance.lang}: ${utterance.text}`);
        speaking.finish = () => utterance.dispatchEvent(new Event("end"));
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: fake, configurable: true });
    Object.assign(window, { speaking });
  });
}

export async function finishSentence(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { speaking: Speaking }).speaking.finish());
}

export async function spoken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { speaking: Speaking }).speaking.spoken);
}
