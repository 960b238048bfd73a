import { plans } from "@jotter/domain/plan";
import { gradeChoices } from "@jotter/domain/sign-up";
import { keyCapClass } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./slide-drawing.module.css";

export const slides = ["dashboard", "grade", "classes", "bio", "plan"] as const;
type Slide = (typeof slides)[number];

/** What a slide tells, drawn from the app's own parts. For the eyes only: the words beside it say it all. */
export function SlideDrawing({ slide }: { readonly slide: Slide }) {
  const Drawing = drawings[slide];
  return (
    <div className={styles.stage} aria-hidden="true">
      <Drawing />
    </div>
  );
}

const drawings = { dashboard: Day, grade: Keys, classes: Markers, bio: IndexCard, plan: PriceTags } as const;

const hours = Array.from({ length: 29 }, (_, index) => index);

function Day() {
  return (
    <div className={styles.day}>
      <div className={styles.blocks}>
        <b data-marker="coral" />
        <b data-marker="sky" />
        <b data-marker="violet" data-now="true" />
        <b data-free="true" />
      </div>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <i key={hour} data-now={hour === 17} />
        ))}
      </div>
      <div className={styles.cards}>
        {(["violet", "mint", "amber"] as const).map((marker) => (
          <div key={marker} className={styles.card} data-marker={marker}>
            <b />
            <i />
            <i />
            <em />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

function Keys() {
  const t = useTexts();
  return (
    <div className={styles.keys}>
      {gradeChoices.map((grade) => (
        <span key={grade} className={keyCapClass} data-pressed={grade === "11th"}>
          {t(`signUp.grades.${grade}`)}
        </span>
      ))}
    </div>
  );
}

function Markers() {
  return (
    <div className={styles.markers}>
      {(["violet", "coral", "sky", "amber", "mint", "lime"] as const).map((marker) => (
        <span key={marker} data-marker={marker}>
          <b />
          <i />
        </span>
      ))}
      <span data-caret="true">
        <i />
      </span>
    </div>
  );
}

function IndexCard() {
  return (
    <div className={styles.index}>
      <b />
      <i />
      <i />
      <em />
      <i />
      <i />
    </div>
  );
}

function PriceTags() {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className={styles.tags}>
      {plans.map((plan) => (
        <span key={plan.id} data-chosen={plan.id === "pro"}>
          <small>{t(`signUp.plans.${plan.id}`)}</small>
          <b>{format.dollars(plan.usd)}</b>
          <i />
          <i />
        </span>
      ))}
    </div>
  );
}
