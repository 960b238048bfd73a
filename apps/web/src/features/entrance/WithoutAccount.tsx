import { useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { markVisited } from "../../student/session/visit.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";

/** Two ways in that need nothing: they stay on this device. [DSH-5] */
export function WithoutAccount({ className, wayClass }: { readonly className: string; readonly wayClass: string }) {
  const t = useTexts();
  const { lookAround, startHere } = useSession();
  const [state, setState] = useState<"waiting" | "opening" | "failed">("waiting");

  async function open(way: () => Promise<void>) {
    setState("opening");
    try {
      await way();
      markVisited();
    } catch {
      setState("failed"); // The network is gone, or the browser refuses to keep anything.
    }
  }

  if (state === "opening") return <p role="status">{t("welcome.opening")}</p>;
  return (
    <>
      <div className={className}>
        <Pressable className={wayClass} onClick={() => void open(lookAround)}>
          {t("welcome.lookAround")}
        </Pressable>
        <Pressable className={wayClass} onClick={() => void open(() => startHere())}>
          {t("welcome.startHere")}
        </Pressable>
      </div>
      {state === "failed" && <p role="alert">{t("failure.tooSlow")}</p>}
    </>
  );
}
