import { Mark } from "../../ui/Mark.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";
import styles from "./legal.module.css";
import { Responsible } from "./Responsible.tsx";
import { useContent } from "./use-content.ts";

export function TermsPage() {
  return <LegalPage text="terms" />;
}

export function PrivacyPage() {
  return <LegalPage text="privacy" />;
}

function LegalPage({ text }: { readonly text: "terms" | "privacy" }) {
  const { content, language } = useContent();
  const { title, sections } = content[text];
  return (
    <EntranceFrame title={title} content={content}>
      <div className={styles.page}>
        <h1 tabIndex={-1}>
          <Mark>{title}</Mark>
        </h1>
        <aside className={styles.aside} aria-label={content.labels.responsible}>
          <Responsible labels={content.labels} language={language} />
        </aside>
        <div className={styles.text}>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </EntranceFrame>
  );
}
