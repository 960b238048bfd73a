import { useEffect, useState } from "react";
import { whenOverlayWanted } from "../ui/overlays.ts";
import { part, usePart } from "../ui/part.ts";
import { afterFirstScreen } from "./idle.ts";
import { inTime } from "./in-time.ts";

const host = part(() => inTime(import("../ui/OverlayHost.tsx")));

/** Brings the toasts and dialogs in when the first screen stands, or earlier if somebody asks for one. */
export function Overlays() {
  const [isWanted, setIsWanted] = useState(false);
  const arrived = usePart(host, isWanted);
  useEffect(() => {
    whenOverlayWanted(() => {
      setIsWanted(true);
      void host.fetch(); // It may have failed to come before.
    });
    return afterFirstScreen(() => setIsWanted(true));
  }, []);
  return arrived && <arrived.OverlayHost />;
}
