import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the blind ones, by three more readers: above all German, chapters, lectures, summaries and articles. */
export const blindFifthPassages: Readonly<Record<Language, Passages>> = {
  en: {
    roomacoustics: `
Architectural Acoustics – Lecture 4: What makes a room sound good?

Recap
- Sound travels at about 343 m/s in air at 20 °C
- Each surface it meets reflects part of the energy, absorbs part, lets the rest through

Reverberation
- Reverberation: the persistence of sound after the source has stopped, caused by many overlapping reflections
- Reverberation time (RT60) = time needed for the level to drop by 60 decibels
- Wallace Sabine, a young Harvard physicist, was asked in 1895 to fix a lecture hall where nobody could follow the speaker. He carried seat cushions in and out at night and timed the decay with a stopwatch.
- Result: RT60 is proportional to volume, inversely proportional to total absorption
- typical values: lecture room 0.7 s, concert hall around 2 s, Gothic cathedral 8 s or more

Echo vs. reverberation
- An echo is a single reflection that arrives late enough to be heard as a separate event (roughly 50 ms or more after the direct sound)
- flutter echo: rapid series of repeats between two parallel hard walls; clap your hands in a stairwell

Absorbers
- Porous absorbers, such as mineral wool and heavy curtains, turn air movement into heat by friction. They work best at high frequencies.
- Membrane absorbers: thin panels over a sealed cavity, effective for bass
- Helmholtz resonator: a cavity with a narrow neck that soaks up sound near one frequency. Medieval builders may have known it: clay pots were set into church walls, though whether they did any good is doubtful.

Diffusion
A flat wall acts like a mirror. A diffuser, by contrast, is an uneven surface that scatters sound in many directions without removing much of it. This explains why the plaster statues in Vienna's Musikverein are more than decoration. Manfred Schroeder showed in the 1970s that wells of different depths, calculated from number theory, do the job even better.

To think about: why does a full hall sound drier than the same hall during rehearsal?
`,
    canals: `
The Age of Canals

Before the railway, moving anything heavy over land was ruinously expensive. A packhorse could carry perhaps an eighth of a ton; the same animal, plodding along a towpath, could pull a boat laden with thirty. It is hardly surprising, then, that when the third Duke of Bridgewater wanted to sell the coal from his mines at Worsley, he did not improve the road but dug a ditch. His canal, engineered by James Brindley and opened in 1761, halved the price of coal in Manchester almost overnight.

The chief difficulty for any canal builder is that water insists on being level while the land does not. Brindley's answer was to follow the contours, however winding the route became. Where this was impossible, engineers relied on the pound lock, a chamber with gates at both ends in which the water can be raised or lowered. The gates themselves, known as mitre gates, close in a shallow V that points upstream, so that the pressure of the water keeps them shut; the design is often attributed to Leonardo da Vinci. Every time a boat passes, however, a lockful of water is lost downhill. Canals that crossed a watershed therefore needed reservoirs to feed the summit level, which is the highest stretch of the waterway.

Was it all worth the money? For a while, certainly. During the so-called Canal Mania of the 1790s, investors rushed into schemes of every sort, and Parliament passed more than fifty acts in four years. Some lines, like the Trent and Mersey, paid handsome dividends, while others in thinly populated farming country never covered their costs. The labourers who dug them were called navvies, short for "navigators", a name they later carried to the railways. It was these, of course, that put an end to the boom: after 1840 few new canals were built, and many companies were bought up by their rivals.
`,
    lasers: `
# Lecture 4 – Lasers

## Why bother?

- "A solution looking for a problem" – what people said in 1960, when Theodore Maiman got a ruby rod to flash in Malibu
- Now: barcode scanners, eye surgery, fibre-optic networks, gravitational-wave detectors

## Three things an atom can do with light

1. Absorption: a photon is swallowed and an electron jumps to a higher level
2. Spontaneous emission: the electron falls back whenever it likes, and the photon leaves in a random direction
3. Stimulated emission: a passing photon of exactly the right energy triggers the drop, and two identical photons travel on together (Einstein, 1917 – decades before anyone could use it)

## The trick

- Normally more atoms sit in the ground state than above it, so absorption wins.
- Population inversion: the state in which more atoms are excited than not. It can't be reached with only two levels, which is why real lasers use three or four.
- Pumping is the process of feeding energy into the gain medium, e.g. with a flash lamp, an electric current or another laser.
- A metastable level is an excited level in which electrons linger for milliseconds instead of nanoseconds. Without it, the atoms would empty as fast as we filled them.

## The box

- Optical cavity: two mirrors facing each other, one of which lets about 1% through (that leak *is* the beam)
- Light bouncing at an angle escapes; only what runs along the axis gets amplified

## What comes out

- Coherent: the waves keep step with one another
- Monochromatic – though never perfectly so
- Collimated: after reaching the Moon, a beam has spread to a few kilometres. Is that narrow? Compared with a torch, absurdly.

## Safety

- Class 4 burns skin and can set paper alight. Even a diffuse reflection harms the retina, so goggles on, always.
`,
    stoicism: `
Stoicism

Around 300 BC a merchant from Cyprus named Zeno, who had lost his cargo in a shipwreck, began to teach in a painted colonnade on the Athenian market place. The Greeks called such a porch a stoa, and it was from this building, not from their founder, that his followers took their name.

The Stoics divided philosophy into logic, physics and ethics, and compared it to an orchard: logic is the wall, physics the trees, ethics the fruit. They held that the universe is a single living body, steered by a rational principle they called the logos. Since nothing happens outside this order, grumbling about one's fate is as sensible as a dog tied to a cart refusing to walk. It will be dragged along anyway.

What, then, is up to us? Epictetus, born a slave in what is now Turkey, gave the classic answer. Our judgements, desires and aversions depend on us; our bodies, possessions and reputations do not. "It is not things themselves that disturb people," he wrote, "but their opinions about things." Virtue is the only true good, and everything else, including health and wealth, belongs to the indifferents, although some of these may reasonably be preferred. Apatheia, a word that should not be confused with modern apathy, refers to freedom from destructive passions such as fear, envy and rage.

In Rome the school attracted people at both ends of society. Seneca, who tutored Nero and was ordered by him to take his own life in AD 65, wrote letters that are still read for comfort. A century later the emperor Marcus Aurelius filled notebooks with reminders to himself during campaigns on the Danube; they survive as the Meditations. Critics, ancient and modern, have objected that a person who needs nothing may also care for no one. The Stoics would have replied that justice, the habit of giving each his due, is itself one of the four virtues.
`,
    fugue: `
# Lecture 9 – The fugue

## What it is
- A fugue is a contrapuntal composition in which a short melody is introduced by one voice and then taken up by the others in turn.
- Not really a form, more a procedure ("a texture", as Tovey used to insist)
- Number of voices: usually three or four; Bach once wrote six, in the Musical Offering (1747)

## The exposition
- **Subject**: the main theme, stated alone at the start in the tonic
- **Answer**: the subject transposed, normally up a fifth
  - real answer = exact transposition
  - tonal answer = one or more intervals altered so that the key isn't left too quickly
- **Countersubject**: a line that regularly accompanies the subject; must work above it as well as below (invertible counterpoint!)
- The exposition ends once every voice has had the subject.

## Afterwards
- Episodes: passages in which the full subject is absent. They modulate, and they give the ear a rest.
- Middle entries, typically in related keys such as the relative minor
- Stretto: overlapping entries, where a second voice begins before the first has finished. Why does this feel so tense? Because the listener expects to hear the theme out.
- Augmentation doubles the note values; diminution halves them
- Pedal point, often on the dominant, shortly before the close

## Listening
- *Well-Tempered Clavier*, Book I (1722), no. 2 in C minor: three voices, tonal answer, five episodes
- Compare Beethoven's Grosse Fuge, op. 133, which an early reviewer called "incomprehensible, like Chinese". He had written it as the finale of op. 130, but his publisher talked him into replacing it.

Seminar question: could a fugue be written on any tune whatsoever? Bring one that you think would fail.
`,
    liver: `
The liver weighs about a kilogram and a half, which makes it the heaviest internal organ, and it is tucked under the diaphragm on the right-hand side of the abdomen. Unlike any other organ it has a double blood supply. A quarter of its blood arrives through the hepatic artery and is rich in oxygen; the remainder comes through the portal vein, which drains the stomach, intestines and spleen. Everything absorbed from a meal, in other words, passes the liver before it reaches the rest of the body. For drugs taken by mouth this can be a nuisance: the loss of part of a dose in this way is known as the first-pass effect, and it explains why nitroglycerin is placed under the tongue instead of being swallowed.

Under the microscope the organ is made up of lobules, tiny six-sided columns arranged around a central vein. Between the rows of hepatocytes (the working cells) run wide, leaky capillaries called sinusoids. Their walls are patrolled by Kupffer cells, macrophages that swallow bacteria and worn-out red blood cells.

What do the hepatocytes actually do? Among some five hundred tasks, they store glucose as glycogen, manufacture albumin and most of the clotting factors, and turn poisonous ammonia into urea. They also secrete bile, a yellow-green fluid that breaks fat into droplets small enough for enzymes to attack. Bile gets its colour from bilirubin, a breakdown product of haemoglobin; when the liver cannot get rid of it, the skin and the whites of the eyes turn yellow, a sign that doctors call jaundice.

The Greeks told how an eagle ate the liver of Prometheus each day and how it grew back each night. They were not so far wrong. If two thirds are removed from a rat, the remnant regains its former mass within about ten days. Repeated injury, however, whether from alcohol or from hepatitis C, replaces healthy tissue with scars. This condition, cirrhosis, is largely irreversible.
`,
  },
  es: {
    malaria: `
Parasitología – Tema 6: La malaria

1. Agente y vector
- La malaria (o paludismo) es una enfermedad infecciosa causada por protozoos del género Plasmodium
- Cinco especies afectan al ser humano; la más letal es P. falciparum, la más extendida fuera de África P. vivax
- Vector: la hembra del mosquito Anopheles. ¿Por qué solo la hembra? Porque necesita sangre para madurar sus huevos
- el nombre viene del italiano «mala aria»: se creía que la causaban los vapores de los pantanos

2. Ciclo biológico
- Esporozoíto: forma infectante que el mosquito inyecta con la saliva
- Fase hepática: los parásitos invaden los hepatocitos y se multiplican sin dar síntomas (de 7 a 30 días)
- Fase eritrocítica: los merozoítos entran en los glóbulos rojos, se alimentan de hemoglobina y los rompen → de ahí la fiebre
- Gametocitos: células sexuales que otro mosquito recoge al picar; la fecundación ocurre en su intestino
- Los hipnozoítos son formas latentes que permanecen en el hígado y pueden provocar recaídas meses después (solo P. vivax y P. ovale)

3. Clínica
- Fiebre cíclica: cada 48 h en la terciana, cada 72 h en la cuartana
- anemia, ictericia, bazo aumentado (esplenomegalia)
- malaria cerebral: complicación grave en la que los eritrocitos infectados obstruyen los capilares del cerebro

4. Diagnóstico y tratamiento
- Gota gruesa: muestra de sangre teñida con Giemsa que se examina al microscopio; sigue siendo la prueba de referencia
- Quinina: alcaloide de la corteza de la quina, que los jesuitas llevaron a Europa en el siglo XVII
- Artemisinina: descubierta en 1972 por Tu Youyou, que se inspiró en un texto chino del siglo IV y recibió el Nobel en 2015

5. Un caso curioso
Quienes heredan una sola copia del gen de la anemia falciforme están parcialmente protegidos, y por eso ese gen, que en dosis doble resulta tan dañino, no ha desaparecido. A esta situación se la llama ventaja del heterocigoto. Fue Ronald Ross quien demostró en 1897, trabajando en la India, que el parásito se desarrolla dentro del mosquito.
`,
    catedrales: `
Resumen: las catedrales góticas

A ver, lo primero que hay que tener claro es que el gótico no empezó porque a alguien le gustaran los arcos puntiagudos, sino porque querían luz. El abad Suger, que mandaba en Saint-Denis (al lado de París), reformó la cabecera de su abadía entre 1140 y 1144 y decía que la luz era como una imagen de Dios. Por eso casi todos los libros ponen ahí el principio del estilo.

¿Y cómo consiguieron abrir ventanas tan grandes sin que se cayera todo? Con tres inventos que ya existían por separado pero que nadie había juntado. El primero es el arco apuntado, que empuja menos hacia los lados que el de medio punto. El segundo es la bóveda de crucería, una bóveda reforzada por nervios que se cruzan en diagonal y llevan el peso a los pilares. El tercero, mi favorito, es el arbotante. Un arbotante es un arco exterior que transmite el empuje de la bóveda hasta un contrafuerte separado del muro. Encima del contrafuerte se pone un pináculo, que parece un adorno pero en realidad añade peso y lo hace mas estable.

Como el muro ya no sostenía nada, se podía llenar de vidrieras. Las de Chartres son famosas por su azul. También está el rosetón, la ventana circular que suele estar sobre la portada, y las gárgolas, que sirven para echar el agua de lluvia lejos de las paredes (no para espantar demonios, aunque la profe dice que un poco también).

En Castilla el modelo francés llegó en el siglo XIII: Burgos se empezó en 1221, Toledo en 1226 y León, la más «francesa», hacia 1255. No todo salió bien, ojo. En Beauvais quisieron hacer el coro más alto de todos, 48 metros, y en 1284 se les hundió una parte. Los obreros se organizaban en logias y los dirigía el maestro de obras, que era una mezcla de arquitecto y capataz. Muchas catedrales tardaron siglos; la de Colonia no se acabó hasta 1880.
`,
    impuestos: `
# Tema 5. Los impuestos

## Ideas previas

- «En este mundo no hay nada seguro, salvo la muerte y los impuestos» (B. Franklin, 1789)
- Tributo: prestación en dinero que el Estado exige por ley para cubrir los gastos públicos
- Tres tipos de tributos: impuestos, tasas y contribuciones especiales

## Diferencias

- El impuesto se paga sin recibir nada concreto a cambio.
- La tasa es el tributo que se paga por un servicio determinado, por ejemplo, la expedición del DNI o la recogida de basuras.
- La contribución especial aparece cuando una obra pública (una acera nueva, el alumbrado) aumenta el valor de mis bienes.

## Elementos del impuesto

1. Hecho imponible: circunstancia que hace nacer la obligación de pagar, como heredar una casa u obtener una renta
2. Base imponible: cantidad sobre la que se calcula el impuesto
3. Tipo de gravamen: porcentaje que se aplica a la base
4. Cuota tributaria: resultado de multiplicar la base por el tipo

## Clasificación

- Directos: gravan la renta o el patrimonio (IRPF, sociedades, sucesiones)
- Indirectos: gravan el consumo. El más conocido es el IVA, que en España se implantó en 1986, al entrar en la Comunidad Europea. ¿Quién lo paga en realidad? El consumidor final, aunque sea la empresa la que lo ingresa en Hacienda.
- Un impuesto es progresivo cuando el tipo sube a medida que aumenta la renta; si ocurre lo contrario, se llama regresivo.

## Para discutir en clase

- Curva de Laffer: a partir de cierto punto, subir el tipo haría bajar la recaudación. ¿Dónde está ese punto? Nadie se pone de acuerdo.
- Elusión y evasión no son lo mismo. La evasión fiscal consiste en ocultar ingresos o bienes para no pagar, y es delito si supera los 120 000 euros; la elusión aprovecha huecos de la ley.

Examen: martes 14, solo hasta aquí.
`,
    cafe: `
El café, de Etiopía a la taza

Cuenta la leyenda que un pastor llamado Kaldi notó que sus cabras saltaban sin parar después de comer unas bayas rojas. Será mentira, pero sí es cierto que el cafeto es originario de las montañas de Etiopía. De allí pasó a Yemen, donde los monjes sufíes lo tomaban en el siglo XV para mantenerse despiertos durante las oraciones nocturnas. El puerto desde el que se exportaba se llamaba Moca, y de ahí le viene el nombre a una de las variedades.

El cafeto es un arbusto de hoja perenne que crece entre los dos trópicos. Sus frutos, llamados cerezas, contienen casi siempre dos semillas, que son lo que nosotros conocemos como granos. De las más de cien especies que existen solo importan dos. La arábica, que se cultiva por encima de los mil metros, es más aromática y delicada; la robusta resiste mejor las plagas y tiene el doble de cafeína.

Después de la cosecha hay que quitar la pulpa. En el beneficio húmedo las cerezas se despulpan y se fermentan en tanques de agua, mientras que en el seco se dejan al sol durante semanas. El tueste es el proceso en el que el grano verde se calienta a unos 200 grados hasta que adquiere su color y su aroma. ¿Y por qué huele tan bien? Por la reacción de Maillard, es decir, la combinación de azúcares y proteínas que también dora el pan.

La cafeína es un alcaloide que bloquea en el cerebro los receptores de la adenosina, la sustancia que nos produce sueño. Por eso no da energía: solo esconde el cansancio.

En cuanto a la economía, Brasil produce más o menos un tercio del total mundial desde hace siglo y medio, y le sigue Vietnam. La roya, un hongo que ataca las hojas, arruinó en 1869 las plantaciones de Ceilán, que entonces se pasaron al té.
`,
    imprenta: `
# Tema 4. La imprenta y sus consecuencias

## Antes de Gutenberg
- Los libros se copiaban a mano en los scriptoria, talleres de los monasterios donde trabajaban los copistas
- En China ya existía la xilografía: impresión con planchas de madera talladas en relieve. El Sutra del diamante (868) es el libro impreso con fecha más antiguo que se conserva.
- Bi Sheng inventó hacia 1040 los tipos móviles de barro cocido, pero con miles de caracteres ¿resultaba práctico? Más bien no.

## El invento
- Maguncia, hacia 1450: Johannes Gutenberg, orfebre de oficio
- Tres elementos que él combinó:
  - tipos móviles de metal (aleación de plomo, estaño y antimonio)
  - tinta grasa, que se adhiere al metal
  - prensa de tornillo, inspirada en la del vino
- Biblia de 42 líneas (1455), unos 180 ejemplares
- Perdió el taller por las deudas: su socio, Johann Fust, lo llevó a juicio

## Términos
- Incunable: libro impreso antes del 1 de enero de 1501
- Colofón: nota final en la que constan el impresor, el lugar y la fecha
- Se llama matriz al molde de cobre en el que se funde cada letra.
- El privilegio era una licencia real que concedía a un impresor la exclusiva de una obra durante varios años.

## Consecuencias
- Abaratamiento: un libro pasó a costar la quinta parte
- Difusión de la Reforma. Lutero la llamó "el mayor y último don de Dios"
- Fijación de las lenguas vulgares; la Gramática de Nebrija se imprimió en Salamanca en 1492
- Censura: el Índice de libros prohibidos, publicado por Roma en 1559, era una lista de las obras que los católicos no podían leer

Para el jueves: leer a Eisenstein, cap. 2. ¿Exagera cuando habla de "revolución"?
`,
    cafeAgain: `
A mucha gente le sorprende que el café, que hoy asociamos con Colombia o Brasil, proceda en realidad de las tierras altas de Etiopía. El cafeto es un arbusto de la familia de las rubiáceas cuyos frutos, llamados cerezas, contienen por lo general dos semillas. De las más de cien especies conocidas solo dos tienen verdadera importancia comercial: la arábica, que crece por encima de los mil metros y da una bebida más suave, y la robusta, más resistente a las plagas y con casi el doble de cafeína.

Una vez recogida, la cereza debe procesarse en pocas horas. En el beneficio húmedo se retira la pulpa y se dejan fermentar los granos en agua; en el beneficio seco, el fruto se extiende al sol durante semanas hasta que se desprende sola la cáscara. El resultado, en ambos casos, es el café verde, que puede almacenarse meses y que todavía no huele a nada que nos resulte familiar. El aroma surge después, durante el tueste, cuando los azúcares y los aminoácidos se combinan en la llamada reacción de Maillard.

¿Y por qué nos despierta? A lo largo del día se acumula en el cerebro la adenosina, una sustancia que produce sensación de cansancio al unirse a ciertos receptores. La cafeína tiene una forma tan parecida que ocupa esos mismos receptores sin activarlos. No nos da energía, por tanto: solo nos impide notar que nos falta. Su vida media, es decir, el tiempo que tarda el organismo en eliminar la mitad, ronda las cinco horas, aunque en las embarazadas puede triplicarse.

Los primeros en beberlo de forma habitual fueron, según parece, los sufíes del Yemen, que en el siglo XV lo usaban para mantenerse despiertos en sus rezos nocturnos. Desde el puerto de Moca pasó a Estambul y, hacia 1570, a Venecia. Se cuenta que algunos clérigos pidieron a Clemente VIII que prohibiera aquella «bebida de Satanás»; el papa la probó y la bendijo.
`,
  },
  fr: {
    perspective: `
Histoire de l'art – Séance 5 : la perspective à la Renaissance

I. Avant la perspective
- Au Moyen Âge, la taille d'un personnage dépend de son rang, non de sa distance : c'est la perspective hiérarchique
- Giotto, vers 1305, à Padoue, creuse déjà l'espace, mais de façon empirique (les fuyantes ne se rejoignent pas)

II. L'invention florentine
- Filippo Brunelleschi, vers 1415 : expérience du panneau percé devant le baptistère de Florence. On regardait par un trou le reflet du tableau dans un miroir…
- Leon Battista Alberti, De pictura (1435) : le tableau est « une fenêtre ouverte » sur l'histoire
- Masaccio, La Trinité, Santa Maria Novella : première grande application

III. Vocabulaire à connaître
- Point de fuite : point vers lequel convergent les droites perpendiculaires au tableau
- Ligne d'horizon : droite située à la hauteur de l'œil du spectateur
- Raccourci : représentation d'un corps vu dans le sens de la profondeur, ex. le Christ mort de Mantegna
- Perspective atmosphérique : procédé qui consiste à rendre les lointains plus flous et plus bleus ; Léonard en fait la théorie
- Sfumato : passage imperceptible d'un ton à l'autre, sans contour net
- Une anamorphose est une image déformée qui ne redevient lisible que d'un point de vue précis. Le crâne des Ambassadeurs de Holbein (1533) en est l'exemple le plus célèbre.

IV. Une forme symbolique ?
Pour Erwin Panofsky, dont l'essai parut en 1927, la perspective linéaire n'est pas la simple copie de ce que voit l'œil. Elle suppose un regard unique et immobile, ce qui n'arrive jamais dans la vie. Elle traduirait donc une conception moderne de l'espace, infini et homogène. Faut-il le suivre ? D'autres, comme Hubert Damisch, lui ont reproché d'en faire une étape nécessaire, alors que la Chine a longtemps préféré la projection parallèle, dans laquelle les droites ne se rencontrent pas.

À rendre lundi : retrouver le point de fuite de l'École d'Athènes.
`,
    cafe: `
Café

Le café est une boisson psychotrope obtenue à partir des graines torréfiées du caféier, arbuste de la famille des Rubiacées. Deux espèces fournissent la quasi-totalité de la production mondiale : l'arabica, cultivé en altitude et réputé pour sa finesse, et le robusta, plus résistant, dont la teneur en caféine est environ deux fois supérieure.

Originaire des hauts plateaux d'Éthiopie, la plante fut d'abord cultivée au Yémen, où les soufis en consommaient, dès le XVe siècle, afin de rester éveillés pendant leurs prières nocturnes. Du port de Moka, elle gagna Le Caire puis Istanbul. Venise la découvrit vers 1600 ; à Paris, le Procope, ouvert en 1686 par un Sicilien, devint le rendez-vous des gens de lettres. On prête à Voltaire, à qui l'on disait que le café était un poison lent, cette réponse : « Il faut bien qu'il soit lent, car j'en bois depuis soixante ans. »

Le fruit du caféier, appelé cerise, renferme en général deux graines. Après la récolte, il est traité soit par voie sèche, c'est-à-dire étalé au soleil pendant plusieurs semaines, soit par voie humide : on le dépulpe alors mécaniquement avant de le laisser fermenter. La torréfaction est l'opération qui consiste à chauffer les grains verts entre 180 et 240 °C afin de développer leurs arômes. Ceux-ci naissent pour l'essentiel de la réaction de Maillard, au cours de laquelle les sucres et les acides aminés se combinent et brunissent.

Quant à l'effet stimulant, il est dû à la caféine, un alcaloïde qui bloque les récepteurs de l'adénosine, molécule dont l'accumulation dans le cerveau provoque la somnolence. La caféine ne donne donc pas d'énergie ; elle masque la fatigue. Sa demi-vie, c'est-à-dire le temps nécessaire pour que sa concentration sanguine diminue de moitié, est d'environ cinq heures chez l'adulte, mais elle double au moins pendant la grossesse. Le Brésil, premier producteur depuis le milieu du XIXe siècle, assure aujourd'hui près d'un tiers des récoltes, ce qui rend les cours très sensibles aux gelées qui frappent le Minas Gerais.
`,
    perspectivePeinture: `
# Cours 3 : la perspective en peinture

## Avant la Renaissance

- Au Moyen Âge, la taille d'un personnage dépend de son rang et non de la distance (perspective dite « hiérarchique »)
- Fond d'or : l'espace du tableau n'est pas celui du spectateur
- Giotto (Padoue, vers 1305) : premières boîtes en trois dimensions, mais les lignes ne convergent pas encore toutes

## L'invention florentine

- Filippo Brunelleschi, vers 1415 : expérience devant le baptistère, avec un panneau percé d'un trou et un miroir. Pourquoi un trou ? Pour obliger l'œil à rester à un seul endroit.
- Leon Battista Alberti, *De pictura* (1435) : le tableau est « une fenêtre ouverte » sur l'histoire
- Masaccio, *La Trinité* (1427) : on croit que le mur de Santa Maria Novella est creusé

## Vocabulaire à savoir

- Point de fuite : point vers lequel convergent toutes les droites perpendiculaires au plan du tableau
- Ligne d'horizon : droite horizontale située à la hauteur des yeux de l'observateur
- Le raccourci est la déformation d'un corps vu dans le sens de la profondeur (ex. : le *Christ mort* de Mantegna)
- Perspective atmosphérique : procédé qui consiste à bleuir et à estomper les lointains. Léonard, qui l'a théorisée, parle de *sfumato* pour les contours fondus.
- On appelle anamorphose une image déformée qui ne devient lisible que d'un point de vue précis, comme le crâne des *Ambassadeurs* de Holbein (1533).

## Limites

- Suppose un œil unique et immobile, or nous en avons deux, qui bougent sans cesse
- Erwin Panofsky (1927) : la perspective est une « forme symbolique », c'est-à-dire la façon dont une époque pense l'espace
- Cézanne, puis les cubistes, y renoncent : plusieurs points de vue dans une même toile

## Exercice

- Retrouver le point de fuite de *La Cène* de Léonard (indice : regardez la tempe droite du Christ)
`,
    canaldumidi: `
Le canal du Midi

Relier l'Atlantique à la Méditerranée sans contourner l'Espagne : l'idée avait déjà séduit Auguste, Charlemagne et François Ier, qui en discuta, dit-on, avec Léonard de Vinci. Tous s'étaient heurtés à la même difficulté. Comment alimenter en eau le point le plus haut du tracé ? C'est un fermier de la gabelle, Pierre-Paul Riquet, qui trouva la réponse. La gabelle était l'impôt royal sur le sel, et sa perception l'avait rendu fort riche.

Riquet avait remarqué que les ruisseaux de la Montagne Noire, une fois captés, pouvaient être conduits par une rigole jusqu'au seuil de Naurouze, situé à 189 mètres d'altitude. Ce seuil constitue la ligne de partage des eaux, c'est-à-dire la limite de part et d'autre de laquelle les rivières s'écoulent vers deux mers différentes. Afin de disposer de réserves en été, il fit construire à Saint-Ferréol un barrage de terre et de pierre qui resta longtemps le plus grand d'Europe.

Louis XIV signa l'édit en octobre 1666. Jusqu'à douze mille ouvriers, dont de nombreuses femmes, travaillèrent au chantier ; ils étaient payés même les jours de pluie, ce qui était exceptionnel à l'époque. L'ouvrage fut inauguré en mai 1681, quelques mois après la mort de son promoteur, qui s'y était endetté jusqu'au cou.

Long de 240 kilomètres entre Toulouse et l'étang de Thau, le canal compte soixante-trois écluses. Une écluse est un bassin fermé par deux portes, dans lequel on fait monter ou descendre le niveau de l'eau pour que les bateaux franchissent une dénivellation. Les siennes ont une forme ovale, qui résiste mieux à la poussée des terres. À Béziers, huit sas successifs forment l'escalier de Fonseranes.

Le chemin de fer, à partir de 1857, lui enleva peu à peu ses marchandises. Inscrit au patrimoine mondial en 1996, il n'accueille plus que des plaisanciers, et ses platanes, atteints par le chancre coloré, un champignon venu d'Amérique, sont abattus par milliers.
`,
    perspectiveRenaissance: `
# Cours 5 : La perspective à la Renaissance

## Avant le Quattrocento
- Au Moyen Âge, la taille d'un personnage dépend de son rang et non de sa distance : c'est la perspective hiérarchique
- Giotto (vers 1305, chapelle des Scrovegni) : premiers espaces « habitables », mais sans règle géométrique
- Les Romains connaissaient déjà des effets de profondeur, cf. Pompéi

## La perspective linéaire
- Brunelleschi, Florence, vers 1415 : expérience du baptistère avec un panneau percé et un miroir
- Alberti en donne la théorie dans le *De pictura* (1435). Il y compare le tableau à « une fenêtre ouverte » par laquelle on regarde l'histoire.
- Vocabulaire à retenir :
  - point de fuite : point où convergent toutes les droites perpendiculaires au tableau
  - ligne d'horizon : ligne horizontale située à la hauteur de l'œil du spectateur
  - On appelle orthogonales les lignes de fuite qui s'enfoncent vers ce point.
  - raccourci : représentation d'un corps vu dans le sens de la profondeur (ex. le Christ mort de Mantegna)
- Masaccio, La Trinité (1427) : la première grande fresque construite ainsi. Pourquoi la voûte paraît-elle si réelle ? Parce que le point de fuite est placé au pied de la croix, à hauteur d'œil.

## Autres procédés
- La perspective atmosphérique consiste à rendre l'éloignement par des tons plus bleus et des contours plus flous. Léonard s'en sert dans la Joconde.
- Sfumato : passage très doux d'un ton à l'autre, sans contour visible
- L'anamorphose est une image déformée qui ne redevient lisible que d'un certain point de vue : crâne des Ambassadeurs de Holbein, 1533

## Débat
Panofsky (1927) y voit une « forme symbolique », c'est-à-dire une manière de penser le monde plutôt qu'une copie de ce que voit l'œil. Êtes-vous d'accord ?
À rendre lundi : schéma de l'École d'Athènes.
`,
    meteores: `
Qui n'a jamais fait un vœu en voyant filer une étoile ? Ce trait de lumière, que les astronomes nomment météore, n'a pourtant rien d'une étoile : il est produit par un grain de poussière, souvent pas plus gros qu'un pois, qui pénètre dans l'atmosphère à plusieurs dizaines de kilomètres par seconde. Tant que ce corps voyage dans l'espace, on parle de météoroïde ; s'il en reste quelque chose à l'arrivée au sol, ce fragment s'appelle une météorite.

On en distingue trois grandes familles. Les météorites pierreuses, de loin les plus nombreuses (environ 94 % des chutes observées), ressemblent tant aux roches terrestres qu'on passe souvent à côté sans les voir. Les météorites métalliques sont composées d'un alliage de fer et de nickel ; sciées, polies puis attaquées à l'acide, elles révèlent les figures de Widmanstätten, un entrecroisement de cristaux qui n'a pu se former que par un refroidissement d'une lenteur extrême, de quelques degrés par million d'années. Les mixtes, enfin, sont rares et fort recherchées des collectionneurs.

Parmi les pierreuses, les chondrites méritent une place à part. Elles doivent leur nom aux chondres, de petites billes de silicates fondues il y a 4,56 milliards d'années, avant même que la Terre n'existe. Celle d'Allende, tombée au Mexique en 1969, contient ainsi les plus vieux solides connus du système solaire.

Longtemps, les savants refusèrent d'y croire. En 1772, une commission de l'Académie des sciences, dont Lavoisier faisait partie, conclut que la pierre de Lucé avait simplement été frappée par la foudre. Il fallut attendre la pluie de L'Aigle, le 26 avril 1803, et l'enquête minutieuse qu'y mena Jean-Baptiste Biot pour que leur origine extraterrestre fût admise. Aujourd'hui, c'est surtout en Antarctique qu'on les récolte : sombres sur la glace, elles y sont faciles à repérer, et le mouvement des glaciers les concentre au pied des montagnes.
`,
  },
  de: {
    moorentstehung: `
Wie ein Moor entsteht

Wer zum ersten Mal über ein Hochmoor geht, wundert sich, dass der Boden federt. Unter den Füßen liegt kein fester Grund, sondern Torf, also Pflanzenmaterial, das über Jahrhunderte nicht vollständig verrottet ist. Warum nicht? Weil im wassergesättigten Boden der Sauerstoff fehlt, den Bakterien und Pilze für den Abbau brauchen.

Man unterscheidet zwei Grundtypen. Ein Niedermoor wird vom Grundwasser gespeist und ist deshalb vergleichsweise nährstoffreich; hier wachsen Seggen, Schilf und Erlen. Ein Hochmoor hingegen erhält sein Wasser ausschließlich aus dem Regen. Da Regenwasser kaum Mineralsalze enthält, können dort nur Spezialisten überleben, etwa der Sonnentau, der sich den fehlenden Stickstoff beschafft, indem er Insekten fängt.

Die wichtigste Pflanze des Hochmoores ist das Torfmoos (Sphagnum). Es besitzt keine Wurzeln, kann aber in abgestorbenen, leeren Zellen, den sogenannten Hyalinzellen, mehr als das Zwanzigfache seines Trockengewichts an Wasser speichern. Außerdem gibt es Wasserstoffionen an die Umgebung ab und macht sie dadurch so sauer, dass Konkurrenten zugrunde gehen. Während die Spitze weiterwächst, stirbt das untere Ende ab und wird zu Torf. Etwa einen Millimeter wächst ein intaktes Hochmoor pro Jahr in die Höhe; eine Schicht von fünf Metern ist demnach rund 5000 Jahre alt.

Für das Klima sind Moore bedeutsamer, als ihre Fläche vermuten lässt. Obwohl sie nur etwa drei Prozent der Landfläche bedecken, speichern sie ungefähr doppelt so viel Kohlenstoff wie alle Wälder der Erde zusammen. Wird ein Moor entwässert, so dringt Luft in den Torf ein, der Abbau setzt ein, und der gebundene Kohlenstoff entweicht als Kohlendioxid. Unter Wiedervernässung versteht man daher das Anheben des Wasserstandes in trockengelegten Mooren, meist durch das Verschließen alter Gräben. Dass dabei anfangs vermehrt Methan freigesetzt wird, gehört zu den Einwänden, die in der Forschung noch diskutiert werden.
`,
    laser: `
5.3 Der Laser

Das Licht einer Glühlampe und das eines Lasers unterscheiden sich grundlegend. Während die Glühlampe Wellen vieler Farben in alle Richtungen aussendet, liefert der Laser ein eng gebündeltes, nahezu einfarbiges Licht, dessen Wellenzüge im gleichen Takt schwingen. Diese feste Phasenbeziehung bezeichnet man als Kohärenz.

Um zu verstehen, wie sie zustande kommt, müssen wir drei Vorgänge auseinanderhalten. Bei der Absorption nimmt ein Atom ein Photon auf und geht in einen höheren Energiezustand über. Bei der spontanen Emission fällt es nach kurzer Zeit, und zwar zufällig, wieder zurück und gibt dabei ein Photon in beliebiger Richtung ab. Bei der stimulierten Emission, die Albert Einstein 1917 theoretisch vorhersagte, regt ein vorbeikommendes Photon das bereits angeregte Atom dazu an, ein zweites, völlig gleiches Photon auszusenden. Aus einem Photon werden zwei, aus zweien vier.

Normalerweise befinden sich allerdings weit mehr Atome im Grundzustand als im angeregten Zustand, sodass die Absorption überwiegt. Erst wenn man dieses Verhältnis umkehrt, wenn also mehr Atome angeregt sind als nicht angeregt, kann Licht verstärkt werden. Dieser ungewöhnliche Zustand heißt Besetzungsinversion. Erreicht wird er durch das Pumpen, das heißt durch Energiezufuhr von außen, beispielsweise mit einer Blitzlampe oder durch eine elektrische Entladung.

Jeder Laser besteht aus drei Bauteilen: dem aktiven Medium, der Pumpquelle und dem Resonator. Der Resonator ist eine Anordnung aus zwei Spiegeln, zwischen denen das Licht hin- und herläuft; einer der beiden ist teildurchlässig, damit ein kleiner Teil als Strahl austreten kann. Den ersten funktionierenden Laser baute Theodore Maiman im Mai 1960 aus einem Rubinkristall. Ein Kollege nannte ihn damals spöttisch »eine Lösung, die ihr Problem noch sucht«. Heute steckt sie in jedem Glasfasernetz, in Augenkliniken und an der Supermarktkasse.

Aufgabe: Weshalb genügt ein System mit nur zwei Energieniveaus nicht, um dauerhaft eine Besetzungsinversion zu erzeugen?
`,
    fuge: `
# Vorlesung 7: Die Fuge

## Begriff und Herkunft
- von lat. *fuga* = Flucht (eine Stimme „flieht“ vor der anderen)
- Fuge: mehrstimmige Komposition, in der ein Thema nacheinander durch alle Stimmen geführt wird
- Vorläufer: Ricercar, Canzona (16. Jh., Italien)
- keine Form im strengen Sinn, eher ein Verfahren -> darüber streitet man bis heute

## Aufbau
- Exposition = erste Durchführung; jede Stimme bringt das Thema einmal
- Dux: das Thema in der Grundtonart
- Comes: die Beantwortung, eine Quinte höher (oder Quarte tiefer)
  - reale Antwort: Intervalle bleiben exakt gleich
  - tonale Antwort: einzelne Intervalle werden angepasst, damit die Tonart nicht verlassen wird
- Kontrapunkt: die Gegenstimme, die zum Comes erklingt; kehrt sie regelmäßig wieder, spricht man von einem beibehaltenen Kontrasubjekt
- Zwischenspiele: Abschnitte ohne vollständiges Thema, dienen der Modulation

## Kunstgriffe
- Engführung: das Thema setzt in einer zweiten Stimme ein, bevor es in der ersten zu Ende ist
- Umkehrung: Intervalle werden gespiegelt (aufwärts wird abwärts)
- Augmentation: Verdopplung der Notenwerte; Gegenteil: Diminution
- Krebs: das Thema rückwärts, beim Hören kaum erkennbar!
- Orgelpunkt: lang ausgehaltener Basston, oft kurz vor dem Schluss

## Beispiele
1. Bach, Das Wohltemperierte Klavier, Teil I (1722): 24 Präludien und Fugen durch alle Dur- und Molltonarten
2. Bach, Die Kunst der Fuge: blieb unvollendet; der letzte Contrapunctus bricht in Takt 239 ab
3. Beethoven, Große Fuge op. 133: vom Publikum 1826 abgelehnt, Strawinsky nannte sie später „ewig zeitgenössisch“

## Warum ist das wichtig?
Die Fuge galt seit Fux' Lehrbuch *Gradus ad Parnassum* (1725) als Prüfstein des Handwerks. Wer sie beherrschte, hatte bewiesen, dass er selbstständige Stimmen führen und trotzdem Harmonie erzeugen konnte. Mozart lernte sie übrigens erst spät schätzen, nämlich als ihm Baron van Swieten in Wien Handschriften Bachs zeigte.

Nächste Woche: Sonatenhauptsatzform, bitte Kap. 4 lesen!
`,
    steuern: `
Finanzwissenschaft I – Sitzung 3: Steuern

1. Was ist eigentlich eine Steuer?
• Steuern sind Geldleistungen, die keine Gegenleistung für eine besondere Leistung darstellen (§ 3 Abgabenordnung)
• Abgrenzung: Gebühren zahlt man für eine konkrete Leistung, z. B. den Reisepass; Beiträge schon für die bloße Möglichkeit der Nutzung (Straßenausbau)
• Oberbegriff für alle drei: Abgaben

2. Direkte und indirekte Steuern
• direkt: Steuerschuldner und Steuerträger sind dieselbe Person -> Einkommensteuer
• indirekt: der Händler führt ab, der Kunde trägt -> Umsatzsteuer, Energiesteuer
• Überwälzung: Weitergabe der Steuerlast an einen anderen über den Preis
• wie weit das gelingt, hängt von der Preiselastizität ab. Je unelastischer die Nachfrage, desto mehr trägt der Käufer.

3. Tarifverlauf
• Freibetrag: Teil des Einkommens, der unbesteuert bleibt
• Freigrenze: wird sie überschritten, ist der gesamte Betrag steuerpflichtig (Achtung, wird in Klausuren ständig verwechselt!)
• Grenzsteuersatz: gibt an, wie viel Steuer auf den letzten verdienten Euro entfällt
• Durchschnittssteuersatz: Verhältnis der gesamten Steuer zum zu versteuernden Einkommen
• progressiv = der Durchschnittssatz steigt mit dem Einkommen
• Kalte Progression entsteht, wenn Löhne nur mit der Inflation steigen, der Tarif aber nicht angepasst wird: real hat niemand mehr, trotzdem zahlt man mehr.

4. Prinzipien der Besteuerung
• Leistungsfähigkeitsprinzip: jeder soll nach seiner wirtschaftlichen Kraft beitragen
• Äquivalenzprinzip: wer vom Staat profitiert, soll dafür zahlen
• Adam Smith formulierte 1776 vier Grundsätze: Gleichheit, Bestimmtheit, Bequemlichkeit, Wohlfeilheit der Erhebung

5. Zusatzlast
Eine Steuer verändert das Verhalten. In England wurde ab 1696 die Zahl der Fenster besteuert, woraufhin Hausbesitzer Fenster zumauerten. Der Staat nahm dadurch nichts ein, die Bewohner saßen aber im Dunkeln. Diesen Verlust, dem keine Einnahme gegenübersteht, nennt man Zusatzlast (excess burden). Eine Kopfsteuer hätte sie nicht, gilt aber als ungerecht; Margaret Thatcher stürzte 1990 nicht zuletzt darüber.
`,
    hanseKlausur: `
Zusammenfassung Geschichte – die Hanse (für die Klausur am Dienstag)

Also, die Hanse war am Anfang gar kein Städtebund, sondern nur ein Zusammenschluss von Kaufleuten, die zusammen gereist sind, weil es alleine zu gefährlich war (Piraten, Räuber, Schiffbruch). Das Wort „hansa“ heißt ungefähr Schar oder Gruppe. Erst um 1358 taucht dann der Name „stede van der dudeschen hanse“ auf, also Städte der deutschen Hanse, und da waren dann wirklich die Städte gemeint.

Wichtigste Stadt war Lübeck, gegründet 1143 und nach einem Brand 1159 nochmal neu von Heinrich dem Löwen. Warum gerade Lübeck? Weil es zwischen Nord- und Ostsee liegt und das Salz aus Lüneburg dort verschifft wurde. Ohne Salz kein Hering, denn der musste ja haltbar gemacht werden, und Hering war die Fastenspeise schlechthin.

Das Schiff, das man immer auf den Bildern sieht, ist die Kogge. Die Kogge war ein bauchiges Handelsschiff mit einem Mast und einem Rahsegel, das viel laden konnte, aber ziemlich langsam war. Später kam der Holk, der war noch größer.

Im Ausland hatten die Kaufleute vier grosse Kontore: den Stalhof in London, die Brügger Niederlassung, den Peterhof in Nowgorod und die Deutsche Brücke in Bergen. Ein Kontor war eine Niederlassung mit eigenem Recht, Lagerhäusern und eigener Kasse. In Bergen durften die Kaufleute nicht mal heiraten, das fand unser Lehrer besonders lustig.

Entscheidungen wurden auf dem Hansetag getroffen, der meistens in Lübeck stattfand. Blöd war nur, dass viele Städte garnicht kamen und sich danach auch nicht dran hielten. Wenn eine Stadt sich zu sehr daneben benahm, gab es die Verhansung, d. h. sie wurde aus der Gemeinschaft ausgeschlossen, so wie Bremen 1285.

Höhepunkt war der Frieden von Stralsund 1370, als der dänische König Waldemar IV. verloren hatte. Danach gings langsam bergab: die Fürsten wurden stärker, die Holländer fuhren billiger, und der Hering wanderte (angeblich) in die Nordsee ab. Der letzte Hansetag war 1669, da kamen nur noch neun Städte.
`,
    leber: `
Leber – mein Lernzettel Bio LK

Die Leber ist mit ca. 1,5 kg die größte Drüse des Menschen und sitzt rechts oben im Bauch, direkt unterm Zwerchfell. Das Besondere: sie bekommt aus zwei Quellen Blut. Einmal sauerstoffreiches aus der Leberarterie und dann noch (das sind sogar 75 %) nährstoffreiches aus der Pfortader. Die Pfortader ist eine Vene, die das Blut aus Magen, Darm und Milz einsammelt und zur Leber bringt. Heißt: alles was wir essen kommt erst mal dort vorbei, bevor es in den restlichen Körper darf.

Die kleinste Baueinheit nennt man Leberläppchen. Die sind sechseckig und in der Mitte liegt jeweils die Zentralvene. Die eigentlichen Arbeiter sind die Hepatozyten, also die Leberzellen. Zwischen ihnen verlaufen die Sinusoide, das sind erweiterte Kapillaren mit Löchern in der Wand, damit der Stoffaustausch schnell geht. Dort hocken auch die Kupffer-Zellen, Fresszellen, die alte rote Blutkörperchen und Bakterien wegräumen.

Was macht die Leber alles? Sehr viel leider. Sie speichert Glukose als Glykogen und gibt sie wieder ab, wenn der Blutzucker sinkt. Sie bildet Galle, die in der Gallenblase gesammelt wird und im Dünndarm Fette emulgiert, also in kleine Tröpfchen zerteilt. Ausserdem stellt sie Albumin und Gerinnungsfaktoren her. Und giftiges Ammoniak, das beim Abbau von Aminosäuren anfällt, wird im Harnstoffzyklus zu Harnstoff umgewandelt, den dann die Nieren ausscheiden.

Alkohol: Das Enzym Alkoholdehydrogenase macht aus Ethanol Acetaldehyd, und der ist richtig giftig. Danach wird er zu Essigsäure oxidiert. Wer dauernd trinkt, riskiert erst eine Fettleber (geht noch zurück!) und am Ende eine Zirrhose. Unter Zirrhose versteht man den Umbau des Lebergewebes in funktionsloses Bindegewebe, und das ist nicht mehr rückgängig zu machen.

Wenn Bilirubin, ein Abbauprodukt des Hämoglobins, nicht mehr ausgeschieden wird, wird man gelb = Ikterus. Zuerst sieht man es in den Augen.

Fun fact: Man kann bis zu zwei Drittel rausschneiden und sie wächst nach, die Sage von Prometheus passt also irgendwie.
`,
    meteorit: `
Meteorit

Ein Meteorit ist ein Festkörper kosmischen Ursprungs, der die Erdatmosphäre durchquert und den Erdboden erreicht hat. Davon zu unterscheiden sind der Meteoroid, also der noch im Weltraum befindliche Körper, und der Meteor, die beim Eintritt in die Atmosphäre sichtbare Leuchterscheinung. Besonders helle Meteore werden Feuerkugeln oder Boliden genannt.

Die meisten Meteoriten sind Bruchstücke von Asteroiden, die zwischen Mars und Jupiter um die Sonne kreisen; einige wenige stammen nachweislich vom Mond oder vom Mars. Nach ihrer Zusammensetzung gliedert man sie in Steinmeteoriten, Eisenmeteoriten und Stein-Eisen-Meteoriten. Unter den Steinmeteoriten überwiegen die Chondrite, die ihren Namen den millimetergroßen Silikatkügelchen verdanken, die in sie eingebettet sind. Diese als Chondren bezeichneten Kügelchen erstarrten vor mehr als 4,5 Milliarden Jahren im solaren Urnebel und gehören damit zum ältesten Material, das der Forschung zugänglich ist. Achondrite hingegen entstammen Mutterkörpern, die aufgeschmolzen waren und sich in Kern und Mantel getrennt hatten, ein Vorgang, der Differentiation heißt.

Schneidet man einen Eisenmeteoriten an, poliert die Fläche und ätzt sie mit verdünnter Salpetersäure, so treten häufig die Widmanstätten-Figuren hervor. Es handelt sich um ein Muster sich kreuzender Lamellen aus zwei Nickel-Eisen-Mineralen, Kamacit und Taenit, das nur bei äußerst langsamer Abkühlung entsteht.

Dass Steine vom Himmel fallen können, wurde lange bestritten. Erst Ernst Florens Friedrich Chladni vertrat 1794 in einer in Riga und Leipzig erschienenen Schrift die These vom außerirdischen Ursprung. Der Steinregen von L’Aigle in der Normandie, den Jean-Baptiste Biot 1803 im Auftrag der Pariser Akademie untersuchte, überzeugte schließlich auch die Zweifler.

Der größte bekannte Meteorit, Hoba, liegt in Namibia und wiegt rund 60 Tonnen. Größere Körper werden beim Aufprall nicht abgebremst und hinterlassen Einschlagkrater. Das Nördlinger Ries, ein Krater von etwa 24 Kilometern Durchmesser, entstand vor rund 15 Millionen Jahren; der dortige Suevit, eine Brekzie mit Glasanteilen, diente als Baustein der Nördlinger Kirche St. Georg.
`,
    stoa: `
Stoa

Die Stoa war eine der wirkmächtigsten Philosophenschulen der Antike. Gegründet wurde sie um 300 v. Chr. von Zenon von Kition, einem phönizischen Kaufmann, der nach einem Schiffbruch in Athen zur Philosophie gefunden haben soll. Ihren Namen verdankt sie der Stoa poikile, einer bemalten Säulenhalle am Athener Marktplatz, in der er seine Vorträge hielt.

Üblicherweise unterscheidet man drei Perioden: die ältere Stoa mit Zenon, Kleanthes und Chrysippos, die mittlere mit Panaitios und Poseidonios sowie die jüngere, römische, deren Vertreter Seneca, Epiktet und der Kaiser Marc Aurel waren. Nur von den Letztgenannten sind vollständige Schriften erhalten.

Das System gliedert sich in Logik, Physik und Ethik. Nach stoischer Auffassung ist der Kosmos von einer göttlichen Vernunft, dem Logos, durchdrungen, der alles Geschehen notwendig bestimmt. Da auch der Mensch an ihm teilhat, besteht das Ziel des Lebens darin, in Übereinstimmung mit der Natur zu leben. Als einziges Gut gilt die Tugend. Gesundheit, Reichtum oder Ansehen zählen dagegen zu den Adiaphora, den gleichgültigen Dingen, die weder gut noch schlecht sind, wenngleich manche von ihnen vorgezogen werden dürfen.

Affekte wie Furcht, Begierde und Schmerz beruhen laut Chrysippos auf falschen Urteilen. Wer sie berichtigt, gelangt zur Apatheia, worunter nicht Stumpfheit, sondern die Freiheit von vernunftwidrigen Leidenschaften zu verstehen ist. Epiktet, der selbst Sklave gewesen war, fasste den Gedanken in einem berühmten Satz zusammen: »Nicht die Dinge selbst beunruhigen die Menschen, sondern ihre Meinungen über die Dinge.« Wie aber verträgt sich die Forderung, frei zu urteilen, mit einem Schicksal, das keine Ausnahme kennt? Schon antike Gegner wie Karneades haben darin den wunden Punkt der Lehre gesehen.

Mit ihrem Kosmopolitismus, der Überzeugung, dass alle Menschen Bürger eines einzigen Gemeinwesens seien, wirkte die Stoa auf das römische Recht und das frühe Christentum. In der Neuzeit erneuerte Justus Lipsius ihre Lehren; sein Dialog De constantia erschien 1584. Auch die kognitive Verhaltenstherapie beruft sich auf Epiktet.
`,
    schneeeis: `
Wie aus Schnee Eis wird

Wer im Hochsommer auf dem Aletschgletscher steht, hört es unter den Füßen gluckern und knacken. Ein Gletscher ist keine starre Eisplatte, sondern eine Masse, die sich unter ihrem eigenen Gewicht talwärts bewegt. Doch woher kommt das viele Eis?

Am Anfang steht gewöhnlicher Neuschnee, der zu etwa neunzig Prozent aus Luft besteht. Taut er an der Oberfläche und gefriert nachts wieder, so verlieren die Kristalle ihre feinen Arme und werden zu Körnern. Schnee, der mindestens einen Sommer überdauert hat, nennt man Firn. Unter dem Druck der Schichten, die sich Jahr für Jahr darüberlegen, wird die restliche Luft ausgepresst, bis nach zehn bis zwanzig Jahren (in der Antarktis dauert es Jahrhunderte) blaues Gletschereis entstanden ist.

Man teilt den Gletscher in zwei Bereiche. Im Nährgebiet fällt im Laufe eines Jahres mehr Schnee, als abschmilzt; im tiefer gelegenen Zehrgebiet ist es umgekehrt. Die Grenze zwischen beiden heißt Gleichgewichtslinie. Verschiebt sie sich nach oben, wie es in den Alpen seit etwa 1850 fast ununterbrochen geschieht, dann schrumpft die Zunge.

Auf seinem Weg schleift das Eis den Untergrund ab. Aus engen Kerbtälern werden so breite Trogtäler mit steilen Wänden, wie man sie im Lauterbrunnental bewundern kann. Das mitgeführte Gestein bleibt liegen, sobald das Eis taut: Unter einer Moräne versteht man den Schutt, den ein Gletscher transportiert und abgelagert hat. Sie kann am Rand, in der Mitte oder am Ende liegen. Der Schweizer Forscher Louis Agassiz erkannte 1837 an solchen Wällen, dass das Eis einst bis weit ins Mittelland gereicht haben musste – eine Behauptung, die ihm zunächst kaum jemand glaubte.
`,
    leberlabor: `
Die Leber – das Labor des Körpers

Mit rund anderthalb Kilogramm ist die Leber die größte Drüse des Menschen. Sie liegt im rechten Oberbauch, dicht unter dem Zwerchfell, und wird anders als die übrigen Organe von zwei Gefäßen zugleich versorgt. Während die Leberarterie sauerstoffreiches Blut heranführt, bringt die Pfortader alles, was der Darm kurz zuvor aufgenommen hat: Zucker, Aminosäuren, aber auch Gifte.

Im Inneren gliedert sich das Gewebe in unzählige sechseckige Läppchen. Jedes von ihnen misst kaum zwei Millimeter und besteht vor allem aus Leberzellen, den Hepatozyten. Zwischen ihnen verlaufen feine Bluträume, sogenannte Sinusoide, in deren Wänden die Kupffer-Zellen sitzen; diese fressen Bakterien und gealterte rote Blutkörperchen.

Was leistet das Organ nun eigentlich? Steigt nach einer Mahlzeit der Blutzucker, so baut die Leber Glukose zu Glykogen um und legt davon bis zu 150 Gramm an. Sinkt er wieder, wird der Speicher abgebaut. Als Glukoneogenese bezeichnet man die Neubildung von Traubenzucker aus Stoffen, die selbst keine Kohlenhydrate sind, etwa aus Milchsäure oder Aminosäuren. Beim Abbau von Eiweiß entsteht giftiges Ammoniak. Es wird im Harnstoffzyklus, den Hans Krebs und Kurt Henseleit 1932 beschrieben, in ungiftigen Harnstoff verwandelt, den die Nieren ausscheiden.

Die Galle ist eine bitter schmeckende Flüssigkeit, die in der Leber gebildet und in der Gallenblase eingedickt wird. Ihre Salze zerlegen Fett in kleine Tröpfchen, sodass die Enzyme des Dünndarms es angreifen können.

Bemerkenswert bleibt, dass das Organ nachwachsen kann. Entfernt man zwei Drittel, erreicht es innerhalb weniger Monate beinahe seine alte Größe – allerdings nur, solange es gesund ist. Wird das Gewebe durch Alkohol oder Viren dauerhaft geschädigt, so vernarbt es; Ärzte sprechen dann von einer Zirrhose.
`,
    fugeVorlesung: `
# Vorlesung 7: Die Fuge

## Was ist das überhaupt?

- lat. *fuga* = Flucht: die Stimmen „fliehen" voreinander
- Fuge: mehrstimmiges Stück, in dem ein Thema nacheinander durch alle Stimmen wandert
- keine feste Form wie das Rondo, eher ein Verfahren (vgl. Tovey: „a texture rather than a form")
- Blütezeit: etwa 1680–1750, Norddeutschland und Thüringen

## Aufbau

1. Exposition
   - Dux: erster Einsatz des Themas in der Grundtonart
   - Comes: Antwort auf der Quinte; real (wörtlich transponiert) oder tonal (leicht verändert, damit die Tonart nicht verlassen wird)
   - Kontrapunkt: Gegenstimme, die weiterläuft, während die nächste Stimme einsetzt. Bleibt sie im ganzen Stück gleich, spricht man von einem beibehaltenen Kontrasubjekt.
2. Durchführungen
   - weitere Themeneinsätze, oft in der Paralleltonart
   - dazwischen Zwischenspiele: Abschnitte ohne vollständiges Thema, meist Sequenzen
3. Schluss
   - häufig Orgelpunkt auf der Dominante, d. h. ein lang ausgehaltener Basston, über dem sich die Harmonien bewegen

## Kunstgriffe

- Engführung: Das Thema setzt in einer zweiten Stimme ein, bevor es in der ersten zu Ende ist → Steigerung!
- Umkehrung: alle Intervalle gespiegelt
- Augmentation = Verdoppelung der Notenwerte, Diminution = Halbierung
- Krebs: rückwärts gespielt (beim Hören fast nicht zu merken)

## Beispiele

- Bach, Das Wohltemperierte Klavier I (1722), Fuge c-Moll: dreistimmig, zwei Kontrasubjekte
- „Die Kunst der Fuge": 14 Fugen und 4 Kanons über dasselbe Thema; die letzte bricht mitten im Takt ab. Warum? C. P. E. Bach behauptete, der Vater sei darüber gestorben. Das gilt heute als Legende.
- Beethoven, op. 133 („Große Fuge"), 1825: Zeitgenossen fanden sie unverständlich

Hausaufgabe: Einsätze in der c-Moll-Fuge markieren, bis Donnerstag.
`,
    windkraft: `
Windkraftanlagen – Mitschrift vom 12. Mai

Grundlagen
• Wind = Luftströmung, die Druckunterschiede ausgleicht; Ursache ist letztlich die ungleiche Erwärmung der Erdoberfläche
• Leistung wächst mit der dritten Potenz der Windgeschwindigkeit: doppelter Wind, achtfache Leistung
• Betzsches Gesetz (Albert Betz, 1920): Höchstens 59,3 % der Bewegungsenergie lassen sich entnehmen. Würde man alles entnehmen, stünde die Luft hinter dem Rotor still und nichts könnte nachströmen.

Aufbau einer modernen Anlage
• Turm: aus Stahlrohr oder Beton, heute oft über 140 m hoch
• Gondel: Maschinenhaus auf der Turmspitze, darin Getriebe, Generator und Bremse
• Rotorblätter: meist drei, aus glasfaserverstärktem Kunststoff
• Azimutantrieb: dreht die Gondel in den Wind
• Getriebelose Anlagen (z. B. von Enercon) brauchen einen sehr großen Ringgenerator, dafür weniger Wartung

Regelung
• Einschaltgeschwindigkeit: ca. 3 m/s – darunter lohnt es nicht
• Nennleistung wird bei 11 bis 13 m/s erreicht
• Pitchregelung: Die Blätter werden um ihre Längsachse gedreht, damit sie bei starkem Wind weniger Auftrieb erzeugen
• Stallregelung (älter): Bei zu viel Wind reißt die Strömung am Blatt von selbst ab
• Ab 25 m/s Abschaltung

Standort und Kritik
• Nachlaufströmung: Hinter jeder Anlage ist der Wind schwächer und verwirbelt, deshalb Abstand von mindestens fünf Rotordurchmessern
• Auf See weht es gleichmäßiger, aber Fundamente und Kabel sind teuer. Der erste Offshore-Windpark der Welt, Vindeby vor der dänischen Küste, ging 1991 in Betrieb und wurde 2017 abgebaut.
• Schattenwurf, Lärm, Vogelschlag (v. a. Rotmilan)
• Volllaststunden: Jahresertrag geteilt durch Nennleistung; an Land etwa 2000, auf See bis 4500

Frage aus dem Publikum: Warum drei Blätter und nicht zwei? → Laufruhe, nicht der Wirkungsgrad, gibt den Ausschlag.
`,
    dreissigjaehriger: `
Zusammenfassung Geschichte – Dreißigjähriger Krieg

Also, der Dreißigjährige Krieg ging von 1618 bis 1648 und war eigentlich nicht ein Krieg, sondern mehrere hintereinander. Los gings in Prag: Am 23. Mai 1618 haben protestantische Adlige zwei kaiserliche Statthalter und einen Schreiber aus dem Fenster der Burg geworfen. Das nennt man den Prager Fenstersturz. Überlebt haben sie es übrigens alle drei (angeblich wegen einem Misthaufen, aber das ist wohl eher erfunden).

Warum waren die so sauer? Der Kaiser hatte ihnen im Majestätsbrief von 1609 Religionsfreiheit zugesichert, und jetzt wurden trotzdem Kirchen geschlossen. Ausserdem gab es im Reich zwei Bündnisse, die sich belauert haben: die Union, also den Zusammenschluss der evangelischen Fürsten, und die Liga, das war das Gegenstück der Katholiken unter Maximilian von Bayern.

Die Böhmen wählten dann Friedrich von der Pfalz zum König, der aber nach der Schlacht am Weißen Berg 1620 schon wieder fliehen musste. Darum heißt er auch „Winterkönig". Danach mischten sich die Dänen ein, dann die Schweden unter Gustav Adolf, der 1632 bei Lützen gefallen ist, und am Schluss noch Frankreich. Und Frankreich war katholisch! Daran sieht man, das es längst nicht mehr um den Glauben ging, sondern um Macht.

Wichtig ist noch Wallenstein. Er stellte für den Kaiser ein riesiges Heer auf, das sich selber ernähren musste („Der Krieg ernährt den Krieg"). Unter Kontributionen versteht man die Zwangsabgaben, die die Bevölkerung an die durchziehenden Truppen zahlen musste. 1634 wurde er in Eger ermordet, weil der Kaiser ihm nicht mehr traute.

Am Ende kam der Westfälische Frieden, der in Münster und Osnabrück ausgehandelt wurde. Die Schweiz und die Niederlande schieden aus dem Reich aus, die Fürsten kriegten mehr Rechte. In manchen Gegenden war mehr als die Hälfte der Leute tot, die meisten durch Hunger und Seuchen, nicht durch Kämpfe.
`,
    malaria: `
Malaria – meine Zusammenfassung für die Bioklausur

Malaria kommt von italienisch „mala aria", schlechte Luft, weil man früher dachte, das die Krankheit aus den Sümpfen aufsteigt. Ganz falsch war das ja nicht, denn in Sümpfen leben halt die Mücken. Der eigentliche Erreger ist aber ein Einzeller namens Plasmodium. Den hat Alphonse Laveran 1880 in Algerien im Blut von Soldaten entdeckt, und Ronald Ross konnte 1897 zeigen, das er in der Anophelesmücke steckt. Beide haben dafür den Nobelpreis gekriegt.

Der Zyklus ist ziemlich kompliziert. Wenn eine weibliche Mücke sticht, kommen mit dem Speichel Sporozoiten ins Blut. Das sind die länglichen Stadien, die innerhalb von einer halben Stunde in die Leber wandern. Dort vermehren sie sich erstmal ungeschlechtlich, und davon merkt man noch gar nichts. Nach ein bis zwei Wochen platzen die Leberzellen und es werden Merozoiten frei, die dann die roten Blutkörperchen befallen. Die platzen auch wieder, und zwar alle gleichzeitig – deswegen hat man die typischen Fieberschübe alle zwei oder drei Tage. Ein Teil wird zu Gametozyten, also den Geschlechtsformen, die die nächste Mücke beim Saugen aufnimmt. Erst in der Mücke findet die Befruchtung statt, daher ist sie der Endwirt und der Mensch nur der Zwischenwirt (kommt bestimmt dran!!).

Am gefährlichsten ist die Malaria tropica, weil da die Blutkörperchen in den kleinen Gefäßen vom Gehirn kleben bleiben.

Was kann man machen? Moskitonetze, Sümpfe trockenlegen, Medikamente. Chinin ist ein Stoff aus der Rinde des Chinarindenbaums, der schon im 17. Jahrhundert benutzt wurde. Heute nimmt man eher Artemisinin, für das die Chinesin Tu Youyou 2015 den Nobelpreis bekam. Interessant fand ich noch die Sichelzellanämie: Wer das Gen nur von einem Elternteil hat, ist vor schwerer Malaria einigermaßen geschützt. Deshalb ist es in Westafrika so häufig.
`,
    meteoritAgain: `
Meteorit

Ein Meteorit ist ein Festkörper aus dem Weltraum, der die Erdatmosphäre durchquert und den Erdboden erreicht hat. Davon zu unterscheiden sind der Meteoroid, der sich noch auf seiner Bahn um die Sonne befindet, und der Meteor, also die Leuchterscheinung am Himmel, die umgangssprachlich Sternschnuppe genannt wird. Besonders helle Meteore heißen Boliden.

Nach ihrer Zusammensetzung werden Meteoriten in drei Gruppen eingeteilt: Steinmeteoriten, Eisenmeteoriten und Stein-Eisen-Meteoriten. Mehr als neunzig Prozent der beobachteten Fälle gehören zur ersten Gruppe. Die meisten von ihnen enthalten Chondren, millimetergroße Silikatkügelchen, die im solaren Urnebel erstarrten und mit einem Alter von 4,56 Milliarden Jahren zu den ältesten Objekten des Sonnensystems zählen. Eisenmeteoriten bestehen überwiegend aus einer Legierung von Eisen und Nickel. Ätzt man eine polierte Schnittfläche mit Säure, treten die Widmanstätten-Strukturen hervor, ein Muster aus sich kreuzenden Lamellen, das sich nur bei äußerst langsamer Abkühlung bildet.

Dass Steine vom Himmel fallen können, galt in der Aufklärung lange als Aberglaube. Erst der Physiker Ernst Florens Friedrich Chladni vertrat 1794 die These, diese Körper stammten aus dem All; durchgesetzt hat sie sich nach dem Steinregen von L'Aigle (Normandie) im Jahr 1803, den Jean-Baptiste Biot im Auftrag der Akademie untersuchte. Der größte bekannte Meteorit, Hoba, liegt in Namibia und wiegt etwa 60 Tonnen.

Einschläge großer Körper hinterlassen Krater. Das Nördlinger Ries, ein nahezu kreisrundes Becken von rund 24 Kilometern Durchmesser, entstand vor etwa 15 Millionen Jahren; bis 1960 hielt man es für vulkanisch. Der Nachweis gelang Eugene Shoemaker und Edward Chao anhand von Coesit, einer Hochdruckform des Quarzes. Als Suevit bezeichnet man das dort verbreitete Trümmergestein, aus dem auch die Kirche St. Georg in Nördlingen errichtet ist.
`,
    hanseArtikel: `
Hanse

Die Hanse war ein Zusammenschluss niederdeutscher Kaufleute und später ihrer Städte, der vom 12. bis zum 17. Jahrhundert den Handel im Nord- und Ostseeraum beherrschte. Der Name geht auf das althochdeutsche Wort hansa zurück, das so viel wie „Schar" oder „Gefolge" bedeutet. Eine Gründungsurkunde gibt es nicht; als Voraussetzung des Aufstiegs gilt die Neugründung Lübecks durch Heinrich den Löwen im Jahr 1159.

Zunächst schlossen sich reisende Kaufleute zum gegenseitigen Schutz in Fahrtgemeinschaften zusammen. Erst um die Mitte des 14. Jahrhunderts trat an ihre Stelle ein Bund von Städten, dessen höchstes Organ der Hansetag war. Diese unregelmäßig, meist in Lübeck einberufene Versammlung fasste Beschlüsse, die sogenannten Rezesse, an die sich die Mitglieder freilich nicht immer hielten. Wer gegen die gemeinsamen Interessen verstieß, konnte „verhanst", das heißt ausgeschlossen werden, wie es 1285 Bremen widerfuhr.

Im Ausland unterhielt der Bund vier große Kontore: den Stalhof in London, die Deutsche Brücke in Bergen, den Peterhof in Nowgorod und die Niederlassung in Brügge. Ein Kontor war eine mit Vorrechten ausgestattete Handelsniederlassung, in der die Kaufleute nach eigenem Recht lebten. Gehandelt wurden Pelze und Wachs aus Russland, Stockfisch aus Norwegen, Tuche aus Flandern, Getreide aus Preußen sowie Salz aus Lüneburg, ohne das der Hering nicht haltbar gewesen wäre. Transportiert wurden diese Güter vor allem mit der Kogge, einem bauchigen Einmaster mit hohen Bordwänden.

Den Höhepunkt ihrer Macht erreichte die Hanse mit dem Frieden von Stralsund, den der dänische König Waldemar IV. 1370 schließen musste. Der Niedergang hatte mehrere Ursachen: das Erstarken der Territorialfürsten, die Konkurrenz der Holländer, die Verlagerung der Handelswege nach Übersee. Der letzte Hansetag fand 1669 statt; von den einst fast zweihundert Städten waren nur neun erschienen.
`,
    gletscherfluss: `
Wie Gletscher entstehen und fließen

Ein Gletscher ist eine aus Schnee hervorgegangene Eismasse, die sich unter ihrem eigenen Gewicht hangabwärts bewegt. Damit er überhaupt entstehen kann, muss über viele Jahre hinweg mehr Schnee fallen, als im Sommer abschmilzt. Die Neuschneeflocken verlieren dabei zuerst ihre Verästelungen und werden zu körnigem Altschnee; übersteht dieser mindestens einen Sommer, nennt man ihn Firn. Erst wenn die Luftkanäle zwischen den Körnern vollständig verschlossen sind, was in den Alpen etwa zehn bis zwanzig Jahre dauert, in der Antarktis dagegen mehrere hundert, spricht man von Gletschereis.

Jeder Gletscher lässt sich in zwei Bereiche gliedern. Im Nährgebiet überwiegt der Zuwachs, im Zehrgebiet der Verlust durch Schmelzen, Verdunsten oder Kalben. Die Grenze zwischen beiden heißt Gleichgewichtslinie. Sie liegt in warmen Jahren höher als in kalten, weshalb Glaziologen an ihr ablesen können, ob der Gletscher wächst oder schrumpft.

Warum aber fließt etwas, das uns so hart erscheint? Zum einen verformt sich das Eis unter Druck plastisch, indem sich die Kristalle gegeneinander verschieben. Zum anderen gleitet der ganze Eiskörper auf einem dünnen Wasserfilm über den Untergrund; dieses basale Gleiten kommt nur bei temperierten Gletschern vor, deren Eis sich nahe am Schmelzpunkt befindet. Wo das Gelände steiler wird, reißt die spröde Oberfläche auf und es bilden sich Spalten, die selten tiefer als 30 bis 60 Meter reichen.

Das mitgeführte Gestein lagert der Gletscher als Moräne ab. Je nach Lage unterscheidet man Seiten-, Mittel-, Grund- und Endmoränen. Letztere zeigen noch heute, wie weit die Alpengletscher um 1850, am Ende der sogenannten Kleinen Eiszeit, vorgestoßen waren.
`,
    gehoer: `
Das Gehör: Vom Schall zum Nervenimpuls

Schall besteht aus Druckschwankungen, die sich in der Luft mit rund 340 Metern pro Sekunde ausbreiten. Wie hoch wir einen Ton empfinden, hängt von seiner Frequenz ab, also von der Zahl der Schwingungen pro Sekunde; wie laut er uns vorkommt, bestimmt vor allem die Amplitude. Ein junger Mensch hört Frequenzen zwischen etwa 20 und 20 000 Hertz, wobei die obere Grenze mit dem Alter deutlich sinkt.

Die Ohrmuschel fängt die Wellen auf und leitet sie durch den Gehörgang zum Trommelfell. Diese dünne Membran trennt das äußere Ohr vom Mittelohr. Dahinter liegen die drei kleinsten Knochen unseres Körpers, nämlich Hammer, Amboss und Steigbügel, die die Schwingung an das ovale Fenster weitergeben. Weil das Trommelfell ungefähr siebzehnmal so groß ist wie das ovale Fenster, wird der Druck dabei erheblich verstärkt. Ohne diese Anpassung würde der größte Teil des Schalls an der Flüssigkeit des Innenohrs einfach zurückgeworfen.

In der Schnecke, einem spiralförmig gewundenen und mit Lymphe gefüllten Gang, geschieht dann das Entscheidende. Die Flüssigkeit versetzt die Basilarmembran in eine Wanderwelle, deren Maximum je nach Frequenz an einer anderen Stelle liegt: hohe Töne reizen den Anfang, tiefe die Spitze der Schnecke. Für diese Entdeckung erhielt Georg von Békésy 1961 den Nobelpreis. Auf der Membran sitzen die Haarzellen. Werden ihre Sinneshärchen abgebogen, öffnen sich Ionenkanäle, und der Hörnerv leitet die Erregung zum Gehirn.

Unter einem Knalltrauma versteht man eine Schädigung des Innenohrs durch einen sehr kurzen, sehr lauten Schallreiz. Da abgestorbene Haarzellen beim Menschen nicht nachwachsen, ist der Verlust meist endgültig. Wer würde da noch ohne Gehörschutz neben dem Lautsprecher tanzen?
`,
    hanseVorlesung: `
# Vorlesung 6: Die Hanse

## Begriff und Anfänge
- Hanse (ahd. "hansa" = Schar): zunächst Gemeinschaft fahrender Kaufleute, erst ab ca. 1350 Bund von Städten
- Lübeck, 1143 gegründet und 1159 neu errichtet, wird zum Tor zur Ostsee
- Gotländische Genossenschaft in Visby als Vorläufer
- kein Gründungsdatum, keine Verfassung, kein Heer! (Prüfungsfrage: Warum ist "Bund" trotzdem vertretbar?)

## Organisation
- Hansetag: Versammlung der Ratssendboten, seit 1356 meist in Lübeck; Beschlüsse (Rezesse) mussten von den einzelnen Städten erst noch angenommen werden
- Verhansung = Ausschluss einer Stadt aus der Gemeinschaft, z. B. Bremen 1427
- vier große Kontore: Brügge, London (Stalhof), Bergen (Tyske Brygge), Nowgorod (Peterhof)
- Kontor: Niederlassung im Ausland mit eigener Gerichtsbarkeit, eigener Kasse und strengen Regeln für die Gesellen

## Waren und Schiffe
- Ost → West: Pelze, Wachs, Getreide, Holz, Pech
- West → Ost: Tuche aus Flandern, Salz, Wein
- Stockfisch aus Bergen, Hering aus Schonen; ohne Lüneburger Salz wäre der Hering unterwegs verdorben
- Die Kogge ist ein einmastiges, bauchiges Frachtschiff mit hohem Freibord. Sie trug etwa 100 Tonnen und wurde im 15. Jh. vom Holk verdrängt.

## Höhepunkt und Niedergang
- Krieg gegen Waldemar IV. von Dänemark, Frieden von Stralsund 1370: Höhepunkt der politischen Macht
- Ursachen des Niedergangs: Erstarken der Territorialfürsten, Konkurrenz der Holländer, Verlagerung des Handels in den Atlantik
- 1494 schließt Iwan III. das Kontor in Nowgorod
- letzter Hansetag 1669, nur noch neun Städte vertreten
- Lübeck, Hamburg und Bremen verwalten das Erbe weiter (daher "Hansestadt" im Namen)

Literatur: Dollinger, Kap. 3 und 4 bis nächste Woche lesen.
`,
    steuerlehre: `
# Steuerlehre – Sitzung 3: Grundbegriffe

### 1. Was ist eine Steuer?
- § 3 AO: Geldleistung ohne Anspruch auf Gegenleistung, von einem öffentlich-rechtlichen Gemeinwesen zur Erzielung von Einnahmen auferlegt
- Abgrenzung:
  - **Gebühr**: Entgelt für eine tatsächlich in Anspruch genommene Leistung (Reisepass, Müllabfuhr)
  - **Beitrag**: Zahlung für die bloße Möglichkeit der Nutzung (Kurtaxe, Erschließung einer Straße)
- Merke: Bei der Steuer gilt das Non-Affektationsprinzip, d. h. die Einnahmen sind nicht zweckgebunden. Die Kfz-Steuer muss also nicht in den Straßenbau fließen, auch wenn das viele glauben.

### 2. Einteilung
- direkte Steuern: Schuldner und wirtschaftlich Belasteter sind dieselbe Person, etwa bei der Einkommensteuer
- indirekte Steuern: Der Schuldner wälzt die Last auf einen anderen ab; Paradebeispiel ist die Umsatzsteuer, die der Händler abführt und der Kunde trägt
- nach Empfänger: Bundes-, Landes-, Gemeinde- und Gemeinschaftsteuern

### 3. Tarif
- Steuerbemessungsgrundlage: die Größe, auf die der Steuersatz angewendet wird
- Freibetrag vs. Freigrenze: Wird der Freibetrag überschritten, ist nur der übersteigende Teil steuerpflichtig. Wird hingegen die Freigrenze auch nur um einen Euro überschritten, muss der gesamte Betrag versteuert werden.
- Als Grenzsteuersatz bezeichnet man den Satz, mit dem der letzte hinzuverdiente Euro belastet wird. Er ist bei progressivem Tarif stets höher als der Durchschnittssteuersatz.
- Kalte Progression: Lohnerhöhungen gleichen nur die Inflation aus, führen aber trotzdem zu einem höheren Steuersatz

### 4. Diskussion
Adam Smith forderte 1776 vier Dinge: Gleichmäßigkeit, Bestimmtheit, Bequemlichkeit und Billigkeit der Erhebung. Welche davon verletzt unser heutiges System am stärksten?
Hausaufgabe: Beispielrechnung auf S. 48
`,
    dreissigjaehrigerAgain: `
Zusammenfassung Dreißigjähriger Krieg (für die Klausur am Freitag)

Also, der Dreißigjährige Krieg ging von 1618 bis 1648 und war am Anfang ein Religionskrieg, am Ende aber eigentlich ein Machtkampf zwischen Habsburg und Frankreich. Auslöser war der Prager Fenstersturz: Am 23. Mai 1618 haben protestantische Adlige zwei kaiserliche Statthalter und ihren Sekretär aus dem Fenster der Prager Burg geworfen. Die haben das sogar überlebt, angeblich weil sie auf einem Misthaufen gelandet sind, was aber wohl eher ein Märchen ist.

Man teilt den Krieg meistens in vier Phasen ein. Zuerst kommt der Böhmisch-Pfälzische Krieg, da verliert der sogenannte Winterkönig, Friedrich V. von der Pfalz, 1620 die Schlacht am Weißen Berg. Winterkönig heißt er, weil er nur einen Winter lang regiert hat. Danach mischt sich Dänemark ein, wird aber von Tilly und Wallenstein geschlagen. 1629 erlässt der Kaiser das Restitutionsedikt, das ist eine Verordnung, nach der die Protestanten alle seit 1552 eingezogenen Kirchengüter zurückgeben mussten. Das war total ungeschickt, weil damit auch gemäßigte Fürsten gegen ihn waren.

Ab 1630 greift dann Gustav Adolf von Schweden ein. Er gewinnt bei Breitenfeld, stirbt aber 1632 bei Lützen. Wallenstein verhandelt heimlich mit dem Feind und wird 1634 in Eger ermordet. In der letzten Phase kämpft Frankreich unter Kardinal Richelieu offen mit, obwohl es ja selber katolisch ist – da sieht man, dass es nicht mehr um den Glauben ging.

Besonders schlimm war, dass sich die Söldnerheere aus dem Land ernährt haben ("Der Krieg ernährt den Krieg"). Manche Gegenden, zB Pommern, verloren über die Hälfte der Einwohner, vor allem durch Hunger und Seuchen.

1648 kam endlich der Westfälische Friede, der in Münster und Osnabrück ausgehandelt wurde. Die Calvinisten wurden anerkannt, die Reichsstände bekamen fast volle Souveränität und die Schweiz und die Niederlande schieden aus dem Reich aus.
`,
    enzymzettel: `
Enzyme – meine Lernzettel

Enzyme sind Proteine, die im Körper chemische Reaktionen beschleunigen, ohne dabei selbst verbraucht zu werden. Man nennt sie deshalb auch Biokatalysatoren. Sie setzen die Aktivierungsenergie herab, also die Energie, die man reinstecken muss, damit eine Reaktion überhaupt losgeht. Ohne Enzyme würde die Verdauung von einem Brötchen wahrscheinlich Jahre dauern.

Der Stoff, der umgesetzt wird, heißt Substrat. Er passt in das aktive Zentrum vom Enzym wie ein Schlüssel ins Schloss, das hat sich 1894 ein gewisser Emil Fischer ausgedacht. Heute weiß man das sich das Enzym beim Binden noch ein bisschen anpasst (induced fit, Koshland 1958). Wichtig sind zwei Begriffe, die man leicht verwechselt: Substratspezifität heißt, dass ein Enzym nur ein bestimmtes Substrat erkennt. Wirkungsspezifität heißt dagegen, dass es mit diesem Substrat nur eine ganz bestimmte Reaktion macht.

Von was hängt die Geschwindigkeit ab? Erstens Temperatur: nach der RGT-Regel verdoppelt bis verdreifacht sich die Geschwindigkeit, wenns 10 Grad wärmer wird. Aber über ca. 40 °C denaturieren die meisten menschlichen Enzyme, dh. sie verlieren ihre räumliche Struktur und funktionieren nicht mehr. Zweitens der pH-Wert: Pepsin im Magen mags sauer (pH 2), Trypsin im Dünndarm eher basisch. Drittens die Substratkonzentration, aber nur bis alle Enzyme besetzt sind, dann ist Schluss. Die Konzentration, bei der die halbe Maximalgeschwindigkeit erreicht wird, ist die Michaelis-Konstante. Je kleiner sie ist, desto besser bindet das Enzym.

Zum Schluss noch Hemmung. Bei der kompetitiven Hemmung konkurriert ein ähnlich gebauter Stoff mit dem Substrat um das aktive Zentrum; mit viel Substrat kann man ihn wieder verdrängen. Bei der allosterischen Hemmung setzt sich der Hemmstoff woanders hin und verändert dadurch die Form. Da hilft auch mehr Substrat nichts. Beispiel aus der Medizin: Penicillin hemmt ein Enzym, das die Bakterien für ihre Zellwand brauchen.
`,
    stoaAgain: `
Die Stoa war eine der wirkungsmächtigsten philosophischen Schulen der Antike. Sie wurde um 300 v. Chr. von Zenon von Kition in Athen gegründet und verdankt ihren Namen der Stoa poikile, einer mit Gemälden geschmückten Säulenhalle an der Agora, in der er seine Vorträge hielt. Man unterscheidet gewöhnlich die ältere Stoa (Zenon, Kleanthes, Chrysipp), die mittlere (Panaitios, Poseidonios) und die jüngere oder kaiserzeitliche, deren bekannteste Vertreter der Staatsmann Seneca, der freigelassene Sklave Epiktet und der Kaiser Mark Aurel waren.

Die Stoiker gliederten die Philosophie in Logik, Physik und Ethik. Sie verglichen sie mit einem Garten: Die Logik sei die Mauer, die Physik der Boden samt den Bäumen, die Ethik aber die Frucht. In der Physik vertraten sie einen strengen Materialismus. Der gesamte Kosmos wird demnach vom Logos durchwaltet, einer feurigen, vernünftigen Kraft, die alles nach unabänderlichen Gesetzen ordnet. In regelmäßigen Abständen gehe die Welt im Weltenbrand, der Ekpyrosis, unter, um anschließend neu zu entstehen.

Ziel des Lebens ist nach stoischer Auffassung die Eudaimonie, die allein durch Tugend erreicht wird. Reichtum, Gesundheit und selbst das Leben zählen zu den Adiaphora, das heißt zu den gleichgültigen Dingen, die weder gut noch schlecht sind. Wer dies einsieht, gelangt zur Apathie. Gemeint ist damit nicht Stumpfheit, wie das heutige Wort nahelegt, sondern die Freiheit von Affekten wie Furcht, Begierde oder Zorn. »Nicht die Dinge selbst beunruhigen die Menschen, sondern ihre Meinungen über die Dinge«, heißt es im Handbüchlein des Epiktet.

Nachhaltig wirkte auch der Kosmopolitismus der Schule. Da alle Menschen am Logos teilhaben, gelten sie als Bürger eines einzigen Gemeinwesens, gleich ob Herr oder Sklave. Über Cicero gelangten diese Gedanken ins römische Recht, später beeinflussten sie Lipsius, Spinoza und Kant.
`,
    malariaArtikel: `
Malaria (von italienisch mala aria, »schlechte Luft«), auch Sumpffieber oder Wechselfieber genannt, ist eine Infektionskrankheit, die durch einzellige Parasiten der Gattung Plasmodium hervorgerufen wird. Übertragen wird sie fast ausschließlich durch den Stich weiblicher Anophelesmücken. Von den fünf Arten, die den Menschen befallen, gilt Plasmodium falciparum als die gefährlichste: Es verursacht die Malaria tropica, die unbehandelt in bis zu einem Fünftel der Fälle tödlich endet.

Der Entwicklungszyklus des Erregers ist verwickelt. Mit dem Speichel der Mücke gelangen Sporozoiten ins Blut und binnen einer halben Stunde in die Leber, wo sie sich ungeschlechtlich vermehren. Nach ein bis zwei Wochen werden Tausende Merozoiten frei, die in die roten Blutkörperchen eindringen. Platzen diese gleichzeitig auf, kommt es zum typischen Fieberschub mit Schüttelfrost. Bei der Malaria tertiana wiederholt sich dieser jeden dritten Tag, bei der Malaria quartana jeden vierten; bei der Malaria tropica fehlt ein solcher Rhythmus. Ein Teil der Parasiten reift zu Gametozyten heran, also zu Geschlechtsformen, die eine weitere Mücke beim Saugen aufnimmt. Erst in deren Darm kommt es zur Befruchtung.

Als Hypnozoiten werden Dauerformen bezeichnet, die bei Plasmodium vivax und ovale jahrelang in der Leber ruhen und Rückfälle auslösen können.

Dass der Erreger im Blut lebt, erkannte 1880 der französische Militärarzt Alphonse Laveran in Algerien; den Übertragungsweg klärte Ronald Ross 1897 in Indien auf. Zur Behandlung diente jahrhundertelang Chinin, ein Alkaloid aus der Rinde des Chinarindenbaums. Heute empfiehlt die WHO Kombinationspräparate auf der Grundlage von Artemisinin, für dessen Entdeckung Tu Youyou 2015 den Nobelpreis erhielt. Bemerkenswert ist, dass Träger der Sichelzellanlage vor schweren Verläufen weitgehend geschützt sind, weshalb sich das Merkmal in Westafrika gehalten hat. Im Jahr 2022 erkrankten weltweit schätzungsweise 249 Millionen Menschen, 608 000 starben, die meisten von ihnen Kinder unter fünf Jahren.
`,
  },
  zh: {
    gailv: `
概率论 第二讲:从赌桌到公理

一、起源
- 1654年,法国贵族梅雷向帕斯卡请教"分赌注问题":赌局中途停止,赌金该怎么分?
- 帕斯卡与费马通信讨论,一般认为这就是概率论的开端
- 1933年,苏联数学家柯尔莫哥洛夫提出公理体系,概率从此有了严格的基础

二、基本概念
- 随机试验:在相同条件下可以重复进行、结果事先无法确定的试验
- 样本空间:一次试验所有可能结果组成的集合
- 事件:样本空间的子集。例如掷骰子"出现偶数"就是一个事件
- 互斥事件是指不可能同时发生的两个事件
- 独立事件:一个事件发生与否不影响另一个事件的概率(注意!互斥和独立常常被搞混)

三、条件概率与贝叶斯公式
- 条件概率:在事件B已经发生的前提下,事件A发生的概率,记作P(A|B)
- 先验概率是在得到新证据之前对事件的估计,后验概率则是根据证据修正之后的结果
- 例:某种病的患病率为千分之一,检测的准确率为99%。如果你的结果是阳性,真正患病的可能性有多大?很多人回答99%,其实只有约9%,因为健康的人实在太多了,他们中的误报远远超过真正的病人。

四、大数定律
雅各布·伯努利花了二十年才证明它,书却在他去世八年之后,也就是1713年才出版。所谓大数定律,是指试验次数足够多时,事件出现的频率会趋近于它的概率。它并不意味着连续出现五次正面之后,反面就"该来了"。这种错误的想法叫做赌徒谬误。1913年蒙特卡洛赌场的轮盘连续26次停在黑色,押红色的人因此输掉了巨款。

五、思考
- 数学期望为正的赌局就一定值得参加吗?(提示:圣彼得堡悖论)
- 下节课:随机变量与分布
`,
    bingchuan: `
冰川

冰川是由多年积雪经过压实、重结晶而形成的、能够在自身重力作用下缓慢运动的天然冰体。它与河冰、海冰不同,后两者由水直接冻结而成,而冰川的原料是雪。新雪十分松软,落地之后逐渐变成颗粒状的粒雪,再经过几十年乃至上百年的挤压,其中的空气被排出,最终成为略带蓝色的冰川冰。

按照形态和规模,冰川可分为大陆冰川和山岳冰川两大类。大陆冰川又称冰盖,目前只存在于南极洲和格陵兰,二者合计储存了全球约七成的淡水。山岳冰川则分布在高山地区,受地形限制,多沿山谷流动。中国境内的冰川都属于后一类,其中面积最大的是喀喇昆仑山的音苏盖提冰川,长约42千米。

一条冰川可以分为上下两部分。上部为积累区,每年的降雪多于消融;下部为消融区,情况正好相反。两区之间的界线称为平衡线,当气候变暖时,它会向高处移动。冰川的前端看上去后退了,难道冰是在倒着流吗?当然不是,冰始终向下游运动,只是融化的速度超过了补给的速度。

冰川是强有力的雕刻家。它在运动时从基岩上拔起石块,这种作用叫做拔蚀;冻在冰底的石块又像锉刀一样刻磨岩床,这便是磨蚀。经过长期侵蚀,河谷由V形变为U形,山峰则被削成金字塔状的角峰,阿尔卑斯山的马特洪峰就是典型的例子。冰川搬运的泥沙石块统称冰碛,堆积在末端便形成终碛垄。挪威的峡湾,实际上是被海水淹没的冰川槽谷。

1840年,瑞士学者阿加西出版《冰川研究》,提出北半球曾被巨大的冰层覆盖,当时不少同行讥笑他。直到二十世纪,米兰科维奇用地球轨道的周期变化解释了冰期的成因,这一学说才得到普遍承认。
`,
    hongshui: `
# 第六讲 洪水与防洪

## 一、什么是洪水

- 洪水：河流、湖泊或海洋的水位在短时间内急剧上升，淹没平时干燥土地的现象
- 注意：洪水不等于洪灾。没有人居住的地方涨水，算不上灾害
- 常用指标：洪峰流量，即一次洪水过程中通过某一断面的最大流量（单位：立方米每秒）

## 二、成因分类

1. 暴雨洪水：我国最常见，多发生在七、八月
2. 融雪洪水：春季气温回升，积雪融化所致，例如新疆北部
3. 凌汛：河流下游先结冰、上游后结冰，冰块堵塞河道而造成的涨水。黄河宁夏段和山东段为什么多见？因为那里河水由低纬流向高纬
4. 风暴潮：强风和气压骤变引起的海面异常升高
5. 溃坝洪水：1975年8月，河南板桥水库垮坝，死亡人数至今仍有争议

## 三、“百年一遇”是什么意思？

- 不是一百年才来一次！
- 重现期是指某一量级的洪水平均多少年出现一次。百年一遇，就是每年发生的概率为百分之一
- 所以连续两年都碰上也并不奇怪

## 四、防洪措施

- 工程措施：堤防、水库、分洪区、河道整治
- 分洪区是在河流两岸预先划定、用来临时容纳超额洪水的低洼地区，如1952年建成的荆江分洪工程
- 非工程措施：预报预警、洪水保险、土地规划
- 海绵城市：让城市像海绵一样，下雨时吸水、蓄水，需要时再把水放出来用
- 老师的话：“堤越修越高，人越住越近，这才是最危险的。”

## 五、思考

- 大禹治水用“疏”，他父亲鲧用“堵”，哪一种更合理？今天的工程师其实两者都用。
`,
    jisu: `
激素：身体里的信使

吃完一碗米饭，血液里的葡萄糖很快升高，可是一两个小时以后又恢复了原来的水平。是谁在调节它？答案是激素。激素是由内分泌腺或内分泌细胞分泌的、能够调节生命活动的化学物质。它们的含量极少，一升血液里往往只有几微克，作用却十分明显。

人们认识激素的过程并不长。1902年，英国生理学家贝利斯和斯塔林把狗的一段小肠的神经全部切断，再往肠内注入稀盐酸，发现胰腺照样分泌胰液。他们由此断定，小肠黏膜会产生一种物质，随血液流到胰腺。这种物质后来被命名为促胰液素，它是人类发现的第一种激素。

和消化腺不同，内分泌腺没有导管，分泌物直接进入血液，因此又叫无管腺。激素虽然随血液流遍全身，却只对特定的细胞起作用，这些细胞称为靶细胞。为什么别的细胞没有反应呢？因为它们的表面或内部缺少相应的受体。

胰岛素由胰岛B细胞分泌，能促进细胞摄取和利用葡萄糖，使血糖降低；胰高血糖素则正好相反。如果胰岛素分泌不足，就可能患上糖尿病。1921年，加拿大医生班廷和助手贝斯特从狗的胰腺中提取出胰岛素，第二年便救活了一个十四岁的男孩。

甲状腺激素的分泌受到层层控制。下丘脑分泌的激素作用于垂体，垂体分泌的促甲状腺激素再作用于甲状腺。当血液中甲状腺激素过多时，它又会反过来抑制下丘脑和垂体，这种调节方式叫做负反馈。缺碘的地区，甲状腺激素合成不足，垂体便不断“催促”，甲状腺于是肿大，这就是俗称的“大脖子病”。
`,
    jiguang: `
# 第七讲 激光的原理与应用

## 一、名称
- 激光是指原子受激辐射而产生的光,英文缩写为LASER
- “激光”这个译名由钱学森于1964年提出,此前国内叫“莱塞”或“光受激发射”

## 二、三种跃迁过程
- 自发辐射:处于高能级的原子在没有外界影响时自行跳到低能级,并放出一个光子
- 受激吸收:原子吸收一个光子,从低能级跃迁到高能级
- 受激辐射:高能级的原子在外来光子的诱导下,发出一个与它频率、相位、方向都相同的光子。这一概念是爱因斯坦在1917年提出的。
- 思考:为什么普通灯泡发不出激光?因为其中绝大多数原子处在低能级,吸收总比受激辐射占优势。

## 三、激光器的组成
1. 工作物质:能够实现粒子数反转的材料,例如红宝石、氦氖混合气体、半导体
2. 泵浦源:向工作物质提供能量的装置(闪光灯、放电、电流等)
3. 光学谐振腔:由两面平行的反射镜构成,其中一面部分透光,光在里面来回反射并不断放大

所谓粒子数反转,就是高能级上的原子数多于低能级上的原子数。它是产生激光的必要条件,但在热平衡状态下不可能出现。

## 四、特点
- 方向性好:从地球射到月球,光斑直径也不过几公里
- 单色性好,波长范围极窄
- 亮度高、相干性强

## 五、应用
- 1960年梅曼制成第一台红宝石激光器,当时有人讥笑它是“一个寻找问题的答案”
- 医学上用来矫正近视;工业上用于切割和焊接;通信上与光纤结合
- 全息照相是利用光的干涉把物体的立体信息记录下来的技术

作业:课本第132页第3、5题,下周二交。
`,
    yunhe: `
大运河是世界上开凿最早、里程最长的人工河道,北起北京,南到杭州,全长近一千八百公里。它把海河、黄河、淮河、长江和钱塘江五大水系连在一起,两千多年来一直是南北交通的命脉。

最早的一段叫邗沟,公元前486年由吴王夫差下令开挖。他的目的很直接:把军队和粮食从长江运到淮河,好北上与齐国争霸。真正让运河贯通南北的是隋炀帝。从605年到610年,他征发数百万民工,先后修成通济渠、永济渠和江南河。工程之浩大、役使之残酷,加速了隋朝的灭亡。然而唐代诗人皮日休却写道:“若无水殿龙舟事,共禹论功不较多。”意思是说,如果不是为了巡游享乐,他的功劳几乎可以与大禹相比。这样的评价公平吗?

元朝定都大都以后,旧河道绕经洛阳,显得太远。于是朝廷裁弯取直,开凿了会通河与通惠河,路程缩短了七百多公里。不过会通河要翻越山东的一段高地,水往哪里来就成了难题。明代永乐年间,工部尚书宋礼采纳民间水利专家白英的建议,在汶水上筑坝,把水引到地势最高的南旺,再分流南北,民间称为“七分朝天子,三分下江南”。这就是著名的南旺分水工程。

运河上运送的主要是漕粮,也就是各地作为赋税上缴朝廷的粮食。把这些粮食经水路运往京城的制度叫做漕运。为了管理漕运,明清两代在淮安设有漕运总督,官阶很高。沿岸的扬州、临清、通州等城市因此繁荣起来。1855年黄河在铜瓦厢决口改道,冲断了山东境内的运河,加上海运和铁路兴起,漕运终于在1901年被废止。2014年,大运河被列入世界遗产名录。
`,
  },
  ja: {
    horumon: `
生理学 第8回 ホルモンのはたらき

1. ホルモンとは
・ホルモンとは、内分泌腺でつくられ、血液によって運ばれて特定の器官に作用する物質である
・語源はギリシャ語の「刺激する」。1905年にスターリングが初めて用いた
・標的細胞:そのホルモンに結合する受容体をもつ細胞
・神経との違い → 伝わるのは遅いが、効果が長く続く

2. 主な内分泌腺
・視床下部:内分泌系の最高中枢。脳下垂体に指令を出す
・脳下垂体前葉:成長ホルモン、甲状腺刺激ホルモンなどを分泌
・脳下垂体後葉:バソプレシンを放出(腎臓での水の再吸収を促す)
・甲状腺:のどぼとけの下にある蝶の形をした器官。チロキシンを分泌し、代謝を高める
・副腎髄質:アドレナリン。驚いたとき心臓がどきどきするのはこのため

3. フィードバック調節
チロキシンの濃度が高くなりすぎると、視床下部と脳下垂体がそれを感知し、甲状腺刺激ホルモンの分泌を抑える。このように、結果が原因にさかのぼって抑制的にはたらくしくみを負のフィードバックという。部屋のエアコンを思い浮かべるとわかりやすい。では、正のフィードバックはあるのだろうか。例は少ないが、分娩のときのオキシトシンがそれにあたる。

4. 血糖値の調節
・血糖値は空腹時でおよそ100 mg/dL(約0.1%)に保たれる
・インスリン:すい臓のランゲルハンス島B細胞から分泌され、血糖値を下げる唯一のホルモン
・グルカゴン:A細胞から分泌され、グリコーゲンの分解を促す
・糖尿病は、インスリンの不足や作用の低下によって高血糖が続く病気である
 - 1型:B細胞が壊される(自己免疫)
 - 2型:生活習慣や遺伝が関係。日本の患者の9割以上
・1921年、カナダのバンティングとベストが犬の実験でインスリンを発見した。翌年、14歳の少年に投与され、その命を救った

5. 課題
なぜ血糖値を上げるホルモンは何種類もあるのに、下げるホルモンは一つしかないのか。進化の観点から400字で述べよ。
`,
    kappan: `
活版印刷の誕生

十五世紀の半ば、ドイツのマインツで金細工師をしていたヨハネス・グーテンベルクは、書物のつくり方を根本から変えた。活版印刷とは、一文字ずつ独立した金属の活字を組み合わせて版をつくり、インクをつけて紙に刷る技術のことである。それまでヨーロッパの書物は、修道院の写字生が一冊ずつ書き写すものであり、聖書一冊を仕上げるのに一年以上かかることも珍しくなかった。

もっとも、活字そのものは彼の発明ではない。中国では十一世紀に畢昇が粘土を焼いた膠泥活字を考案しており、朝鮮では1377年に金属活字で『直指』が印刷されている。では、グーテンベルクの功績はどこにあったのだろうか。それは、いくつもの技術を一つの体系にまとめ上げた点にある。彼は、鉛に錫とアンチモンを加えた合金を用い、父型と母型によって同じ形の活字を大量に鋳造した。父型は鋼に文字を彫った棒であり、これを銅に打ち込んでできたくぼみが母型とよばれる。さらに、ブドウ搾り機を応用したプレス機と、金属になじむ油性インクを組み合わせた。

1455年ごろに完成した『四十二行聖書』は、一ページが四十二行で組まれていることからその名がある。約百八十部が刷られ、現在は四十九部ほどが残っている。しかし、出資者のフストに訴えられたグーテンベルクは、印刷所も機材も失ってしまった。

印刷術はその後、驚くべき速さで広まった。1500年までに印刷された書物はインキュナブラ(揺籃期本)と呼ばれ、その数は三万点近くにのぼる。1517年にルターが発表した「九十五か条の論題」が、わずか数週間でドイツ中に知れわたったのも、印刷のおかげであった。歴史家のアイゼンステインは、同じ内容の本が各地で読まれるようになったことが、宗教改革や科学革命の前提になったと論じている。
`,
    furyoku: `
# 第5回 風力発電のしくみ

## 1. 風とエネルギー

- 風とは、気圧の高いところから低いところへ向かう空気の流れのこと
- 風のエネルギーは風速の3乗に比例する → 風速が2倍になれば8倍
- ベッツの限界：風車が取り出せるのは、風のエネルギーの最大59.3%まで（ドイツのアルベルト・ベッツ、1920年）

## 2. 風車の種類

- 水平軸型：プロペラ型が代表。効率がよく、大型発電のほとんどがこれ
- 垂直軸型：ダリウス型、サボニウス型など。風向きを選ばないが、効率はやや低い
- なぜ羽根は3枚が多いのか？ → 2枚だと振動が大きく、4枚以上だと重くて高い

## 3. 主な部品

1. ブレード：風を受けて回る羽根
2. ナセル：増速機や発電機を収めた、塔の上の箱
3. 増速機：ゆっくりした回転を発電機に合う速さまで上げる装置
4. ヨー制御：ナセルを風の方向に向けるしくみ
5. ピッチ制御：ブレードの角度を変えて、受ける風の力を調節すること。台風のときは羽根を風と平行にして止める（これをフェザリングという）

## 4. 設備利用率

- 設備利用率とは、実際の発電量を、常に定格出力で運転した場合の発電量で割った値である
- 陸上で20～25%

## 5. 洋上風力

- 着床式：海底に基礎を固定する。水深50mくらいまで
- 浮体式：浮かべた構造物を鎖で係留する。日本の海は急に深くなるので、こちらが期待されている
- 福島沖の実証実験（2013年開始）は採算が合わず、2021年に撤去された

## 6. 課題

- 騒音、景観、バードストライク（鳥が羽根に衝突すること）
`,
    wataridori: `
渡り鳥はなぜ道に迷わないのか

春になると軒先に巣をつくるツバメは、秋には数千キロ離れたフィリピンやマレーシアへ帰っていく。このように、繁殖地と越冬地のあいだを毎年決まった季節に行き来する鳥を渡り鳥という。日本で夏を過ごすものは夏鳥、ハクチョウのように冬を越しに来るものは冬鳥と呼ばれる。シギやチドリの仲間は、春と秋に立ち寄るだけなので旅鳥という。

昔の人は、冬に姿を消した鳥がどこへ行くのか知らなかった。アリストテレスは、ツバメは木の穴で冬眠すると書いている。1822年、ドイツのある村で、首に矢の刺さったコウノトリが撃たれた。矢はアフリカのものだったので、この鳥がアフリカから飛んできたことがようやく証明されたのである。

では、鳥はどうやって方角を知るのだろうか。1950年ごろ、ドイツのグスタフ・クラマーは、かごの中のホシムクドリが太陽の位置を手がかりに向きを決めることを発見した。太陽は時刻とともに動くから、鳥は体の中に時計をもっていなければならない。この時計を体内時計という。夜に渡る小鳥は星座を利用する。曇りの日には地磁気、つまり地球がもつ磁気も役に立つらしい。目の中にあるクリプトクロムというタンパク質が、それを感じていると考えられている。

鳥の移動を調べるには、足環をつけて放す標識調査が古くから行われてきた。標識調査とは、番号のついた足環をつけた鳥を放し、再び見つかった場所から移動の経路を推定する方法である。最近では小型の発信器が使われ、オオソリハシシギがアラスカからニュージーランドまで、一度も休まずに1万1千キロ以上を飛ぶことがわかった。
`,
    kakuritsu: `
# 第4回 確率の基礎

## 1. 用語の確認
- 試行:同じ条件のもとで何度でも繰り返すことができ、結果が偶然によって決まる実験や観察
- 事象:試行の結果として起こることがら
- 標本空間とは、起こりうるすべての結果の集まりである(さいころなら1から6まで)
- 互いに排反:二つの事象が同時には起こらないこと

## 2. 確率の考え方
- 古典的確率(ラプラス、1812年):すべての場合が同様に確からしいとき、起こる場合の数を全体の場合の数で割る
- 統計的確率:試行を多数回繰り返したときの相対度数が近づいていく値
- では、画びょうを投げて針が上を向く確率は? 対称性がないので、古典的な考え方は使えない。実際に投げてみるしかない。

## 3. 大数の法則
- 試行回数を増やすほど、相対度数は真の確率に近づく。これを大数の法則という。
- 注意!「5回続けて表が出たから、次は裏が出やすい」は誤り。このような思い込みはギャンブラーの誤謬と呼ばれる。コインは前の結果を覚えていない。

## 4. 条件付き確率
- 事象Aが起こったという条件のもとで事象Bが起こる確率を、条件付き確率という
- ベイズの定理:結果から原因の確率を逆算するための式。18世紀の牧師トーマス・ベイズの遺稿がもとになっている。
- 例:1000人に1人がかかる病気で、検査の精度が99%だとする。陽性と出た人が本当に病気である確率は、約9%にすぎない。

## 5. 期待値
- 期待値とは、確率変数のとる値にそれぞれの確率を掛けて足し合わせたものである
- 宝くじの期待値は購入額の半分以下。それでも人はなぜ買うのだろうか。

次回までに:教科書58ページの練習問題1~4
`,
    goshikku: `
ゴシック建築は、12世紀半ばに北フランスで生まれ、その後およそ四百年にわたってヨーロッパ各地に広まった建築様式である。出発点とされるのは、パリ郊外のサン=ドニ修道院聖堂だ。院長シュジェールは、光こそ神の現れであると考え、1140年ごろから内陣を改築して、かつてない明るい空間をつくり出した。

それ以前のロマネスク建築では、重い石の天井を厚い壁で支えていたため、窓を大きく開けることができなかった。この問題はどのように解決されたのだろうか。鍵になったのは三つの技術である。第一は尖頭アーチで、これは先端がとがったアーチのことをいい、半円アーチに比べて横に広がろうとする力が小さい。第二はリブ・ヴォールト、すなわち肋骨のような石の筋で補強された天井である。天井の重さはリブを伝って柱に集まるので、壁は荷重から解放される。第三が飛梁(フライング・バットレス)だ。建物の外側に斜めに架けられ、身廊の壁を外から押さえるこの部材のおかげで、天井は驚くほど高くなった。

こうして生まれた広い窓にはステンドグラスがはめ込まれた。聖書の場面を描いた色ガラスは、文字の読めない人々にとって「貧者の聖書」の役割を果たしたといわれる。とりわけシャルトル大聖堂の深い青は名高く、今日でも完全には再現できないという。

もっとも、高さへの競争には代償もあった。ボーヴェ大聖堂は48メートルという記録的な天井を誇ったが、1284年に崩れ落ち、身廊はついに完成しなかった。「ゴシック」という呼び名も、もとはほめ言葉ではない。16世紀のヴァザーリらが、「ゴート人の、野蛮な」という意味を込めて使ったのが始まりである。この様式が正当に見直されるのは、19世紀のロマン主義の時代になってからのことだった。
`,
  },
};
