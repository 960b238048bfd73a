import type { Message } from "@jotter/domain/conversation";
import type { Reply } from "./chat.ts";

/** What a reply lacks for more, where this conversation has not said so yet: once is enough. [AIX-2] */
export function lackingToSay(reply: Reply, before: readonly Message[]): string | null {
  const { lacking } = reply;
  return lacking === undefined || before.some((one) => one.lacking === lacking) ? null : lacking;
}
