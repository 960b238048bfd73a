import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import styles from "./desk.module.css";
import { forgetLeftWords, leaveOpen, leaveWords, leftWords } from "./reopening.ts";
import type { TrayAction, Way } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useKeeping } from "./use-kept.ts";
import type { ToolState } from "./use-tool.ts";

type ResultProps<Output> = Pick<ToolViewProps, "page" | "taken" | "sources" | "kept"> & {
  readonly state: ToolState<Output>;
  readonly options: Readonly<Record<string, unknown>>;
  /** What a note or a file of it is called, after the title of its source. */
  readonly titleOf: (title: string) => string;
  readonly markdownOf: (output: Output) => string;
};

export type Result<Output> = {
  /** What is shown: what was kept, what the student made of it, else the model's or the device's. */
  readonly output: Output | undefined;
  readonly shown: "device" | "model";
  readonly show: (which: "device" | "model") => void;
  readonly edit: (output: Output) => void;
  /** The same, where nothing of it is the student's own yet: shown, and not kept before they change it. */
  readonly begin: (output: Output) => void;
  /** Another one for each result that was made: what is edited in a part of its own begins anew with it. */
  readonly version: number;
  readonly destination: ReactNode;
  readonly ways: readonly Way[];
  readonly action: TrayAction;
  /** What was kept before is shown, as it was kept then. */
  readonly isReopened: boolean;
};

/** The first edit is kept at once, for a page that is closed writes nothing any more; those that follow, so often. */
const pauseMs = 600;

/** The result of a tool on its way from being made to being kept. What the student touched is never replaced. [AIX-5] */
export function useResult<Output extends object>(props: ResultProps<Output>): Result<Output> {
  const { page, taken, sources, kept, state, options, titleOf, markdownOf } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const { classes } = useClasses();
  const { account } = useStudent();
  const { keep, toNote, newId } = useKeeping();
  const [classId, setClassId] = useState<string | null>(kept?.result.classId ?? sources[0]?.classId ?? null);
  const choices = JSON.stringify(options);
  const [opened] = useState(() => (kept ? { choices, ...kept } : null));
  const [choice, setChoice] = useState<Origin | null>(null);
  /** What the student made of each: whatever else arrives or is chosen, it stays what it is. */
  const [edits, setEdits] = useState<ReadonlyMap<string, Output>>(() => {
    const words = opened && leftWords<Output>(account.id, opened.id);
    return new Map(words ? [[nameOf(opened.choices, "kept"), words]] : []);
  });
  const [begun, setBegun] = useState<ReadonlyMap<string, Output>>(new Map());
  const keptHere = opened?.choices === choices ? opened.result : null;
  const own: Origin = keptHere ? "kept" : "device";
  const wanted = choice === "device" ? own : choice;
  const isOwnEdited = edits.has(nameOf(choices, own));
  const origin: Origin = wanted ?? (state.byModel && !isOwnEdited ? "model" : own);
  const made = {
    kept: keptHere?.output as Output | undefined,
    model: state.byModel?.output,
    device: state.device?.result.output,
  }[origin];
  const work = nameOf(choices, origin);
  const output = edits.get(work) ?? made;
  const shown = origin === "kept" ? (keptHere?.madeBy ?? "device") : origin;
  const title = titleOf(sources[0]?.title ?? kept?.result.sources[0]?.title ?? "");
  const version = useVersion(made);
  const markdown = useMemo(() => (output ? markdownOf(output) : ""), [output, markdownOf]);

  // Each of them is a record of its own, under one name from the first time it is kept.
  const [keptOutputs, setKeptOutputs] = useState<ReadonlyMap<string, unknown>>(
    () => new Map(opened ? [[nameOf(opened.choices, "kept"), opened.result.output]] : []),
  );
  const ids = useRef(new Map(opened ? [[nameOf(opened.choices, "kept"), opened.id]] : []));
  async function keepNow(): Promise<void> {
    if (!output) return;
    const id = ids.current.get(work) ?? newId();
    ids.current.set(work, id);
    await keep({ page, title, classId, taken, sources, options, madeBy: shown, output }, id);
    setKeptOutputs((last) => new Map([...last, [work, output]]));
  }
  // A model's answer cost something and an edit is the student's own: neither waits for a button.
  const isBegun = edits.has(work) && edits.get(work) === begun.get(work);
  const edited = isBegun ? undefined : edits.get(work);
  const worthKeeping = edited ?? (origin === "model" ? made : undefined);
  const unkept = useRef<{ readonly work: string; readonly keep: () => Promise<void> } | null>(null);
  const keptAt = useRef(Number.NEGATIVE_INFINITY);
  const writing = useRef(0);
  const flush = useRef(() => {
    const one = unkept.current;
    if (!one) return;
    unkept.current = null;
    keptAt.current = performance.now();
    writing.current++;
    void one.keep().finally(() => writing.current--);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what stood there when it was made.
  useEffect(() => {
    if (unkept.current && (unkept.current.work !== work || !worthKeeping)) flush.current();
    if (!worthKeeping) return;
    unkept.current = { work, keep: keepNow };
    const timer = setTimeout(flush.current, Math.max(0, keptAt.current + pauseMs - performance.now()));
    return () => clearTimeout(timer);
  }, [worthKeeping, work]);
  const isEdited = edits.has(work) && !isBegun;
  const leave = useEffectEvent(() => {
    flush.current();
    const id = ids.current.get(work);
    if (!isEdited || !id) return;
    leaveOpen(account.id, id);
    if (writing.current > 0 && output) leaveWords(account.id, id, output);
  });
  const openedId = opened?.id;
  useEffect(() => {
    if (openedId) forgetLeftWords(account.id);
  }, [openedId, account.id]);
  useEffect(() => {
    const last = flush.current;
    const hide = () => leave();
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      last();
    };
  }, []);

  /** Of one result one note, however often the button is pressed. */
  const noted = useRef<{ readonly markdown: string; readonly id: Promise<string> } | null>(null);
  function noteOf(markdown: string): Promise<string> {
    if (noted.current?.markdown !== markdown) noted.current = { markdown, id: toNote(markdown, { title, classId }) };
    return noted.current.id;
  }

  const destination = classes && classes.length > 0 && (
    <label className={styles.into}>
      <span>{t("study.into")}</span>
      <Select
        className={styles.select}
        aria-label={t("study.classOf")}
        value={classId ?? ""}
        onChange={(event) => setClassId(event.currentTarget.value || null)}
      >
        <option value="">{t("study.noClass")}</option>
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );

  const edit = (next: Output) => setEdits((last) => new Map([...last, [work, next]]));
  const isKept = output !== undefined && keptOutputs.get(work) === output;
  return {
    output,
    shown,
    show: setChoice,
    edit,
    begin: (next) => {
      // On top of what the student made it is part of that.
      if (!isEdited) setBegun((last) => new Map([...last, [work, next]]));
      edit(next);
    },
    version,
    destination,
    ways: [
      {
        key: "note",
        label: t("study.note"),
        run: () =>
          void noteOf(markdown).then((id) =>
            toast({
              text: t("study.inNote"),
              replaces: "study-note",
              action: { label: t("study.open"), run: () => void navigate({ to: "/editor/$id", params: { id } }) },
            }),
          ),
      },
      {
        key: "file",
        label: t("study.file"),
        run: () => saveFile(`${fileName(title)}.md`, "text/markdown", markdown),
      },
      {
        key: "copy",
        label: t("study.copy"),
        run: () =>
          void navigator.clipboard
            ?.writeText(markdown)
            .then(() => toast({ text: t("study.copied"), replaces: "study-copy" })),
      },
    ],
    action: {
      // An edit is kept by itself: the button says so instead of offering it again.
      label: t(isKept ? "study.kept" : "study.keepIt"),
      isDone: isKept,
      run: () => void keepNow().then(() => toast({ text: t("study.keptIt"), replaces: "study-kept" })),
    },
    isReopened: origin === "kept",
  };
}

/** Where a result comes from. */
type Origin = "kept" | "device" | "model";

function nameOf(choices: string, origin: Origin): string {
  return `${origin} ${choices}`;
}

function useVersion(made: unknown): number {
  const last = useRef({ made, version: 0 });
  if (last.current.made !== made) last.current = { made, version: last.current.version + 1 };
  return last.current.version;
}

function fileName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, 80) || "Jotter"
  );
}
