/** Where to go after signing in: a page of this app, or nowhere. Another site's address must not pass. */
export function returnPath(asked: unknown): string | undefined {
  if (typeof asked !== "string" || !/^\/(?![/\\])/.test(asked)) return undefined;
  return /^\/(login|createAccount|welcome)?(\?|#|$)/.test(asked) ? undefined : asked;
}
