let zoneHere: { readonly offset: number; readonly name: string } | undefined;

/** The zone of this device: whoever travels sees their lessons at the hour they are there. */
export function viewerZone(): string {
  // The browser takes milliseconds to tell, and is asked for every list: again only when the clock has changed.
  const offset = new Date().getTimezoneOffset();
  if (zoneHere?.offset !== offset) {
    zoneHere = { offset, name: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  return zoneHere.name;
}
