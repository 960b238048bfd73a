import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Session } from "../auth/session.ts";

/** One thing the server can be asked. Everything about who may ask it is said here; `app.ts` sees to it. */
export type Route =
  | (Address & { readonly access: "anyone"; readonly handle: (call: Call) => Promise<Response> })
  | (Address & { readonly access: "signed-in"; readonly handle: (call: SignedInCall) => Promise<Response> });

type Address = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Asked by whoever watches the server, as often as they like. */
  readonly isUncounted?: true;
};

export type HttpContext = Context<{ Bindings: HttpBindings }>;

export type Call = {
  readonly context: HttpContext;
  /** The network address of who asks. */
  readonly address: string;
  readonly now: number;
};
/** Whose data it is about comes from the session, never from the request. */
export type SignedInCall = Call & { readonly session: Session };
