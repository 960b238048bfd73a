import { plans, storedPlan } from "@jotter/domain/plan";
import type { Profile } from "@jotter/domain/profile";
import { gradeChoices } from "@jotter/domain/sign-up";
import { localKindOf } from "@jotter/ports/local-account";
import { type FormEvent, useId, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import { Button } from "../../ui/Button.tsx";
import { Choices } from "../../ui/kit/Choices.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Picture } from "./picture/Picture.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";
import { useForm } from "./use-form.ts";
import { useSettings } from "./use-settings.ts";
import { useStoredField } from "./use-stored-field.ts";

export function ProfileForm() {
  const t = useTexts();
  const profile = useProfile();
  const { account } = useStudent();
  if (profile === undefined) return null;
  return (
    <Section id="profile" title={t("settings.profile")}>
      {localKindOf(account) === null && <Picture />}
      <ProfileFields profile={profile} />
    </Section>
  );
}

function ProfileFields({ profile }: { readonly profile: Profile | null }) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const { account } = useStudent();
  const isLocal = localKindOf(account) !== null;
  const [isCodeMailed, setCodeMailed] = useState(false);
  const { saveProfile } = useSettings(() => setCodeMailed(true));
  const { problem, busy, submit } = useForm(saveProfile);
  const fields = {
    name: useStoredField<HTMLInputElement>("profile:name", profile?.username ?? account.name),
    email: useStoredField<HTMLInputElement>("profile:email", account.email),
    grade: useStoredField<HTMLInputElement>("profile:grade", profile?.grade ?? ""),
    bio: useStoredField<HTMLTextAreaElement>("profile:bio", profile?.bio ?? ""),
  };
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const isMoving = (typedEmail ?? fields.email.defaultValue).trim().toLowerCase() !== account.email.toLowerCase();
  const [chosenPlan, setChosenPlan] = useState<string | null>(null);
  const plan = chosenPlan ?? profile?.plan ?? "";
  const offered = plans.map((one) => ({
    value: storedPlan(one),
    label: t(`signUp.plans.${one.id}`),
    note: t("signUp.perMonth", { price: format.dollars(one.usd) }),
  }));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name));
    const [username, grade, bio] = [typed("username"), typed("grade"), typed("bio")];
    const email = isLocal ? account.email : typed("email");
    const password = isMoving ? typed("password") : "";
    const code = isMoving && isCodeMailed ? typed("code").trim() : "";
    if (!(await submit({ username, email, grade, bio, plan: plan || null, password, code }))) return;
    setCodeMailed(false);
    setChosenPlan(null);
    setTypedEmail(null);
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem && <Problem text={problem} />}
      <TextField
        label={t("settings.username")}
        name="username"
        autoComplete="nickname"
        maxLength={200}
        {...fields.name}
      />
      {isLocal ? null : (
        <TextField
          label={t("settings.email")}
          name="email"
          type="email"
          autoComplete="email"
          {...fields.email}
          onInput={(event) => {
            fields.email.onInput();
            setTypedEmail(event.currentTarget.value);
            // The code is for the address that was there.
            setCodeMailed(false);
          }}
        />
      )}
      {isMoving && (
        <PasswordField
          label={t("settings.deletePassword")}
          hint={t("settings.movePassword")}
          name="password"
          autoComplete="current-password"
        />
      )}
      {isMoving && isCodeMailed && (
        <TextField
          label={t("settings.moveCode")}
          hint={t("settings.moveCodeHint")}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextField
        label={t("settings.grade")}
        name="grade"
        list={id}
        autoComplete="off"
        maxLength={100}
        {...fields.grade}
      />
      <datalist id={id}>
        {gradeChoices.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
      <TextArea label={t("settings.bio")} name="bio" rows={3} maxLength={20_000} {...fields.bio} />
      <Choices
        label={t("settings.plan")}
        value={plan}
        onChoose={setChosenPlan}
        options={profile?.plan ? offered : [{ value: "", label: t("settings.planNone") }, ...offered]}
      />
      <Button type="submit" look="primary" disabled={busy}>
        {t("settings.saveProfile")}
      </Button>
    </form>
  );
}
