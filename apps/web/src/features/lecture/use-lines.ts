import { lecture } from "@jotter/domain/lecture";
import { type LineMark, type TimedLine, timedLinesIn, timedText } from "@jotter/lecture/timed-lines";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTyped } from "../../student/records/use-typed.ts";
import { useStudent } from "../../student/session/student-context.ts";

/** A line on the screen: it keeps its name however it is changed. */
export type ShownLine = TimedLine & { readonly key: number };

const pauseMs = 400;
let keys = 0;
const shown = (line: TimedLine): ShownLine => ({ ...line, key: ++keys });

/**
 * The student's lines while they are typed. Each word stands in the journal at once and in the record after a pause;
 * what another device wrote is woven in. `stored` is what the record says. [LEC-1]
 */
export function useLines(id: string, field: "lines" | "transcript", stored: string) {
  const { replica, now } = useStudent();
  const typed = useTyped(lecture, id);
  const [lines, setLines] = useState(() => timedLinesIn(stored).map(shown));
  const known = useRef(stored);
  const latest = useRef(lines);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  async function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = timedText(latest.current);
    if (text === known.current) return;
    const forget = typed.mark();
    const from = known.current;
    known.current = text;
    const woven = await replica.editText(lecture, id, field, from, text, { updatedAt: now() });
    forget();
    if (woven !== text && timer.current === undefined) adopt(woven);
  }

  function adopt(text: string) {
    known.current = text;
    latest.current = timedLinesIn(text).map(shown);
    setLines(latest.current);
  }

  const another = useEffectEvent(() => {
    if (timer.current === undefined && stored !== known.current) adopt(stored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored elsewhere is the news.
  useEffect(() => another(), [stored]);

  const leave = useEffectEvent(() => void save());
  useEffect(() => () => leave(), []);

  function change(next: readonly ShownLine[]) {
    latest.current = [...next];
    setLines(latest.current);
    typed.keep({ [field]: timedText(next) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  }

  return {
    lines,
    write: (key: number, text: string) =>
      change(latest.current.map((line) => (line.key === key ? { ...line, text } : line))),
    /** In its place by time. Gives its key. */
    add: (atMs: number, text = "", mark: LineMark | null = null): number => {
      const line = shown({ atMs, text, mark });
      const place = latest.current.findLastIndex((one) => one.atMs <= atMs) + 1;
      change(latest.current.toSpliced(place, 0, line));
      return line.key;
    },
    remove: (key: number) => change(latest.current.filter((line) => line.key !== key)),
    /** The same mark once more takes it away. */
    mark: (key: number, mark: LineMark | null) =>
      change(
        latest.current.map((line) => (line.key === key ? { ...line, mark: line.mark === mark ? null : mark } : line)),
      ),
    save,
  };
}

export type Lines = ReturnType<typeof useLines>;
