import type { IncomingMessage } from "node:http";

/** Where a request comes from. A header counts only if our own proxy wrote it: anybody can send one. */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const hops = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return hops?.split(",").at(-1)?.trim() || socket.remoteAddress || "unknown";
}
