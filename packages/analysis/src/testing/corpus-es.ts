import { labelled } from "./corpus-text.ts";

export const spanish = [
  labelled({
    subject: "biología",
    text: `
§La célula es la unidad básica de todos los seres vivos. Algunos organismos, como las bacterias, están formados por una sola célula, mientras que el cuerpo humano tiene unos 37 billones. §Todas las células comparten tres elementos: una membrana que las rodea, un citoplasma y un material genético.

§Las células procariotas carecen de núcleo y su ADN flota en el citoplasma. Las bacterias son el ejemplo más conocido. §Las células eucariotas, en cambio, guardan el ADN dentro de un núcleo y poseen orgánulos especializados. Los animales, las plantas y los hongos están hechos de este tipo de células.

Cada orgánulo cumple una tarea. §La mitocondria es el orgánulo que produce la energía de la célula mediante la respiración celular. Los ribosomas fabrican proteínas y el aparato de Golgi las empaqueta. §Los cloroplastos, que solo existen en las plantas y las algas, realizan la fotosíntesis. Se llama ósmosis al paso de agua a través de una membrana semipermeable. Gracias a la ósmosis las raíces absorben agua del suelo. Robert Hooke observó por primera vez células en 1665, cuando miró con su microscopio una lámina de corcho.`,
    terms: [
      "célula",
      "membrana",
      "citoplasma",
      "células procariotas",
      "células eucariotas",
      "núcleo",
      "orgánulo",
      "mitocondria",
      "ribosomas",
      "cloroplastos",
      "ósmosis",
      "ADN",
      "bacterias",
    ],
    defines: ["célula", "mitocondria", "ósmosis"],
    facts: ["37", "1665"],
    asks: [
      ["¿Qué función tienen los ribosomas?", "Los ribosomas fabrican proteínas"],
      ["¿Quién vio células por primera vez?", "Robert Hooke"],
      ["¿Dónde está el ADN de una célula procariota?", "flota en el citoplasma"],
    ],
  }),
  labelled({
    subject: "historia",
    text: `
§La Revolución Francesa comenzó en 1789 y puso fin a la monarquía absoluta en Francia. §La sociedad estaba dividida en tres estamentos: el clero, la nobleza y el tercer estado. Los dos primeros apenas pagaban impuestos, mientras que el tercer estado, que reunía al 97 % de la población, soportaba casi toda la carga. Las malas cosechas de 1788 hicieron subir el precio del pan y aumentaron el descontento.

§El rey Luis XVI convocó los Estados Generales para resolver la crisis de la hacienda. Los representantes del tercer estado se proclamaron Asamblea Nacional y juraron no separarse hasta dar una constitución al país. El 14 de julio de 1789 el pueblo de París asaltó la Bastilla, una fortaleza que servía de prisión. §En agosto la Asamblea aprobó la Declaración de los Derechos del Hombre y del Ciudadano, que proclamaba la libertad y la igualdad ante la ley.

La revolución se radicalizó cuando el rey intentó huir. Luis XVI fue guillotinado en enero de 1793. §El Terror fue el período en que el gobierno de Robespierre ejecutó a miles de sospechosos. Terminó en 1794 con la caída del propio Robespierre. §Cinco años más tarde Napoleón Bonaparte tomó el poder mediante un golpe de Estado.`,
    terms: [
      "Revolución Francesa",
      "monarquía absoluta",
      "tercer estado",
      "estamentos",
      "Luis XVI",
      "Asamblea Nacional",
      "Bastilla",
      "Terror",
      "Robespierre",
      "Estados Generales",
      "Asamblea",
    ],
    defines: ["Terror"],
    facts: ["1789", "97", "1793", "1794", "1788"],
    asks: [
      ["¿Qué porcentaje de la población formaba el tercer estado?", "97 %"],
      ["¿Cuándo murió Luis XVI?", "guillotinado en enero de 1793"],
      ["¿Quién llegó al poder con un golpe de Estado?", "Napoleón Bonaparte tomó el poder"],
    ],
  }),
  labelled({
    subject: "física",
    text: `
§La energía es la capacidad de un cuerpo para realizar un trabajo. Se mide en julios y puede presentarse de muchas formas: mecánica, térmica, eléctrica, química o nuclear. §El principio de conservación de la energía establece que la energía no se crea ni se destruye, solo se transforma.

§La energía cinética es la energía que tiene un cuerpo por estar en movimiento. Depende de la masa y del cuadrado de la velocidad, de modo que un coche que circula al doble de velocidad tiene cuatro veces más energía cinética. §La energía potencial gravitatoria es la que posee un cuerpo por la altura a la que se encuentra. Cuando una pelota cae, su energía potencial disminuye y su energía cinética aumenta en la misma cantidad.

§En las máquinas reales una parte de la energía se pierde en forma de calor a causa del rozamiento. El rendimiento de una máquina es el cociente entre la energía útil que entrega y la energía que consume. Un motor de gasolina aprovecha cerca del 30 % de la energía del combustible. Un motor eléctrico, en cambio, alcanza el 90 %. Por eso los vehículos eléctricos necesitan menos energía para recorrer la misma distancia.`,
    terms: [
      "energía",
      "energía cinética",
      "energía potencial",
      "principio de conservación",
      "rendimiento",
      "rozamiento",
      "calor",
      "masa",
      "velocidad",
      "motor",
      "energía útil",
      "altura",
    ],
    defines: [
      "energía",
      "energía cinética",
      "energía potencial gravitatoria",
      "principio de conservación de la energía",
      "rendimiento de una máquina",
    ],
    facts: ["30", "90"],
    asks: [
      ["¿En qué unidad se mide la energía?", "Se mide en julios"],
      ["¿Qué rendimiento tiene un motor eléctrico?", "alcanza el 90 %"],
      ["¿Por qué se pierde energía en las máquinas?", "a causa del rozamiento"],
    ],
  }),
  labelled({
    subject: "geografía",
    text: `
§El ciclo del agua es el movimiento continuo del agua entre la superficie de la Tierra y la atmósfera. El motor de este ciclo es el Sol. §Su calor evapora el agua de los océanos, los lagos y los ríos, y las plantas añaden vapor por medio de la transpiración. El 86 % de la evaporación procede de los océanos.

§Al subir, el vapor se enfría y se condensa en gotas diminutas que forman las nubes. La condensación es el paso de un gas al estado líquido. Cuando las gotas se unen y pesan demasiado, caen en forma de lluvia, nieve o granizo: es la precipitación. §Una parte de esa agua corre por la superficie hacia los ríos y recibe el nombre de escorrentía. Otra parte se infiltra en el suelo y alimenta los acuíferos.

§Un acuífero es una capa de roca permeable que almacena agua subterránea. En muchas regiones secas los acuíferos son la única fuente segura de agua. Si se extrae más agua de la que entra, el nivel baja y los pozos se secan. §Solo el 2,5 % del agua del planeta es dulce, y la mayor parte está congelada en los glaciares. Cuidar los acuíferos es por eso una tarea de todos.`,
    terms: [
      "ciclo del agua",
      "evaporación",
      "transpiración",
      "condensación",
      "precipitación",
      "escorrentía",
      "acuífero",
      "agua subterránea",
      "océanos",
      "vapor",
      "nubes",
      "glaciares",
      "agua",
    ],
    defines: ["ciclo del agua", "condensación", "acuífero"],
    facts: ["86", "2,5"],
    asks: [
      ["¿Qué es un acuífero?", "capa de roca permeable"],
      ["¿Cómo se forman las nubes?", "se condensa en gotas diminutas"],
      ["¿Qué porcentaje del agua es dulce?", "2,5 %"],
    ],
  }),
  labelled({
    subject: "literatura",
    text: `
§La novela picaresca es un género narrativo que nació en España en el siglo XVI. Su protagonista, el pícaro, es un muchacho pobre que sirve a varios amos y sobrevive gracias a su ingenio. §La obra que abrió el camino fue el Lazarillo de Tormes, publicada en 1554 sin nombre de autor.

§El relato se presenta como una autobiografía: Lázaro cuenta su vida en primera persona para explicar su situación. Primero acompaña a un ciego que lo golpea y le enseña a desconfiar. Después pasa hambre con un clérigo avaro y conoce a un escudero orgulloso que no tiene nada que comer. §A través de estos amos la novela critica la hipocresía de la Iglesia y la obsesión por la honra. La honra era la buena fama que una persona debía conservar ante los demás.

La Inquisición prohibió el libro en 1559, aunque circuló una versión censurada. §El éxito del Lazarillo inspiró otras novelas picarescas, como el Guzmán de Alfarache de Mateo Alemán y el Buscón de Quevedo. §La ironía es el recurso principal del género: el narrador dice una cosa y el lector entiende la contraria. Quien lee con atención descubre que Lázaro, al final, se parece a sus amos.`,
    terms: [
      "novela picaresca",
      "pícaro",
      "Lazarillo",
      "Lázaro",
      "autobiografía",
      "honra",
      "ironía",
      "amos",
      "género",
      "primera persona",
      "hipocresía",
      "Inquisición",
    ],
    defines: ["novela picaresca", "honra", "ironía"],
    facts: ["1554", "1559"],
    asks: [
      ["¿Cuándo se publicó el Lazarillo de Tormes?", "publicada en 1554"],
      ["¿Quién escribió el Buscón?", "el Buscón de Quevedo"],
      ["¿Qué critica la novela?", "critica la hipocresía"],
    ],
  }),
  labelled({
    subject: "química",
    text: `
§Un átomo es la parte más pequeña de un elemento que conserva sus propiedades. En su centro se encuentra el núcleo, formado por protones y neutrones, y a su alrededor se mueven los electrones. §El número atómico indica cuántos protones tiene el núcleo e identifica al elemento. El carbono, por ejemplo, tiene siempre seis protones.

§Los átomos se unen mediante enlaces químicos para alcanzar una configuración más estable. §El enlace iónico se forma cuando un átomo cede electrones a otro, de modo que ambos se convierten en iones de carga opuesta que se atraen. La sal común es un compuesto iónico de sodio y cloro que funde a 801 grados. §En el enlace covalente, los átomos comparten pares de electrones. Así ocurre en la molécula de agua, que une un átomo de oxígeno con dos de hidrógeno.

Los metales presentan un tercer tipo de unión. En el enlace metálico los electrones externos se mueven con libertad entre los núcleos, y por esta razón los metales conducen la electricidad. §Los isótopos son átomos del mismo elemento que tienen distinto número de neutrones. El carbono 14 es un isótopo radiactivo que permite fechar restos de hasta 50 000 años.`,
    terms: [
      "átomo",
      "núcleo",
      "protones",
      "neutrones",
      "electrones",
      "número atómico",
      "enlace iónico",
      "enlace covalente",
      "enlace metálico",
      "isótopos",
      "iones",
      "enlaces químicos",
      "metales",
    ],
    defines: ["átomo", "isótopos"],
    facts: ["801", "50 000"],
    asks: [
      ["¿Por qué conducen la electricidad los metales?", "los electrones externos se mueven con libertad"],
      ["¿Qué comparten los átomos en un enlace covalente?", "comparten pares de electrones"],
      ["¿A qué temperatura funde la sal?", "801 grados"],
    ],
  }),
];
