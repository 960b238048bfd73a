import type { AiTexts } from "./en.ts";

export const es: AiTexts = {
  ai: {
    problem: {
      "no-key":
        "La clave de la API de Google AI no está configurada. Define la variable de entorno REACT_APP_GEMINI_API_KEY.",
      "not-configured":
        "Los modelos de IA están desactivados en este servidor. Quien lo administra puede configurar uno.",
      "bad-key": "El modelo no está disponible. Comprueba la clave de la API y la configuración del modelo.",
      "model-missing": "El modelo no está disponible. Comprueba la clave de la API y la configuración del modelo.",
      "no-model": "No se pudo iniciar ningún modelo de IA. Comprueba la clave de la API y la conexión a internet.",
      network: "Error de red. Comprueba tu conexión a internet e inténtalo de nuevo.",
      timeout: "Error de red. Comprueba tu conexión a internet e inténtalo de nuevo.",
      offline: "Error de red. Comprueba tu conexión a internet e inténtalo de nuevo.",
      blocked: "El servicio de IA ha detenido esta respuesta por sus propias normas. Prueba con otras palabras.",
      "bad-output": "La generación con IA ha fallado: la respuesta no tenía el formato que se pidió.",
      "too-long": "Esto es más de lo que el modelo de IA puede leer de una vez. Elige una parte más corta.",
      "device-only": "Jotson responde solo en este dispositivo: lo activaste en Ajustes.",
      "signed-out": "Inicia sesión para usar esto.",
      quota: "Se ha superado la cuota de la API. Revisa la facturación y las cuotas de Google Cloud.",
      limit:
        "Has llegado al límite por ahora: este servidor limita cuántas veces puede preguntar cada persona. Inténtalo de nuevo dentro de {{wait}}.",
      unavailable: "La generación con IA ha fallado: {{detail}}",
    },
    failed: {
      summary: "No se pudo hacer el resumen: {{message}}",
      concepts: "No se pudieron extraer los conceptos: {{message}}",
      questions: "No se pudieron crear las preguntas: {{message}}",
      outline: "No se pudo crear el esquema: {{message}}",
      comparison: "No se pudieron comparar los documentos: {{message}}",
      explanation: "No se pudo hacer la explicación: {{message}}",
    },
    apology: "Lo siento, he encontrado un error: {{message}}. Inténtalo de nuevo o formula la pregunta de otra manera.",
  },
};
