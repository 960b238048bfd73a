import { useNavigate, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSession } from "../../student/session-context.ts";
import { askedPage, forgetAskedPage, markVisited } from "../../student/visit.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { LanguagePicker } from "../../ui/LanguagePicker.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { SmallPrint } from "../../ui/SmallPrint.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { signInPath } from "./sign-in-path.ts";
import styles from "./welcome.module.css";

/** One word in the six languages: not a text of the interface but its greeting to everybody. [WEL-1] */
const greetings = [
  { word: "Welcome", lang: "en", marker: "lime" },
  { word: "Bienvenido", lang: "es", marker: "coral" },
  { word: "Bienvenue", lang: "fr", marker: "sky" },
  { word: "Willkommen", lang: "de", marker: "violet" },
  { word: "欢迎", lang: "zh", marker: "mint" },
  { word: "ようこそ", lang: "ja", marker: "amber" },
] as const;

const wordMs = 1600;
const growMs = 1000;

export function WelcomePage() {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const isStill = useReducedMotion();
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const [asked] = useState(askedPage);

  /** The stroke grows over the screen while the next page arrives; whoever wants no motion, or a tab of its own, goes at once. */
  function getStarted(event: MouseEvent<HTMLAnchorElement>) {
    markVisited();
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isAuthenticated || isStill || wantsOwnTab) return;
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
        <span className={styles.brand}>
          <Logo size={40} />
          {t("product")}
        </span>
        <LanguagePicker />
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
                href={isAuthenticated ? "/controlRoom" : "/features"}
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
          </div>
        </div>
      </main>
      <footer className={styles.print}>
        <SmallPrint />
      </footer>
      <div className={styles.ticks} aria-hidden="true" />
    </div>
  );
}

/** Begins in the visitor's own language. Once the visitor leaves, the word stays and its stroke takes the screen. */
function ChangingGreeting({ isLeaving }: { readonly isLeaving: boolean }) {
  const { language } = useLanguage();
  const [turn, setTurn] = useState(() => greetings.findIndex(({ lang }) => lang === language));
  const word = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isLeaving) return;
    const timer = setInterval(() => setTurn((last) => last + 1), wordMs);
    return () => clearInterval(timer);
  }, [isLeaving]);
  const greeting = greetings[turn % greetings.length] ?? greetings[0];
  return (
    <p className={styles.word} aria-hidden="true" data-marker={greeting.marker}>
      {isLeaving && <GrowingStroke word={word} />}
      {/* The key makes each word a new one, so that its stroke is drawn again. */}
      <span key={turn} ref={word} lang={greeting.lang} className={styles.drawn}>
        <Mark>{greeting.word}</Mark>
      </span>
    </p>
  );
}

/** From where the word's own stroke lies to all of the screen, then on to the features. [WEL-2] */
function GrowingStroke({ word }: { readonly word: { readonly current: HTMLElement | null } }) {
  const navigate = useNavigate();
  const stroke = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = word.current?.getBoundingClientRect() ?? new DOMRect();
    const grown = stroke.current?.animate([{ clipPath: slanted(from) }, { clipPath: slanted(screenAndMore()) }], {
      duration: growMs,
      easing: "cubic-bezier(0.6, 0, 0.3, 1)",
      fill: "both",
    });
    const timer = setTimeout(() => void navigate({ to: "/features", viewTransition: true }), growMs);
    return () => {
      clearTimeout(timer);
      grown?.cancel();
    };
  }, [navigate, word]);
  return <span ref={stroke} className={styles.growing} data-testid="growing-stroke" />;
}

/** The outline of a stroke that fills a place: leaning and rising a little, as the marker's strokes do. */
function slanted({ left, top, right, bottom }: DOMRect): string {
  const lean = (bottom - top) * 0.05;
  const rise = (right - left) * 0.01;
  const corners = [
    [left + lean, top + rise],
    [right + lean, top - rise],
    [right - lean, bottom - rise],
    [left - lean, bottom + rise],
  ];
  return `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join(", ")})`;
}

/** Large enough that its slanted corners lie outside. */
function screenAndMore(): DOMRect {
  return new DOMRect(-innerHeight / 10, -innerWidth / 10, innerWidth + innerHeight / 5, innerHeight + innerWidth / 5);
}

/** For those who asked for less motion: all six at once, and they stay. */
function AllGreetings() {
  return (
    <p className={styles.allWords} aria-hidden="true">
      {greetings.map(({ word, lang, marker }) => (
        <span key={lang} lang={lang} data-marker={marker}>
          {lang === "en" ? <Mark>{word}</Mark> : word}
        </span>
      ))}
    </p>
  );
}
