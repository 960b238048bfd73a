/** Where to go after signing in: a page of this app, or nowhere. Another site's address must not pass, nor a tab that a browser leaves out of one. */
export function returnPath(asked: unknown): string | undefined {
  if (typeof asked !== "string" || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked)) return undefined;
  return /^\/(login|createAccount|welcome)?(\?|#|$)/.test(asked) ? undefined : asked;
}
