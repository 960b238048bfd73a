import type { CheckedBook } from "@jotter/textbook/brought-book";
import { inOneLanguage } from "@jotter/textbook/one-language";
import { useRouter } from "@tanstack/react-router";
import { type ComponentProps, useRef, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { subjectFile } from "../../student/textbook/book-files.ts";
import type { BookSubject } from "../../student/textbook/use-book.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import { faultText } from "./fault-text.ts";
import styles from "./textbook.module.css";

type State = "closed" | "choosing" | "checking" | "none" | "unread" | "absent" | CheckedBook;

/** A book of a school's or a student's own, in the house's format: checked as the house's is, then kept as records. [TXT-1] */
export function OwnBooks({ subjects }: { readonly subjects: readonly BookSubject[] }) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const router = useRouter();
  const sample = subjects.find(({ house }) => house !== null);
  const [state, setState] = useState<State>("closed");
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const choose: ComponentProps<"input">["onChange"] = async ({ currentTarget }) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    if (chosen.length === 0) return;
    setState("checking");
    try {
      const { checkOwn } = await import("./check-own.ts");
      const found = await checkOwn(
        chosen,
        subjects.flatMap((one) => one.chapters.map(({ id }) => id)),
      );
      if (found.faults.length > 0) setState(found);
      else if (found.chapters.length === 0) setState("none");
      else await add(found);
    } catch {
      setState("unread");
    }
  };

  async function add(found: CheckedBook) {
    const { keepOwn } = await import("./check-own.ts");
    const count = await keepOwn(replica, found, now());
    setState("closed");
    const [first] = found.chapters.filter(({ isGood }) => isGood);
    toast({
      text: t("textbook.own.added", { count, formatted: format.number(count) }),
      ...(first && {
        action: { label: t("textbook.own.open"), run: () => router.history.push(`/textbook/${first.subject}`) },
      }),
    });
  }

  /** A chapter to begin from, in the student's language where it is written in it. */
  async function saveSample({ house, ...subject }: BookSubject) {
    if (house === null) return;
    try {
      const [{ sampleBook }, texts] = await Promise.all([import("./sample-book.ts"), subjectFile(house)]);
      const [first] = subject.chapters;
      const text = first && texts[first.id];
      if (text) saveFile("my-book.zip", "application/zip", new Blob([sampleBook(subject, first.id, text)]));
    } catch {
      setState("absent");
    }
  }
  const all = typeof state === "object" ? state.chapters : [];
  const good = inOneLanguage(
    all.filter(({ isGood }) => isGood),
    "en",
  ).length;
  return (
    <>
      <Button onClick={() => setState("choosing")}>{t("textbook.own.add")}</Button>
      {state !== "closed" && (
        <Dialog title={t("textbook.own.add")} hasCross onClose={() => setState("closed")}>
          {typeof state === "object" ? (
            <>
              <h3>{t("textbook.own.found")}</h3>
              <ul className={styles.faults}>
                {state.faults.map((fault, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the list.
                  <li key={at} data-level={fault.level}>
                    <code>{fault.file}</code>
                    <b>{t(`textbook.own.${fault.level}`)}:</b> {faultText(fault, t)}
                  </li>
                ))}
              </ul>
              <div className={styles.own}>
                {good > 0 && (
                  <Button look="primary" onClick={() => void add(state)}>
                    {t("textbook.own.addGood", { count: good, formatted: format.number(good) })}
                  </Button>
                )}
                <Button onClick={() => files.current?.click()}>{t("textbook.own.files")}</Button>
                <Button onClick={() => folder.current?.click()}>{t("textbook.own.folder")}</Button>
              </div>
            </>
          ) : (
            <>
              <p>{t("textbook.own.text")}</p>
              {state !== "choosing" && (
                <p role="status">{t(state === "absent" ? "textbook.absentText" : `textbook.own.${state}`)}</p>
              )}
              <div className={styles.own}>
                <Button
                  look="primary"
                  data-autofocus
                  disabled={state === "checking"}
                  onClick={() => files.current?.click()}
                >
                  {t("textbook.own.files")}
                </Button>
                <Button look="outline" disabled={state === "checking"} onClick={() => folder.current?.click()}>
                  {t("textbook.own.folder")}
                </Button>
                {sample && <Button onClick={() => void saveSample(sample)}>{t("textbook.own.sample")}</Button>}
              </div>
            </>
          )}
          <FileInput
            ref={files}
            multiple
            accept=".zip,.json,.md"
            aria-label={t("textbook.own.files")}
            onChange={choose}
          />
          <FileInput ref={folder} multiple aria-label={t("textbook.own.folder")} onChange={choose} {...wholeFolder} />
        </Dialog>
      )}
    </>
  );
}

/** React's types do not know it; every browser does. */
const wholeFolder = { webkitdirectory: "" } as ComponentProps<"input">;
