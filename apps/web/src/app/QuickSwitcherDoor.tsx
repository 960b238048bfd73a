import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { hostQuickSwitcher } from "../student/quick-switcher.ts";
import { useTexts } from "../ui/language.tsx";
import { areas, settingsArea } from "./areas.ts";
import { inTime } from "./in-time.ts";

const QuickSwitcher = lazy(async () => {
  const { QuickSwitcher } = await inTime(import("../features/search/QuickSwitcher.tsx"));
  return { default: QuickSwitcher };
});

/** Brings the search over everything in when somebody asks for it. */
export function QuickSwitcherDoor() {
  const t = useTexts();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => hostQuickSwitcher(() => setIsOpen(true)), []);
  if (!isOpen) return null;
  const pages = [...areas, settingsArea].map(({ id, to, icon }) => ({ to, icon, label: t(`area.${id}`) }));
  return (
    <Suspense>
      <QuickSwitcher pages={pages} go={(to) => router.history.push(to)} close={() => setIsOpen(false)} />
    </Suspense>
  );
}
