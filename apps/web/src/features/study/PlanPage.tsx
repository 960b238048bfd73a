import { useState } from "react";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { usePlanInput } from "../../student/plan/use-plan-input.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useTheme } from "../../ui/theme.ts";
import { Desk } from "./Desk.tsx";
import { PlanDesk } from "./planner/PlanDesk.tsx";

/** From exams, tasks and free time to half-hours on the calendar. [PLN-1] */
export function PlanPage() {
  const t = useTexts();
  const isDark = useTheme().scheme === "dark";
  const { isWhole } = useSyncReport();
  // The plan of a minute ago is still the plan: only a new day, or the student, makes another.
  const live = useClock();
  const [clock, setClock] = useState(live);
  if (clock.today !== live.today) setClock(live);
  const plannable = usePlanInput(clock);
  const classLabels = useClassLabels(true);
  const hasWork = plannable && plannable.input.exams.length + plannable.input.tasks.length > 0;
  return (
    <div data-tool="study-planner" data-dark={isDark}>
      {!plannable || !(hasWork || isWhole) ? (
        <Loader title={t("loader.aiTools")} />
      ) : hasWork ? (
        <PlanDesk
          plannable={plannable}
          clock={clock}
          now={live.now}
          classLabels={classLabels}
          onAgain={() => setClock(live)}
        />
      ) : (
        <Desk heading={t("planner.name")} take={null}>
          <EmptyState title={t("planner.nothingHeading")} text={t("planner.nothingText")}>
            <PlainLink href="/calendar" className={buttonClass("primary")}>
              {t("planner.toCalendar")}
            </PlainLink>
          </EmptyState>
        </Desk>
      )}
    </div>
  );
}
