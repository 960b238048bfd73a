import { labelled } from "./corpus-text.ts";

export const french = [
  labelled({
    subject: "biologie",
    text: `
§La digestion est la transformation des aliments en nutriments assez petits pour passer dans le sang. Elle commence dans la bouche, où les dents broient la nourriture et où la salive attaque déjà l'amidon. §Une enzyme est une protéine qui accélère une réaction chimique sans être consommée. Chaque enzyme n'agit que sur un type de molécule.

§Dans l'estomac, le suc gastrique, très acide, commence à découper les protéines. Le repas y reste de deux à quatre heures. La bouillie obtenue passe ensuite dans l'intestin grêle, un tube de six mètres de long. §C'est dans l'intestin grêle que la digestion s'achève grâce au suc pancréatique et à la bile produite par le foie.

§La paroi de l'intestin grêle est couverte de millions de replis appelés villosités. Ces replis donnent à l'intestin une surface de près de 250 mètres carrés, ce qui facilite le passage des nutriments dans le sang. On appelle absorption le passage des nutriments à travers la paroi de l'intestin. §Ce qui n'a pas été digéré arrive dans le gros intestin, où l'eau est récupérée. Des milliards de bactéries y vivent et fabriquent plusieurs vitamines. Une alimentation riche en fibres les nourrit et protège la santé.`,
    terms: [
      "digestion",
      "nutriments",
      "enzyme",
      "suc gastrique",
      "intestin grêle",
      "bile",
      "villosités",
      "absorption",
      "gros intestin",
      "protéines",
      "estomac",
      "bactéries",
      "sang",
    ],
    defines: ["digestion", "enzyme", "absorption"],
    facts: ["250"],
    asks: [
      ["Où la digestion commence-t-elle ?", "commence dans la bouche"],
      ["Que fait une enzyme ?", "accélère une réaction chimique"],
      ["À quoi servent les villosités ?", "facilite le passage des nutriments"],
    ],
  }),
  labelled({
    subject: "histoire",
    text: `
§La révolution industrielle désigne le passage d'une économie agricole et artisanale à une économie dominée par l'industrie. Elle débute en Grande-Bretagne vers 1760, puis gagne la Belgique, la France et l'Allemagne au XIXe siècle. §La machine à vapeur, améliorée par James Watt en 1769, est l'invention qui a tout changé. Elle permet de faire tourner des machines loin des rivières et d'extraire le charbon plus profondément.

§Le travail quitte l'atelier et la maison pour entrer dans l'usine. Les journées y durent souvent quatorze heures, et des enfants de huit ans surveillent les métiers à tisser. En France, la loi de 1841 interdit enfin le travail des enfants de moins de huit ans. §Les villes grandissent si vite que les logements manquent et que les maladies se répandent.

§Deux groupes sociaux s'affirment : la bourgeoisie, qui possède les usines, et le prolétariat, qui n'a que son travail à vendre. Le capitalisme est un système économique dans lequel les moyens de production appartiennent à des personnes privées. Karl Marx en dénonce les injustices dans un manifeste publié en 1848. Les ouvriers s'organisent peu à peu en syndicats. §Le chemin de fer, enfin, rapproche les régions et fait baisser le prix des marchandises.`,
    terms: [
      "révolution industrielle",
      "machine à vapeur",
      "James Watt",
      "usine",
      "bourgeoisie",
      "prolétariat",
      "capitalisme",
      "syndicats",
      "chemin de fer",
      "charbon",
      "travail",
      "économie",
      "travail des enfants",
    ],
    defines: ["révolution industrielle", "capitalisme", "machine à vapeur"],
    facts: ["1760", "1769", "1841", "1848"],
    asks: [
      ["Qui a amélioré la machine à vapeur ?", "James Watt"],
      ["Que dit la loi de 1841 ?", "interdit enfin le travail des enfants"],
      ["Qu'est-ce que le capitalisme ?", "moyens de production appartiennent"],
    ],
  }),
  labelled({
    subject: "physique",
    text: `
§Le courant électrique est un déplacement ordonné de charges dans un conducteur. Dans un fil de cuivre, ce sont les électrons qui circulent. §Pour que le courant passe, le circuit doit être fermé et contenir un générateur, par exemple une pile.

§L'intensité du courant se mesure en ampères avec un ampèremètre branché en série. La tension, elle, se mesure en volts à l'aide d'un voltmètre branché en dérivation. On peut comparer le courant à l'eau d'une rivière : l'intensité est son débit, la tension est la hauteur de la chute. §La résistance est la grandeur qui indique à quel point un objet s'oppose au passage du courant. Elle s'exprime en ohms.

§La loi d'Ohm énonce que la tension aux bornes d'une résistance est égale au produit de la résistance par l'intensité. Si l'on double la tension, l'intensité double aussi. §Dans un circuit en série, l'intensité est la même partout ; dans un circuit en dérivation, elle se partage entre les branches. À la maison, les prises sont montées en dérivation sous une tension de 230 volts. Un fusible est un fil fin qui fond quand l'intensité devient trop forte. Il protège ainsi l'installation contre l'incendie.`,
    terms: [
      "courant électrique",
      "intensité",
      "tension",
      "résistance",
      "loi d'Ohm",
      "circuit",
      "électrons",
      "fusible",
      "générateur",
      "ampèremètre",
      "voltmètre",
      "circuit en série",
      "courant",
    ],
    defines: ["courant électrique", "résistance", "loi d'Ohm", "fusible"],
    facts: ["230"],
    asks: [
      ["Avec quel appareil mesure-t-on la tension ?", "à l'aide d'un voltmètre"],
      ["À quoi sert un fusible ?", "fond quand l'intensité devient trop forte"],
      ["Quelle est l'unité de la résistance ?", "s'exprime en ohms"],
    ],
  }),
  labelled({
    subject: "géographie",
    text: `
§L'urbanisation est l'augmentation de la part de la population qui vit en ville. En 1950, trois habitants de la planète sur dix étaient des citadins ; depuis 2007, ils sont plus de la moitié. §Ce mouvement est aujourd'hui le plus rapide en Afrique et en Asie.

§Deux causes l'expliquent : l'exode rural et la croissance naturelle de la population. L'exode rural désigne le départ des habitants des campagnes vers les villes. Les familles espèrent y trouver un emploi, une école et des soins. §Une mégapole est une ville qui compte plus de dix millions d'habitants. Tokyo, Delhi et Lagos en font partie.

§La croissance trop rapide des villes crée des quartiers informels sans eau courante ni égouts. Près d'un milliard de personnes vivent dans ces bidonvilles. L'étalement urbain, c'est-à-dire l'extension des villes sur les terres agricoles, allonge les trajets et augmente la pollution. §Pour y répondre, les urbanistes parlent de ville durable. Elle mise sur les transports en commun, des immeubles économes en énergie et des espaces verts. À Curitiba, au Brésil, 70 % des habitants vont au travail en bus. Cet exemple montre qu'une grande ville peut grandir autrement.`,
    terms: [
      "urbanisation",
      "exode rural",
      "mégapole",
      "bidonvilles",
      "étalement urbain",
      "ville durable",
      "population",
      "villes",
      "croissance naturelle",
      "transports en commun",
      "quartiers informels",
      "habitants",
    ],
    defines: ["urbanisation", "exode rural", "mégapole"],
    facts: ["1950", "2007", "70"],
    asks: [
      ["Qu'est-ce qu'une mégapole ?", "plus de dix millions d'habitants"],
      ["Combien de personnes vivent dans des bidonvilles ?", "Près d'un milliard de personnes"],
      ["Pourquoi les familles partent-elles vers les villes ?", "espèrent y trouver un emploi"],
    ],
  }),
  labelled({
    subject: "littérature",
    text: `
§La tragédie classique est une pièce de théâtre en cinq actes, écrite en vers, qui met en scène des personnages illustres. Elle atteint son sommet en France au XVIIe siècle avec Corneille et Racine. §Ses auteurs respectent la règle des trois unités : une seule action, en un seul jour et dans un seul lieu.

Les héros de Racine sont déchirés par la passion. §Dans Phèdre, représentée pour la première fois en 1677, une reine aime le fils de son mari et lutte en vain contre ce désir. §La catharsis est la purification des passions que le spectateur éprouve devant le malheur des personnages. Aristote l'avait déjà décrite dans sa Poétique.

§La bienséance interdit de montrer la violence sur scène. Les morts sont donc racontées par un témoin, dans un long récit. Le monologue est un discours qu'un personnage prononce seul, comme s'il pensait à voix haute. Il permet au public de connaître ses doutes. §Le vers employé est l'alexandrin, qui compte douze syllabes et se coupe en deux moitiés égales. Cette coupe, placée après la sixième syllabe, s'appelle la césure. Au XIXe siècle, Victor Hugo rejette ces règles dans la préface de Cromwell, parue en 1827, et défend le drame romantique.`,
    terms: [
      "tragédie classique",
      "Racine",
      "règle des trois unités",
      "Phèdre",
      "catharsis",
      "bienséance",
      "monologue",
      "alexandrin",
      "césure",
      "passions",
      "drame romantique",
      "personnages",
    ],
    defines: ["tragédie classique", "catharsis", "monologue", "césure"],
    facts: ["1677", "1827"],
    asks: [
      ["Combien de syllabes a un alexandrin ?", "compte douze syllabes"],
      ["Quelle est la règle des trois unités ?", "une seule action, en un seul jour"],
      ["Qui refuse les règles classiques ?", "Victor Hugo rejette ces règles"],
    ],
  }),
  labelled({
    subject: "chimie",
    text: `
§Une solution acide est une solution dont le pH est inférieur à 7. Le pH se mesure avec un papier indicateur ou un pH-mètre, sur une échelle de 0 à 14. §Une solution dont le pH dépasse 7 est basique, et l'eau pure, avec un pH de 7, est neutre.

§L'acidité vient des ions hydrogène : plus ils sont nombreux, plus le pH est faible. Le jus de citron a un pH voisin de 2, l'eau de Javel un pH de 12. Les produits très acides ou très basiques sont corrosifs. §Un indicateur coloré est une substance qui change de couleur selon le pH. Le jus de chou rouge, par exemple, devient rose dans un acide et vert dans une base.

§Quand un acide et une base réagissent ensemble, ils se neutralisent et forment de l'eau et un sel. Cette réaction dégage de la chaleur, et c'est pourquoi il faut verser l'acide lentement. On appelle dilution l'ajout de solvant à une solution pour diminuer sa concentration. §Les pluies acides, dues au dioxyde de soufre des centrales à charbon, ont abîmé les forêts d'Europe jusque dans les années 1980. Depuis, des filtres ont réduit ces émissions de 90 %.`,
    terms: [
      "pH",
      "solution acide",
      "ions hydrogène",
      "indicateur coloré",
      "acide",
      "base",
      "dilution",
      "pluies acides",
      "concentration",
      "dioxyde de soufre",
      "solution",
      "eau pure",
      "sel",
    ],
    defines: ["solution acide", "indicateur coloré", "dilution"],
    facts: ["90", "1980"],
    asks: [
      ["Quel est le pH de l'eau pure ?", "l'eau pure, avec un pH de 7"],
      ["D'où viennent les pluies acides ?", "dioxyde de soufre des centrales"],
      ["Que se forme-t-il quand un acide réagit avec une base ?", "de l'eau et un sel"],
    ],
  }),
];
