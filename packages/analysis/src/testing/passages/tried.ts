import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Written a round at a time, each before the engine had read it; after each the rules were mended. */
export const triedPassages: Readonly<Record<Language, Passages>> = {
  en: {
    bells: `
Transcript, week 5: How bells are cast

Right, settle down please. Last time we talked about bronze, and somebody asked me why church bells crack. Let's take it from the beginning. Bell metal is an alloy of roughly four parts copper and one part tin, which is far more tin than you would ever put into a statue. Why so much? Because tin makes the metal stiff, and a stiff bell rings for longer. The price you pay is brittleness: drop it and it may shatter.

The mould has two halves. The core gives the bell its inner shape, and the cope, which sits over it like a hat, gives it the outer one. Between them there is a gap, and into that gap goes the molten metal at about 1,100 degrees. A strickle is a wooden board cut to the profile of the bell and turned around a central post, so that the loam is scraped into a perfect curve. Loam, by the way, is a mixture of clay, sand, goat hair and horse manure. Yes, really, manure. It burns away and leaves tiny channels through which the gases escape.

Now, tuning. A bell does not have one note, it has a whole family of them. The hum note is the lowest partial, an octave below the one your ear picks out. Canon Arthur Simpson published two articles in 1895 and 1896 in which he complained that English founders ignored the partials, and John Taylor of Loughborough took him at his word. The largest bell they ever made, Great Paul, weighs nearly seventeen tonnes and hangs in St Paul's Cathedral.

The Liberty Bell? It was cast in London in 1752 and cracked when it was first struck in Philadelphia. Somebody recast it twice. That's your homework: find out who.
`,
    lichens: `
# Lecture 11: Lichens

## What are they?
- Not a plant. Not quite a fungus either!
- A lichen is a partnership between a fungus and a green alga or a cyanobacterium, so close that it looks and behaves like one organism
- Simon Schwendener, 1867: first to claim this; nobody believed him for decades
- Beatrix Potter (yes, the Peter Rabbit one) drew them under the microscope

## Parts
- Thallus: the body of a lichen, which has no roots, stem or leaves
- Cortex: protective outer layer made of tightly packed fungal threads
- Photobiont = the partner that carries out photosynthesis
- Rhizines: hold it to the rock
- Soredia: tiny powdery packets of fungus and alga that the wind carries off

## Growth forms
1. Crustose - like paint on stone, can't be peeled off
2. Foliose - leafy, loosely attached
3. Fruticose - shrubby or hanging (old man's beard)

## Why we care
- Lichens have no way of getting rid of pollutants, so sulphur dioxide kills them quickly. In central London they had almost vanished by 1970; after the Clean Air Acts took effect, many species came back.
- Lichenometry: dating a surface by measuring the diameter of the largest lichens on it. Roland Beschel introduced it in 1950 for glacial moraines in the Alps.
- Litmus comes from Roccella
- Reindeer: up to 90 % of winter diet
- Chernobyl, 1986: lichens stored caesium-137 → reindeer meat in Lapland unfit for sale

## Open question
In 2016 Toby Spribille found a second fungus, a yeast, in the cortex of many species. Is "one fungus, one alga" simply wrong? Read the paper before Tuesday, p. 488-492.
`,
    maps: `
4.2 Why maps lie

No flat map of a round planet can be right in every respect. If you peel an orange and press the skin on a table, it tears; a map maker who does not want tears has to stretch. Which property is kept and which is sacrificed depends on the projection, that is, the rule by which points on the globe are assigned to points on the sheet. A conformal projection is one that preserves angles, and hence the shapes of small areas. An equal-area projection keeps the relative size of regions but distorts their outlines. No map can be both.

The most famous conformal map was published in 1569 by Gerardus Mercator, a Flemish engraver who had been imprisoned for heresy twenty-five years before. He designed it for sailors. On his chart a rhumb line, a course that cuts every meridian at the same angle, appears as a straight line, so a navigator needs only a ruler and a compass. The price is enormous inflation near the poles: Greenland looks as large as Africa, although the latter is about fourteen times larger. Should we blame Mercator for this? Hardly; he never meant the sheet to hang in classrooms.

In 1973 the German historian Arno Peters held a press conference in Bonn and presented "his" equal-area map as a blow against colonial thinking. Cartographers pointed out that the Scottish clergyman James Gall had described the same projection in 1855. Tissot's indicatrix is a small circle drawn on the globe whose image on the map shows how much lengths and angles are distorted at that point. Draw a few dozen of them and the lie becomes visible. The graticule is the network of parallels and meridians; it is usually the first thing a cartographer draws and the last thing a reader notices.
`,
    dancing: `
my notes on the dancing plague + mass hysteria (psych elective), sorry for spelling

so in July 1518 a woman called Frau Troffea started dancing in the street in Strasbourg and just didnt stop. Within a month there were up to 400 people doing it. Some of them collapsed, maybe some died, the sources arent clear about that. The city council did something really dumb, they hired musicians because they thought the dancers had to dance it out of there system.

what was it? Theory one is ergot. Ergot is a fungus that grows on rye and contains chemicals related to LSD. But ergotism cuts off the blood to your hands and feet so you couldnt dance for days. John Waller, a historian, says it was mass psychogenic illness. Mass psychogenic illness is the rapid spread of symptoms through a group when there is no physical cause. People were starving that year and they believed that St Vitus could curse you with dancing, so the fear kind of made it happen.

other cases:
- Tanganyika laughter epidemic, 1962: started with three girls at a boarding school, 14 schools had to close
- Le Roy, New York: 2011, teenagers with tics, social media made it worse
- Salem? debatable

A nocebo effect is a harmful effect that comes from expecting harm, basically the evil twin of placebo. Conversion disorder = a condition in which psychological stress shows up as physical symptoms like blindness or paralysis. Freud called it hysteria which comes from the greek word for uterus (sexist much).

Dr Okafor said the essay question will be about how culture shapes symptoms. The key point is that the symptoms are REAL even tho there is no virus.
`,
    masons: `
WORKSHEET 6B – The Guild of the Stonemasons

Name: ______________   Date: ______

Task 1. Read the passage and underline every word that names a tool.

A medieval cathedral took longer to finish than anyone who began it could hope to live. The man in charge was the master mason, who was architect, engineer and foreman in one. He drew the plan at full size on a tracing floor, a large area of plaster into which lines were scratched with a point. From these lines carpenters cut templates. A template is a thin pattern of wood or metal that shows the stonecutter the exact profile of a block. Since each block was cut in the lodge, often months before it was needed, a mistake of a finger's breadth could ruin a vault.

Freestone is a fine-grained limestone or sandstone that can be carved in any direction without splitting. It was quarried in spring and left to dry, because wet stone bursts in frost. The banker was the bench at which a mason worked, and a mason's mark told the paymaster who had cut which stone. Thousands of such marks can still be seen at Santiago de Compostela.

How was a stone of half a tonne lifted? With a lewis: an iron device in three pieces that fits into a slot in the top of the block and tightens as soon as the rope is pulled. The great wheel, in which two men walked like hamsters, was set up in the roof. In 1178 the French master William of Sens fell fifty feet from the scaffold at Canterbury. He survived, but had to give up the work, and an Englishman, also called William, took over.

Task 2. Match the words with their meanings: template – banker – lewis – lodge
Task 3. True or false? "Freestone is stone that costs nothing." ____
Task 4. In your own words, explain why masons marked their stones.
`,
    shorthand: `
Shorthand is any system of abbreviated writing designed to record speech as fast as it is spoken. The earliest system known in detail is that of Tiro, a freedman and secretary of Cicero, who is said to have taken down the speeches against Catiline in 63 BC. His signs, the Tironian notes, numbered some four thousand and were still taught in monasteries in the ninth century; one of them, a small hook for et, survives on Irish road signs.

Modern shorthand began in England. Timothy Bright published Characterie in 1588 and dedicated it to the queen, who granted him a monopoly of fifteen years. It was hopelessly difficult, since every word had its own sign. Samuel Pepys kept his diary in the easier system of Thomas Shelton, and for more than a century the volumes stood unread in Cambridge because nobody thought of looking for the key, which was on a shelf a few feet away.

In 1837 Isaac Pitman introduced a phonetic system in which a thick stroke stands for a voiced consonant and a thin one for its voiceless counterpart. The Gregg system, published in 1888, abandoned shading altogether and became dominant in the United States. A logogram is a single sign that stands for a whole word. In Pitman's method vowels are shown by dots and dashes placed beside the stroke, and in practice they are mostly left out.

Stenotyping, by contrast, is done on a machine whose keys are pressed several at a time, like the chords of a piano. The stenotype was patented by Ward Stone Ireland in 1913. Trained reporters reach 225 words a minute; the record, set in 2004 by Mark Kislingbury, stands at 360. A brief is an arbitrary abbreviation that a stenographer invents for a frequent phrase. Will speech recognition make all this obsolete? Courts, at any rate, have so far been reluctant.
`,
  },
  es: {
    salinas: `
Ficha de trabajo: las salinas de interior

Nombre: ____________   Fecha: ____________

Lee el texto y contesta a las preguntas en tu cuaderno.

Cuando pensamos en la sal, pensamos en el mar. Sin embargo, en la península ibérica hubo cientos de salinas lejos de la costa. Una salina de interior es una explotación en la que se obtiene sal a partir de un manantial salado, casi siempre porque el agua atraviesa en profundidad restos de un mar desaparecido hace más de doscientos millones de años. La más conocida es la de Añana, en Álava, cuya existencia está documentada desde el año 822.

El agua sale del manantial por su propio pie. Se llama salmuera al agua con una concentración de sal muy superior a la del mar; en Añana alcanza los 210 gramos por litro. Unos canales de madera, los royos, la reparten por gravedad hasta los pozos y de allí pasa a las eras, que son plataformas horizontales donde se evapora al sol. El rodillo es la herramienta de madera con que el salinero remueve la capa de sal para que no se pegue al fondo. Cada era produce, en un buen verano, unos cuatrocientos kilos.

Actividades
1. Copia las palabras que no conozcas y búscalas en el diccionario.
2. ¿Por qué la sal fue durante siglos un monopolio de la Corona?
3. Completa: el agua salada se llama ________.
4. Dibuja el recorrido del agua desde el manantial hasta la era.

Para saber más: Alfonso X reguló las salinas en el siglo XIII y Felipe II las incorporó a la Corona en 1564. El estanco de la sal, es decir, la venta exclusiva por parte del Estado, no desapareció hasta 1869.
`,
    trashumancia: `
El toque de campanas, la Mesta y los caminos de la lana

La trashumancia es el desplazamiento estacional del ganado entre los pastos de verano, situados en la montaña, y los de invierno, en las dehesas del sur. No debe confundirse con el nomadismo: el pastor trashumante tiene casa fija y vuelve a ella. En Castilla, este movimiento adquirió desde la Baja Edad Media una importancia económica difícil de exagerar.

En 1273 Alfonso X reunió a los pastores del reino en una sola corporación, el Honrado Concejo de la Mesta, y le concedió privilegios de paso y de pasto. ¿Por qué protegía el rey a las ovejas y no a los labradores? La respuesta está en la lana. La oveja merina daba una fibra finísima que se vendía en Flandes e Italia, y cada cabeza que cruzaba un puerto pagaba el servicio y montazgo, un impuesto que iba directamente a las arcas reales.

Se denominan cañadas reales los caminos ganaderos de mayor anchura, fijada en noventa varas castellanas, es decir, unos setenta y cinco metros. Los cordeles y las veredas eran más estrechos. Invadirlos estaba castigado, y un juez itinerante, llamado alcalde entregador, recorría cada año las rutas para multar a quienes los hubieran arado.

El declive comenzó en el siglo XVIII. Los ilustrados, con Jovellanos a la cabeza, acusaron a la Mesta de arruinar la agricultura; en su Informe sobre la Ley Agraria, de 1795, la llamó «ruinosa institución». Las Cortes de Cádiz suprimieron sus privilegios y en 1836 fue disuelta definitivamente. La Ley de Vías Pecuarias de 1995 protege hoy unos 125 000 kilómetros de caminos, y cada otoño un rebaño atraviesa el centro de Madrid para recordarlo.
`,
    luteria: `
(Transcripción de la clase del martes, 3.º B)

A ver, chicos, ¿quién me dice por qué los violines antiguos suenan tan bien? ¿Nadie? Bueno, pues hoy vamos a hablar de lutería. La lutería es el arte de construir y reparar instrumentos de cuerda, y el que lo practica se llama lutier. El nombre viene de laúd.

Fijaos en el dibujo. La tapa es de abeto, que es una madera ligera y muy elástica, y el fondo es de arce. Entre la tapa y el fondo hay un palito que casi nadie ve: el alma. El alma es una pequeña barra cilíndrica de abeto que transmite las vibraciones de la tapa al fondo. Si se cae, el violín se queda mudo, y os aseguro que se cae. El puente, en cambio, sí se ve; sostiene las cuerdas y no va pegado.

Antonio Stradivari trabajó en Cremona hasta su muerte, en 1737, y se conservan unos seiscientos cincuenta instrumentos suyos. ¿Cuál era su secreto? Unos dicen que el barniz, otros que la madera, porque creció despacio durante la Pequeña Edad de Hielo. El mínimo de Maunder fue un período, entre 1645 y 1715, en que apenas hubo manchas solares y los inviernos fueron muy fríos en Europa. Los árboles dieron anillos más estrechos, o sea, madera más densa. Es una hipótesis bonita, pero en 2012 la investigadora Claudia Fritz hizo una prueba a ciegas con violinistas profesionales y la mayoría prefirió un violín nuevo.

Se llaman efes las dos aberturas de la tapa por las que sale el sonido. La voluta es el remate en espiral del clavijero, y no sirve para nada, solo adorna. Venga, para el jueves me traéis una foto de un instrumento de vuestra casa.
`,
    toledo: `
# Apuntes: la Escuela de Traductores de Toledo

## Contexto
- Toledo, reconquistada en 1085 por Alfonso VI
- Convivían cristianos, judíos y musulmanes (ojo: convivencia no significa igualdad)
- Bibliotecas llenas de obras árabes, muchas de ellas traducciones de originales griegos perdidos

## ¿Era una escuela?
No había edificio ni programa. El nombre se lo puso en 1819 el orientalista francés Amable Jourdain. Fue más bien un grupo de eruditos que trabajaban bajo la protección del arzobispo.

## Dos etapas
1. Siglo XII, arzobispo Raimundo: del árabe al latín, pasando oralmente por el romance
2. Siglo XIII, Alfonso X: del árabe al castellano

## Personas
- Domingo Gundisalvo: filósofo, tradujo a Avicena con la ayuda de un judío converso
- Gerardo de Cremona: más de setenta obras, entre ellas el Almagesto
- Miguel Escoto: astrólogo de Federico II

## Términos
- Almagesto: tratado de astronomía de Ptolomeo que describe el universo con la Tierra en el centro
- Traducción a cuatro manos: método en el que un traductor dicta en romance y otro redacta en latín
- Astrolabio: instrumento que permite medir la altura de los astros sobre el horizonte
- Trujamán = intérprete que traduce de viva voz entre dos lenguas
- Romance: la lengua del pueblo, de la que nació el castellano

## Importancia
Las Tablas alfonsíes, terminadas hacia 1272, sirvieron para calcular la posición de los planetas durante más de tres siglos; Copérnico poseía un ejemplar. Gracias a Toledo llegaron a Europa el álgebra, la medicina de Avicena y casi todo Aristóteles.

Examen: 18 de mayo. Entran los temas 4 y 5.
`,
    auroras: `
holaa, os paso el resumen de las auroras que me pedisteis (no copiéis tal cual que se nota)

Las auroras boreales salen porque el Sol no solo manda luz, también manda partículas. El viento solar es un chorro de partículas cargadas, sobre todo protones y electrones, que el Sol expulsa todo el rato a unos 400 km por segundo. Cuando llegan aquí chocan con la magnetosfera. La magnetosfera es la región que rodea la Tierra y en la que manda su campo magnético, es como un escudo. Por los polos se cuelan algunas y al chocar con el oxígeno y el nitrógeno pues brillan.

Los colores: el verde es del oxígeno a 100 km o así, el rojo tambien del oxigeno pero mas arriba (200-300 km), y el morado del nitrógeno. Esto cae fijo.

Una eyección de masa coronal es una burbuja gigantesca de plasma que se desprende de la corona solar. La de 1859 se llama evento Carrington, por Richard Carrington que vio la llamarada con su telescopio. Los telegrafistas recibían calambres y se vieron auroras hasta en Cuba!! Si pasara hoy nos quedamos sin internet, según el profe. En marzo de 1989 una tormenta mas floja dejó sin luz a seis millones de personas en Quebec durante nueve horas.

El índice Kp mide la actividad geomagnética de 0 a 9. Kristian Birkeland, un noruego, fue el primero que lo explicó bien, hacia 1900, metiendo un imán en una bola y disparándole electrones en una caja de vacío. Se rieron de él y hasta 1967 no se confirmó con un satélite. Ah, y en el sur se llaman auroras australes, casi nadie se acuerda.
`,
    cacao: `
El cacao fue durante siglos moneda antes que golosina. Los mayas y los mexicas molían las semillas tostadas del árbol Theobroma cacao y las batían con agua, chile y achiote hasta obtener una bebida amarga y espumosa, el xocolatl, reservada a nobles y guerreros. Un códice del siglo XVI informa de que un conejo valía diez granos; se conocen incluso falsificaciones, en las que la cáscara se rellenaba de barro.

La mazorca es el fruto del cacaotero, de corteza rugosa y unos veinticinco centímetros de largo, que contiene entre treinta y cuarenta semillas envueltas en una pulpa blanca. Tras la cosecha, las semillas se amontonan en cajones de madera. La fermentación dura de cinco a siete días y es decisiva, pues en ella se forman los precursores del aroma. El tostado, el descascarillado y la molienda dan lugar a la pasta de cacao, también llamada licor, aunque no contiene alcohol.

En 1828 el químico neerlandés Coenraad van Houten patentó una prensa hidráulica capaz de separar la grasa, y con ello hizo posible el chocolate en tableta, que Joseph Fry comercializó en Bristol en 1847. La manteca de cacao es la grasa de color marfil que se extrae de la semilla prensada; se funde a unos 34 grados, justo por debajo de la temperatura del cuerpo, y de ahí la sensación de frescor en la boca. El conchado, ideado por Rodolphe Lindt en 1879, consiste en remover la masa durante horas o días para afinar su textura.

Se denomina templado al proceso de enfriar y recalentar el chocolate de manera controlada para que la manteca cristalice en su forma más estable. Si se omite, aparecen en la superficie manchas blanquecinas, el llamado florecimiento graso. Hoy Costa de Marfil y Ghana producen más de la mitad del cacao mundial, con frecuencia en condiciones que las organizaciones humanitarias denuncian.
`,
  },
  fr: {
    abeilles: `
Résumé SVT : les abeilles (chap. 7)

Salut tout le monde, voilà ma fiche, dites-moi si j'ai oublié un truc.

Une ruche c'est environ 50 000 abeilles, et presque toutes sont des femelles. La reine est la seule femelle fertile de la colonie, elle pond jusqu'a 2000 œufs par jour en été (!!). Les ouvrières font tout le reste : nettoyer, nourrir, garder l'entrée, et à la fin de leur vie butiner. Les mâles, on les appelle faux bourdons. Ils servent juste à féconder une reine et en automne les ouvrières les virent, c'est un peu triste.

La gelée royale est une substance blanche sécrétée par des glandes situées dans la tête des jeunes ouvrières. Toutes les larves en mangent pendant trois jours, mais seule celle qui en mange toute sa vie devient reine. Donc reine et ouvrière ont les mêmes gènes, la différence vient de l'alimentation ! La prof a dit que ça s'appelle l'épigénétique.

La danse : Karl von Frisch a eu le prix Nobel en 1973 parce qu'il a compris le langage des abeilles. Quand une butineuse revient, elle fait la danse en huit. L'angle par rapport à la verticale indique la direction par rapport au soleil, et la durée du frétillement indique la distance. J'ai trouvé ça génial.

La propolis est une résine récoltée sur les bourgeons, dont les abeilles se servent pour boucher les fissures et désinfecter la ruche. L'essaimage désigne le départ de l'ancienne reine avec la moitié de la colonie pour fonder une nouvelle colonie ailleurs.

Dangers : le varroa, un acarien qui vient d'Asie, arrivé en France en 1982, les pesticides (néonicotinoïdes) et le frelon asiatique.
`,
    vauban: `
Transcription : cours du 14 mars, les fortifications de Vauban

Bon, on reprend. La dernière fois, on avait vu que les murs des châteaux ne résistaient plus au canon. Qu'est-ce qu'on fait, alors ? On les abaisse, on les épaissit, et surtout on supprime les angles morts. Un angle mort est une zone que les défenseurs ne peuvent pas atteindre par leurs tirs. Avec une tour ronde, il y en a toujours un devant. D'où l'invention italienne du bastion : c'est un ouvrage à cinq côtés, en saillie sur l'enceinte, et chaque bastion couvre ses voisins.

La courtine est la portion de rempart comprise entre deux bastions. Devant elle, on place souvent une demi-lune, un petit ouvrage triangulaire isolé dans le fossé. Vous suivez ? Ensuite vient le glacis, c'est-à-dire un terrain en pente douce, dégagé de tout obstacle, sur lequel l'assaillant se trouve à découvert. Notez bien : glacis, avec un s.

Vauban, lui, a dirigé une cinquantaine de sièges. On retient souvent qu'il a construit des forteresses, mais il savait surtout les prendre. Sa méthode repose sur trois parallèles, des tranchées creusées face à la place et reliées entre elles par des boyaux en zigzag. Il l'expérimente à Maastricht en 1673, et la ville tombe en treize jours. D'Artagnan, le vrai, y est tué.

Le pré carré désigne la double ligne de villes fortifiées qui protégeait la frontière du Nord. Louvois n'y croyait pas trop, le roi si. En 1707, Vauban publie sans autorisation La Dîme royale, où il propose un impôt unique ; le livre est saisi et il meurt quelques semaines plus tard. Douze de ses sites ont été inscrits en 2008 au patrimoine mondial. Pour la semaine prochaine, lisez le chapitre 4.
`,
    stenope: `
Le sténopé est un appareil photographique dépourvu d'objectif, dans lequel la lumière pénètre par un trou de très petit diamètre, de l'ordre de quelques dixièmes de millimètre. Le terme, forgé à partir du grec stenos (« étroit ») et ope (« trou »), désigne aussi l'ouverture elle-même. Le principe en est connu depuis l'Antiquité : Aristote s'étonnait déjà que les rayons du soleil, passant entre les feuilles d'un platane, dessinent au sol des taches rondes et non anguleuses.

La chambre noire, ou camera obscura, est une pièce obscure percée d'un trou, sur le mur de laquelle se forme l'image renversée de ce qui se trouve au-dehors. Le savant Ibn al-Haytham, mort au Caire vers 1040, en donna la première description exacte. À la Renaissance, Giambattista della Porta conseilla d'y adapter une lentille, ce qui rendait l'image plus lumineuse. Certains historiens, dont Philip Steadman, soutiennent que Vermeer s'en servait ; d'autres en doutent.

La profondeur de champ, soit l'étendue de la zone où les objets paraissent nets, est pratiquement infinie avec un sténopé. En contrepartie, le temps de pose se compte en secondes, voire en mois. La solarigraphie est un procédé qui consiste à enregistrer, sur un papier photosensible laissé plusieurs semaines dans une boîte de conserve, la trajectoire du soleil dans le ciel. Elle fut mise au point vers 2000 par trois artistes polonais.

Quel doit être le diamètre du trou ? Trop grand, l'image est floue ; trop petit, la diffraction, phénomène par lequel la lumière s'étale en franchissant une ouverture étroite, la brouille à son tour. Lord Rayleigh établit en 1891 une formule encore employée. Depuis 2001, une journée mondiale du sténopé a lieu le dernier dimanche d'avril.
`,
    paludiers: `
Fiche d'exercices : le sel dans les marais de Guérande

Consigne : lis le texte, puis réponds aux questions par des phrases complètes.

À marée haute, l'eau de mer entre dans l'étier, un canal qui alimente tout le marais. Elle passe d'abord dans la vasière. La vasière est un grand bassin où l'eau se décante et commence à s'évaporer. Elle circule ensuite, très lentement, dans une série de bassins de moins en moins profonds ; à chaque étape le soleil et le vent la concentrent. Au bout du parcours, elle arrive dans les œillets. On appelle œillet le bassin d'argile dans lequel le sel cristallise et où le paludier le récolte.

Le paludier est l'ouvrier qui exploite les marais salants. Son outil principal s'appelle le las : c'est un long râteau de bois sans dents, avec lequel il pousse le gros sel vers le bord. La fleur de sel, elle, se forme à la surface, les jours de vent d'est, en fine pellicule ; on la cueille le soir avec une lousse. Un œillet donne en moyenne 1,3 tonne de gros sel par an, mais à peine quelques dizaines de kilos de fleur.

La gabelle était un impôt royal sur le sel, très inégal selon les provinces. La Bretagne en était exempte, ce qui explique l'intense contrebande à la frontière du Maine. Elle fut abolie en 1790, rétablie par Napoléon en 1806 et définitivement supprimée en 1945.

Questions
1. Pourquoi les bassins sont-ils de moins en moins profonds ?
2. Complète : l'eau passe de ________ à ________.
3. Vrai ou faux : la fleur de sel se récolte au fond de l'œillet.
4. Recherche : qu'est-ce qu'un faux-saunier ?
`,
    compter: `
# Cours 12 – L'écriture des nœuds et des bâtons : compter sans chiffres

## 1. Pourquoi compter ?
- Besoin d'administrer : troupeaux, grain, impôts
- Attention à l'anachronisme ! Un berger n'a pas besoin du nombre abstrait

## 2. Vocabulaire
- Bâton de comptage : morceau d'os ou de bois sur lequel on grave des encoches
- Correspondance terme à terme : procédé qui consiste à associer à chaque objet un caillou, un doigt ou une entaille
- Bulle : boule d'argile creuse dans laquelle on enfermait des jetons
- Base : nombre d'unités qu'il faut réunir pour passer au rang supérieur
- Taille : bâton fendu en deux dont chaque partie conservait une moitié

## 3. Documents
- Os d'Ishango (Congo), env. 20 000 ans : nombres premiers ? calendrier lunaire ? On n'en sait rien
- Tablettes d'Uruk : vers 3300 av. J.-C., les plus anciennes traces d'écriture
- Jean de Heinzelin, 1950 : découvre l'os d'Ishango

## 4. Une idée de Denise Schmandt-Besserat
L'archéologue franco-américaine a soutenu en 1977 que l'écriture est née de la comptabilité : les jetons enfermés dans les bulles ont d'abord été imprimés à la surface, puis on a compris que l'empreinte suffisait. La tablette est donc une bulle aplatie.

## 5. Et en Europe ?
- Les tailles ont servi en Angleterre jusqu'en 1826 ; en 1834 on les brûle dans un poêle de la Chambre des lords et le Parlement prend feu (!)
- Le boulanger français en utilisait encore vers 1900
- Expression : « une coche mal taillée » → à chercher

## À faire
- Relire p. 44-51
- Question : pourquoi notre base est-elle dix ?
`,
    statistiques: `
Chapitre 9. Comment les chiffres mentent

Un député affirme que le salaire moyen a augmenté ; son adversaire répond que la plupart des gens gagnent moins qu'avant. L'un des deux ment-il ? Pas forcément. Imaginons un village de dix habitants qui gagnent chacun 1 500 euros. Un milliardaire s'y installe, et voilà que le revenu moyen s'envole, sans que personne ait touché un centime de plus.

La médiane est la valeur qui partage une série ordonnée en deux parties de même effectif. Contrairement à la moyenne, elle ne bouge pas quand le plus riche s'enrichit encore. L'écart type mesure, lui, la dispersion des valeurs autour de la moyenne : s'il est faible, les données sont resserrées. On appelle étendue la différence entre la plus grande et la plus petite valeur d'une série.

Une corrélation est une liaison statistique entre deux grandeurs qui varient ensemble. Elle ne prouve rien quant aux causes. Les noyades augmentent avec la vente de glaces ; faut-il interdire les cornets ? Évidemment, c'est la chaleur qui explique l'une et l'autre. Une telle variable cachée s'appelle un facteur de confusion. Francis Galton, cousin de Darwin, avait remarqué dès 1886 que les fils d'hommes très grands sont en général moins grands que leur père. Il nomma ce phénomène régression vers la moyenne, et l'expression est restée.

Le biais de sélection désigne l'erreur que l'on commet lorsque l'échantillon étudié ne représente pas la population entière. En 1936, le Literary Digest interrogea plus de deux millions d'Américains et annonça la défaite de Roosevelt, qui fut pourtant réélu avec 61 % des voix : la revue avait choisi ses adresses dans les annuaires du téléphone et les registres d'automobiles, c'est-à-dire chez les gens aisés. George Gallup, avec cinquante mille personnes seulement, avait vu juste.
`,
  },
  de: {
    rohrpost: `
Die Rohrpost ist eine Anlage, in der zylindrische Büchsen mithilfe von Druck- oder Saugluft durch Rohre befördert werden. Sie diente seit der Mitte des 19. Jahrhunderts vor allem dazu, Telegramme zwischen Telegrafenamt und Börse zuzustellen, da die letzten Meter zu Fuß oft länger dauerten als die Übertragung über hunderte Kilometer.

Die erste brauchbare Strecke legte Josiah Latimer Clark 1853 in London an; sie war knapp 200 Meter lang. In Berlin nahm Werner Siemens 1865 eine Verbindung zwischen dem Haupttelegrafenamt und der Börse in Betrieb, die im Kreisbetrieb lief: Durch das eine Rohr wurde die Luft gedrückt, durch das andere zurückgesaugt. Bis 1940 wuchs das Berliner Netz auf rund 400 Kilometer an. Der Betrieb für private Sendungen endete im Westteil der Stadt 1963, im Ostteil erst 1976.

Als Fahrrohr bezeichnet man das Rohr, in dem sich die Büchsen bewegen. Sein Innendurchmesser betrug in Berlin 65 Millimeter, in Paris 60, in London 57, weshalb die Büchsen nicht austauschbar waren. Eine Weiche leitet die Büchse in eine der abzweigenden Strecken. Das Gebläse, eine elektrisch angetriebene Turbine, erzeugt den nötigen Luftstrom; früher übernahmen dies Dampfmaschinen mit großen Windkesseln, also Behältern, in denen die Luft gespeichert und ihr Druck ausgeglichen wurde.

Heute gibt es Rohrpost noch in Krankenhäusern, wo Blutproben in wenigen Minuten ins Labor gelangen, ferner in Supermärkten, deren Kassen das Bargeld absaugen. Ein Nachteil ist die Hämolyse, die Zerstörung roter Blutkörperchen durch zu starke Beschleunigung. Franz Kafka erwähnt die Prager Rohrpost in seinen Briefen; sie wurde erst durch das Hochwasser von 2002 stillgelegt.
`,
    kaese: `
Arbeitsblatt: Wie kommt der Käse zu seinen Löchern?

Name: ______________      Klasse: ______

1. Lies den Text aufmerksam durch.

Käse entsteht, wenn das Eiweiß der Milch gerinnt. Dazu gibt der Käser Lab hinzu. Lab ist ein Gemisch von Enzymen aus dem Magen junger Kälber, das die Milch dick werden lässt, ohne sie zu säuern. Die feste Masse heißt Gallerte oder Dickete. Sie wird mit der Käseharfe, einem Rahmen mit gespannten Drähten, in kleine Würfel geschnitten. Je kleiner die Würfel sind, desto mehr Molke tritt aus und desto härter wird später der Käse. Unter Molke versteht man die grünlich-gelbe Flüssigkeit, die nach dem Gerinnen übrig bleibt.

Den Bruch füllt man in Formen und presst ihn. Danach kommt der Laib in ein Salzbad; dort bildet sich die Rinde. Die Reifung ist der Abschnitt, in dem Bakterien und Schimmelpilze Eiweiß und Fett abbauen und so den Geschmack erzeugen. Ein Emmentaler reift mindestens vier Monate, ein Parmesan zwölf.

Und die Löcher? Lange glaubte man, Propionsäurebakterien seien allein dafür verantwortlich: Sie bilden Kohlendioxid, das im festen Teig nicht entweichen kann. 2015 zeigten Forscher der Anstalt Agroscope, dass winzige Heuteilchen in der Milch als Keime nötig sind. Seit in geschlossenen Anlagen gemolken wird, gelangt weniger Heu in die Milch, und die Löcher wurden kleiner.

2. Ordne zu: Lab – Molke – Bruch – Laib
3. Erkläre mit eigenen Worten, warum Hartkäse länger haltbar ist als Frischkäse.
4. Richtig oder falsch?
   a) Je größer die Würfel, desto härter der Käse. ___
   b) Die Rinde entsteht im Salzbad. ___

Zusatz: Frage zu Hause nach, welchen Käse ihr im Kühlschrank habt!
`,
    moore: `
Hey, hier meine Zusammenfassung zum Thema Moore, falls jemand krank war (ist bissl lang geworden sorry)

Also ein Moor ist ein Gebiet, in dem der Boden ständig nass ist und sich Torf bildet. Torf ist im Grunde nichts anderes als Pflanzenreste, die sich wegen Sauerstoffmangel nicht richtig zersetzt haben. Das dauert ewig, pro Jahr wächst so eine Torfschicht ungefähr einen Millimeter.

Es gibt zwei Arten. Niedermoore kriegen ihr Wasser vom Grundwasser, die sind nährstoffreich, da wachsen Schilf und Seggen. Hochmoore kriegen nur Regen, deswegen sind sie sauer und nährstoffarm. Wichtigste Pflanze: Torfmoos (Sphagnum), das kann das 30-fache seines Gewichts an Wasser speichern, krass oder?? Der Sonnentau ist eine fleischfressende Pflanze, die mit klebrigen Tröpfchen Insekten fängt, weil es im Hochmoor kaum Stickstoff gibt. Frau Demir meinte das kommt safe in der Arbeit.

Moorleichen: Menschen die im Moor gelegen haben und deren Haut erhalten ist, weil die Säure sie quasi gegerbt hat. Die bekannteste ist der Tollund-Mann, gefunden 1950 in Dänemark, da dachten die Leute erst es wär ein frischer Mord.

Warum ist das jetzt wichtig? Moore bedecken nur 3 % der Landfläche, speichern aber mehr Kohlenstoff als alle Wälder zusammen. Wenn man sie entwässert (für Landwirtschaft z.B.), kommt Luft ran und das CO2 wird frei. In Deutschland sind über 90 % entwässert. Wiedervernässung nennt man das Anheben des Wasserstands, damit kein weiterer Torf verloren geht. Paludikultur bedeutet, dass man nasse Moore trotzdem nutzt, zum Beispiel Schilf für Dächer anbaut. Friedrich II. hat übrigens ab 1747 das Oderbruch trockenlegen lassen und soll gesagt haben, er habe im Frieden eine Provinz erobert.
`,
    zeitzonen: `
Mitschrift, Stunde vom 9. November: Warum gibt es Zeitzonen?

So, guten Morgen zusammen. Wer von euch ist schon mal nach Amerika geflogen? Gut. Früher hatte jede Stadt ihre eigene Zeit, das kann man sich heute kaum vorstellen. Wenn in München die Sonne am höchsten stand, war es in Berlin schon sieben Minuten nach zwölf. Die wahre Ortszeit ist die Zeit, die eine Sonnenuhr an einem bestimmten Ort anzeigt. Solange man mit der Postkutsche fuhr, störte das keinen.

Dann kam die Eisenbahn. Stellt euch vor, ihr müsstet einen Fahrplan schreiben, und jeder Bahnhof hat eine andere Uhr! In den USA gab es zeitweise über siebzig verschiedene Eisenbahnzeiten. Der Kanadier Sandford Fleming verpasste 1876 in Irland einen Zug, weil im Fahrplan p.m. statt a.m. stand, und begann danach, über eine Weltzeit nachzudenken. 1884 einigten sich fünfundzwanzig Staaten in Washington auf den Nullmeridian von Greenwich. Frankreich enthielt sich übrigens und rechnete bis 1911 mit der Pariser Zeit.

Ein Meridian ist eine gedachte Linie, die vom Nordpol zum Südpol verläuft und alle Orte mit gleicher geographischer Länge verbindet. Die Erde dreht sich in 24 Stunden um 360 Grad, also in einer Stunde um wie viel? Richtig, fünfzehn. Unter einer Zeitzone versteht man ein Gebiet, in dem dieselbe gesetzliche Uhrzeit gilt. Im Idealfall ist sie fünfzehn Grad breit, aber die Grenzen folgen meist den Staatsgrenzen. China zum Beispiel hat nur eine einzige.

Die Datumsgrenze verläuft durch den Pazifik. Wer sie nach Westen überquert, verliert einen Tag. Phileas Fogg, das kennt ihr aus dem Roman von Jules Verne, gewinnt so seine Wette. Als Schaltsekunde bezeichnet man eine zusätzliche Sekunde, die eingefügt wird, weil sich die Erde nicht ganz gleichmäßig dreht. Bis 2035 soll sie abgeschafft werden.
`,
    baumringe: `
3.4 Das Gedächtnis der Bäume

Schneidet man einen Baumstamm quer durch, so erkennt man helle und dunkle Ringe. In unseren Breiten entsteht jedes Jahr einer. Der helle Teil, das Frühholz, besteht aus weiten, dünnwandigen Zellen, die im Frühjahr viel Wasser leiten; das dunkle Spätholz bildet sich im Sommer und ist dichter. Das Kambium ist die teilungsfähige Zellschicht zwischen Holz und Rinde, aus der nach innen Holz und nach außen Bast hervorgeht. In den Tropen, wo Jahreszeiten fehlen, sucht man Jahresringe oft vergeblich.

Der Astronom Andrew Ellicott Douglass wollte eigentlich die Sonnenflecken untersuchen. Um 1904 fiel ihm in Arizona auf, dass alle Kiefern einer Gegend dieselbe Folge breiter und schmaler Ringe aufwiesen. Warum? Weil sie dieselben trockenen und feuchten Jahre erlebt hatten. Die Dendrochronologie ist das Verfahren, das Alter von Holz anhand seiner Jahresringe zu bestimmen. Überlappen sich die Ringfolgen lebender Bäume, alter Balken und versunkener Stämme, lassen sie sich zu einem Kalender verbinden. Dieses Vorgehen nennt man Überbrückung. Der Hohenheimer Kalender reicht lückenlos mehr als 12 000 Jahre zurück und ist damit einer der längsten der Welt.

Die Waldkante, also der letzte Ring unter der Rinde, verrät das Fälldatum, oft sogar auf das halbe Jahr genau. Fehlt sie, lässt sich nur sagen, wann der Baum frühestens gefällt wurde. Ein Beispiel ist die Trierer Römerbrücke, deren Pfähle im Jahr 71 n. Chr. geschlagen wurden. Auch Fälschungen fliegen auf: Eine Geige, die angeblich von 1716 stammte, besaß Ringe aus den 1780er Jahren. Unter einem Weiserjahr versteht man ein Jahr, in dem fast alle Bäume einer Region auffallend breite oder schmale Ringe gebildet haben. 1816, das »Jahr ohne Sommer«, gehört dazu.
`,
    kartoffel: `
# VL 5: Geschichte der Kartoffel in Europa

## Herkunft
- Anden, vor ca. 8000 Jahren domestiziert
- Chuño: gefriergetrocknete Kartoffel, die in den Anden jahrelang gelagert werden kann
- Spanier bringen sie um 1570 nach Sevilla (Hospital de la Sangre, Rechnung von 1573)

## Warum so lange Misstrauen?
- Nachtschattengewächs, Blätter und Früchte giftig
- Solanin = giftiges Alkaloid, das sich in grünen und keimenden Knollen anreichert
- steht nicht in der Bibel (!)
- Geistliche: »Teufelsapfel«

## Durchsetzung
- Friedrich II., Kartoffelbefehl 1756: Beamte sollen den Anbau »begreiflich machen«. Die Geschichte mit den bewachten Feldern ist eine Legende
- Antoine Parmentier, Frankreich: isst sie in preußischer Gefangenschaft, wirbt danach am Hof von Ludwig XVI.
- Wirkung: mehr Kalorien pro Hektar als Getreide, Bevölkerung wächst

## Begriffe
- Knolle: verdickter Teil eines unterirdischen Sprosses, in dem die Pflanze Stärke speichert
- Monokultur: Anbau einer einzigen Pflanzenart auf derselben Fläche über mehrere Jahre
- Kraut- und Knollenfäule: Pflanzenkrankheit, die durch den Scheinpilz Phytophthora infestans verursacht wird
- Klon: genetisch gleiche Nachkommen, die ohne Befruchtung entstanden sind
- Fruchtfolge: jährlich wechselnder Anbau verschiedener Pflanzen auf einem Feld

## Die große Hungersnot in Irland
1845 erreichte die Krankheit Irland. Fast alle Kleinbauern pflanzten dieselbe Sorte, den »Irish Lumper«, sodass ganze Ernten binnen Tagen verfaulten. Etwa eine Million Menschen starben, ebenso viele wanderten aus. Charles Trevelyan, der in London für die Hilfe zuständig war, sah in der Katastrophe ein Mittel der Vorsehung. Währenddessen wurde weiter Getreide exportiert, was bis heute umstritten ist.

Nächste Woche: Referat Lukas & Aylin
`,
  },
  zh: {
    sunmao: `
# 第三讲 榫卯与古建筑

## 一、为什么不用钉子
- 木材会随湿度胀缩，铁钉会生锈，久了就松
- 榫卯能“以柔克刚”：地震时各构件之间可以微微错动，吸收能量
- 应县木塔（1056年）经历四十多次地震，至今不倒

## 二、几个名词
- 榫：构件上凸出的部分
- 卯：与榫相配的凹槽
- 斗拱：柱顶与屋檐之间由方木块和弓形短木层层叠成的支撑构件
- 举折：使屋顶坡面形成柔和曲线的一种做法
- 燕尾榫：万榫之母，端部宽、根部窄，拉不脱

## 三、《营造法式》
- 作者：李诫，北宋
- 1103年颁行，相当于国家的建筑标准
- “材分制”是以斗拱用材的断面高度作为全屋尺寸基准的模数制度
- 梁思成1925年收到父亲寄来的一本，起初完全看不懂，后来给儿子取名“从诫”

## 四、案例
- 故宫太和殿：十一开间，重檐庑殿顶，等级最高
- 佛光寺东大殿：1937年梁思成、林徽因发现，唐代原物
- 悬空寺：横梁插入岩石，大家猜猜那些细柱子承不承重？

## 五、思考题
1. 抬梁式和穿斗式有什么不同？
2. 榫卯在现代家具里还有用吗？

抬梁式是在柱上架梁、梁上再立短柱、层层抬高的一种木构架，多见于北方。穿斗式用料较小，柱子直接承托檩条，南方民居常用。下周参观博物馆，记得带学生证。
`,
    dunhuang: `
敦煌藏经洞这段我整理了一下，给没来的同学看看哈

1900年6月，道士王圆箓在清理莫高窟第16窟的积沙时，偶然发现了旁边的一个小耳室，也就是后来编号为17窟的藏经洞。里面从地面一直堆到洞顶，经卷、文书、绢画，一共五六万件，跨度从公元四世纪到十一世纪。为啥会封起来呢？说法挺多的，有的说是躲战乱，有的说是当废纸处理（我觉得后一种好惨）。

先说几个要记的词。写卷是用毛笔抄写在纸上、再粘接成长卷的书籍形式。变文是唐代僧人把佛经故事改编成韵文和散文相间的通俗说唱文本。经变画指的是用图像来表现佛经内容的绘画，比如西方净土变。这三个考试肯定会考，别弄混了。

后来就是让人生气的部分了。1907年英国的斯坦因来了，只花了很少一点银子就从王道士手里弄走二十四箱写卷。第二年法国人伯希和也来了，他懂汉语，在洞里蹲了三个星期，专挑最好的拿。剩下的清政府才下令运到北京，路上又被偷了不少。陈寅恪说过一句话：“敦煌者，吾国学术之伤心史也。”

敦煌学就是以敦煌文书和石窟艺术为研究对象的一门学科，现在英国、法国、俄罗斯、日本都有人研究。1994年成立的国际敦煌项目把各国的收藏做成数字图片放到网上，谁都能看。

壁画的颜料主要是矿物，比如青金石是从阿富汗运来的，所以一千年了蓝色还那么鲜艳。但铅丹会变黑，很多佛像的脸本来是粉色的，现在看着黑乎乎的。
`,
    zhuwang: `
科学学习单：为什么蜘蛛不会粘在自己的网上？

姓名：________  班级：________

一、阅读短文

清晨的草丛里，常能看到一张挂满露珠的蛛网。圆网由两种丝组成：从中心向四周伸展的叫放射丝，一圈一圈绕着的叫螺旋丝。放射丝是不带黏性的，螺旋丝上才布满黏液小珠。蜘蛛走路时只踩放射丝，脚上又有一层油，所以不会被粘住。

蛛丝是由蜘蛛腹部的纺器抽出、遇到空气后凝固而成的蛋白质纤维。同样粗细的蛛丝，强度可以超过钢。纺器是蜘蛛腹部末端用来吐丝的器官，一般有三对。科学家很早就想大规模生产蛛丝，可是蜘蛛会互相吃掉，没办法像蚕那样养。2002年，加拿大的一家公司把蜘蛛的基因转入山羊体内，从羊奶中提取出了蛛丝蛋白。

并不是所有的蜘蛛都结网。跳蛛靠视力捕猎，它的八只眼睛能看清周围三百六十度。飞航是指小蜘蛛爬到高处放出细丝、借助风力飘到远方的行为，达尔文1832年在贝格尔号上就记录过这种现象，当时船离海岸有一百千米。

二、填一填
1. 圆网上带黏性的丝叫________。
2. 蜘蛛吐丝的器官是________。

三、想一想
1. 如果下雨把网打湿了，蜘蛛还能捕到虫子吗？
2. 蜘蛛是昆虫吗？说说你的理由。（提示：数一数它有几条腿）

四、动手做：用毛线和树枝做一张“蛛网”，下节课带来。
`,
    liusuo: `
茶马古道以西，横断山脉之间，曾经活跃着一种古老的交通工具——溜索。溜索是利用两岸高差、使人和货物顺着绳索滑过江面的渡河设施，古称“笮桥”。早期的溜索用竹篾拧成，几年就要更换一次，二十世纪五十年代以后才逐渐改用钢丝绳。

按照架设方式，溜索可分为平溜和陡溜两种。平溜只有一根绳索，两端高度相近，人滑到江心后须用双手攀援才能到岸；陡溜则有两根，一来一往，各自从高处滑向低处，速度快，也省力，但对岸坡的要求较高。溜梆是扣在绳索上、承受人体重量的弧形硬木，使用前要涂上酥油或洒水，以减少摩擦产生的热。

怒江峡谷是溜索分布最集中的地区。据1950年代的调查，怒江州境内共有溜索四十余对。傈僳族民间有“不会溜索不算男人”的说法，女子出嫁、牲畜买卖乃至病人就医，都要从江上飞渡。2007年，媒体报道了福贡县布腊村孩子溜索上学的情景，引起社会广泛关注，次年当地建成了一座“爱心桥”。

2011年起，国家实施“溜索改桥”工程。溜索改桥是指在七个省区以桥梁取代现有溜索的交通扶贫项目，到2018年，三百零九对溜索全部改为桥梁。少数溜索作为文化遗产保存下来，供游人体验。

研究者指出，溜索的物理原理并不复杂，即重力势能转化为动能；真正考验人的，是对绳索松紧的判断。绳索太紧，滑行过快而难以刹住；太松，则会停在江心。
`,
    luyin: `
（录音整理）第十课：声音是怎样被“抓住”的

上课！请把书翻到八十二页。上节课我们讲了声波，今天讲录音的历史。有没有同学见过黑胶唱片？好，家里有的下次带来。

1857年，法国人斯科特发明了声波记振仪。声波记振仪是用猪鬃把声音的振动画在熏黑的纸上的一种装置。注意，它只能画，不能放，所以斯科特自己从来没有听到过录下来的声音。直到2008年，科学家用电脑扫描那些纸，我们才第一次听到1860年的一段法国民歌。是不是很神奇？

二十年以后，爱迪生来了。他在一个包着锡箔的圆筒前面喊“玛丽有只小羊羔”，然后把针放回去，机器真的把这句话又说了一遍。留声机就是把声音的振动刻成沟纹、再通过唱针把沟纹还原成声音的机器。那么圆筒有什么缺点？对，不好复制。1887年，伯林纳把圆筒改成圆盘，一个模子可以压出几千张，唱片工业就是这样开始的。

接下来是磁带。磁带的原理是什么？我们把涂有磁性粉末的塑料带称为磁带，录音时，磁头把电流的变化变成磁性的变化。采样是指每隔一段固定的时间测量一次声音信号大小的过程。CD每秒采样四万四千一百次，为什么要这么多？根据奈奎斯特定理，采样频率至少要是最高频率的两倍，而人耳最高能听到两万赫兹左右。

好，最后布置作业：回家问问爷爷奶奶，他们小时候用什么听歌。下课。
`,
    jingyan: `
第四节 盐从哪里来

“开门七件事，柴米油盐酱醋茶。”盐看似平常，在古代却是国家财政的命脉。按照来源，盐可以分为海盐、湖盐、井盐和岩盐。四川不靠海，却在两千多年前就开始凿井取盐，这是为什么呢？

原来，四川盆地在远古时期曾是一片内海，海水蒸发以后，盐分便留在了地层之中。卤水是含盐量远高于海水的地下水，颜色或黄或黑，黑卤最浓。战国末年，蜀郡太守李冰主持开凿了广都盐井，这是史书记载最早的盐井。当时的井口很大，要靠人下到井底挖土，既费力又危险。

北宋庆历年间出现了卓筒井。卓筒井是用铁制钻头冲击凿成、以大竹筒套接护壁的小口径深井，口径只有碗口大小，深度却可达数十丈。工人踩动踏板，使钻头一上一下地冲击岩石，这种方法叫做冲击式顿钻法。英国学者李约瑟认为，它比西方早了八百年左右。1835年，自贡的燧海井凿成，深达1001.42米，是世界上第一口超过千米的深井。

有了卤水，还要煮。自贡人用的燃料很特别，是从井里冒出来的天然气，古人称为“火井”。煎盐时，工人往锅里加入豆浆，杂质便凝结成块浮上来，捞去以后，盐就洁白了。

盐铁专营是由国家垄断盐和铁的生产与销售的制度，始于汉武帝时期。公元前81年，朝廷召集贤良文学与桑弘羊辩论此事，桓宽据此写成《盐铁论》。私自贩盐的人称为盐枭，唐末起义的黄巢就出身于这样的家庭。
`,
  },
  ja: {
    washi: `
第五章　和紙はなぜ千年もつのか

奈良の正倉院には、八世紀の戸籍が今も残っている。書かれた文字がはっきり読めるのは、墨だけでなく、紙そのものが丈夫だからである。では、和紙は洋紙とどこが違うのだろうか。

和紙の原料は、楮（こうぞ）、三椏（みつまた）、雁皮（がんぴ）などの低木の皮である。これらの靱皮繊維は長く、楮では平均十ミリメートルに達する。木材パルプの繊維は一ミリメートルほどにすぎない。靱皮繊維とは、樹皮の内側にあって茎を支える細長い繊維のことである。長い繊維どうしがからみ合うため、薄くても破れにくい。

紙をすくときには、水にネリを加える。ネリとは、トロロアオイの根などから採れる粘り気のある液体である。これを入れると繊維が水の中で沈まず、均一に散らばる。職人は簀桁を前後左右に揺り動かし、繊維の層を何度も重ねていく。この技法を流し漉きという。これに対して、溜め漉きは、簀桁に汲んだ水が自然に落ちるのを待つ技法で、ヨーロッパの手漉き紙もこの方法で作られた。

十九世紀の洋紙の多くは、にじみを防ぐために硫酸アルミニウムを加えた酸性紙である。酸性紙は五十年から百年ほどで茶色くなり、触れただけで崩れてしまう。1966年のフィレンツェの大洪水では、水に浸かった多くの古文書の修復に和紙が使われ、世界に知られるようになった。2014年には、石州半紙、本美濃紙、細川紙がユネスコの無形文化遺産に登録された。
`,
    jikoku: `
江戸の時刻制度（講義ノート・第8回）

【不定時法】
・不定時法＝日の出と日の入りを基準に、昼と夜をそれぞれ六等分する時刻制度
・一刻の長さは季節によって変わる。夏至の昼の一刻は約2時間40分、冬至は約1時間50分
・明け六つ：日の出の約36分前
・暮れ六つ：日没の約36分後
・「おやつ」は八つ時に食べたから

【時の鐘】
・時の鐘とは、城下の人々に時刻を知らせるために打たれた鐘のこと
・江戸では日本橋本石町が最初（1626年）。のちに上野、浅草、芝など九か所に増える
・捨て鐘：時刻を打つ前に注意を促すために三回鳴らす鐘
・維持費は町人から「鐘役銭」として集めた

【和時計】
・機械時計は1551年、ザビエルが大内義隆に贈ったのが最初とされる
・西洋の時計は定時法。そのままでは使えない → どうしたか？
・二挺天符：昼用と夜用の二本の棒てんぷを自動で切りかえる仕組み
・割駒式文字盤は、文字の間隔を季節に合わせて動かせるようにした文字盤である
・田中久重の「万年時計」（1851年）：一度巻けば一年動くとされた。現在は国立科学博物館に展示

【定時法への移行】
・1872年（明治5年）12月、太陽暦の採用とともに不定時法を廃止
・理由：鉄道の時刻表。列車は季節で遅くなるわけにいかない
・当時の新聞には「夜が明けても六時とはこれいかに」という投書もあった

来週は小テスト。範囲は第6回から第8回まで。
`,
    himuro: `
氷室（ひむろ）は、冬に切り出した天然の氷や雪を夏まで貯蔵するための施設である。地面に穴を掘り、底に草を敷き、茅葺きの屋根で覆ったものが多い。『日本書紀』には、仁徳天皇の時代に額田大中彦皇子が狩りの途中で氷室を見つけ、氷を天皇に献上したという記事がある。

律令制のもとでは、宮内省に属する主水司（もひとりのつかさ）が氷室を管理し、夏になると宮中に氷を届けた。清少納言は『枕草子』の中で、削った氷に甘葛をかけて新しい金属の器に入れたものを「あてなるもの」に数えている。甘葛とは、ツタの樹液を煮詰めて作った甘味料であり、砂糖が普及するまで貴族に好まれた。

江戸時代には、加賀藩が毎年旧暦の六月一日に将軍家へ雪を献上した。金沢から江戸まではおよそ480キロメートルあり、飛脚は昼夜を問わず走って四日ほどで運んだとされる。庶民は本物の氷の代わりに、氷をかたどった餅や饅頭を食べて夏の無事を願った。

明治に入ると、中川嘉兵衛が函館の五稜郭の堀で氷を切り出し、1871年に「函館氷」として売り出した。それまで横浜の外国人は、アメリカのボストンから船で半年かけて運ばれる「ボストン氷」を使っていた。1883年に東京製氷会社が設立され、アンモニアを用いた機械製氷が広まると、天然氷はしだいに姿を消した。

蓄冷とは、夜間の電力などで作った冷熱をたくわえておき、必要なときに取り出して使う技術である。雪を断熱した倉庫にためて夏の冷房に利用する「雪冷房」も、氷室の現代版といえるだろう。
`,
    hikari: `
理科ワークシート　「発光する生きもの」

　年　組　名前（　　　　　　　）

◆次の文章を読んで、あとの問いに答えなさい。

　夏の夜、川辺で光るホタルを見たことがあるだろうか。生物発光とは、生物が体内の化学反応によって光を出す現象のことである。電球とちがって熱をほとんど出さないため、「冷光」とも呼ばれる。

　ホタルの光は、ルシフェリンという物質が酸素と結びつくときに生まれる。この反応を助ける酵素をルシフェラーゼという。酵素とは、化学反応の速さを変えるが、自分自身は変化しない物質である。ゲンジボタルの光り方は地方によって異なり、西日本では約2秒に1回、東日本では約4秒に1回点滅する。なぜちがうのかは、まだよくわかっていない。

　海にはもっと多くの光る生きものがいる。チョウチンアンコウは、自分で光を作るのではなく、体に住む発光バクテリアの力を借りている。このように、ちがう種類の生物がたがいに利益を得ながら暮らす関係を相利共生という。富山湾のホタルイカは、腹側を光らせて自分の影を消し、下にいる敵から身をかくす。

　下村脩は、オワンクラゲから緑色蛍光タンパク質（GFP）を発見し、2008年にノーベル化学賞を受賞した。GFPは、青い光を当てると緑色に光るタンパク質で、細胞の中のようすを調べる目印として使われている。

問1　（　　）にあてはまる言葉を書きなさい。
　　ホタルの光のもとになる物質を（　　　　　）という。
問2　チョウチンアンコウが光るしくみを、「バクテリア」という言葉を使って説明しなさい。
問3　あなたなら、光る生きものの力を何に使いたいですか。
`,
    dogu: `
土偶について調べたことまとめ！（社会の自由研究・途中）

土偶っていうのは縄文時代に作られた土の人形。全国で2万個くらい見つかってるらしいけど、ほとんどがこわれた状態で出てくる。わざと割ったっていう説があって、けがや病気の身代わりにしたのかもしれない。でも本当のところはだれにもわからない、字がないから。

いちばん有名なのは遮光器土偶。遮光器とは、雪の反射光から目を守るために細い切れ目を入れたメガネのような道具のことである。イヌイットの人が使ってたやつに目の形が似てるからこの名前になった。青森県の亀ヶ岡遺跡で1887年に見つかったものが教科書にのってる。

国宝は5つある。長野県の「縄文のビーナス」は1986年に棚畑遺跡で発見されて、1995年に土偶で最初の国宝になった。おなかとおしりが大きいので妊婦さんだと言われている。

作り方もおもしろい。縄文土器は、粘土に砂や植物の繊維をまぜて形を作り、野焼きで焼いた土器である。野焼きとは、窯を使わずに、地面の上で薪を燃やして土器を焼く方法のこと。温度は600度から800度くらいにしかならないから、もろい。

貝塚とは、食べたあとの貝殻や動物の骨などが積み重なってできた遺跡のことで、モースが1877年に大森で見つけた。貝のカルシウムのおかげで骨がとけないで残る。土偶も貝塚から出ることがあるって。つまりゴミ捨て場じゃなくて、送りの場所だったんじゃないかな？（←自分の意見）

参考にした本：図書館の「縄文のふしぎ」
`,
    tenji: `
（録音から書き起こし）第3回　点字のしくみと歴史

はい、こんにちは。今日はプリントを配りますので、まず指でさわってみてください。ぼこぼこしていますね。点字とは、縦三つ、横二列の六つの点の組み合わせで文字を表す、指で読む文字です。この六つの点のまとまりをマスといいます。一マスで表せる組み合わせは、点が一つもない場合を除くと六十三通りです。

考えたのはルイ・ブライユというフランスの少年です。三歳のときに父親の工具で目を傷つけ、五歳で両目とも見えなくなりました。十歳でパリの盲学校に入ります。当時の学校では、ふつうのアルファベットを紙に浮き出させた本を使っていましたが、読むのにとても時間がかかりました。そこへ、バルビエという軍人が「夜間文字」を持ってくるんです。夜間文字というのは、暗闇でも命令を読めるように、十二の点で音を表した軍用の文字です。ブライユはこれを六点に減らして、1825年、十六歳のときにほぼ完成させました。すごいですよね。

日本ではどうでしょうか。石川倉次という教師が、かなに合わせて作りかえ、1890年11月1日に採用されました。この日は点字記念日になっています。日本の点字は、左上の三つの点で母音、右下の三つの点で子音を表します。

触読とは、点字を指先でさわって読みとることです。点字ブロックは岡山市の三宅精一が考案したもので、1967年に世界で初めて岡山の交差点に敷かれました。正式には視覚障害者誘導用ブロックといいます。線状のブロックは進む方向を、点状のブロックは注意する位置を示します。

では、次回までに自分の名前を点字で打ってきてください。
`,
  },
};
