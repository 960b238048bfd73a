import { languageCodes, languageOr, languages } from "@jotter/locales/languages";
import { localKindOf } from "@jotter/ports/local-account";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { EnglishChoice } from "../../student/settings/EnglishChoice.tsx";
import { settingsPartsOf } from "../../student/settings/settings-parts.ts";
import { useAppearance } from "../../student/settings/use-appearance.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { signOutIcon } from "../../ui/icons/app.ts";
import { Choices } from "../../ui/kit/Choices.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { Assistant } from "./Assistant.tsx";
import { Classes } from "./Classes.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Readability } from "./Readability.tsx";
import { Reminders } from "./Reminders.tsx";
import { Section } from "./Section.tsx";
import { Storage } from "./Storage.tsx";
import styles from "./settings.module.css";
import { useForm } from "./use-form.ts";
import { useSettings } from "./use-settings.ts";

const partOf = {
  appearance: Appearance,
  readability: Readability,
  assistant: Assistant,
  reminders: Reminders,
  profile: ProfileForm,
  classes: Classes,
  password: PasswordForm,
  devices: Devices,
  storage: Storage,
  session: ThisDevice,
  "delete-account": DeleteAccount,
} as const;

export function SettingsPage() {
  const t = useTexts();
  const { account } = useStudent();
  const parts = settingsPartsOf(account);
  return (
    <Page title={`${t("settings.title")} · ${t("product")}`} heading={t("settings.title")}>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={t("settings.index")}>
          {parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {t(title)}
            </a>
          ))}
        </nav>
        <div className={styles.parts}>
          {parts.map(({ id }) => {
            const Part = partOf[id];
            return <Part key={id} />;
          })}
        </div>
      </div>
    </Page>
  );
}

function Appearance() {
  const t = useTexts();
  const { theme, language, choose } = useAppearance();
  return (
    <Section id="appearance" title={t("settings.appearance")}>
      <Choices
        label={t("settings.theme")}
        value={theme}
        onChoose={(chosen) => void choose({ theme: chosen })}
        options={[
          { value: "dark", label: t("shell.themeDark") },
          { value: "light", label: t("shell.themeLight") },
          { value: "system", label: t("shell.themeSystem") },
        ]}
      />
      <Field label={t("settings.language")}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) => void choose({ language: languageOr(event.currentTarget.value) })}
          >
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <EnglishChoice />
    </Section>
  );
}

function PasswordForm() {
  const t = useTexts();
  const { account } = useStudent();
  const { changePassword } = useSettings();
  const { problem, busy, submit } = useForm(changePassword);

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const done = await submit({
      current: String(typed.get("current")),
      next: String(typed.get("next")),
      confirmation: String(typed.get("confirmation")),
    });
    if (done) form.reset();
  }

  return (
    <Section id="password" title={t("settings.password")}>
      {problem && <Problem text={problem} />}
      <form className={styles.form} onSubmit={change} noValidate>
        {/* Password managers want to know whose password this is. */}
        <Input bare type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField label={t("settings.currentPassword")} name="current" autoComplete="current-password" />
        <PasswordField label={t("settings.newPassword")} name="next" autoComplete="new-password" />
        <PasswordField label={t("settings.confirmPassword")} name="confirmation" autoComplete="new-password" />
        <Button type="submit" disabled={busy}>
          {t("settings.changePassword")}
        </Button>
      </form>
    </Section>
  );
}

function ThisDevice() {
  const t = useTexts();
  const { account } = useStudent();
  const { logout } = useSession();
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    await logout();
    setLeaving(false);
  }

  const kind = localKindOf(account);
  if (kind) {
    return (
      <Section
        id="session"
        title={t("settings.session")}
        text={t(kind === "sample" ? "here.sampleText" : "here.deviceText")}
      >
        {kind === "device" && (
          <>
            <Link to="/createAccount" className={buttonClass("primary")}>
              {t("here.createAccount")}
            </Link>
            <Link to="/login" className={buttonClass("outline")}>
              {t("here.signIn")}
            </Link>
          </>
        )}
        <Button look="danger" onClick={signOut} disabled={leaving}>
          {t(kind === "sample" ? "here.sampleEnd" : "here.endAction")}
        </Button>
      </Section>
    );
  }
  return (
    <Section id="session" title={t("settings.session")} text={t("settings.sessionText")}>
      <Button look="danger" onClick={signOut} disabled={leaving}>
        <Icon shape={signOutIcon} />
        {leaving ? t("signOut.waiting") : t("signOut.action")}
      </Button>
    </Section>
  );
}
