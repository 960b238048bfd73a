/** What a user can meet is a value; only bugs are thrown. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failed<Problem>(problem: Problem): Result<never, Problem> {
  return { ok: false, problem };
}
