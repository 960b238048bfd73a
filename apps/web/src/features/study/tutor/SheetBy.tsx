import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { deviceIcon, sparkIcon } from "../../../ui/icons/study.ts";
import { addIcon } from "../../../ui/icons/tutor.ts";
import { useTexts } from "../../../ui/language.tsx";
import desk from "../desk.module.css";

/** Who checks or asks on this sheet, and the way to the next problem. */
export function SheetBy({ words, isModel }: { readonly words: string; readonly isModel: boolean }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <>
      <span className={desk.badge}>
        <Icon shape={isModel ? sparkIcon : deviceIcon} size={16} />
        {words}
      </span>
      <Button onClick={() => void navigate({ to: ".", search: {} })}>
        <Icon shape={addIcon} size={16} />
        {t("tutor.newProblem")}
      </Button>
    </>
  );
}
