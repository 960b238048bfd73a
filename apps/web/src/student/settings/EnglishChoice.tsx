import { onlyOne } from "@jotter/domain/id";
import { dialectOf, type EnglishDialect, englishDialects, settings } from "@jotter/domain/settings";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useTheme } from "../../ui/theme.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { keepSettings } from "./keep-settings.ts";

/** Which English a student writes: what is chosen, or what their device suggests. [ESS-1] */
export function useEnglishDialect(): EnglishDialect {
  const { replica } = useStudent();
  const chosen = useLive(async () => (await replica.get(settings, onlyOne))?.english ?? null, [replica]);
  return dialectOf(chosen ?? undefined, navigator.language);
}

/** Colour or color: asked where an essay is proofread, and in the settings. [ESS-1] [SET-3] */
export function EnglishChoice() {
  const student = useStudent();
  const { t, language } = useLanguage();
  const { choice: theme } = useTheme();
  const dialect = useEnglishDialect();
  return (
    <Field label={t("settings.english")} hint={t("settings.englishHint")}>
      {(control) => (
        <Select
          {...control}
          value={dialect}
          onChange={({ currentTarget: { value } }) => {
            const english = englishDialects.find((one) => one === value);
            if (english) void keepSettings(student, { theme, language }, { english });
          }}
        >
          {englishDialects.map((one) => (
            <option key={one} value={one}>
              {t(`settings.englishes.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
