import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { hostQuickSwitcher } from "../student/notes/quick-switcher.ts";
import { isComposing } from "../ui/composing.ts";
import { useTexts, wholeLanguage } from "../ui/language.tsx";
import { toast } from "../ui/overlays.ts";
import { part, usePart } from "../ui/part.ts";
import { areas } from "./areas.ts";
import { inTime } from "./in-time.ts";

const search = part(async () => {
  const [arrived] = await inTime(Promise.all([import("../features/search/QuickSwitcher.tsx"), wholeLanguage()]));
  return arrived;
});

/** Brings the search over everything in when somebody asks for it. */
export function QuickSwitcherDoor() {
  const t = useTexts();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const begun = useRef(nothingBegun);
  const close = () => {
    begun.current = nothingBegun;
    setIsOpen(false);
  };
  const arrived = usePart(search, isOpen, () => {
    close();
    toast({ text: t("failure.tooSlow") });
  });
  useEffect(() => hostQuickSwitcher(() => setIsOpen(true)), []);
  if (!isOpen) return null;
  if (!arrived) {
    return (
      <Antechamber
        close={close}
        onBegin={(typed, isMeant) => {
          begun.current = { typed, isMeant };
        }}
      />
    );
  }
  const pages = areas.map(({ id, to, icon }) => ({ to, icon, label: t(`area.${id}`), also: t(`search.also.${id}`) }));
  return <arrived.QuickSwitcher pages={pages} begun={begun} go={(to) => router.history.push(to)} close={close} />;
}

const nothingBegun = { typed: "", isMeant: false };

type AntechamberProps = {
  readonly close: () => void;
  /** What has been typed so far, and whether Enter was pressed after it. */
  readonly onBegin: (typed: string, isMeant: boolean) => void;
};

/** Takes the keys while the search is fetched: typed at once, they would be shortcuts of the page below. */
function Antechamber({ close, onBegin }: AntechamberProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away: the search is to give the focus back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="visually-hidden" aria-label={t("search.title")} onCancel={close}>
      <input
        type="text"
        aria-label={t("search.placeholder")}
        autoComplete="off"
        onChange={({ currentTarget }) => onBegin(currentTarget.value, false)}
        onKeyDown={(event) => {
          const { value } = event.currentTarget;
          if (event.key === "Enter" && !isComposing(event)) onBegin(value, value.trim() !== "");
        }}
      />
    </dialog>
  );
}
