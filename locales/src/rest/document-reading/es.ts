import type { DocumentReadingTexts } from "./en.ts";

export const es: DocumentReadingTexts = {
  documentReading: {
    waiting: "Pendiente de leer",
    now: "Leyendo, {{percent}}",
    cancel: "Dejar de leer {{title}}",
    again: "Volver a leer",
    againSeen: {
      title: "¿Volver a leer «{{title}}»?",
      text: "El texto leído de sus imágenes se sustituirá. Volverás a elegir su idioma, y leerlas puede tardar un rato.",
    },
    limits:
      "Jotter lee archivos de hasta {{size}}, las primeras {{pages}} páginas de cada uno, para que puedas buscar en ellos. Los más grandes también se guardan.",
    whatIsRead: "¿Qué se lee?",
    failed: {
      empty: "Este archivo está vacío.",
      encrypted: "Este archivo está protegido con contraseña. Guarda una copia sin ella y súbela.",
      broken: "Este archivo está dañado y no se ha podido leer.",
      "too-large": "Los archivos de más de {{size}} se guardan, pero no se leen.",
      "unknown-kind": "Jotter no reconoce este tipo de archivo. Se guarda tal cual.",
      "wrong-kind": "Jotter no puede leer este tipo de archivo. Se guarda tal cual.",
      bomb: "Al descomprimirse, este archivo ocuparía muchísimo más de lo normal, así que no se ha abierto.",
      unsafe: "Este archivo contiene instrucciones ocultas que podrían ser dañinas. No se abrió.",
      "too-slow": "La lectura de este archivo ha tardado demasiado y se ha detenido.",
      missing: "Este archivo ya no está en el servidor.",
      cancelled: "Has detenido la lectura.",
      other: "No se ha podido leer este archivo.",
    },
    cut: {
      pages: "Solo se leyeron las primeras {{pages}} páginas.",
      size: "El texto es tan largo que solo se leyó el principio.",
      time: "La lectura tardó demasiado: faltan las últimas páginas.",
      broken: "Este archivo está dañado en parte. Aquí está lo que se pudo leer.",
      "not-again": "No se pudo volver a leer este archivo. El texto de antes sigue aquí.",
    },
    pictures: {
      offer_one: "{{formatted}} página es una imagen sin texto.",
      offer_other: "{{formatted}} páginas son imágenes sin texto.",
      offerPhoto: "Es una imagen, así que aún no puedes buscar en su texto.",
      read: "Leer el texto que contiene",
      language: "Idioma del texto",
      cost: "La primera vez se descargan {{size}}.",
      waiting: "Sus imágenes están pendientes de leer",
      arriving: "Descargando el lector de texto: {{done}} de {{size}}",
      now_one: "Leyendo la imagen de la página {{page}}, {{percent}}",
      now_other: "Leyendo la imagen de la página {{page}}, {{percent}}. Quedan {{formatted}}.",
      stop: "Dejar de leer las imágenes de {{title}}",
      problem: {
        unreachable: "No hay conexión, o el servidor no puede obtener el lector de texto. Jotter volverá a intentarlo.",
        unable: "Este navegador no puede ejecutar el lector de texto. Prueba con uno más reciente.",
        "no-bytes": "El archivo no está disponible ahora. Jotter volverá a intentarlo.",
      },
    },
  },
};
