import type { IncomingMessage } from "node:http";

/** Where a request comes from. A header counts only if our own proxy wrote it: anybody can send one. */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const hops = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return hops?.split(",").at(-1)?.trim() || socket.remoteAddress || "unknown";
}

/** An IPv6 customer owns a whole /64 and could come from a new address each time. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":");
  if (tail !== undefined) groups.push(...Array.from({ length: 8 - groups.length - tail.split(":").length }, () => "0"));
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}

/** As much of an address as tells a student which of their places it was. */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  return network.includes(":") ? `${network}::` : network.replace(/\.\d+$/, ".*");
}
