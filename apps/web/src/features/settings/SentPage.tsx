import { mostSentQuestions as most, type SentQuestion, sentQuestion } from "@jotter/domain/sent-question";
import { toolIds } from "@jotter/study-tools/tool";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { confirmed } from "../../ui/overlays.ts";
import { cardClass, Page } from "../../ui/Page.tsx";
import styles from "./settings.module.css";

/** Every question that left for a model: when, to whom, how much, with what. [AIX-8] */
export function SentPage() {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const { isWhole } = useSyncReport();
  const rows = useLive(() => replica.list(sentQuestion, { by: "updatedAt", lastFirst: true, most }), [replica]);

  async function empty() {
    const yes = await confirmed({
      title: t("sent.forgetTitle"),
      text: t("sent.forgetText"),
      confirm: t("sent.forget"),
      cancel: t("action.cancel"),
    });
    if (!yes) return;
    const ids = await replica.ids(sentQuestion, { by: "updatedAt" });
    for (const id of ids) {
      await replica.remove(sentQuestion, id);
      await replica.erase(sentQuestion, id);
    }
  }

  return (
    <>
      <BackLink href="/settings#assistant">{t("sent.back")}</BackLink>
      <Page
        title={`${t("sent.title")} · ${t("product")}`}
        heading={t("sent.title")}
        actions={rows && rows.length > 0 && <Button onClick={() => void empty()}>{t("sent.forget")}</Button>}
      >
        {rows?.length === 0 && isWhole ? (
          <EmptyState title={t("sent.empty")} text={t("sent.emptyText")} />
        ) : (
          <>
            <p className={styles.text}>
              {t("sent.text")} {t("sent.most", { most: format.number(most) })}
            </p>
            <ol className={styles.sent}>
              {rows?.map(({ id, data }) => (
                <li key={id} className={cardClass}>
                  <Entry entry={data} />
                </li>
              ))}
            </ol>
          </>
        )}
      </Page>
    </>
  );
}

const kinds = ["record", "notes", "pasted"] as const;
const tools = [...toolIds, "shorten", "simplify", "quiz", "tutor", "essay", "lecture", "syllabus"] as const;

function Entry({ entry }: { readonly entry: SentQuestion }) {
  const { t, format } = useLanguage();
  const tool = tools.find((one) => one === entry.by);
  const who = tool ? t(`sent.by.${tool}`) : t("jotson.name");
  const { provider, model, inputTokens, outputTokens } = entry;
  const items = entry.items.map((item) => {
    const kind = kinds.find((one) => item === `#${one}`);
    return kind ? t(`sent.${kind}`) : item;
  });
  return (
    <>
      <h2>
        {who} <small>{format.when(entry.at, Date.now())}</small>
      </h2>
      <p>{model ? `${provider} · ${model}` : t("sent.noModel", { provider })}</p>
      <p className={styles.text}>
        {t("sent.size", { size: format.bytes(entry.bytes) })}
        {inputTokens !== null && outputTokens !== null && (
          <> · {t("sent.tokens", { input: format.number(inputTokens), output: format.number(outputTokens) })}</>
        )}
      </p>
      <p className={styles.text}>{items.length > 0 ? t("sent.items") : t("sent.nothing")}</p>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
