import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passages.ts";

/** On other subjects, written when the rules stood. They found faults, and the rules were mended on them. */
export const morePassages: Readonly<Record<Language, Passages>> = {
  en: {
    chemistry: `
Lemon juice turns litmus paper red, and soap turns it blue. For a long time this was all that anybody could say about acids. In 1884 the Swedish chemist Svante Arrhenius offered an explanation that his examiners disliked so much that they gave him the lowest passing grade. An acid, he said, releases hydrogen ions in water. A base is a substance that releases hydroxide ions.

The strength of a solution is given on the pH scale, which runs from 0 to 14. Pure water has a pH of 7. Each step means a tenfold change, so that vinegar is about ten thousand times more acidic than water. Neutralization is the reaction of an acid with a base to form water and a salt. Oddly enough, the salt need not taste of salt.

A buffer is a solution that resists changes of its pH when a little acid or base is added. Human blood is kept at 7.4 by carbonic acid and its partner. An indicator is a dye whose colour depends on the pH. Phenolphthalein, for instance, is colourless in acids and pink in bases. Titration is a method for finding the concentration of a solution by adding another of known strength.
`,
    geography: `
The Nile flows north for about 6,650 kilometres, from the hills of Burundi to the Mediterranean Sea. It has two main branches. The White Nile leaves Lake Victoria, and the Blue Nile comes down from Lake Tana in Ethiopia. They meet at Khartoum, the capital of Sudan.

Every summer the monsoon rains in Ethiopia made the river rise. The flood left behind silt, which is a fine and fertile mud. Egyptian farmers called their country the black land because of it. A delta is a fan of land that a river builds at its mouth from the material it carries. The delta of the Nile begins near Cairo and feeds half the country.

In 1970 the Aswan High Dam was finished. It keeps the water in Lake Nasser, one of the largest reservoirs in the world, and produces electricity. But the silt now stays behind the wall, and the fields need fertilizer. Salinization is the build-up of salt in the soil, and it has become a serious problem. Upstream, Ethiopia began to fill the Grand Ethiopian Renaissance Dam in 2020. A drainage basin is the area of land from which all water flows into the same river. Eleven states share this one, which makes agreement hard.
`,
    computing: `
Suppose you look for a name in a telephone book. Nobody starts at the first page. You open the book in the middle, see whether you are too far, and throw away half of it. This method is called binary search. With a million names, twenty steps are enough.

An algorithm is a finite list of exact instructions that solves a problem. The word comes from al-Khwarizmi, a scholar who worked in Baghdad around 820. Bubble sort compares neighbours and swaps them if they are in the wrong order. It is easy to write and terribly slow. Quicksort, invented by Tony Hoare in 1959, splits the list around one element called the pivot.

Computer scientists describe the cost of a method with big O notation. Big O notation is a way of saying how the number of steps grows with the size of the input. Recursion is a technique in which a function calls itself. Every recursion needs a base case, which is the case that is solved without another call. Otherwise the program never ends. A stack is a collection in which the last element added is the first one removed. Alan Turing proved in 1936 that no program can decide for every other program whether it will stop.
`,
  },
  de: {
    chemistry: `
Gibt man Zink in Salzsäure, so sprudelt es kräftig, und ein Gas steigt auf. Es handelt sich um Wasserstoff. Henry Cavendish untersuchte dieses Gas bereits 1766 und nannte es brennbare Luft. Eine Säure ist ein Stoff, der in Wasser Protonen abgibt. Laugen dagegen nehmen Protonen auf. Entscheidend ist die Menge der Ionen in der Lösung.

Unter dem pH-Wert versteht man ein Maß für den sauren oder basischen Charakter einer Lösung. Reines Wasser hat den Wert 7. Zitronensaft liegt bei etwa 2, Seifenlauge bei 10. Die Neutralisation ist die Reaktion einer Säure mit einer Lauge zu Wasser und einem Salz. Dabei wird Wärme frei.

Als Indikator bezeichnet man einen Farbstoff, der je nach pH-Wert seine Farbe ändert. Bekannt ist der Saft des Rotkohls, der in Bayern Blaukraut heißt. Ein Puffer ist eine Lösung, deren pH-Wert sich bei Zugabe von Säure kaum ändert. Auch das Blut enthält solche Stoffe. Die Oxidation ist die Abgabe von Elektronen, die Reduktion deren Aufnahme. Antoine Lavoisier widerlegte 1777 die Lehre vom Phlogiston. Schwierig war die Bestimmung der Gewichte. Salze bestehen aus Ionen, die sich zu einem Gitter ordnen.
`,
    geography: `
Der Rhein entspringt in den Schweizer Alpen und mündet nach rund 1230 Kilometern in die Nordsee. Zwischen Bingen und Koblenz durchbricht er das Rheinische Schiefergebirge. Sagenumwoben ist der Felsen der Loreley, an dem einst viele Schiffer verunglückten. Im 19. Jahrhundert wurde der Oberrhein begradigt. Johann Gottfried Tulla begann 1817 mit den Arbeiten. Der Fluss wurde dadurch um 81 Kilometer kürzer.

Ein Mäander ist eine Flussschlinge, die durch Abtragung am Außenufer und Ablagerung am Innenufer entsteht. Das Außenufer heißt Prallhang, das Innenufer Gleithang. Unter Erosion versteht man die Abtragung von Boden und Gestein durch Wasser, Wind oder Eis. Sedimente sind Ablagerungen, die das fließende Wasser zurücklässt. Langsam füllt sich so der Bodensee.

Die Begradigung hatte Folgen. Das Wasser fließt schneller ab, und Köln ist häufiger überschwemmt. Heute schafft man wieder Auen. Als Aue bezeichnet man die Niederung an einem Fluss, die bei Hochwasser überflutet wird. Ein Polder ist eine eingedeichte Fläche, die bei Hochwasser geflutet werden kann. Das Einzugsgebiet ist das Gebiet, aus dem alles Wasser einem Fluss zufließt. 1986 brannte in Basel eine Halle der Firma Sandoz. Giftiges Löschwasser färbte den Strom rot.
`,
    computing: `
Wer im Telefonbuch einen Namen sucht, beginnt nicht auf der ersten Seite. Man schlägt das Buch in der Mitte auf und wirft eine Hälfte weg. Dieses Verfahren nennt man binäre Suche. Bei einer Million Einträgen genügen zwanzig Schritte. Verblüffend ist die Geschwindigkeit.

Ein Algorithmus ist eine endliche Folge eindeutiger Anweisungen zur Lösung eines Problems. Der Name geht auf den Gelehrten al-Chwarizmi zurück, der um 820 in Bagdad lehrte. Konrad Zuse vollendete 1941 in Berlin die Z3. Sie gilt als erster frei programmierbarer Rechner der Welt. Ein Compiler ist ein Programm, das Quelltext in Maschinensprache übersetzt.

Unter Rekursion versteht man ein Verfahren, bei dem eine Funktion sich selbst aufruft. Jede Rekursion braucht einen Basisfall. Fehlt er, endet das Programm nie. Eine Variable ist ein Speicherplatz, der einen Namen und einen Wert hat. Der Stapel ist eine Datenstruktur, bei der das zuletzt abgelegte Element zuerst entnommen wird. Die Laufzeit hängt von der Eingabe ab. Als Schleife bezeichnet man eine Anweisung, die mehrfach ausgeführt wird. Ada Lovelace schrieb 1843 das erste Programm, obwohl die Maschine von Charles Babbage nie fertig wurde. Leider vergessen das viele.
`,
  },
  es: {
    chemistry: `
Si se deja un clavo de hierro al aire húmedo, pronto aparece una capa rojiza. Es óxido. La oxidación es la pérdida de electrones por parte de una sustancia. Siempre va acompañada de otra reacción, la reducción, en la que otra sustancia los gana. Por eso los químicos hablan de reacciones redox.

Un ácido es una sustancia que libera iones de hidrógeno en el agua. El vinagre y el limón son ejemplos cotidianos. Svante Arrhenius propuso esta idea en 1884. La escala de pH va de 0 a 14 y el agua pura ocupa el centro. Se llama neutralización a la reacción entre un ácido y una base que produce agua y una sal. Naturalmente, no toda sal es comestible.

Un catalizador es una sustancia que acelera una reacción sin consumirse. Los coches llevan uno de platino. La masa molar es la masa de un mol de una sustancia. El número de Avogadro es la cantidad de partículas que hay en un mol. Dmitri Mendeléyev publicó su tabla periódica en 1869 y dejó huecos para elementos desconocidos. El tiempo le dio la razón. Se denomina isótopo a cada una de las formas de un elemento que difieren en el número de neutrones.
`,
    geography: `
El desierto de Atacama ocupa el norte de Chile. Es el lugar más seco del planeta, y en algunas estaciones no ha llovido en décadas. La causa es doble: la cordillera de los Andes detiene las nubes que vienen de la Amazonia y la corriente de Humboldt enfría el aire de la costa.

La corriente marina es un desplazamiento de grandes masas de agua en el océano. La de Humboldt lleva agua fría desde la Antártida. La camanchaca es una niebla densa que se forma sobre el mar y entra en el desierto. Los vecinos la atrapan con redes para obtener agua. Un oasis es un lugar con agua y vegetación en medio de un desierto.

Bajo el suelo hay cobre, litio y salitre. Por el salitre lucharon Chile, Perú y Bolivia en la Guerra del Pacífico, que empezó en 1879. Bolivia perdió su salida al mar. La mina de Chuquicamata es una de las mayores del mundo. El salar es un lago seco cubierto por una costra de sal. Debido al cielo limpio, el Observatorio Europeo Austral construyó allí sus telescopios. La erosión es el desgaste del relieve por la acción del agua, el viento o el hielo. Curiosamente, cada pocos años el desierto florece.
`,
    computing: `
Nadie busca una palabra en el diccionario desde la primera página. Lo abrimos por la mitad y descartamos una parte. Este método se llama búsqueda binaria. Con un millón de palabras bastan veinte pasos.

Un algoritmo es una secuencia finita de instrucciones para resolver un problema. El nombre viene de Al-Juarismi, un sabio que trabajó en Bagdad hacia 820. Un programa es un conjunto de instrucciones escritas en un lenguaje que la máquina entiende. El compilador es un programa que traduce el código fuente al lenguaje de la máquina. Grace Hopper escribió el primero en 1952.

La recursividad es una técnica en la que una función se llama a sí misma. Toda función recursiva necesita un caso base. De lo contrario, no termina nunca. Una variable es un espacio de memoria que tiene un nombre y guarda un valor. La pila es una estructura en la que el último elemento que entra es el primero que sale. Alan Turing demostró en 1936 que ningún programa puede decidir si otro cualquiera se detendrá. El bit es la unidad mínima de información. Un byte consta de 8 bits. Lo difícil es escribir programas sin errores.
`,
  },
  fr: {
    chemistry: `
Le jus de citron fait rougir le papier de tournesol. Un acide est une substance qui libère des ions hydrogène dans l'eau. Une base, au contraire, en capte. Cette idée est due au chimiste suédois Svante Arrhenius, qui la publia en 1884. Ses professeurs n'y crurent pas.

Le pH est un nombre qui mesure l'acidité d'une solution. Il va de 0 à 14; l'eau pure est à 7. On appelle neutralisation la réaction d'un acide avec une base, qui donne de l'eau et un sel. Un indicateur coloré est une substance dont la couleur dépend du pH. Le chou rouge en contient un. Heureusement, il est sans danger.

Antoine Lavoisier montra en 1777 que la combustion est une réaction avec l'oxygène. L'oxydation est une perte d'électrons, la réduction un gain. Un catalyseur est un corps qui accélère une réaction sans y être consommé. La mole est l'unité de quantité de matière. Elle contient environ 602 000 milliards de milliards de particules. Les isotopes sont des atomes d'un même élément qui diffèrent par leur nombre de neutrons. Marie Curie découvrit le radium en 1898 avec son mari Pierre. Une solution tampon désigne un mélange dont le pH varie peu.
`,
    geography: `
La Loire est le plus long fleuve de France. Elle prend sa source au mont Gerbier-de-Jonc, en Ardèche, et se jette dans l'océan Atlantique à Saint-Nazaire, après 1006 kilomètres. Ses crues sont redoutées. Celle de 1856 inonda la ville de Tours.

Un fleuve est un cours d'eau qui se jette dans la mer. Un affluent est un cours d'eau qui se jette dans un autre. L'Allier et le Cher sont les principaux affluents de la Loire. L'étiage est le niveau le plus bas d'un cours d'eau pendant l'année. En été, le sable apparaît partout. Le bassin versant est le territoire dont toutes les eaux s'écoulent vers le même fleuve.

On nomme estuaire l'embouchure d'un fleuve dans laquelle la mer remonte. Celui de la Loire accueille un grand port. Une digue est un ouvrage qui retient les eaux. Les premières levées furent construites au douzième siècle sous Henri II Plantagenêt. Quatre centrales nucléaires utilisent l'eau du fleuve pour se refroidir. L'érosion est l'usure du relief par l'eau, le vent ou la glace. Depuis 2000, le Val de Loire est inscrit au patrimoine mondial de l'UNESCO. Le plus étonnant est la variété des oiseaux.
`,
    computing: `
Personne ne cherche un mot dans le dictionnaire à partir de la première page. On l'ouvre au milieu et l'on écarte une moitié. Cette méthode s'appelle la recherche dichotomique. Pour un million de mots, vingt étapes suffisent.

Un algorithme est une suite finie d'instructions qui permet de résoudre un problème. Le mot vient d'Al-Khwarizmi, un savant qui vivait à Bagdad vers 820. Blaise Pascal construisit dès 1642 une machine à calculer, la Pascaline. Un compilateur est un programme qui traduit le code source en langage machine. Le premier fut écrit par Grace Hopper en 1952.

La récursivité est une technique dans laquelle une fonction s'appelle elle-même. Chaque fonction récursive a besoin d'un cas de base. Sinon, elle ne s'arrête jamais. Une variable est un emplacement de mémoire qui porte un nom et contient une valeur. La pile est une structure dont le dernier élément ajouté est le premier retiré. Le bit est la plus petite unité d'information. On appelle octet un groupe de huit bits. Alan Turing démontra en 1936 qu'aucun programme ne peut décider si un autre s'arrêtera. La complexité d'un algorithme désigne le nombre d'étapes en fonction de la taille des données.
`,
  },
  zh: {
    chemistry: `
柠檬汁能使紫色石蕊试液变红，肥皂水能使它变蓝。1884年，瑞典化学家阿伦尼乌斯提出了电离理论。酸是指在水中电离出的阳离子全部是氢离子的化合物。碱是在水中电离出氢氧根离子的化合物。他的老师们当时并不相信。

溶液的酸碱度用pH表示，范围通常是0到14。纯水的pH等于7。中和反应是酸与碱作用生成盐和水的反应。胃酸过多的人可以服用含氢氧化铝的药物，这就利用了中和反应。指示剂是指能随酸碱度改变颜色的物质。酚酞遇碱变红，遇酸不变色。

催化剂是能改变反应速率而自身质量不变的物质。二氧化锰可以加快过氧化氢的分解。氧化反应是物质与氧发生的反应。铁生锈就是缓慢的氧化。门捷列夫在1869年发表了元素周期表，并且为未知的元素留下了空位。同位素是质子数相同而中子数不同的同一元素的原子。侯德榜在1943年发明了联合制碱法。奇怪的是，很多学生只记得他的名字。
`,
    geography: `
黄河发源于青海省的巴颜喀拉山，全长约5464千米，最后注入渤海。它流经黄土高原，带走了大量泥沙，河水因此变黄。水土流失是指土壤在水力作用下被冲刷带走的现象。每立方米河水曾经含沙三十五千克。

到了下游，泥沙沉积下来，河床越来越高，形成了地上河。地上河是河床高出两岸地面的河流。历史上黄河多次决口。1855年，黄河在铜瓦厢决口，改道从山东入海。人们为此修了很多堤坝。三角洲是河流在入海口由泥沙堆积形成的平原。

流域是指一条河流的集水区域。小浪底水库于2001年建成，每年都要调水调沙。河水冲出的泥沙像一条黄龙，吸引了许多游客。凌汛是由于河面结冰阻塞河道而引起的涨水现象，多发生在宁夏和内蒙古。支流是流入另一条河流的河流。渭河是黄河最大的支流。当然，治理黄河还需要很长的时间。
`,
    computing: `
查字典的时候，没有人从第一页开始找。我们把字典从中间翻开，每次排除一半。这种方法叫做二分查找。一百万个词只需要二十步。

算法是解决问题的一系列明确的步骤。这个词来自花拉子米，他大约在820年生活在巴格达。变量是程序中用来存储数据的单元。编译器是把源代码翻译成机器语言的程序。格蕾丝·霍珀在1952年写出了第一个编译器。

递归是指函数调用自身的方法。每个递归都必须有终止条件，否则程序永远不会停止。栈是一种后进先出的数据结构。队列是一种先进先出的数据结构。冒泡排序是重复比较相邻元素并交换位置的排序方法，它很简单，但是很慢。1936年，图灵证明了停机问题是不可判定的。比特是信息的最小单位，一个字节等于8个比特。时间复杂度是指算法的步数随输入规模增长的情况。有意思的是，有些问题至今没有快速的算法。
`,
  },
  ja: {
    chemistry: `
レモン汁は青色リトマス紙を赤く変える。酸とは、水に溶けて水素イオンを生じる物質である。アルカリとは、水に溶けて水酸化物イオンを生じる物質である。この考えは、1884年にスウェーデンの化学者アレニウスが発表した。彼の先生たちは信じなかったという。

水溶液の酸性の強さはpHで表され、純粋な水は7である。中和とは、酸とアルカリが反応して互いの性質を打ち消し合うことである。このとき塩と水ができる。塩は、必ずしもしょっぱいとは限らない。指示薬は、pHによって色が変わる物質である。フェノールフタレイン溶液はアルカリ性で赤くなる。

酸化とは、物質が酸素と結びつく化学変化である。逆に、酸化物から酸素が取り除かれる化学変化を還元という。触媒とは、自身は変化せずに反応を速める物質のことである。過酸化水素水に二酸化マンガンを加えると、酸素が発生する。メンデレーエフは1869年に元素の周期表を発表し、未知の元素のために空欄を残した。同位体は、陽子の数が同じで中性子の数が異なる原子である。
`,
    geography: `
信濃川は日本で最も長い川で、長さは367キロメートルである。長野県では千曲川と呼ばれ、新潟県に入ると名前が変わる。川が山地から平地に出るところには、扇形の地形ができる。これを扇状地という。扇状地の中央部は水はけがよいので、果樹園に利用されることが多い。

三角州とは、河口に土砂が積もってできた低く平らな地形である。三日月湖は、曲がりくねった川の一部が取り残されてできた湖である。侵食とは、流れる水が岩や土をけずるはたらきのことである。運ばれた土砂は流れのゆるやかなところに積もる。このはたらきを堆積という。

1896年、信濃川の堤防が決壊し、越後平野は広く水につかった。この水害は横田切れと呼ばれる。その後、大河津分水路の工事が始まり、1922年に通水した。流域とは、降った雨がその川に集まる範囲をいう。遊水地は、洪水のときに一時的に水をためる土地である。最近は、ハザードマップを配る市町村が増えた。残念なことに、見ない人も多い。
`,
    computing: `
辞書で言葉を探すとき、最初のページから読む人はいない。真ん中を開き、半分を捨てていく。この方法を二分探索という。百万語あっても、二十回ほどで見つかる。

アルゴリズムとは、問題を解くための手順を明確に示したものである。この名前は、820年ごろバグダッドで活躍したアル・フワーリズミーに由来する。変数は、値を入れておく名前のついた領域である。コンパイラとは、ソースコードを機械語に翻訳するプログラムである。グレース・ホッパーは1952年に最初のコンパイラを書いた。

再帰とは、関数が自分自身を呼び出すことである。再帰には必ず終了条件が必要である。なければ、プログラムは止まらない。スタックとは、最後に入れたデータを最初に取り出すデータ構造である。キューは、最初に入れたデータを最初に取り出すデータ構造である。1936年、チューリングは、停止問題が決定不能であることを証明した。情報の最小単位をビットという。8ビットは1バイトに等しい。計算量とは、入力の大きさに応じて手順の数がどう増えるかを表す指標である。
`,
  },
};
