import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { Sealed } from "./Sealed.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";
import { useBookStorage, useStorage } from "./use-storage.ts";

/** How much documents take on this device, and how to free it. What was not sent yet is never freed. [DOC-4] */
export function Storage() {
  const { t, format } = useLanguage();
  const { space, free } = useStorage();
  const { bookBytes, freeBook } = useBookStorage();

  async function freeTheBook() {
    globalThis.document.getElementById("storage")?.focus({ preventScroll: true });
    await freeBook();
    toast({ text: t("textbook.freed") });
  }

  async function freeSome(what: "seen" | "all") {
    if (what === "all") {
      const sure = await confirmed({
        title: t("library.storage.confirm"),
        text: t("library.storage.confirmText"),
        confirm: t("library.storage.freeKept"),
        cancel: t("action.cancel"),
      });
      if (!sure) return;
    }
    // The button goes, and the focus with it.
    globalThis.document.getElementById("storage")?.focus({ preventScroll: true });
    const bytes = await free(what);
    toast({ text: t("library.storage.freed", { size: format.bytes(bytes) }) });
  }

  const amount = ({ count, bytes }: { readonly count: number; readonly bytes: number }) => ({
    count,
    formatted: format.number(count),
    size: format.bytes(bytes),
  });
  const { seen, unopened, pinned, waiting } = space ?? {};
  const freeable = (seen?.bytes ?? 0) + (unopened?.bytes ?? 0);
  const total = freeable + (pinned?.bytes ?? 0) + (waiting?.bytes ?? 0);
  return (
    <Section id="storage" title={t("library.storage.title")} text={t("library.storage.text")} busy={!space}>
      {space && (
        <p role="status">
          {total > 0 ? t("library.storage.total", { size: format.bytes(total) }) : t("library.storage.nothing")}
        </p>
      )}
      {seen && unopened && pinned && waiting && total > 0 && (
        <ul className={styles.amounts}>
          {pinned.count > 0 && <li>{t("library.storage.kept", amount(pinned))}</li>}
          {seen.count > 0 && <li>{t("library.storage.seen", amount(seen))}</li>}
          {unopened.count > 0 && <li>{t("library.storage.unopened", amount(unopened))}</li>}
          {waiting.count > 0 && <li>{t("library.storage.waiting", amount(waiting))}</li>}
        </ul>
      )}
      {bookBytes > 0 && <p>{t("textbook.storage", { size: format.bytes(bookBytes) })}</p>}
      <div className={styles.ways}>
        {bookBytes > 0 && <Button onClick={() => void freeTheBook()}>{t("textbook.free")}</Button>}
        {freeable > 0 && (
          <Button onClick={() => void freeSome("seen")}>
            {t("library.storage.free", { size: format.bytes(freeable) })}
          </Button>
        )}
        {pinned && pinned.count > 0 && (
          <Button look="danger" onClick={() => void freeSome("all")}>
            {t("library.storage.freeKept")}
          </Button>
        )}
      </div>
      <Sealed />
    </Section>
  );
}
