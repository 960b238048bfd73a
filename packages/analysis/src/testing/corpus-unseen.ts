import type { Language } from "@jotter/domain/settings";
import { type LabelledText, labelled } from "./corpus-text.ts";

/** One text a language, written after the engine was adjusted to the others. Look at its figures; do not tune by them. */
export const unseen: Readonly<Record<Language, LabelledText>> = {
  en: labelled({
    subject: "computing",
    text: `
§An algorithm is a list of clear steps that solves a problem. A recipe is one, and so is the way you learned to divide large numbers at school. §Programmers judge an algorithm by how its running time grows when the input gets larger.

§Linear search looks at every item until it finds the right one. With a million names it may need a million steps. §Binary search works on a sorted list: it looks at the middle item, throws away the half that cannot contain the answer, and repeats. A million names then need at most 20 steps. The price is that the list must be sorted first.

§Sorting itself can be done in many ways. Bubble sort compares neighbours and swaps them if they are in the wrong order; it is easy to understand but slow. Merge sort splits the list into halves, sorts each half and merges the results. It was invented by John von Neumann in 1945. §A method that calls itself on smaller parts is called recursion. Recursion needs a base case, which is the smallest problem that can be solved directly; without it the program never ends.`,
    terms: [
      "algorithm",
      "linear search",
      "binary search",
      "bubble sort",
      "merge sort",
      "recursion",
      "base case",
      "running time",
      "list",
      "sorted list",
      "search",
    ],
    defines: ["algorithm", "recursion"],
    facts: ["20", "1945"],
    asks: [
      ["Who invented merge sort?", "John von Neumann"],
      ["How does binary search work?", "it looks at the middle item"],
      ["What is a base case?", "the smallest problem that can be solved directly"],
    ],
  }),
  es: labelled({
    subject: "economía",
    text: `
§La oferta es la cantidad de un producto que los vendedores están dispuestos a poner a la venta a un precio determinado. La demanda, por su parte, es la cantidad que los consumidores quieren comprar. §Cuando el precio sube, la demanda suele bajar y la oferta suele aumentar.

§El punto en el que ambas coinciden se llama precio de equilibrio. Si el precio es más alto, sobran productos y los vendedores tienen que rebajarlos. Si es más bajo, aparecen colas y escasez. En 1973 el precio del petróleo se multiplicó por cuatro y muchas familias dejaron el coche en casa.

§Un monopolio es un mercado en el que existe un solo vendedor. Como los clientes no pueden elegir, el monopolio fija precios más altos que los de un mercado con competencia. §Por eso los Estados vigilan las fusiones entre grandes empresas. §Un impuesto sobre un producto encarece su precio y reduce la cantidad vendida; una subvención produce el efecto contrario. La elasticidad mide cuánto cambia la demanda cuando cambia el precio. El pan tiene una elasticidad baja: aunque suba un 10 %, la gente sigue comprándolo.`,
    terms: [
      "oferta",
      "demanda",
      "precio",
      "precio de equilibrio",
      "monopolio",
      "mercado",
      "impuesto",
      "subvención",
      "elasticidad",
      "vendedores",
      "consumidores",
      "competencia",
    ],
    defines: ["oferta", "demanda", "precio de equilibrio", "monopolio"],
    facts: ["1973", "10"],
    asks: [
      ["¿Qué es un monopolio?", "existe un solo vendedor"],
      ["¿Qué pasa con la demanda cuando sube el precio?", "la demanda suele bajar"],
      ["¿Qué mide la elasticidad?", "cuánto cambia la demanda"],
    ],
  }),
  fr: labelled({
    subject: "astronomie",
    text: `
§Une étoile est une boule de gaz très chaud qui produit sa propre lumière. Le Soleil est l'étoile la plus proche de nous ; il se trouve à 150 millions de kilomètres. §Dans le cœur d'une étoile, des noyaux d'hydrogène s'assemblent pour former de l'hélium. Cette réaction s'appelle la fusion nucléaire et libère une énergie immense.

§La couleur d'une étoile dépend de sa température : les étoiles bleues sont les plus chaudes, les rouges les plus froides. Les astronomes mesurent les distances en années-lumière. Une année-lumière est la distance que la lumière parcourt en un an. Proxima du Centaure se situe à 4,2 années-lumière.

§La vie d'une étoile se termine de manière différente selon sa masse. Une étoile comme le Soleil gonfle d'abord et devient une géante rouge, puis ses couches extérieures s'échappent. Il reste alors une naine blanche, petite et très dense. §Les étoiles massives explosent en supernova. En 1054, des observateurs chinois ont noté l'apparition d'une « étoile invitée » visible en plein jour. Une galaxie est un ensemble de milliards d'étoiles liées par la gravitation.`,
    terms: [
      "étoile",
      "Soleil",
      "fusion nucléaire",
      "hydrogène",
      "hélium",
      "année-lumière",
      "géante rouge",
      "naine blanche",
      "supernova",
      "galaxie",
      "masse",
      "température",
      "lumière",
    ],
    defines: ["étoile", "fusion nucléaire", "année-lumière", "galaxie"],
    facts: ["150", "1054", "4,2"],
    asks: [
      ["Qu'est-ce qu'une galaxie ?", "un ensemble de milliards d'étoiles"],
      ["De quoi dépend la couleur d'une étoile ?", "dépend de sa température"],
      ["À quelle distance se trouve le Soleil ?", "150 millions de kilomètres"],
    ],
  }),
  de: labelled({
    subject: "Erdkunde",
    text: `
§Das Klima ist der durchschnittliche Zustand der Atmosphäre an einem Ort über mindestens 30 Jahre. Das Wetter dagegen beschreibt, was heute oder morgen geschieht. §Man teilt die Erde in mehrere Klimazonen ein, die sich vom Äquator zu den Polen erstrecken.

§In den Tropen steht die Sonne mittags fast senkrecht, deshalb ist es dort das ganze Jahr über warm. Am Äquator fallen im Jahr oft mehr als 2.000 Millimeter Niederschlag, und der Regenwald wächst üppig. §In den gemäßigten Breiten wechseln sich vier Jahreszeiten ab. Weil das Meer sich langsamer erwärmt als das Land, sind die Winter an der Küste mild. Dieses Klima nennt man Seeklima.

§Der Treibhauseffekt sorgt dafür, dass die Erde nicht auskühlt. Treibhausgase wie Kohlenstoffdioxid und Methan halten einen Teil der Wärme zurück. Ohne sie läge die mittlere Temperatur bei etwa minus 18 Grad. §Seit der Industrialisierung verstärkt der Mensch diesen Effekt, indem er Kohle, Öl und Gas verbrennt. Im Jahr 2015 beschlossen fast alle Staaten in Paris, die Erwärmung auf deutlich unter 2 Grad zu begrenzen. Ein Kipppunkt ist eine Schwelle, nach deren Überschreiten sich ein System unumkehrbar verändert.`,
    terms: [
      "Klima",
      "Wetter",
      "Klimazonen",
      "Tropen",
      "Äquator",
      "Seeklima",
      "Treibhauseffekt",
      "Treibhausgase",
      "Kohlenstoffdioxid",
      "Kipppunkt",
      "Niederschlag",
      "Erwärmung",
      "Atmosphäre",
    ],
    defines: ["Klima", "Seeklima", "Kipppunkt"],
    facts: ["30", "2.000", "18", "2015"],
    asks: [
      ["Was ist ein Kipppunkt?", "eine Schwelle"],
      ["Warum sind die Winter an der Küste mild?", "Weil das Meer sich langsamer erwärmt"],
      ["Wie kalt wäre es ohne Treibhausgase?", "minus 18 Grad"],
    ],
  }),
  zh: labelled({
    subject: "地理",
    text: `
§火山是地下的岩浆喷出地表后形成的山体。岩浆在地壳下面温度很高，可以超过1000度。§大多数火山分布在板块的边缘，例如太平洋沿岸的火山带。

§火山可以分为活火山、休眠火山和死火山三类。活火山是指现在还在活动或者周期性喷发的火山。§死火山是指在人类历史上没有喷发过、今后也不会再喷发的火山。长白山天池是中国最大的火山湖，上一次喷发是在1903年。

§火山喷发会带来严重的灾害。79年，维苏威火山喷发，火山灰掩埋了庞贝古城。火山灰进入大气层以后会遮挡阳光，使气温下降。1815年坦博拉火山喷发，第二年欧洲几乎没有夏天。§火山也给人类带来好处：火山灰形成的土壤非常肥沃，地热可以用来发电。科学家通过监测地震和地面的变化来预报火山喷发。地热是地球内部的热能。`,
    terms: ["火山", "岩浆", "活火山", "死火山", "火山灰", "地热", "板块", "火山喷发", "火山湖", "喷发", "地壳"],
    defines: ["火山", "活火山", "死火山", "地热"],
    facts: ["1000", "1903", "1815"],
    asks: [
      ["什么是活火山？", "现在还在活动"],
      ["庞贝古城是被什么掩埋的？", "火山灰掩埋了庞贝古城"],
      ["科学家怎样预报火山喷发？", "通过监测地震和地面的变化"],
    ],
  }),
  ja: labelled({
    subject: "化学",
    text: `
§化学変化とは、もとの物質とは性質の異なる別の物質ができる変化である。氷がとけて水になるような変化は、物質そのものは変わらないので状態変化と呼ばれる。§化学変化では、原子の組み合わせが変わるだけで、原子の種類や数は変わらない。

§物質が酸素と結びつく化学変化を酸化という。鉄がさびるのは、ゆっくりと進む酸化である。光や熱を出しながら激しく進む酸化を燃焼という。§反対に、酸化物から酸素が取り除かれる化学変化を還元という。製鉄所では、鉄鉱石をコークスで還元して鉄を取り出している。

§1774年、ラボアジエは、化学変化の前後で物質全体の質量は変わらないという質量保存の法則を発見した。密閉した容器の中でスチールウールを燃やすと、全体の質量は変わらない。§化学変化のときに熱を放出して温度が上がる反応を発熱反応という。使い捨てカイロは鉄の酸化による発熱を利用している。触媒は、自身は変化せずに反応の速さを変える物質である。`,
    terms: [
      "化学変化",
      "状態変化",
      "酸化",
      "燃焼",
      "還元",
      "質量保存の法則",
      "発熱反応",
      "触媒",
      "原子",
      "質量",
      "酸素",
      "ラボアジエ",
      "物質",
    ],
    defines: ["化学変化", "状態変化", "酸化", "燃焼", "還元", "発熱反応", "触媒"],
    facts: ["1774"],
    asks: [
      ["還元とは何ですか。", "酸素が取り除かれる化学変化"],
      ["質量保存の法則を発見したのは誰ですか。", "ラボアジエは"],
      ["カイロは何を利用していますか。", "鉄の酸化による発熱を利用"],
    ],
  }),
};
