import type { MemoryFit, WayTried } from "@jotter/domain/memory-fit";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./memory.module.css";

/** Both ways held against answers that neither had learned from, and against what happened. */
export function MemoryFigures({ fit, isUsed }: { readonly fit: MemoryFit; readonly isUsed: boolean }) {
  const { t, format, language } = useLanguage();
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const row = (name: string, { expected, off, loss }: WayTried, isBetter: boolean) => (
    <tr title={t("cards.memory.loss", { loss: exact.format(loss) })} data-better={isBetter || undefined}>
      <th scope="row">{name}</th>
      <td>{format.percent(expected)}</td>
      <td>{format.number(Math.round(off * 1000) / 10)}</td>
    </tr>
  );
  return (
    <section className={styles.memory}>
      <p>
        {t(fit.isBetter ? "cards.memory.better" : "cards.memory.notBetter")}{" "}
        <strong>{t(isUsed ? "cards.memory.ownUsed" : "cards.memory.usualUsed")}</strong>
      </p>
      <table className={styles.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("cards.memory.right")}</th>
            <th scope="col">{t("cards.memory.offBy")}</th>
          </tr>
        </thead>
        <tbody>
          {row(t("cards.memory.usual"), fit.usual, false)}
          {row(t("cards.memory.own"), fit.own, fit.isBetter)}
          <tr>
            <th scope="row">{t("cards.memory.happened")}</th>
            <td>{format.percent(fit.right)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p className={styles.small}>
        {t("cards.memory.tried", {
          day: format.day(fit.at),
          answers: format.number(fit.answers),
          heldBack: format.number(fit.heldBack),
        })}{" "}
        {t("cards.memory.offText")}{" "}
        {t("cards.memory.decides", { usual: exact.format(fit.usual.loss), own: exact.format(fit.own.loss) })}
      </p>
    </section>
  );
}
