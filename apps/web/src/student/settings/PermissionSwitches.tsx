import { permissions as kinds } from "@jotter/domain/settings";
import { Switch } from "../../ui/kit/Switch.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./permission-switches.module.css";
import { usePermissions } from "./use-permissions.ts";

/** One switch for each kind of data: what is off is not read. */
export function PermissionSwitches() {
  const t = useTexts();
  const { permissions, permit } = usePermissions();
  return (
    <ul className={styles.switches}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Switch
            label={t(`chat.kind.${kind}.name`)}
            note={t(`chat.kind.${kind}.text`)}
            isOn={permissions?.[kind] ?? false}
            isKnown={permissions !== undefined}
            onChange={(isOn) => void permit(kind, isOn)}
          />
        </li>
      ))}
    </ul>
  );
}
