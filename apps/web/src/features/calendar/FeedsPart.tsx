import type { Feed, FeedsAnswer, FeedsPort, FeedsProblem } from "@jotter/ports/backend";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { confirmed } from "../../ui/overlays.ts";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./event-dialog.module.css";

type Trouble = FeedsProblem | null;

/** Calendars of others that the server follows, and the secret address of one's own. [CAL-5] */
export function FeedsPart() {
  const { feeds: port } = useStudent();
  const [feeds, setFeeds] = useState<readonly Feed[]>();
  const [address, setAddress] = useState<string | null>();
  const [problem, setProblem] = useState<Trouble>(null);

  /** What cannot even be asked is told like any other problem. */
  async function ask<Value>(question: (port: FeedsPort) => FeedsAnswer<Value>): FeedsAnswer<Value> {
    try {
      return await question(await port());
    } catch {
      return { ok: false, problem: { kind: "offline" } };
    }
  }
  const asking = useRef(ask);
  asking.current = ask;

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const [listed, own] = await Promise.all([
        asking.current((one) => one.list(signal)),
        asking.current((one) => one.address(signal)),
      ]);
      if (signal.aborted) return;
      if (!listed.ok) setProblem(listed.problem);
      setFeeds(listed.ok ? listed.value : []);
      setAddress(own.ok ? own.value : null);
    };
    void read();
    return () => leaving.abort();
  }, []);

  const canAsk = problem?.kind !== "not-enabled";
  return (
    <>
      <Followed feeds={feeds} ask={ask} canAsk={canAsk} problem={problem} onFeeds={setFeeds} onProblem={setProblem} />
      {canAsk && <OwnAddress address={address} ask={ask} onAddress={setAddress} />}
    </>
  );
}

type Ask = <Value>(question: (port: FeedsPort) => FeedsAnswer<Value>) => FeedsAnswer<Value>;

type FollowedProps = {
  readonly feeds: readonly Feed[] | undefined;
  readonly ask: Ask;
  readonly canAsk: boolean;
  readonly problem: Trouble;
  readonly onFeeds: (feeds: readonly Feed[]) => void;
  readonly onProblem: (problem: Trouble) => void;
};

function Followed({ feeds, ask, canAsk, problem, onFeeds, onProblem }: FollowedProps) {
  const { t, format } = useLanguage();
  const { syncNow, now } = useStudent();
  const said = useProblemText();
  const [isReading, setIsReading] = useState(false);
  // What the dialog does is said in it: whatever stands beside it cannot be pressed.
  const [done, setDone] = useState<{ readonly text: string; readonly undo?: () => void } | null>(null);
  const latest = useRef(feeds);
  latest.current = feeds;
  const put = (feed: Feed) =>
    onFeeds([...(latest.current ?? []).filter(({ id }) => id !== feed.id), feed].toSorted(byName));

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const url = String(typed.get("url")).trim();
    if (url === "") return form.querySelector("input")?.focus();
    setIsReading(true);
    setDone(null);
    onProblem(null);
    const answer = await ask((port) =>
      port.subscribe({ url, name: String(typed.get("name")).trim(), zone: viewerZone() }),
    );
    setIsReading(false);
    if (!answer.ok) return onProblem(answer.problem);
    form.reset();
    put(answer.value);
    syncNow();
    const { name, events } = answer.value;
    setDone({ text: t("feeds.added", { count: events, formatted: format.number(events), name }) });
  }

  async function refresh(id: string) {
    setIsReading(true);
    const answer = await ask((port) => port.refresh(id));
    setIsReading(false);
    onProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    put(answer.value);
    syncNow();
  }

  async function remove({ id, name }: Feed) {
    const answer = await ask((port) => port.remove(id));
    if (!answer.ok) return onProblem(answer.problem);
    onFeeds((latest.current ?? []).filter((one) => one.id !== id));
    syncNow();
    const back = async () => {
      const restored = await ask((port) => port.restore(id));
      if (!restored.ok) return onProblem(restored.problem);
      setDone(null);
      put(restored.value);
      syncNow();
    };
    setDone({ text: t("feeds.removed", { name }), undo: () => void back() });
  }

  return (
    <section className={styles.part}>
      <h3>{t("feeds.title")}</h3>
      <p>{t("feeds.text")}</p>
      {problem && <Problem text={said(problem)} />}
      {canAsk && (
        <form className={styles.follow} onSubmit={(event) => void subscribe(event)} noValidate>
          <TextField
            name="url"
            type="url"
            inputMode="url"
            label={t("feeds.url")}
            autoComplete="off"
            maxLength={2000}
            aria-invalid={problem?.kind === "feed"}
          />
          <TextField
            name="name"
            label={t("feeds.name")}
            hint={t("feeds.nameHint")}
            autoComplete="off"
            maxLength={200}
          />
          <Button look="primary" type="submit" disabled={isReading}>
            {t("feeds.add")}
          </Button>
        </form>
      )}
      <div role="status" className={styles.choices}>
        {done && <p>{done.text}</p>}
        {done?.undo && (
          <Button look="outline" onClick={done.undo}>
            {t("action.undo")}
          </Button>
        )}
      </div>
      {isReading && <Notice text={t("feeds.adding")} />}
      {feeds === undefined && <p role="status">{t("feeds.loading")}</p>}
      {feeds !== undefined && feeds.length > 0 && (
        <ul className={styles.feeds} aria-label={t("feeds.list")}>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <div>
                <strong>{feed.name}</strong>
                <p>
                  {t("feeds.events", { count: feed.events, formatted: format.number(feed.events) })} ·{" "}
                  {t("feeds.checked", { when: format.when(feed.checkedAt, now()) })}
                </p>
                {feed.problem && (
                  <p>
                    {t(`feeds.problem.${feed.problem}`)} {feed.state !== "fresh" && t(`feeds.${feed.state}`)}
                  </p>
                )}
              </div>
              <div className={styles.choices}>
                <Button
                  disabled={isReading}
                  aria-label={t("feeds.refreshOf", { name: feed.name })}
                  onClick={() => void refresh(feed.id)}
                >
                  {t("feeds.refresh")}
                </Button>
                <Button aria-label={t("feeds.removeOf", { name: feed.name })} onClick={() => void remove(feed)}>
                  {t("feeds.remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type OwnAddressProps = {
  readonly address: string | null | undefined;
  readonly ask: Ask;
  readonly onAddress: (address: string | null) => void;
};

function OwnAddress({ address, ask, onAddress }: OwnAddressProps) {
  const { t } = useLanguage();
  const said = useProblemText();
  const [problem, setProblem] = useState<Trouble>(null);
  const [done, setDone] = useState("");

  async function renew() {
    const answer = await ask((port) => port.newAddress());
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setDone(address ? t("feeds.renewed") : "");
    onAddress(answer.value);
  }

  async function end() {
    const isSure = await confirmed({
      title: t("feeds.sure"),
      text: t("feeds.sureText"),
      confirm: t("feeds.end"),
      cancel: t("action.cancel"),
    });
    if (!isSure) return;
    const answer = await ask((port) => port.endAddress());
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    onAddress(null);
    setDone(t("feeds.ended2"));
  }

  return (
    <section className={styles.part}>
      <h3>{t("feeds.out")}</h3>
      <p>{t("feeds.outText")}</p>
      {problem && <Problem text={said(problem)} />}
      <p role="status">{done}</p>
      {address === null && (
        <Button look="outline" onClick={() => void renew()}>
          {t("feeds.make")}
        </Button>
      )}
      {address && (
        <>
          <TextField
            label={t("feeds.address")}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.choices}>
            <Button
              look="outline"
              onClick={() =>
                void navigator.clipboard.writeText(address).then(
                  () => setDone(t("feeds.copied")),
                  () => undefined, // Not allowed here: the field can be copied by hand.
                )
              }
            >
              {t("feeds.copy")}
            </Button>
            <Button onClick={() => void renew()}>{t("feeds.renew")}</Button>
            <Button onClick={() => void end()}>{t("feeds.end")}</Button>
          </div>
        </>
      )}
    </section>
  );
}

function byName(one: Feed, other: Feed): number {
  return one.name.localeCompare(other.name);
}

function useProblemText(): (problem: FeedsProblem) => string {
  const { t } = useLanguage();
  return (problem) => {
    if (problem.kind === "feed") return t(`feeds.problem.${problem.problem}`);
    return t(problem.kind === "not-found" ? "feeds.problem.gone" : `feeds.problem.${problem.kind}`);
  };
}
