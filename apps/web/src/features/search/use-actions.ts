import { languageCodes, languages } from "@jotter/locales/languages";
import type { ComponentProps } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useAppearance } from "../../student/settings/use-appearance.ts";
import type { Icon } from "../../ui/Icon.tsx";
import {
  calendarIcon,
  gradesIcon,
  halfMoonIcon,
  keyboardIcon,
  moonIcon,
  notesIcon,
  renewIcon,
  signOutIcon,
  sunIcon,
  trashIcon,
} from "../../ui/icons/app.ts";
import { globeIcon } from "../../ui/icons/entrance.ts";
import { useTexts } from "../../ui/language.tsx";
import { openShortcutSheet, runOnceKnown } from "../../ui/shortcuts.ts";

/** Something that can be done from anywhere: it goes somewhere, or it happens at once. */
export type Action = {
  readonly id: string;
  readonly label: string;
  /** What else it is called: "a; b". */
  readonly also?: string;
  readonly icon: ComponentProps<typeof Icon>["shape"];
  /** Of those few that are offered before anything is typed. */
  readonly isCommon?: boolean;
} & ({ readonly to: string; readonly afterwards?: () => void } | { readonly run: () => void });

/** [DSH-3] */
export function useActions(classNames: ReadonlyMap<string, string>): readonly Action[] {
  const t = useTexts();
  const { syncNow } = useStudent();
  const { logout } = useSession();
  const { choose } = useAppearance();
  const theme = (name: "Dark" | "Light" | "System") => t("search.do.theme", { theme: t(`shell.theme${name}`) });
  return [
    { id: "new-note", label: t("search.do.newNote"), icon: notesIcon, to: "/editor", isCommon: true },
    {
      id: "new-event",
      label: t("search.do.newEvent"),
      icon: calendarIcon,
      to: "/calendar",
      afterwards: () => runOnceKnown(t("calendar.newEvent")),
      isCommon: true,
    },
    { id: "add-grade", label: t("search.do.addGrade"), icon: gradesIcon, to: "/grades", isCommon: true },
    ...[...classNames].map(([id, name]) => ({
      id: `add-grade-${id}`,
      label: t("search.do.addGradeIn", { name }),
      icon: gradesIcon,
      to: `/grades?class=${id}`,
    })),
    { id: "trash", label: t("search.do.trash"), icon: trashIcon, to: "/notes/trash" },
    { id: "sync-now", label: t("search.do.syncNow"), icon: renewIcon, run: syncNow },
    {
      id: "dark",
      label: theme("Dark"),
      also: t("search.also.theme"),
      icon: moonIcon,
      run: () => void choose({ theme: "dark" }),
    },
    {
      id: "light",
      label: theme("Light"),
      also: t("search.also.theme"),
      icon: sunIcon,
      run: () => void choose({ theme: "light" }),
    },
    {
      id: "system",
      label: theme("System"),
      also: t("search.also.theme"),
      icon: halfMoonIcon,
      run: () => void choose({ theme: "system" }),
    },
    ...languageCodes.map((code) => ({
      id: code,
      label: t("search.do.language", { language: languages[code].name }),
      icon: globeIcon,
      run: () => void choose({ language: code }),
    })),
    { id: "shortcuts", label: t("shortcuts.show"), icon: keyboardIcon, run: openShortcutSheet },
    {
      id: "sign-out",
      label: t("signOut.action"),
      also: t("search.also.signOut"),
      icon: signOutIcon,
      run: () => void logout(),
    },
  ];
}
