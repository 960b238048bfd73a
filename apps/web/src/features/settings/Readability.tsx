import { useAppearance } from "../../student/settings/use-appearance.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { keyboardIcon } from "../../ui/icons/app.ts";
import { Choices } from "../../ui/kit/Choices.tsx";
import { useTexts } from "../../ui/language.tsx";
import { openShortcutSheet } from "../../ui/shortcuts.ts";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

/** Applied with every choice: the page itself is the preview, and one sentence of prose stands for a note. [SET-3] */
export function Readability() {
  const t = useTexts();
  const { readability, choose } = useAppearance();
  return (
    <Section id="readability" title={t("readability.title")} text={t("readability.text")}>
      <figure className={styles.sample} aria-label={t("readability.sampleLabel")}>
        <p>{t("readability.sample")}</p>
      </figure>
      <Choices
        label={t("readability.font")}
        value={readability.font}
        onChoose={(font) => void choose({ font })}
        options={[
          { value: "own", label: t("readability.fontOwn") },
          { value: "legible", label: t("readability.fontLegible") },
          { value: "system", label: t("readability.fontSystem") },
        ]}
      />
      <Choices
        label={t("readability.size")}
        value={readability.size}
        onChoose={(size) => void choose({ size })}
        options={[
          { value: "small", label: t("readability.sizeSmall") },
          { value: "normal", label: t("readability.sizeNormal") },
          { value: "large", label: t("readability.sizeLarge") },
          { value: "largest", label: t("readability.sizeLargest") },
        ]}
      />
      <div className={styles.pair}>
        <Choices
          label={t("readability.lines")}
          value={readability.lines}
          onChoose={(lines) => void choose({ lines })}
          options={[
            { value: "normal", label: t("readability.spacingNormal") },
            { value: "wide", label: t("readability.spacingWide") },
          ]}
        />
        <Choices
          label={t("readability.letters")}
          value={readability.letters}
          onChoose={(letters) => void choose({ letters })}
          options={[
            { value: "normal", label: t("readability.spacingNormal") },
            { value: "wide", label: t("readability.spacingWide") },
          ]}
        />
        <Choices
          label={t("readability.motion")}
          value={readability.motion}
          onChoose={(motion) => void choose({ motion })}
          options={[
            { value: "system", label: t("readability.asDevice") },
            { value: "reduced", label: t("readability.motionReduced") },
          ]}
        />
        <Choices
          label={t("readability.contrast")}
          value={readability.contrast}
          onChoose={(contrast) => void choose({ contrast })}
          options={[
            { value: "system", label: t("readability.asDevice") },
            { value: "more", label: t("readability.contrastMore") },
          ]}
        />
      </div>
      <Choices
        label={t("shortcuts.title")}
        value={readability.shortcuts}
        onChoose={(shortcuts) => void choose({ shortcuts })}
        options={[
          { value: "on", label: t("shortcuts.on") },
          { value: "off", label: t("shortcuts.off") },
        ]}
      />
      <p className={styles.text}>{t("shortcuts.text")}</p>
      <Button onClick={openShortcutSheet}>
        <Icon shape={keyboardIcon} />
        {t("shortcuts.show")}
      </Button>
    </Section>
  );
}
