import type { ModelProblem, ModelStatus, ModelTest } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import { PermissionSwitches } from "../../student/settings/PermissionSwitches.tsx";
import { usePermissions } from "../../student/settings/use-permissions.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Switch } from "../../ui/kit/Switch.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

type Known<Value> = Result<Value, ModelProblem>;

/** Jotson and the models behind it: whether it is there, what answers, and what may be sent. [AIX-8] */
export function Assistant() {
  const t = useTexts();
  const { permissions, isOn, switchOn, isOnlyHere, stayHere } = usePermissions();
  return (
    <Section id="assistant" title={t("chat.settings.title")} text={t("chat.settings.text")}>
      <Switch
        label={t("chat.settings.button")}
        note={t("chat.settings.buttonText")}
        isOn={isOn}
        isKnown={permissions !== undefined}
        onChange={(wanted) => void switchOn(wanted)}
      />
      <Switch
        label={t("chat.settings.onlyHere")}
        note={t("chat.settings.onlyHereText")}
        isOn={isOnlyHere}
        isKnown={permissions !== undefined}
        onChange={(wanted) => void stayHere(wanted)}
      />
      <h3>{t("chat.settings.model")}</h3>
      <div className={styles.models}>
        {isOnlyHere ? <p className={styles.text}>{t("chat.settings.onlyHereOn")}</p> : <Models />}
      </div>
      <h3>{t("chat.settings.sent")}</h3>
      <p className={styles.text}>{t("chat.knows.text")}</p>
      <PermissionSwitches />
      <PlainLink href="/settings/sent" className={buttonClass("outline")}>
        {t("sent.link")}
      </PlainLink>
    </Section>
  );
}

function Models() {
  const t = useTexts();
  const { ai } = useStudent();
  const [status, setStatus] = useState<Known<ModelStatus>>();
  const [test, setTest] = useState<Known<ModelTest> | "running">();

  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await (await ai()).status(leaving.signal);
      if (!leaving.signal.aborted) setStatus(answer);
    };
    // Without a network even the way there may be missing: that is told like any other problem.
    read().catch(() => setStatus({ ok: false, problem: { kind: "offline" } }));
    return () => leaving.abort();
  }, [ai]);

  async function tryModels() {
    setTest("running");
    setTest(await (await ai()).test());
  }

  if (!status) return <p className={styles.text}>{t("chat.settings.asking")}</p>;
  if (!status.ok) return <ProblemText problem={status.problem} />;
  const { provider, problem, models } = status.value;
  if (problem || provider === "none") {
    return (
      <>
        <p>{t("chat.settings.none")}</p>
        {problem && <ProblemText problem={problem} />}
        <p className={styles.text}>{t("chat.settings.how")}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {t("chat.settings.ready", { provider: t(`chat.settings.provider.${provider}`), models: models.join(", ") })}
      </p>
      <Button onClick={() => void tryModels()} disabled={test === "running"}>
        {t(test === "running" ? "chat.settings.testing" : "chat.settings.test")}
      </Button>
      <div role="status">{test && test !== "running" && <Tested test={test} />}</div>
    </>
  );
}

function Tested({ test }: { readonly test: Known<ModelTest> }) {
  const t = useTexts();
  const format = useFormat();
  if (!test.ok) return <ProblemText problem={test.problem} />;
  return (
    <ul>
      {test.value.models.map(({ model, ms, problem }) => (
        <li key={model}>
          {problem ? (
            <>
              <b>{model}</b> <ProblemText problem={problem} />
            </>
          ) : (
            t("chat.settings.answered", { model, seconds: format.number(Math.round(ms / 100) / 10) })
          )}
        </li>
      ))}
    </ul>
  );
}

function ProblemText({ problem }: { readonly problem: ModelProblem }) {
  const { t, language } = useLanguage();
  return <p className={styles.text}>{modelProblemText(problem, t, language)}</p>;
}
