import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** Written, before the rules were mended once more, by who mended them. */
export const triedFrenchPassages: Readonly<Record<Language, Passages>> = {
  en: {},
  es: {},
  fr: {
    lentilles: `
Chapitre 7 – Les lentilles minces convergentes

Une lentille est un milieu transparent limité par deux surfaces dont l'une au moins est courbe. Une lentille convergente est plus épaisse au centre que sur les bords ; une lentille divergente, au contraire, est plus mince au centre. Le point par lequel un rayon passe sans être dévié s'appelle le centre optique.

Les rayons parallèles à l'axe optique convergent, après la lentille, en un point appelé foyer image. La distance focale est la distance entre le centre optique et le foyer image. La vergence est l'inverse de la distance focale, exprimée en mètres ; son unité est la dioptrie. Le rôle de la lentille est de former une image nette sur un écran ou sur un capteur.

L'œil peut être modélisé par une lentille et un écran. Le cristallin joue le rôle de la lentille, la rétine celui de l'écran. L'accommodation est la modification de la courbure du cristallin qui permet de voir net à différentes distances. Chez un sujet jeune, le punctum proximum se situe à environ 25 cm de l'œil. La myopie est un défaut de l'œil trop convergent : l'image d'un objet éloigné se forme en avant de la rétine. On la corrige avec des verres divergents, l'hypermétropie avec des verres convergents.

En 1621, Willebrord Snell établit la loi de la réfraction, que Descartes publie en 1637 dans La Dioptrique. Le télescope spatial Hubble est l'instrument le plus célèbre de l'astronomie moderne ; son miroir primaire mesure 2,4 mètres de diamètre.
`,
    demographie: `
La transition démographique

La démographie est la science qui étudie les populations humaines, leur taille, leur structure et leur évolution. Le taux de natalité est le rapport entre le nombre de naissances vivantes d'une année et la population totale, exprimé pour mille habitants. Le taux de mortalité désigne le nombre de décès pour mille habitants, l'accroissement naturel la différence entre les deux.

On appelle transition démographique le passage d'un régime de forte natalité et de forte mortalité à un régime où les deux sont faibles. La première phase est la baisse de la mortalité, due aux progrès de l'hygiène et de la médecine. La condition de ce recul est une meilleure alimentation. Dans un second temps, la natalité baisse à son tour.

L'indicateur conjoncturel de fécondité est le nombre moyen d'enfants qu'aurait une femme au cours de sa vie. Le seuil de renouvellement des générations est de 2,1 enfants par femme dans les pays développés. En 2022, la fécondité de la France s'établit à 1,8 enfant par femme, celle de l'Italie à 1,2.

L'Inde est devenue en 2023 le pays le plus peuplé du monde, devant la Chine. Le Niger est l'un des pays dont la population augmente le plus vite. Le but de la politique de l'enfant unique, instaurée en 1979 par Deng Xiaoping, était de freiner la croissance de la population chinoise. Alfred Sauvy, qui fonda l'Ined en 1945, avait popularisé l'étude du vieillissement. Les pays sont dits vieillissants lorsque la part des plus de 65 ans dépasse 7 %.
`,
    conscience: `
La conscience et l'inconscient (Terminale, philosophie)

La conscience est la faculté qu'a l'homme de se représenter sa propre existence et le monde qui l'entoure. Descartes en fait, dans les Méditations métaphysiques publiées en 1641, le fondement de toute certitude : je peux douter de tout, sauf du fait que je doute. Le cogito est donc la première vérité indubitable.

On distingue la conscience immédiate, qui accompagne tous nos actes, et la conscience réfléchie, par laquelle le sujet revient sur lui-même. La conscience morale désigne la capacité de juger de la valeur de ses actes. Selon Rousseau, elle est un « instinct divin ». Pour Husserl, toute conscience est conscience de quelque chose : cette propriété s'appelle l'intentionnalité.

L'hypothèse de l'inconscient est au centre de l'œuvre de Sigmund Freud. L'inconscient est l'ensemble des représentations refoulées qui échappent à la conscience du sujet. Le refoulement est le mécanisme par lequel le moi repousse hors de la conscience les désirs inacceptables. Les rêves sont la voie royale qui mène à l'inconscient. Le ça est le réservoir des pulsions, le surmoi l'instance qui interdit et juge. La tâche du moi est de concilier les exigences de l'un et de l'autre.

La cure psychanalytique vise à ramener à la conscience ce qui a été refoulé. Sartre critique cette théorie en 1943, dans L'Être et le Néant : il oppose à l'inconscient la mauvaise foi, c'est-à-dire le mensonge à soi-même. Alain, lui, y voit une simple idolâtrie du corps. L'enjeu du débat est la liberté du sujet.
`,
    genetique: `
# Génétique – fiche de révision

## Vocabulaire

- Gène : une portion d'ADN qui détermine un caractère héréditaire
- Allèle : une version d'un gène
- Génotype : l'ensemble des allèles d'un individu
- Phénotype : l'ensemble des caractères observables d'un individu
- Locus : l'emplacement d'un gène sur un chromosome
- Homozygote : qui possède deux allèles identiques

## La méiose

La méiose est une suite de deux divisions cellulaires qui produit quatre cellules haploïdes à partir d'une cellule diploïde. La première division sépare les chromosomes homologues, la seconde les chromatides. Un allèle est dit dominant s'il s'exprime en un seul exemplaire. Les allèles qui s'expriment ensemble sont dits codominants.

Le crossing-over est un échange de fragments entre deux chromatides de chromosomes homologues. Il a lieu en prophase I. L'effet du brassage génétique est une diversité presque infinie des gamètes.

## Mendel

Gregor Mendel, un moine morave, publie en 1866 ses expériences sur le petit pois. Le test-cross est un croisement entre un individu de phénotype dominant et un individu homozygote récessif. L'objectif du test-cross est de connaître le génotype d'un individu.

La drépanocytose est la maladie génétique la plus fréquente en France. Elle est due à la mutation d'un seul nucléotide. Le caryotype humain comporte 46 chromosomes, celui du chimpanzé 48. La trisomie 21 fut décrite en 1959 par Marthe Gautier, Raymond Turpin et Jérôme Lejeune.
`,
    thermodynamique: `
Thermodynamique – L1 physique

I. Système et état

Un système fermé est un système qui n'échange pas de matière avec le milieu extérieur. Un système est dit isolé s'il n'échange ni matière ni énergie. Une transformation est dite isotherme lorsque la température du système reste constante, isobare lorsque sa pression ne varie pas. Les grandeurs proportionnelles à la quantité de matière sont appelées extensives.

II. Le premier principe

Le premier principe de la thermodynamique affirme que l'énergie d'un système isolé se conserve. L'énergie interne est la somme des énergies cinétiques et potentielles microscopiques des particules du système. La chaleur est un transfert d'énergie dû à une différence de température ; le travail est un transfert d'énergie dû à une force.

La capacité thermique massique est l'énergie qu'il faut fournir à un kilogramme d'un corps pour élever sa température de 1 K. Celle de l'eau vaut 4 185 J par kilogramme et par kelvin à 15 °C. Sous une pression de 1 013 hPa, l'eau bout à 100 °C. La fusion de la glace absorbe 334 kJ par kilogramme à 0 °C.

III. Le second principe

L'entropie est une fonction d'état qui mesure le désordre d'un système. La condition d'équilibre est une entropie maximale. Le rendement d'une machine thermique est le rapport du travail fourni à la chaleur reçue de la source chaude. Sadi Carnot publie en 1824 ses Réflexions sur la puissance motrice du feu. Rudolf Clausius introduit le mot entropie en 1865. La fonction de la source froide est d'évacuer la chaleur que le cycle ne peut pas convertir. Le moteur de Carnot atteint 60 % de rendement entre 750 K et 300 K.
`,
    socialisation: `
SES – Comment devenons-nous des acteurs sociaux ?

La socialisation est le processus par lequel un individu apprend et intériorise les normes et les valeurs de la société à laquelle il appartient. Une norme est une règle de conduite, écrite ou non, que les membres d'un groupe sont censés respecter. Les valeurs sont des idéaux collectifs qui orientent les comportements.

La socialisation primaire se déroule pendant l'enfance, la socialisation secondaire à l'âge adulte. La famille est la principale instance de socialisation primaire. L'école est le lieu où l'enfant rencontre d'autres normes que celles de ses parents. Le groupe des pairs désigne l'ensemble des personnes du même âge que l'enfant fréquente. Les médias jouent un rôle croissant.

Émile Durkheim insiste, dans Éducation et sociologie (1922), sur la contrainte qu'exerce la société. Pour Pierre Bourdieu, l'habitus est un ensemble de dispositions durables acquises au cours de la socialisation. Le capital culturel désigne les ressources culturelles dont dispose un individu, comme les diplômes ou les livres. Les individus dotés d'un fort capital culturel sont avantagés à l'école.

La socialisation est dite différenciée lorsqu'elle varie selon le genre ou le milieu social. D'après l'enquête de l'Insee de 2010, les femmes consacrent en moyenne 4 heures par jour aux tâches domestiques, les hommes 2 heures et 15 minutes. Le résultat de cette socialisation est une répartition inégale des rôles. Bernard Lahire a montré en 2019 que les inégalités se forment dès la petite enfance.
`,
    reseaux: `
# NSI – Les réseaux : le modèle TCP/IP

Un protocole est un ensemble de règles qui régissent la communication entre deux machines. Internet est le plus grand réseau du monde : c'est un réseau de réseaux. Il est né du projet Arpanet, lancé en 1969 par le département de la Défense des États-Unis.

## Les couches

- Couche application : HTTP, SMTP, DNS
- Couche transport : TCP, UDP
- Couche internet : IP
- Couche accès réseau : Ethernet, Wi-Fi

L'encapsulation est l'opération par laquelle chaque couche ajoute son en-tête aux données reçues de la couche supérieure. Le protocole IP assure l'acheminement des paquets, le protocole TCP leur remise dans l'ordre. Vinton Cerf et Robert Kahn ont proposé TCP en 1974.

## Adressage

Une adresse IP est un numéro qui identifie une machine sur un réseau. Une adresse IPv4 est codée sur 32 bits, une adresse IPv6 sur 128 bits. Le masque de sous-réseau sert à séparer la partie réseau de la partie hôte. Un routeur est un équipement qui relie plusieurs réseaux et achemine les paquets de l'un à l'autre. Le rôle d'un serveur DNS est de traduire un nom de domaine en adresse IP.

## Le routage

On appelle table de routage la liste des réseaux connus d'un routeur, avec le prochain saut à emprunter. Les algorithmes RIP et OSPF la mettent à jour. Avec RIP, le nombre de sauts ne peut pas dépasser 15. Un paquet perdu est réémis au bout de 200 millisecondes. Les réseaux sont dits maillés lorsque chaque nœud est relié à plusieurs autres. Le débit est la quantité de données transmises par unité de temps, la latence le délai de transmission.
`,
    principat: `
De la République à l'Empire romain

À la fin du IIe siècle av. J.-C., Rome domine le bassin méditerranéen, mais ses institutions, conçues pour une cité, sont inadaptées à un si vaste territoire. Les magistrats sont élus pour un an. Le Sénat est une assemblée d'anciens magistrats qui dirige la politique extérieure et les finances. Les consuls sont les deux magistrats les plus élevés de la République.

Les guerres civiles opposent Marius à Sylla, puis César à Pompée. En 49 av. J.-C., Jules César franchit le Rubicon avec son armée. Nommé dictateur à vie, il est assassiné aux ides de mars 44. Son fils adoptif, Octave, élimine Marc Antoine à la bataille d'Actium, en 31 av. J.-C.

En 27 av. J.-C., le Sénat lui décerne le titre d'Auguste. Le principat est un régime dans lequel un seul homme concentre les pouvoirs tout en conservant les apparences de la République. L'imperium désigne le pouvoir de commandement civil et militaire, la puissance tribunicienne le droit de proposer des lois et d'opposer son veto. Le culte impérial consiste à rendre un hommage religieux à l'empereur et à Rome.

La romanisation est la diffusion du mode de vie romain dans les provinces. Elle passe par la ville, la langue et le droit de cité. Une colonie est une cité fondée par Rome et peuplée de citoyens romains, souvent d'anciens soldats. L'édit de Caracalla accorde en 212 la citoyenneté à tous les hommes libres de l'Empire. Le Colisée, inauguré en 80 sous Titus, est le plus grand amphithéâtre jamais construit par les Romains. La capitale de la Gaule romaine est Lyon, fondée en 43 av. J.-C. sous le nom de Lugdunum.
`,
    comptabilite: `
Introduction à la comptabilité – le bilan et le compte de résultat

Le bilan est un document qui présente, à une date donnée, le patrimoine de l'entreprise. L'actif est l'ensemble des biens et des créances que possède l'entreprise, le passif l'ensemble de ses ressources. L'actif immobilisé regroupe les éléments destinés à rester durablement dans l'entreprise ; l'actif circulant comprend les stocks, les créances et la trésorerie.

Une créance est une somme d'argent due à l'entreprise par un tiers. Les capitaux propres sont les ressources apportées par les associés ou dégagées par l'activité. Le principe de la partie double est que tout débit doit correspondre à un crédit d'un même montant. L'intérêt de ce principe est la détection des erreurs. Luca Pacioli l'expose en 1494 dans un traité imprimé à Venise.

Le compte de résultat récapitule les charges et les produits d'un exercice. Le résultat net est la différence entre les produits et les charges. L'amortissement est la constatation comptable de la perte de valeur d'un bien avec le temps. Un matériel de 12 000 euros amorti en 5 ans donne une dotation annuelle de 2 400 euros.

Le fonds de roulement correspond à l'excédent des capitaux permanents sur les actifs immobilisés. Le besoin en fonds de roulement naît du décalage entre les encaissements et les décaissements. La trésorerie est la différence entre le fonds de roulement et le besoin en fonds de roulement. Les fournisseurs doivent être payés en 60 jours au plus. Une entreprise est dite insolvable lorsqu'elle ne peut plus payer ses dettes. La liquidité est le critère de classement de l'actif.
`,
    immunite: `
Fiche de révision – l'immunité

L'immunité innée c'est la première ligne de défense, elle est présente dès la naissance et elle agit en quelques heures. L'inflammation est une réaction de l'organisme qui se manifeste par une rougeur, une chaleur, un gonflement et une douleur. Le but de l'inflammation est d'éliminer l'agent pathogène et de réparer le tissu. La phagocytose est l'ingestion puis la digestion d'une particule étrangère par une cellule. Les macrophages et les granulocytes sont des phagocytes.

L'immunité adaptative est plus lente mais spécifique. Un antigène est une molécule capable de déclencher une réponse immunitaire. Les anticorps sont des protéines produites par les plasmocytes, qui se lient à un antigène précis. On parle de réponse humorale quand elle passe par les anticorps, de réponse cellulaire quand elle passe par les lymphocytes T cytotoxiques. Les lymphocytes T qui détruisent les cellules infectées sont dits cytotoxiques.

La vaccination consiste à injecter un antigène rendu inoffensif, afin de créer une mémoire immunitaire. Edward Jenner l'a pratiquée pour la première fois en 1796, contre la variole. La variole est la seule maladie humaine qui ait été éradiquée. Un adjuvant est une substance qui stimule la réaction innée. La couverture vaccinale nécessaire contre la rougeole est de 95 %.

Le VIH est un rétrovirus qui infecte les lymphocytes T4. Sans traitement, leur nombre tombe sous 200 par millimètre cube au bout de 10 ans. Le sida est le stade ultime de l'infection. Luc Montagnier et Françoise Barré-Sinoussi ont isolé le virus en 1983.
`,
  },
  de: {},
  zh: {},
  ja: {},
};
