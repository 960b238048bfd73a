import {
  aiToolsIcon,
  calendarIcon,
  docsIcon,
  gradesIcon,
  homeIcon,
  notesIcon,
  settingsIcon,
  textbookIcon,
} from "../ui/icons/app.ts";

/**
 * The rooms of the app, in the order a student sees them [DSH-1]. Rail, bottom bar, sheet and the shortcuts ("g", then
 * the key) are made from this list.
 */
export const areas = [
  { id: "home", to: "/controlRoom", key: "h", icon: homeIcon },
  { id: "notes", to: "/notes", key: "n", icon: notesIcon },
  { id: "docs", to: "/docs", key: "d", icon: docsIcon },
  { id: "grades", to: "/grades", key: "g", icon: gradesIcon },
  { id: "calendar", to: "/calendar", key: "c", icon: calendarIcon },
  { id: "aiTools", to: "/ai-tools", key: "a", icon: aiToolsIcon },
  { id: "textbook", to: "/textbook", key: "t", icon: textbookIcon },
] as const;

export const settingsArea = { id: "settings", to: "/settings", key: "s", icon: settingsIcon } as const;

const onBottomBar = ["home", "notes", "calendar", "grades"] as const;

export type Area = (typeof areas)[number] | typeof settingsArea;

export const bottomBarAreas: readonly Area[] = onBottomBar.flatMap((id) => areas.filter((area) => area.id === id));

export const sheetAreas: readonly Area[] = [...areas.filter((area) => !bottomBarAreas.includes(area)), settingsArea];

/** The area a page belongs to: the editor is part of the notes. */
export function isWithin(area: Area, path: string): boolean {
  return path === area.to || path.startsWith(`${area.to}/`) || (area.id === "notes" && path.startsWith("/editor"));
}
