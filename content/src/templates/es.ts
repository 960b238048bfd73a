import type { TemplateSet } from "./note-templates.ts";

export const es: TemplateSet = {
  cornell: {
    name: "Apuntes Cornell",
    title: "Apuntes Cornell: tema",
    body: `> [!tip] Cómo funciona
> En clase escribe a la derecha. Antes de un día, añade preguntas a la izquierda. Tapa la derecha y respóndelas.

**Tema:**

**Fecha:**

## Apuntes

| Preguntas y pistas | Apuntes |
| --- | --- |
| ¿Cuál es la idea principal? | |
| ¿Qué ejemplo la muestra? | |
| ¿Cómo enlaza con la clase anterior? | |

## Resumen

En dos o tres frases tuyas:

## Antes de la próxima clase

- [ ] Completar las preguntas de la izquierda
- [ ] Responderlas de memoria
- [ ] Preguntar lo que siga sin estar claro
`,
  },
  "lab-report": {
    name: "Informe de laboratorio",
    title: "Informe de laboratorio: experimento",
    body: String.raw`**Grupo:**

**Fecha:**

## Pregunta

¿Qué quieres averiguar?

## Hipótesis

Si …, entonces …, porque …

## Materiales

- Nombre, cantidad

## Procedimiento

1. Primero, …
2. Después, …
3. Al final, …

> [!warning] Seguridad
> Gafas, guantes, ventilación: ¿qué necesita este experimento?

## Datos

| Ensayo | Medida | Unidad | Observaciones |
| --- | ---: | --- | --- |
| 1 | | | |
| 2 | | | |
| 3 | | | |

## Análisis

Media: $\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i$

Error relativo: $\frac{|x_\text{medido} - x_\text{aceptado}|}{x_\text{aceptado}} \cdot 100\,\%$

## Conclusión

- ¿Se cumplió la hipótesis?
- ¿Qué errores son probables y de qué tamaño?
- ¿Qué cambiarías la próxima vez?
`,
  },
  "reading-log": {
    name: "Diario de lectura",
    title: "Diario de lectura: título del libro",
    body: `**Autor o autora:**

**Páginas:**

## Avance

| Fecha | Páginas | En una frase |
| --- | --- | --- |
| | | |
| | | |

## Citas que merece la pena guardar

> «…» (p. )

Por qué importa:

## Personajes e ideas

- **Nombre:** quién o qué es

## Palabras por buscar

- [ ] Una palabra y dónde aparece

> [!question] Preguntas para el debate
> ¿Qué te sorprendió? ¿En qué no estás de acuerdo con el autor?

## Al final

Lo que te queda, en tres frases:
`,
  },
  "formula-sheet": {
    name: "Formulario",
    title: "Formulario: asignatura",
    body: String.raw`> [!tip] Hazlo tuyo
> Guarda solo lo que buscarías. Junto a cada fórmula, escribe cuándo se usa.

## Álgebra

| Nombre | Fórmula | Cuándo |
| --- | --- | --- |
| Ecuación de segundo grado | $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$ | $ax^2 + bx + c = 0$ |
| Pendiente | $m = \frac{y_2 - y_1}{x_2 - x_1}$ | dos puntos de una recta |
| | | |

## Geometría

$$a^2 + b^2 = c^2$$

Círculo: $A = \pi r^2$, $L = 2\pi r$

## Cálculo

$$\int_a^b f(x)\,dx = F(b) - F(a)$$

## Unidades y constantes

| Símbolo | Significado | Valor |
| --- | --- | --- |
| $g$ | gravedad en la Tierra | $9{,}81\,\mathrm{m/s^2}$ |
| | | |

## Para practicar

- [ ] Un ejercicio por fórmula, sin esta hoja
`,
  },
};
