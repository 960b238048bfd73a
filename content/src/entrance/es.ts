import type { EntranceContent } from "./entrance-content.ts";

export const es = {
  tagline: "El cuaderno de estudio que es tuyo antes que de nadie y funciona sin cobertura.",
  features: {
    aiTools: "Herramientas de IA generativa que parten de tus propios apuntes.",
    notebook: "Un cuaderno para Markdown y matemáticas, con o sin cobertura.",
    textbook: "Libros de texto interactivos con ejemplos que se abren paso a paso.",
    assistant: "Un asistente de estudio con IA: tarjetas, cuestionarios y redacciones.",
    grades: "Análisis de notas que te dice cuánto necesitas en el próximo examen.",
    schedule: "Una agenda inteligente que te busca un hueco antes de que llegue el examen.",
  },
  labels: {
    responsible: "Responsable de esta instalación",
    email: "Correo electrónico",
    postalAddress: "Dirección postal",
  },
  teachers: {
    title: "Lo que dicen los profes",
  },
  about: {
    title: "Quiénes somos",
    paragraphs: [
      "Lo que estudias anda repartido entre demasiadas aplicaciones que se quedan en blanco cuando cae el wifi. Jotter es lo contrario: un solo sitio que abres por la mañana y que, sencillamente, está ahí.",
      "Por eso lo primero es tu dispositivo. Cada palabra se guarda en él mientras escribes: las páginas se abren al instante y un aula sin cobertura no te cuesta nada. Cuando hay conexión, tus otros dispositivos se ponen al día.",
      "Lo que escribes sigue siendo tuyo. Sin anuncios, sin rastreo y sin clave que comprar. Jotter funciona en un solo ordenador, en tu centro o en casa, y tus datos se quedan en manos de alguien de tu confianza.",
      "Hoy tienes apuntes que se sincronizan y funcionan sin conexión, calificaciones con simulador, un calendario de estudio, una página de inicio que dice qué toca ahora, archivos, temas, seis idiomas y Jotson, un chat que responde con tus propios datos. Una zona de estudio hace resúmenes, mapas mentales, explicaciones, comparaciones, preguntas y tarjetas con tus propios textos. Un tutor revisa tus pasos línea por línea y un libro de texto de once materias explica cada capítulo paso a paso.",
    ],
  },
  team: {
    title: "El equipo",
  },
  faq: {
    title: "Preguntas frecuentes",
    entries: [
      {
        question: "¿Cuesta algo poner Jotter en marcha?",
        answer:
          "Solo el ordenador en el que funciona. Se arranca con un comando y no necesita claves, suscripciones ni servicios externos.",
      },
      {
        question: "¿Funciona sin conexión?",
        answer:
          "Sí. Los apuntes, las calificaciones y el calendario funcionan sin conexión en un dispositivo en el que hayas iniciado sesión, y se sincronizan cuando vuelve la red. Los archivos que subes están en el servidor y necesitan conexión.",
      },
      {
        question: "¿Dónde están mis datos?",
        answer:
          "En el navegador de cada dispositivo en el que tienes la sesión abierta y en el servidor de quien administra esta instalación. En ningún otro sitio.",
      },
      {
        question: "¿Y si edito el mismo apunte en dos dispositivos?",
        answer:
          "Jotter une las dos versiones palabra por palabra y ninguna pierde lo escrito, ni siquiera tras días sin conexión. Si un dispositivo borra un apunte que editas en otro, gana la edición.",
      },
      {
        question: "¿Puedo irme y llevarme mis datos?",
        answer:
          "Sí. Los apuntes salen como Markdown, Word, página web o todos en un archivo comprimido; las calificaciones, como tabla; el calendario, como archivo iCalendar; y cada archivo subido, tal cual. Borrar la cuenta tiene efecto inmediato y elimina todo lo que hay en el servidor.",
      },
      {
        question: "¿Alguna IA ve mis apuntes?",
        answer:
          "Solo si el operador de este sitio ha configurado un modelo, y solo cuando preguntas a Jotson algo que lo necesita. Ves qué puede usar Jotson y puedes desactivar cada tipo de dato o Jotson entero. Fechas, calificaciones y matemáticas se calculan en tu dispositivo.",
      },
      {
        question: "¿Qué idiomas habla?",
        answer: "Español, inglés, francés, alemán, chino y japonés. Puedes cambiar cuando quieras.",
      },
      {
        question: "¿Con qué navegadores funciona?",
        answer:
          "Jotter está hecho para las versiones actuales de Chrome, Edge, Firefox y Safari, en ordenador y móvil. Nuestras pruebas automáticas se ejecutan en Chromium. Las ventanas privadas a veces no dejan guardar apuntes.",
      },
      {
        question: "He olvidado mi contraseña. ¿Y ahora?",
        answer:
          "Elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Si este servidor envía correos, recibes un enlace; si no, pide un código de un solo uso a quien lo administra. Donde sigas con la sesión abierta, tus apuntes siguen a mano.",
      },
      {
        question: "¿Qué significan los planes?",
        answer:
          "Basic, Pro y Premium son una preferencia que anotas en tu perfil, o que te saltas. Jotter no cobra nada y hoy todo está abierto para todo el mundo.",
      },
    ],
  },
  contact: {
    title: "Contacto",
    paragraphs: [
      "¿Dudas, una contraseña perdida, algo que no funciona? Escribe a quienes administran esta instalación. Quienes hacen el programa no tienen acceso a ese servidor.",
    ],
  },
  terms: {
    name: "Condiciones",
    title: "Condiciones de uso",
    sections: [
      {
        heading: "Quién está detrás",
        paragraphs: [
          "Jotter es un programa. Esta instalación la gestiona el operador indicado en esta página, que es su responsable y puede adaptar este texto.",
        ],
      },
      {
        heading: "Tu cuenta",
        paragraphs: [
          "Indica una dirección de correo que sea tuya y no compartas tu contraseña. El operador decide quién puede tener una cuenta.",
        ],
      },
      {
        heading: "Tu contenido",
        paragraphs: [
          "Lo que escribes y subes sigue siendo tuyo. El operador solo puede almacenarlo y transmitirlo para prestarte el servicio.",
        ],
      },
      {
        heading: "Uso responsable",
        paragraphs: [
          "No guardes nada ilícito ni nada sobre lo que no tengas derechos, y no ataques el servicio. El espacio es limitado. El operador puede cerrar las cuentas que incumplan estas reglas.",
        ],
      },
      {
        heading: "Planes",
        paragraphs: [
          "El plan de tu perfil es una anotación, no una compra. Jotter no cobra nada; cualquier pago exige un acuerdo aparte con el operador.",
        ],
      },
      {
        heading: "Sin garantía",
        paragraphs: [
          "Jotter se ofrece tal cual. En la medida en que la ley lo permita, nadie responde de interrupciones ni pérdidas; los derechos irrenunciables que te da la ley no cambian. Guarda una copia de lo que te sea imprescindible.",
        ],
      },
      {
        heading: "Bajas y cambios",
        paragraphs: [
          "Puedes borrar tu cuenta en cualquier momento. El operador anuncia los cambios de estas condiciones antes de que se apliquen.",
        ],
      },
    ],
  },
  privacy: {
    name: "Privacidad",
    title: "Política de privacidad",
    sections: [
      {
        heading: "Quién es responsable",
        paragraphs: [
          "El operador indicado en esta página decide sobre tus datos y responde de ellos. Este texto describe el programa tal como se entrega; el operador lo adapta si su instalación es distinta.",
        ],
      },
      {
        heading: "Qué guarda el servidor",
        paragraphs: [
          "Tu cuenta: nombre, correo y un hash de tu contraseña, nunca la contraseña; si entras con Google, el número de tu cuenta de Google. Tus registros: perfil, ajustes, asignaturas, apuntes, calificaciones, eventos del calendario, conversaciones con Jotson, lo que las herramientas de estudio hicieron para ti, los mazos de tarjetas y los cuestionarios con tus respuestas, cómo surgieron tus redacciones en cifras, tus sesiones de concentración con sus minutos, por dónde vas en el libro de texto y los capítulos que añades, tus clases grabadas con tus líneas y su transcripción, tus documentos con su texto y tus marcas, y la lista de preguntas enviadas a modelos de IA, con sus versiones anteriores durante 30 días. Los archivos e imágenes que subes.",
          "Por cada inicio de sesión, una sesión con tu dirección IP y tu navegador; termina cuando la cierras o tras 30 días sin uso. Los intentos de acceso se cuentan durante poco tiempo, sin nombres ni direcciones legibles.",
          "Todo ello sirve a un único fin: que puedas usar Jotter.",
        ],
      },
      {
        heading: "Qué guarda tu navegador",
        paragraphs: [
          "Una copia de todos estos registros, las imágenes que has visto, un índice de búsqueda de tus apuntes, lo que has escrito y aún no se ha guardado, tu nombre y tu correo, el idioma y el tema, y una única cookie, que mantiene abierta tu sesión. Al cerrar sesión, tus registros se borran del dispositivo.",
        ],
      },
      {
        heading: "Quién puede verlo",
        paragraphs: [
          "No hay rastreo ni publicidad, y el programa no pasa nada a terceros, con una excepción: si el operador ha configurado un servicio de IA, lo que preguntas a Jotson va a él, con la conversación hasta ese momento y lo que permitas de tu perfil, asignaturas, calificaciones, calendario, apuntes y la página abierta. Desde una herramienta de estudio va el texto que elegiste, o tu foto de un problema, cuando pides el modelo. Desde un cuestionario va la respuesta con tus propias palabras que tu dispositivo no sabe corregir, con su pregunta y las líneas que la prueban; las de apuntes, solo si los permites. Los apuntes y textos pegados nunca van junto con el perfil, las calificaciones o el calendario, y con «Solo este dispositivo» no va nada. Los registros técnicos no contienen nombres ni contenidos. Los registros y archivos no están cifrados de extremo a extremo: técnicamente, el operador podría leerlos.",
        ],
      },
      {
        heading: "Borrado y copias de seguridad",
        paragraphs: [
          "El texto de un apunte borrado desaparece del servidor a los 30 días; un archivo borrado, al momento. Borrar la cuenta elimina de inmediato del servidor tu cuenta, tus registros, tus archivos y tus sesiones. Otro dispositivo conserva su copia hasta que cierres sesión en él o borres los datos del navegador.",
          "Las copias de seguridad las hace el operador, que decide cuánto tiempo las conserva.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: [
          "Puedes pedir al operador acceso, rectificación, una copia o la supresión de tus datos. También puedes reclamar ante una autoridad de protección de datos.",
        ],
      },
      {
        heading: "Menores y centros educativos",
        paragraphs: [
          "Donde la ley lo exige, los estudiantes más jóvenes necesitan el consentimiento de su familia o de su centro. El centro que gestiona Jotter es el operador y se ocupa de ello.",
        ],
      },
      {
        heading: "Cambios",
        paragraphs: ["Antes de activar un servicio externo, por ejemplo una IA, el operador lo indica aquí."],
      },
    ],
  },
} satisfies EntranceContent;
