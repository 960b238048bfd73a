import type { Passages } from "./passages.ts";

export const german: Passages = {
  biology: `
Die Leber wiegt beim Erwachsenen etwa 1500 Gramm und ist damit das schwerste innere Organ des Menschen. Über die Pfortader erhält sie das Blut aus dem Darm, das reich an Nährstoffen ist. Die Pfortader ist eine Vene, die zwei Netze von Haargefäßen miteinander verbindet. Erstaunlich ist die Fähigkeit der Leber, nach einer Verletzung nachzuwachsen: Schon ein Viertel genügt, um das ganze Organ wiederherzustellen.

In den Leberzellen wird Traubenzucker als Glykogen gespeichert. Glykogen ist ein verzweigtes Kohlenhydrat, das aus vielen Glukosebausteinen besteht. Sinkt der Blutzucker, so gibt die Leber den Zucker wieder ab. Gesteuert wird dies von zwei Hormonen der Bauchspeicheldrüse, Insulin und Glukagon.

Giftiges Ammoniak, das beim Abbau von Eiweiß entsteht, verwandelt die Leber in Harnstoff. Das ist lebenswichtig. Außerdem bildet sie täglich rund 700 Milliliter Galle. Unter Galle versteht man eine gelbgrüne Flüssigkeit, die Fette in kleine Tröpfchen zerteilt. Gespeichert wird sie in der Gallenblase. Wer über Jahre zu viel Alkohol trinkt, riskiert eine Leberzirrhose. Als Leberzirrhose bezeichnet man den Umbau des Gewebes zu Narben. Leider bemerken viele Kranke lange nichts davon, denn die Leber schmerzt nicht.
`,
  history: `
Am 18. März 1848 kam es in Berlin zu Barrikadenkämpfen zwischen Bürgern und Soldaten. Friedrich Wilhelm IV. zog die Truppen zurück und ritt mit einer schwarz-rot-goldenen Binde durch die Stadt. Merkwürdig war die Stimmung jener Tage: Man jubelte demselben König zu, auf dessen Befehl geschossen worden war.

Im Mai trat in der Frankfurter Paulskirche die Nationalversammlung zusammen. Sie sollte eine Verfassung für ganz Deutschland ausarbeiten. Heinrich von Gagern wurde ihr erster Präsident. Lange stritten die Abgeordneten darüber, ob Österreich zum neuen Reich gehören solle. Die großdeutsche Lösung war der Plan, die deutschen Gebiete Österreichs einzubeziehen; die kleindeutsche Lösung schloss Österreich aus.

Im März 1849 war die Verfassung fertig. Sie enthielt einen Katalog von Grundrechten, der später zum Vorbild für die Weimarer Verfassung und das Grundgesetz wurde. Die Kaiserkrone aber lehnte der preußische König ab. Er wolle keine Krone aus Dreck und Letten, schrieb er. Damit war die Revolution gescheitert. In Baden kämpften Aufständische noch bis zum Juli, als die Festung Rastatt fiel. Viele flohen nach Amerika, unter ihnen Carl Schurz, der dort Innenminister wurde. Man nennt diese Auswanderer die Forty-Eighters.
`,
  civics: `
Das Bundesverfassungsgericht in Karlsruhe wacht darüber, dass alle staatlichen Stellen das Grundgesetz einhalten. Es besteht aus zwei Senaten mit je acht Richterinnen und Richtern. Gewählt werden sie je zur Hälfte von Bundestag und Bundesrat, und zwar für zwölf Jahre. Eine Wiederwahl ist ausgeschlossen.

Jeder Mensch kann sich mit einer Verfassungsbeschwerde an das Gericht wenden. Die Verfassungsbeschwerde ist ein Rechtsbehelf, mit dem jemand die Verletzung seiner Grundrechte durch den Staat rügt. Wichtig ist dabei, dass zuvor der Rechtsweg erschöpft sein muss. Jährlich gehen rund 5000 Beschwerden ein; nur etwa zwei Prozent haben Erfolg.

Bei der abstrakten Normenkontrolle prüft das Gericht ein Gesetz, ohne dass es einen konkreten Streitfall gibt. Den Antrag können die Bundesregierung, eine Landesregierung oder ein Viertel der Mitglieder des Bundestages stellen. Die konkrete Normenkontrolle hingegen geht von einem Richter aus, der ein Gesetz für verfassungswidrig hält. Ein Parteiverbot kann nur in Karlsruhe ausgesprochen werden. Bisher geschah das zweimal: 1952 traf es die SRP, 1956 die KPD. Die Gewaltenteilung bedeutet, dass Gesetzgebung, Regierung und Rechtsprechung voneinander getrennt sind. Manche halten das Gericht für zu mächtig.
`,
  literature: `
Franz Kafka schrieb "Die Verwandlung" im Spätherbst 1912 in Prag. Schon der erste Satz ist berühmt: Gregor Samsa erwacht eines Morgens als ungeheures Ungeziefer. Was für ein Tier er ist, bleibt offen. Kafka verbot dem Verlag ausdrücklich, das Insekt auf dem Umschlag zu zeichnen.

Gregor ist Handlungsreisender und ernährt die ganze Familie. Als er nicht mehr arbeiten kann, kehren sich die Verhältnisse um. Der Vater, eben noch ein müder alter Mann, trägt nun eine Uniform und bewirft den Sohn mit Äpfeln. Einer davon bleibt in seinem Rücken stecken. Die Schwester Grete pflegt ihn anfangs, doch am Ende sagt sie: Wir müssen es loszuwerden suchen.

Erzählt wird fast durchgehend aus Gregors Sicht. Eine solche Erzählweise nennt man personales Erzählen. Der Stil ist nüchtern, beinahe wie in einem Protokoll. Gerade das wirkt unheimlich. Eine Parabel ist eine kurze lehrhafte Erzählung, deren Sinn der Leser durch Übertragung erschließen muss. Ob man die Geschichte so lesen darf, ist umstritten. Das Adjektiv kafkaesk bezeichnet heute Situationen, die rätselhaft und bedrohlich zugleich sind. Als Leitmotiv bezeichnet man ein Element, das in einem Werk immer wiederkehrt; hier sind es die Türen.
`,
  physics: `
Wer mit dem Fahrrad durch eine Kurve fährt, legt sich unwillkürlich nach innen. Damit ein Körper auf einer Kreisbahn bleibt, muss ständig eine Kraft zum Mittelpunkt hin wirken. Diese Kraft heißt Zentripetalkraft. Sie wächst mit dem Quadrat der Geschwindigkeit: Verdoppelt man das Tempo, so braucht man die vierfache Kraft. Beim Auto liefert sie die Haftreibung zwischen Reifen und Straße.

Die Umlaufdauer ist die Zeit, die ein Körper für einen vollen Umlauf benötigt. Ihr Kehrwert ist die Frequenz. Gemessen wird sie in Hertz, benannt nach Heinrich Hertz, der 1886 in Karlsruhe elektromagnetische Wellen nachwies. Unter der Winkelgeschwindigkeit versteht man den überstrichenen Winkel pro Zeit.

Oft hört man von der Fliehkraft. Die Fliehkraft ist eine Scheinkraft, die nur im mitbewegten Bezugssystem auftritt. Von außen betrachtet gibt es sie nicht. Nützlich ist sie trotzdem: In einer Zentrifuge trennen sich Stoffe nach ihrer Dichte, und eine Wäscheschleuder mit 1400 Umdrehungen pro Minute presst das Wasser aus dem Stoff. Die Internationale Raumstation umkreist die Erde in etwa 92 Minuten. Dass die Astronauten schweben, liegt nicht an fehlender Schwerkraft. Sie fallen einfach ständig um die Erde herum.
`,
  economics: `
Steigen die Preise auf breiter Front, so spricht man von Inflation. Inflation ist ein anhaltender Anstieg des allgemeinen Preisniveaus. Gemessen wird sie mit dem Verbraucherpreisindex. Das Statistische Bundesamt vergleicht dafür jeden Monat die Preise von etwa 700 Güterarten. Der Warenkorb ist eine Auswahl von Waren und Dienstleistungen, die ein durchschnittlicher Haushalt kauft.

Die Europäische Zentralbank strebt eine Teuerung von zwei Prozent an. Ihr wichtigstes Werkzeug ist der Leitzins. Als Leitzins bezeichnet man den Zinssatz, zu dem sich Banken bei der Zentralbank Geld leihen können. Wird er erhöht, so verteuern sich Kredite, und die Nachfrage sinkt. Das dauert allerdings viele Monate.

Verheerend war die Inflation von 1923. Im November kostete ein Kilogramm Brot in Berlin über 200 Milliarden Mark. Wer Schulden hatte, wurde sie los; wer gespart hatte, verlor alles. Erst die Rentenmark, die am 15. November eingeführt wurde, beendete den Spuk. Unter Deflation versteht man das Gegenteil, also ein Sinken des Preisniveaus. Auch sie ist gefährlich, weil Käufer abwarten. Bleibt die Wirtschaft schwach, obwohl die Preise steigen, nennt man das Stagflation. In den siebziger Jahren war sie vielerorts zu beobachten.
`,
  lecture: `
# Vorlesung 3: Plattentektonik

- Alfred Wegener 1912: Kontinentalverschiebung, zuerst verlacht
- Beweis: Küsten von Südamerika und Afrika passen zusammen
- Lithosphäre = Kruste und oberster Teil des Mantels, rund 100 km dick
- Asthenosphäre: zähplastische Schicht darunter

## Plattengrenzen
- divergent: Platten entfernen sich voneinander (Mittelatlantischer Rücken, 2 bis 3 cm pro Jahr)
- konvergent: Platten stoßen zusammen
- Subduktion: eine ozeanische Platte taucht unter eine andere ab
- konservativ: Platten gleiten aneinander vorbei, z. B. San-Andreas-Verwerfung

## Folgen
- Vulkane am Pazifischen Feuerring, etwa 450 Stück
- Erdbeben: Hypozentrum = Ort in der Tiefe, an dem der Bruch beginnt
- Epizentrum = Punkt an der Oberfläche senkrecht über dem Hypozentrum
- Hotspots: ortsfeste Aufschmelzungen im Mantel (Hawaii), Platte wandert darüber hinweg
- !!! Skizze fehlt noch
- nächste Woche: Klausurfragen, Buch S. 80 bis 95
- Der Himalaya entstand, als die Indische Platte vor etwa 50 Millionen Jahren auf die Eurasische Platte traf.
- Frage an Prof.: warum bewegt sich die Antarktische Platte kaum?
- Richterskala logarithmisch, jede Stufe 32-mal mehr Energie
`,
  summary: `
In dem Text geht es um den Treibhauseffekt. Der Treibhauseffekt ist wenn die Wärme nicht mehr raus kann wegen den Gasen. Es gibt zwei Sorten, der natürliche und der vom Menschen. Ohne den natürlichen wäre es auf der Erde minus 18 Grad, also voll kalt.

Das wichtigste Gas ist Kohlendioxid. Das kommt von Autos und Kohle und so. Methan ist auch schlimm, es ist ein Gas das von Kühen und Reisfeldern kommt und 28 mal so stark wirkt. Seit 1850 ist die Temperatur um ca. 1,2 Grad gestiegen. Das klingt wenig ist aber viel. Interessant ist, dass die Meere das meiste davon schlucken.

2015 haben sich fast alle Länder in Paris getroffen und das Pariser Abkommen gemacht. Da steht drin, dass es höchstens 1,5 bis 2 Grad wärmer werden soll. Die USA sind 2020 ausgetreten und 2021 wieder rein. Der Emissionshandel bedeutet, dass Firmen Zertifikate kaufen müssen wenn sie CO2 ausstoßen. Ein Kipppunkt ist ein Punkt ab dem man etwas nicht mehr aufhalten kann, zum Beispiel wenn das Eis auf Grönland weg ist. Meiner Meinung nach müsste man viel mehr machen. Der Text war eigentlich gut aber zu lang. Quelle: Buch Seite 44.
`,
};
