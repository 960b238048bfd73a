import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the blind ones, by three more readers: for each language three chapters, four lectures, two summaries, three articles. */
export const blindFourthPassages: Readonly<Record<Language, Passages>> = {
  en: {
    osmosis: `
Osmosis and the Living Cell

Every cell is wrapped in a thin membrane that decides what may enter and what must stay outside. Because it lets some substances through more easily than others, the membrane is said to be selectively permeable. Water molecules, being small, slip across it with little trouble; sugars and most ions do not.

Osmosis is the net movement of water across a selectively permeable membrane from a region of lower solute concentration to a region of higher solute concentration. No energy is spent by the cell in the process, so osmosis counts as a form of passive transport. What would happen, then, if you dropped a red blood cell into pure water? Water would rush in, and since animal cells have no wall to resist the pressure, the cell would swell and finally burst, an event called hemolysis.

Biologists compare solutions by their tonicity. A solution that contains more dissolved material than the cell is called hypertonic, and a cell placed in it shrinks. A hypotonic solution contains less dissolved material than the cell. In an isotonic solution, such as the 0.9 percent saline used in hospitals, water moves in and out at equal rates.

Plant cells behave differently. Their rigid cell wall, which is made mainly of cellulose, pushes back when water enters. The pressure of the cell contents against the wall is known as turgor pressure, and it is what keeps lettuce crisp and stems upright. When a plant loses too much water, the membrane pulls away from the wall. This is called plasmolysis, and it explains why a neglected houseplant wilts.
`,
    coffeeprice: `
Supply, Demand, and the Price of Coffee

Why does a cup of coffee cost three dollars rather than thirty? Economists answer questions of this kind with two simple tools. The first is the law of demand, which states that, other things being equal, buyers purchase less of a good as its price rises. The second is the law of supply: as the price rises, sellers offer more.

The quantity demanded is the amount of a good that buyers are willing and able to purchase at a particular price. It should not be confused with demand itself, which refers to the whole relationship between price and quantity. A change in price moves us along the demand curve; a change in income, in tastes, or in the price of related goods shifts the entire curve.

Two goods are substitutes if a rise in the price of one increases the demand for the other. Tea and coffee are the usual example. Goods that are used together, such as coffee and cream, are called complements. For most goods demand rises with income, and these are called normal goods; an inferior good is one whose demand falls when income rises.

The point at which the supply and demand curves cross is called the equilibrium. At the equilibrium price the quantity that buyers want to buy exactly matches the quantity that sellers want to sell. If the price is held above this level, a surplus results; if it is held below, there is a shortage. In 1975 a severe frost destroyed much of Brazil's coffee crop. Supply fell, the supply curve shifted to the left, and within two years the world price had more than tripled.

A legal maximum on the price of a good is a price ceiling. Rent control is the best-known case.
`,
    meiji: `
The Meiji Restoration

In July 1853 four American warships under Commodore Matthew Perry anchored off Uraga, at the mouth of Edo Bay. For more than two centuries the Tokugawa shogunate had limited contact with Europe to a single Dutch trading post at Nagasaki. Perry carried a letter from President Fillmore demanding that Japan open its ports, and he promised to return for an answer. The following year the shogunate signed the Treaty of Kanagawa, which opened Shimoda and Hakodate to American ships.

The agreements that followed were deeply resented. Under the so-called unequal treaties, Japan lost the right to set its own tariffs, and foreigners accused of crimes were tried by their own consuls, a privilege known as extraterritoriality. Young samurai from the domains of Satsuma and Choshu rallied to the slogan "Revere the emperor, expel the barbarians." In January 1868 they seized the palace in Kyoto and declared that rule had been returned to the emperor, then only fifteen years old. The fighting that resulted, the Boshin War, ended in 1869 with the surrender of the last Tokugawa forces at Hakodate.

The new leaders soon abandoned the idea of expelling anyone. Instead they set out to learn from the West. The domains were abolished in 1871 and replaced by prefectures governed from Tokyo. Compulsory education was introduced in 1872, and conscription followed a year later. The samurai, who lost both their stipends and their swords, were the chief victims of reform. Their discontent boiled over in the Satsuma Rebellion of 1877, led by Saigo Takamori. A constitution modeled on that of Prussia was promulgated in 1889. It created a parliament called the Diet, although sovereignty remained with the emperor.
`,
    acids: `
# Lecture 7: Acids and Bases

## Definitions

- Arrhenius acid: a substance that increases the concentration of H+ ions in water
- Arrhenius base: a substance that increases the concentration of OH- ions in water
- Brønsted–Lowry acid: a proton donor
- Brønsted–Lowry base: a proton acceptor
- Lewis acid = electron-pair acceptor (broadest of the three; BF3 is the classic example)

Note: every Arrhenius acid is also a Brønsted–Lowry acid, but not the other way round.

## Conjugate pairs

When an acid gives up a proton, what remains is its conjugate base. So HCl / Cl- is a pair, and NH4+ / NH3 is another. The stronger the acid, the weaker its conjugate base.

Water can act as either an acid or a base. Substances that do this are called amphoteric.

## Strength

- Strong acids ionize completely in water: HCl, HBr, HI, HNO3, HClO4, H2SO4 (first proton only)
- Weak acids ionize only partly, e.g. acetic acid (about 1% in a 0.1 M solution)
- Don't confuse strength with concentration!! A dilute strong acid is still a strong acid.

## The pH scale

- pH = -log[H+]
- pH 7 is neutral at 25 °C; below 7 acidic, above 7 basic
- each step of one unit means a tenfold change in [H+]

An indicator is a weak acid whose color depends on pH. Phenolphthalein is colorless below about pH 8 and pink above 10.

## Buffers

A buffer is a solution that resists changes in pH when small amounts of acid or base are added. It contains a weak acid together with its conjugate base. Blood is buffered mainly by the carbonic acid–bicarbonate system, which keeps its pH close to 7.4.

For next time: read section 16.5 and try problems 12–18.
`,
    databases: `
INTRO TO DATABASES – WEEK 3
The relational model

1. Background
- Proposed by Edgar F. Codd at IBM in 1970
- Before that: hierarchical and network databases, where the programmer had to follow pointers from record to record
- Codd's idea: keep data in tables and let the system work out how to fetch it

2. Basic vocabulary
- Relation: a table with rows and columns
- Tuple: a single row of a relation
- Attribute: a named column
- Domain: the set of values an attribute may take
- Schema: the description of the tables, their attributes and constraints

3. Keys
A primary key is an attribute, or a set of attributes, that uniquely identifies each row in a table. A student number works well; a surname doesn't (why not?). A foreign key is an attribute that refers to the primary key of another table. Referential integrity means that every foreign key value must match an existing row in the table it points to.

4. Normalization
Normalization is the process of organizing tables so that each fact is stored only once. If a customer's address appears in fifty order rows, sooner or later one of them will be wrong. This is an update anomaly.
- 1NF: every value is atomic (no lists inside a cell)
- 2NF: no non-key attribute depends on just part of the key
- 3NF: no non-key attribute depends on another non-key attribute

5. Transactions
A transaction is a group of operations that must succeed or fail as a unit. Example: moving $100 from savings to checking. The guarantees are summed up in the acronym ACID: atomicity, consistency, isolation, durability. If the power goes out halfway through, the database performs a rollback, which undoes every change made so far.

An index speeds up searches but slows down inserts. Most systems store indexes as B-trees.
`,
    memoryFourth: `
PSYCH 101 — Memory (lecture notes, Oct 14)

Three stages
• Encoding – getting information in
• Storage – keeping it there
• Retrieval – getting it back out

Atkinson & Shiffrin (1968): the multi-store model
• Sensory memory holds an exact copy of what we see or hear, but only for a second or so.
• Short-term memory holds about seven items (Miller's "magical number seven, plus or minus two") for roughly 20 seconds unless we rehearse them.
• Long-term memory has no known limit.

Chunking is the grouping of separate items into larger, meaningful units. Try remembering FBICIANASA as ten letters, then as three abbreviations — much easier!

Working memory
Baddeley and Hitch thought short-term memory was more than a waiting room. Their model has a central executive, which directs attention, and two helpers: the phonological loop, which deals with sounds and words, and the visuospatial sketchpad, which deals with images.

Kinds of long-term memory
• Explicit (declarative) memory: facts and events we can consciously recall
   – episodic memory = personal experiences (your first day at school)
   – semantic memory = general knowledge (Paris is the capital of France)
• Implicit memory: skills and habits that show themselves without conscious recall, like riding a bike

The case of H.M.: in 1953 surgeons removed most of his hippocampus to treat his epilepsy. He could no longer form new explicit memories, yet he improved at mirror drawing from day to day. What does this tell us? That the hippocampus is needed for explicit but not for procedural memory.

Forgetting
Ebbinghaus tested himself on nonsense syllables and found that most forgetting happens within the first hour. Proactive interference occurs when old learning disrupts the recall of new information; retroactive interference is the reverse. The inability to form new memories after an injury is called anterograde amnesia.
`,
    probability: `
Lecture 12. Probability: the basics

Key terms
* Experiment: any process whose outcome is uncertain
* Sample space (S): the set of all possible outcomes
* Event: a subset of the sample space

If all outcomes are equally likely, the probability of an event is the number of favorable outcomes divided by the total number of outcomes. Roll one die: P(even) = 3/6 = 1/2.

Rules to know
1. 0 ≤ P(A) ≤ 1
2. P(S) = 1
3. Complement rule: P(not A) = 1 − P(A)
4. Addition rule: P(A or B) = P(A) + P(B) − P(A and B)

Two events are mutually exclusive if they cannot both happen on the same trial. Drawing a king and drawing a queen from a deck (one card) are mutually exclusive; drawing a king and drawing a heart are not, because of the king of hearts.

Conditional probability
The conditional probability of A given B is the probability that A occurs when we already know that B has occurred. It is written P(A | B). Two events are independent if the occurrence of one does not change the probability of the other. For independent events we simply multiply.

Common mistake! A coin that has landed heads five times in a row is not "due" for tails. The belief that it is, is called the gambler's fallacy.

Bayes' theorem
Bayes' theorem lets us reverse a conditional probability. Suppose a disease affects 1 person in 1,000 and a test is 99% accurate. If you test positive, how worried should you be? Less than you think: the chance that you are actually ill is only about 9%. The figure of 1 in 1,000 is called the base rate, and ignoring it is a mistake that even doctors make.

Random variables
A random variable is a rule that assigns a number to each outcome. Its expected value is the long-run average over many repetitions of the experiment.
`,
    immune: `
Summary: The Immune System (ch. 43)

Ok so basically this chapter is about how your body fights off stuff that makes you sick. There are two main parts, the innate immune system and the adaptive one. The innate immune system is the one your born with and it reacts to everything in the same way. It includes skin, mucus, stomach acid and also some white blood cells. Phagocytes are white blood cells that swallow up bacteria and digest them, kind of like Pac-Man. When you get a splinter the area goes red and hot and swells up, thats inflammation. It happens because damaged cells release histamine, which makes the blood vessels wider so more white cells can get there.

The adaptive immune system is slower but its specific. It recognizes antigens, which are molecules on the surface of the germ that the body doesn't know. There are two kinds of lymphocytes that matter here. B cells make antibodies, which are Y-shaped proteins that stick to an antigen. T cells are more complicated: helper T cells sort of give the orders, and cytotoxic T cells kill cells that are allready infected. HIV attacks the helper T cells and thats why people with AIDS get so many other infections.

The coolest part imo is memory cells. After an infection some B and T cells stay around for years, so if the same germ comes back the response is way faster. Thats how vaccines work too. A vaccine is a weakened or dead version of a germ (or just a piece of it) that trains the immune system without making you really ill. Edward Jenner did the first one in 1796 with cowpox.

Sometimes it goes wrong. In an autoimmune disease the body attacks its own cells, for example type 1 diabetes. Allergies are when the immune system overreacts to something harmless like pollen.
`,
    billofrights: `
My notes on the Bill of Rights for civics test friday

The Bill of Rights is the first ten amendments to the Constitution. They were added in 1791 because a lot of people (the Anti-Federalists) were scared that the new government would be to strong. James Madison wrote most of them, even tho at first he didnt think they were necessary. Kind of ironic.

The First Amendment is the one everyone knows. It protects five freedoms: religion, speech, press, assembly and petition. It also has the establishment clause, which says Congress can't make an official religion. The Second is the right to bear arms, and people still argue about what "well regulated Militia" means. The Third one says you don't have to let soldiers live in your house, which sounds weird now but the British really did that.

The Fourth Amendment bans unreasonable searches and seizures. Police usually need a warrant, which is a written order signed by a judge. To get one they have to show probable cause, meaning good reason to beleive a crime was committed.

Fifth Amendment: you can't be tried twice for the same crime (double jeopardy) and you don't have to testify against yourself. It also says nobody can lose life, liberty or property without due process of law. That means the government has to follow fair rules. The Sixth gives you a speedy trial and a lawyer. In Gideon v. Wainwright (1963) the Supreme Court decided that states have to pay for a lawyer if you can't afford one. The Eighth bans cruel and unusual punishment.

The Tenth Amendment was confusing to me. I think it says that powers not given to the federal government belong to the states or the people. Mr Ortiz said that's called federalism, i.e. sharing power between the national government and the states.

Also remember: originally these only applied to the federal government!! The Fourteenth Amendment changed that later, and the process is called incorporation.
`,
    semiconductor: `
A semiconductor is a material whose electrical conductivity lies between that of a conductor, such as copper, and that of an insulator, such as glass. Unlike that of metals, its conductivity rises with temperature. Silicon is by far the most widely used semiconductor; others include germanium, which was used in the earliest transistors, and compounds such as gallium arsenide.

In a solid the energies available to electrons are grouped into bands. The highest band that is filled at absolute zero is the valence band, and the next one above it is the conduction band. The energy difference between the two is called the band gap. In silicon it amounts to about 1.1 electronvolts at room temperature, small enough for a few electrons to be excited across it by heat or light. Each electron that leaves the valence band leaves behind a vacancy, or hole, which behaves like a positive charge carrier.

The properties of a semiconductor can be altered by doping, the deliberate introduction of impurities into the crystal. Adding an element with five valence electrons, for instance phosphorus, produces an n-type semiconductor, in which electrons are the majority carriers. Adding boron, which has three, produces a p-type semiconductor, in which holes predominate. The boundary between the two types is known as a p–n junction. It allows current to pass readily in only one direction and is the basis of the diode, the solar cell and the light-emitting diode.

The first transistor was demonstrated at Bell Laboratories in December 1947 by John Bardeen and Walter Brattain, working in a group led by William Shockley. The three shared the Nobel Prize in Physics in 1956. In 1965 Gordon Moore observed that the number of components on an integrated circuit was doubling every year, a trend later known as Moore's law.
`,
    haiku: `
A haiku is a short form of Japanese poetry traditionally composed of seventeen phonetic units, or on, arranged in three phrases of five, seven and five. It usually contains a kigo, a word or phrase that indicates the season, and a kireji ("cutting word"), which divides the poem into two parts and invites the reader to compare them. In Japanese, haiku are generally printed in a single vertical line, whereas English versions appear in three.

The form developed from the opening stanza of renga, a type of linked verse composed by several poets in turn. This stanza, called the hokku, had to mention the season and the place of the gathering. By the seventeenth century it had begun to appear on its own. Matsuo Bashō (1644–1694) is widely regarded as its greatest master. Born near Ueno in Iga Province, he travelled on foot through northern Honshu in 1689 and described the journey in The Narrow Road to the Deep North, a work that combines prose and verse. His best-known poem, about a frog leaping into an old pond, dates from 1686. Other important poets include Yosa Buson, who was also a painter, and Kobayashi Issa, noted for his sympathy with small creatures.

The term haiku itself is modern. It was introduced at the end of the nineteenth century by Masaoka Shiki, who argued that the hokku should be treated as an independent poem and urged writers to practise shasei, or sketching from life. A related form, the senryū, has the same structure but deals with human foibles and needs no season word.

Haiku reached Western readers in the early twentieth century. Ezra Pound's "In a Station of the Metro" (1913) owes much to its technique of setting two images side by side, and in the 1950s it was taken up by Jack Kerouac and other writers of the Beat Generation.
`,
    boundaries: `
Plate boundaries are the zones where two of the Earth's lithospheric plates meet. The lithosphere, consisting of the crust and the uppermost mantle, is broken into seven large plates and a number of smaller ones, all of which move slowly over the weaker asthenosphere beneath. Rates of movement range from about one to ten centimetres a year, and most of the world's earthquakes and volcanoes are found where plates adjoin.

Three main types are recognized. At a divergent boundary, plates move apart and molten rock rises to fill the gap, creating new crust. Most divergent boundaries lie on the sea floor, where they form mid-ocean ridges; Iceland is one of the few places where such a ridge stands above the water. On land the same process produces rift valleys, of which the East African Rift is the outstanding example.

At a convergent boundary, plates move towards each other. If one of them carries oceanic crust, the denser plate sinks beneath the other in a process known as subduction. The descent is marked by a deep-sea trench and by a chain of volcanoes, called an island arc where it forms in the ocean. The Mariana Trench, the deepest known part of the ocean, reaches nearly 11,000 metres. Where two continents collide, neither sinks readily, and the crust is crumpled into mountains. The Himalayas began to form in this way about 50 million years ago, when India ran into Asia.

At a transform boundary, plates slide past one another horizontally, and crust is neither created nor destroyed. The San Andreas Fault in California is a well-known instance; its rupture in 1906 devastated San Francisco.

The theory that explains these movements, plate tectonics, was accepted in the 1960s. It built on the hypothesis of continental drift put forward in 1912 by Alfred Wegener, a German meteorologist.
`,
  },
  es: {
    rios: `
El ciclo del agua y los ríos

El agua que bebemos hoy es, en esencia, la misma que bebieron los dinosaurios. Circula sin cesar entre los océanos, la atmósfera y los continentes, y a ese recorrido lo llamamos ciclo hidrológico. El Sol calienta la superficie del mar y parte del agua se evapora; al ascender, el vapor se enfría y se condensa en gotas diminutas que forman las nubes. Cuando estas gotas se unen y pesan demasiado, se produce la precipitación en forma de lluvia, nieve o granizo.

Una parte del agua que cae se infiltra en el suelo y alimenta los acuíferos, que son formaciones de roca permeable capaces de almacenar y transmitir agua. El resto corre por la superficie hasta alcanzar un río. Un río es una corriente continua de agua que desemboca en otro río, en un lago o en el mar. El territorio cuyas aguas vierten todas a un mismo río recibe el nombre de cuenca hidrográfica.

No todos los ríos llevan la misma cantidad de agua. El caudal es el volumen de agua que pasa por una sección del río en un segundo, y suele expresarse en metros cúbicos por segundo. El Ebro, por ejemplo, tiene un caudal medio de unos 400 metros cúbicos por segundo en su desembocadura, mientras que el del Amazonas supera los 200 000. Las variaciones del caudal a lo largo del año constituyen el régimen fluvial. En los ríos de alta montaña, el caudal aumenta en primavera debido al deshielo; en los mediterráneos, en cambio, el estiaje del verano puede dejar el cauce casi seco.

¿Qué hace un río con los materiales que arranca? En el curso alto predomina la erosión; en el curso medio, el transporte, y en el curso bajo, la sedimentación. Si los sedimentos se acumulan en la desembocadura más deprisa de lo que el mar puede retirarlos, se forma un delta.
`,
    independencia: `
La independencia de la América española

A comienzos del siglo XIX, los criollos —descendientes de españoles nacidos en América— poseían tierras, minas y comercios, pero los cargos más altos de la administración colonial estaban reservados a los peninsulares. A este descontento se sumaron las ideas de la Ilustración, el ejemplo de la independencia de los Estados Unidos (1776) y el malestar provocado por las reformas borbónicas, que habían aumentado los impuestos.

El detonante llegó de Europa. En 1808 Napoleón invadió España, obligó a Fernando VII a abdicar y colocó en el trono a su hermano José Bonaparte. Como no reconocían al nuevo rey, muchas ciudades americanas formaron juntas de gobierno, que en principio decían actuar en nombre del monarca cautivo. Pronto, sin embargo, algunas empezaron a hablar abiertamente de independencia.

En Nueva España, el cura Miguel Hidalgo llamó a la rebelión en la madrugada del 16 de septiembre de 1810, en el pueblo de Dolores. Su movimiento, a diferencia de los del sur, tuvo un marcado carácter social: abolió la esclavitud y suprimió el tributo indígena. Hidalgo fue fusilado en 1811 y José María Morelos continuó la lucha hasta su propia ejecución, en 1815.

En América del Sur destacaron dos jefes militares. Simón Bolívar liberó Venezuela, Nueva Granada y Quito; José de San Martín cruzó los Andes en 1817, venció en Chacabuco y proclamó la independencia del Perú en 1821. Ambos se entrevistaron en Guayaquil en julio de 1822, sin que se conozca con certeza lo que allí acordaron. La batalla de Ayacucho, librada el 9 de diciembre de 1824, puso fin al dominio español en el continente.

¿Cambió la vida de la mayoría? Para los indígenas y los esclavos, poco. El poder pasó de los peninsulares a los criollos, y en casi todas las repúblicas surgieron caudillos, es decir, jefes locales que gobernaban apoyados en su ejército personal.
`,
    enlace: `
Unidad 5. El enlace químico

5.1. ¿Por qué se unen los átomos?

Los gases nobles son los únicos elementos que se presentan en la naturaleza como átomos aislados. Todos los demás tienden a combinarse, porque al hacerlo alcanzan un estado de menor energía. Se denomina enlace químico a la fuerza que mantiene unidos los átomos en una molécula o en un cristal. En 1916, el químico estadounidense Gilbert N. Lewis propuso que los átomos ganan, pierden o comparten electrones hasta completar ocho en su capa de valencia; esta idea se conoce como regla del octeto.

5.2. Tipos de enlace

El enlace iónico se produce cuando un metal cede electrones a un no metal. El primero se transforma en un catión, de carga positiva, y el segundo en un anión, de carga negativa; ambos se atraen y se ordenan en una red cristalina. La sal común, NaCl, es el caso más conocido. Los compuestos iónicos tienen puntos de fusión elevados, son duros pero frágiles y solo conducen la electricidad si están fundidos o disueltos.

El enlace covalente consiste en la compartición de uno o más pares de electrones entre dos átomos no metálicos. Si los dos átomos son iguales, como en el O₂, el par se comparte por igual y el enlace es apolar. Si uno de ellos atrae con más fuerza los electrones, el enlace es polar. La electronegatividad es la tendencia de un átomo a atraer hacia sí los electrones del enlace; el elemento más electronegativo es el flúor.

En el enlace metálico, los electrones de valencia no pertenecen a ningún átomo concreto, sino que se mueven libremente entre los cationes de la red. Este «mar de electrones» explica que los metales sean buenos conductores del calor y de la electricidad, y también su ductilidad, o sea, la capacidad de estirarse en hilos sin romperse.
`,
    corazon: `
# Tema 7: El corazón y la circulación

## Anatomía básica
- Corazón: órgano muscular hueco situado en el mediastino, entre los dos pulmones
- Cuatro cavidades: dos aurículas (arriba) y dos ventrículos (abajo)
- Miocardio: capa muscular de la pared; es más gruesa en el ventrículo izquierdo porque tiene que impulsar la sangre a todo el cuerpo
- Pericardio: membrana doble que envuelve el corazón

## Válvulas
- Función: impedir el retroceso de la sangre
- Tricúspide → entre aurícula y ventrículo derechos
- Mitral (o bicúspide) → entre aurícula y ventrículo izquierdos
- Válvulas semilunares: aórtica y pulmonar, a la salida de los ventrículos

## Ciclo cardíaco
1. Sístole auricular: las aurículas se contraen y la sangre pasa a los ventrículos.
2. Sístole ventricular: los ventrículos se contraen; se cierran las válvulas auriculoventriculares (primer ruido) y la sangre sale por las arterias.
3. Diástole general: el corazón se relaja y vuelve a llenarse.

Ojo: la frecuencia cardíaca en reposo de un adulto oscila entre 60 y 100 latidos por minuto. Por encima hablamos de taquicardia; por debajo, de bradicardia (muy habitual en deportistas, no siempre es patológica).

## Sistema de conducción
- El nodo sinusal, localizado en la aurícula derecha, es el marcapasos natural del corazón.
- El impulso llega al nodo auriculoventricular, donde sufre un pequeño retraso. ¿Para qué? Para que los ventrículos se llenen antes de contraerse.
- Después pasa al haz de His y a las fibras de Purkinje.

## Para el examen
- Gasto cardíaco = volumen sistólico × frecuencia cardíaca (unos 5 L/min en reposo)
- Circulación menor: corazón → pulmones → corazón. La describió Miguel Servet en el siglo XVI; Harvey demostró la circulación mayor en 1628.
- Las arterias llevan sangre desde el corazón; las venas la devuelven. No confundir con «oxigenada / no oxigenada».
`,
    derecho: `
DERECHO CIVIL I — Apuntes de clase
Lección 3. La persona y la capacidad

1. Persona física y persona jurídica
La personalidad se adquiere en el momento del nacimiento con vida, una vez producido el entero desprendimiento del seno materno (art. 30 CC). Al concebido se le tiene por nacido para todos los efectos que le sean favorables.

• Persona jurídica: organización a la que el ordenamiento reconoce personalidad propia, distinta de la de sus miembros.
• Ejemplos: asociaciones, fundaciones, sociedades mercantiles, ayuntamientos.

2. Capacidad jurídica y capacidad de obrar
• La capacidad jurídica es la aptitud para ser titular de derechos y obligaciones. La tiene toda persona por el mero hecho de serlo.
• La capacidad de obrar era, en la doctrina clásica, la aptitud para ejercitar válidamente esos derechos.
• La Ley 8/2021 suprimió la incapacitación judicial y la sustituyó por un sistema de medidas de apoyo. La más importante es la curatela, que tiene carácter preferentemente asistencial.

3. La mayoría de edad y la emancipación
• Mayoría de edad: 18 años (art. 12 CE).
• La emancipación permite al menor de más de 16 años regir su persona y bienes como si fuera mayor, aunque no puede pedir préstamos ni vender inmuebles sin el consentimiento de sus padres.

4. El contrato
Según el art. 1261 CC no hay contrato sin:
a) consentimiento de los contratantes
b) objeto cierto
c) causa de la obligación
Los vicios del consentimiento son el error, la violencia, la intimidación y el dolo. Se entiende por dolo la maquinación insidiosa de una de las partes para inducir a la otra a contratar. Un contrato con vicios es anulable: la acción dura cuatro años.

Pregunta que hizo el profesor: ¿puede un chico de 15 años comprarse un bocadillo? Sí; son contratos de la vida corriente propios de su edad, admitidos por los usos sociales.

5. La prescripción
La prescripción extintiva es la pérdida de un derecho por no ejercitarlo durante el plazo que marca la ley. Distinguir de la caducidad, que no admite interrupción.
`,
    estadistica: `
# Estadística descriptiva (clase 2)

## 1. Conceptos previos
- **Población**: conjunto de todos los individuos que se quieren estudiar.
- **Muestra**: subconjunto de la población que realmente observamos.
- **Variable**: característica que puede tomar distintos valores. Puede ser cualitativa (color de ojos) o cuantitativa (estatura).
- Las cuantitativas se dividen en discretas y continuas.

## 2. Medidas de centralización
- La media aritmética es la suma de todos los datos dividida entre el número de datos.
- La mediana es el valor que ocupa la posición central cuando los datos están ordenados.
- La moda es el dato que más se repite. ¡Puede haber más de una!

Ejemplo: en una empresa cinco empleados cobran 1000, 1100, 1100, 1200 y 8000 euros. La media es 2480, pero la mediana es 1100. ¿Cuál describe mejor el sueldo típico? La mediana, porque no se ve afectada por los valores atípicos.

## 3. Medidas de dispersión
- Rango o recorrido = valor máximo − valor mínimo
- La varianza es la media de los cuadrados de las desviaciones respecto a la media.
- La desviación típica es la raíz cuadrada de la varianza y tiene la ventaja de que se expresa en las mismas unidades que los datos.
- El coeficiente de variación (desviación típica entre media) sirve para comparar la dispersión de dos variables con unidades distintas.

## 4. Gráficos
- Diagrama de barras → variables cualitativas o discretas
- Histograma → variables continuas agrupadas en intervalos; lo que cuenta es el área
- El diagrama de caja representa los cuartiles y permite detectar valores atípicos a simple vista.

## 5. Correlación
El coeficiente de correlación de Pearson mide la intensidad de la relación lineal entre dos variables y toma valores entre −1 y 1. Si vale 0 no hay relación lineal, pero puede haber otra de distinto tipo. Importante: correlación no implica causalidad (recordad lo de los helados y los ahogamientos).
`,
    quijote: `
Literatura española · 2.º Bachillerato
CERVANTES Y EL QUIJOTE (apuntes)

Vida
- Nace en Alcalá de Henares en 1547.
- 1571: combate en Lepanto, donde pierde el uso de la mano izquierda («el manco de Lepanto»).
- 1575-1580: cautivo en Argel; cuatro intentos de fuga.
- Trabaja como recaudador de impuestos y acaba en la cárcel de Sevilla.
- Muere en Madrid en abril de 1616.

Obra
- La Galatea (1585): novela pastoril.
- Novelas ejemplares (1613): doce relatos, entre ellos Rinconete y Cortadillo y El coloquio de los perros.
- Teatro: El cerco de Numancia; los entremeses. Un entremés es una pieza breve y cómica que se representaba entre los actos de una comedia.
- Los trabajos de Persiles y Sigismunda, publicada póstumamente en 1617.

El Quijote
- Primera parte: 1605. Segunda parte: 1615.
- Entre las dos aparece el Quijote apócrifo de Avellaneda (1614). Cervantes se entera mientras escribe la segunda y responde dentro de la propia novela.
- Intención declarada: parodiar los libros de caballerías, relatos fantásticos que contaban las hazañas de caballeros andantes y que tuvieron un éxito enorme en el siglo XVI.
- Pero ¿es solo una parodia? La crítica habla de la primera novela moderna: los personajes evolucionan, conviven varios puntos de vista y el narrador no es de fiar.

Los personajes
- Don Quijote: hidalgo de unos cincuenta años que enloquece de tanto leer.
- Sancho Panza: labrador que le sirve de escudero; habla con refranes.
- Dulcinea: nunca aparece. Es Aldonza Lorenzo, una campesina del Toboso, idealizada.
- Salvador de Madariaga llamó «quijotización de Sancho» y «sanchificación de don Quijote» al proceso por el que cada uno va contagiándose del otro.

Técnica
- Narrador: Cervantes finge que traduce el manuscrito de un historiador árabe, Cide Hamete Benengeli. Este recurso del manuscrito encontrado era típico de los libros de caballerías.
- Perspectivismo: la misma realidad se muestra desde distintas miradas (¿bacía o yelmo?).
`,
    guerrafria: `
Resumen guerra fria

Bueno, la Guerra Fría fue el enfrentamiento entre Estados Unidos y la Unión Soviética que duró desde el final de la Segunda Guerra Mundial hasta 1991 mas o menos. Se llama "fría" porque nunca se pelearon directamente, o sea, no hubo guerra entre ellos dos, pero si hubo un montón de guerras en otros países donde cada uno apoyaba a un bando (Corea, Vietnam, Afganistan...).

El mundo quedó dividido en dos bloques. El bloque occidental era capitalista y lo lideraba EEUU, y el oriental era comunista y lo mandaba la URSS. Churchill dijo en 1946 que un "telón de acero" había caído sobre Europa. En 1947 Truman presentó su doctrina, que era la de contener el comunismo donde hiciera falta, y luego vino el Plan Marshall, que fue un programa de ayuda económica para reconstruir Europa occidental. Los rusos obviamente no lo aceptaron.

Después cada bloque hizo su alianza militar: la OTAN en 1949 y el Pacto de Varsovia en 1955.

Momentos mas importantes (esto cae seguro):
- el bloqueo de Berlín 1948-49, que los americanos lo solucionaron con aviones
- la crisis de los misiles de Cuba en octubre de 1962, que es cuando más cerca se estuvo de la guerra nuclear. Al final Jruschov retiró los misiles y Kennedy prometió no invadir la isla
- el muro de Berlín, que lo construyeron en 1961 para que la gente no se escapara al otro lado

También hay que saberse lo de la coexistencia pacífica, que significa que los dos aceptaban que el otro existiera y competían en otras cosas, por ejemplo en la carrera espacial. El equilibrio del terror era que como los dos tenian bombas atómicas ninguno se atrevía a atacar.

Y se acabó por qué? Pues porque la URSS estaba arruinada. Gorbachov empezó la perestroika (reformas económicas) y la glasnost (transparencia), en 1989 cayó el muro y en diciembre de 1991 la URSS dejo de existir.
`,
    ecosistemas: `
Resumen del tema de ecosistemas - Lucía 1ºB

Un ecosistema es el conjunto formado por los seres vivos de un lugar, el medio fisico en el que viven y las relaciones que hay entre ellos. A los seres vivos se les llama biocenosis y al medio fisico biotopo (la profe insiste mucho en que no los mezclemos).

En el biotopo estan los factores abióticos, como la luz, la temperatura, la humedad o el tipo de suelo. Los factores bióticos son las relaciones entre los seres vivos. Si son de la misma especie se llaman intraespecíficas y si son de distinta, interespecíficas.

Las interespecíficas que entran en el examen:
- depredación: uno se come al otro (el lince y el conejo)
- parasitismo: el parásito vive a costa del huésped y le hace daño pero normalmente no lo mata
- mutualismo: los dos salen ganando, por ej. la abeja y la flor
- comensalismo: uno sale ganando y al otro le da igual

Luego está lo de las cadenas tróficas. Los productores son los organismos que fabrican su propia materia orgánica, casi siempre por fotosíntesis. Los consumidores primarios son los herbívoros, los secundarios se comen a los herbívoros y así. Los descomponedores son bacterias y hongos que transforman los restos en materia inorgánica, y gracias a eso las plantas la pueden volver a usar. Yo creo que esto es lo más importante del tema, que la materia se recicla pero la energia no, porque de un nivel a otro solo pasa mas o menos el 10 % y el resto se pierde en forma de calor. Por eso hay tan pocos águilas y tantos conejos!

Al final del tema salía lo de la sucesión ecológica, que es el cambio ordenado de un ecosistema con el tiempo, por ejemplo después de un incendio: primero salen hierbas, luego matorrales y al final vuelve el bosque. La etapa final se llama clímax.

Dudas para preguntar: el nicho ecológico es lo mismo que el hábitat? creo q no, el hábitat es el sitio donde vive y el nicho es la función que hace.
`,
    aleacion: `
Aleación

Una aleación es un material con propiedades metálicas formado por dos o más elementos, de los cuales al menos uno es un metal. Se obtiene generalmente fundiendo los componentes y dejando enfriar la mezcla, aunque también puede prepararse por sinterización de polvos. En la mayoría de los casos, la aleación es más dura y resistente que los metales puros que la componen, si bien su conductividad eléctrica es menor.

La primera aleación empleada de forma sistemática fue el bronce, una mezcla de cobre y estaño, cuyo uso se extendió por el Próximo Oriente a partir del IV milenio a. C. y dio nombre a un período de la prehistoria. El latón, compuesto por cobre y zinc, fue muy apreciado por los romanos, que acuñaron con él sestercios y dupondios.

El acero es una aleación de hierro con un contenido de carbono de hasta el 2,1 % en peso. Cuando la proporción de carbono es mayor, el producto se denomina fundición. Hasta mediados del siglo XIX el acero resultaba caro y escaso; la situación cambió en 1856, cuando el inglés Henry Bessemer patentó un convertidor que permitía eliminar las impurezas del arrabio mediante una corriente de aire. El acero inoxidable, desarrollado por Harry Brearley en Sheffield en 1913, contiene al menos un 10,5 % de cromo, elemento que forma en la superficie una capa de óxido muy fina que protege al metal de la corrosión.

Desde el punto de vista estructural se distinguen las aleaciones por sustitución, en las que los átomos del soluto ocupan el lugar de algunos átomos del disolvente, y las intersticiales, en las que los átomos más pequeños se alojan en los huecos de la red. El acero pertenece a este segundo grupo.

Las aleaciones de mercurio reciben el nombre de amalgamas; durante más de un siglo se utilizaron en odontología para rellenar caries. Entre las aleaciones modernas destaca el nitinol, de níquel y titanio, que recupera su forma original al calentarse.
`,
    redneuronal: `
Red neuronal artificial

Las redes neuronales artificiales son modelos computacionales inspirados, de manera muy simplificada, en el funcionamiento del cerebro. Están formadas por unidades llamadas neuronas artificiales, conectadas entre sí y organizadas en capas: una capa de entrada, una o varias capas ocultas y una capa de salida. Cada conexión tiene asociado un peso, es decir, un número que indica la importancia de la señal que transmite.

En 1943, Warren McCulloch y Walter Pitts publicaron el primer modelo matemático de una neurona. Quince años después, el psicólogo Frank Rosenblatt presentó el perceptrón, capaz de aprender a clasificar patrones sencillos. El entusiasmo inicial se enfrió en 1969, cuando Marvin Minsky y Seymour Papert demostraron en el libro Perceptrons que un perceptrón de una sola capa no puede resolver problemas como la función XOR. Siguió un largo período de escasa financiación, conocido como el «invierno de la inteligencia artificial».

El renacimiento llegó con el algoritmo de retropropagación, popularizado en 1986 por Rumelhart, Hinton y Williams. Este algoritmo calcula cuánto contribuye cada peso al error de la red y lo corrige, capa por capa, desde la salida hacia la entrada. La función de activación es la operación que determina la salida de una neurona a partir de la suma ponderada de sus entradas; entre las más usadas figuran la sigmoide y la ReLU.

Se habla de aprendizaje profundo cuando la red posee numerosas capas ocultas. En 2012, la red convolucional AlexNet ganó con amplia ventaja el concurso de reconocimiento de imágenes ImageNet, gracias en parte al uso de tarjetas gráficas. Uno de los problemas más frecuentes en el entrenamiento es el sobreajuste, que ocurre cuando la red memoriza los ejemplos en lugar de extraer reglas generales y, por tanto, falla ante datos nuevos.

A pesar de sus éxitos, a estos sistemas se les reprocha su opacidad: ni siquiera sus creadores pueden explicar siempre por qué toman una decisión determinada.
`,
    inflacionFourth: `
Inflación

En economía, la inflación es el aumento generalizado y sostenido de los precios de los bienes y servicios de un país durante un período determinado. Su consecuencia inmediata es la pérdida de poder adquisitivo: con la misma cantidad de dinero se puede comprar menos. El fenómeno contrario, la caída general de los precios, se denomina deflación.

Para medirla se utiliza el índice de precios al consumo (IPC), que refleja la evolución del precio de una cesta de productos representativa del gasto de los hogares. En España lo elabora cada mes el Instituto Nacional de Estadística. La inflación subyacente excluye los alimentos no elaborados y los productos energéticos, cuyos precios son muy volátiles.

Los economistas han propuesto diversas explicaciones. Según la teoría monetarista, asociada a Milton Friedman, «la inflación es siempre y en todo lugar un fenómeno monetario», esto es, se debe a que la cantidad de dinero crece más deprisa que la producción. La inflación de demanda aparece cuando los consumidores, las empresas y el Estado quieren comprar más de lo que la economía puede producir. La inflación de costes, por el contrario, tiene su origen en el encarecimiento de las materias primas o de los salarios; así ocurrió en 1973, cuando la OPEP multiplicó por cuatro el precio del petróleo.

Se conoce como hiperinflación una subida de precios descontrolada, superior al 50 % mensual según el criterio fijado por Phillip Cagan en 1956. El episodio más célebre es el de la República de Weimar: en noviembre de 1923, un dólar se cambiaba por 4,2 billones de marcos y los obreros cobraban dos veces al día. La estanflación, por su parte, combina el estancamiento económico con la subida de los precios.

La lucha contra la inflación corresponde a los bancos centrales, que suelen elevar los tipos de interés para encarecer el crédito y frenar el consumo. El Banco Central Europeo se ha fijado como objetivo una inflación del 2 % a medio plazo.
`,
  },
  fr: {
    photosynthese: `
Chapitre 4 – La photosynthèse

D'où vient la matière qui compose un arbre ? Au XVIIe siècle, le médecin flamand Jan Baptist Van Helmont planta un jeune saule dans un pot et le pesa cinq ans plus tard : l'arbre avait gagné plus de 70 kilogrammes, alors que la terre n'avait presque rien perdu. Il en conclut, à tort, que l'arbre s'était nourri uniquement d'eau.

On sait aujourd'hui que les végétaux chlorophylliens fabriquent leur propre matière organique à partir de matière minérale. La photosynthèse est le processus par lequel ces organismes utilisent l'énergie lumineuse pour produire des glucides à partir d'eau et de dioxyde de carbone. Elle s'accompagne d'un rejet de dioxygène. Les êtres vivants capables de produire ainsi leur matière sont dits autotrophes ; ceux qui, comme les animaux, doivent la prélever dans leur alimentation sont hétérotrophes.

La photosynthèse se déroule dans les chloroplastes, de petits organites verts présents dans les cellules des feuilles. Ils renferment la chlorophylle, un pigment qui absorbe surtout les lumières bleue et rouge et réfléchit le vert. C'est pourquoi les feuilles nous paraissent vertes.

On distingue deux étapes. La phase photochimique a lieu dans la membrane des thylakoïdes : l'énergie de la lumière permet d'oxyder l'eau, ce qui libère du dioxygène et forme de l'ATP. La phase chimique, aussi appelée cycle de Calvin, se déroule dans le stroma et utilise cet ATP pour réduire le dioxyde de carbone en sucres.

Le dioxyde de carbone pénètre dans la feuille par les stomates. On appelle stomate un orifice microscopique de l'épiderme, bordé de deux cellules qui en contrôlent l'ouverture. En cas de sécheresse, les stomates se ferment pour limiter la transpiration, mais la photosynthèse ralentit alors fortement.

Les sucres produits sont transportés par la sève élaborée vers les autres organes, où ils peuvent être stockés sous forme d'amidon, par exemple dans le tubercule de la pomme de terre.
`,
    guerrefroide: `
La guerre froide (1947-1991)

Au lendemain de la Seconde Guerre mondiale, l'alliance entre les États-Unis et l'URSS ne résiste pas à la disparition de l'ennemi commun. Dès mars 1946, dans son discours de Fulton, Winston Churchill dénonce le « rideau de fer » qui s'est abattu sur l'Europe, de Stettin à Trieste.

On appelle guerre froide la période de tensions qui oppose les deux superpuissances et leurs alliés sans jamais déboucher sur un affrontement militaire direct. Selon la formule de Raymond Aron, « paix impossible, guerre improbable ».

En mars 1947, le président Truman expose devant le Congrès une politique d'endiguement. L'endiguement, ou containment, désigne la stratégie américaine visant à empêcher l'extension du communisme. Elle s'appuie sur le plan Marshall, un programme d'aide économique de 13 milliards de dollars destiné à la reconstruction de l'Europe. Staline y répond par la doctrine Jdanov, qui présente un monde divisé en deux camps, et par la création du Kominform.

L'Allemagne devient le premier enjeu du conflit. En juin 1948, les Soviétiques bloquent les accès terrestres à Berlin-Ouest ; les Américains ravitaillent alors la ville par un pont aérien pendant près d'un an. La crise aboutit en 1949 à la naissance de deux États, la RFA et la RDA. La même année, douze pays signent le traité de l'Atlantique Nord, qui fonde l'OTAN. L'URSS lui opposera le pacte de Varsovie en 1955.

Comment expliquer que le monde n'ait pas basculé dans la guerre nucléaire ? Chaque camp sait qu'une attaque entraînerait sa propre destruction : c'est l'équilibre de la terreur. La crise de Cuba, en octobre 1962, en fournit l'exemple le plus dramatique. Après treize jours d'extrême tension, Khrouchtchev accepte de retirer ses missiles, et un « téléphone rouge » est installé entre Moscou et Washington. S'ouvre alors la Détente, qui durera jusqu'à l'invasion de l'Afghanistan en 1979.
`,
    ondes: `
Les ondes sonores

Frappons un diapason et approchons-le d'une balle de ping-pong suspendue à un fil : la balle est aussitôt repoussée. Le diapason vibre, et cette vibration se transmet à l'air qui l'entoure.

Un son est une vibration mécanique qui se propage dans un milieu matériel, solide, liquide ou gazeux. Dans le vide, aucun son ne peut se propager, contrairement à ce que laissent croire bien des films de science-fiction. Le passage de l'onde provoque une succession de compressions et de dilatations du milieu, sans transport de matière. Comme les particules d'air vibrent dans la direction de propagation, on dit que l'onde sonore est longitudinale.

La vitesse du son, ou célérité, dépend du milieu traversé. Elle vaut environ 340 m/s dans l'air à 15 °C, 1 500 m/s dans l'eau et plus de 5 000 m/s dans l'acier. Pendant un orage, on peut ainsi estimer la distance de la foudre : trois secondes entre l'éclair et le tonnerre correspondent à peu près à un kilomètre.

Un son périodique est caractérisé par sa fréquence. La fréquence est le nombre de vibrations par seconde ; elle s'exprime en hertz (Hz). Plus elle est élevée, plus le son est aigu. L'oreille humaine perçoit les sons compris entre 20 Hz et 20 000 Hz. En dessous, on parle d'infrasons ; au-dessus, d'ultrasons. Ces derniers sont utilisés en médecine pour l'échographie et par les chauves-souris pour s'orienter.

La longueur d'onde, notée λ, est la distance parcourue par l'onde pendant une période. Elle est liée à la fréquence par la relation λ = v / f.

Enfin, deux instruments jouant la même note ne produisent pas la même sensation. Ce qui permet de les distinguer s'appelle le timbre. Il dépend du nombre et de l'amplitude des harmoniques. L'intensité sonore, elle, se mesure à l'aide d'un sonomètre et son niveau s'exprime en décibels (dB). À partir de 85 dB, une exposition prolongée devient dangereuse pour l'audition.
`,
    impot: `
# Finances publiques – Séance 3 : l'impôt

## I. Notions de base
- Impôt : prélèvement obligatoire, effectué par voie d'autorité, sans contrepartie directe, destiné à financer les dépenses publiques
- À distinguer de la taxe (liée à un service, ex. : ordures ménagères) et des cotisations sociales (ouvrent droit à des prestations)
- Prélèvements obligatoires en France : env. 43 % du PIB
- Principe du consentement à l'impôt : art. 14 de la DDHC de 1789

## II. Vocabulaire technique
- L'assiette est la base sur laquelle l'impôt est calculé (revenu, patrimoine, consommation).
- Fait générateur = événement qui donne naissance à la dette fiscale
- Le recouvrement désigne l'ensemble des opérations par lesquelles l'administration perçoit l'impôt. Depuis 2019 : prélèvement à la source pour l'impôt sur le revenu
- Redevable ≠ contribuable : pour la TVA, le redevable est l'entreprise, mais c'est le consommateur qui supporte la charge

## III. Typologies
- Impôts directs (IR, IS, taxe foncière) / indirects (TVA, accises)
- Impôt proportionnel : taux unique quelle que soit la base
- Impôt progressif : le taux augmente avec le revenu → système de tranches
    - attention, erreur classique : le taux marginal ne s'applique qu'à la dernière tranche !
- Impôt dégressif dans les faits : la TVA pèse plus lourd sur les ménages modestes

## IV. Fonctions
- Selon Musgrave (1959), l'État a trois fonctions : allocation, redistribution, stabilisation
- Fiscalité incitative : taxe carbone, tabac. Une taxe pigouvienne est une taxe qui vise à faire payer au pollueur le coût social de son activité.

## V. Débats
- Courbe de Laffer : au-delà d'un certain taux, les recettes fiscales diminuent (« trop d'impôt tue l'impôt »)
- Évasion fiscale vs optimisation : l'optimisation reste légale, la fraude consiste à violer délibérément la loi
- Peut-on encore taxer les multinationales ? Accord OCDE de 2021 : taux minimal de 15 %
`,
    hormones: `
UE Biologie – Le système endocrinien

1) Généralités
• Une hormone est une molécule sécrétée par une glande endocrine, transportée par le sang et agissant à distance sur des cellules cibles.
• Cellule cible : cellule qui possède des récepteurs spécifiques de l'hormone
• Glandes exocrines (salivaires, sudoripares) : déversent leurs produits à l'extérieur ou dans une cavité → ne pas confondre
• Terme « hormone » proposé par Starling en 1905, après la découverte de la sécrétine avec Bayliss

2) Classification chimique
• Hormones peptidiques (insuline, ADH) : hydrosolubles, récepteur membranaire, action rapide
• Hormones stéroïdes : dérivées du cholestérol, elles traversent la membrane et se fixent sur un récepteur intracellulaire (cortisol, œstrogènes, testostérone)
• Dérivés d'acides aminés : adrénaline, thyroxine

3) Complexe hypothalamo-hypophysaire
• L'hypophyse est une petite glande située à la base du cerveau, sous le contrôle de l'hypothalamus.
• Antéhypophyse : sécrète GH, TSH, ACTH, FSH, LH, prolactine
• Posthypophyse : stocke et libère l'ADH et l'ocytocine, fabriquées par l'hypothalamus
• Rétrocontrôle négatif : mécanisme par lequel le produit final d'une voie freine sa propre sécrétion. Ex. : quand le taux de T4 augmente, la TSH diminue.

4) Régulation de la glycémie
• Glycémie = taux de glucose dans le sang, normale à jeun autour de 1 g/L
• Après un repas, les cellules bêta des îlots de Langerhans libèrent de l'insuline. Celle-ci favorise l'entrée du glucose dans les cellules et son stockage sous forme de glycogène.
• Le glucagon, sécrété par les cellules alpha, a l'effet inverse : il stimule la glycogénolyse, c'est-à-dire la dégradation du glycogène en glucose dans le foie.

5) Pathologies
• Diabète de type 1 : destruction auto-immune des cellules bêta
• Diabète de type 2 : insulinorésistance, souvent liée au surpoids
• Le goitre est une augmentation du volume de la thyroïde, due le plus souvent à une carence en iode.
• Maladie de Cushing : excès de cortisol
`,
    bases: `
Bases de données – notes de cours n° 2

Le modèle relationnel
- Proposé par Edgar Codd (IBM) en 1970
- Les données sont organisées en tables, appelées relations
- Une ligne = un n-uplet (ou enregistrement), une colonne = un attribut
- Le domaine d'un attribut est l'ensemble des valeurs qu'il peut prendre. Ex. : la note d'un étudiant est un réel entre 0 et 20.

Les clés
- Une clé primaire est un attribut, ou un groupe d'attributs, qui identifie de façon unique chaque ligne d'une table.
- Clé étrangère : attribut qui fait référence à la clé primaire d'une autre table
- L'intégrité référentielle garantit qu'une clé étrangère renvoie toujours à une ligne existante. Que se passe-t-il si on supprime un client qui a encore des commandes ? → le SGBD refuse (ou supprime en cascade)

La normalisation
- But : éviter la redondance et les anomalies de mise à jour
- On appelle redondance la présence répétée d'une même information à plusieurs endroits de la base.
- 1FN : toutes les valeurs sont atomiques
- 2FN : aucun attribut ne dépend d'une partie seulement de la clé
- 3FN : pas de dépendance entre attributs non clés

SQL
- Langage déclaratif : on décrit ce qu'on veut, pas comment l'obtenir
- SELECT ... FROM ... WHERE : projection + sélection
- Une jointure combine les lignes de deux tables selon une condition, en général l'égalité entre clé étrangère et clé primaire
- GROUP BY : regroupe les lignes pour appliquer une fonction d'agrégation (COUNT, SUM, AVG)

Transactions
- Une transaction est une suite d'opérations qui doit être exécutée entièrement ou pas du tout.
- Propriétés ACID : atomicité, cohérence, isolation, durabilité
- Exemple du virement bancaire : si le débit réussit mais que le crédit échoue, on annule tout (rollback)

Index
- Un index accélère la recherche, mais ralentit les insertions
- Structure la plus courante : l'arbre B

À faire pour jeudi : TP 3, exercices 1 à 4
`,
    contrat: `
Droit des obligations – Le contrat (L2, séance 4)

I. Définition et classification
- Art. 1101 C. civ. : « Le contrat est un accord de volontés entre deux ou plusieurs personnes destiné à créer, modifier, transmettre ou éteindre des obligations. »
- Contrat synallagmatique : les contractants s'obligent réciproquement (vente)
- Contrat unilatéral : une seule partie s'engage (donation)
- Contrat d'adhésion = contrat dont les clauses, non négociables, sont déterminées à l'avance par l'une des parties

II. Formation
- Trois conditions depuis l'ordonnance du 10 février 2016 : consentement, capacité, contenu licite et certain (art. 1128)
- L'offre est une manifestation de volonté ferme et précise. Si l'un de ces caractères manque, il n'y a qu'une invitation à entrer en négociation.
- Acceptation : doit être pure et simple, sinon contre-offre
- Le silence ne vaut pas acceptation, sauf usages ou relations d'affaires

III. Vices du consentement
- Erreur : représentation inexacte de la réalité ; elle doit porter sur une qualité essentielle (affaire du Poussin, 1978)
- Le dol est le fait pour un contractant d'obtenir le consentement de l'autre par des manœuvres ou des mensonges.
- Violence : contrainte physique ou morale ; depuis 2016, l'abus de dépendance y est assimilé
- Sanction : nullité relative, action dans les cinq ans

IV. Effets
- Force obligatoire : le contrat légalement formé tient lieu de loi à ceux qui l'ont fait (art. 1103)
- Effet relatif : le contrat ne crée d'obligations qu'entre les parties
- Imprévision (art. 1195) : changement de circonstances imprévisible qui rend l'exécution excessivement onéreuse → renégociation. Revirement par rapport à l'arrêt Canal de Craponne (1876)

V. Inexécution
- Exception d'inexécution, exécution forcée, réduction du prix, résolution, dommages-intérêts
- La force majeure est un événement imprévisible, irrésistible et échappant au contrôle du débiteur. Elle exonère celui-ci de sa responsabilité.
- Clause pénale : fixe à l'avance le montant des dommages-intérêts ; le juge peut la modérer
`,
    romantisme: `
Fiche de révision français : le romantisme

Bon alors le romantisme c'est un mouvement littéraire et artistique qui apparaît d'abord en Allemagne et en Angleterre à la fin du 18e siècle, et qui arrive en France vers 1820. En gros ça s'oppose au classicisme et à ses règles, et aussi à la raison des Lumières. Les romantiques eux ils veulent exprimer leurs sentiments, le « moi » quoi.

Le contexte est important : après la Révolution et la chute de Napoléon, toute une génération se sent inutile. C'est ce que Musset appelle le « mal du siècle » dans La Confession d'un enfant du siècle (1836). Le mal du siècle, c'est un mélange d'ennui, de mélancolie et de dégout de vivre. Chateaubriand en avait déjà parlé dans René en 1802, mais lui il disait « le vague des passions ».

Les thèmes principaux : la nature (qui reflète l'état d'âme du poète, cf « Le Lac » de Lamartine), l'amour malheureux, la fuite du temps, la mort, le Moyen Âge, l'Orient, le fantastique. Le lyrisme est l'expression des sentiments personnels, souvent à la première personne. La prof a bien insisté là dessus.

Au théâtre, c'est Victor Hugo qui fait tout exploser. Dans la préface de Cromwell (1827), il veut mélanger le sublime et le grotesque et il refuse les unités de temps et de lieu. Ça donne le drame romantique, un genre qui mêle le comique et le tragique. Le 25 février 1830, à la première d'Hernani, les jeunes romantiques et les vieux classiques se sont carrément bagarrés dans la salle, on appelle ça la bataille d'Hernani. Théophile Gautier y était avec son gilet rouge.

En peinture faut citer Delacroix (La Liberté guidant le peuple, 1830) et Géricault avec Le Radeau de la Méduse.

Le mouvement s'essoufle après 1843, quand Les Burgraves de Hugo font un flop. Ensuite vient le réalisme avec Balzac et Flaubert, qui veulent montrer la société telle quelle est.
`,
    plaquesFourth: `
Résumé SVT – la tectonique des plaques

J'ai essayé de résumer tout le chapitre, dites moi si j'ai oublié un truc.

En 1912 Alfred Wegener propose la dérive des continents : selon lui tous les continents formaient avant un seul supercontinent, la Pangée, qui s'est cassé. Ses arguments : les côtes de l'Afrique et de l'Amérique du Sud s'emboîtent, on trouve les mêmes fossiles des deux côtés (le Mesosaurus par ex) et les mêmes roches. Mais personne l'a cru parce qu'il savait pas expliquer quelle force déplaçait les continents.

Faut attendre les années 60 pour que ça revienne. Harry Hess a l'idée de l'expansion océanique : le plancher océanique se fabrique au niveau des dorsales puis s'écarte comme un double tapis roulant. Une dorsale c'est une chaîne de montagnes sous-marine où se forme la croûte océanique. La preuve ce sont les anomalies magnétiques, qui sont symétriques de chaque côté (Vine et Matthews, 1963).

La lithosphère est la couche rigide formée de la croûte et de la partie supérieure du manteau. Elle fait à peu près 100 km d'épaisseur et elle est découpée en une douzaine de plaques. En dessous il y a l'asthénosphère, qui est plus chaude et ductile, donc les plaques peuvent bouger dessus. Vitesse : quelques cm par an, on le mesure maintenant par GPS.

Il y a 3 types de limites :
- divergence : les plaques s'écartent (dorsale atlantique, rift est-africain)
- convergence : elles se rapprochent. La subduction c'est quand une plaque océanique plonge sous une autre plaque. Ça provoque des séismes et du volcanisme explosif, comme au Japon. Si c'est deux continents, il y a collision → Himalaya
- coulissage : les plaques glissent l'une contre l'autre le long d'une faille transformante, ex faille de San Andreas

Et le moteur c'est quoi ? La chaleur interne de la Terre, qui vient surtout de la désintégration des éléments radioactifs (uranium, thorium, potassium). Elle est évacuée par convection dans le manteau. Les points chauds (Hawaï) sont un cas a part parce qu'ils sont au milieu d'une plaque.
`,
    impressionnistesFourth: `
Impressionnisme

L'impressionnisme est un mouvement pictural né en France dans les années 1860, en réaction contre l'art académique soutenu par le Salon officiel. Son nom provient d'un tableau de Claude Monet, Impression, soleil levant (1872), que le critique Louis Leroy tourna en dérision dans Le Charivari lors de la première exposition du groupe, organisée en avril 1874 dans l'ancien atelier du photographe Nadar, boulevard des Capucines à Paris.

Les impressionnistes — Monet, Auguste Renoir, Camille Pissarro, Alfred Sisley, Berthe Morisot, Edgar Degas — délaissent les sujets historiques et mythologiques au profit de la vie moderne : gares, cafés, régates, scènes de danse. Ils travaillent volontiers en plein air, pratique facilitée par l'invention du tube de peinture souple, brevetée en 1841 par l'Américain John Goffe Rand. Leur technique repose sur la touche fragmentée, c'est-à-dire l'application de petits coups de pinceau juxtaposés, dont le mélange s'opère dans l'œil du spectateur. Les ombres cessent d'être noires et se colorent de bleus et de violets.

Le mouvement doit beaucoup à ses devanciers. Édouard Manet, dont Le Déjeuner sur l'herbe fit scandale au Salon des refusés en 1863, refusa pourtant toujours d'exposer avec le groupe. Les estampes japonaises, ou ukiyo-e, influencèrent les cadrages de Degas ; on désigne sous le nom de japonisme cet engouement pour l'art du Japon dans la seconde moitié du XIXe siècle.

Longtemps boudés par le public, les peintres furent soutenus par le marchand Paul Durand-Ruel, qui les fit connaître aux États-Unis à partir de 1886. Cette même année se tint la huitième et dernière exposition impressionniste, où Georges Seurat présenta Un dimanche après-midi à l'Île de la Grande Jatte. Ce tableau marque l'avènement du pointillisme, procédé consistant à peindre par petits points de couleurs pures. Le terme de postimpressionnisme, forgé en 1910 par le critique britannique Roger Fry, regroupe les tendances qui suivirent, de Paul Cézanne à Vincent van Gogh.
`,
    bayes: `
Théorème de Bayes

En théorie des probabilités, le théorème de Bayes est un résultat qui permet de calculer la probabilité d'une cause à partir de l'observation de ses effets. Il porte le nom du pasteur britannique Thomas Bayes (1702-1761), dont les travaux furent publiés à titre posthume en 1763 par son ami Richard Price. Pierre-Simon de Laplace le redécouvrit indépendamment en 1774 et lui donna sa forme générale.

Le théorème s'appuie sur la notion de probabilité conditionnelle. La probabilité conditionnelle de A sachant B est le rapport entre la probabilité que A et B se réalisent tous deux et la probabilité de B, celle-ci étant supposée non nulle. Deux événements sont dits indépendants lorsque la réalisation de l'un ne modifie pas la probabilité de l'autre.

Dans l'interprétation bayésienne, une probabilité mesure un degré de croyance. La probabilité a priori représente ce que l'on sait avant l'expérience ; la probabilité a posteriori tient compte des données recueillies. Cette lecture s'oppose à l'approche fréquentiste, selon laquelle une probabilité est la limite de la fréquence observée au cours d'un grand nombre d'essais.

Un exemple classique concerne le dépistage médical. Supposons qu'une maladie touche une personne sur mille et qu'un test la détecte dans 99 % des cas, mais donne un résultat positif à tort chez 5 % des personnes saines. Quelle est la probabilité qu'une personne dont le test est positif soit réellement malade ? Contrairement à l'intuition, elle n'est que de 2 % environ, car les faux positifs sont beaucoup plus nombreux que les vrais malades. Les psychologues Daniel Kahneman et Amos Tversky ont nommé « oubli de la fréquence de base » cette erreur de raisonnement.

Le théorème trouve aujourd'hui des applications dans le filtrage des courriels indésirables, la génétique et l'apprentissage automatique. Le classifieur bayésien naïf suppose, par simplification, que les caractéristiques observées sont indépendantes les unes des autres. Pendant la Seconde Guerre mondiale, Alan Turing y recourut pour décrypter les messages de la machine Enigma.
`,
    durkheim: `
Émile Durkheim

Émile Durkheim, né à Épinal le 15 avril 1858 et mort à Paris le 15 novembre 1917, est considéré comme l'un des fondateurs de la sociologie moderne. Issu d'une lignée de rabbins, élève de l'École normale supérieure où il côtoie Jaurès et Bergson, il obtient en 1887 à Bordeaux le premier enseignement de sciences sociales de l'université française. En 1898, il fonde la revue L'Année sociologique.

Dans De la division du travail social (1893), sa thèse de doctorat, il s'interroge sur ce qui maintient unie une société dont les membres sont de plus en plus différents. Il y oppose deux formes de lien. La solidarité mécanique, propre aux sociétés traditionnelles, repose sur la similitude des individus et sur la force de la conscience collective. La solidarité organique est fondée au contraire sur la complémentarité des fonctions qu'entraîne la division du travail.

Les Règles de la méthode sociologique (1895) exposent son programme : il faut « considérer les faits sociaux comme des choses ». Durkheim définit le fait social comme une manière d'agir, de penser et de sentir, extérieure à l'individu et douée d'un pouvoir de coercition. Ainsi la langue, la monnaie ou la mode s'imposent-elles à chacun, qu'il le veuille ou non.

Le Suicide (1897) applique cette méthode à un acte en apparence purement intime. À partir de statistiques, l'auteur montre que le taux de suicide varie en raison inverse de l'intégration des individus : les célibataires se tuent davantage que les personnes mariées, les protestants davantage que les catholiques. Il distingue notamment les suicides égoïste, altruiste et anomique. L'anomie est l'affaiblissement des règles qui encadrent les désirs individuels, fréquent en période de crise ou de prospérité soudaine.

Son dernier grand ouvrage, Les Formes élémentaires de la vie religieuse (1912), étudie le totémisme australien. Son neveu Marcel Mauss, auteur de l'Essai sur le don, poursuivit son œuvre.
`,
  },
  de: {
    gletscher: `
Gletscher – Eis in Bewegung

Wer im Hochsommer am Aletschgletscher steht, hat den Eindruck, vor einer starren Masse zu stehen. Dieser Eindruck täuscht. Gletscher sind Eismassen, die aus Schnee entstanden sind und sich unter ihrem eigenen Gewicht langsam talwärts bewegen. In den Alpen legen sie im Jahr meist 30 bis 150 Meter zurück, in Grönland können es mehrere Kilometer sein.

Damit ein Gletscher entsteht, muss über viele Jahre hinweg mehr Schnee fallen, als im Sommer abtaut. Der lockere Neuschnee wird durch wiederholtes Auftauen und Gefrieren zu körnigem Firn. Als Firn bezeichnet man Schnee, der mindestens einen Sommer überdauert hat. Unter dem Druck der darüberliegenden Schichten wird die Luft herausgepresst, bis schließlich dichtes, bläuliches Gletschereis übrig bleibt.

Man unterscheidet zwei Bereiche: Im Nährgebiet überwiegt der Zuwachs an Eis, im tiefer gelegenen Zehrgebiet dagegen der Verlust durch Schmelzen. Die Grenze zwischen beiden heißt Gleichgewichtslinie. Steigt sie über mehrere Jahre an, so zieht sich der Gletscher zurück.

Auf seinem Weg formt das Eis die Landschaft um. Es schürft den Untergrund ab, rundet Felsen und weitet enge Kerbtäler zu breiten Trogtälern. Das mitgeführte Gestein lagert sich am Rand und am Ende der Zunge ab. Solche Ablagerungen nennt man Moränen. Je nach ihrer Lage spricht man von Seiten-, Mittel- oder Endmoränen.

Warum sind die Gletscher für uns so wichtig? Sie speichern etwa 70 Prozent des Süßwassers der Erde und speisen im Sommer Flüsse wie den Rhein und die Rhone. Seit 1850 haben die Alpengletscher rund zwei Drittel ihres Volumens verloren. Die Hauptursache dafür ist die vom Menschen verursachte Erwärmung der Atmosphäre.
`,
    enzyme: `
3.2 Enzyme – Werkzeuge des Stoffwechsels

Beim Kauen von Brot bemerkt man nach einiger Zeit einen süßlichen Geschmack. Verantwortlich dafür ist die Amylase, ein Enzym im Speichel, das Stärke in kleinere Zuckermoleküle zerlegt. Ohne dieses Enzym würde derselbe Vorgang bei Körpertemperatur Jahre dauern.

Enzyme sind Biokatalysatoren: Sie setzen die Aktivierungsenergie einer Reaktion herab und beschleunigen sie dadurch, ohne selbst verbraucht zu werden. Fast alle Enzyme gehören zu den Proteinen; einige wenige, die Ribozyme, bestehen aus RNA.

Der Stoff, der von einem Enzym umgesetzt wird, heißt Substrat. Er bindet an das aktive Zentrum, eine taschenförmige Vertiefung an der Oberfläche des Enzyms. Der Chemiker Emil Fischer verglich diese Passung 1894 mit einem Schlüssel, der nur in ein bestimmtes Schloss passt. Heute weiß man, dass sich das aktive Zentrum beim Binden des Substrats leicht verformt. Dieses Modell wird als induzierte Passung bezeichnet.

Enzyme sind in zweifacher Hinsicht spezifisch. Unter Substratspezifität versteht man die Eigenschaft eines Enzyms, nur ein bestimmtes Substrat umzusetzen. Die Wirkungsspezifität bedeutet, dass es nur eine von mehreren möglichen Reaktionen dieses Substrats katalysiert.

Wie schnell ein Enzym arbeitet, hängt von mehreren Faktoren ab. Mit steigender Temperatur nimmt die Reaktionsgeschwindigkeit zunächst zu; eine Erhöhung um 10 °C verdoppelt sie ungefähr (RGT-Regel). Oberhalb von etwa 45 °C verlieren die meisten menschlichen Enzyme jedoch ihre räumliche Struktur – sie denaturieren. Auch der pH-Wert spielt eine Rolle: Pepsin, das im Magen Eiweiße spaltet, arbeitet am besten bei pH 2, während Trypsin im Dünndarm ein schwach basisches Milieu benötigt.

Hemmstoffe können die Enzymaktivität herabsetzen. Bei der kompetitiven Hemmung konkurriert der Hemmstoff mit dem Substrat um das aktive Zentrum. Bei der allosterischen Hemmung bindet er dagegen an einer anderen Stelle und verändert so die Form des Enzyms.
`,
    geldwert: `
Inflation und Geldwert

Im Jahr 1990 kostete eine Kugel Eis in vielen deutschen Städten 50 Pfennig, heute zahlt man dafür nicht selten zwei Euro. Das Eis ist nicht besser geworden – das Geld ist weniger wert.

Unter Inflation versteht man einen anhaltenden Anstieg des allgemeinen Preisniveaus. Wird nur ein einzelnes Gut teurer, etwa Benzin während der Ferien, so liegt noch keine Inflation vor. Das Gegenteil, also ein dauerhaftes Sinken der Preise, nennt man Deflation. Sie gilt als besonders gefährlich, weil Verbraucher ihre Käufe aufschieben und Unternehmen daraufhin weniger investieren.

Gemessen wird die Inflation mithilfe eines Warenkorbs. Dieser enthält rund 700 Güter und Dienstleistungen, die ein durchschnittlicher Haushalt kauft. Das Statistische Bundesamt ermittelt jeden Monat, wie sich deren Preise verändert haben, und berechnet daraus den Verbraucherpreisindex. Die Inflationsrate gibt an, um wie viel Prozent dieser Index gegenüber dem Vorjahresmonat gestiegen ist.

Die Ursachen können auf beiden Seiten des Marktes liegen. Von einer Nachfrageinflation spricht man, wenn die gesamtwirtschaftliche Nachfrage schneller wächst als das Angebot. Eine Kosteninflation entsteht hingegen, wenn Unternehmen gestiegene Löhne oder Rohstoffpreise an ihre Kunden weitergeben. Fordern die Gewerkschaften daraufhin höhere Löhne, droht eine Lohn-Preis-Spirale.

Wer gewinnt, wer verliert? Schuldner profitieren, da der reale Wert ihrer Schulden sinkt. Sparer und Rentner mit festem Einkommen gehören dagegen zu den Verlierern. 1923 erlebte Deutschland eine Hyperinflation, in deren Verlauf ein Laib Brot mehrere Hundert Milliarden Mark kostete.

Die Europäische Zentralbank hat die Aufgabe, für Preisstabilität zu sorgen. Sie strebt mittelfristig eine Inflationsrate von zwei Prozent an. Ihr wichtigstes Instrument ist der Leitzins: Hebt sie ihn an, werden Kredite teurer und die Nachfrage geht zurück.
`,
    kantFourth: `
# Vorlesung 5: Kants praktische Philosophie

## Einordnung
- Immanuel Kant (1724–1804), Königsberg
- Hauptwerke zur Ethik: „Grundlegung zur Metaphysik der Sitten“ (1785), „Kritik der praktischen Vernunft“ (1788)
- Leitfrage: Was soll ich tun?

## Der gute Wille
- Nur der gute Wille ist ohne Einschränkung gut – nicht Talente, nicht Glück
- Moralischer Wert liegt nicht in den Folgen einer Handlung, sondern im Motiv
- Unterscheidung: pflichtgemäß vs. aus Pflicht
    - Beispiel Krämer: bedient ehrlich, weil es dem Geschäft nützt → nur pflichtgemäß
- Pflicht: Notwendigkeit einer Handlung aus Achtung fürs Gesetz

## Imperative
- Maxime = subjektiver Grundsatz, nach dem jemand tatsächlich handelt
- Hypothetischer Imperativ: gebietet eine Handlung nur als Mittel zu einem Zweck („Wenn du gesund bleiben willst, treibe Sport“)
- Kategorischer Imperativ: gebietet unbedingt, unabhängig von allen Zwecken
- Grundformel: „Handle nur nach derjenigen Maxime, durch die du zugleich wollen kannst, dass sie ein allgemeines Gesetz werde.“
- Menschheitsformel: Den Menschen niemals bloß als Mittel, sondern immer zugleich als Zweck behandeln

## Autonomie und Freiheit
- Autonomie ist die Selbstgesetzgebung der Vernunft. Wer sich dagegen von Neigungen oder fremden Autoritäten bestimmen lässt, handelt heteronom.
- Freiheit lässt sich theoretisch nicht beweisen, muss aber vorausgesetzt werden (Postulat)
- Würde des Menschen beruht auf seiner Fähigkeit zur Autonomie; was einen Preis hat, kann ersetzt werden, was Würde hat, nicht

## Kritik
- Schiller, Hegel: leerer Formalismus, Verachtung der Gefühle
- Benjamin Constant: Darf man einen Mörder belügen, um einen Freund zu schützen? Kant: nein
- Konsequentialismus: moralische Bewertung allein nach den Folgen → Gegenposition (Bentham, Mill)

Bis nächste Woche: GMS, zweiter Abschnitt, lesen!
`,
    sortieren: `
Informatik Q1 – Sortieralgorithmen (Mitschrift)

1. Warum sortieren?
- In sortierten Listen kann man schneller suchen (binäre Suche statt linearer Suche)
- Ein Algorithmus ist eine eindeutige, endliche Folge von Anweisungen zur Lösung eines Problems.

2. Laufzeit
- Die Zeitkomplexität beschreibt, wie die Zahl der Rechenschritte mit der Eingabegröße n wächst.
- O-Notation: gibt obere Schranke an, konstante Faktoren werden weggelassen
- Best Case, Average Case, Worst Case immer getrennt betrachten!

3. Einfache Verfahren
- Bubblesort: vergleicht benachbarte Elemente und vertauscht sie, falls sie in der falschen Reihenfolge stehen. Große Werte „steigen auf“ wie Blasen. Laufzeit O(n²)
- Selectionsort: sucht in jedem Durchlauf das kleinste Element des unsortierten Teils und setzt es an dessen Anfang
- Insertionsort: fügt jedes Element an der passenden Stelle in den bereits sortierten Teil ein; bei fast sortierten Daten sehr schnell (O(n))

4. Teile und herrsche
- Prinzip: Problem in kleinere Teilprobleme zerlegen, diese rekursiv lösen, Ergebnisse zusammensetzen
- Mergesort (John von Neumann, 1945): Liste halbieren, beide Hälften sortieren, dann im Reißverschlussverfahren mischen. Immer O(n log n), braucht aber zusätzlichen Speicher.
- Quicksort (Tony Hoare, um 1960): Ein Pivotelement wird gewählt. Alle kleineren Elemente kommen nach links, alle größeren nach rechts. Im Mittel O(n log n), im schlechtesten Fall O(n²), z. B. wenn die Liste schon sortiert ist und immer das erste Element als Pivot dient.

5. Eigenschaften
- Ein Sortierverfahren heißt stabil, wenn gleiche Elemente ihre ursprüngliche Reihenfolge behalten.
- In-place = das Verfahren kommt mit konstantem zusätzlichem Speicher aus
- Vergleichsbasierte Verfahren können im Worst Case nicht schneller sein als n log n.

Übung: Sortiere 7, 3, 9, 1, 4 mit Insertionsort und notiere jeden Schritt.
`,
    niere: `
Anatomie/Physiologie – Die Niere

Lage und Aufbau
• paarig angelegt, bohnenförmig, ca. 11 cm lang, beidseits der Wirbelsäule unterhalb des Zwerchfells
• außen Nierenrinde, innen Nierenmark mit 8–15 Pyramiden
• Nierenbecken: trichterförmiger Hohlraum, in dem sich der Harn sammelt, bevor er über den Harnleiter in die Blase fließt

Das Nephron
• Das Nephron ist die kleinste funktionelle Einheit der Niere. Jede Niere enthält etwa eine Million davon.
• Es besteht aus Nierenkörperchen und Tubulussystem.
• Glomerulus: Knäuel aus Kapillaren, umgeben von der Bowman-Kapsel
• Die Henle-Schleife zieht tief ins Mark und sorgt dort für ein starkes Konzentrationsgefälle.

Harnbildung in drei Schritten
1. Filtration: Der Blutdruck presst Wasser und kleine Moleküle durch die Wand der Kapillaren; Blutzellen und große Proteine bleiben zurück. So entstehen täglich rund 180 Liter Primärharn.
2. Rückresorption: Glukose, Aminosäuren, Ionen und 99 % des Wassers gelangen aus den Tubuli zurück ins Blut.
3. Sekretion: Giftstoffe und Medikamente (z. B. Penicillin) werden aktiv in den Tubulus abgegeben.
→ Endharn: 1,5 Liter pro Tag, enthält vor allem Harnstoff und Salze

Hormonelle Regulation
• ADH (antidiuretisches Hormon) wird im Hypothalamus gebildet und erhöht die Wasserdurchlässigkeit der Sammelrohre → weniger, aber konzentrierterer Harn. Alkohol hemmt die Ausschüttung!
• Aldosteron aus der Nebennierenrinde fördert die Rückresorption von Natrium.
• Sinkt der Blutdruck, schüttet die Niere Renin aus. Dieses setzt eine Kaskade in Gang, an deren Ende Angiotensin II die Gefäße verengt.
• Die Niere bildet außerdem Erythropoetin (EPO), das die Bildung roter Blutkörperchen anregt.

Klinik
• Niereninsuffizienz: Nieren können harnpflichtige Stoffe nicht mehr ausreichend ausscheiden
• Dialyse – künstliche Blutwäsche, meist dreimal pro Woche für vier bis fünf Stunden
• Nierensteine bestehen meist aus Kalziumoxalat. Vorbeugung: viel trinken.
`,
    vektoren: `
Mathe LK – Vektoren im Raum

Grundbegriffe
* Ein Vektor ist eine Größe, die durch Betrag und Richtung festgelegt ist. Alle Pfeile, die gleich lang, parallel und gleich gerichtet sind, stellen denselben Vektor dar.
* Ortsvektor: führt vom Ursprung zu einem Punkt P
* Nullvektor: hat die Länge 0 und keine bestimmte Richtung
* Den zu a entgegengesetzt gerichteten Vektor gleicher Länge nennt man Gegenvektor von a.
* Physik: Kraft, Geschwindigkeit = vektorielle Größen; Masse, Temperatur = skalare Größen

Rechnen mit Vektoren
* Addition: komponentenweise, anschaulich Pfeile aneinanderhängen
* Skalare Multiplikation: Vektor wird um den Faktor r gestreckt oder gestaucht, bei negativem r kehrt sich die Richtung um
* Betrag: |a| = Wurzel aus a1² + a2² + a3² (zweimal Pythagoras)
* Ein Einheitsvektor ist ein Vektor mit dem Betrag 1.

Skalarprodukt
* a · b = a1b1 + a2b2 + a3b3 → Ergebnis ist eine Zahl, kein Vektor!
* Zwei Vektoren heißen orthogonal, wenn sie einen rechten Winkel einschließen. Das ist genau dann der Fall, wenn ihr Skalarprodukt null ist.
* Winkelberechnung: cos φ = (a · b) / (|a| · |b|)

Vektorprodukt
* Das Vektorprodukt zweier Vektoren liefert einen Vektor, der auf beiden senkrecht steht.
* Sein Betrag entspricht dem Flächeninhalt des aufgespannten Parallelogramms.
* Gilt nur im dreidimensionalen Raum

Lineare Abhängigkeit
* Vektoren sind linear abhängig, wenn sich mindestens einer von ihnen als Linearkombination der anderen darstellen lässt.
* Zwei linear abhängige Vektoren nennt man kollinear, drei linear abhängige komplanar.
* Eine Basis des Raumes besteht aus drei linear unabhängigen Vektoren.

Häufige Fehler in der Klausur: Vorzeichen beim Verbindungsvektor (Spitze minus Fuß!), Skalarprodukt mit Vektorprodukt verwechselt, Punkt und Ortsvektor nicht unterschieden.
`,
    staende: `
Zusammenfassung Geschichte: Französische Revolution (für die Klausur am Donnerstag)

Also, Frankreich war um 1789 praktisch pleite. Der König (Ludwig XVI.) hatte wegen der ganzen Kriege und dem teuren Hof in Versailles mega viele Schulden, und dann gabs auch noch Missernten, also war das Brot total teuer. Die Gesellschaft war in drei Stände geteilt: Klerus, Adel und der Dritte Stand. Der Dritte Stand waren ungefähr 98 % der Bevölkerung, also Bauern, Handwerker und Bürger, und nur die mussten richtig Steuern zahlen. Unfair halt.

Im Mai 1789 hat der König die Generalstände einberufen, das ist die Versammlung von Vertretern aller drei Stände. Die hatten sich seit 1614 nicht mehr getroffen! Weil nach Ständen und nicht nach Köpfen abgestimmt werden sollte, hat sich der Dritte Stand am 17. Juni einfach zur Nationalversammlung erklärt. Kurz danach kam der Ballhausschwur: Sie wollten nicht auseinandergehen, bevor Frankreich eine Verfassung hat.

Am 14. Juli stürmten die Pariser die Bastille, ein Gefängniss, in dem aber nur noch sieben Leute saßen. Trotzdem war das ein Symbol gegen die Willkür vom König. Im August wurden die Privilegien des Adels abgeschafft und die Erklärung der Menschen- und Bürgerrechte verkündet.

1791 gab es dann eine konstitutionelle Monarchie, d. h. der König ist an eine Verfassung gebunden. Hat aber nicht lang gehalten, weil er abhauen wollte (Flucht nach Varennes). 1792 wurde Frankreich Republik und im Januar 1793 wurde Ludwig mit der Guillotine hingerichtet.

Danach kam die Schreckensherrschaft unter Robespierre. Die Jakobiner, das waren die radikalen Revolutionäre, haben über den Wohlfahrtsausschuss regiert und tausende angebliche Feinde hinrichten lassen. 1794 war er dann selber dran. Am Ende herrschte das Direktorium, bis 1799 Napoleon putschte. Frau Berger meinte noch, dass wir uns überlegen sollen ob die Revolution damit gescheitert ist.
`,
    akkus: `
Chemie Lernzettel: Batterien und Akkus

Hab das mal so aufgeschrieben, wie ichs verstanden hab. Eine Batterie wandelt chemische Energie in elektrische um. Das klappt, weil drin eine Redoxreaktion abläuft, aber so, dass die zwei Teile räumlich getrennt sind. Die Elektronen müssen also außen durch den Draht und können dabei z. B. eine Lampe zum Leuchten bringen.

Das einfachste Beispiel ist das Daniell-Element. Da hat man einen Zinkstab in Zinksulfatlösung und einen Kupferstab in Kupfersulfatlösung. Zink ist unedler, gibt also Elektronen ab und löst sich langsam auf. Die Elektrode, an der oxidiert wird, heißt Anode. An der Kathode läuft dagegen die Reduktion ab, hier scheidet sich Kupfer ab. Damit sich die Ladungen ausgleichen können, braucht man noch ein Diaphragma, das ist eine poröse Wand, die Ionen durchlässt aber die Lösungen nicht vermischt. Spannung ca. 1,1 Volt.

Achtung, hab ich in der letzten Arbeit falsch gemacht: Bei der Batterie ist die Anode der Minuspol, bei der Elektrolyse aber der Pluspol!!

Unterschied Batterie – Akku: Eine Primärzelle kann man nur einmal entladen, danach ist sie Müll (bzw. Sondermüll). Eine Sekundärzelle, also ein Akku, kann wieder aufgeladen werden, weil die Reaktion umkehrbar ist. Der Bleiakku im Auto hat Platten aus Blei und Bleidioxid und als Elektrolyt Schwefelsäure. Der ist billig aber echt schwer. Im Handy steckt ein Lithium-Ionen-Akku, bei dem wandern Lithiumionen zwischen Graphit und einem Metalloxid hin und her. Vorteil: hohe Energiedichte und kaum Memory-Effekt. Der Memory-Effekt ist der Kapazitätsverlust, der entsteht wenn man einen Nickel-Cadmium-Akku immer nur teilweise entlädt.

Und die Brennstoffzelle? Die ist eigentlich keine Batterie, weil Wasserstoff und Sauerstoff ständig von außen zugeführt werden. Als Abfallprodukt kommt nur Wasser raus.
`,
    buchdruck: `
Buchdruck

Der Buchdruck ist ein mechanisches Verfahren zur Vervielfältigung von Texten und Bildern, bei dem Druckfarbe von einer Druckform auf Papier oder Pergament übertragen wird. In Ostasien waren Holztafeldrucke bereits im 8. Jahrhundert verbreitet; das älteste erhaltene datierte Druckwerk, die Diamant-Sutra, stammt aus dem Jahr 868. In Korea wurde spätestens 1377 mit beweglichen Metalllettern gedruckt.

In Europa gilt Johannes Gutenberg (um 1400–1468) als Erfinder des Drucks mit beweglichen Lettern. Der Mainzer Goldschmied entwickelte um 1450 ein Handgießinstrument, mit dem sich einzelne Buchstaben aus einer Legierung von Blei, Zinn und Antimon in großer Zahl gießen ließen. Hinzu kamen eine ölhaltige Druckerschwärze und eine Presse, die den Weinpressen seiner Heimat nachempfunden war. Sein bekanntestes Werk, die zwischen 1452 und 1454 gedruckte 42-zeilige Bibel, erschien in einer Auflage von etwa 180 Exemplaren, von denen 49 erhalten sind. Über das Geschäft zerstritt sich Gutenberg mit seinem Geldgeber Johannes Fust, der nach einem Prozess die Werkstatt übernahm.

Die Technik breitete sich rasch aus: Um 1500 arbeiteten in rund 250 europäischen Städten Druckereien. Drucke, die vor dem 1. Januar 1501 entstanden sind, werden als Inkunabeln oder Wiegendrucke bezeichnet. Zu den wichtigsten Zentren zählten Venedig, wo Aldus Manutius die Kursivschrift einführte, sowie Nürnberg, Basel und Paris.

Die gesellschaftlichen Folgen waren erheblich. Bücher wurden billiger, die Alphabetisierung nahm zu, und die Landessprachen gewannen gegenüber dem Latein an Gewicht. Die Reformation verdankte ihren Erfolg nicht zuletzt den Flugschriften, kurzen und preiswerten Druckwerken, mit denen Martin Luther und seine Anhänger ein breites Publikum erreichten. Kirche und Obrigkeit reagierten mit Zensur; 1559 veröffentlichte Papst Paul IV. den ersten römischen Index der verbotenen Bücher. Der Medientheoretiker Marshall McLuhan prägte 1962 für die vom Buch bestimmte Epoche den Begriff Gutenberg-Galaxis.
`,
    sonatensatz: `
Sonatensatzform

Die Sonatensatzform (auch Sonatenhauptsatzform) ist ein musikalisches Formmodell, das seit der zweiten Hälfte des 18. Jahrhunderts vor allem den Kopfsätzen von Sonaten, Sinfonien und Streichquartetten zugrunde liegt. Ihre theoretische Beschreibung erfolgte erst im Nachhinein, unter anderem durch Adolf Bernhard Marx (1845); Haydn und Mozart haben das Schema in dieser Form nicht gekannt.

Der Satz gliedert sich in der Regel in drei Teile, denen eine langsame Einleitung vorausgehen kann. In der Exposition werden die Themen vorgestellt. Das Hauptthema steht in der Grundtonart und hat häufig kraftvollen Charakter. Eine Überleitung moduliert zur Tonart des Seitenthemas, das in Dur-Sätzen gewöhnlich in der Dominante, in Moll-Sätzen in der Tonikaparallele erklingt und oft gesanglicher gehalten ist. Die Schlussgruppe bestätigt die neue Tonart; in der Wiener Klassik wird die Exposition meist wiederholt.

Die Durchführung ist der Teil, in dem das thematische Material verarbeitet wird. Motive werden abgespalten, sequenziert und in entfernte Tonarten geführt. Unter Modulation versteht man dabei den Übergang von einer Tonart in eine andere. Gegen Ende bereitet ein Orgelpunkt auf der Dominante häufig die Rückkehr zur Ausgangstonart vor.

Die Reprise greift die Exposition wieder auf, doch erscheint nun auch das Seitenthema in der Grundtonart, sodass der tonale Gegensatz aufgehoben ist. Eine Coda kann den Satz beschließen. Bei Ludwig van Beethoven, etwa in der 1804 uraufgeführten 3. Sinfonie („Eroica“), wächst sie zu einer zweiten Durchführung an.

Im 19. Jahrhundert wurde die Form vielfach abgewandelt. Franz Liszt verschmolz in seiner h-Moll-Sonate (1853) die Mehrsätzigkeit des Zyklus mit dem Aufbau des Einzelsatzes. Als Monothematik bezeichnet man das bei Haydn anzutreffende Verfahren, beide Themenbereiche aus demselben Gedanken zu gewinnen.
`,
    foederalismus: `
Föderalismus in Deutschland

Der Föderalismus ist ein Organisationsprinzip, bei dem sich mehrere Gliedstaaten zu einem Gesamtstaat zusammenschließen und dabei eine gewisse Eigenständigkeit behalten. Das Gegenmodell bildet der Einheitsstaat, wie ihn lange Zeit Frankreich verkörperte. Die Bundesrepublik Deutschland besteht aus 16 Ländern, die über eigene Verfassungen, Parlamente und Regierungen verfügen.

Die bundesstaatliche Ordnung ist in Artikel 20 des Grundgesetzes festgeschrieben und durch die sogenannte Ewigkeitsklausel (Art. 79 Abs. 3) der Verfassungsänderung entzogen. Historisch knüpft sie an den Deutschen Bund von 1815 und das Kaiserreich von 1871 an; nach der Gleichschaltung der Länder im Nationalsozialismus bestanden auch die westlichen Besatzungsmächte 1948 in den Frankfurter Dokumenten auf einem föderalen Aufbau.

Die Gesetzgebungskompetenzen sind zwischen Bund und Ländern aufgeteilt. Zur ausschließlichen Gesetzgebung des Bundes zählen unter anderem die Verteidigung, die Staatsangehörigkeit und das Währungswesen. Bei der konkurrierenden Gesetzgebung dürfen die Länder tätig werden, solange und soweit der Bund von seiner Zuständigkeit keinen Gebrauch gemacht hat. Schule, Polizei und Kultur sind im Wesentlichen Ländersache, weshalb man von der Kulturhoheit der Länder spricht.

Über den Bundesrat wirken die Länder an der Gesetzgebung des Bundes mit. Er setzt sich aus 69 Mitgliedern der Landesregierungen zusammen, wobei jedes Land je nach Einwohnerzahl drei bis sechs Stimmen hat, die nur einheitlich abgegeben werden können. Zustimmungsgesetze sind Gesetze, die ohne das Ja des Bundesrates nicht in Kraft treten können. Gegen Einspruchsgesetze kann er lediglich Einspruch einlegen, den der Bundestag überstimmen kann.

Der Finanzausgleich soll die unterschiedliche Finanzkraft der Länder angleichen. Befürworter des Föderalismus verweisen auf die vertikale Gewaltenteilung und die Bürgernähe, Kritiker bemängeln langwierige Entscheidungen und uneinheitliche Bildungsstandards. Der Politikwissenschaftler Fritz Scharpf beschrieb 1985 mit dem Begriff Politikverflechtungsfalle die gegenseitige Blockade der Ebenen.
`,
  },
  zh: {
    sichou: `
第三课 丝绸之路的开通

西汉初年，北方的匈奴势力强大，经常南下侵扰边郡。汉武帝即位后，听说西迁的大月氏与匈奴有世仇，便想联合他们夹击匈奴。公元前138年，张骞奉命率领一百多人从长安出发，前往西域。当时人们所说的西域，是指今天甘肃玉门关和阳关以西，也就是今新疆地区以及更远的地方。

张骞途中被匈奴扣留十余年，但他始终“持汉节不失”。脱身以后，他继续西行，终于找到大月氏。可是大月氏已经在当地安居乐业，不愿再与匈奴作战。公元前126年，张骞回到长安，虽然没有完成结盟的使命，却带回了大量有关西域的见闻。公元前119年，他第二次出使西域，访问了乌孙等国，各国也纷纷派使者到长安答谢。从此，汉朝与西域的往来日益频繁。

张骞通西域以后，汉朝的使者和商人带着丝绸、漆器等物品西去，西域的商人也把葡萄、石榴、核桃、良马和香料运到中原。这条从长安出发，经河西走廊、西域，通往中亚、西亚，最远到达欧洲的陆上交通要道，被称为丝绸之路。“丝绸之路”这一名称并不是古人起的，而是德国地理学家李希霍芬在1877年提出来的。

公元前60年，西汉朝廷设置西域都护，作为管理西域的最高长官。西域都护的设置，标志着西域正式归属中央政权。东汉时，班超经营西域三十余年，使西域与内地的联系得到恢复和加强。

想一想：丝绸之路上传播的仅仅是货物吗？佛教在两汉之际正是沿着这条道路传入中原的，造纸术后来也由此西传。
`,
    xibao: `
第二节 细胞的基本结构

除病毒以外，生物体都是由细胞构成的。细胞是生物体结构和功能的基本单位。1665年，英国科学家胡克用自制的显微镜观察软木薄片，看到了许多蜂窝状的小室，他把这些小室命名为“细胞”。其实，他看到的只是死细胞的细胞壁。

用光学显微镜观察洋葱鳞片叶的表皮，可以看到植物细胞最外面有一层透明的薄壁，叫做细胞壁，它对细胞起支持和保护作用。紧贴在细胞壁内侧的一层膜叫做细胞膜。细胞膜很薄，在光学显微镜下不易看清，但它的作用十分重要：它能够让有用的物质进入细胞，把其他物质挡在外面，同时还能把细胞内产生的废物排到细胞外。因此我们说，细胞膜具有控制物质进出的功能。

细胞膜以内、细胞核以外的部分称为细胞质。活细胞的细胞质是流动的，这有利于细胞与外界进行物质交换。植物细胞的细胞质里有液泡，液泡内充满细胞液。我们吃西瓜时流出的甜甜的汁水，主要就来自液泡中的细胞液。叶片的绿色部分还含有叶绿体，叶绿体是进行光合作用的场所。

动物细胞与植物细胞有什么不同呢？动物细胞没有细胞壁和叶绿体，一般也没有大的液泡。不过，两者都含有线粒体。线粒体能够分解有机物，释放能量，供细胞利用，所以有人把它比作细胞的“动力车间”。

细胞核在细胞的生命活动中起着控制作用。细胞核内有容易被碱性染料染成深色的物质，称为染色体，它由DNA和蛋白质组成。DNA上具有特定遗传信息的片段叫做基因。
`,
    yinli: `
万有引力定律

苹果为什么会落地？月球为什么不会掉下来？在牛顿之前，人们认为“天上”和“地上”遵循不同的规律。开普勒在分析第谷留下的观测资料之后，于1609年和1619年先后发表了行星运动的三条定律。其中第一定律指出，所有行星绕太阳运动的轨道都是椭圆，太阳处在椭圆的一个焦点上。可是，是什么力量使行星沿着这样的轨道运动呢？

牛顿认为，使月球绕地球运动的力与使苹果下落的力是同一种性质的力。他通过“月—地检验”证实了这一猜想，并在1687年出版的《自然哲学的数学原理》中正式提出了万有引力定律。万有引力定律的内容是：自然界中任何两个物体都相互吸引，引力的大小与两物体质量的乘积成正比，与它们之间距离的二次方成反比。公式中的G叫做引力常量。

牛顿虽然得出了定律，却无法算出引力的具体数值，因为他不知道G的大小。一百多年以后的1798年，英国物理学家卡文迪许利用扭秤装置，第一次在实验室里比较准确地测出了引力常量。由于知道了G就可以求出地球的质量，卡文迪许被人们称为“能称出地球质量的人”。

万有引力理论的威力还表现在对未知天体的预言上。天王星的实际轨道总与计算结果有些偏差，英国的亚当斯和法国的勒维耶各自独立地推算出一颗新行星的位置。1846年9月23日，德国的伽勒在勒维耶预言的位置附近发现了这颗行星，它就是海王星。

物体在地球附近绕地球做匀速圆周运动所需的速度，叫做第一宇宙速度，其大小为7.9千米每秒。如果速度达到11.2千米每秒，物体就会脱离地球的引力，这个速度叫做第二宇宙速度。
`,
    tangshijiangyi: `
# 唐诗专题（讲义）

## 一、分期
- 初唐：王勃、杨炯、卢照邻、骆宾王，合称“初唐四杰”
- 盛唐：李白、杜甫、王维、孟浩然、高适、岑参
- 中唐：白居易、元稹、韩愈、李贺
- 晚唐：李商隐、杜牧（世称“小李杜”）

## 二、体裁
- 古体诗：形式比较自由，不讲究平仄对仗，押韵也较宽
- 近体诗：唐代定型的格律诗，包括绝句和律诗
- 律诗共八句，分为首联、颔联、颈联、尾联，其中颔联和颈联必须对仗
- 绝句是每首四句的近体诗，有五言、七言两种
- 平仄：平指平声，仄指上、去、入三声

## 三、主要流派
1. 山水田园诗派：以王维、孟浩然为代表，风格恬淡。苏轼评王维“诗中有画，画中有诗”。
2. 边塞诗派：以高适、岑参、王昌龄为代表，描写边地风光和将士生活。
3. 新乐府运动：由白居易、元稹倡导，主张“文章合为时而著，歌诗合为事而作”，强调诗歌要反映现实。

## 四、李白与杜甫
- 李白（701—762），字太白，号青莲居士，后人称“诗仙”。诗风豪放飘逸，善用夸张，如“白发三千丈”。
- 杜甫（712—770），字子美，后人称“诗圣”。他的诗记录了安史之乱前后的社会面貌，因此被称为“诗史”。
- 代表作“三吏”“三别”写的是什么？写战乱给百姓带来的苦难。
- 沉郁顿挫是杜诗的主要风格，指情感深沉、节奏起伏。

## 五、鉴赏提示
- 意象是寄托了诗人主观情感的客观物象。比如“柳”与“留”谐音，常用来表示惜别。
- 意境：由若干意象组合而成的艺术境界
- 答题时不要只贴标签，先翻译诗句，再说手法，最后谈情感。
`,
    hetong: `
民法学 第六讲 合同的订立与效力

一、合同的概念
- 合同是民事主体之间设立、变更、终止民事法律关系的协议（《民法典》第464条）。
- 婚姻、收养、监护等有关身份关系的协议，首先适用有关该身份关系的法律规定。

二、合同的订立
1. 要约
- 要约是希望与他人订立合同的意思表示。
- 构成要件：①内容具体确定；②表明经受要约人承诺，要约人即受该意思表示约束。
- 注意区分要约邀请：拍卖公告、招标公告、招股说明书、商品价目表一般都是要约邀请。
- 思考：超市货架上标了价的牛奶算什么？通说认为是要约。
2. 承诺
- 承诺：受要约人同意要约的意思表示
- 承诺生效时合同成立，但法律另有规定或者当事人另有约定的除外。
- 对要约内容作出实质性变更的，不是承诺，而是新要约。

三、合同的效力
（一）有效要件：行为人具有相应的民事行为能力；意思表示真实；不违反法律、行政法规的强制性规定，不违背公序良俗。
（二）可撤销合同：重大误解、欺诈、胁迫、显失公平。撤销权一般自知道或者应当知道撤销事由之日起一年内行使，重大误解的为九十日。
（三）效力待定：限制民事行为能力人订立的、与其年龄智力不相适应的合同，须经法定代理人追认。八周岁以上的未成年人为限制民事行为能力人。

四、违约责任
- 承担方式：继续履行、采取补救措施、赔偿损失、支付违约金、定金罚则
- 定金的数额不得超过主合同标的额的百分之二十。
- 不可抗力是指不能预见、不能避免且不能克服的客观情况。因不可抗力不能履行合同的，根据影响部分或者全部免除责任。
- “定金”和“订金”一字之差，后果完全不同，考试常考！
`,
    shenjing: `
# 机器学习导论 第4讲：神经网络

## 1 从神经元说起
- 人工神经元：对输入加权求和，再经过激活函数得到输出
- 感知机由罗森布拉特于1958年提出，是最简单的前馈神经网络
- 局限：单层感知机只能处理线性可分的问题，连“异或”都解决不了（Minsky 和 Papert, 1969）

## 2 激活函数
- 激活函数的作用是给网络引入非线性。没有它会怎样？再多层叠起来也还是一个线性变换。
- Sigmoid：输出在0到1之间，两端容易饱和，会导致梯度消失
- ReLU：输入大于0时原样输出，否则输出0；计算简单，目前最常用

## 3 训练
- 损失函数用来衡量预测值与真实值之间的差距。
- 梯度下降：沿着损失函数梯度的反方向更新参数
- 学习率太大容易震荡，太小收敛很慢
- 反向传播算法利用链式法则，从输出层到输入层逐层计算梯度。

## 4 过拟合
过拟合是指模型在训练集上表现很好，而在测试集上表现很差的现象。打个比方，就像学生把习题答案背了下来，换一道题就不会做了。

常见对策：
- 增加训练数据（或数据增强）
- 正则化：在损失函数中加入对参数大小的惩罚项
- Dropout：训练时随机丢弃一部分神经元
- 早停

## 5 卷积神经网络
- 主要用于图像处理
- 卷积层提取局部特征，池化层降低特征图的尺寸，最后由全连接层给出分类结果
- 卷积核在整张图上共享参数，所以参数量比全连接网络少得多
- 2012年，AlexNet在ImageNet竞赛中夺冠，掀起了深度学习的热潮

作业：用PyTorch实现一个两层网络，在MNIST手写数字数据集上测试准确率。
`,
    heliu: `
高中地理选择性必修一 复习笔记

第四章 河流与地貌

一、河流的水文特征
- 流量：单位时间内通过河流某一断面的水量
- 汛期：河流水位明显上涨的时期，我国东部河流的汛期主要在夏秋季
- 含沙量：黄河为什么这么高？因为中游流经黄土高原，土质疏松，植被稀少，夏季又多暴雨
- 凌汛：低纬流向高纬的河段，在初冬和初春容易因冰凌阻塞而发生，比如黄河的宁夏段、内蒙古段和山东段

二、河流的补给
1. 雨水补给——最主要的类型，东部季风区
2. 季节性积雪融水——东北地区，形成春汛
3. 冰川融水——西北地区，流量随气温变化
4. 地下水补给——最稳定

三、流水地貌
1. 侵蚀地貌
河流侵蚀分为下蚀、侧蚀和溯源侵蚀。上游以下蚀为主，常形成V形谷。
2. 堆积地貌
- 冲积扇：河流流出山口时，流速减慢，泥沙堆积形成的扇状地貌
- 河漫滩平原：位于中下游，由凸岸堆积的泥沙不断扩大而成
- 三角洲是河流入海口处由泥沙堆积形成的地貌，多呈三角形，如长江三角洲、尼罗河三角洲
- 凹岸侵蚀、凸岸堆积（易错！港口建在凹岸）
- 牛轭湖：曲流裁弯取直后，被废弃的河道形成的湖泊

四、河流与人类
- 都江堰：公元前256年前后，秦国蜀郡太守李冰主持修建，由鱼嘴、飞沙堰、宝瓶口三部分组成，至今仍在发挥作用
- 三峡工程的效益有防洪、发电、航运等，其中最主要的是防洪
- 分水岭是相邻两个流域之间的山岭或高地，秦岭就是长江水系与黄河水系的分水岭
`,
    lengzhan: `
冷战这章的总结（自己整理的，可能有错）

冷战其实就是二战结束以后，美国和苏联两个超级大国除了直接打仗之外啥都对着干，政治、经济、军事、科技全方位对抗。时间大概是1947年到1991年。

为啥会冷战呢？老师讲了两点，一个是社会制度和意识形态不一样，一个是国家利益冲突。二战时候大家有共同的敌人，法西斯一倒，矛盾就出来了。1946年丘吉尔跑到美国富尔顿发表了“铁幕演说”，算是冷战的序幕。1947年3月杜鲁门主义出台，标志冷战正式开始，这个必考！杜鲁门主义就是美国要“遏制共产主义”，说白了就是哪里都要管。

然后是马歇尔计划，它是美国援助西欧恢复经济的计划，表面上是做好事，实际也是为了控制西欧。军事上美国1949年拉了12个国家成立北约，苏联1955年也搞了个华约，两极格局就这么行成了。

几个热点：
1. 柏林危机，德国分裂成两个国家，1961年修了柏林墙
2. 朝鲜战争1950到1953
3. 古巴导弹危机，1962年，这是最接近核战争的一次，最后赫鲁晓夫撤了导弹，肯尼迪答应不打古巴
4. 越南战争，美国陷进去好多年，国内反战反得厉害

我一直搞混“冷战”和“热战”，后来想明白了，朝鲜和越南属于冷战里的局部热战，因为美苏没有直接开打。

70年代出现了缓和，不过苏联1979年入侵阿富汗以后又紧张了。80年代戈尔巴乔夫上台搞改革，经济没搞好，政治也乱了。1989年柏林墙倒了，1990年两德统一，1991年12月苏联解体，两极格局结束。现在世界是“一超多强”，朝多极化方向发展。
`,
    shengtai: `
生态系统小结 高二（3）班 陈雨桐

先说定义，生态系统是指在一定空间内，由生物群落与它的非生物环境相互作用而形成的统一整体。最大的生态系统是生物圈。

组成成分有四个：非生物的物质和能量、生产者、消费者、分解者。生产者主要是绿色植物，也包括硝化细菌这种化能合成的，属于自养型，是整个系统的基石。消费者就是各种动物，不过要注意菟丝子虽然是植物但它是寄生的，也算消费者，我上次就错在这儿。分解者主要是腐生细菌和真菌，能把动植物遗体里的有机物分解成无机物。蚯蚓呢？蚯蚓吃腐烂的叶子，所以是分解者。

营养结构就是食物链和食物网。食物链从生产者开始，比如草→兔→狐，草是第一营养级，兔是第二营养级。许多食物链彼此交错连成的复杂营养关系叫食物网。食物网越复杂，生态系统低抗外界干扰的能力就越强。

能量流动的特点是单向流动、逐级递减。相邻两个营养级之间的传递效率大约是10%到20%，所以食物链一般不超过五个营养级。为什么不能循环呢？因为能量最后都以热能的形式散失了，没法再利用。物质就不一样，碳、氮这些元素可以在生物群落和无机环境之间反复循环。碳在生物群落和无机环境之间主要以二氧化碳的形式循环。

信息传递分三种，物理信息（萤火虫发光）、化学信息（昆虫的性外激素）、行为信息（孔雀开屏）。

最后是稳定性。抵抗力稳定性是生态系统抵抗外界干扰并使自身的结构与功能保持原状的能力。恢复力稳定性是受到破坏以后恢复原状的能力。一般来说这两个是相反的，热带雨林抵抗力强但是毁了很难恢复，草原就正好反过来。
`,
    qingtong: `
青铜

青铜是铜与锡、铅等元素组成的合金，因其锈蚀后表面多呈青绿色而得名。与纯铜相比，青铜的熔点较低，硬度较高，铸造性能良好。纯铜的熔点为1083℃，加入25%的锡以后，熔点可以降到800℃左右。

目前所知最早的青铜制品出现在公元前四千纪的西亚两河流域。中国境内发现的年代较早的青铜器，是甘肃东乡林家遗址出土的一件铜刀，属于马家窑文化，距今约五千年。商周时期是中国青铜文化的鼎盛阶段。1939年出土于河南安阳的后母戊鼎重达832.84千克，是已知最重的中国古代青铜器。

中国古代铸造青铜器主要采用范铸法。范铸法又称模铸法，即先用陶土制成模型，再在模型外敷泥翻制成外范，然后将内外范之间的空隙用铜液灌满，冷却以后去范取器。春秋时期出现了失蜡法，这种方法以蜂蜡做成器物的模型，外面用泥料包裹，加热使蜡熔化流出，形成空腔，再浇入铜液。河南淅川下寺楚墓出土的云纹铜禁便是用失蜡法铸成的。

《周礼·考工记》中记载了“六齐”，即六种不同用途的青铜器所用的铜锡配比，例如“六分其金而锡居一，谓之钟鼎之齐”。这是世界上已知最早的关于合金成分的记载。

青铜器按用途可分为礼器、乐器、兵器、工具和车马器等。鼎原本是煮肉的炊具，后来成为象征身份等级的礼器；据文献记载，天子用九鼎，诸侯用七鼎，卿大夫用五鼎。铸刻在青铜器上的文字称为金文，又叫钟鼎文，是研究商周历史的重要史料。随着冶铁技术的成熟，青铜兵器和工具在战国以后逐渐为铁器所取代。
`,
    xinzang: `
心脏

心脏是脊椎动物循环系统的动力器官，通过有节律的收缩与舒张推动血液在血管内流动。人的心脏位于胸腔中部偏左下方，两肺之间，大小与本人的拳头相近，成年人的心脏重约300克。

心脏内部被隔成四个腔：左心房、左心室、右心房和右心室。左右两侧互不相通，同侧的心房与心室之间有房室瓣，心室与动脉之间有动脉瓣。瓣膜只能朝一个方向开放，从而保证血液不会倒流。心壁主要由心肌构成，其中左心室的壁最厚，因为它要把血液输送到全身。

血液循环分为体循环和肺循环两条途径。体循环是指血液由左心室进入主动脉，流经全身各级动脉、毛细血管网和各级静脉，最后汇入上、下腔静脉，流回右心房的循环。肺循环则从右心室开始，血液经肺动脉到达肺部，在那里与肺泡进行气体交换，由静脉血变成动脉血，再经肺静脉流回左心房。最早正确阐明血液循环的是英国医生哈维，他在1628年发表了《心血运动论》。

心脏能够自动地、有节律地跳动，是因为它具有特殊的传导系统。窦房结位于右心房壁内，是心脏的正常起搏点。它发出的冲动经房室结、房室束和浦肯野纤维传到心室肌，引起心脏收缩。心脏每分钟跳动的次数称为心率，健康成年人安静时的心率为每分钟60至100次。心率超过100次称为心动过速，低于60次称为心动过缓。每次心跳，一侧心室射出的血量称为每搏输出量。

供应心脏本身营养的血管是冠状动脉。冠状动脉因粥样硬化而狭窄或阻塞时，会造成心肌缺血，这类疾病统称冠心病。1967年，南非医生巴纳德完成了世界上第一例人类心脏移植手术，患者术后存活了18天。
`,
    tongzhang: `
通货膨胀

通货膨胀简称通胀，是指一个经济体在一段时期内物价水平持续、普遍上涨的现象。个别商品的价格上升，或者物价的短暂波动，都不能算作通货膨胀。与之相反，物价水平持续下跌的现象称为通货紧缩。

衡量通货膨胀最常用的指标是居民消费价格指数（CPI），它反映的是居民家庭购买的消费品和服务的价格变动情况。此外还有工业生产者出厂价格指数（PPI）以及国内生产总值平减指数。在中国，居民消费价格指数由国家统计局按月公布。

关于通货膨胀的成因，经济学界有不同的看法。货币主义学派的代表人物弗里德曼认为，“通货膨胀无论何时何地都是一种货币现象”，其根源在于货币供应量的增长快于产出的增长。凯恩斯学派则更重视总需求的作用：当总需求超过了经济的生产能力，就会出现需求拉动型通货膨胀。由工资、原材料等成本上升引起的物价上涨，叫做成本推动型通货膨胀。20世纪70年代的两次石油危机使西方国家陷入了滞胀，即经济停滞与通货膨胀并存的局面。

恶性通货膨胀是一种失去控制的通货膨胀，美国经济学家卡根把它界定为每月物价上涨超过50%。1923年的德国、1948年前后国民党统治下的中国和2008年的津巴布韦都是典型的例子。国民政府在1948年8月发行金圆券，不到一年就形同废纸。

温和的通货膨胀是否有害？多数学者认为，2%左右的通胀率有利于经济运行，因为它可以避免通货紧缩，也给中央银行留下了调节利率的余地。描述失业率与通货膨胀率之间此消彼长关系的曲线称为菲利普斯曲线，它得名于1958年发表相关论文的新西兰经济学家菲利普斯。
`,
  },
  ja: {
    ishinFourth: `
明治維新と近代国家の成立

1867年10月、15代将軍徳川慶喜は政権を朝廷に返上した。これを大政奉還という。しかし、薩摩藩や長州藩を中心とする倒幕派は、同年12月に王政復古の大号令を発し、天皇を中心とする新政府の樹立を宣言した。これに不満をもつ旧幕府軍は、翌年1月に京都の近郊で新政府軍と衝突したが、敗れた(鳥羽・伏見の戦い)。以後、1869年5月に箱館の五稜郭が陥落するまで続いた一連の戦いを戊辰戦争とよぶ。

新政府は1868年3月、五箇条の誓文を公布して、公議世論の尊重や開国和親などの基本方針を示した。ついで1869年には、諸藩の藩主に土地と人民を天皇に返させる版籍奉還を実施した。だが、旧藩主はそのまま知藩事に任命されたため、実態はほとんど変わらなかった。そこで政府は1871年、藩を廃止して府県を置き、中央から府知事・県令を派遣する廃藩置県を断行した。これによって、日本は初めて中央集権国家としての体制を整えることになった。

財政の安定も急務であった。政府は1873年に地租改正条例を公布し、土地所有者に地価の3%を現金で納めさせることにした。では、農民の負担は軽くなったのだろうか。実際には江戸時代の年貢と変わらない重さであり、各地で地租改正反対一揆がおこった。1877年、政府は税率を2.5%に引き下げている。
`,
    shinto: `
浸透と細胞

半透膜とは、水などの小さな分子は通すが、ショ糖のような大きな分子は通さない膜のことである。濃度の異なる2つの水溶液を半透膜で仕切ると、水は濃度の低い側から高い側へ移動する。この現象を浸透といい、このとき半透膜にはたらく圧力を浸透圧という。浸透圧は溶液の濃度が高いほど大きくなる。

細胞膜も半透膜に近い性質をもっている。赤血球を蒸留水に入れるとどうなるだろうか。細胞内のほうが濃度が高いため、水が次々と流れ込み、赤血球はふくらんでついには破裂する。これを溶血という。反対に、濃い食塩水に入れると、水が外へ出て赤血球は縮む。細胞に入れても見かけ上の水の出入りが起こらない溶液を等張液とよび、ヒトの場合は約0.9%の食塩水がこれにあたる。この食塩水は生理食塩水として医療の現場でも使われている。

一方、植物細胞は細胞膜の外側に細胞壁をもつ。細胞壁はセルロースを主成分とするじょうぶな構造で、水や溶質を自由に通す。植物細胞を高張液に浸すと、細胞膜が細胞壁から離れる。これを原形質分離という。逆に低張液に浸した場合は、細胞が水を吸って膨らもうとし、細胞壁を内側から押し広げる力が生じる。この力は膨圧とよばれ、草本の茎が直立していられるのは膨圧のおかげである。
`,
    juyo: `
需要と供給

市場経済では、商品の価格は需要と供給の関係によって決まる。需要とは、消費者がある価格で買おうとする量のことであり、供給とは、生産者がある価格で売ろうとする量のことである。ふつう、価格が上がれば需要量は減り、供給量は増える。この関係をグラフに表したものが需要曲線と供給曲線であり、前者は右下がり、後者は右上がりになる。

2つの曲線が交わる点では、需要量と供給量が一致する。このときの価格を均衡価格という。価格が均衡価格より高いと、売れ残り(超過供給)が生じて価格は下がり、逆に低いと品不足(超過需要)が生じて価格は上がる。このように、価格の変動を通じて需要と供給がおのずと調整されるはたらきを、価格の自動調節機能という。イギリスの経済学者アダム・スミスは、『国富論』(1776年)のなかでこれを「見えざる手」にたとえた。

しかし、市場がいつもうまくはたらくとはかぎらない。たとえば、少数の企業が市場を支配する寡占の状態では、価格競争が弱まり、有力な企業が決めた価格に他の企業が追随することがある。こうした価格を管理価格とよぶ。また、公害のように、ある経済主体の活動が市場を通さずに他者に不利益を与えることを外部不経済という。道路や公園などの公共財も、利益が出にくいため民間企業にまかせておくと十分に供給されない。これらはまとめて市場の失敗とよばれ、政府が介入する根拠となっている。
`,
    database: `
# 第5回 データベース入門 講義ノート

## 1. データベースとは
- データベース:一定の規則に従って整理・蓄積されたデータの集まり
- DBMS(データベース管理システム):データの登録・検索・更新などを一括して管理するソフトウェア
  - 例:MySQL、PostgreSQL、Oracle

## 2. 関係モデル
- 1970年にIBMのコッドが提唱
- データを行と列からなる表(テーブル)で表す
- 行=レコード(タプル)、列=フィールド(属性)

主キーとは、表の中で1つの行を一意に識別するための列(または列の組)である。学生表なら学籍番号が適当。氏名は同姓同名がありうるので不可。
外部キーとは、他の表の主キーを参照する列をいう。

## 3. 関係演算
- 選択:条件に合う行を取り出す
- 射影:必要な列だけを取り出す
- 結合:共通の列をもとに複数の表を1つにまとめる

## 4. 正規化
正規化とは、データの重複や矛盾をなくすために表を適切に分割することである。
- 第1正規形:繰り返しの項目がない
- 第2正規形:主キーの一部だけに従属する項目がない
- 第3正規形:主キー以外の項目に従属する項目がない
※試験では第3正規形まで出します。

## 5. トランザクション
一連の処理をひとまとまりとして扱う単位をトランザクションという。銀行の振込を考えてみよう。引き落としだけ成功して入金が失敗したら困る。すべて成功した場合に処理を確定することをコミット、途中で失敗した場合に元の状態に戻すことをロールバックとよぶ。
`,
    jishinFourth: `
地学基礎 プリント⑧ 地震

■ 地震の発生
・地震:地下の岩盤に力が加わり、急激に破壊されて生じる大地の揺れ
・震源:地震が発生した地下の場所
・震央:震源の真上の地表の点
・断層:岩盤が割れてずれ動いたもの。最近数十万年以内に活動し、今後も活動する可能性があるものを活断層という

■ 地震波
P波は縦波で、固体・液体・気体のいずれも伝わる(速さ5〜7km/s)。S波は横波で、固体だけを伝わる(3〜4km/s)。P波による最初の小さな揺れを初期微動、S波による大きな揺れを主要動という。P波が到着してからS波が到着するまでの時間が初期微動継続時間であり、震源からの距離に比例する。
→ 大森公式 D=kT

■ 震度とマグニチュード
・震度 ある地点での揺れの強さ。日本では0〜7の10階級(5と6に弱・強がある)
・マグニチュード 地震そのものの規模。1増えるとエネルギーは約32倍、2増えると1000倍
※混同しやすいので注意!

■ 日本付近の地震
日本列島は4枚のプレートの境界に位置する。海溝沿いでは、沈み込む海洋プレートに引きずられた大陸プレートの先端がはね返ることで巨大地震が起こる。2011年の東北地方太平洋沖地震(M9.0)がその例である。このとき海底の地形が大きく変動すると津波が発生する。
一方、1995年の兵庫県南部地震は、内陸の活断層による直下型地震であった。

■ 緊急地震速報
震源に近い観測点でP波をとらえ、S波が到着する前に強い揺れを知らせるしくみ。なぜ震源の近くでは間に合わないことがあるのか、考えてみよう。
`,
    ensan: `
化学基礎 酸と塩基まとめ(授業ノート)

【定義】
◎アレニウスの定義
 酸…水に溶けて水素イオンH+を生じる物質
 塩基…水に溶けて水酸化物イオンOH-を生じる物質
◎ブレンステッド・ローリーの定義
 酸…相手に水素イオンを与える物質
 塩基…相手から水素イオンを受け取る物質
アンモニアNH3はOH-をもたないのに、なぜ塩基なのか?→水からH+を受け取り、結果としてOH-が生じるから。

【価数と強弱】
・酸の価数とは、酸1分子から生じることのできるH+の数である。塩酸は1価、硫酸は2価、リン酸は3価。
・電離度:溶かした電解質のうち電離しているものの割合。記号はα
・強酸は水溶液中でほぼ完全に電離する酸。塩酸、硝酸、硫酸の3つは必ず覚える
・弱酸は一部しか電離しない酸。酢酸や炭酸など
価数と強弱は関係ない。リン酸は3価だが強酸ではない。

【pH】
水素イオン濃度の大小を表す数値をpH(水素イオン指数)という。25℃では、pH=7が中性、7より小さいと酸性、大きいと塩基性。pHが1小さくなると、水素イオン濃度は10倍になる。

【中和】
酸と塩基が反応して互いの性質を打ち消し合うことを中和という。このとき、水とともに生じる物質が塩(えん)である。
中和滴定では、濃度のわかっている標準溶液をビュレットから滴下し、指示薬の色の変化で中和点を知る。フェノールフタレインは変色域が塩基性側(pH8.0〜9.8)にあるので、弱酸と強塩基の滴定に用いる。
`,
    gakushu: `
心理学概論 第9回 学習

1.学習とは
心理学でいう学習とは、経験によって生じる比較的永続的な行動の変化を指す。勉強だけのことではない。疲労や薬物による一時的な変化は含まない。

2.古典的条件づけ
・ロシアの生理学者パブロフ(1849〜1936)が犬の唾液の研究から発見
・無条件刺激(餌)→無条件反応(唾液)
・ベルの音と餌を繰り返し対にして与える=強化
・やがてベルの音(条件刺激)だけで唾液が出るようになる(条件反応)
消去:条件刺激だけを提示し続けると、条件反応がしだいに弱まること
般化:条件刺激と似た刺激に対しても反応が起こること
ワトソンは、生後11か月のアルバート坊やに白ネズミへの恐怖を条件づけた。今なら倫理的に許されない実験である。

3.オペラント条件づけ
・ソーンダイクの問題箱 → 試行錯誤、効果の法則
・スキナーがレバーのついた箱(スキナー箱)でネズミを使って研究
オペラント条件づけとは、自発的な行動の結果に応じて、その行動の頻度が変化する学習のことである。行動のあとに報酬を与えて頻度を高めることを正の強化、不快な刺激を取り除いて頻度を高めることを負の強化という。「負の強化」は罰とは違うので注意。罰は行動を減らす。

4.社会的学習
バンデューラは、大人が人形に乱暴する場面を見た子どもが、同じように人形を攻撃することを示した(1961年)。このように、他者の行動を観察するだけで成立する学習を観察学習(モデリング)とよぶ。

課題:日常生活から般化の例を2つ挙げ、次回までに提出。
`,
    meneki: `
免疫のまとめ(生物基礎 テスト範囲)

免疫って、要するに体に入ってきた病原体とかの異物をやっつけるしくみのこと。大きく分けて自然免疫と獲得免疫の2つがある。

まず自然免疫。これは生まれつき持ってるやつで、相手が何でもとりあえず攻撃する。皮膚や粘膜で侵入を防ぐのが最初のバリアで、それを突破されたら好中球とかマクロファージが異物を食べる。これを食作用っていう。先生は「マクロファージは大食細胞とも言うよ」って言ってた。

次に獲得免疫(適応免疫)。こっちは相手を見分けて攻撃するから時間がかかるけど強力。樹状細胞が異物を食べて、その一部をヘルパーT細胞に見せる。これが抗原提示。ヘルパーT細胞はB細胞を活性化して、B細胞は形質細胞になって抗体を作る。抗体は免疫グロブリンというタンパク質で、特定の抗原にだけくっつく。この反応を抗原抗体反応という。抗体を使うほうが体液性免疫で、キラーT細胞が感染した細胞を直接こわすほうが細胞性免疫。ここごっちゃになりやすい!

一度かかった病気に二度目はかかりにくいのは、記憶細胞が残ってて、すぐに反応できるから(二次応答)。予防接種はこれを利用してて、弱めた病原体とかを注射するのがワクチンである。

あと、免疫が過剰に反応して体に不都合なことが起きるのがアレルギーで、花粉症がそう。原因になる物質はアレルゲン。HIVはヘルパーT細胞に感染して免疫を働かなくさせるから、普通なら平気な菌でも病気になってしまう。これを日和見感染とゆう。
`,
    bukkyo: `
倫理レポート 仏教について

仏教は紀元前5世紀ごろにインドでゴータマ・シッダッタ(ブッダ)が始めた宗教だ。シッダッタはシャカ族の王子で、何不自由なく暮らしていたけど、老いや病や死を見て悩み、29歳で出家したらしい。6年間苦行したけど悟れなくて、最後は菩提樹の下で瞑想して悟りを開いた。ブッダというのは「目覚めた人」という意味。

ブッダの教えの中心は四諦だと思う。四諦とは苦諦・集諦・滅諦・道諦の4つの真理のことで、簡単に言うと、人生は苦しみで、苦しみの原因は煩悩で、煩悩をなくせば苦しみもなくなり、そのためには正しい修行をすればいい、ということ。その修行の方法を八正道といって、正見とか正語とか8個ある。快楽にも苦行にもかたよらない生き方を中道という。

あと大事なのが縁起。縁起とは、すべてのものは互いに関係しあって成り立っているという考え方のことだ。普段使う「縁起がいい」とは全然意味がちがうのでびっくりした。すべては変化し続けるというのが諸行無常で、平家物語の最初にも出てくる。永遠に変わらない自分というものはない、というのが諸法無我。

ブッダの死後、仏教は上座部と大衆部に分かれ、その後に大乗仏教がでてきた。大乗仏教では、自分だけでなくみんなを救おうとする菩薩が理想とされる。日本に伝わったのはこっちで、6世紀に百済の聖明王から伝えられた。538年説と552年説があるけど、教科書だと538年のほうが多いきがする。
`,
    handotai: `
半導体(はんどうたい、英: semiconductor)は、電気をよく通す導体と、ほとんど通さない絶縁体との中間の電気抵抗率をもつ物質である。代表的なものにケイ素(シリコン)やゲルマニウムがあり、ヒ化ガリウムのような化合物半導体も知られる。金属とは異なり、温度が上がると電気抵抗が小さくなる性質をもつ。

不純物をほとんど含まない純粋な半導体を真性半導体という。これに微量の不純物を加えて電気的な性質を変化させる操作はドーピングと呼ばれる。ケイ素の結晶に、価電子を5個もつリンやヒ素を加えると、結合に使われない電子が1個余り、これが電荷の担い手(キャリア)となる。このような半導体をn型半導体という。逆に、価電子が3個のホウ素などを加えると、電子の不足した孔、すなわち正孔(ホール)が生じ、p型半導体となる。

p型とn型を接合した素子がダイオードであり、電流を一方向にだけ流す整流作用をもつ。ダイオードのうち、電流を流すと光を発するものは発光ダイオード(LED)と呼ばれ、赤﨑勇、天野浩、中村修二の3名は青色LEDの発明により2014年のノーベル物理学賞を受賞した。トランジスタは、電気信号を増幅したり、スイッチとして働いたりする素子で、1947年末にアメリカのベル研究所で発明された。多数のトランジスタや抵抗などを1枚の基板上に作り込んだものを集積回路(IC)という。
`,
    haikuFourth: `
俳句(はいく)は、五・七・五の十七音を定型とする日本の短詩である。原則として季節を表す言葉である季語を一つ詠み込み、「や」「かな」「けり」などの切れ字を用いて句に切れをつくる。定型にとらわれない自由律俳句や、季語をもたない無季俳句も存在する。

俳句の源流は、室町時代に流行した連歌にさかのぼる。連歌とは、複数の作者が五・七・五の長句と七・七の短句を交互に詠み連ねていく文芸であり、その第一句を発句という。江戸時代に入ると、滑稽味を重んじた俳諧が庶民の間に広まり、松尾芭蕉がこれを芸術の域にまで高めた。芭蕉は寛永21年(1644年)に伊賀国に生まれ、元禄2年(1689年)に門人の河合曾良を伴って奥羽・北陸を巡った。その旅をまとめた紀行文が『おくのほそ道』である。芭蕉が重んじた「さび」は、閑寂な境地のなかに見いだされる美を意味する。

江戸中期の与謝蕪村は画家としても知られ、絵画的で印象の鮮やかな句を残した。後期には小林一茶が、生活感あふれる句を約二万句詠んだ。明治時代になると、正岡子規が発句を独立させて「俳句」と呼び、事物をありのままに写し取る写生を唱えた。子規の門下からは高浜虚子と河東碧梧桐が出ており、虚子は雑誌『ホトトギス』を主宰して「花鳥諷詠」を説いた。

同じ五・七・五の形式をもつ川柳は、季語や切れ字を必要とせず、人情や世相を風刺的に詠む点で俳句と区別される。
`,
    renaissance: `
ルネサンス(仏: Renaissance)とは、14世紀から16世紀にかけて西ヨーロッパで展開された、古代ギリシア・ローマの文化を復興しようとする文化運動である。「再生」を意味するフランス語に由来し、日本では文芸復興とも訳される。イタリアのフィレンツェに始まり、やがてアルプス以北の諸国へ広がった。

ルネサンスの根本にある考え方は人文主義(ヒューマニズム)と呼ばれる。人文主義とは、古典の研究を通じて人間らしい生き方を追求しようとする思想であり、『叙情詩集』を著したペトラルカがその先駆者とされる。ダンテはトスカナ方言で『神曲』を書き、ボッカチオは『デカメロン』でペスト流行下の人間の姿を生き生きと描いた。

フィレンツェでは、金融業で富を築いたメディチ家が多くの芸術家を保護した。なぜ商人の都市で芸術が栄えたのか。東方貿易によって富が蓄積され、オスマン帝国の圧迫を逃れた学者がビザンツ帝国から移り住んだことが背景にある。美術では、遠近法が確立された。遠近法は、三次元の空間を平面の上に奥行きをもって表現する技法である。レオナルド・ダ・ヴィンチは「最後の晩餐」や「モナ・リザ」を描いたほか、解剖学や工学にも通じ、万能人の典型とみなされる。ミケランジェロの「ダヴィデ像」、ラファエロの聖母子像も名高い。

1450年ごろにはグーテンベルクが活版印刷術を実用化し、書物の普及を促した。印刷術・火薬・羅針盤は、あわせてルネサンスの三大発明と呼ばれる。
`,
  },
};
