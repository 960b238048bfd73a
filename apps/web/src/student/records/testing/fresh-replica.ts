import { entities } from "@jotter/domain/entities";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach } from "vitest";

/** A replica of her own for each test of a file: handed out before it, and gone after it. */
export function freshReplica(now: () => number, take: (replica: Replica) => void): void {
  let replica: Replica;
  beforeEach(() => {
    replica = openReplica({ userId: "ada", entities, now });
    take(replica);
  });
  afterEach(async () => {
    replica.close();
    await wipeReplica("ada");
  });
}
