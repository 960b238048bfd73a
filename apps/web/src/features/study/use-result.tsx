import { countWords } from "@jotter/markdown/count-words";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import styles from "./desk.module.css";
import type { Way } from "./Tray.tsx";
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
  readonly isEdited: boolean;
  /** Another one for each result that was made: what is edited in a part of its own begins anew with it. */
  readonly version: number;
  readonly words: number;
  readonly destination: ReactNode;
  readonly ways: readonly Way[];
  readonly action: { readonly label: string; readonly run: () => void };
};

/** Edits are kept as they are made; a pause is enough. */
const pauseMs = 600;

/** The result of a tool on its way from being made to being kept. What the student touched is never replaced. [AIX-5] */
export function useResult<Output extends object>(props: ResultProps<Output>): Result<Output> {
  const { page, taken, sources, kept, state, options, titleOf, markdownOf } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const { classes } = useClasses();
  const { keep, toNote } = useKeeping();
  const [keptId, setKeptId] = useState(kept?.id);
  const [classId, setClassId] = useState<string | null>(kept?.result.classId ?? sources[0]?.classId ?? null);
  const [choice, setChoice] = useState<"device" | "model" | null>(null);
  const base = state.byModel && choice !== "device" ? state.byModel : state.device?.result;
  // What was kept stands until the sources or the choices are others.
  const [opened, setOpened] = useState(kept);
  const choices = JSON.stringify(options);
  const [firstChoices] = useState(choices);
  const isOpened = opened !== null && choices === firstChoices && !state.byModel;
  const made = isOpened ? (opened.result.output as Output) : base?.output;
  const [edited, setEdited] = useState<{ readonly of: unknown; readonly output: Output } | null>(null);
  const isEdited = edited !== null && edited.of === (isOpened ? opened : base);
  const output = isEdited ? edited.output : made;
  const shown = isOpened ? opened.result.madeBy : (base?.madeBy ?? "device");
  const title = titleOf(sources[0]?.title ?? "");
  const version = useVersion(made);
  const markdown = useMemo(() => (output ? markdownOf(output) : ""), [output, markdownOf]);
  const words = useMemo(() => countWords(markdown), [markdown]);

  async function keepNow(): Promise<void> {
    if (!output) return;
    setKeptId(await keep({ page, title, classId, taken, sources, options, madeBy: shown, output }, keptId));
  }
  const latest = useRef(keepNow);
  latest.current = keepNow;
  // A model's answer cost something and an edit is the student's own: neither waits for a button.
  const worthKeeping = isEdited ? edited.output : state.byModel && !isOpened ? state.byModel.output : null;
  useEffect(() => {
    if (!worthKeeping) return;
    const timer = setTimeout(() => void latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [worthKeeping]);

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

  return {
    output,
    shown,
    show: (which) => {
      setOpened(null);
      setChoice(which);
    },
    edit: (next) => setEdited({ of: isOpened ? opened : base, output: next }),
    isEdited,
    version,
    words,
    destination,
    ways: [
      {
        key: "note",
        label: t("study.note"),
        run: () =>
          void toNote(markdown, { title, classId }).then((id) =>
            toast({
              text: t("study.inNote"),
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
        run: () => void navigator.clipboard?.writeText(markdown).then(() => toast({ text: t("study.copied") })),
      },
    ],
    action: {
      label: t("study.keepIt"),
      run: () => void keepNow().then(() => toast({ text: t("study.keptIt") })),
    },
  };
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
