import { type ReactNode, useEffect } from "react";
import { Button, Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";
import { SlideDrawing, slides } from "./SlideDrawing.tsx";
import styles from "./sign-up.module.css";

type SignUpIntroProps = {
  readonly slide: number;
  readonly onSlide: (slide: number) => void;
  readonly onForm: () => void;
  readonly children: ReactNode;
};

/** What to expect, in five slides. [SUP-1] */
export function SignUpIntro({ slide, onSlide, onForm, children }: SignUpIntroProps) {
  const t = useTexts();
  const last = slides.length - 1;
  const name = slides[slide] ?? "dashboard";
  const title = t(`signUp.slides.${name}Title`);
  const text = t(`signUp.slides.${name}Text`);
  const back = () => onSlide(Math.max(0, slide - 1));
  const next = () => onSlide(Math.min(last, slide + 1));
  useArrowKeys(back, next);
  return (
    <EntranceFrame title={t("account.signUp")} heading={<MarkedText key={name} text={title} />} lead={text}>
      <section className={styles.intro} aria-label={t("signUp.introLabel")}>
        <SlideDrawing key={name} slide={name} />
        <div className={styles.place}>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((each) => (
              <i key={each} data-here={each === name} />
            ))}
          </span>
          <p aria-live="polite">
            {t("signUp.slide", { slide: slide + 1, count: slides.length })}
            <span className="visually-hidden">
              {" "}
              {title.replace(/\[\[|\]\]/g, "")}. {text}
            </span>
          </p>
          {slide < last && (
            <Pressable className={styles.skip} onClick={onForm}>
              {t("signUp.skipIntro")}
            </Pressable>
          )}
        </div>
        <div className={styles.actions} data-under-thumb="actions">
          {/* Not "disabled": a button that has the focus must not lose it. */}
          <Button look="outline" aria-disabled={slide === 0} onClick={back}>
            {t("signUp.back")}
          </Button>
          <Button look="primary" onClick={slide === last ? onForm : next}>
            {t(slide === last ? "signUp.getStarted" : "signUp.next")}
          </Button>
        </div>
      </section>
      {children}
    </EntranceFrame>
  );
}

function useArrowKeys(back: () => void, next: () => void) {
  useEffect(() => {
    function turn(event: KeyboardEvent) {
      const isTaken = event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey;
      if (isTaken) return;
      if (event.key === "ArrowLeft") back();
      if (event.key === "ArrowRight") next();
    }
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, [back, next]);
}
