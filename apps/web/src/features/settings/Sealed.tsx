import { sealedBeside } from "@jotter/replica/sealed";
import { wipeReplica } from "@jotter/replica/wipe";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { maskedAddress } from "./masked-address.ts";
import styles from "./settings.module.css";

type Left = Awaited<ReturnType<typeof sealedBeside>>;

/** What another account left on this device: nobody reads it here, and it goes when somebody says so. [DAT-4] */
export function Sealed() {
  const t = useTexts();
  const { account } = useStudent();
  const [left, setLeft] = useState<Left>([]);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const found = await sealedBeside(account.id);
      if (isWanted) setLeft(found);
    };
    look().catch(() => undefined); // A device that keeps nothing has nothing to tell.
    return () => {
      isWanted = false;
    };
  }, [account.id]);

  async function remove(userId: string) {
    const sure = await confirmed({
      title: t("shell.wipeTitle"),
      text: t("shell.wipeText"),
      confirm: t("shell.wipeConfirm"),
      cancel: t("action.cancel"),
    });
    if (!sure) return;
    await wipeReplica(userId);
    setLeft(left.filter((one) => one.userId !== userId));
    globalThis.document.getElementById("storage")?.focus({ preventScroll: true });
    toast({ text: t("settings.sealedRemoved") });
  }

  return left.map(({ userId, email, records, files, unsent }) => (
    <div key={userId}>
      <p>{t("settings.sealed", { email: maskedAddress(email), count: Math.max(records + files, unsent) })}</p>
      <div className={styles.ways}>
        <Button look="danger" onClick={() => void remove(userId)}>
          {t("settings.sealedRemove", { email: maskedAddress(email) })}
        </Button>
      </div>
    </div>
  ));
}
