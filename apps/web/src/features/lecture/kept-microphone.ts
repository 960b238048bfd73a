import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import type { MicrophoneName } from "./recorder.ts";

/** Null for the one the device uses. */
export function keepMicrophone(chosen: MicrophoneName | null): void {
  writeRecord(recordKeys.microphone, chosen ? `${chosen.id} ${chosen.name}` : "");
}

/** The one chosen last: some browsers call the same microphone by another id each time, and its name stays. */
export function keptAmong(all: readonly MicrophoneName[]): MicrophoneName | undefined {
  const { keptId, keptName } = kept();
  return all.find(({ id }) => id === keptId) ?? all.find(({ name }) => name === keptName);
}

/** As it was chosen, whether it is plugged in or not; null for the one the device uses. */
export function keptMicrophone(): MicrophoneName | null {
  const { keptId, keptName = "" } = kept();
  return keptId ? { id: keptId, name: keptName } : null;
}

function kept() {
  const [, keptId, keptName] = /^(\S+) ?(.*)$/.exec(readRecord(recordKeys.microphone) ?? "") ?? [];
  return { keptId, keptName };
}
