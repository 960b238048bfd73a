import type { PlannedBlock } from "@jotter/domain/proposal";
import { ownDataFormat } from "@jotter/study-tools/own-data/answer-text";
import { Checkbox } from "../../../ui/kit/Checkbox.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import styles from "./proposal.module.css";

type PlanShownProps = {
  readonly blocks: readonly PlannedBlock[];
  readonly isOpen: boolean;
  readonly onChange: (blocks: readonly PlannedBlock[]) => void;
};

/** Day by day; each block is kept or dropped. */
export function PlanShown({ blocks, isOpen, onChange }: PlanShownProps) {
  const { t, language } = useLanguage();
  const format = ownDataFormat(language);
  const shown = isOpen ? blocks : blocks.filter(({ isKept }) => isKept);
  const days = [...new Set(shown.map(({ event }) => event.start.slice(0, 10)))];
  return days.map((day) => (
    <section key={day} className={styles.day}>
      <h3>{format.day(day)}</h3>
      <ul>
        {shown
          .filter(({ event }) => event.start.startsWith(day))
          .map((block) => {
            const { event, about, dueDay, isKept } = block;
            const words = (
              <>
                <b>{`${format.clock(event.start)} – ${format.clock(event.end)}`}</b>{" "}
                {t("chat.proposal.before", { title: about, day: format.day(dueDay) })}
              </>
            );
            return (
              <li key={event.id}>
                {isOpen ? (
                  <Checkbox
                    checked={isKept}
                    onChange={() => onChange(blocks.map((one) => (one === block ? { ...one, isKept: !isKept } : one)))}
                  >
                    {words}
                  </Checkbox>
                ) : (
                  words
                )}
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
