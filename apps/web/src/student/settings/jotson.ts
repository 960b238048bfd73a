import { listeners } from "../../ui/listeners.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";

/**
 * Whether a student wants the assistant's button. It is with their settings; a copy on this device lets every page draw
 * or leave out the button without opening their records.
 */
export function isJotsonOn(studentId: string | null): boolean {
  return studentId === null || readRecord(recordKeys.jotson(studentId)) !== "off";
}

export function rememberJotson(studentId: string, isOn: boolean): void {
  if (isOn) removeRecord(recordKeys.jotson(studentId));
  else writeRecord(recordKeys.jotson(studentId), "off");
  choices.tell();
}

const choices = listeners();

export const onJotson = choices.subscribe;
