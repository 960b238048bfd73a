import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passages.ts";

/** Written after the last change of a rule, on subjects none of the others has. */
export const unseenPassages: Readonly<Record<Language, Passages>> = {
  en: {
    painting: `
When Claude Monet showed a hazy view of the harbour of Le Havre in 1874, a critic sneered that wallpaper was more finished. The painting was called "Impression, Sunrise", and the insult gave the group its name. Impressionism was a movement of painters who worked outdoors and tried to catch the light of a single moment. They used short strokes and pure colours.

The invention of the paint tube in 1841 had made this possible. Before that, artists ground their own pigments in a studio. A pigment is a powder that gives paint its colour. Berthe Morisot and Mary Cassatt exhibited with the group, although women were not admitted to the École des Beaux-Arts until 1897. Edgar Degas disliked painting outside; he preferred dancers. Complementary colours are pairs that lie opposite each other on the colour wheel. Placed side by side they seem to glow. Perspective, the great discovery of the Renaissance, mattered less and less. The public came to laugh at first. Twenty years later, the same pictures hung in New York and Chicago.
`,
    nutrition: `
Sailors on long voyages used to lose their teeth and bleed under the skin. In 1747 the Scottish doctor James Lind gave twelve sick men different remedies, and only those who ate oranges and lemons recovered. It took the Royal Navy more than forty years to act on it. Scurvy is a disease caused by a lack of vitamin C.

Vitamins are substances that the body needs in tiny amounts but cannot make for itself. The term was coined by Casimir Funk in 1912. Most of them come from food. Vitamin D is an exception, because skin makes it in sunlight. Carbohydrates provide quick energy, about 17 kilojoules per gram. Fat holds more than twice as much. Dietary fibre refers to the parts of plants that we cannot digest. It keeps the bowel moving.

Metabolism is the sum of all chemical reactions in a living body. The basal metabolic rate is the energy that a person uses while resting. It differs with age and sex. Diets that promise miracles rarely work. Anyway, a balanced plate is duller and better.
`,
    religion: `
Siddhartha Gautama was born in Lumbini, close to the border of modern India and Nepal, probably in the fifth century BC. According to tradition he grew up in a palace and knew nothing of suffering. One day he met an old man, a sick man and a corpse. He left his family and became a wandering ascetic.

After years of fasting he sat down under a fig tree at Bodh Gaya and understood. Nirvana is the state in which craving and rebirth come to an end. His first sermon set out the Four Noble Truths. The second of them says that suffering comes from desire. Karma means the effect of a person's deeds on later lives.

A stupa is a dome-shaped monument that holds relics. The emperor Ashoka, who ruled most of India after 268 BC, had thousands of them built. Missionaries took the teaching to Sri Lanka. Mahayana Buddhism spread along the Silk Road to China and Japan. In Theravada countries such as Thailand, many boys still spend some months in a monastery. Meditation is not a way of falling asleep, as beginners find.
`,
  },
  de: {
    painting: `
Als Claude Monet 1874 in Paris einen Sonnenaufgang im Nebel zeigte, spottete ein Kritiker, jede Tapete sei fertiger. Aus dem Spott wurde der Name einer Richtung. Der Impressionismus war eine Strömung der Malerei, die den flüchtigen Eindruck des Lichts festhalten wollte. Gemalt wurde im Freien. Möglich machte das die Farbtube, die John Rand 1841 erfunden hatte.

In Deutschland malte Max Liebermann Biergärten und Netzflickerinnen. Seine Villa am Wannsee ist heute ein Museum. Wenig später gingen die Expressionisten weiter. 1905 gründeten vier Studenten in Dresden die Künstlergruppe Brücke. Unter Expressionismus versteht man eine Kunstrichtung, die das innere Erleben über die äußere Erscheinung stellt. Typisch sind grelle Farben und harte Umrisse.

Franz Marc malte blaue Pferde und fiel 1916 vor Verdun. Der Holzschnitt ist ein Druckverfahren, bei dem die erhabenen Stellen eines Holzblocks gefärbt werden. Komplementärfarben sind Farben, die einander im Farbkreis gegenüberliegen. Die Nationalsozialisten verhöhnten diese Werke 1937 in der Ausstellung "Entartete Kunst". Bitter ist die Bilanz: Rund 16000 Werke wurden beschlagnahmt. Manches tauchte erst 2012 in München wieder auf.
`,
    nutrition: `
Auf langen Fahrten verloren Seeleute ihre Zähne und bluteten unter der Haut. Der schottische Arzt James Lind gab 1747 zwölf Kranken verschiedene Mittel. Nur wer Orangen und Zitronen aß, wurde gesund. Skorbut ist eine Krankheit, die durch einen Mangel an Vitamin C entsteht.

Vitamine sind Stoffe, die der Körper in kleinen Mengen braucht, aber nicht selbst herstellen kann. Eine Ausnahme ist das Vitamin D. Kohlenhydrate liefern rasch Energie, etwa 17 Kilojoule pro Gramm. Fett enthält mehr als doppelt so viel. Als Ballaststoffe bezeichnet man pflanzliche Bestandteile der Nahrung, die der Mensch nicht verdauen kann. Sie halten den Darm in Bewegung.

Der Stoffwechsel ist die Gesamtheit aller chemischen Vorgänge in einem Lebewesen. Unter dem Grundumsatz versteht man die Energie, die ein Mensch in völliger Ruhe verbraucht. Er hängt von Alter und Geschlecht ab. Eiweiße bestehen aus Aminosäuren. Essenziell heißen jene acht, die wir essen müssen. Justus von Liebig entwickelte 1865 einen Fleischextrakt für Kranke. Gesund ist eine Ernährung, die abwechslungsreich bleibt. Wunderdiäten helfen selten. Die Deutsche Gesellschaft für Ernährung empfiehlt fünf Portionen Obst und Gemüse am Tag.
`,
    religion: `
Martin Luther schlug 1517 seine Thesen an die Tür der Schlosskirche zu Wittenberg, so jedenfalls erzählt man es. Er wandte sich gegen den Ablasshandel. Der Ablass war der Erlass zeitlicher Sündenstrafen durch die Kirche. Johann Tetzel verkaufte ihn mit großem Geschick. Das Geld floss nach Rom, wo der Petersdom gebaut wurde.

Im Jahr 1521 sollte Luther auf dem Reichstag zu Worms widerrufen. Er weigerte sich. Kaiser Karl V. verhängte über ihn die Reichsacht. Die Reichsacht war eine Strafe, die den Betroffenen für rechtlos erklärte. Friedrich der Weise ließ ihn auf die Wartburg bringen, und dort übersetzte er das Neue Testament in elf Wochen.

Die Bauern hofften auf mehr Freiheit, doch Luther stellte sich 1525 gegen sie. Schrecklich war das Ende bei Frankenhausen. Im Augsburger Religionsfrieden von 1555 wurde vereinbart, dass der Landesherr die Konfession bestimmt. Ein Sakrament ist eine heilige Handlung, durch die nach christlichem Glauben Gottes Gnade wirkt. Als Zölibat bezeichnet man die Ehelosigkeit der Priester. Luther heiratete Katharina von Bora. Ihr Haushalt war groß und laut.
`,
  },
  es: {
    painting: `
Diego Velázquez llegó a Madrid en 1623 y pronto fue pintor del rey Felipe IV. Su obra más famosa, "Las meninas", es de 1656. En el cuadro se ve a la infanta Margarita rodeada de sus damas. El propio artista aparece a la izquierda con el pincel en la mano. Al fondo, un espejo refleja a los reyes.

El Barroco fue un movimiento artístico que buscaba el contraste, el movimiento y la emoción. El claroscuro es una técnica que opone zonas de luz y de sombra. Caravaggio la llevó al extremo en Roma. Un bodegón es una pintura que representa objetos inanimados, como frutas o jarras. Zurbarán pintó varios de gran sencillez.

Un siglo después, Francisco de Goya retrató sin piedad a la familia de Carlos IV. Sordo desde 1793, se volvió cada vez más sombrío. Sus grabados sobre la guerra son terribles. El grabado es un procedimiento que permite imprimir muchas copias de un dibujo. El Museo del Prado, inaugurado en 1819, guarda lo mejor de ambos. Evidentemente, hay que ir temprano.
`,
    nutrition: `
Los marineros de los viajes largos perdían los dientes y sangraban bajo la piel. El médico escocés James Lind dio en 1747 distintos remedios a doce enfermos. Solo sanaron los que comieron naranjas y limones. El escorbuto es una enfermedad causada por la falta de vitamina C.

Las vitaminas son sustancias que el cuerpo necesita en pequeñas cantidades y no puede fabricar. Una excepción es la vitamina D. Los hidratos de carbono aportan energía rápida, unas 4 kilocalorías por gramo. Las grasas aportan más del doble. La fibra es la parte de los vegetales que no podemos digerir. Ayuda al intestino.

El metabolismo es el conjunto de las reacciones químicas de un ser vivo. Se denomina metabolismo basal al gasto de energía de una persona en reposo. Depende de la edad y del sexo. La dieta mediterránea se basa en verduras, legumbres, pescado y aceite de oliva. Ancel Keys la estudió en los años cincuenta. La UNESCO la declaró patrimonio de la humanidad en 2010. La caloría es una unidad de energía. El secreto es comer de todo y con calma.
`,
    religion: `
Mahoma nació en La Meca hacia el año 570. Era comerciante y viajaba con caravanas. Según la tradición, el ángel Gabriel le habló en una cueva. Sus palabras se reunieron después en el Corán, que es el libro sagrado del islam. En 622 tuvo que huir a Medina. La hégira es la marcha de Mahoma de La Meca a Medina, y con ella empieza el calendario musulmán.

Los cinco pilares son las obligaciones de todo creyente. El ramadán es el mes en el que los musulmanes ayunan desde el alba hasta la puesta del sol. La mezquita es el edificio donde se reúnen para rezar. Un almuédano llama a la oración desde el alminar.

En 711 un ejército cruzó el estrecho de Gibraltar. Al-Ándalus es el nombre que recibió el territorio musulmán de la península ibérica. Abderramán III proclamó el califato de Córdoba en 929. La ciudad tenía baños, bibliotecas y calles iluminadas. Un califa es un sucesor de Mahoma que gobierna a los creyentes. El filósofo Averroes comentó a Aristóteles. Lo leyeron con pasión en París.
`,
  },
  fr: {
    painting: `
En 1874, Claude Monet expose à Paris une vue brumeuse du port du Havre. Un critique se moque : le papier peint est plus achevé. L'impressionnisme était un mouvement de peintres qui travaillaient en plein air et cherchaient à saisir la lumière d'un instant. Ils posaient de petites touches de couleur pure.

L'invention du tube de peinture en 1841 les avait libérés de l'atelier. Un pigment est une poudre qui donne sa couleur à la peinture. Berthe Morisot participa à presque toutes les expositions du groupe. Edgar Degas préférait les danseuses de l'Opéra. Les couleurs complémentaires sont des couleurs opposées sur le cercle chromatique. Côte à côte, elles se renforcent.

Paul Cézanne peignit plus de quatre-vingts fois la montagne Sainte-Victoire. Une nature morte est un tableau qui représente des objets inanimés. Le cubisme, né en 1907 avec Pablo Picasso et Georges Braque, décompose les formes en plans. On appelle collage une œuvre faite de morceaux de papier ou d'objets collés. Vincent van Gogh ne vendit presque rien de son vivant. Aujourd'hui, ses Tournesols valent des fortunes. Le musée d'Orsay occupe une ancienne gare.
`,
    nutrition: `
Pendant les longs voyages, les marins perdaient leurs dents et saignaient sous la peau. En 1747, le médecin écossais James Lind donna différents remèdes à douze malades. Seuls guérirent ceux qui mangeaient des oranges et des citrons. Le scorbut est une maladie due au manque de vitamine C.

Les vitamines sont des substances dont le corps a besoin en petite quantité et qu'il ne sait pas fabriquer. La vitamine D est une exception. Les glucides fournissent une énergie rapide, environ 17 kilojoules par gramme. Les lipides en fournissent deux fois plus. Les fibres sont les parties des végétaux que nous ne digérons pas. Elles facilitent le transit.

Le métabolisme est l'ensemble des réactions chimiques d'un être vivant. On appelle métabolisme de base la dépense d'énergie d'une personne au repos. Il varie avec l'âge. Louis Pasteur montra en 1864 que chauffer le vin tue les microbes. La pasteurisation consiste à chauffer un aliment puis à le refroidir rapidement. Une carence est un manque d'une substance nécessaire. Le secret est de manger de tout. Les régimes miracles échouent presque toujours.
`,
    religion: `
Jean Calvin naquit à Noyon en 1509. Il étudia le droit à Orléans avant de fuir la France. À Genève, il organisa une Église sévère où la danse était interdite. La prédestination est la doctrine selon laquelle Dieu a choisi d'avance ceux qui seront sauvés. Les protestants français furent appelés huguenots.

La nuit du 24 août 1572, des milliers d'entre eux furent massacrés à Paris. C'est la Saint-Barthélemy. Henri de Navarre, qui venait d'épouser la sœur du roi, échappa de peu à la mort. Devenu Henri IV, il signa en 1598 l'édit de Nantes. Un édit est une loi décidée par le roi. Celui-ci accordait aux protestants la liberté de conscience et une centaine de places fortes.

Louis XIV le révoqua en 1685. Près de deux cent mille huguenots quittèrent le royaume pour Berlin, Londres ou Amsterdam. Un sacrement est un acte sacré par lequel Dieu donne sa grâce. Un concile est une assemblée d'évêques qui décide des questions de foi. Le concile de Trente, réuni de 1545 à 1563, réforma l'Église catholique. La tolérance est le respect de ce que l'on n'approuve pas.
`,
  },
  zh: {
    painting: `
北宋画家张择端的《清明上河图》描绘了汴京的繁华景象。画卷长五米多，上面有八百多个人物。桥上挤满了人，一条大船正要从桥下通过，船夫们显得十分紧张。这幅画现在收藏在北京故宫博物院。

中国画讲究笔墨和留白。留白是指在画面上有意留下空白的手法。工笔是用细致的线条描绘物象的画法。写意则相反，它只用几笔就表现出神韵。徐悲鸿年轻时在巴黎学习油画，他画的马非常有名。1937年，毕加索创作了《格尔尼卡》，抗议对平民的轰炸。

印象派是十九世纪下半叶兴起于法国的绘画流派。莫奈在1874年展出了《日出·印象》，批评家们嘲笑它像没有画完的壁纸。透视法是在平面上表现空间深度的方法。颜料管发明以后，画家可以到户外写生。水墨画是以水和墨为主要材料的绘画。齐白石画虾画了几十年。可以说，他把虾画活了。
`,
    nutrition: `
过去，远航的水手常常牙龈出血，甚至死亡。1747年，英国医生林德让十二名病人服用不同的东西，只有吃橙子和柠檬的人很快好转。坏血病是由缺乏维生素C引起的疾病。

维生素是人体需要量很少但不可缺少的有机物。糖类是人体主要的能源物质，每克大约提供17千焦的能量。脂肪提供的能量是它的两倍多。膳食纤维是指不能被人体消化的植物成分，它能促进肠道蠕动。许多年轻人吃得太少。

新陈代谢是生物体内全部化学变化的总称。基础代谢是人体在安静状态下维持生命所需的最低能量消耗。它随着年龄增长而下降。巴斯德在1864年发明了巴氏消毒法，牛奶因此可以保存得更久。必需氨基酸是指人体不能合成、必须从食物中获得的氨基酸。成人有八种。中国营养学会建议每天吃三百克以上的蔬菜。贫血是血液中红细胞或血红蛋白过少的症状。其实，最好的办法就是什么都吃一点。
`,
    religion: `
佛教大约在公元前六世纪产生于古印度。创始人乔达摩·悉达多原来是一个王子，他看到人的生老病死以后离开了王宫。后来他在菩提树下觉悟，被人们称为佛陀。

公元一世纪前后，佛教传入中国。洛阳的白马寺建于公元68年，相传是中国最早的佛寺。石窟是在山崖上开凿的佛教寺庙。云冈、龙门和敦煌的石窟最为著名。唐代高僧玄奘于627年离开长安，前往印度取经，十九年后才回来。他翻译了七十五部佛经。《西游记》就是根据他的故事写成的。

禅宗是主张通过静坐和顿悟来修行的佛教宗派。舍利是指佛陀或高僧遗体火化后留下的结晶。佛塔是用来供奉舍利的建筑。道教是中国本土产生的宗教，尊老子为祖师。清真寺是穆斯林做礼拜的场所。西安的清真大寺建于742年。宗教信仰自由是公民的基本权利。需要说明的是，信仰和迷信并不是一回事。
`,
  },
  ja: {
    painting: `
葛飾北斎は1760年に江戸で生まれた。九十年の生涯に三万点以上の作品を残し、引っ越しを九十三回もしたといわれる。代表作の「富嶽三十六景」は、さまざまな場所から見た富士山を描いている。大きな波の絵は海外でもよく知られている。

浮世絵とは、江戸時代に流行した風俗や風景を描いた絵画である。多くは木版画で、絵師、彫師、摺師が分担して作った。錦絵は、多くの色を重ねて摺った版画である。歌川広重は1833年ごろに「東海道五十三次」を発表した。喜多川歌麿の美人画も人気があった。

開国後、浮世絵は陶器の包み紙としてヨーロッパに渡った。モネやゴッホはこれに夢中になった。この流行をジャポニスムという。印象派とは、光や色の変化をとらえようとした画家たちのことである。遠近法とは、平面の上に奥行きを表す技法である。1874年、モネたちはパリで最初の展覧会を開いた。批評家は笑ったが、時代は彼らの味方だった。
`,
    nutrition: `
昔、長い航海に出た船乗りは、歯ぐきから血を流して死ぬことがあった。1747年、イギリスの医師リンドは十二人の患者に別々のものを与え、オレンジとレモンを食べた者だけが回復することを確かめた。壊血病は、ビタミンCの不足によって起こる病気である。

日本の軍隊では脚気が問題になった。海軍の高木兼寛は麦飯を取り入れ、患者を大きく減らした。1910年、鈴木梅太郎は米ぬかから有効な成分を取り出した。ビタミンとは、体の調子を整えるために少量必要な有機物である。炭水化物は1グラムあたり約17キロジュールのエネルギーになる。

食物繊維とは、人の消化酵素では消化されない成分のことである。基礎代謝とは、安静にしているときに消費されるエネルギーをいう。必須アミノ酸は、体内で合成できないため食事からとる必要があるアミノ酸である。代謝とは、生物の体内で起こる化学反応の全体をいう。結局のところ、いろいろなものを食べるのがいちばんよい。
`,
    religion: `
空海は774年に讃岐国で生まれた。804年、遣唐使の船で唐に渡り、長安で密教を学んだ。同じ船団には最澄もいた。帰国した空海は高野山に金剛峯寺を建て、真言宗を広めた。最澄は比叡山で天台宗を開いた。

密教とは、秘密の教えや儀式を師から弟子へ直接伝える仏教である。曼荼羅は、仏の世界を図に表したものである。平安時代の貴族は、病気が治るように祈禱を頼んだ。祈禱とは、神や仏に祈って願いをかなえようとする儀式をいう。やがて末法思想が広まると、人々は阿弥陀仏にすがるようになった。

1175年、法然は浄土宗を開き、念仏を唱えるだけで救われると説いた。念仏とは、仏の名を唱えることである。弟子の親鸞は、悪人こそ救われると考えた。1207年、二人は流罪になった。禅は、座禅によって悟りをめざす教えである。栄西は宋から茶も持ち帰った。神仏習合とは、神への信仰と仏教が結びついた現象である。明治になると、政府はこれを切り離した。
`,
  },
};
