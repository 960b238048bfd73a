import styles from "./switch.module.css";

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
