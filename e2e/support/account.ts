/** A student as the server knows one: made by its own API, without a browser. */
export type StudentAccount = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** As a Cookie header carries it. */
  readonly cookie: string;
};

export type PushOp = {
  readonly kind: string;
  readonly id: string;
  readonly ifRev: number;
  readonly n: number;
  readonly v: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly del: boolean;
  readonly at: number;
};

export type StoredRow = {
  readonly kind: string;
  readonly id: string;
  readonly rev: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly del: boolean;
};

export type PushResult = {
  readonly id: string;
  readonly status: "ok" | "conflict" | "rejected";
  readonly code?: string;
  readonly rev?: number;
  readonly row?: StoredRow | null;
};

let counter = 0;

export async function signUp(address: string, name = "Ada"): Promise<StudentAccount> {
  counter++;
  const email = `student-${process.pid}-${Date.now().toString(36)}-${counter}@example.org`;
  const password = "correct horse";
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({ name, email, password }),
  });
  if (!answer.ok) throw new Error(`Sign-up was answered ${answer.status}: ${await answer.text()}`);
  return { name, email, password, cookie: cookieOf(answer) };
}

export async function signIn(address: string, student: StudentAccount): Promise<StudentAccount> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({ email: student.email, password: student.password }),
  });
  if (!answer.ok) throw new Error(`Sign-in was answered ${answer.status}: ${await answer.text()}`);
  return { ...student, cookie: cookieOf(answer) };
}

/** Throws where the network or the server does not answer: only a 200 counts as an acknowledgement. */
export async function push(
  address: string,
  student: StudentAccount,
  device: string,
  ops: readonly PushOp[],
): Promise<readonly PushResult[]> {
  const answer = await fetch(`${address}/api/sync/push`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address, Cookie: student.cookie },
    body: JSON.stringify({ epoch: null, device, ops }),
  });
  if (!answer.ok) throw new Error(`Push was answered ${answer.status}: ${await answer.text()}`);
  const { results } = (await answer.json()) as { results: readonly PushResult[] };
  return results;
}

/** Every record the server holds of this student. */
export async function pullAll(address: string, student: StudentAccount): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = [];
  let after = 0;
  for (;;) {
    const answer = await fetch(`${address}/api/sync/pull?after=${after}&limit=500`, {
      headers: { Cookie: student.cookie },
    });
    if (!answer.ok) throw new Error(`Pull was answered ${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as { rows: readonly StoredRow[]; cursor: number; more: boolean };
    rows.push(...page.rows);
    if (!page.more) return rows;
    after = page.cursor;
  }
}

export function noteData(title: string, body: string, now = Date.now()) {
  return { title, body, tags: [], classId: null, pinned: false, createdAt: now, updatedAt: now };
}

export function documentData(title: string, more: Readonly<Record<string, unknown>> = {}) {
  const file = { fileId: null, name: `${title}.pdf`, path: "", url: "", type: "application/pdf", bytes: 1 };
  return { title, classId: null, tags: [], kind: "pdf", ...file, createdAt: 1, updatedAt: 1, ...more };
}

export function eventData(title: string, start: string, end: string, more: Readonly<Record<string, unknown>> = {}) {
  const where = { description: "", zone: null, classId: null, rule: null, except: [] };
  return { type: "other", title, start, end, ...where, createdAt: 1, updatedAt: 1, ...more };
}

/** As a browser takes them: a sign-up gives more than one. */
export function cookiesOf({ cookie }: StudentAccount, address: string) {
  return cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: address, expires: Date.now() / 1000 + 86_400 };
  });
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}
