import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { noteData, pullAll, push, type StudentAccount } from "./account.ts";
import { goThere } from "./inside.ts";
import { type Device, expect } from "./student.ts";

let sent = 0;

/** A note that is on the server already, as if written on another device. */
export async function giveNote(
  address: string,
  student: StudentAccount,
  title: string,
  body: string,
  tags: readonly string[] = [],
): Promise<string> {
  sent++;
  const id = randomUUID();
  const at = Date.now();
  const op = {
    kind: "note",
    id,
    ifRev: 0,
    n: sent,
    v: 1,
    data: { ...noteData(title, body, at), tags },
    del: false,
    at,
  };
  const [result] = await push(address, student, "elsewhere", [op]);
  if (result?.status !== "ok") throw new Error(`The server refused the note: ${JSON.stringify(result)}`);
  return id;
}

export async function openEditor({ page, bodyBox }: Device, id: string): Promise<void> {
  await goThere(page, `/editor/${id}`);
  await expect(bodyBox).toBeVisible();
}

/** What the server holds of a note's text now. */
export async function storedBody(address: string, student: StudentAccount, id: string): Promise<string | undefined> {
  const rows = await pullAll(address, student);
  const row = rows.find((each) => each.id === id);
  return row?.data?.body as string | undefined;
}

/** What the editor offers after `/`, `[[` or `#`. */
export function offered(page: Page, name: string): Locator {
  return page.locator(".j-menu").getByRole("option", { name });
}
