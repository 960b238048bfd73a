import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Written and first judged by a reader who knew none of the rules, which were mended on them afterwards. */
export const blindPassages: Readonly<Record<Language, Passages>> = {
  en: {
    tides: `
Why the sea rises twice a day

Anyone who has spent a whole day on a beach knows that the water does not stay where it is. The rhythmic rise and fall of the sea, which we call the tide, is caused chiefly by the gravitational pull of the Moon and, to a lesser degree, of the Sun. But why should there be two high waters a day and not one? The answer is that the Moon pulls more strongly on the side of the Earth that faces it than on the centre, and more strongly on the centre than on the far side. The result is a pair of bulges, one beneath the Moon and one opposite to it, and as the planet turns, a given harbour passes through both.

When the Sun, the Moon and the Earth lie roughly in a line (at new and full moon), their effects add up and produce a spring tide, a tide of unusually large range that has nothing to do with the season. About a week later, when the two bodies pull at right angles, we get the much weaker neap tide. The tidal range is the vertical difference between high water and the following low water; in the Bay of Fundy, in Canada, it can exceed sixteen metres, whereas in most of the Mediterranean it is barely noticeable.

Such contrasts cannot be explained by astronomy alone. The shape of the basin matters: if its natural period of oscillation is close to twelve and a half hours, the water resonates, much as a child on a swing goes higher when pushed at the right moment. Newton, who gave the first correct account in 1687, ignored this; it was Laplace who, almost a century later, treated the tide as a wave.
`,
    sorting: `
# Lecture 7: Sorting algorithms

## Why bother?
- Sorted data can be searched in logarithmic time (recall binary search, week 4)
- About a quarter of all computing time in the 1960s was said to be spent on sorting. Probably exaggerated!

## Vocabulary
- Stable sort: keeps records with equal keys in their original order
- In-place: needs only a constant amount of extra memory
- Inversion: a pair of elements that stand in the wrong order relative to each other
- Comparison sort = any algorithm that learns about the order only by comparing two elements at a time

## Insertion sort
- Takes the next element and slides it leftwards until it fits, the way most people arrange a hand of cards
- Worst case: quadratic (a reversed list). Best case: linear
- Still used for short runs, e.g. inside Timsort, the default in Python since 2002

## Merge sort
- John von Neumann, 1945
- Divide and conquer: split the list in half, sort each half recursively, merge the results
- Always n log n, stable, but it needs a second array as large as the first

## Quicksort
- Devised by Tony Hoare in 1959, when he was a visiting student in Moscow
- The pivot is the element around which the list is partitioned; smaller ones go to the left, larger ones to the right
- A bad pivot (say, always the first element of a list that is already sorted) degrades it to quadratic time. What can we do about it? Choose at random, or take the median of three

## The lower bound
No comparison sort can do better than n log n in the worst case, because a decision tree with n! leaves must have at least that height. Radix sort escapes the bound: it never compares two keys but distributes them digit by digit.
`,
    memory: `
ok so this is my summary of the chapter on memory, hope its useful (ask Priya for the diagrams bc mine are terrible)

Basically the whole thing starts with Ebbinghaus, who in the 1880s learned thousands of nonsense syllables by heart and tested only himself. He found that you forget most of what you learn really fast, like within the first hour, and then it flattens out. Thats the forgetting curve. The obvious objection is that nobody needs to remember "WUX" or "CAZ", and Bartlett said pretty much that in 1932: he had people retell a Native American story and saw they changed it to fit what they already knew. He called these frameworks schemas.

Then comes the model by Atkinson and Shiffrin (1968). Three stores: sensory memory, short-term memory and long-term memory. Miller had already said that short-term memory holds about seven items, plus or minus two, tho nowadays people say its more like four. Chunking means grouping small bits into bigger meaningful units so you can hold more, e.g. a phone number. Baddeley and Hitch didn't like the idea of one passive store so they replaced it with working memory, which is a system that both holds information and does something with it.

The bit that will definately be on the exam: the testing effect. If you try to recall something you remember it better than if you just reread it, even though rereading FEELS better. Roediger and Karpicke showed this in 2006 with short prose passages; after a week the students who had tested themselves remembered way more. Spacing your practice helps too. Why does it work? Nobody is totally sure, but one idea is that effortful retrieval strengthens the trace.
`,
    waterlaw: `
Prior appropriation is a doctrine of water law under which the first person to divert water from a stream and put it to a beneficial use acquires a right to go on doing so, superior to that of anyone who comes later. It is often summed up in the phrase "first in time, first in right". The doctrine arose in the mining camps of California after 1848, where the riparian rules inherited from England, designed for a rainy country with many small rivers, proved of little help: miners often needed water miles away from the bank.

Under riparianism, by contrast, every owner of land that touches a watercourse may make reasonable use of it, and shortages are shared. A senior appropriator shares nothing. In a dry year he may take his full entitlement before a junior one, even a city of a million people, receives a drop; the demand that upstream juniors stop diverting is known as a call. Rights may be lost through abandonment or, in most states, through forfeiture, that is, non-use for a period fixed by statute, usually five years. Critics hold that this "use it or lose it" principle encourages waste.

Colorado was the first state to reject riparian rights altogether, a step confirmed by its supreme court in Coffin v. Left Hand Ditch Company (1882). The Colorado River itself is governed by an interstate agreement, the Colorado River Compact of 1922, which divided the flow between an upper and a lower basin on the basis of measurements made in unusually wet years. Tribal claims rest on a different footing. In Winters v. United States (1908) the court held that the creation of a reservation implies a reservation of enough water to serve its purpose.
`,
  },
  es: {
    desierto: `
La fotosíntesis en las plantas del desierto

Toda planta se enfrenta a un dilema: para fabricar azúcares necesita abrir los estomas, esos poros microscópicos de la hoja por los que entra el dióxido de carbono, pero por ellos escapa también el agua. En un bosque húmedo la pérdida apenas importa. En el desierto de Sonora, donde pueden pasar meses sin que caiga una gota, puede ser mortal. ¿Cómo se las arreglan entonces los cactus?

La respuesta está en el reloj. Las plantas con metabolismo ácido de las crasuláceas, conocido por sus siglas inglesas CAM, abren los estomas solo de noche, cuando el aire es más fresco y la transpiración disminuye. El dióxido de carbono que entra es fijado por una enzima, la PEP carboxilasa, y almacenado en las vacuolas en forma de ácido málico. Al amanecer los poros se cierran; el ácido se descompone poco a poco y libera el gas, que por fin ingresa en el ciclo de Calvin, el conjunto de reacciones en que se construyen los azúcares.

El nombre procede de las crasuláceas, familia en la que se estudió por primera vez, aunque hoy sabemos que el mecanismo apareció de manera independiente en más de treinta familias, entre ellas las de la piña y las orquídeas. Se denomina suculencia a la capacidad de acumular agua en tejidos gruesos y carnosos, rasgo que suele acompañarlo. Nada de esto sale gratis: como la cantidad de ácido que cabe en una vacuola es limitada, estas plantas crecen despacio. Un saguaro puede tardar diez años en alcanzar la altura de un dedo.
`,
    inflacionblind: `
# Tema 5. La inflación y los bancos centrales

## 1. Conceptos básicos
- Inflación: aumento generalizado y sostenido de los precios de una economía
- Deflación: lo contrario; puede parecer buena noticia, pero no lo es (¿por qué comprar hoy lo que mañana será más barato?)
- IPC: índice que mide el coste de una cesta de bienes y servicios representativa del consumo de los hogares
- Inflación subyacente: la que excluye la energía y los alimentos no elaborados, por ser muy volátiles

## 2. Causas
- De demanda: demasiado dinero persigue a pocos bienes
- De costes: por ejemplo, la crisis del petróleo de 1973
- Expectativas. Si todos esperan que los precios suban, los sindicatos piden más salario, las empresas lo trasladan al precio y la profecía se cumple

## 3. Qué hace el banco central
- El tipo de interés oficial es el precio al que el banco central presta dinero a los bancos comerciales
- Si lo sube, el crédito se encarece, se consume e invierte menos y los precios se moderan, aunque con retraso (de 12 a 24 meses)
- El Banco Central Europeo, creado en 1998 y con sede en Fráncfort, tiene como objetivo una inflación del 2 % a medio plazo
- La Reserva Federal tiene un mandato doble: estabilidad de precios y máximo empleo

## 4. Casos para comentar en clase
- Alemania, 1923: la hiperinflación llegó a tal punto que los obreros cobraban dos veces al día
- Estados Unidos, 1979-1982: Paul Volcker subió los tipos hasta cerca del 20 % y provocó una recesión, pero rompió la espiral
- Argentina: ¿de qué sirve un banco central que no es independiente del gobierno?
`,
    revolucion: `
Resumen del tema de la Revolución Francesa (lo he hecho deprisa, asi que puede haber fallos)

A ver, lo primero es entender por qué estalla. Francia estaba arruinada, en parte por haber ayudado a los americanos contra los ingleses, y los únicos que pagaban impuestos de verdad eran los del tercer estado, o sea, todos los que no eran ni clero ni nobles. Luis XVI convoca los Estados Generales en mayo de 1789, que no se reunían desde 1614. ¿Y qué pasa? Pues que discuten por cómo se vota. El tercer estado quería que se votara por cabeza y no por estamento, porque si no siempre perdían dos a uno. Al final se van y se proclaman Asamblea Nacional. En el Juramento del Juego de Pelota prometen no separarse hasta dar a Francia una constitución.

Luego viene lo de la Bastilla, el 14 de julio, que era una prisión casi vacía (¡siete presos!) pero simbolizaba el poder absoluto. En agosto la Asamblea suprime los derechos feudales y aprueba la Declaración de los Derechos del Hombre y del Ciudadano. La profe insistió mucho en que Olympe de Gouges contestó en 1791 con una declaración de los derechos de la mujer, y que acabó guillotinada.

El rey intenta huir en junio de 1791 y lo pillan en Varennes, con lo que pierde la poca confianza que le quedaba. En 1792 se proclama la República y en enero del 93 le cortan la cabeza. Los jacobinos eran el grupo más radical y su líder más conocido era Robespierre. El Terror es la etapa, de 1793 a 1794, en que el Comité de Salvación Pública gobernó ejecutando a miles de sospechosos. Termina en Termidor, cuando guillotinan tambien a Robespierre.
`,
    quipu: `
El quipu (del quechua khipu, «nudo») fue un instrumento de registro formado por un cordel principal del que pendían numerosas cuerdas de lana o algodón, de colores diversos y provistas de nudos. Aunque se han hallado ejemplares de la cultura huari, anteriores en varios siglos, su uso alcanzó el máximo desarrollo bajo el Imperio incaico, que carecía de escritura alfabética y, sin embargo, administraba a unos diez millones de personas.

En 1912 el historiador estadounidense Leland Locke demostró que los nudos representaban cifras según un sistema decimal posicional: los más próximos al cordel principal indicaban las unidades mayores, y la ausencia de nudo equivalía al cero. Los encargados de confeccionarlos y leerlos, llamados quipucamayoc, gozaban de un rango elevado y respondían con su vida, según algunos cronistas, de la exactitud de las cuentas. Registraban tributos, censos y existencias de los almacenes estatales, denominados colcas.

Más discutido es si también conservaban relatos. El Inca Garcilaso, que afirmaba haber aprendido a manejarlos de niño, escribió que servían para las cuentas y no para las palabras; otros testigos, en cambio, aseguran que con ellos se recitaban genealogías e historias. Desde 2017 la antropóloga Sabine Hyland sostiene, a partir de dos ejemplares custodiados en la aldea de San Juan de Collata, que ciertos quipus tardíos pudieron ser logosilábicos, esto es, combinar signos para palabras y signos para sílabas. La hipótesis no ha sido confirmada.

El Tercer Concilio de Lima ordenó en 1583 destruir los que se consideraban idolátricos. Hoy se conservan alrededor de mil, repartidos entre museos de Berlín, Nueva York y Lima.
`,
  },
  fr: {
    plaques: `
La dérive des continents et la tectonique des plaques

Lorsque le météorologue allemand Alfred Wegener affirma, en 1912, que l'Afrique et l'Amérique du Sud avaient autrefois été réunies, la plupart des géologues haussèrent les épaules. Il avait pourtant de bons arguments : le tracé des côtes, la présence des mêmes fossiles de part et d'autre de l'Atlantique, les traces d'anciens glaciers en des lieux aujourd'hui tropicaux. Que lui manquait-il donc ? Un moteur. Il ne pouvait expliquer quelle force déplaçait des masses aussi énormes.

Ce moteur ne fut compris que dans les années 1960. On appelle lithosphère l'enveloppe rigide de la Terre, qui comprend la croûte et la partie supérieure du manteau ; elle est découpée en une douzaine de grandes plaques, lesquelles glissent sur une couche plus ductile, l'asthénosphère. Au milieu des océans s'étirent les dorsales, des chaînes de montagnes sous-marines où le magma remonte et forme sans cesse un plancher nouveau. Celui-ci s'éloigne de quelques centimètres par an, à peu près la vitesse à laquelle poussent nos ongles.

Mais puisque la Terre ne grossit pas, il faut bien que ce plancher disparaisse quelque part. La subduction est le processus par lequel une plaque océanique, devenue froide et dense, plonge sous une autre plaque et s'enfonce dans le manteau. Elle s'accompagne de séismes violents et d'un volcanisme explosif, comme au Japon ou dans les Andes. Quand deux continents se rencontrent, en revanche, aucun ne veut plonger, car leur croûte est trop légère : ils se plissent, et c'est ainsi que l'Inde, en heurtant l'Asie il y a cinquante millions d'années, a soulevé l'Himalaya.
`,
    kant: `
# Cours 3 : Kant, la morale du devoir

## Rappel
- Königsberg, 1724-1804
- Question directrice : « Que dois-je faire ? » (la deuxième des trois grandes questions, après « Que puis-je savoir ? »)
- Texte : Fondements de la métaphysique des mœurs, 1785

## La bonne volonté
- Seule chose bonne sans restriction. L'intelligence ou le courage peuvent servir un criminel
- Agir par devoir ≠ agir conformément au devoir
- Exemple du marchand : il ne vole pas ses clients, mais c'est par intérêt. Son action a-t-elle une valeur morale ? Non, répond Kant

## Les impératifs
- Impératif hypothétique : commandement qui ne vaut que si l'on poursuit une certaine fin (si tu veux guérir, prends ce remède)
- Impératif catégorique : commandement qui vaut absolument, quelle que soit la fin poursuivie
- Maxime : principe subjectif selon lequel le sujet agit
- Première formule : « Agis uniquement d'après la maxime dont tu peux vouloir en même temps qu'elle devienne une loi universelle. »
- Deuxième formule : traiter l'humanité, en soi comme en autrui, toujours aussi comme une fin, jamais simplement comme un moyen

## L'autonomie
- L'autonomie est la propriété de la volonté d'être à elle-même sa loi
- Son contraire, l'hétéronomie : recevoir sa loi du dehors (désirs, autorité, religion)

## Objections
- Hegel : un formalisme vide, d'où l'on ne tire aucun devoir précis
- Benjamin Constant, 1797 : faut-il dire la vérité à l'assassin qui demande où se cache notre ami ? Kant maintient que oui, ce qui a choqué bien des lecteurs
- Péguy : « Le kantisme a les mains pures, mais il n'a pas de mains »
`,
    vaccins: `
Fiche sur les vaccins (pour le contrôle de jeudi, merci de pas la perdre !!)

Alors, tout commence avec Jenner, un médecin de campagne anglais. Il avait remarqué que les filles qui traient les vaches n'attrapent presque jamais la variole, parce qu'elles ont déjà eu la vaccine, une maladie de la vache qui est beaucoup moins grave. En 1796 il prend du pus sur la main d'une fermière et il l'inocule à un gamin de huit ans, le petit James Phipps (aujourd'hui il irait en prison je pense). Après il lui donne la variole exprès, et rien. Le mot « vaccin » vient de là, du latin vacca.

Comment ça marche ? En gros on montre au corps un antigène, c'est-à-dire une molécule que le système immunitaire reconnait comme étrangère, mais sans le danger de la vraie maladie. Les lymphocytes B fabriquent des anticorps et surtout il reste des cellules mémoire, qui peuvent vivre des dizaines d'années. Si le vrai microbe arrive, la réponse est beaucoup plus rapide et plus forte que la première fois.

Il y a plusieurs sortes de vaccins. Les vivants atténués contiennent un microbe affaibli, par ex. la rougeole. Les inactivés, un microbe tué. Les vaccins à ARN messager, eux, donnent juste à nos cellules la recette d'une protéine du virus, et c'est elles qui la fabriquent ; l'ARN est détruit au bout de quelques jours, donc non il ne change pas notre ADN.

L'immunité collective, c'est quand assez de gens sont immunisés pour que la maladie ne circule plus, ce qui protège aussi ceux qu'on peut pas vacciner. Pour la rougeole il faut à peu près 95 %. La variole a été declarée éradiquée par l'OMS en 1980, c'est la seule maladie humaine pour l'instant.
`,
    canal: `
Le canal du Midi est une voie navigable du sud de la France, longue de 240 kilomètres, qui relie Toulouse à l'étang de Thau et, par là, la Garonne à la Méditerranée. Conçu par Pierre-Paul Riquet, fermier général des gabelles en Languedoc, et autorisé par un édit d'octobre 1666, il fut ouvert à la navigation en 1681, quelques mois après la mort de son promoteur, qui y avait englouti sa fortune.

La principale difficulté n'était pas de creuser, mais d'alimenter en eau le bief de partage, c'est-à-dire le tronçon le plus élevé, d'où l'eau s'écoule vers les deux versants. Riquet la résolut en captant les ruisseaux de la Montagne Noire par un réseau de rigoles qui convergent vers le seuil de Naurouze, situé à 189 mètres d'altitude. Afin de garantir le débit en été, on édifia le barrage de Saint-Ferréol, alors le plus grand d'Europe, dont la retenue dépasse six millions de mètres cubes.

L'ouvrage compte 63 écluses, pour la plupart de plan ovale, forme adoptée parce que les murs droits de la première s'étaient effondrés sous la poussée des terres. À Fonseranes, près de Béziers, une échelle d'écluses, suite de sas accolés qui partagent leurs portes, permet de franchir une dénivellation de 21 mètres. Vauban, chargé d'inspecter les travaux en 1686, fit ajouter de nombreux ponts-canaux ; il aurait dit qu'il eût donné toute sa gloire pour en être l'auteur.

Concurrencé par le chemin de fer à partir de 1857, le canal perdit peu à peu son trafic de marchandises. Il est inscrit depuis 1996 au patrimoine mondial. Ses platanes, plantés au XIXe siècle, sont décimés par le chancre coloré, maladie due à un champignon.
`,
  },
  de: {
    gaerung: `
Was beim Gären geschieht

Seit mindestens neuntausend Jahren stellen Menschen Brot, Bier und Wein her, ohne zu wissen, was dabei vor sich geht. Noch um 1840 stritten die Gelehrten darüber, ob die Hefe ein Lebewesen sei oder bloß ein zerfallender Stoff, der den Zucker mit in den Zerfall reiße, wie Justus von Liebig meinte. Erst Louis Pasteur zeigte um 1857, dass die Gärung an lebende Zellen gebunden ist; er nannte sie »das Leben ohne Luft«.

Unter Gärung versteht man heute den Abbau organischer Stoffe zur Energiegewinnung, bei dem kein Sauerstoff als Elektronenempfänger dient. Am Anfang steht fast immer die Glykolyse, in deren Verlauf ein Molekül Traubenzucker in zwei Moleküle Brenztraubensäure zerlegt wird. Dabei entstehen zwei Moleküle ATP, also sehr wenig, wenn man bedenkt, dass die Zellatmung rund dreißig liefert. Warum begnügt sich die Hefe damit? Weil ihr ohne Sauerstoff nichts anderes übrig bleibt.

Was mit der Brenztraubensäure weiter geschieht, hängt vom Organismus ab. Bei der alkoholischen Gärung wird sie in Kohlendioxid und Ethanol umgewandelt: Das Gas treibt den Teig, der Alkohol verfliegt beim Backen. Milchsäurebakterien dagegen bilden Milchsäure, die den pH-Wert senkt und dadurch Fäulniserreger fernhält. Darauf beruht die Haltbarkeit von Sauerkraut, Joghurt und Salami. Auch unsere Muskeln beherrschen diesen Weg, wenn sie bei einem Sprint schneller Energie brauchen, als das Blut Sauerstoff herbeischaffen kann.

Der Zweck ist übrigens in allen Fällen derselbe. Der Überträger NAD⁺, der bei der Glykolyse Elektronen aufnimmt, muss sie wieder loswerden, sonst käme der ganze Vorgang nach wenigen Sekunden zum Erliegen. 1897 wies Eduard Buchner nach, dass sogar zellfreier Presssaft gärt. Er erhielt dafür 1907 den Nobelpreis.
`,
    westfalen: `
# Vorlesung 9: Der Westfälische Friede

## Ausgangslage
- 1618: Prager Fenstersturz, Beginn des Dreißigjährigen Krieges
- Zuerst Konfessionskonflikt, dann zunehmend Machtkampf: Das katholische Frankreich kämpft auf der Seite der protestantischen Schweden (!)
- Bevölkerungsverlust im Reich: etwa ein Drittel, regional bis zu zwei Drittel

## Verhandlungen
- 1644 bis 1648 in Münster und Osnabrück, da Katholiken und Protestanten nicht am selben Tisch sitzen wollten
- Erster gesamteuropäischer Gesandtenkongress; 109 Delegationen, endloser Streit um Rang und Anrede
- Gekämpft wurde währenddessen weiter. Warum auch aufhören, solange ein Sieg die eigene Position verbessert?

## Begriffe
- Normaljahr: Stichjahr 1624, nach dem sich der konfessionelle Besitzstand richtete
- Itio in partes: getrennte Beratung der Konfessionen im Reichstag, sodass keine die andere überstimmen konnte
- Landeshoheit: die weitgehend selbständige Herrschaft der Reichsstände in ihren Territorien
- Amnestie: gegenseitiges »ewiges Vergessen« aller im Krieg begangenen Feindseligkeiten

## Ergebnisse
- Schweden erhält Vorpommern, Frankreich die habsburgischen Rechte im Elsass
- Die Niederlande und die Schweiz scheiden aus dem Reich aus
- Calvinisten werden reichsrechtlich anerkannt
- Die Reichsstände dürfen Bündnisse schließen, sofern sie sich nicht gegen Kaiser und Reich richten

## Forschungsdebatte
Das »Westfälische System« ist die Vorstellung, 1648 sei eine Ordnung souveräner, gleichberechtigter Staaten entstanden. Andreas Osiander hat sie 2001 als Mythos bezeichnet: Von Souveränität ist in den Verträgen nirgends die Rede, und das Reich bestand bis 1806 fort. Dennoch hält sich der Begriff in der Politikwissenschaft hartnäckig.
`,
    tonleitern: `
Zusammenfassung Musiktheorie, Kapitel 2 (Tonleitern und so)

Also, ich versuch das mal so aufzuschreiben, dass ich's in drei Wochen noch kapiere. Ein Intervall ist der Abstand zwischen zwei Tönen, und den kleinsten, den wir auf dem Klavier haben, nennt man Halbton. Zwölf davon ergeben eine Oktave. Das Lustige an der Oktave ist, dass der obere Ton genau doppelt so schnell schwingt wie der untere und sich trotzdem irgendwie »gleich« anhört. Warum das so ist? Steht nicht im Buch, Frau Kessler meinte, das hat mit den Obertönen zu tun.

Die Durtonleiter hat sieben Töne, und die Halbtonschritte liegen zwischen der dritten und vierten und zwischen der siebten und achten Stufe. Bei natürlichem Moll liegen sie zwischen 2 und 3 und zwischen 5 und 6. Der Grundton ist der Ton, nach dem die Leiter heißt und auf den alles zurück will. Den siebten Ton in Dur nennt man Leitton, weil er nur einen halben Schritt darunter liegt und richtig dahin zieht (sing mal C-Dur und hör beim H auf, das hält keiner aus).

Ein Dreiklang besteht aus Grundton, Terz und Quinte. Ist die Terz groß, klingt er nach Dur, ist sie klein, nach Moll. Die wichtigsten drei heißen Tonika, Subdominante und Dominante, damit kann man schon tausend Lieder begleiten.

Jetzt kommt das Komplizierte: Pythagoras soll die Töne aus reinen Quinten aufgebaut haben, aber zwölf Quinten sind ein kleines bischen mehr als sieben Oktaven. Dieser Rest heißt pythagoreisches Komma. Deshalb stimmt man heute meistens gleichstufig, d.h. alle Halbtöne sind gleich groß und alles ist ein wenig falsch, aber überall gleich falsch. Bachs Wohltemperiertes Klavier von 1722 war übrigens NICHT gleichstufig gedacht, das wird oft verwechselt.
`,
    dreifelder: `
Die Dreifelderwirtschaft war eine in Mitteleuropa vom Hochmittelalter bis ins 19. Jahrhundert verbreitete Form der Bodennutzung, bei der die Ackerfläche eines Dorfes in drei Teile, die Zelgen, gegliedert war. Jede Zelge trug im ersten Jahr Wintergetreide (meist Roggen oder Dinkel), im zweiten Sommergetreide (Hafer oder Gerste) und blieb im dritten als Brache liegen. Gegenüber der älteren Zweifelderwirtschaft, bei der stets die Hälfte des Landes ruhte, stieg der Ertrag um schätzungsweise ein Drittel bis die Hälfte; zugleich verteilten sich Arbeit und Risiko besser über das Jahr.

Da die Parzellen der einzelnen Bauern im Gemenge lagen und oft nur über fremde Äcker erreichbar waren, mussten sich alle an dieselben Termine für Aussaat und Ernte halten. Dieser sogenannte Flurzwang wurde von der Dorfgemeinde überwacht. Auf der Brache und den abgeernteten Stoppeln weidete das gemeinsame Vieh, dessen Dung dem Boden einen Teil der entzogenen Nährstoffe zurückgab. Die Allmende, der gemeinschaftlich genutzte Besitz an Wald, Weide und Gewässer, ergänzte das System.

Ein erster urkundlicher Beleg stammt aus dem Jahr 763 und betrifft das Kloster St. Gallen. Ob die Neuerung, wie der Historiker Lynn White 1962 annahm, gemeinsam mit dem schweren Pflug und dem Kummet eine »Agrarrevolution« auslöste, ist umstritten; jüngere Arbeiten betonen, dass sie sich regional sehr ungleichmäßig durchsetzte.

Im 18. Jahrhundert begann man, die Brache mit Klee, Kartoffeln oder Rüben zu bepflanzen. Zu den eifrigsten Verfechtern dieser verbesserten Dreifelderwirtschaft gehörte Johann Christian Schubart, den Kaiser Joseph II. 1784 zum »Edlen von dem Kleefelde« erhob. Endgültig verdrängt wurde sie erst durch den Mineraldünger.
`,
  },
  zh: {
    supplychain: `
供应链为什么会“抖动”

一件普通的棉布衬衫，从棉田到衣柜，往往要经过六七个国家。人们把从原料采购、加工制造到运输、销售的全过程中，各个企业所连成的网络称为供应链。平时我们很少注意到它，直到它断裂为止：2021年3月，一艘名叫“长赐号”的货轮在苏伊士运河搁浅，六天之内就有四百多艘船被堵在两端，远在欧洲的家具店因此缺货数月。

管理学家早就发现，即使没有这样的意外，供应链本身也会放大波动。牛鞭效应是指需求信息沿着供应链向上游传递时，波动幅度逐级增大的现象。假如超市的尿布销量只增加了百分之五，批发商担心缺货，就多订百分之十；厂家看到订单猛增，又多备百分之二十的原料。等到真相大白，仓库里已经堆满了卖不出去的货。宝洁公司在二十世纪九十年代首先注意到这一点，有趣的是，婴儿的数量其实一直很稳定。

那么，怎样才能减轻它呢？一种办法是让上下游共享销售数据，使厂家直接看到顾客买了什么，而不是只看到订单。另一种办法来自丰田：准时制生产，即只在需要的时候、按需要的数量生产所需的产品，从而把库存压到最低。然而库存少了，缓冲也就少了。新冠疫情期间，许多车厂由于没有囤积芯片而被迫停产，于是不少企业又从“准时”转向“以防万一”，重新建立安全库存。效率与韧性之间，似乎总要有所取舍。
`,
    plates: `
# 第六讲 板块构造与地震

## 一、从大陆漂移说起
- 1912年，德国人魏格纳提出大陆漂移说；证据：海岸线吻合、化石相同、古冰川遗迹
- 当时为何没人信？因为他说不清动力从哪里来
- 1960年代：海底扩张被证实（磁条带对称分布于洋脊两侧）

## 二、基本概念
- 岩石圈：由地壳和上地幔顶部组成的坚硬外壳
- 软流圈：位于岩石圈之下、能够缓慢流动的一层
- 俯冲带：一个板块插入另一个板块之下的地带，例如日本海沟
- 转换断层：两个板块水平错动的边界，如圣安德烈亚斯断层

## 三、地震
- 震源是地下岩石开始破裂的地方；震中是震源在地表的垂直投影点
- 震级与烈度不要混淆！震级表示释放能量的大小，一次地震只有一个；烈度表示某地受破坏的程度，各地不同
- 震级每增加一级，能量约增加32倍
- 纵波（P波）速度快，先到；横波（S波）速度慢，但破坏力更大，而且不能通过液体
- 地震预警就是利用两者的时间差（注意：预警≠预报）

## 四、案例
- 2008年汶川地震：矩震级7.9，龙门山断裂带，近七万人遇难
- 2011年东日本大地震：9.0级，引发海啸和福岛核事故
- 讨论：喜马拉雅山至今仍在长高，这说明了什么？

## 五、小结
张衡在公元132年制造了候风地动仪，据《后汉书》记载，它曾测到陇西的一次地震。今天我们已无法知道其内部构造，王振铎1951年的复原模型也一直受到质疑。
`,
    revolution: `
法国大革命这一章的总结（自己整理的，有错的话大家多包涵哈）

先说背景吧。大革命前的法国分三个等级，第一等级是教士，第二等级是贵族，剩下的全是第三等级，占人口的百分之九十几，税基本上都是他们交的。再加上帮美国打独立战争花了一大笔钱，国库早就空了，1788年又赶上歉收，面包贵得要命，老百姓能不急吗？

1789年5月路易十六没办法，只好召开三级会议，这个会上一次开还是1614年。结果光是怎么投票就吵翻了：第三等级要求一人一票，教士和贵族坚持一个等级一票。谈不拢，第三等级干脆自己成立了国民议会，还跑到一个网球场里发誓，不制定出宪法决不解散，这就是网球场宣言。7月14号巴黎人攻占巴士底狱，里面其实只关了七个人，但它是专制的象征，所以意义很大。8月通过《人权宣言》，说人生来自由、权利平等（老师说当时女人可不算在内）。

后来国王想逃，在瓦雷讷被认出来抓了回去，信用彻底破产。1792年成立共和国，第二年一月他就上了断头台。然后是雅各宾派上台，罗伯斯庇尔搞恐怖统治，所谓恐怖统治，就是用革命法庭快速审判和处决“嫌疑人”的做法，死了好几万人。1794年热月政变，罗伯斯庇尔自己也被砍了头。

最后是督政府，由五个督政官共同执政，又腐败又没用，1799年被拿破伦（好像写错字了）发动雾月政变推翻了。所以考试如果问大革命什么时候结束，一般就答1799年。
`,
    puer: `
普洱茶是以云南大叶种晒青毛茶为原料、经后发酵制成的茶，因旧时在普洱府集散而得名。按加工方法的不同，可分为生茶和熟茶两类：前者压制后自然陈化，后者则须先经过渥堆。渥堆是将毛茶堆成一米左右的茶堆，洒水并覆盖，使其在湿热和微生物的作用下加速发酵的工序，一般需要四十至六十天，由昆明茶厂于1973年前后试制成功。

参与发酵的微生物以黑曲霉为主，此外还有酵母和根霉。在它们分泌的酶的作用下，茶多酚被氧化，生成茶黄素、茶红素和茶褐素，茶汤由黄绿转为红褐，苦涩味随之减弱。儿茶素的含量可下降七成以上，而没食子酸有所增加。

普洱茶多紧压成饼、砖、沱等形状，这与运输有关。自唐代起，内地与藏区之间便有以茶易马的贸易，马帮所走的路线后人称为茶马古道。宋代设茶马司，专门管理这项贸易。传统的七子饼每饼重三百五十七克，七饼一筒，这一规格据说始于清雍正十三年（1735年），也有学者认为其年代并不可靠。

二十世纪九十年代以后，“越陈越香”的说法从台湾、香港流行开来，老茶价格急剧上涨；2007年市场崩溃，许多炒家血本无归。其实陈化的效果取决于温度与湿度，仓储不当反会生霉。所谓干仓，指相对湿度低于百分之八十、通风良好的贮存环境，与湿仓相对。2022年，包括普洱茶制作技艺在内的“中国传统制茶技艺及其相关习俗”列入联合国教科文组织的名录。
`,
  },
  ja: {
    tides: `
潮の満ち引きはなぜ起こるのか

海辺で一日を過ごすと、朝は波に洗われていた岩が、昼には乾いてしまうことに気づく。このように海面がおよそ半日の周期で上下する現象を潮汐という。古くから月と関係があることは知られていたが、その理由を初めて正しく説明したのはニュートンであり、1687年のことであった。

月の引力は、地球のうち月に近い側で強く、遠い側で弱い。地球の中心が受ける力との差が、海水を両側へ引き伸ばすように働く。この差のことを起潮力と呼ぶ。では、月の反対側でも海面が高くなるのはなぜだろうか。反対側では、地球そのものの方が海水よりも強く月に引かれるため、海水がいわば取り残されるからである。地球は一日に一回自転するので、同じ港は二つのふくらみを順に通り、満潮はふつう一日に二回訪れる。

太陽も潮汐を起こすが、はるかに遠いため、その影響は月の半分ほどにすぎない。新月や満月のころには、太陽と月と地球がほぼ一直線に並び、両者の力が重なって干満の差が大きくなる。これが大潮である。反対に、上弦や下弦のころには力が打ち消し合い、小潮となる。

ただし、実際の潮位は天体の動きだけでは決まらない。有明海では干満の差が最大で六メートルに達するのに対し、日本海側では三十センチほどしかない。湾の形や深さによって、海水の揺れが共振することがあるためだ。漁師たちが昔から土地ごとの潮見表を頼りにしてきたのも、もっともなことである。
`,
    haiku: `
# 第4回講義メモ：俳句の形式と歴史

## 1. 基本
- 五・七・五の十七音からなる定型詩
- 季語：特定の季節を表すと定められた言葉（例：「蛙」は春、「天の川」は秋）
- 切れ字：句の途中や末尾に置いて、意味や調子を切る語。「や」「かな」「けり」など
- 字余り=十七音より多いもの。字足らずはその逆

## 2. 成り立ち
- 連歌 → 俳諧の連歌 → 発句の独立
- 発句とは、連歌や連句の最初に置かれる五・七・五の句のこと
- 松尾芭蕉（1644-1694）：『おくのほそ道』。滑稽が中心だった俳諧を芸術にまで高めた
- 与謝蕪村は画家でもあり、絵画的な句が多い。小林一茶は？ → 弱い者への共感

## 3. 明治の革新
- 正岡子規が発句を独立した文芸とみなし、「俳句」という名を広める
- 写生：対象をありのままに写し取る方法。西洋画の影響を受けた
- なぜ子規は芭蕉を批判し、蕪村を高く評価したのか？（レポート課題）

## 4. 近代以後
- 高浜虚子は雑誌『ホトトギス』を主宰し、「花鳥諷詠」を唱えた
- 河東碧梧桐らの新傾向俳句から、季語も定型も捨てる自由律俳句が生まれる
- 種田山頭火「分け入つても分け入つても青い山」
- 1946年、桑原武夫が「第二芸術」で俳句を批判。作者名を隠せば名人の句も素人の句も区別できない、という実験に基づく

## 5. 鑑賞
「古池や蛙飛びこむ水の音」では、それまで鳴き声を詠むのが常識だった蛙について、水に飛びこむ音を詠んだ点が新しかった。
`,
    memory: `
記憶の研究まとめ（テスト前なので急いで書きました、間違ってたらごめん）

まずエビングハウスから。この人は1880年代に、意味のない綴りをひたすら自分で覚えて、どれくらい忘れるかを調べた。結果、覚えた直後に一気に忘れて、そのあとはゆるやかになるらしい。これを忘却曲線っていう。でも実験したのは自分一人だけだし、意味のない言葉なんて普段覚えないよね、という批判もある。

次に二重貯蔵モデル。アトキンソンとシフリンが1968年に出したやつで、記憶を短期記憶と長期記憶に分けて考える。短期記憶の容量はミラーによると7±2個で、これをマジカルナンバーと呼ぶ。ただ最近は4個くらいという説の方が有力みたい。チャンクとは、意味のあるまとまりとして覚えられる情報の単位のことで、電話番号を区切って覚えるのがいい例。

その後バドリーが、短期記憶はただの入れ物じゃないだろってことで、ワーキングメモリを提案した。ワーキングメモリは、情報を一時的に保ちながら同時に処理もするための仕組みである。暗算するときを考えるとわかりやすい。

長期記憶にもいろいろ種類がある。エピソード記憶は「昨日カレーを食べた」みたいな個人的な出来事の記憶で、意味記憶は「パリはフランスの首都」みたいな一般的な知識の記憶。自転車の乗り方とかは手続き記憶で、言葉で説明しずらい。

先生がいちばん強調してたのはテスト効果。読み返すより、思い出そうとする方が記憶に残るんだって。2006年のローディガーとカーピックの実験では、一週間後の成績がはっきり違った。じゃあなんでみんな教科書に線ばっかり引くんだろう？読み返すと「わかった気」になるから、だそうです。
`,
    koji: `
麹（こうじ）とは、米、麦、大豆などの穀類を蒸し、コウジカビを繁殖させたものであり、清酒、味噌、醤油、みりんなど、日本の多くの発酵食品の製造に用いられる。主に使われるのはニホンコウジカビ（学名 Aspergillus oryzae）で、2006年に日本醸造学会により「国菌」に認定された。

コウジカビは多量の酵素を分泌する。なかでもアミラーゼはデンプンを糖に、プロテアーゼはタンパク質をアミノ酸に分解する。清酒の醸造では、麹による糖化と酵母によるアルコール発酵とが同じ容器の中で同時に進む。この方式は並行複発酵と呼ばれ、醸造酒としては異例の20度近いアルコール分を得ることができる。これに対し、原料の果汁がすでに糖を含むワインは単発酵である。

種麹は、麹を造る際に加えるコウジカビの胞子であり、「もやし」ともいう。室町時代の京都では、北野天満宮に属する麹座がその製造と販売を独占していたが、酒屋との対立が激化し、1444年の文安の麹騒動によって衰えた。現在も種麹を扱う業者は全国に十社ほどしかない。

近縁のカビには、アフラトキシンという強い発がん性物質を作るものがある。しかし2005年に発表されたゲノム解析などにより、ニホンコウジカビではその合成に関わる遺伝子が働かないことが確かめられている。長い年月をかけて、人が安全な株を選び続けてきた結果だと考えられる。

沖縄の泡盛には黒麹菌が用いられる。クエン酸を多く生じるため、気温の高い土地でも雑菌の繁殖を抑えられるからである。1910年、河内源一郎がこれを泡盛から分離し、のちに白麹菌も発見した。
`,
  },
};
