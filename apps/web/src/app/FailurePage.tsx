import { Button, buttonClass } from "../ui/Button.tsx";
import { useTexts } from "../ui/language.tsx";
import { MessagePage } from "../ui/MessagePage.tsx";
import { LateChunk } from "./in-time.ts";

/** Something broke: what, that nothing is lost, and a way on. [ROU-7] */
export function FailurePage({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const t = useTexts();
  const text =
    error instanceof LateChunk
      ? t("failure.tooSlow")
      : isStorageTrouble(error)
        ? t("failure.replicaText")
        : t("failure.text");
  return (
    <MessagePage
      title={isStorageTrouble(error) ? t("failure.replicaTitle") : t("failure.title")}
      text={text}
      details={{ label: t("failure.details"), text: error instanceof Error ? error.message : String(error) }}
    >
      <Button look="primary" onClick={retry}>
        {t("action.retry")}
      </Button>
      {/* Not a router link: the router may be what broke. */}
      <a className={buttonClass("outline")} href="/">
        {t("failure.toHome")}
      </a>
    </MessagePage>
  );
}

/** Dexie's names for a browser that refuses its storage. */
function isStorageTrouble(error: unknown): boolean {
  return error instanceof Error && /^(OpenFailed|MissingAPI|QuotaExceeded|VersionError|InvalidState)/.test(error.name);
}
