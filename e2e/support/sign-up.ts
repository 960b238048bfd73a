import { expect, type Page } from "@playwright/test";

export const password = "correct horse";

let newcomers = 0;
export function newEmail(): string {
  newcomers++;
  return `newcomer-${process.pid}-${Date.now()}-${newcomers}@example.org`;
}

/** The first step of the sign-up: from here on there is an account. */
export async function createAccount(page: Page, email: string, name = "Ada", address = "/createAccount?step=1") {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/step=2/);
}
