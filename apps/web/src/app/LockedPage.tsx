import { Link } from "@tanstack/react-router";
import { useSession } from "../student/session/session-context.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { useTexts } from "../ui/language.tsx";
import { MessagePage } from "../ui/MessagePage.tsx";
import { confirmed } from "../ui/overlays.ts";
import { Overlays } from "./Overlays.tsx";
import { wipeStudent } from "./open-student.ts";
import { forgetEverywhere } from "./session.ts";

/** The session is over, and what is here stays until somebody says otherwise: nothing keeps others out but the lock. */
export function LockedPage({ path }: { readonly path: string }) {
  const t = useTexts();
  const { user } = useSession();

  async function removeAll() {
    const sure = await confirmed({
      title: t("shell.wipeTitle"),
      text: t("shell.wipeText"),
      confirm: t("shell.wipeConfirm"),
      cancel: t("action.cancel"),
    });
    if (!sure || !user) return;
    forgetEverywhere();
    await wipeStudent(user.id);
  }

  return (
    <>
      <MessagePage title={t("shell.lockedTitle")} text={t("shell.lockedText")}>
        <Link to="/login" search={{ to: path }} className={buttonClass("primary")}>
          {t("shell.lockedAction")}
        </Link>
        <Button look="danger" onClick={() => void removeAll()}>
          {t("shell.lockedWipe")}
        </Button>
      </MessagePage>
      <Overlays />
    </>
  );
}
