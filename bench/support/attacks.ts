import { randomBytes, randomUUID } from "node:crypto";
import { noteData } from "../../e2e/support/account.ts";

export type Attack = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A password is hashed for it, which takes its time. */
  readonly isHashing?: true;
};

const paths = [
  "/api/sync/push",
  "/api/sync/pull",
  "/api/sync/history",
  "/api/files",
  "/api/files/../../secret",
  "/api/auth/get-session",
  "/api/auth/devices",
  "/api/auth/devices/end",
  "/api/auth/ways-in",
  "/api/auth/change-email",
  "/api/auth/providers",
  "/api/auth/google/start",
  "/api/auth/callback/google",
  "/api/auth/admin/list-users",
  "/api/feeds",
  "/api/reminders",
  "/api/ai/status",
  "/api/ai/text",
  "/api/ocr",
  "/healthz",
  "/notes",
  "/assets/..%2f..%2fsecret",
  "/%2e%2e/%2e%2e/etc/passwd",
  "//example.org/",
  "/api/",
] as const;
const methods = ["GET", "POST", "DELETE", "HEAD", "PUT", "PATCH", "OPTIONS"] as const;
const values = [
  "",
  "0",
  "-1",
  "1e308",
  "9007199254740993",
  "NaN",
  "null",
  "%00",
  "%ff%fe",
  "%",
  "'; drop table record; --",
  "../../../../etc/passwd",
  "{jndi:ldap://127.0.0.1/a}",
  "<script>alert(1)</script>",
  "newest",
  "a".repeat(3000),
  "🧬".repeat(300),
] as const;

/** One hostile request after another, by chance: some signed in, some not, most of them nearly right. */
export function createAttacks(cookies: readonly string[]): () => Attack {
  return () => {
    const cookie =
      Math.random() < 0.7
        ? one(cookies)
        : one([
            "",
            "jot.session_token=made.up",
            `jot.session_token=${one(values)
              .slice(0, 60)
              .replace(/[^!-~]/g, "")}`,
          ]);
    const signedIn = { cookie };
    const kind = Math.random();
    if (kind < 0.3)
      return { method: "POST", path: "/api/sync/push", headers: { ...signedIn, ...typed() }, body: push() };
    if (kind < 0.45)
      return { method: "GET", path: `/api/sync/pull?${query(["after", "before", "limit"])}`, headers: signedIn };
    if (kind < 0.55) return { method: "GET", path: `/api/sync/history?${query(["kind", "id"])}`, headers: signedIn };
    if (kind < 0.65)
      return {
        method: "GET",
        path: `/api/files/${encodeURIComponent(one(values).slice(0, 500))}`,
        headers: {
          ...signedIn,
          range: `bytes=${one(values)
            .slice(0, 30)
            .replace(/[^!-~]/g, "")}-${one(["", "5", "-1"])}`,
        },
      };
    if (kind < 0.7) return upload(cookie);
    if (kind < 0.701)
      return {
        method: "POST",
        path: one(["/api/auth/sign-in/email", "/api/auth/sign-up/email"]),
        headers: typed(),
        body: json({
          name: one(values).slice(0, 300),
          email: one([`${randomUUID()}@example.org`, "ada", one(values).slice(0, 400)]),
          password: one(["short", "long enough", one(values)]),
        }),
        isHashing: true,
      };
    const path = one(paths);
    const isTold = Math.random() < 0.5;
    return {
      method: one(methods),
      path: isTold ? `${path}?${query(["id", "name", "kind", "to", "code", "state"])}` : path,
      headers: {
        ...signedIn,
        ...typed(),
        ...(Math.random() < 0.1 && { origin: "https://evil.example" }),
        ...(Math.random() < 0.1 && { "x-forwarded-for": "1.2.3.4, , ::" }),
      },
      ...(Math.random() < 0.5 && {
        body: one([
          json(nested(60)),
          "{",
          "[]",
          "null",
          `"${"x".repeat(5000)}"`,
          json({ id: 7, all: "yes" }),
          randomBytes(200),
          json(manyKeys()),
        ]),
      }),
    };
  };
}

function push(): string {
  const data = one<unknown>([
    noteData("Mitosis", "x".repeat(50), 1),
    null,
    [],
    7,
    "text",
    nested(40),
    { title: "\u0000" },
    { title: 7 },
    {},
    { __proto__: null, constructor: 1 },
  ]);
  const op = {
    kind: one(["note", "note", "note", "deck", "nothing", "__proto__", "", "NOTE", "a".repeat(70)]),
    id: one([randomUUID(), "first", "second", "", "../x", "a\u0000b", 7, "💥"]),
    ifRev: one([0, 0, 0, 1, -1, 1.5, 2 ** 53, "0", null]),
    n: one([1, 2, 0, -1, 2 ** 53, "1"]),
    v: one([1, 1, 0, 99, -5, "1"]),
    data,
    del: one([false, false, true, 0, "no"]),
    at: one([1, Date.now(), -1, 1e300, Number.MAX_SAFE_INTEGER, "now", null]),
  };
  const ops = one([[op], [op, op], [], [null], Array.from({ length: 101 }, () => op), op]);
  const whole = {
    epoch: one([null, null, "", "0.made-up", 7, "x".repeat(100)]),
    device: one(["phone", "phone", "", "a b", 7]),
    ops,
  };
  const text = json(whole);
  return Math.random() < 0.05 ? text.slice(0, -1) : text;
}

function upload(cookie: string): Attack {
  const isEmpty = Math.random() < 0.2;
  return {
    method: "POST",
    path: `/api/files?${query(["name", "id", "purpose"])}`,
    headers: { cookie, "content-type": one(["text/html", "image/svg+xml", "x", "application/octet-stream"]) },
    ...(!isEmpty && { body: randomBytes(Math.floor(Math.random() * 3000)) }),
  };
}

function query(names: readonly string[]): string {
  return names
    .filter(() => Math.random() < 0.7)
    .map(
      (name) =>
        `${name}=${one(values)
          .replaceAll(" ", "+")
          .replace(/[^!-~]/g, (sign) => encodeURIComponent(sign))}`,
    )
    .join("&");
}

function typed(): Record<string, string> {
  return {
    "content-type": one(["application/json", "application/json", "text/plain", "multipart/form-data; boundary=x", ""]),
  };
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

function manyKeys(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n]));
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function one<Value>(all: readonly Value[]): Value {
  return all[Math.floor(Math.random() * all.length)] as Value;
}
