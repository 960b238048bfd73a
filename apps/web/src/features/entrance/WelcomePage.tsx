import { languageCodes, languages } from "@jotter/locales/languages";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { askedPage, forgetAskedPage, markVisited } from "../../student/session/visit.ts";
import { Brand } from "../../ui/Brand.tsx";
import { buttonClass, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pauseIcon, playIcon } from "../../ui/icons/entrance.ts";
import { LanguagePicker } from "../../ui/LanguagePicker.tsx";
import { chooseLanguage, useLanguage, useTexts } from "../../ui/language.tsx";
import { guest, readRecord, recordKeys } from "../../ui/local-records.ts";
import { Mark } from "../../ui/Mark.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { SmallPrint } from "../../ui/SmallPrint.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { growMs, growStroke } from "./growing-stroke.ts";
import { signInPath } from "./sign-in-path.ts";
import { WithoutAccount } from "./WithoutAccount.tsx";
import styles from "./welcome.module.css";

const markers = ["lime", "coral", "sky", "violet", "mint", "amber"] as const;

/** One word in every language: not a text of the interface but its greeting to everybody. [WEL-1] */
function greetingAt(turn: number) {
  const lang = languageCodes[turn % languageCodes.length] ?? "en";
  return { word: languages[lang].greeting, lang, marker: markers[turn % markers.length] };
}

const wordMs = 1600;

export function WelcomePage() {
  const t = useTexts();
  const { user } = useSession();
  const isStill = useReducedMotion();
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const [asked] = useState(askedPage);

  /** The stroke grows over the screen while the next page arrives; whoever wants no motion, or a tab of its own, goes at once. */
  function getStarted(event: MouseEvent<HTMLAnchorElement>) {
    markVisited();
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (user || isStill || wantsOwnTab) return;
    event.preventDefault();
    setLeaving(true);
    // Should it not arrive, the page itself says so.
    router.preloadRoute({ to: "/features" }).catch(() => undefined);
  }

  function goToAskedPage() {
    markVisited();
    forgetAskedPage();
  }

  return (
    <div className={styles.page}>
      <title>{t("product")}</title>
      <header className={styles.head}>
        <Brand />
        <div className={styles.languages}>
          <OwnLanguage />
          <LanguagePicker />
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.middle}>
          <h1 className="visually-hidden" tabIndex={-1}>
            {t("welcome.title")}
          </h1>
          {isStill ? <AllGreetings /> : <ChangingGreeting isLeaving={isLeaving} />}
        </div>
        <div className={styles.foot}>
          <p className={styles.tagline}>{t("welcome.tagline")}</p>
          <div className={styles.ways}>
            <div className={styles.actions}>
              <PlainLink
                href={user ? "/controlRoom" : "/features"}
                className={buttonClass("primary")}
                onClick={getStarted}
              >
                {t("welcome.getStarted")}
              </PlainLink>
              <PlainLink href={signInPath(asked)} className={buttonClass("outline")} onClick={goToAskedPage}>
                {t("welcome.signIn")}
              </PlainLink>
            </div>
            {asked && (
              <PlainLink href={asked} className={styles.asked ?? ""} onClick={goToAskedPage}>
                {t("welcome.goOn")}
              </PlainLink>
            )}
            {!user && <WithoutAccount className={styles.without ?? ""} wayClass={styles.asked ?? ""} />}
          </div>
        </div>
      </main>
      <footer className={styles.print}>
        <SmallPrint onLeave={markVisited} />
      </footer>
      <div className={styles.ticks} aria-hidden="true" />
    </div>
  );
}

/** English until somebody chooses [I18-1]; whose browser speaks another of ours is asked in that one. */
function OwnLanguage() {
  const { language } = useLanguage();
  const [spoken] = useState(() => navigator.language.slice(0, 2));
  const own = languageCodes.find((code) => code === spoken);
  const hasChosen = readRecord(recordKeys.language(guest)) !== null;
  if (!own || own === language || hasChosen) return null;
  return (
    <Pressable className={styles.asked} lang={own} onClick={() => void chooseLanguage(own)}>
      {languages[own].offer}
    </Pressable>
  );
}

/** Begins in the visitor's own language, and stays with the word at which the visitor leaves. */
function ChangingGreeting({ isLeaving }: { readonly isLeaving: boolean }) {
  const t = useTexts();
  const { language } = useLanguage();
  const [isPaused, setIsPaused] = useState(false);
  const [turn, setTurn] = useState(() => languageCodes.indexOf(language));
  const word = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isLeaving || isPaused) return;
    const timer = setInterval(() => setTurn((last) => last + 1), wordMs);
    return () => clearInterval(timer);
  }, [isLeaving, isPaused]);
  useGrowingStroke(word, isLeaving);
  const greeting = greetingAt(turn);
  const stop = t(isPaused ? "features.play" : "features.pause");
  return (
    <>
      <p className={styles.word} aria-hidden="true" data-marker={greeting.marker} data-leaving={isLeaving}>
        {/* The key makes each word a new one, so that its stroke is drawn again. */}
        <span key={turn} ref={word} lang={greeting.lang} className={styles.drawn} data-testid="greeting">
          <Mark>{greeting.word}</Mark>
        </span>
      </p>
      {/* Whatever moves by itself can be stopped. [SET-3] */}
      <Pressable className={styles.pause} aria-label={stop} title={stop} onClick={() => setIsPaused(!isPaused)}>
        <Icon shape={isPaused ? { regular: playIcon.fill } : { regular: pauseIcon.fill }} size={18} />
      </Pressable>
    </>
  );
}

/** Once the visitor leaves, the stroke of the word takes the screen, and the features come under it. [WEL-2] */
function useGrowingStroke(word: { readonly current: HTMLElement | null }, isLeaving: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLeaving || !word.current) return;
    const stroke = growStroke(word.current);
    let hasArrived = false;
    const timer = setTimeout(() => {
      hasArrived = true;
      void navigate({ to: "/features" });
      stroke.lift();
    }, growMs);
    return () => {
      clearTimeout(timer);
      if (!hasArrived) stroke.remove();
    };
  }, [navigate, word, isLeaving]);
}

/** For those who asked for less motion: all six at once, and they stay. Their own is marked. */
function AllGreetings() {
  const { language } = useLanguage();
  return (
    <p className={styles.allWords} aria-hidden="true">
      {languageCodes
        .map((_, at) => greetingAt(at))
        .map(({ word, lang, marker }) => (
          <span key={lang} lang={lang} data-marker={marker}>
            {lang === language ? <Mark>{word}</Mark> : word}
          </span>
        ))}
    </p>
  );
}
