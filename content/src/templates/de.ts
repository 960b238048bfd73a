import type { TemplateSet } from "./note-templates.ts";

export const de: TemplateSet = {
  cornell: {
    name: "Cornell-Notizen",
    title: "Cornell-Notizen: Thema",
    body: `> [!tip] So geht’s
> Schreib im Unterricht rechts mit. Ergänze innerhalb eines Tages links die Fragen. Deck dann die rechte Seite ab und beantworte sie.

**Thema:**

**Datum:**

## Mitschrift

| Fragen und Stichworte | Notizen |
| --- | --- |
| Was ist der Kerngedanke? | |
| Welches Beispiel zeigt ihn? | |
| Wie hängt das mit der letzten Stunde zusammen? | |

## Zusammenfassung

In zwei, drei eigenen Sätzen:

## Vor der nächsten Stunde

- [ ] Links die Fragen ergänzen
- [ ] Sie aus dem Kopf beantworten
- [ ] Nachfragen, was noch unklar ist
`,
  },
  "lab-report": {
    name: "Versuchsprotokoll",
    title: "Versuchsprotokoll: Versuch",
    body: String.raw`**Gruppe:**

**Datum:**

## Fragestellung

Was willst du herausfinden?

## Hypothese

Wenn …, dann …, weil …

## Material

- Name, Menge

## Durchführung

1. Zuerst …
2. Dann …
3. Zum Schluss …

> [!warning] Sicherheit
> Schutzbrille, Handschuhe, Lüften: Was braucht dieser Versuch?

## Messwerte

| Durchgang | Messwert | Einheit | Bemerkung |
| --- | ---: | --- | --- |
| 1 | | | |
| 2 | | | |
| 3 | | | |

## Auswertung

Mittelwert: $\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i$

Relativer Fehler: $\frac{|x_\text{gemessen} - x_\text{Literatur}|}{x_\text{Literatur}} \cdot 100\,\%$

## Ergebnis

- Hat sich die Hypothese bestätigt?
- Welche Fehler sind wahrscheinlich, und wie groß sind sie?
- Was würdest du beim nächsten Mal ändern?
`,
  },
  "reading-log": {
    name: "Lesetagebuch",
    title: "Lesetagebuch: Buchtitel",
    body: `**Autorin oder Autor:**

**Seiten:**

## Fortschritt

| Datum | Seiten | In einem Satz |
| --- | --- | --- |
| | | |
| | | |

## Zitate zum Behalten

> „…“ (S. )

Warum das wichtig ist:

## Personen und Gedanken

- **Name:** wer oder was das ist

## Wörter zum Nachschlagen

- [ ] Ein Wort, und wo es steht

> [!question] Fragen für das Gespräch
> Was hat dich überrascht? Wo bist du anderer Meinung?

## Am Ende

Was bleibt, in drei Sätzen:
`,
  },
  "formula-sheet": {
    name: "Formelsammlung",
    title: "Formelsammlung: Fach",
    body: String.raw`> [!tip] Mach sie zu deiner
> Nimm nur auf, was du nachschlagen würdest. Schreib zu jeder Formel, wann du sie brauchst.

## Algebra

| Name | Formel | Wann |
| --- | --- | --- |
| Mitternachtsformel | $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$ | $ax^2 + bx + c = 0$ |
| Steigung | $m = \frac{y_2 - y_1}{x_2 - x_1}$ | zwei Punkte einer Geraden |
| | | |

## Geometrie

$$a^2 + b^2 = c^2$$

Kreis: $A = \pi r^2$, $U = 2\pi r$

## Analysis

$$\int_a^b f(x)\,dx = F(b) - F(a)$$

## Einheiten und Konstanten

| Zeichen | Bedeutung | Wert |
| --- | --- | --- |
| $g$ | Fallbeschleunigung | $9{,}81\,\mathrm{m/s^2}$ |
| | | |

## Zum Üben

- [ ] Zu jeder Formel eine Aufgabe, ohne dieses Blatt
`,
  },
};
