/**
 * Whether a request that changes something was sent by our own pages. Another site can make a student's browser
 * send it, cookies and all, but cannot choose its Origin.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return false;
  if (origin === publicUrl) return true;
  // On one's own machine, localhost and 127.0.0.1 are the same place under two names.
  return (
    origin === `http://${host}` && isLoopback(new URL(publicUrl).hostname) && isLoopback(URL.parse(origin)?.hostname)
  );
}

export function isLoopback(hostname: string | undefined): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
