import { randomUUID } from "node:crypto";
import { type PushOp, push, type StudentAccount } from "./account.ts";

type GivenDocument = {
  readonly title: string;
  readonly kind: "pdf" | "markdown";
  readonly bytes: Uint8Array;
  /** As it would have been read, page by page. */
  readonly texts: readonly string[];
  readonly labels?: readonly string[];
  readonly outline?: readonly { readonly title: string; readonly level: number; readonly page: number }[];
};

let sent = 0;

/** A document that is on the server already, with its text, as if uploaded and read on another device. */
export async function giveDocument(address: string, student: StudentAccount, given: GivenDocument): Promise<string> {
  const { title, kind, bytes, texts, labels = texts.map((_, page) => String(page + 1)), outline } = given;
  const [id, name, at] = [randomUUID(), `${title}.${kind}`, Date.now()];
  const stored = await fetch(`${address}/api/files?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { Origin: address, Cookie: student.cookie },
    body: new Blob([new Uint8Array(bytes)]),
  });
  if (!stored.ok) throw new Error(`The file was answered ${stored.status}: ${await stored.text()}`);
  const { id: fileId, type } = (await stored.json()) as { id: string; type: string };
  const times = { createdAt: at, updatedAt: at };
  const where = { path: `users/me/${name}`, url: `${address}/api/files/${fileId}` };
  const op = (kind: string, id: string, data: PushOp["data"]): PushOp => {
    sent++;
    return { kind, id, ifRev: 0, n: sent, v: 1, data, del: false, at };
  };
  const facts = { bytes: bytes.length, pages: texts.length, text: { state: "read" } };
  const results = await push(address, student, "elsewhere", [
    op("document", id, { title, classId: null, tags: [], kind, fileId, name, ...where, type, ...facts, ...times }),
    op("document-text", `${id}-0`, { documentId: id, from: 0, labels, body: texts.join("\f"), outline, ...times }),
  ]);
  const refused = results.filter(({ status }) => status !== "ok");
  if (refused.length > 0) throw new Error(`The server refused the document: ${JSON.stringify(refused)}`);
  return id;
}
