import { createHttpAuth } from "@jotter/backends/http-auth";
import { ok, type Result } from "@jotter/domain/result";
import type { Account, AuthAnswer, AuthProblem, Credentials } from "@jotter/ports/backend";
import { localKindOf } from "@jotter/ports/local-account";
import type { Session } from "../student/session/session-context.ts";
import { listeners } from "../ui/listeners.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../ui/local-records.ts";

/**
 * Who is signed in. A remembered account opens its screens at once, with or without a network; the server is asked
 * afterwards. Only a clear "nobody is signed in" locks them. Nothing here loads the replica: the entrance uses it too.
 */

/** Guards wait this long for the first report, then treat the visitor as signed out. [ROU-5] */
const askingLimitMs = 2000;

/** The email of a reported user, for the length of the tab. [SES-1] */
const emailKey = "currentUserEmail";

export const auth = createHttpAuth();

export function session(): Session {
  return current;
}

export function onSession(listener: (now: Session, before: Session) => void): () => void {
  return sessions.subscribe(listener);
}

/** The session once it is known: at once where an account is remembered, after the server's first word otherwise. */
export function settledSession(): Promise<Session> {
  if (current.status !== "asking") return Promise.resolve(current);
  asking ??= askServer();
  return asking;
}

/** Asks the server in the background. Unreachable means nothing; "nobody" locks; somebody else takes over. */
export async function verifySession(): Promise<void> {
  const before = current;
  if ((before.status !== "signed-in" && before.status !== "locked") || localKindOf(before.account)) return;
  const answer = await auth.current();
  if (current !== before) return;
  if (!answer.ok) {
    if (answer.problem.kind === "ended") await endedFromAfar(before.account);
  } else if (answer.value === null) lock(before.account);
  else if (before.status === "locked" || answer.value.id !== before.account.id) enter(answer.value);
  else if (answer.value.email !== before.account.email || answer.value.name !== before.account.name)
    enter(answer.value);
}

/** Who keeps the records takes them off this device: the session itself knows nothing of them. */
export function onEndedFromAfar(listener: (account: Account) => void): () => void {
  return endings.subscribe(listener);
}

export async function signIn(credentials: Credentials): Promise<Result<Account, AuthProblem>> {
  return entering(
    afterOwedSignOut(() => auth.signIn(credentials)),
    (account) => enter(account),
  );
}

/** `prepare` runs between the new account and the first screen: a newcomer's profile is written before they see it. */
export async function signUp(
  newcomer: Credentials & { readonly name: string },
  prepare: (account: Account) => Promise<void>,
): Promise<Result<Account, AuthProblem>> {
  const answer = await entering(
    afterOwedSignOut(() => auth.signUp(newcomer)),
    () => undefined,
  );
  if (answer.ok) {
    await prepare(answer.value);
    enter(answer.value);
  }
  return answer;
}

/** A sign-out the server has not heard of comes first: its cookie is still good, and would let somebody in. */
export async function afterOwedSignOut<Value>(ask: () => AuthAnswer<Value>): AuthAnswer<Value> {
  if (readRecord(recordKeys.owedSignOut)) {
    // Once at a time, in all tabs: a late one would sign out who has come in meanwhile.
    paying ??= oneTab(paid).finally(() => {
      paying = null;
    });
    const signedOut = await paying;
    if (!signedOut.ok) return signedOut;
  }
  return ask();
}

async function paid(): Promise<Result<null, AuthProblem>> {
  if (!readRecord(recordKeys.owedSignOut)) return ok(null);
  const answer = await auth.signOut();
  if (answer.ok) removeRecord(recordKeys.owedSignOut);
  return answer;
}

function oneTab<Value>(work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  return locks ? locks.request("jotter:sign-out", work) : work();
}

/** A sign-out without network is done as soon as there is one: the session must not live on at the server. [SES-1] */
async function payOwedSignOut(): Promise<void> {
  if (readRecord(recordKeys.owedSignOut)) await afterOwedSignOut(async () => ok(null));
}

/** Somebody signed this device out from another one, or deleted the account: what is here goes, and its page at once. */
async function endedFromAfar(account: Account): Promise<void> {
  // Should the tab die now, the next start takes the records away.
  writeRecord(recordKeys.owedWipe, account.id);
  writeRecord(recordKeys.endedFromAfar, "yes");
  forgetEverywhere();
  endings.tell(account);
  await auth.signOut(); // The cookie names nothing any more, and goes.
}

/** Lets in who the server says came by Google; `welcome` is for newcomers. [GOO-2] */
export async function admit(account: Account, welcome: ((account: Account) => Promise<void>) | undefined) {
  await welcome?.(account);
  enter(account, welcome ? { isNewcomer: true } : {});
}

/** A new password signs every device out, this one too if it was in. */
export async function resetPassword(code: string, password: string): ReturnType<typeof auth.resetPassword> {
  const answer = await auth.resetPassword(code, password);
  if (answer.ok) await verifySession();
  return answer;
}

/**
 * Forgets the account here and in the other tabs, then tells the server: where the network hangs and the lid is closed,
 * the next start tells it before anybody is let in. The records are somebody else's to wipe.
 */
export async function leave(): Promise<void> {
  writeRecord(recordKeys.owedSignOut, "yes");
  forgetEverywhere();
  await payOwedSignOut().catch(() => undefined);
}

/** The account is gone from the server: it is forgotten here and in the other tabs. */
export function forgetEverywhere(): void {
  forget();
  channel?.postMessage({ kind: "signed-out" });
}

/**
 * Another student sits here, or nobody: the page starts anew for them, so that nothing of the one before stays in its
 * memory. For students of this device, whom no server has to let in.
 */
export function changeSeat(account: Account | null, page: string): void {
  if (account) {
    writeRecord(recordKeys.account, JSON.stringify(account));
    channel?.postMessage({ kind: "signed-in", account });
  } else {
    removeRecord(recordKeys.account);
    channel?.postMessage({ kind: "signed-out" });
  }
  location.assign(page);
}

export function updateAccount(change: Partial<Pick<Account, "email" | "name">>): void {
  if (current.status === "signed-in") enter({ ...current.account, ...change });
}

/** With the account itself: what another tab has written to the storage may arrive here after its message. */
type Message = { readonly kind: "signed-out" } | { readonly kind: "signed-in"; readonly account: Account };

const endings = listeners<[account: Account]>();
const sessions = listeners<[now: Session, before: Session]>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("jotter:session");
let asking: Promise<Session> | null = null;
let paying: Promise<Result<null, AuthProblem>> | null = null;
let current: Session = remembered();
rememberEmail(current);

if (typeof window !== "undefined") window.addEventListener("online", () => void payOwedSignOut());
void payOwedSignOut();

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "signed-out") {
    if (current.status !== "asking" && current.status !== "signed-out") forget();
    return;
  }
  // Another student signed in over there: nothing of this one may stay in this tab's memory.
  if ((current.status === "signed-in" || current.status === "locked") && current.account.id !== data.account.id) {
    location.reload();
  } else change({ status: "signed-in", account: data.account });
});

async function askServer(): Promise<Session> {
  const tooLate = new Promise<"too late">((resolve) => setTimeout(() => resolve("too late"), askingLimitMs));
  const answering = whoIsThere();
  const answer = await Promise.race([answering, tooLate]);
  asking = null;
  if (current.status !== "asking") return current;
  if (answer === "too late") {
    const waiting: Session = { status: "signed-out" };
    change(waiting);
    // Who is in after all is let in, unless somebody signed in or out meanwhile. [ROU-3]
    void answering.then((account) => account && current === waiting && enter(account));
  } else if (answer) enter(answer);
  else change({ status: "signed-out" });
  return current;
}

async function whoIsThere(): Promise<Account | null> {
  const answer = await afterOwedSignOut(auth.current);
  return answer.ok ? answer.value : null;
}

async function entering(
  answering: Promise<Result<Account, AuthProblem>>,
  then: (account: Account) => void,
): Promise<Result<Account, AuthProblem>> {
  const answer = await answering;
  if (answer.ok) {
    removeRecord(recordKeys.owedSignOut);
    then(answer.value);
  }
  return answer;
}

function enter(account: Account, how: { readonly isNewcomer?: true } = {}): void {
  // The sample ends where somebody signs in from it: the next start takes it away.
  if (current.status === "signed-in" && localKindOf(current.account) === "sample") {
    writeRecord(recordKeys.owedWipe, current.account.id);
    removeRecord(recordKeys.beforeSample);
  }
  writeRecord(recordKeys.account, JSON.stringify(account));
  removeRecord(recordKeys.endedFromAfar);
  change({ status: "signed-in", account, ...how });
  channel?.postMessage({ kind: "signed-in", account });
}

function lock(account: Account): void {
  writeRecord(recordKeys.account, JSON.stringify({ ...account, locked: true }));
  change({ status: "locked", account });
}

function forget(): void {
  removeRecord(recordKeys.account);
  change({ status: "signed-out" });
}

function change(next: Session): void {
  const before = current;
  current = next;
  rememberEmail(next);
  sessions.tell(next, before);
}

function remembered(): Session {
  try {
    const { id, email, name, locked } = JSON.parse(readRecord(recordKeys.account) ?? "null") ?? {};
    if (typeof id !== "string" || typeof email !== "string" || typeof name !== "string") return { status: "asking" };
    return { status: locked === true ? "locked" : "signed-in", account: { id, email, name } };
  } catch {
    return { status: "asking" }; // A damaged record is no record.
  }
}

function rememberEmail(session: Session): void {
  try {
    if (session.status === "signed-in") sessionStorage.setItem(emailKey, session.account.email);
    else if (session.status !== "asking") sessionStorage.removeItem(emailKey);
  } catch {
    // Storage is refused; nobody depends on this copy.
  }
}
