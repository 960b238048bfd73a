import type { FilesPort } from "@jotter/ports/backend";
import { startOfEpoch } from "@jotter/ports/protocol";
import { liveQuery } from "dexie";
import type { DeviceFiles } from "./device-files.ts";
import type { Replica } from "./replica.ts";
import { getMeta, listTable, type Store, setMeta } from "./store.ts";

/**
 * After a backup came back, the server may lack pictures and files that this device still has: they are sent again, once
 * for each epoch. Only those a record speaks of: what was removed elsewhere meanwhile is not wanted back.
 */
export async function giveFilesBack(
  { store }: Pick<Replica, "store">,
  device: DeviceFiles,
  port: FilesPort,
): Promise<void> {
  const epoch = await getMeta(store, "epoch");
  if (epoch === null || (await getMeta(store, "healing"))) return;
  const done = await getMeta(store, "filesEpoch");
  if (done === epoch) return;
  // The first life of these records: nothing has come back yet.
  if (done !== null || startOfEpoch(epoch) > 0) {
    const listing = await port.list();
    if (!listing.ok) return;
    const there = new Set(listing.value.files.map(({ id }) => id));
    const lost = (await device.held()).filter((id) => !there.has(id));
    await device.sendAgain(await spokenOf(store, lost));
  }
  await setMeta(store, "filesEpoch", epoch);
}

/** Looks whenever the sync has got somewhere. */
export function followEpochs(replica: Replica, device: DeviceFiles, port: () => Promise<FilesPort>): () => void {
  const { store } = replica;
  const look = async () => giveFilesBack(replica, device, await port());
  const steps = liveQuery(() => Promise.all([getMeta(store, "healing"), getMeta(store, "phase")])).subscribe({
    // No network, or signed out meanwhile: the next step of the sync asks again.
    next: () => void look().catch(() => undefined),
    error: () => undefined,
  });
  return () => steps.unsubscribe();
}

async function spokenOf(store: Store, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  const look = (said: string) => {
    for (const id of ids) if (said.includes(id)) found.add(id);
  };
  if (ids.length === 0) return [];
  for (const { kind, textFields } of store.entities.values()) {
    const present = await listTable(store, kind)
      .filter(({ del }) => del === 0)
      .primaryKeys();
    for (const id of present) {
      const row = await listTable(store, kind).get(id);
      const texts = textFields.length > 0 ? await store.texts.get(`${kind}/${id}`) : undefined;
      look(`${id} ${JSON.stringify(row?.data)} ${JSON.stringify(texts?.fields)}`);
    }
  }
  return [...found];
}
