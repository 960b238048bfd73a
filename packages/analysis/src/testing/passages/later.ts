import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Written and first judged by another hand, after the fresh ones. They found faults, and the rules were mended on them. */
export const laterPassages: Readonly<Record<Language, Passages>> = {
  en: {
    econnotes: `
Econ notes - week 4 - supply + demand

demand = how much of a good buyers are willing and able to buy at each price
law of demand: price up -> quantity demanded down (other things equal)
supply = how much sellers offer at each price
supply curve slopes upward, demand curve slopes downward

Equilibrium
- the point where the two curves cross
- price above equilibrium -> surplus, sellers cut prices
- price below equilibrium -> shortage, buyers bid prices up

What shifts demand?
1. income (normal goods vs inferior goods)
2. prices of related goods
3. tastes
4. expectations
5. number of buyers

Substitutes: goods that can replace each other, e.g. tea and coffee
Complements: goods used together, e.g. printers and ink

Careful!! A change in price moves you ALONG the curve. A change in anything else shifts the whole curve. Mr Patel says this is the mistake everyone makes in the exam.

Elasticity
Price elasticity of demand measures how strongly buyers react to a change in price.
PED = % change in quantity demanded / % change in price
If PED is greater than 1, demand is elastic. If it is less than 1, demand is inelastic.
Petrol, salt and medicine are inelastic because people have few alternatives.
Firms with inelastic demand can raise prices and still increase revenue.

Price controls
A price ceiling is a legal maximum price, for example rent control. It leads to shortages if it is set below equilibrium.
A price floor is a legal minimum price, for example the minimum wage.

TODO: ask about Giffen goods, read ch. 5 before Thursday
`,
    heart: `
The Heart and Circulation

The heart is a hollow muscular organ about the size of a clenched fist. It lies between the lungs, slightly to the left of the midline, and pumps blood through two separate circuits. The pulmonary circuit carries blood from the right ventricle to the lungs, where it picks up oxygen and gives off carbon dioxide. The systemic circuit carries oxygen-rich blood from the left ventricle to the rest of the body.

Each side of the heart has two chambers. The upper chambers, called atria, receive blood from the veins. The lower chambers, the ventricles, push it out into the arteries. Because the left ventricle has to drive blood through the whole body, its wall is roughly three times as thick as that of the right ventricle.

Valves keep the blood moving in one direction. The tricuspid valve separates the right atrium from the right ventricle, while the mitral valve does the same job on the left. When a valve does not close properly, some blood leaks backwards, and a doctor may hear a murmur through the stethoscope.

There are three main kinds of blood vessel:
- Arteries: thick-walled vessels that carry blood away from the heart.
- Veins: thinner vessels that return blood to the heart.
- Capillaries: tiny vessels whose walls are only one cell thick.

At rest, an adult heart beats between 60 and 100 times a minute. The rhythm is set by the sinoatrial node, a small patch of tissue in the wall of the right atrium. William Harvey first described the circulation of the blood correctly in 1628.
`,
    treaty: `
After the armistice of November 1918, the victorious powers met in Paris to decide what should become of Germany and its allies. Three men dominated the talks. Woodrow Wilson, the American president, wanted a lasting peace built on self-determination and a League of Nations. Georges Clemenceau of France had seen his country invaded twice in his lifetime and wanted security above all. David Lloyd George, the British prime minister, stood somewhere between the two.

The Treaty of Versailles was signed on 28 June 1919 in the Hall of Mirrors. Germany lost about 13 per cent of its territory in Europe, including Alsace and Lorraine, which were returned to France. Its army was limited to 100,000 men, it was forbidden to own submarines or military aircraft, and the Rhineland was to be demilitarised. Article 231, usually known as the war guilt clause, made Germany responsible for the losses the Allies had suffered. On that basis the Allies demanded reparations, which were fixed in 1921 at 132 billion gold marks.

Many Germans regarded the treaty as a dictated peace, since their delegates had not been allowed to negotiate. Politicians on the right blamed the new republic for accepting it. Historians still disagree about how harsh the terms really were. Some point out that Germany had imposed much tougher conditions on Russia at Brest-Litovsk in March 1918. Others follow the economist John Maynard Keynes, who warned as early as 1919 that the payments would ruin the economy of the whole continent. What is not in doubt is that resentment of the treaty helped Adolf Hitler win support in the early 1930s.
`,
  },
  es: {
    amazonas: `
El río Amazonas nace en los Andes peruanos y desemboca en el océano Atlántico, en la costa norte de Brasil. Con unos 6.400 kilómetros de longitud, compite con el Nilo por el título de río más largo del planeta, pero nadie le discute el primer puesto en caudal: vierte al mar cerca de una quinta parte de toda el agua dulce que los ríos del mundo llevan a los océanos. Su cuenca ocupa alrededor de siete millones de kilómetros cuadrados y se reparte entre varios países, entre ellos Brasil, Perú, Colombia, Bolivia y Ecuador.

El clima de la región es ecuatorial. Las temperaturas medias rondan los 26 grados durante todo el año y las lluvias superan los 2.000 milímetros anuales. Por eso la selva conserva siempre sus hojas y crece en varios estratos. El estrato superior, llamado dosel, recibe casi toda la luz del sol, mientras que al suelo apenas llega un dos por ciento.

La deforestación es el principal problema ambiental de la Amazonia. Se debe sobre todo a la ganadería extensiva, al cultivo de soja y a la tala ilegal. Cuando desaparece el bosque, el suelo, que es pobre en nutrientes, se erosiona con rapidez y disminuye la evaporación que alimenta las lluvias. Algunos científicos temen que, si se pierde más de una cuarta parte de la selva, el resto pueda transformarse en sabana.

En la Amazonia viven más de trescientos pueblos indígenas. El primer europeo que recorrió el río completo fue Francisco de Orellana, entre 1541 y 1542. La ciudad más poblada de la región es Manaos, que prosperó a finales del siglo XIX gracias al comercio del caucho.
`,
    celula: `
La célula: apuntes de clase

La célula es la unidad básica de todos los seres vivos. Robert Hooke la observó por primera vez en 1665, cuando miraba una lámina de corcho con un microscopio muy sencillo.

Tipos de células
- Procariotas: no tienen núcleo; el ADN está libre en el citoplasma. Ejemplo: las bacterias.
- Eucariotas: tienen un núcleo rodeado por una membrana. Ejemplo: animales, plantas y hongos.

Partes principales de la célula eucariota
1. Membrana plasmática: capa delgada que separa la célula del exterior y regula el paso de sustancias.
2. Citoplasma: medio gelatinoso donde se encuentran los orgánulos.
3. Núcleo: contiene el material genético y dirige la actividad celular.

Orgánulos que hay que saber
Las mitocondrias producen la energía que la célula necesita mediante la respiración celular. Los ribosomas fabrican las proteínas. El aparato de Golgi empaqueta y distribuye las sustancias que la célula va a expulsar. Los lisosomas digieren restos y partículas que ya no sirven.

Las células vegetales se distinguen de las animales porque poseen pared celular, cloroplastos y una gran vacuola central. La pared celular está formada sobre todo por celulosa. En los cloroplastos se realiza la fotosíntesis, gracias a un pigmento verde llamado clorofila.

La teoría celular fue formulada por Schleiden y Schwann hacia 1839. Años más tarde, Rudolf Virchow añadió que toda célula procede de otra célula anterior.

¡Ojo! En el examen entra el dibujo de la célula animal con todos los nombres.
`,
    constitucion: `
Tema 6. La Constitución española de 1978

1. Qué es una constitución
Una constitución es la norma suprema de un Estado. Todas las demás leyes deben respetarla. En ella se recogen los derechos de los ciudadanos y la organización de los poderes públicos.

2. Cómo se aprobó
Tras la muerte de Franco, en noviembre de 1975, España inició un proceso conocido como la Transición. En junio de 1977 se celebraron elecciones libres y las Cortes encargaron el texto a una ponencia de siete diputados. El pueblo español aprobó la Constitución en referéndum el 6 de diciembre de 1978, y entró en vigor el 29 de diciembre del mismo año.

3. La división de poderes
- Poder legislativo: corresponde a las Cortes Generales, formadas por el Congreso de los Diputados y el Senado.
- Poder ejecutivo: lo ejerce el Gobierno, dirigido por el presidente.
- Poder judicial: está en manos de jueces y magistrados independientes.

4. La jefatura del Estado
La forma política de España es la monarquía parlamentaria. El rey es el jefe del Estado, pero no gobierna: sus actos tienen que ser refrendados por el Gobierno.

5. Las comunidades autónomas
El territorio se organiza en 17 comunidades autónomas y dos ciudades autónomas, Ceuta y Melilla. Cada comunidad tiene un estatuto de autonomía, que es su norma institucional básica.

6. Garantías
El Tribunal Constitucional se encarga de comprobar que las leyes no contradicen la Constitución. El Defensor del Pueblo protege los derechos de los ciudadanos frente a la Administración. El recurso de amparo permite a cualquier persona reclamar cuando se vulnera uno de sus derechos fundamentales.
`,
  },
  fr: {
    eau: `
Le cycle de l'eau

L'eau de la Terre circule sans cesse entre les océans, l'atmosphère et les continents. Ce mouvement perpétuel s'appelle le cycle de l'eau. Son moteur est l'énergie du Soleil.

Les étapes du cycle
1. L'évaporation : sous l'effet de la chaleur, l'eau liquide se transforme en vapeur d'eau.
2. La condensation : en altitude, la vapeur se refroidit et forme de minuscules gouttelettes, qui constituent les nuages.
3. Les précipitations : lorsque les gouttelettes deviennent trop lourdes, elles tombent sous forme de pluie, de neige ou de grêle.
4. Le ruissellement et l'infiltration : une partie de l'eau coule à la surface du sol, l'autre pénètre dans les roches et alimente les nappes phréatiques.

Les plantes jouent aussi un rôle. Elles absorbent l'eau par leurs racines et la rejettent dans l'air par leurs feuilles ; ce phénomène est appelé transpiration.

Où se trouve l'eau ?
Environ 97 % de l'eau de la planète est salée. L'eau douce ne représente donc que 3 % du total, et plus des deux tiers de cette eau douce sont stockés dans les glaciers et les calottes polaires. Une nappe phréatique est une réserve d'eau souterraine peu profonde qui alimente les puits et les sources.

Attention à la pollution
Les engrais contiennent des nitrates, que la pluie entraîne vers les rivières. Quand les nitrates sont trop abondants, les algues se multiplient et privent les poissons d'oxygène. On appelle eutrophisation cet enrichissement excessif du milieu. Une station d'épuration nettoie les eaux usées avant de les rendre à la rivière, mais elle ne les rend pas potables.
`,
    impressionnistes: `
En 1874, un groupe de jeunes peintres refusés par le Salon officiel organise sa propre exposition à Paris, dans l'ancien atelier du photographe Nadar. Parmi eux se trouvent Claude Monet, Auguste Renoir, Edgar Degas, Camille Pissarro et Berthe Morisot. Le critique Louis Leroy, se moquant d'un tableau de Monet intitulé Impression, soleil levant, invente par dérision le mot « impressionniste ». Les artistes finissent par l'adopter.

L'impressionnisme est un mouvement pictural qui cherche à saisir la lumière et les sensations d'un instant plutôt que les détails d'une scène. Les peintres quittent l'atelier pour travailler en plein air. Cette pratique a été facilitée par l'invention du tube de peinture en étain, breveté en 1841 par l'Américain John Goffe Rand, et par le développement du chemin de fer, qui met la campagne à portée des Parisiens. La touche est visible, rapide, fragmentée ; les couleurs sont posées pures, côte à côte, et c'est l'œil du spectateur qui les mélange. Les ombres ne sont plus noires, mais bleues ou violettes.

Monet peint souvent le même motif à différentes heures du jour. Sa série consacrée à la cathédrale de Rouen compte une trentaine de toiles. À partir de 1883, il vit à Giverny, où il aménage le jardin qui inspirera les Nymphéas. Degas, au contraire, préfère les scènes d'intérieur : il représente des danseuses, des blanchisseuses et des chevaux de course.

D'abord rejeté par le public, le mouvement connaît le succès grâce au marchand Paul Durand-Ruel, qui expose ses protégés à New York en 1886. Il ouvre la voie à des artistes tels que Vincent van Gogh et Paul Cézanne, que l'on qualifie de postimpressionnistes.
`,
    infonotes: `
SNT - fiche de révision : Internet et le Web

! Ne pas confondre Internet et le Web
Internet = réseau mondial qui relie des millions d'ordinateurs
Web = ensemble de pages reliées par des liens, un des services d'Internet (avec le mail, etc.)

Un peu d'histoire
1969 : premier message sur ARPANET
1983 : adoption de TCP/IP
1989 : Tim Berners-Lee imagine le Web au CERN
1998 : création de Google

Vocabulaire
- protocole : ensemble de règles que deux machines suivent pour communiquer
- adresse IP : numéro qui identifie une machine sur le réseau
- serveur : ordinateur qui fournit un service à d'autres ordinateurs
- client : machine (ou logiciel) qui demande ce service
- DNS : annuaire qui traduit un nom de domaine en adresse IP

Comment voyagent les données ?
Les données sont découpées en paquets. Chaque paquet contient l'adresse de l'expéditeur et celle du destinataire. Les routeurs choisissent le chemin de chaque paquet. Si un paquet se perd, TCP le renvoie.
IP s'occupe de l'adressage, TCP vérifie que tout est bien arrivé.

Une adresse IPv4 est codée sur 32 bits, donc environ 4,3 milliards d'adresses possibles -> pas assez ! C'est pourquoi on passe à IPv6, qui utilise 128 bits.

Côté Web
HTML décrit le contenu d'une page, CSS décrit sa présentation.
HTTPS est la version sécurisée de HTTP : les échanges sont chiffrés.
Un cookie est un petit fichier texte que le site dépose sur l'ordinateur du visiteur.
Le RGPD, entré en application en mai 2018, oblige les sites à demander le consentement des internautes.

à revoir pour mardi : URL, moteur de recherche, pair-à-pair
`,
  },
  de: {
    fotosynthese: `
Arbeitsblatt Biologie, Klasse 8: Fotosynthese

Die Fotosynthese ist ein Vorgang, bei dem grüne Pflanzen mithilfe von Licht aus Kohlenstoffdioxid und Wasser Traubenzucker herstellen. Als Nebenprodukt entsteht Sauerstoff, der durch die Spaltöffnungen an die Luft abgegeben wird. Ohne diesen Vorgang gäbe es auf der Erde kaum Sauerstoff.

Ort der Fotosynthese
Die Fotosynthese findet in den Chloroplasten statt. Diese Zellbestandteile enthalten den grünen Farbstoff Chlorophyll, der vor allem rotes und blaues Licht aufnimmt. Das grüne Licht wird zurückgeworfen, weshalb uns Blätter grün erscheinen.

Was die Pflanze braucht
- Licht: liefert die Energie für den Vorgang
- Wasser: wird über die Wurzeln aufgenommen und in den Leitbündeln zu den Blättern transportiert
- Kohlenstoffdioxid: gelangt durch die Spaltöffnungen ins Blatt

Was mit dem Traubenzucker geschieht
Ein Teil des Traubenzuckers wird sofort in der Zellatmung verbraucht. Den Rest wandelt die Pflanze in Stärke um, die in Wurzeln, Knollen oder Samen gespeichert wird. Aus Traubenzucker entsteht außerdem Cellulose, der wichtigste Baustoff der Zellwände.

Einflüsse
Die Fotosyntheserate hängt von der Lichtstärke, der Temperatur und dem Gehalt an Kohlenstoffdioxid ab. Bei den meisten heimischen Pflanzen liegt die günstigste Temperatur zwischen 20 und 30 Grad Celsius. Steigt sie über 40 Grad, werden die Enzyme geschädigt und die Rate sinkt.

Versuch: Der englische Forscher Joseph Priestley stellte 1771 eine Pflanze zusammen mit einer brennenden Kerze unter eine Glasglocke. Die Kerze erlosch, konnte aber nach einigen Tagen wieder angezündet werden. Daraus schloss er, dass Pflanzen „verdorbene" Luft verbessern.
`,
    hanse: `
Die Hanse war ein Bund von Kaufleuten und später von Städten, der vom 12. bis zum 17. Jahrhundert den Handel im Nord- und Ostseeraum beherrschte. In ihrer Blütezeit gehörten ihr rund 200 Städte an. Als Haupt der Hanse galt Lübeck, das 1143 gegründet worden war und günstig zwischen den beiden Meeren lag. Hier trat 1356 der erste allgemeine Hansetag zusammen, auf dem die Vertreter der Städte über gemeinsame Angelegenheiten berieten.

Die Kaufleute schlossen sich zusammen, weil Reisen gefährlich waren: Seeräuber bedrohten die Schiffe, und an Land lauerten Räuber. Gemeinsam konnten sie sich besser schützen und von fremden Fürsten Vorrechte verlangen. Das wichtigste Schiff der Hanse war die Kogge, ein bauchiger Einmaster, der bis zu 100 Tonnen Ladung aufnehmen konnte. Aus dem Osten brachten die Händler Getreide, Pelze, Wachs und Holz, aus dem Westen Tuche, Wein und Salz. Besonders einträglich war der Handel mit Heringen, die mit Salz aus Lüneburg haltbar gemacht wurden.

Im Ausland unterhielt die Hanse vier große Niederlassungen, die Kontore genannt wurden. Sie befanden sich in London, Brügge, Bergen und Nowgorod. Die Kaufleute lebten dort nach strengen Regeln und durften meist nicht heiraten.

Im Jahr 1370 zwang die Hanse den dänischen König Waldemar IV. zum Frieden von Stralsund und stand damit auf dem Gipfel ihrer Macht. Der Niedergang begann, als die Landesfürsten stärker wurden, niederländische Händler billigere Frachten anboten und sich der Welthandel nach der Entdeckung Amerikas auf den Atlantik verlagerte. Der letzte Hansetag fand 1669 in Lübeck statt. Noch heute führen Städte wie Hamburg, Bremen und Rostock den Titel Hansestadt.
`,
    musiknotizen: `
Musik, Mitschrift vom 14.3. (Thema: Sonatenhauptsatzform)

- Epoche: Wiener Klassik, ca. 1770 bis 1827
- Hauptvertreter: Haydn, Mozart, Beethoven
- alle drei haben in Wien gearbeitet

Sonatenhauptsatzform = Bauplan, nach dem meist der erste Satz einer Sonate oder Sinfonie aufgebaut ist

Drei Teile:
1. Exposition: Die Themen werden vorgestellt.
2. Durchführung: Die Themen werden verarbeitet, zerlegt und durch verschiedene Tonarten geführt.
3. Reprise: Die Exposition wird wiederholt, das zweite Thema steht jetzt aber in der Grundtonart.
Am Schluss folgt oft eine Coda. Manchmal gibt es am Anfang eine langsame Einleitung.

Das erste Thema ist meistens kräftig und rhythmisch, das zweite eher gesanglich. Steht der Satz in Dur, erscheint das zweite Thema in der Dominante. Zwischen den Themen vermittelt die Überleitung.

Begriffe
Tempo: Geschwindigkeit eines Stücks
Dynamik: Lautstärke und ihre Veränderungen
crescendo = lauter werden
decrescendo = leiser werden
Motiv: kleinste sinntragende Einheit einer Melodie

Hörbeispiel: Beethoven, 5. Sinfonie, c-Moll
Uraufführung am 22. Dezember 1808 in Wien. Das Anfangsmotiv besteht nur aus vier Tönen. Beethoven verwendet es in allen vier Sätzen. Zur Zeit der Uraufführung war er schon schwerhörig.

Eine Sinfonie hat in der Klassik normalerweise vier Sätze, ein Solokonzert dagegen nur drei. Ein Streichquartett besteht aus zwei Violinen, einer Bratsche und einem Violoncello. Joseph Haydn gilt als Vater des Streichquartetts.

HA: S. 87 Nr. 2, Themen im Notentext farbig markieren!!
`,
  },
  zh: {
    diqiu: `
第三课 地球的内部结构

一、三个圈层
地球内部从外到里分为地壳、地幔和地核三层。
1. 地壳：地球最外面的一层固体外壳，由岩石组成。大陆地壳平均厚度约为33千米，大洋地壳较薄，平均只有6千米左右。
2. 地幔：位于地壳和地核之间，约占地球体积的82%。
3. 地核：地球的中心部分，主要由铁和镍组成，分为外核和内核。外核是液态的，内核是固态的。

二、怎样知道的？
人类目前钻得最深的井是俄罗斯的科拉超深钻孔，深度为12262米，还没有穿透地壳。科学家主要依靠地震波来研究地球内部。地震波分为纵波和横波。纵波传播速度快，可以通过固体、液体和气体；横波传播速度慢，只能通过固体。1909年，克罗地亚学者莫霍洛维奇发现地震波的速度在地下某一深度突然加快，这个界面后来被称为莫霍面。莫霍面是地壳与地幔的分界面。1914年，古登堡发现了地幔与地核之间的界面，人们把它叫做古登堡面。

三、岩石圈和软流层
岩石圈是指地壳和上地幔顶部由坚硬岩石组成的部分。岩石圈下面是软流层，一般认为软流层是岩浆的主要发源地。岩石圈并不完整，而是被分割成六大板块。板块之间相互碰撞或张裂，因此板块交界处多火山和地震。

思考：为什么日本多地震？
`,
    minfa: `
道德与法治 课堂笔记

【今天的主题】未成年人的民事行为能力

民法典：2020年5月28日通过，2021年1月1日起施行，共七编1260条
地位：新中国第一部以“法典”命名的法律

民事权利能力 = 享有权利、承担义务的资格
从出生时起到死亡时止，人人平等

民事行为能力：能够独立实施民事法律行为的资格
分三类：
1. 无民事行为能力人：不满八周岁的未成年人，由法定代理人代理
2. 限制民事行为能力人：八周岁以上的未成年人
3. 完全民事行为能力人：十八周岁以上的成年人
★ 特殊情况：十六周岁以上，靠自己的劳动收入生活的，视为完全民事行为能力人

例子
小明今年7岁，拿妈妈的手机给主播打赏了5000元。因为他是无民事行为能力人，所以这个行为无效，妈妈可以要求平台退款。
小红12岁，买了一支3元的笔。买笔与她的年龄、智力相适应，所以有效。
小红如果买一台8000元的电脑，就要经过父母同意或者追认。

监护人
父母是未成年子女的监护人。父母去世或者没有监护能力的，由祖父母、外祖父母等担任。监护人应当按照最有利于被监护人的原则履行职责。

诉讼时效是指权利人在法定期间内不行使权利，就可能失去法院保护的制度。普通诉讼时效期间为三年。

老师强调：“以上”包括本数，“不满”不包括本数！
作业：P45 第3题，周五交
`,
    tangshi: `
唐代是中国古典诗歌的黄金时代。清代编成的《全唐诗》收录诗歌四万八千多首，作者两千二百余人。唐诗的发展一般分为初唐、盛唐、中唐和晚唐四个时期。

盛唐时期名家辈出。李白，字太白，号青莲居士，他的诗想象奇特，语言豪放，被后人称为“诗仙”。代表作有《将进酒》《蜀道难》《静夜思》等。杜甫比李白小十一岁，他亲身经历了安史之乱，诗中真实地记录了战乱给百姓带来的苦难，因此他的诗被称为“诗史”，他本人则被尊为“诗圣”。“三吏”“三别”是杜甫的代表作。王维擅长描写山水田园，苏轼称赞他“诗中有画，画中有诗”。高适和岑参则以边塞诗闻名。

中唐诗人白居易主张诗歌要反映社会现实，提出“文章合为时而著，歌诗合为事而作”。他与元稹等人倡导了新乐府运动。他的长篇叙事诗《长恨歌》写的是唐玄宗和杨贵妃的爱情故事，《琵琶行》则通过琵琶女的遭遇抒发了自己被贬的苦闷。晚唐最有名的诗人是李商隐和杜牧，后人合称他们为“小李杜”。

从形式上看，唐诗可以分为古体诗和近体诗。近体诗是唐代定型的一种格律诗，对字数、平仄、押韵和对仗都有严格的要求。近体诗包括绝句和律诗。绝句每首四句，律诗每首八句，律诗的中间两联必须对仗。由于科举考试要考诗赋，读书人普遍学习写诗，这也促进了唐诗的繁荣。
`,
  },
  ja: {
    edo: `
第5章 江戸幕府の成立と政治

1 幕府の成立
関ヶ原の戦いは、1600年に徳川家康が石田三成らの軍を破った戦いである。家康は1603年に征夷大将軍に任じられ、江戸に幕府を開いた。その後、大坂の陣で豊臣氏を滅ぼし、幕府の支配を固めた。

2 大名の統制
幕府は大名を三つに分けた。
・親藩：徳川氏の一族の大名
・譜代大名：関ヶ原の戦い以前から徳川氏に従っていた大名
・外様大名：関ヶ原の戦いのころから徳川氏に従った大名
外様大名は江戸から遠い地域に置かれることが多かった。また、幕府は武家諸法度を定め、許可なく城を修理することや、大名どうしが無断で結婚することを禁じた。3代将軍徳川家光は、1635年に参勤交代を制度化した。参勤交代とは、大名に1年おきに江戸と領地を往復させる制度である。大名の妻子は江戸に住むことを義務づけられた。往復の費用や江戸での生活費は、藩の財政を圧迫した。

3 鎖国
幕府はキリスト教の広まりを恐れ、禁教令を出した。1637年には、九州で天草四郎を大将とする島原・天草一揆が起こった。幕府は1639年にポルトガル船の来航を禁止し、1641年にはオランダ商館を長崎の出島に移した。こうして、貿易の相手はオランダと中国に限られた。ただし、対馬藩は朝鮮と、薩摩藩は琉球と、松前藩はアイヌの人々と交易を続けた。

まとめ：幕府は大名・朝廷・外国との関係を統制することで、260年余り続く支配のしくみをつくった。
`,
    kagaku: `
物質が酸素と結びつく化学変化を酸化といい、酸化によってできた物質を酸化物とよぶ。たとえば、銅を空気中で加熱すると、表面から少しずつ黒くなり、酸化銅ができる。このとき、結びついた酸素の分だけ質量は大きくなる。銅と酸素の質量の比は、いつもおよそ4対1になる。マグネシウムの場合は3対2である。

光や熱を出しながら激しく進む酸化は、とくに燃焼とよばれる。マグネシウムリボンに火をつけると、まぶしい光を出して燃え、白い酸化マグネシウムに変わる。一方、鉄くぎが湿った空気の中でさびるのは、おだやかな酸化の例である。さびを防ぐには、表面に塗料をぬったり、めっきをしたりして、酸素や水にふれないようにすればよい。

酸化物から酸素を取り除く化学変化を還元という。酸化銅に炭素の粉末を混ぜて加熱すると、酸化銅は還元されて赤色の銅になり、炭素は酸化されて二酸化炭素になる。このように、酸化と還元は一つの反応の中で同時に起こる。発生した気体を石灰水に通すと白くにごるので、二酸化炭素であることが確かめられる。実験を終えるときは、石灰水が逆流しないように、ガラス管を石灰水から抜いてから火を消さなければならない。

還元は金属をつくる工業でも利用されている。製鉄所の高炉では、鉄鉱石に含まれる酸化鉄を、コークスから生じた一酸化炭素で還元して鉄を取り出す。日本では古くから、砂鉄と木炭を使う「たたら製鉄」が行われてきた。
`,
    tetsugaku: `
倫理 ノート　古代ギリシアの思想

◎自然哲学
・タレス：万物の根源は「水」である
・ヘラクレイトス：万物は流転する
・デモクリトス：万物は原子（アトム）からできている
・ピタゴラス：世界の根源は「数」

◎ソフィスト
ソフィストとは、報酬を受け取って弁論術などを教えた職業教師のこと。
代表→プロタゴラス「人間は万物の尺度である」
真理は人それぞれ＝相対主義

◎ソクラテス（前469ごろ〜前399）
無知の知＝自分が何も知らないということを自覚すること
問答法：対話によって相手に無知を気づかせる方法。産婆術ともいう。
「ただ生きるのではなく、よく生きる」ことが大切だと説いた。
若者を堕落させたとして訴えられ、死刑判決を受けた。弟子に逃亡をすすめられたが断り、毒杯を飲んで死んだ。
本は一冊も書いていない！　→弟子のプラトンが『ソクラテスの弁明』などに記録

◎プラトン
イデア論：感覚でとらえられる現実の世界の背後に、完全で永遠の真の実在（イデア）があるという考え
アテネの郊外にアカデメイアという学園を開いた。
理想の国家では、哲学者が政治を行うべきだと考えた（哲人政治）。
四元徳：知恵・勇気・節制・正義

◎アリストテレス
プラトンの弟子。しかしイデア論を批判した。
事物の本質は事物の中にある→形相と質料
中庸とは、過度と不足の両極端を避けた適切な状態をいう。たとえば、勇気は無謀と臆病の中間である。
「人間はポリス的動物である」
アレクサンドロス大王の家庭教師もつとめた。

※テスト範囲：教科書20〜35ページ
`,
  },
};
