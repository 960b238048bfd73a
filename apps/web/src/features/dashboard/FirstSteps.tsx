import { localKindOf } from "@jotter/ports/local-account";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { carryToCalendar } from "../../student/calendar/carried-file.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { useSession } from "../../student/session/session-context.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { checkIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { Card } from "./Card.tsx";
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
  return (
    <Card id="first-steps" title={t("here.first.title")}>
      <ol className={styles.steps}>
        <Step
          id="classes"
          isDone={classLabels.size > 0}
          ways={<Way href="/settings#classes" label={t("here.first.addClasses")} />}
        >
          <ul className={styles.classes}>
            {[...classLabels.values()].map(({ name, marker }) => (
              <li key={name} data-marker={marker}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Step>
        {hasEvents ? <Step id="calendar" isDone /> : <DatesStep />}
        <Step id="note" isDone={hasNotes} ways={<Way href="/editor" label={t("here.first.writeNote")} />} />
      </ol>
      {localKindOf(account) !== "sample" && <LookAround />}
    </Card>
  );
}

type StepProps = {
  readonly id: "classes" | "calendar" | "note";
  readonly isDone: boolean;
  /** While it is open: what there is to do. */
  readonly ways?: ReactNode;
  /** A file is held over the page. */
  readonly isOver?: boolean;
  /** When it is done: what came of it. */
  readonly children?: ReactNode;
};

function Step({ id, isDone, ways, isOver = false, children }: StepProps) {
  const t = useTexts();
  return (
    <li data-done={isDone} data-over={isOver}>
      <span className={styles.tick} aria-hidden="true">
        {isDone && <Icon shape={checkIcon} size={16} />}
      </span>
      <div>
        <h3>
          {t(`here.first.${id}`)}
          {isDone && <span className="visually-hidden"> {t("here.first.done")}</span>}
        </h3>
        {isDone ? children : <p>{t(isOver ? "here.first.dropNow" : `here.first.${id}Text`)}</p>}
      </div>
      {!isDone && <div className={styles.ways}>{ways}</div>}
    </li>
  );
}

function Way({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <PlainLink href={href} className={buttonClass("outline")}>
      {label}
    </PlainLink>
  );
}

/** The school's calendar or a syllabus can be dropped anywhere on the page; the calendar asks what to take of it. */
function DatesStep() {
  const t = useTexts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(([file]) => take(file));

  function take(file: File | undefined) {
    if (!file) return;
    carryToCalendar(file);
    void navigate({ to: "/calendar" });
  }

  const ways = (
    <>
      <Button look="outline" onClick={() => input.current?.click()}>
        {t("here.first.chooseFile")}
      </Button>
      <FileInput
        ref={input}
        accept=".ics,.ical,text/calendar,.pdf,.docx,.txt,.md,.html,image/*"
        aria-label={t("here.first.chooseFile")}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Way href="/calendar" label={t("here.first.openCalendar")} />
    </>
  );
  return <Step id="calendar" isDone={false} isOver={isOver} ways={ways} />;
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
