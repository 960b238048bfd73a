/**
 * Whether a text holds nothing but words that maths questions are worded with, in any of the six languages. A number or
 * any other word beside the maths may change what is asked, or make it a question about something else.
 */
export function isWording(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .replace(/ß/g, "ss");
  const left = plain.replace(signs, " ");
  return Array.from(left.matchAll(/[\p{L}\p{N}]+/gu)).every(([word]) => words.has(word));
}

const words: ReadonlySet<string> = new Set(
  [
    // Letters that a variable is called by.
    "x y z t n u v k f g h s r reels reals",
    "what whats is are be the of a an for to by in on with respect wrt and or please pls plz can could you u would me help i need want do how compute computing calculate calculating evaluate evaluating evaluated find finding determine give show work working out the answer value values result results expression expressions equation equations following function functions term terms lets let this these problem question exactly exact equal equals number numbers integral integrals integrate integration definite indefinite antiderivative derivative derivatives derive differentiate deriv tangent line slope curve graph gradient limit limits lim system systems simultaneous inequality inequalities all real solution solutions solve solving sovle root roots zero zeros zeroes factor factors factorise factorize factored factoring fully completely completely expand expanded multiply multiplied brackets simplify simplified simplifying reduce simplest form lowest step steps stepbystep my math maths quickly thanks thank hi hey hello jotson if where at point when as from between approaches goes tends approaching its it into power square cube squared cubed first order quick much sum product difference quotient times divided plus minus percent percentage fraction fractions whole polynomial quadratic linear cubic rational algebraically using without calculator next one then ok so now just tell us my our only again infinity each variable variables unknown get do does equation's",
    "que cual cuales es son el la los las de del un una por para con en y o favor porfa puedes podrias ayuda ayudame necesito quiero calcula calcular calculame calculo evalua evaluar halla hallar encuentra encontrar determina determinar dame muestra resultado valor valores expresion expresiones ecuacion ecuaciones siguiente siguientes funcion funciones termino terminos problema ejercicio exacto igual a numero integral integrales integra integrar definida indefinida antiderivada primitiva derivada derivadas deriva derivar respecto recta tangente pendiente curva grafica limite limites sistema inecuacion desigualdad inecuaciones todas todos reales solucion soluciones resuelve resolver resuelveme raiz raices cero ceros cuadrada cubica factoriza factorizar factor factores comun completamente expande desarrolla desarrollar multiplica simplifica simplificar reduce reducir forma mas simple paso pasos mates matematicas gracias hola oye jotson si donde cuando desde hasta entre tiende al cuadrado cubo cuanto cuantos da suma producto resta division mas menos porciento ciento fraccion polinomio despeja despejar x incognita punto eso esto este esta estas",
    "quel quelle quels quelles est sont le la les l de du des d un une par pour avec en et ou stp svp s il te plait peux tu pourrais aide aider moi j ai besoin je veux calcule calculer calculez calculons evalue evaluer trouve trouver trouvez determine determiner determinez donne donner donnez montre resultat valeur valeurs expression expressions equation equations suivante suivant suivantes suivants fonction fonctions terme termes probleme exercice exact exacte egal egale a nombre integrale integrales integre integrer definie indefinie primitive primitives derivee derivees derive deriver rapport tangente pente courbe limite limites systeme inequation inequations toutes tous reelles solution solutions resous resoudre resolvez racine racines carree cubique zero zeros factorise factoriser factorisez factorisation facteur facteurs completement developpe developper developpez simplifie simplifier simplifiez reduis reduire reduisez forme plus simple etape etapes maths mathematiques merci salut bonjour coucou jotson si ou quand lorsque jusqu entre tend vers au carre cube combien cb font fait ca vaut valent somme produit difference quotient moins pourcent cent fraction polynome ce cette cet c qu que point inconnue sur dans",
    "was ist sind der die das den dem des ein eine einer eines einem einen von vom fur fuer zu zum zur mit in im an am auf und oder bitte kannst du konntest mir hilf helfen ich brauche will berechne berechnen ausrechnen rechne rechnen aus bestimme bestimmen finde finden ermittle ermitteln gib zeig zeige ergebnis wert werte ausdruck term terme gleichung gleichungen folgende folgenden folgender funktion funktionen aufgabe genau exakt gleich ergibt zahl integral integrale integriere integrieren bestimmtes unbestimmtes bestimmte unbestimmte stammfunktion stammfunktionen ableitung ableitungen leite ableiten ab differenziere differenzieren nach bezuglich tangente tangentengleichung steigung kurve graph graphen grenzwert grenzwerte limes gleichungssystem ungleichung ungleichungen alle reellen losung losungen lose losen loese auflosen auf wurzel wurzeln quadratwurzel nullstelle nullstellen faktorisiere faktorisieren faktor zerlege zerlegen faktoren linearfaktoren vollstandig ausmultiplizieren multipliziere klammern vereinfache vereinfachen vereinfacht kurze kurzen so weit wie moglich form schritt schritte mathe mathematik danke hallo hey jotson wenn wo bei stelle punkt bis zwischen gegen strebt geht wieviel wie viel viele macht mal geteilt durch hoch summe produkt differenz plus minus prozent bruch polynom variable hier diese dieses dieser mal man es",
  ]
    .join(" ")
    .split(" "),
);

/** Of Chinese and Japanese whole expressions, and what stands between them. */
const signs = new RegExp(
  [
    "请问|请|帮我|帮忙|麻烦|一下|我想知道|知道|告诉我|给出|写出|求出|求解|求根|求导数|求导|求|解出|解方程组|解方程|解不等式|解下列|方程组|方程|不等式组|不等式|解|下列|以下|下面|这个|该|的|导数|导函数|微分|对|是|多少|等于|几|计算|算出|算|不定积分|定积分|积分|原函数|极限|化简|简化|展开|因式分解|分解因式|因式|分解|从|到|当|时|处|在|关于|函数|表达式|式子|值|结果|和|与|以及|吗|呢|啊|吧|根号|平方根|根|零点|切线|点|趋于|趋近于|趋向于|无穷大|无穷|所有|全部|实数|谢谢|你好|题|道|数学|最简|形式|为|得|步骤|过程|一元二次|二次|一次|百分之|呀|把|将|进行|令|其中|已知|则|平方|立方|次方|上|内",
    "を|で|に|の|は|が|と|から|まで|して|ください|下さい|求めよ|求めて|求めなさい|求める|求め|計算|せよ|しなさい|しろ|解いて|解け|解きなさい|解く|解き|連立方程式|連立|方程式|不等式|不定積分|定積分|積分|原始関数|微分|導関数|極限値|極限|因数分解|展開|簡単に|簡約|簡単化|整理|いくつ|いくら|ですか|です|ますか|なりますか|なる|何|教えて|値|答え|関数|式|次|以下|この|とき|における|近づく|について|関して|解|お願いします|お願い|接線|接|線|点|全て|すべて|実数解|実数|根|また|および|、|よ|か|ね|数学|問題|途中|手順|パーセント|ルート|平方根|平方|乗|割合|なさい|し|た|て|い|も|ま|す",
  ]
    .join("|")
    .split("|")
    .toSorted((one, other) => other.length - one.length)
    .join("|"),
  "gu",
);
