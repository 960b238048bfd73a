import type { Words } from "./vocabulary.ts";

export const es: Words = {
  mine: "yo|me|mi|mis|mio|mia|tengo|tenemos|tuve|he|estoy|voy|soy|saque|necesito|llevo|hago|debo|puedo|curso|nuestro",
  help: "como mejorar|como mejoro|como subo|como subir|necesito saber|necesito estudiar|necesito entender|necesito leer|explica|explicame|explicar|explicacion|define|definicion|resuelve|resolver|simplifica|deriva|demuestra|calcula|se calcula|convierte|traduce|traducir|resume|resumir|escribe|escribeme|escribir un|escribir una|redacta|reescribe|corrige|corregir|parrafo|esquema|lluvia de ideas|ayuda|ayudame|ayudar|como se|como hago|como puedo|como funciona|como estudio|como estudiar|como memorizo|como escribo|como resuelvo|por que|porque|que significa|que es un|que es una|que son|cual es la diferencia|diferencia entre|significa|significado|consejos|consejo|ejemplo|ejemplos|preguntame|hazme|crea|genera|tarjetas|plan de estudio|compara|describe|hablame|cuentame|chiste|opinas|es normal|nervioso|nerviosa|odio|inventa|invento|haz mi|haz mis|deberia tomar|que es el|que es la",
  test: "examen|examenes|parcial|parciales|prueba|pruebas|final|finales|evaluacion|evaluaciones|control|controles|test|tests|exam",
  quiz: "quiz|quizzes|cuestionario|cuestionarios|pruebita|pruebitas",
  homework:
    "tarea|tareas|deber|deberes|trabajo|trabajos|proyecto|proyectos|entrega|entregas|actividad|actividades|ejercicio|ejercicios|tareita|tareitas",
  due: "entregar|entrego|entrega|entregas|se entrega|se entregan|vence|vencen|fecha limite|fechas limite|plazo|plazos|para cuando|venza|venzan|por entregar|que entregar|hay que entregar|entregarse|fecha de entrega|fechas de entrega|para entregar|pendiente de entrega|pendientes de entrega|debo entregar|presentar|me falta entregar|me faltan por entregar|falta entregar|faltan entregar|falta por entregar|me falta por entregar|terminar|acabar|completar|deba entregar|tenga que entregar|entregarlo|enviar|subir el",
  when: "cuando|que dia|a que hora|que fecha|para cuando|en que fecha|que dias|a que horas|fecha|hora",
  next: "proximo|proxima|proximos|proximas|siguiente|siguientes|que viene|que vienen|mas cercano|prox|proxi|sig|mas proximo|mas cerca|mas pronto|primero que tengo|se viene|pronto|tengo primero|es primero|viene primero|va primero",
  last: "ultimo|ultima|ultimos|ultimas|mas reciente|mas recientes|reciente|recientes|recientemente|ultimamente|hace poco|anterior|pasado examen|mas nueva|mas nuevo|pasado|pasada",
  howMany: "cuantos|cuantas|numero de|cantidad de",
  howMuch: "cuanto|cuanta|que porcentaje|que tanto|cuanto es",
  until:
    "cuantos dias|cuantos dias faltan|cuantos dias quedan|cuanto falta|cuanto queda|faltan|falta|dias para|dias hasta|hasta|cuanto tiempo falta|cuanto tiempo queda|cuanto tiempo tengo|cuantos dias hay|cuanto tiempo hay|dias faltan|dias quedan|quedan para|faltan para|falta para|queda para|quedan antes del|faltan antes del|dias antes del|me quedan antes del|me quedan antes de|dias me quedan|dias me faltan|dias me restan|restan",
  course: "clase|clases|materia|materias|asignatura|asignaturas|curso|cursos|ramo|ramos",
  note: "apunte|apuntes|notas que escribi|notas que hice|notas sobre|notas de clase|notas escribi|notas escritas|notas tengo escritas",
  grade:
    "nota|notas|calificacion|calificaciones|puntaje|resultado|resultados|letra|porcentaje|boletin|que saque|cuanto saque|como me fue|saque|obtuve|tuve|me saque|me fue|cuanto fue|que tal me fue|me dieron|me pusieron|puntuacion|puntos|cuanto llevo|nota llevo|que llevo|saco|sacaria|nota final|calificacion final",
  average: "promedio|promedios|media|promedio general",
  gpa: "gpa|promedio gpa|promedio ponderado|promedio acumulado|gpa de",
  weighted: "ponderado|ponderada|con peso|weighted",
  best: "mejor|mejores|mas alta|mas alto|maxima|maximo|mejor de todas",
  worst: "peor|peores|mas baja|mas bajo|minima|mas baja que tengo",
  strong:
    "fortalezas|fortaleza|puntos fuertes|punto fuerte|soy bueno|soy buena|se me da bien|se me dan bien|fuerte|me va mejor|soy mas bueno|mas fuertes|mejor se me da|destaco|me va bien",
  weak: "debilidades|debilidad|puntos debiles|punto debil|me cuesta|me cuestan|debil|mejorar|se me da mal|se me dan mal|voy mal|flojo|floja|me va peor|me va mal|mas flojo|mas floja|se me dificulta|se me complica|batallo|necesito mejorar|debo mejorar|peor se me da|mas debil|cojeo|ando mal|mal en|deberia mejorar|tengo que mejorar|necesito esforzarme|esforzarme",
  doing:
    "como voy|como me va|voy|vamos|como estoy|que tal voy|aprobando|reprobando|suspendiendo|como ando|voy aprobado|como salio|como sali|sali|salio|que tal|que tal me va|como quedo|aprobado|aprobada|reprobado|apruebo|estoy aprobando|voy bien|como me esta yendo|quedo|quedaria|como quedaria|pasando|voy pasando",
  need: "necesito|necesitaria|tengo que sacar|debo sacar|hace falta|me falta para|hay que sacar|puedo sacar|puedo llegar|llegar a|para sacar|subir a|sacar|alcanzar|todavia puedo|aun puedo|mantener|deberia sacar|subiria a|subiria|subir|con que nota|minimo|no bajar|bajar de|bajar|no bajar de|para no|pa llegar|llegar|llego|quedar en|quedarme|quedarme en|cuanto tengo que|ocupo|requiero|alcanza|alcanzo|mantenerme|mantengo|conservar|asegurar|posible|es posible|se puede|puedo tener|puedo alcanzar|puedo obtener|obtener|tendria que sacar|tengo que obtener|si quiero|quiero llegar|tener al menos|tener un|al menos|terminar con|cerrar con|acabar con|para tener|para quedar|me alcanza|necesitare|peor que puedo sacar|lo mas bajo que puedo sacar|perder",
  pass: "aprobar|para aprobar|pasar",
  ready:
    "listo|lista|preparado|preparada|voy a aprobar|aprobare|voy a pasar|cuanto me se|cuanto se|me se|que tal lo llevo|como lo llevo|lo llevo bien|voy bien para|se lo suficiente",
  remaining: "lo que queda|lo que falta|el resto|resto|restante|restantes|todo lo demas|lo pendiente",
  overdue:
    "atrasado|atrasada|atrasados|atrasadas|vencido|vencida|vencidos|vencidas|retrasado|retrasada|se me paso|se me pasaron|olvide|se me olvido|tarde|fuera de plazo|se me ha pasado|se me ha pasado la fecha|se me paso la fecha|se me han pasado|pasado la fecha|vencio|vencieron|retraso|retrasos|con retraso|atraso|atrasos|voy atrasado|voy atrasada|se paso la fecha|ya paso|ya vencio|ya vencieron",
  missing:
    "me faltan por entregar|no entregado|no entregada|no entregados|no entregadas|no entregue|sin entregar|cuentan como cero|ceros|no he entregado|me falta alguna|falta alguna tarea|faltante|faltantes|que no entregue|que no he entregado|no lo entregue|en cero|con cero|me falta algo|falta algo|como no entregado|como no entregados|como faltante",
  ungraded:
    "sin nota|sin calificar|sin corregir|no calificado|no calificada|no calificados|falta calificar|faltan por calificar|faltan por corregir|por calificar|por corregir|no han corregido|no me han corregido|sin evaluar|no me han calificado|no han calificado|no esta calificado|aun no tiene nota|no tiene nota|no tienen nota|faltan por evaluar|no me han dado nota|no me han puesto nota|falta por calificar|falta por corregir|falta que califiquen|falta que me califiquen|no se ha calificado|pendiente de nota|pendientes de nota|pendiente de calificar|pendientes de calificar|pendiente de corregir|sin calificacion|todavia no tiene nota|no calificadas|no han evaluado|espero nota|falta nota|tiene que calificar|tiene por calificar|le falta calificar|no ha calificado|no ha corregido|tiene que corregir|por evaluar|no tienen calificacion|no tiene calificacion|aun no tienen calificacion|no tienen nota todavia",
  weigh:
    "pesa|pesan|peso|vale|valen|cuenta|cuentan|cuanto vale|ponderacion|porcentaje de la nota|representa|representan|aporta|aportan|de la nota final|porcentaje vale|porcentaje valen|valor|coeficiente",
  free: "libre|libres|tiempo libre|hueco|huecos|disponible|disponibles|rato libre|ratos libres|horas libres|tiempo para estudiar|desocupado|desocupada|libre tengo",
  busy: "ocupado|ocupada|ocupados|cargado|cargada|cargados|lleno|llenos|mas cosas|apretado|apretados|ajetreado|mas ocupado|mas ocupada|mas cargado|mas cargada|mas lleno|mas llena|mas pesado|mas cosas que hacer|mas movido|saturado|agobiado|mas ajetreado",
  todo: "que hago|que hago ahora|que debo hacer|que debo hacer ahora|que deberia hacer|que tengo que hacer|que estudio|que deberia estudiar|que debo estudiar|por donde empiezo|por donde empezar|que es lo mas importante|lo mas urgente|mas urgente|prioridad|prioridades|que sigue|que puedo hacer|que me pongo a hacer|pendiente|pendientes|me da tiempo|que me pongo a estudiar|por hacer|que hacer|hacer primero|que deberia hacer primero|con que empiezo|empiezo|empezar|mas importante|urgente|que me conviene hacer|puedo adelantar|puedo avanzar",
  minutes: "minutos|minuto|min|media hora|una hora|hora|horas|cuarto de hora|ratito",
  agenda:
    "horario|agenda|calendario|plan|planes|planeado|eventos|que hay|que tengo|tengo algo|hay algo|que me toca|me toca|tengo clase|tengo|que me espera|me espera|como viene|como pinta|como se ve|se ve|que sigue|toca|hay",
  wrote:
    "escribi|escrito|escrita|escritas|escritos|hice|edite|editado|tome|cree|modifique|he escrito|tome apuntes|apunte|tomado|hecho|algo sobre",
  about: "sobre|acerca de|titulado|titulada|llamado|llamada|de",
  take: "tomo|llevo|curso|estoy cursando|cursando|inscrito|inscrita|matriculado|matriculada|tengo",
  whatIf: "si saco|si me saco|si obtengo|si consigo|si me ponen|si sacara|suponiendo|supongamos|y si|si",
  else: "mas|aun|todavia|otra|otras|otro|otros|lo que resta|lo que queda|resto del dia|mas tarde|aparte|ademas",
  all: "todos|todas|todos mis|todas mis|cada",
  elsewhere:
    "ano pasado|semana pasada|mes pasado|semestre pasado|promedio de la clase|promedio del grupo|promedio de la seccion|promedio del salon|deberia|amigo|amiga|companero|companera|companeros|su nota|ella|ellos|despues de|despues del|despues|antes de|antes del|antes|vale mas|pesa mas|cuenta mas|clase media|donde|horas faltan",
  better: "voy mejor|me va mejor",
  not: "no|nunca|sin|excepto|ninguno|ninguna|ningun|tampoco|ni|nada|menos|salvo",
  ordinals: ["primer|primero|primera", "segundo|segunda", "tercer|tercero|tercera", "cuarto|cuarta", "quinto|quinta"],
  filler:
    "el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|y|e|o|u|que|cual|cuales|es|son|esta|estan|este|estas|esto|ese|esa|eso|hay|tengo|tiene|ha|han|he|ser|ir|hacer|por|para|con|sin|se|me|te|le|mi|mis|tu|yo|ya|aun|todavia|ahora|mismo|ahorita|hoy en dia|hola|oye|porfa|por favor|porfavor|gracias|jotson|dime|di|muestrame|muestra|ensena|puedes|podrias|quiero|quisiera|saber|ver|dame|recuerdame|cuanto|cuantos|cuantas|como|todo|todos|toda|todas|algo|alguno|alguna|algun|algunos|algunas|cosa|cosas|muy|total|en total|general|actual|actualmente|momento|hasta ahora|semestre|escuela|colegio|instituto|universidad|uni|profe|dia|dias|fecha|hora|q|k|x|d|xfa|pls|lista|tal|pues|bueno|dejo|dejaron|mandaron|toca|va|van|queda|quedan|haya|tener|estoy|clase|clases|minimo|como minimo|exactamente|o sea|entonces|pa|pal|qe|ke|tb|tmb|tambien|porfis|cada|seria|tendria|tendre|quedaria|quedo|quede|fue|fueron|era|estaba|salir|sale|hecho|puesto|ponen|pusieron|hago|ensename|bro|wey|guey|we|tio|nomas|apenas|solo|solamente|unico|anotado|registrado|registrada|registradas|puesta|apuntado|veo|hasta|no se|no recuerdo|no me acuerdo|saber si|ver si|dime si|se si|ambas|ambos|respectivamente|entre|otra vez|ok|okey|holi|buenas|profesor|profesora|maestro|maestra|mtro|unidad|mes|ano|trimestre|esas|esos|aquel|del todo|digamos|mas o menos|es que|sea|sean|dan|dar|da|puede|pueda|tienes|sabes|mandame|pasame|ponme|listame|nombre|mio|mia|propio|cuanta|sacado|tenia|habia|tenido|anterior a|obtenida|obtenido|individual|sola|suelta|les|nos|ya que|llevar|llevando|vas|vaya|bien|tan|asi|aqui|alla|luego|cuando|tiempo|rato|fin|final de|principio|total de|resultado|haciendo|dicho|dije|eh|ah|uy|jaja|xd|tqm|gente|plis|pliss|porfi|guardados|guardadas|guardado|cita|decirme|recordarme|recuerdas|recuerda|aparece|aparecen|estar|estare|hacia|adelantar|avanzar|fecha del|chez|decir|sido|ha sido|delante|programados|programado|programada|programadas|previstos|previsto|deba|deban|tenga|tengan|empieza|comienza|inicia|empiezan|resumen|darme|listado|panorama|recibi|recibido|recibida|marcados|marcado|marcadas|marcada|tienen|presentar|semana|hasta el momento|por ahora|de momento|ense|mostrar|mostrarme|indicame|dices|sabrias|quisiera saber|necesito saber cuando|exacta|aproximadamente|registrados|anotada|anotados|realmente|en concreto|concreto|conseguido|logrado|alcanzado|ver mis|consultar|consulta|propia|propias|actuales|ultimos dias|fui|ido",
  day: {
    today:
      "hoy|esta noche|esta tarde|resto del dia|lo que queda del dia|lo que resta del dia|lo que resta de hoy|lo que queda de hoy",
    tomorrow: "manana|mnana|mnn|manana mismo",
    dayAfter: "pasado manana",
    yesterday: "ayer",
    thisWeek: "esta semana|la semana|lo que queda de semana|resto de la semana",
    nextWeek:
      "proxima semana|la proxima semana|semana que viene|la semana que viene|semana proxima|siguiente semana|prox semana|la prox semana|semana q viene|sig semana|semana siguiente|proximo semana|la proximo semana",
    weekend: "fin de semana|este fin de semana|finde|este finde",
    thisMonth: "este mes|lo que queda de mes|lo que queda del mes|resto del mes|lo que resta del mes|del mes",
    nextMonth: "proximo mes|mes que viene|el proximo mes|mes proximo",
    weekdays: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado|sabados", "domingo|domingos"],
    thisWeekday: "este {day}|{day} de esta semana|esta semana el {day}|el {day} que viene",
    nextWeekday:
      "{day} de la proxima semana|{day} de la semana que viene|{day} de la semana proxima|proxima semana el {day}|semana que viene el {day}|proxima semana {day}|semana que viene {day}",
    months: [
      "enero",
      "febrero",
      "marzo",
      "abril",
      "mayo",
      "junio",
      "julio",
      "agosto",
      "septiembre|setiembre",
      "octubre",
      "noviembre|nov",
      "diciembre|dic",
    ],
    withinDays: "proximos {n} dias|siguientes {n} dias|{n} proximos dias|menos de {n} dias",
    inDays: "en {n} dias|dentro de {n} dias|de aqui a {n} dias",
    beforeMorning: "la|una",
    fortnight:
      "de hoy en quince dias|de hoy en quince|de hoy en 15|hoy en quince|en 15 dias|en quince dias|dentro de 15 dias|dentro de quince dias",
    weeksFromWeekday: "{day} en {n} semanas|{day} dentro de {n} semanas",
    weekFromToday:
      "de hoy en una semana|hoy en una semana|de hoy en ocho dias|hoy en ocho dias|de hoy en ocho|hoy en ocho",
    weekFromWeekday: "{day} en una semana|{day} en ocho|{day} en ocho dias|{day} dentro de una semana",
    thisMorning: "esta manana|hoy por la manana|hoy en la manana",
    inWeeks: "en {n} semanas|dentro de {n} semanas|en una semana|dentro de una semana|de aqui a {n} semanas",
    numbers: ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    monthFirst: false,
  },
};
