import { expect, type Page } from "@playwright/test";

export const greeting = "Hi! I’m Jotson, your study assistant.";

/** Jotson as a student sees it. */
export function jotson(page: Page) {
  const button = page.getByRole("button", { name: "Chat with Jotson" });
  const chat = page.getByRole("dialog", { name: "Jotson" });
  const input = chat.getByRole("textbox", { name: "Ask Jotson anything" });
  const log = chat.getByRole("log");
  return {
    button,
    chat,
    input,
    log,
    open: async () => {
      await button.click();
      await expect(log).toContainText(greeting);
    },
    ask: async (question: string) => {
      await input.fill(question);
      await input.press("Enter");
      await expect(log).toContainText(question);
    },
  };
}
