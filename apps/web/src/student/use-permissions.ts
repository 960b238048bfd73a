import { onlyOne } from "@jotter/domain/id";
import { type Permission, type Permissions, permissionFields, permissionsIn, settings } from "@jotter/domain/settings";
import { useStudent } from "./student-context.ts";
import { useKeepSettings } from "./use-keep-settings.ts";
import { useLive } from "./use-live.ts";

/** What the assistant may look at, and whether it is there at all: kept with the account. [AIX-8] */
export function usePermissions() {
  const { replica } = useStudent();
  const keep = useKeepSettings();
  const stored = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  const permissions: Permissions | undefined = stored === undefined ? undefined : permissionsIn(stored);

  return {
    permissions,
    isOn: stored?.jotson !== "off",
    permit: (permission: Permission, isAllowed: boolean) =>
      keep({ [permissionFields[permission]]: isAllowed ? "on" : "off" }),
    switchOn: (isOn: boolean) => keep({ jotson: isOn ? "on" : "off" }),
  };
}
