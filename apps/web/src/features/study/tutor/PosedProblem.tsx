import desk from "../desk.module.css";
import { Question } from "./Question.tsx";
import styles from "./tutor.module.css";

type PosedProblemProps = {
  readonly label: string | undefined;
  readonly asks: string | undefined;
  /** null until it is known. */
  readonly shown: string | null;
};

/** The problem, large, in the colour of its class. */
export function PosedProblem({ label, asks, shown }: PosedProblemProps) {
  return (
    <section className={styles.posed}>
      {label && <p className={desk.course}>{label}</p>}
      {asks && <p className={styles.asks}>{asks}</p>}
      {shown && <Question shown={shown} />}
    </section>
  );
}
