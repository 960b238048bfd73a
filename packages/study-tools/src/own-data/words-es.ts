import type { Words } from "./language-words.ts";

export const es: Words = {
  mine: "yo|me|mi|mis|mio|mia|tengo|tenemos|tuve|he|estoy|voy|soy|saque|necesito|llevo|hago|debo|puedo|curso|nuestro",
  help: "como mejorar|como mejoro|como subo|como subir|necesito saber|necesito estudiar|necesito entender|necesito leer|explica|explicame|explicar|explicacion|define|definicion|resuelve|resolver|simplifica|deriva|demuestra|calcula|calcular|calculo la|se calcula|convierte|traduce|traducir|resume|resumen|resumir|escribe|escribeme|escribir un|escribir una|redacta|reescribe|corrige|corregir|parrafo|esquema|lluvia de ideas|ayuda|ayudame|ayudar|ensename|como se|como hago|como puedo|como funciona|como estudio|como estudiar|como memorizo|como escribo|como resuelvo|por que|porque|que significa|que es un|que es una|que es el|que es la|que son|cual es la diferencia|diferencia entre|significa|significado|consejos|consejo|ejemplo|ejemplos|preguntame|hazme|crea|genera|tarjetas|plan de estudio|compara|describe|quien|quienes|hablame|cuentame|chiste|opinas|es normal|nervioso|nerviosa|odio|inventa|invento|haz mi|haz mis|deberia tomar",
  test: "examen|examenes|parcial|parciales|prueba|pruebas|final|finales|evaluacion|evaluaciones|control|controles|test|tests|exam",
  quiz: "quiz|quizzes|cuestionario|cuestionarios|pruebita|pruebitas",
  homework:
    "tarea|tareas|deber|deberes|trabajo|trabajos|proyecto|proyectos|entrega|entregas|actividad|actividades|ejercicio|ejercicios",
  due: "entregar|entrego|entrega|entregas|se entrega|se entregan|vence|vencen|fecha limite|fechas limite|plazo|plazos|para cuando",
  when: "cuando|que dia|a que hora|que fecha|para cuando|en que fecha|que dias|a que horas",
  next: "proximo|proxima|proximos|proximas|siguiente|siguientes|que viene|que vienen|mas cercano",
  last: "ultimo|ultima|ultimos|ultimas|mas reciente|mas recientes|reciente|recientes|recientemente|ultimamente|hace poco",
  howMany: "cuantos|cuantas|numero de|cantidad de",
  howMuch: "cuanto|cuanta|que porcentaje",
  until:
    "cuantos dias|cuantos dias faltan|cuantos dias quedan|cuanto falta|cuanto queda|faltan|falta|dias para|dias hasta|hasta|cuanto tiempo falta|cuanto tiempo queda|cuanto tiempo tengo",
  course: "clase|clases|materia|materias|asignatura|asignaturas|curso|cursos|ramo|ramos",
  note: "apunte|apuntes|notas que escribi|notas que hice|notas sobre|notas de clase|notas escribi|notas escritas|notas tengo escritas",
  grade:
    "nota|notas|calificacion|calificaciones|puntaje|resultado|resultados|letra|porcentaje|boletin|que saque|cuanto saque|como me fue",
  average: "promedio|promedios|media",
  gpa: "gpa|promedio gpa|promedio ponderado|promedio acumulado",
  weighted: "ponderado|ponderada|con peso|weighted",
  best: "mejor|mejores|mas alta|mas alto",
  worst: "peor|peores|mas baja|mas bajo",
  strong:
    "fortalezas|fortaleza|puntos fuertes|punto fuerte|soy bueno|soy buena|se me da bien|se me dan bien|fuerte|me va mejor",
  weak: "debilidades|debilidad|puntos debiles|punto debil|me cuesta|me cuestan|debil|mejorar|se me da mal|se me dan mal|voy mal|flojo|floja|me va peor|me va mal",
  doing:
    "como voy|como me va|voy|vamos|como estoy|que tal voy|aprobando|reprobando|suspendiendo|como ando|voy aprobado",
  need: "necesito|necesitaria|tengo que sacar|debo sacar|hace falta|me falta para|hay que sacar|puedo sacar|puedo llegar|llegar a|para sacar|subir a|sacar|alcanzar|todavia puedo|aun puedo|mantener",
  pass: "aprobar|para aprobar|pasar",
  remaining: "lo que queda|lo que falta|el resto|resto|restante|restantes|todo lo demas|lo pendiente",
  overdue:
    "atrasado|atrasada|atrasados|atrasadas|vencido|vencida|vencidos|vencidas|retrasado|retrasada|se me paso|se me pasaron|olvide|se me olvido|tarde|fuera de plazo",
  missing:
    "me faltan por entregar|no entregado|no entregada|no entregados|no entregadas|no entregue|sin entregar|cuentan como cero|ceros|no he entregado",
  ungraded:
    "sin nota|sin calificar|sin corregir|no calificado|no calificada|no calificados|falta calificar|faltan por calificar|faltan por corregir|por calificar|por corregir|no han corregido|no me han corregido|sin evaluar",
  weigh: "pesa|pesan|peso|vale|valen|cuenta|cuentan|cuanto vale|ponderacion",
  free: "libre|libres|tiempo libre|hueco|huecos|disponible|disponibles|rato libre|ratos libres|horas libres|tiempo para estudiar",
  busy: "ocupado|ocupada|ocupados|cargado|cargada|cargados|lleno|llenos|mas cosas|apretado|apretados|ajetreado",
  todo: "que hago|que hago ahora|que debo hacer|que debo hacer ahora|que deberia hacer|que tengo que hacer|que estudio|que deberia estudiar|que debo estudiar|por donde empiezo|por donde empezar|que es lo mas importante|lo mas urgente|mas urgente|prioridad|prioridades|que sigue|que puedo hacer|que me pongo a hacer|pendiente|pendientes|me da tiempo",
  minutes: "minutos|minuto|min|media hora|una hora|hora|horas|cuarto de hora|ratito",
  agenda:
    "horario|agenda|calendario|plan|planes|planeado|eventos|que hay|que tengo|tengo algo|hay algo|que me toca|me toca|tengo clase|tengo",
  wrote: "escribi|escrito|escrita|escritas|escritos|hice|edite|editado|tome|cree|modifique|he escrito",
  about: "sobre|acerca de|titulado|titulada|llamado|llamada|de",
  take: "tomo|llevo|curso|estoy cursando|cursando|inscrito|inscrita|matriculado|matriculada|tengo",
  filler:
    "el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|y|e|o|u|que|cual|cuales|es|son|esta|estan|este|estas|esto|ese|esa|eso|hay|tengo|tiene|ha|han|he|ser|ir|hacer|por|para|con|sin|si|no|se|me|te|le|mi|mis|tu|su|yo|ya|aun|todavia|ahora|mismo|ahorita|hoy en dia|hola|oye|porfa|por favor|porfavor|gracias|jotson|dime|di|muestrame|muestra|ensena|puedes|podrias|quiero|quisiera|saber|ver|dame|recuerdame|cuanto|cuantos|cuantas|como|donde|todo|todos|toda|todas|algo|alguno|alguna|algun|algunos|algunas|cosa|cosas|mas|menos|muy|total|en total|general|actual|actualmente|momento|hasta ahora|semestre|escuela|colegio|instituto|universidad|uni|profe|dia|dias|fecha|hora|q|k|x|d|xfa|pls|lista|porcentaje|tal|pues|bueno|dejo|dejaron|mandaron|toca|va|van|queda|quedan|haya|tener|estoy|clase|clases|minimo|como minimo|exactamente|o sea|nada|entonces",
  day: {
    today: "hoy|esta noche|esta tarde",
    tomorrow: "manana|mnana|mnn|manana mismo",
    dayAfter: "pasado manana",
    yesterday: "ayer",
    thisWeek: "esta semana|la semana|lo que queda de semana|resto de la semana",
    nextWeek: "proxima semana|la proxima semana|semana que viene|la semana que viene|semana proxima|siguiente semana",
    weekend: "fin de semana|este fin de semana|finde|este finde",
    weekdays: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado|sabados", "domingo|domingos"],
    nextWeekday: "{day} de la proxima semana|{day} de la semana que viene|{day} de la semana proxima",
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
    numbers: ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    monthFirst: false,
  },
};
