/** A page of this app, by its path or by its whole address; null for any other. */
export function ownPath(address: string, origin: string): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^\/(?![/\\])/.test(path) ? path : null;
}
