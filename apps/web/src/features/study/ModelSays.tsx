import type { ToolId } from "@jotter/study-tools/tool";
import type { ReactNode } from "react";
import { isOutOfReach, type ModelAtHand } from "../../student/models/use-model.ts";
import { modelProblemText, toolFailureText } from "../../student/settings/model-problem.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { offlineIcon } from "../../ui/icons/app.ts";
import { warningIcon } from "../../ui/icons/forms.ts";
import { stopIcon } from "../../ui/icons/sound.ts";
import { deviceIcon, sparkIcon } from "../../ui/icons/study.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./desk.module.css";
import type { StudySource } from "./use-sources.ts";
import type { ToolState } from "./use-tool.ts";
import { WouldBeSent } from "./WouldBeSent.tsx";

type ModelSaysProps = {
  readonly tool: ToolId;
  readonly state: ToolState<unknown>;
  readonly model: ModelAtHand;
  /** What only a model can do here, and what stands instead. */
  readonly needs: string;
};

/** What a model does beside the device's result, or why there is none. Input and choices stay in any case. [AIX-2] [AIX-5] */
export function ModelSays({ tool, state: { run, device, ask, settle }, model, needs }: ModelSaysProps) {
  const { t, language } = useLanguage();
  if (run.state === "failed") {
    const { problem } = run;
    const message =
      problem.kind === "too-few-sources"
        ? t("studyTools.tooFewSources", { fewest: problem.fewest })
        : (modelProblemText(problem, t, language) ?? "");
    return (
      <Says
        tone="coral"
        icon={warningIcon}
        title={toolFailureText(tool, message, t)}
        text={t("study.failedText")}
        isAlert
      >
        <Button onClick={ask}>{t("study.tryAgain")}</Button>
        <Button look="outline" onClick={settle}>
          {t("study.keepDevice")}
        </Button>
      </Says>
    );
  }
  // Nothing is said of what the device can do before it has done it.
  if (model.state !== "none" || !device) return null;
  if (isOutOfReach(model.problem)) {
    return (
      <Says tone="amber" icon={offlineIcon} title={t("study.offlineTitle")} text={needs}>
        {run.state === "waiting" && <Button onClick={settle}>{t("study.notAfterAll")}</Button>}
        {/* Where no model ever was, nothing would come of it. */}
        {run.state !== "waiting" && model.isExpected && <Button onClick={ask}>{t("study.whenBack")}</Button>}
      </Says>
    );
  }
  const isChosen = model.problem.kind === "device-only";
  return (
    <Says icon={deviceIcon} title={t(isChosen ? "study.onlyHereTitle" : "study.noModelTitle")} text={needs}>
      {isChosen && (
        <PlainLink href="/settings#assistant" className={buttonClass("outline")}>
          {t("study.toSettings")}
        </PlainLink>
      )}
      {!isChosen && (
        <details className={styles.howTo}>
          <summary>{t("study.howTo")}</summary>
          <p>{t("study.howToSet")}</p>
        </details>
      )}
    </Says>
  );
}

type SaysProps = {
  readonly tone?: "amber" | "coral";
  readonly icon: Parameters<typeof Icon>[0]["shape"];
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
};

function Says({ tone, icon, title, text, isAlert = false, children }: SaysProps) {
  return (
    <div className={styles.says} data-tone={tone} role={isAlert ? "alert" : undefined}>
      <Icon shape={icon} />
      <strong>{title}</strong>
      <p>{text}</p>
      {children && <div className={styles.saysWays}>{children}</div>}
    </div>
  );
}

type ProvenanceProps = {
  readonly tool: ToolId;
  readonly sources: readonly StudySource[];
  readonly state: ToolState<unknown>;
  readonly model: ModelAtHand;
  /** Which of the two is shown. */
  readonly shown: "device" | "model";
  readonly onShow: (which: "device" | "model") => void;
  /** When it was kept, where that is what is shown. */
  readonly keptAt?: number | undefined;
  readonly askLabel: string;
};

/** Where a result comes from, and one quiet way to the other. [AIX-6] */
export function Provenance({
  tool,
  sources,
  state: { size, device, reading, byModel, run, ask, stop },
  model,
  shown,
  onShow,
  keptAt,
  askLabel,
}: ProvenanceProps) {
  const t = useTexts();
  const format = useFormat();
  if (run.state === "working") {
    return (
      <>
        <span className={styles.badge} role="status">
          <Icon shape={sparkIcon} size={16} />
          {run.of > 1
            ? t("study.modelPart", { part: Math.min(run.done + 1, run.of), of: run.of })
            : t("study.modelReads")}
        </span>
        <Button onClick={stop}>
          <Icon shape={stopIcon} size={16} />
          {t("study.stop")}
        </Button>
      </>
    );
  }
  const seconds = device && format.number(Math.max(0.1, Math.round(device.seconds * 10) / 10));
  return (
    <>
      <span className={styles.badge} role="status">
        <Icon shape={shown === "model" ? sparkIcon : deviceIcon} size={16} />
        {keptAt !== undefined
          ? t("study.keptWhen", { when: format.when(keptAt, Date.now()) })
          : shown === "model"
            ? t("study.byModel")
            : device
              ? t("study.byDevice", { seconds: seconds ?? "" })
              : t(reading.isStopped ? "study.deviceEnded" : "study.deviceWorks")}
      </span>
      {byModel && (
        <Button look="outline" onClick={() => onShow(shown === "model" ? "device" : "model")}>
          {t(shown === "model" ? "study.showDevice" : "study.showModel")}
        </Button>
      )}
      {!byModel && model.state === "ready" && device && (
        <Button look="outline" onClick={ask}>
          <Icon shape={sparkIcon} size={16} />
          {askLabel}
        </Button>
      )}
      {model.state === "ready" && (
        <WouldBeSent tool={tool} sources={sources} size={size} contextTokens={model.status.contextTokens} />
      )}
    </>
  );
}
