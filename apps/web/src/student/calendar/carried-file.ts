/** A file that was dropped on another page and is read at the calendar: it has no address that could be followed. */
let carried: File | undefined;

export function carryToCalendar(file: File): void {
  carried = file;
}

/** Looked at as often as a page is drawn, until it is put down. */
export function carriedFile(): File | undefined {
  return carried;
}

export function putDownCarriedFile(): void {
  carried = undefined;
}
