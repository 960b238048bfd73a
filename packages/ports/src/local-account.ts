import type { Account } from "./backend.ts";

/** Two students whom no server knows: their records lie in a replica of their own on one device, and go nowhere. */
const deviceAccount: Account = { id: "this-device", email: "", name: "" };
const sampleAccount: Account = { id: "sample-term", email: "", name: "" };

export const localAccounts = { device: deviceAccount, sample: sampleAccount } as const;

/** "device": who writes here before there is an account. "sample": who looks around in a term that is nobody's. */
export type LocalKind = keyof typeof localAccounts;

export function localKindOf({ id }: Pick<Account, "id">): LocalKind | null {
  if (id === deviceAccount.id) return "device";
  return id === sampleAccount.id ? "sample" : null;
}
