import { languageCodes, languages } from "@jotter/locales/languages";
import styles from "./field.module.css";
import { Icon } from "./Icon.tsx";
import { globeIcon } from "./icons/entrance.ts";
import { chooseLanguage, useLanguage, useTexts } from "./language.tsx";

/** The browser's own list: small, and every device knows how to show it well. */
export function LanguagePicker() {
  const t = useTexts();
  const { language } = useLanguage();
  return (
    <div className={styles.select}>
      <Icon shape={globeIcon} />
      <select
        aria-label={t("languageName")}
        value={language}
        onChange={(event) => void chooseLanguage(event.currentTarget.value)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}
