import type { ModelPiece, ModelProblem, ModelStatus, ModelTest, ObjectQuestion, Question } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { PastVersion, PullPage, PullRequest, PushAnswer, PushRequest } from "./protocol.ts";

/** Everything a replica needs from outside. `replica` never knows which one it has. */
export type Backend = {
  readonly auth: AuthPort;
  readonly sync: SyncPort;
  readonly files: FilesPort;
  readonly ai: AiPort;
  readonly feeds: FeedsPort;
  readonly reminders: RemindersPort;
};

export type Account = { readonly id: string; readonly email: string; readonly name: string };

export type AuthProblem =
  | { readonly kind: "user-not-found" }
  | { readonly kind: "wrong-password" }
  | { readonly kind: "invalid-credentials" }
  | { readonly kind: "too-many-attempts"; readonly retryAfterMs: number }
  /** The server has more to do than it can: nothing was tried, nothing was counted. */
  | { readonly kind: "busy"; readonly retryAfterMs: number }
  | { readonly kind: "email-taken" }
  | { readonly kind: "invalid-email" }
  | { readonly kind: "password-too-short" }
  | { readonly kind: "password-too-long" }
  /** Of Google: the student closed it or said no. */
  | { readonly kind: "cancelled" }
  /** This server has no Google. */
  | { readonly kind: "not-enabled" }
  /** The operator's client id or secret is not what Google knows. */
  | { readonly kind: "invalid-key" }
  /** There is an account with a password and this address, and nobody has proved that it is theirs. */
  | { readonly kind: "not-linked" }
  | { readonly kind: "email-not-verified" }
  /** What was asked for needs a sign-in of the last ten minutes. */
  | { readonly kind: "sign-in-again" }
  /** A code that is wrong, used, or too old. */
  | { readonly kind: "invalid-code" }
  /** One was mailed just now, and what was asked for is done once it comes back. */
  | { readonly kind: "needs-code" }
  | { readonly kind: "signed-out" }
  /** This device was signed out from another one, or the account is gone: what is here is to go. */
  | { readonly kind: "ended" }
  | { readonly kind: "offline" }
  | { readonly kind: "other"; readonly detail: string };

/** A browser in which the student is signed in. */
export type Device = {
  readonly id: string;
  /** The one that asks; it comes first. */
  readonly current: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** The network it came from, not the whole address: `203.0.113.*` */
  readonly address: string | null;
  /** "Firefox" and "Linux": the words between them are each language's own. null where it is none we know. */
  readonly browser: string | null;
  readonly system: string | null;
};

/** "unreachable": set up, but it does not answer now. Asking again later helps. */
export type GoogleState = "ready" | "off" | "unreachable";

/** How a sign-in by Google went well. A newcomer has an account now, but no profile yet. */
export type GoogleOutcome = {
  readonly isNew: boolean;
  /** The path that `googleStart` was given. */
  readonly returnTo: string | null;
};

/** How an account can be entered. */
export type WaysIn = { readonly password: boolean; readonly google: boolean };

export type Credentials = { readonly email: string; readonly password: string };
export type AuthAnswer<Value> = Promise<Result<Value, AuthProblem>>;

export type AuthPort = {
  /** Who the server says we are; null when nobody. "offline" when it cannot be asked. */
  readonly current: (signal?: AbortSignal) => AuthAnswer<Account | null>;
  readonly signUp: (newcomer: Credentials & { readonly name: string }) => AuthAnswer<Account>;
  readonly signIn: (credentials: Credentials) => AuthAnswer<Account>;
  readonly signOut: () => AuthAnswer<null>;
  readonly changePassword: (change: { readonly current: string; readonly next: string }) => AuthAnswer<null>;
  /**
   * Asks for the password, where there is one, and else for a sign-in of the last ten minutes. A server that sends mail
   * then mails a code to the new address ("needs-code") and wants that, alone; the address before is told by mail, too,
   * with a way back. All in the given language.
   */
  readonly changeEmail: (change: {
    readonly email: string;
    readonly password: string | undefined;
    readonly code?: string | undefined;
    readonly language: string;
  }) => AuthAnswer<null>;
  /**
   * Immediate and complete: account, records, files. Without a password only for who has none (`waysIn`), and only
   * within ten minutes of a sign-in: "sign-in-again" otherwise.
   */
  readonly deleteAccount: (password?: string) => AuthAnswer<null>;
  readonly waysIn: () => AuthAnswer<WaysIn>;

  readonly providers: () => AuthAnswer<{ readonly google: GoogleState }>;
  /**
   * The address to send the page ("redirect") or a popup to. The redirect comes back to
   * `/login?google=new|back|error&code=…&to=…`. The popup posts `{ source: "jotter-google", search: "?google=…" }` to
   * the page that opened it (`event.origin` is the page's own) and closes itself; a popup that is closed without a
   * message was cancelled. Either way `googleOutcome` reads the search, and `current` says who is in: a search is
   * only text that anybody can type.
   */
  readonly googleStart: (mode: "popup" | "redirect", returnTo?: string) => AuthAnswer<{ readonly url: string }>;
  /** What a search says about a sign-in by Google; null where it says nothing. */
  readonly googleOutcome: (search: string) => Result<GoogleOutcome, AuthProblem> | null;

  /**
   * Mails a link to `/login?reset=CODE` if the address has an account; the answer never tells whether it has.
   * `sent: false`: this server sends no mail, and the student has to ask its operator for a code.
   */
  readonly forgotPassword: (email: string, language: string) => AuthAnswer<{ readonly sent: boolean }>;
  /** Signs every device out. Gives the account's address, to sign in with. A refused password does not use the code up. */
  readonly resetPassword: (code: string, password: string) => AuthAnswer<{ readonly email: string }>;

  readonly devices: () => AuthAnswer<readonly Device[]>;
  /** Signs one device out at once. One that is already out is no problem. */
  readonly endDevice: (id: string) => AuthAnswer<null>;
  readonly endOtherDevices: () => AuthAnswer<null>;
};

/** A picture in a note is a file like any other, but no document: it is listed, and told apart. */
export type FilePurpose = "document" | "note-image";

export type StoredFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly createdAt: number;
  readonly purpose: FilePurpose;
};

export type FilesProblem =
  | { readonly kind: "not-found" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "quota-exceeded"; readonly limitBytes: number }
  | { readonly kind: "too-large"; readonly limitBytes: number }
  | { readonly kind: "canceled" }
  | { readonly kind: "offline" }
  /** It was tried again and again, for as long as such a thing is tried. [DAT-3] */
  | { readonly kind: "retry-limit" }
  /** `isPassing`: the server has trouble of its own, and may answer better when it is asked again. */
  | { readonly kind: "unavailable"; readonly detail: string; readonly isPassing?: true };

export type FilesAnswer<Value> = Promise<Result<Value, FilesProblem>>;
export type Upload = {
  /**
   * The file's id, if the device has made one (`newFileId`). Sending it again is then harmless: what is stored already
   * is answered as it is. Left out, the server makes one.
   */
  readonly id?: string;
  readonly name: string;
  /** Left out, it is a document. */
  readonly purpose?: FilePurpose;
  readonly content: Blob;
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
};

export type FileListing = {
  readonly files: readonly StoredFile[];
  readonly usedBytes: number;
  readonly quotaBytes: number;
  /** What one file may have at most; an older server does not say. */
  readonly fileBytes?: number | undefined;
};

export type FilesPort = {
  readonly upload: (upload: Upload) => FilesAnswer<StoredFile>;
  readonly list: (signal?: AbortSignal) => FilesAnswer<FileListing>;
  readonly download: (
    id: string,
    range?: { readonly start: number; readonly end: number },
    signal?: AbortSignal,
  ) => FilesAnswer<Blob>;
  readonly remove: (id: string) => FilesAnswer<null>;
  /** An address the browser can open or show, valid for the signed-in student only. */
  readonly address: (id: string) => string;
};

export type SyncProblem =
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  /** The server's records were replaced (a backup came back): read everything anew, offer what it lacks. */
  | { readonly kind: "epoch"; readonly epoch: string }
  | { readonly kind: "upgrade" }
  | { readonly kind: "too-large" }
  | { readonly kind: "busy"; readonly retryAfterMs: number }
  | { readonly kind: "unavailable"; readonly detail: string };

export type SyncPort = {
  readonly pull: (request: PullRequest, signal?: AbortSignal) => Promise<Result<PullPage, SyncProblem>>;
  readonly push: (request: PushRequest, signal?: AbortSignal) => Promise<Result<PushAnswer, SyncProblem>>;
  readonly history: (
    kind: string,
    id: string,
    signal?: AbortSignal,
  ) => Promise<Result<readonly PastVersion[], SyncProblem>>;
  /** Calls back when there may be something to pull. Only a hint: a lost one costs a minute. */
  readonly subscribe: (onPoke: () => void) => () => void;
};

export type AiAnswer<Value> = Promise<Result<Value, ModelProblem>>;

/** The way to a language model. A visitor may ask for texts, a little; all else is for students. */
export type AiPort = {
  /** What can be asked for, before anything is. */
  readonly status: (signal?: AbortSignal) => AiAnswer<ModelStatus>;
  /**
   * Pieces of text as they are written, then "done" or "error", always. Stopped by the signal, it ends with "aborted";
   * whoever leaves the loop stops it too. A blank question is answered with nothing, and asked of nobody.
   */
  readonly text: (question: Question, signal?: AbortSignal) => AsyncIterable<ModelPiece>;
  /** A value of the question's schema; null for a blank question. */
  readonly object: (question: ObjectQuestion, signal?: AbortSignal) => AiAnswer<ObjectAnswer>;
  /** What was said in a piece of sound (`audio/wav`), as `HeardLines`. */
  readonly speech: (sound: Blob, signal?: AbortSignal) => AiAnswer<ObjectAnswer>;
  /** Asks each model of the server something short. */
  readonly test: (signal?: AbortSignal) => AiAnswer<ModelTest>;
};

export type ObjectAnswer = Omit<Extract<ModelPiece, { readonly t: "done" }>, "t"> & { readonly value: unknown };

/** Why a calendar of the outside could not be read. */
export type FeedProblem =
  /** The address leads, or could lead, into a network that is nobody else's business; or it is none. */
  | "refused"
  /** It is the student's own calendar that Jotter gives out. */
  | "own"
  | "unreachable"
  | "timeout"
  | "too-large"
  | "not-a-calendar"
  /** Nothing is there (any more). */
  | "not-found"
  /** Its address is no longer allowed in: schools change them now and then. */
  | "forbidden"
  /** The student has no room for it. */
  | "no-room";

/** A calendar that a student subscribed to. Its events are records with its id in `feedId`, and come by sync. */
export type Feed = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly createdAt: number;
  /** "failing" is tried again by itself, at `nextAt`; "ended" only by `refresh`. */
  readonly state: "fresh" | "failing" | "ended";
  readonly problem: FeedProblem | null;
  /** When it last answered well. */
  readonly checkedAt: number;
  readonly nextAt: number;
  readonly events: number;
  /** Events of it that could not be understood. */
  readonly skipped: number;
};

export type FeedsProblem =
  | { readonly kind: "feed"; readonly problem: FeedProblem }
  /** A student may have 20. */
  | { readonly kind: "too-many" }
  | { readonly kind: "not-found" }
  /** This backend asks nobody for calendars. */
  | { readonly kind: "not-enabled" }
  | PortProblem;

/** What any question to a server can end in. */
export type PortProblem =
  | { readonly kind: "signed-out" }
  | { readonly kind: "offline" }
  | { readonly kind: "busy"; readonly retryAfterMs: number }
  | { readonly kind: "unavailable"; readonly detail: string };

export type FeedsAnswer<Value> = Promise<Result<Value, FeedsProblem>>;

/** Calendars in and out. [CAL-5] */
export type FeedsPort = {
  readonly list: (signal?: AbortSignal) => FeedsAnswer<readonly Feed[]>;
  /** Read once before it answers: what cannot be read is not subscribed to. The same address twice is one feed. */
  readonly subscribe: (feed: {
    readonly url: string;
    readonly name: string;
    readonly zone: string;
  }) => FeedsAnswer<Feed>;
  /** Asks for it now. How that went is in the feed. */
  readonly refresh: (id: string) => FeedsAnswer<Feed>;
  /** Takes away everything that came from it. `restore` brings it all back, for 30 days. */
  readonly remove: (id: string) => FeedsAnswer<null>;
  readonly restore: (id: string) => FeedsAnswer<Feed>;
  /** The secret address of the student's own calendar; null where there is none. */
  readonly address: (signal?: AbortSignal) => FeedsAnswer<string | null>;
  /** A new one. The one before it leads nowhere from now on. */
  readonly newAddress: () => FeedsAnswer<string>;
  readonly endAddress: () => FeedsAnswer<null>;
};

/** "gone": the browser has given the subscription up, and the device has to subscribe again. */
export type PushProblem = "unreachable" | "refused" | "gone";

export type PushStatus = {
  /** What `PushManager.subscribe` wants as `applicationServerKey`. */
  readonly publicKey: string;
  /** null where this device is not subscribed. */
  readonly device: { readonly sentAt: number | null; readonly problem: PushProblem | null } | null;
};

export type PushSubscriber = {
  /** The device's name in sync. */
  readonly device: string;
  readonly endpoint: string;
  /** The subscription's keys, in base64url as `toJSON` has them. */
  readonly p256dh: string;
  readonly auth: string;
  /** Where the device is, and what it speaks: sent anew when either changes. */
  readonly zone: string;
  readonly language: string;
};

export type RemindersProblem = { readonly kind: "not-enabled" } | PortProblem;
export type RemindersAnswer<Value> = Promise<Result<Value, RemindersProblem>>;

/** Reminders on devices where the app is closed, and one voice for those where it is open. [CAL-6] */
export type RemindersPort = {
  readonly status: (device: string, signal?: AbortSignal) => RemindersAnswer<PushStatus>;
  readonly subscribe: (subscriber: PushSubscriber) => RemindersAnswer<PushStatus>;
  readonly unsubscribe: (device: string) => RemindersAnswer<null>;
  /** Sends this device a notification now, and says how that went: null is well. */
  readonly test: (device: string) => RemindersAnswer<PushProblem | null>;
  /**
   * Asked by an open device when reminders (by their keys) are due: those it is to show. What another open device was
   * first to ask for is not among them, and no device that asked gets it pushed.
   */
  readonly claim: (device: string, keys: readonly string[]) => RemindersAnswer<readonly string[]>;
};
