import { citationStyles } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { referenceList } from "@jotter/essay/citations/cite";
import { useState } from "react";
import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";
import { Button, Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { plusIcon } from "../../../ui/icons/app.ts";
import { chosenIcon, warningIcon } from "../../../ui/icons/forms.ts";
import { Select } from "../../../ui/kit/Select.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { toast } from "../../../ui/overlays.ts";
import styles from "./essay.module.css";
import { SourceDialog } from "./SourceDialog.tsx";
import type { References } from "./use-references.ts";

/** By the names they have in every language. */
const styleNames = {
  apa: "APA",
  mla: "MLA",
  "chicago-author-date": "Chicago",
  "chicago-notes": "Chicago",
} as const;

type SourcesPartProps = {
  readonly references: References;
  readonly language: Language;
  readonly quotes: readonly SourcedQuote[];
  readonly hasList: boolean;
  readonly onGoTo: (position: number) => void;
};

/** What the essay quotes, as its sources have it, and the sources in the chosen style. [ESS-2] */
export function SourcesPart({ references, language, quotes, hasList, onGoTo }: SourcesPartProps) {
  const t = useTexts();
  const [edited, setEdited] = useState<string | null>(null);
  const { style, sources } = references;
  const listed = referenceList(
    sources.map((one) => one.reference),
    style,
    language,
  );
  const source = sources.find(({ id }) => id === edited) ?? null;
  const shown = quotes.filter(({ verdict }) => verdict !== "short");
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={t("essay.quotes.title")}>
          <h2>{t("essay.quotes.title")}</h2>
          <ul className={styles.quotes}>
            {shown.map((quote) => (
              <li key={quote.at} data-verdict={quote.verdict}>
                <Pressable onClick={() => onGoTo(quote.at)}>
                  <Icon
                    shape={quote.verdict === "same" || quote.verdict === "allowed" ? chosenIcon : warningIcon}
                    size={16}
                  />
                  <span className={styles.lead}>{quote.text}</span>
                  <small>{verdictText(quote, t)}</small>
                </Pressable>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t("essay.source.title")}>
        <h2>{t("essay.source.title")}</h2>
        <Select
          aria-label={t("essay.source.style")}
          value={style}
          onChange={({ currentTarget: { value } }) => {
            const next = citationStyles.find((one) => one === value);
            if (next) references.chooseStyle(next);
          }}
        >
          {citationStyles.map((one) => (
            <option key={one} value={one}>
              {one === "chicago-notes" ? t("essay.source.withNotes", { style: styleNames[one] }) : styleNames[one]}
            </option>
          ))}
        </Select>
        <ol className={styles.sources}>
          {listed.map(({ reference, entry }) => {
            const id = sources.find((one) => one.reference === reference)?.id ?? "";
            return (
              <li key={id}>
                <Pressable onClick={() => setEdited(id)}>
                  <InlineMarkdown text={entry} />
                </Pressable>
              </li>
            );
          })}
        </ol>
        <Button onClick={() => setEdited("")}>
          <Icon shape={plusIcon} size={16} />
          {t("essay.source.add")}
        </Button>
        {sources.length > 0 && !hasList && <Button onClick={references.putList}>{t("essay.source.putList")}</Button>}
        {hasList && <p className={styles.hint}>{t("essay.source.listKept")}</p>}
      </section>
      {edited !== null && (
        <SourceDialog
          source={source}
          onSave={(reference) => references.save(source?.id ?? crypto.randomUUID(), reference, source?.from)}
          onRemove={() => {
            const undo = references.remove(edited);
            toast({ text: t("essay.source.removed"), action: { label: t("action.undo"), run: undo } });
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function verdictText({ verdict, source }: SourcedQuote, t: ReturnType<typeof useTexts>): string {
  if (verdict === "changed") return t("essay.quotes.changed");
  if (verdict === "not-in-source") return t("essay.quotes.missing");
  if (source?.place.kind === "document") return t("studyDocuments.page", { page: source.place.label });
  return t("essay.quotes.inNote");
}
