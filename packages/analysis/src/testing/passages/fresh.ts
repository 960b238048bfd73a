import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Written and first judged by another hand. They found faults, and the rules were mended on them. */
export const freshPassages: Readonly<Record<Language, Passages>> = {
  en: {
    contract: `
A contract is an agreement that the courts will enforce. In English law, four elements must be present before a contract comes into existence: an offer, an acceptance, consideration, and an intention to create legal relations. If any one of them is missing, neither party can sue on the promise.

An offer is a clear statement of the terms on which a person is willing to be bound. It must be distinguished from an invitation to treat, which merely invites other people to make offers. Goods displayed in a shop window are usually an invitation to treat, as the court held in Fisher v Bell in 1961. The customer makes the offer at the till, and the shopkeeper is free to refuse it.

Acceptance must match the offer exactly. A reply that changes the terms is a counter-offer, and it destroys the original offer. As a rule, acceptance takes effect when it reaches the offeror. The postal rule is an exception: a letter of acceptance is effective as soon as it is posted, even if it never arrives. The rule comes from Adams v Lindsell, decided in 1818, and it does not apply to instant means of communication such as telex or email.

Consideration is the price paid for the promise. It need not be adequate, but it must have some value in the eyes of the law. Past consideration is no consideration, because the act was done before the promise was made. Finally, domestic agreements are presumed not to be legally binding, whereas commercial agreements are presumed to be binding unless the parties state otherwise.
`,
    gc: `
Memory management - lecture 7 (notes)

Why do we care? A program that never frees memory will sooner or later run out of it. A program that frees too early crashes, or worse, carries on with wrong data.

Terms
- Heap: the region of memory used for objects whose lifetime is not known in advance
- Stack: holds local variables and return addresses, freed automatically when a function returns
- Dangling pointer: a pointer to memory that has already been freed
- Memory leak: memory that is no longer needed but is never released

Reference counting
Every object stores the number of references to it. When the count drops to zero, the object is deleted at once. Simple, and pauses are short. The main weakness is cycles: two objects that point to each other never reach zero. Python therefore combines reference counting with a separate cycle detector.

Mark and sweep
Invented by John McCarthy for Lisp in 1960. It works in two phases:
1. Mark: start at the roots (globals, stack) and mark every object that can be reached.
2. Sweep: walk through the heap and free everything that is not marked.
Cycles are no problem, but the program has to stop while the collector runs.

Generational collection
Based on the observation that most objects die young. The heap is divided into a young and an old generation. The young generation is collected often, because that is where most of the garbage is found. Objects that survive several collections are promoted to the old generation. Java and C# both use this approach.

No collector at all
Rust checks ownership at compile time, so neither a collector nor manual calls to free are needed.
`,
    reefs: `
# Coral Reefs

## What a reef is

A coral reef is an underwater ridge built from the skeletons of tiny animals called polyps. Each polyp secretes calcium carbonate, which hardens into a cup around its base. Over thousands of years these cups pile up into structures so large that the Great Barrier Reef, off the coast of Queensland, stretches for about 2,300 kilometres.

## Symbiosis

Most reef-building corals live together with single-celled algae known as zooxanthellae. The algae photosynthesise inside the coral's tissue and pass on up to 90 percent of the sugars they make. In return, the coral offers shelter and carbon dioxide. Because the algae need light, reef corals rarely grow below a depth of 50 metres.

## Types of reef

Charles Darwin described three main types in 1842:

- Fringing reef: grows directly from the shore.
- Barrier reef: separated from the land by a deep lagoon.
- Atoll: a ring of coral around a lagoon, left behind when a volcanic island sinks.

## Bleaching

When the water stays too warm for several weeks, the polyps expel their algae and turn white. This is called bleaching. A bleached coral is not dead, but it is starving; if the temperature does not fall soon, it dies. Mass bleaching was first recorded worldwide in 1998. Ocean acidification makes matters worse, since it reduces the carbonate that corals need to build their skeletons.

Reefs cover less than one percent of the ocean floor, yet they are home to roughly a quarter of all marine species.
`,
  },
  es: {
    flamenco: `
Apuntes de Historia de la Música: el flamenco

1. Origen
El flamenco nació en Andalucía a finales del siglo XVIII. En él se mezclan elementos de la cultura gitana, la morisca, la judía y la castellana. Las primeras noticias escritas proceden de Cádiz, Jerez y el barrio sevillano de Triana.

2. Los tres componentes
- Cante: la voz; es el elemento más antiguo
- Toque: el acompañamiento de guitarra
- Baile: la danza, con zapateado y movimiento de brazos
A ellos se suman las palmas, que marcan el ritmo, y el jaleo, que son los gritos de ánimo del público.

3. Los palos
Se llama palo a cada una de las formas tradicionales del flamenco. Cada palo tiene su propio compás, su melodía y su carácter. La soleá y la bulería se basan en un compás de doce tiempos, mientras que los tangos tienen cuatro. La seguiriya expresa dolor y tragedia; las alegrías, propias de Cádiz, son festivas. El martinete se canta sin guitarra, porque procede de las fraguas donde trabajaban los herreros gitanos.

4. Evolución
Entre 1860 y 1920 se desarrolló la etapa de los cafés cantante, locales nocturnos donde los artistas actuaban por primera vez a cambio de un sueldo. En 1922, Manuel de Falla y Federico García Lorca organizaron en Granada el Concurso de Cante Jondo para defender el cante puro. En los años setenta, Paco de Lucía introdujo el cajón peruano y acercó la guitarra flamenca al jazz. Camarón de la Isla publicó en 1979 La leyenda del tiempo, un disco que al principio fue muy criticado.

5. Reconocimiento
La Unesco declaró el flamenco Patrimonio Cultural Inmaterial de la Humanidad en 2010.
`,
    inflacion: `
La inflación es el aumento generalizado y sostenido de los precios de bienes y servicios durante un periodo de tiempo. Cuando hay inflación, con la misma cantidad de dinero se compra menos que antes, es decir, disminuye el poder adquisitivo. No debe confundirse con la subida de un solo producto: que suba el precio de los tomates a causa de una sequía no es inflación.

Para medirla se utiliza el índice de precios de consumo (IPC), que calcula cada mes el Instituto Nacional de Estadística. El IPC compara el coste de una cesta de productos que representa el gasto de una familia media. Si la cesta costaba 1.000 euros el año pasado y hoy cuesta 1.030, la inflación anual es del 3 %.

Los economistas distinguen dos causas principales. La inflación de demanda aparece cuando los consumidores quieren comprar más de lo que las empresas son capaces de producir. La inflación de costes, en cambio, se debe al encarecimiento de las materias primas, la energía o los salarios. La crisis del petróleo de 1973 es un ejemplo clásico de este segundo tipo.

La inflación perjudica a los ahorradores y a quienes cobran una renta fija, mientras que favorece a los deudores, porque devuelven un dinero que vale menos. Una inflación muy elevada se llama hiperinflación; en Alemania, en noviembre de 1923, los precios se duplicaban cada pocos días.

El Banco Central Europeo tiene como objetivo una inflación del 2 % a medio plazo. Para frenarla sube los tipos de interés: los préstamos se encarecen, las familias y las empresas gastan menos y la demanda se enfría. El fenómeno contrario, la bajada general de los precios, se denomina deflación.
`,
    volcanes: `
# Los volcanes

Un volcán es una abertura de la corteza terrestre por la que salen magma, gases y cenizas. El magma es roca fundida que se encuentra bajo la superficie; cuando sale al exterior y pierde los gases, recibe el nombre de lava.

## Partes de un volcán

- Cámara magmática: depósito subterráneo donde se acumula el magma.
- Chimenea: conducto por el que asciende el magma.
- Cráter: abertura situada en la parte superior.
- Cono: montaña formada por los materiales expulsados.

## Tipos de erupción

La forma de una erupción depende sobre todo de la viscosidad del magma. Si el magma es fluido, los gases escapan con facilidad y la lava corre tranquilamente por las laderas, como ocurre en Hawái. Si es viscoso, los gases quedan atrapados y la presión aumenta hasta provocar una explosión. La erupción del Vesubio, en el año 79 d. C., sepultó las ciudades de Pompeya y Herculano.

## Distribución

Cerca del 75 % de los volcanes activos se encuentra en el Cinturón de Fuego, una franja que rodea el océano Pacífico. Esto se debe a que allí unas placas tectónicas se hunden bajo otras, un proceso conocido como subducción. Otros volcanes, como los de las islas Canarias, están lejos de los bordes de placa y se explican por la existencia de puntos calientes.

En 2021, la erupción de La Palma duró 85 días y destruyó más de 1.500 edificios. Los volcanes causan daños, pero también producen beneficios: sus cenizas hacen que el suelo sea muy fértil y su calor se aprovecha para obtener energía geotérmica.
`,
  },
  fr: {
    diabete: `
Le diabète est une maladie chronique caractérisée par un excès de sucre dans le sang, appelé hyperglycémie. À l'état normal, la glycémie à jeun est comprise entre 0,7 et 1,1 gramme par litre. On parle de diabète lorsqu'elle dépasse 1,26 gramme par litre à deux reprises.

La glycémie est réglée par deux hormones que fabrique le pancréas. L'insuline, produite par les cellules bêta des îlots de Langerhans, fait baisser la glycémie en permettant au glucose d'entrer dans les cellules. Le glucagon a l'effet inverse : il libère le glucose mis en réserve dans le foie sous forme de glycogène.

On distingue deux formes principales. Le diabète de type 1 est une maladie auto-immune : le système immunitaire détruit les cellules bêta, si bien que le pancréas ne produit plus d'insuline. Il apparaît le plus souvent avant 20 ans et touche environ 10 % des patients. Le diabète de type 2 est beaucoup plus fréquent. Les cellules deviennent peu à peu résistantes à l'insuline, surtout en cas de surpoids et de sédentarité. Il reste longtemps silencieux et se découvre souvent lors d'une prise de sang.

Le traitement dépend du type. Les patients atteints d'un diabète de type 1 doivent s'injecter de l'insuline chaque jour. Dans le type 2, on commence par modifier l'alimentation et augmenter l'activité physique ; si cela ne suffit pas, le médecin prescrit un médicament, le plus souvent la metformine.

Mal soigné, le diabète abîme les vaisseaux sanguins. Il peut entraîner une cécité, une insuffisance rénale ou un infarctus. L'insuline a été isolée en 1921 par Frederick Banting et Charles Best à Toronto, ce qui a transformé une maladie mortelle en une maladie que l'on peut vivre.
`,
    impressionnisme: `
# L'impressionnisme

## Naissance du mouvement

L'impressionnisme est un mouvement pictural apparu en France dans la seconde moitié du XIXe siècle. Son nom vient d'un tableau de Claude Monet, Impression, soleil levant, peint au Havre en 1872. Le critique Louis Leroy employa le mot pour se moquer des peintres, mais ceux-ci finirent par l'adopter. La première exposition du groupe eut lieu en 1874 dans l'atelier du photographe Nadar, à Paris.

## Caractéristiques

Les impressionnistes refusent les sujets historiques et mythologiques que le Salon officiel mettait à l'honneur. Ils peignent la vie moderne : les gares, les cafés, les bords de Seine. Leur technique se reconnaît à plusieurs traits :

- des touches de couleur visibles et juxtaposées ;
- des ombres colorées, et non noires ;
- un travail en plein air, devant le motif ;
- un intérêt particulier pour les effets changeants de la lumière.

L'invention du tube de peinture souple, en 1841, a facilité le travail en plein air, car les artistes pouvaient désormais transporter leurs couleurs sans qu'elles sèchent.

## Les principaux peintres

Claude Monet a consacré une trentaine de toiles à la cathédrale de Rouen afin d'étudier la lumière à différentes heures du jour. Auguste Renoir préfère les portraits et les scènes de fête, comme le Bal du moulin de la Galette. Edgar Degas s'intéresse aux danseuses et travaille surtout en atelier. Berthe Morisot, l'une des rares femmes du groupe, participe à sept des huit expositions.

## Postérité

À partir de 1886, une nouvelle génération cherche à dépasser l'impressionnisme. Georges Seurat invente le pointillisme, une technique qui consiste à juxtaposer de petits points de couleur pure. Paul Cézanne, lui, ramène les formes à des volumes simples et ouvre la voie au cubisme.
`,
    vienne: `
Fiche de révision : le congrès de Vienne (1814-1815)

Contexte
Après la défaite de Napoléon, les puissances victorieuses veulent réorganiser l'Europe et empêcher le retour de la révolution. Les négociations s'ouvrent à Vienne en septembre 1814 et s'achèvent le 9 juin 1815, quelques jours avant la bataille de Waterloo.

Acteurs
- Autriche : le prince de Metternich, qui préside le congrès
- Russie : le tsar Alexandre Ier
- Royaume-Uni : lord Castlereagh
- Prusse : le chancelier Hardenberg
- France : Talleyrand, ministre de Louis XVIII

Principes
La légitimité : les souverains chassés par Napoléon retrouvent leur trône.
L'équilibre : aucune puissance ne doit dominer le continent.
Les peuples ne sont pas consultés, ce qui explique en partie les révolutions de 1830 et de 1848.

Décisions territoriales
1. La France est ramenée à ses frontières de 1790.
2. La Russie obtient la plus grande partie de la Pologne.
3. La Prusse reçoit la Rhénanie.
4. L'Autriche domine l'Italie du Nord grâce au royaume lombard-vénitien.
5. Les Provinces-Unies et la Belgique forment le royaume des Pays-Bas afin de contenir la France.
6. La Confédération germanique, composée de 39 États, remplace le Saint-Empire, supprimé en 1806.

Autres mesures
Le congrès condamne la traite des esclaves et reconnaît la neutralité perpétuelle de la Suisse. Il proclame aussi la liberté de navigation sur le Rhin.

Bilan
La Sainte-Alliance, signée en septembre 1815 par la Russie, l'Autriche et la Prusse, est un pacte par lequel les trois monarques promettent de se porter secours. Le système de Metternich désigne l'ordre conservateur qui règne en Europe jusqu'en 1848. Il a évité une guerre générale pendant près de quarante ans, mais il a méprisé les aspirations nationales.
`,
  },
  de: {
    alpen: `
Handout Geografie: Die Alpen

Lage und Ausdehnung
Die Alpen sind das höchste Gebirge, das vollständig in Europa liegt. Sie erstrecken sich in einem Bogen von rund 1200 Kilometern von Nizza bis Wien. Acht Staaten haben Anteil an ihnen: Frankreich, Monaco, Italien, die Schweiz, Liechtenstein, Deutschland, Österreich und Slowenien. Der höchste Gipfel ist der Mont Blanc mit etwa 4800 Metern.

Entstehung
Die Alpen sind ein junges Faltengebirge. Sie entstanden, weil die Afrikanische Platte nach Norden driftete und gegen die Eurasische Platte stieß. Die Gesteinsschichten des Meeresbodens wurden gestaucht, gefaltet und zu Decken übereinandergeschoben. Noch heute heben sich die Alpen um etwa einen Millimeter pro Jahr.

Formung durch Eis
Während der Kaltzeiten bedeckten mächtige Gletscher das Gebirge. Sie schufen typische Formen:
• Trogtal: Tal mit u-förmigem Querschnitt, das ein Gletscher ausgeschürft hat
• Kar: kesselförmige Mulde am Hang, in der ein Gletscher entstand
• Moräne: Schutt, den das Eis transportiert und abgelagert hat
Der Aletschgletscher in der Schweiz ist mit rund 20 Kilometern der längste Gletscher der Alpen. Seit 1850 haben die Alpengletscher mehr als die Hälfte ihrer Fläche verloren.

Höhenstufen
Mit zunehmender Höhe sinkt die Temperatur um etwa 0,6 Grad pro 100 Meter. Deshalb ändert sich die Vegetation stufenweise: Auf den Laubwald folgen Nadelwald, Almwiesen und schließlich die Schneestufe. Als Baumgrenze bezeichnet man die Höhe, oberhalb derer keine Bäume mehr wachsen.

Föhn
Der Föhn ist ein warmer, trockener Fallwind. Feuchte Luft steigt an der Südseite auf, kühlt sich ab und regnet aus. Beim Absinken auf der Nordseite erwärmt sie sich schneller, als sie sich zuvor abgekühlt hat.
`,
    elektrolyse: `
# Elektrolyse

## Grundlagen

Als Elektrolyse bezeichnet man einen Vorgang, bei dem elektrischer Strom eine chemische Reaktion erzwingt. Dabei wird elektrische Energie in chemische Energie umgewandelt. Die Elektrolyse ist damit die Umkehrung der Vorgänge in einer Batterie.

Wichtige Begriffe:

- Elektrolyt: Stoff, der in Lösung oder Schmelze bewegliche Ionen enthält
- Anode: Elektrode, an der die Oxidation stattfindet
- Kathode: Elektrode, an der die Reduktion stattfindet
- Kation: positiv geladenes Ion, wandert zur Kathode
- Anion: negativ geladenes Ion, wandert zur Anode

## Elektrolyse von Wasser

Reines Wasser leitet den Strom nur schlecht, deshalb gibt man etwas Schwefelsäure oder Natronlauge hinzu. An der Kathode entsteht Wasserstoff, an der Anode Sauerstoff. Das Volumenverhältnis der beiden Gase beträgt 2:1. Die Zersetzung beginnt erst, wenn die Spannung mindestens 1,23 Volt erreicht. In der Praxis ist wegen der Überspannung ein höherer Wert nötig.

## Die faradayschen Gesetze

Michael Faraday fand 1834 heraus, dass die abgeschiedene Stoffmenge proportional zur geflossenen Ladung ist. Die Ladung von einem Mol Elektronen heißt Faraday-Konstante und beträgt rund 96.485 Coulomb.

## Anwendungen

1. Aluminium wird durch Schmelzflusselektrolyse aus Aluminiumoxid gewonnen. Weil das Oxid erst bei über 2000 °C schmilzt, setzt man Kryolith zu, das die Schmelztemperatur auf etwa 950 °C senkt.
2. Kupfer wird elektrolytisch gereinigt. Das Rohkupfer bildet die Anode, das reine Kupfer scheidet sich an der Kathode ab.
3. Beim Galvanisieren wird ein Gegenstand mit einer dünnen Metallschicht überzogen, um ihn vor Korrosion zu schützen.
4. Die Chloralkali-Elektrolyse liefert Chlor, Natronlauge und Wasserstoff aus einer Kochsalzlösung.
`,
    kant: `
Immanuel Kant wurde 1724 in Königsberg geboren und hat seine Heimatstadt zeitlebens kaum verlassen. Seine Ethik entwickelte er vor allem in der „Grundlegung zur Metaphysik der Sitten“, die 1785 erschien, und drei Jahre später in der „Kritik der praktischen Vernunft“.

Kant geht von der Frage aus, was ohne Einschränkung gut genannt werden kann. Seine Antwort lautet: allein der gute Wille. Talente, Reichtum oder Mut können auch für schlechte Zwecke gebraucht werden. Ein Wille ist gut, wenn er aus Pflicht handelt. Unter Pflicht versteht Kant die Notwendigkeit einer Handlung aus Achtung vor dem Gesetz. Ein Kaufmann, der seine Kunden nur deshalb ehrlich bedient, weil er sie nicht verlieren möchte, handelt zwar pflichtgemäß, aber nicht aus Pflicht. Seine Handlung hat daher keinen moralischen Wert.

Das oberste Gesetz der Moral nennt Kant den kategorischen Imperativ. Er verlangt, nur nach derjenigen Maxime zu handeln, von der man zugleich wollen kann, dass sie ein allgemeines Gesetz wird. Eine Maxime ist ein persönlicher Grundsatz, nach dem jemand sein Handeln ausrichtet. Hypothetische Imperative gelten dagegen nur unter einer Bedingung: Wer gesund bleiben will, soll Sport treiben.

Ein bekanntes Beispiel ist das falsche Versprechen. Wer sich Geld leiht und schon weiß, dass er es nicht zurückzahlen wird, kann seine Maxime nicht verallgemeinern, denn dann würde niemand mehr einem Versprechen glauben.

Kritiker werfen Kant vor, dass seine Ethik die Folgen einer Handlung außer Acht lasse. Der Utilitarismus, den Jeremy Bentham begründete, beurteilt Handlungen dagegen ausschließlich nach ihrem Nutzen für alle Betroffenen.
`,
  },
  zh: {
    immune: `
# 人体的免疫系统

## 一、什么是免疫

免疫是指人体识别和清除外来异物，维持内部环境稳定的功能。能够引起免疫反应的物质称为抗原，例如细菌、病毒和花粉。抗体是由浆细胞产生的蛋白质，能与特定的抗原结合。

## 二、三道防线

1. 第一道防线：皮肤和黏膜，能够阻挡病原体侵入人体。
2. 第二道防线：体液中的杀菌物质和吞噬细胞，例如溶菌酶。
3. 第三道防线：由免疫器官和免疫细胞组成，只对特定的病原体起作用。

前两道防线是人生来就有的，对多种病原体都有防御作用，叫做非特异性免疫。第三道防线是出生以后逐渐建立的，叫做特异性免疫。

## 三、免疫细胞

- B细胞：在骨髓中成熟，受到刺激后分化为浆细胞和记忆细胞
- T细胞：在胸腺中成熟，可以直接杀死被感染的细胞
- 巨噬细胞：吞噬病原体，并把抗原呈递给T细胞

记忆细胞可以存活数年甚至终生。当同一种抗原再次进入人体时，记忆细胞迅速增殖，因此第二次反应比第一次更快、更强。疫苗正是利用了这一原理。1796年，英国医生詹纳给一名男孩接种牛痘，成功地预防了天花。

## 四、免疫失调

过敏反应是免疫系统对无害物质的过度反应，常见的过敏原有花粉、海鲜和青霉素。自身免疫病是免疫系统把自身组织当作异物加以攻击而引起的疾病，如类风湿性关节炎。艾滋病由HIV引起，这种病毒主要攻击辅助性T细胞，使患者的免疫功能逐渐丧失。
`,
    index: `
数据库课堂笔记：索引

为什么需要索引？
没有索引时，数据库只能逐行扫描整张表，这叫全表扫描。数据量越大，查询越慢。索引是一种帮助数据库快速定位记录的数据结构，作用类似于书后的术语表。

B+树
大多数关系型数据库采用B+树作为索引结构。B+树的特点：
- 所有数据都存放在叶子节点，内部节点只存放键
- 叶子节点之间用指针相连，因此适合范围查询
- 树的高度很低，通常三到四层就能存放上千万条记录
B树由鲁道夫·拜尔和爱德华·麦克雷特于1970年在波音公司发明。

哈希索引
哈希索引通过哈希函数计算键的位置，等值查询的平均时间复杂度为O(1)。它的缺点是不支持范围查询和排序，因为相邻的键经过哈希以后会被打散。

聚簇索引与非聚簇索引
聚簇索引：叶子节点存放整行数据，一张表只能有一个。
非聚簇索引：叶子节点存放主键的值，查到以后还要再查一次聚簇索引，这个过程叫做回表。
如果查询的列全部包含在索引里，就不需要回表，这种情况称为覆盖索引。

最左前缀原则
联合索引按照列的先后顺序排序。假设索引建立在（姓名，年龄，城市）上，只按年龄查询就用不到这个索引，因为缺少最左边的列。

索引的代价
索引不是越多越好。每次插入、更新或删除数据时，数据库都要同时维护索引，所以写入速度会下降。此外，索引还要占用磁盘空间。重复值很多的列（例如性别）不适合建立索引。
`,
    silkroad: `
丝绸之路是古代连接中国与中亚、西亚和欧洲的陆上贸易通道。“丝绸之路”这一名称由德国地理学家李希霍芬于1877年提出。

公元前138年，汉武帝派张骞出使西域，目的是联合大月氏夹击匈奴。张骞途中被匈奴扣留了十余年，最终没有达成结盟的目的，但带回了有关西域各国的大量情报。公元前119年，张骞第二次出使西域，随后汉朝与西域的往来日益频繁。公元前60年，西汉设立西域都护府，标志着西域正式归属中央政权管辖。

陆上丝绸之路以长安为起点，经过河西走廊，到达敦煌。从敦煌出发，道路分为南北两道，绕过塔克拉玛干沙漠，在喀什会合，然后翻越帕米尔高原，最远可达地中海东岸。

商队从中国运出丝绸、漆器和铁器，从西方带回葡萄、石榴、胡桃和良马。除了货物以外，技术和宗教也沿着这条道路传播。佛教在两汉之际传入中国，造纸术则在751年怛罗斯之战以后传到阿拉伯世界。

唐代中期以后，由于安史之乱的影响，陆上交通受阻，加上造船和航海技术的进步，海上丝绸之路逐渐取代了陆路。宋元时期，泉州成为世界上最大的港口之一。海路运输的优点是载货量大、成本低，因此瓷器成为主要的出口商品。2014年，“长安—天山廊道的路网”被列入世界遗产名录。
`,
  },
  ja: {
    jishin: `
# 地震のしくみ

## 地震はなぜ起こるか

地球の表面は、十数枚のプレートと呼ばれる岩盤でおおわれている。プレートは一年に数センチメートルの速さで動いており、その境界では岩石に大きな力がかかる。岩石が力にたえられなくなって破壊されると、地震が発生する。

日本列島の付近では、太平洋プレート、フィリピン海プレート、北アメリカプレート、ユーラシアプレートの四つがぶつかり合っている。そのため、世界で起こる地震のおよそ一割が日本とその周辺に集中している。

## 基本の用語

- 震源：地下で岩石の破壊が始まった場所
- 震央：震源の真上にある地表の地点
- 断層：岩石の割れ目に沿って地層がずれたもの
- 活断層：過去にくり返し動き、今後も動く可能性がある断層

## 地震の波

地震が起こると、P波とS波が同時に発生する。P波は毎秒およそ6キロメートルで伝わり、初めの小さなゆれを起こす。このゆれを初期微動という。S波は毎秒およそ3.5キロメートルで伝わり、主要動と呼ばれる大きなゆれを起こす。二つの波が届く時刻の差を初期微動継続時間といい、震源からの距離が遠いほど長くなる。緊急地震速報は、この速さの差を利用したものである。

## 震度とマグニチュード

震度は、ある地点でのゆれの強さを表し、日本では0から7までの10段階に分けられている。マグニチュードは地震そのものの規模を表す値で、1大きくなるとエネルギーは約32倍になる。2011年の東北地方太平洋沖地震のマグニチュードは9.0で、日本の観測史上最大であった。
`,
    sanken: `
公民ノート：三権分立

1 三権分立とは
国の権力を立法・行政・司法の三つに分け、互いに抑制し合う仕組み。権力が一か所に集まると、国民の自由がおびやかされるからである。フランスの思想家モンテスキューが1748年に『法の精神』の中で主張した。

2 三つの機関
・国会：法律を制定する。国権の最高機関であり、国の唯一の立法機関である（憲法第41条）
・内閣：法律や予算に基づいて政治を行う。内閣総理大臣とその他の国務大臣で構成される
・裁判所：法律に基づいて争いを解決する。最高裁判所と下級裁判所がある

3 互いの抑制
国会は、内閣不信任の決議を行うことができる。これが可決されると、内閣は10日以内に衆議院を解散するか、総辞職しなければならない。また、国会は弾劾裁判所を設けて、ふさわしくない裁判官をやめさせることができる。
内閣は最高裁判所の長官を指名し、その他の裁判官を任命する。
裁判所は、法律が憲法に違反していないかどうかを審査する。この権限を違憲審査権という。最高裁判所は最終的な判断を下すため、「憲法の番人」と呼ばれる。

4 議院内閣制
内閣が国会の信任に基づいて成立し、国会に対して連帯して責任を負う制度を議院内閣制という。内閣総理大臣は国会議員の中から国会の議決によって指名され、国務大臣の過半数は国会議員でなければならない。これに対し、アメリカの大統領制では、国民が議員とは別に大統領を選ぶので、立法と行政の独立性が強い。

5 国民と三権
国民は選挙によって国会に、世論によって内閣に、国民審査によって最高裁判所の裁判官に影響を及ぼす。
`,
    sankin: `
参勤交代とは、大名が一年おきに江戸と領地とを往復することを義務づけた制度である。1635年、三代将軍徳川家光が武家諸法度を改めたときに正式に定められた。大名の妻子は人質として江戸に住まわされ、領地へ帰ることは許されなかった。

大名は多くの家臣を連れて街道を行き来した。この行列を大名行列という。行列の規模は石高によって決められ、加賀藩の前田家では最大で四千人にのぼったといわれる。旅費と江戸屋敷の維持費は、藩の支出の半分以上を占めることも珍しくなかった。このため、大名は経済的に苦しみ、幕府に反抗する力を失っていった。ただし、幕府の本来のねらいは大名の財力を弱めることではなく、将軍への服従を形で示させることにあったと考えられている。

参勤交代は社会にも大きな影響を与えた。第一に、東海道や中山道などの五街道が整備され、宿場町が栄えた。大名が泊まる宿は本陣、一般の旅人が泊まる宿は旅籠と呼ばれた。第二に、江戸の人口が増え、18世紀の初めには百万人に達して、世界有数の大都市となった。第三に、江戸の文化や学問が地方に伝わり、各地の特産品が江戸に集まるようになった。

八代将軍徳川吉宗は、財政難をしのぐため、大名に米を納めさせる代わりに江戸にいる期間を半年に短縮した。これを上米の制という。1862年には参勤が三年に一度に緩められ、まもなく制度そのものが崩れた。
`,
  },
};
