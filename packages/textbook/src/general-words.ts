import { hasWide } from "./folded.ts";

/** What questions and headings are made of in every subject, folded: it names no chapter. */
const general = new Set(
  [
    "thm eq eqs eqn eqns probs chapter a an the of in on at to for from by with and or vs versus is are was be do does did i my me you we it its this that what whats why how when which who where can should explain explained explanation define definition meaning mean find finding solve solving calculate calculating calculator compute get use using write make rule rules formula formulas formulae law laws theorem theorems principle property properties method step steps example examples exercise exercises problem problems practice worksheet answer answers question questions help homework notes summary review guide easy simple basics introduction intro about between difference using someone something",
    "el la los las lo un una unos unas de del al en con por para y o u e que qu es son como cual cuales cuando donde porque calcular calculo hallar encontrar resolver hacer saber se me mi sacar regla reglas formula formulas ley leyes teorema propiedad propiedades metodo ejemplo ejemplos ejercicio ejercicios problema problemas definicion significado explicacion resumen apuntes ayuda diferencia entre",
    "le la les l d un une des du de au aux a en dans sur avec pour par et ou est sont c ce ca quoi quel quelle quels quelles comment pourquoi quand qui que qu on je calculer trouver resoudre faire regle regles formule formules loi lois theoreme propriete proprietes methode exemple exemples exercice exercices probleme problemes definition explication resume cours fiche aide difference entre ses son sa mes",
    "der die das des dem den ein eine einer eines einem einen von vom im in am an zu zum zur mit fur und oder ist sind was wie warum wann wer welche welcher man ich wir macht mache berechnen berechne bestimmen losen finden erklarung erklart definition bedeutung regel regeln formel formeln gesetz gesetze satz methode beispiel beispiele aufgabe aufgaben ubung ubungen zusammenfassung hilfe unterschied zwischen richtig geht",
  ]
    .join(" ")
    .split(" "),
);

/** Around a name, where no blanks show what belongs together. */
const generalWide =
  /(?:怎么|如何|什么是|是什么|什么叫|为什么|怎样|怎么样|计算|求解?|公式|定理|定律|法则|定义|意思|例题|练习|方法|算|的|とは|って何|何ですか|求め方|解き方|やり方|覚え方|使い方|公式|定理|法則|定義|意味|例題|問題|練習|計算|仕組み|コツ|について|の|を|は|が|する|です|か)/gu;

/** The words that say what is looked for; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.flatMap((word) => {
    if (!hasWide(word)) return general.has(word) ? [] : [word];
    return word.split(generalWide).filter((part) => part.length > 1);
  });
  return telling.length > 0 ? telling : words;
}
