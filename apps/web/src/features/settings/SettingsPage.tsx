import "@mantine/core/styles/SegmentedControl.css";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/ScrollArea.css";
import { languageCodes, languageOr, languages } from "@jotter/locales/languages";
import { SegmentedControl, Select } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "../../student/session-context.ts";
import { useStudent } from "../../student/student-context.ts";
import { useAppearance } from "../../student/use-appearance.ts";
import { useProfile } from "../../student/use-profile.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { signOutIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { MantineRoom } from "../../ui/mantine/MantineRoom.tsx";
import { toast } from "../../ui/overlays.ts";
import { cardClass, Page } from "../../ui/Page.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { themeOr } from "../../ui/theme.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import styles from "./settings.module.css";
import { useSettings } from "./use-settings.ts";

export function SettingsPage() {
  const t = useTexts();
  return (
    <MantineRoom>
      <Page title={`${t("settings.title")} · ${t("product")}`} heading={t("settings.title")}>
        <div className={styles.columns}>
          <Appearance />
          <ProfileForm />
          <PasswordForm />
          <Devices />
          <ThisDevice />
          <DeleteAccount />
        </div>
      </Page>
    </MantineRoom>
  );
}

function Appearance() {
  const t = useTexts();
  const { theme, language, choose } = useAppearance();
  const themeLabel = useId();
  return (
    <section className={`${cardClass} ${styles.section}`} aria-labelledby="appearance">
      <h2 id="appearance">{t("settings.appearance")}</h2>
      <div className={styles.choice}>
        <span id={themeLabel}>{t("settings.theme")}</span>
        <SegmentedControl
          aria-labelledby={themeLabel}
          value={theme}
          onChange={(chosen) => void choose({ theme: themeOr(chosen) })}
          data={[
            { value: "dark", label: t("settings.themeDark") },
            { value: "light", label: t("settings.themeLight") },
            { value: "system", label: t("settings.themeSystem") },
          ]}
          fullWidth
          classNames={{ root: styles.segments ?? "", label: styles.segment ?? "", indicator: styles.indicator ?? "" }}
        />
      </div>
      <Select
        label={t("settings.language")}
        value={language}
        onChange={(chosen) => chosen && void choose({ language: languageOr(chosen) })}
        data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        allowDeselect={false}
        comboboxProps={{ shadow: "md" }}
        classNames={{
          label: styles.label ?? "",
          input: styles.select ?? "",
          dropdown: styles.dropdown ?? "",
          option: styles.option ?? "",
        }}
      />
    </section>
  );
}

function ProfileForm() {
  const t = useTexts();
  const { account } = useStudent();
  const profile = useProfile();
  const { saveProfile } = useSettings();
  const { problem, busy, submit } = useForm(saveProfile);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit({ username: String(form.get("username")), email: String(form.get("email")) });
  }

  if (profile === undefined) return null;
  return (
    <section className={`${cardClass} ${styles.section}`} aria-labelledby="profile">
      <h2 id="profile">{t("settings.profile")}</h2>
      {problem && <Problem text={problem} />}
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={t("settings.username")}
          name="username"
          autoComplete="nickname"
          maxLength={200}
          defaultValue={profile?.username ?? account.name}
          key={`name ${profile?.username}`}
        />
        <TextField
          label={t("settings.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={account.email}
          key={`email ${account.email}`}
        />
        <Button type="submit" disabled={busy}>
          {t("settings.saveProfile")}
        </Button>
      </form>
    </section>
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
    <section className={`${cardClass} ${styles.section}`} aria-labelledby="password">
      <h2 id="password">{t("settings.password")}</h2>
      {problem && <Problem text={problem} />}
      <form className={styles.form} onSubmit={change} noValidate>
        {/* Password managers want to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField label={t("settings.currentPassword")} name="current" autoComplete="current-password" />
        <PasswordField label={t("settings.newPassword")} name="next" autoComplete="new-password" />
        <PasswordField label={t("settings.confirmPassword")} name="confirmation" autoComplete="new-password" />
        <Button type="submit" disabled={busy}>
          {t("settings.changePassword")}
        </Button>
      </form>
    </section>
  );
}

function ThisDevice() {
  const t = useTexts();
  const { logout } = useSession();
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    await logout();
    setLeaving(false);
  }

  return (
    <section className={`${cardClass} ${styles.section}`} aria-labelledby="session">
      <h2 id="session">{t("settings.session")}</h2>
      <p className={styles.text}>{t("settings.sessionText")}</p>
      <Button look="danger" onClick={signOut} disabled={leaving}>
        <Icon shape={signOutIcon} />
        {leaving ? t("signOut.waiting") : t("signOut.action")}
      </Button>
    </section>
  );
}

/** A form that says what is wrong or that it is done. */
function useForm<Values>(save: (values: Values) => Promise<string | null>) {
  const t = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(values: Values): Promise<boolean> {
    setBusy(true);
    const wrong = await save(values).catch(() => t("account.unexpected"));
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) toast({ text: t("settings.updated") });
    return wrong === null;
  }

  return { problem, busy, submit };
}
