import { failed, ok, type Result } from "@jotter/domain/result";
import type { Account, AuthPort, AuthProblem, Device, GoogleOutcome, GoogleState, WaysIn } from "@jotter/ports/backend";
import { type HttpOptions, httpCall, isGatewayTrouble, json, retryAfterMs, troubleIn } from "./http-call.ts";

const unreadable = Symbol("unreadable");

export function createHttpAuth(options: HttpOptions = {}): AuthPort {
  const call = httpCall(options);
  const ask = async <Value>(
    path: string,
    body: unknown,
    read: (answer: unknown) => Value,
  ): Promise<Result<Value, AuthProblem>> => {
    const response = await call(`/api/auth/${path}`, body === undefined ? {} : json(body));
    if (response === "unreachable" || response === "aborted") return failed({ kind: "offline" });
    if (!response.ok) return failed(await authProblem(response));
    // An answer cut off on its way says nothing: read as "nobody is signed in", it would lock the student out.
    const answer = await response.json().catch(() => unreadable);
    return answer === unreadable ? failed({ kind: "offline" }) : ok(read(answer));
  };
  const nothing = () => null;
  return {
    current: () => ask("get-session", undefined, (answer) => (answer === null ? null : account(answer))),
    signUp: ({ name, email, password }) => ask("sign-up/email", { name, email: email.trim(), password }, account),
    signIn: ({ email, password }) => ask("sign-in/email", { email: email.trim(), password, rememberMe: true }, account),
    signOut: () => ask("sign-out", {}, nothing),
    changePassword: ({ current, next }) =>
      ask("change-password", { currentPassword: current, newPassword: next, revokeOtherSessions: true }, nothing),
    changeEmail: ({ email, password, code, language }) =>
      ask("change-email", { newEmail: email.trim(), password, code, language }, nothing),
    deleteAccount: (password) => ask("delete-user", { password }, nothing),
    waysIn: () => ask("ways-in", undefined, (answer) => answer as WaysIn),
    providers: () => ask("providers", undefined, (answer) => answer as { readonly google: GoogleState }),
    googleStart: (mode, returnTo) =>
      ask("google/start", { mode, returnTo }, (answer) => answer as { readonly url: string }),
    googleOutcome,
    forgotPassword: (email, language) =>
      ask("forgot-password", { email: email.trim(), language }, (answer) => answer as { readonly sent: boolean }),
    resetPassword: (code, password) =>
      ask("reset-password", { code, password }, (answer) => answer as { readonly email: string }),
    devices: () => ask("devices", undefined, (answer) => answer as readonly Device[]),
    endDevice: (id) => ask("devices/end", { id }, nothing),
    endOtherDevices: () => ask("devices/end", { all: true }, nothing),
  };
}

/** Reads `?google=new|back|error&code=…&to=…`. */
export function googleOutcome(search: string): Result<GoogleOutcome, AuthProblem> | null {
  const said = new URLSearchParams(search);
  const google = said.get("google");
  const to = said.get("to");
  if (google === "new" || google === "back") {
    // Anybody can write a link to this page; it must not lead on to another site.
    const returnTo = to !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : null;
    return ok({ isNew: google === "new", returnTo });
  }
  if (google !== "error") return null;
  const code = said.get("code") ?? "";
  return failed(authProblems[code] ?? { kind: "other", detail: code });
}

function account(answer: unknown): Account {
  const { id, email, name } = (answer as { readonly user: Account }).user;
  return { id, email, name };
}

const authProblems: Readonly<Record<string, AuthProblem>> = {
  USER_NOT_FOUND: { kind: "user-not-found" },
  WRONG_PASSWORD: { kind: "wrong-password" },
  INVALID_PASSWORD: { kind: "wrong-password" },
  INVALID_EMAIL_OR_PASSWORD: { kind: "invalid-credentials" },
  USER_ALREADY_EXISTS: { kind: "email-taken" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { kind: "email-taken" },
  CANCELLED: { kind: "cancelled" },
  NOT_ENABLED: { kind: "not-enabled" },
  INVALID_CLIENT: { kind: "invalid-key" },
  // Whether it is our network or theirs: it did not answer.
  PROVIDER_UNREACHABLE: { kind: "offline" },
  ACCOUNT_NOT_LINKED: { kind: "not-linked" },
  EMAIL_NOT_VERIFIED: { kind: "email-not-verified" },
  ENDED: { kind: "ended" },
  SIGN_IN_AGAIN: { kind: "sign-in-again" },
  INVALID_CODE: { kind: "invalid-code" },
  NEEDS_CODE: { kind: "needs-code" },
  INVALID_EMAIL: { kind: "invalid-email" },
  PASSWORD_TOO_SHORT: { kind: "password-too-short" },
  PASSWORD_TOO_LONG: { kind: "password-too-long" },
};

async function authProblem(response: Response): Promise<AuthProblem> {
  const { code, message } = await troubleIn(response);
  if (response.status === 429) {
    return { kind: code === "BUSY" ? "busy" : "too-many-attempts", retryAfterMs: retryAfterMs(response) };
  }
  const known = authProblems[code ?? ""];
  if (known) return known;
  // Better Auth answers what its own schema refuses in one way; the field it names tells what was meant.
  if (code === "VALIDATION_ERROR" && /email/i.test(message ?? "")) return { kind: "invalid-email" };
  if (response.status === 401) return { kind: "signed-out" };
  if (isGatewayTrouble(response.status)) return { kind: "offline" };
  return { kind: "other", detail: message ?? code ?? `status ${response.status}` };
}
