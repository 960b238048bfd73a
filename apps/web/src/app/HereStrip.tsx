import type { LocalKind } from "@jotter/ports/local-account";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSyncReport } from "../student/records/sync-report-context.tsx";
import { useSession } from "../student/session/session-context.ts";
import { useStudent } from "../student/session/student-context.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { useLanguage, useTexts } from "../ui/language.tsx";
import { readRecord, readTabRecord, recordKeys, tabRecordKeys, writeTabRecord } from "../ui/local-records.ts";
import { confirmed, toast } from "../ui/overlays.ts";
import type { Translate } from "../ui/translate.ts";
import { addToAccount, dropHere, type WaitingHere, waitingHere } from "./adopt-here.ts";
import styles from "./here-strip.module.css";

/** Says on every page that this is the sample; on the first one that there is no account, or what waits for it. [DSH-5] */
export function HereStrip({ kind }: { readonly kind: LocalKind | null }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (kind === "sample") return <Sample />;
  if (kind === "device") return path === "/controlRoom" ? <ThisDevice /> : null;
  return <WaitingForAccount />;
}

function Sample() {
  const t = useTexts();
  const { endSample } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  const hasOwn = readRecord(recordKeys.beforeSample) !== null;
  const end = (page?: string) => {
    setIsEnding(true);
    void endSample(page);
  };
  return (
    <aside className={styles.strip} data-kind="sample" aria-label={t("here.sample")}>
      <p>
        <b>{t("here.sample")}</b> {t("here.sampleText")}
      </p>
      <div className={styles.actions}>
        {!hasOwn && (
          <Button look="quiet" disabled={isEnding} onClick={() => end("/createAccount")}>
            {t("here.sampleOwn")}
          </Button>
        )}
        <Button look="outline" disabled={isEnding} onClick={() => end()}>
          {t("here.sampleEnd")}
        </Button>
      </div>
    </aside>
  );
}

function ThisDevice() {
  const t = useTexts();
  return (
    <aside className={styles.strip} aria-label={t("here.device")}>
      <p>
        <b>{t("here.device")}</b> {t("here.deviceText")}
      </p>
      <div className={styles.actions}>
        <Link to="/login" className={buttonClass("quiet")}>
          {t("here.signIn")}
        </Link>
        <Link to="/createAccount" className={buttonClass("outline")}>
          {t("here.createAccount")}
        </Link>
      </div>
    </aside>
  );
}

/** What was written here before there was an account: it is said what it is, and nothing comes in unasked. */
function WaitingForAccount() {
  const { t, language } = useLanguage();
  const student = useStudent();
  const { isWhole } = useSyncReport();
  const [waiting, setWaiting] = useState<WaitingHere | null>(null);
  const [state, setState] = useState<"asking" | "adding" | "failed" | "later">(() =>
    readTabRecord(tabRecordKeys.adoptLater) === null ? "asking" : "later",
  );
  useEffect(() => {
    let isWanted = true;
    // Until all of the account is here, nobody knows what of it is there already.
    if (isWhole)
      waitingHere().then(
        (found) => isWanted && setWaiting(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [isWhole]);
  if (!waiting || state === "later") return null;
  const things = thingsIn(waiting, t, language);

  async function add() {
    setState("adding");
    try {
      await addToAccount(student);
      setWaiting(null);
      toast({ text: t("here.adopted", { things }) });
    } catch {
      setState("failed");
    }
  }

  async function drop() {
    const isMeant = await confirmed({
      title: t("here.endTitle"),
      text: t("here.endText"),
      confirm: t("here.endAction"),
      cancel: t("action.cancel"),
    });
    if (!isMeant) return;
    await dropHere();
    setWaiting(null);
  }

  function leaveIt() {
    writeTabRecord(tabRecordKeys.adoptLater, "yes");
    setState("later");
  }

  return (
    <section className={styles.strip} aria-labelledby="adopt" aria-busy={state === "adding"}>
      <div>
        <h2 id="adopt">{t("here.adoptTitle")}</h2>
        <p role={state === "failed" ? "alert" : undefined}>
          {state === "failed" ? t("here.adoptFailed") : t("here.adoptText", { things })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => void drop()}>
          {t("here.adoptDrop")}
        </Button>
        <Button look="quiet" onClick={leaveIt}>
          {t("here.adoptLater")}
        </Button>
        <Button look="outline" disabled={state === "adding"} onClick={() => void add()}>
          {state === "adding" ? t("here.adopting") : t("here.adoptAction")}
        </Button>
      </div>
    </section>
  );
}

/** "12 notes, 3 events and 1 class" */
function thingsIn(waiting: WaitingHere, t: Translate, language: string): string {
  const counted = waiting.map(({ thing, count }) => t(`here.things.${thing}`, { count }));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(counted);
}
