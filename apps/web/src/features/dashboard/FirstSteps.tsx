import { localKindOf } from "@jotter/ports/local-account";
import { useState } from "react";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { useSession } from "../../student/session/session-context.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { checkIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Card } from "./Card.tsx";
import { ClassName } from "./ClassName.tsx";
import styles from "./first-steps.module.css";

type FirstStepsProps = {
  readonly classLabels: ClassLabels;
  readonly hasEvents: boolean;
  readonly hasNotes: boolean;
};

/** What a term begins with. Each step ticks itself off, and the card goes with the last. [DSH-1] */
export function FirstSteps({ classLabels, hasEvents, hasNotes }: FirstStepsProps) {
  const t = useTexts();
  const { account } = useStudent();
  const classes = [...classLabels.keys()];
  const steps = [
    {
      id: "classes",
      isDone: classes.length > 0,
      ways: [{ href: "/settings#classes", label: t("here.first.addClasses") }],
    },
    {
      id: "calendar",
      isDone: hasEvents,
      ways: [
        { href: "/calendar", label: t("here.first.openCalendar") },
        { href: "/docs", label: t("here.first.addSyllabus") },
      ],
    },
    { id: "note", isDone: hasNotes, ways: [{ href: "/editor", label: t("here.first.writeNote") }] },
  ] as const;
  return (
    <Card id="first-steps" title={t("here.first.title")}>
      <ol className={styles.steps}>
        {steps.map(({ id, isDone, ways }) => (
          <li key={id} data-done={isDone}>
            <span className={styles.tick} aria-hidden="true">
              {isDone && <Icon shape={checkIcon} size={16} />}
            </span>
            <div>
              <h3>
                {t(`here.first.${id}`)}
                {isDone && <span className="visually-hidden"> {t("here.first.done")}</span>}
              </h3>
              {id === "classes" && isDone ? (
                <p className={styles.classes}>
                  {classes.map((classId) => (
                    <ClassName key={classId} classId={classId} classLabels={classLabels} />
                  ))}
                </p>
              ) : (
                <p>{t(`here.first.${id}Text`)}</p>
              )}
            </div>
            {!isDone && (
              <div className={styles.ways}>
                {ways.map(({ href, label }) => (
                  <PlainLink key={href} href={href} className={buttonClass("outline")}>
                    {label}
                  </PlainLink>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      {localKindOf(account) !== "sample" && <LookAround />}
    </Card>
  );
}

function LookAround() {
  const t = useTexts();
  const { lookAround } = useSession();
  const [state, setState] = useState<"waiting" | "opening" | "failed">("waiting");

  async function open() {
    setState("opening");
    await lookAround().catch(() => setState("failed")); // The network is gone.
  }

  return (
    <div className={styles.look}>
      <Button look="quiet" disabled={state === "opening"} onClick={() => void open()}>
        {t(state === "opening" ? "welcome.opening" : "welcome.lookAround")}
      </Button>
      {state === "failed" && <p role="alert">{t("failure.tooSlow")}</p>}
    </div>
  );
}
