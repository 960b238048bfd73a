import type { TemplateSet } from "./note-templates.ts";

export const fr: TemplateSet = {
  cornell: {
    name: "Notes Cornell",
    title: "Notes Cornell : sujet",
    body: `> [!tip] Comment faire
> En cours, écris à droite. Dans la journée, ajoute des questions à gauche. Cache ensuite la droite et réponds-y.

**Sujet :**

**Date :**

## Notes

| Questions et repères | Notes |
| --- | --- |
| Quelle est l’idée principale ? | |
| Quel exemple la montre ? | |
| Quel lien avec le cours précédent ? | |

## Résumé

En deux ou trois phrases à toi :

## Avant le prochain cours

- [ ] Compléter les questions à gauche
- [ ] Y répondre de mémoire
- [ ] Demander ce qui reste flou
`,
  },
  "lab-report": {
    name: "Compte rendu de TP",
    title: "Compte rendu de TP : expérience",
    body: String.raw`**Groupe :**

**Date :**

## Question

Que veux-tu découvrir ?

## Hypothèse

Si …, alors …, parce que …

## Matériel

- Nom, quantité

## Protocole

1. D’abord, …
2. Ensuite, …
3. Enfin, …

> [!warning] Sécurité
> Lunettes, gants, aération : que demande cette expérience ?

## Mesures

| Essai | Mesure | Unité | Remarques |
| --- | ---: | --- | --- |
| 1 | | | |
| 2 | | | |
| 3 | | | |

## Analyse

Moyenne : $\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i$

Écart relatif : $\frac{|x_\text{mesuré} - x_\text{attendu}|}{x_\text{attendu}} \cdot 100\,\%$

## Conclusion

- L’hypothèse est-elle confirmée ?
- Quelles erreurs sont probables, et de quelle ampleur ?
- Que changerais-tu la prochaine fois ?
`,
  },
  "reading-log": {
    name: "Carnet de lecture",
    title: "Carnet de lecture : titre du livre",
    body: `**Auteur ou autrice :**

**Pages :**

## Avancée

| Date | Pages | En une phrase |
| --- | --- | --- |
| | | |
| | | |

## Citations à garder

> « … » (p. )

Pourquoi c’est important :

## Personnages et idées

- **Nom :** qui ou quoi

## Mots à chercher

- [ ] Un mot, et où il se trouve

> [!question] Questions pour la discussion
> Qu’est-ce qui t’a surpris ? Où n’es-tu pas d’accord ?

## À la fin

Ce qui te reste, en trois phrases :
`,
  },
  "formula-sheet": {
    name: "Fiche de formules",
    title: "Fiche de formules : matière",
    body: String.raw`> [!tip] À toi de jouer
> Ne garde que ce que tu irais chercher. À côté de chaque formule, écris quand l’utiliser.

## Algèbre

| Nom | Formule | Quand |
| --- | --- | --- |
| Second degré | $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$ | $ax^2 + bx + c = 0$ |
| Pente | $m = \frac{y_2 - y_1}{x_2 - x_1}$ | deux points d’une droite |
| | | |

## Géométrie

$$a^2 + b^2 = c^2$$

Cercle : $A = \pi r^2$, $P = 2\pi r$

## Analyse

$$\int_a^b f(x)\,dx = F(b) - F(a)$$

## Unités et constantes

| Symbole | Sens | Valeur |
| --- | --- | --- |
| $g$ | pesanteur terrestre | $9{,}81\,\mathrm{m/s^2}$ |
| | | |

## Pour s’entraîner

- [ ] Un exercice par formule, sans cette fiche
`,
  },
};
