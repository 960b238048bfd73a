/** The parts of the settings in their order: the page, its index and the search are made from this list. */
export const settingsParts = [
  { id: "appearance", title: "settings.appearance" },
  { id: "readability", title: "readability.title" },
  { id: "assistant", title: "chat.settings.title" },
  { id: "reminders", title: "reminders.title" },
  { id: "profile", title: "settings.profile" },
  { id: "classes", title: "settings.classes" },
  { id: "password", title: "settings.password" },
  { id: "devices", title: "settings.devices" },
  { id: "storage", title: "library.storage.title" },
  { id: "session", title: "settings.session" },
  { id: "delete-account", title: "settings.deleteAccount" },
] as const;
