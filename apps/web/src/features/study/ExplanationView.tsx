import { lineAsRead, wholeSigns } from "@jotter/markdown/line";
import type { Explanation, ExplanationOptions, Piece } from "@jotter/study-tools/explanation";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Plot } from "../../student/plot/Plot.tsx";
import { useProfile } from "../../student/session/use-profile.ts";
import { usePermissions } from "../../student/settings/use-permissions.ts";
import { addressOf } from "../../student/study/taken.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Segments } from "../../ui/kit/Segments.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Translate } from "../../ui/translate.ts";
import { Cites } from "./Claims.tsx";
import { DeviceReads } from "./DeviceReads.tsx";
import styles from "./explanation.module.css";
import { askedOtherwise, headingOf } from "./explanation-heading.ts";
import { FoldedOptions } from "./FoldedOptions.tsx";
import { intoSight } from "./into-sight.ts";
import { numbered } from "./passages.ts";
import { besideSaid, isSaidBack, termsWithin } from "./said-back.ts";
import { ToolDesk } from "./ToolDesk.tsx";
import { Tray } from "./Tray.tsx";
import { termsIn } from "./terms-in.ts";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useResult } from "./use-result.tsx";
import { useTool } from "./use-tool.ts";

const levels = ["9", "10", "11", "12", "college"] as const;
const noOptions = {};
/** More would stand before the answer. */
const mostTerms = 8;

/** A term, a question or marked words: the student's own passages first, then a model. [EXP-1] */
export function ExplanationView(props: ToolViewProps) {
  const { taken, sources, classLabels, reader, model, about, kept } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const search = useSearch({ from: "/signed-in/ai-tools/$tool" });
  const profile = useProfile();
  const was = kept?.result.options as Partial<ExplanationOptions> | undefined;
  const asked = about || was?.about || "";
  const [typed, setTyped] = useState(asked);
  const [level, setLevel] = useState<ExplanationOptions["level"] | null>(was?.level ?? null);
  const [isAnother, setIsAnother] = useState(was?.isAnother ?? false);
  const [wantsAnother, setWantsAnother] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { permissions } = usePermissions();
  const chosen = level ?? levelOf(permissions?.profile ? profile?.grade : undefined);
  const options = useMemo(
    () => ({ ...(asked !== "" && { about: asked }), level: chosen, isAnother }),
    [asked, chosen, isAnother],
  );
  // Nothing is explained before it is asked for: what a text is about, its student knows better.
  const isAsked = asked !== "" || kept !== null;
  const own = useTool("explanation", { sources: isAsked ? sources : undefined, options, reader, model });
  const found = useTool("concepts", { sources, options: noOptions, reader, model: nobody });
  const all = found.device && termsIn(found.device.result.output.concepts);
  const state = isAsked ? own : { ...own, size: found.size };
  const result = useResult<Explanation>({
    ...props,
    state,
    options,
    titleOf: (title) => t("study.explanation.titleOf", { about: asked || title }),
    markdownOf: useCallback((made: Explanation) => explanationText(made, t), [t]),
  });
  // Who wants a sentence explained has read it: its terms are offered instead, and what else is said of it.
  const saidBack = result.output !== undefined && result.shown === "device" && isSaidBack(asked, result.output);
  const output = useMemo(
    () => (saidBack && result.output ? besideSaid(asked, result.output) : result.output),
    [saidBack, asked, result.output],
  );
  const heading = headingOf(saidBack ? undefined : output, sources);
  const otherwise = askedOtherwise(asked, heading);
  const named = found.device?.result.output.terms ?? [];
  const terms = all && (saidBack ? termsWithin([...all, ...named], asked) : all).slice(0, mostTerms);
  const places = useMemo(
    () =>
      output
        ? [
            ...[output.gist, output.example, ...output.steps].filter((one) => one !== null),
            ...output.passages.map(({ citation }) => ({ citations: [citation] })),
          ]
        : [],
    [output],
  );
  const { passages, numbersOf } = useMemo(() => numbered(places, sources), [places, sources]);
  // What is said first need not be said again.
  const others =
    output?.passages.filter(
      ({ citation }) =>
        !output.gist?.citations.some((one) => one.sourceId === citation.sourceId && one.from === citation.from),
    ) ?? [];
  const marker = sources[0]?.classId ? classLabels.get(sources[0].classId)?.marker : undefined;

  const explain = (what: string) => {
    setTyped(what);
    setActive(null);
    setIsAnother(false);
    const from = search.from ?? (kept ? addressOf(taken) : undefined);
    void navigate({ to: ".", search: { about: what.trim() || undefined, from }, replace: true });
  };
  const { ask } = state;
  const askForAnother = () => {
    if (isAnother) ask();
    else {
      setIsAnother(true);
      setWantsAnother(true);
    }
  };
  useEffect(() => {
    if (!wantsAnother || !isAnother) return;
    setWantsAnother(false);
    ask();
  }, [wantsAnother, isAnother, ask]);
  // On a phone the answer begins below the fold. Whoever writes the next question already is left alone.
  const answer = useRef<HTMLElement>(null);
  const shownFor = useRef<string | null>(null);
  const isAnswered = output !== undefined && asked !== "";
  useEffect(() => {
    if (!isAnswered || shownFor.current === asked) return;
    shownFor.current = asked;
    if (typed.trim() !== asked.trim()) return;
    const top = answer.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.6) intoSight(answer.current);
  }, [isAnswered, asked, typed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    explain(typed);
  };

  return (
    <ToolDesk
      view={isAsked ? props : { ...props, model: nobody }}
      tool="explanation"
      isIdle={!isAsked && terms !== undefined}
      state={state}
      result={result}
      heading={heading || t("study.explanation.heading")}
      askLabel={t("study.explanation.ask")}
      needs={t("study.explanation.needs")}
      passages={passages}
      active={active}
      tray={
        output &&
        isSomething(output) && (
          <Tray
            what={t("study.explanation.what")}
            count={levelName(chosen, t)}
            destination={result.destination}
            ways={[
              ...(model.state === "ready"
                ? [{ key: "another", label: t("study.explanation.another"), run: askForAnother }]
                : []),
              ...result.ways,
            ]}
            action={result.action}
          />
        )
      }
    >
      {otherwise && <p className={styles.quiet}>{t("study.explanation.shownFor", { asked: otherwise })}</p>}
      <form className={styles.ask} onSubmit={submit}>
        <TextField
          label={t("study.explanation.about")}
          value={typed}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look={asked === "" ? "primary" : "quiet"} type="submit">
          {t("study.explanation.go")}
        </Button>
      </form>
      {terms && terms.length > 0 && (
        <div className={styles.terms}>
          <span>{t(saidBack ? "study.explanation.whichOfIt" : "study.explanation.suggestions")}</span>
          {terms.map((term) => (
            <Pressable
              key={term}
              className={styles.term}
              aria-current={term === output?.term}
              onClick={() => explain(term)}
            >
              <InlineMarkdown text={term} />
            </Pressable>
          ))}
        </div>
      )}
      <FoldedOptions label={t("study.explanation.level")} chosen={levelName(chosen, t)}>
        <span className={styles.level} aria-hidden="true">
          {t("study.explanation.level")}
        </span>
        <Segments
          label={t("study.explanation.level")}
          value={chosen}
          options={levels.map((one) => ({ value: one, label: levelName(one, t) }))}
          onChoose={setLevel}
        />
        {model.state === "none" && <small className={styles.quiet}>{t("study.explanation.levelHint")}</small>}
      </FoldedOptions>
      {(!output || saidBack) &&
        ((isAsked && !saidBack) || !terms ? (
          <DeviceReads reading={state.reading} />
        ) : (
          <p className={styles.quiet}>{t(terms.length > 0 ? "study.explanation.choose" : "study.explanation.write")}</p>
        ))}
      {output && (
        <article ref={answer} className={styles.explanation} data-marker={marker}>
          {output.gist ? (
            <Said piece={output.gist} isLead numbers={numbersOf(output.gist)} onPick={setActive} />
          ) : (
            output.passages.length === 0 &&
            !output.plot && (
              <p className={styles.quiet}>
                {t(model.state === "ready" ? "study.explanation.nothing" : "study.explanation.nothingHere")}
              </p>
            )
          )}
          {saidBack && others.length > 0 && <p className={styles.quiet}>{t("study.explanation.elsewhere")}</p>}
          <Part
            title={t("study.explanation.picture")}
            piece={output.analogy}
            numbersOf={numbersOf}
            onPick={setActive}
          />
          <Part
            title={t("study.explanation.example")}
            piece={output.example}
            numbersOf={numbersOf}
            onPick={setActive}
          />
          {output.steps.length > 0 && (
            <section>
              <h2>{t("study.explanation.worked")}</h2>
              <ol className={styles.steps}>
                {output.steps.map((step) => (
                  <li key={step.text}>
                    <Said piece={step} numbers={numbersOf(step)} onPick={setActive} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          {output.mixedUp && (
            <section className={styles.mixedUp}>
              <h2>{t("study.explanation.mixedUp")}</h2>
              <s>
                <InlineMarkdown text={output.mixedUp.wrong} />
              </s>
              <Markdown text={output.mixedUp.right} asksBeforeLeaving />
            </section>
          )}
          {output.plot && <Plot plot={output.plot} {...(marker && { marker })} />}
          {output.check && <Check key={output.check.question} check={output.check} />}
          {output.needs.length > 0 && (
            <section className={styles.terms}>
              <span>{t("study.explanation.needsFirst")}</span>
              {output.needs.map((need) => (
                <Pressable key={need} className={styles.term} onClick={() => explain(need)}>
                  <InlineMarkdown text={need} />
                </Pressable>
              ))}
            </section>
          )}
          {others.length > 0 && (
            <section>
              <h2>{t("study.explanation.yours")}</h2>
              <ul className={styles.passages}>
                {others.map(({ citation, sourceTitle }) => (
                  <li key={`${citation.sourceId} ${citation.from}`}>
                    <q>
                      <InlineMarkdown text={lineAsRead(citation.quote)} />
                    </q>
                    <Cites numbers={numbersOf({ citations: [citation] })} onPick={setActive} />
                    {sources.length > 1 && <small>{sourceTitle}</small>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </article>
      )}
    </ToolDesk>
  );
}

function isSomething({ gist, passages, plot }: Explanation): boolean {
  return gist !== null || passages.length > 0 || plot !== null;
}

const nobody = { state: "unknown" } as const;

type PickProps = { readonly onPick: (number: number) => void };

function Part({
  title,
  piece,
  numbersOf,
  onPick,
}: PickProps & {
  readonly title: string;
  readonly piece: Piece | null;
  readonly numbersOf: (piece: Piece) => readonly number[];
}) {
  if (!piece) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Said piece={piece} numbers={numbersOf(piece)} onPick={onPick} />
    </section>
  );
}

function Said({
  piece,
  numbers,
  onPick,
  isLead = false,
}: PickProps & { readonly piece: Piece; readonly numbers: readonly number[]; readonly isLead?: boolean }) {
  const t = useTexts();
  return (
    <div className={isLead ? styles.lead : styles.said}>
      <Markdown text={piece.text} asksBeforeLeaving />
      <Cites numbers={numbers} onPick={onPick} />
      {!piece.fromSources && <small className={styles.own}>{t("study.explanation.notFromSources")}</small>}
    </div>
  );
}

/** Marked at once. */
function Check({ check }: { readonly check: NonNullable<Explanation["check"]> }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const isRight = chosen === check.answer;
  return (
    <section className={styles.check}>
      <h2>{t("study.explanation.check")}</h2>
      <Markdown text={check.question} asksBeforeLeaving />
      <div className={styles.options}>
        {check.options.map((option, at) => (
          <Button
            key={option}
            aria-pressed={chosen === at}
            data-right={chosen !== null && at === check.answer}
            data-wrong={chosen === at && !isRight}
            onClick={() => setChosen(at)}
          >
            <InlineMarkdown text={option} />
          </Button>
        ))}
      </div>
      <div role="status">
        {chosen !== null && (
          <>
            <strong>{t(isRight ? "study.explanation.right" : "study.explanation.wrong")}</strong>
            <Markdown text={check.why} asksBeforeLeaving />
          </>
        )}
      </div>
    </section>
  );
}

/** As sign-up suggests it in each language, and as students write it. */
const grades: readonly (readonly [ExplanationOptions["level"], RegExp])[] = [
  ["12", /12|十二年级|高校 ?3|高三|terminale/i],
  ["11", /11|十一年级|高校 ?2|高二|1re|première/i],
  ["10", /10|十年级|高校 ?1|高一|2de|seconde/i],
  ["9", /9|九年级|中学 ?3|初三|3e|troisième/i],
  ["college", /colleg|univers|supérieur|studium|hochschul|大学|本科/i],
];

function levelOf(grade = ""): ExplanationOptions["level"] {
  return grades.find(([, form]) => form.test(grade))?.[0] ?? "11";
}

/** The grades are called as in the profile. */
function levelName(level: (typeof levels)[number], t: Translate): string {
  return level === "college" ? t("study.explanation.college") : t(`study.explanation.grade${level}`);
}

function explanationText(made: Explanation, t: Translate): string {
  const part = (title: string, text: string | undefined) => (text ? [`## ${title}\n\n${text}`] : []);
  return [
    ...(made.gist ? [made.gist.text] : []),
    ...part(t("study.explanation.picture"), made.analogy?.text),
    ...part(t("study.explanation.example"), made.example?.text),
    ...part(t("study.explanation.worked"), made.steps.map(({ text }, at) => `${at + 1}. ${text}`).join("\n")),
    ...part(t("study.explanation.mixedUp"), made.mixedUp ? `~~${made.mixedUp.wrong}~~\n\n${made.mixedUp.right}` : ""),
    ...part(
      t("study.explanation.yours"),
      made.passages
        .map(({ citation }) => `> ${lineAsRead(wholeSigns(citation.quote).replace(/\s+/g, " ").trim())}`)
        .join("\n\n"),
    ),
  ].join("\n\n");
}
