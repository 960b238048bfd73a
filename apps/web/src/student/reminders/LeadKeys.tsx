import { useState } from "react";
import { Key } from "../../ui/kit/Choices.tsx";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./lead-keys.module.css";

const leads = [0, 10, 30, 60, 120, 1440] as const;
const most = 5;

type LeadKeysProps = {
  readonly label: string;
  readonly chosen: readonly number[];
  readonly onChange: (minutes: readonly number[]) => void;
};

/** How long before something a student is told: several may be on. [CAL-6] */
export function LeadKeys({ label, chosen: stored, onChange: keep }: LeadKeysProps) {
  // It shows what was pressed at once, and what is stored as soon as that is another.
  const [pressed, setPressed] = useState({ on: stored, to: stored });
  if (pressed.on.join() !== stored.join()) setPressed({ on: stored, to: stored });
  const chosen = pressed.to;
  const onChange = (minutes: readonly number[]) => {
    setPressed({ on: pressed.on, to: minutes });
    keep(minutes);
  };
  const { t, format } = useLanguage();
  const known = new Set<number>(leads);
  // What a calendar from elsewhere asked for stays choosable.
  const others = chosen.filter((one) => !known.has(one));
  return (
    <fieldset className={styles.leads}>
      <legend>{label}</legend>
      <div>
        {[...leads, ...others].map((minutes) => {
          const isOn = chosen.includes(minutes);
          return (
            <Key
              key={minutes}
              type="checkbox"
              checked={isOn}
              disabled={!isOn && chosen.length >= most}
              onChange={() =>
                onChange(
                  isOn
                    ? chosen.filter((one) => one !== minutes)
                    : [...chosen, minutes].toSorted((one, other) => one - other),
                )
              }
            >
              {isLead(minutes)
                ? t(`reminders.lead.m${minutes}`)
                : t("reminders.other", { count: minutes, formatted: format.number(minutes) })}
            </Key>
          );
        })}
      </div>
    </fieldset>
  );
}

function isLead(minutes: number): minutes is (typeof leads)[number] {
  return leads.some((one) => one === minutes);
}
