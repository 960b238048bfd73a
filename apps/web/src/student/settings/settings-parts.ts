import { localKindOf } from "@jotter/ports/local-account";

/** The parts of the settings in their order: the page, its index and the search are made from this list. */
const settingsParts = [
  { id: "appearance", title: "settings.appearance" },
  { id: "readability", title: "readability.title" },
  { id: "assistant", title: "chat.settings.title" },
  { id: "reminders", title: "reminders.title" },
  { id: "profile", title: "settings.profile" },
  { id: "classes", title: "settings.classes" },
  { id: "password", title: "settings.password", needsAccount: true },
  { id: "devices", title: "settings.devices", needsAccount: true },
  { id: "storage", title: "library.storage.title" },
  { id: "session", title: "settings.session" },
  { id: "delete-account", title: "settings.deleteAccount", needsAccount: true },
] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** Those that have a meaning for this student: a student of this device alone has no password and no other devices. */
export function settingsPartsOf(account: { readonly id: string }): readonly SettingsPart[] {
  return settingsParts.filter((part) => !("needsAccount" in part) || localKindOf(account) === null);
}
