import type { PlanBlock } from "@jotter/domain/plan/plan-block";
import type { Remark } from "@jotter/domain/plan/schedule";
import type { PlanWork } from "../../../student/plan/plan-input.ts";
import { useLanguage } from "../../../ui/language.tsx";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";

type WhyListProps = {
  readonly blocks: readonly PlanBlock[];
  readonly remarks: readonly Remark[];
  readonly works: ReadonlyMap<string, PlanWork>;
  readonly words: PlanWords;
  readonly markerOf: (workId: string) => string | undefined;
  /** How much longer tasks take than was thought. */
  readonly factor: number;
};

/** As near to the truth as this needs no word. */
const goodEstimate = 0.1;

const mostReasons = 2;

/** For each work what its blocks have most in common, and what should be known of it. */
export function WhyList({ blocks, remarks, works, words, markerOf, factor }: WhyListProps) {
  const { t, format } = useLanguage();
  const ids = [...new Set(blocks.map(({ workId }) => workId))];
  if (ids.length === 0 && remarks.length === 0) return null;
  const general = remarks.filter((one) => one.kind === "clash");
  return (
    <section className={styles.why} aria-labelledby="plan-why">
      <h2 id="plan-why">{t("planner.why")}</h2>
      <ul>
        {ids.map((workId) => {
          const own = remarks.filter((one) => one.kind !== "clash" && one.workId === workId).map(words.remark);
          return (
            <li key={workId} data-marker={markerOf(workId)}>
              <strong>{works.get(workId)?.title}</strong>
              <p>{[...commonReasons(blocks, workId, words), ...own].join(" ")}</p>
            </li>
          );
        })}
        {Math.abs(factor - 1) >= goodEstimate && (
          <li>
            <p>{t("planner.learned", { percent: format.percent(factor) })}</p>
          </li>
        )}
        {general.map((one) => (
          <li key={words.remark(one)}>
            <p>{words.remark(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The strongest of each block, those that are said most first; what is only of one block stands with that block. */
function commonReasons(blocks: readonly PlanBlock[], workId: string, words: PlanWords): readonly string[] {
  const counts = new Map<string, number>();
  for (const { reasons } of blocks.filter((one) => one.workId === workId)) {
    for (const one of reasons) {
      if (one.kind === "part" || one.kind === "mock" || one.kind === "locked" || one.kind === "assumed") continue;
      const said = words.reason(one);
      counts.set(said, (counts.get(said) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostReasons)
    .map(([said]) => said);
}
