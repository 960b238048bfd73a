import type { EntranceContent } from "./entrance-content.ts";

export const de = {
  tagline: "Das Lernheft, das zuerst dir gehört und auch ohne Netz da ist.",
  features: {
    aiTools: "Generative KI-Werkzeuge, die bei deinen eigenen Notizen anfangen.",
    notebook: "Ein Notizbuch für Markdown und Mathe, mit Netz oder ohne.",
    textbook: "Interaktive Lehrbücher, deren Beispiele sich Schritt für Schritt öffnen.",
    assistant: "Ein KI-Lernassistent für Karteikarten, Quiz und bessere Aufsätze.",
    grades: "Notenanalyse, die dir sagt, was du im nächsten Test brauchst.",
    schedule: "Kluge Planung, die eine freie Stunde findet, bevor die Prüfung dich findet.",
  },
  labels: {
    responsible: "Verantwortlich für diese Installation",
    email: "E-Mail",
    postalAddress: "Postanschrift",
  },
  teachers: {
    title: "Was Lehrkräfte sagen",
  },
  about: {
    title: "Über uns",
    paragraphs: [
      "Lernen verteilt sich auf zu viele Apps, die nichts mehr zeigen, sobald das WLAN weg ist. Jotter ist das Gegenteil: ein Ort, den du morgens öffnest und der einfach da ist.",
      "Darum liegt alles zuerst auf deinem Gerät. Jedes Wort wird dort gespeichert, während du tippst. Seiten öffnen sich sofort, und ein Funkloch im Hörsaal kostet dich nichts. Sobald es wieder eine Verbindung gibt, ziehen deine anderen Geräte nach.",
      "Was du schreibst, bleibt deins. Keine Werbung, kein Tracking, kein Schlüssel, den man kaufen muss. Jotter läuft auf einem einzigen Rechner, in der Schule oder zu Hause, und deine Daten bleiben bei Menschen, denen du vertraust.",
      "Heute bekommst du Notizen, die synchronisieren und offline funktionieren, Noten mit Was-wäre-wenn, einen Lernkalender, eine Startseite, die sagt, was jetzt dran ist, Dateien, Designs, sechs Sprachen und Jotson, einen Chat, der aus deinen eigenen Daten antwortet. Ein Lerntisch macht aus deinen eigenen Texten Zusammenfassungen, Mindmaps, Erklärungen, Vergleiche, Fragen und Karten. Ein Tutor prüft deinen Rechenweg Zeile für Zeile, und ein Lehrbuch mit elf Fächern erklärt jedes Kapitel Schritt für Schritt.",
    ],
  },
  team: {
    title: "Das Team",
  },
  faq: {
    title: "Häufige Fragen",
    entries: [
      {
        question: "Kostet es etwas, Jotter zu betreiben?",
        answer:
          "Nur den Rechner, auf dem es läuft. Ein Befehl startet es; Schlüssel, Abos oder fremde Dienste braucht es nicht.",
      },
      {
        question: "Funktioniert es offline?",
        answer:
          "Ja. Notizen, Noten und Kalender gehen offline auf einem Gerät, auf dem du angemeldet bist, und synchronisieren, sobald du wieder online bist. Hochgeladene Dateien liegen auf dem Server und brauchen eine Verbindung.",
      },
      {
        question: "Wo liegen meine Daten?",
        answer:
          "Im Browser jedes Geräts, auf dem du angemeldet bist, und auf dem Server, auf dem diese Installation läuft. Sonst nirgends.",
      },
      {
        question: "Was, wenn ich eine Notiz auf zwei Geräten bearbeite?",
        answer:
          "Jotter führt beide Fassungen Wort für Wort zusammen. Keine Seite verliert, was sie geschrieben hat, auch nach Tagen offline nicht. Löscht ein Gerät eine Notiz, die du auf dem anderen bearbeitest, gewinnt die Bearbeitung.",
      },
      {
        question: "Kann ich gehen und meine Daten mitnehmen?",
        answer:
          "Ja. Notizen gibt es als Markdown, Word, Webseite oder alle in einem Archiv, Noten als Tabelle, den Kalender als iCalendar-Datei und jede hochgeladene Datei, wie sie ist. Löschst du dein Konto, ist alles, was auf dem Server liegt, sofort weg.",
      },
      {
        question: "Sieht eine KI meine Notizen?",
        answer:
          "Nur wenn der Betreiber dieser Seite ein Modell eingerichtet hat, und nur wenn du Jotson etwas fragst, das eines braucht. Du siehst, was Jotson benutzen darf, und kannst jede Art von Daten oder Jotson ganz abschalten. Termine, Noten und Mathe werden auf deinem Gerät berechnet.",
      },
      {
        question: "Welche Sprachen spricht Jotter?",
        answer: "Deutsch, Englisch, Spanisch, Französisch, Chinesisch und Japanisch. Du kannst jederzeit wechseln.",
      },
      {
        question: "Welche Browser gehen?",
        answer:
          "Jotter ist für aktuelle Versionen von Chrome, Edge, Firefox und Safari gemacht, am Rechner und am Handy. Unsere automatischen Tests laufen in Chromium. Private Fenster lassen das Speichern von Notizen manchmal nicht zu.",
      },
      {
        question: "Passwort vergessen. Und jetzt?",
        answer:
          "Wähle auf der Anmeldeseite „Passwort vergessen?“. Kann dieser Server E-Mails verschicken, bekommst du einen Link; wenn nicht, bitte den Betreiber um einen Einmalcode. Wo du noch angemeldet bist, kommst du weiter an deine Notizen.",
      },
      {
        question: "Was bedeuten die Tarife?",
        answer:
          "Basic, Pro und Premium sind ein Wunsch, den du im Profil notierst oder überspringst. Jotter nimmt kein Geld, und heute steht alles allen offen.",
      },
    ],
  },
  contact: {
    title: "Kontakt",
    paragraphs: [
      "Fragen, ein vergessenes Passwort, etwas geht nicht? Schreib denen, die diese Installation betreiben. Wer die Software entwickelt, hat keinen Zugriff auf diesen Server.",
    ],
  },
  terms: {
    name: "Nutzungsbedingungen",
    title: "Nutzungsbedingungen",
    sections: [
      {
        heading: "Wer dahintersteht",
        paragraphs: [
          "Jotter ist eine Software. Hinter dieser Installation steht der auf dieser Seite genannte Betreiber; er ist für sie verantwortlich und darf diesen Text anpassen.",
        ],
      },
      {
        heading: "Ihr Konto",
        paragraphs: [
          "Geben Sie eine eigene E-Mail-Adresse an und behalten Sie Ihr Passwort für sich. Der Betreiber entscheidet, wer ein Konto haben darf.",
        ],
      },
      {
        heading: "Ihre Inhalte",
        paragraphs: [
          "Was Sie schreiben und hochladen, gehört weiterhin Ihnen. Der Betreiber darf es nur speichern und übertragen, um Ihnen Jotter bereitzustellen.",
        ],
      },
      {
        heading: "Faire Nutzung",
        paragraphs: [
          "Speichern Sie nichts Rechtswidriges und nichts, woran Ihnen die Rechte fehlen, und greifen Sie den Dienst nicht an. Der Speicherplatz ist begrenzt. Der Betreiber darf Konten schließen, die gegen diese Regeln verstoßen.",
        ],
      },
      {
        heading: "Tarife",
        paragraphs: [
          "Ein Tarif im Profil ist eine Notiz, kein Kauf. Jotter nimmt keine Zahlungen entgegen; Entgelte bedürfen einer gesonderten Vereinbarung mit dem Betreiber.",
        ],
      },
      {
        heading: "Keine Gewähr",
        paragraphs: [
          "Jotter wird bereitgestellt, wie es ist. Soweit das Gesetz es zulässt, haftet niemand für Ausfälle oder Verluste; zwingende gesetzliche Rechte bleiben unberührt. Bewahren Sie eine Kopie von allem auf, was Sie nicht entbehren können.",
        ],
      },
      {
        heading: "Kündigung und Änderungen",
        paragraphs: [
          "Sie können Ihr Konto jederzeit löschen. Der Betreiber kündigt Änderungen dieser Bedingungen an, bevor sie gelten.",
        ],
      },
    ],
  },
  privacy: {
    name: "Datenschutz",
    title: "Datenschutzerklärung",
    sections: [
      {
        heading: "Wer verantwortlich ist",
        paragraphs: [
          "Verantwortlich für Ihre Daten ist der auf dieser Seite genannte Betreiber. Dieser Text beschreibt die Software im Auslieferungszustand; der Betreiber passt ihn an, wo seine Installation davon abweicht.",
        ],
      },
      {
        heading: "Was der Server speichert",
        paragraphs: [
          "Ihr Konto: Name, E-Mail-Adresse und ein Hash Ihres Passworts, nie das Passwort selbst; bei Anmeldung mit Google die Nummer Ihres Google-Kontos. Ihre Datensätze: Profil, Einstellungen, Kurse, Notizen, Noten, Kalendertermine, Gespräche mit Jotson, was Lernwerkzeuge für Sie gemacht haben, Stapel mit Karteikarten und Quizze mit Ihren Antworten, Zahlen zur Entstehung von Ihren Aufsätzen, Ihre Fokuszeiten mit ihren Minuten, Ihr Stand im Lehrbuch und Kapitel, die Sie hinzufügen, Ihre Mitschnitte mit Ihren Zeilen und dem Transkript, Ihre Dokumente mit ihrem Text und Ihren Markierungen und die Liste der Fragen an KI-Modelle, mit früheren Fassungen für 30 Tage. Die Dateien und Bilder, die Sie hochladen.",
          "Zu jeder Anmeldung eine Sitzung mit Ihrer IP-Adresse und Ihrem Browser; sie endet mit der Abmeldung oder nach 30 Tagen ohne Nutzung. Anmeldeversuche werden kurze Zeit gezählt, ohne lesbare Namen oder Adressen.",
          "All das dient einem Zweck: Ihnen Jotter bereitzustellen.",
        ],
      },
      {
        heading: "Was Ihr Browser speichert",
        paragraphs: [
          "Eine Kopie all dieser Datensätze, gesehene Bilder, ein Suchverzeichnis Ihrer Notizen, noch nicht gespeicherte Eingaben, Ihren Namen und Ihre E-Mail-Adresse, Sprache und Design sowie ein einziges Cookie, das Sie angemeldet hält. Beim Abmelden werden Ihre Datensätze vom Gerät entfernt.",
        ],
      },
      {
        heading: "Wer Einblick hat",
        paragraphs: [
          "Es gibt kein Tracking und keine Werbung, und die Software gibt nichts an Dritte weiter, mit einer Ausnahme: Hat der Betreiber einen KI-Dienst eingerichtet, geht dorthin, was Sie Jotson fragen, mit dem bisherigen Gespräch und dem, was Sie von Profil, Kursen, Noten, Kalender, Notizen und der offenen Seite erlauben. Aus einem Lernwerkzeug geht der gewählte Text oder Ihr Foto einer Aufgabe dorthin, wenn Sie nach dem Modell fragen. Aus einem Test geht eine Antwort in eigenen Worten dorthin, die Ihr Gerät nicht bewerten kann, mit ihrer Frage und den Zeilen, die sie belegen; aus Notizen nur, wenn Sie Notizen erlauben. Notizen und eingefügte Texte gehen nie zusammen mit Profil, Noten oder Kalender, und mit „Nur dieses Gerät“ geht gar nichts. Die Protokolle der Software enthalten weder Namen noch Inhalte. Datensätze und Dateien sind nicht Ende-zu-Ende-verschlüsselt: Der Betreiber könnte sie technisch lesen.",
        ],
      },
      {
        heading: "Löschung und Sicherungen",
        paragraphs: [
          "Der Text einer gelöschten Notiz verschwindet nach 30 Tagen vom Server, eine gelöschte Datei sofort. Mit der Löschung des Kontos werden Konto, Datensätze, Dateien und Sitzungen sofort vom Server entfernt. Ein anderes Gerät behält seine Kopie, bis Sie sich dort abmelden oder die Browserdaten löschen.",
          "Sicherungskopien erstellt der Betreiber; er bestimmt, wie lange sie aufbewahrt werden.",
        ],
      },
      {
        heading: "Ihre Rechte",
        paragraphs: [
          "Sie können vom Betreiber Auskunft, Berichtigung, eine Kopie oder Löschung verlangen und sich bei einer Datenschutzbehörde beschweren.",
        ],
      },
      {
        heading: "Kinder und Schulen",
        paragraphs: [
          "Wo das Gesetz es verlangt, brauchen Jüngere die Einwilligung der Eltern oder der Schule. Eine Schule, die Jotter betreibt, ist selbst Betreiber und sorgt dafür.",
        ],
      },
      {
        heading: "Änderungen",
        paragraphs: ["Bevor ein fremder Dienst, etwa eine KI, eingeschaltet wird, teilt der Betreiber es hier mit."],
      },
    ],
  },
} satisfies EntranceContent;
