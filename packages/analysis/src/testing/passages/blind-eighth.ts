import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** By two readers in six languages, after word lists gave definitions: chapters, lecture notes, vocabulary, summaries. */
export const blindEighthPassages: Readonly<Record<Language, Passages>> = {
  en: {
    eighthOne: `
When snow survives the summer and is buried by the next winter's fall, it slowly stops being snow. The flakes lose their points, air is squeezed out, and after a year or two the grains have become firn, a dense, granular material halfway between snow and ice. Only when the pores between the grains are sealed off, usually at a depth of fifty metres or more, do we speak of glacier ice.

Why does such a mass move at all? Part of the answer is internal deformation: under its own weight, ice creeps like very stiff honey. The rest is basal sliding, in which a thin film of meltwater allows the whole glacier to slip over its bed. Cold polar glaciers, frozen to the rock beneath them, do hardly any of the latter.

A glacier's fortunes are best understood as a budget. In the upper accumulation zone it gains more than it loses; in the lower ablation zone, melting and calving outweigh snowfall. The boundary between the two is called the equilibrium line, and its altitude is a sensitive indicator of climate. On the Rhône Glacier it has climbed by more than two hundred metres since 1980.

What the ice carries, it eventually drops. Ridges of unsorted debris left at the margins are known as moraines, while erratics (boulders transported far from their source) puzzled naturalists until Louis Agassiz argued in 1840 that much of Europe had once lain under ice. "The surface of Europe," he wrote, "was suddenly buried under a vast ocean of ice." Few believed him at first.
`,
    eighthTwo: `
# Lecture 7: Stoicism

## Where it began
- Zeno of Citium, c. 300 BC, taught in the Stoa Poikile (the "painted porch") in Athens
- Chrysippus: third head of the school, wrote 700+ works, nearly all lost
- three periods: early, middle, late (Roman) Stoa
- Don't mix up with Zeno of Elea (paradoxes!)

## Key ideas
- Logos: the rational principle that orders the universe
- Apatheia: freedom from destructive passions, not the same as modern "apathy"
- Preferred indifferents: things such as health or wealth that are worth choosing but make no difference to virtue
- Oikeiosis: the process by which a living being comes to recognise what belongs to it
- virtue is the only good; everything else is, strictly speaking, indifferent
- e.g. losing your purse: an event, not an evil

The dichotomy of control comes from the opening of the Enchiridion. Epictetus, who had been a slave, divides everything into what depends on us (judgement, desire, aversion) and what does not (body, property, reputation). We suffer, he says, because we confuse the two.

## Roman Stoics
- Seneca: Letters to Lucilius, forced to kill himself AD 65
- Epictetus wrote nothing; Arrian took notes
- Marcus Aurelius: emperor 161–180, Meditations were private
- Is it consistent for a Stoic to be so rich? (ask Seneca...)

## To do
- Read: Enchiridion 1–5 for Thursday
- Essay due: 14 November, 1500 words
- Look up: premeditatio malorum
`,
    eighthThree: `
ACOUSTICS OF ROOMS – notes from 3 March

1. Sound basics
- Frequency: number of vibrations per second, measured in hertz
- Amplitude: how far the air particles move from rest; we hear it as loudness (roughly)
- Example: concert A = 440 Hz
- Speed of sound approx. 343 m/s at 20 °C, faster in warm air, much faster in steel

2. What a room does
Sound reaching a listener consists of the direct sound, early reflections and the reverberant tail. Reflections that arrive within about 50 milliseconds are fused with the direct sound by the ear, which is why a lecturer sounds louder indoors. Later ones, if strong enough, are heard as an echo.
- Reverberation time: the time it takes for the sound level to fall by 60 decibels after the source has stopped
- Absorption coefficient: fraction of incident sound energy that a surface does not reflect (0 = perfect mirror, 1 = open window)
- Flutter echo: rapid series of repeats between two parallel hard walls. Clap in the corridor outside room 12!
- Standing waves → some bass notes boom, others vanish

3. Sabine
- Wallace Clement Sabine, Harvard, 1895: asked to fix the Fogg lecture hall
- carried seat cushions in from a theatre at night, timed the decay with a stopwatch and an organ pipe
- result: T = 0.161 V / A
- So: bigger volume, longer reverberation; more absorption, shorter
- Symphony Hall in Boston (1900) was the first concert hall designed with his formula

Reminder: bring calculators next week
Homework: problems 4, 6 and 9
Question for exam?: why do people count as absorbers
`,
    eighthFour: `
ok so this is my summary of the chapter on malaria, sorry for the mess

Basically malaria isn't caused by bad air (thats what the name means in Italian, mal aria) but by a parasite called Plasmodium. There are five species that infect humans and the nastiest is P. falciparum, it causes most of the deaths, esp. in small kids in Africa. The parasite gets into you when a female Anopheles mosquito bites you, the males only drink nectar so they're harmless.

After the bite the sporozoites travel to the liver. There they sit inside the liver cells and multiply for a week or two and you don't notice anything. Then thousands of merozoites burst out and attack the red blood cells. Every time the blood cells break open you get a fever, which is why it comes in waves (every 48 hrs with vivax, 72 with malariae). Some of them turn into gametocytes, which are the sexual form, and these get sucked up by the next mosquito and the whole thing starts over. Pretty clever for something with one cell!

Vivax has another trick: it can leave sleeping forms in the liver called hypnozoites and then you get ill again months later.

Treatment: quinine was the first drug, it comes from the bark of the cinchona tree. Then cloroquine, but resistance spread from the 1950s on. Nowdays they use artemisinin, discovered by Tu Youyou in China in 1972 (Nobel prize 2015).

Also people with one copy of the sickle cell gene are partly protected, that's why the gene is common where malaria is. Prof said this is a must-know. Bed nets treated with insecticide are still the cheapest prevention.
`,
    eighthFive: `
Vocabulary – unit 9: cathedrals and churches

nave – the long central part of a church, where the congregation stands or sits
aisle – passage running alongside the nave, separated from it by columns (the s is silent!)
transept – either of the two arms that cross the nave at right angles
apse – semicircular recess at the east end, usually behind the altar
flying buttress – external arch that carries the thrust of the vault to a pier outside the wall
clerestory – upper row of windows, above the aisle roofs; pronounced "clear-story"
gargoyle – carved waterspout in the form of a grotesque creature. If it doesn't spout water, it is strictly speaking only a grotesque.
crypt – underground chamber, often holding tombs or relics
rood screen – carved partition between nave and chancel (many were torn out after 1547)
tracery – ornamental stonework in the upper part of a Gothic window
boss – see last week's list
choir / quire – both spellings are fine
keystone – wedge-shaped stone at the top of an arch that locks the others in place

Careful: "cathedral" has nothing to do with size. The word comes from cathedra, the bishop's throne, and a cathedral is simply the church in which that throne stands. Westminster Abbey, for all its splendour, isn't one.

Don't confuse altar (table) with alter (change).

Test on Friday: spelling counts. Learn at least ten of the words above and be able to label the plan on p. 88. Who can find a flying buttress on the photo of Notre-Dame?
`,
    eighthSix: `
The Hanseatic League was a commercial and defensive confederation of merchant guilds and market towns in north-western and central Europe. Growing out of a handful of north German towns in the late twelfth century, it came to dominate Baltic trade for some three hundred years. At its height, in the decades after the Treaty of Stralsund (1370), which ended a war with Valdemar IV of Denmark, nearly two hundred settlements belonged to it in one way or another; contemporaries themselves were rarely sure of the number.

Lübeck, rebuilt by Henry the Lion in 1159, was regarded as its leading city, and it was there that the diet, or Hansetag, met at irregular intervals. Its decisions bound only those towns that chose to ratify them. The League had neither a permanent army nor a common treasury, and historians still argue whether it should be called a state, a cartel or something for which there is no modern word.

Abroad, its merchants lived in enclosed trading posts known as kontors, the four most important of which lay in London, Bruges, Bergen and Novgorod. The London kontor, the Steelyard, had its own warehouses, weigh-house and chapel. Goods were carried in the cog, a broad, single-masted ship with a flat bottom, capable of holding a hundred tons of grain, salt, herring or furs.

The decline was gradual. Ivan III closed the Novgorod kontor in 1494, Dutch shippers undercut freight rates, and the herring shoals deserted the Sound. The last diet, held in 1669, was attended by only nine towns. Hamburg, Bremen and Lübeck nevertheless kept the title of Hanseatic cities, and the first two still bear it on their number plates, as does the third.
`,
  },
  es: {
    eighthOne: `
Los glaciares y el relieve que dejan

Un glaciar es una masa de hielo que se forma por la acumulación y compactación de la nieve y que se desplaza lentamente por efecto de su propio peso. No cualquier campo nevado merece ese nombre: para que lo sea, la nieve caída en invierno debe superar, año tras año, a la que se funde en verano. La altitud a partir de la cual esto sucede se denomina límite de las nieves perpetuas y varía mucho: en los Andes ecuatoriales ronda los 5.000 metros, mientras que en Groenlandia baja casi hasta el mar.

En todo glaciar de valle se distinguen dos partes. En la zona de acumulación, situada en la cabecera, la nieve se transforma primero en neviza (una nieve granulada, todavía llena de aire) y después en hielo azul. En la zona de ablación, más abajo, domina la pérdida: el hielo se derrite, se evapora o, si llega a un lago, se desprende en forma de témpanos.

¿Cómo puede moverse algo tan rígido? Por dos motivos. El hielo sometido a gran presión se deforma como una pasta muy espesa y, además, el agua que circula por la base actúa como lubricante. Por eso los glaciares avanzan más deprisa en verano.

Al desplazarse, arrancan rocas del fondo y las arrastran. Los materiales que el glaciar deposita reciben el nombre de morrenas. Cuando el hielo desaparece, queda un valle en forma de U, muy distinto del que excavan los ríos. Louis Agassiz, que en 1840 publicó sus observaciones en los Alpes suizos, fue de los primeros en sostener que aquellas huellas probaban la existencia de una antigua edad de hielo.
`,
    eighthTwo: `
# Tema 7. La Liga Hanseática (apuntes, 14 de marzo)

## ¿Qué fue?

- Hansa: asociación de mercaderes y, más tarde, de ciudades del norte de Alemania que defendían juntas sus privilegios comerciales.
- Ojo: ¡no era un Estado! No tenía ejército permanente ni sello propio.
- Lübeck, "la reina de la Hansa", fundada de nuevo en 1159 por Enrique el León.
- Dieta (Hansetag): asamblea en la que los delegados de las ciudades tomaban decisiones comunes; la primera general se celebró en 1356.

## Las factorías

- Kontor: establecimiento permanente en una ciudad extranjera donde los mercaderes vivían, almacenaban y vendían sus mercancías.
- Los cuatro grandes: Londres (Steelyard), Brujas, Bergen, Nóvgorod.
- En Bergen los aprendices no podían casarse; preguntar a la profesora por qué.
- Ejemplo para el examen: el arenque salado de Escania.

## Barcos y productos

- Coca: barco de casco redondo, una sola vela cuadrada y gran bodega, típico del comercio báltico.
- Del este venían pieles, cera y cereales; del oeste, paños flamencos y vino.
- La sal de Luneburgo se usaba para conservar el pescado, sin el cual no se entiende la Cuaresma de media Europa.

## Decadencia

- Causas: competencia holandesa, auge de los príncipes territoriales, y (según algunos) la migración de los bancos de arenque.
- Paz de Stralsund (1370): tratado con Dinamarca que marcó el punto culminante del poder hanseático.
- 1494: Iván III cierra la factoría de Nóvgorod.
- Última dieta: 1669, con solo nueve ciudades presentes.

## Deberes

- Leer pp. 88-95 y hacer el mapa.
- Traer lápices de colores el jueves.
`,
    eighthThree: `
# Endocrinología básica: clase 3

Profesor: Dr. Ibarra. Aula 12.

## Conceptos generales

- Hormona: mensajero químico que una glándula vierte a la sangre y que actúa sobre células alejadas.
- Célula diana: la que posee receptores para una hormona determinada.
- Glándula endocrina: órgano sin conducto excretor que libera su producto directamente a la sangre. (Compárese con las exocrinas, p. ej. las salivales.)
- Recordad: la misma hormona puede tener efectos opuestos en tejidos distintos.

## Retroalimentación

La retroalimentación negativa es el mecanismo por el cual el producto final de una cadena frena su propia producción. Piensen en un termostato: cuando la habitación alcanza la temperatura fijada, se apaga la caldera. Así funciona el eje hipotálamo-hipófisis-tiroides.

- Si baja la tiroxina, la hipófisis segrega más TSH.
- Si sube, menos.
- Excepción famosa: la oxitocina durante el parto (retroalimentación positiva).

## Páncreas

- Insulina: hormona que facilita la entrada de glucosa en las células y reduce así la glucemia.
- Glucagón: hace lo contrario; estimula al hígado para que libere glucosa.
- Banting y Best, Toronto, 1921: extracto pancreático en perros. Nobel en 1923, y Best se quedó fuera.
- Islotes de Langerhans: grupos de células endocrinas dispersos por el páncreas.

## Suprarrenales

- La corteza produce cortisol y aldosterona; la médula, adrenalina.
- ¿Por qué sudan las manos antes de un examen? Lo vemos el lunes.
- Enfermedad de Addison: insuficiencia crónica de la corteza suprarrenal, con cansancio, hipotensión y piel oscurecida.

## Para la próxima clase

- Esquema del eje HHT, a mano.
- Caso clínico 4 (en el campus virtual).
`,
    eighthFour: `
resumen estoicismo (para el trabajo de filo)

A ver, los estoicos empiezan con Zenón de Citio, que era un mercader que perdió todo en un naufragio y acabó en Atenas leyendo sobre Sócrates en una librería. Daba sus clases en un pórtico pintado, la Stoa, y de ahí viene el nombre. Eso fue hacia el 300 a.C.

La idea central, si lo he entendido bien, es que hay cosas que dependen de nosotros y cosas que no. Lo que depende de nosotros son los juicios, los deseos y lo que hacemos; lo demás (la salud, el dinero, lo que piensen los otros) no lo controlamos del todo asi que no vale la pena amargarse. Esto lo dice sobre todo Epicteto, que por cierto habia sido esclavo. A mí me parece un poco facil de decir, pero bueno.

Luego está la apatheia, que NO es apatía como la entendemos hoy. La apatheia es el estado de quien no se deja arrastrar por las pasiones. O sea, no es que no sientas nada, sino que no te gobiernan. Y las pasiones, para ellos, son juicios equivocados: tengo miedo porque creo que algo es malo cuando en realidad es "indiferente". Los indiferentes son las cosas que no son ni buenas ni malas en sí mismas, como la riqueza. Aunque hay indiferentes preferibles, que ya es rizar el rizo.

También creían que el universo entero está ordenado por el logos, que es la razón divina que lo penetra todo. Por eso vivir bien = vivir conforme a la naturaleza. De esto salió el cosmopolitismo, porque si todos compartimos la razón, todos somos ciudadanos del mundo.

En Roma los famosos son Séneca, que era riquísimo (un poco hipócrita, no?), y Marco Aurelio, que escribió las Meditaciones en plena campaña militar. Me falta leer lo de Crisipo.
`,
    eighthFive: `
Vocabulario: la fuga y el contrapunto

(Lista para el control del viernes. Las marcadas con * caen seguro, dice Marta.)

sujeto* – tema principal de la fuga, que una voz expone sola al comienzo
respuesta* – imitación del sujeto en otra voz, normalmente una quinta más arriba
contrasujeto – melodía que acompaña a la respuesta y que vuelve después con cada entrada
¡No confundir con el acompañamiento de toda la vida!
exposición* – sección inicial en la que todas las voces presentan el sujeto por turno
episodio – pasaje de transición en el que no aparece el sujeto completo
estrecho (it. stretto) – entrada del sujeto en una voz antes de que la anterior haya terminado
pedal – nota larga y mantenida, casi siempre en el bajo
El ejemplo que puso en clase: la Tocata y fuga en re menor, BWV 565. ¿Es de Bach? Hay quien lo duda.

aumentación – presentación del tema con valores más largos
disminución – al revés
inversión – forma del tema en la que cada intervalo ascendente se vuelve descendente, y viceversa
canon – composición en la que una voz imita a otra con exactitud de principio a fin (Frère Jacques vale)

Observaciones
El contrapunto es el arte de combinar dos o más melodías independientes que suenan a la vez. La palabra viene de punctus contra punctum, "nota contra nota". El manual más influyente lo escribió Johann Joseph Fux en 1725, el Gradus ad Parnassum, con el que todavía estudiaron Haydn y Beethoven.
Bach dejó sin acabar El arte de la fuga; murió en 1750.
Repasar también: tonalidad, cadencia, modulación.
`,
    eighthSix: `
Malaria

La malaria, o paludismo, es una enfermedad infecciosa causada por parásitos del género Plasmodium y transmitida a los seres humanos por la picadura de hembras de mosquitos del género Anopheles. De las cinco especies que afectan al ser humano, P. falciparum es la más letal y P. vivax la más extendida fuera de África.

Historia

Durante siglos se atribuyó a los vapores de los pantanos; de ahí su nombre, del italiano mal aria («mal aire»). En 1880 el médico militar francés Alphonse Laveran observó el parásito en la sangre de un soldado en Constantina, Argelia, y en 1897 Ronald Ross, que trabajaba en la India, demostró que se desarrollaba en el estómago del mosquito. Ambos recibieron el Premio Nobel, aunque el italiano Giovanni Battista Grassi, que había descrito el ciclo completo en humanos, quedó excluido.

Ciclo biológico

El mosquito inyecta con su saliva esporozoítos, que en menos de una hora alcanzan el hígado. Allí se multiplican sin producir síntomas. Al cabo de una o dos semanas, salen a la sangre convertidos en merozoítos e invaden los glóbulos rojos; la ruptura simultánea de estos provoca los accesos de fiebre característicos, que se repiten cada 48 o 72 horas según la especie.

Tratamiento y prevención

La quinina, un alcaloide extraído de la corteza de la quina, fue durante tres siglos el único remedio eficaz. Hoy se emplean combinaciones basadas en la artemisinina, sustancia que la química china Tu Youyou aisló en 1972 a partir del ajenjo dulce. Para prevenir el contagio se recurre sobre todo a mosquiteras impregnadas de insecticida. Las personas portadoras del rasgo falciforme gozan de cierta protección, lo que explica la frecuencia de ese gen en las regiones palúdicas.
`,
  },
  fr: {
    eighthOne: `
Les enzymes sont des protéines qui accélèrent les réactions chimiques de la cellule sans être elles-mêmes consommées. Sans elles, la digestion d'un simple morceau de pain prendrait des années. Comment une molécule peut-elle accomplir un tel prodige ? En abaissant l'énergie d'activation, c'est-à-dire l'énergie qu'il faut fournir aux réactifs pour que la transformation démarre.

Chaque enzyme possède une région particulière, le site actif, dans laquelle vient se loger la molécule à transformer, que l'on nomme substrat. En 1894, le chimiste allemand Emil Fischer compara cette rencontre à celle d'une clé et d'une serrure. L'image est commode, mais trop rigide : on sait aujourd'hui que le site actif se déforme au contact du substrat. C'est ce qu'on appelle l'ajustement induit, modèle proposé par Daniel Koshland en 1958.

L'activité d'une enzyme dépend de son milieu. La température l'augmente d'abord, puis, au-delà d'un certain seuil (environ 40 °C chez l'être humain), elle provoque la dénaturation, perte irréversible de la forme tridimensionnelle de la protéine. Le pH joue un rôle comparable : la pepsine, qui travaille dans l'estomac, exige un milieu très acide, tandis que la trypsine préfère celui, légèrement basique, de l'intestin.

Certaines enzymes ont en outre besoin d'un partenaire. Les cofacteurs sont de petites molécules ou des ions métalliques indispensables à leur fonctionnement ; lorsqu'ils sont organiques, on parle de coenzymes. Beaucoup dérivent de vitamines, ce qui explique pourquoi une carence, même légère, peut perturber tout le métabolisme. Enfin, un inhibiteur compétitif est une substance qui occupe le site actif à la place du substrat et bloque ainsi la réaction : bien des médicaments n'agissent pas autrement.
`,
    eighthTwo: `
# Cours 4 – La perspective en peinture

## Avant la Renaissance
- perspective hiérarchique : la taille des personnages dépend de leur importance et non de leur éloignement
- Exemple : les Vierges de Cimabue
- Giotto (Assise, Padoue) : premiers essais de profondeur, encore intuitifs
- Attention, les Romains connaissaient déjà certains trucs (Pompéi !)

## L'invention florentine
Vers 1415, Brunelleschi réalise devant le baptistère de Florence une expérience restée célèbre : il peint l'édifice sur un petit panneau percé d'un trou, par lequel le spectateur regarde le reflet du tableau dans un miroir. Vingt ans plus tard, Alberti met la méthode par écrit dans son De pictura, où il compare le tableau à « une fenêtre ouverte » sur l'histoire.

- point de fuite : point vers lequel convergent, dans l'image, les droites perpendiculaires au plan du tableau
- ligne d'horizon : ligne située à la hauteur de l'œil du spectateur
- raccourci : déformation d'un corps ou d'un objet vu en profondeur
- Masaccio, La Trinité, 1427 : à savoir commenter !!
- Mantegna : le Christ mort (exemple de raccourci)

## Autres moyens
- perspective atmosphérique : procédé qui consiste à rendre les lointains plus clairs, plus flous et plus bleus
- sfumato = contours estompés, comme dans la fumée (Léonard)
- anamorphose : image déformée qui ne redevient lisible que d'un point de vue précis
- cf. Holbein, Les Ambassadeurs, Londres

## Pour la semaine prochaine
- lire Panofsky, p. 37 à 60
- Rappel : sortie au Louvre le 12 avril, rendez-vous à 9 h
- question à préparer : la perspective est-elle une convention ou une loi de la nature ?
`,
    eighthThree: `
L'IMPÔT – notes du 8 octobre (Mme Ferrand)

I. Qu'est-ce qu'un impôt ?
- Impôt : prélèvement obligatoire effectué par l'État sans contrepartie directe
- Taxe : somme payée à l'occasion d'un service public (ex. ordures ménagères)
- Cotisation sociale : versement qui ouvre droit à des prestations
- En pratique on mélange tout : la TVA est une « taxe » qui n'en est pas une

II. Impôts directs et indirects
Un impôt est dit direct lorsque celui qui le verse au Trésor est aussi celui qui le supporte. Dans le cas contraire, le commerçant encaisse l'impôt et le reverse, mais c'est le client qui paie. La taxe sur la valeur ajoutée, inventée par Maurice Lauré en 1954, rapporte aujourd'hui à elle seule près de la moitié des recettes fiscales de l'État.
- Assiette : base sur laquelle l'impôt est calculé
- Taux marginal : taux appliqué à la dernière tranche du revenu. Erreur classique : croire qu'il frappe tout le revenu !
- Contribuable : personne tenue de payer l'impôt
- Progressif ≠ proportionnel
- Exemple au tableau : 30 000 € pour une personne seule, combien ?

III. Un peu d'histoire
- gabelle : impôt royal sur le sel, supprimé en 1790
- dîme : dixième partie des récoltes, due à l'Église
- Joseph Caillaux : impôt sur le revenu, loi du 15 juillet 1914
- prélèvement à la source depuis 2019

IV. Fraude et évasion
La fraude fiscale désigne le fait de se soustraire illégalement à l'impôt, alors que l'optimisation utilise, elle, les failles de la loi. La frontière est parfois mince... Débat en classe : faut-il taxer les robots ?

Contrôle : vendredi 18
Apporter : calculatrice, fiche de paie fictive
`,
    eighthFour: `
Fiche perso – le foie (chap 6)

Bon alors le foie c'est la plus grosse glande du corps, environ 1,5 kg chez l'adulte, et il est à droite sous le diaphragme. On croit toujours qu'il sert juste à « éliminer l'alcool » mais en fait il fait des centaines de trucs, le prof a dit plus de 500 fonctions.

D'abord il fabrique la bile, un liquide jaune-vert qui aide à digérer les graisses. Elle est stockée dans la vésicule biliaire et lâchée dans le duodénum quand on mange (surtout si c'est gras). Ensuite il gère le sucre : après le repas il transforme le glucose en glycogène, qui est une forme de réserve, et entre les repas il fait l'inverse. C'est Claude Bernard qui a découvert ça en 1848, avec ses chiens...

Le sang arrive par deux entrées, ça c'est bizarre : l'artère hépatique apporte l'oxygène, et la veine porte amène le sang chargé de nutriments depuis l'intestin. Les cellules du foie s'appellent les hépatocytes. Elles transforment aussi l'ammoniac, qui est toxique, en urée que les reins évacuent après.

Les maladies : l'hépatite c'est une inflamation du foie, souvent à cause d'un virus (A, B, C, D ou E). La cirrhose, c'est quand le tissu normal est remplacé par des cicatrices, et là c'est irréversible. Quand la bilirubine s'accumule dans le sang on devient jaune, on appelle ça un ictère ou jaunisse.

Truc incroyable : le foie se régénère ! Si on en enlève les deux tiers il repousse en quelques semaines. Les Grecs le savaient peut-être déjà, cf. Prométhée et son aigle. Est-ce qu'ils l'avaient observé ? personne sait trop.

À revoir : schéma p. 112, et la différence entre veine porte et veine hépatique que je confonds tout le temps
`,
    eighthFive: `
Vocabulaire : la navigation fluviale et les canaux

une écluse : ouvrage qui permet aux bateaux de passer d'un niveau d'eau à un autre
un sas : bassin compris entre les deux portes de l'écluse
un bief : portion de canal située entre deux écluses
un chemin de halage : chemin le long de la rive, d'où hommes ou chevaux tiraient les bateaux
une péniche : bateau à fond plat pour le transport des marchandises (38,50 m au gabarit Freycinet)
un pont-canal : pont qui porte un canal au-dessus d'une rivière ou d'une vallée. Le plus connu : Briare, 1896
l'étiage : niveau le plus bas d'un cours d'eau
un batelier, une batelière – on dit aussi « marinier »
le tirant d'eau – hauteur de la partie immergée d'un bateau (à ne pas confondre avec le tirant d'air !)
un éclusier : celui qui manœuvre l'écluse ; le métier disparaît avec l'automatisation
amont / aval : vers la source / vers l'embouchure
draguer : enlever la vase du fond. Attention au sens familier, évitez-le à l'oral...
crue : voir la leçon sur les inondations

Remarque : « canal » fait « canaux » au pluriel, mais « chenal » aussi fait « chenaux » ; en revanche on écrit « des carnavals ».

Le canal du Midi, creusé de 1666 à 1681 sous la direction de Pierre-Paul Riquet, relie Toulouse à la Méditerranée. Son problème était l'alimentation en eau du seuil de Naurouze, point le plus haut du parcours. Riquet eut l'idée de capter les ruisseaux de la Montagne Noire et mourut sept mois avant l'inauguration.

Interro mardi : dix mots avec l'article. Faites aussi l'exercice 3 (trouvez l'intrus).
`,
    eighthSix: `
Le stoppage involontaire d'une pierre venue de l'espace dans un champ normand changea l'histoire des sciences. Le 26 avril 1803, près de trois mille fragments s'abattirent sur L'Aigle, dans l'Orne ; l'enquête qu'y mena Jean-Baptiste Biot convainquit enfin l'Académie que des roches pouvaient tomber du ciel, ce que Lavoisier lui-même avait nié trente ans plus tôt.

Une météorite est un corps solide d'origine extraterrestre qui a survécu à la traversée de l'atmosphère et atteint le sol. Il ne faut la confondre ni avec le météore, phénomène lumineux que produit l'échauffement de l'air, ni avec le météoroïde, nom donné à l'objet tant qu'il circule dans l'espace. Les plus brillants des météores sont appelés bolides.

On distingue traditionnellement trois groupes. Les météorites pierreuses, de loin les plus fréquentes (environ 94 % des chutes), comprennent les chondrites, ainsi nommées parce qu'elles renferment des chondres, petites sphères de silicates formées il y a plus de 4,5 milliards d'années. Les météorites de fer, ou sidérites, proviennent du noyau d'astéroïdes différenciés ; sciées puis attaquées à l'acide, elles révèlent des bandes entrecroisées, les figures de Widmanstätten. Quant aux pallasites, elles associent métal et cristaux d'olivine.

La plupart viennent de la ceinture d'astéroïdes, située entre Mars et Jupiter, mais quelques-unes ont été arrachées à la Lune ou à Mars par de grands impacts. L'Antarctique est devenu le principal terrain de collecte : la glace conserve les pierres, les concentre au pied des montagnes et les rend visibles. La plus lourde connue, Hoba, découverte en Namibie en 1920, pèse une soixantaine de tonnes et n'a jamais été déplacée.
`,
  },
  de: {
    eighthOne: `
Wer zum ersten Mal vor einer modernen Windkraftanlage steht, staunt meist über ihre Größe. Dabei ist das Prinzip alt: Bewegte Luft drückt nicht einfach gegen die Flügel, sondern umströmt sie wie die Tragfläche eines Flugzeugs. Auf der gewölbten Seite entsteht ein Unterdruck, und die daraus folgende Auftriebskraft versetzt den Rotor in Drehung.

Der Rotor besteht aus der Nabe und meist drei Rotorblättern, die aus glasfaserverstärktem Kunststoff gefertigt werden. Hinter ihm sitzt die Gondel, das drehbare Maschinenhaus auf der Spitze des Turms. Sie enthält unter anderem das Getriebe, das die langsame Drehung des Rotors in eine schnelle übersetzt, und den Generator, in dem Bewegungsenergie in elektrische Energie umgewandelt wird. Einige Hersteller verzichten allerdings auf das Getriebe, weil es als störanfällig gilt.

Wie viel Energie lässt sich dem Wind überhaupt entziehen? Der Physiker Albert Betz zeigte 1919, dass es höchstens 59,3 Prozent sind; würde man mehr entnehmen, staute sich die Luft hinter der Anlage. Dieser Grenzwert heißt Betzsches Gesetz. Noch wichtiger als die Rotorfläche ist die Windgeschwindigkeit, denn die Leistung wächst mit ihrer dritten Potenz: Verdoppelt sich das Tempo, so verachtfacht sich der Ertrag.

Unter der Einschaltgeschwindigkeit versteht man diejenige Windgeschwindigkeit, bei der die Anlage beginnt, Strom ins Netz zu speisen (etwa 3 m/s). Bei Sturm dagegen werden die Blätter aus dem Wind gedreht. Dieses Verstellen des Blattwinkels nennt man Pitchregelung. Die Volllaststunden schließlich geben an, wie viele Stunden im Jahr eine Anlage bei voller Leistung laufen müsste, um ihren tatsächlichen Jahresertrag zu erreichen. An Land sind es rund 2000, auf See fast doppelt so viele.
`,
    eighthTwo: `
# Vorlesung 5: Der Dreißigjährige Krieg (1618–1648)

## Vorgeschichte
- Augsburger Religionsfriede 1555: »cuius regio, eius religio«
- Geistlicher Vorbehalt: Bestimmung, nach der ein geistlicher Fürst beim Übertritt zum Protestantismus sein Amt verlor
- Protestantische Union (1608) vs. Katholische Liga (1609)
- Kurfürst: Fürst, der das Recht hatte, den König mitzuwählen
- Calvinisten waren 1555 nicht mitgemeint!

## Verlauf
Am 23. Mai 1618 warfen böhmische Adlige zwei kaiserliche Statthalter und einen Schreiber aus dem Fenster der Prager Burg. Alle drei überlebten, weshalb die katholische Seite von einem Wunder sprach, die protestantische von einem Misthaufen. Der Fenstersturz gilt als Auslöser des Krieges, seine Ursachen aber liegen tiefer.

- Winterkönig: Spottname für Friedrich V. von der Pfalz, der nur einen Winter lang in Böhmen regierte
- Schlacht am Weißen Berg, 8.11.1620
- Restitutionsedikt: kaiserlicher Erlass von 1629, der die Rückgabe aller seit 1552 eingezogenen Kirchengüter verlangte
- Wallenstein: Aufstieg, Absetzung, Rückkehr, Mord in Eger (1634)
- Gustav Adolf landet 1630 in Pommern, fällt bei Lützen
- Kontribution: Geld- oder Sachabgabe, die ein Heer von der Bevölkerung erzwang (»Der Krieg ernährt den Krieg«)
- z. B. Magdeburg 1631: ca. 20 000 Tote

## Friede
Der Westfälische Friede wurde in Münster und Osnabrück ausgehandelt. Er bestätigte die Landeshoheit der Reichsstände, bezog die Reformierten ein und setzte 1624 als sogenanntes Normaljahr fest: Maßgeblich war, welche Konfession damals an einem Ort geherrscht hatte.

## Organisatorisches
- Lektüre: Grimmelshausen, Simplicissimus, Kap. 4
- Klausur: 9. Februar, Hörsaal B
- Frage zum Nachdenken: Religionskrieg oder Staatenkrieg?
`,
    eighthThree: `
MUSIKTHEORIE – DIE FUGE (Mitschrift 14.1.)

1 Begriffe
- Fuge: mehrstimmiges Stück, in dem ein Thema nacheinander in allen Stimmen erscheint und verarbeitet wird
- Dux: erster Themeneinsatz in der Grundtonart
- Comes: Beantwortung des Themas, meist auf der Oberquinte
- lat. fuga = Flucht, eine Stimme »flieht« vor der anderen
- Kontrapunkt: Kunst, mehrere selbständige Stimmen gleichzeitig zu führen (punctus contra punctum, Note gegen Note)
- nicht verwechseln mit Kanon!

2 Aufbau
Die Exposition ist der erste Abschnitt, in dem jede Stimme das Thema einmal vorträgt. Sobald die zweite Stimme einsetzt, spielt die erste weiter; bleibt dieser Gegensatz im ganzen Stück gleich, spricht man von einem obligaten Kontrapunkt. Zwischen den Durchführungen stehen Zwischenspiele, die oft modulieren und in denen das Thema gerade nicht vollständig erklingt.
- reale Beantwortung: Thema wird Ton für Ton transponiert
- tonale Beantwortung: einzelne Intervalle werden angepasst, damit die Tonart erhalten bleibt
- Bsp. an der Tafel: WTK I, c-Moll

3 Kunstgriffe
- Engführung: Einsatz einer Stimme mit dem Thema, bevor die vorige es beendet hat
- Augmentation: Vergrößerung der Notenwerte, meist auf das Doppelte
- Umkehrung: Intervalle werden gespiegelt, aus aufwärts wird abwärts
- Orgelpunkt: lang ausgehaltener Basston, über dem sich die Harmonien ändern
- Krebs kommt selten vor, den hört eh keiner

4 Bach
- Johann Sebastian Bach: 1685 Eisenach, 1750 Leipzig
- Kunst der Fuge, BWV 1080: letzte Fuge bricht ab, warum?
- Mozart lernte Bachs Fugen 1782 bei van Swieten kennen

Hausaufgabe: Thema von Nr. 2 in alle Stimmen einzeichnen
Nächstes Mal: Romantik, Kopfhörer mitbringen!
`,
    eighthFour: `
Zusammenfassung Hormone (für die Bio-Klausur, ohne Gewähr ;-))

Also Hormone sind Botenstoffe, die von Drüsen ins Blut abgegeben werden und dann irgendwo anders im Körper was auslösen. Sie wirken aber nur auf Zellen, die den passenden Rezeptor haben, das ist das Schlüssel-Schloss-Ding, das bei Herrn Kruse immer drankommt. Im Gegensatz zu Nerven ist das Ganze eher langsam, dafür hält es länger an.

Der Chef von allem ist der Hypothalamus, der sitzt im Zwischenhirn und steuert die Hypophyse (Hirnanhangdrüse). Die ist nur so groß wie ne Erbse, macht aber z.B. das Wachstumshormon und TSH. TSH sagt der Schilddrüse, dass sie Thyroxin ausschütten soll. Wenn genug davon im Blut ist, wird TSH wieder runtergefahren, sowas nennt man negative Rückkopplung. Funktioniert wie ein Thermostat bei der Heizung.

Blutzucker: nach dem Essen steigt er, dann schüttet die Bauchspeicheldrüse Insulin aus und zwar in den Langerhans-Inseln (die heißen wirklich so, nach Paul Langerhans, 1869). Insulin sorgt dafür das die Zellen Glukose aufnehmen. Der Gegenspieler ist Glukagon, das holt den Zucker wieder aus der Leber. Bei Diabetes Typ 1 zerstört das Immunsystem die Betazellen, bei Typ 2 reagieren die Zellen kaum noch auf Insulin, das heißt dann Insulinresistenz. Banting und Best haben Insulin 1921 in Toronto entdeckt, an Hunden.

Adrenalin kommt aus dem Nebennierenmark und macht einen in Sekunden startklar: Puls hoch, Pupillen weit, Verdauung aus. Cortisol ist eher für Dauerstress zuständig. Steroidhormone können durch die Zellmembran durch weil sie fettlöslich sind, Peptidhormone müssen draußen bleiben und brauchen einen second messenger. Das hab ich erst beim dritten Mal kapiert.
`,
    eighthFive: `
Wortschatz Lektion 12: Parlament und Wahlen

der Abgeordnete, -n – gewähltes Mitglied eines Parlaments (Achtung: wird dekliniert wie ein Adjektiv!)
die Fraktion, -en – Zusammenschluss von Abgeordneten derselben Partei im Parlament
die Koalition, -en – Bündnis mehrerer Parteien, die gemeinsam regieren
die Opposition – alle Parteien, die nicht an der Regierung beteiligt sind
das Mandat, -e – Auftrag, den ein Abgeordneter durch die Wahl erhält
die Sperrklausel – Mindestanteil an Stimmen, den eine Partei für den Einzug ins Parlament braucht (in Deutschland 5 %)
das Misstrauensvotum – Abstimmung, mit der das Parlament den Regierungschef stürzen kann
der Ausschuss, Ausschüsse – kleinere Gruppe von Abgeordneten, die Gesetze fachlich vorbereitet
die Enthaltung – hier: weder Ja noch Nein
abstimmen über + Akk. – siehe Grammatik S. 41
der Wahlkreis, -e – Gebiet, in dem ein Direktkandidat gewählt wird
die Diäten (nur Plural!) – Bezüge der Abgeordneten; hat nichts mit Abnehmen zu tun

Bemerkung: »Bundestag« und »Bundesrat« werden ständig verwechselt. Der Bundesrat ist die Vertretung der Länder; seine Mitglieder werden nicht vom Volk gewählt, sondern von den Landesregierungen entsandt. In der Schweiz dagegen heißt so die Regierung, in Österreich wiederum die zweite Kammer.

Merke: Man gibt seine Stimme ab, aber man hält eine Rede und bringt einen Gesetzentwurf ein.

Übung: Bilden Sie Sätze mit fünf Wörtern. Wann fand die letzte Bundestagswahl statt? Haben Sie in Ihrem Land schon einmal gewählt?
`,
    eighthSix: `
Der Buchdruck mit beweglichen Lettern gehört zu den folgenreichsten Erfindungen der europäischen Geschichte. Zwar druckte man in China schon im 8. Jahrhundert mit Holztafeln, und um 1040 formte der Handwerker Bi Sheng einzelne Schriftzeichen aus Ton; in Korea entstand 1377 mit dem Jikji das älteste erhaltene Buch, das mit Metalllettern gedruckt wurde. Doch erst Johannes Gutenberg, ein Mainzer Patriziersohn, verband um 1450 mehrere Verfahren zu einem System, das den schnellen, gleichmäßigen Druck hoher Auflagen erlaubte.

Sein Kernstück war das Handgießinstrument, eine verstellbare Gussform, mit der sich beliebig viele gleiche Lettern herstellen ließen. Als Material diente eine Legierung aus Blei, Zinn und Antimon, die rasch erstarrte und sich beim Abkühlen kaum verzog. Hinzu kamen eine zähflüssige Farbe aus Ruß und Leinölfirnis sowie die Spindelpresse, deren Vorbild vermutlich die Weinpresse war. Zwischen 1452 und 1454 entstanden etwa 180 Exemplare der zweiundvierzigzeiligen Bibel, von denen 49 erhalten sind.

Reich wurde Gutenberg nicht. Sein Geldgeber Johannes Fust verklagte ihn 1455 und führte die Werkstatt mit Peter Schöffer weiter. Als Inkunabeln oder Wiegendrucke bezeichnet man alle Drucke, die bis zum 31. Dezember 1500 erschienen; ihre Zahl wird auf rund 27 000 Titel geschätzt. Die neue Technik breitete sich über Straßburg, Venedig und Paris aus und ließ die Buchpreise sinken. Ohne Flugschriften, also kurze, billige Druckschriften zu aktuellen Streitfragen, wäre Luthers Lehre kaum so rasch bekannt geworden. War der Buchdruck deshalb die Ursache der Reformation? Die meisten Historiker antworten vorsichtiger: Er war ihre Voraussetzung. Luther selbst nannte ihn »das höchste und letzte Geschenk« Gottes.
`,
  },
  zh: {
    eighthOne: `
第四节 酶与生命活动

我们吃下的米饭,为什么嚼久了会有甜味?这是因为唾液里含有淀粉酶,它能把淀粉分解成麦芽糖。酶是由活细胞产生的、具有催化作用的有机物,其中绝大多数是蛋白质,少数是RNA。

1783年,意大利科学家斯帕兰札尼把肉块放进小巧的金属笼里,让鹰吞下去。过了一段时间,他取出笼子,发现肉块不见了。这说明胃液里有某种能够消化肉的物质——虽然当时他并不知道那是什么。直到1836年,德国的施旺才从胃液中提取出这种物质,也就是胃蛋白酶。

与无机催化剂相比,酶有三个特点。第一,高效性:同样多的过氧化氢,加入过氧化氢酶后,气泡产生得远比加入氯化铁时快。第二,专一性,即一种酶只能催化一种或一类化学反应。第三,酶的作用条件较温和,温度过高或酸碱度不合适,都会使它的空间结构遭到破坏而失去活性。

酶为什么这么"能干"呢?分子从常态转变为容易发生化学反应的活跃状态所需要的能量,称为活化能。酶并不提供能量,它只是降低了活化能,好比在山腰上开了一条隧道,车子不必再翻越山顶。

需要注意的是,低温虽然也会使酶的活性降低,但不会破坏它的结构,温度回升后活性还可以恢复。所以酶制剂通常保存在零到四摄氏度的环境里。被酶作用的物质叫做底物,酶与底物结合的部位叫做活性中心。
`,
    eighthTwo: `
# 第六讲 三十年战争(1618—1648)

## 一、背景

- 奥格斯堡和约:1555年签订的条约,确立了"教随国定"的原则。
- 教随国定:由诸侯决定其领地内臣民信仰何种宗教。
- 注意:和约只承认路德宗,加尔文宗不在其内!
- 哈布斯堡家族想干什么?(请结合上周的地图思考)

## 二、导火线

- 1618年5月23日,布拉格,掷出窗外事件。
- 三个人从二十多米高的窗户掉下去,居然都没死——天主教一方说是天使接住的,新教一方说是掉进了粪堆。
- 波希米亚贵族另选腓特烈五世为王,他只坐了一个冬天,所以外号"冬王"。

## 三、四个阶段

- 波希米亚阶段、丹麦阶段、瑞典阶段、法国阶段
- 瓦伦斯坦:为皇帝效力的雇佣军统帅,后来因被怀疑叛变而遭刺杀。
- 古斯塔夫二世:瑞典国王,1632年在吕岑会战中阵亡。
- 法国明明是天主教国家,为什么帮新教徒?黎塞留的答案是"国家利益"。
- 国家利益:把本国的安全与强盛置于宗教和道德之上的外交原则。

## 四、结果

- 威斯特伐利亚和约:1648年结束三十年战争的一系列条约,承认了诸侯的主权。
- 荷兰和瑞士的独立得到正式承认。
- 德意志人口损失:有的地区超过一半(瘟疫和饥荒杀的人比刀剑多)。
- 很多学者认为现代国际体系由此开始,但近年来也有人质疑。

## 作业

- 读教材第112至120页。
- 写一篇三百字短文:这是一场宗教战争吗?
- 下周二小测,带笔。
`,
    eighthThree: `
# 绘画基础课笔记:透视法

主讲:林老师 日期:10月8日

## 什么是透视

透视法是在平面上表现三维空间的一种绘画方法。老师打了个比方:把画框当成一扇窗户,我们隔着玻璃把外面的景物描下来。

- 视平线:与画者眼睛等高的一条水平线。
- 灭点:平行线向远处延伸时看起来会聚的那个点,也叫消失点。
- 视点:画者眼睛所在的位置。
- 小提醒:先画视平线,再画别的!

## 种类

- 一点透视:只有一个灭点,物体有一面与画面平行。例如铁轨、走廊。
- 两点透视:街角的房子最典型。
- 三点透视常用来画高楼,有仰视和俯视之分。
- 空气透视法:利用色彩的浓淡和轮廓的清晰程度来表现远近的方法。达·芬奇把它比作"空气的面纱"。

## 历史

- 布鲁内莱斯基,约1415年,在佛罗伦萨洗礼堂前做了那个有名的镜子实验。
- 阿尔伯蒂《论绘画》(1435年):第一次把透视的规则写成书。
- 马萨乔的《圣三位一体》,当时的人看了以为墙上真的凿了一个洞。
- 中国画怎么办?散点透视是指画家不固定视点、边走边看的构图方式,《清明上河图》就是这样画的。不过有学者不赞成用这个词。

## 练习

- 画自己的房间,用一点透视,A4纸。
- 同学问:人物怎么处理?——下节课讲短缩法。
- 短缩法:把朝向观者的物体或肢体画得比实际短,以造成纵深感的技法。
- 橡皮别忘了。
`,
    eighthFour: `
肝脏这一章的总结(自己写的,可能有错)

肝脏真的是个劳模。它是人体最大的内脏器官,成年人的大概有一千五百克重,在右上腹,膈的下面。书上说它有五百多种功能,我肯定背不完,就记几个重点吧。

首先是分泌胆汁。胆汁是肝细胞分泌的一种黄绿色液体,平时存在胆囊里,吃了油腻的东西才排到十二指肠去。注意啊,胆汁里没有消化酶!考试老考这个。它的作用是把脂肪打成小油滴,这个过程叫做乳化。

然后是管血糖。吃完饭血糖高了,肝脏就把葡萄糖变成肝糖原存起来;饿的时候再把它拆开放回血里。所以有人说肝脏像个银行,我觉得挺形像的。

第三是解毒。酒精先变成乙醛,再变成乙酸。脸红的人其实不是"能喝",而是缺少乙醛脱氢酶,乙醛堆在身体里了(我爸就是,以后得劝劝他)。还有氨,是蛋白质分解时产生的,有毒,肝脏把它变成尿素,再由肾排出去。

再说血管。肝脏很特别,有两套供血:肝动脉带来氧气,门静脉带来肠道吸收的营养,后者占了差不多四分之三。门静脉是把胃肠道的血液送到肝脏的静脉。

最神的是再生能力,切掉三分之二还能长回来,普罗米修斯的故事难道是真的?不过如果一直受伤,就会变成肝硬化。肝硬化是指正常肝组织被疤痕组织代替、肝脏变硬的慢性病,这个就恢复不了了。

没看懂的地方:枯否细胞到底算不算巨噬细胞?明天问老师。
`,
    eighthFive: `
词汇表:声学(期中复习用)

声波——物体振动在介质中传播而形成的机械波
频率——物体每秒钟振动的次数,单位是赫兹(Hz)
振幅——振动物体离开平衡位置的最大距离
(音调看频率,响度看振幅,这两个我总是弄反!)
音色——由泛音的多少和强弱决定的声音特色
泛音——频率为基音整数倍的声音成分
超声波——频率高于两万赫兹的声波,人耳听不见。蝙蝠、B超
次声波——频率低于二十赫兹的声波
大象用次声波聊天,据说能传好几公里。
共鸣——物体因与外来声波频率相同而发生振动的现象
回声——见课本第37页
混响——声源停止发声后,声音因多次反射而在室内继续存在的现象
分贝——表示声音强弱的单位

几点说明

声音在空气中的速度约为每秒340米,在水里快得多,在钢铁里更快。真空不能传声,所以电影里太空爆炸的巨响是骗人的。

北京天坛的回音壁为什么能传声?因为墙面光滑,声波沿着圆弧一次次反射。老师说这道题去年考过。

多普勒效应是指波源与观察者相对运动时,观察者接收到的频率发生变化的现象。救护车开过来时声音变尖,开过去后变低,就是这个道理。它以奥地利物理学家多普勒命名,他在1842年提出了这一理论,三年后有人让乐手坐在火车上吹小号来验证。

赛宾被称为建筑声学之父,1895年他受哈佛大学委托改善一间讲堂的音质,由此得出了混响时间的公式。

还没整理的:驻波、拍频、吸声系数
`,
    eighthSix: `
京杭大运河

京杭大运河是世界上里程最长、工程最大的古代运河,北起北京,南至杭州,流经天津、河北、山东、江苏和浙江,全长约1794公里,沟通了海河、黄河、淮河、长江和钱塘江五大水系。2014年,它作为中国大运河的一部分被列入《世界遗产名录》。

开凿历史

运河的开凿可以追溯到春秋末期。公元前486年,吴王夫差为了北上争霸,下令开挖邗沟,把长江与淮河连接起来。隋炀帝即位后,先后征发数百万民工,开通了以洛阳为中心的水道,其中通济渠连接黄河与淮河,永济渠则通往涿郡(今北京一带)。工程耗尽民力,后人常把它与隋朝的覆亡联系在一起;但唐代诗人皮日休却写道:"若无水殿龙舟事,共禹论功不较多。"

元朝定都大都以后,绕道洛阳已不合算,于是由郭守敬等人主持,开凿会通河与通惠河,使航道截弯取直,比隋代缩短了九百多公里。

漕运与船闸

漕运是历代政府通过水道把粮食运往京城的制度。明清两代,每年约有四百万石漕粮经运河北上,负责这项事务的最高官员称为漕运总督,驻在淮安。山东段地势最高,有"水脊"之称。为了让船只翻越水脊,明代的白英建议在南旺修筑分水枢纽,引汶水入运河,"七分朝天子,三分下江南"。

衰落

1855年黄河在铜瓦厢决口,改道北流,冲断了山东段运河。此后海运和铁路兴起,1901年清政府下令停止漕运,沿岸的临清等城市随之萧条。如今,济宁以南的河段仍然通航,主要运输煤炭和建筑材料。
`,
  },
  ja: {
    eighthOne: `
第3章 レーザーのしくみ

私たちの身のまわりには、レーザーを使った製品があふれている。スーパーのレジで商品のバーコードを読み取る機械も、発表のときに使うポインターも、みなレーザーの応用である。では、レーザーの光は懐中電灯の光とどこが違うのだろうか。

レーザーとは、誘導放出によって光を増幅し、波長と位相のそろった光を発生させる装置、またはその光のことをいう。英語の Light Amplification by Stimulated Emission of Radiation の頭文字をとったもので、直訳すれば「放射の誘導放出による光増幅」となる。

原子の中の電子は、決まった値のエネルギーしかとることができない。最も低いエネルギーの状態を基底状態、それより高い状態を励起状態と呼ぶ。励起状態の電子は、やがて光を出して元に戻るが、これが自然放出である。ところが、ちょうど同じエネルギーをもつ光が外からやってくると、電子はそれに誘われるようにして、まったく同じ波長と向きの光を放つ。この現象を誘導放出といい、1917年にアインシュタインが理論的に予言していた。

もっとも、ふつうの物質では基底状態の電子のほうがずっと多いため、光は増えるどころか吸収されてしまう。そこで、外部からエネルギーを与えて、励起状態の電子を基底状態の電子より多くする必要がある。このような状態は反転分布と呼ばれる。さらに、二枚の鏡を向かい合わせに置いた光共振器の中で光を何度も往復させると、増幅がくり返される。

1960年、アメリカのメイマンは、人工のルビーを用いて初めてレーザー光を発振させることに成功した。当時は「問題を探している解答」とからかわれたというから、その後の発展は皮肉なものである。
`,
    eighthTwo: `
# 世界史 第11回 活版印刷と社会

担当:岸本 10月21日(月)2限

## 印刷以前

- 写本:手で書き写して作られた本。
- 一冊の聖書を写すのに一年以上かかることも。羊の皮が170頭分!
- スクリプトリウム:修道院の中に設けられた、写本を作るための部屋。
- 木版印刷は中国が先(唐代)。日本の百万塔陀羅尼も忘れずに。

## グーテンベルク

- マインツ出身、もとは金細工師。
- 活版印刷術:金属製の活字を組み合わせて版を作り、インクをつけて紙に刷る技術。
- 四十二行聖書:1455年ごろに完成した、ヨーロッパ最初の本格的な活版印刷の聖書。
- 借金のかたに工房をフストに取られた。かわいそう。
- 高麗では13世紀にすでに金属活字があった。なぜ広まらなかったのか?→レポートのテーマ候補

## 影響

- 宗教改革:ルターの九十五か条の論題は、二週間でドイツ中に広まったといわれる。
- インキュナブラ:15世紀のうちにヨーロッパで印刷された書物の総称。ラテン語で「ゆりかご」の意味。
- 禁書目録:カトリック教会が信者に読むことを禁じた書物の一覧表。1559年に最初のものが出た。
- 正書法が統一されていく(先生いわく「植字工が国語を作った」)。
- マクルーハン『グーテンベルクの銀河系』1962年

## 用語の整理

検閲とは、権力をもつ者が出版物などの内容を事前に調べ、不適当と判断したものの発表を禁じることである。印刷術が広まるにつれて、どの国でも検閲が強められた。

## 連絡

- 来週は休講。
- レポートは2000字、11月5日締切。
- 教科書のp.134の図を写しておくこと。
`,
    eighthThree: `
# 確率・統計 講義ノート(第2回)

## 1 基本の言葉

- 試行:同じ条件のもとで何回もくり返すことができ、結果が偶然に左右される実験や観察。
- 事象:試行の結果として起こることがら。
- 全事象:起こりうるすべての結果の集まり。
- 余事象:ある事象が起こらないという事象。
- 例:さいころを1個投げる。偶数の目が出る事象は{2, 4, 6}。
- 注意!「同様に確からしい」を確認せずに数えないこと。

## 2 条件付き確率

事象Aが起こったという条件のもとで事象Bが起こる確率を、条件付き確率という。記号ではP(B|A)と書くが、縦棒の左右を逆に読む人が毎年いる。

- 独立:一方の事象が起こるかどうかが、もう一方の確率に影響しないこと。
- コインを5回投げて全部表。次は裏が出やすい? → 出やすくない(ギャンブラーの誤謬)。
- ギャンブラーの誤謬:独立な試行なのに、過去の結果が次の結果に影響すると思いこむ誤り。

## 3 ベイズの定理

- トーマス・ベイズ(1701年ごろ〜1761年)、イギリスの牧師。論文は死後に友人プライスが発表。
- 事前確率:データを得る前に見積もった確率。
- 事後確率:データを得たあとに更新された確率。
- 検査の例題:有病率0.1%、感度99%。陽性でも本当に病気である確率は1割に満たない。みんな驚いていた。

## 4 期待値

期待値は、確率変数のとる値にその確率をかけて、すべて足し合わせたものである。宝くじの期待値はだいたい購入額の半分以下。それでも買う人がいるのはなぜだろう。

## 宿題

- 問題集 p.22 の 3, 5, 8
- モンティ・ホール問題を家族に説明してみる
`,
    eighthFour: `
コーヒーの歴史まとめ(家庭科の発表用)

えーと、コーヒーはもともとエチオピアの植物で、ヤギ飼いのカルディって人が、赤い実を食べたヤギがやたら元気なのに気づいた、っていう話が有名です。でもこれ、17世紀に書かれた伝説らしくて、本当かどうかはわかんないです。

ちゃんと記録に残ってるのは15世紀のイエメンから。スーフィーっていうイスラム教の神秘主義の人たちが、夜のお祈りで眠くならないように飲んでたみたい。積み出し港の名前がモカで、それが今のモカコーヒーの由来。なるほど!って思いました。

そのあとオスマン帝国に広まって、イスタンブールにカフェができます。ヨーロッパには17世紀にベネチアから入ったそうです。ロンドンのコーヒーハウスは、1ペニーで誰でも入れて新聞も読めたので「ペニー大学」って呼ばれてました。コーヒーハウスは、客がコーヒーを飲みながら情報を交換したり議論したりした社交の場です。保険のロイズもここから始まったんですよ。すごくないですか?

次に種類。アラビカ種は標高の高いところで育つ、香りのいい品種です。ロブスタ種のほうは病気に強いけど苦くて、インスタントによく使われます。焙煎というのは、生豆を火で煎って香りと苦味を引き出す作業のことです。浅煎りだとすっぱくて、深煎りだと苦い。私は浅煎りが苦手です。。

最後に問題点。コーヒーベルトとは、赤道をはさんで北緯25度から南緯25度までの、コーヒー栽培に適した地域のことです。ここには貧しい国が多くて、農家に入るお金は一杯あたり数円しかないそうです。だからフェアトレードが大事。フェアトレードは、途上国の生産者から適正な値段で継続的に買う貿易のしくみです。2050年には温暖化で産地が半分になるという予測もあるらしいてす。
`,
    eighthFive: `
単語帳 気象と洪水(中間テスト範囲)

氾濫…川の水が堤防などを越えてあふれ出ること
内水氾濫…下水道などの排水が追いつかず、市街地に水がたまること
※外水氾濫とセットで出る。去年も出た!
線状降水帯…次々に発生した積乱雲が列をなし、同じ場所に数時間とどまって強い雨を降らせる区域
遊水地…増水したときに川の水を一時的にためて、下流の洪水を防ぐための土地
(渡良瀬遊水地に遠足で行ったやつ)
霞堤…わざと切れ目を入れて、水を逃がすようにした不連続な堤防。武田信玄の考案といわれるが、確かな証拠はない
天井川…土砂がたまって、川底がまわりの土地より高くなった川
扇状地…川が山地から平地に出るところに、土砂が積もってできた扇形の地形
三角州…河口のほう。扇状地とまちがえない
ハザードマップ…災害の危険がある場所や避難所を示した地図
自分の家のところを必ず見ておくこと、と先生が3回言った。

補足メモ
治水とは、洪水などの水害を防ぎ、水を利用しやすくするために川を整えることである。オランダの技師デ・レーケは、明治時代に木曽三川の改修を指導した。常願寺川を見て「これは川ではない、滝だ」と言ったとされるが、実は別の人の言葉だという説もある。
1947年のカスリーン台風では利根川が決壊し、東京の下町まで水につかった。
首都圏外郭放水路は、中小の河川の水を地下のトンネルに取り込んで江戸川へ流す施設で、2006年に完成した。見学できる。柱が神殿みたい。
未整理:警戒レベル、浸水想定区域、計画高水位
`,
    eighthSix: `
隕石

隕石(いんせき)は、宇宙空間から地球などの天体の表面に落下した固体物質である。大気中で発光したものは流星と呼ばれ、とくに明るいものは火球という。多くは大気との圧縮で生じる熱によって燃え尽きるが、一部は地表に達する。

分類

隕石は、主成分によって石質隕石、鉄隕石、石鉄隕石の三つに大別される。石質隕石のうち、コンドルールと呼ばれる直径1ミリメートル前後の球状の粒を含むものをコンドライトといい、発見される隕石の八割以上を占める。鉄隕石は鉄とニッケルの合金からなり、切断面を酸で処理すると、ウィドマンシュテッテン構造とよばれる帯状の模様が現れる。この模様は、100万年に数十度という、きわめてゆっくりした冷却によってしか生じない。

研究の歴史

石が空から降るという話は、18世紀末まで多くの学者に迷信とみなされていた。1794年、ドイツの物理学者クラドニは、隕石が宇宙に起源をもつと主張したが、嘲笑を買った。しかし1803年、フランスのレーグルに三千個あまりの石が降り、調査にあたったビオの報告によって、学界はようやくこれを認めた。

日本の南極観測隊は、1969年にやまと山脈付近で9個の隕石を発見した。氷河の流れが隕石を運び、山脈にせき止められた場所で氷が昇華するため、裸氷帯に隕石が集積するのである。この仕組みがわかってから採集数は急増し、日本は世界有数の隕石保有国となった。

被害

2013年2月15日、ロシアのチェリャビンスク州に落下した隕石は、衝撃波によって約1500人を負傷させた。約6600万年前の恐竜の絶滅も、メキシコのユカタン半島に落下した小惑星が原因とする説が有力である。
`,
  },
};
