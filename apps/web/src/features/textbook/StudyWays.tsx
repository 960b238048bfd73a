import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cardIcon, explainIcon, quizIcon } from "../../ui/icons/selection.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";

/** The whole chapter in a tool of the study desk. */
export function StudyWays({ id }: { readonly id: string }) {
  const t = useTexts();
  const from = addressOf([{ kind: "textbook", id }]) ?? "";
  const ask = new URLSearchParams({ from }).toString();
  return (
    <>
      <PlainLink href={makeCardsHref(from)} className={buttonClass("outline")}>
        <Icon shape={cardIcon} size={18} />
        {t("textbook.makeCards")}
      </PlainLink>
      <PlainLink href={`/ai-tools/quiz-generator?${ask}`} className={buttonClass("outline")}>
        <Icon shape={quizIcon} size={18} />
        {t("textbook.quizMe")}
      </PlainLink>
      <PlainLink href={`/ai-tools/concept-explainer?${ask}`} className={buttonClass("outline")}>
        <Icon shape={explainIcon} size={18} />
        {t("textbook.explain")}
      </PlainLink>
    </>
  );
}
