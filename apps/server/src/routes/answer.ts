import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { HttpContext } from "./route.ts";

/** All answers of the API are JSON; whatever is not a success carries a code a program can act on. */
export type ProblemCode =
  | "BAD_REQUEST"
  | "SIGNED_OUT"
  | "ENDED"
  | "INVALID_EMAIL"
  | "USER_NOT_FOUND"
  | "WRONG_PASSWORD"
  | "INVALID_PASSWORD"
  | "PASSWORD_TOO_SHORT"
  | "PASSWORD_TOO_LONG"
  | "INVALID_CODE"
  | "NEEDS_CODE"
  | "SIGN_IN_AGAIN"
  | "NOT_ENABLED"
  | "PROVIDER_UNREACHABLE"
  | "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"
  | "FORBIDDEN_ORIGIN"
  | "NOT_FOUND"
  | "TAKEN"
  | "EPOCH"
  | "TOO_LARGE"
  | "RANGE"
  | "TOO_MANY_ATTEMPTS"
  | "BUSY"
  | "MODEL"
  | "MODEL_LIMIT"
  | "FEED"
  | "TOO_MANY_FEEDS"
  | "TOO_MANY_DEVICES"
  | "INTERNAL"
  | "UNAVAILABLE"
  | "STOPPING"
  | "UPGRADE"
  | "DISK_FULL"
  | "DAMAGED"
  | "QUOTA";

export function problem(
  status: number,
  code: ProblemCode,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return new Response(JSON.stringify({ code, ...more }), { status, headers: { ...jsonHeaders, ...headers } });
}

export function tryAgainIn(seconds: number, code: "BUSY" | "TOO_MANY_ATTEMPTS" | "MODEL_LIMIT") {
  return problem(429, code, {}, { "retry-after": String(seconds) });
}

export function json(text: string, status = 200) {
  return new Response(text, { status, headers: jsonHeaders });
}

const compress = promisify(gzip);
/** Below that a packet is a packet. */
const worthCompressing = 1400;

/** For what may be long: compressed where the asker can read it, beside the one thread that answers everybody. */
export async function jsonFor({ req }: HttpContext, text: string) {
  const headers = { ...jsonHeaders, vary: "accept-encoding" };
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(req.header("accept-encoding") ?? "");
  if (!accepts || text.length < worthCompressing) return new Response(text, { headers });
  return new Response(await compress(text, { level: 4 }), { headers: { ...headers, "content-encoding": "gzip" } });
}

const jsonHeaders = { "content-type": "application/json", "cache-control": "no-store" } as const;
