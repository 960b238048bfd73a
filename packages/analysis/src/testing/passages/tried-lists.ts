import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Three rounds more, each written before the engine had read it; most are notes with bullets. */
export const triedListPassages: Readonly<Record<Language, Passages>> = {
  en: {
    tidetable: `
# Week 5: Reading a tide table

## Basics

- Tide: the regular rise and fall of the sea, driven mostly by the Moon
- Spring tide: a tide of greater than average range that occurs near new and full moon
- Neap tide: a tide with a small range, seen around the quarter moons
- Slack water: no current, good moment to cross the bar
- George Darwin: son of Charles, worked out the harmonic method
- Amphidromic point = a place in the ocean where the tidal range is almost zero

## Why two bulges?

The Moon pulls harder on the near side of the Earth than on its centre. On the far side the pull is weaker, so water is left behind, as it were. Newton explained this in 1687. A common mistake is to say that the far bulge is caused by centrifugal force alone. The difference in gravity across a body is called the tidal force.

## Measuring

Lord Kelvin built a tide-predicting machine in 1872, and the first was shown at South Kensington. Liverpool obtained two, which were used in 1944 to forecast conditions for the Normandy landings. A tide gauge is an instrument that records the height of the water at a fixed point.

- Chart datum: level below which the sea rarely falls
- Bay of Fundy: 16 m, the record
- Range: high minus low
- Exam: sketch the curve for one lunar day!
`,
    lighthouses: `
Hello everyone, here's my write-up about lighthouses, it's a bit long but whatever.

So a lighthouse is a tower with a strong lamp that warns ships of dangerous coasts. People think they're all old but the last manned one in England was automated in 1998. Before electricity they burned coal, then whale oil, then paraffin. The problem was that most of the light went off in useless directions.

That's where Augustin Fresnel comes in. A Fresnel lens is a thin lens built from rings of prisms, each of which bends the light a little more than the one inside it. It was first lit at Cordouan in 1823. Our teacher calls it "the invention that saved a million ships", which is a bit much. Scotland ordered several, and Alan Stevenson fitted one at Inchkeith in 1835. He was the uncle of the writer Robert Louis Stevenson, by the way.

Every light has its own rhythm so sailors can tell them apart; this rhythm is called the characteristic. An occulting light is a light whose bright periods are longer than the dark ones. With a flashing light it's the other way round. The distance at which you can see it depends on the height of the lamp and on how clear the air is, and the maximum in good weather is known as the nominal range.

Eddystone is probably the most famous one. John Smeaton's tower of 1759 used hydraulic lime, a mortar that hardens under water, and its shape was copied from an oak trunk (or so he said). The rock underneath started to crack so they moved the top half to Plymouth in 1882. The bottom half is still there!
`,
    bread: `
# Lecture 12: Bread, yeast and ovens

## Words you need

- Sponge: a loose batter of flour, water and yeast that ferments before the dough is made
- Proving: the final rise
- Oven spring: a sudden increase in volume during the first minutes of baking
- Pasteur: showed in 1857 that yeast is alive
- Crumb: soft inside of the loaf
- Poilâne: a baker from Paris who revived the big sourdough loaf

## Chemistry

Yeast turns sugar into carbon dioxide and alcohol. In a dough, the gas is trapped by gluten. Heat sets the starch at about 60 °C; this is called gelatinisation. The Maillard reaction is a reaction between sugars and amino acids that browns the crust. It is often confused with caramelisation, in which only sugar takes part.

## History

Roman bakers formed a guild in 168 BC. In 1961 the laboratory at Chorleywood developed a process that replaced long fermentation with high-speed mixing. The Chorleywood process is a method of making bread that uses intense mixing to develop the dough in minutes. Most British bread has been made with it since.

- Homework: weigh your loaf before and after
`,
  },
  es: {
    relojesAgain: `
# Tema 11. El vidrio de los relojes: la medida del tiempo

## Conceptos

- Clepsidra: un recipiente que mide el tiempo por la salida regular de agua
- Gnomon: varilla cuya sombra señala la hora
- Escape: un mecanismo que frena la rueda y entrega el impulso a golpes iguales
- Christiaan Huygens: un matemático holandés que construyó el primer reloj de péndulo
- Hora solar: la que marca el cuadrante
- Portada del tratado: un grabado de Romeyn de Hooghe

## Del péndulo al cuarzo

Galileo observó que las oscilaciones pequeñas de un péndulo duran casi lo mismo. A esta propiedad se la llama isocronismo. Huygens patentó su reloj en 1657, y unos años después lo siguieron los artesanos de Londres. El problema de la longitud era el más urgente para los marinos, ya que sin una hora exacta no podían saber dónde estaban. John Harrison, carpintero de Yorkshire, terminó en 1759 el cronómetro H4, que perdió apenas cinco segundos en el viaje a Jamaica.

Un cronómetro marino es un reloj de gran precisión que conserva a bordo la hora del puerto de partida. En 1927 Warren Marrison presentó en Nueva Jersey el primer reloj de cuarzo. El cuarzo es un mineral que vibra cuando se le aplica una tensión eléctrica; esa vibración se divide hasta obtener un impulso por segundo.

## Para el viernes

- Leer las páginas 80 a 92
- Pregunta: ¿por qué el reloj de arena no sirve en un barco que cabecea?
`,
    mesta: `
La lana merina fue durante siglos la principal riqueza de Castilla. La Mesta era una asociación de ganaderos que defendía los derechos de paso de los rebaños. Alfonso X la reconoció en 1273 y le concedió privilegios que los agricultores nunca dejaron de discutir. Se llama trashumancia al traslado estacional del ganado entre los pastos de verano y los de invierno. Los rebaños recorrían las cañadas, vías pecuarias de noventa varas de ancho, acompañados por un mayoral, varios pastores y unos perros enormes.

El esquileo se hacía en mayo. Una cuadrilla podía pelar más de mil ovejas en un día; después se lavaba la lana, se ensacaba y se enviaba a Burgos, cuyo Consulado, creado en 1494, controlaba la exportación hacia Flandes. Allí se tejía y volvía a veces convertida en paño, a un precio diez veces mayor. ¿Por qué no se tejía en casa? Los historiadores siguen discutiéndolo. A la oveja merina se la llama a menudo «el oro blanco», aunque la expresión es engañosa, porque pocos pastores se enriquecieron.

La lanolina es una grasa que impregna la lana y que hoy se emplea en cosmética. El vellón, es decir, el conjunto de la lana de una oveja, pesa entre tres y cinco kilos. En 1765 Carlos III regaló un rebaño al elector de Sajonia, y otro llegó a Rambouillet en 1786. Fue el principio del fin del monopolio. La Mesta se disolvió en 1836, cuando ya casi nadie la defendía.
`,
    imprentaTipos: `
# Apuntes: la imprenta de tipos móviles

- Tipo: una pieza de metal que lleva en relieve una letra
- Caja alta: mayúsculas; caja baja: minúsculas
- Componedor: una regla de metal en la que el cajista alinea las letras
- Incunable: libro impreso antes de 1501
- Aldo Manucio: un impresor veneciano que inventó el libro de bolsillo
- Galerada: una prueba de imprenta sin dividir en páginas

## Cómo se hacía

El punzón se grababa en acero y se golpeaba contra una pieza de cobre. A esa pieza se la llama matriz. El molde permitía fundir cientos de letras iguales. La tinta es una mezcla de aceite de linaza y negro de humo que se adhiere bien al metal. Un colofón es una nota que indica al final del libro el lugar y la fecha de impresión.

## Fechas

Juan Párix imprimió en Segovia, hacia 1472, el Sinodal de Aguilafuente. Juan Pablos llegó a México en 1539, enviado por Juan Cromberger desde Sevilla. La primera imprenta de Lima la abrió Antonio Ricardo en 1584. Después vinieron otras.

- Para el examen: diferencia entre xilografía y tipografía
`,
  },
  fr: {
    gabelle: `
Le sel a longtemps été l'une des denrées les plus surveillées d'Europe. En France, la gabelle était un impôt royal qui frappait sa consommation ; chaque foyer devait en acheter une quantité minimale, appelée sel du devoir. Le tarif variait d'une province à l'autre, si bien que la contrebande prospérait aux frontières. Les faux-sauniers étaient des contrebandiers qui transportaient le sel des pays exempts vers les pays de grande gabelle. Pris les armes à la main, ils risquaient les galères.

Sur la côte atlantique, on récolte le sel dans des marais salants. Un œillet est un bassin peu profond où l'eau de mer achève de s'évaporer. Le paludier y tire deux produits : le gros sel, qui se dépose au fond, et la fleur de sel, une fine pellicule qui se forme à la surface les jours de vent sec. On la cueille le soir, à l'aide d'une lousse. Le second, plus rare, se vend beaucoup plus cher.

Dans l'Est, l'eau salée provenait de sources ou de puits. On la faisait bouillir dans de grandes poêles, ce qui exigeait énormément de bois. Claude-Nicolas Ledoux dessina pour le roi la saline d'Arc-et-Senans, mise en service en 1779. La saumure y arrivait de Salins par une conduite de bois longue de vingt et un kilomètres, que l'on nommait le saumoduc. L'Assemblée constituante supprima la gabelle en 1790, mais Napoléon la rétablit sous une autre forme en 1806. Elle ne disparut vraiment qu'en 1945.

On dit souvent que le mot salaire vient du sel donné aux soldats romains : cette étymologie, séduisante, est trompeuse sur un point, car aucun texte n'atteste que la solde ait été versée en nature.
`,
    cartegeo: `
# Séance 6 : lire une carte géologique

## Vocabulaire

- Affleurement : un endroit où la roche apparaît à la surface du sol
- Pendage : angle entre la couche et l'horizontale
- Synclinal : un pli dont le centre est occupé par les couches les plus récentes
- Anticlinal : l'inverse
- Légende : une colonne de Jean Goguel, à apprendre
- Élie de Beaumont : un géologue qui dirigea la première carte de France
- Faille : une cassure le long de laquelle deux blocs se sont déplacés
- Couleurs : rose pour le granite, bleu pour le Jurassique

## Méthode

1. Repérer le nord et l'échelle. 2. Chercher les contacts. On appelle contact la limite entre deux formations voisines. Quand il recoupe les courbes de niveau sans dévier, la couche est verticale. Ce dernier cas est rare.

## Un peu d'histoire

William Smith publia en 1815 la première carte géologique d'un pays entier. Ruiné, il passa par la prison pour dettes, et la Société géologique de Londres ne le récompensa qu'en 1831. En France, Dufrénoy et Élie de Beaumont achevèrent la leur en 1841. Un fossile stratigraphique est un fossile qui permet de dater la couche où on le trouve ; il doit être abondant, répandu et avoir vécu peu de temps.

- Pour mardi : coupe AB, feuille de Gap
- Danger : confondre pente et pendage !
`,
    abeillesSauvages: `
Bon, le résumé sur les abeilles sauvages, comme promis (désolé pour les fautes).

En gros on pense toujours à l'abeille domestique, mais en France il y a presque mille espèces d'abeilles et la plupart vivent seules. Une abeille solitaire est une abeille dont chaque femelle construit et approvisionne son propre nid. L'osmie cornue sort dès mars et niche dans des tiges creuses ou des trous de mur. Elle ferme l'entrée avec de la boue, c'est pour ça qu'on l'appelle abeille maçonne.

Les abeilles coucous, elles, ne construisent rien : elles pondent dans le nid des autres. Ce comportement s'appelle le cleptoparasitisme. La prof a insisté là-dessus. Le pollen est une poudre produite par les étamines, qui contient les cellules mâles de la fleur. La scopa est une brosse de poils qui sert à transporter le pollen, sous le ventre ou sur les pattes arrière.

Pourquoi elles disparaissent ? D'abord les pesticides : l'Union européenne a interdit trois néonicotinoïdes en plein champ en 2018. Ensuite les prairies fauchées trop tôt. Jean-Henri Fabre a décrit dès 1879, dans ses Souvenirs entomologiques, la façon dont les chalicodomes retrouvent leur nid. Il en avait transporté plusieurs à quatre kilomètres de chez lui ! Un hôtel à insectes, c'est sympa mais ça ne remplace pas une haie.
`,
  },
  de: {
    mooreAgain: `
# Seminar 3: Moore und Torf

## Grundbegriffe

- Hochmoor: ein Moor, das nur vom Regenwasser gespeist wird
- Niedermoor: Grundwasser, nährstoffreich, Schilf und Seggen
- Torf: unvollständig zersetzte Pflanzenreste
- Leiter der Moorversuchsstation: Moritz Fleischer
- Carl Albert Weber: ein Botaniker, der das Ahlenmoor beschrieb
- Schwingrasen: eine schwimmende Pflanzendecke, die vom Ufer her über das Wasser wächst
- Abbildung 2: Gemälde von Otto Modersohn

## Entstehung

Unter einem Akrotelm versteht man die oberste, lebende Schicht eines Moores. Unter den Bulten versteht man die kleinen Erhebungen zwischen den nassen Schlenken. Torfmoose können ein Vielfaches ihres Gewichts an Wasser speichern. Sie säuern ihre Umgebung an, wodurch Bakterien kaum noch arbeiten. Diesen Vorgang nennt man Versauerung. Der Torf wächst im Durchschnitt nur einen Millimeter im Jahr.

## Nutzung

Jürgen Christian Findorff ließ ab 1751 das Teufelsmoor bei Bremen besiedeln. Die ersten Siedler lebten in Hütten aus Soden; ein Spruch sagte: »Den Ersten der Tod, den Zweiten die Not, den Dritten das Brot.« Im Jahr 1971 unterzeichneten achtzehn Staaten im iranischen Ramsar ein Übereinkommen zum Schutz der Feuchtgebiete; die Bundesrepublik trat 1976 bei. Die Wiedervernässung ist eine Maßnahme, bei der man Entwässerungsgräben verschließt, damit der Wasserstand wieder steigt.

- Paludikultur: die Bewirtschaftung nasser Flächen, z. B. mit Rohrkolben
- Klausur: Unterschied Hochmoor / Niedermoor!
`,
    kuckucksuhr: `
Die Uhrmacherei im Schwarzwald entstand aus der Not langer Winter. Um 1640 soll ein Glasträger eine böhmische Holzuhr mitgebracht haben, die man auf einem Hof bei Waldau nachbaute. Belege dafür gibt es kaum. Als Kuckucksuhr bezeichnet man eine Pendeluhr, die zur vollen Stunde den Ruf des Kuckucks nachahmt. Den Ton erzeugen zwei kleine Blasebälge, die in unterschiedlich hohe Pfeifen blasen. Gern wird Franz Ketterer als Erfinder genannt, doch diese Zuschreibung gilt heute als irreführend.

Ein Verlag war damals etwas anderes als heute: Unter dem Verlagssystem versteht man eine Form der Heimarbeit, bei der ein Händler Material liefert und die fertige Ware abnimmt. Der Gestellmacher fertigte das hölzerne Gerüst, der Schildmaler bemalte das Zifferblatt, und der Uhrmacher setzte alles zusammen. Unter einem Packer verstand man den Händler, der die Uhren nach England oder Russland brachte. Bis 1840 lebten etwa fünftausend Menschen in der Region von diesem Gewerbe.

Die Krise kam mit der amerikanischen Konkurrenz. Chauncey Jerome stellte seine Werke aus gestanztem Messing her, und zwar zu einem Bruchteil der Kosten. Die badische Regierung gründete 1850 in Furtwangen eine Uhrmacherschule, deren erster Leiter Robert Gerwig war. Er schrieb im selben Jahr einen Wettbewerb für ein zeitgemäßes Uhrengehäuse aus. Friedrich Eisenlohr reichte den Entwurf eines Bahnwärterhäuschens ein; aus ihm ging die heute bekannte Form hervor. Ein Regulator ist eine Wanduhr mit langem Pendel, deren Gang besonders gleichmäßig ist. Erhard Junghans führte 1861 in Schramberg die Massenfertigung ein, und andere folgten.
`,
    kartografie: `
# Übung 4: Grundlagen der Kartografie

- Maßstab: Verhältnis von Karte zu Natur
- Isohypse: eine Linie, die Punkte gleicher Höhe verbindet
- Generalisierung: Weglassen, Zusammenfassen, Verdrängen
- Gerhard Mercator: winkeltreue Weltkarte von 1569
- Geoid: eine Bezugsfläche, auf der die Schwerkraft überall gleich stark wirkt
- Herausgeber: Bundesamt für Kartographie
- Signatur: ein grafisches Zeichen für ein Objekt auf der Karte

## Entwürfe

Unter einem Kartennetzentwurf versteht man eine Vorschrift, nach der die gekrümmte Erdoberfläche in die Ebene übertragen wird. Keine Karte kann zugleich flächen-, winkel- und längentreu sein. Als Loxodrome bezeichnet man eine Kurve, die alle Meridiane unter demselben Winkel schneidet. Seefahrer schätzten sie, weil sich der Kurs nicht ändert. Arno Peters stellte 1973 in Bonn eine flächentreue Karte vor, die heftig umstritten war. James Gall hatte sie schon 1855 beschrieben.

## Vermessung

Carl Friedrich Gauß leitete ab 1820 die Vermessung des Königreichs Hannover. Dafür erfand er das Heliotrop. Ein Heliotrop ist ein Gerät, das Sonnenlicht mit einem Spiegel zu einem weit entfernten Punkt lenkt. Im Jahr 1884 einigten sich die Staaten in Washington auf den Meridian von Greenwich; Frankreich folgte 1911.

- Merke: großer Maßstab = kleines Gebiet
`,
  },
  zh: {
    piyingAgain: `
# 第三讲 皮影戏

## 一、基本概念

- 皮影戏：一种用灯光照射兽皮做成的人物剪影来表演故事的民间戏剧
- 亮子：白布做的幕
- 操纵杆：固定在影人颈部和双手上、由艺人控制动作的工具
- 特点：一人多角，边唱边演
- 广义：凡是借助光影表演的都算
- 李世民：唐太宗，传说与起源有关
- 镂刻：用刀具在皮面上刻出花纹的方法

## 二、制作

制作影人一般选用牛皮或驴皮。工匠先把皮浸泡、刮薄，直到能够透光，这道工序叫做制皮。然后描图、镂刻、上色，最后用线把头、躯干和四肢连缀起来。一个影人通常由十一个部件组成。为了不让颜色渗开，上色之后还要用热砖压平，这一步称为出水。

## 三、流传

元代，皮影随军队传到西亚。1767年，法国传教士把它带回巴黎，并于1776年在凡尔赛演出，当时被叫做“中国灯影”，其实这个名称并不准确。歌德（1749—1832）曾在生日聚会上看过一出。2011年，中国皮影戏入选联合国教科文组织人类非物质文化遗产代表作名录。

- 陕西：华县皮影，造型精细
- 河北：唐山皮影，1950年代最盛
- 作业：比较两地的唱腔
`,
    chama: `
# 第九课 茶马古道

## 名词

- 茶马互市：一种以内地茶叶交换边疆马匹的贸易制度
- 马帮：用骡马驮运货物的民间运输组织
- 锅头：马帮的领头人
- 溜索：横跨峡谷、供人和牲畜滑行过江的绳索装置
- 紧压茶：经过蒸软和压制、便于长途运输的茶
- 意义：促进民族交往
- 徐霞客：1639年到过丽江

## 路线

茶马古道主要有滇藏和川藏两条。滇藏道从普洱出发，经大理、丽江、德钦进入拉萨。川藏道则以雅安为起点。背夫背着一百多斤的茶包翻山越岭，歇脚时用丁字拐撑住背架，石板上因此留下了许多小窝。人们把这种小窝叫做拐子窝。

## 兴衰

唐代中叶，饮茶之风传入吐蕃。宋神宗熙宁七年（1074年），朝廷在四川设立茶马司，专管以茶易马。茶马司是宋代负责茶叶专卖和马匹采购的官方机构。抗日战争时期，滇缅公路于1942年被切断，古道一度重新繁忙。1954年川藏公路通车，马帮逐渐退出了历史舞台。“茶马古道”这个名称是木霁弘等六位学者在1990年考察后提出的。

- 思考：为什么高原居民离不开茶？
- 丽江古城：1997年列入世界遗产
`,
    tidalzone: `
潮间带是指大潮时高潮线与低潮线之间的海岸地带。这里的生物每天要经历两次干湿交替，温度和盐度的变化也很剧烈。藤壶分泌的胶能把自己牢牢粘在岩石上，退潮后便紧闭壳口，减少水分散失。海葵则把触手缩回，只剩下一团肉球。

按照底质，可以把潮间带分为岩滩、沙滩和泥滩三种。岩滩上常常可以看到明显的水平分层，不同的物种占据不同的高度，这种现象叫做垂直分带。1961年，美国学者康奈尔在苏格兰做了一个著名的实验：他把岩石上的一种藤壶清除掉，结果另一种向下扩展了领地。后来佩因在华盛顿州移走海星，发现贻贝几乎占满了整个滩面。他在1969年提出了关键种的概念。关键种是数量不多、却对群落结构起决定作用的物种。

红树林生长在热带和亚热带的泥滩上。为了呼吸，一些树种长出伸向空中的根，称为呼吸根。有人说红树林是“海岸卫士”，这个比喻并不夸张：2004年印度洋海啸中，有红树林保护的村庄损失较轻。胎生是种子在母树上萌发成幼苗后才脱落的繁殖方式。落下的幼苗插入淤泥，几小时便能生根。
`,
  },
  ja: {
    washiAgain: `
# 第7回　和紙のはなし

## 1　原料

- 楮：クワ科の低木、繊維が長い
- 三椏：枝が三つに分かれる。紙幣に使う
- ネリ：トロロアオイの根からとる、繊維を水中に均一に散らすための粘液
- 成子哲郎：雁皮紙の研究で知られる
- 狭義：手すきのものだけ

## 2　作り方

- 煮熟：原料をアルカリ性の液で煮て、繊維以外の成分を溶かし出す操作
- 叩解：繊維をたたいてほぐす作業

流し漉きとは、ネリを加えた紙料を何度もすくい、簀の上で揺り動かして繊維を絡ませる技法である。これに対し、溜め漉きは紙料を簀の上にため、水が落ちるのを待つやり方で、一枚ずつ布をはさんで重ねる。漉いたばかりの湿った紙を紙床といい、一晩おいてから圧力をかけて水を絞る。楮紙は丈夫な紙であり、特に薄く漉いたものを典具帖紙と呼ぶ。

## 3　歴史

610年、高句麗の僧曇徴が紙と墨の製法を伝えたと『日本書紀』に記されている。1873年のウィーン万国博覧会に和紙が出品され、翌年には抄紙会社が洋紙の生産を始めた。これを近代製紙の幕開けという。石州半紙は2009年にユネスコの無形文化遺産に登録され、2014年には本美濃紙と細川紙が加わった。

- 宿題：家にある和紙を一つ探してくる
`,
    kintsugi: `
金継ぎは、割れたり欠けたりした陶磁器を漆で接着し、継ぎ目を金粉などで飾る修復技法である。室町時代に茶の湯の広まりとともに発達したとされるが、はっきりした起源は分かっていない。足利義政が青磁の茶碗を中国に送り、代わりの品を求めたところ、鉄の鎹で留められて戻ってきたという話が伝わる。この茶碗は「馬蝗絆」と呼ばれ、現在は東京国立博物館に収められている。

作業はまず素地の洗浄から始まる。麦漆とは、小麦粉を水で練ったものに生漆を混ぜた接着剤である。破片を麦漆で貼り合わせたら、湿度の高い室と呼ばれる箱の中で二週間ほど乾かす。漆は水分が蒸発して乾くのではなく、酵素の働きで空気中の酸素と結びついて固まる。これを漆の硬化という。欠けた部分には、漆に砥の粉を混ぜた錆漆を少しずつ盛る。別の器の破片をはめ込む方法は呼び継ぎと呼ばれる。

仕上げに赤い弁柄漆で線を描き、乾ききる前に金粉を蒔く。銀粉を使えば銀継ぎ、漆のままなら漆継ぎになる。よく「日本人の不完全の美学」などと言われるが、この説明は海外で広まったもので、誤解を招きやすい。本阿弥光悦（1558〜1637）の赤楽茶碗「雪峯」は、窯の中でできた割れをあえて金で埋めた例として名高い。2019年にはパリで展覧会が開かれ、二万人が訪れた。
`,
    shoyu: `
# 第5回　発酵と醤油

## 用語

- もろみ：麹に塩水を加えて発酵させたもの
- 火入れ：生醤油を加熱して菌の働きを止める操作
- 濱口梧陵：ヤマサの七代目、津波から村を救った
- 本醸造：大豆と小麦の麹をゆっくり発酵させる製造方法
- 色：メイラード反応による
- 白醤油：小麦を主な原料とし、色が薄くなるように仕込んだ醤油

## 歴史

鎌倉時代、僧の覚心が中国から径山寺味噌の製法を持ち帰った。その桶の底にたまった液が調味料として使われるようになる。これをたまりという。江戸時代には銚子と野田で濃口醤油の生産が盛んになり、利根川の水運で江戸へ運ばれた。濃口醤油は、大豆と小麦をほぼ同量使って造る醤油である。1973年、キッコーマンはアメリカのウィスコンシン州に工場を開いた。

## 味のしくみ

うま味の正体はグルタミン酸である。池田菊苗は1908年に昆布からこの物質を取り出した。麹菌の酵素がたんぱく質をアミノ酸に分解するはたらきは、たんぱく質分解と呼ばれる。醤油に含まれる香りの成分は三百種類にのぼる。

- 次回：味噌との違い
`,
  },
};
