import { defaultBio } from "@jotter/domain/profile";
import { bioMaximum, cutTo } from "@jotter/domain/sign-up";
import { useFormat, useTexts } from "../../../ui/language.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import type { SignUp } from "../use-sign-up.ts";
import styles from "./later-steps.module.css";
import { StepForm } from "./StepForm.tsx";

/** The end of the page is announced when it comes near. */
const nearTheEnd = 500;

export function BioStep({ form: { draft, change, goTo } }: { readonly form: SignUp }) {
  const t = useTexts();
  const format = useFormat();
  const left = bioMaximum - draft.bio.length;
  return (
    <StepForm onBack={() => goTo(3)} onNext={() => goTo(5)}>
      <TextArea
        label={t("signUp.bio")}
        name="bio"
        value={draft.bio}
        maxLength={bioMaximum}
        onChange={(event) => change({ bio: cutTo(event.currentTarget.value, bioMaximum) })}
        hint={left <= nearTheEnd ? t("signUp.bioLeft", { count: left, formatted: format.number(left) }) : ""}
      />
      {draft.bio.trim() === "" && (
        <div className={styles.defaultBio}>
          <p>{t("signUp.bioEmpty")}</p>
          <blockquote lang="en">{defaultBio}</blockquote>
        </div>
      )}
    </StepForm>
  );
}
