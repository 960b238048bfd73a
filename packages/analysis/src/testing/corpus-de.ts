import { labelled } from "./corpus-text.ts";

export const german = [
  labelled({
    subject: "Biologie",
    text: `
§Ein Ökosystem ist die Einheit aus einem Lebensraum und den Lebewesen, die darin vorkommen. Den Lebensraum nennt man Biotop, die Gemeinschaft der Lebewesen Biozönose. §Beide beeinflussen sich gegenseitig: Pflanzen brauchen Licht und Wasser, verändern aber zugleich den Boden und das Klima.

§Die Lebewesen eines Ökosystems lassen sich in drei Gruppen einteilen. §Produzenten sind Pflanzen, die mit Hilfe des Sonnenlichts aus Wasser und Kohlenstoffdioxid Nährstoffe aufbauen. Konsumenten ernähren sich von anderen Lebewesen. §Destruenten wie Pilze und Bakterien zersetzen tote Stoffe und geben Mineralstoffe an den Boden zurück. So entsteht ein Kreislauf der Stoffe.

Unter einer Nahrungskette versteht man eine Reihe von Lebewesen, in der jedes dem nächsten als Nahrung dient. §Von einer Stufe der Nahrungskette zur nächsten gehen etwa 90 Prozent der Energie als Wärme verloren. Deshalb gibt es in einem Wald viele Mäuse, aber nur wenige Eulen. Fällt eine Art aus, kann das ganze Ökosystem aus dem Gleichgewicht geraten. Im Yellowstone-Nationalpark wurden 1995 wieder Wölfe angesiedelt; danach erholten sich die Weiden an den Flüssen, weil weniger Hirsche sie abfraßen.`,
    terms: [
      "Ökosystem",
      "Biotop",
      "Biozönose",
      "Produzenten",
      "Konsumenten",
      "Destruenten",
      "Nahrungskette",
      "Lebewesen",
      "Lebensraum",
      "Energie",
      "Nährstoffe",
      "Mineralstoffe",
    ],
    defines: ["Ökosystem", "Produzenten", "Nahrungskette", "Biotop"],
    facts: ["90", "1995"],
    asks: [
      ["Was machen Destruenten?", "zersetzen tote Stoffe"],
      ["Wie viel Energie geht in der Nahrungskette verloren?", "90 Prozent der Energie"],
      ["Wann kamen die Wölfe zurück?", "1995 wieder Wölfe angesiedelt"],
    ],
  }),
  labelled({
    subject: "Geschichte",
    text: `
§Die Weimarer Republik war die erste parlamentarische Demokratie in Deutschland. Sie entstand im November 1918 nach der Niederlage im Ersten Weltkrieg. §Die Verfassung von 1919 gab Männern und Frauen das Wahlrecht und sicherte viele Grundrechte.

§Die junge Republik hatte von Anfang an mächtige Gegner. Viele Menschen lehnten den Vertrag von Versailles ab, der Deutschland hohe Reparationen auferlegte. Reparationen sind Zahlungen, mit denen ein besiegter Staat für Kriegsschäden aufkommen muss. Im Jahr 1923 verlor das Geld in der Hyperinflation seinen Wert, ein Brot kostete zuletzt Milliarden Mark. §Zwischen 1924 und 1929 erholte sich die Wirtschaft dank amerikanischer Kredite, und Kunst und Film blühten auf.

§Die Weltwirtschaftskrise von 1929 beendete diese Phase. Sechs Millionen Menschen waren 1932 arbeitslos. Die Regierungen hatten im Reichstag keine Mehrheit mehr und stützten sich auf Notverordnungen des Reichspräsidenten. Eine Notverordnung ist ein Gesetz, das der Präsident ohne Zustimmung des Parlaments erlässt. §Am 30. Januar 1933 ernannte Paul von Hindenburg Adolf Hitler zum Reichskanzler. Innerhalb weniger Monate zerstörten die Nationalsozialisten die Demokratie.`,
    terms: [
      "Weimarer Republik",
      "Verfassung",
      "Vertrag von Versailles",
      "Reparationen",
      "Hyperinflation",
      "Weltwirtschaftskrise",
      "Notverordnung",
      "Reichskanzler",
      "Demokratie",
      "Reichstag",
      "Republik",
      "Wahlrecht",
    ],
    defines: ["Weimarer Republik", "Reparationen", "Notverordnung"],
    facts: ["1918", "1919", "1923", "1929", "1932", "1933"],
    asks: [
      ["Wer ernannte Hitler zum Reichskanzler?", "Paul von Hindenburg"],
      ["Was ist eine Notverordnung?", "ohne Zustimmung des Parlaments"],
      ["Wie viele Menschen waren 1932 arbeitslos?", "Sechs Millionen Menschen"],
    ],
  }),
  labelled({
    subject: "Physik",
    text: `
§Schall entsteht, wenn ein Körper schwingt und die Luft in seiner Umgebung in Bewegung versetzt. Die Luftteilchen stoßen sich gegenseitig an, und so breitet sich eine Welle aus. §Im Vakuum gibt es keinen Schall, weil dort Teilchen fehlen, die schwingen könnten.

§Die Frequenz ist die Zahl der Schwingungen in einer Sekunde und wird in Hertz gemessen. Je höher die Frequenz ist, desto höher klingt der Ton. Als Amplitude bezeichnet man die größte Auslenkung aus der Ruhelage. §Die Amplitude bestimmt, wie laut ein Ton ist. Das menschliche Ohr hört Frequenzen zwischen 20 und 20.000 Hertz. Töne darüber heißen Ultraschall. Fledermäuse orientieren sich damit im Dunkeln, und Ärzte untersuchen damit ungeborene Kinder.

§In Luft breitet sich Schall mit etwa 340 Metern pro Sekunde aus, in Wasser mehr als viermal so schnell. Deshalb sieht man bei einem Gewitter zuerst den Blitz und hört erst später den Donner. Das Echo ist Schall, der von einer Wand zurückgeworfen wird und verspätet ans Ohr kommt. §Die Lautstärke wird in Dezibel angegeben, und ab etwa 85 Dezibel kann das Gehör auf Dauer Schaden nehmen.`,
    terms: [
      "Schall",
      "Frequenz",
      "Amplitude",
      "Hertz",
      "Ultraschall",
      "Dezibel",
      "Echo",
      "Schwingungen",
      "Luft",
      "Lautstärke",
      "Ton",
      "Welle",
      "Vakuum",
    ],
    defines: ["Frequenz", "Amplitude", "Ultraschall", "Echo"],
    facts: ["340", "85"],
    asks: [
      ["Warum gibt es im Vakuum keinen Schall?", "weil dort Teilchen fehlen"],
      ["Wie schnell ist Schall in der Luft?", "340 Metern pro Sekunde"],
      ["Wozu nutzen Fledermäuse Ultraschall?", "orientieren sich damit im Dunkeln"],
    ],
  }),
  labelled({
    subject: "Politik",
    text: `
§Die Gewaltenteilung ist die Verteilung der staatlichen Macht auf mehrere voneinander unabhängige Organe. Sie soll verhindern, dass eine Person oder Gruppe allein herrscht. §Man unterscheidet drei Gewalten: die Legislative, die Exekutive und die Judikative.

§Die Legislative beschließt die Gesetze. In Deutschland sind das vor allem der Bundestag und der Bundesrat. §Die Exekutive führt die Gesetze aus; zu ihr gehören die Bundesregierung, die Verwaltung und die Polizei. Die Judikative spricht Recht. Richterinnen und Richter sind unabhängig und nur dem Gesetz unterworfen.

§Das Bundesverfassungsgericht prüft, ob Gesetze mit dem Grundgesetz vereinbar sind. Das Grundgesetz ist die Verfassung der Bundesrepublik Deutschland und trat 1949 in Kraft. Der Bundestag wird alle vier Jahre gewählt. Eine Partei braucht mindestens 5 Prozent der Zweitstimmen, um in den Bundestag einzuziehen. §Der Föderalismus ist ein Prinzip, nach dem die Länder eigene Aufgaben und Rechte behalten. Schulen und Polizei sind deshalb Sache der Länder. Der Philosoph Montesquieu beschrieb die Gewaltenteilung bereits 1748 in einem berühmten Buch.`,
    terms: [
      "Gewaltenteilung",
      "Legislative",
      "Exekutive",
      "Judikative",
      "Bundestag",
      "Bundesrat",
      "Bundesverfassungsgericht",
      "Grundgesetz",
      "Föderalismus",
      "Gesetze",
      "Länder",
      "Gewalten",
    ],
    defines: ["Gewaltenteilung", "Grundgesetz", "Föderalismus"],
    facts: ["1949", "1748", "5"],
    asks: [
      ["Was prüft das Bundesverfassungsgericht?", "mit dem Grundgesetz vereinbar"],
      ["Wer beschrieb die Gewaltenteilung zuerst?", "Der Philosoph Montesquieu"],
      ["Wie oft wird der Bundestag gewählt?", "alle vier Jahre gewählt"],
    ],
  }),
  labelled({
    subject: "Chemie",
    text: `
§Eine Redoxreaktion ist eine chemische Reaktion, bei der Elektronen von einem Stoff auf einen anderen übergehen. §Die Abgabe von Elektronen nennt man Oxidation, die Aufnahme von Elektronen heißt Reduktion. Beide Vorgänge laufen immer gemeinsam ab.

§Das Rosten von Eisen ist eine langsame Oxidation. Eisen reagiert dabei mit Sauerstoff und Wasser zu einem braunen, brüchigen Stoff. Jedes Jahr gehen so mehrere Prozent der Eisenproduktion verloren. Ein Anstrich oder eine Schicht Zink hält Luft und Wasser fern. §Edle Metalle wie Gold geben ihre Elektronen nur ungern ab und rosten deshalb nicht.

§In einer Batterie laufen Oxidation und Reduktion an getrennten Orten ab, so dass die Elektronen durch einen Draht fließen müssen. Der Pol, an dem die Oxidation stattfindet, heißt Anode. Am anderen Pol, der Kathode, werden die Elektronen aufgenommen. §Die Elektrolyse ist die Umkehrung dieses Vorgangs: Strom erzwingt eine Reaktion, die von selbst nicht abläuft. Mit ihr gewinnt man Aluminium, und das bei Temperaturen von etwa 950 Grad. Alessandro Volta baute im Jahr 1800 die erste Batterie aus Kupfer, Zink und feuchter Pappe.`,
    terms: [
      "Redoxreaktion",
      "Oxidation",
      "Reduktion",
      "Elektronen",
      "Anode",
      "Kathode",
      "Elektrolyse",
      "Batterie",
      "Eisen",
      "Metalle",
      "Zink",
      "Sauerstoff",
    ],
    defines: ["Redoxreaktion", "Oxidation", "Anode", "Elektrolyse"],
    facts: ["950", "1800"],
    asks: [
      ["Was ist eine Anode?", "heißt Anode"],
      ["Wer baute die erste Batterie?", "Alessandro Volta baute"],
      ["Warum rostet Gold nicht?", "geben ihre Elektronen nur ungern ab"],
    ],
  }),
  labelled({
    subject: "Deutsch",
    text: `
§Die Kurzgeschichte ist eine knappe Erzählung, die einen Ausschnitt aus dem Alltag gewöhnlicher Menschen zeigt. In Deutschland wurde sie nach 1945 beliebt, weil viele Autoren das Leben in den zerstörten Städten schildern wollten. §Vorbild war die amerikanische Short Story, vor allem die Texte von Ernest Hemingway.

§Typisch ist der unvermittelte Anfang: Die Leser werden ohne Einleitung in die Handlung geworfen. Auch der Schluss bleibt meist offen und lässt Fragen zurück. §Dazwischen liegt oft ein Wendepunkt, an dem eine Figur etwas erkennt. Der Wendepunkt ist die Stelle, an der die Handlung eine unerwartete Richtung nimmt.

§Die Sprache der Kurzgeschichte ist einfach, mit kurzen Sätzen und vielen Wiederholungen. Wolfgang Borchert erzählt in „Das Brot“ von einem Mann, der nachts heimlich eine Scheibe Brot isst, und von seiner Frau, die ihn schont. Der Text erschien 1946. Ein Leitmotiv ist ein Gegenstand oder ein Bild, das in einem Text immer wiederkehrt und eine tiefere Bedeutung erhält. §In Borcherts Geschichte steht das Brot für Hunger, Lüge und Liebe zugleich. Wer eine Kurzgeschichte deutet, achtet deshalb auf das, was nicht gesagt wird.`,
    terms: [
      "Kurzgeschichte",
      "Wendepunkt",
      "Leitmotiv",
      "Wolfgang Borchert",
      "Handlung",
      "Short Story",
      "Sprache",
      "Anfang",
      "Brot",
      "Erzählung",
    ],
    defines: ["Kurzgeschichte", "Wendepunkt", "Leitmotiv"],
    facts: ["1945", "1946"],
    asks: [
      ["Wann erschien „Das Brot“?", "Der Text erschien 1946"],
      ["Wie beginnt eine Kurzgeschichte?", "ohne Einleitung in die Handlung"],
      ["Wofür steht das Brot bei Borchert?", "Hunger, Lüge und Liebe"],
    ],
  }),
];
