import type { PushOp } from "@jotter/ports/protocol";
import type { TestServer } from "./test-server.ts";

/** A browser of one student, as far as the server can tell: it keeps its cookies and sends its origin. */
export type TestClient = {
  readonly send: (path: string, options?: SendOptions) => Promise<Response>;
  /** Sends JSON and gives back the status with the parsed answer. */
  readonly post: (path: string, body: unknown) => Promise<Answer>;
  readonly get: (path: string) => Promise<Answer>;
  readonly cookie: () => string;
};
export type Answer = { readonly status: number; readonly body: unknown };
export type SendOptions = Pick<RequestInit, "method" | "body" | "signal" | "duplex"> & {
  readonly headers?: Readonly<Record<string, string>>;
};

export function createClient(server: Pick<TestServer, "url">, cookies = new Map<string, string>()): TestClient {
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function send(path: string, { headers, ...options }: SendOptions = {}) {
    const response = await fetch(`${server.url}${path}`, {
      ...options,
      headers: { origin: server.url, cookie: cookie(), ...headers },
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function answer(response: Response): Promise<Answer> {
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  }

  return {
    send,
    cookie,
    get: async (path) => answer(await send(path)),
    post: async (path, body) =>
      answer(
        await send(path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
      ),
  };
}

let students = 0;

/** A student who has just signed up. */
export async function newStudent(server: Pick<TestServer, "url">, name = "Ada") {
  const email = `student${++students}@example.org`;
  const password = "correct horse";
  const client = createClient(server);
  const signedUp = await client.post("/api/auth/sign-up/email", { name, email, password });
  if (signedUp.status !== 200) throw new Error(`sign-up: ${JSON.stringify(signedUp)}`);
  return { ...client, email, password };
}

export function noteData(title: string, body = "") {
  return { title, body, tags: [], classId: null, pinned: false, createdAt: 1, updatedAt: 1 };
}

/** A push operation that creates a note, but for what is given. */
export function noteOp(change: Partial<PushOp> = {}): PushOp {
  return {
    kind: "note",
    id: "note-1",
    ifRev: 0,
    n: 1,
    v: 1,
    data: noteData("Mitosis"),
    del: false,
    at: 1000,
    ...change,
  };
}
