import { heldAt, lecture, lectureMs, newLecture } from "@jotter/domain/lecture";
import { clockText } from "@jotter/lecture/timed-lines";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { audioIcon, microphoneIcon, transcriptIcon } from "../../ui/icons/lecture.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { MarkedText } from "../../ui/Mark.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { keptMicrophone } from "./kept-microphone.ts";
import styles from "./lecture.module.css";
import { MicrophoneChoice } from "./MicrophoneChoice.tsx";
import { recorder, useRecorded } from "./the-recorder.ts";
import { soundTypes, useAddFile } from "./use-add-file.ts";
import { useLectures } from "./use-lecture.ts";
import { useRoom } from "./use-room.ts";
import { useUntitled } from "./use-untitled.ts";

/** One press records. What it is about, its class and the microphone can be said before, or never. [LEC-1] */
export function BeginLecture() {
  const { t } = useLanguage();
  const student = useStudent();
  const { replica, now } = student;
  const navigate = useNavigate();
  const { classes } = useClasses();
  const recorded = useRecorded();
  const untitled = useUntitled();
  const [title, setTitle] = useState("");
  const [classId, setClassId] = useState("");
  const asked = useAsked(classId);
  const room = useRoom();
  const file = useRef<HTMLInputElement>(null);
  const adding = useAddFile();
  const fresh = () => newLecture(now(), { title: title.trim(), classId: classId || null });
  const record = async () => {
    asked.keep();
    const lectureId = replica.newId();
    await recorder.start(student, { lectureId, fresh: fresh(), fromMs: 0, wanted: keptMicrophone(), untitled });
    const now = recorder.now();
    if (now?.lectureId === lectureId && now.state === "recording") await navigate({ to: lectureHref(lectureId) });
  };
  const isStarting = recorded?.state === "starting";
  const problem = recorded?.state === "stopped" ? recorded.problem : null;
  return (
    <div className={styles.begin}>
      <title>{`${t("lecture.title")} · ${t("product")}`}</title>
      <BackLink href="/ai-tools">{t("study.title")}</BackLink>
      <h1 tabIndex={-1}>
        <MarkedText text={t("lecture.heading")} />
      </h1>
      <div className={styles.columns}>
        <form
          className={`${cardClass} ${styles.what}`}
          onSubmit={(event) => {
            event.preventDefault();
            void record();
          }}
        >
          <TextField
            label={t("lecture.name")}
            placeholder={untitled(now())}
            value={title}
            maxLength={300}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Field label={t("lecture.class")}>
            {(control) => (
              <Select {...control} value={classId} onChange={(event) => setClassId(event.currentTarget.value)}>
                <option value="">{t("lecture.noClass")}</option>
                {classes?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("lecture.microphone")}>{(control) => <MicrophoneChoice {...control} />}</Field>
          {!asked.isKnown && (
            <div className={styles.ask} role="note">
              <strong>{t("lecture.askFirst")}</strong>
              <p>{t("lecture.askFirstText")}</p>
              <Checkbox checked={asked.isSaid} onChange={(event) => asked.say(event.currentTarget.checked)}>
                {t("lecture.asked")}
              </Checkbox>
            </div>
          )}
          {problem && <Problem text={t(`lecture.problem.${problem}`)} />}
          <Button look="primary" wide type="submit" disabled={!(asked.isKnown || asked.isSaid) || isStarting}>
            <Icon shape={microphoneIcon} size={20} />
            {t(isStarting ? "lecture.starting" : "lecture.record")}
          </Button>
          {isStarting && <Waiting />}
          {room && <p className={styles.room}>{room}</p>}
        </form>
        <section className={styles.others} aria-label={t("lecture.title")}>
          <Button look="outline" wide onClick={() => file.current?.click()}>
            <Icon shape={audioIcon} size={20} />
            {t("lecture.addFile")}
          </Button>
          <FileInput
            ref={file}
            accept={soundTypes}
            aria-label={t("lecture.addFile")}
            onChange={async (event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen) await adding.add(chosen, { title: title.trim(), classId: classId || null });
            }}
          />
          {adding.state && <p role="status">{adding.state}</p>}
          {adding.problem && <Problem text={adding.problem} />}
          <Button
            look="outline"
            wide
            onClick={async () => {
              const id = await replica.create(lecture, fresh());
              await navigate({ to: `${lectureHref(id)}&say=1` });
            }}
          >
            <Icon shape={transcriptIcon} size={20} />
            {t("lecture.justWrite")}
          </Button>
          <Earlier />
        </section>
      </div>
    </div>
  );
}

const soonMs = 1500;

/** The browser asks its own question, where nobody may look for it. */
function Waiting() {
  const t = useTexts();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), soonMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting} role="status">
      {isLong && (
        <>
          <p>{t("lecture.waiting")}</p>
          <Button onClick={() => void recorder.stop()}>{t("action.cancel")}</Button>
        </>
      )}
    </div>
  );
}

function Earlier() {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const { isWhole } = useSyncReport();
  const untitled = useUntitled();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const lectures = useLectures();
  if (!lectures || (lectures.length === 0 && !isWhole)) return null;
  const remove = async (id: string, title: string) => {
    const question = {
      title: t("lecture.removeSure"),
      text: t("lecture.removeText"),
      confirm: t("action.delete"),
      cancel: t("action.cancel"),
    };
    if (!(await confirmed(question))) return;
    await replica.remove(lecture, id);
    heading.current?.focus({ preventScroll: true });
    const undo = { label: t("action.undo"), run: () => void replica.restore(lecture, id) };
    toast({ text: t("lecture.removed", { title }), action: undo });
  };
  return (
    <section className={styles.earlier} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t("lecture.earlier")}
      </h2>
      {lectures.length === 0 && <p>{t("lecture.none")}</p>}
      <ul>
        {lectures.map(({ id, data }) => {
          const title = data.title || untitled(heldAt(data));
          const ms = lectureMs(data);
          return (
            <li key={id}>
              <PlainLink href={lectureHref(id)}>
                {title}
                <small>{`${ms > 0 ? clockText(ms) : t("lecture.noSound")} · ${format.when(heldAt(data), now())}`}</small>
              </PlainLink>
              <IconButton aria-label={t("lecture.remove", { title })} onClick={() => void remove(id, title)}>
                <Icon shape={trashIcon} size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A clear word once for each class: what was said of one stands for it from then on, on this device. */
function useAsked(classId: string) {
  const { account } = useStudent();
  const key = recordKeys.lectureAsked(account.id);
  const name = classId || "none";
  const [known, setKnown] = useState(() => new Set((readRecord(key) ?? "").split(" ").filter(Boolean)));
  const [said, setSaid] = useState<string | null>(null);
  return {
    isKnown: known.has(name),
    isSaid: said === name,
    say: (is: boolean) => setSaid(is ? name : null),
    keep: () => {
      const all = new Set([...known, name]);
      setKnown(all);
      writeRecord(key, [...all].join(" "));
    },
  };
}
