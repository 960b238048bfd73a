import type { TutorPhotoTexts } from "./en.ts";

export const es: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Foto del problema",
    take: "Hacer una foto",
    choose: "Desde una imagen",
    or: "También puedes pegar o soltar aquí una imagen.",
    notKept: "La imagen no se guarda, salvo que tú la guardes.",
    byModel: "Que la lea el modelo",
    byDevice: "Leer el texto en este dispositivo",
    again: "Leer el texto otra vez",
    modelReads: "El modelo la está leyendo…",
    seeing: "Leyendo el texto: {{percent}}",
    copied: "Leído por el modelo y puesto en el campo. Compáralo con la imagen antes de empezar.",
    words:
      "El texto está en el campo. Las fórmulas no se leen bien aquí: escríbelas a mano tal como están en la imagen.",
    inSources: "Imágenes que contiene",
    numbered: "imagen {{number}}",
    readOne: "Usar esta imagen: {{name}}",
    remove: "Quitar la imagen",
    keep: "Guardarla en mis documentos",
    kept: "Está en tus documentos.",
    keptTwin: "Ya estaba en tus documentos.",
    noRoom: "No se ha podido guardar: no queda espacio en este dispositivo.",
    modelFailed: "El modelo no ha podido leerla: {{message}}",
    problem: {
      tooLarge: "Esta imagen ocupa más de {{most}}. Haz una más pequeña, o solo de la parte del problema.",
      notPicture: "Eso no es una imagen que este navegador pueda abrir. Un JPEG o PNG sirve.",
      noText: "No encuentro ningún problema en esta imagen. Escríbelo; la imagen se queda junto al campo.",
      unreachable:
        "Ahora no se puede descargar el lector de imágenes: no hay conexión. Escribe el problema; la imagen se queda junto al campo.",
      unable:
        "Este navegador no puede leer el texto de las imágenes. Escribe el problema; la imagen se queda junto al campo.",
    },
  },
};
