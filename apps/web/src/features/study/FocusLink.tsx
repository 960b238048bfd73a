import { focusHref } from "../../student/focus/focus-href.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { focusIcon } from "../../ui/icons/focus.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";

/** Time for exactly this. [FOC-1] */
export function FocusLink({ on, title }: { readonly on: string | undefined; readonly title: string }) {
  const t = useTexts();
  return (
    <PlainLink href={focusHref(on)} className={buttonClass("quiet")} aria-label={t("focus.bindTo", { title })}>
      <Icon shape={focusIcon} size={20} />
      {t("focus.title")}
    </PlainLink>
  );
}
