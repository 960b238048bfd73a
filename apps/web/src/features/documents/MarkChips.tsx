import { markColours } from "@jotter/domain/mark";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./documents.module.css";
import type { Colour } from "./use-marks.ts";

/** How many marks of each colour a document has. */
export function MarkChips({ marks }: { readonly marks: ReadonlyMap<Colour, number> | undefined }) {
  const { t, format } = useLanguage();
  const count = [...(marks?.values() ?? [])].reduce((sum, each) => sum + each, 0);
  if (!marks || count === 0) return <span className={styles.marks} />;
  return (
    <span className={styles.marks}>
      <span className="visually-hidden">{t("documents.marks", { count, formatted: format.number(count) })}</span>
      {markColours.map(
        (colour) =>
          marks.has(colour) && (
            <span key={colour} className={styles.chip} data-marker={colour} aria-hidden="true">
              {format.number(marks.get(colour) ?? 0)}
            </span>
          ),
      )}
    </span>
  );
}
