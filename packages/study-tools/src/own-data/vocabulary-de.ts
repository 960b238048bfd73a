import type { Words } from "./vocabulary.ts";

export const de: Words = {
  mine: "ich|mein|meine|meinem|meinen|meiner|meins|mir|mich|hab ich|habe ich|wir|unsere|unser|hab|habe|bin ich",
  help: "wie verbessere|wie werde ich besser|muss ich wissen|wissen muss|auswendig|erklar|erklare|erklaren|erklarung|definier*|definition|lose|losen|losung|vereinfache|ableiten|ableitung|beweise|beweis|berechne|berechnet|rechnet man|rechne|umrechnen|ubersetze|ubersetzen|ubersetz|fass|fasse|zusammenfassung|zusammenfassen|schreib mir|schreib einen|schreib eine|schreib ein|schreibe einen|schreibe eine|schreibe ein|schreibe mir|schreib den|schreib das|schreib mal|verfasse|formuliere|umschreiben|korrigier*|absatz|gliederung|brainstorm*|hilf|helfen|hilfe|beibringen|bring mir|wie lerne|wie lern|wie soll ich|wie geht das|wie funktioniert|wie macht man|wie mache ich|wie schreibt man|wie schreibe|wie berechnet|wie wird|wie lost man|wie lose|warum|wieso|weshalb|was bedeutet|was heisst|bedeutet|bedeutung|was ist ein|was ist eine|was sind die|was sind das|was versteht man|unterschied|*tipps|*tipp|beispiel|beispiele|frag mich|teste mich|mach mir|mach eine|erstell|erstelle|erstellen|generier*|karteikarten|lernplan|vergleich|vergleiche|beschreib*|erzahl*|witz|ist es normal|nervos|gestresst|hasse|liebe|viel gluck|schummeln|erfunden|mach meine|mach mein|soll ich wahlen|wie kann ich|mach ein|mach einen",
  test: "test|tests|prufung|prufungen|abschlussprufung|abiturprufung|zwischenprufung|endprufung|klausur|klausuren|abschlussklausur|semesterklausur|zwischenklausur|probeklausur|klassenarbeit|klassenarbeiten|arbeit|arbeiten|schularbeit|schulaufgabe|examen|abschlusstest|vokabeltest|probetest|nachtest",
  quiz: "quiz|quizze|quizzes|ex|stegreifaufgabe",
  homework:
    "hausaufgabe|hausaufgaben|hausi|hausis|ha|has|aufgabe|aufgaben|projekt|projekte|referat|referate|hausarbeit|hausarbeiten|ubungsblatt|ubungsblatter|*aufgaben|hausubung|hausubungen",
  due: "fallig|abgeben|abgabe|abgaben|abgabetermin|abgabetermine|abgegeben|abzugeben|frist|fristen|deadline|deadlines|einreichen|bis wann|falligkeit|offen|offene|offenen|faellig|einzureichen|hochladen|abgeben muss|abgegeben werden|fallige|falligen|abliefern|fertig haben|fertig sein|fertig machen|fertig|erledigen|erledigt|erledigt haben|zu erledigen|vorlegen|vorzulegen|abzuliefern",
  when: "wann|an welchem tag|welchen tag|um wie viel uhr|um wieviel uhr|welches datum|bis wann|welcher tag|zu welcher zeit|datum|termin|uhrzeit|an welchen tagen|welche tage|an welchen wochentagen|welchen wochentagen|an welchem wochentag",
  next: "nachste|nachster|nachstes|nachsten|nachstem|naechste|naechsten|naechster|naechstes|kommende|kommenden|kommender|als nachstes|anstehend|anstehende|ansteht|bevor|nachstes mal|demnachst|kommt als nachstes|am nachsten|bald",
  last: "letzte|letzter|letztes|letzten|letztens|neueste|neuesten|neuste|neusten|zuletzt|jungste|in letzter zeit|kurzlich|vorige|voriger|vorigen|voriges|vorherige|vorherigen|davor|beim letzten mal|letztes mal",
  howMany: "wie viele|wieviele|anzahl|wie vielen|in wie vielen",
  howMuch: "wie viel|wieviel|wie stark|wie sehr|zu wie viel prozent|wie schwer",
  until:
    "wie viele tage|wieviele tage|wie lange noch|wie lange|noch bis|bis zum|bis zur|tage bis|tage noch|wie lang|wie lang noch|in wie vielen tagen|in wieviel tagen|wie vielen tagen|wie viele tage noch|wieviel tage|wie viel tage|wieviele tage noch|tage hin|noch hin|bleiben mir noch|tage bleiben|bleiben noch|wie viel zeit|wieviel zeit",
  course: "kurs|kurse|kursen|fach|facher|fachern|klasse|klassen|unterricht|schulfacher|stunde",
  note: "notiz|notizen|mitschrift|mitschriften|aufzeichnungen|aufschriebe",
  grade:
    "note|noten|zensur|zensuren|ergebnis|ergebnisse|punktzahl|buchstabe|prozent|zeugnis|bewertung|bewertungen|was hab ich bekommen|wie war|punkte|punktestand|prozente|einzelergebnis|einzelnote|bekommen|gekriegt|hatte ich|geschrieben|rausbekommen|endnote|gesamtnote|zeugnisnote",
  average:
    "schnitt|durchschnitt|durchschnittsnote|notenschnitt|notendurchschnitt|gesamtschnitt|gesamtdurchschnitt|mittelwert|ø",
  gpa: "gpa|gpa schnitt|gpa wert|gpas",
  weighted: "gewichtet|gewichtete|gewichteter|gewichteten|gewichtetes",
  best: "beste|bester|bestes|besten|am besten|hochste",
  worst: "schlechteste|schlechtester|schlechtestes|schlechtesten|am schlechtesten|niedrigste|mieseste",
  strong:
    "starken|starke|stark|gut bin|bin ich gut|am starksten|lauft gut|lauft es gut|bin ich am besten|bin ich stark|starkstes|starkste|starksten|meine starken|starksten facher",
  weak: "schwachen|schwache|schwach|verbessern|bin ich schlecht|schlecht bin|hapert|probleme|am schwachsten|nachholbedarf|besser werden|schwachstes|schwachste|schwachsten|am schlechtesten lauft|lauft nicht gut|lauft schlecht|struggle|muhe|schwierigkeiten|aufholen|sollte ich besser werden|sollte ich mich verbessern|muss ich besser werden|muss ich mich verbessern|mich verbessern",
  doing:
    "wie steh ich|wie stehe ich|steh ich|stehe ich|wie lauft es|wie laufts|laufts|lauft|wie bin ich|bestehe ich|falle ich durch|falle ich|fall ich|wo stehe ich|wie schaut es|lief|liefs|gelaufen|abgeschnitten|ausgefallen|stand|wie steht|steht es|stehts|aktueller stand|wie schaut|wie sieht|aussieht|durchgefallen|durchfallen|bestanden|steh|stehe|wo steh ich|wo bin ich|wo lande ich|wo stande ich|wo",
  need: "brauche|brauch|brauche ich|brauch ich|benotige|benotige ich|muss ich haben|muss ich bekommen|muss ich schreiben|muss ich schaffen|muss ich|schaffe ich noch|kann ich noch|erreichen|zu bekommen|komme ich noch|schaff ich|schaff ich noch|halten|um auf|damit ich|reicht|reichen|notig|brauchts|brauchn|mindestens|mindest|bleiben|bleibe|nicht unter|falle|fallen|nicht schlechter|abrutschen|rutschen|schaffen|holen|hinkriegen|rausholen|noch drin|noch moglich|moglich|geht noch|machbar|wie gut muss|komme|kommen|zu kommen|bekomme ich noch|noch bekommen|kriege ich noch|krieg ich noch|noch kriegen|minimum|mindestnote|wenn ich will|erreiche|musste ich|ich haben muss|haben muss|erforderlich|gebraucht|benotigt|verbessern auf|hochkommen|ziehen|um zu haben|zu halten|zu schaffen|zu kriegen|sichern|drin|wie schlecht darf|darf|behalte|behalten|schaffe ich|schaffe|schaff|muss ich erreichen",
  pass: "bestehen|zum bestehen|zu bestehen|durchkommen",
  ready:
    "bereit|vorbereitet|gut vorbereitet|fit|werde ich|bestehe ich|schaffe ich|wie viel kann ich|wieviel kann ich|wie viel weiss ich|wie gut kann ich|kann ich genug|weiss ich genug",
  remaining:
    "rest|restliche|restlichen|ubrige|ubrigen|alles andere|allem was noch|alles was noch|was noch kommt|noch offen ist|was noch offen ist",
  overdue:
    "uberfallig|uberfallige|uberfalliges|verspatet|verpasst|vergessen|zu spat|im verzug|versaumt|hinterher|ueberfaellig|im ruckstand|ruckstand|hinten dran|verschwitzt|zu spat dran|schon vorbei|abgelaufen|uberzogen",
  missing:
    "fehlt|fehlen|fehlende|fehlendes|nicht abgegeben|nicht abgegebene|als null|fehlt mir|nicht eingereicht|nicht abgegeben hab|fehlend|als 0|mit null|als fehlend",
  ungraded:
    "nicht benotet|noch nicht benotet|unbenotet|unbenotete|ohne note|nicht bewertet|noch nicht bewertet|unbewertet|unbewertete|nicht korrigiert|noch nicht korrigiert|unkorrigiert|noch keine note|warte ich noch|stehen noch aus|noch aus|is noch nicht benotet|muss noch benotet werden|noch benotet|noch bewertet|noch korrigiert|keine note|keine noten|noch keine noten|nicht zuruckbekommen|noch nicht zuruck|nicht benotete|nicht bewertete|wartet noch|muss noch benoten|noch bewerten|noch korrigieren|noch benoten|benoten muss|bewerten muss|korrigieren muss",
  weigh:
    "zahlt|zahlen|gewicht|gewichtung|wiegt|wert|anteil|macht aus|wie stark|in die note|fliesst|eingehen|gewichtet in|macht|ausmachen|von der note|der note|zahlt in|gewertet|prozent machen|viel machen|anteil machen",
  free: "frei|freie|freien|freizeit|zeit zum lernen|freie zeit|lucke|lucken|luft|zeit frei|zeit",
  busy: "voll|vollste|vollsten|voller|stressig|stressigsten|viel los|am meisten los|beschaftigt|vollgepackt|volle|stressige|meiste los|am meisten|am meisten zu tun|meisten termine|stressigste|stressigster|vollster|voll gepackt|am vollsten|stress",
  todo: "was soll ich|was soll ich machen|was soll ich tun|was soll ich lernen|was soll ich jetzt lernen|was soll ich jetzt machen|was soll ich jetzt tun|was soll ich als nachstes machen|was mach ich|was mache ich|was muss ich machen|was muss ich tun|was muss ich noch machen|womit soll ich anfangen|womit fang ich an|womit fange ich an|wo fange ich an|wo soll ich anfangen|am wichtigsten|das wichtigste|am dringendsten|dringendste|prioritat|prioritaten|was kann ich|was schaffe ich|was schaff ich|zu tun|was steht an|to do|todo|was steht als nachstes an|machen soll|tun soll|lernen soll|anfangen|angehen|zuerst|als erstes|dringend|dringendstes",
  minutes: "minuten|minute|min|halbe stunde|halben stunde|einer stunde|eine stunde|stunde|stunden|viertelstunde",
  agenda:
    "stundenplan|kalender|plan|plane|termine|termin|geplant|was steht|steht|was liegt|liegt|was hab ich|was habe ich|hab ich was|habe ich etwas|steht an|ansteht|was ist los|los|hab ich|habe ich|was geht|was liegt an|liegt an|ereignisse|sieht aus|wie sieht|steht noch an|noch an|anstehen|anliegt|ist los|ist was|is was|eingetragen|kommen noch|kommt noch",
  wrote:
    "geschrieben|verfasst|bearbeitet|gemacht|erstellt|angelegt|geandert|gearbeitet|mitgeschrieben|notiert|aufgeschrieben|was zu|etwas zu|etwas uber|was uber",
  about: "uber|zu|zum thema|zum|zur|namens|mit dem titel|betreffend",
  take: "belege|belegt|besuche|habe|hab|eingeschrieben|nehme|belegen|belegte",
  whatIf: "wenn ich|wenn|falls|angenommen|sagen wir|was ware wenn|mal angenommen|gesetzt",
  else: "noch|sonst|rest des tages|rest vom tag|restlichen tag|weiteres|mehr|ausserdem|spater|nachher|ubrig|restlicher tag|anderes|andere|noch vor mir|vor mir|vor uns",
  all: "alle|allen|aller|jede|jeden|jedes|samtliche",
  elsewhere:
    "letztes jahr|letzten jahr|letzte woche|letzter woche|letzten monat|letztes halbjahr|letztes semester|voriges jahr|klassenschnitt|klassendurchschnitt|durchschnitt der klasse|schnitt der klasse|der klasse|soll ich|sollte ich|er|sie|ihm|ihnen|freund|freundin|andere schuler|vor|nach dem|nach der|nach den|danach|zahlt mehr|zahlt am meisten|wo ist|wo findet",
  better: "besser|besser bin",
  not: "nicht|kein|keine|keinen|keiner|keinem|nie|ohne|ausser|weder|nichts",
  ordinals: [
    "erste|erster|erstes|ersten|erstem",
    "zweite|zweiter|zweites|zweiten|zweitem",
    "dritte|dritter|drittes|dritten",
    "vierte|vierter|viertes|vierten",
    "funfte|funfter|funftes|funften",
  ],
  filler:
    "durch|werden|wird|schreib|schreibe|schreiben|schreibt|ne|nen|n|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|ist|sind|war|waren|bin|sein|hab|habe|hast|hat|haben|hatte|und|oder|aber|auch|in|im|ins|an|am|auf|aus|bei|beim|mit|fur|fuer|von|vom|zu|zum|zur|um|bis|uber|was|welche|welcher|welches|welchen|welchem|wann|wie|wer|viel|viele|es|man|du|mir|mich|dir|dich|kannst|konntest|kann|konnte|bitte|danke|hallo|hi|hey|moin|servus|jotson|sag|sagen|zeig|zeige|zeigen|gib|nenn|nenne|wissen|weisst|will|mochte|wurde|gerne|mal|eigentlich|gerade|grad|aktuell|aktuelle|aktueller|momentan|moment|derzeit|jetzt|noch|schon|denn|so|da|dass|insgesamt|gesamt|alle|alles|allem|irgendwas|etwas|irgendwelche|etwa|dinge|sachen|sache|ganz|genau|ungefahr|nur|eh|halt|ja|semester|schuljahr|schule|uni|lehrer|tag|tage|tagen|datum|uhr|uhrzeit|zeit|steht|stehen|gibt|gibts|gehts|kommt|liste|muss|mussen|soll|sollte|mindestens|minimum|wieder|dieses|diese|diesen|dieser|ob|als|digga|bro|punkte|denen|unterricht|heisst|machen|tun|sonst|endlich|ausrechnen lassen|mach|ubrig|is|isn|isses|nem|ner|nes|wat|watn|wasn|bisher|bislang|einzeln|einzelne|derzeitig|derzeitige|dann|irgend|irgendeine|irgendein|irgendeinen|irgendetwas|sehen|sieht|eingetragen|geht|gehen|deine|deinen|ey|na|also|doch|wohl|eig|eigtl|vllt|vielleicht|bzw|zurzeit|zz|zzt|pls|plz|thx|weiss nicht|weiss nicht mehr|keine ahnung|ka|nicht mehr|jeweils|beide|beiden|beides|bekomme|komm|worden|wieviel|wie viel|ergebnisse|hast du|konnt|bescheid|mach ich|gleich|eben|ganzen|ganze|jedem|jeder|jedes|jede|einzelnen|allen|lehrerin|herr|frau|prof|habt|mein|unter|unterschied nicht|ab|steckt|zusammen|auch noch|gehabt|soviel|sowie|sieht aus|mir sagen|kurz|einmal|bitte mal|frage|ne frage|ich wollte|wollte|schaue|schau|guck|gucken|schauen|nachsehen|anzeigen|auflisten|aufgelistet|ist es|sollen|sollt|hin|gegeben|anstehende|dabei|davon|drin|drinnen|klar|okay|ok|alter|bruder|mann|grad so|ca|circa|rund|eingegangen|erhalten|landet|lande|stande|wäre|ware|waere|hatte ich dann|dafur|dazu|darin|darauf|worauf|wovon|womit|letztlich|am ende|ende|insges|hoch|wie hoch|erinnern|erinner|erinnere|worin|irgendwo|nochmal|sehr|krieg|kriege|wars|beginnt|anfangt|startet|beginn|start|los geht|uberblick|ubersicht|geben|gib mir|aussehen|gelten|gilt|findet|stattfindet|statt|wochentag|wochentage|wochentagen|abend|insgesamt gesehen|konntest du|verrat|verrate|nennen|mitteilen|angezeigt|vorhanden|verzeichnet|vermerkt|markiert|gekennzeichnet|eingeplant|eingestellt|angesetzt|terminiert|dort|derzeitigen|momentane|momentanen|momentaner|aktuellen|aktuelles|gegenwartig|bisherige|bisherigen|bisheriges|allgemein|erzielt|erreicht|erhalte|erhalten habe|rausgekommen|herausgekommen|geschafft|je|jemals|uberhaupt|wirklich|tatsachlich|wie gesagt|namlich|gewesen|vergangene|stunde|bleibt|bleiben mir",
  day: {
    today:
      "heute|heut|heute abend|heute nachmittag|rest des tages|rest vom tag|restlichen tag|heut noch|restlicher tag|heutiger tag|heutigen tag",
    tomorrow: "morgen|morgn|morgen fruh",
    dayAfter: "ubermorgen|uebermorgen",
    yesterday: "gestern",
    thisWeek: "diese woche|dieser woche|die woche|der woche|rest der woche|meine woche|meiner woche",
    nextWeek: "nachste woche|naechste woche|nachster woche|kommende woche|kommender woche",
    weekend: "wochenende|am wochenende|dieses wochenende|we|am we",
    thisMonth: "diesen monat|diesem monat|dieser monat|im monat|rest des monats",
    nextMonth: "nachsten monat|nachster monat|naechsten monat|kommenden monat",
    weekdays: [
      "montag|montags|mo",
      "dienstag|dienstags|di",
      "mittwoch|mittwochs|mi",
      "donnerstag|donnerstags|do",
      "freitag|freitags|fr",
      "samstag|samstags|sonnabend|sa",
      "sonntag|sonntags",
    ],
    thisWeekday:
      "diesen {day}|diese woche {day}|{day} diese woche|diese woche am {day}|{day} dieser woche|kommenden {day}|kommender {day}",
    nextWeekday:
      "{day} nachster woche|{day} nachste woche|nachste woche {day}|nachste woche am {day}|kommende woche {day}|kommende woche am {day}",
    months: [
      "januar|jan|janner",
      "februar|feb",
      "marz|maerz",
      "april",
      "mai",
      "juni",
      "juli",
      "august|aug",
      "september|sept",
      "oktober|okt",
      "november|nov",
      "dezember|dez",
    ],
    withinDays: "nachsten {n} tagen|nachsten {n} tage|kommenden {n} tagen|innerhalb von {n} tagen|naechsten {n} tagen",
    inDays: "heute in {n} tagen|in {n} tagen",
    inWeeks: "in {n} wochen|in einer woche|heute in einer woche|heute in {n} wochen",
    beforeMorning: "guten|schonen|am|{day}|heute|gestern|jeden",
    fortnight: "heute in vierzehn tagen|in vierzehn tagen|heute in 14 tagen",
    weeksFromWeekday: "{day} in {n} wochen",
    secondWeekday: "ubernachsten {day}|ubernachster {day}",
    thisMorning: "heute morgen|heute fruh|heut morgen",
    weeksFromTomorrow: "morgen in einer woche|morgen in {n} wochen",
    weekFromWeekday: "{day} in einer woche",
    numbers: ["einem", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn"],
    monthFirst: false,
  },
};
