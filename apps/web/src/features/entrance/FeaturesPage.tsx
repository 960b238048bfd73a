import { type TypedSentence, typedSentences, wordingIn } from "@jotter/content/entrance/entrance-content";
import {
  operator,
  real,
  type TeacherQuote,
  type TeamMember,
  teacherQuotes,
  team,
} from "@jotter/content/entrance/people";
import { type ReactNode, useMemo } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { nextIcon } from "../../ui/icons/forms.ts";
import { useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";
import { markerOf } from "./feature-markers.ts";
import styles from "./features.module.css";
import { Responsible } from "./Responsible.tsx";
import { TypedSentences } from "./TypedSentences.tsx";
import { useContent } from "./use-content.ts";
import { WithoutAccount } from "./WithoutAccount.tsx";

export function FeaturesPage() {
  const t = useTexts();
  const { isAuthenticated, user } = useSession();
  const { content, language } = useContent();
  const sentences = useMemo(() => typedSentences(content), [content]);
  const { labels, teachers, about, faq, contact } = content;
  const [quotes, members] = [real(teacherQuotes), real(team)];
  return (
    <EntranceFrame title={t("features.title")} content={content}>
      <section className={styles.hero}>
        <h1 tabIndex={-1}>{content.tagline}</h1>
        <TypedSentences key={language} sentences={sentences} language={language}>
          <PlainLink href={isAuthenticated ? "/controlRoom" : "/createAccount"} className={buttonClass("primary")}>
            {t("features.getStarted")}
            <Icon shape={nextIcon} />
          </PlainLink>
        </TypedSentences>
      </section>

      <Overview sentences={sentences}>
        {!user && <WithoutAccount className={styles.live ?? ""} wayClass={styles.way ?? ""} />}
      </Overview>

      {quotes.length > 0 && (
        <Area id="teachers" title={teachers.title}>
          <ul className={styles.quotes}>
            {quotes.map((quote) => (
              <li key={wordingIn(quote.text, "en")}>
                <figure className={styles.quote}>
                  <blockquote>{wordingIn(quote.text, language)}</blockquote>
                  <figcaption>
                    <Person person={quote} language={language} />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Area>
      )}

      <Area id="about" title={about.title}>
        <div className={styles.story}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Area>

      {members.length > 0 && (
        <Area id="team" title={content.team.title}>
          <ul className={styles.people}>
            {members.map((member) => (
              <li key={wordingIn(member.name, "en")}>
                <Person person={member} language={language} />
                <p>{wordingIn(member.text, language)}</p>
              </li>
            ))}
          </ul>
        </Area>
      )}

      <Area id="faq" title={faq.title}>
        <div className={styles.questions}>
          {faq.entries.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon shape={caretDownIcon} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Area>

      {!operator.example && (
        <Area id="contact" title={contact.title}>
          <div className={styles.contact}>
            <div className={styles.story}>
              {contact.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <Responsible labels={labels} language={language} />
          </div>
        </Area>
      )}
    </EntranceFrame>
  );
}

type OverviewProps = {
  readonly sentences: readonly TypedSentence[];
  /** The way to see all of it at work. */
  readonly children: ReactNode;
};

/** The six sentences once more, to be read in peace. */
function Overview({ sentences, children }: OverviewProps) {
  const t = useTexts();
  return (
    <section id="overview" className={styles.overview} aria-labelledby="overview-title">
      <div className={styles.overviewHead}>
        <h2 id="overview-title" tabIndex={-1}>
          <MarkedText text={t("features.overview")} />
        </h2>
        <div>
          <p>{t("features.overviewText")}</p>
          {children}
        </div>
      </div>
      <ol className={styles.cards}>
        {sentences.map(({ id, text }) => (
          <li key={id} className={styles.card} data-marker={markerOf[id]}>
            <div className={styles.cardHead}>
              <h3>{t(`features.name.${id}`)}</h3>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type AreaProps = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

function Area({ id, title, children }: AreaProps) {
  return (
    <section id={id} className={styles.area} aria-labelledby={`${id}-title`}>
      <div className={styles.areaHead}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}

type PersonProps = {
  readonly person: TeacherQuote | TeamMember;
  readonly language: string;
};

function Person({ person, language }: PersonProps) {
  return (
    <div className={styles.person}>
      <p>
        <b>{wordingIn(person.name, language)}</b>
        <span>{wordingIn(person.role, language)}</span>
      </p>
    </div>
  );
}
