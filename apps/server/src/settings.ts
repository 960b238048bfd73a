import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type S3Address, s3AddressForm, s3AddressOf } from "./files/s3-address.ts";
import { isLoopback } from "./origin.ts";
import { StartupProblem } from "./startup-problem.ts";

export type Settings = Omit<z.infer<typeof Environment>, "AUTH_SECRET"> & {
  readonly AUTH_SECRET: string;
  /** What was in DATA_DIR before: where students have been, there must be a database, too. */
  readonly found: "nothing" | "secret" | "files" | "bucket" | "restore";
};

/** Everything an operator can set, from the environment. Fails with one line that names every setting that is wrong. */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  // `NAME=` in a .env file means "not set", not "set to nothing".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new StartupProblem(`Settings: ${complaints.join("; ")}.`);
  }
  const { AUTH_SECRET, ...settings } = parsed.data;
  const found = foundIn(settings.DATA_DIR);
  return { ...settings, found, AUTH_SECRET: AUTH_SECRET ?? keptSecret(settings.DATA_DIR) };
}

function foundIn(dataDir: string): Settings["found"] {
  const files = join(dataDir, "files");
  // (It may not be a folder, or not ours to read: who opens the database says so.)
  try {
    if (existsSync(files) && readdirSync(files).some((name) => name !== "unfinished")) return "files";
    // A restore that was killed when the database was put aside.
    if (existsSync(dataDir) && readdirSync(dataDir).some((name) => /^(restoring$|replaced-)/.test(name)))
      return "restore";
  } catch {}
  return existsSync(join(dataDir, "secret")) ? "secret" : "nothing";
}

const MiB = 1024 * 1024;

const Environment = z
  .object({
    PORT: wholeNumber("0 to 65535", 0, 65535).default(4310),
    /** Only this machine can reach it unless an operator says otherwise, e.g. 0.0.0.0. */
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .default("./data")
      .transform((path) => resolve(path)),
    /** The address students use; where it is absent, http://localhost and the port. */
    PUBLIC_URL: z
      .string()
      .refine(isWebOrigin, "must be an http:// or https:// address without a path, like https://jotter.example.org")
      .transform((url) => new URL(url).origin)
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql:// (leave it out to use SQLite)")
      .optional(),
    /** PostgreSQL itself, where a pooler stands at DATABASE_URL: for what needs a connection of its own. */
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .optional(),
    /** How many connections to PostgreSQL one server opens at most. */
    DATABASE_CONNECTIONS: wholeNumber("1 to 1000", 1, 1000).default(10),
    /** Where students' files are kept; left out: in DATA_DIR. */
    FILES_URL: filesPlace(),
    /** Where they were kept before, and are read from until `move-files` has brought them all. */
    FILES_BEFORE_URL: filesPlace(),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    MAX_FILE_BYTES: bytes().default(100 * MiB),
    FILE_QUOTA_BYTES: bytes().default(2048 * MiB),
    RECORD_QUOTA_BYTES: bytes().default(500 * MiB),
    /** Attempts to sign in, sign up or change a password, per minute and address, which a whole school may share. One account has its own, lower limit. */
    AUTH_ATTEMPTS_PER_ADDRESS: wholeNumber("1 or more", 1).default(120),
    /** Requests to the API per minute: of each student, and of each address where nobody is signed in. */
    REQUESTS_PER_MINUTE: wholeNumber("1 or more", 1).default(600),
    /** "1" behind one reverse proxy: the client's address is then the last one in X-Forwarded-For. */
    TRUST_PROXY: z
      .enum(["0", "1"], "must be 0 or 1")
      .default("0")
      .transform((value) => value === "1"),
    /** Hosts of the operator's own network that a feed may come from: "lms.school.internal, 10.0.0.5:8080". */
    PRIVATE_HOSTS: hosts(),
    /** Hosts of the operator's own network that push services may be at. Apart: pushing is posting. */
    PRIVATE_PUSH_HOSTS: hosts(),
    /** How often a subscribed calendar is asked for. */
    FEED_EVERY_MINUTES: wholeNumber("5 to 1440", 5, 1440).default(60),
    /** Where mail goes out, with user and password: forgotten passwords are then mended by mail. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, "must start with smtp:// or smtps://, like smtps://user:password@mail.example.org")
      .optional(),
    MAIL_FROM: z.string().includes("@", "must be an address, like Jotter <jotter@example.org>").optional(),
    /** The client of Jotter at Google: without both, signing in by Google says that it is not enabled. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** Another OpenID Connect provider in Google's place. */
    GOOGLE_ISSUER: z
      .string()
      .refine(isSafeIssuer, "must be an https:// address (http:// only on this machine)")
      .transform((url) => url.replace(/\/+$/, ""))
      .default("https://accounts.google.com"),
    /** Left out: what AI_BASE_URL or a key points to. */
    AI_PROVIDER: z
      .enum(["gemini", "openai-compatible", "none"], "must be gemini, openai-compatible or none")
      .optional(),
    AI_API_KEY: apiKey(),
    GEMINI_API_KEY: apiKey(),
    /** The specification's name. Read here only: nothing of it goes to a browser. */
    REACT_APP_GEMINI_API_KEY: apiKey(),
    AI_BASE_URL: z
      .string()
      .refine(isWebAddress, "must be an http:// or https:// address, like http://127.0.0.1:11434/v1")
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    AI_MODEL: z.string().optional(),
    AI_FALLBACK_MODEL: z.string().optional(),
    /** Where speech becomes text: an endpoint like OpenAI's `/audio/transcriptions`. Left out: AI_BASE_URL, or Gemini. */
    AI_SPEECH_BASE_URL: z
      .string()
      .refine(isWebAddress, "must be an http:// or https:// address, like http://127.0.0.1:8000/v1")
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    AI_SPEECH_MODEL: z.string().optional(),
    AI_SPEECH_API_KEY: apiKey(),
    AI_CONTEXT_TOKENS: wholeNumber("1000 or more", 1000).optional(),
    AI_MAX_OUTPUT_TOKENS: wholeNumber("1 or more", 1).default(8192),
    AI_MAX_REQUEST_BYTES: bytes().default(2 * MiB),
    /** Whether the models read pictures. Left out: those of Gemini do, of others that is not known. */
    AI_PICTURES: z
      .enum(["0", "1"], "must be 0 or 1")
      .transform((value) => value === "1")
      .optional(),
    /** How long a provider may say nothing. */
    AI_TIMEOUT_SECONDS: wholeNumber("1 to 600", 1, 600).default(60),
    /** Questions to a model: of each student, of all students at one address, and of visitors at one address. */
    AI_PER_STUDENT_PER_HOUR: wholeNumber("1 or more", 1).default(120),
    AI_PER_ADDRESS_PER_HOUR: wholeNumber("1 or more", 1).default(1200),
    AI_VISITORS_PER_HOUR: wholeNumber("0 or more", 0).default(10),
    /** Of all visitors together, wherever they come from. */
    AI_ALL_VISITORS_PER_HOUR: wholeNumber("0 or more", 0).default(300),
    /** Who shows it may read /metrics; without it nobody may. */
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    /** How long a server that was told to stop goes on answering, while /healthz/ready says that it is no longer ready. */
    DRAIN_SECONDS: wholeNumber("0 to 600", 0, 600).default(0),
    LOG_LEVEL: z.enum(["debug", "info", "error", "silent"], "must be debug, info, error or silent").default("info"),
    WEB_DIR: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
  })
  .superRefine((settings, context) => {
    if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
      // Several servers share one database; a secret each would sign every student out at random.
      const message = "must be set (32 characters or more) when DATABASE_URL is";
      context.addIssue({ code: "custom", path: ["AUTH_SECRET"], message });
    }
    const wantsAddress = settings.AI_PROVIDER === "openai-compatible";
    if (wantsAddress && !settings.AI_BASE_URL) {
      const message = "must be set when AI_PROVIDER is openai-compatible";
      context.addIssue({ code: "custom", path: ["AI_BASE_URL"], message });
    }
    if ((wantsAddress || (settings.AI_BASE_URL && !settings.AI_PROVIDER)) && !settings.AI_MODEL) {
      const message = "must name a model of AI_BASE_URL";
      context.addIssue({ code: "custom", path: ["AI_MODEL"], message });
    }
    if (settings.AI_SPEECH_MODEL && !settings.AI_SPEECH_BASE_URL && !settings.AI_BASE_URL) {
      const message = "must be set when AI_SPEECH_MODEL is and AI_BASE_URL is not";
      context.addIssue({ code: "custom", path: ["AI_SPEECH_BASE_URL"], message });
    }
    const { FILES_URL = "disk", FILES_BEFORE_URL } = settings;
    if (isDeepStrictEqual(FILES_URL, FILES_BEFORE_URL)) {
      const message = "must be another place than FILES_URL";
      context.addIssue({ code: "custom", path: ["FILES_BEFORE_URL"], message });
    }
    for (const [one, other] of pairs) {
      if (settings[one] !== undefined && settings[other] === undefined) {
        context.addIssue({ code: "custom", path: [other], message: `must be set when ${one} is` });
      }
    }
  });

/** The second is needed where the first is given. */
const pairs = [
  ["SMTP_URL", "MAIL_FROM"],
  ["MAIL_FROM", "SMTP_URL"],
  ["AI_SPEECH_BASE_URL", "AI_SPEECH_MODEL"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
] as const;

function wholeNumber(range: string, min: number, max = Number.MAX_SAFE_INTEGER) {
  const message = `must be a whole number, ${range}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function hosts() {
  return z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((host) => host !== ""))
    .refine(
      (hosts) => hosts.every(isHost),
      "must be hosts with or without a port, like lms.school.internal, 10.0.0.5:8080",
    )
    .default([]);
}

function filesPlace() {
  const message = `must be "disk" or like ${s3AddressForm} (a slash in a key is written %2F)`;
  return z
    .string()
    .transform((text, context): S3Address | "disk" => {
      const place = text === "disk" ? text : s3AddressOf(text);
      if (!place) context.addIssue({ code: "custom", message });
      return place ?? z.NEVER;
    })
    .optional();
}

function bytes() {
  return wholeNumber("the bytes allowed, 1 or more", 1);
}

/** It travels as a header, where nothing else is allowed; what is wrong with it is said without it. */
function apiKey() {
  return z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "must be a key: letters, digits and signs, no spaces")
    .optional();
}

function isWebAddress(text: string) {
  const url = URL.parse(text);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb && !url.search && !url.hash && !url.username;
}

function isHost(text: string) {
  const url = URL.parse(`http://${text}`);
  return url?.host === text.toLowerCase() && url.pathname === "/";
}

function isWebOrigin(text: string) {
  const url = URL.parse(text);
  return (url?.protocol === "http:" || url?.protocol === "https:") && url.pathname === "/" && !url.search && !url.hash;
}

/** Whoever can change what the provider answers can sign in as anybody. */
function isSafeIssuer(text: string) {
  const url = URL.parse(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
}

/** The secret that signs session cookies: made once, readable by this user only, kept beside the data. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
    } catch (error) {
      if (!hasCode(error, "EEXIST")) {
        // A half-written secret would pass for a kept one at the next start.
        rmSync(path, { force: true });
        throw error;
      }
    }
    const secret = readFileSync(path, "utf8").trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw new StartupProblem(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}.`);
  }
  throw new StartupProblem(
    `The file ${path} holds no usable secret (a full disk?). Delete it: students sign in again, nothing else is lost.`,
  );
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && "code" in error && error.code === code;
}

function reasonOf(error: unknown) {
  if (hasCode(error, "EACCES") || hasCode(error, "EPERM") || hasCode(error, "EROFS")) return "it is not writable";
  if (hasCode(error, "ENOSPC")) return "the disk is full";
  if (hasCode(error, "ENOTDIR") || hasCode(error, "EEXIST")) return "it is not a folder";
  return error instanceof Error ? error.message : String(error);
}
