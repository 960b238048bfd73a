import * as icons from "../ui/icons/app.ts";
import { leadsTo, type Place, places } from "./places.ts";

export type Area = ReturnType<typeof areasOf>[number];

/** The rooms of the app, in the order a student sees them [DSH-1]. */
export function areasOf(all: readonly Place[]) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all of these icons are in one file at a start anyway.
  return all.flatMap(({ path, area }) => (area ? [{ ...area, to: path, icon: icons[area.icon] }] : []));
}

/** What is under the thumb on a phone, and what comes up in the sheet. */
export function onPhone(areas: readonly Area[]) {
  const bar = areas.filter(({ onBar }) => onBar).sort((one, other) => (one.onBar ?? 0) - (other.onBar ?? 0));
  return { bar, sheet: areas.filter((area) => !bar.includes(area)) };
}

export const areas = areasOf(places);

/** The area a page belongs to: the editor is part of the notes. */
export function isWithin({ id }: Area, address: string): boolean {
  return places.some(({ path, area, partOf }: Place) => (area?.id === id || partOf === id) && leadsTo(path, address));
}
