import { useLanguage } from "../../../ui/language.tsx";
import type { StudySource } from "../use-sources.ts";
import { useTutor } from "./ask-tutor.ts";
import { ProblemChoice } from "./ProblemChoice.tsx";
import styles from "./tutor.module.css";

/** As much as is looked through. */
const mostLetters = 60_000;

type FoundProblemsProps = { readonly sources: readonly StudySource[]; readonly onTake: (problem: string) => void };

/** What there is to work on in a note or on pages. */
export function FoundProblems({ sources, onTake }: FoundProblemsProps) {
  const { t, language } = useLanguage();
  const text = sources
    .map((source) => source.text)
    .join("\n\n")
    .slice(0, mostLetters);
  const { answer: found } = useTutor("find", { text, language });
  if (!found) return <p className={styles.quiet}>{t("study.deviceWorks")}</p>;
  const title = sources.length === 1 ? (sources[0]?.title ?? "") : t("study.sources", { count: sources.length });
  return (
    <section className={styles.samples}>
      <h2>{t("tutor.foundIn", { title })}</h2>
      {found.length === 0 ? (
        <p className={styles.quiet}>{t("tutor.noneFound")}</p>
      ) : (
        <ul>
          {found.map(({ text: problem, shown, isFormula, asks }) => (
            <li key={problem}>
              <ProblemChoice
                asks={isFormula ? t(`tutor.asks.${asks}`) : ""}
                words={problem.replaceAll("$", "")}
                shown={shown}
                onChoose={() => onTake(problem)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
