import { useState } from "react";
import { bookFinding, keepSubject } from "../../student/textbook/book-files.ts";
import type { BookSubject } from "../../student/textbook/use-book.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { checkIcon, downloadIcon } from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import styles from "./textbook.module.css";

type OnDeviceProps = {
  readonly subjects: readonly BookSubject[];
  readonly kept: ReadonlySet<string> | undefined;
  /** What these subjects are called, where they are not the whole book. */
  readonly title?: string;
};

/** What is read is kept on this device; the rest by one press, with what it weighs. */
export function OnDevice({ subjects, kept, title }: OnDeviceProps) {
  const t = useTexts();
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const houses = subjects.flatMap(({ house }) => house ?? []);
  if (kept === undefined || houses.length === 0) return null;
  const lacking = houses.filter(({ address }) => !kept.has(address));
  const size = format.bytes(lacking.reduce((sum, one) => sum + one.bytes, 0));
  if (lacking.length === 0) {
    return (
      <p className={styles.kept} role="status">
        <Icon shape={checkIcon} size={18} />
        {title === undefined ? t("textbook.isKept") : t("textbook.isSubjectKept", { title })}
      </p>
    );
  }
  const keepAll = async () => {
    setIsBusy(true);
    const done = await Promise.allSettled([bookFinding(), ...lacking.map((one) => keepSubject(one))]);
    setIsBusy(false);
    if (done.some(({ status }) => status === "rejected")) toast({ text: t("textbook.notKept") });
  };
  return (
    <Button look="outline" disabled={isBusy} onClick={() => void keepAll()}>
      <Icon shape={downloadIcon} size={18} />
      {isBusy
        ? t("textbook.keeping")
        : title === undefined
          ? t("textbook.keep", { size })
          : t("textbook.keepSubject", { title, size })}
    </Button>
  );
}
