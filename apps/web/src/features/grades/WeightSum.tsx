import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./fields.module.css";

/** Says what weights come to, and warns where that is not 100. [GRD-5] */
export function WeightSum({ sum }: { readonly sum: number }) {
  const t = useTexts();
  const format = useFormat();
  const isWhole = Math.abs(sum - 100) < 0.005;
  const words = format.exactPercent(sum);
  return (
    <p className={isWhole ? styles.sum : styles.sumWarning} role="status">
      {isWhole ? t("grades.sumIs", { sum: words }) : t("grades.sumIsNot", { sum: words })}
    </p>
  );
}
