import type { Language } from "@jotter/domain/settings";

/** As they are spoken: a sentence every ten seconds or so, with what a teacher says beside the subject. */
function spoken(text: string, stepMs = 11_000): string {
  return text
    .trim()
    .split("\n")
    .map((line, at) => {
      const seconds = Math.floor((at * stepMs) / 1000);
      return `[${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}] ${line}`;
    })
    .join("\n");
}

export const indicators = spoken(`
Okay, good morning everybody, let's get started.
Last week we looked at buffers, and today we do indicators.
An indicator is a weak acid whose two forms have different colors.
The protonated form of the indicator has one color and the deprotonated form has another.
So an indicator follows the same equation as every weak acid.
The color of the indicator depends on the ratio of its two forms.
Your eye sees a change of color between one to ten and ten to one.
That means the transition range of an indicator is one unit of pH on each side of its pKa.
Litmus is an indicator that comes from lichens.
Phenolphthalein is an indicator that turns pink above a pH of eight.
Methyl orange turns between three point one and four point four.
You can see that each indicator has its own transition range.
Does everybody see that? Good.
The transition range never depends on how much indicator you put in.
Only a few drops of the indicator are enough to see the color.
Too much indicator would itself use up some of the base.
All right, let's move on to titration.
A titration is a method that finds the concentration of an acid by adding a base of known concentration.
The equivalence point is the point where the amount of base equals the amount of acid.
On the titration curve the equivalence point lies in the steep part.
The end point is the point where the indicator changes color.
So we choose an indicator whose range falls into the jump of the titration curve.
When a strong acid meets a weak base, the equivalence point lies below seven.
The burette is read before the titration and after the titration.
Why is the equivalence point of a weak acid not at seven?
Think about what is left in the flask, we come back to that.
In the titration of a weak acid the curve begins higher.
A polyprotic acid gives more than one jump in its titration curve.
For phosphoric acid you usually take the second jump, because the first one is too flat to see.
The volume of base at the equivalence point gives the concentration of the acid.
Every titration is done three times, and the mean of the titrations counts.
The burette is rinsed with the base before each titration.
A slow drop rate near the equivalence point makes the titration exact.
Okay, we are nearly out of time.
So remember, the quiz is on Friday, it covers indicators and titration.
And for Monday please do problems seven to ten on the sheet.
Thank you, see you on Friday.
`);

export const written = `[00:35] indicator = weak acid, two forms, two colors
[01:30 !] transition range: one pH unit each side of pKa
[03:25] titration finds concentration of acid with known base
[04:40 ?] why equivalence point not at 7??
[05:10] phosphoric acid -> second jump`;

/** Shorter ones: what a term is, what is to be done, and when. */
export const short: Readonly<Record<Exclude<Language, "en">, { readonly text: string; readonly term: string }>> = {
  de: {
    text: spoken(`
Guten Morgen zusammen, fangen wir an.
Ein Indikator ist eine schwache Säure, deren zwei Formen verschiedene Farben haben.
Die Farbe hängt vom Verhältnis der beiden Formen ab.
Der Umschlagsbereich liegt etwa eine Einheit um den pKs-Wert.
Denkt bitte dran, am Freitag schreiben wir den Test.
`),
    term: "Indikator",
  },
  es: {
    text: spoken(`
Buenos días a todos, empezamos.
Un indicador es un ácido débil cuyas dos formas tienen colores distintos.
El color depende de la proporción entre las dos formas.
El intervalo de viraje está a una unidad del pKa.
Acordaos de que el examen es el viernes.
`),
    term: "indicador",
  },
  fr: {
    text: spoken(`
Bonjour à tous, on commence.
Un indicateur est un acide faible dont les deux formes ont des couleurs différentes.
La couleur dépend du rapport entre les deux formes.
La zone de virage se situe à une unité du pKa.
Je vous rappelle que le contrôle aura lieu vendredi.
`),
    term: "indicateur",
  },
  zh: {
    text: spoken(`
同学们好，我们开始上课。
指示剂是一种在不同酸碱度下颜色不同的弱酸。
颜色取决于两种形式的比例。
变色范围大约是一个单位。
提醒大家，星期五有小测验。
`),
    term: "指示剂",
  },
  ja: {
    text: spoken(`
おはようございます、始めましょう。
指示薬とは、二つの形で色が異なる弱酸のことです。
色は二つの形の比で決まります。
変色域はおよそ一単位の幅です。
小テストは金曜日に行います。
`),
    term: "指示薬",
  },
};
