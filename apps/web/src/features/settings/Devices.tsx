import type { Device } from "@jotter/ports/backend";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import { deviceName } from "./device-name.ts";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";
import { useDevices } from "./use-devices.ts";
import { problemText } from "./use-settings.ts";

/** Where else the student is signed in, and the way out of there. [SET-2] */
export function Devices() {
  const t = useTexts();
  const { list, retry, end } = useDevices();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function signOut(title: string, done: string, id?: string) {
    const sure = await confirmed({
      title,
      text: t("settings.endText"),
      confirm: t("signOut.action"),
      cancel: t("action.cancel"),
    });
    if (!sure) return;
    setBusy(true);
    const wrong = await end(id);
    setBusy(false);
    setProblem(wrong && problemText(wrong, t));
    if (wrong) return;
    toast({ text: done });
    // The button that was pressed is gone with its row.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Section
      id="devices"
      title={t("settings.devices")}
      text={t("settings.devicesText")}
      busy={list.status === "loading"}
      headingRef={heading}
    >
      {problem && <Problem text={problem} />}
      {list.status === "loading" && (
        <p className={styles.text} role="status">
          {t("settings.devicesLoading")}
        </p>
      )}
      {list.status === "failed" && (
        <>
          <Problem text={problemText(list.problem, t)} />
          <Button onClick={retry}>{t("action.retry")}</Button>
        </>
      )}
      {list.status === "there" && (
        <>
          <ul className={styles.devices}>
            {list.devices.map((device) => (
              <DeviceRow key={device.id} device={device} now={list.askedAt} busy={busy} signOut={signOut} />
            ))}
          </ul>
          {list.devices.some(({ current }) => !current) ? (
            <Button
              look="danger"
              disabled={busy}
              onClick={() => signOut(t("settings.endOthersTitle"), t("settings.othersEnded"))}
            >
              {t("settings.endOthers")}
            </Button>
          ) : (
            <p className={styles.text}>{t("settings.devicesNone")}</p>
          )}
        </>
      )}
    </Section>
  );
}

type DeviceRowProps = {
  readonly device: Device;
  readonly now: number;
  readonly busy: boolean;
  readonly signOut: (title: string, done: string, id: string) => void;
};

function DeviceRow({ device, now, busy, signOut }: DeviceRowProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const name = deviceName(device) ?? t("settings.deviceUnknown");
  return (
    <li className={styles.device}>
      <div>
        <strong id={`${id}-name`}>{name}</strong>
        <span className={styles.seen}>
          {t("settings.deviceSeen", { when: format.when(device.lastSeenAt, now) })}
          {device.address && ` · ${device.address}`}
        </span>
      </div>
      {device.current ? (
        <span className={styles.badge}>{t("settings.deviceCurrent")}</span>
      ) : (
        <Button
          id={`${id}-end`}
          aria-labelledby={`${id}-end ${id}-name`}
          disabled={busy}
          onClick={() =>
            signOut(t("settings.endTitle", { device: name }), t("settings.deviceEnded", { device: name }), device.id)
          }
        >
          {t("signOut.action")}
        </Button>
      )}
    </li>
  );
}
