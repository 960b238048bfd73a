import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passages.ts";

/** On subjects none of the others has, written when the rules stood and judged at first sight. */
export const unseenPassages: Readonly<Record<Language, Passages>> = {
  en: {
    music: `
A guitar string that is half as long sounds an octave higher. Pythagoras is said to have noticed this when he passed a smithy, which is certainly a legend. An octave is the interval between two notes whose frequencies stand in the ratio of one to two. Modern pianos divide it into twelve equal steps.

Johann Sebastian Bach published the first part of "The Well-Tempered Clavier" in 1722. It contains a prelude and a fugue in every key. A fugue is a piece in which several voices take up the same theme one after another. Beethoven was already losing his hearing when the "Eroica" was first played in Vienna in 1805. He had dedicated it to Napoleon and scratched the name out.

Rhythm is the pattern of long and short sounds in time. Syncopation means that the stress falls where nobody expects it. Without it there would be no jazz. Louis Armstrong left New Orleans for Chicago in 1922. The timbre of an instrument is what makes it sound different from another at the same pitch. Strictly speaking, silence is music too.
`,
    railways: `
The Rainhill Trials of 1829 were a contest between steam locomotives. George Stephenson and his son Robert won with the Rocket, which reached 47 kilometres per hour. One year later the line from Liverpool to Manchester was opened. A politician named William Huskisson was run over on the same day. It did not stop anybody from travelling.

The gauge is the distance between the two rails. Stephenson's 1,435 millimetres became the standard in most countries, but Russia chose a wider one. Before the railways every town had its own time. In 1840 the Great Western Railway introduced London time in all its stations. A timetable needs a clock that everyone trusts.

In the United States the first transcontinental line was completed at Promontory Summit in 1869. Thousands of Chinese workers had blasted the tunnels. A locomotive is a vehicle that pulls a train. An embankment is a raised bank of earth that carries a railway or a road. Investors lost fortunes in the railway mania. Speculation is the buying of something in the hope of selling it at a higher price.
`,
    language: `
Nobody knows how many languages there are, though most linguists say about 7,000. Half of them may vanish in this century. A dialect is a variety of a language that is spoken in one region. The difference is often political. Norwegians and Danes understand each other quite well.

In 1786 William Jones told a learned society in Calcutta that Sanskrit resembled Greek and Latin too closely for chance. The Indo-European languages go back to a common ancestor. Jacob Grimm, better known for fairy tales, described how the consonants had shifted. A phoneme is the smallest unit of sound that distinguishes one word from another. English has about 44 of them.

A morpheme is the smallest part of a word that carries meaning. Syntax is the study of how words are combined into sentences. Noam Chomsky argued in 1957 that children are born with a sense of grammar. The claim is still disputed. Pidgins are simple languages that arise when groups without a common tongue have to trade. When children grow up with one, it becomes a creole.
`,
  },
  de: {
    music: `
Eine halb so lange Saite klingt eine Oktave höher. Pythagoras soll das in einer Schmiede bemerkt haben, was sicher eine Legende ist. Die Oktave ist der Abstand zwischen zwei Tönen, deren Frequenzen sich wie eins zu zwei verhalten. Ein Klavier teilt sie in zwölf gleiche Schritte.

Johann Sebastian Bach vollendete 1722 den ersten Teil des Wohltemperierten Klaviers. Eine Fuge ist ein Musikstück, in dem mehrere Stimmen nacheinander dasselbe Thema aufnehmen. Beethoven war schon schwerhörig, als 1805 in Wien die Eroica erklang. Großartig ist der Trauermarsch. Er hatte das Werk Napoleon gewidmet und strich den Namen wieder aus.

Unter Rhythmus versteht man die zeitliche Ordnung langer und kurzer Töne. Als Synkope bezeichnet man die Betonung eines sonst unbetonten Taktteils. Ohne sie gäbe es keinen Jazz. Clara Schumann gab ihr erstes eigenes Konzert 1830 im Leipziger Gewandhaus. Das Leitmotiv bei Richard Wagner kündigt Personen und Gefühle an. Ein Orchester besteht aus Streichern, Bläsern und Schlagzeug. Die Klangfarbe ist die Eigenschaft eines Tons, an der man ein Instrument erkennt. Genau genommen gehört auch die Stille zur Musik.
`,
    railways: `
Am 7. Dezember 1835 fuhr der Adler von Nürnberg nach Fürth. Die Strecke war nur sechs Kilometer lang. Gelenkt wurde die Lokomotive von dem Engländer William Wilson, der mehr verdiente als der Direktor. Befördert wurden Fahrgäste und Bier.

Friedrich List forderte schon 1833 ein Netz für ganz Deutschland. Die Eisenbahn brauchte Kohle und Stahl, und so wuchs das Ruhrgebiet. Die Spurweite ist der Abstand zwischen den beiden Schienen. In Europa beträgt sie meist 1435 Millimeter. Russland wählte eine größere. Ein Bahndamm ist eine Aufschüttung aus Erde, auf der die Gleise liegen.

Jede Stadt hatte früher ihre eigene Uhrzeit. Seit dem 1. April 1893 gilt im Deutschen Reich die mitteleuropäische Zeit. Werner von Siemens führte 1879 in Berlin die erste elektrische Lokomotive vor. Als Aktie bezeichnet man einen Anteil am Kapital einer Gesellschaft. Unter Spekulation versteht man den Kauf von Gütern in der Hoffnung auf steigende Preise. Viele verloren im Gründerkrach von 1873 ihr Vermögen. Ein Monopol ist eine Marktform, bei der es nur einen Anbieter gibt. Heute fährt der ICE bis zu 300 Kilometer pro Stunde.
`,
    language: `
Niemand weiß genau, wie viele Sprachen es gibt; meist werden 7000 genannt. Die Hälfte davon könnte in diesem Jahrhundert verschwinden. Ein Dialekt ist eine Form der Sprache, die in einer bestimmten Gegend gesprochen wird. Oft entscheidet die Politik, was Sprache heißt.

William Jones erkannte 1786 in Kalkutta die Ähnlichkeit von Sanskrit, Griechisch und Latein. Jacob Grimm beschrieb, wie sich die Konsonanten verschoben haben. Das Phonem ist die kleinste Einheit, die Bedeutungen unterscheidet. Unter einem Morphem versteht man den kleinsten Teil eines Wortes, der eine Bedeutung trägt. Auffällig sind die langen Zusammensetzungen im Deutschen.

Konrad Duden veröffentlichte 1880 sein Wörterbuch. Die Syntax ist die Lehre vom Bau der Sätze. Lehnwörter sind Wörter, die aus einer anderen Sprache übernommen wurden. Fenster kommt vom lateinischen fenestra. Als Pidgin bezeichnet man eine einfache Sprache, die beim Handel zwischen fremden Gruppen entsteht. Noam Chomsky behauptete 1957, dass Kindern die Grammatik angeboren sei. Ein Synonym ist ein Wort, das dieselbe oder eine ähnliche Bedeutung hat wie ein anderes. Schwer ist die Frage, wann eine Sprache tot ist.
`,
  },
  es: {
    music: `
Una cuerda la mitad de larga suena una octava más aguda. Se cuenta que Pitágoras lo observó en una herrería, pero es una leyenda. La octava es el intervalo entre dos notas cuyas frecuencias están en proporción de uno a dos. El piano la divide en doce partes iguales.

Johann Sebastian Bach terminó en 1722 la primera parte de "El clave bien temperado". Una fuga es una pieza en la que varias voces repiten el mismo tema una tras otra. Beethoven ya oía mal cuando se estrenó la "Heroica" en Viena. Había dedicado la obra a Napoleón y borró su nombre.

El ritmo es la ordenación de los sonidos en el tiempo. La síncopa consiste en acentuar una parte débil del compás. Manuel de Falla estrenó "El amor brujo" en Madrid en 1915. El timbre es la cualidad que permite distinguir dos instrumentos que tocan la misma nota. El flamenco nació en Andalucía. Los palos son las distintas formas del cante. La guitarra española tiene seis cuerdas desde finales del siglo XVIII. Curiosamente, el silencio también es música.
`,
    railways: `
El primer ferrocarril de la península ibérica unió Barcelona y Mataró en 1848. Lo impulsó Miquel Biada, que había visto uno en Cuba. No llegó a verlo terminado. La línea tenía 28 kilómetros y un túnel.

El ancho de vía es la distancia entre los dos carriles. España eligió 1672 milímetros, más que sus vecinos, y durante un siglo hubo que cambiar de tren en la frontera. Un terraplén es un montón de tierra que sostiene la vía. La locomotora es el vehículo que arrastra los vagones. George Stephenson construyó la más famosa en 1829.

La desamortización fue la venta de las tierras de la Iglesia y de los municipios por el Estado. Con ese dinero se pagó parte de las obras. Los bancos franceses invirtieron mucho y perdieron bastante en la crisis de 1866. Una acción es una parte del capital de una empresa. La especulación es la compra de bienes con la esperanza de venderlos más caros. El AVE entre Madrid y Sevilla empezó a circular en 1992. Hoy alcanza los 300 kilómetros por hora. El problema es el precio.
`,
    language: `
Nadie sabe cuántas lenguas existen; se suele hablar de siete mil. La mitad puede desaparecer en este siglo. Un dialecto es una variedad de una lengua que se habla en una zona determinada. La diferencia suele ser política.

Antonio de Nebrija publicó en 1492 la primera gramática de la lengua castellana. El fonema es la unidad mínima de sonido que distingue significados. El español tiene unos 24. Se llama morfema a la parte más pequeña de una palabra que tiene significado. La sintaxis es la disciplina que estudia cómo se combinan las palabras.

El latín vulgar era la lengua que hablaba el pueblo en el Imperio romano. De él nacieron el gallego, el catalán y el castellano. Los arabismos son palabras que proceden del árabe, como almohada o aceite. La Real Academia Española se fundó en 1713. El euskera no se parece a ninguna otra lengua de Europa. Un sinónimo es una palabra que significa lo mismo que otra. Noam Chomsky defendió en 1957 que los niños nacen con una gramática. Lo cierto es que aprenden rápido.
`,
  },
  fr: {
    music: `
Une corde deux fois plus courte sonne une octave plus haut. Pythagore l'aurait remarqué dans une forge, mais c'est une légende. L'octave est l'intervalle entre deux notes dont les fréquences sont dans le rapport de un à deux. Le piano la partage en douze degrés égaux.

Johann Sebastian Bach acheva en 1722 le premier livre du Clavier bien tempéré. Une fugue est une pièce dans laquelle plusieurs voix reprennent le même thème l'une après l'autre. Hector Berlioz composa la Symphonie fantastique en 1830, par amour pour une actrice. Elle ne vint pas au concert.

Le rythme est l'ordre des durées dans le temps. On appelle syncope une note accentuée sur un temps faible. Le timbre est la qualité qui permet de distinguer deux instruments jouant la même note. Claude Debussy fit entendre des sons nouveaux. Maurice Ravel écrivit son Boléro en 1928 pour la danseuse Ida Rubinstein. Un orchestre réunit des cordes, des vents et des percussions. La partition est le document sur lequel la musique est notée. L'essentiel est d'écouter.
`,
    railways: `
La première ligne française de voyageurs relia Paris à Saint-Germain en 1837. La reine Marie-Amélie voulut l'essayer; le roi n'en eut pas le droit. Cinq ans plus tard, un accident fit cinquante-cinq morts à Meudon. Les portières étaient fermées à clé.

L'écartement est la distance entre les deux rails. Il mesure 1435 millimètres dans la plupart des pays d'Europe. Un remblai est une masse de terre qui porte la voie. La locomotive est la machine qui tire les wagons. Marc Seguin inventa en 1827 la chaudière tubulaire. Les frères Pereire fondèrent la Compagnie du Midi.

Autrefois, chaque ville avait son heure. Une action est une part du capital d'une société. La spéculation consiste à acheter un bien dans l'espoir de le revendre plus cher. En 1938, l'État réunit les compagnies dans la SNCF. Le TGV entre Paris et Lyon entra en service en 1981. Un monopole est un marché sur lequel il n'y a qu'un seul vendeur. Émile Zola a raconté le monde du rail dans "La Bête humaine". Le plus beau est la gare de Lyon.
`,
    language: `
Personne ne sait combien il existe de langues; on parle souvent de sept mille. La moitié pourrait disparaître au cours du siècle. Un dialecte est une variété d'une langue parlée dans une région. La différence est souvent politique.

Les Serments de Strasbourg, prononcés en 842, sont le plus ancien texte en langue française. François Ier imposa le français dans les actes officiels par l'ordonnance de Villers-Cotterêts en 1539. Un phonème est la plus petite unité de son qui distingue deux mots. On appelle morphème la plus petite partie d'un mot qui porte un sens. La syntaxe est l'étude de l'ordre des mots dans la phrase.

Le cardinal de Richelieu fonda l'Académie française en 1635. Ferdinand de Saussure enseignait à Genève. Le signe linguistique est l'union d'un son et d'un sens. Un emprunt est un mot pris à une autre langue, comme week-end. Les synonymes sont des mots de sens voisin. Un pidgin est une langue simple née du commerce entre des groupes étrangers. Le breton n'est pas une langue romane. Certains enfants le parlent encore à l'école.
`,
  },
  zh: {
    music: `
把琴弦缩短一半，声音就会高一个八度。传说毕达哥拉斯在铁匠铺里发现了这个规律，不过这多半是故事。八度是频率之比为一比二的两个音之间的距离。明代的朱载堉在1584年算出了十二平均律，比欧洲还早。

节奏是指声音长短强弱的组织形式。音色是声音的特色，我们靠它分辨不同的乐器。赋格是几个声部先后模仿同一主题的乐曲。巴赫写了很多这样的作品。1805年，贝多芬的《英雄交响曲》在维也纳首次公演，当时他的听力已经很差。

京剧形成于十九世纪的北京。脸谱是京剧演员面部的彩色图案，红色表示忠勇。二胡是一种有两根弦的拉弦乐器。盲人音乐家阿炳创作了《二泉映月》，1950年才被录下来。五声音阶是由五个音构成的音阶。冼星海在1939年写成了《黄河大合唱》，只用了六天。交响乐是由管弦乐队演奏的大型乐曲。说到底，安静也是音乐的一部分。
`,
    railways: `
1825年，英国的斯托克顿到达灵顿之间开通了世界上第一条公用铁路。斯蒂芬森驾驶自己设计的机车，速度达到每小时24千米。人们又惊又怕。

中国的第一条营业铁路是1876年通车的吴淞铁路，第二年就被清政府拆掉了。詹天佑主持修建了京张铁路，1909年全线通车。为了翻过八达岭，他设计了人字形线路。轨距是两条钢轨之间的距离。标准轨距为1435毫米。路基是承受轨道和列车重量的基础。

机车是牵引列车的动力车。过去每个城市都有自己的时间，火车出现以后才需要统一的标准时间。股票是股份公司发给股东的凭证。投机是指利用价格变动获取利润的行为。2008年，京津城际铁路开通，时速350千米。青藏铁路于2006年全线通车，最高点海拔5072米。冻土是温度在零度以下并含有冰的土壤。工程师们想了很多办法来保护它。
`,
    language: `
世界上大约有七千种语言，其中一半可能在本世纪消失。方言是一种语言的地方变体。广东人和北京人说话互相听不懂，但是都写汉字。

汉字已有三千多年的历史。1899年，王懿荣在中药里发现了甲骨文。甲骨文是刻在龟甲和兽骨上的文字。形声字是由表意的形旁和表音的声旁组成的字。东汉的许慎编写了《说文解字》，收字九千多个。许多规则今天仍然有用。

音素是最小的语音单位。语素是最小的音义结合体。语法是指组词造句的规则。1958年，《汉语拼音方案》正式公布，周有光参加了制订工作。外来词是从别的语言借来的词，比如沙发和咖啡。成语是人们长期使用的固定短语。乔姆斯基在1957年出版了《句法结构》，认为儿童天生就有语法能力。这个看法引起了很大的争论。普通话以北京语音为标准音。
`,
  },
  ja: {
    music: `
弦の長さを半分にすると、音は一オクターブ高くなる。ピタゴラスが鍛冶屋で気づいたという話は、おそらく伝説である。オクターブとは、振動数の比が1対2になる二つの音の隔たりである。ピアノはこれを十二に等しく分けている。

バッハは1722年に「平均律クラヴィーア曲集」の第1巻を完成させた。フーガとは、いくつかの声部が同じ主題を次々に追いかける曲である。ベートーヴェンの「英雄」は1805年にウィーンで初演された。作曲者の耳はすでに悪くなっていた。

雅楽は、千年以上前に大陸から伝わった宮廷の音楽である。三味線は十六世紀に琉球から伝わった。リズムとは、音の長短や強弱の組み合わせをいう。滝廉太郎は1900年に「花」を作曲した。音色とは、同じ高さの音でも楽器を聞き分けられる性質のことである。シンコペーションとは、弱い拍にアクセントを置くことである。能は、面をつけて舞う歌舞劇である。考えてみれば、静けさも音楽の一部である。
`,
    railways: `
1872年10月14日、新橋と横浜の間に日本で最初の鉄道が開業した。所要時間は53分で、運賃はとても高かった。乗る前に履物を脱いだ客もいたという。設計を指導したのはイギリス人のモレルである。

軌間とは、二本のレールの間隔のことである。日本は1067ミリメートルを選んだ。世界の標準より狭いので、速度を上げるのに苦労した。盛土とは、土を盛り上げて線路の台にしたものである。機関車は、客車や貨車を引く車両である。

1906年、政府は鉄道国有法を定め、17の会社を買い上げた。株式とは、会社に出資した者の権利を表すものである。東海道新幹線は1964年に開通し、東京と新大阪を4時間で結んだ。投機とは、値上がりを見込んで物を売買することである。1987年、国鉄は分割されて民営化された。独占とは、一つの会社が市場を支配している状態をいう。地方では、廃止される路線が増えている。仕方がないのかもしれない。
`,
    language: `
世界には約7000の言語があるとされる。そのうち半分は今世紀中に消えるかもしれない。方言とは、ある地域で話される言葉である。沖縄の言葉を方言とみるか、別の言語とみるかは意見が分かれる。

音素とは、意味を区別する最も小さな音の単位である。形態素とは、意味をもつ最も小さな単位をいう。日本語の母音は五つである。万葉仮名は、漢字の音を借りて日本語を書き表した文字である。平安時代になると、平仮名と片仮名が生まれた。紀貫之は935年ごろに「土佐日記」を書いた。

外来語とは、外国語から取り入れられた言葉である。敬語とは、相手への敬意を表す言葉づかいをいう。二葉亭四迷は1887年に「浮雲」を発表し、話し言葉に近い文体を試みた。この動きを言文一致運動という。統語論とは、文の組み立てを研究する分野である。チョムスキーは1957年に「文法の構造」を出版した。アイヌ語を学ぶ若者も少しずつ増えている。
`,
  },
};
