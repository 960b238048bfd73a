import type { ChatTexts } from "./en.ts";

export const de: ChatTexts = {
  chat: {
    online: "Online",
    onlineNoModel: "Online · ohne KI-Modell",
    onDevice: "Auf diesem Gerät",
    typing: "Schreibt...",
    thinking: "Denkt nach...",
    greeting:
      "Hallo! Ich bin **Jotson**, dein Lernassistent. Frag mich zu Hausaufgaben, zu einem Begriff, der dir Mühe macht, oder zu deinen eigenen Kursen: „Wann ist mein nächster Test?“ oder „Was brauche ich in Biologie?“",
    guest: "Du bist nicht angemeldet: Diese Unterhaltung ist weg, wenn du den Tab schließt.",
    log: "Unterhaltung mit Jotson",
    input: "Frag Jotson etwas",
    send: "Senden",
    stop: "Anhalten",
    close: "Chat schließen",
    back: "Zurück zur Unterhaltung",
    startNew: "Neue Unterhaltung",
    you: "Du:",
    stopped: "Du hast diese Antwort angehalten.",
    unanswered: "Noch keine Antwort.",
    copy: "Kopieren",
    copied: "Kopiert.",
    copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
    makeNote: "Als Notiz ablegen",
    noteMade: "Es ist jetzt eine Notiz.",
    openNote: "Öffnen",
    regenerate: "Neu antworten",
    askModel: "Stattdessen das KI-Modell fragen",
    chip: {
      math: {
        label: "Hilfe in Mathe",
        prompt: "Ich brauche Hilfe bei einer Matheaufgabe. Kannst du mich Schritt für Schritt hindurchführen?",
        device:
          "Gern. Schreib die Aufgabe so, wie sie dasteht, und ich rechne sie auf diesem Gerät Schritt für Schritt:\n\n- `löse 2x + 3 = 7`\n- `faktorisiere x^2 - 5x + 6`\n- `Ableitung von x^2 sin x`\n- `integriere x e^x von 0 bis 1`",
      },
      concept: {
        label: "Begriff erklären",
        prompt: "Kannst du mir einen Begriff in einfachen Worten und mit einem Beispiel erklären?",
        device:
          "Nenn mir den Begriff, zum Beispiel „Was ist Osmose?“. Wenn deine Notizen davon handeln, zitiere ich die Stellen mit einem Link.",
      },
      tips: {
        label: "Lerntipps",
        prompt: "Kannst du mir ein paar wirksame Lerntipps geben?",
        device:
          "Darin ist sich die Lernforschung einig:\n\n1. **Frag dich ab.** Buch zu, aufschreiben, was du noch weißt, dann prüfen. Das bringt mehr als Wiederlesen.\n2. **Verteile es.** Vier halbe Stunden an vier Tagen halten länger als zwei Stunden am Stück.\n3. **Mische.** Wechsle zwischen Aufgabenarten, dann lernst du auch, den Weg zu wählen.\n4. **Erkläre es** jemandem in eigenen Worten. Wo du stockst, ist die Lücke.\n5. **Schlaf.** Was du abends lernst, setzt sich über Nacht.",
      },
      writing: {
        label: "Hilfe beim Schreiben",
        prompt: "Kannst du mir helfen, einen Text für eine Aufgabe zu verbessern?",
        device:
          "Geh vor dem Abgeben diese Liste durch:\n\n1. Kannst du deine Hauptaussage in **einem Satz** sagen? Steht er in der Einleitung?\n2. Hat jeder Absatz **einen Gedanken**, den schon der erste Satz nennt?\n3. Ist jede Behauptung mit **Zitat, Zahl oder Beispiel** belegt?\n4. Lies **laut**: Wo du stolperst, ist der Satz zu lang.\n5. Prüfe Namen, Zitate und Quellen zum Schluss.",
      },
    },
    source: {
      "own-data": "Aus deinen eigenen Daten berechnet, auf diesem Gerät",
      maths: "Auf diesem Gerät berechnet",
      notes: "Aus deinen Notizen zitiert",
      device: "Auf diesem Gerät beantwortet",
      model: "Von einem KI-Modell geschrieben: Prüfe, worauf es ankommt",
    },
    stayed: {
      record: "Deine Noten, dein Profil und dein Kalender blieben auf diesem Gerät: Es ging um einen Text.",
      text: "Deine Notizen und eingefügte Texte blieben auf diesem Gerät: Es ging um deine Noten und deinen Kalender.",
    },
    smallTalk: {
      hello:
        "Hi! Woran arbeitest du gerade? Frag mich nach deinen Kursen („Wann ist mein nächster Test?“), gib mir eine Matheaufgabe oder such etwas in deinen Notizen.",
      how: "Gut, danke der Nachfrage! Ich bin ein Programm, da ist jeder Tag ein guter. Und bei dir? Wenn etwas ansteht, frag „Was muss ich diese Woche abgeben?“, dann sage ich dir, was zuerst kommt.",
      thanks: "Gern! Viel Erfolg damit.",
      bye: "Bis bald! Alles, was du geschrieben hast, ist gespeichert.",
      ok: "Prima. Ich bin da, wenn du etwas brauchst.",
      who: "Ich bin Jotson, der Lernassistent von Jotter. Ich bin ein Programm, kein Mensch. Noten, Termine und Mathe rechne ich auf deinem Gerät aus; nur wenn dieser Server ein KI-Modell hat, beantwortet das den Rest.",
      can: "Ich kann:\n\n- Fragen zu deinen Kursen beantworten: „Wann ist mein nächster Test?“, „Was brauche ich in Bio?“, „Was muss ich diese Woche abgeben?“\n- Mathe Schritt für Schritt lösen: `löse 2x + 3 = 7`\n- aus deinen Notizen zitieren: „Was ist Osmose?“\n\nFür alles andere frage ich ein KI-Modell, wenn dieser Server eins hat.",
      jotter:
        "Jotter ist eine App zum Lernen: Notizen, Dateien, Noten und Kalender an einem Ort, in sechs Sprachen. Sie funktioniert offline, und was du schreibst, wird beim Tippen auf deinem Gerät gespeichert. Ich bin Jotson, der Assistent darin.",
      free: "Ja. Jotter nimmt kein Geld, und alles darin steht allen offen. Der Tarif in deinem Profil ist nur ein Wunsch.",
      offline:
        "Ja. Notizen, Noten und Kalender gehen offline auf einem Gerät, auf dem du angemeldet bist, und gleichen sich ab, sobald du wieder Netz hast. Hochgeladene Dateien und Antworten eines KI-Modells brauchen eine Verbindung.",
      privacy:
        "Andere Schüler und Lehrkräfte sehen nicht, was du in deinem Konto schreibst. Es liegt auf deinen Geräten und auf diesem Server; wer ihn betreibt, könnte es technisch lesen. Ein KI-Modell bekommt nur, was du mich fragst, mit den Daten, die du in den [Einstellungen](/settings#assistant) erlaubst. Mehr unter [Datenschutz](/privacy).",
      failed:
        "Das tut mir leid, so etwas tut weh. Ein Ergebnis zeigt, wie ein Tag lief, nicht, wie klug du bist, und es wieder zu versuchen, braucht Mut. Wenn du so weit bist: Nimm dir das vor, was dich die meisten Punkte gekostet hat, und frag eine Lehrkraft oder jemanden aus dem Kurs nur danach. Frag mich „Was brauche ich zum Bestehen?“ mit dem Kurs, und ich rechne aus, was noch drin ist. Sei so freundlich zu dir, wie du es zu anderen wärst.",
      lonely:
        "Das tut mir leid, das ist ein schweres Gefühl. Viele um dich herum kennen es auch, selbst wenn man es nicht sieht. Ein kleiner Schritt kann helfen: Schreib heute einer Person, auch nur „Wie war dein Tag?“, oder frag jemanden aus dem Kurs, ob ihr zusammen lernt. Auch eine Vertrauenslehrkraft oder andere Erwachsene, denen du traust, sind dafür da. Ich bin nur ein Programm, aber gut, dass du es gesagt hast.",
      stress:
        "Das ist viel auf einmal, kein Wunder, dass es drückt. Probier das: fünfmal langsam ausatmen. Dann such dir nur den nächsten kleinen Schritt aus, 15 Minuten lang, der Rest kommt danach. Frag mich „Was muss ich diese Woche abgeben?“, dann ordne ich es, und du musst es nicht im Kopf behalten. Wenn es zu viel bleibt, sag es früh einer Lehrkraft; die meisten helfen.",
      low: "Es tut mir leid, dass es dir gerade nicht gut geht. Es muss nicht immer alles okay sein. Etwas Kleines kann jetzt helfen: ein Glas Wasser, ein paar Schritte draußen, ein Lied oder eine Nachricht an jemanden, den du magst. Wenn es tagelang so bleibt, sag es bitte einem Erwachsenen, dem du vertraust. Auch Aufschreiben hilft manchmal; eine Notiz ist nur für dich.",
    },
    arriving: "Deine Daten kommen auf diesem Gerät gerade noch an, vielleicht fehlt also noch etwas.",
    understoodByModel: "Ein Modell hat deine Frage gedeutet; gerechnet wurde hier.",
    fromNotes: "Aus deinen Notizen:",
    nothing: {
      looked: "Ich habe in deinen Notizen gesucht nach: {{words}}. Dort steht keine Antwort darauf.",
      named: "In diesen Notizen kommen einige dieser Wörter vor:",
      which: "Was meinst du damit? Nenn es beim Namen, dann suche ich es in deinen Notizen.",
      pasted:
        "Was soll ich mit diesem Text machen? Auf diesem Gerät kann ich daraus eine Zusammenfassung oder Karten machen.",
      record: "Ich bin nicht sicher, was du über deine Kurse wissen möchtest. Das kann ich ausrechnen:",
      notAllowed:
        "Ich darf nicht in deinen Notizen nachsehen. Das kannst du in den [Einstellungen](/settings#assistant) ändern.",
      guest:
        "Du bist nicht angemeldet, deshalb habe ich keine Notizen und Kurse, in denen ich nachsehen kann. Mathe kann ich gleich hier rechnen: probiere `löse 2x + 3 = 7`. [Anmelden](/login)",
      onlyHere:
        "Es wird kein KI-Modell gefragt, weil du auf diesem Gerät bleiben wolltest. Das kannst du in den [Einstellungen](/settings#assistant) ändern.",
      model:
        "Ein KI-Modell könnte mehr dazu sagen, und dieser Server hat noch keines. Die [Einstellungen](/settings#assistant) sagen, wie man eines einrichtet.",
      modelGuest: "Ein KI-Modell könnte mehr dazu sagen; wer diesen Server betreibt, kann eines einrichten.",
      ask: {
        test: "Wann ist mein nächster Test?",
        due: "Was muss ich diese Woche abgeben?",
        average: "Wie ist mein Durchschnitt?",
      },
    },
    cut: "*Die Antwort hat ihre Höchstlänge erreicht. Bitte mich weiterzumachen.*",
    needsModel:
      "Dafür braucht es ein KI-Modell, und dieser Server hat noch keines. Die [Einstellungen](/settings#assistant) sagen, wie man eines einrichtet. Auch ohne kann ich Fragen zu deinen Kursen, Noten und Terminen beantworten, Mathe Schritt für Schritt rechnen und aus deinen Notizen zitieren.",
    needsModelGuest:
      "Dafür braucht es ein KI-Modell, und dieser Server hat noch keines; wer ihn betreibt, kann eines einrichten. Auch ohne kann ich Mathe Schritt für Schritt rechnen.",
    signInForData:
      "Das kann ich dir nur sagen, wenn du angemeldet bist: Dann sehe ich in deinen Kursen, Noten und Terminen nach. [Anmelden](/login)",
    act: {
      event: "Soll ich das in deinen Kalender eintragen?",
      events: "Soll ich das alles in deinen Kalender eintragen? Du kannst es einzeln annehmen oder alles auf einmal.",
      isThere: "„{{title}}“ steht schon in deinem Kalender: {{day}}.",
      note: "Soll ich das als Notiz speichern?",
      plan: "Lernzeit in deinen freien Stunden, bevor etwas fällig ist. Nimm das Häkchen weg, wo du nicht willst.",
      cards: "Der Karteikarten-Generator macht daraus Karten; du wählst, welche du behältst.",
      cardsFromAny: "Öffne eine Notiz und frag mich noch einmal, oder wähle einen Text im Karteikarten-Generator.",
      summary: "Das macht der Zusammenfasser auf diesem Gerät, mit den eigenen Sätzen des Textes.",
      summaryFromAny: "Öffne eine Notiz und frag mich noch einmal, oder wähle einen Text im Zusammenfasser.",
      quiz: "Daraus werden auf diesem Gerät Fragen, mit den Antworten dazu.",
      quizFromAny:
        "Öffne eine Notiz und frag mich noch einmal, oder wähle einen Text, zu dem du abgefragt werden willst.",
      explain: "Der Erklärer zeigt dir, was in deinen eigenen Texten dazu steht.",
      explainFromAny:
        "Öffne eine Notiz und frag mich noch einmal, oder sag dem Erklärer, welches Wort du nicht verstehst.",
      compare: "Der Vergleich legt die Texte nebeneinander: was sie gemeinsam haben und wo sie sich unterscheiden.",
      compareFromAny: "Wähle die Texte im Vergleich: Er zeigt, was sie gemeinsam haben und wo sie sich unterscheiden.",
      whichDay: "An welchem Tag ist das?",
      noSuchDay: "Dieses Datum gibt es nicht. An welchem Tag ist das?",
      over: "Dieser Zeitpunkt ist schon vorbei. An welchem Tag ist das?",
      whichClass: "Für welchen Kurs ist das?",
      nothingToSave: "Es gibt noch nichts zu speichern. Schreib „schreib eine Notiz:“ und danach deinen Text.",
      nothingDue: "In diesen Tagen ist nichts fällig und keine Prüfung in Sicht, also gibt es nichts zu planen.",
      noRoom: "Dafür reicht die freie Zeit nicht: {{titles}}",
      signIn: "Das kann ich, sobald du angemeldet bist. [Anmelden](/login)",
      byModel: "Ein Modell hat deine Bitte gelesen. Geschrieben wird erst, wenn du zustimmst.",
    },
    proposal: {
      label: {
        event: "Vorgeschlagener Termin",
        note: "Vorgeschlagene Notiz",
        plan: "Vorgeschlagener Lernplan",
      },
      add: "Eintragen",
      addAll: "Alle eintragen",
      change: "Ändern",
      decline: "Nein danke",
      date: "Tag",
      time: "Von",
      until: "Bis",
      dueTime: "Uhrzeit",
      noteTitle: "Titel",
      noteBody: "Inhalt",
      empty: "Noch kein Text.",
      weekly: "jede Woche",
      due: "fällig: {{when}}",
      clash: "Zur selben Zeit: {{titles}}",
      added: {
        event: "Steht in deinem Kalender.",
        note: "Liegt in deinen Notizen.",
        plan: "Deine Lernzeiten stehen im Kalender.",
      },
      gone: "Eingetragen und inzwischen wieder entfernt.",
      declined: "Nicht eingetragen.",
      again: "Wieder zeigen",
      openNote: "Notiz öffnen",
      cards: "Karten machen",
      cardsFrom: "Karten machen: {{title}}",
      summary: "Zusammenfassen",
      summaryFrom: "Zusammenfassen: {{title}}",
      quiz: "Abfragen",
      quizFrom: "Abfragen: {{title}}",
      explain: "Erklären",
      explainFrom: "Erklären: {{title}}",
      compare: "Texte vergleichen",
      compareFrom: "Vergleichen: {{title}}",
      search: "In Notizen suchen",
      write: "Notiz schreiben",
      now: "Öffnen: {{title}}",
      before: "für {{title}}, {{day}}",
      invalid: "Es braucht einen Titel, einen Tag und ein Ende nach dem Beginn.",
    },
    link: {
      grades: "Noten öffnen",
      calendar: "Kalender öffnen",
      notes: "Notizen öffnen",
      settings: "Einstellungen öffnen",
    },
    maths: {
      result: "**Ergebnis:** {{result}}",
      decimals: "Als Dezimalzahlen: {{values}}",
      noSolution: "**Ergebnis:** Es gibt keine Lösung.",
      everyNumber: "**Ergebnis:** Jede Zahl ist eine Lösung.",
      infinitelyMany: "**Ergebnis:** Es gibt unendlich viele Lösungen: {{result}}",
      integer: "Dabei ist {{letter}} eine beliebige ganze Zahl.",
      complex: "Außerdem gibt es Lösungen, die nicht reell sind: {{values}}",
      assuming: "Das gilt, wenn {{values}}.",
    },
    help: {
      title: "Du bist nicht allein: Sprich jetzt mit jemandem",
      emergency: "Wenn es jetzt gefährlich ist",
      call: "{{number}} anrufen",
      text: "SMS an {{number}}",
      chat: "Chat",
      elsewhere: "Anderswo: eine Nummer in deiner Nähe finden",
      aside: "Beiseitelegen",
      show: "Nummern für Hilfe",
      doubt:
        "Das klingt schwer. Bist du gerade in Sicherheit? Wenn du mit jemandem reden magst: Unter den Nummern oben hören dir Menschen zu. Und ich bin auch da.",
      again:
        "Ich lese, was du schreibst, und es ist gut, dass du weiterschreibst. Ich bin nur ein Programm und finde nicht immer die richtigen Worte; die Menschen unter den Nummern oben schon. Ist jemand in deiner Nähe, der jetzt bei dir sein kann?",
      heard:
        "Danke, dass du mir das sagst. Ich bin nur ein Programm, und dafür ist es zu wichtig: Sprich bitte heute mit einem Menschen, unter einer der Nummern oben oder mit jemandem, dem du vertraust. Du musst nicht alles erklären. „Ich brauche Hilfe“ genügt.",
    },
    conversations: {
      title: "Unterhaltungen",
      search: "Unterhaltungen durchsuchen",
      empty: "Noch keine Unterhaltungen. Frag mich etwas.",
      none: "In keiner Unterhaltung stehen diese Wörter.",
      delete: "„{{title}}“ löschen",
      deleted: "Die Unterhaltung ist gelöscht.",
    },
    knows: {
      title: "Was Jotson gerade weiß",
      text: "Nur was eingeschaltet ist, wird gelesen. Es wird auf diesem Gerät benutzt und mit der Frage verschickt, wenn ein KI-Modell antwortet. Notizen und eingefügte Texte werden nie zusammen mit Noten, Profil oder Kalender verschickt.",
      told: "Das erfährt ein KI-Modell mit deiner Frage",
      nothing: "Nichts außer deiner Frage.",
    },
    kind: {
      profile: {
        name: "Profil",
        text: "Dein Name, deine Klasse, dein Text über dich und die Namen deiner Kurse",
      },
      grades: {
        name: "Noten",
        text: "Durchschnitte, Buchstaben und deine letzten Ergebnisse",
      },
      calendar: {
        name: "Kalender",
        text: "Tests, Abgaben und Termine",
      },
      notes: {
        name: "Notizen",
        text: "Titel und Stellen, die zu einer Frage passen",
      },
      page: {
        name: "Diese Seite",
        text: "Welche Seite offen ist, und die Notiz darauf",
      },
    },
    settings: {
      title: "Jotson und KI",
      text: "Dein Assistent, die KI-Modelle dahinter und was sie sehen dürfen.",
      button: "Jotson zeigen",
      buttonText: "Der Knopf unten rechts auf jeder Seite",
      model: "KI-Modell",
      asking: "Der Server wird gefragt...",
      none: "Dieser Server hat kein KI-Modell. Was sich auf deinem Gerät berechnen lässt, geht trotzdem.",
      how: "Wer den Server betreibt, hinterlegt einen Schlüssel für Google Gemini oder setzt AI_BASE_URL und AI_MODEL für einen OpenAI-kompatiblen Dienst wie Ollama und startet ihn neu. Schlüssel bleiben auf dem Server.",
      ready: "Eingerichtet: {{provider}} ({{models}}).",
      provider: {
        gemini: "Google Gemini",
        "openai-compatible": "ein OpenAI-kompatibler Dienst",
      },
      test: "Verbindung prüfen",
      testing: "Wird geprüft...",
      answered: "{{model}} hat nach {{seconds}} s geantwortet.",
      onlyHere: "Nur dieses Gerät",
      onlyHereText: "Nichts geht an ein KI-Modell. Jotson antwortet mit dem, was dein Gerät selbst berechnen kann.",
      onlyHereOn: "Kein KI-Modell wird gefragt: Jotson antwortet nur auf diesem Gerät.",
      sent: "Was angesehen und verschickt werden darf",
    },
  },
};
