import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passages.ts";

/** On other subjects, written when the rules stood. They found faults, and the rules were mended on them. */
export const morePassages: Readonly<Record<Language, Passages>> = {
  en: {
    chemistry: `
Lemon juice turns litmus paper red, and soap turns it blue. For a long time this was all that anybody could say about acids. In 1884 the Swedish chemist Svante Arrhenius offered an explanation that his examiners disliked so much that they gave him the lowest passing grade. An acid, he said, releases hydrogen ions in water. A base is a substance that releases hydroxide ions.

The strength of a solution is given on the pH scale, which runs from 0 to 14. Pure water has a pH of 7. Each step means a tenfold change, so that vinegar is about ten thousand times more acidic than water. Neutralization is the reaction of an acid with a base to form water and a salt. Oddly enough, the salt need not taste of salt.

A buffer is a solution that resists changes of its pH when a little acid or base is added. Human blood is kept at 7.4 by carbonic acid and its partner. An indicator is a dye whose colour depends on the pH. Phenolphthalein, for instance, is colourless in acids and pink in bases. Titration is a method for finding the concentration of a solution by adding another of known strength.
`,
    geography: `
The Nile flows north for about 6,650 kilometres, from the hills of Burundi to the Mediterranean Sea. It has two main branches. The White Nile leaves Lake Victoria, and the Blue Nile comes down from Lake Tana in Ethiopia. They meet at Khartoum, the capital of Sudan.

Every summer the monsoon rains in Ethiopia made the river rise. The flood left behind silt, which is a fine and fertile mud. Egyptian farmers called their country the black land because of it. A delta is a fan of land that a river builds at its mouth from the material it carries. The delta of the Nile begins near Cairo and feeds half the country.

In 1970 the Aswan High Dam was finished. It keeps the water in Lake Nasser, one of the largest reservoirs in the world, and produces electricity. But the silt now stays behind the wall, and the fields need fertilizer. Salinization is the build-up of salt in the soil, and it has become a serious problem. Upstream, Ethiopia began to fill the Grand Ethiopian Renaissance Dam in 2020. A drainage basin is the area of land from which all water flows into the same river. Eleven states share this one, which makes agreement hard.
`,
    computing: `
Suppose you look for a name in a telephone book. Nobody starts at the first page. You open the book in the middle, see whether you are too far, and throw away half of it. This method is called binary search. With a million names, twenty steps are enough.

An algorithm is a finite list of exact instructions that solves a problem. The word comes from al-Khwarizmi, a scholar who worked in Baghdad around 820. Bubble sort compares neighbours and swaps them if they are in the wrong order. It is easy to write and terribly slow. Quicksort, invented by Tony Hoare in 1959, splits the list around one element called the pivot.

Computer scientists describe the cost of a method with big O notation. Big O notation is a way of saying how the number of steps grows with the size of the input. Recursion is a technique in which a function calls itself. Every recursion needs a base case, which is the case that is solved without another call. Otherwise the program never ends. A stack is a collection in which the last element added is the first one removed. Alan Turing proved in 1936 that no program can decide for every other program whether it will stop.
`,
    painting: `
When Claude Monet showed a hazy view of the harbour of Le Havre in 1874, a critic sneered that wallpaper was more finished. The painting was called "Impression, Sunrise", and the insult gave the group its name. Impressionism was a movement of painters who worked outdoors and tried to catch the light of a single moment. They used short strokes and pure colours.

The invention of the paint tube in 1841 had made this possible. Before that, artists ground their own pigments in a studio. A pigment is a powder that gives paint its colour. Berthe Morisot and Mary Cassatt exhibited with the group, although women were not admitted to the École des Beaux-Arts until 1897. Edgar Degas disliked painting outside; he preferred dancers. Complementary colours are pairs that lie opposite each other on the colour wheel. Placed side by side they seem to glow. Perspective, the great discovery of the Renaissance, mattered less and less. The public came to laugh at first. Twenty years later, the same pictures hung in New York and Chicago.
`,
    nutrition: `
Sailors on long voyages used to lose their teeth and bleed under the skin. In 1747 the Scottish doctor James Lind gave twelve sick men different remedies, and only those who ate oranges and lemons recovered. It took the Royal Navy more than forty years to act on it. Scurvy is a disease caused by a lack of vitamin C.

Vitamins are substances that the body needs in tiny amounts but cannot make for itself. The term was coined by Casimir Funk in 1912. Most of them come from food. Vitamin D is an exception, because skin makes it in sunlight. Carbohydrates provide quick energy, about 17 kilojoules per gram. Fat holds more than twice as much. Dietary fibre refers to the parts of plants that we cannot digest. It keeps the bowel moving.

Metabolism is the sum of all chemical reactions in a living body. The basal metabolic rate is the energy that a person uses while resting. It differs with age and sex. Diets that promise miracles rarely work. Anyway, a balanced plate is duller and better.
`,
    religion: `
Siddhartha Gautama was born in Lumbini, close to the border of modern India and Nepal, probably in the fifth century BC. According to tradition he grew up in a palace and knew nothing of suffering. One day he met an old man, a sick man and a corpse. He left his family and became a wandering ascetic.

After years of fasting he sat down under a fig tree at Bodh Gaya and understood. Nirvana is the state in which craving and rebirth come to an end. His first sermon set out the Four Noble Truths. The second of them says that suffering comes from desire. Karma means the effect of a person's deeds on later lives.

A stupa is a dome-shaped monument that holds relics. The emperor Ashoka, who ruled most of India after 268 BC, had thousands of them built. Missionaries took the teaching to Sri Lanka. Mahayana Buddhism spread along the Silk Road to China and Japan. In Theravada countries such as Thailand, many boys still spend some months in a monastery. Meditation is not a way of falling asleep, as beginners find.
`,
  },
  de: {
    chemistry: `
Gibt man Zink in Salzsäure, so sprudelt es kräftig, und ein Gas steigt auf. Es handelt sich um Wasserstoff. Henry Cavendish untersuchte dieses Gas bereits 1766 und nannte es brennbare Luft. Eine Säure ist ein Stoff, der in Wasser Protonen abgibt. Laugen dagegen nehmen Protonen auf. Entscheidend ist die Menge der Ionen in der Lösung.

Unter dem pH-Wert versteht man ein Maß für den sauren oder basischen Charakter einer Lösung. Reines Wasser hat den Wert 7. Zitronensaft liegt bei etwa 2, Seifenlauge bei 10. Die Neutralisation ist die Reaktion einer Säure mit einer Lauge zu Wasser und einem Salz. Dabei wird Wärme frei.

Als Indikator bezeichnet man einen Farbstoff, der je nach pH-Wert seine Farbe ändert. Bekannt ist der Saft des Rotkohls, der in Bayern Blaukraut heißt. Ein Puffer ist eine Lösung, deren pH-Wert sich bei Zugabe von Säure kaum ändert. Auch das Blut enthält solche Stoffe. Die Oxidation ist die Abgabe von Elektronen, die Reduktion deren Aufnahme. Antoine Lavoisier widerlegte 1777 die Lehre vom Phlogiston. Schwierig war die Bestimmung der Gewichte. Salze bestehen aus Ionen, die sich zu einem Gitter ordnen.
`,
    geography: `
Der Rhein entspringt in den Schweizer Alpen und mündet nach rund 1230 Kilometern in die Nordsee. Zwischen Bingen und Koblenz durchbricht er das Rheinische Schiefergebirge. Sagenumwoben ist der Felsen der Loreley, an dem einst viele Schiffer verunglückten. Im 19. Jahrhundert wurde der Oberrhein begradigt. Johann Gottfried Tulla begann 1817 mit den Arbeiten. Der Fluss wurde dadurch um 81 Kilometer kürzer.

Ein Mäander ist eine Flussschlinge, die durch Abtragung am Außenufer und Ablagerung am Innenufer entsteht. Das Außenufer heißt Prallhang, das Innenufer Gleithang. Unter Erosion versteht man die Abtragung von Boden und Gestein durch Wasser, Wind oder Eis. Sedimente sind Ablagerungen, die das fließende Wasser zurücklässt. Langsam füllt sich so der Bodensee.

Die Begradigung hatte Folgen. Das Wasser fließt schneller ab, und Köln ist häufiger überschwemmt. Heute schafft man wieder Auen. Als Aue bezeichnet man die Niederung an einem Fluss, die bei Hochwasser überflutet wird. Ein Polder ist eine eingedeichte Fläche, die bei Hochwasser geflutet werden kann. Das Einzugsgebiet ist das Gebiet, aus dem alles Wasser einem Fluss zufließt. 1986 brannte in Basel eine Halle der Firma Sandoz. Giftiges Löschwasser färbte den Strom rot.
`,
    computing: `
Wer im Telefonbuch einen Namen sucht, beginnt nicht auf der ersten Seite. Man schlägt das Buch in der Mitte auf und wirft eine Hälfte weg. Dieses Verfahren nennt man binäre Suche. Bei einer Million Einträgen genügen zwanzig Schritte. Verblüffend ist die Geschwindigkeit.

Ein Algorithmus ist eine endliche Folge eindeutiger Anweisungen zur Lösung eines Problems. Der Name geht auf den Gelehrten al-Chwarizmi zurück, der um 820 in Bagdad lehrte. Konrad Zuse vollendete 1941 in Berlin die Z3. Sie gilt als erster frei programmierbarer Rechner der Welt. Ein Compiler ist ein Programm, das Quelltext in Maschinensprache übersetzt.

Unter Rekursion versteht man ein Verfahren, bei dem eine Funktion sich selbst aufruft. Jede Rekursion braucht einen Basisfall. Fehlt er, endet das Programm nie. Eine Variable ist ein Speicherplatz, der einen Namen und einen Wert hat. Der Stapel ist eine Datenstruktur, bei der das zuletzt abgelegte Element zuerst entnommen wird. Die Laufzeit hängt von der Eingabe ab. Als Schleife bezeichnet man eine Anweisung, die mehrfach ausgeführt wird. Ada Lovelace schrieb 1843 das erste Programm, obwohl die Maschine von Charles Babbage nie fertig wurde. Leider vergessen das viele.
`,
    painting: `
Als Claude Monet 1874 in Paris einen Sonnenaufgang im Nebel zeigte, spottete ein Kritiker, jede Tapete sei fertiger. Aus dem Spott wurde der Name einer Richtung. Der Impressionismus war eine Strömung der Malerei, die den flüchtigen Eindruck des Lichts festhalten wollte. Gemalt wurde im Freien. Möglich machte das die Farbtube, die John Rand 1841 erfunden hatte.

In Deutschland malte Max Liebermann Biergärten und Netzflickerinnen. Seine Villa am Wannsee ist heute ein Museum. Wenig später gingen die Expressionisten weiter. 1905 gründeten vier Studenten in Dresden die Künstlergruppe Brücke. Unter Expressionismus versteht man eine Kunstrichtung, die das innere Erleben über die äußere Erscheinung stellt. Typisch sind grelle Farben und harte Umrisse.

Franz Marc malte blaue Pferde und fiel 1916 vor Verdun. Der Holzschnitt ist ein Druckverfahren, bei dem die erhabenen Stellen eines Holzblocks gefärbt werden. Komplementärfarben sind Farben, die einander im Farbkreis gegenüberliegen. Die Nationalsozialisten verhöhnten diese Werke 1937 in der Ausstellung "Entartete Kunst". Bitter ist die Bilanz: Rund 16000 Werke wurden beschlagnahmt. Manches tauchte erst 2012 in München wieder auf.
`,
    nutrition: `
Auf langen Fahrten verloren Seeleute ihre Zähne und bluteten unter der Haut. Der schottische Arzt James Lind gab 1747 zwölf Kranken verschiedene Mittel. Nur wer Orangen und Zitronen aß, wurde gesund. Skorbut ist eine Krankheit, die durch einen Mangel an Vitamin C entsteht.

Vitamine sind Stoffe, die der Körper in kleinen Mengen braucht, aber nicht selbst herstellen kann. Eine Ausnahme ist das Vitamin D. Kohlenhydrate liefern rasch Energie, etwa 17 Kilojoule pro Gramm. Fett enthält mehr als doppelt so viel. Als Ballaststoffe bezeichnet man pflanzliche Bestandteile der Nahrung, die der Mensch nicht verdauen kann. Sie halten den Darm in Bewegung.

Der Stoffwechsel ist die Gesamtheit aller chemischen Vorgänge in einem Lebewesen. Unter dem Grundumsatz versteht man die Energie, die ein Mensch in völliger Ruhe verbraucht. Er hängt von Alter und Geschlecht ab. Eiweiße bestehen aus Aminosäuren. Essenziell heißen jene acht, die wir essen müssen. Justus von Liebig entwickelte 1865 einen Fleischextrakt für Kranke. Gesund ist eine Ernährung, die abwechslungsreich bleibt. Wunderdiäten helfen selten. Die Deutsche Gesellschaft für Ernährung empfiehlt fünf Portionen Obst und Gemüse am Tag.
`,
    religion: `
Martin Luther schlug 1517 seine Thesen an die Tür der Schlosskirche zu Wittenberg, so jedenfalls erzählt man es. Er wandte sich gegen den Ablasshandel. Der Ablass war der Erlass zeitlicher Sündenstrafen durch die Kirche. Johann Tetzel verkaufte ihn mit großem Geschick. Das Geld floss nach Rom, wo der Petersdom gebaut wurde.

Im Jahr 1521 sollte Luther auf dem Reichstag zu Worms widerrufen. Er weigerte sich. Kaiser Karl V. verhängte über ihn die Reichsacht. Die Reichsacht war eine Strafe, die den Betroffenen für rechtlos erklärte. Friedrich der Weise ließ ihn auf die Wartburg bringen, und dort übersetzte er das Neue Testament in elf Wochen.

Die Bauern hofften auf mehr Freiheit, doch Luther stellte sich 1525 gegen sie. Schrecklich war das Ende bei Frankenhausen. Im Augsburger Religionsfrieden von 1555 wurde vereinbart, dass der Landesherr die Konfession bestimmt. Ein Sakrament ist eine heilige Handlung, durch die nach christlichem Glauben Gottes Gnade wirkt. Als Zölibat bezeichnet man die Ehelosigkeit der Priester. Luther heiratete Katharina von Bora. Ihr Haushalt war groß und laut.
`,
  },
  es: {
    chemistry: `
Si se deja un clavo de hierro al aire húmedo, pronto aparece una capa rojiza. Es óxido. La oxidación es la pérdida de electrones por parte de una sustancia. Siempre va acompañada de otra reacción, la reducción, en la que otra sustancia los gana. Por eso los químicos hablan de reacciones redox.

Un ácido es una sustancia que libera iones de hidrógeno en el agua. El vinagre y el limón son ejemplos cotidianos. Svante Arrhenius propuso esta idea en 1884. La escala de pH va de 0 a 14 y el agua pura ocupa el centro. Se llama neutralización a la reacción entre un ácido y una base que produce agua y una sal. Naturalmente, no toda sal es comestible.

Un catalizador es una sustancia que acelera una reacción sin consumirse. Los coches llevan uno de platino. La masa molar es la masa de un mol de una sustancia. El número de Avogadro es la cantidad de partículas que hay en un mol. Dmitri Mendeléyev publicó su tabla periódica en 1869 y dejó huecos para elementos desconocidos. El tiempo le dio la razón. Se denomina isótopo a cada una de las formas de un elemento que difieren en el número de neutrones.
`,
    geography: `
El desierto de Atacama ocupa el norte de Chile. Es el lugar más seco del planeta, y en algunas estaciones no ha llovido en décadas. La causa es doble: la cordillera de los Andes detiene las nubes que vienen de la Amazonia y la corriente de Humboldt enfría el aire de la costa.

La corriente marina es un desplazamiento de grandes masas de agua en el océano. La de Humboldt lleva agua fría desde la Antártida. La camanchaca es una niebla densa que se forma sobre el mar y entra en el desierto. Los vecinos la atrapan con redes para obtener agua. Un oasis es un lugar con agua y vegetación en medio de un desierto.

Bajo el suelo hay cobre, litio y salitre. Por el salitre lucharon Chile, Perú y Bolivia en la Guerra del Pacífico, que empezó en 1879. Bolivia perdió su salida al mar. La mina de Chuquicamata es una de las mayores del mundo. El salar es un lago seco cubierto por una costra de sal. Debido al cielo limpio, el Observatorio Europeo Austral construyó allí sus telescopios. La erosión es el desgaste del relieve por la acción del agua, el viento o el hielo. Curiosamente, cada pocos años el desierto florece.
`,
    computing: `
Nadie busca una palabra en el diccionario desde la primera página. Lo abrimos por la mitad y descartamos una parte. Este método se llama búsqueda binaria. Con un millón de palabras bastan veinte pasos.

Un algoritmo es una secuencia finita de instrucciones para resolver un problema. El nombre viene de Al-Juarismi, un sabio que trabajó en Bagdad hacia 820. Un programa es un conjunto de instrucciones escritas en un lenguaje que la máquina entiende. El compilador es un programa que traduce el código fuente al lenguaje de la máquina. Grace Hopper escribió el primero en 1952.

La recursividad es una técnica en la que una función se llama a sí misma. Toda función recursiva necesita un caso base. De lo contrario, no termina nunca. Una variable es un espacio de memoria que tiene un nombre y guarda un valor. La pila es una estructura en la que el último elemento que entra es el primero que sale. Alan Turing demostró en 1936 que ningún programa puede decidir si otro cualquiera se detendrá. El bit es la unidad mínima de información. Un byte consta de 8 bits. Lo difícil es escribir programas sin errores.
`,
    painting: `
Diego Velázquez llegó a Madrid en 1623 y pronto fue pintor del rey Felipe IV. Su obra más famosa, "Las meninas", es de 1656. En el cuadro se ve a la infanta Margarita rodeada de sus damas. El propio artista aparece a la izquierda con el pincel en la mano. Al fondo, un espejo refleja a los reyes.

El Barroco fue un movimiento artístico que buscaba el contraste, el movimiento y la emoción. El claroscuro es una técnica que opone zonas de luz y de sombra. Caravaggio la llevó al extremo en Roma. Un bodegón es una pintura que representa objetos inanimados, como frutas o jarras. Zurbarán pintó varios de gran sencillez.

Un siglo después, Francisco de Goya retrató sin piedad a la familia de Carlos IV. Sordo desde 1793, se volvió cada vez más sombrío. Sus grabados sobre la guerra son terribles. El grabado es un procedimiento que permite imprimir muchas copias de un dibujo. El Museo del Prado, inaugurado en 1819, guarda lo mejor de ambos. Evidentemente, hay que ir temprano.
`,
    nutrition: `
Los marineros de los viajes largos perdían los dientes y sangraban bajo la piel. El médico escocés James Lind dio en 1747 distintos remedios a doce enfermos. Solo sanaron los que comieron naranjas y limones. El escorbuto es una enfermedad causada por la falta de vitamina C.

Las vitaminas son sustancias que el cuerpo necesita en pequeñas cantidades y no puede fabricar. Una excepción es la vitamina D. Los hidratos de carbono aportan energía rápida, unas 4 kilocalorías por gramo. Las grasas aportan más del doble. La fibra es la parte de los vegetales que no podemos digerir. Ayuda al intestino.

El metabolismo es el conjunto de las reacciones químicas de un ser vivo. Se denomina metabolismo basal al gasto de energía de una persona en reposo. Depende de la edad y del sexo. La dieta mediterránea se basa en verduras, legumbres, pescado y aceite de oliva. Ancel Keys la estudió en los años cincuenta. La UNESCO la declaró patrimonio de la humanidad en 2010. La caloría es una unidad de energía. El secreto es comer de todo y con calma.
`,
    religion: `
Mahoma nació en La Meca hacia el año 570. Era comerciante y viajaba con caravanas. Según la tradición, el ángel Gabriel le habló en una cueva. Sus palabras se reunieron después en el Corán, que es el libro sagrado del islam. En 622 tuvo que huir a Medina. La hégira es la marcha de Mahoma de La Meca a Medina, y con ella empieza el calendario musulmán.

Los cinco pilares son las obligaciones de todo creyente. El ramadán es el mes en el que los musulmanes ayunan desde el alba hasta la puesta del sol. La mezquita es el edificio donde se reúnen para rezar. Un almuédano llama a la oración desde el alminar.

En 711 un ejército cruzó el estrecho de Gibraltar. Al-Ándalus es el nombre que recibió el territorio musulmán de la península ibérica. Abderramán III proclamó el califato de Córdoba en 929. La ciudad tenía baños, bibliotecas y calles iluminadas. Un califa es un sucesor de Mahoma que gobierna a los creyentes. El filósofo Averroes comentó a Aristóteles. Lo leyeron con pasión en París.
`,
  },
  fr: {
    chemistry: `
Le jus de citron fait rougir le papier de tournesol. Un acide est une substance qui libère des ions hydrogène dans l'eau. Une base, au contraire, en capte. Cette idée est due au chimiste suédois Svante Arrhenius, qui la publia en 1884. Ses professeurs n'y crurent pas.

Le pH est un nombre qui mesure l'acidité d'une solution. Il va de 0 à 14; l'eau pure est à 7. On appelle neutralisation la réaction d'un acide avec une base, qui donne de l'eau et un sel. Un indicateur coloré est une substance dont la couleur dépend du pH. Le chou rouge en contient un. Heureusement, il est sans danger.

Antoine Lavoisier montra en 1777 que la combustion est une réaction avec l'oxygène. L'oxydation est une perte d'électrons, la réduction un gain. Un catalyseur est un corps qui accélère une réaction sans y être consommé. La mole est l'unité de quantité de matière. Elle contient environ 602 000 milliards de milliards de particules. Les isotopes sont des atomes d'un même élément qui diffèrent par leur nombre de neutrons. Marie Curie découvrit le radium en 1898 avec son mari Pierre. Une solution tampon désigne un mélange dont le pH varie peu.
`,
    geography: `
La Loire est le plus long fleuve de France. Elle prend sa source au mont Gerbier-de-Jonc, en Ardèche, et se jette dans l'océan Atlantique à Saint-Nazaire, après 1006 kilomètres. Ses crues sont redoutées. Celle de 1856 inonda la ville de Tours.

Un fleuve est un cours d'eau qui se jette dans la mer. Un affluent est un cours d'eau qui se jette dans un autre. L'Allier et le Cher sont les principaux affluents de la Loire. L'étiage est le niveau le plus bas d'un cours d'eau pendant l'année. En été, le sable apparaît partout. Le bassin versant est le territoire dont toutes les eaux s'écoulent vers le même fleuve.

On nomme estuaire l'embouchure d'un fleuve dans laquelle la mer remonte. Celui de la Loire accueille un grand port. Une digue est un ouvrage qui retient les eaux. Les premières levées furent construites au douzième siècle sous Henri II Plantagenêt. Quatre centrales nucléaires utilisent l'eau du fleuve pour se refroidir. L'érosion est l'usure du relief par l'eau, le vent ou la glace. Depuis 2000, le Val de Loire est inscrit au patrimoine mondial de l'UNESCO. Le plus étonnant est la variété des oiseaux.
`,
    computing: `
Personne ne cherche un mot dans le dictionnaire à partir de la première page. On l'ouvre au milieu et l'on écarte une moitié. Cette méthode s'appelle la recherche dichotomique. Pour un million de mots, vingt étapes suffisent.

Un algorithme est une suite finie d'instructions qui permet de résoudre un problème. Le mot vient d'Al-Khwarizmi, un savant qui vivait à Bagdad vers 820. Blaise Pascal construisit dès 1642 une machine à calculer, la Pascaline. Un compilateur est un programme qui traduit le code source en langage machine. Le premier fut écrit par Grace Hopper en 1952.

La récursivité est une technique dans laquelle une fonction s'appelle elle-même. Chaque fonction récursive a besoin d'un cas de base. Sinon, elle ne s'arrête jamais. Une variable est un emplacement de mémoire qui porte un nom et contient une valeur. La pile est une structure dont le dernier élément ajouté est le premier retiré. Le bit est la plus petite unité d'information. On appelle octet un groupe de huit bits. Alan Turing démontra en 1936 qu'aucun programme ne peut décider si un autre s'arrêtera. La complexité d'un algorithme désigne le nombre d'étapes en fonction de la taille des données.
`,
    painting: `
En 1874, Claude Monet expose à Paris une vue brumeuse du port du Havre. Un critique se moque : le papier peint est plus achevé. L'impressionnisme était un mouvement de peintres qui travaillaient en plein air et cherchaient à saisir la lumière d'un instant. Ils posaient de petites touches de couleur pure.

L'invention du tube de peinture en 1841 les avait libérés de l'atelier. Un pigment est une poudre qui donne sa couleur à la peinture. Berthe Morisot participa à presque toutes les expositions du groupe. Edgar Degas préférait les danseuses de l'Opéra. Les couleurs complémentaires sont des couleurs opposées sur le cercle chromatique. Côte à côte, elles se renforcent.

Paul Cézanne peignit plus de quatre-vingts fois la montagne Sainte-Victoire. Une nature morte est un tableau qui représente des objets inanimés. Le cubisme, né en 1907 avec Pablo Picasso et Georges Braque, décompose les formes en plans. On appelle collage une œuvre faite de morceaux de papier ou d'objets collés. Vincent van Gogh ne vendit presque rien de son vivant. Aujourd'hui, ses Tournesols valent des fortunes. Le musée d'Orsay occupe une ancienne gare.
`,
    nutrition: `
Pendant les longs voyages, les marins perdaient leurs dents et saignaient sous la peau. En 1747, le médecin écossais James Lind donna différents remèdes à douze malades. Seuls guérirent ceux qui mangeaient des oranges et des citrons. Le scorbut est une maladie due au manque de vitamine C.

Les vitamines sont des substances dont le corps a besoin en petite quantité et qu'il ne sait pas fabriquer. La vitamine D est une exception. Les glucides fournissent une énergie rapide, environ 17 kilojoules par gramme. Les lipides en fournissent deux fois plus. Les fibres sont les parties des végétaux que nous ne digérons pas. Elles facilitent le transit.

Le métabolisme est l'ensemble des réactions chimiques d'un être vivant. On appelle métabolisme de base la dépense d'énergie d'une personne au repos. Il varie avec l'âge. Louis Pasteur montra en 1864 que chauffer le vin tue les microbes. La pasteurisation consiste à chauffer un aliment puis à le refroidir rapidement. Une carence est un manque d'une substance nécessaire. Le secret est de manger de tout. Les régimes miracles échouent presque toujours.
`,
    religion: `
Jean Calvin naquit à Noyon en 1509. Il étudia le droit à Orléans avant de fuir la France. À Genève, il organisa une Église sévère où la danse était interdite. La prédestination est la doctrine selon laquelle Dieu a choisi d'avance ceux qui seront sauvés. Les protestants français furent appelés huguenots.

La nuit du 24 août 1572, des milliers d'entre eux furent massacrés à Paris. C'est la Saint-Barthélemy. Henri de Navarre, qui venait d'épouser la sœur du roi, échappa de peu à la mort. Devenu Henri IV, il signa en 1598 l'édit de Nantes. Un édit est une loi décidée par le roi. Celui-ci accordait aux protestants la liberté de conscience et une centaine de places fortes.

Louis XIV le révoqua en 1685. Près de deux cent mille huguenots quittèrent le royaume pour Berlin, Londres ou Amsterdam. Un sacrement est un acte sacré par lequel Dieu donne sa grâce. Un concile est une assemblée d'évêques qui décide des questions de foi. Le concile de Trente, réuni de 1545 à 1563, réforma l'Église catholique. La tolérance est le respect de ce que l'on n'approuve pas.
`,
  },
  zh: {
    chemistry: `
柠檬汁能使紫色石蕊试液变红，肥皂水能使它变蓝。1884年，瑞典化学家阿伦尼乌斯提出了电离理论。酸是指在水中电离出的阳离子全部是氢离子的化合物。碱是在水中电离出氢氧根离子的化合物。他的老师们当时并不相信。

溶液的酸碱度用pH表示，范围通常是0到14。纯水的pH等于7。中和反应是酸与碱作用生成盐和水的反应。胃酸过多的人可以服用含氢氧化铝的药物，这就利用了中和反应。指示剂是指能随酸碱度改变颜色的物质。酚酞遇碱变红，遇酸不变色。

催化剂是能改变反应速率而自身质量不变的物质。二氧化锰可以加快过氧化氢的分解。氧化反应是物质与氧发生的反应。铁生锈就是缓慢的氧化。门捷列夫在1869年发表了元素周期表，并且为未知的元素留下了空位。同位素是质子数相同而中子数不同的同一元素的原子。侯德榜在1943年发明了联合制碱法。奇怪的是，很多学生只记得他的名字。
`,
    geography: `
黄河发源于青海省的巴颜喀拉山，全长约5464千米，最后注入渤海。它流经黄土高原，带走了大量泥沙，河水因此变黄。水土流失是指土壤在水力作用下被冲刷带走的现象。每立方米河水曾经含沙三十五千克。

到了下游，泥沙沉积下来，河床越来越高，形成了地上河。地上河是河床高出两岸地面的河流。历史上黄河多次决口。1855年，黄河在铜瓦厢决口，改道从山东入海。人们为此修了很多堤坝。三角洲是河流在入海口由泥沙堆积形成的平原。

流域是指一条河流的集水区域。小浪底水库于2001年建成，每年都要调水调沙。河水冲出的泥沙像一条黄龙，吸引了许多游客。凌汛是由于河面结冰阻塞河道而引起的涨水现象，多发生在宁夏和内蒙古。支流是流入另一条河流的河流。渭河是黄河最大的支流。当然，治理黄河还需要很长的时间。
`,
    computing: `
查字典的时候，没有人从第一页开始找。我们把字典从中间翻开，每次排除一半。这种方法叫做二分查找。一百万个词只需要二十步。

算法是解决问题的一系列明确的步骤。这个词来自花拉子米，他大约在820年生活在巴格达。变量是程序中用来存储数据的单元。编译器是把源代码翻译成机器语言的程序。格蕾丝·霍珀在1952年写出了第一个编译器。

递归是指函数调用自身的方法。每个递归都必须有终止条件，否则程序永远不会停止。栈是一种后进先出的数据结构。队列是一种先进先出的数据结构。冒泡排序是重复比较相邻元素并交换位置的排序方法，它很简单，但是很慢。1936年，图灵证明了停机问题是不可判定的。比特是信息的最小单位，一个字节等于8个比特。时间复杂度是指算法的步数随输入规模增长的情况。有意思的是，有些问题至今没有快速的算法。
`,
    painting: `
北宋画家张择端的《清明上河图》描绘了汴京的繁华景象。画卷长五米多，上面有八百多个人物。桥上挤满了人，一条大船正要从桥下通过，船夫们显得十分紧张。这幅画现在收藏在北京故宫博物院。

中国画讲究笔墨和留白。留白是指在画面上有意留下空白的手法。工笔是用细致的线条描绘物象的画法。写意则相反，它只用几笔就表现出神韵。徐悲鸿年轻时在巴黎学习油画，他画的马非常有名。1937年，毕加索创作了《格尔尼卡》，抗议对平民的轰炸。

印象派是十九世纪下半叶兴起于法国的绘画流派。莫奈在1874年展出了《日出·印象》，批评家们嘲笑它像没有画完的壁纸。透视法是在平面上表现空间深度的方法。颜料管发明以后，画家可以到户外写生。水墨画是以水和墨为主要材料的绘画。齐白石画虾画了几十年。可以说，他把虾画活了。
`,
    nutrition: `
过去，远航的水手常常牙龈出血，甚至死亡。1747年，英国医生林德让十二名病人服用不同的东西，只有吃橙子和柠檬的人很快好转。坏血病是由缺乏维生素C引起的疾病。

维生素是人体需要量很少但不可缺少的有机物。糖类是人体主要的能源物质，每克大约提供17千焦的能量。脂肪提供的能量是它的两倍多。膳食纤维是指不能被人体消化的植物成分，它能促进肠道蠕动。许多年轻人吃得太少。

新陈代谢是生物体内全部化学变化的总称。基础代谢是人体在安静状态下维持生命所需的最低能量消耗。它随着年龄增长而下降。巴斯德在1864年发明了巴氏消毒法，牛奶因此可以保存得更久。必需氨基酸是指人体不能合成、必须从食物中获得的氨基酸。成人有八种。中国营养学会建议每天吃三百克以上的蔬菜。贫血是血液中红细胞或血红蛋白过少的症状。其实，最好的办法就是什么都吃一点。
`,
    religion: `
佛教大约在公元前六世纪产生于古印度。创始人乔达摩·悉达多原来是一个王子，他看到人的生老病死以后离开了王宫。后来他在菩提树下觉悟，被人们称为佛陀。

公元一世纪前后，佛教传入中国。洛阳的白马寺建于公元68年，相传是中国最早的佛寺。石窟是在山崖上开凿的佛教寺庙。云冈、龙门和敦煌的石窟最为著名。唐代高僧玄奘于627年离开长安，前往印度取经，十九年后才回来。他翻译了七十五部佛经。《西游记》就是根据他的故事写成的。

禅宗是主张通过静坐和顿悟来修行的佛教宗派。舍利是指佛陀或高僧遗体火化后留下的结晶。佛塔是用来供奉舍利的建筑。道教是中国本土产生的宗教，尊老子为祖师。清真寺是穆斯林做礼拜的场所。西安的清真大寺建于742年。宗教信仰自由是公民的基本权利。需要说明的是，信仰和迷信并不是一回事。
`,
  },
  ja: {
    chemistry: `
レモン汁は青色リトマス紙を赤く変える。酸とは、水に溶けて水素イオンを生じる物質である。アルカリとは、水に溶けて水酸化物イオンを生じる物質である。この考えは、1884年にスウェーデンの化学者アレニウスが発表した。彼の先生たちは信じなかったという。

水溶液の酸性の強さはpHで表され、純粋な水は7である。中和とは、酸とアルカリが反応して互いの性質を打ち消し合うことである。このとき塩と水ができる。塩は、必ずしもしょっぱいとは限らない。指示薬は、pHによって色が変わる物質である。フェノールフタレイン溶液はアルカリ性で赤くなる。

酸化とは、物質が酸素と結びつく化学変化である。逆に、酸化物から酸素が取り除かれる化学変化を還元という。触媒とは、自身は変化せずに反応を速める物質のことである。過酸化水素水に二酸化マンガンを加えると、酸素が発生する。メンデレーエフは1869年に元素の周期表を発表し、未知の元素のために空欄を残した。同位体は、陽子の数が同じで中性子の数が異なる原子である。
`,
    geography: `
信濃川は日本で最も長い川で、長さは367キロメートルである。長野県では千曲川と呼ばれ、新潟県に入ると名前が変わる。川が山地から平地に出るところには、扇形の地形ができる。これを扇状地という。扇状地の中央部は水はけがよいので、果樹園に利用されることが多い。

三角州とは、河口に土砂が積もってできた低く平らな地形である。三日月湖は、曲がりくねった川の一部が取り残されてできた湖である。侵食とは、流れる水が岩や土をけずるはたらきのことである。運ばれた土砂は流れのゆるやかなところに積もる。このはたらきを堆積という。

1896年、信濃川の堤防が決壊し、越後平野は広く水につかった。この水害は横田切れと呼ばれる。その後、大河津分水路の工事が始まり、1922年に通水した。流域とは、降った雨がその川に集まる範囲をいう。遊水地は、洪水のときに一時的に水をためる土地である。最近は、ハザードマップを配る市町村が増えた。残念なことに、見ない人も多い。
`,
    computing: `
辞書で言葉を探すとき、最初のページから読む人はいない。真ん中を開き、半分を捨てていく。この方法を二分探索という。百万語あっても、二十回ほどで見つかる。

アルゴリズムとは、問題を解くための手順を明確に示したものである。この名前は、820年ごろバグダッドで活躍したアル・フワーリズミーに由来する。変数は、値を入れておく名前のついた領域である。コンパイラとは、ソースコードを機械語に翻訳するプログラムである。グレース・ホッパーは1952年に最初のコンパイラを書いた。

再帰とは、関数が自分自身を呼び出すことである。再帰には必ず終了条件が必要である。なければ、プログラムは止まらない。スタックとは、最後に入れたデータを最初に取り出すデータ構造である。キューは、最初に入れたデータを最初に取り出すデータ構造である。1936年、チューリングは、停止問題が決定不能であることを証明した。情報の最小単位をビットという。8ビットは1バイトに等しい。計算量とは、入力の大きさに応じて手順の数がどう増えるかを表す指標である。
`,
    painting: `
葛飾北斎は1760年に江戸で生まれた。九十年の生涯に三万点以上の作品を残し、引っ越しを九十三回もしたといわれる。代表作の「富嶽三十六景」は、さまざまな場所から見た富士山を描いている。大きな波の絵は海外でもよく知られている。

浮世絵とは、江戸時代に流行した風俗や風景を描いた絵画である。多くは木版画で、絵師、彫師、摺師が分担して作った。錦絵は、多くの色を重ねて摺った版画である。歌川広重は1833年ごろに「東海道五十三次」を発表した。喜多川歌麿の美人画も人気があった。

開国後、浮世絵は陶器の包み紙としてヨーロッパに渡った。モネやゴッホはこれに夢中になった。この流行をジャポニスムという。印象派とは、光や色の変化をとらえようとした画家たちのことである。遠近法とは、平面の上に奥行きを表す技法である。1874年、モネたちはパリで最初の展覧会を開いた。批評家は笑ったが、時代は彼らの味方だった。
`,
    nutrition: `
昔、長い航海に出た船乗りは、歯ぐきから血を流して死ぬことがあった。1747年、イギリスの医師リンドは十二人の患者に別々のものを与え、オレンジとレモンを食べた者だけが回復することを確かめた。壊血病は、ビタミンCの不足によって起こる病気である。

日本の軍隊では脚気が問題になった。海軍の高木兼寛は麦飯を取り入れ、患者を大きく減らした。1910年、鈴木梅太郎は米ぬかから有効な成分を取り出した。ビタミンとは、体の調子を整えるために少量必要な有機物である。炭水化物は1グラムあたり約17キロジュールのエネルギーになる。

食物繊維とは、人の消化酵素では消化されない成分のことである。基礎代謝とは、安静にしているときに消費されるエネルギーをいう。必須アミノ酸は、体内で合成できないため食事からとる必要があるアミノ酸である。代謝とは、生物の体内で起こる化学反応の全体をいう。結局のところ、いろいろなものを食べるのがいちばんよい。
`,
    religion: `
空海は774年に讃岐国で生まれた。804年、遣唐使の船で唐に渡り、長安で密教を学んだ。同じ船団には最澄もいた。帰国した空海は高野山に金剛峯寺を建て、真言宗を広めた。最澄は比叡山で天台宗を開いた。

密教とは、秘密の教えや儀式を師から弟子へ直接伝える仏教である。曼荼羅は、仏の世界を図に表したものである。平安時代の貴族は、病気が治るように祈禱を頼んだ。祈禱とは、神や仏に祈って願いをかなえようとする儀式をいう。やがて末法思想が広まると、人々は阿弥陀仏にすがるようになった。

1175年、法然は浄土宗を開き、念仏を唱えるだけで救われると説いた。念仏とは、仏の名を唱えることである。弟子の親鸞は、悪人こそ救われると考えた。1207年、二人は流罪になった。禅は、座禅によって悟りをめざす教えである。栄西は宋から茶も持ち帰った。神仏習合とは、神への信仰と仏教が結びついた現象である。明治になると、政府はこれを切り離した。
`,
  },
};
