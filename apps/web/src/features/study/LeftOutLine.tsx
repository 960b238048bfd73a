import type { LeftOut } from "@jotter/study-tools/tool";
import { useTexts } from "../../ui/language.tsx";
import styles from "./result.module.css";

/** What the device was not sure of is left out, and that is said. [AIX-6] */
export function LeftOutLine({ leftOut }: { readonly leftOut: LeftOut }) {
  const t = useTexts();
  const count = Object.values(leftOut).reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return <p className={styles.quiet}>{t("study.unsure", { count })}</p>;
}
