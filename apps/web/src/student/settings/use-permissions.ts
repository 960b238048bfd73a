import { onlyOne } from "@jotter/domain/id";
import {
  type Permission,
  type Permissions,
  permissionFields,
  permissionsIn,
  type Settings,
  settings,
} from "@jotter/domain/settings";
import { useLanguage } from "../../ui/language.tsx";
import { useTheme } from "../../ui/theme.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { keepSettings } from "./keep-settings.ts";

/** What the assistant may look at, and whether it is there at all: kept with the account. [AIX-8] */
export function usePermissions() {
  const student = useStudent();
  const { replica } = student;
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const stored = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  const permissions: Permissions | undefined = stored === undefined ? undefined : permissionsIn(stored);

  const keep = (change: Partial<Settings>) => keepSettings(student, { theme, language }, change);

  return {
    permissions,
    isOn: stored?.jotson !== "off",
    permit: (permission: Permission, isAllowed: boolean) =>
      keep({ [permissionFields[permission]]: isAllowed ? "on" : "off" }),
    /** Nothing leaves this device. */
    isOnlyHere: stored?.jotsonOnlyHere === "on",
    stayHere: (staysHere: boolean) => keep({ jotsonOnlyHere: staysHere ? "on" : "off" }),
    switchOn: (isOn: boolean) => keep({ jotson: isOn ? "on" : "off" }),
  };
}
