import { AsyncLocalStorage } from "node:async_hooks";
import { isEmail } from "@jotter/domain/sign-up";
import { errorDetails, type Log } from "../log.ts";
import { troubleOf } from "../storage/trouble.ts";
import { type AccountRules, accountOptions } from "./accounts.ts";
import { googlePopupPath } from "./google-popup.ts";

/**
 * Signing in by Google, or by whoever else GOOGLE_ISSUER names: the same OpenID Connect, so that what is tested
 * against a provider on one's own machine is what runs against Google.
 */
export type Google = {
  readonly state: () => Promise<GoogleState>;
  /** The provider's address to send a browser to, and the cookies it must bring back. */
  readonly start: (start: GoogleStart) => Promise<GoogleStarted | Exclude<GoogleState, "ready">>;
  /** Where a browser goes that comes back from the provider, signed in or with the reason why not. */
  readonly finish: (request: Request) => Promise<GoogleFinished>;
};

export type GoogleState = "ready" | "off" | "unreachable";
export type GoogleStart = {
  readonly mode: "popup" | "redirect";
  /** A path of the app, for after the sign-in. */
  readonly returnTo: string | undefined;
  readonly headers: Headers;
};
export type GoogleStarted = { readonly url: string; readonly cookies: readonly string[] };
export type GoogleFinished = { readonly location: string; readonly cookies: readonly string[]; readonly isIn: boolean };
export type GoogleCode =
  | "CANCELLED"
  | "NOT_ENABLED"
  | "INVALID_CLIENT"
  | "PROVIDER_UNREACHABLE"
  | "ACCOUNT_NOT_LINKED"
  | "EMAIL_NOT_VERIFIED"
  | "FAILED";

export type GoogleSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const discoveryMostMs = 5000;
const exchangeMostMs = 30_000;
/** An unreachable provider is not asked anew by every visitor. */
const askAgainMs = 3000;

export function createGoogle(rules: AccountRules, settings: GoogleSettings | undefined, log: Log): Google {
  const { publicUrl } = rules;
  let opened: Promise<Opened | undefined> | undefined;

  /** Opened with the first visitor who needs it, and tried again where that failed: a server starts without network. */
  function open(google: GoogleSettings): Promise<Opened | undefined> {
    opened ??= openGoogle(rules, google).catch((error) => {
      log.error("google.unreachable", errorDetails(error));
      setTimeout(() => {
        opened = undefined;
      }, askAgainMs).unref();
      return undefined;
    });
    return opened;
  }

  return {
    async state() {
      if (!settings) return "off";
      return (await open(settings)) ? "ready" : "unreachable";
    },

    async start({ mode, returnTo, headers }) {
      if (!settings) return "off";
      const google = await open(settings);
      if (!google) return "unreachable";
      const landing = (outcome: string) => landingOf(mode === "popup" ? googlePopupPath : "/login", outcome, returnTo);
      headers.set("content-type", "application/json");
      const { response, failures } = await google.handle(
        new Request(`${publicUrl}/api/auth/sign-in/social`, {
          method: "POST",
          headers,
          body: JSON.stringify({
            provider: "google",
            callbackURL: landing("back"),
            newUserCallbackURL: landing("new"),
            errorCallbackURL: landing("error"),
            disableRedirect: true,
          }),
        }),
      );
      const trouble = failures.find((failure) => troubleOf(failure));
      if (trouble) throw trouble;
      if (!response.ok) throw new Error(`Better Auth does not start: ${response.status}`);
      const { url } = (await response.json()) as { readonly url: string };
      return { url, cookies: response.headers.getSetCookie() };
    },

    async finish(request) {
      const failed = (code: GoogleCode, at: URL | undefined) => ({
        location: landingOf(
          at?.pathname === googlePopupPath ? googlePopupPath : "/login",
          "error",
          at?.searchParams.get("to") ?? undefined,
          code,
        ),
        cookies: [],
        isIn: false,
      });
      if (!settings) return failed("NOT_ENABLED", undefined);
      const google = await open(settings);
      if (!google) return failed("PROVIDER_UNREACHABLE", undefined);
      try {
        const { response, failures } = await google.handle(request);
        const location = new URL(response.headers.get("location") ?? "/login", publicUrl);
        const error = location.searchParams.get("error");
        const cookies = response.headers.getSetCookie();
        if (response.status === 302 && error === null) {
          return { location: `${location.pathname}${location.search}`, cookies, isIn: true };
        }
        const trouble = failures.find((failure) => troubleOf(failure));
        if (trouble) log.error("google.failed", errorDetails(trouble));
        return { ...failed(codeOf(error, failures), location), cookies };
      } catch (error) {
        log.error("google.failed", errorDetails(error));
        return failed(error instanceof TooSlow ? "PROVIDER_UNREACHABLE" : "FAILED", undefined);
      }
    },
  };
}

/** `/login?google=new|back|error&code=…&to=…` */
function landingOf(path: string, outcome: string, returnTo: string | undefined, code?: GoogleCode): string {
  const search = new URLSearchParams({ google: outcome });
  if (code) search.set("code", code);
  if (returnTo) search.set("to", returnTo);
  return `${path}?${search}`;
}

function codeOf(error: string | null, failures: readonly unknown[]): GoogleCode {
  const known = codes[error ?? ""];
  if (known) return known;
  // The code could not be exchanged; what the provider said to that is in what Better Auth logged.
  if (failures.some((failure) => codes[errorIn(failure)] === "INVALID_CLIENT")) return "INVALID_CLIENT";
  const isAway = (failure: unknown) => failure instanceof TypeError && failure.message === "fetch failed";
  return failures.some((failure) => isAway(failure) || statusIn(failure) >= 500) ? "PROVIDER_UNREACHABLE" : "FAILED";
}

const codes: Readonly<Record<string, GoogleCode>> = {
  access_denied: "CANCELLED",
  account_not_linked: "ACCOUNT_NOT_LINKED",
  // An address that is not verified is not taken over at all: see `verifiedOnly`.
  email_not_found: "EMAIL_NOT_VERIFIED",
  invalid_client: "INVALID_CLIENT",
  unauthorized_client: "INVALID_CLIENT",
  temporarily_unavailable: "PROVIDER_UNREACHABLE",
};

function errorIn(failure: unknown): string {
  const error = typeof failure === "object" && failure !== null && "error" in failure ? failure.error : undefined;
  return typeof error === "string" ? error : "";
}

function statusIn(failure: unknown): number {
  const status = typeof failure === "object" && failure !== null && "status" in failure ? failure.status : undefined;
  return typeof status === "number" ? status : 0;
}

class TooSlow extends Error {}

type Opened = {
  readonly handle: (
    request: Request,
  ) => Promise<{ readonly response: Response; readonly failures: readonly unknown[] }>;
};

/** A Better Auth of its own: it asks the provider for its addresses while it is set up, and only then. */
async function openGoogle(rules: AccountRules, { issuer, clientId, clientSecret }: GoogleSettings): Promise<Opened> {
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  // Better Auth would wait for an answer without end.
  const discovery = await fetch(discoveryUrl, { signal: AbortSignal.timeout(discoveryMostMs) });
  if (!discovery.ok) throw new Error(`The provider answers ${discovery.status}`);
  const { userinfo_endpoint: userInfoUrl } = (await discovery.json()) as { readonly userinfo_endpoint?: unknown };
  const [{ betterAuth }, { genericOAuth }] = await Promise.all([
    import("better-auth"),
    import("better-auth/plugins/generic-oauth"),
  ]);
  const handling = new AsyncLocalStorage<unknown[]>();
  const auth = betterAuth({
    ...accountOptions(rules),
    account: {
      // Linked to a password account only where its address was verified, too: anybody could have signed up with it.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      // Nothing is ever asked of Google again, so its keys are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      // The app shows no picture that would have to be loaded from elsewhere.
      user: { create: { before: async (user) => ({ data: { ...user, image: null } }) } },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: "google",
            discoveryUrl,
            clientId,
            clientSecret,
            scopes: ["openid", "email", "profile"],
            prompt: "select_account",
            pkce: true,
            requireIdTokenVerification: true,
            getUserInfo: (tokens) => profileIn(tokens, clientId, userInfoUrl),
            mapProfileToUser: verifiedOnly,
          },
        ],
      }),
    ],
    logger: { level: "error", log: (_level, _message, ...details) => void handling.getStore()?.push(...details) },
    onAPIError: { throw: true },
  });
  const { socialProviders } = await auth.$context;
  if (!socialProviders.some(({ id }) => id === "google")) throw new Error("The provider's addresses are not usable");

  return {
    async handle(request) {
      const failures: unknown[] = [];
      const answering = handling.run(failures, () => auth.handler(request));
      return { response: await within(exchangeMostMs, answering), failures };
    },
  };
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/**
 * What the signed ID token says, which Better Auth has verified before it asks here. Without one nobody is who they say
 * they are: an access token alone may have been given to any other app. Null lets nobody in.
 */
export async function profileIn(
  { idToken, accessToken }: { readonly idToken?: string | undefined; readonly accessToken?: string | undefined },
  clientId: string,
  userInfoUrl: unknown,
): Promise<OidcProfile | null> {
  const claims = claimsIn(idToken);
  const id = textIn(claims?.sub);
  if (!claims || !id) return null;
  // Given to several, it must say that it was asked for by us; and whatever it says, it must not be another.
  const isForOthersToo = Array.isArray(claims.aud) && claims.aud.length > 1;
  if (claims.azp === undefined ? isForOthersToo : claims.azp !== clientId) return null;
  const said = claims.email === undefined ? await userInfo(userInfoUrl, accessToken) : claims;
  if (said?.sub !== id) return null;
  const emailVerified = said.email_verified === true;
  return { id, sub: id, email: textIn(said.email), emailVerified, name: textIn(said.name ?? claims.name) };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type Claims = Readonly<Record<string, unknown>>;
type OidcProfile = {
  readonly id: string;
  readonly sub: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
};

function claimsIn(idToken: string | undefined): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString());
    return typeof claims === "object" && claims !== null ? (claims as Claims) : null;
  } catch {
    return null; // no token, or none that can be read
  }
}

/** Some providers tell the address only here; it counts where it is about the one whom the ID token names. */
async function userInfo(url: unknown, accessToken: string | undefined): Promise<Claims | null> {
  if (typeof url !== "string" || accessToken === undefined) return null;
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(discoveryMostMs) });
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === "object" && body !== null ? (body as Claims) : null;
}

/**
 * An address the provider has not verified is left out, and without one nobody is let in: neither into somebody
 * else's account nor into a new one, which would keep the address from who owns it.
 */
function verifiedOnly({ email, emailVerified, name }: { email?: unknown; emailVerified?: unknown; name?: unknown }) {
  return {
    email: emailVerified === true && isAddress(email) ? email : null,
    name: typeof name === "string" ? name.slice(0, 200) : "",
  };
}

function isAddress(email: unknown): email is string {
  return typeof email === "string" && email === email.trim() && isEmail(email);
}

function within<Value>(mostMs: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), mostMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
