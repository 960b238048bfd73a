import { AsyncLocalStorage } from "node:async_hooks";
import { availableParallelism } from "node:os";
import type { BetterAuthOptions } from "better-auth";
import type { Database } from "../storage/database.ts";
import { cookiePrefix, refreshSeconds, sessionSeconds } from "./session.ts";
import { createWaitingLine, type WaitingLine } from "./waiting-line.ts";

/** Better Auth behind a small door: a request in, a response out, and what went wrong inside is thrown. */
export type Accounts = {
  readonly handle: (request: Request) => Promise<Response>;
  /** Hashes before the request is handled: Better Auth would do it while holding the only SQLite connection. */
  readonly handleSignUp: (request: Request, password: string) => Promise<Response>;
  readonly hash: (password: string) => Promise<string>;
  readonly verify: Passwords["verify"];
  /** How many passwords are hashed or wait for it. */
  readonly hashing: () => number;
};

/** How a password is kept and known again. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
};

export type AccountRules = {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  /** Tests that are about something else bring their own: Better Auth's take a tenth of a second each, as they should. */
  readonly passwords?: Passwords | undefined;
};

/** Loads Better Auth at the first request that needs it: it takes longer to load than all the rest. */
export function createAccounts(rules: AccountRules): Accounts {
  let opened: Promise<Omit<Accounts, "hashing">> | undefined;
  const processors = availableParallelism();
  // Sixteen a processor: nobody waits longer than two seconds.
  const line = createWaitingLine(processors, 16 * processors);
  const accounts = () => {
    opened ??= openAccounts(rules, line);
    return opened;
  };
  return {
    handle: async (request) => (await accounts()).handle(request),
    handleSignUp: async (request, password) => (await accounts()).handleSignUp(request, password),
    hash: async (password) => (await accounts()).hash(password),
    verify: async (attempt) => (await accounts()).verify(attempt),
    hashing: line.busy,
  };
}

export const passwordLength = { least: 6, most: 128 } as const;

type Handling = { readonly prepared?: { readonly password: string; readonly hash: string }; failure?: unknown };

async function openAccounts(rules: AccountRules, line: WaitingLine): Promise<Omit<Accounts, "hashing">> {
  const [{ betterAuth }, { hashPassword, verifyPassword }] = await Promise.all([
    import("better-auth"),
    import("better-auth/crypto"),
  ]);
  const handling = new AsyncLocalStorage<Handling>();
  const passwords = rules.passwords ?? { hash: hashPassword, verify: verifyPassword };
  const hash = (password: string) => line(() => passwords.hash(password));
  const verify: Passwords["verify"] = (attempt) => line(() => passwords.verify(attempt));

  const auth = betterAuth({
    ...accountOptions(rules),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      autoSignIn: true,
      password: {
        hash: async (password) => {
          const prepared = handling.getStore()?.prepared;
          return prepared?.password === password ? prepared.hash : await hash(password);
        },
        verify,
      },
    },
    // Better Auth turns some failures of the database into answers of its own and only logs them. Here they are
    // taken from the log and thrown.
    logger: {
      level: "error",
      log: (_level, _message, ...details) => {
        const store = handling.getStore();
        if (store) store.failure ??= details.find((detail) => detail instanceof Error);
      },
    },
    // Only what is no answer; left alone, it would be printed and turned into an empty 500.
    onAPIError: { throw: true },
  });

  async function handle(request: Request, prepared?: Handling["prepared"]): Promise<Response> {
    const store: Handling = prepared ? { prepared } : {};
    const response = await handling.run(store, () => auth.handler(request));
    if (store.failure) throw store.failure;
    return response;
  }

  return {
    handle: (request) => handle(request),
    handleSignUp: async (request, password) => handle(request, { password, hash: await hash(password) }),
    hash,
    verify,
  };
}

/** What decides which tables Better Auth wants; a test compares it with `migrations.ts`. */
export function accountOptions({ database, secret, publicUrl }: AccountRules) {
  const isHttps = publicUrl.startsWith("https:");
  return {
    appName: "Jotter",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database: { db: database.db, type: database.dialect, transaction: true },
    // The server has checked the origin before Better Auth sees a request.
    trustedOrigins: (request) => [request?.headers.get("origin")],
    session: { expiresIn: sessionSeconds, updateAge: refreshSeconds, freshAge: 3600, cookieCache: { enabled: false } },
    // Ours counts per account too, and in fixed windows: see attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(isHttps),
      // It would put "__Secure-" before the name.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isHttps },
      ipAddress: { ipAddressHeaders: ["x-real-ip"] },
    },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}
