import type { DocumentReadingTexts } from "./en.ts";

export const es: DocumentReadingTexts = {
  documentReading: {
    waiting: "A la espera de leerse",
    now: "Leyendo, {{percent}}",
    cancel: "Dejar de leer {{title}}",
    again: "Volver a leer",
    limits:
      "Jotter lee archivos de hasta {{size}}, las primeras {{pages}} páginas de cada uno, para que puedas buscar en ellos. Los más grandes también se guardan.",
    whatIsRead: "¿Qué se lee?",
    failed: {
      empty: "Este archivo está vacío.",
      encrypted: "Este archivo está protegido con contraseña. Guarda una copia sin ella y súbela.",
      broken: "Este archivo está dañado y no se pudo leer.",
      "too-large": "Los archivos de más de {{size}} se guardan, pero no se leen.",
      "unknown-kind": "Jotter no reconoce este tipo de archivo. Se guarda tal cual.",
      "wrong-kind": "Jotter no puede leer este tipo de archivo. Se guarda tal cual.",
      bomb: "Al descomprimirse, este archivo ocuparía muchísimo más de lo normal. No se abrió.",
      unsafe: "Este archivo contiene instrucciones ocultas que podrían ser dañinas. No se abrió.",
      "too-slow": "La lectura de este archivo tardó demasiado y se detuvo.",
      missing: "Este archivo ya no está en el servidor.",
      cancelled: "Detuviste la lectura.",
      other: "No se pudo leer este archivo.",
    },
    cut: {
      pages: "Solo se leyeron las primeras {{pages}} páginas.",
      size: "El texto es tan largo que solo se leyó el principio.",
      time: "La lectura tardó demasiado: faltan las últimas páginas.",
      broken: "Este archivo está dañado en parte. Aquí está lo que se pudo leer.",
    },
    pictures: {
      offer_one: "{{formatted}} página es una imagen sin texto.",
      offer_other: "{{formatted}} páginas son imágenes sin texto.",
      offerPhoto: "Es una imagen: aún no se pueden buscar sus palabras.",
      read: "Leer las palabras que contiene",
      language: "Idioma del texto",
      cost: "La primera vez se descargan {{size}}.",
      waiting: "Sus imágenes esperan a leerse",
      arriving: "Descargando el lector de imágenes: {{done}} de {{size}}",
      now_one: "Leyendo la imagen de la página {{page}}, {{percent}}",
      now_other: "Leyendo la imagen de la página {{page}}, {{percent}}. Quedan {{formatted}}.",
      stop: "Dejar de leer las imágenes de {{title}}",
      problem: {
        unreachable:
          "Sin conexión, o el servidor no puede descargar el lector de imágenes. Jotter lo reintentará solo.",
        unable: "Este navegador no puede ejecutar el lector de imágenes. Uno más reciente sí.",
        "no-bytes": "Ahora mismo no se puede obtener el archivo. Jotter lo reintentará solo.",
      },
    },
  },
};
