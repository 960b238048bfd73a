import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { firstStepOfAccount, signUpSteps } from "../../student/session/sign-up-draft.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { part, usePart } from "../../ui/part.ts";
import { AccountStep } from "./AccountStep.tsx";
import { EntranceFrame, entranceStyles } from "./EntranceFrame.tsx";
import { SignUpIntro } from "./SignUpIntro.tsx";
import { SignUpProgress } from "./SignUpProgress.tsx";
import { useSignUp } from "./use-sign-up.ts";

// Nobody without an account needs them.
const laterSteps = part(() => import("./later-steps/LaterStep.tsx"));

/** `/createAccount` shows what to expect; `?step=1` to `6` is the form. [SUP-1] [SUP-2] */
export function CreateAccountPage() {
  const t = useTexts();
  const { step = 0, to } = useSearch({ strict: false });
  const form = useSignUp();
  const [slide, setSlide] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const later = usePart(laterSteps, step >= firstStepOfAccount, () => setIsMissing(true));
  useHeadingOnChange(step);

  const signIn = form.owner === null && (
    <p className={entranceStyles.aside}>
      {t("account.haveAccount")}{" "}
      <Link to="/login" search={to ? { to } : {}}>
        {t("account.signInHere")}
      </Link>
    </p>
  );
  const id = signUpSteps[step - 1];
  if (!id) {
    const openForm = () => form.goTo(form.owner === null ? 1 : firstStepOfAccount);
    return (
      <SignUpIntro slide={slide} onSlide={setSlide} onForm={openForm}>
        {signIn}
      </SignUpIntro>
    );
  }
  return (
    <EntranceFrame
      title={`${t(`signUp.steps.${id}`)} · ${t("account.signUp")}`}
      heading={<MarkedText key={step} text={t(`signUp.${id}Title`)} />}
      lead={t(`signUp.${id}Lead`)}
      above={<SignUpProgress step={step} />}
    >
      {step < firstStepOfAccount ? (
        <>
          <AccountStep form={form} />
          {signIn}
        </>
      ) : later ? (
        <later.LaterStep form={form} step={step} />
      ) : isMissing ? (
        <Problem text={t("failure.tooSlow")} />
      ) : (
        <Loader size="small" />
      )}
    </EntranceFrame>
  );
}

/** Another step is another page to those who hear it: the reading starts at its heading. */
function useHeadingOnChange(step: number) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) document.querySelector("h1")?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
}
