import { zoneHere } from "@jotter/domain/zone-offset";

let known: { readonly offset: number; readonly name: string } | undefined;

/** The zone of this device: whoever travels sees their lessons at the hour they are there. */
export function viewerZone(): string {
  // The browser takes milliseconds to tell, and is asked for every list: again only when the clock has changed.
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) {
    known = { offset, name: zoneHere() };
  }
  return known.name;
}
