import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredFile } from "@jotter/ports/backend";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dialect } from "../storage/database.ts";
import { newStudent, type SendOptions } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type StrictS3, startS3rver, startStrictS3, type TestS3 } from "./test-s3.ts";

const fileBytes = 300_000;
const quotaBytes = 1_000_000;
const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("0123456789")]);

describe.each([
  ["sqlite", "disk"],
  ["postgres", "disk"],
  ["sqlite", "S3 of others"],
  ["postgres", "strict S3"],
] as const)("files (%s and %s) [OPS-2]", (dialect: Dialect, place) => {
  let server: TestServer;
  let s3: TestS3 | StrictS3 | undefined;
  let s3Folder: string;
  beforeAll(async () => {
    s3Folder = mkdtempSync(join(tmpdir(), "jotter-s3-"));
    if (place !== "disk") s3 = place === "strict S3" ? await startStrictS3() : await startS3rver(0, s3Folder);
    const env = { MAX_FILE_BYTES: String(fileBytes), FILE_QUOTA_BYTES: String(quotaBytes) };
    server = await startTestServer({ database: dialect, env: { ...env, ...(s3 && { FILES_URL: s3.url }) } });
  });
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
    rmSync(s3Folder, { recursive: true });
  });

  type Student = Awaited<ReturnType<typeof newStudent>>;
  async function upload(
    student: Student,
    name: string,
    body: NonNullable<SendOptions["body"]>,
    headers: Record<string, string> = {},
  ) {
    const response = await student.send(`/api/files?name=${encodeURIComponent(name)}`, {
      method: "POST",
      body,
      headers,
      duplex: "half",
    });
    return { status: response.status, body: (await response.json()) as StoredFile };
  }
  const list = async (student: Student) =>
    (await student.get("/api/files")).body as { files: { id: string }[]; usedBytes: number };
  const kept = (): readonly string[] => {
    if (s3 && "objects" in s3) return [...s3.objects.keys()].map((key) => key.slice("files/".length));
    const folder = s3 ? join(s3Folder, "jotter") : join(server.dataDir, "files");
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (!s3 || entry.name.endsWith("_object")))
      .map((entry) => entry.name.replace("._S3rver_object", ""));
  };

  test("are kept as they were sent, listed, given back and removed [DOC-1]", async () => {
    const ada = await newStudent(server);
    const uploaded = await upload(ada, "../Zelle.png", png, { "content-type": "text/html" });
    const file = {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: "Zelle.png",
      type: "image/png",
      bytes: png.length,
      createdAt: expect.any(Number),
      purpose: "document",
    };
    expect(uploaded).toEqual({ status: 201, body: file });
    expect(await list(ada)).toEqual({ files: [uploaded.body], usedBytes: png.length, quotaBytes, fileBytes });

    const path = `/api/files/${uploaded.body.id}`;
    const response = await ada.send(path);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(png.length),
      "content-disposition": `inline; filename="Zelle.png"; filename*=UTF-8''Zelle.png`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      etag: `"${uploaded.body.id}"`,
    });
    const head = await ada.send(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(png.length), ""]);
    expect((await ada.send(path, { headers: { "if-none-match": `"${uploaded.body.id}"` } })).status).toBe(304);

    expect(kept()).toContain(uploaded.body.id);
    expect((await ada.send(path, { method: "DELETE" })).status).toBe(204);
    expect(kept()).not.toContain(uploaded.body.id);
    expect((await ada.send(path)).status).toBe(404);
    expect((await ada.send(path, { method: "DELETE" })).status).toBe(404);
    expect(await list(ada)).toEqual({ files: [], usedBytes: 0, quotaBytes, fileBytes });
  });

  test("of a note are told apart, and sent again under their own id they are answered as they are [NOT-3]", async () => {
    const ada = await newStudent(server);
    const id = "0123456789abcdef".repeat(2).replace("0", dialect === "sqlite" ? "a" : "b");
    const send = (student: Student, query: string) =>
      student.send(`/api/files?name=cell.png&${query}`, { method: "POST", body: png });
    const first = await send(ada, `id=${id}&purpose=note-image`);
    const file = await first.json();
    expect([first.status, file]).toEqual([201, expect.objectContaining({ id, purpose: "note-image" })]);
    const again = await send(ada, `id=${id}&purpose=note-image`);
    expect([again.status, await again.json()]).toEqual([201, file]);
    expect(await list(ada)).toEqual({ files: [file], usedBytes: png.length, quotaBytes, fileBytes });

    const bob = await newStudent(server);
    expect((await send(bob, `id=${id}`)).status).toBe(409);
    expect((await bob.send(`/api/files/${id}`)).status).toBe(404);
    for (const query of ["id=../../etc/passwd", "id=ABC", "id=", "purpose=poster"]) {
      expect((await send(ada, query)).status, query).toBe(400);
    }
  });

  test("come in pieces that say where they belong; whatever else is sent there is refused [LEC-1]", async () => {
    const ada = await newStudent(server);
    const id = "fedcba9876543210".repeat(2).replace("f", dialect === "sqlite" ? "a" : "b");
    const send = async (query: string, body: SendOptions["body"] = png, student = ada) => {
      const response = await student.send(`/api/file-pieces?id=${id}&${query}`, {
        method: "POST",
        body,
        duplex: "half",
      });
      return [response.status, await response.json()];
    };
    const of = png.length;
    for (const query of [`from=0&of=${of}`, `name=a&of=${of}`, "name=a&from=0&of=0", `name=a&from=1&of=${of + 1}`])
      expect((await send(query))[0], query).toBe(400);
    expect((await send(`name=a&from=0&of=${of + 1}`))[0]).toBe(400);
    expect((await send(`name=a&from=0&of=${of}`, stream(of)))[0]).toBe(400);
    expect((await send(`name=a&from=-4194304&of=${of}`))[0]).toBe(400);
    expect((await send(`name=a&from=0&of=${of}&purpose=poster`))[0]).toBe(400);
    expect(await (await ada.send(`/api/file-pieces?id=${id}`)).json()).toEqual({ next: 0, pieceBytes: 4_194_304 });
    expect(await send("name=a&from=0&of=4194305", new Uint8Array(4_194_304))).toEqual([
      413,
      { code: "TOO_LARGE", limit: fileBytes },
    ]);
    const [status, file] = await send(`name=cell.png&from=0&of=${of}`);
    expect([status, file]).toEqual([201, expect.objectContaining({ id, bytes: of, type: "image/png" })]);
    expect(await (await ada.send(`/api/file-pieces?id=${id}`)).json()).toEqual(file);
    const bob = await newStudent(server);
    expect(await send(`name=cell.png&from=0&of=${of}`, png, bob)).toEqual([409, { code: "TAKEN" }]);
    expect(await (await bob.send(`/api/file-pieces?id=${id}`)).json()).toEqual({ next: 0, pieceBytes: 4_194_304 });
    expect((await ada.send(`/api/files/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(kept()).not.toContain(id);
  });

  test("are read in parts", async () => {
    const ada = await newStudent(server);
    const { body } = await upload(ada, "digits.txt", "0123456789");
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const response = await ada.send(`/api/files/${body.id}`, { headers: { range, ...headers } });
      return [
        response.status,
        response.headers.get("content-range"),
        response.status < 400 ? await response.text() : "",
      ];
    };
    expect(await part("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
    expect(await part("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
    expect(await part("bytes=-3")).toEqual([206, "bytes 7-9/10", "789"]);
    expect(await part("bytes=0-99")).toEqual([206, "bytes 0-9/10", "0123456789"]);
    expect(await part("bytes=10-")).toEqual([416, "bytes */10", ""]);
    expect(await part("bytes=5-2")).toEqual([416, "bytes */10", ""]);
    expect(await part("bytes=-0")).toEqual([416, "bytes */10", ""]);
    expect(await part("bytes=0-1,4-5")).toEqual([200, null, "0123456789"]);
    expect(await part("pages=1-2")).toEqual([200, null, "0123456789"]);
    expect(await part("bytes=2-4", { "if-range": `"${body.id}"` })).toEqual([206, "bytes 2-4/10", "234"]);
    expect(await part("bytes=2-4", { "if-range": `"changed"` })).toEqual([200, null, "0123456789"]);
  });

  test("that could be a page are never shown in place", async () => {
    const ada = await newStudent(server);
    for (const [name, content] of [
      ["page.html", "<!doctype html><script>alert(document.cookie)</script>"],
      ["picture.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
      ["notes.txt", "plain words"],
      ["program.exe", "MZ\u0000"],
    ] as const) {
      const { body } = await upload(ada, name, content, { "content-type": "text/html" });
      const { headers } = await ada.send(`/api/files/${body.id}`);
      expect(headers.get("content-type")).toMatch(/^(application\/octet-stream|text\/plain; charset=utf-8)$/);
      expect(headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("are nobody else's, by any way of asking [DAT-4]", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const { body } = await upload(ada, "diary.txt", "secret");
    for (const method of ["GET", "HEAD", "DELETE"])
      expect((await bob.send(`/api/files/${body.id}`, { method })).status).toBe(404);
    expect((await list(bob)).files).toEqual([]);
    expect((await list(ada)).files).toHaveLength(1);
  });

  test("over the limit are refused before and while they arrive, and leave nothing", async () => {
    const ada = await newStudent(server);
    const before = kept();
    const refusal = { status: 413, body: { code: "TOO_LARGE", limit: fileBytes } };
    expect(await upload(ada, "big", new Uint8Array(fileBytes + 1))).toEqual(refusal);
    expect(await upload(ada, "big", stream(fileBytes + 1))).toEqual(refusal);
    expect((await upload(ada, "fits", stream(fileBytes))).status).toBe(201);
    expect(await list(ada)).toMatchObject({ usedBytes: fileBytes, files: [{ name: "fits" }] });
    expect(kept()).toHaveLength(before.length + 1);
    expect(await upload(ada, "", "no name")).toEqual({
      status: 400,
      body: { code: "BAD_REQUEST", message: "name is missing" },
    });
  });

  test("never exceed the quota, however many arrive at once", async () => {
    const ada = await newStudent(server);
    const uploads = await Promise.all(
      Array.from({ length: 8 }, (_, n) => upload(ada, `f${n}`, new Uint8Array(240_000))),
    );
    const refusal = { status: 507, body: { code: "QUOTA", limit: quotaBytes } };
    expect(uploads.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(uploads.filter(({ status }) => status !== 201)).toEqual([refusal, refusal, refusal, refusal]);
    const { usedBytes, files } = await list(ada);
    expect(usedBytes).toBe(960_000);
    // Where the size is not told, as much is set aside as there is.
    expect(await upload(ada, "untold", stream(40_001))).toEqual(refusal);
    // What one gives up, another may use.
    await ada.send(`/api/files/${files[0]?.id}`, { method: "DELETE" });
    expect((await upload(ada, "again", stream(280_000))).status).toBe(201);
    expect((await list(ada)).usedBytes).toBe(quotaBytes);
  });

  test("that are broken off leave no bytes, no row, and give back what was set aside", async () => {
    const ada = await newStudent(server);
    const before = kept();
    const url = new URL("/api/files?name=broken", server.url);
    const half = request(url, {
      method: "POST",
      headers: { cookie: ada.cookie(), origin: server.url, "content-length": 250_000 },
    });
    half.on("error", () => {}); // we break it off ourselves
    half.write(Buffer.alloc(100_000));
    await expect.poll(async () => (await list(ada)).usedBytes).toBe(250_000);
    // In a bucket nothing is seen of it until it is whole.
    if (place === "disk") await expect.poll(() => kept().length).toBe(before.length + 1);
    half.destroy();
    await expect.poll(() => kept()).toEqual(before);
    await expect.poll(async () => (await list(ada)).usedBytes).toBe(0);
    expect(server.log.filter((line) => line.includes(`"error"`))).toEqual([]);
  });

  test("that are still arriving when their student goes are not kept", async () => {
    const ada = await newStudent(server);
    const before = kept();
    let finish = () => {};
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(1000));
        finish = () => controller.close();
      },
    });
    const uploading = upload(ada, "late", body);
    await expect.poll(async () => (await list(ada)).usedBytes).toBe(fileBytes);
    await ada.post("/api/auth/delete-user", { password: ada.password });
    finish();
    expect(await uploading).toEqual({ status: 401, body: { code: "SIGNED_OUT" } });
    expect(kept()).toEqual(before);
  });

  test("that are read only half do no harm", async () => {
    const ada = await newStudent(server);
    const { body } = await upload(ada, "long", new Uint8Array(fileBytes));
    const controller = new AbortController();
    const response = await ada.send(`/api/files/${body.id}`, { signal: controller.signal });
    expect(response.status).toBe(200);
    controller.abort();
    expect((await list(ada)).files).toHaveLength(1);
  });
});

function stream(bytes: number) {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 50_000);
      left -= size;
      if (size === 0) controller.close();
      else controller.enqueue(new Uint8Array(size));
    },
  });
}
