import type { TutorPhotoTexts } from "./en.ts";

export const es: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Foto del problema",
    take: "Hacer una foto",
    choose: "Elegir una imagen",
    or: "También puedes pegar o soltar aquí una imagen.",
    notKept: "La imagen no se guarda a menos que tú quieras.",
    byModel: "Que la lea el modelo",
    byDevice: "Leer el texto en este dispositivo",
    again: "Leer el texto otra vez",
    modelReads: "El modelo la está leyendo…",
    seeing: "Leyendo el texto: {{percent}}",
    copied: "El modelo ha puesto en el campo lo que ha leído. Compáralo con la imagen antes de empezar.",
    words: "El texto está en el campo. Las fórmulas no se leen bien, así que escríbelas tú.",
    inSources: "Imágenes que contiene",
    numbered: "imagen {{number}}",
    readOne: "Usar esta imagen: {{name}}",
    remove: "Quitar la imagen",
    keep: "Guardarla en mis documentos",
    kept: "Guardada en tus documentos.",
    keptTwin: "Ya está en tus documentos.",
    noRoom: "No se ha podido guardar: no queda espacio en este dispositivo.",
    modelFailed: "El modelo no ha podido leerla: {{message}}",
    problem: {
      tooLarge: "Esta imagen ocupa más de {{most}}. Usa una más pequeña, o solo la parte del problema.",
      notPicture: "Este navegador no puede abrir eso como imagen. Prueba con un JPEG o PNG.",
      noText: "No encuentro ningún problema en esta imagen. Escríbelo; la imagen se queda junto al campo.",
      unreachable:
        "Sin conexión no se puede descargar el lector de texto. Escribe el problema; la imagen se queda junto al campo.",
      unable:
        "Este navegador no puede leer el texto de las imágenes. Escribe el problema; la imagen se queda junto al campo.",
    },
  },
};
