import { lazy, Suspense, useEffect, useState } from "react";
import { whenOverlayWanted } from "../ui/overlays.ts";
import { afterFirstScreen } from "./idle.ts";
import { inTime } from "./in-time.ts";

const OverlayHost = lazy(async () => {
  const { OverlayHost } = await inTime(import("../ui/OverlayHost.tsx"));
  return { default: OverlayHost };
});

/** Brings the toasts and dialogs in when the first screen stands, or earlier if somebody asks for one. */
export function Overlays() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const bring = () => setWanted(true);
    whenOverlayWanted(bring);
    return afterFirstScreen(bring);
  }, []);
  return wanted ? (
    <Suspense>
      <OverlayHost />
    </Suspense>
  ) : null;
}
