import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { microphones } from "./browser-microphone.ts";

type Microphone = Awaited<ReturnType<typeof microphones>>[number];

/** Null for the one the device uses. */
export function keepMicrophone(chosen: Microphone | null): void {
  writeRecord(recordKeys.microphone, chosen ? `${chosen.id} ${chosen.name}` : "");
}

/** The one chosen last: some browsers call the same microphone by another id each time, and its name stays. */
export function keptAmong(all: readonly Microphone[]): Microphone | undefined {
  const { keptId, keptName } = kept();
  return all.find(({ id }) => id === keptId) ?? all.find(({ name }) => name === keptName);
}

/** Before a student has allowed to listen, microphones have no names: then the id as it was kept is asked for. */
export async function keptMicrophone(): Promise<string | null> {
  return keptAmong(await microphones())?.id ?? kept().keptId ?? null;
}

function kept() {
  const [, keptId, keptName] = /^(\S+) ?(.*)$/.exec(readRecord(recordKeys.microphone) ?? "") ?? [];
  return { keptId, keptName };
}
