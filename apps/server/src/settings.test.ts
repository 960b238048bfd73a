import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { settingsFrom } from "./settings.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = "0123456789abcdef0123456789abcdef";
const given = (environment: Record<string, string>) => () =>
  settingsFrom({ DATA_DIR: folder, AUTH_SECRET: secret, ...environment });

describe("settings", () => {
  test("have defaults with which a server just starts", () => {
    expect(settingsFrom({ DATA_DIR: folder, AUTH_SECRET: secret, PORT: "", PUBLIC_URL: "  " })).toEqual({
      PORT: 4310,
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      AUTH_SECRET: secret,
      found: "nothing",
      MAX_FILE_BYTES: 104_857_600,
      FILE_QUOTA_BYTES: 2_147_483_648,
      RECORD_QUOTA_BYTES: 524_288_000,
      DATABASE_CONNECTIONS: 10,
      AUTH_ATTEMPTS_PER_ADDRESS: 120,
      REQUESTS_PER_MINUTE: 600,
      GOOGLE_ISSUER: "https://accounts.google.com",
      TRUST_PROXY: false,
      PRIVATE_HOSTS: [],
      PRIVATE_PUSH_HOSTS: [],
      FEED_EVERY_MINUTES: 60,
      AI_MAX_OUTPUT_TOKENS: 8192,
      AI_MAX_REQUEST_BYTES: 2_097_152,
      AI_TIMEOUT_SECONDS: 60,
      AI_PER_STUDENT_PER_HOUR: 120,
      AI_PER_ADDRESS_PER_HOUR: 1200,
      AI_VISITORS_PER_HOUR: 10,
      AI_ALL_VISITORS_PER_HOUR: 300,
      DRAIN_SECONDS: 0,
      LOG_LEVEL: "info",
    });
  });

  test.each([
    [{ PORT: "eighty" }, "Settings: PORT must be a whole number, 0 to 65535."],
    [
      { PRIVATE_HOSTS: "http://lms.school" },
      "Settings: PRIVATE_HOSTS must be hosts with or without a port, like lms.school.internal, 10.0.0.5:8080.",
    ],
    [{ FEED_EVERY_MINUTES: "1" }, "Settings: FEED_EVERY_MINUTES must be a whole number, 5 to 1440."],
    [{ PORT: "70000" }, "Settings: PORT must be a whole number, 0 to 65535."],
    [
      { DATABASE_URL: "mysql://db" },
      "Settings: DATABASE_URL must start with postgres:// or postgresql:// (leave it out to use SQLite).",
    ],
    [
      { PUBLIC_URL: "jotter.example.org" },
      "Settings: PUBLIC_URL must be an http:// or https:// address without a path, like https://jotter.example.org.",
    ],
    [
      { FILES_URL: "s3://bucket" },
      'Settings: FILES_URL must be "disk" or like s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket (a slash in a key is written %2F).',
    ],
    [{ FILES_BEFORE_URL: "disk" }, "Settings: FILES_BEFORE_URL must be another place than FILES_URL."],
    [{ AUTH_SECRET: "short" }, "Settings: AUTH_SECRET must have at least 32 characters."],
    [
      { DATABASE_URL: "postgres://db", AUTH_SECRET: "" },
      "Settings: AUTH_SECRET must be set (32 characters or more) when DATABASE_URL is.",
    ],
    [{ MAX_FILE_BYTES: "-1" }, "Settings: MAX_FILE_BYTES must be a whole number, the bytes allowed, 1 or more."],
    [{ SMTP_URL: "smtp://mail.example.org" }, "Settings: MAIL_FROM must be set when SMTP_URL is."],
    [{ MAIL_FROM: "jotter@example.org" }, "Settings: SMTP_URL must be set when MAIL_FROM is."],
    [
      { SMTP_URL: "mail.example.org", MAIL_FROM: "Jotter" },
      "Settings: SMTP_URL must start with smtp:// or smtps://, like smtps://user:password@mail.example.org; MAIL_FROM must be an address, like Jotter <jotter@example.org>.",
    ],
    [{ GOOGLE_CLIENT_ID: "id" }, "Settings: GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is."],
    [{ GOOGLE_CLIENT_SECRET: "secret" }, "Settings: GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is."],
    [
      { GOOGLE_ISSUER: "http://accounts.example.org" },
      "Settings: GOOGLE_ISSUER must be an https:// address (http:// only on this machine).",
    ],
    [{ AI_PROVIDER: "openai" }, "Settings: AI_PROVIDER must be gemini, openai-compatible or none."],
    [
      { AI_PROVIDER: "openai-compatible" },
      "Settings: AI_BASE_URL must be set when AI_PROVIDER is openai-compatible; AI_MODEL must name a model of AI_BASE_URL.",
    ],
    [{ AI_BASE_URL: "http://127.0.0.1:11434/v1" }, "Settings: AI_MODEL must name a model of AI_BASE_URL."],
    [
      { AI_BASE_URL: "localhost:11434", AI_MODEL: "llama" },
      "Settings: AI_BASE_URL must be an http:// or https:// address, like http://127.0.0.1:11434/v1.",
    ],
    [{ GEMINI_API_KEY: "two words" }, "Settings: GEMINI_API_KEY must be a key: letters, digits and signs, no spaces."],
    [{ AI_TIMEOUT_SECONDS: "0" }, "Settings: AI_TIMEOUT_SECONDS must be a whole number, 1 to 600."],
    [{ LOG_LEVEL: "loud" }, "Settings: LOG_LEVEL must be debug, info, error or silent."],
    [
      { PORT: "x", TRUST_PROXY: "yes" },
      "Settings: PORT must be a whole number, 0 to 65535; TRUST_PROXY must be 0 or 1.",
    ],
  ])("that are wrong (%j) are named in one line", (environment, message) => {
    expect(given(environment)).toThrow(new Error(message));
  });

  test("say where files are kept, and where they were kept before [OPS-2]", () => {
    const { FILES_URL, FILES_BEFORE_URL } = given({
      FILES_URL: "s3://k:s@minio/jotter?tls=0",
      FILES_BEFORE_URL: "disk",
    })();
    expect([FILES_URL, FILES_BEFORE_URL]).toEqual([expect.objectContaining({ hostname: "minio" }), "disk"]);
  });

  test("make a secret once, readable by nobody else, and keep it", () => {
    const first = settingsFrom({ DATA_DIR: join(folder, "data") }).AUTH_SECRET;
    expect(settingsFrom({ DATA_DIR: join(folder, "data") }).AUTH_SECRET).toBe(first);
    expect(readFileSync(join(folder, "data/secret"), "utf8")).toBe(first);
    expect(statSync(join(folder, "data/secret")).mode & 0o777).toBe(0o600);
    expect(Buffer.from(first, "base64url")).toHaveLength(32);
  });

  test("do not take an empty secret file for a secret", () => {
    writeFileSync(join(folder, "secret"), "");
    expect(() => settingsFrom({ DATA_DIR: folder })).toThrow(/holds no usable secret/);
  });

  test("are all told in the README, each by its name [OPS-3]", () => {
    const root = join(import.meta.dirname, "../../..");
    const source = readFileSync(join(import.meta.dirname, "settings.ts"), "utf8");
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const names = [...source.matchAll(/^ {2,4}([A-Z][A-Z_]+)[:,]/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual(
      ["WEB_DIR"].filter((name) => names.includes(name)),
    );
  });
});
