import { entities } from "@jotter/domain/entities";
import type { Entity } from "@jotter/domain/entity";
import { failed, ok, type Result } from "@jotter/domain/result";
import { isEmail } from "@jotter/domain/sign-up";
import type { Account, AuthProblem, Backend, FilesProblem, StoredFile, SyncProblem } from "@jotter/ports/backend";
import { newFileId } from "@jotter/ports/file-id";
import {
  arrivesFirst,
  type Gaps,
  isNoticedEpoch,
  isUnknownRev,
  limits,
  newEpoch,
  type PastVersion,
  type PullPage,
  type PushAnswer,
  type PushOp,
  type PushResult,
  type ServerRow,
} from "@jotter/ports/protocol";
import { googleOutcome } from "./http-auth.ts";
import { type MemoryModel, memoryAi } from "./memory-ai.ts";
import { withoutOutside } from "./memory-outside.ts";

/** A whole server in memory, with the rules of the real one: for tests, and for trying the app without any server. */
export type MemoryServer = {
  /** What one browser sees of it: its own session, like a cookie jar. */
  readonly connect: () => Backend;
  /** What the operator's `reset-code EMAIL` gives out. No mail is sent from memory. */
  readonly resetCode: (email: string) => string;
  /** As if an operator had restored a backup taken now; "unsaid": by other means, and without `new-epoch`. */
  readonly backup: () => (how?: "unsaid") => void;
};

export type MemoryOptions = {
  readonly now?: () => number;
  readonly recordQuotaBytes?: () => number;
  readonly fileQuotaBytes?: number;
  readonly maxFileBytes?: number;
  readonly entities?: readonly Entity[];
  /** What the student does when Google shows its chooser. Left out, there is no Google. */
  readonly google?: () => GoogleAccount | "cancel";
  /** Left out, there is no language model. */
  readonly model?: MemoryModel;
};

export type GoogleAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
};

type Student = {
  account: Account & { password: string | null; googleId: string | null };
  epoch: string;
  head: number;
  gaps: Gaps;
  /** Of this run of the server; 0 while their first records are written in it. */
  firstRev: number;
  rows: Map<string, ServerRow>;
  history: { kind: string; id: string; version: PastVersion }[];
  files: Map<string, { info: StoredFile; content: Blob }>;
  watchers: Set<() => void>;
  /** The browsers in which they are signed in. */
  sessions: Map<string, { readonly createdAt: number; seenAt: number }>;
  resetCodes: Set<string>;
};

export function createMemoryServer(options: MemoryOptions = {}): MemoryServer {
  const rules = {
    now: options.now ?? (() => Date.now()),
    recordQuotaBytes: options.recordQuotaBytes ?? (() => 500 * 1024 * 1024),
    fileQuotaBytes: options.fileQuotaBytes ?? 2 * 1024 ** 3,
    maxFileBytes: options.maxFileBytes ?? 100 * 1024 * 1024,
    google: options.google,
    model: options.model,
    entities: new Map((options.entities ?? entities).map((entity) => [entity.kind, entity])),
  };
  const students = new Map<string, Student>();
  endedIn.set(students, new Set());
  let restoredAt = rules.now();
  return {
    connect: () => connect(students, rules),
    resetCode: (email) => {
      const student = studentWith(email, students);
      if (!student) throw new Error(`no account has the address ${email}`);
      const code = crypto.randomUUID();
      student.resetCodes.add(code);
      return code;
    },
    backup: () => {
      const copies = [...students].map(([id, { epoch, head, gaps, rows }]) => ({
        id,
        epoch,
        head,
        gaps,
        rows: [...rows],
      }));
      return (how) => {
        for (const { id, rows, ...before } of copies) {
          const student = students.get(id);
          const now = ++restoredAt;
          // Of a student who had no record then, the next revisions say nothing about a former run.
          const life =
            how === "unsaid" && before.head > 0
              ? { ...before, firstRev: now * 1000 }
              : { ...restored(before, now, isNoticedEpoch(before.epoch)), firstRev: 0 };
          if (student) Object.assign(student, { rows: new Map(rows), ...life });
        }
      };
    },
  };
}

function restored({ head }: Pick<Student, "head">, now: number, isNoticed: boolean) {
  return { ...newEpoch(crypto.randomUUID(), { head, now, isNoticed }), gaps: [] };
}

type Rules = Required<Pick<MemoryOptions, "now" | "recordQuotaBytes" | "fileQuotaBytes" | "maxFileBytes">> & {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly google: MemoryOptions["google"];
  readonly model: MemoryOptions["model"];
};

const freshMs = 10 * 60_000;

/** The sessions that another device ended, of each server. */
const endedIn = new WeakMap<Map<string, Student>, Set<string>>();

function connect(students: Map<string, Student>, rules: Rules): Backend {
  let session: { readonly userId: string; readonly id: string } | undefined;
  const ended = endedIn.get(students) ?? new Set();
  const endAll = (student: Student, which: (id: string) => boolean) => {
    for (const id of student.sessions.keys()) if (which(id)) ended.add(id);
    endSessions(student, which);
  };
  const me = () => {
    const student = session && students.get(session.userId);
    const device = session && student?.sessions.get(session.id);
    if (device) device.seenAt = rules.now();
    return device && student;
  };
  const signInAs = (student: Student) => {
    session = { userId: student.account.id, id: crypto.randomUUID() };
    student.sessions.set(session.id, { createdAt: rules.now(), seenAt: rules.now() });
    return ok(publicOf(student.account));
  };
  const byEmail = (email: string) => studentWith(email, students);
  const publicOf = ({ id, email, name }: Account): Account => ({ id, email, name });
  const byGoogle = (choice: GoogleAccount | "cancel") => {
    const refused = (code: string) => ({ google: "error", code });
    if (choice === "cancel") return refused("CANCELLED");
    if (!choice.emailVerified) return refused("EMAIL_NOT_VERIFIED");
    const known = [...students.values()].find(({ account }) => account.googleId === choice.id);
    if (!known && byEmail(choice.email)) return refused("ACCOUNT_NOT_LINKED");
    signInAs(known ?? newStudent({ ...choice, password: null, googleId: choice.id }, students));
    return { google: known ? "back" : "new" };
  };
  const signedOut = failed({ kind: "signed-out" } as const);
  const unauthorized = failed({ kind: "unauthorized" } as const);

  return {
    auth: {
      current: async (): Promise<Result<Account | null, AuthProblem>> => {
        const student = me();
        if (!student && session && ended.has(session.id)) return failed({ kind: "ended" });
        return ok(student ? publicOf(student.account) : null);
      },
      signUp: async ({ name, email, password }): Promise<Result<Account, AuthProblem>> => {
        if (!isEmail(email)) return failed({ kind: "invalid-email" });
        if (password.length < 6) return failed({ kind: "password-too-short" });
        if (password.length > 128) return failed({ kind: "password-too-long" });
        if (byEmail(email)) return failed({ kind: "email-taken" });
        return signInAs(newStudent({ email, name, password, googleId: null }, students));
      },
      signIn: async ({ email, password }) => {
        const student = byEmail(email);
        if (!student) return failed({ kind: "user-not-found" });
        if (student.account.password !== password) return failed({ kind: "wrong-password" });
        return signInAs(student);
      },
      signOut: async () => {
        if (session) me()?.sessions.delete(session.id);
        session = undefined;
        return ok(null);
      },
      changePassword: async ({ current, next }) => {
        const student = me();
        if (!student) return signedOut;
        if (student.account.password !== current) return failed({ kind: "wrong-password" });
        if (next.length < 6) return failed({ kind: "password-too-short" });
        student.account.password = next;
        student.resetCodes.clear();
        endSessions(student, (id) => id !== session?.id);
        return ok(null);
      },
      changeEmail: async ({ email, password }) => {
        const student = me();
        if (!student) return signedOut;
        const { password: own } = student.account;
        const isFresh = rules.now() - (student.sessions.get(session?.id ?? "")?.createdAt ?? 0) <= freshMs;
        if (own === null && !isFresh) return failed({ kind: "sign-in-again" });
        if (own !== null && own !== password) return failed({ kind: "wrong-password" });
        if (byEmail(email)) return failed({ kind: "email-taken" });
        student.account = { ...student.account, email: email.trim().toLowerCase() };
        student.resetCodes.clear();
        return ok(null);
      },
      deleteAccount: async (password) => {
        const student = me();
        if (!student) return signedOut;
        const isFresh = rules.now() - (student.sessions.get(session?.id ?? "")?.createdAt ?? 0) <= freshMs;
        if (student.account.password === null && !isFresh) return failed({ kind: "sign-in-again" });
        if (student.account.password !== (password ?? null)) return failed({ kind: "wrong-password" });
        endAll(student, (id) => id !== session?.id);
        students.delete(student.account.id);
        session = undefined;
        return ok(null);
      },
      waysIn: async () => {
        const student = me();
        if (!student) return signedOut;
        return ok({ password: student.account.password !== null, google: student.account.googleId !== null });
      },
      providers: async () => ok({ google: rules.google ? "ready" : "off" }),
      googleStart: async (_, returnTo) => {
        if (!rules.google) return failed({ kind: "not-enabled" });
        const outcome = byGoogle(rules.google());
        const search = new URLSearchParams({ ...outcome, ...(returnTo !== undefined && { to: returnTo }) });
        return ok({ url: `/login?${search}` });
      },
      googleOutcome,
      forgotPassword: async (email): Promise<Result<{ sent: boolean }, AuthProblem>> =>
        isEmail(email) ? ok({ sent: false }) : failed({ kind: "invalid-email" }),
      resetPassword: async (code, password) => {
        if (password.length < 6) return failed({ kind: "password-too-short" });
        if (password.length > 128) return failed({ kind: "password-too-long" });
        const student = [...students.values()].find(({ resetCodes }) => resetCodes.has(code));
        if (!student) return failed({ kind: "invalid-code" });
        student.account.password = password;
        student.resetCodes.clear();
        student.sessions.clear();
        return ok({ email: student.account.email });
      },
      devices: async () => {
        const student = me();
        if (!student) return signedOut;
        const devices = [...student.sessions].map(([id, { createdAt, seenAt }]) => ({
          id,
          current: id === session?.id,
          createdAt,
          lastSeenAt: seenAt,
          address: null,
          browser: null,
          system: null,
        }));
        return ok(devices.sort((one, other) => Number(other.current) - Number(one.current)));
      },
      endDevice: async (other) => {
        const student = me();
        if (!student) return signedOut;
        endAll(student, (id) => id === other);
        return ok(null);
      },
      endOtherDevices: async () => {
        const student = me();
        if (!student) return signedOut;
        endAll(student, (id) => id !== session?.id);
        return ok(null);
      },
    },
    sync: {
      pull: async (request): Promise<Result<PullPage, SyncProblem>> => {
        const student = me();
        if (!student) return signedOut;
        const newest = "before" in request;
        if (!newest && isUnknownRev(request.after, student.head, student.gaps)) {
          Object.assign(student, restored({ head: Math.max(student.head, request.after) }, rules.now(), true));
        }
        const { epoch, head } = student;
        const asked = newest ? (request.before === "newest" ? head + 1 : request.before) : request.after;
        const all = [...student.rows.values()]
          .filter(({ rev }) => (newest ? rev < asked : rev > asked))
          .sort((a, b) => (newest ? b.rev - a.rev : a.rev - b.rev));
        const rows = all.slice(0, request.limit ?? limits.rowsPerPage);
        const isFirst = newest && request.before === "newest";
        const cursor = rows.at(-1)?.rev ?? (isFirst ? 0 : asked);
        const ahead = isFirst ? all.filter((row) => row.kind === arrivesFirst && !rows.includes(row)) : [];
        return ok(structuredClone({ rows: [...ahead, ...rows], cursor, more: all.length > rows.length, head, epoch }));
      },
      push: async (request): Promise<Result<PushAnswer, SyncProblem>> => {
        const student = me();
        if (!student) return signedOut;
        if (request.epoch !== null && request.epoch !== student.epoch)
          return failed({ kind: "epoch", epoch: student.epoch });
        if (student.head < student.firstRev) {
          student.gaps = [...student.gaps, [student.head, student.firstRev]];
          student.head = student.firstRev;
        }
        const results = request.ops.map((op) => pushed(student, op, request.device, rules));
        if (results.some(({ status }) => status === "ok")) for (const poke of student.watchers) poke();
        return ok(structuredClone({ results, epoch: student.epoch }));
      },
      history: async (kind, id) => {
        const student = me();
        if (!student) return signedOut;
        const versions = student.history.filter((past) => past.kind === kind && past.id === id);
        return ok(versions.map(({ version }) => version).reverse());
      },
      subscribe: (onPoke) => {
        const student = me();
        student?.watchers.add(onPoke);
        return () => student?.watchers.delete(onPoke);
      },
    },
    files: {
      upload: async ({ id = newFileId(), name, purpose = "document", content, onProgress, signal }) => {
        const student = me();
        if (!student) return unauthorized;
        if (signal?.aborted) return failed({ kind: "canceled" });
        const known = student.files.get(id);
        if (known) return ok(known.info);
        if ([...students.values()].some(({ files }) => files.has(id))) {
          return failed({ kind: "unavailable", detail: "TAKEN" });
        }
        if (content.size > rules.maxFileBytes) return failed({ kind: "too-large", limitBytes: rules.maxFileBytes });
        if (usedBytes(student) + content.size > rules.fileQuotaBytes) {
          return failed({ kind: "quota-exceeded", limitBytes: rules.fileQuotaBytes });
        }
        const info = { id, name, type: content.type, bytes: content.size, createdAt: rules.now(), purpose };
        student.files.set(info.id, { info, content });
        onProgress?.(content.size, content.size);
        return ok(info);
      },
      list: async () => {
        const student = me();
        if (!student) return unauthorized;
        const files = [...student.files.values()].map(({ info }) => info);
        const { fileQuotaBytes: quotaBytes, maxFileBytes: fileBytes } = rules;
        return ok({ files, usedBytes: usedBytes(student), quotaBytes, fileBytes });
      },
      download: async (id, range): Promise<Result<Blob, FilesProblem>> => {
        const student = me();
        if (!student) return unauthorized;
        const found = student.files.get(id);
        if (!found) return failed({ kind: "not-found" });
        return ok(range ? found.content.slice(range.start, range.end + 1) : found.content);
      },
      remove: async (id) => {
        const student = me();
        if (!student) return unauthorized;
        return student.files.delete(id) ? ok(null) : failed({ kind: "not-found" });
      },
      address: (id) => `/api/files/${id}`,
    },
    ai: memoryAi(rules.model, () => me() !== undefined),
    ...withoutOutside(() => me() !== undefined),
  };
}

/** The rule of the real server for one write. */
function pushed(student: Student, op: PushOp, device: string, rules: Rules): PushResult {
  const { kind, id } = op;
  const key = `${kind}/${id}`;
  const current = student.rows.get(key);
  const entity = rules.entities.get(kind);
  if (!entity) return { kind, id, status: "rejected", code: "UNKNOWN_KIND" };
  if (op.v > entity.version || op.v < (current?.v ?? 0)) return { kind, id, status: "rejected", code: "UPGRADE" };
  if (op.ifRev !== (current?.rev ?? 0)) return { kind, id, status: "conflict", row: current ?? null };
  const checked = op.del ? undefined : entity.schema.safeParse(op.data);
  if (checked && !checked.success) {
    const fields = checked.error.issues.map((issue) => issue.path.join("."));
    return { kind, id, status: "rejected", code: "INVALID", fields };
  }
  const bytes = sizeOf(op.data);
  const before = current ? sizeOf(current.data) : 0;
  const total = [...student.rows.values()].reduce((sum, row) => sum + sizeOf(row.data), 0);
  if (bytes > limits.recordBytes) return { kind, id, status: "rejected", code: "TOO_LARGE" };
  if (!op.del && bytes > before && total - before + bytes > rules.recordQuotaBytes()) {
    return { kind, id, status: "rejected", code: "QUOTA" };
  }
  if (current) {
    const version = { rev: current.rev, v: current.v, data: current.data, at: current.at, replacedAt: rules.now() };
    student.history.push({ kind, id, version });
  }
  const seen = Object.fromEntries(
    [...Object.entries(current?.seen ?? {}).filter(([name]) => name !== device), [device, op.n] as const].slice(-8),
  );
  const at = Math.min(op.at, rules.now() + limits.clockAheadMs);
  const row: ServerRow = {
    kind,
    id,
    rev: ++student.head,
    v: op.v,
    data: structuredClone(op.data),
    del: op.del,
    at,
    seen,
  };
  student.rows.set(key, row);
  return { kind, id, status: "ok", rev: row.rev, at };
}

function newStudent(newcomer: Omit<Student["account"], "id">, students: Map<string, Student>): Student {
  const { email, name, password, googleId } = newcomer;
  const account = { id: crypto.randomUUID(), email: email.trim().toLowerCase(), name, password, googleId };
  const student: Student = {
    account,
    ...newEpoch(crypto.randomUUID()),
    gaps: [],
    firstRev: 0,
    rows: new Map(),
    history: [],
    files: new Map(),
    watchers: new Set(),
    sessions: new Map(),
    resetCodes: new Set(),
  };
  students.set(account.id, student);
  return student;
}

function studentWith(email: string, students: ReadonlyMap<string, Student>): Student | undefined {
  return [...students.values()].find(({ account }) => account.email === email.trim().toLowerCase());
}

function endSessions(student: Student, isOver: (id: string) => boolean) {
  for (const id of student.sessions.keys()) if (isOver(id)) student.sessions.delete(id);
}

function sizeOf(data: unknown): number {
  return data === null ? 0 : JSON.stringify(data).length;
}

function usedBytes(student: Student): number {
  return [...student.files.values()].reduce((sum, { info }) => sum + info.bytes, 0);
}
