import { LeadKeys } from "../../student/reminders/LeadKeys.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Choice } from "./Choice.tsx";

type ReminderFieldsProps = {
  /** null is as usual. */
  readonly reminders: readonly number[] | null;
  readonly onChange: (reminders: readonly number[] | null) => void;
};

const first = [30];

/** Of this one event, where it is to be other than usual. [CAL-6] */
export function ReminderFields({ reminders, onChange }: ReminderFieldsProps) {
  const t = useTexts();
  const kind = reminders === null ? "usual" : reminders.length === 0 ? "none" : "own";
  return (
    <>
      <Choice
        label={t("reminders.ofEvent")}
        name="reminders"
        value={kind}
        onChoose={(chosen) => onChange(chosen === "usual" ? null : chosen === "none" ? [] : first)}
      >
        <option value="usual">{t("reminders.asUsual")}</option>
        <option value="none">{t("reminders.none")}</option>
        <option value="own">{t("reminders.own")}</option>
      </Choice>
      {reminders !== null && reminders.length > 0 && (
        <LeadKeys label={t("reminders.before")} chosen={reminders} onChange={onChange} />
      )}
    </>
  );
}
