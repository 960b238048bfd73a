import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the blind ones, by another reader and later: half of each language are notes and summaries. */
export const blindAgainPassages: Readonly<Record<Language, Passages>> = {
  en: {
    glass: `
Glass is often called a frozen liquid, but the phrase misleads more than it explains. When most melts cool, their atoms fall into a repeating lattice and the material crystallises at a sharp temperature. Silica, if it is cooled quickly enough, never gets the chance: its viscosity climbs so steeply that the atoms are stuck before they can arrange themselves. The temperature range over which this happens is known as the glass transition, and it depends on how fast the melt was cooled.

Pure silica melts at about 1,700 °C, which was far beyond the reach of ancient furnaces. Roman glassmakers therefore added natron, a sodium carbonate mineral gathered from dry lake beds in Egypt. Such an additive, which lowers the melting point, is called a flux. Soda alone, however, yields a glass that slowly dissolves in water; lime (calcium oxide) has to be included as a stabiliser. The resulting soda-lime glass still accounts for roughly 90 per cent of all glass made today.

Why does a tumbler shatter when boiling water is poured into it, whereas a laboratory beaker survives? The inner surface expands before the outer one does, and the stress between them opens up tiny flaws. Borosilicate glass, developed by Otto Schott in the 1880s, contains boron trioxide and expands only about a third as much. Tempering takes a different route: the hot pane is chilled with jets of air, so that its surface is held in compression while the interior remains in tension. A crack cannot grow until that compression has been overcome. When it finally is, the pane breaks into small, blunt cubes, which explains why it is used for the side windows of cars.
`,
    gametheory: `
# Lecture 7: Game theory, an introduction

## What counts as a game?

- A game: any situation where my best choice depends on what you do
- Players, strategies, payoffs – you need all three
- Payoff matrix: table listing the outcome for each combination of strategies
- Dominant strategy = one that is best whatever the other player does

## The prisoner's dilemma

- Two suspects held in separate cells; each may confess or stay silent
- Confessing is dominant for both, yet mutual silence would leave both better off
- Named by Albert Tucker in 1950 (the experiment itself: Flood and Dresher, RAND)
- Moral? Individual rationality can lead to collective disaster. Think of overfishing, arms races, doping in cycling.

## Nash equilibrium

A Nash equilibrium is a combination of strategies from which no player can gain by deviating alone. John Nash proved in 1950 that every finite game has at least one, provided mixed strategies are allowed. A mixed strategy assigns a probability to each pure strategy; in rock-paper-scissors, for instance, the only equilibrium is to play each move a third of the time.

- NB: an equilibrium need not be efficient!
- Some games have several (which side of the road do we drive on?) → coordination problem
- Schelling: people settle on focal points, solutions that stand out for cultural reasons

## Repeated games

- If the same players meet again, threats and promises become credible
- Axelrod's tournament (1980): the winner was tit for tat, submitted by Anatol Rapoport
- It cooperates first and then copies the opponent's last move
- Works only if the future matters enough. With a known last round, cooperation unravels by backward induction.

## For next week

Read chapter 4 and bring an example of a zero-sum game that isn't a sport.
`,
    immunity: `
ok so this is my summary of the immune system chapter, hope it helps, sorry for the typos

Basically your body has two lines of defence and they're really different. The first one is innate immunity, which you're born with and which doesn't care what kind of germ it is. Skin and mucus count, and so do macrophages, big cells that literally eat bacteria (this is called phagocytosis). It's quick, like hours, but it doesnt remember anything. If you get a splinter and it goes red and hot, that's inflammation: blood vessels widen and get leaky so that white cells can squeeze out.

The second one is adaptive immunity. It's slow the first time (a week or so) but it remembers. There are B cells and T cells, both lymphocytes. B cells make antibodies, Y-shaped proteins that stick to one particular antigen. An antigen is any molecule that the adaptive system can recognise, usually a bit of a virus or bacterium. T cells come in two types, helper T cells, which are sort of the managers, and killer T cells, which destroy cells that are allready infected. HIV attacks the helpers and that's why it's so bad, because without them hardly anything else works.

How do vaccines fit in? They show the body a harmless version of the antigen, so memory cells are formed without you having to be ill. Jenner did it in 1796 with cowpox. My teacher said "a vaccine is a fire drill" which I thought was a good way to put it.

Sometimes it goes wrong. In an autoimmune disease the body attacks its own tissue, e.g. type 1 diabetes, where the cells that make insulin get killed. Allergies are different, there the target is harmless stuff such as pollen and the antibody is IgE, which makes mast cells release histamine. That's the bit that always comes up in the exam so learn it!!
`,
    goldstandard: `
The gold standard was a monetary system in which the value of a national currency was fixed in terms of a given weight of gold, and in which banknotes could, at least in principle, be exchanged for the metal on demand. Britain adopted it in practice in 1717, when Sir Isaac Newton, then Master of the Mint, set a price for gold that unintentionally drove silver out of circulation; a formal act followed in 1816. The German Empire joined in 1873, and by the end of the century most trading nations had followed.

Under the classical gold standard (c. 1873–1914) exchange rates hardly moved, since each currency was tied to the same metal. According to the price-specie flow mechanism, described by David Hume in 1752, a country that imported more than it exported would lose gold; its money supply would shrink, prices would fall, and its goods would become cheaper abroad until balance was restored. In practice central banks did not wait for this to happen: they raised the discount rate, which attracted foreign capital.

The outbreak of the First World War put an end to convertibility. Winston Churchill, as Chancellor of the Exchequer, returned Britain to gold in 1925 at the pre-war parity of $4.86, a decision that John Maynard Keynes, who had already dismissed gold as a "barbarous relic", attacked fiercely. The overvalued pound depressed exports, and in September 1931 Britain abandoned the system. Countries that left early generally recovered sooner from the Great Depression than those, such as France, which clung to it until 1936.

The Bretton Woods agreement of 1944 established a gold exchange standard: other currencies were pegged to the dollar, and only the dollar was convertible into gold, at $35 an ounce. President Nixon suspended this convertibility on 15 August 1971.
`,
  },
  es: {
    suelo: `
El suelo no es un simple soporte para las plantas, aunque así lo tratemos con frecuencia. Se trata de un cuerpo natural que tarda siglos en formarse y que puede perderse en una sola tormenta. El proceso por el cual se origina a partir de la roca madre recibe el nombre de edafogénesis, y en él intervienen, según Vasili Dokucháiev (1883), cinco factores: el clima, los organismos, el relieve, el material original y el tiempo.

Si cavamos una zanja, veremos capas más o menos paralelas a la superficie, llamadas horizontes. El horizonte A, el más oscuro, contiene la mayor parte del humus, es decir, la materia orgánica descompuesta que ya no conserva la estructura de los restos de los que procede. Por debajo se encuentra el horizonte B, en el que se acumulan las arcillas y los óxidos que el agua ha arrastrado desde arriba; a ese arrastre se le denomina lixiviación. En las regiones muy lluviosas llega a ser tan intenso que el terreno queda ácido y pobre en nutrientes.

¿De qué depende que una tierra retenga bien el agua? Sobre todo de la textura, que es la proporción de arena, limo y arcilla. Un suelo arenoso drena deprisa; uno arcilloso, en cambio, se encharca. Los agricultores prefieren los suelos francos, en los que las tres fracciones están equilibradas. La capacidad de intercambio catiónico mide la cantidad de iones positivos, como el calcio o el potasio, que las partículas pueden retener y ceder a las raíces.

La salinización, que afecta a cerca de una quinta parte de las tierras de regadío del mundo, se produce cuando el agua se evapora y deja sales en la superficie. Los sumerios ya la padecieron: hacia el año 2100 a. C. habían sustituido el trigo por la cebada, que la tolera mejor.
`,
    derechoromano: `
# Tema 5. El derecho romano

## 1. Etapas

- Monarquía (753–509 a. C.): predomina la costumbre (mores maiorum)
- República: Ley de las XII Tablas, hacia 450 a. C.; los plebeyos exigían normas escritas
- Principado: época clásica, grandes juristas (Gayo, Papiniano, Ulpiano)
- Dominado: el emperador como única fuente del derecho

## 2. Conceptos básicos

- Ius civile: derecho propio de los ciudadanos romanos
- Ius gentium: normas aplicables también a los extranjeros. ¿Por qué hizo falta? Por el comercio.
- Pretor: magistrado encargado de administrar justicia; cada año publicaba un edicto con los criterios que iba a seguir
- Paterfamilias: varón sin ascendientes vivos, titular de la patria potestad

## 3. Personas y cosas

La capacidad jurídica plena exigía tres requisitos: ser libre, ser ciudadano y no estar sometido a la potestad de otro. La pérdida de cualquiera de ellos se llamaba capitis deminutio. Los esclavos, en cambio, eran considerados cosas (res), aunque podían administrar un peculio, esto es, un pequeño patrimonio que el amo les cedía.

- La usucapión es la adquisición de la propiedad por la posesión continuada durante un plazo: un año para los muebles y dos para los inmuebles
- Ojo: no valía para las cosas robadas
- Servidumbre de paso: derecho a atravesar la finca del vecino

## 4. La compilación de Justiniano

Entre 529 y 534 el emperador encargó a una comisión dirigida por Triboniano que reuniera todo el derecho vigente. El resultado, conocido desde el siglo XVI como Corpus Iuris Civilis, consta de cuatro partes: el Código, el Digesto, las Instituciones y las Novelas. Redescubierto en Bolonia a finales del siglo XI, se convirtió en la base del derecho común europeo.

- Para el examen: diferencia entre posesión y propiedad (ver ejemplo de la pizarra)
`,
    jazz: `
Resumen de jazz para la expo del jueves (lo he sacado de los apuntes de Marta y de un documental)

A ver, el jazz nace en Nueva Orleans hacia 1900, más o menos, cuando se mezclan el blues, el ragtime y las bandas de metales que tocaban en los desfiles y hasta en los entierros. Lo más importante, lo que lo distingue de casi todo lo demas, es la improvisación: el músico se inventa la melodía sobre la marcha, pero ojo, no de la nada, sino encima de unos acordes que todos conocen. Esa serie de acordes que se repite se llama rueda armónica o algo así, y muchas veces es un blues de doce compases.

Otra cosa que siempre preguntan es el swing. Tiene dos significados: por un lado es una manera de tocar las corcheas, desiguales, la primera más larga que la segunda; por otro, es el estilo de las big bands de los años treinta, o sea las orquestas de unos quince músicos con secciones de saxos, trompetas y trombones. Duke Ellington y Count Basie son los que hay que saberse.

Después de la guerra llega el bebop, que es justo lo contrario: grupos pequeños, tempos rapidísimos y armonías raras. Lo inventaron Charlie Parker (saxo alto) y Dizzy Gillespie (trompeta) en Nueva York, y al principio no le gustaba a nadie porque no se podía bailar. Louis Armstrong, que venía de la otra escuela, decía que aquello era "música china".

¿Y luego? Pues Miles Davis, que se aburre enseguida de todo. En 1959 graba Kind of Blue, el disco más vendido del género, donde usa el jazz modal, un tipo de jazz en el que se improvisa sobre escalas y no sobre acordes que cambian a cada rato. Diez años despues mete guitarras eléctricas y así sale la fusión. Los puristas, claro, se enfadaron muchísimo.
`,
    corales: `
Los arrecifes de coral son estructuras submarinas formadas por los esqueletos de carbonato cálcico que segregan colonias de pólipos, animales emparentados con las medusas y las anémonas. Ocupan menos del 0,2 % del fondo oceánico y, sin embargo, albergan cerca de una cuarta parte de las especies marinas conocidas, razón por la que a menudo se los compara con las selvas tropicales.

Los corales constructores viven en simbiosis con las zooxantelas, algas unicelulares que se alojan en sus tejidos y que les proporcionan hasta el 90 % de la energía que necesitan; a cambio reciben protección y dióxido de carbono. Esta dependencia de la luz explica que rara vez prosperen a más de cincuenta metros de profundidad. Cuando la temperatura del agua supera durante varias semanas en uno o dos grados el máximo estival, el pólipo expulsa a sus huéspedes y queda a la vista el esqueleto blanco. El fenómeno, denominado blanqueamiento, no supone necesariamente la muerte de la colonia, pero la debilita.

En 1842 Charles Darwin, que había recorrido el Pacífico a bordo del Beagle, distinguió tres tipos: el arrecife costero, pegado a tierra firme; la barrera, separada de ella por una laguna; y el atolón, un anillo de coral que rodea una laguna central. Sostuvo que se trataba de etapas sucesivas de un mismo proceso, provocado por el hundimiento lento de un volcán. Las perforaciones realizadas en 1952 en Eniwetok, que hallaron basalto bajo 1.400 metros de caliza, le dieron la razón.

La Gran Barrera de Coral, situada frente a la costa nororiental de Australia, se extiende a lo largo de 2.300 kilómetros y fue declarada Patrimonio de la Humanidad en 1981. Entre sus amenazas figuran la acidificación del océano, los vertidos agrícolas y la estrella corona de espinas (Acanthaster planci), que se alimenta de los pólipos.
`,
  },
  fr: {
    fromage: `
Comment un liquide blanc et fade devient-il, en quelques semaines ou en quelques années, un roquefort ou un comté ? La fabrication du fromage repose sur la coagulation du lait, c'est-à-dire le passage de l'état liquide à l'état de gel. Deux voies y conduisent. Dans la première, des bactéries lactiques transforment le lactose en acide lactique ; le pH baisse et, vers 4,6, les caséines, qui sont les principales protéines du lait, s'agglomèrent. Dans la seconde, on ajoute de la présure, un mélange d'enzymes extrait de la caillette des jeunes ruminants. La chymosine qu'elle contient coupe la caséine kappa, laquelle empêchait jusque-là les micelles de se rassembler.

Le gel obtenu s'appelle le caillé. On le découpe, on le brasse, parfois on le chauffe, afin d'en chasser le lactosérum (ou petit-lait) ; cette étape porte le nom d'égouttage. Plus les grains sont petits, plus la pâte sera sèche et plus le fromage se gardera. C'est pourquoi les pâtes pressées cuites, comme le gruyère ou le beaufort, ont longtemps été celles des montagnards, qui devaient nourrir la vallée tout l'hiver.

Vient ensuite l'affinage, phase de maturation au cours de laquelle des micro-organismes dégradent les protéines et les graisses. La protéolyse assouplit la pâte ; la lipolyse libère des acides gras, responsables d'arômes parfois puissants. Sur le camembert, c'est une moisissure, Penicillium camemberti, qui forme la croûte fleurie. Les trous de l'emmental, quant à eux, sont dus à des bactéries propioniques qui dégagent du dioxyde de carbone ; une équipe suisse a montré en 2015 que de minuscules particules de foin servaient de point de départ aux bulles. Sans elles, le gaz se dissoudrait simplement dans la pâte.
`,
    athenes: `
# Cours 3 – La démocratie athénienne

## Repères

- 594 av. J.-C. : réformes de Solon, abolition de l'esclavage pour dettes
- 508 : Clisthène réorganise la cité en dix tribus
- 462-429 : siècle de Périclès
- 322 : fin du régime, imposée par la Macédoine

## Les institutions

- Ecclésia : assemblée de tous les citoyens, réunie sur la Pnyx une quarantaine de fois par an
- Boulè : conseil de 500 membres tirés au sort, qui prépare les projets de loi
- Héliée : tribunal populaire de 6 000 jurés
- Stratèges : dix magistrats élus (et non tirés au sort !), chargés de l'armée

Pourquoi le tirage au sort ? Pour les Athéniens, l'élection favorisait les riches et les gens connus ; Aristote écrit d'ailleurs qu'il est « démocratique que les magistratures soient attribuées par le sort ».

## Qui est citoyen ?

La citoyenneté est réservée aux hommes libres de plus de dix-huit ans, nés – depuis la loi de 451 – de père athénien et de mère fille d'Athénien. Les métèques, étrangers domiciliés dans la cité, paient un impôt particulier et servent dans l'armée, mais ne votent pas. Ni les femmes ni les esclaves ne participent à la vie politique. Au total, sur 300 000 habitants environ, peut-être 40 000 citoyens.

## Les garde-fous

- L'ostracisme est une procédure par laquelle l'assemblée peut bannir un citoyen pour dix ans, sans procès ; il faut 6 000 votes inscrits sur des tessons (ostraka)
- Le misthos : indemnité versée aux jurés, instituée par Périclès → les pauvres peuvent siéger
- Reddition de comptes à la fin de chaque charge
- Danger : les démagogues. Cf. l'affaire des Arginuses (406)

## À discuter en TD

Peut-on parler de démocratie alors que la majorité de la population en est exclue ?
`,
    seismes: `
Fiche sur les tremblements de terre et les batiments (chap. 8), version rapide parce que le contrôle est demain

Déjà, il faut pas confondre la magnitude et l'intensité, le prof enlève des points à chaque fois. La magnitude c'est l'énergie libérée au foyer, elle est la même partout ; l'intensité, c'est les dégâts qu'on observe à un endroit donné, donc elle change selon où tu es. Le foyer (ou hypocentre) est le point de la faille où la rupture commence, et l'épicentre est juste au-dessus, à la surface. Quand on monte d'un degré de magnitude, l'énergie est multipliée par 32 environ, c'est énorme.

Ensuite, pourquoi certains immeubles tombent et pas d'autres ? Chaque batiment a une période propre, c'est le temps qu'il met pour faire un aller-retour quand il oscille tout seul. Si le sol vibre avec la même période, on a une résonance et là ça casse. A Mexico en 1985, c'est surtout les immeubles de 6 à 15 étages qui se sont écroulés, parce que l'argile de l'ancien lac vibrait avec une période de 2 secondes. Les petites maisons, elles, n'ont presque rien eu !

Les solutions maintenant. 1) L'isolation parasismique : on pose le batiment sur des appuis en caoutchouc et en acier, du coup le sol bouge mais pas lui (enfin, beaucoup moins). 2) Les amortisseurs, qui absorbent l'énergie comme dans une voiture. Le truc le plus connu c'est la boule de 660 tonnes de la tour Taipei 101, on appelle ça un amortisseur à masse accordée. 3) Le contreventement, des barres en diagonale qui empêchent les murs de se déformer.

Dernier point, la liquéfaction : un sable gorgé d'eau perd sa résistance quand on le secoue et se comporte comme un liquide. A Niigata en 1964, des immeubles intacts se sont carrément couchés sur le coté.
`,
    typographie: `
La typographie désigne à la fois l'art de dessiner les caractères et celui de les disposer sur la page. Si les Chinois et les Coréens imprimaient déjà à l'aide de types mobiles – le Jikji, sorti des presses coréennes en 1377, en est le plus ancien témoin conservé –, c'est à Mayence, vers 1450, que Johannes Gutenberg mit au point un procédé complet associant le moule à main, un alliage de plomb, d'étain et d'antimoine et la presse à vis.

Les premiers imprimeurs imitaient l'écriture des manuscrits : la Bible à quarante-deux lignes est composée en textura, une gothique étroite et serrée. En Italie, les humanistes lui préférèrent le romain, inspiré de la minuscule caroline, dont Nicolas Jenson donna à Venise, en 1470, un modèle longtemps admiré. L'italique apparut en 1501 chez Alde Manuce, qui cherchait à gagner de la place dans ses éditions de poche ; il fut gravé par Francesco Griffo.

On nomme empattement (ou sérif) le petit trait qui termine les jambages d'une lettre. La classification proposée par Maximilien Vox en 1952 s'appuie en grande partie sur sa forme : les didones, par exemple, se reconnaissent à leurs empattements filiformes et au contraste marqué entre les pleins et les déliés, tandis que les linéales, telles que le Futura de Paul Renner (1927), en sont dépourvues. L'unité de mesure fut longtemps le point Didot, qui valait environ 0,376 mm ; l'informatique a imposé le point pica, un peu plus petit.

Le crénage est l'ajustement de l'espace entre deux lettres particulières, comme A et V, dont la juxtaposition laisserait autrement un blanc disgracieux. Il ne doit pas être confondu avec l'interlettrage, qui modifie uniformément l'espacement d'un mot ou d'un texte entier. « La typographie, écrivait Stanley Morison, est un art au service d'une fin essentiellement utilitaire. »
`,
  },
  de: {
    batterien: `
Wer eine Batterie aufschneidet – was man bekanntlich nicht tun sollte –, findet darin immer dieselben drei Bestandteile: zwei Elektroden und dazwischen einen Elektrolyten. Unter einem Elektrolyten versteht man einen Stoff, der Ionen leitet, Elektronen aber nicht. Gerade darauf kommt es an, denn die Elektronen sollen ja den Umweg über den äußeren Stromkreis nehmen. An der Anode findet die Oxidation statt, an der Kathode die Reduktion; beim Entladen ist die Anode der Minuspol.

Alessandro Volta stapelte im Jahr 1800 Scheiben aus Kupfer und Zink, die er durch in Salzlake getränkte Pappe trennte. Seine Säule lieferte erstmals einen dauerhaften Strom. Wie hoch die Spannung einer solchen Zelle ausfällt, lässt sich aus der elektrochemischen Spannungsreihe ablesen, in der die Metalle nach ihrem Standardpotential geordnet sind. Je weiter zwei Metalle darin auseinanderliegen, desto größer ist die Spannung.

Primärzellen können nur einmal entladen werden, weil ihre Reaktion praktisch nicht umkehrbar ist. Sekundärzellen, im Alltag Akkumulatoren oder kurz Akkus genannt, lassen sich dagegen wieder aufladen. Der älteste Vertreter ist der Bleiakkumulator, den Gaston Planté 1859 vorstellte und der bis heute in fast jedem Auto den Anlasser versorgt. Er ist schwer, aber billig und robust.

In Lithium-Ionen-Akkus wandern Lithiumionen zwischen einer Graphitanode und einem Metalloxid hin und her. Sie lagern sich dabei in die Zwischenräume des Kristallgitters ein, ohne es zu zerstören; dieser Vorgang heißt Interkalation. Die Energiedichte, also die gespeicherte Energie pro Masse, liegt etwa fünfmal so hoch wie beim Bleiakku. Allerdings können sich bei zu schnellem Laden Dendriten bilden, nadelförmige Auswüchse aus metallischem Lithium, die den Separator durchstoßen und einen Kurzschluss auslösen. Was geschieht dann? Im schlimmsten Fall kommt es zum thermischen Durchgehen: Die Zelle erhitzt sich selbst immer weiter, bis sie brennt.
`,
    bauhausnotizen: `
# Vorlesung 9: Das Bauhaus (1919–1933)

## Gründung in Weimar

- Walter Gropius vereinigt 1919 Kunsthochschule und Kunstgewerbeschule
- Manifest: „Das Endziel aller bildnerischen Tätigkeit ist der Bau!“
- Titelblatt: Holzschnitt von Lyonel Feininger (Kathedrale)
- Ziel: Aufhebung der Trennung von Künstler und Handwerker

## Aufbau des Studiums

- Vorkurs: halbjährige Grundausbildung, in der die Studierenden Material, Form und Farbe frei erproben
- danach Werkstätten (Weberei, Metall, Tischlerei, Keramik …)
- Doppelspitze: Formmeister (Künstler) + Werkmeister (Handwerker)
- Leiter des Vorkurses: erst Johannes Itten, ab 1923 László Moholy-Nagy. Warum der Wechsel? Itten war Anhänger der Mazdaznan-Lehre, Gropius wollte dagegen „Kunst und Technik – eine neue Einheit“.

## Dessau

1925 musste die Schule Weimar verlassen, nachdem die thüringische Landesregierung die Mittel halbiert hatte. In Dessau entstand nach Plänen von Gropius ein neues Schulgebäude mit einer gläsernen Vorhangfassade. Eine Vorhangfassade ist eine Außenwand, die keine Lasten trägt, sondern vor das eigentliche Tragwerk gehängt wird.

- Marcel Breuer: Stahlrohrsessel B3 („Wassily“), angeregt angeblich durch einen Fahrradlenker
- Gunta Stölzl: einzige Meisterin, Leiterin der Weberei
- Herbert Bayer: Universalschrift, nur Kleinbuchstaben
- Frauen wurden trotz gegenteiliger Versprechen meist in die Weberei gedrängt!

## Spätphase

Auf Gropius folgte 1928 der Schweizer Hannes Meyer, dessen Losung „Volksbedarf statt Luxusbedarf“ lautete. Er wurde 1930 aus politischen Gründen entlassen; sein Nachfolger Ludwig Mies van der Rohe zog mit der Schule 1932 nach Berlin, wo sie sich im Juli 1933 unter dem Druck der Nationalsozialisten selbst auflöste.

## Nachwirkung

- Emigration: Gropius → Harvard, Mies → Chicago, Albers → Black Mountain College
- Neues Bauen, Ulmer Hochschule für Gestaltung
- Kritik: „Bauhausstil“ ist ein Begriff, den Gropius selbst ablehnte
`,
    schach: `
Zusammenfassung Schach-Eröffnungen (fürs Referat am Montag, bitte nicht abschreiben ;))

Also, die Eröffnung ist die erste Phase der Partie, so ungefähr die ersten zehn bis fünfzehn Züge. Es geht um drei Sachen: das Zentrum besetzen, die Figuren entwickeln und den König in Sicherheit bringen. Mit Zentrum sind die vier Felder e4, d4, e5 und d5 gemeint. Warum sind die so wichtig? Weil ein Springer in der Mitte acht Felder erreicht und am Rand nur vier oder sogar nur zwei – "Springer am Rand ist eine Schand", hat mein Opa immer gesagt.

Man unterscheidet offene, halboffene und geschlossene Spiele. Offen heisst: 1. e4 e5. Wenn Schwarz auf e4 irgendwas anderes antwortet, ist es halboffen, zum Beispiel bei Sizilianisch (1… c5), was heute die häufigste Antwort überhaupt ist. Und wenn Weiß gar nicht mit dem Königsbauern anfängt, sondern mit d4, und Schwarz d5 zieht, nennt man das geschlossen.

Ein Gambit ist eine Eröffnung, bei der man absichtlich einen Bauern opfert, um schneller in der Entwicklung zu sein. Am bekanntesten ist das Königsgambit, das im 19. Jahrhundert total in Mode war; heute spielt es auf hohem Nivau kaum noch jemand, weil Schwarz sich zu gut verteidigen kann. Das Damengambit ist eigentlich gar kein richtiges, denn Weiß kriegt den Bauern fast immer zurück.

Dann gibt es noch die Hypermodernen, also Leute wie Nimzowitsch und Réti in den 1920ern. Die haben gesagt, man muss das Zentrum garnicht mit Bauern besetzen, man kann es auch von weitem mit Figuren kontrolieren. Dafür stellt man den Läufer nach g2 oder b2, das nennt man Fianchetto.

Und die Rochade nicht vergessen: das ist der einzige Zug, bei dem man zwei Figuren gleichzeitig bewegt, nämlich König und Turm. Geht nur, wenn beide noch nicht gezogen haben und der König nicht im Schach steht.
`,
    monsun: `
Als Monsun bezeichnet man eine großräumige Luftströmung der Tropen und Subtropen, deren Richtung im Laufe des Jahres um mindestens 120 Grad wechselt. Der Name geht über das Portugiesische auf das arabische Wort mausim („Jahreszeit“) zurück. Am stärksten ausgeprägt ist das Phänomen in Süd- und Südostasien, wo mehr als zwei Milliarden Menschen von seinen Niederschlägen abhängig sind; schwächere Formen kommen in Westafrika und Nordaustralien vor.

Bereits Edmond Halley führte den Monsun 1686 auf die unterschiedliche Erwärmung von Land und Meer zurück. Im Frühsommer heizt sich die Landmasse Asiens rasch auf, wodurch ein ausgedehntes Hitzetief entsteht. Gleichzeitig verlagert sich die innertropische Konvergenzzone (ITC), in der die Passatwinde beider Halbkugeln zusammentreffen, weit nach Norden. Die Südostpassate überqueren den Äquator, werden durch die Corioliskraft nach rechts abgelenkt und erreichen Indien als feuchter Südwestmonsun. Trifft dieser auf die Westghats oder den Himalaya, so kommt es zu heftigem Steigungsregen. Im ostindischen Mawsynram fallen im Jahresmittel rund 11 900 Millimeter, mehr als an jedem anderen Ort, an dem regelmäßig gemessen wird.

Im Winter kehren sich die Verhältnisse um: Über Sibirien bildet sich ein Kältehoch, aus dem trockene Luft nach Süden abfließt. Der Nordostmonsun bringt daher den meisten Gebieten eine Trockenzeit; eine Ausnahme bilden Tamil Nadu und Sri Lankas Ostküste, da er über dem Golf von Bengalen zuvor Feuchtigkeit aufnimmt.

Das Einsetzen der Regenfälle, das in Kerala gewöhnlich um den 1. Juni erfolgt, wird in Indien mit Spannung erwartet. Fällt der Monsun schwach aus, was häufig mit El Niño zusammenhängt, drohen Missernten. Seefahrer machten sich den Windwechsel schon in der Antike zunutze: Der Grieche Hippalos soll im 1. Jahrhundert v. Chr. als Erster den direkten Weg über das Arabische Meer gewagt haben.
`,
  },
  zh: {
    beekeeping: `
蜜蜂采蜜，本来只是为了养活自己的蜂群，却在无意之中替植物完成了一件大事。花粉从雄蕊的花药传到雌蕊的柱头，这个过程叫做传粉。如果花粉来自同一朵花或同一植株，就是自花传粉；如果来自另一植株，则称为异花传粉。后者能使后代获得更丰富的遗传变异，因此许多植物想方设法避免前一种情况，例如让雄蕊和雌蕊在不同的时间成熟。

一个蜂群通常由一只蜂王、数百只雄蜂和几万只工蜂组成。蜂王是蜂群中唯一能正常产卵的雌蜂，一天最多可以产下两千粒卵。工蜂也是雌性，但卵巢发育不全，她们按照日龄分工：年轻的负责清理巢房、哺育幼虫，年长的才外出采集。那么，工蜂与蜂王的差别从何而来？并不是基因不同，而是食物不同——将要成为蜂王的幼虫一直吃蜂王浆，即工蜂头部腺体分泌的一种乳白色物质。

找到蜜源的工蜂回巢以后，会在巢脾上跳“8”字形的舞蹈，这就是所谓的摇摆舞。奥地利学者卡尔·冯·弗里希（1886—1982）发现，舞蹈中间直线段与竖直方向的夹角，表示蜜源与太阳之间的夹角；直线段持续的时间越长，距离就越远。他因为这一发现获得了1973年的诺贝尔奖。

近年来，不少国家的养蜂人报告说，成年工蜂突然大批失踪，只留下蜂王和幼虫，这种现象被称为蜂群崩溃失调。它的原因至今仍有争论，一般认为与瓦螨、新烟碱类农药以及栖息地减少有关。
`,
    silkroadAgain: `
# 第六讲 丝绸之路

## 一、名称的由来

- “丝绸之路”一词由德国地理学家李希霍芬于1877年提出
- 狭义：从长安出发，经河西走廊、西域通往中亚和地中海的陆上通道
- 广义：还包括草原丝路、海上丝路
- 注意：古人自己并不这样叫！

## 二、开辟

公元前138年，汉武帝派张骞出使大月氏，希望与之夹击匈奴。张骞途中被匈奴扣留十余年，联盟没有结成，却带回了关于西域的大量情报，司马迁因此称之为“凿空”。公元前60年，西汉设立西域都护府，它是中央政府管理西域的最高军政机构。

- 河西四郡：武威、张掖、酒泉、敦煌
- 玉门关、阳关：出入西域的两座门户

## 三、商品与技术

- 西传：丝绸、漆器、铁器，后来还有造纸术（751年怛罗斯之战以后）
- 东传：葡萄、苜蓿、胡桃、玻璃器皿
- 粟特人：以撒马尔罕为中心的中亚商业民族，长期充当中间商
- 为什么很少有人走完全程？因为货物是一站一站转手的

## 四、宗教与艺术

佛教大约在两汉之际传入中国。犍陀罗艺术是希腊雕塑手法与佛教题材相结合的产物，对云冈、敦煌的造像影响很深。此外，祆教、摩尼教和景教（基督教的聂斯脱利派）也沿着这条路东来，现存西安碑林的《大秦景教流行中国碑》刻于781年。

- 敦煌藏经洞：1900年由道士王圆箓发现，出土文书五万余件

## 五、衰落

- 安史之乱后，吐蕃占据河西，陆路受阻
- 宋代航海技术进步，海运成本低 → 重心南移
- 思考题：蒙古帝国时期为何又一度繁荣？
`,
    cipher: `
密码学那一章我整理了一下，可能有写错的地方，大家将就着看哈

首先要搞清楚几个词。没加密的原始信息叫明文，加密以后别人看不懂的叫密文，控制加密和解密的那串参数就是密钥。最老的例子是凯撒密码，就是把每个字母往后挪三位，A变D，B变E，说实话现在小学生都能破，因为一共才25种挪法嘛，一个个试就行了。这种把所有可能都试一遍的办法叫暴力破解。

再复杂一点的替换密码也不安全，为啥呢？因为语言里每个字母出现的次数不一样，英语里e最多，数一数密文里哪个符号最多就能猜出来，这叫频率分析，是九世纪阿拉伯学者肯迪想出来的（这个人老师说会考）。

然后是重点！！对称加密和非对称加密的区别。对称加密就是加密解密用同一把密钥，比如AES，速度快，但是有个大麻烦：怎么把密钥安全地交给对方？要是路上被人偷看了就全完了。1976年迪菲和赫尔曼想了个新思路，后来就有了公钥密码，也就是每个人有两把钥匙，公钥随便公开，私钥自己藏好，用公钥锁上的东西只有私钥能打开。最有名的是RSA，1977年三个人一起搞出来的，它的安全性靠的是大整数很难分解质因数。不过它算起来很慢，所以实际上网的时候（就是网址前面那个https）是先用非对称的方法商量好一把临时密钥，再用对称的方法传数据，等于两个的优点都占了。

最后提一下哈希函数，它能把任意长的数据变成固定长度的一串值，而且没法倒着算回去。网站存密码存的其实就是这个值，不是密码本身。顺便说一句，以后量子计算机要是真做出来了，RSA估计就不行了，用肖尔算法很快就能分解。
`,
    plankton: `
浮游生物是指在水中随波逐流、缺乏或仅有微弱游泳能力的生物的总称。这一名称由德国生理学家维克托·亨森于1887年提出，源自希腊语，意为“漂泊”。它并非分类学上的类群，而是按照生活方式划分的生态类型，其中既有肉眼看不见的细菌，也有直径可达两米的越前水母。

浮游植物主要包括硅藻、甲藻、颗石藻和蓝细菌，它们生活在阳光能够照射到的透光层，通过光合作用固定的碳约占全球初级生产量的一半。硅藻的细胞外有一层由二氧化硅构成的硬壳，称为硅藻壳，死后沉积海底可形成硅藻土，后者曾被诺贝尔用来吸附硝化甘油。原绿球藻直到1986年才被发现，直径只有0.6微米左右，却可能是地球上数量最多的光合生物。

浮游动物则以浮游植物或其他小型动物为食。按其生活史，可分为终生浮游生物和阶段性浮游生物：前者如桡足类、磷虾，一生都在水层中度过；后者如海胆、螃蟹的幼体，成熟后便转入底栖生活。许多种类白天潜入深处躲避捕食者，夜晚上升到表层觅食，这种行为被称为昼夜垂直迁移，从生物量来看，堪称地球上规模最大的动物迁徙。

浮游生物的遗骸和粪粒下沉时，把碳从表层带到深海，这一过程称为生物泵。如果没有它，大气中的二氧化碳浓度据估计会比现在高出约200 ppm。另一方面，当水体中氮、磷过多时，某些藻类会爆发性增殖，使海水变色，即所谓赤潮；部分甲藻产生的毒素还能在贝类体内积累，危及人类健康。
`,
  },
  ja: {
    taishin: `
地震のたびに建物が壊れるのは、地面が揺れるからだと誰もが思っている。それは間違いではないが、同じ場所に建つ二つの建物のうち、一方だけが倒れることがあるのはなぜだろうか。鍵を握るのは固有周期である。固有周期とは、建物が自由に揺れるときに一往復するのに要する時間のことで、一般に高い建物ほど長くなる。地震波の周期がこれと一致すると、揺れは次第に大きくなっていく。この現象を共振と呼ぶ。

日本では、1923年の関東大震災の翌年に、世界で初めて耐震基準が法律に取り入れられた。その後、1978年の宮城県沖地震を受けて1981年に建築基準法施行令が改正され、いわゆる新耐震基準が定められた。震度6強から7程度の揺れでも倒壊しないことを求めるこの基準の効果は、1995年の阪神・淡路大震災で確かめられることになる。

地震に備える構造は、大きく三つに分けられる。柱や壁を頑丈にして揺れに耐えるものを耐震構造という。これに対し、制震構造はダンパーと呼ばれる装置を組み込み、揺れのエネルギーを熱に変えて吸収する。そして免震構造は、建物と基礎の間に積層ゴムなどを挟み、地面の揺れが建物に伝わりにくくする仕組みである。免震は効果が大きい反面、費用がかさみ、長周期地震動には弱いという欠点もある。

なお、建物そのものが丈夫でも、地盤が弱ければ意味がない。地下水を多く含む砂の層が激しく揺さぶられると、砂粒どうしの結びつきが失われて泥水のようになる。これが液状化であり、2011年には震源から遠い千葉県浦安市でも大きな被害が出た。
`,
    ishin: `
# 第4回 明治維新

## 1. 背景

- 1853年 ペリー来航 → 翌年、日米和親条約
- 1858年 日米修好通商条約：領事裁判権を認め、関税自主権がない（不平等条約）
- 尊王攘夷運動：天皇を敬い、外国勢力を追い払おうとする運動

## 2. 倒幕への道

1866年、坂本龍馬らの仲介で薩長同盟が結ばれた。翌67年10月、15代将軍徳川慶喜は政権を朝廷に返上する。これを大政奉還という。慶喜は新政権でも主導権を握るつもりだったが、12月の王政復古の大号令によってその思惑は外れ、やがて戊辰戦争へと発展した。

- 鳥羽・伏見の戦い（1868年1月）→ 江戸城無血開城（西郷隆盛と勝海舟の会談）→ 箱館戦争で終結

## 3. 中央集権化

- 五箇条の御誓文：新政府の基本方針。「広く会議を興し、万機公論に決すべし」
- 版籍奉還（1869年）：藩主が土地と人民を天皇に返す
- 廃藩置県（1871年）：藩を廃止して府県を置き、中央から府知事・県令を派遣
- なぜ反乱がほとんど起きなかったのか？ → 藩の借金を政府が肩代わりしたから

## 4. 三大改革

- 学制（1872年）：6歳以上の男女に小学校教育を受けさせる制度
- 徴兵令（1873年）：満20歳以上の男子に兵役を義務づけ。ただし免除規定が多かった
- 地租改正（1873年）：地価の3％を現金で納めさせる

地租改正は政府の財政を安定させたが、農民の負担は江戸時代とほとんど変わらず、各地で一揆が起きたため、1877年に税率は2.5％へ引き下げられた。

## 5. 来週まで

- 教科書p.112の史料を読んでくること
`,
    chiken: `
ワクチンの治験のまとめ（保健の発表用。間違ってたら教えて！）

まず、治験っていうのは、新しい薬やワクチンを国に認めてもらうために、人で効き目と安全性を確かめる試験のこと。いきなり人に打つわけじゃなくて、その前に動物とかで調べる段階があって、これは非臨床試験っていうらしい。

で、人での試験は三段階ある。第1相は健康な大人を数十人だけ集めて、とにかく安全かどうかを見る。第2相は数百人で、どれくらいの量を何回打てばいいかを決める。第3相は何万人も参加して、本当に病気を防げるのかを調べる。売り出してからも副反応は調べ続けるんだけど、それは製造販売後調査って呼ばれてる。

大事なのは比べ方。ワクチンを打った人だけ見ても、たまたまかからなかっただけかもしれないでしょ？ だから参加者をくじ引きみたいに二つに分けて、片方には偽物の注射（プラセボ）を打つ。この分け方がランダム化。しかも、打つ医者も打たれる人もどっちが本物か知らないようにする。これを二重盲検法という。知っちゃうと「効いた気がする」みたいな思い込みが入っちゃうからね。

有効率っていう数字もよく誤解される。有効率95％は「100人に打つと95人がかからない」って意味じゃない。打たなかったグループに比べて、発症した人の割合が95％減ったという意味。たとえばプラセボ群で100人、ワクチン群で5人発症なら95％。テストにでる。

あと倫理の話。ナチスの人体実験の反省から1947年にニュルンベルク綱領ができて、1964年にはヘルシンキ宣言が出された。参加する人にちゃんと説明して、納得した上で同意してもらうことをインフォームド・コンセントという。
`,
    opera: `
オペラは、台詞の大部分を歌によって表現し、管弦楽の伴奏を伴って上演される舞台芸術である。16世紀末のフィレンツェで、古代ギリシア悲劇の復興を目指した知識人の集まりカメラータの活動から生まれたとされ、1598年頃にヤコポ・ペーリが作曲した『ダフネ』が最初の作品とみなされているが、その楽譜の大半は失われている。今日なお上演される最古級の傑作としては、モンテヴェルディの『オルフェオ』（1607年）が挙げられる。

伝統的なオペラの音楽は、筋の進行を担うレチタティーヴォと、登場人物の感情を歌い上げるアリアとに大別される。レチタティーヴォは、話し言葉の抑揚に近い朗唱風の歌唱であり、チェンバロなど少数の楽器だけで伴奏されるものを特にセッコと呼ぶ。開幕前に管弦楽のみで演奏される曲は序曲といい、台本のことはリブレットという。

18世紀のイタリアでは、神話や歴史を題材とするオペラ・セリアが全盛を極め、カストラート（去勢された男性歌手）が絶大な人気を誇った。一方、幕間劇から発展したオペラ・ブッファは、庶民の日常を喜劇的に描いたものである。モーツァルトの『フィガロの結婚』（1786年）は後者の代表作とされる。

19世紀に入ると、ロッシーニ、ベッリーニ、ドニゼッティらが、美しい声と技巧を重んじるベルカントの様式を完成させた。これに対してワーグナーは、音楽・詩・演劇の統合を唱え、自らの作品を「楽劇」と称し、特定の人物や観念を表す短い動機、すなわちライトモティーフを駆使した。彼と同じ1813年に生まれたヴェルディは、『椿姫』や『アイーダ』によってイタリア・オペラの頂点を築いたといわれる。
`,
  },
};
