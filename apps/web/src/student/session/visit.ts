import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/** Whether this session has passed the welcome page [ROU-4]. Kept in mind too: storage may be refused. */
let isVisited = false;

export function hasVisited(): boolean {
  isVisited ||= readTabRecord(tabRecordKeys.visited) !== null;
  return isVisited;
}

export function markVisited(): void {
  if (hasVisited()) return;
  isVisited = true;
  writeTabRecord(tabRecordKeys.visited, "yes");
}

/** The page a visitor asked for before the gate sent them to the welcome page: offered there, forgotten once used. */
export function askedPage(): string | null {
  return readTabRecord(tabRecordKeys.askedPage);
}

export function rememberAskedPage(page: string): void {
  writeTabRecord(tabRecordKeys.askedPage, page);
}

export function forgetAskedPage(): void {
  removeTabRecord(tabRecordKeys.askedPage);
}
