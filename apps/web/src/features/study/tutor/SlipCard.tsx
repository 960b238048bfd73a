import { deck } from "@jotter/domain/deck";
import { typesetLine } from "@jotter/tutor/typeset";
import { useEffect, useState } from "react";
import { keepCards } from "../../../student/cards/keep-cards.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useTutor } from "./ask-tutor.ts";
import type { Slip } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import styles from "./tutor.module.css";

type SlipCardProps = Pick<SheetPart, "result" | "sheet" | "change" | "posed"> & { readonly slip: Slip };

/** The first line that did not hold, as a card: the own slip in front, the rule behind it. Kept when the student says so. */
export function SlipCard({ result, sheet, change, posed, slip }: SlipCardProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const at = sheet.lines.indexOf(slip.line);
  const { answer: concept } = useTutor("rule", { posed, lines: at < 0 ? sheet.lines : sheet.lines.slice(0, at) });
  const [front, setFront] = useState(() =>
    t("tutorTalk.slipFront", {
      above: typesetLine(slip.above, sheet.language),
      line: typesetLine(slip.line, sheet.language),
    }),
  );
  const [back, setBack] = useState<string | null>(null);
  const rule = concept && t(`tutor.concept.${concept}`);
  useEffect(() => {
    if (rule) setBack((now) => now ?? rule);
  }, [rule]);
  const name = t("tutorTalk.slipDeck");
  const keep = async () => {
    const { classId } = result;
    const own = (await replica.list(deck, { by: "name" })).find(
      ({ data }) => data.name === name && data.classId === classId,
    );
    const words = { kind: "basic", front: front.trim(), back: (back ?? "").trim() } as const;
    const { ids } = await keepCards(replica, own ? { id: own.id } : { name, classId }, [words], now());
    await change((last) => ({ ...last, slip: last.slip && { ...last.slip, cardId: ids[0] ?? null } }));
  };
  return (
    <section className={styles.after} aria-labelledby="tutor-slip">
      <h2 id="tutor-slip">{t("tutorTalk.slipTitle")}</h2>
      {slip.cardId === null ? (
        <>
          <TextArea
            label={t("study.cards.front")}
            rows={2}
            value={front}
            autoFocus
            onChange={(event) => setFront(event.currentTarget.value)}
          />
          <TextArea
            label={t("study.cards.back")}
            rows={2}
            value={back ?? ""}
            onChange={(event) => setBack(event.currentTarget.value)}
          />
          <div className={styles.confirm}>
            <Button look="primary" disabled={front.trim() === "" || !back?.trim()} onClick={() => void keep()}>
              {t("tutorTalk.slipKeep")}
            </Button>
          </div>
        </>
      ) : null}
      <p role="status">{slip.cardId !== null && t("tutorTalk.slipKept", { deck: name })}</p>
    </section>
  );
}
