import { Link, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../../student/session/session-context.ts";
import { signUpSteps } from "../../../student/session/sign-up-draft.ts";
import { useTexts } from "../../../ui/language.tsx";
import { entranceStyles } from "../EntranceFrame.tsx";
import type { SignUp } from "../use-sign-up.ts";
import { BioStep } from "./BioStep.tsx";
import { ClassesStep } from "./ClassesStep.tsx";
import { GradeStep } from "./GradeStep.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";

const stepsOfAccount = { grade: GradeStep, classes: ClassesStep, bio: BioStep, plan: PlanStep, review: ReviewStep };

/** The steps of somebody who has an account: each goes on freely. [SUP-10] */
export function LaterStep({ form, step }: { readonly form: SignUp; readonly step: number }) {
  const t = useTexts();
  const { to } = useSearch({ strict: false });
  useStartedSync();
  const id = signUpSteps[step - 1];
  const Step = stepsOfAccount[id === undefined || id === "account" ? "grade" : id];
  return (
    <>
      <Step form={form} />
      <p className={entranceStyles.aside}>
        <Link to={to ?? "/controlRoom"}>{t("signUp.later")}</Link>
      </p>
    </>
  );
}

/** Whoever stops half-way has a profile on the server all the same. */
function useStartedSync() {
  const { openStudent } = useSession();
  useEffect(() => {
    // Should the records not open, the last step says so.
    void openStudent().then(
      (student) => student?.syncNow(),
      () => undefined,
    );
  }, [openStudent]);
}
