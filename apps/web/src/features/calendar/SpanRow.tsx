import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./timetable.module.css";

type SpanRowProps = {
  readonly name: string;
  readonly placeholder?: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly removeLabel: string;
  readonly onChange: (part: { readonly name?: string; readonly from?: string; readonly to?: string }) => void;
  readonly onRemove: () => void;
};

/** A name and the days it lasts: a term, or days without school. */
export function SpanRow({ name, placeholder, label, from, to, removeLabel, onChange, onRemove }: SpanRowProps) {
  const t = useTexts();
  return (
    <div className={styles.span}>
      <Input
        type="text"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={name}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <Input
        type="date"
        aria-label={t("timetable.first")}
        value={from}
        onChange={({ currentTarget: { value } }) =>
          value && onChange({ from: value, ...(value > to && { to: value }) })
        }
      />
      <Input
        type="date"
        aria-label={t("timetable.last")}
        value={to}
        aria-invalid={to < from}
        onChange={({ currentTarget: { value } }) => value && onChange({ to: value })}
      />
      <IconButton aria-label={removeLabel} onClick={onRemove}>
        <Icon shape={closeIcon} size={18} />
      </IconButton>
    </div>
  );
}
