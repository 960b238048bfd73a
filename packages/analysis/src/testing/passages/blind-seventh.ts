import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the sixth, by another teacher of French: chapters, notes of lectures and lists. */
export const blindSeventhPassages: Readonly<Record<Language, Passages>> = {
  en: {},
  es: {},
  fr: {
    digestion: `
La digestion : des aliments aux nutriments

Les aliments que nous mangeons ne peuvent pas être utilisés directement par nos cellules. Ils doivent d'abord être transformés en molécules assez petites pour passer dans le sang : c'est le rôle de la digestion. On appelle nutriments les substances issues de cette transformation, comme le glucose, les acides aminés ou les acides gras.

Le tube digestif est un long conduit qui va de la bouche à l'anus. Dans la bouche, les dents broient les aliments tandis que la salive commence à dégrader l'amidon. Le bol alimentaire ainsi formé descend dans l'œsophage grâce à des contractions musculaires, le péristaltisme. L'estomac, véritable poche musculaire, brasse ensuite son contenu pendant deux à quatre heures. Le suc gastrique, très acide, y attaque surtout les protéines.

La suite se déroule dans l'intestin grêle, qui mesure environ six mètres chez l'adulte. Il reçoit la bile, produite par le foie et stockée dans la vésicule biliaire, ainsi que le suc pancréatique. Les enzymes digestives sont des protéines qui accélèrent la dégradation des aliments sans être elles-mêmes consommées. Chacune n'agit que sur un type de molécule : l'amylase découpe l'amidon, la lipase s'attaque aux graisses.

L'absorption intestinale désigne le passage des nutriments de l'intestin vers le sang et la lymphe. Elle est très efficace, car la paroi de l'intestin grêle présente de nombreux replis couverts de villosités, ce qui lui donne une surface de plusieurs dizaines de mètres carrés. Ce qui n'a pas été digéré, notamment les fibres, gagne le gros intestin. L'eau y est récupérée et des milliards de bactéries, qui constituent le microbiote, y poursuivent la fermentation des résidus avant leur élimination.
`,
    reforme: `
Chapitre 4. La Réforme protestante

Au début du XVIe siècle, beaucoup de chrétiens d'Occident s'inquiètent de leur salut. Or l'Église paraît mal répondre à cette angoisse : certains évêques ne résident pas dans leur diocèse, de nombreux curés sont peu instruits et la papauté mène un train de vie princier. Pour financer la reconstruction de la basilique Saint-Pierre de Rome, le pape Léon X fait vendre des indulgences. Une indulgence est une remise de peine que l'Église accorde au pécheur pour abréger son séjour au purgatoire.

En 1517, Martin Luther, moine et professeur de théologie à Wittemberg, dénonce ce commerce dans ses quatre-vingt-quinze thèses. Selon lui, l'homme n'est pas sauvé par ses œuvres mais par la foi seule. Il affirme en outre que la Bible est l'unique source de la vérité chrétienne et que tout fidèle doit pouvoir la lire dans sa langue. Excommunié en 1521, il trouve refuge chez le prince-électeur de Saxe et y traduit le Nouveau Testament en allemand.

L'imprimerie assure aux idées nouvelles une diffusion très rapide. En Suisse, Zwingli réforme Zurich ; à Genève, Jean Calvin organise à partir de 1541 une Église austère, dirigée par des pasteurs et des anciens. Sa doctrine insiste sur la prédestination, c'est-à-dire l'idée que Dieu a choisi de toute éternité ceux qui seront sauvés. En Angleterre, Henri VIII rompt avec Rome parce que le pape refuse d'annuler son mariage. Par l'Acte de suprématie de 1534, le roi devient le chef de l'Église anglicane.

Face à ces ruptures, l'Église catholique réagit. Réuni de 1545 à 1563, le concile de Trente réaffirme les sept sacrements, le culte des saints et l'autorité du pape. Il impose aussi la création de séminaires, établissements chargés de former les futurs prêtres. La Compagnie de Jésus, fondée par Ignace de Loyola, devient l'un des principaux instruments de cette reconquête.
`,
    suites: `
Les suites numériques

Une suite numérique est une fonction définie sur l'ensemble des entiers naturels et à valeurs réelles. L'image de l'entier n par la suite u se note en général u(n) ou avec un indice, et on l'appelle le terme de rang n. On peut définir une suite de deux façons : soit par une formule explicite, qui donne directement chaque terme en fonction de n, soit par une relation de récurrence, qui permet de calculer un terme à partir du précédent.

Une suite est dite arithmétique lorsque l'on passe d'un terme au suivant en ajoutant toujours le même nombre, appelé raison. Par exemple, la suite des nombres impairs est arithmétique de raison 2. Une suite géométrique est une suite dont chaque terme s'obtient en multipliant le précédent par un nombre constant non nul. Les intérêts composés en fournissent une illustration courante : un capital placé à 3 % est multiplié chaque année par 1,03.

On s'intéresse souvent au comportement de la suite lorsque n devient très grand. Une suite est croissante si chaque terme est inférieur ou égal au suivant ; elle est majorée s'il existe un réel que ses termes ne dépassent jamais. On dit qu'une suite converge vers un réel L quand tous ses termes finissent par être aussi proches de L que l'on veut. Dans le cas contraire, elle diverge.

Le théorème de la convergence monotone affirme que toute suite croissante et majorée converge. Attention, il ne donne pas la valeur de la limite ! Pour démontrer qu'une propriété est vraie pour tout entier n, on recourt fréquemment au raisonnement par récurrence. Celui-ci comporte deux étapes, l'initialisation et l'hérédité, suivies d'une conclusion.
`,
    marche: `
Comment un marché fonctionne-t-il ?

Dans le langage courant, le marché évoque une place où l'on vient acheter ses légumes. Pour les économistes, le marché est le lieu de rencontre, réel ou fictif, entre une offre et une demande, qui aboutit à la fixation d'un prix. Il existe ainsi un marché du pétrole, un marché du travail ou encore un marché des capitaux.

La demande représente la quantité d'un bien que les acheteurs sont prêts à acquérir pour un prix donné. En règle générale, elle diminue lorsque le prix augmente : si le café devient plus cher, certains consommateurs se tourneront vers le thé. L'offre, au contraire, est une fonction croissante du prix, puisque les producteurs ont intérêt à vendre davantage quand ils peuvent en tirer un meilleur revenu. Le prix d'équilibre est celui pour lequel les quantités offertes et demandées sont égales. Lorsque le prix est supérieur à ce niveau, il y a excès d'offre et une partie de la production reste invendue ; lorsqu'il est inférieur, on observe une pénurie.

Tous les acheteurs ne réagissent pas de la même manière à une variation des prix. L'élasticité-prix de la demande mesure la sensibilité de la demande à une variation du prix. Elle est faible pour les biens de première nécessité, comme le pain ou l'essence, et plus forte pour les loisirs.

Ce modèle suppose une concurrence parfaite, situation théorique dans laquelle aucun participant n'est assez puissant pour influencer le prix. Dans la réalité, cette condition est rarement remplie. On parle de monopole lorsqu'un seul vendeur fait face à une multitude d'acheteurs, et d'oligopole quand quelques entreprises se partagent le marché, comme dans la téléphonie mobile. Les pouvoirs publics veillent alors à sanctionner les ententes, qui faussent la concurrence au détriment du consommateur.
`,
    ondesCours: `
Ondes mécaniques progressives

Lorsqu'on jette un caillou dans un étang, des rides circulaires s'éloignent du point d'impact. Un bouchon qui flotte à la surface monte et descend à leur passage, mais il ne se déplace pas avec elles. Une onde mécanique progressive est le phénomène de propagation d'une perturbation dans un milieu matériel, sans transport de matière mais avec transport d'énergie.

On distingue deux grandes familles. Une onde est transversale si la perturbation se produit perpendiculairement à la direction de propagation : c'est le cas des vagues ou d'une secousse le long d'une corde. Elle est longitudinale si la perturbation est parallèle à cette direction. Le son appartient à cette seconde catégorie, car il résulte d'une succession de compressions et de dilatations de l'air.

La célérité d'une onde, exprimée en mètres par seconde, est le rapport entre la distance parcourue et la durée du parcours. Elle dépend des propriétés du milieu. Ainsi, le son se propage à environ 340 m/s dans l'air, à 1 500 m/s dans l'eau et à plus de 5 000 m/s dans l'acier. Plus le milieu est rigide, plus la célérité est élevée.

Une onde périodique se reproduit identique à elle-même à intervalles de temps réguliers. La période T est la plus petite durée au bout de laquelle un point du milieu se retrouve dans le même état vibratoire. La fréquence, inverse de la période, s'exprime en hertz. Quant à la longueur d'onde, notée λ, elle correspond à la distance parcourue par l'onde pendant une période.

Quand une onde rencontre une ouverture dont la taille est voisine de sa longueur d'onde, elle s'étale dans toutes les directions : ce phénomène s'appelle la diffraction. Il explique que l'on puisse entendre quelqu'un parler derrière une porte entrouverte sans le voir.
`,
    contratCours: `
DROIT DES OBLIGATIONS – L2
Séance 3 : la formation du contrat

I. Notion de contrat

- Art. 1101 C. civ. : le contrat est un accord de volontés entre deux ou plusieurs personnes destiné à créer, modifier, transmettre ou éteindre des obligations.
- Contrat synallagmatique : les contractants s'obligent réciproquement les uns envers les autres (ex. la vente).
- Contrat unilatéral : une seule partie s'oblige, sans engagement réciproque de l'autre (ex. la donation simple).
- Contrat d'adhésion : clauses non négociables, déterminées à l'avance par l'une des parties.

II. La rencontre des volontés

A. L'offre
- Offre = proposition ferme et précise de conclure un contrat à des conditions déterminées.
- Si un élément essentiel manque, il ne s'agit que d'une invitation à entrer en négociation.
- Rétractation possible tant que l'offre n'est pas parvenue à son destinataire.

B. L'acceptation
- Manifestation de volonté de l'auteur d'être lié dans les termes de l'offre
- Le silence ne vaut pas acceptation, sauf usages ou relations d'affaires
- Contrat entre absents : conclu dès que l'acceptation parvient à l'offrant (théorie de la réception)

III. Les vices du consentement

Trois vices : l'erreur, le dol et la violence.
1. Erreur : doit porter sur les qualités essentielles de la prestation ou du cocontractant. L'erreur sur la valeur n'est pas une cause de nullité.
2. Le dol est le fait d'obtenir le consentement de l'autre par des manœuvres ou des mensonges. La réticence dolosive est la dissimulation intentionnelle d'une information dont on sait le caractère déterminant pour l'autre partie.
3. Violence : pression inspirant la crainte d'un mal considérable. Depuis 2016, l'abus de l'état de dépendance est assimilé à la violence.

Sanction : nullité relative, action ouverte à la seule victime pendant cinq ans.
`,
    sgbd: `
# Bases de données relationnelles

## 1. Pourquoi un SGBD ?

Un système de gestion de bases de données (SGBD) est un logiciel qui permet de stocker, d'interroger et de protéger un ensemble de données partagées.

Avantages par rapport à de simples fichiers :
- accès simultané de plusieurs utilisateurs
- contrôle des droits
- reprise après panne
- moins de redondance

## 2. Le modèle relationnel

- Proposé par Edgar Codd en 1970, chez IBM.
- Les données sont rangées dans des tables, appelées relations.
- **Attribut** : colonne d'une table, avec un nom et un domaine de valeurs.
- **Tuple** : ligne d'une table.
- **Clé primaire** : attribut ou groupe d'attributs qui identifie chaque ligne de façon unique.
- **Clé étrangère** : attribut qui fait référence à la clé primaire d'une autre table.

L'intégrité référentielle garantit que toute valeur d'une clé étrangère existe bien dans la table référencée. Si on supprime un client qui a encore des commandes, le SGBD doit refuser l'opération ou la répercuter en cascade.

## 3. Le langage SQL

SQL est un langage déclaratif : on décrit le résultat voulu, pas la manière de l'obtenir.
- SELECT choisit les colonnes, WHERE filtre les lignes
- la jointure rapproche deux tables à partir d'une colonne commune
- GROUP BY regroupe les lignes pour calculer un total, une moyenne…

## 4. Transactions

Une transaction est une suite d'opérations qui doit être exécutée entièrement ou pas du tout. Exemple classique : le virement bancaire. On résume les propriétés attendues par l'acronyme ACID (atomicité, cohérence, isolation, durabilité).

Un index accélère les recherches, mais il ralentit les insertions et occupe de la place sur le disque. À utiliser avec discernement !
`,
    brassage: `
SVT Terminale spé – Génétique et évolution
Cours 2 : le brassage génétique

Rappels
• Gène : portion d'ADN qui porte l'information nécessaire à la synthèse d'une protéine.
• Allèle : version d'un gène.
• Un individu est homozygote pour un gène s'il possède deux allèles identiques, hétérozygote s'ils sont différents.
• Génotype = ensemble des allèles d'un individu ; phénotype = ensemble de ses caractères observables.

La méiose
• La méiose est une succession de deux divisions cellulaires qui produit, à partir d'une cellule diploïde, quatre cellules haploïdes.
• 1re division : séparation des chromosomes homologues (réductionnelle)
• 2e division : séparation des chromatides (équationnelle)
• Elle est précédée d'une réplication de l'ADN.

Deux brassages
• Brassage intrachromosomique : en prophase I, les chromosomes homologues échangent des fragments. Cet échange s'appelle le crossing-over (enjambement).
• Brassage interchromosomique : en anaphase I, chaque paire de chromosomes se sépare au hasard, indépendamment des autres. Chez l'homme, 23 paires donc 2^23 combinaisons, soit plus de 8 millions de gamètes différents.

La fécondation
La fécondation réunit au hasard deux gamètes et rétablit la diploïdie. Elle amplifie encore la diversité : la cellule-œuf obtenue est unique.

Anomalies
• Si deux chromosomes homologues ne se séparent pas, un gamète reçoit un chromosome en trop. La trisomie 21 est due à la présence d'un chromosome 21 surnuméraire.
• Un crossing-over inégal peut aboutir à la duplication d'un gène, à l'origine des familles multigéniques (ex. : les opsines, pigments de la rétine).

À retenir pour le bac : savoir faire un échiquier de croisement et interpréter un croisement-test. Le croisement-test consiste à croiser un individu hétérozygote avec un individu homozygote récessif pour les gènes étudiés.
`,
    lumieres: `
Philosophie des Lumières – notes de CM (séance 5)

1) Qu'est-ce que les Lumières ?
- Mouvement intellectuel européen, XVIIIe s. (Aufklärung, Enlightenment, Illuminismo)
- Kant, 1784 : « Sapere aude », aie le courage de te servir de ton propre entendement.
- Pour Kant, la minorité est l'incapacité de se servir de son entendement sans la direction d'autrui. L'homme en est lui-même responsable, par paresse et par lâcheté.

2) Raison et expérience
- Héritage de Locke : l'esprit est une table rase à la naissance, toutes nos idées viennent de l'expérience.
- Condillac radicalise la thèse → le sensualisme est la doctrine selon laquelle toutes nos connaissances dérivent des sensations. Image de la statue.
- Newton comme modèle : partir des faits, refuser les hypothèses gratuites

3) La critique de la religion
- Voltaire : combat contre le fanatisme (affaire Calas, 1762 ; Traité sur la tolérance, 1763)
- Déisme : croyance en un Dieu créateur, sans révélation ni dogme
- Matérialisme athée de d'Holbach et, plus prudemment, de Diderot

4) La politique
- Montesquieu, De l'esprit des lois (1748). Trois gouvernements : république, monarchie, despotisme. La séparation des pouvoirs empêche qu'un seul homme fasse la loi, l'exécute et juge.
- Rousseau, Du contrat social (1762). La volonté générale n'est pas la somme des volontés particulières : elle vise l'intérêt commun. Obéir à la loi qu'on s'est prescrite, voilà la liberté.
- Despotisme éclairé : Frédéric II, Catherine II. Ambiguïté des philosophes à leur égard.

5) L'Encyclopédie
Dirigée par Diderot et d'Alembert, publiée de 1751 à 1772 ; 17 volumes de texte et 11 de planches. But : rassembler les connaissances et « changer la façon commune de penser ». Condamnée par le Parlement de Paris en 1759, elle paraît malgré tout grâce à l'appui de Malesherbes, directeur de la Librairie.
`,
    probabilites: `
Probabilités – Fiche de cours (1re année)

Vocabulaire

- Une expérience aléatoire est une expérience dont on ne peut pas prévoir le résultat avec certitude.
- L'univers Ω est l'ensemble des issues possibles.
- Événement : partie de l'univers.
- Deux événements sont incompatibles s'ils ne peuvent pas se réaliser en même temps.

Exemple : on lance un dé équilibré. Ω = {1 ; 2 ; 3 ; 4 ; 5 ; 6} et la probabilité d'obtenir un nombre pair vaut 1/2.

Probabilités conditionnelles

- P_A(B) = P(A ∩ B) / P(A), à condition que P(A) ≠ 0
- Deux événements A et B sont indépendants lorsque P(A ∩ B) = P(A) × P(B). Ne pas confondre avec incompatibles !
- Formule des probabilités totales : on somme les probabilités de tous les chemins de l'arbre qui mènent à l'événement.
- La formule de Bayes permet de « remonter » l'arbre, c'est-à-dire de passer de P_A(B) à P_B(A). Application : tests de dépistage.

Variables aléatoires

Une variable aléatoire est une fonction qui associe un nombre réel à chaque issue de l'univers. L'espérance d'une variable aléatoire est la moyenne de ses valeurs pondérées par leurs probabilités. Elle s'interprète comme le gain moyen que l'on peut attendre si l'on répète l'expérience un grand nombre de fois. La variance mesure la dispersion des valeurs autour de l'espérance ; l'écart type est sa racine carrée.

Loi binomiale

- Épreuve de Bernoulli : expérience à deux issues, succès (probabilité p) et échec (1 – p).
- Schéma de Bernoulli : répétition de n épreuves identiques et indépendantes.
- X = nombre de succès → X suit la loi binomiale de paramètres n et p.
- Espérance : np ; variance : np(1 – p).

Loi des grands nombres : quand n augmente, la fréquence observée se rapproche de la probabilité théorique.
`,
    guerrefroideCours: `
Résumé d'histoire – la guerre froide (pour le contrôle de jeudi)

Bon alors la guerre froide c'est l'affrontement entre les USA et l'URSS de 1947 à 1991. On dit « froide » parce que les deux grands se sont jamais battus directement l'un contre l'autre, à cause de l'arme nucléaire. C'est ce que le prof appelle l'équilibre de la terreur : si un des deux attaque, l'autre riposte et tout le monde meurt.

Ça commence en 1947. Truman présente sa doctrine, le containment, en gros il veut empécher le communisme de s'étendre. Juste après il y a le plan Marshall, qui est une aide économique proposée par les Américains aux pays d'Europe pour se reconstruire. Jdanov répond avec sa doctrine à lui : le monde est divisé en deux camps. Ensuite chacun fait son alliance militaire, l'OTAN en 1949 et le pacte de Varsovie en 1955.

Les crises à connaître :
- Le blocus de Berlin (1948-1949). Staline coupe les routes vers Berlin-Ouest, les Américains ravitaillent la ville par avion (pont aérien).
- La guerre de Corée de 1950 à 1953, ça finit sur la meme frontière qu'au début.
- Le mur de Berlin, construit en 1961 pour empêcher les Allemands de l'Est de partir.
- Cuba en 1962 : les Soviétiques installent des missiles, Kennedy met en place un blocus naval et finalement Khrouchtchev recule. C'est le moment où on est passé le plus près de la guerre nucléaire.

Après Cuba on entre dans la Détente. La Détente est une période où les deux blocs se parlent et limitent leurs armements (accords SALT en 1972). Mais ça n'empêche pas la guerre du Vietnam…

Fin : Gorbatchev arrive au pouvoir en 1985 et lance la perestroïka (réforme de l'économie) et la glasnost (transparence). Le mur tombe le 9 novembre 1989 et l'URSS disparait en décembre 1991.
`,
    volcans: `
SVT : mes révisions sur les volcans

Un volcan c'est une ouverture de la croûte terrestre par où sort du magma. Le magma, c'est de la roche fondue avec des gaz dissous dedans, qui vient d'une chambre magmatique à plusieurs kilomètres sous nos pieds. Quand il arrive à la surface et qu'il a perdu ses gaz, on l'appelle de la lave.

Il y a deux sortes d'éruptions, faut pas les mélanger !!

Les éruptions effusives : la lave est fluide, elle coule le long des pentes, ça fait des grandes coulées. C'est pas trop dangereux pour les gens parce qu'on a le temps de partir. Exemple le Piton de la Fournaise à la Réunion. Les volcans effusifs ont souvent une forme de bouclier.

Les éruptions explosives : là la lave est visqueuse, elle a du mal à sortir, donc elle forme un dôme et bouche le cratère. Les gaz s'accumulent, la pression monte et ça explose. Une nuée ardente est un nuage brulant de gaz, de cendres et de blocs qui dévale les pentes du volcan à plus de 100 km/h. C'est ce qui a détruit la ville de Saint-Pierre, en Martinique, en 1902 (28 000 morts environ).

La viscosité dépend surtout de la quantité de silice dans le magma. Plus y en a, plus c'est visqueux.

Où sont les volcans ? Pas n'importe où : surtout sur les limites des plaques. La ceinture de feu du Pacifique regroupe la majorité des volcans actifs du monde, à cause de la subduction. La subduction c'est quand une plaque océanique plonge sous une autre plaque. Il y en a aussi sur les dorsales, au fond des océans. Exception : les points chauds, comme Hawaï, qui sont au milieu d'une plaque.

Prévention : les volcanologues surveillent les séismes, la déformation du sol et les gaz.
`,
    realisme: `
Le roman réaliste – fiche pour l'oral de français

Le réalisme est un mouvement littéraire et artistique qui apparaît en France vers 1830 et qui domine jusqu'aux années 1880 environ. L'idée principale, c'est de représenter la société telle qu'elle est, sans l'embellir. C'est une réaction contre le romantisme, que les réalistes trouvaient trop sentimental.

Les auteurs. Balzac d'abord, avec La Comédie humaine : plus de 90 romans et nouvelles, avec des personnages qui reviennent d'un livre à l'autre (Rastignac, Vautrin…). Il veut « faire concurrence à l'état civil ». Stendhal dit que le roman est un miroir qu'on promène le long d'un chemin, c'est la citation à caser absolument. Flaubert lui n'aimait pas qu'on le traite de réaliste, mais Madame Bovary (1857) est souvent cité comme le modèle du genre. Il a même eu un procès pour immoralité, il a été acquité. Et Maupassant, qui dit dans la préface de Pierre et Jean que les réalistes devraient plutot s'appeler des illusionnistes.

Comment on le reconnaît ? Il y a beaucoup de descriptions, très longues et documentées. Des détails vrais, qui servent à faire croire à l'histoire : Barthes appelle ça l'effet de réel. Les personnages viennent de tous les milieux (paysans, bourgeois, ouvriers), et le héros est souvent quelqu'un de banal qui échoue. Flaubert utilise aussi beaucoup le discours indirect libre. Le discours indirect libre est un procédé qui mêle la voix du narrateur et les pensées du personnage, sans verbe introducteur ni guillemets.

Attention à pas confondre avec le naturalisme. Le naturalisme prolonge le réalisme en s'appuyant sur la méthode scientifique : Zola veut étudier l'influence de l'hérédité et du milieu sur les personnages. Son grand cycle c'est Les Rougon-Macquart, vingt romans, de 1871 à 1893.
`,
    baroque: `
Musique baroque

La musique baroque couvre une période de l'histoire de la musique occidentale qui s'étend approximativement de 1600 à 1750. Elle succède à la musique de la Renaissance et précède la période classique. Le terme vient du portugais barroco, qui désignait une perle de forme irrégulière ; il n'a été appliqué à la musique que tardivement et eut longtemps une valeur péjorative.

Née en Italie, cette esthétique se caractérise par le goût du contraste, de l'ornement et de l'expression des passions. La basse continue en constitue le fondement : il s'agit d'une ligne de basse ininterrompue, jouée par un instrument grave comme la viole de gambe ou le violoncelle, sur laquelle un clavecin, un orgue ou un luth improvise des accords. La tonalité majeure ou mineure s'impose peu à peu aux dépens des anciens modes.

L'époque voit naître l'opéra. L'Orfeo de Claudio Monteverdi, créé à Mantoue en 1607, est généralement considéré comme le premier chef-d'œuvre du genre. En France, Jean-Baptiste Lully crée la tragédie en musique, dont le livret est le plus souvent confié à Philippe Quinault. L'oratorio est une œuvre lyrique de sujet généralement religieux, exécutée sans mise en scène ni costumes ; Georg Friedrich Haendel en a laissé de nombreux exemples, parmi lesquels Le Messie (1741).

La musique instrumentale s'émancipe également. Arcangelo Corelli fixe la forme du concerto grosso, dans lequel un petit groupe de solistes, le concertino, dialogue avec l'ensemble de l'orchestre, appelé ripieno. Antonio Vivaldi, pour sa part, donne au concerto de soliste sa coupe en trois mouvements. La fugue, forme contrapuntique fondée sur l'imitation d'un thème appelé sujet, atteint son apogée avec Jean-Sébastien Bach, dont la mort en 1750 marque conventionnellement la fin de la période.
`,
    cerveau: `
Cerveau humain

Le cerveau est le principal organe du système nerveux central. Logé dans la boîte crânienne et protégé par trois membranes, les méninges, il pèse en moyenne 1,3 à 1,4 kilogramme chez l'adulte. Bien qu'il ne représente que 2 % de la masse du corps, il consomme environ 20 % de l'énergie de l'organisme au repos.

Il est formé de deux hémisphères reliés par le corps calleux, un épais faisceau de fibres nerveuses. Chaque hémisphère se divise en quatre lobes visibles à la surface : le lobe frontal, siège de la planification et de la motricité volontaire, le lobe pariétal, qui intègre les informations sensorielles, le lobe temporal, impliqué dans l'audition et le langage, et le lobe occipital, consacré à la vision. Le cortex cérébral, couche superficielle de substance grise, présente de nombreuses circonvolutions séparées par des sillons.

Le tissu cérébral comprend quelque 86 milliards de neurones. Un neurone est une cellule excitable capable de recevoir, de traiter et de transmettre des signaux électriques. Il communique avec ses voisins au niveau des synapses, où le message est relayé par des molécules chimiques appelées neurotransmetteurs. Les cellules gliales assurent quant à elles la nutrition et la protection des neurones ; certaines produisent la myéline, substance grasse qui accélère la conduction de l'influx nerveux.

Situé en profondeur dans le lobe temporal, l'hippocampe joue un rôle essentiel dans la formation des souvenirs. L'amygdale intervient dans le traitement des émotions, en particulier de la peur.

La plasticité cérébrale est la capacité du cerveau à modifier ses connexions en fonction de l'expérience. Elle est maximale pendant l'enfance mais persiste toute la vie. En 1861, Paul Broca mit en évidence, chez un patient privé de la parole, une lésion du lobe frontal gauche, ouvrant la voie à l'étude des localisations cérébrales.
`,
    constitution: `
Constitution des États-Unis

La Constitution des États-Unis est la loi suprême du pays. Rédigée à Philadelphie pendant l'été 1787 par cinquante-cinq délégués, elle entra en vigueur en 1789, après avoir été ratifiée par onze États. Elle remplaçait les Articles de la Confédération, qui n'accordaient au Congrès ni le pouvoir de lever l'impôt ni celui de réglementer le commerce.

Le texte, composé d'un préambule et de sept articles, repose sur une stricte séparation des pouvoirs. Le pouvoir législatif est confié au Congrès, formé de la Chambre des représentants, élue pour deux ans, et du Sénat, où chaque État dispose de deux sièges quelle que soit sa population. Le pouvoir exécutif appartient au président, élu pour quatre ans par un collège de grands électeurs. La Cour suprême, dont les neuf juges sont nommés à vie, se trouve au sommet du pouvoir judiciaire. Depuis l'arrêt Marbury contre Madison (1803), elle exerce le contrôle de constitutionnalité, c'est-à-dire le pouvoir d'écarter une loi contraire à la Constitution.

Un système de freins et contrepoids (checks and balances) permet à chaque pouvoir de limiter les autres. Le président peut ainsi opposer son veto à une loi, mais le Congrès peut passer outre à la majorité des deux tiers. L'impeachment est la procédure par laquelle la Chambre des représentants met en accusation le président ou un haut fonctionnaire, qui est ensuite jugé par le Sénat.

Vingt-sept amendements ont été adoptés. Les dix premiers, ratifiés en 1791, forment la Déclaration des droits (Bill of Rights) ; ils garantissent notamment la liberté d'expression, la liberté de culte et le droit à un procès équitable. Le treizième amendement abolit l'esclavage en 1865 et le dix-neuvième, en 1920, accorda le droit de vote aux femmes.
`,
    courant: `
Courant électrique

Un courant électrique est un mouvement d'ensemble de porteurs de charges électriques, généralement des électrons, au sein d'un matériau conducteur. Dans les métaux, ces porteurs sont des électrons libres ; dans les solutions, ce sont des ions. Par convention, le sens du courant va de la borne positive à la borne négative du générateur, à l'inverse du déplacement réel des électrons.

L'intensité d'un courant correspond à la quantité de charge qui traverse une section du conducteur par unité de temps. Elle s'exprime en ampères, du nom du physicien français André-Marie Ampère, et se mesure à l'aide d'un ampèremètre branché en série. La tension électrique, mesurée en volts, désigne la différence de potentiel entre deux points d'un circuit. Le voltmètre se branche toujours en dérivation.

La résistance est l'aptitude d'un matériau à s'opposer au passage du courant. Son unité est l'ohm. Établie en 1827 par le physicien allemand Georg Ohm, la loi d'Ohm énonce que la tension aux bornes d'un conducteur ohmique est proportionnelle à l'intensité qui le traverse. Un matériau dont la résistance est très élevée, comme le verre ou le caoutchouc, est qualifié d'isolant.

Le passage du courant dans un conducteur s'accompagne d'un dégagement de chaleur, appelé effet Joule, que l'on exploite dans les radiateurs et les bouilloires mais qui provoque des pertes dans les lignes de transport. Pour les réduire, on achemine l'électricité sous haute tension.

On distingue le courant continu, fourni par les piles et les batteries, du courant alternatif, dont le sens s'inverse périodiquement. En Europe, le réseau domestique délivre un courant alternatif de 230 volts à une fréquence de 50 hertz. Un fusible est un dispositif de sécurité qui fond lorsque l'intensité dépasse une valeur limite, ce qui ouvre le circuit et évite l'incendie.
`,
    socialisationCours: `
Socialisation

En sociologie, la socialisation est le processus par lequel un individu intériorise les normes et les valeurs de la société à laquelle il appartient. Elle contribue à la fois à l'intégration de chacun et au maintien de la cohésion sociale. Une norme est une règle de conduite, écrite ou non, dont le non-respect expose à une sanction ; les valeurs sont des idéaux partagés, tels que l'égalité ou le respect, qui orientent les comportements.

On oppose habituellement deux phases. La socialisation primaire se déroule pendant l'enfance et l'adolescence ; elle a pour principaux agents la famille, l'école, le groupe de pairs et les médias. La socialisation secondaire, qui se poursuit tout au long de la vie adulte, passe par le travail, le couple ou l'engagement associatif. Elle peut prolonger les acquis de l'enfance ou, au contraire, les remettre en cause.

Pour Émile Durkheim, l'éducation est une action exercée par les générations adultes sur celles qui ne sont pas encore mûres pour la vie sociale. L'individu y paraît surtout passif. Pierre Bourdieu a prolongé cette analyse avec la notion d'habitus, ensemble de dispositions durables acquises au sein d'un milieu social et qui guident les goûts, les gestes et les jugements. Il souligne que l'école valorise le capital culturel des familles favorisées, ce qui favorise la reproduction des inégalités.

D'autres auteurs insistent sur les interactions. George Herbert Mead montre ainsi que l'enfant apprend, par le jeu, à se mettre à la place d'autrui. Robert Merton nomme socialisation anticipatrice l'adoption, par un individu, des normes d'un groupe auquel il n'appartient pas encore mais qu'il souhaite rejoindre. Enfin, les études de genre ont mis en évidence une socialisation différenciée des filles et des garçons, visible dans le choix des jouets, des sports et des filières scolaires.
`,
  },
  de: {},
  zh: {},
  ja: {},
};
