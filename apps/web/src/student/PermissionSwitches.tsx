import { permissions as kinds } from "@jotter/domain/settings";
import { useTexts } from "../ui/language.tsx";
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

type SwitchProps = {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly isKnown: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function Switch({ label, note, isOn, isKnown, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>
        <b>{label}</b>
        <small>{note}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={!isKnown}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
