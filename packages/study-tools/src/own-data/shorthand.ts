import type { Language } from "@jotter/domain/settings";

/** As it is typed on a phone, and as it is meant; the text must be plain already. */
export function spelledOut(text: string, language: Language): string {
  // "12月考试" is an exam in December and no "月考".
  if (language === "zh") return text.replace(/[不没]$/u, "吗").replace(/(?<=\d月)(?=考)/u, " ");
  const meant = shorthand[language];
  return meant
    ? text
        .split(" ")
        .map((word) => meant.get(word) ?? word)
        .join(" ")
    : text;
}

const shorthand: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  en: pairs(
    "wen when|wens when|whn when|nxt next|wk week|wks weeks|r are|u you|ur your|n and|wat what|wut what|wats whats|wht what|hw homework|tho though|abt about|tst test|tsts tests|exm exam|grds grades|grd grade|asgmt assignment|asgn assignment|assignmnt assignment|hmwk homework|hmwrk homework|shld should|wld would|cld could|gimme give me|lemme let me|whatd what did|whered where did|whens when is|hows how is|thru through|bc because|w with|mins minutes|hrs hours|prolly probably|wanna want to|cal calc|tets test|tesst test|exma exam|exan exam|quizz quiz|qiuz quiz|quzi quiz|esay essay|essya essay|eassy essay|reprot report|repot report|porject project|frday friday|fridy friday|mondy monday|sundy sunday|tusday tuesday|wendsday wednesday",
  ),
  es: pairs(
    "prox proximo|proxs proximos|sig siguiente|pa para|pal para el|q que|k que|ke que|qe que|xq por que|pq por que|tmb tambien|tb tambien|d de|x por|dl del|cdo cuando|cndo cuando|kuando cuando|cnto cuanto|mñn manana|exa examen|exam examen|exams examenes|calif calificacion|califs calificaciones|prom promedio|min minimo|sta esta|toy estoy|ta esta|tngo tengo|nesesito necesito|nececito necesito|examne examen|exmen examen|tarae tarea|proyeto proyecto|ensallo ensayo|trabjo trabajo|juevs jueves|vierns viernes|vienes viernes",
  ),
  fr: pairs(
    "jai j ai|jveux je veux|jveu je veux|jsais je sais|jvais je vais|jsuis je suis|chui je suis|chuis je suis|chu je suis|jsui je suis|jpeux je peux|jpe je peux|jdois je dois|jfais je fais|jen j en|cest c est|c est c est|cetait c etait|ya y a|cb combien|combi combien|cmb combien|qqch quelque chose|qqchose quelque chose|qq quelque|pr pour|tt tout|ts tous|tjrs toujours|tjs toujours|kan quand|qd quand|qand quand|koi quoi|ki qui|ke que|kel quel|kelle quelle|kelles quelles|dmain demain|dem demain|dem1 demain|2m1 demain|dm1 demain|demin demain|auj aujourd hui|ajd aujourd hui|aujourdui aujourd hui|quest qu est|dexam d examen|dexams d examens|nb nombre|proch prochain|pro prochain|proc prochain|prochin prochain|moy moyenne|ctrl controle|ctrls controles|contr controle|exo exercice|exos exercices|jaurai j aurai|jaurais j aurais|jobtiens j obtiens|jrends je rends|rdv rendez vous|mnt maintenant|mtn maintenant|bcp beaucoup|vrmt vraiment|sem semaine|contrle controle|contole controle|interor interro|devior devoir|exmaen examen|exposse expose",
  ),
  de: pairs(
    "is ist|isn ist|isses ist es|nem einem|ner einer|nen einen|ne eine|ham haben|hamma haben wir|wieviele wie viele|naechste nachste|naechster nachster|naechstes nachstes|naechsten nachsten|faellig fallig|pruefung prufung|pruefungen prufungen|fuer fur|ueber uber|wievielen wie vielen|heut heute|morgn morgen|nachstn nachsten|wan wann|wen wenn|brauchn brauchen|kla klausur|ka keine ahnung|ha hausaufgabe|has hausaufgaben|hü hausaufgabe|hu hausaufgabe|matheklausr matheklausur|habn haben|gibts gibt es|gehts geht es|stehts steht es|wars war es|liefs lief es|laufts lauft es|tets test|klasur klausur|klauser klausur|arbiet arbeit|refferat referat|refarat referat|prufng prufung|hausaufgabn hausaufgaben",
  ),
};

function pairs(said: string): ReadonlyMap<string, string> {
  return new Map(
    said.split("|").map((pair): [string, string] => {
      const gap = pair.indexOf(" ");
      return [pair.slice(0, gap), pair.slice(gap + 1)];
    }),
  );
}
