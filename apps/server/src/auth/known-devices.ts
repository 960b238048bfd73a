import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Browsers in which an account was signed in to before, known by a cookie of ours that outlives the session. Whoever
 * guesses at an account from elsewhere closes it for strangers; its owner's browsers still get in. [SET-4]
 */
export type KnownDevices = {
  /** A name for this browser and this account, to count its own failures by; undefined where it is a stranger's. */
  readonly find: (cookies: string | undefined, email: string) => string | undefined;
  /** The cookie for a browser that has just signed in; undefined where it has it. */
  readonly remember: (cookies: string | undefined, email: string) => string | undefined;
};

const cookieName = "jot.known";
/** A family's computer; the one not used for longest is forgotten. */
const accountsPerBrowser = 5;
const keptSeconds = 400 * 86_400;

export function createKnownDevices(secret: string, isHttps: boolean): KnownDevices {
  const name = `${isHttps ? "__Secure-" : ""}${cookieName}`;
  const proofOf = (email: string, browser: string) =>
    createHmac("sha256", secret).update(`known:${email.trim().toLowerCase()}:${browser}`).digest("base64url");

  function entriesIn(cookies: string | undefined): readonly string[] {
    const pair = (cookies ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
    const entries = pair?.slice(name.length + 1).split("~") ?? [];
    return entries.filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry)).slice(0, accountsPerBrowser);
  }

  function entryFor(cookies: string | undefined, email: string): string | undefined {
    return entriesIn(cookies).find((entry) => {
      const [browser = "", proof = ""] = entry.split(".");
      return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(email, browser)));
    });
  }

  return {
    find: (cookies, email) => entryFor(cookies, email)?.split(".")[0],
    remember(cookies, email) {
      if (entryFor(cookies, email) !== undefined) return undefined;
      const browser = randomBytes(16).toString("base64url");
      const others = entriesIn(cookies).slice(0, accountsPerBrowser - 1);
      const value = [`${browser}.${proofOf(email, browser)}`, ...others].join("~");
      return `${name}=${value}; Max-Age=${keptSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
    },
  };
}
