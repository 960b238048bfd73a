import type { Typesetter } from "@jotter/markdown/formula";
import { type KeyboardEvent, useId, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./formula-editor.module.css";
import { type PaletteGroup, type PaletteKey, palette } from "./formula-palette.ts";

type FormulaPaletteProps = {
  readonly typeset: Typesetter | undefined;
  readonly onKey: (key: PaletteKey) => void;
};

const groups = Object.keys(palette) as readonly PaletteGroup[];

/** The symbols in groups. Tab goes to a group and into its keys, the arrows go along them. [MTH-3] */
export function FormulaPalette({ typeset, onKey }: FormulaPaletteProps) {
  const t = useTexts();
  const id = useId();
  const [group, setGroup] = useState<PaletteGroup>("basics");
  const [reached, setReached] = useState(0);

  function choose(next: PaletteGroup) {
    setGroup(next);
    setReached(0);
  }

  return (
    <section className={styles.palette} aria-label={t("formula.symbols")}>
      <div className={styles.groups} role="tablist" aria-label={t("formula.symbols")} onKeyDown={moveAlong}>
        {groups.map((one) => (
          <Pressable
            key={one}
            id={`${id}-${one}`}
            role="tab"
            className={styles.group}
            aria-selected={one === group}
            aria-controls={`${id}-keys`}
            tabIndex={one === group ? 0 : -1}
            onFocus={() => choose(one)}
            onClick={() => choose(one)}
          >
            {t(`formula.group.${one}`)}
          </Pressable>
        ))}
      </div>
      <div id={`${id}-keys`} className={styles.keys} role="tabpanel" aria-labelledby={`${id}-${group}`}>
        <div className={styles.keyGrid} role="toolbar" aria-label={t(`formula.group.${group}`)} onKeyDown={moveAlong}>
          {palette[group].map((key, index) => (
            <Pressable
              key={key.insert}
              className={styles.key}
              tabIndex={index === reached ? 0 : -1}
              title={nameOf(key)}
              onFocus={() => setReached(index)}
              // The caret stays where it is: in the field, or in the source.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onKey(key)}
            >
              <span className="visually-hidden">{nameOf(key)}</span>
              <Face typeset={typeset} tex={key.face} />
            </Pressable>
          ))}
        </div>
      </div>
    </section>
  );

  function nameOf(key: PaletteKey): string {
    return "name" in key ? t(`formula.key.${key.name}`) : key.sign;
  }
}

function Face({ typeset, tex }: { readonly typeset: Typesetter | undefined; readonly tex: string }) {
  const drawn = typeset?.(tex, false);
  return drawn && "html" in drawn ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX made it, out of our own LaTeX.
    <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.html }} />
  ) : (
    <span aria-hidden="true">{tex}</span>
  );
}

/** One row or several: left and right go along the buttons, up and down go to the row above and below. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const perRow = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
