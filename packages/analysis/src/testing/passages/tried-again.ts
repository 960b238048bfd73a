import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** The later rounds, of other subjects and kinds: worksheets, transcripts, notes, summaries. */
export const triedAgainPassages: Readonly<Record<Language, Passages>> = {
  en: {
    mangroves: `
# Seminar 3 – Mangroves and the coast

## Intro
- approx. 70 species, tropics and subtropics, between the tide marks
- not one family! "Mangrove" is an ecological term, used both for the tree and for the forest it forms

## How to live in salt mud
- Pneumatophores: upright roots that rise above the mud and take in air
- Prop roots: arch from the trunk, hold the tree steady (Rhizophora)
- Vivipary = a way of reproducing in which the seed germinates while still attached to the parent
- Propagule: the seedling that drops from the tree and can float for months
- Salt glands: on the leaves; you can lick the crystals off, students usually do

## Value
- Nursery for fish. About a third of the catch in Southeast Asia depends on them, says one estimate (contested)
- Blue carbon is the carbon stored in coastal ecosystems such as mangroves, salt marshes and seagrass beds.
- Cyclone Bhola, 1970: 300 000 dead; villages behind broad belts suffered less
- Indian Ocean tsunami 2004: evidence is mixed

## Threats
- Shrimp farms: the largest single cause of loss since 1980
- Oil, charcoal, hotels
- Sea-level rise: can they keep up?

## Restoration
Planting seedlings in rows on mudflats mostly fails. In the Philippines, survival after a World Bank project of the 1980s was below 20 per cent. Robin Lewis, an American ecologist, showed in Florida that mangroves return by themselves if the flow of the tide is restored. Ecological mangrove restoration is a method that repairs the natural water flow first and plants only where seeds do not arrive on their own.

## For next week
- Read Lewis 2005
- Bring boots!
`,
    knots: `
Transcript of the audio lesson "Knots that saved lives"

Welcome back. Take a piece of rope if you have one, and I'll wait a moment. Ready? Good. A knot never makes a rope stronger; every bend weakens it, because the fibres on the outside are stretched more than those on the inside. The efficiency of a knot is the share of the rope's strength that remains when the knot is tied. For an overhand knot that is about half, for a figure-eight roughly three quarters.

Let me clear up some words that people mix up. A hitch is a knot that fastens a rope to an object such as a post or a ring. A bend, on the other hand, joins two ropes. The standing part is the section of a rope that is not being used in tying. And the working end, well, that's the one in your hand. Sailors also speak of a bight: a slack loop in the middle of a line.

The bowline has been called the king of knots. John Smith, the same man who met Pocahontas, described it in A Sea Grammar in 1627. It holds under load and yet comes undone easily, which is why climbers loved it for centuries. Then in the 1960s people noticed that it can shake loose when there's no weight on it. The Alpine butterfly, on the contrary, is happy to be pulled in three directions.

Clifford Ashley spent eleven years on his great book and published it in 1944, with some seven thousand drawings. Critics say he should have tested more and drawn less, but nobody has replaced it. In 1978 the Hunter's bend made the front page of The Times as a new invention. It turned out that an American, Phil Smith, had written about it during the war. Whipping is a binding of thin twine that keeps the end of a rope from fraying.

That's it for today. Send me a photo of your bowline!
`,
    curiosities: `
The phrase "cabinet of curiosities" calls up stuffed crocodiles hanging from a ceiling, and indeed many had one. A cabinet of curiosities was a collection of natural and man-made objects assembled by a prince, a scholar or an apothecary in order to mirror the whole world in one room. The fashion spread from Italy after about 1550. Ferrante Imperato of Naples had his own engraved in 1599, and the print is the oldest picture of such a room that we possess.

What belonged in it? Collectors distinguished between naturalia, the products of nature, and artificialia, those of human skill. The most prized pieces defied the division: a nautilus shell mounted in silver, say, or a bezoar. A bezoar is a stony mass from the stomach of a goat that was believed to be an antidote to every poison. Narwhal tusks were sold as the horns of unicorns until the Danish physician Ole Worm declared in 1638 that they came from a whale.

To us the arrangement seems chaotic. It was not; it followed resemblance, so that coral might stand next to antlers because both branch. Classification in the modern sense, the ordering of things by shared ancestry or structure, came later. Hans Sloane left some seventy-one thousand objects to the nation, and in 1759 the British Museum opened its doors to "studious and curious persons". Deaccessioning is the formal removal of an object from the collection of a museum. It remains controversial, the more so when money is involved.

Provenance is the documented history of who has owned an object since it was made or found. For the curiosities of the seventeenth century it is usually lost.
`,
    walls: `
Revision sheet: Beekeeping law and custom in medieval Wales?? no — THE DRY STONE WALL (Rural Studies, Unit 4)

1. A dry stone wall is a wall built without mortar, held together by gravity and friction alone. Most of those you see in the Yorkshire Dales were put up between 1750 and 1850, when the common land was enclosed by Act of Parliament. A good waller could finish about six metres in a day, and the rule was: pick up a stone once, never put it down except in the wall.

2. Key vocabulary
- Batter: the inward slope of each face of a wall
- Hearting: small stones packed into the middle of a wall so that the two faces cannot sink inwards
- Throughstone: a long stone laid across the full width to tie both faces together
- Cope stones: the row of upright stones that finishes the top
- Smoot = a hole left at the base of a wall to let water or rabbits through
- Cripple hole: lets sheep pass but not cattle
- Cheek end: where the wall stops

3. Why walls matter today
Weasels, lizards and more than fifty kinds of moss live between the stones. Since 1968 the Dry Stone Walling Association has trained new wallers, and in 2018 UNESCO added the craft to its list. Ireland was left out until 2024. Farmers in England can apply for money to repair a wall, though most say that the sum does not cover the work.

4. Practice questions
(a) Explain two ways in which a wall is made stable. (4 marks)
(b) "Walls are useless in modern farming." Do you agree? (6 marks)
(c) Label the diagram: ______ , ______ , ______

Enclosure is the legal process by which open fields and common land were divided into private holdings.
`,
    sourdough: `
hey group, here is what I got on SOURDOUGH for the food science poster. pls check the dates

Sourdough is a dough raised by wild yeasts and lactic acid bacteria instead of baker's yeast. The starter is the interesting bit. A starter is a mixture of flour and water in which those microbes are kept alive by regular feeding. Ours is called Gerald. If you forget him for a week a grey liquid forms on top (bakers call it hooch), that's just alcohol, pour it off.

Why does it taste sour? The bacteria make lactic acid, which is mild, and acetic acid, which is the vinegary one. A stiff cold dough gives more acetic acid, a warm runny one more lactic. In 1971 two researchers in Oakland, Leo Kline and Frank Sugihara, found out what lives in San Francisco bread. They named the bacterium Lactobacillus sanfranciscensis, but it turned out to live in sourdoughs all over Europe too so the name is a bit silly.

Autolyse is a rest of twenty to sixty minutes between mixing flour with water and adding the salt. It was described by Raymond Calvel, a French professor, in 1974. Gluten is a network of proteins that forms when wheat flour is wetted and traps the gas. Kneading lines it up.

The crumb is the soft inside of a loaf. People on the internet are obsessed with huge holes but tbh the butter falls through.

Oldest bread ever found? Crumbs from a fireplace in Jordan, 14,400 years old, which is 4,000 years before farming!! Dr. Amaia Arranz-Otaegui found them and published it in 2018.

Still missing: picture of Gerald, the graph with pH (it drops from about 6 to below 4).
`,
    telegraph: `
Unit 9. Writing without an alphabet: the semaphore of Claude Chappe

Before electricity, no message could travel faster than a horse. The French Republic, at war with most of Europe, wanted something better, and a clergyman's son with four brothers offered it. The optical telegraph was a chain of towers on which movable arms were set in positions that could be read with a telescope from the next tower. Chappe, who had first wanted to call his invention the tachygraph, opened the line from Paris to Lille in 1794. Within weeks it reported the recapture of Condé, less than an hour after the event.

Each mast carried a crossbar, the regulator, with a smaller arm, the indicator, at either end. Ninety-two clear positions remained once the confusing ones had been dropped, and a code book of ninety-two pages with ninety-two entries each did the rest. A code book is a list that assigns a sign or number to every word or phrase used in messages. The operators did not know what they were sending; only the directors in Paris and at the far end had the book.

What were the weaknesses? Fog, night, and fraud. In 1834 the brothers François and Joseph Blanc bribed an operator in Tours to slip in an extra sign whenever the bond market moved. It took two years before anyone noticed, and then there was no law against it. Latency is the time that passes between sending a signal and receiving it. Bandwidth, by contrast, tells how much can be sent in a given time; the semaphore managed about two signs a minute.

Abraham Niclas Edelcrantz built a rival system in Sweden with ten shutters, which was probably twice as fast. The last Swedish station closed in 1881. Dumas lets the Count of Monte Cristo ruin a banker by means of a false dispatch, and the scene is less absurd than it sounds.
`,
    haymaking: `
Field notes and reading: Peat-free? – How salt marsh hay was made

A staddle is a group of wooden posts on which hay was stacked above the reach of the tide. You can still see rows of them near Newburyport. Farmers in New England cut the marsh grass because upland meadows had to be cleared first, and that took years. In 1639 the town of Newbury granted its first marsh lots by drawing numbers from a hat, or so the clerk wrote.

The gundalow was a flat-bottomed barge with a sail that could be lowered to pass under bridges. It carried up to thirty tons. Horses wore wooden bog shoes, round plates about a foot across, which kept them from sinking. Is any of this worth remembering? I think so, and not only for the poetry.

Peat accretion is the slow build-up of dead plant matter that raises the surface of a marsh. If the sea rises faster than that, the marsh drowns. Alfred Redfield measured it on Cape Cod in 1972 and concluded that the marsh at Barnstable was four thousand years old. Ditching, which began in the 1930s to fight mosquitoes, did more harm than good.

- Pannes: shallow pools that hold water between spring tides
- Spartina: the main grass
- Open marsh water management: a method of controlling mosquitoes by letting small fish reach their larvae
- 1938 hurricane: most staddles gone
`,
  },
  es: {
    relojes: `
4. LOS RELOJES DE SOL

Antes de que hubiera relojes mecánicos, la hora se leía en la sombra. Un palo clavado en el suelo basta para saber cuándo es mediodía: es el instante en que la sombra resulta más corta. Pero si queremos que señale las demás horas durante todo el año, el palo debe inclinarse. ¿Cuánto? Exactamente lo mismo que la latitud del lugar, de manera que apunte al polo celeste.

El gnomon es la pieza del reloj cuya sombra indica la hora. En los cuadrantes de fachada suele ser una varilla de hierro. Llamamos línea meridiana a la intersección del plano del meridiano con la superficie del cuadrante; sobre ella cae la sombra al mediodía solar. Las líneas horarias se reparten a ambos lados, aunque no a distancias iguales, salvo en el reloj ecuatorial.

Quien compare un reloj de sol con el de su muñeca se llevará una sorpresa: en febrero el primero atrasa catorce minutos y en noviembre adelanta dieciséis. La ecuación del tiempo es la diferencia entre el tiempo solar medio y el tiempo solar verdadero, y se debe a que la órbita terrestre es elíptica y a que el eje está inclinado. El analema, una curva en forma de ocho, la representa gráficamente.

Los romanos dividían el día en doce horas, más largas en verano que en invierno. Según Plinio, el primer reloj de sol público de Roma fue traído de Catania en el año 263 a. C. y, como estaba calculado para otra latitud, dio mal la hora durante noventa y nueve años sin que nadie lo advirtiera. En la plaza del Vaticano el obelisco hace de gnomon. Muchos cuadrantes llevan un lema; el más repetido dice: «Todas hieren, la última mata».
`,
    cuevas: `
UNIDAD 7. LAS CUEVAS Y EL AGUA — Guía de estudio

Objetivos: comprender cómo se forma una cueva; distinguir estalactitas de estalagmitas.

Vocabulario
- Karst: paisaje modelado por la disolución de rocas como la caliza o el yeso
- Dolina: depresión circular del terreno que se forma al hundirse el techo de una cavidad
- Sima: cavidad vertical a la que solo se puede bajar con cuerdas
- Espeleotema: depósito de minerales que crece dentro de una cueva
- Espeleología = ciencia que estudia las cavidades naturales del subsuelo
- Estalactita: cuelga del techo
- Estalagmita: nace en el suelo

Ideas clave
El agua de lluvia toma dióxido de carbono del aire y, sobre todo, del suelo, y se convierte en un ácido muy débil. Ese ácido ataca la caliza durante miles de años. Cuando la gota llega al techo de la cueva, pierde parte del gas y deja una película de calcita. ¿A qué ritmo? Depende: de media, unos diez centímetros cada mil años.

Sabías que...
La Cueva de los Cristales de Naica, en México, fue descubierta en el año 2000 por dos mineros. Contiene cristales de yeso de hasta once metros, y dentro hace tanto calor (58 °C) que nadie aguanta más de diez minutos sin un traje especial. El espeleólogo francés Michel Siffre pasó dos meses solo bajo tierra en 1962, sin reloj; al salir creía que habían transcurrido treinta y cuatro días.

Fauna
- Troglobio: animal adaptado a vivir siempre en la oscuridad
- Proteo: anfibio ciego de los Balcanes, vive hasta cien años
- Murciélagos: duermen, no viven todo el tiempo allí

Autoevaluación
1. Explica con tus palabras qué es una dolina.
2. ¿Verdadero o falso? Las estalagmitas cuelgan del techo.
`,
    plancton: `
Resumen de Biología — Las mareas rojas y el plancton (hecho por Nuria, gracias por no perderlo)

El plancton es el conjunto de organismos que viven suspendidos en el agua y se dejan llevar por las corrientes. Hay de dos tipos: fitoplancton, que hace la fotosíntesis, y zooplancton, que se come al otro. Una marea roja es una proliferación masiva de algas microscópicas que tiñe el agua y a veces libera toxinas. Ojo que no siempre es roja, puede ser marrón o verde, y no tiene nada que ver con las mareas de la luna (yo pensaba que sí jaja).

¿Por qué pasa? Porque llegan demasiados nutrientes al mar. La eutrofización es el enriquecimiento excesivo de las aguas con nutrientes, sobre todo nitrógeno y fósforo procedentes de abonos. Las algas crecen a lo loco, luego mueren, las bacterias las descomponen y gastan el oxígeno. Resultado: peces muertos en la playa, como en el Mar Menor en octubre de 2019.

Los mejillones filtran el agua y acumulan la toxina sin morirse. La persona que los come sí que se pone mala. En Galicia el Intecmar analiza el agua cada semana y cierra las bateas si hace falta. Una batea es una plataforma flotante de madera de la que cuelgan cuerdas con mejillones. La primera de la ría de Arousa se puso en 1945.

La bioluminiscencia es la producción de luz por parte de un ser vivo. Noctiluca, que es un dinoflagelado, brilla por la noche cuando se mueve el agua, y en Galicia a eso lo llaman ardora. Charles Darwin lo describió en el viaje del Beagle.

Lo del control: seguro que sale eutrofización, me lo ha chivado alguien de 2.º A.
`,
    teatro: `
# Clase 14: El teatro de sombras... perdón, EL TEATRO NŌ

## Origen
- Japón, siglo XIV; antes: sarugaku, una especie de circo
- Kan'ami y su hijo Zeami, protegidos por el sogún Yoshimitsu desde 1374
- Zeami escribe el Fūshikaden (tratado secreto, publicado solo en 1909)

## Glosario
- Shite: actor principal, el único que suele llevar máscara
- Waki: personaje secundario, casi siempre un monje, que interroga al protagonista
- Hashigakari: pasarela por la que los actores entran en escena
- Yūgen: belleza profunda y misteriosa que no se puede explicar con palabras
- Kyōgen = pieza cómica breve que se representa entre dos obras serias

## El escenario
Mide unos seis metros de lado y tiene techo aunque esté dentro de un edificio. Al fondo hay siempre un pino pintado. ¿Por qué? Se dice que representa el árbol del santuario de Kasuga, en Nara, donde un dios bailó en forma de anciano. Debajo de las tablas se colocan tinajas de barro que amplifican los golpes de los pies.

## La máscara
La máscara de nō es una talla de ciprés algo más pequeña que el rostro del actor. Si la inclina hacia arriba, parece sonreír; hacia abajo, llorar. Se llama tsure al acompañante del protagonista. Los talleres conservan modelos del siglo XV.

## Recepción en Occidente
- Ernest Fenollosa: traducciones que Ezra Pound retocó y publicó en 1916
- W. B. Yeats: At the Hawk's Well, representada en un salón de Londres
- Brecht: se inspira en Tanikō para Der Jasager (1930)

## Tarea
Ver el vídeo (22 min) y escribir media página. Entrega el lunes.
`,
    arrecifes: `
Un arrecife artificial es una estructura colocada deliberadamente en el fondo del mar para atraer o proteger la vida marina. La idea no es nueva: los pescadores japoneses hundían ya en el siglo XVII armazones de bambú cargados de piedras. Hoy se emplean bloques de hormigón, barcos desguazados e incluso vagones de metro; entre 2001 y 2010 la ciudad de Nueva York hundió unos dos mil quinientos frente a la costa atlántica.

La colonización sigue un orden bastante regular. Primero se forma una película de bacterias, luego llegan las algas y los hidrozoos, y solo al cabo de meses se instalan esponjas, ascidias y corales blandos. Se llama biopelícula a la capa de microorganismos que recubre una superficie sumergida. Sin ella, muchas larvas no se fijan. El sustrato es la superficie sobre la que se asienta y crece un organismo.

No todos los intentos han salido bien. En 1972 se arrojaron frente a Fort Lauderdale, en Florida, cerca de dos millones de neumáticos atados con cables. Los cables se rompieron, los neumáticos rodaron con cada huracán y destrozaron los corales vecinos; retirarlos ha costado millones de dólares. ¿Producen de verdad más peces los arrecifes artificiales, o se limitan a reunir los que ya había? Los biólogos llaman a esta disputa el debate entre atracción y producción.

En el Mediterráneo español los bloques sirven sobre todo para impedir la pesca de arrastre, que daña las praderas de posidonia. La pesca de arrastre es una técnica en la que un barco remolca por el fondo una red en forma de saco. El escultor Jason deCaires Taylor inauguró en 2016, frente a Lanzarote, el primer museo submarino de Europa.
`,
    tiempo: `
Hoja 3 — Cómo se hace un mapa del tiempo (ciencias, 1.º ESO)

Antes de empezar, fíjate en las líneas curvas del mapa de la televisión. ¿Qué crees que significan?

La presión atmosférica es la fuerza que ejerce el aire sobre cada unidad de superficie. Se mide en hectopascales con un barómetro. Las isobaras son las líneas que unen los puntos de un mapa que tienen la misma presión. Cuanto más juntas están, más fuerte sopla el viento. Un anticiclón es una zona de altas presiones en la que el aire desciende y el tiempo suele ser estable. En una borrasca ocurre lo contrario: el aire asciende, se enfría y forma nubes.

El barómetro lo inventó Evangelista Torricelli en 1643, con un tubo de mercurio de un metro. Cinco años después, Blaise Pascal pidió a su cuñado que subiera uno al Puy de Dôme, un volcán de 1465 metros, y comprobó que el mercurio bajaba con la altura. Así demostró que el aire pesa.

Un frente frío es la superficie de contacto entre una masa de aire frío que avanza y otra de aire cálido a la que empuja hacia arriba. Se dibuja con triangulitos azules. El frente cálido se dibuja con semicírculos rojos.

Ejercicios
1. Relaciona: isobara – anticiclón – borrasca – frente
2. Completa: «El instrumento que mide la presión se llama ________».
3. Mira el mapa. ¿Dónde hará más viento, en Galicia o en Murcia? Razona la respuesta.
4. Investiga: ¿quién fue Robert FitzRoy y por qué se le considera el padre de las previsiones del tiempo? (Pista: era el capitán del Beagle.)

Autoevaluación: 😀 😐 🙁
`,
    vidrio: `
Tema 11. El vidrio soplado de La Granja

El vidrio es un material sólido y transparente que se obtiene al fundir arena de sílice con sosa y cal. Hasta el siglo I antes de Cristo se moldeaba; después, en Siria, alguien descubrió que podía soplarse. La caña es un tubo de hierro hueco con el que el soplador recoge la masa fundida y le insufla aire. Parece fácil, y no lo es.

En 1727 Felipe V fundó en La Granja de San Ildefonso una fábrica de cristales para no depender de Venecia. Ventura Sit, un catalán, logró hacer espejos de más de tres metros. Las arañas del Palacio Real salieron de allí. ¿Fue rentable? Nunca. Costaba más la leña que lo que se vendía.

Se llama recocido al enfriamiento lento del vidrio en un horno para eliminar las tensiones internas. Si se enfría de golpe, estalla. La lágrima de Batavia es una gota de vidrio enfriada en agua que resiste un martillazo en la cabeza pero se hace polvo si se le rompe la cola. El príncipe Ruperto del Rin la llevó a Inglaterra en 1660, y la Royal Society la estudió sin entenderla.

Puntos para el debate:
- Artesanía o industria: ¿se excluyen?
- El soplador: oficio en extinción
- Puntil: varilla maciza con la que se sujeta la pieza por la base mientras se remata la boca
`,
  },
  fr: {
    compagnonnage: `
Coucou ! Mes notes sur le compagnonnage et le Tour de France (celui des artisans, pas le vélo lol)

Le compagnonnage est une organisation d'ouvriers qui transmet un métier par le voyage et la vie en communauté. Ça existe depuis le Moyen Âge, mais les preuves écrites sont surtout à partir du XVe siècle. L'aspirant, c'est le jeune qui commence. Il part de ville en ville pendant 5 ou 6 ans et il dort dans une cayenne. Une cayenne est une maison où les compagnons d'une même ville sont logés et nourris. La personne qui s'en occupe on l'appelle la Mère, trop mignon.

À la fin il doit faire un chef-d'œuvre. Le chef-d'œuvre est un ouvrage difficile que l'aspirant réalise pour prouver qu'il maîtrise son métier. Si ça plait il est reçu compagnon et il prend un nom genre « Périgord Cœur Loyal ».

Il y a eu des bagarres énormes entre les groupes (on dit « devoirs »), la pire c'est dans la plaine de la Crau en 1730, plusieurs morts. Agricol Perdiguier, un menuisier d'Avignon, a écrit en 1839 Le Livre du compagnonnage pour réconcilier tout le monde, et George Sand s'en est inspirée. Il a même été élu député en 1848 !

La loi Le Chapelier est une loi de 1791 qui interdit les associations d'ouvriers et de patrons. Du coup les compagnons ont continué en secret. Avec les usines y avait de moins en moins de monde. Aujourd'hui il y a trois grandes associations et depuis 2004 les femmes sont acceptées. L'UNESCO l'a inscrit en 2010.

La canne et les couleurs (des rubans) servent à reconnaitre le grade. À retenir pour le contrôle : définition de chef-d'œuvre + la date de Perdiguier
`,
    horlogerie: `
L'horlogerie comtoise

Dans les montagnes du Jura, l'hiver dure six mois, et les paysans, bloqués par la neige, cherchaient de quoi s'occuper. C'est ainsi, du moins le raconte-t-on, que naquit vers 1680 l'horloge comtoise. Les frères Mayet, forgerons à Morbier, auraient réparé l'horloge d'un couvent et, curieux de nature, en auraient construit une semblable. L'anecdote est jolie ; les archives, elles, sont muettes.

Une horloge comtoise est une horloge de parquet dont le mécanisme est enfermé dans une cage de fer et logé dans une haute caisse de bois. Sa particularité est de sonner l'heure deux fois, à deux minutes d'intervalle, pour celui qui aurait mal compté. Le balancier bat la seconde. L'échappement est le dispositif qui laisse avancer le rouage d'une dent à chaque oscillation du balancier et lui rend un peu d'énergie. On nomme remontoir la clé ou la manivelle avec laquelle on tend le ressort ou l'on relève les poids.

L'établissage désigne un mode de production dans lequel chaque pièce est fabriquée à domicile par un ouvrier spécialisé avant d'être assemblée par un marchand. À son apogée, vers 1850, la région livrait plus de cent mille mécanismes par an. Peu d'artisans voyaient jamais le produit fini. Karl Marx, qui avait lu des rapports sur la vallée voisine, en tira un exemple célèbre de division du travail dans Le Capital.

Le déclin fut brutal. Les pendules allemandes en laiton estampé coûtaient trois fois moins cher, et le réveil américain acheva de conquérir les cuisines. Louis-Benjamin Audemars avait pourtant montré, en Suisse, qu'on pouvait vivre du luxe. Depuis 2020, les savoir-faire horlogers de l'arc jurassien franco-suisse figurent au patrimoine immatériel de l'humanité.
`,
    peste: `
# Cours magistral n° 4 : la peste de Marseille (1720)

## Le Grand-Saint-Antoine
- navire parti de Smyrne, escale à Chypre ; huit morts à bord
- capitaine Chataud, arrivé le 25 mai 1720
- cargaison : étoffes pour la foire de Beaucaire (valeur : 100 000 écus)
- qui a cédé ? les échevins avaient des parts dans la cargaison...

## Définitions
- Quarantaine : isolement imposé aux personnes et aux marchandises suspectes de porter une maladie
- Lazaret : établissement où l'on retient les équipages et les passagers venus de pays infectés
- Patente de santé : document délivré au départ d'un port, qui atteste l'état sanitaire du lieu
- Échevin : magistrat municipal sous l'Ancien Régime
- Bubon : gonflement douloureux d'un ganglion

## Déroulement
1. Juin : premiers morts rue de l'Escale
2. Août : mille morts par jour, les corbeaux (porteurs de cadavres) manquent, on recrute des galériens
3. Le chevalier Roze fait dégager l'esplanade de la Tourette en une demi-heure

## Bilan
La ville perdit environ 40 000 habitants sur 90 000. Le mur de la peste est une muraille de pierre sèche de vingt-sept kilomètres, élevée en 1721 pour isoler le Comtat Venaissin. On en voit encore des restes dans le Vaucluse. Monseigneur de Belsunce parcourut les rues pour assister les mourants et consacra la ville au Sacré-Cœur.

## Et la science ?
- théorie des miasmes : l'air corrompu transmet le mal
- Chicoyneau, médecin de Montpellier : la peste n'est pas contagieuse (!)
- Alexandre Yersin identifie le bacille à Hong Kong en 1894 ; Paul-Louis Simond découvre le rôle de la puce quatre ans plus tard
- Le réservoir est l'espèce animale chez laquelle un germe se maintient durablement.
`,
    pigeons: `
La poste aux pigeons, ou comment Paris assiégé recevait son courrier

En septembre 1870, les armées prussiennes encerclent Paris. Plus de train, plus de télégraphe. Pour sortir des lettres, on utilise des ballons ; pour en faire entrer, c'est autre chose, car un ballon ne se dirige pas. On songea donc aux pigeons. Un pigeon voyageur est un pigeon domestique sélectionné pour sa capacité à retrouver son colombier à plusieurs centaines de kilomètres de distance. Embarqué dans la nacelle, il quittait la ville par les airs ; relâché à Tours ou à Poitiers, il y revenait de lui-même.

Encore fallait-il qu'il portât beaucoup de messages. Le photographe René Dagron eut l'idée de les réduire. La microphotographie est un procédé qui permet d'obtenir, sur une pellicule minuscule, l'image fortement réduite d'un document. Une seule pellicule de quelques centimètres contenait jusqu'à trois mille dépêches ; on la roulait dans un tuyau de plume fixé à la queue de l'oiseau. À l'arrivée, le texte était projeté sur un écran et recopié par des employés.

Sur 360 pigeons lâchés, une soixantaine seulement parvinrent à destination. Le froid, les faucons et la fatigue eurent raison des autres. On appelle colombogramme le message transporté par un pigeon. Les Prussiens, dit-on, dressèrent des rapaces contre eux, mais rien ne le prouve.

Comment un pigeon s'oriente-t-il ? La question n'est pas tranchée. Il se sert du soleil, du champ magnétique terrestre et, semble-t-il, des odeurs. L'instinct de retour désigne la tendance innée d'un animal à regagner son gîte. Floriano Papi publia en 1972 les premières expériences sur le rôle de l'odorat. L'armée française entretient aujourd'hui encore un colombier militaire au Mont-Valérien, le dernier d'Europe.
`,
    marees: `
Exercice de lecture – Les moulins à marée

Lis d'abord le texte en entier. Souligne ensuite les mots techniques.

Un moulin à marée est un moulin dont la roue est actionnée par l'eau de mer retenue dans un bassin. À marée montante, la mer pousse une vanne et remplit l'étang ; quand elle redescend, le meunier ferme la vanne et attend que la différence de niveau soit suffisante. Il travaille donc deux fois par jour, et jamais à la même heure. Le marnage est la différence de hauteur entre une pleine mer et la basse mer qui la suit. En Bretagne, où il dépasse souvent dix mètres, on comptait une centaine de ces moulins.

Les plus anciens vestiges connus se trouvent au monastère de Nendrum, en Irlande du Nord ; les cernes du bois ont permis de les dater de 619. Bernard Forest de Bélidor décrivit en 1737, dans son Architecture hydraulique, un moulin capable de tourner dans les deux sens.

On appelle bief le canal qui conduit l'eau jusqu'à la roue. La meule dormante est la pierre fixe sur laquelle tourne la meule courante. Le grain, versé dans la trémie (une sorte d'entonnoir de bois), tombe entre les deux et en ressort sous forme de farine.

L'usine marémotrice de la Rance, inaugurée par le général de Gaulle en 1966, reprend exactement ce principe. Ses vingt-quatre turbines produisent de quoi alimenter une ville comme Rennes. L'envasement, c'est-à-dire l'accumulation de boue dans l'estuaire, reste son principal défaut.

1. Pourquoi le meunier change-t-il d'horaire chaque jour ?
2. Complète la phrase : « Le bief ______ l'eau. »
3. À ton avis, pourquoi y a-t-il peu de moulins à marée en Méditerranée ?
`,
    caoutchouc: `
Alors c'est la suite de l'exposé, partie de Mehdi : le caoutchouc

Le latex est un liquide blanc qui coule de l'écorce de l'hévéa quand on l'incise. Les peuples d'Amazonie en faisaient des balles et des bottes bien avant Colomb. Charles Marie de La Condamine, qui était parti mesurer la Terre à l'équateur, en rapporte des échantillons à Paris en 1745. Au début personne sait quoi en faire : ça colle l'été et ça casse l'hiver.

La solution c'est Goodyear. En 1839 il fait tomber par hasard (enfin c'est ce qu'il raconte) un mélange de caoutchouc et de soufre sur un poêle. La vulcanisation est un traitement par lequel on chauffe le caoutchouc avec du soufre pour le rendre élastique et résistant. Il a fini ruiné, et la marque de pneus elle a juste pris son nom après sa mort.

Ensuite y a un truc de fou : Henry Wickham, un Anglais, sort 70 000 graines du Brésil en 1876. Kew Gardens les fait germer, on envoie les plants à Ceylan et en Malaisie, et 30 ans plus tard le Brésil est fini. Manaus avait même un opéra ! La biopiraterie désigne l'appropriation de ressources biologiques d'un pays sans son accord ni compensation.

Le côté horrible : le Congo de Léopold II. Les gens qui ramenaient pas assez de caoutchouc, on leur coupait la main. Edmund Morel a compris en regardant les bateaux à Anvers : ils revenaient pleins et repartaient avec que des fusils.

Un élastomère est un polymère capable de s'étirer fortement et de reprendre sa forme initiale. Aujourd'hui plus de la moitié est synthétique, fabriqué avec du pétrole. Le prof veut qu'on finisse par une question ouverte donc : est-ce qu'on peut recycler les pneus ?
`,
    marionnettes: `
Les marionnettes à gaine : ce qu'il faut retenir (groupe C)

La marionnette à gaine est une marionnette creuse que l'on enfile sur la main comme un gant. À Lyon, c'est Guignol, inventé vers 1808 par Laurent Mourguet, un canut au chômage devenu arracheur de dents. Il parlait pour couvrir les cris, paraît-il. Le castelet est la petite scène derrière laquelle se cache le manipulateur. Mourguet y a mis les gens du quartier : la Madelon, Gnafron et le gendarme, qui prend des coups.

Sous le second Empire, la censure exige des textes écrits. Résultat : les policiers notent tout et, sans le vouloir, nous conservent le répertoire. Jean-Baptiste Onofrio publie en 1865 le Théâtre lyonnais de Guignol. Drôle d'histoire, non ?

La marionnette à fils est une figure articulée suspendue à une croix de bois. On nomme contrôle cette croix. Le bunraku désigne un théâtre japonais de poupées dans lequel trois hommes visibles animent chaque personnage. Rien à voir avec Guignol, mais la prof adore.

Vocabulaire
- Gaine : manche de tissu qui cache le bras du marionnettiste
- Lazzi : plaisanterie gestuelle improvisée par un acteur
- Gnafron : cordonnier, toujours saoul
- Bande : le bord du castelet
`,
  },
  de: {
    leuchtfeuer: `
Blindenführhunde, Leuchttürme, Nebelhörner: Wer nachts zur See fuhr, brauchte Hilfe von Land. Ein Leuchtfeuer ist ein fest aufgestelltes Licht, das Schiffen den Weg oder eine Gefahr anzeigt. Damit man es nicht mit anderen verwechselt, hat jedes eine eigene Kennung. Unter Kennung versteht man die festgelegte Folge von hellen und dunklen Abschnitten, an der Seeleute ein Feuer wiedererkennen. Bei einem Blinkfeuer sind die hellen kürzer als die dunklen.

Bis ins 18. Jahrhundert verbrannte man Holz, Kohle oder Tran. Der Pharos von Alexandria, um 280 v. Chr. erbaut, soll über hundert Meter hoch gewesen sein; ein Erdbeben brachte ihn im 14. Jahrhundert zum Einsturz. Die entscheidende Verbesserung gelang dem Physiker Augustin Jean Fresnel. Er zerlegte eine dicke Glaslinse in ringförmige Stufen, wodurch sie dünn und leicht wurde. Eine Fresnel-Linse ist eine Stufenlinse, die das Licht einer Lampe zu einem fast parallelen Bündel sammelt. 1823 wurde die erste im Leuchtturm von Cordouan an der Mündung der Gironde eingesetzt.

Wie weit reicht ein solches Licht? Das hängt nicht nur von der Stärke ab, sondern auch von der Höhe, denn die Erde ist gekrümmt. Als Feuerhöhe bezeichnet man den Abstand zwischen der Lichtquelle und dem mittleren Hochwasser. Der Leuchtturm Campen bei Emden, mit 65 Metern der höchste in Deutschland, leuchtet rund dreißig Seemeilen weit.

Die Arbeit der Wärter galt als einsam und gefährlich. Auf den Flannan Isles verschwanden im Dezember 1900 drei von ihnen spurlos. Seit den 1980er Jahren werden fast alle Türme ferngesteuert. Und Satelliten? Sie haben das Leuchtfeuer weitgehend ersetzt, doch kein Kapitän verzichtet gern auf ein Zeichen, das ohne Strom an Bord funktioniert.
`,
    kerzen: `
Referat Blindenschrift? Nein: Bienenwachs und Kerzen (Stichpunkte + Text)

Hi, ich hab Kerzen genommen weil das noch keiner hatte. Hier die Kurzfassung für alle.

Eine Kerze ist ein Leuchtmittel aus Wachs, Stearin oder Paraffin mit einem Docht in der Mitte. Klingt banal, aber die Flamme ist mega kompliziert. Der Docht ist ein Faden aus geflochtener Baumwolle, der das flüssige Wachs durch Kapillarwirkung nach oben zieht. Es brennt nämlich nicht das Wachs selber sondern der Dampf! Kann man testen: Kerze auspusten und sofort ein Streichholz in den Rauch halten, dann springt die Flamme zurück.

Michael Faraday hat 1860 in London sechs Vorlesungen für Jugendliche nur über Kerzen gehalten, das Buch gibts immer noch. Er meinte, es gäbe kein Naturgesetz, das dabei nicht vorkommt.

Früher hatten die meisten Leute Talgkerzen. Talg ist ausgeschmolzenes Fett von Rindern oder Schafen, das stank und rußte. Bienenwachs war für die Kirche und die Reichen. Lichterzieher hießen die Handwerker, die Kerzen durch wiederholtes Eintauchen des Dochts herstellten. 1818 oder so isolierte Michel Eugène Chevreul das Stearin, ab da wurden Kerzen billig und hell. Paraffin kommt aus Erdöl und wird seit ca. 1850 benutzt.

Als Dochtschere bezeichnet man eine Schere mit einem Kästchen, in dem das abgeschnittene verkohlte Stück aufgefangen wird. Musste man alle paar Minuten machen, sonst hats geflackert. Erst der geflochtene Docht von Cambacérès (1825) krümmt sich zur Seite und verbrennt von selbst.

Quellen: Wikipedia, Faraday "Naturgeschichte einer Kerze", mein Opa (war Imker)
`,
    resonanz: `
5.1 Wie Glocken, Gläser und Brücken schwingen

Stößt man eine Schaukel immer im richtigen Augenblick an, so schwingt sie höher und höher. Jeder Körper, der schwingen kann, hat eine oder mehrere Frequenzen, mit denen er von selbst schwingt, wenn man ihn anstößt und dann in Ruhe lässt. Diese nennt man Eigenfrequenzen. Resonanz ist das starke Mitschwingen eines Körpers, der mit seiner Eigenfrequenz angeregt wird. Ein Sänger, heißt es, könne so ein Weinglas zerspringen lassen. Stimmt das? Mit Verstärker gelingt es tatsächlich, ohne nur sehr selten.

Unter Dämpfung versteht man die Abnahme der Schwingungsweite durch Reibung oder andere Verluste. Ohne sie würde die Schwingung im Resonanzfall über alle Grenzen wachsen. Die größte Auslenkung aus der Ruhelage heißt Amplitude. Sie wird in Metern gemessen, bei Spannungen in Volt.

Am 12. April 1831 marschierten vierundsiebzig Soldaten im Gleichschritt über die Hängebrücke von Broughton bei Manchester; sie brach ein, und seither gilt auf Brücken der Befehl »ohne Tritt«. Bekannter ist der Einsturz der Tacoma-Brücke im Jahr 1940. In vielen Büchern steht, der Wind habe sie in Resonanz versetzt. Genau genommen war es Flattern. Flattern ist eine selbsterregte Schwingung, bei der die Bewegung des Bauteils dem Luftstrom die Energie entzieht, die sie am Leben hält. Die Londoner Millennium Bridge musste zwei Tage nach ihrer Eröffnung im Juni 2000 geschlossen werden, weil die Fußgänger unwillkürlich im selben Takt gingen.

Ein Schwingungstilger ist eine zusätzliche Masse an einer Feder, die einem Bauwerk Schwingungsenergie entzieht. Im Hochhaus Taipei 101 hängt eine 660 Tonnen schwere Stahlkugel.
`,
    papier: `
# Notizen: Papiermühlen und Wasserzeichen (Ausstellung + Führung)

## Rohstoff
- Lumpen aus Leinen und Hanf, Baumwolle erst später
- Hadern: alte Textilien, aus denen man früher Papier herstellte
- Lumpensammler hatten Privilegien, Export verboten
- Holzschliff: fein zerfaserte Holzmasse, die seit dem 19. Jahrhundert als Rohstoff dient (F. G. Keller, 1843)

## Herstellung
1. Faulen: die Lumpen wochenlang feucht liegen lassen. Stank fürchterlich
2. Stampfen: Wasserrad, Nockenwelle, Hämmer
3. Schöpfen: der Schöpfer taucht die Form ein
4. Gautschen: der Gautscher legt den Bogen auf Filz
- Der Holländer ist eine Maschine, in der die Fasern durch eine Messerwalze zerkleinert werden.
- Schöpfsieb = mit Draht bespannter Rahmen, mit dem der Faserbrei aus der Bütte gehoben wird

## Wasserzeichen
Ein Wasserzeichen ist ein Muster im Papier, das im Durchlicht hell erscheint, weil der Bogen dort dünner ist. Es entsteht durch einen Draht, der auf das Sieb genäht wird. Das älteste bekannte stammt aus Bologna und wird auf 1282 datiert. Charles-Moïse Briquet veröffentlichte 1907 ein Verzeichnis mit mehr als sechzehntausend Wasserzeichen, das bis heute benutzt wird. Wozu das Ganze? Man kann damit undatierte Handschriften zeitlich einordnen.

## Daten
- 105 n. Chr.: Cai Lun (China)
- 1390: Ulman Stromer, Gleismühle bei Nürnberg, erste in Deutschland
- 1799: Louis-Nicolas Robert, Langsiebmaschine

## Mitnehmen
- Ries: Packung von 500 Bogen Papier gleicher Größe
- Büttenrand: unregelmäßiger Rand eines handgeschöpften Bogens
- Fotos von Jana noch nicht da
`,
    kontore: `
Mitschnitt Geschichte LK, Thema: Die Hanse und ihr Recht

Setzt euch bitte. Wir waren stehen geblieben bei der Frage, was die Hanse eigentlich war. Ein Staat? Ein Verein? Die Zeitgenossen wussten es selbst nicht so genau, und als der englische König 1469 nachfragte, antworteten die Lübecker, sie sei weder Gesellschaft noch Körperschaft. Sagen wir vorsichtig: Die Hanse war ein Zusammenschluss niederdeutscher Kaufleute und Städte, der vom 12. bis zum 17. Jahrhundert den Handel in Nord- und Ostsee beherrschte.

Schaut mal auf die Karte. Vier rote Punkte: London, Brügge, Bergen, Nowgorod. Ein Kontor ist eine Niederlassung hansischer Kaufleute im Ausland mit eigenem Recht und eigener Kasse. In Bergen durften die Leute nicht heiraten, und die Aufnahmerituale waren so brutal, dass man darüber besser schweigt. Der Stalhof in London wurde erst 1598 von Elisabeth I. geschlossen.

Wie setzte die Hanse ihre Interessen durch? Mit Boykott. Unter Verhansung versteht man den Ausschluss einer Stadt oder eines Kaufmanns von allen gemeinsamen Privilegien. Bremen traf das gleich mehrmals. 1358 beschloss der Hansetag eine Handelssperre gegen Flandern, und nach zwei Jahren gab Brügge nach. Der Hansetag war die Versammlung der Ratssendboten, auf der über gemeinsame Angelegenheiten entschieden wurde. Wer zu spät kam, zahlte Strafe, das führen wir hier auch noch ein.

Die Kogge kennt ihr vom Bremer Museum. Eine Kogge ist ein bauchiges, einmastiges Handelsschiff mit hohen Bordwänden und flachem Boden. Das Wrack wurde 1962 bei Baggerarbeiten in der Weser entdeckt. Bis zum nächsten Mal bitte die Quelle auf Seite 112, den Frieden von Stralsund, und überlegt euch, wer davon eigentlich profitiert hat.
`,
    cameralucida: `
Die Camera lucida ist ein optisches Hilfsmittel, mit dem ein Zeichner einen Gegenstand und seine eigene Hand auf dem Papier gleichzeitig sieht. Sie wurde 1806 von dem englischen Arzt und Chemiker William Hyde Wollaston zum Patent angemeldet; beschrieben hatte das Prinzip freilich schon Johannes Kepler in der Dioptrice von 1611. Anders als die Camera obscura, mit der sie dem Namen nach oft verwechselt wird, erzeugt sie kein wirkliches Bild, sondern nur ein scheinbares, und braucht keinen verdunkelten Raum.

Kernstück ist ein vierseitiges Prisma auf einem verstellbaren Arm. Das Licht wird darin zweimal gespiegelt, sodass das Bild aufrecht und seitenrichtig erscheint. Unter Totalreflexion versteht man die vollständige Spiegelung eines Lichtstrahls an der Grenze zu einem optisch dünneren Stoff. Blickt man genau über die Kante, fällt in die eine Hälfte der Pupille das Licht des Gegenstandes, in die andere das vom Papier. Die Parallaxe ist die scheinbare Verschiebung eines Gegenstandes, die entsteht, wenn der Betrachter seinen Standort ändert; sie lässt sich durch eine schwache Linse verringern.

Im 19. Jahrhundert gehörte das Gerät zum Gepäck vieler Reisender. Basil Hall zeichnete damit 1827 und 1828 in Nordamerika, John Herschel auf Sizilien. William Henry Fox Talbot war dagegen so unzufrieden mit seinen Skizzen vom Comer See, dass er 1833 beschloss, nach einem Weg zu suchen, die Bilder sich selbst aufzeichnen zu lassen. Daraus entstand die Kalotypie. Als Kalotypie bezeichnet man ein Verfahren, bei dem ein Papiernegativ entwickelt und beliebig oft kopiert werden kann.

Der Maler David Hockney vertrat 2001 die These, Ingres habe sich für seine Bleistiftporträts heimlich einer Camera lucida bedient. Die Kunsthistoriker sind geteilter Meinung.
`,
    blitzableiter: `
Der Blitzableiter. Auszug aus einem Lehrbuch für die Mittelstufe

Als Benjamin Franklin 1752 seinen Drachen steigen ließ (wenn er es denn tat), wollte er zeigen, dass der Blitz nichts anderes ist als ein großer Funke. Ein Blitzableiter ist eine metallene Leitung, die den Strom eines Blitzes auf sicherem Weg in die Erde führt. Er besteht aus Fangstange, Ableitung und Erder. Der Erder ist ein Metallteil im Boden, über das der Strom in die Erde übertritt.

Nicht alle waren begeistert. In Saint-Omer verklagten die Nachbarn 1780 einen gewissen Herrn de Vissery, weil er einen auf dem Dach hatte; sein Anwalt war der junge Robespierre. In Hamburg erhielt die Jacobikirche 1769 den ersten Blitzableiter Deutschlands. Die Läuter hingegen zogen weiter an nassen Seilen, und viele starben.

Unter Schrittspannung versteht man die Spannung, die nach einem Einschlag zwischen den Füßen eines Menschen auftritt. Deshalb hockt man sich bei Gewitter hin und stellt die Füße zusammen. Ein Faradayscher Käfig ist eine geschlossene Hülle aus leitendem Material, deren Inneres vom elektrischen Feld abgeschirmt ist. Das Auto ist ein gutes Beispiel. Wie oft schlägt es in Deutschland ein? Etwa eine halbe Million Mal im Jahr.

Als Kugelblitz bezeichnet man eine leuchtende Kugel, die bei Gewittern beobachtet worden sein soll und für die es keine anerkannte Erklärung gibt.
`,
  },
  zh: {
    nitai: `
# 课堂笔记：蝴蝶的拟态（生物选修 第7课）

## 导入
- 视频：枯叶蝶在哪里？（找了半天没找到）
- 问题：为什么有的动物鲜艳，有的动物隐蔽？

## 概念
- 保护色：动物体色与周围环境相似、不易被天敌发现的现象
- 警戒色：有毒或有刺的动物所具有的鲜艳色彩，用来警告捕食者
- 拟态 = 一种生物在外形或行为上模仿另一种生物或物体，从而获得好处的现象
- 贝氏拟态：无毒的物种模仿有毒的物种
- 缪氏拟态：几种都有毒的物种互相相似

## 人物
- 贝茨：1848年与华莱士去亚马孙，待了十一年，采集标本一万四千多种
- 缪勒：德国人，在巴西
- 达尔文：称赞贝茨的论文“最了不起”

## 例子
- 王蝶与副王蝶：过去认为是贝氏拟态，1991年的实验发现副王蝶也难吃，所以应该算缪氏
- 兰花螳螂：像花，等猎物自己送上门
- 食蚜蝇：像蜜蜂，但只有一对翅膀

## 桦尺蛾
工业黑化是指在工业污染地区，深色个体在种群中所占比例逐渐升高的现象。1848年，曼彻斯特第一次发现黑色的桦尺蛾，到1895年，黑色个体已占百分之九十八。凯特威尔在二十世纪五十年代做了放飞和回收的实验，证明鸟类的捕食起了作用。后来有人批评他把蛾子放在树干上不自然；马耶鲁斯用七年时间重新做了一遍，2012年发表的结果支持了凯特威尔。

## 作业
- 课本第96页第2、3题
- 观察小区里的昆虫，拍一张照片
`,
    piying: `
皮影戏，又称“影子戏”或“灯影戏”，是一种用兽皮或纸板做成人物剪影、借灯光投射到幕布上表演故事的民间戏剧。表演时，艺人在白色幕布后面一边操纵影人，一边用当地的曲调讲述故事，同时配以打击乐器和弦乐。一个戏班往往只有五六个人，所以民间有“七紧八松九消停”的说法。

关于它的起源，流传最广的是汉武帝思念李夫人的传说：方士少翁用棉帛裁成夫人的影像，涂上颜色，在灯下映出，武帝看得入神。不过，学者大多认为这只是附会，可靠的记载要到北宋才出现。《东京梦华录》里就提到汴京的瓦舍中有影戏艺人。瓦舍是宋代城市中集中表演各种技艺、供市民娱乐的场所。

影人的制作十分讲究。以陕西华县皮影为例，要选用上等的牛皮，经过浸泡、刮制、描样、雕刻、着色、熨平、缝缀等二十多道工序。推皮走刀是一种刀尖固定、用手推动皮子运转的雕刻技法，为华县所独有。影人的头部多为侧面，称为“五分脸”，忠者面目端正，奸者鼻塌眼小，观众一看便知。

十三世纪，影戏随蒙古军队传到西亚；十八世纪由传教士带到法国，1776年前后在巴黎演出时被称作“中国影灯”。歌德在1781年的一次生日聚会上也曾用它演出。2011年，中国皮影戏被列入人类非物质文化遗产代表作名录。如今老艺人相继去世，会唱全本的人越来越少，如何传承已成为难题。
`,
    haishuidao: `
《海水稻》读书笔记　　高一(4)班

最近看了一本讲盐碱地的书，挺有收获的，随便记一下。

盐碱地是土壤中含有过多可溶性盐分、使一般作物难以生长的土地。全国大概有十五亿亩，其中有一部分是可以改造的。为什么会这样？一是靠海，海水倒灌；二是干旱地区蒸发太强，地下的盐跟着水一起跑到地面上来了，这叫返盐。返盐是指地下盐分随水分蒸发上升并在地表积累的过程。书里有个比喻我很喜欢，说土地像人一样“出汗”。

海水稻并不是直接种在海水里的！这是我以前的误会。海水稻是能在一定盐度的土壤中正常生长并结实的耐盐碱水稻，产量一般比普通水稻低一些。1986年，陈日胜在广东湛江的海边发现了一株野生的稻子，比人还高，他种了三十年，取名“海稻86”。袁隆平的团队2016年在青岛成立了研究中心，2020年部分试验田亩产超过了八百公斤。

植物怎么耐盐呢？书上讲了三招：拒盐、泌盐、聚盐。泌盐是植物通过叶片上的盐腺把多余的盐分排出体外的方式，红树就是这样，叶子摸上去有白白的一层。聚盐我没太看懂，好像是把盐藏在液泡里。

还有一个新词叫“以种适地”。以前的思路是改土，挖沟排水、用淡水洗盐，花钱多，还容易反复。现在反过来，让种子去适应土地。我觉得这个想法特别妙。不过也有人担心：种一季稻子要用很多淡水，西北缺水，真的划算吗？
`,
    hanghai: `
第二章 指南针之前：古人怎样在海上认路

今天的船员只要看一眼屏幕，就知道自己在哪里。可是一千年前，船一离开陆地，四面都是水，人们靠什么辨别方向？

最简单的办法是沿着海岸走，白天看山，夜里看灯火。这种航法叫做地文航海。地文航海是依靠海岸上的山峰、岛屿等目标来确定船位的航行方法。它的缺点很明显：遇到大雾就不灵了。

要横渡大洋，就得抬头看天。牵星术是通过测量星体离水平线的高度来推算船只所在纬度的航海技术，明代郑和的船队曾广泛使用。所用的工具叫牵星板，一套十二块，用乌木制成，最大的一块边长约二十四厘米。观测者伸直手臂，使木板下缘与水平线相齐，再看上缘是否碰到北极星。《郑和航海图》里就注有“北辰星十一指”之类的数据。

太平洋上的波利尼西亚人没有文字，也没有仪器，却在公元1200年前后到达了夏威夷和复活节岛。他们躺在船底，凭身体感受涌浪的方向。涌浪是由远处的风引起、传播到无风海区的波浪，方向往往几天不变。1976年，仿古双体船“欢乐之星”号不用任何现代仪器，从夏威夷航行到塔希提，全程约四千公里，领航的是密克罗尼西亚人皮埃鲁格。

航位推算就是根据船的航向、航速和航行时间来估计船位的方法。为了测速，水手把系着绳结的木板抛入海中，数一数半分钟内放出去几个结，“节”这个单位就是这样来的。误差会越积越大，所以每到一处熟悉的海岸，都要重新校正。
`,
    yinzhang: `
# 专题四 印章与篆刻（复习提纲）

## 1. 起源与发展
- 商代铜玺三方，出土于殷墟，真伪曾有争议
- 秦：皇帝之印称“玺”，臣民只能称“印”
- 汉：官印制度完备，印风庄重，后世奉为典范
- 元代王冕始用花乳石自己刻印，文人从此能亲手操刀

## 2. 术语
- 朱文：印面文字凸起、钤盖后呈红色的印章
- 白文：印面文字凹入、钤盖后呈白色的印章
- 印泥：用朱砂、艾绒和油脂调制而成的钤印材料
- 边款：刻在印章侧面的题记文字
- 封泥 = 古代封缄文书时盖有印章的泥块
- 钤：就是盖章，别写错字

## 3. 流派
- 文彭：明代，吴门派，用灯光冻石
- 丁敬：西泠八家之首，切刀法
- 邓石如：“印从书出”
- 吴昌硕：1913年任西泠印社首任社长

## 4. 刀法
冲刀是用刀角抵住石面、一气向前推进的刻法，线条爽利。切刀是用刀刃一起一落、逐段切进的刻法，线条古拙。两种刀法没有高下之分，要看想表现什么。同学们容易把冲刀和切刀弄反，考前再看一遍。

## 5. 名印欣赏
“皇后之玺”1968年由一名小学生在陕西咸阳发现，羊脂白玉，重三十三克。专家推测它是吕后的遗物，但并无定论。滇王之印1956年出土于云南晋宁石寨山，证实了《史记》的记载。

## 6. 练习
1. 试比较秦印和汉印的异同。
2. 下列哪一方是白文？（见附图）
`,
    nianhua: `
关于“二十四孝图”到“年画”的小报告——第三组

大家好，我们组讲年画。年画是过春节时张贴在门上或室内、寓意吉祥的民间绘画，最早跟驱鬼有关系。传说有神荼、郁垒两兄弟专门捉鬼，后来唐太宗让秦琼和尉迟恭守门，他们俩就成了门神（这个故事大家应该都听过）。

说到做法，重点是木版水印。套版是把一幅画按颜色分刻成几块木板、再依次叠印在同一张纸上的印刷方法。有几种颜色就要几块板，对不准就花了。我们在杨柳青看到师傅一天只能印几十张。版画的线条先印，叫墨线版；开脸是在印好的画面上用毛笔描绘人物面部的工序，杨柳青最讲究这个，所以娃娃的脸都粉嘟嘟的。

四大产地：天津杨柳青、苏州桃花坞、山东潍坊杨家埠、四川绵竹。风格差别挺大，北方的热闹，桃花坞的细致，听说还影响过日本的浮世绘，不过这一点专家有不同看法。

1927年鲁迅开始收集年画，他在《朝花夕拾》里写过小时候床头贴的“老鼠成亲”。俄国汉学家阿列克谢耶夫更厉害，1907年来中国，前后收了四千多张，现在都在圣彼得堡的冬宫博物馆。2006年，杨柳青木版年画列入第一批国家级非物质文化遗产名录。

月份牌是民国时期把商品广告、美女图画和日历印在一起的彩色石印画。我奶奶家还有一张！石印比木版便宜得多，木版年画就是从那时候衰落的。谢谢大家，有问题可以问我们（别太难哈）。
`,
    houniao: `
第九课　候鸟与湿地（教案节选）

教学目标：了解候鸟迁徙的原因；认识湿地的作用。

候鸟是随季节变化在繁殖地和越冬地之间定期往返的鸟类。迁徙要消耗大量体力，一只斑尾塍鹬可以不吃不喝连飞十一天。为什么非走不可？主要不是怕冷，而是怕饿。

湿地是陆地与水体之间长期被水浸润的过渡地带，被称为“地球之肾”。鄱阳湖每年冬天接待数十万只候鸟，全世界百分之九十以上的白鹤都在这里过冬。1971年，十八个国家的代表在伊朗的拉姆萨尔签署了《湿地公约》，中国于1992年加入。

环志是在鸟的腿上套一个刻有编号的金属环、用来研究迁徙路线的方法。丹麦教师莫滕森1899年首先用铝环做了这件事。如今科学家还给鸟背上卫星追踪器。停歇地指的是候鸟在迁徙途中停下来休息和觅食的地点。黄海的滩涂就是这样的地方，可惜近几十年消失了一半以上。

活动：
1. 分组讨论：如果你是村长，要不要把湿地填了盖房子？
2. 画一张白鹤的迁徙路线图。
3. 背诵：“落霞与孤鹜齐飞”。

板书：候鸟——湿地——人
`,
  },
  ja: {
    koyomi: `
第二節　暦と農業

稲作をいとなむ人々にとって、いつ種をまき、いつ田に水を引くかは死活問題であった。ところが、月の満ち欠けだけを数える暦では、季節とのずれが年ごとに大きくなってしまう。太陰暦とは、月の満ち欠けの周期を一か月とする暦のことである。その一年は約354日で、太陽の動きより十一日ほど短い。三年たてば一か月以上もずれる計算になる。

そこで考え出されたのが太陰太陽暦である。太陰太陽暦は、およそ三年に一度、閏月を入れて季節とのずれを調整する暦である。閏月のある年は十三か月になるので、奉公人の給金をどうするかで、もめごとも起きたという。

もう一つの工夫が二十四節気であった。二十四節気とは、太陽の通り道を二十四等分し、それぞれの点に季節の名をつけたものである。立春、夏至、秋分などは今日でもよく使われる。ただし、もともと中国の華北の気候に合わせて作られたため、日本の実感とは合わないことも多い。八十八夜や二百十日のような雑節は、それを補うために日本で加えられた。雑節とは、農作業の目安として二十四節気のほかに設けられた、日本独自の節目の日である。

江戸幕府の天文方となった渋川春海は、それまで八百年以上使われてきた宣明暦の誤りを観測によって示し、1685年に貞享暦を実施させた。日本人の手による最初の暦である。「天地明察」という小説で知った人もいるだろう。明治政府は、1872年の十二月三日を翌年の一月一日とし、太陽暦に切りかえた。役人の給料を一か月分節約できるという、現実的な理由もあったといわれる。
`,
    todai: `
# 講義メモ　灯台の光とレンズ

## 1　はじめに
- 日本最初の洋式灯台は観音埼（1869年点灯）。フランス人ヴェルニーの設計
- それ以前は？ → 常夜灯、かがり火
- 「お雇い外国人」ブラントンは26基を建てた。「灯台の父」

## 2　用語
- 灯質：灯台ごとに決められた光り方。色と点滅のリズムで区別する
- 光達距離：灯台の光が届く最大の距離
- フレネルレンズ：断面をのこぎりの歯のような形にして、薄く軽くしたレンズ
- 霧笛：霧で光が見えないときに音で位置を知らせる装置
- 灯台守＝灯台に住みこみ、灯りの管理をした職員

## 3　光の強さ
- 第1等レンズは高さ約2.6メートル。国内に5基だけ（犬吠埼、出雲日御碕など）
- カンデラ：光度の単位。室戸岬は160万カンデラ

## 4　しくみ
灯台のレンズは水銀の上に浮かべて回すものが多かった。摩擦がほとんどなく、大きなレンズでも指一本で動かせる。回転式灯台とは、レンズを一定の速さで回すことによって、光が点滅して見えるようにした灯台のことである。水銀は有毒なので、現在は別の方式への交換が進んでいる。

## 5　その後
- 2006年、長崎県の女島灯台を最後に有人灯台はなくなった
- GPSがあるのに必要？ → 議論しよう
- 犬吠埼の霧笛は2008年に廃止。近所の人はさびしがったそうだ

## 宿題
- 近くの灯台を一つ選び、灯質を調べてくる
`,
    biwa: `
琵琶法師（びわほうし）は、琵琶を弾きながら物語を語った盲目の僧形の芸能者である。平安時代の中ごろにはすでに存在したことが、平兼盛の歌などから知られる。鎌倉時代に入ると『平家物語』を語る者が現れ、その語りは平曲と呼ばれた。『徒然草』第二二六段は、信濃前司行長が生仏という盲目の法師に教えて語らせたと伝えるが、真偽は定かでない。

当道座とは、琵琶法師をはじめとする盲人の男性が組織した自治的な職能団体である。室町時代に明石覚一が整えたとされ、検校、別当、勾当、座頭の四つの官位が置かれた。検校の位を得るには多額の上納金が必要であった。江戸幕府はこの団体を保護し、金貸しを営むことも認めたため、高利に苦しむ者もあらわれた。

覚一は1371年に没する直前、弟子に正本を書き取らせた。これが覚一本であり、現在もっとも広く読まれている『平家物語』の本文である。撥（ばち）とは、弦をはじいて音を出すための、いちょうの葉に似た形の道具である。平曲では撥を大きく使わず、語りの合間に短い旋律をはさむ。

明治四年（1871年）、太政官布告により当道座は廃止され、多くの者が職を失った。九州には盲僧琵琶の伝統が残り、最後の琵琶法師といわれた山鹿良之は1996年に九十五歳で亡くなった。小泉八雲の『怪談』に収められた「耳なし芳一」は、赤間関の阿弥陀寺を舞台にした話として名高い。
`,
    hakko: `
メモ：発酵食品フィールドワーク（くさや・鮒ずし・しょっつる）　担当：佐藤

■くさや
・伊豆諸島。新島が有名
・くさや液：魚を漬けるために何代も使い続けられてきた塩水
・塩が年貢で貴重だった → 捨てずに使い回した、という説
・においは強いが、抗菌物質を作る細菌がいて腐らないらしい

■鮒ずし
・なれずしとは、魚を塩と米飯で漬けこみ、乳酸発酵させた保存食のことである。
・ニゴロブナ：琵琶湖にだけすむフナの一種
・飯（いい）は捨てる？食べる？ → 家によって違うそうです
・1月のお店の話では、桶の重しは60キロ

■しょっつる
・魚醤＝魚を塩とともに漬けこみ、たんぱく質が分解してできる液体調味料
・ハタハタが1992年から3年間禁漁になり、作り手が減った
・タイのナンプラー、ベトナムのヌクマムも仲間

■まとめ
発酵と腐敗は、どちらも微生物が有機物を分解するはたらきで、人間に役立つかどうかで呼び分けている。乳酸菌とは、糖を分解して乳酸を作り出す細菌の総称である。乳酸がふえると酸性になり、ほかの雑菌は生きられない。うま味成分のグルタミン酸は、1908年に池田菊苗が昆布から取り出した。

感想：正直くさやは無理でした。でも炙ったらちょっとおいしかったです。次の班は来週火曜までに写真を送ってください。
`,
    hashi: `
第七章　橋はどのように力を支えるか

川に丸太を一本わたす。もっとも古い橋は、おそらくそのようなものであっただろう。丸太の上に人が乗ると、丸太はわずかにたわみ、上側は縮み、下側は伸びる。圧縮力とは、物体を押し縮めようとする力のことである。反対に、引き伸ばそうとする力を引張力という。石は押されることには強いが、引っぱられるとすぐに割れる。そのため、石だけで長い橋をまっすぐに架けることはできない。

この難問を解いたのがアーチである。アーチとは、石やれんがを弓形に積み、荷重を圧縮力として両端に伝える構造である。頂点に置かれる石を要石という。古代ローマ人はこの形を好み、南フランスのポン・デュ・ガールは二千年を経た今も立っている。日本では、1634年に長崎の眼鏡橋が中国の僧によって架けられた。熊本の通潤橋は1854年に完成し、2023年に国宝に指定された。

鉄の時代になると、事情は一変する。トラスとは、細長い部材を三角形につないで組み立てた骨組みのことである。三角形は、辺の長さが変わらないかぎり形がくずれない。四角形ではそうはいかないことを、割りばしと輪ゴムで確かめてみよう。

さらに長い距離には、吊橋が用いられる。吊橋は、二本の塔の間に張りわたしたケーブルから橋げたを吊り下げた橋である。明石海峡大橋は1998年に開通し、中央支間は1991メートルに達する。建設中の1995年に兵庫県南部地震が起こり、地盤のずれによって支間が約1メートル伸びたことはよく知られている。
`,
    sokuryo: `
【ワークシート】地図記号と測量の歴史　　　　2年（　）組（　）番

Ⅰ　次の文を読もう。

江戸時代の終わりごろ、日本全国を歩いて地図を作った人がいた。伊能忠敬である。五十歳で隠居してから天文学を学び、1800年に蝦夷地へ向けて最初の測量に出発した。忠敬が亡くなったあとも弟子たちが作業を続け、1821年に『大日本沿海輿地全図』が完成した。

導線法とは、海岸線などに沿って目印を立て、その間の距離と方角を次々に測っていく方法である。これだけでは誤差がたまっていくので、交会法を組み合わせた。交会法とは、離れた二つ以上の地点から同じ目標の方角を測り、その線の交わりで位置を確かめる方法である。夜には星の高度を測って緯度を求めた。忠敬が求めた緯度一度の長さは28.2里で、現在の値との差はわずか千分の一ほどである。

明治になると、三角測量が始まった。三角測量とは、三角形の一辺の長さと両端の角から、残りの辺の長さを計算で求める測量である。その基準となる点を三角点といい、全国の山頂などに石の標識が埋められている。1907年、陸軍の測量官だった柴崎芳太郎の一行が剱岳に登ったところ、頂上には平安時代のものとみられる錫杖の頭が残されていた。

Ⅱ　問いに答えよう。
1　忠敬はなぜ五十歳を過ぎてから学び始めたのだろう。話し合ってみよう。
2　等高線とは、海面からの高さが等しい地点を結んだ線のことである。では、等高線の間がせまいところは、どんな土地だろうか。
3　「風車」の地図記号は、2006年に小中学生の応募作品から選ばれた。あなたも新しい記号を考えてみよう。
`,
    yosegi: `
寄木細工（よせぎざいく）の工房をたずねて　　取材ノート

箱根の寄木細工とは、色の異なる木材を組み合わせて幾何学模様を作る木工品のことである。江戸時代の終わりごろ、畑宿の石川仁兵衛が始めたとされる。東海道を行く旅人のみやげとして広まった。

工房の露木さんに話を聞いた。着色はいっさいしない。白はミズキ、黄はウルシ、黒は黒檀や神代桂を使うそうだ。種板とは、木の棒を貼り合わせて模様を作った厚い板のことである。これを特殊な大鉋で紙のようにうすく削る。削ったものをヅクという。ヅクとは、箱などの表面に貼るために種板を薄く削りとった化粧材である。厚さはわずか0.2ミリ。

無垢作りは、種板をそのままろくろで削り出して器などに仕上げる技法である。ヅク貼りより手間がかかり、値段も高い。正月の箱根駅伝の往路優勝チームには、1997年から寄木細工のトロフィーが贈られている。

秘密箱もおもしろい。決まった順番に側面をずらさないと開かない仕掛けの箱で、多いものは百回以上動かす。ちょっとやってみたが、ぼくは四回であきらめた。1984年に国の伝統的工芸品に指定された。

聞き忘れたこと：後継者は何人？　木はどこから？
`,
  },
};
