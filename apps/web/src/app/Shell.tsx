import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useContext, useRef } from "react";
import { openQuickSwitcher } from "../student/notes/quick-switcher.ts";
import { Avatar } from "../student/session/Avatar.tsx";
import { StudentContext, useStudent } from "../student/session/student-context.ts";
import { useProfile } from "../student/session/use-profile.ts";
import { useAppearance } from "../student/settings/use-appearance.ts";
import { iconButtonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { halfMoonIcon, moonIcon, moreIcon, searchIcon, sunIcon } from "../ui/icons/app.ts";
import { Logo } from "../ui/Logo.tsx";
import { useTexts } from "../ui/language.tsx";
import { PlainLink } from "../ui/PlainLink.tsx";
import { themeChoices } from "../ui/theme.ts";
import { useMatches } from "../ui/use-matches.ts";
import { type Area, areas, isWithin, onPhone } from "./areas.ts";
import { SyncStatus } from "./SyncStatus.tsx";
import styles from "./shell.module.css";

/**
 * Drawn at once, while the student's records are still being opened; what speaks of them follows, and the picture, which
 * comes from the server, when the first screen has had its turn (`isAwake`).
 */
export function Shell({ isAwake, children }: { readonly isAwake: boolean; readonly children: ReactNode }) {
  const t = useTexts();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isNarrow = useMatches("(max-width: 760px)");
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t("shell.skip")}
      </a>
      {isNarrow ? <Top isAwake={isAwake} /> : <Rail isAwake={isAwake} path={path} />}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isNarrow && <BottomBar path={path} />}
    </div>
  );
}

const atFoot = areas.filter(({ isAtFoot }) => isAtFoot);
const above = areas.filter((area) => !atFoot.includes(area));
const { bar, sheet: more } = onPhone(areas);

type FrameProps = { readonly isAwake: boolean; readonly path: string };

function Rail({ isAwake, path }: FrameProps) {
  const t = useTexts();
  const isOpen = useContext(StudentContext) !== null;
  return (
    <nav className={styles.rail} aria-label={t("shell.navigation")}>
      <PlainLink href="/controlRoom" className={styles.logo} aria-label={t("shell.toHome")}>
        <Logo />
      </PlainLink>
      {isOpen ? <SearchButton /> : <div className={styles.place} />}
      {above.map((area) => (
        <AreaLink key={area.id} area={area} path={path} />
      ))}
      <div className={styles.gap} />
      {isOpen ? <SyncStatus look="rail" /> : <div className={styles.place} />}
      {isOpen ? <ThemeSwitch /> : <div className={styles.place} />}
      {atFoot.map((area) => (
        <AreaLink key={area.id} area={area} path={path} />
      ))}
      {isOpen && isAwake ? <ProfileLink size={40} /> : <div className={styles.place} />}
    </nav>
  );
}

function Top({ isAwake }: Pick<FrameProps, "isAwake">) {
  const t = useTexts();
  const isOpen = useContext(StudentContext) !== null;
  return (
    <header className={styles.top}>
      <PlainLink href="/controlRoom" className={styles.logo} aria-label={t("shell.toHome")}>
        <Logo size={36} />
      </PlainLink>
      {isOpen && (
        <div className={styles.mine}>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t("search.title")}
            aria-haspopup="dialog"
            onClick={openQuickSwitcher}
          >
            <Icon shape={searchIcon} size={22} />
          </button>
          <SyncStatus look="pill" />
          {isAwake && <ProfileLink size={36} />}
        </div>
      )}
    </header>
  );
}

type AreaLinkProps = {
  readonly area: Area;
  readonly path: string;
  readonly isOnBar?: boolean;
  readonly onFollow?: () => void;
};

function AreaLink({ area, path, isOnBar = false, onFollow }: AreaLinkProps) {
  const t = useTexts();
  const isHere = isWithin(area, path);
  const name = t(`area.${area.id}`);
  const shown = isOnBar && area.id === "aiTools" ? t("shell.shortAiTools") : name;
  return (
    <PlainLink
      href={area.to}
      className={styles.item}
      aria-label={shown === name ? undefined : name}
      aria-current={isHere ? "page" : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon shape={area.icon} size={23} filled={isHere} />
      <span>{shown}</span>
    </PlainLink>
  );
}

function SearchButton() {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles.item}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openQuickSwitcher}
    >
      <Icon shape={searchIcon} size={23} />
      <span>{t("search.action")}</span>
    </button>
  );
}

function ProfileLink({ size }: { readonly size: number }) {
  const t = useTexts();
  const { account } = useStudent();
  const name = useProfile()?.username || account.name || t("dashboard.student");
  return (
    <PlainLink href="/settings#profile" className={styles.profile} aria-label={t("shell.yourProfile", { name })}>
      <Avatar size={size} />
    </PlainLink>
  );
}

const themeIcons = { dark: moonIcon, light: sunIcon, system: halfMoonIcon };
const themeNames = {
  dark: "shell.themeDark",
  light: "shell.themeLight",
  system: "shell.themeSystem",
} as const;

function ThemeSwitch() {
  const t = useTexts();
  const { theme, choose } = useAppearance();
  const next = themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length] ?? "dark";
  return (
    <button
      type="button"
      className={styles.item}
      aria-label={t("shell.themeNext", { theme: t(themeNames[theme]) })}
      onClick={() => void choose({ theme: next })}
    >
      <Icon shape={themeIcons[theme]} size={23} />
      <span>{t("area.theme")}</span>
    </button>
  );
}

/** Five under the thumb; the rest comes up in a sheet. */
function BottomBar({ path }: { readonly path: string }) {
  const t = useTexts();
  const isOpen = useContext(StudentContext) !== null;
  const sheet = useRef<HTMLDialogElement>(null);
  const isInSheet = more.some((area) => isWithin(area, path));
  const close = () => sheet.current?.close();
  return (
    <>
      <nav className={styles.bar} data-under-thumb="bar" aria-label={t("shell.navigation")}>
        {bar.map((area) => (
          <AreaLink key={area.id} area={area} path={path} isOnBar />
        ))}
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-current={isInSheet ? "true" : undefined}
          onClick={() => sheet.current?.showModal()}
        >
          <Icon shape={moreIcon} size={23} filled={isInSheet} />
          <span>{t("area.more")}</span>
        </button>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; Escape does so by itself. */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={t("shell.moreTitle")}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.sheetItems}>
          {more.map((area) => (
            <AreaLink key={area.id} area={area} path={path} onFollow={close} />
          ))}
          {isOpen && <ThemeSwitch />}
        </div>
        <button type="button" className={styles.sheetClose} onClick={close}>
          {t("action.close")}
        </button>
      </dialog>
    </>
  );
}
