import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useState } from "react";
import { openQuickSwitcher } from "../student/notes/quick-switcher.ts";
import { pageLanguage, useTexts } from "../ui/language.tsx";
import { readability } from "../ui/readability.ts";
import {
  createKeyReader,
  hostShortcutSheet,
  openShortcutSheet,
  registeredShortcuts,
  registerShortcuts,
} from "../ui/shortcuts.ts";
import { areas } from "./areas.ts";
import { onceInTime } from "./in-time.ts";

type Sheet = typeof import("./ShortcutSheet.tsx");
const sheet = onceInTime(() => Promise.all([import("./ShortcutSheet.tsx"), pageLanguage()]));

/** Listens to the keys, offers those of the shell, and shows the sheet of all there are. [SET-3] */
export function Shortcuts() {
  const t = useTexts();
  const router = useRouter();
  const [shown, setShown] = useState<Sheet | null>(null);

  useEffect(() => {
    const goTo = areas.map(({ key, id, to }) => ({
      keys: `g ${key}`,
      label: t("shortcuts.goTo", { area: t(`area.${id}`) }),
      run: () => router.history.push(to),
    }));
    const newNote = { keys: "n", label: t("shortcuts.newNote"), run: () => router.history.push("/editor") };
    const help = { keys: "?", label: t("shortcuts.sheet"), run: openShortcutSheet };
    const search = { keys: "mod+k", label: t("search.title"), run: openQuickSwitcher };
    return registerShortcuts([search, newNote, ...goTo, help], { everywhere: true });
  }, [t, router]);

  useEffect(
    () =>
      hostShortcutSheet(() => {
        // The network may be gone: pressing again tries again.
        sheet().then(
          ([arrived]) => setShown(arrived),
          () => undefined,
        );
      }),
    [],
  );

  // Before a page is seen somebody may know its keys.
  useLayoutEffect(() => {
    const read = createKeyReader(registeredShortcuts);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || readability().shortcuts === "off") return;
      const found = read(event, event.timeStamp);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  return shown && <shown.ShortcutSheet onClose={() => setShown(null)} />;
}
