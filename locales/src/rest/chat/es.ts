import type { ChatTexts } from "./en.ts";

export const es: ChatTexts = {
  chat: {
    online: "En línea",
    typing: "Escribiendo...",
    thinking: "Pensando...",
    greeting:
      "¡Hola! Soy **Jotson**, tu asistente de estudio. Pregúntame por los deberes, por un concepto que se te resiste o por tus propias asignaturas: «¿Cuándo es mi próximo examen?» o «¿Qué necesito en Biología?»",
    guest: "No has iniciado sesión: esta conversación desaparece cuando cierres la pestaña.",
    log: "Conversación con Jotson",
    input: "Pregunta a Jotson",
    send: "Enviar",
    stop: "Parar",
    close: "Cerrar el chat",
    back: "Volver a la conversación",
    startNew: "Conversación nueva",
    you: "Tú:",
    stopped: "Has parado esta respuesta.",
    unanswered: "Aún no hay respuesta.",
    copy: "Copiar",
    copied: "Copiado.",
    copyFailed: "El navegador no ha permitido copiar.",
    makeNote: "Convertir en apunte",
    noteMade: "Ya es un apunte.",
    openNote: "Abrirla",
    regenerate: "Responder otra vez",
    askModel: "Preguntar al modelo de IA",
    chip: {
      math: {
        label: "Ayuda con mates",
        prompt: "Necesito ayuda con un problema de matemáticas. ¿Puedes guiarme paso a paso?",
        device:
          "Con gusto. Escribe el problema tal como lo tienes y lo resuelvo en este dispositivo, paso a paso:\n\n- `resuelve 2x + 3 = 7`\n- `factoriza x^2 - 5x + 6`\n- `derivada de x^2 sin x`\n- `integra x e^x de 0 a 1`",
      },
      concept: {
        label: "Explicar un concepto",
        prompt: "¿Puedes explicarme un concepto con palabras sencillas y un ejemplo?",
        device:
          "Dime el concepto, por ejemplo «¿Qué es la ósmosis?». Si tus apuntes hablan de él, te cito los pasajes con un enlace.",
      },
      tips: {
        label: "Consejos de estudio",
        prompt: "¿Puedes darme consejos de estudio que funcionen?",
        device:
          "En esto coincide la investigación sobre el aprendizaje:\n\n1. **Ponte a prueba.** Cierra el libro, escribe lo que recuerdas y compruébalo. Funciona mejor que releer.\n2. **Reparte el tiempo.** Cuatro medias horas en cuatro días duran más que dos horas seguidas.\n3. **Mezcla temas.** Alterna tipos de problemas para aprender también a elegir el método.\n4. **Explícalo** a alguien con tus palabras. Donde te atascas está el hueco.\n5. **Duerme.** Lo aprendido por la tarde se asienta por la noche.",
      },
      writing: {
        label: "Ayuda para escribir",
        prompt: "¿Puedes ayudarme a mejorar un texto para un trabajo?",
        device:
          "Antes de entregarlo, repasa esta lista:\n\n1. ¿Puedes decir la idea principal en **una frase**? ¿Está en la introducción?\n2. ¿Tiene cada párrafo **una sola idea**, anunciada en su primera frase?\n3. ¿Se apoya cada afirmación en una **cita, un dato o un ejemplo**?\n4. Léelo **en voz alta**: donde tropiezas, la frase es demasiado larga.\n5. Comprueba al final nombres, citas y fuentes.",
      },
    },
    source: {
      "own-data": "Calculado con tus propios datos, en este dispositivo",
      maths: "Calculado en este dispositivo",
      notes: "Citado de tus apuntes",
      device: "Respondido en este dispositivo",
      model: "Escrito por un modelo de IA: comprueba lo importante",
    },
    stayed: {
      record: "Tus notas, tu perfil y tu calendario se quedaron en este dispositivo: se trataba de un texto.",
      text: "Tus apuntes y los textos pegados se quedaron en este dispositivo: se trataba de tus notas y tu calendario.",
    },
    onlyHere:
      "Respondo solo en este dispositivo, como me pediste, así que nada de lo que escribes aquí sale de él. Esta pregunta necesita un modelo de IA. Lo que sí puedo hacer aquí: tus asignaturas, notas y calendario, matemáticas paso a paso y pasajes de tus apuntes. Puedes cambiarlo en [Ajustes](/settings#assistant).",
    smallTalk: {
      hello:
        "¡Hola! ¿En qué estás trabajando? Pregúntame por tus asignaturas («¿Cuándo es mi próximo examen?»), dame un problema de matemáticas o busca algo en tus apuntes.",
      how: "¡Muy bien, gracias por preguntar! Soy un programa, así que todos los días son buenos. ¿Y tú? Si tienes algo pendiente, pregúntame «¿Qué tengo que entregar esta semana?» y te digo qué va primero.",
      thanks: "¡De nada! Mucha suerte.",
      bye: "¡Hasta luego! Todo lo que escribiste está guardado.",
      ok: "Genial. Aquí estoy si necesitas algo.",
      who: "Soy Jotson, el asistente de estudio de Jotter. Soy un programa, no una persona. Tus notas, fechas y matemáticas las calculo en tu dispositivo; solo si este servidor tiene un modelo de IA, lo demás lo responde el modelo.",
      can: "Puedo:\n\n- responder preguntas sobre tus asignaturas: «¿Cuándo es mi próximo examen?», «¿Qué necesito en Biología?», «¿Qué tengo que entregar esta semana?»\n- resolver matemáticas paso a paso: `resuelve 2x + 3 = 7`\n- citar tus apuntes: «¿Qué es la ósmosis?»\n\nPara lo demás pregunto a un modelo de IA, si este servidor tiene uno.",
      jotter:
        "Jotter es una app para estudiar: apuntes, archivos, notas y calendario en un solo lugar, en seis idiomas. Funciona sin conexión, y lo que escribes se guarda en tu dispositivo al momento. Yo soy Jotson, su asistente.",
      free: "Sí. Jotter no cobra nada y todo está abierto para todos. El plan de tu perfil es solo una preferencia.",
      offline:
        "Sí. Los apuntes, las notas y el calendario funcionan sin conexión en un dispositivo en el que hayas iniciado sesión, y se sincronizan cuando vuelves a tener red. Los archivos subidos y las respuestas de un modelo de IA necesitan conexión.",
      privacy:
        "Ni otros estudiantes ni los profesores ven lo que escribes en tu cuenta. Está en tus dispositivos y en este servidor; quien lo administra podría leerlo técnicamente. Un modelo de IA solo recibe lo que me preguntas, con los datos que permites en [Ajustes](/settings#assistant). Más en [Privacidad](/privacy).",
      failed:
        "Lo siento, eso duele. Un resultado dice cómo fue un día, no lo que vales, y volver a intentarlo tiene mérito. Cuando te veas con ganas: elige lo que más puntos te costó y pregunta solo por eso a tu profe o a un amigo. Pregúntame «¿Qué necesito para aprobar?» con la asignatura y calculo lo que aún es posible. Trátate como tratarías a un amigo.",
      lonely:
        "Lo siento, es una sensación dura. Mucha gente a tu alrededor también la conoce, aunque no se note. Un paso pequeño puede ayudar: escribe hoy a una persona, aunque solo sea «¿qué tal tu día?», o propón a alguien de clase estudiar juntos. Un orientador o un adulto de confianza también está para esto. Solo soy un programa, pero me alegra que lo hayas dicho.",
      stress:
        "Es mucho a la vez, normal que pese. Prueba esto: suelta el aire despacio, cinco veces. Luego elige solo el siguiente paso pequeño, de 15 minutos, y deja el resto para después. Pregúntame «¿Qué tengo que entregar esta semana?» y lo ordeno, así no tienes que llevarlo en la cabeza. Si sigue siendo demasiado, díselo pronto a un profe; la mayoría ayuda.",
      low: "Siento que lo estés pasando mal. No hace falta estar bien todo el tiempo. Algo pequeño puede ayudar ahora: un vaso de agua, un paseo corto, una canción o un mensaje a alguien que te cae bien. Si dura varios días, cuéntaselo a un adulto de confianza. Escribirlo en un apunte también puede ayudar; es solo para ti.",
    },
    arriving: "Tus datos todavía están llegando a este dispositivo, así que puede que aún falte algo.",
    understoodByModel: "Un modelo interpretó tu pregunta; las cifras se calculan aquí.",
    fromNotes: "De tus apuntes:",
    cut: "*La respuesta ha llegado a su longitud máxima. Pídeme que siga.*",
    needsModel:
      "Para esto hace falta un modelo de IA, y este servidor aún no tiene ninguno. En [Ajustes](/settings#assistant) se explica cómo configurarlo. Sin él puedo responder igualmente sobre tus asignaturas, notas y calendario, resolver matemáticas paso a paso y citar tus apuntes.",
    needsModelGuest:
      "Para esto hace falta un modelo de IA, y este servidor aún no tiene ninguno; quien lo administra puede configurarlo. Sin él puedo resolver matemáticas paso a paso.",
    signInForData:
      "Eso solo puedo decírtelo cuando inicies sesión: entonces miro tus asignaturas, notas y calendario. [Iniciar sesión](/login)",
    act: {
      event: "¿Lo pongo en tu calendario?",
      note: "¿Lo guardo como apunte?",
      plan: "Tiempo de estudio en tus horas libres, antes de cada entrega. Desmarca lo que no quieras.",
      cards: "El generador de tarjetas las hace a partir de ahí; tú eliges cuáles guardar.",
      cardsFromAny: "Abre un apunte y pídemelo otra vez, o elige un texto en el generador de tarjetas.",
      whichDay: "¿Qué día es?",
      noSuchDay: "Esa fecha no existe. ¿Qué día es?",
      over: "Ese momento ya pasó. ¿Qué día es?",
      whichClass: "¿De qué asignatura es?",
      nothingToSave: "Todavía no hay nada que guardar. Escribe «escribe una nota:» y detrás tu texto.",
      nothingDue: "Estos días no hay entregas ni exámenes, así que no hay nada que planificar.",
      noRoom: "No hay tiempo libre suficiente para: {{titles}}",
      signIn: "Podré hacerlo cuando inicies sesión. [Iniciar sesión](/login)",
      byModel: "Un modelo ha leído tu petición. No se escribe nada hasta que tú lo digas.",
    },
    proposal: {
      label: {
        event: "Evento propuesto",
        note: "Apunte propuesto",
        plan: "Plan de estudio propuesto",
      },
      add: "Añadir",
      change: "Cambiar",
      decline: "No, gracias",
      date: "Día",
      time: "Desde",
      until: "Hasta",
      dueTime: "Hora",
      noteTitle: "Título",
      noteBody: "Texto",
      empty: "Aún sin texto.",
      weekly: "cada semana",
      due: "entrega: {{when}}",
      clash: "A la misma hora: {{titles}}",
      added: {
        event: "Está en tu calendario.",
        note: "Está en tus apuntes.",
        plan: "Tus ratos de estudio están en tu calendario.",
      },
      gone: "Se añadió y se ha quitado después.",
      declined: "No se ha añadido.",
      again: "Volver a mostrarlo",
      openNote: "Abrir el apunte",
      cards: "Hacer tarjetas",
      cardsFrom: "Hacer tarjetas: {{title}}",
      now: "Abrir: {{title}}",
      before: "para {{title}}, {{day}}",
      invalid: "Ponle un título, un día y un final posterior al comienzo.",
    },
    link: {
      grades: "Abrir notas",
      calendar: "Abrir calendario",
      notes: "Abrir apuntes",
      settings: "Abrir ajustes",
    },
    maths: {
      result: "**Resultado:** {{result}}",
      decimals: "En decimales: {{values}}",
      noSolution: "**Resultado:** no hay solución.",
      everyNumber: "**Resultado:** cualquier número es solución.",
      infinitelyMany: "**Resultado:** hay infinitas soluciones: {{result}}",
      integer: "Aquí {{letter}} es cualquier número entero.",
      complex: "También hay soluciones que no son reales: {{values}}",
      assuming: "Esto vale si {{values}}.",
    },
    help: {
      title: "No estás a solas: habla con alguien ahora",
      emergency: "Si hay peligro ahora mismo",
      call: "Llamar al {{number}}",
      text: "Mensaje al {{number}}",
      chat: "Chatear",
      elsewhere: "En otro lugar: busca una línea cerca de ti",
      aside: "Dejar a un lado",
      show: "Teléfonos de ayuda",
      doubt:
        "Eso suena muy duro. ¿Estás a salvo ahora mismo? Si quieres hablar con alguien, en los teléfonos de arriba hay personas que escuchan. Y yo también estoy aquí.",
      again:
        "Te leo, y me alegra que sigas escribiendo. Solo soy un programa y no siempre tengo las palabras; las personas de los teléfonos de arriba sí. ¿Hay alguien cerca que pueda estar contigo ahora?",
      heard:
        "Gracias por contármelo. Solo soy un programa y esto es demasiado importante: por favor, habla hoy con una persona, con uno de esos teléfonos o con alguien de confianza. No hace falta explicarlo todo. Basta con decir «necesito ayuda».",
    },
    conversations: {
      title: "Conversaciones",
      search: "Buscar conversaciones",
      empty: "Aún no hay conversaciones. Pregúntame algo.",
      none: "Ninguna conversación contiene esas palabras.",
      delete: "Eliminar «{{title}}»",
      deleted: "La conversación se ha eliminado.",
    },
    knows: {
      title: "Lo que Jotson sabe ahora",
      text: "Solo se lee lo que está activado. Se usa en este dispositivo y se envía con la pregunta cuando responde un modelo de IA. Tus apuntes y los textos pegados nunca se envían junto con tus notas, tu perfil o tu calendario.",
      told: "Lo que se le dice a un modelo de IA con tu pregunta",
      nothing: "Nada más que tu pregunta.",
    },
    kind: {
      profile: {
        name: "Perfil",
        text: "Tu nombre, curso, biografía y los nombres de tus asignaturas",
      },
      grades: {
        name: "Notas",
        text: "Medias, letras y tus últimos resultados",
      },
      calendar: {
        name: "Calendario",
        text: "Exámenes, entregas y eventos",
      },
      notes: {
        name: "Apuntes",
        text: "Títulos y pasajes que encajan con una pregunta",
      },
      page: {
        name: "Esta página",
        text: "Qué página está abierta y el apunte que hay en ella",
      },
    },
    settings: {
      title: "Jotson e IA",
      text: "Tu asistente, los modelos de IA que hay detrás y lo que pueden ver.",
      button: "Mostrar Jotson",
      buttonText: "El botón abajo a la derecha en todas las páginas",
      model: "Modelo de IA",
      asking: "Preguntando al servidor...",
      none: "Este servidor no tiene ningún modelo de IA. Lo que se puede calcular en tu dispositivo funciona igualmente.",
      how: "Quien administra el servidor pone una clave de Google Gemini, o define AI_BASE_URL y AI_MODEL para cualquier servicio compatible con OpenAI, como Ollama, y lo reinicia. Las claves se quedan en el servidor.",
      ready: "Configurado: {{provider}} ({{models}}).",
      provider: {
        gemini: "Google Gemini",
        "openai-compatible": "un servicio compatible con OpenAI",
      },
      test: "Probar la conexión",
      testing: "Probando...",
      answered: "{{model}} ha respondido en {{seconds}} s.",
      onlyHere: "Solo este dispositivo",
      onlyHereText: "No se envía nada a ningún modelo de IA. Jotson responde con lo que tu dispositivo puede calcular.",
      onlyHereOn: "No se pregunta a ningún modelo de IA: Jotson responde solo en este dispositivo.",
      sent: "Qué se puede mirar y enviar",
    },
  },
};
