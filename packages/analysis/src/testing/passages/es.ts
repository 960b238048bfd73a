import type { Passages } from "./passages.ts";

export const spanish: Passages = {
  biology: `
El corazón humano late unas cien mil veces al día y mueve cerca de siete mil litros de sangre. Está formado por cuatro cavidades: dos aurículas y dos ventrículos. La aurícula es la cavidad que recibe la sangre; el ventrículo la impulsa hacia las arterias. Entre ambas hay válvulas que impiden que la sangre retroceda.

El latido nace en el propio músculo. El nódulo sinusal es un pequeño grupo de células que genera el impulso eléctrico. Curiosamente, un corazón separado del cuerpo puede seguir latiendo durante algunos minutos. La sístole es la fase en la que el corazón se contrae, mientras que la diástole es la fase en la que se relaja y se llena.

La sangre que sale del ventrículo derecho va a los pulmones y vuelve cargada de oxígeno. Este recorrido se denomina circulación menor. La descubrió para Europa Miguel Servet en 1553, aunque Ibn al-Nafis la había descrito tres siglos antes en El Cairo. El ventrículo izquierdo tiene la pared más gruesa, ya que debe enviar la sangre a todo el cuerpo. Cuando una arteria coronaria se obstruye, parte del músculo muere: es el infarto. El problema es que muchas personas confunden el dolor con una mala digestión.
`,
  history: `
En 1519 Hernán Cortés desembarcó en la costa de Veracruz con unos quinientos hombres. Había salido de Cuba contra las órdenes del gobernador Diego Velázquez. Para que nadie pensara en volver, mandó hundir las naves. No las quemó, como cuenta la leyenda.

Los españoles encontraron aliados entre los pueblos sometidos por los mexicas, sobre todo en Tlaxcala. Malintzin, una joven que hablaba náhuatl y maya, les sirvió de intérprete. Sin ella la conquista es difícil de imaginar. Los mexicas exigían tributo a sus vecinos. El tributo era un pago en productos o trabajo que los vencidos entregaban al vencedor.

Moctezuma recibió a Cortés en Tenochtitlan en noviembre. La ciudad, construida sobre un lago, tenía quizá doscientos mil habitantes, más que Sevilla o Londres. El 30 de junio de 1520 los españoles tuvieron que huir; aquella derrota se conoce como la Noche Triste. Una epidemia de viruela, enfermedad hasta entonces desconocida en América, mató a miles de defensores, entre ellos al nuevo tlatoani, Cuitláhuac. La ciudad cayó el 13 de agosto de 1521 tras un sitio de setenta y cinco días. Sobre sus ruinas se levantó la Ciudad de México, capital del Virreinato de Nueva España.
`,
  civics: `
La Constitución española de 1978 define a España como un Estado social y democrático de derecho. La forma política es la monarquía parlamentaria. En ella el rey es el jefe del Estado, pero no gobierna. Sus actos deben ser refrendados por el presidente o por un ministro. El refrendo es la firma con la que un miembro del Gobierno asume la responsabilidad de un acto del rey.

Las Cortes Generales representan al pueblo. Están formadas por el Congreso de los Diputados, que tiene 350 escaños, y por el Senado. Cuando el Congreso pierde la confianza en el presidente, puede presentar una moción de censura. La moción de censura es el procedimiento por el que la cámara retira su confianza al Gobierno y propone un candidato alternativo. Solo ha triunfado una vez, en junio de 2018. Evidentemente, es más fácil anunciarla que ganarla.

El Tribunal Constitucional tiene doce miembros. Se llama recurso de amparo a la petición que un ciudadano dirige a este tribunal para proteger sus derechos fundamentales. El Defensor del Pueblo supervisa la actividad de la Administración. El territorio se organiza en diecisiete comunidades autónomas. Un estatuto de autonomía es la norma básica de cada una de ellas. Lo más discutido sigue siendo su financiación.
`,
  literature: `
Federico García Lorca terminó "La casa de Bernarda Alba" en junio de 1936, dos meses antes de ser asesinado. La obra se estrenó en Buenos Aires en 1945, con Margarita Xirgu en el papel principal. En España hubo que esperar hasta 1964.

Tras la muerte de su segundo marido, Bernarda impone a sus cinco hijas un luto de ocho años. Nadie saldrá a la calle. La única que tiene dinero es Angustias, la mayor, prometida con Pepe el Romano, a quien el público no ve nunca. Adela, la menor, se rebela. Su vestido verde es un símbolo de esperanza y de vida en una casa de paredes blancas.

El símbolo es un objeto que representa una idea distinta de sí mismo. Lorca los usa a menudo: el caballo, la luna, el agua del pozo. También el nombre de los personajes habla. La acotación es el texto que indica al actor cómo moverse o hablar. En la primera se lee que los tres actos tienen la intención de un documental fotográfico. Se denomina clímax al momento de mayor tensión de un drama; aquí es el disparo de Bernarda. Lo que viene después es silencio. Con esa palabra, repetida, empieza y acaba la tragedia.
`,
  physics: `
Cuando se lanza una piedra al agua, las ondas se alejan del centro en círculos. Una onda es una perturbación que se propaga transportando energía, pero no materia. El corcho que flota sube y baja sin avanzar. La distancia entre dos crestas se llama longitud de onda. La amplitud es el desplazamiento máximo respecto a la posición de equilibrio.

En el aire, el sonido viaja a unos 340 metros por segundo. En el agua va más de cuatro veces más deprisa, y en el acero aún más. Esto explica que los indios pegaran el oído a los raíles. El sonido es una onda longitudinal: las partículas vibran en la misma dirección en que avanza la onda. La luz, en cambio, es transversal y no necesita ningún medio.

Si una ambulancia se acerca, oímos un tono más agudo; si se aleja, más grave. Christian Doppler lo explicó en 1842. El efecto Doppler es el cambio aparente de la frecuencia de una onda debido al movimiento de la fuente o del observador. Gracias a él Edwin Hubble comprobó en 1929 que las galaxias se alejan. Se conoce como resonancia el aumento de la amplitud cuando la fuerza exterior tiene la frecuencia propia del sistema. Un puente puede caer por ello.
`,
  economics: `
El producto interior bruto es el valor de todos los bienes y servicios finales producidos en un país durante un año. En 2023 el de España superó los 1,4 billones de euros. Es una cifra enorme, pero dice poco sobre cómo vive la gente. No cuenta el trabajo doméstico ni el daño ambiental.

Para comparar países se divide entre el número de habitantes. El resultado se llama renta per cápita. Noruega está entre los primeros; Burundi, entre los últimos. Aun así, dos países con la misma renta pueden ser muy distintos. El índice de Gini mide la desigualdad: vale cero si todos ganan lo mismo y uno si una sola persona lo gana todo. Lo propuso Corrado Gini en 1912.

Un bien final es aquel que no se usa para producir otro. La harina que compra el panadero no se cuenta, el pan sí. De este modo se evita contar dos veces. La recesión es una caída de la producción durante al menos dos trimestres seguidos. La última grande empezó en 2008 con la quiebra de Lehman Brothers, un banco de Nueva York. Se entiende por política fiscal el uso del gasto público y de los impuestos para influir en la economía. Keynes la defendió con pasión.
`,
  lecture: `
# Tema 5: El clima

- tiempo ≠ clima (clima = estado medio de la atmósfera en unos 30 años)
- elementos: temperatura, precipitación, viento, presión
- factores: latitud, altitud, distancia al mar

## Presión y vientos
- isobara: línea que une puntos de igual presión
- anticiclón: zona de altas presiones, tiempo estable
- borrasca: zona de bajas presiones, lluvia
- los alisios soplan de los trópicos al ecuador
- ojo: en el hemisferio sur giran al revés

## Climas de España
- oceánico: Galicia y la cornisa cantábrica, más de 800 mm al año
- mediterráneo: verano seco y caluroso
- subtropical: Islas Canarias
- clima de montaña: por encima de 1200 m
- Köppen publicó su clasificación en 1900 (preguntar si entra en el examen)
- la temperatura baja unos 6,5 grados por cada mil metros que se asciende
- gota fría: masa de aire frío en altura que provoca lluvias torrenciales en otoño
- leer páginas 60 a 72
- efecto Föhn: aire que baja seco y cálido por la ladera de sotavento
- falta el climograma de Sevilla
`,
  summary: `
El texto habla de la Revolución francesa que fue en 1789 y cambio todo. La gente tenia hambre y el rey Luis XVI gastaba mucho en Versalles. Habia tres estamentos, la nobleza, el clero y el tercer estado, que era la mayoria y pagaba los impuestos. Esto es muy importante para el examen.

El 14 de julio tomaron la Bastilla, que era una carcel. Solo habia siete presos dentro pero fue un simbolo. Luego hicieron la Declaración de los Derechos del Hombre y del Ciudadano. Los girondinos eran moderados y los jacobinos eran mas radicales. Robespierre era un abogado de Arras que mando matar a mucha gente y al final le mataron a el, en 1794. El Terror fue el periodo en que se ejecutaba a los sospechosos con la guillotina.

Después vino el Directorio y al final Napoleón que dio un golpe de estado en 1799. El sufragio censitario es cuando solo votan los que tienen dinero. Lo malo es que las mujeres no podian votar. Olympe de Gouges escribio una declaracion para ellas y tambien la mataron. La monarquia absoluta es un sistema donde el rey tiene todo el poder. En resumen fue una revolucion muy violenta pero ahora tenemos derechos gracias a ella creo yo.
`,
};
