import { Link } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../student/session-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { LanguagePicker } from "../../ui/LanguagePicker.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
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

export function WelcomePage() {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const isStill = useReducedMotion();
  return (
    <main className={styles.page}>
      <title>{t("product")}</title>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Logo size={40} />
          {t("product")}
        </span>
        <LanguagePicker />
      </header>
      <div className={styles.middle}>
        <h1 className="visually-hidden" tabIndex={-1}>
          {t("welcome.title")}
        </h1>
        {isStill ? <AllGreetings /> : <ChangingGreeting />}
      </div>
      <footer className={styles.foot}>
        <p className={styles.tagline}>{t("welcome.tagline")}</p>
        <div className={styles.actions}>
          <Link to={isAuthenticated ? "/controlRoom" : "/createAccount"} className={buttonClass("primary")}>
            {t("welcome.getStarted")}
          </Link>
          <Link to="/login" className={buttonClass("outline")}>
            {t("welcome.signIn")}
          </Link>
        </div>
      </footer>
      <div className={styles.ticks} aria-hidden="true" />
    </main>
  );
}

/** Begins in the visitor's own language. */
function ChangingGreeting() {
  const { language } = useLanguage();
  const [turn, setTurn] = useState(() => greetings.findIndex(({ lang }) => lang === language));
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), wordMs);
    return () => clearInterval(timer);
  }, []);
  const greeting = greetings[turn % greetings.length] ?? greetings[0];
  return (
    <p className={styles.word} aria-hidden="true" data-marker={greeting.marker}>
      {/* The key makes each word a new one, so that its stroke is drawn again. */}
      <span key={turn} lang={greeting.lang} className={styles.drawn}>
        <Mark>{greeting.word}</Mark>
      </span>
    </p>
  );
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

function useReducedMotion(): boolean {
  const [lessMotion] = useState(() => matchMedia("(prefers-reduced-motion: reduce)"));
  return useSyncExternalStore(
    (listener) => {
      lessMotion.addEventListener("change", listener);
      return () => lessMotion.removeEventListener("change", listener);
    },
    () => lessMotion.matches,
  );
}
