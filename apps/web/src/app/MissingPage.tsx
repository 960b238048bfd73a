import { openQuickSwitcher } from "../student/notes/quick-switcher.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { useTexts } from "../ui/language.tsx";
import { MessagePage } from "../ui/MessagePage.tsx";
import { PlainLink } from "../ui/PlainLink.tsx";

/** What was meant is found by its name, with everything else still at hand. [ROU-7] */
export function MissingPage() {
  const t = useTexts();
  return (
    <MessagePage title={t("failure.notFoundTitle")} text={t("failure.notFoundText")}>
      <Button look="primary" aria-haspopup="dialog" onClick={openQuickSwitcher}>
        {t("search.action")}
      </Button>
      <PlainLink href="/controlRoom" className={buttonClass("outline")}>
        {t("failure.toHome")}
      </PlainLink>
    </MessagePage>
  );
}
