import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the blind ones, by a third reader: for each language a chapter, a lecture, a summary and an article. */
export const blindThirdPassages: Readonly<Record<Language, Passages>> = {
  en: {
    lighthouse: `
Chapter 7. Light at the edge of the sea

Before the nineteenth century a lighthouse was, for the most part, a tall tower with a fire on it. Coal braziers smoked, candles guttered, and even the best oil lamps with polished metal reflectors lost more than half of their light before it ever reached a ship. What could be done? The answer came not from a sailor but from a French engineer, Augustin Fresnel, who had spent his evenings studying diffraction while he built roads by day.

A Fresnel lens is a compound lens divided into concentric rings, each of which bends light by the same amount as the corresponding part of a much thicker lens. Because the useless glass between the two surfaces is removed, it weighs far less and absorbs far less. The first one was lit at Cordouan, at the mouth of the Gironde, in 1823; mariners reported that they could see it from more than thirty kilometres away.

Lenses were graded into orders according to their focal length. A first-order lens, which might stand nearly three metres tall (and cost as much as a small church), marked the great landfalls, whereas the sixth order was reserved for harbours and piers. To tell one light from another, keepers gave each its own characteristic, that is, the rhythm of flashes and eclipses by which a light can be identified at night. The geographic range of a light depends on its height above the water, since the curvature of the Earth hides anything too low; the luminous range, by contrast, depends on the strength of the lamp and the clarity of the air.

Heavy lenses needed to turn smoothly. From the 1890s many of them floated in a trough of mercury, which reduced friction so much that a clockwork could rotate several tonnes. The keepers, who breathed its vapour for years, paid a price that nobody understood at the time.
`,
    supplyshocks: `
# Lecture 11: Supply shocks and what central banks can do

## 1. Recap
- Last week: demand shocks. Output and prices move in the same direction, so policy is (relatively) easy.
- Today: what if they don't?

## 2. What is a supply shock?
- Supply shock: an unexpected event that suddenly changes the cost or availability of producing goods across the economy
- Negative: oil embargo of 1973, the 2011 Tohoku earthquake, container shortage in 2021
- Positive: shale gas after 2008; good harvests
- The short-run aggregate supply curve shifts left when input costs jump -> output falls, prices rise

## 3. Stagflation
- Stagflation = stagnation of output combined with high inflation
- Term usually credited to Iain Macleod, speaking in the House of Commons in 1965
- Awkward for the Phillips curve, which in its original form (1958) promised a stable trade-off between unemployment and wage growth
- "Too much money chasing too few goods" - but which side moved?

## 4. The policy dilemma
- Tighten: inflation comes down, unemployment goes up further
- Accommodate: jobs are protected, but expectations may drift
- Looking through the shock means that the central bank leaves interest rates unchanged because it expects the price rise to be temporary
- Works only if inflation expectations are anchored. Why? Because otherwise workers demand higher pay and firms pass it on: this is called a wage-price spiral.
- Example: Paul Volcker raised the federal funds rate to about 20 per cent by 1981; the recession that followed was the deepest since the war

## 5. Second-round effects
- Pass-through: the share of a cost increase that ends up in consumer prices
- Core inflation excludes food and energy, so it reacts later than headline inflation
- Exchange rate matters too: a weak currency makes imported fuel dearer

For Thursday: read Blinder & Rudd, and bring one example of a shock from your own country.
`,
    kidneys: `
Kidney summary (bio test friday!!)

ok so basically we have two kidneys and they sit at the back, roughly under the lowest ribs, and their job isn't just "making pee" like I used to think. They keep the water and salts in the blood balanced and they get rid of urea, which is the waste product the liver makes when it breaks down amino acids.

Each kidney has about a million tiny units called nephrons. A nephron is the tiny filtering tube where the urine actually gets made. It starts with a little cup, the Bowman's capsule, and inside the cup theres a knot of capillaries called the glomerulus. The blood comes in through a wide vessel and leaves through a narrower one so the pressure is really high and small stuff gets squeezed out (water, glucose, salts, urea). Big proteins and blood cells stay behind. Thats ultrafiltration.

But wait, why don't we pee out all our sugar? Because of selective reabsorption: in the first coiled bit all the glucose is pumped back into the blood, and most of the water follows by osmosis. In diabetics theres so much glucose that the pumps cant keep up, so some ends up in the urine, which is how doctors used to spot it (they TASTED it, gross).

The loop of Henle dips down into the medulla and makes it very salty there. I found this bit hard. The point is that the salty medulla lets the collecting duct pull water out later on. How much depends on ADH. ADH is a hormone released by the pituitary gland that makes the walls of the collecting duct more permeable to water. So if your dehydrated you get more ADH and a small amount of dark urine, and if you drink loads its the other way round. Mr Okafor said this is a classic example of negative feedback.

If the kidneys fail you need dialysis or a transplant. Dialysis is done like three times a week and takes around 4 hours.
`,
    platearmour: `
Plate armour

Plate armour is a type of personal body armour made from shaped iron or steel plates, worn in Europe chiefly between the late fourteenth and the early seventeenth century. A complete suit, known as a harness, usually weighed between 15 and 25 kilograms, less than the load carried by many modern infantrymen, and because the weight was spread over the whole body a trained wearer could run, mount a horse unaided and even, if the chroniclers are to be believed, turn somersaults.

Development
Earlier knights had relied on mail, a mesh of interlinked iron rings that resisted cuts but offered little protection against crushing blows. As crossbows and couched lances grew more powerful, single plates were added at the knees, shins and elbows. By about 1420 armourers in Milan and Augsburg were producing full harnesses. The Italian style favoured smooth, rounded surfaces; the German "Gothic" style, by contrast, was marked by fluting and pointed forms. The two were blended around 1500 in what later collectors named Maximilian armour, after the emperor Maximilian I.

Parts
The head was protected by a helmet such as the sallet or the armet. The cuirass consists of a breastplate and a backplate joined by straps. The gorget guarded the throat, the pauldrons covered the shoulders, and the hands were enclosed in gauntlets. Beneath it all the wearer put on an arming doublet, a padded garment to which the pieces were tied with waxed laces called points.

Decline
Why was it abandoned? Firearms are the usual answer, yet it is only part of the truth. Breastplates were "proved" by firing a pistol at them, and the dent was left as a guarantee. Proof against muskets, however, required plates so thick that soldiers refused to wear them; moreover, states that raised armies of tens of thousands could not afford to equip them all. By the Thirty Years' War (1618–1648) most cavalrymen wore only a cuirass and an open helmet.
`,
  },
  es: {
    riegoegipto: `
Tema 4. El agua y el poder en el antiguo Egipto

Heródoto escribió que Egipto era «un don del Nilo», y la frase, aunque se ha repetido hasta el cansancio, no es del todo exacta. El río daba agua y limo, sí, pero alguien tenía que retenerlos. Cada verano, cuando las lluvias de las tierras altas de Etiopía llegaban al valle, el nivel subía varios metros y cubría los campos durante unas seis semanas. Los egipcios llamaban ajet a esta estación de la crecida, a la que seguían la siembra y la cosecha.

El riego por estanques es un sistema que divide la llanura en grandes compartimentos rodeados de diques de tierra, donde el agua de la inundación permanece hasta empapar el suelo. Después se abría una compuerta y el sobrante pasaba al estanque siguiente. Con este procedimiento no hacía falta regar más durante el invierno; además, la propia corriente lavaba las sales, de modo que la salinización, que arruinó tantos campos en Mesopotamia, apenas se conoció en el valle.

¿Y las tierras que quedaban por encima del nivel de la crecida? Para ellas se difundió, a partir del Imperio Nuevo, el shaduf, una pértiga con un cubo en un extremo y un contrapeso en el otro que permitía elevar el agua un par de metros. Un hombre podía regar con él, trabajando todo el día, poco más de un tercio de hectárea. Mucho más tarde, en época ptolemaica, llegó la noria movida por bueyes.

La administración necesitaba prever la cosecha, porque de ella dependían los impuestos. Por eso se construyeron nilómetros, es decir, pozos o escaleras graduadas que servían para medir la altura del río. El de Elefantina es el más famoso. Si la crecida era escasa, había hambre; si era excesiva, arrastraba diques y aldeas. Plinio el Viejo resumió el asunto así: con doce codos, Egipto pasa hambre; con dieciséis, se alegra.
`,
    modal: `
# Clase 9. Introducción a la lógica modal

## ¿Por qué no basta la lógica clásica?
- «Llueve» y «necesariamente llueve» no dicen lo mismo, pero la lógica proposicional no los distingue.
- Aristóteles ya lo había visto (la batalla naval, *De interpretatione*, cap. 9).
- C. I. Lewis, 1918: primer sistema moderno, descontento con la implicación material.

## Los operadores
- Lógica modal: rama de la lógica que estudia los razonamientos sobre lo necesario y lo posible
- Caja (□): «es necesario que»; rombo (◇): «es posible que»
- Son interdefinibles: ◇p equivale a ¬□¬p
- Una proposición contingente es aquella que es verdadera en algún mundo posible y falsa en otro.

## Semántica de Kripke (1959–1963)
- Un modelo tiene tres partes: un conjunto de mundos, una relación de accesibilidad y una valuación.
- Un mundo posible es una manera completa en que podrían haber sido las cosas. ¿Existen de verdad? Lewis (David, no el otro) dice que sí; casi todos los demás, que no.
- La relación de accesibilidad indica qué mundos son posibles vistos desde otro.
- □p es verdadera en un mundo si p lo es en todos los mundos accesibles desde él.

## Sistemas
- K: el más débil; solo añade la regla de necesitación y el axioma de distribución
- T: exige que la relación sea reflexiva
- S4: reflexiva y transitiva
- S5: relación de equivalencia; en él, todo lo posible es necesariamente posible

## Otras lecturas
- Lógica deóntica: la caja se lee «es obligatorio que». Ojo: aquí el axioma T falla, porque no todo lo obligatorio se cumple.
- Lógica epistémica: «el agente sabe que». Hintikka la desarrolló en 1962.
- Se llama omnisciencia lógica al problema de que el agente ideal conoce todas las consecuencias de lo que sabe.

Para el martes: ejercicios 3 a 7 y leer las diez primeras páginas de *El nombrar y la necesidad*.
`,
    tordesillas: `
Resumen Tordesillas (para el examen del jueves)

A ver, que esto siempre me lío. Colón vuelve en 1493 y antes de llegar a España para en Lisboa (mala idea) y el rey de Portugal, Juan II, le dice que esas tierras son suyas por el tratado de Alcáçovas, el de 1479, que le daba a Portugal todo lo que hubiera al sur de Canarias. Entonces los Reyes Católicos corren a pedirle ayuda al papa, que era Alejandro VI, un Borja de Valencia, o sea que barría para casa.

El papa saca las bulas alejandrinas, que son unos documentos donde daba a Castilla las tierras que estuvieran a cien leguas al oeste de las Azores y Cabo Verde. A Juan II eso no le hace ni pizca de gracia y prefiere negociar directamente. El 7 de junio de 1494 firman el Tratado de Tordesillas. El Tratado de Tordesillas fue un acuerdo entre Castilla y Portugal que repartió el Atlántico mediante una linea situada a 370 leguas al oeste de Cabo Verde. Lo de la izquierda para Castilla y lo de la derecha para Portugal.

¿Por qué quería Portugal mover la raya? Unos dicen que ya sabian que existía Brasil y otros que solo querían sitio para dar la volta do mar, que es la maniobra de alejarse de la costa africana para pillar vientos favorables. El profe dice que no hay pruebas de lo primero. El caso es que en 1500 Cabral llega a Brasil y cae en su lado.

Problema: nadie sabía medir bien la longitud, así que la línea no se podía pintar en un mapa de verdad. Y encima, cuando los dos llegan a las Molucas (las islas de las especias) por lados contrarios, ¿de quién son? Eso lo arregla el tratado de Zaragoza en 1529: Carlos I vende sus derechos por 350.000 ducados. Francisco I de Francia se cachondeó diciendo que le enseñaran «la cláusula del testamento de Adán» donde ponia eso.
`,
    cometa: `
Cometa

Un cometa es un cuerpo celeste formado por hielo, polvo y rocas que orbita alrededor del Sol siguiendo trayectorias generalmente muy alargadas. Cuando se acerca a la estrella, el calor hace que los hielos se sublimen, esto es, que pasen directamente de sólido a gas, y entonces se vuelve visible, a veces incluso a simple vista.

Estructura
El núcleo, que rara vez supera los diez kilómetros, fue descrito por Fred Whipple en 1950 como una «bola de nieve sucia»; las sondas posteriores han mostrado que es más oscuro que el carbón. La coma es la envoltura de gas y polvo que rodea el núcleo cuando este se calienta, y puede llegar a ser mayor que Júpiter. De ella parten dos colas: la de polvo, curvada y amarillenta, y la cola iónica, recta y azulada, que siempre apunta en dirección contraria al Sol debido al viento solar.

Origen
Los cometas de período corto, que tardan menos de doscientos años en completar una órbita, proceden en su mayoría del cinturón de Kuiper, una región situada más allá de Neptuno. Los de período largo vendrían, en cambio, de la nube de Oort, cuya existencia propuso el neerlandés Jan Oort en 1950 y que nadie ha observado todavía de forma directa.

Historia de la observación
Durante siglos se los tuvo por presagios: el que figura en el tapiz de Bayeux «anunció» la derrota de Harold en 1066. Tycho Brahe demostró, midiendo la paralaje del cometa de 1577, que se hallaba más lejos que la Luna y que, por tanto, no era un fenómeno atmosférico. En 1705 Edmund Halley sostuvo que las apariciones de 1531, 1607 y 1682 correspondían al mismo objeto y predijo su regreso para 1758; no vivió para verlo. En 2014 la sonda Rosetta soltó sobre el cometa 67P el módulo Philae, el primero en posarse en uno de ellos.
`,
  },
  fr: {
    neige: `
Chapitre 3 – La neige qui glisse

Un manteau neigeux n'est jamais homogène. Chaque chute dépose une couche nouvelle, que le vent tasse, que le soleil humidifie et que le froid de la nuit transforme à son tour ; à la fin de l'hiver, il ressemble à un mille-feuille dont certains étages tiennent mal. On appelle couche fragile une strate peu cohésive, souvent constituée de grains anguleux, sur laquelle les couches supérieures peuvent se mettre à glisser.

Une avalanche est une masse de neige qui se détache d'un versant et le dévale sous l'effet de la gravité. Il en existe plusieurs sortes. L'avalanche de plaque, de loin la plus meurtrière, se déclenche lorsqu'une couche compacte se rompt d'un seul bloc ; la cassure, nette et linéaire, peut se propager sur plusieurs centaines de mètres en quelques secondes. L'avalanche de neige poudreuse, en revanche, forme un nuage d'air et de cristaux (l'aérosol) dont la vitesse dépasse parfois 300 km/h. Quant à la neige humide, elle coule lentement, au printemps surtout, mais rien ne l'arrête.

Pourquoi la pente compte-t-elle autant ? En dessous de 25 degrés, le frottement suffit en général à retenir la neige ; au-dessus de 50, elle ne s'accumule guère, car elle s'écoule au fur et à mesure. C'est donc entre les deux que se produisent presque tous les accidents. Dans neuf cas sur dix, la victime, ou quelqu'un de son groupe, a elle-même provoqué le départ.

Depuis 1993, les services européens emploient une échelle commune de cinq degrés. Le risque « marqué », soit le degré 3, trompe beaucoup de skieurs : il n'est qu'au milieu de l'échelle, et pourtant c'est à ce niveau que l'on meurt le plus. En cas d'ensevelissement, les chances de survie chutent brutalement après un quart d'heure. D'où l'importance du DVA, un émetteur-récepteur porté sur soi qui permet de localiser une personne ensevelie.
`,
    sonate: `
# Cours n° 6 : la forme sonate

## I. De quoi parle-t-on ?
- Ne pas confondre : la sonate (un genre, une œuvre en plusieurs mouvements) et la forme sonate (un plan).
- Forme sonate : structure en trois parties fondée sur l'opposition puis la réconciliation de deux tonalités
- Le terme est tardif : A. B. Marx le théorise vers 1845, donc bien après Haydn et Mozart, qui n'en ont jamais entendu parler !

## II. L'exposition
- Premier thème à la tonique, souvent rythmique, affirmé
- Le pont est un passage modulant qui conduit du premier au second thème.
- Second thème : à la dominante (ou au relatif majeur si l'on part d'une tonalité mineure)
- Reprise obligatoire ? En principe oui, jusqu'à Beethoven, qui la supprime dans l'Appassionata (1805).

## III. Le développement
- Le compositeur fragmente les thèmes, les combine et module sans cesse.
- Tension maximale ; on finit en général sur une pédale de dominante
- La fausse réexposition désigne le retour trompeur du thème dans une tonalité qui n'est pas la bonne. Haydn adorait ça.

## IV. La réexposition
- Les deux thèmes reviennent, cette fois tous deux à la tonique : le conflit est résolu.
- Parfois suivie d'une coda, section conclusive ajoutée après la fin du plan proprement dit
- Chez Beethoven, celle-ci devient presque un second développement (cf. Symphonie n° 3, premier mouvement)

## V. À écouter
- Mozart, Symphonie n° 40, premier mouvement : repérer le pont
- Schubert, Quintette « La Truite » : réexposition à la sous-dominante
- Charles Rosen, *Le Style classique* (1971) : « la forme sonate n'est pas une forme, c'est une manière d'écrire » (à discuter)

Devoir pour lundi : faire le plan tonal de l'op. 2 n° 1.
`,
    tuberculose: `
Fiche révision : la tuberculose

Bon alors, la tuberculose c'est pas une maladie du passé, contrairement à ce que je croyais. Y a encore plus d'un million de morts par an dans le monde, surtout en Inde, en Indonésie et en Afrique australe. La tuberculose est une maladie infectieuse causée par le bacille de Koch, qui touche surtout les poumons. Le bacille a été découvert par Robert Koch en 1882, à Berlin (d'où le nom, logique).

Ça s'attrape comment ? Par l'air : quelqu'un tousse, il envoie des goutelettes et on les respire. Mais attention, la plupart des gens infectés ne tombent pas malades. Les macrophages (les cellules qui mangent les microbes) avalent le bacille mais ils arrivent pas à le tuer, alors ils s'entassent autour et ça forme un granulome. Un granulome, c'est un amas de cellules immunitaires qui enferme les bactéries. Dedans il peut dormir pendant 30 ans : c'est ce qu'on appelle l'infection latente. Si l'immunité baisse (VIH, vieillesse, malnutrition...), il se réveille, dans à peu près 5 à 10 % des cas.

Les symptomes : toux pendant plus de trois semaines, fièvre le soir, sueurs la nuit, amaigrissement. Avant on disait « phtisie » et au XIXe siècle c'était presque romantique, genre Chopin ou la Dame aux camélias. En vrai c'était horrible, on envoyait les gens dans des sanatoriums, des établissements en altitude où l'on soignait les malades par le repos et le grand air.

Traitement : quatre antibiotiques pendant deux mois puis deux pendant quatre mois. Le problème c'est que les gens arrêtent dès qu'ils vont mieux, et du coup les bactéries deviennent résistantes. La prof a insisté la dessus. Pour le vaccin, y a le BCG, mis au point par Calmette et Guérin à Lille et donné pour la première fois en 1921. Il protège bien les bébés contre les formes graves mais pas trop les adultes.
`,
    courconst: `
Cour constitutionnelle

Une cour constitutionnelle est une juridiction chargée de vérifier la conformité des lois à la Constitution. Le modèle, dit « européen » ou kelsénien, doit son existence au juriste autrichien Hans Kelsen, qui inspira la création de la Cour de Vienne en 1920. Il s'oppose au modèle américain, dans lequel n'importe quel juge peut écarter une loi contraire à la Constitution, pouvoir que la Cour suprême s'est reconnu dans l'arrêt Marbury v. Madison de 1803.

Modes de contrôle
Le contrôle a priori intervient avant la promulgation de la loi ; le contrôle a posteriori, après son entrée en vigueur. Le contrôle est dit abstrait lorsque le texte est examiné indépendamment de tout litige, et concret lorsqu'il l'est à l'occasion d'un procès. En Espagne comme en Allemagne, les particuliers peuvent en outre former un recours direct contre un acte qui viole leurs droits fondamentaux : c'est le recours d'amparo pour la première, la Verfassungsbeschwerde pour la seconde.

Le cas français
Institué par la Constitution de 1958, le Conseil constitutionnel était d'abord conçu, selon le mot souvent prêté à Michel Debré, comme « une arme contre la déviation du régime parlementaire ». Deux événements l'ont transformé. Par sa décision du 16 juillet 1971, relative à la liberté d'association, il a intégré au bloc de constitutionnalité le préambule de 1946 et la Déclaration de 1789. Puis, en 1974, la saisine fut ouverte à soixante députés ou soixante sénateurs. La question prioritaire de constitutionnalité, entrée en vigueur en 2010, permet à tout justiciable de contester une loi déjà appliquée.

Critiques
Un juge non élu peut-il censurer la volonté du peuple ? Les adversaires de ces cours parlent de « gouvernement des juges », expression popularisée par Édouard Lambert en 1921. Leurs défenseurs répondent, avec Georges Vedel, que le juge n'est qu'un aiguilleur : il ne dit pas que la loi est interdite, mais qu'il fallait, pour l'adopter, réviser d'abord la Constitution.
`,
  },
  de: {
    hefe: `
Kapitel 5: Was uns die Hefe über Gene lehrt

Wer an Genetik denkt, denkt meist an Erbsen oder Fliegen. Dabei hat kaum ein Organismus so viel zum Verständnis der Zelle beigetragen wie die Bäckerhefe, Saccharomyces cerevisiae. Sie ist billig, ungefährlich und teilt sich alle neunzig Minuten; vor allem aber besitzt sie, anders als Bakterien, einen echten Zellkern. Im Jahr 1996 wurde ihr Genom als erstes eines Eukaryoten vollständig entziffert: rund 6000 Gene auf sechzehn Chromosomen.

Das Besondere an der Hefe ist ihr Lebenszyklus. Sie kann sowohl haploid (mit einem einfachen Chromosomensatz) als auch diploid wachsen und vermehrt sich in beiden Fällen durch Knospung. Unter Knospung versteht man eine Form der ungeschlechtlichen Vermehrung, bei der die Tochterzelle als kleine Ausstülpung aus der Mutterzelle hervorgeht. Haploide Zellen gibt es in zwei Paarungstypen, a und α. Treffen sie aufeinander, so verständigen sie sich durch Pheromone und verschmelzen. Hungert man die so entstandene diploide Zelle aus, durchläuft sie die Meiose und bildet vier Sporen, die in einem Säckchen, dem Ascus, liegen.

Warum ist das für Forscher so nützlich? Weil man in haploiden Zellen jede Mutation sofort sieht, denn es fehlt die zweite Kopie, die den Schaden verdecken könnte. Der Amerikaner Leland Hartwell suchte in den siebziger Jahren nach temperatursensitiven Mutanten, also nach Stämmen, die bei 23 Grad normal wachsen, bei 36 Grad jedoch in einem bestimmten Stadium stehen bleiben. Auf diese Weise fand er über hundert Gene, die den Zellzyklus steuern, und erhielt dafür 2001 (zusammen mit Hunt und Nurse) den Nobelpreis.

Ein weiteres Werkzeug ist das Plasmid, ein ringförmiges DNA-Molekül, das sich unabhängig von den Chromosomen vermehrt. Mit seiner Hilfe lässt sich prüfen, ob ein menschliches Gen das defekte der Hefe ersetzen kann; erstaunlich oft gelingt es.
`,
    zentralheizung: `
# Vorlesung 4: Die Zentralheizung

## 1 Geschichtliches
- Römer: Hypokaustum, eine Fußbodenheizung, bei der heiße Luft durch Hohlräume unter dem Boden strömt
- danach lange nichts (Kamin, Kachelofen)
- 1855: Franz San Galli baut in St. Petersburg den ersten Heizkörper (»heißer Kasten«)
- um 1900: Warmwasser verdrängt den Dampf. Warum? Dampf ist laut, schwer regelbar und nicht ganz ungefährlich.

## 2 Aufbau
- Wärmeerzeuger (Kessel, Wärmepumpe, Fernwärme), Verteilung, Heizflächen
- Vorlauf: die Leitung, die das erwärmte Wasser zu den Heizkörpern führt
- Rücklauf: bringt das abgekühlte Wasser wieder zum Kessel
- Das Ausdehnungsgefäß ist ein Behälter, der die Volumenänderung des Wassers beim Erwärmen ausgleicht.
- Schwerkraftheizung (ohne Pumpe!) funktioniert, weil warmes Wasser leichter ist; heute nur noch in Altbauten.

## 3 Regelung
- Thermostatventil: Ein Fühler dehnt sich bei Wärme aus und drosselt den Durchfluss.
- Die Heizkurve gibt an, welche Vorlauftemperatur bei welcher Außentemperatur nötig ist.
- Als hydraulischen Abgleich bezeichnet man das Einstellen der Ventile, sodass jeder Heizkörper genau die benötigte Wassermenge erhält.
- Ohne ihn: oben kalt, unten zu heiß, und alle schimpfen auf den Hausmeister.

## 4 Brennwerttechnik
- Im Abgas steckt Wasserdampf. Kondensiert er, wird die Verdampfungswärme frei.
- Voraussetzung: Rücklauf unter ca. 55 °C (bei Erdgas)
- Wirkungsgrade von »108 %« sind ein Rechentrick: bezogen auf den Heizwert, nicht auf den Brennwert.

## 5 Wärmepumpe
- entzieht der Umwelt (Luft, Erdreich, Grundwasser) Wärme und hebt sie auf ein höheres Temperaturniveau
- Jahresarbeitszahl = Verhältnis von abgegebener Wärme zu aufgenommenem Strom im Laufe eines Jahres
- Je niedriger die Vorlauftemperatur, desto besser; daher ideal mit Flächenheizung

Übung bis Montag: Heizlast des eigenen Zimmers abschätzen.
`,
    zuenfte: `
Zusammenfassung Zünfte (Geschichte, Klausur am 12.)

Also: im Mittelalter konnte man nicht einfach so einen Laden aufmachen und Schuhe verkaufen. Man musste in der Zunft sein. Eine Zunft war ein Zusammenschluss von Handwerkern desselben Gewerbes in einer Stadt, der Preise, Qualität und Ausbildung regelte. Die ersten gab es bei uns so um 1100, zB die Fischer in Worms (1106), das war glaub ich eine Prüfungsfrage letztes Jahr.

Wie wurde man Meister? Erst war man Lehrling, so drei bis sieben Jahre, und die Eltern mussten dafür auch noch Lehrgeld zahlen. Danach Geselle, und dann ging man auf die Walz. Die Walz ist die Wanderzeit der Gesellen, in der sie bei fremden Meistern arbeiten und neue Techniken lernen. Am Schluss musste man ein Meisterstück machen, und das war oft absichtlich so teuer, dass es sich nur Meistersöhne leisten konnten (oder man heiratete einfach die Witwe vom Meister, kein Witz).

Der Zunftzwang ist die Pflicht, einer Zunft anzugehören, wenn man ein Handwerk ausüben will. Wer ohne gearbeitet hat, hieß Bönhase oder Pfuscher und wurde verjagt. Klingt unfair, aber die Zunft hat sich auch gekümmert: sie hat Witwen und Kranke aus der gemeinsamen Kasse unterstützt, die hieß Zunftlade. Im Grunde war das eine art Sozialversicherung.

Politisch wars auch wichtig. In vielen Städten hatten nur die Patrizier (das waren die reichen Kaufmannsfamilien) was zu sagen, und im 14. Jh. gab es deswegen Zunftkämpfe. In Köln haben die Gaffeln 1396 gewonnen und den Verbundbrief durchgesetzt, in Nürnberg dagegen haben sie verloren.

Und warum gibts die heute nicht mehr? Wegen der Gewerbefreiheit. In Preußen wurde sie 1810 eingeführt, im Zuge der Reformen von Hardenberg. Unser Lehrer meint, dass die Zünfte am Ende vor allem Neuerungen verhindert haben, aber manche Historiker sehn das inzwischen anders.
`,
    haengebruecke: `
Hängebrücke

Eine Hängebrücke ist eine Brücke, deren Fahrbahn an Tragseilen hängt, die über hohe Pfeiler, die sogenannten Pylone, geführt und an beiden Enden im Boden verankert sind. Sie erlaubt von allen Bauarten die größten Spannweiten: Die 2022 eröffnete Çanakkale-1915-Brücke über die Dardanellen überspannt zwischen ihren Pylonen 2023 Meter, eine Zahl, die nicht zufällig an das hundertjährige Bestehen der türkischen Republik erinnert.

Tragwerk
Die Tragseile werden ausschließlich auf Zug beansprucht und nehmen unter gleichmäßiger Last annähernd die Form einer Parabel an. Von ihnen führen senkrechte Hänger zum Versteifungsträger, der die Fahrbahn trägt und Verformungen durch Wind und Verkehr begrenzt. Von der Hängebrücke zu unterscheiden ist die Schrägseilbrücke, bei der die Seile geradlinig vom Pylon zur Fahrbahn verlaufen. Der Ankerblock, meist ein massiver Betonkörper von mehreren zehntausend Tonnen, hält die Seile allein durch sein Gewicht und die Reibung im Baugrund.

Geschichte
Seilbrücken aus Pflanzenfasern waren bei den Inka verbreitet; die Q'eswachaka in Peru wird bis heute jedes Jahr neu geflochten. In Europa begann die Entwicklung mit Kettenbrücken, darunter der 1826 vollendeten Menai-Brücke von Thomas Telford. Johann August Röbling, ein aus Mühlhausen stammender Ingenieur, führte in den Vereinigten Staaten das Luftspinnverfahren ein, bei dem die Drähte einzeln über den Fluss gezogen und erst an Ort und Stelle zum Seil gebündelt werden. Die Vollendung seines berühmtesten Werks, der Brooklyn Bridge (1883), erlebte er nicht mehr; seine Schwiegertochter Emily leitete faktisch den Bau.

Einsturz der Tacoma-Narrows-Brücke
Am 7. November 1940 stürzte die erst vier Monate alte Brücke bei mäßigem Wind ein. Ursache war nicht, wie oft behauptet wird, einfache Resonanz, sondern aeroelastisches Flattern, eine sich selbst verstärkende Schwingung, bei der die Bewegung des Trägers die Luftkräfte erzeugt, die ihn weiter antreiben. Seither werden Entwürfe im Windkanal geprüft.
`,
  },
  zh: {
    bandaoti: `
第三章 半导体的秘密

铜能导电，玻璃不能，这似乎是再明白不过的事。可是硅呢？纯净的硅在室温下几乎不导电，但只要掺进百万分之一的杂质，它的导电能力就会提高成千上万倍。半导体是导电能力介于导体与绝缘体之间的材料，它之所以重要，并不是因为它导电导得好，而是因为它的导电能力可以由人来控制。

要理解这一点，得从能带说起。固体中的电子不能随意取任何能量，它们只能处在某些允许的范围内。被电子填满的最高能带称为价带，其上方几乎空着的叫做导带，两者之间的间隔就是禁带。绝缘体的禁带很宽，电子跳不过去；硅的禁带约为1.12电子伏特，温度升高时，少数电子便能越过它，在原来的位置上留下一个空位。这种带正电的空位被称为空穴。

所谓掺杂，是指在纯净的半导体中有意加入少量其他元素，以改变其导电性质。如果掺入磷（它有五个价电子），多出来的那个电子就可以自由移动，这样得到的是N型半导体；如果掺入硼，情形恰好相反，形成以空穴为主的P型半导体。把两者紧贴在一起，交界处会怎样？电子和空穴互相扩散、复合，留下一个没有自由电荷的区域，即耗尽层。正是由于它的存在，电流只能朝一个方向通过，二极管就是利用这一原理制成的。

1947年12月，贝尔实验室的巴丁和布拉顿用一块锗和两片金箔做出了第一只晶体管，肖克利随后提出了更实用的结型结构。三人因此分享了1956年的诺贝尔物理学奖。据说当时的报纸只用了短短几行字来报道此事。
`,
    secai: `
# 第五讲：色彩理论

## 一、从牛顿说起
- 1666年前后，牛顿用三棱镜把白光分成光谱
- 他把颜色首尾相接，画成一个圆——最早的色相环
- 歌德不服气：1810年出版《颜色论》，强调人的感受（同学们觉得谁更有道理？）

## 二、色彩三要素
- 色相：颜色的相貌，即红、黄、蓝等名称所指的差别
- 明度：颜色的明暗程度
- 纯度是指颜色的鲜艳程度，又称饱和度
- 孟塞尔1905年用这三个维度建立了一个立体的颜色体系

## 三、两种混合
- 加法混色：色光相加，越加越亮，三原色为红、绿、蓝（手机屏幕）
- 减法混色：颜料相混，越混越暗；印刷用青、品红、黄，再加黑
- 为什么要加黑？三种油墨叠在一起只能得到脏兮兮的深褐色，而且费墨

## 四、色彩关系
- 互补色是色相环上相隔180度的两种颜色，例如红与绿
- 邻近色放在一起比较和谐，但容易单调
- 同时对比：两种颜色并置时，各自向对方的补色方向偏移的视觉现象
- 谢弗勒尔在戈布兰挂毯厂发现了它：顾客抱怨黑线不够黑，其实染料没有问题，是旁边的蓝色在捣乱

## 五、在绘画中的应用
- 修拉的点彩法：不在调色板上调色，而是把纯色小点并列在画布上，让观众的眼睛去混合
- 冷暖：暖色显得近，冷色显得远。达·芬奇的空气透视法就利用了这一点
- 伊顿在包豪斯教基础课时归纳出七种对比

作业：用同一个灰色方块，配四种不同的底色，写下你看到的变化（不少于200字）。
`,
    rujia: `
儒家思想小结（期末复习用）

老师说这部分必考，我就自己捋一遍，有错别怪我哈。

儒家是孔子创立的，他是春秋末期鲁国人，生于公元前551年。那时候天下乱糟糟的，周天子说话没人听，孔子管这叫“礼崩乐坏”。他想恢复周朝的礼，但又觉得光有形式不行，里面得有东西撑着，这个东西就是“仁”。仁是儒家思想的核心，简单讲就是爱人。怎么做到呢？他给了一条特别好记的：“己所不欲，勿施于人”，这个叫恕道。

然后是孟子，战国人，他主张性善论。性善论就是认为人生来就有善的萌芽的学说。他举的例子是，看见小孩快掉井里了，谁都会心里一紧，不是为了图名声，这就是恻隐之心。政治上他讲仁政，还说“民为贵，社稷次之，君为轻”，胆子真大，难怪后来朱元璋看了火冒三丈，让人把《孟子》删了八十多条。

荀子正好反过来，觉得人性本恶，要靠后天的教育和礼法来改造。他有两个学生，韩非和李斯，结果都成了法家，挺讽刺的。

到了汉武帝的时侯，董仲舒建议“罢黜百家，独尊儒术”，儒家才变成官方思想。不过他掺了很多阴阳五行进去，搞了个天人感应，意思是皇帝干了坏事老天会降灾警告。

宋朝又有理学。理学是宋代儒者吸收佛道思想后形成的新儒学，代表人物是二程和朱熹。朱熹编了《四书章句集注》，后来科举就考这个，一直考到1905年废科举。明代王阳明不同意他，认为理不在外面，在心里，提出“知行合一”，这一派叫心学。

我的疑问：既然心里都有理，那为啥还要上课？？
`,
    pucha: `
普洱茶

普洱茶是以云南大叶种晒青毛茶为原料，经特定工艺加工而成的茶叶，因历史上多在普洱府集散而得名。按照加工方法，可分为生茶和熟茶两大类。生茶制成后不经人工发酵，靠长期存放慢慢转化；熟茶则要经过渥堆。渥堆是将毛茶堆积洒水，在湿热和微生物作用下使其快速发酵的工序，1973年由昆明茶厂的技术人员在前人经验的基础上试制成功。

历史
唐代樊绰的《蛮书》提到，“茶出银生城界诸山，散收，无采造法”，一般认为所指即今西双版纳、普洱一带。明代谢肇淛在《滇略》中写道“士庶所用，皆普茶也”，可见当时它已十分流行。清雍正七年（1729年）设普洱府，此后普洱茶列为贡品。马帮把茶叶驮往西藏，换回马匹，这条道路后来被称为茶马古道。由于路途漫长，为便于运输，茶叶被蒸压成饼、砖、沱等形状；七块茶饼以笋壳包成一筒，故有“七子饼”之称。

品质与存放
不少爱好者相信普洱茶“越陈越香”，这种说法是否可靠，学界尚有争论。在陈化过程中，茶多酚逐渐氧化，苦涩味减弱，汤色由黄绿转为红褐。存放环境的影响很大：香港等地湿度较高，转化快，但容易发霉；昆明气候干燥，所存之茶香气较高而变化缓慢，俗称“干仓”。

市场
2003年以后，普洱茶的收藏热迅速升温，价格在数年间上涨十余倍，至2007年春突然崩盘，许多茶商破产。有人把它比作十七世纪荷兰的郁金香狂热。2008年，普洱茶成为国家地理标志产品，其产地范围限于云南省的十一个州市。
`,
  },
  ja: {
    sourui: `
第4章　海の中の光合成

光合成というと、たいていの人は緑の葉を思い浮かべる。しかし、地球上で一年間につくられる有機物のおよそ半分は、海に漂う目に見えないほど小さな生き物によるものである。藻類とは、光合成を行う生物のうち、陸上植物を除いたものの総称であり、ワカメのような大きなものから、珪藻のように単細胞のものまで含まれる。

では、なぜ海藻には緑のものも、褐色のものも、赤いものもあるのだろうか。水は赤い光をよく吸収するため、深くなるほど届く光は青や緑にかたよる。クロロフィルは緑色の光をあまり吸収できない。そこで紅藻は、フィコエリスリンという色素を使って緑色の光を捕らえ、そのエネルギーをクロロフィルに渡している。このように、自らは反応の中心にならず、集めた光エネルギーを受け渡す色素を補助色素という。もっとも、「深いところほど赤い海藻が多い」という十九世紀のエンゲルマンの説は、現在ではそのままの形では認められていない。

藻類の葉緑体は、どこから来たのか。一次共生とは、真核細胞がシアノバクテリアを取り込み、それが葉緑体になったできごとを指す。緑藻や紅藻の葉緑体が二枚の膜に包まれているのは、その名残と考えられている。一方、褐藻や珪藻のそれは四枚の膜をもつ。これは、紅藻の仲間がさらに別の細胞に取り込まれたためで、この現象は二次共生と呼ばれる。

藻類の多くは、細胞の中にピレノイドをもつ。ピレノイドは、二酸化炭素を固定する酵素ルビスコが密集した構造である。水中では二酸化炭素の広がる速さが空気中の約一万分の一しかないので、藻類は炭酸水素イオンを細胞内に運び込み、ここで二酸化炭素に戻して濃度を高めている。
`,
    jinkou: `
# 第8回　人口はなぜ増え、なぜ減るのか

## 1. 前回の復習
- 人口ピラミッドの三つの型（富士山型・つりがね型・つぼ型）
- 日本は1930年代には富士山型だった

## 2. マルサスの予言
- マルサス『人口論』（1798年）：「人口は等比数列的に、食料は等差数列的に増える」
- 実際はどうだったか？　→ 化学肥料と品種改良で食料生産が伸び、予言ははずれた（少なくとも今のところは）
- ただし、環境問題の議論の中でくり返しよみがえる

## 3. 人口転換
- 人口転換：多産多死から多産少死を経て少産少死へと移る過程
- 第1段階　飢饉や疫病のため死亡率が高く、変動も大きい
- 第2段階　衛生と栄養の改善で死亡率が先に下がる　→ 人口爆発
- 第3段階　出生率も下がる。なぜか？　教育費がかかる、女性が働く、子どもが死ななくなる、など
- スウェーデンは約150年、韓国は約40年でこの過程を終えた

## 4. 用語の確認
- 合計特殊出生率とは、一人の女性が一生の間に産む子どもの平均数をいう。
- 人口置換水準：人口が長期的に維持される出生率の水準。先進国では約2.07
- 自然増加＝出生数−死亡数、社会増加＝転入数−転出数（混同しないこと！）
- 従属人口指数は、生産年齢人口100人に対する年少人口と老年人口の割合である。

## 5. 人口ボーナスと人口オーナス
- 人口ボーナスとは、生産年齢人口の割合が高まり、経済成長に有利にはたらく状態のこと
- 東アジアの高度成長の三分の一はこれで説明できる、という推計もある（ブルームら、1998年）
- その反対が人口オーナス。日本は1990年代から

## 6. 次回まで
- 自分の住む市町村の年齢構成を調べ、グラフにしてくること
`,
    keimou: `
啓蒙思想まとめ（世界史テスト前）

正直ここは人の名前が多すぎて混乱するので、自分なりに整理してみる。

まず、啓蒙思想っていうのは、十八世紀のヨーロッパで広がった、理性の力で迷信や古い権威を批判しようとする考え方のこと。「啓蒙」は英語だとEnlightenmentで、暗いところに光を当てるって意味らしい。カントは「自分の頭で考える勇気をもて」みたいなことを1784年の論文で言ってる。かっこいい。

先駆けはイギリスのロック。彼は、政府が人民の権利を守らないなら、人民は抵抗していいと主張した。これを抵抗権という。ヨーロッパ大陸ではフランスが中心で、モンテスキューが『法の精神』（1748年）の中で三権分立を唱えた。三権分立とは、国家の権力を立法・行政・司法の三つに分け、たがいに抑制させるしくみである。アメリカの憲法はこれをもろに取り入れてる。

ヴォルテールは毒舌の人。カトリック教会をさんざん批判して、バスティーユに二回も入れられたそうだ。でも王様そのものには反対してなくて、プロイセンのフリードリヒ二世に招かれて宮殿に住んだりしてる（結局けんかして帰った）。こういう、啓蒙思想の影響を受けて上からの改革を進めた君主を啓蒙専制君主と呼ぶ。オーストリアのヨーゼフ二世とロシアのエカチェリーナ二世もそう。

ルソーはちょっと変わってて、文明が人間を堕落させたと言う。『社会契約論』では、みんなの共通の利益をめざす意志、つまり一般意志に従うべきだと説いた。これがフランス革命につながる、と先生は言っていたけど、そんなに単純な話なのかな？

あと忘れちゃいけないのが『百科全書』。ディドロとダランベールが編集して、1751年から出た。職人の技術まで図版つきで載せたのがすごいところ。何度も発禁になったのに、ちゃんと完結してる。
`,
    origami: `
折り紙

折り紙（おりがみ）は、紙を折って動植物や道具などの形をつくる日本の伝統的な遊び、およびその作品である。現代では造形芸術や数学、工学の分野とも結びつき、“origami”の名で世界に知られている。

歴史
紙の製法は七世紀初めに日本に伝わったとされる。室町時代には、武家の間で、贈り物を包む際の作法として折形が発達した。折形とは、贈答品を和紙で包むときの礼法で、包む物によって折り方が定められていた。これに対し、遊びとしての折り紙が広まるのは、紙が安価になった江戸時代のことである。1797年に刊行された『秘傳千羽鶴折形』は、遊戯折り紙の書物としては世界最古のものとされ、一枚の紙からつながった鶴を折り出す「連鶴」四十九種を収める。

明治期には、ドイツの教育者フレーベルの影響を受け、幼稚園の教材に取り入れられた。二十世紀半ば、吉澤章が山折りと谷折りを点線と矢印で表す図法を考案し、作品を言葉の壁を越えて伝えることが可能になった。

数学と技術
一枚の紙を開いたときに現れる折り目の図を展開図という。平らに折りたためる展開図では、一つの頂点に集まる山折り線と谷折り線の数の差は必ず2になる。これは前川の定理と呼ばれ、前川淳にちなむ。また、定規とコンパスでは不可能な角の三等分も、折り紙を用いれば作図できる。

ミウラ折りは、三浦公亮が1970年に考案した、平行四辺形を連ねた折り方である。対角線上の二点を引くだけで一気に開閉できるため、地図のほか、1995年に打ち上げられた衛星の太陽電池パネルにも応用された。では、なぜ医療の分野でも注目されるのだろうか。小さく折りたたんで血管に入れ、患部で広げるステントなどへの利用が期待されているからである。
`,
  },
};
