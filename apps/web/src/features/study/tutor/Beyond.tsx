import { lineAsRead } from "@jotter/markdown/line";
import type { Reader } from "@jotter/study-tools/prompt";
import type { ShownProblem } from "@jotter/tutor/shown-problem";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import type { Taken } from "../../../student/study/taken.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { unjudgedIcon } from "../../../ui/icons/tutor.ts";
import { useTexts } from "../../../ui/language.tsx";
import desk from "../desk.module.css";
import { type StudySource, useSources, useTakenAbout } from "../use-sources.ts";
import { useTool } from "../use-tool.ts";
import styles from "./tutor.module.css";
import { WithModel } from "./WithModel.tsx";

type BeyondProps = {
  readonly text: string;
  readonly asks: ShownProblem["asks"];
  readonly reader: Reader;
  readonly model: ModelAtHand;
  readonly onSolved: (sealed: string) => void;
  /** With what was found on it, where nothing was chosen. */
  readonly onTalk: (taken: readonly Taken[], sources: readonly StudySource[]) => void;
};

const nobody = { state: "unknown" } as const;
const mostPassages = 4;

/** What would have to be there: an equation, or plainer words around the formula that is there. */
function missingOf(text: string, asks: BeyondProps["asks"]): "story" | "plainer" | "other" {
  if (/[=<>≤≥∫^]|\\[a-z]/.test(text)) return "plainer";
  return asks === "word-problem" ? "story" : "other";
}

/** What the engine cannot do: it says so, and shows what the student's own notes have on it. Nothing is made up. */
export function Beyond({ text, asks, reader, model, onSolved, onTalk }: BeyondProps) {
  const t = useTexts();
  const about = text.slice(0, 500);
  const taken = useTakenAbout(about, 3, true);
  const sources = useSources(taken ?? []);
  const isFound = taken !== undefined && taken.length > 0;
  const options = useMemo(() => ({ about }), [about]);
  const { device } = useTool("explanation", {
    sources: isFound && sources && sources.length > 0 ? sources : undefined,
    options,
    reader,
    model: nobody,
  });
  const missing = missingOf(text, asks);
  const passages = isFound ? (device?.result.output.passages ?? []) : [];
  return (
    <section className={desk.says} data-tone="amber">
      <Icon shape={unjudgedIcon} size={20} />
      <strong>{t("tutor.beyond.title")}</strong>
      <p>{t(`tutor.beyond.${missing}`)}</p>
      {model.state === "ready" && (
        <WithModel
          text={text}
          language={reader.language}
          isToSolve={missing !== "other"}
          contextTokens={model.status.contextTokens}
          onSolved={onSolved}
          onTalk={() => onTalk(taken ?? [], sources ?? [])}
        />
      )}
      {model.state === "none" && missing === "other" && <p>{t("tutorTalk.needsModel")}</p>}
      {passages.length > 0 ? (
        <div className={styles.passages}>
          <h2>{t("tutor.beyond.passages")}</h2>
          <ul>
            {passages.slice(0, mostPassages).map(({ citation, sourceTitle }) => (
              <li key={`${citation.sourceId} ${citation.from}`}>
                <q>
                  <InlineMarkdown text={lineAsRead(citation.quote)} />
                </q>
                <small>{sourceTitle}</small>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        taken !== undefined && (device !== undefined || !isFound) && <p>{t("tutor.beyond.none")}</p>
      )}
      <div className={desk.saysWays}>
        <Link
          to="/ai-tools/$tool"
          params={{ tool: "concept-explainer" }}
          search={{ about }}
          className={buttonClass("outline")}
        >
          {t("tutor.beyond.explain")}
        </Link>
      </div>
    </section>
  );
}
