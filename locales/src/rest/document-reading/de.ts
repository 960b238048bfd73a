import type { DocumentReadingTexts } from "./en.ts";

export const de: DocumentReadingTexts = {
  documentReading: {
    waiting: "Wartet darauf, gelesen zu werden",
    now: "Wird gelesen, {{percent}}",
    cancel: "{{title}} nicht weiterlesen",
    again: "Noch einmal lesen",
    againSeen: {
      title: "„{{title}}“ noch einmal lesen?",
      text: "Der Text, der aus den Bildern gelesen wurde, wird ersetzt. Du wählst ihre Sprache neu, und das Lesen kann eine Weile dauern.",
    },
    limits:
      "Jotter liest Dateien bis {{size}}, jeweils die ersten {{pages}} Seiten, damit du darin suchen kannst. Größere werden trotzdem gespeichert.",
    whatIsRead: "Was wird gelesen?",
    failed: {
      empty: "Diese Datei ist leer.",
      encrypted: "Diese Datei ist mit einem Passwort geschützt. Speichere eine Kopie ohne Passwort und lade sie hoch.",
      broken: "Diese Datei ist beschädigt und konnte nicht gelesen werden.",
      "too-large": "Dateien über {{size}} werden gespeichert, aber nicht gelesen.",
      "unknown-kind": "Jotter erkennt nicht, was für eine Datei das ist. Sie wird gespeichert, wie sie ist.",
      "wrong-kind": "Dateien dieser Art kann Jotter nicht lesen. Sie wird gespeichert, wie sie ist.",
      bomb: "Diese Datei würde sich auf ein Vielfaches entpacken, deshalb wurde sie nicht geöffnet.",
      unsafe: "Diese Datei enthält versteckte Anweisungen, die schaden könnten. Sie wurde nicht geöffnet.",
      "too-slow": "Das Lesen dieser Datei hat zu lange gedauert und wurde beendet.",
      missing: "Diese Datei ist nicht mehr auf dem Server.",
      cancelled: "Du hast das Lesen abgebrochen.",
      other: "Diese Datei konnte nicht gelesen werden.",
    },
    cut: {
      pages: "Nur die ersten {{pages}} Seiten wurden gelesen.",
      size: "Der Text ist so lang, dass nur sein Anfang gelesen wurde.",
      time: "Das Lesen hat zu lange gedauert: Die letzten Seiten fehlen.",
      broken: "Teile dieser Datei sind beschädigt. Was lesbar war, ist hier.",
      "not-again": "Diese Datei konnte nicht noch einmal gelesen werden. Der bisherige Text ist noch da.",
    },
    pictures: {
      offer_one: "{{formatted}} Seite ist ein Bild ohne Text.",
      offer_other: "{{formatted}} Seiten sind Bilder ohne Text.",
      offerPhoto: "Das ist ein Bild, in seinem Text kannst du noch nicht suchen.",
      read: "Text darin lesen",
      language: "Sprache des Textes",
      cost: "Beim ersten Mal werden dafür {{size}} geladen.",
      waiting: "Die Bilder warten darauf, gelesen zu werden",
      arriving: "Texterkennung wird geladen: {{done}} von {{size}}",
      now_one: "Bild von Seite {{page}} wird gelesen, {{percent}}",
      now_other: "Bild von Seite {{page}} wird gelesen, {{percent}}. Noch {{formatted}}.",
      stop: "Bilder von {{title}} nicht weiterlesen",
      problem: {
        unreachable: "Du bist offline, oder der Server kann die Texterkennung nicht laden. Jotter versucht es wieder.",
        unable: "In diesem Browser läuft die Texterkennung nicht. Versuche es mit einem neueren.",
        "no-bytes": "Die Datei ist gerade nicht verfügbar. Jotter versucht es wieder.",
      },
    },
  },
};
