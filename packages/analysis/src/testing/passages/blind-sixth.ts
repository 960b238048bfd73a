import type { Language } from "@jotter/domain/settings";
import type { Passages } from "./passage-texts.ts";

/** As the blind ones, by a teacher of French: chapters, notes of lectures, summaries and articles. */
export const blindSixthPassages: Readonly<Record<Language, Passages>> = {
  en: {},
  es: {},
  fr: {
    respiration: `
La respiration cellulaire

Toutes les cellules ont besoin d'énergie pour se diviser, se déplacer ou fabriquer des molécules. Chez la plupart des êtres vivants, cette énergie provient de la dégradation du glucose en présence de dioxygène : c'est la respiration cellulaire. Elle se déroule en trois grandes étapes.

La glycolyse a lieu dans le cytoplasme. Au cours de cette étape, une molécule de glucose, qui compte six atomes de carbone, est transformée en deux molécules de pyruvate. Le bilan énergétique est modeste : deux molécules d'ATP seulement sont produites. La glycolyse ne nécessite pas de dioxygène.

Le pyruvate entre ensuite dans la mitochondrie, un organite délimité par une double membrane. Dans la matrice, il est entièrement dégradé au cours du cycle de Krebs, ce qui libère du dioxyde de carbone et produit des composés réduits. Ces derniers sont réoxydés au niveau de la membrane interne, dans les replis appelés crêtes mitochondriales. La chaîne respiratoire y transfère les électrons jusqu'au dioxygène, qui est l'accepteur final, et il se forme de l'eau. Le gradient de protons ainsi créé permet à l'ATP synthase de produire la majeure partie de l'ATP.

En l'absence de dioxygène, certaines cellules pratiquent la fermentation. La fermentation est une dégradation incomplète du glucose, dont le rendement est bien plus faible. Les levures produisent ainsi de l'éthanol, tandis que les cellules musculaires, lors d'un effort intense, produisent de l'acide lactique. Louis Pasteur avait déjà montré, en 1861, que les levures consomment davantage de sucre lorsqu'elles sont privées d'air.
`,
    inflation: `
L'inflation et ses causes

On appelle inflation la hausse générale et durable du niveau des prix. Elle ne doit pas être confondue avec l'augmentation du prix d'un seul produit : si le prix des tomates double en hiver, il n'y a pas d'inflation pour autant. En France, l'Insee la mesure à l'aide de l'indice des prix à la consommation, calculé chaque mois à partir d'un panier de biens et de services représentatif des dépenses des ménages.

Les économistes distinguent plusieurs causes. L'inflation par la demande apparaît lorsque la demande globale dépasse ce que les entreprises sont capables de produire. L'inflation par les coûts résulte d'une augmentation des coûts de production, par exemple du prix de l'énergie ou des salaires. En 1973, le premier choc pétrolier a multiplié par quatre le prix du baril et provoqué une forte poussée inflationniste dans les pays industrialisés. Enfin, pour les monétaristes, comme Milton Friedman, l'inflation est toujours due à une création excessive de monnaie.

Les conséquences sont contrastées. L'inflation réduit le pouvoir d'achat, c'est-à-dire la quantité de biens et de services qu'un revenu permet d'acheter, lorsque les salaires ne suivent pas. En revanche, elle allège la dette des emprunteurs à taux fixe, puisqu'ils remboursent avec une monnaie qui a perdu de la valeur.

Pour lutter contre l'inflation, la Banque centrale européenne relève ses taux directeurs. Le crédit devient plus cher, les ménages et les entreprises empruntent moins et la demande ralentit. L'objectif de la BCE est une inflation proche de 2 % à moyen terme. La déflation, à l'inverse, désigne une baisse générale et durable des prix ; elle est redoutée, car elle incite les consommateurs à reporter leurs achats.
`,
    vecteurs: `
Chapitre 4 - Les vecteurs du plan

Un vecteur est un objet mathématique caractérisé par une direction, un sens et une norme. On le représente par une flèche. Deux vecteurs sont égaux lorsqu'ils ont la même direction, le même sens et la même norme, quel que soit l'endroit où on les dessine.

La translation qui transforme A en B est appelée translation de vecteur AB. Dire que les vecteurs AB et CD sont égaux revient à dire que le quadrilatère ABDC est un parallélogramme, éventuellement aplati.

La relation de Chasles permet d'additionner des vecteurs : pour tous points A, B et C, on a AB + BC = AC. Elle est très utile pour simplifier une expression ou pour décomposer un vecteur. Le vecteur nul est le vecteur dont l'origine et l'extrémité sont confondues ; sa norme vaut 0 et il n'a pas de direction.

Deux vecteurs non nuls sont dits colinéaires s'il existe un réel k tel que l'un soit égal à k fois l'autre. La colinéarité sert à démontrer que deux droites sont parallèles ou que trois points sont alignés. Dans une base, on vérifie que deux vecteurs sont colinéaires en calculant leur déterminant : ils le sont si et seulement si ce déterminant est nul.

Dans un repère orthonormé, les coordonnées du vecteur AB s'obtiennent en soustrayant les coordonnées de A de celles de B. La norme du vecteur se calcule alors grâce au théorème de Pythagore : c'est la racine carrée de la somme des carrés des coordonnées. Par exemple, le vecteur de coordonnées (3 ; 4) a pour norme 5.
`,
    decolonisation: `
La décolonisation de l'Asie et de l'Afrique

Au lendemain de la Seconde Guerre mondiale, les empires coloniaux européens sont fragilisés. Les métropoles sortent du conflit affaiblies et endettées, tandis que les deux superpuissances, les États-Unis et l'URSS, se déclarent hostiles à la colonisation. Dans les colonies, des mouvements nationalistes réclament l'indépendance.

L'Asie ouvre la voie. En 1947, le Royaume-Uni accorde l'indépendance à l'Inde, mais le territoire est partagé entre l'Union indienne, à majorité hindoue, et le Pakistan, à majorité musulmane. Cette partition provoque des massacres et le déplacement de plus de douze millions de personnes. Gandhi, qui avait dirigé le mouvement par la non-violence, est assassiné en janvier 1948. En Indochine, la France refuse de céder : la guerre contre le Viêt-minh dure huit ans et s'achève par la défaite de Diên Biên Phu, en mai 1954.

En avril 1955, vingt-neuf pays d'Asie et d'Afrique se réunissent à Bandung, en Indonésie. La conférence condamne le colonialisme sous toutes ses formes et marque l'entrée du tiers-monde sur la scène internationale. L'expression « tiers-monde » avait été forgée en 1952 par l'économiste Alfred Sauvy.

En Afrique, le mouvement s'accélère à partir de 1957, lorsque la Gold Coast devient indépendante sous le nom de Ghana. En 1960, dix-sept États africains accèdent à la souveraineté, le plus souvent de façon négociée. L'Algérie fait exception. Colonie de peuplement, elle compte près d'un million d'Européens, et la France y mène une guerre longue et meurtrière contre le Front de libération nationale. Les accords d'Évian, signés le 18 mars 1962, mettent fin au conflit. Les colonies portugaises, enfin, ne se libèrent qu'en 1975, après la révolution des Œillets.
`,
    contratTravail: `
# Droit du travail – Séance 3 : le contrat de travail

## 1. Définition et critères

Aucune définition dans le Code du travail ; c'est la jurisprudence qui l'a construite.

- Contrat de travail : convention par laquelle une personne s'engage à travailler pour le compte d'une autre, sous sa subordination, moyennant une rémunération.
- Trois critères : prestation de travail, rémunération, lien de subordination.
- Lien de subordination : exécution d'un travail sous l'autorité d'un employeur qui a le pouvoir de donner des ordres, d'en contrôler l'exécution et de sanctionner les manquements (Cass. soc., 13 novembre 1996, Société générale).
- Le juge n'est pas lié par la qualification donnée par les parties → requalification possible (ex. : chauffeurs Uber, 2020).

## 2. CDI et CDD

- Le CDI est la forme normale et générale de la relation de travail.
- Le CDD doit être écrit ; à défaut, il est réputé conclu à durée indéterminée.
- Cas de recours au CDD : remplacement d'un salarié absent, accroissement temporaire d'activité, emploi saisonnier.
- Durée maximale : 18 mois en principe, renouvellements compris.
- Indemnité de précarité = 10 % de la rémunération brute totale.

## 3. La période d'essai

- But : permettre à l'employeur d'évaluer les compétences du salarié, et au salarié d'apprécier si le poste lui convient.
- Elle ne se présume pas : elle doit être prévue dans le contrat.
- Durée pour un CDI : 2 mois pour les ouvriers et employés, 3 mois pour les techniciens, 4 mois pour les cadres.

## 4. La rupture

- Démission : rupture à l'initiative du salarié, sans motif à donner.
- Licenciement : rupture à l'initiative de l'employeur ; exige une cause réelle et sérieuse.
- Rupture conventionnelle (loi du 25 juin 2008) : accord des deux parties, homologué par l'administration.
- Contentieux → conseil de prud'hommes.
`,
    enzymes: `
Cours de biochimie L1 – Les enzymes

I. Généralités

- Enzyme = protéine qui catalyse une réaction chimique dans la cellule
- elle abaisse l'énergie d'activation, mais ne modifie pas l'équilibre de la réaction
- se retrouve intacte à la fin
- nom : suffixe -ase (lactase, amylase, ADN polymérase)
- exception : les ribozymes, qui sont des ARN doués d'activité catalytique

II. Le site actif

Le site actif est la région de l'enzyme où se fixe le substrat. Il comprend deux parties :
- le site de fixation, qui reconnaît le substrat
- le site catalytique, qui effectue la transformation

Modèle clé-serrure : Emil Fischer, 1894. Modèle de l'ajustement induit : Koshland, 1958 (l'enzyme change légèrement de forme au contact du substrat).

III. Cinétique

- vitesse initiale augmente avec la concentration en substrat, puis plateau (saturation)
- Vmax : vitesse maximale atteinte quand tous les sites actifs sont occupés
- Km : concentration en substrat pour laquelle la vitesse est égale à Vmax/2
- Km faible → forte affinité de l'enzyme pour son substrat
- équation de Michaelis-Menten (1913)

IV. Facteurs influençant l'activité

- Température : optimum vers 37 °C chez l'homme ; au-delà, l'enzyme est dénaturée
- pH : la pepsine de l'estomac agit à pH 2, la trypsine à pH 8
- Inhibiteurs compétitifs : ils ressemblent au substrat et occupent le site actif. On peut lever l'inhibition en ajoutant du substrat.
- Inhibiteurs non compétitifs : se fixent ailleurs que sur le site actif et diminuent Vmax

Un cofacteur est une substance non protéique nécessaire à l'activité de l'enzyme. Lorsqu'il s'agit d'une molécule organique, on parle de coenzyme (ex. : NAD+, souvent dérivé d'une vitamine).
`,
    tris: `
# Algorithmique – les tris

## Pourquoi trier ?

Trier un tableau facilite la recherche : dans un tableau trié, la recherche dichotomique trouve un élément en O(log n) comparaisons, contre O(n) pour une recherche séquentielle.

## Vocabulaire

- **Algorithme** : suite finie d'instructions permettant de résoudre un problème.
- **Complexité temporelle** : nombre d'opérations élémentaires effectuées en fonction de la taille de l'entrée.
- **Tri stable** : tri qui conserve l'ordre relatif des éléments de même clé.
- **Tri en place** : tri qui n'utilise qu'une quantité constante de mémoire supplémentaire.

## Tri par insertion

- On parcourt le tableau de gauche à droite.
- Chaque élément est inséré à sa place parmi ceux déjà triés, comme on range des cartes dans sa main.
- Pire cas : tableau trié à l'envers, O(n²).
- Meilleur cas : tableau déjà trié, O(n).

## Tri fusion

Inventé par John von Neumann en 1945. Il repose sur le principe « diviser pour régner » :

1. on coupe le tableau en deux moitiés ;
2. on trie récursivement chaque moitié ;
3. on fusionne les deux moitiés triées.

La complexité est en O(n log n) dans tous les cas. Inconvénient : il faut un tableau auxiliaire de taille n.

## Tri rapide

- Tony Hoare, 1961
- On choisit un pivot, on place les éléments plus petits à gauche et les plus grands à droite, puis on recommence sur chaque partie.
- En moyenne O(n log n), mais O(n²) si le pivot est mal choisi.
- En pratique, choisir le pivot au hasard évite presque toujours le pire cas.

## À retenir

Aucun tri par comparaisons ne peut faire mieux que O(n log n) dans le pire des cas. Le tri par dénombrement échappe à cette limite, car il ne compare pas les éléments entre eux ; il suppose que les clés sont des entiers compris dans un petit intervalle.
`,
    tragedie: `
La tragédie classique – notes de cours (1re)

1) Contexte
- XVIIe siècle, règne de Louis XIV, naissance d'un public mondain
- l'Académie française est fondée en 1635 par Richelieu
- influence de la Poétique d'Aristote

2) Les règles
- règle des trois unités : unité d'action, de temps, de lieu. L'action doit se dérouler en vingt-quatre heures, dans un seul lieu, autour d'une intrigue principale.
- vraisemblance : ce qui se passe sur scène doit paraître possible au spectateur
- bienséance : interdiction de montrer sur scène ce qui pourrait choquer (sang, mort violente, baisers). La mort d'Hippolyte est donc racontée par Théramène et non représentée.
- alexandrin : vers de douze syllabes, avec une césure à l'hémistiche

3) Les personnages
Rois, princes, héros de la mythologie ou de l'Histoire. Le héros tragique n'est ni tout à fait coupable ni tout à fait innocent. Chez Corneille, il est déchiré entre l'amour et l'honneur : c'est le dilemme cornélien (Le Cid, 1637). Chez Racine, il est le jouet de la passion et de la fatalité.

4) Structure
- acte I : exposition (présente les personnages et la situation)
- acte II et III : le nœud, les obstacles s'accumulent
- acte IV : les péripéties
- acte V : dénouement, souvent la mort

5) But
- susciter terreur et pitié
- catharsis : purification des passions par le spectacle de leurs conséquences funestes
- « plaire et toucher » (Racine, préface de Bérénice, 1670)

Exemple : Phèdre, 1677. L'héroïne éponyme, épouse de Thésée, aime son beau-fils Hippolyte. L'aveu est le ressort principal de la pièce : Phèdre avoue successivement à Œnone, à Hippolyte et à Thésée.
`,
    seismesFiche: `
Fiche perso SVT : les séismes

Alors en gros un séisme c'est quand les roches cassent d'un coup en profondeur parce que les contraintes se sont accumulées pendant super longtemps. Ça se passe le long d'une faille. Le point où ça casse s'appelle le foyer (ou hypocentre), et l'épicentre c'est le point à la surface juste au dessus du foyer. Attention à pas confondre les deux, la prof l'a dit trois fois !!

Quand ça casse, l'énergie part dans toutes les directions sous forme d'ondes sismiques. Y en a plusieurs types :
- les ondes P, les plus rapides, elles passent partout meme dans les liquides
- les ondes S, plus lentes, elles traversent pas les liquides (c'est comme ça qu'on a su que le noyau externe était liquide)
- les ondes de surface, c'est elles qui font le plus de dégats

On les enregistre avec un sismomètre, et le tracé c'est un sismogramme. Avec trois stations on peut retrouver l'épicentre.

Pour mesurer : la magnitude c'est l'énergie libérée au foyer, échelle de Richter (1935). Si on augmente de 1, l'énergie est multipliée par 30 environ. L'intensité c'est autre chose, ça mesure les dégats et ce que les gens ressentent, ça va de I à XII, et ça diminue quand on s'éloigne de l'épicentre.

Les séismes sont pas répartis au hasard : il y en a surtout aux limites de plaques (dorsales, fosses océaniques, chaînes de montagnes). Le Japon en a plein parce que la plaque Pacifique plonge dessous, c'est la subduction.

On sait pas prévoir les séismes mais on peut limiter le risque avec des constructions parasismiques et en apprenant aux gens quoi faire. Le risque = l'aléa croisé avec les enjeux.
`,
    cinquiemeRepublique: `
Résumé de cours - la Ve République (pour le DS de jeudi)

La Ve République est née en 1958, en pleine guerre d'Algérie. La IVe était super instable, les gouvernements tombaient tous les six mois, donc on a rappelé de Gaulle au pouvoir. Il a fait rédiger une nouvelle constitution par Michel Debré et les Français l'ont approuvée par référendum le 28 septembre 1958, avec environ 80 % de oui.

Le gros changement c'est que l'exécutif devient fort. Le président nomme le premier ministre, il peut dissoudre l'Assemblée nationale (article 12) et prendre les pleins pouvoirs en cas de crise grave (article 16). Depuis la réforme de 1962 il est élu au suffrage universel direct. Avant c'était un collège de grands électeurs. En 2000 on est passé du septennat au quinquennat.

Le gouvernement est responsable devant l'Assemblée, c'est à dire que les députés peuvent le renverser en votant une motion de censure. C'est arrivé en 1962 avec Pompidou. A l'inverse, avec le 49.3 le gouvernement peut faire passer un texte sans vote, sauf si une motion de censure est adoptée.

Le Parlement est composé de deux chambres, l'Assemblée et le Sénat. On parle de bicamérisme. Les sénateurs sont élus au suffrage indirect. Si les deux chambres sont pas d'accord, le texte fait la navette, et à la fin c'est l'Assemblée qui a le dernier mot.

La cohabitation : c'est quand le président et le premier ministre sont pas du même bord. Il y en a eu trois : Mitterrand-Chirac (1986), Mitterrand-Balladur (1993) et Chirac-Jospin (1997). Dans ce cas le président garde surtout la défense et la diplomatie.

Le Conseil constitutionnel vérifie que les lois respectent la Constitution. Depuis 2010 un citoyen peut contester une loi pendant un procès grace à la QPC.
`,
    impressionnismeArticle: `
Impressionnisme

L'impressionnisme est un mouvement pictural apparu en France dans la seconde moitié du XIXe siècle, en réaction contre la peinture académique. Son nom vient d'un tableau de Claude Monet, Impression, soleil levant, peint au Havre en 1872 et exposé en 1874 dans l'ancien atelier du photographe Nadar, boulevard des Capucines. Le critique Louis Leroy, dans le journal satirique Le Charivari, forgea le mot par dérision ; les peintres finirent par l'adopter.

Les impressionnistes cherchent à rendre la sensation visuelle immédiate plutôt que le détail des choses. Ils abandonnent l'atelier pour la peinture en plein air, rendue plus facile par l'invention du tube de couleur souple, breveté par l'Américain John Goffe Rand en 1841. Leur technique se reconnaît à ses touches fragmentées et visibles, à sa palette claire et à l'emploi d'ombres colorées, d'où le noir est presque absent. Les théories du chimiste Eugène Chevreul sur le contraste simultané des couleurs ont nourri leurs recherches, de même que les estampes japonaises, dont ils admiraient les cadrages audacieux.

Les sujets sont empruntés à la vie moderne : gares, boulevards, guinguettes, courses de chevaux, bords de Seine. Monet peint en séries un même motif à différentes heures du jour, comme les Meules ou la Cathédrale de Rouen. Auguste Renoir s'attache davantage à la figure humaine, Edgar Degas aux danseuses et aux scènes d'intérieur, tandis que Camille Pissarro est le seul à avoir participé aux huit expositions du groupe, de 1874 à 1886. Berthe Morisot et Mary Cassatt comptent parmi les rares femmes du mouvement.

L'impressionnisme ouvrit la voie au néo-impressionnisme de Georges Seurat, dont le pointillisme juxtapose de petites taches de couleur pure, puis au fauvisme.
`,
    coeur: `
Cœur humain

Le cœur est un organe musculaire creux situé dans le médiastin, entre les deux poumons, légèrement à gauche de la ligne médiane. Il assure la circulation du sang dans l'organisme par ses contractions rythmiques. Chez l'adulte, il pèse environ 300 grammes et bat en moyenne 70 fois par minute au repos, soit plus de 100 000 battements par jour.

Il est divisé en quatre cavités : deux oreillettes, qui reçoivent le sang, et deux ventricules, qui l'expulsent. Une cloison, le septum, sépare le cœur droit du cœur gauche. Les valves auriculo-ventriculaires, la tricuspide à droite et la mitrale à gauche, empêchent le reflux du sang des ventricules vers les oreillettes. La paroi du cœur se compose de trois tuniques : l'endocarde, le myocarde et le péricarde. Le myocarde est le muscle cardiaque proprement dit ; il est plus épais dans le ventricule gauche, qui doit propulser le sang dans tout le corps.

Le cœur droit envoie le sang pauvre en dioxygène vers les poumons par l'artère pulmonaire : c'est la petite circulation. Le cœur gauche reçoit le sang oxygéné par les veines pulmonaires et le distribue aux organes par l'aorte. Le muscle lui-même est irrigué par les artères coronaires, dont l'obstruction provoque l'infarctus du myocarde.

Un cycle cardiaque comprend deux phases. La systole correspond à la contraction du muscle, la diastole à son relâchement. Le rythme est imposé par le nœud sinusal, un amas de cellules situé dans la paroi de l'oreillette droite, qui produit spontanément des impulsions électriques. La fréquence est modulée par le système nerveux autonome : le système sympathique l'accélère, le nerf vague la ralentit.

La première transplantation cardiaque chez l'homme fut réalisée par Christiaan Barnard au Cap, le 3 décembre 1967.
`,
    acide: `
Acide

Un acide est un composé chimique capable de céder un ou plusieurs protons, ou d'accepter un doublet d'électrons. Les solutions aqueuses acides ont un pH inférieur à 7 à 25 °C. Elles rougissent le papier de tournesol et attaquent de nombreux métaux en dégageant du dihydrogène.

Plusieurs définitions se sont succédé. En 1887, le Suédois Svante Arrhenius définit l'acide comme une substance qui libère des ions H+ dans l'eau. Cette théorie, limitée aux solutions aqueuses, fut élargie en 1923 par le Danois Johannes Brønsted et l'Anglais Thomas Lowry : pour eux, un acide est un donneur de protons et une base un accepteur de protons. À tout acide correspond ainsi une base conjuguée, obtenue par perte d'un proton. La même année, l'Américain Gilbert Lewis proposa une définition plus large encore, fondée sur les doublets électroniques.

On distingue les acides forts, qui se dissocient totalement dans l'eau, comme l'acide chlorhydrique ou l'acide nitrique, et les acides faibles, dont la dissociation n'est que partielle, comme l'acide éthanoïque du vinaigre. La force d'un acide faible est mesurée par sa constante d'acidité Ka, ou plus couramment par le pKa : plus le pKa est petit, plus l'acide est fort. Une espèce capable de se comporter tantôt comme un acide, tantôt comme une base est dite amphotère ; l'eau en est l'exemple le plus connu.

L'acide sulfurique est le produit chimique le plus fabriqué au monde. Il entre dans la production d'engrais phosphatés, de détergents et de batteries au plomb. Une solution tampon, formée d'un acide faible et de sa base conjuguée, limite les variations de pH ; le sang humain, dont le pH est maintenu autour de 7,4, en contient plusieurs.
`,
    revolutionIndustrielle: `
Révolution industrielle

La révolution industrielle désigne le passage, à partir de la fin du XVIIIe siècle, d'une société à dominante agricole et artisanale à une société commerciale et industrielle. L'expression, attribuée à l'économiste français Adolphe Blanqui, fut popularisée par Friedrich Engels puis par l'historien Arnold Toynbee. Certains historiens lui préfèrent aujourd'hui le terme d'industrialisation, qui rend mieux compte de la lenteur du processus.

Elle naît en Grande-Bretagne, où se conjuguent plusieurs facteurs favorables : des gisements de charbon abondants, des capitaux tirés du commerce colonial, une agriculture modernisée par le mouvement des enclosures et une main-d'œuvre nombreuse. L'industrie textile est la première touchée. La navette volante de John Kay, en 1733, puis la spinning jenny de James Hargreaves accroissent considérablement la productivité des tisserands et des fileurs.

La machine à vapeur, perfectionnée par James Watt en 1769, fournit une énergie indépendante des cours d'eau et du vent. En sidérurgie, Abraham Darby remplace le charbon de bois par le coke, un combustible obtenu par distillation de la houille, ce qui permet de produire de la fonte en grande quantité. Le chemin de fer prolonge ces progrès : la ligne de Liverpool à Manchester est inaugurée en 1830.

Les conséquences sociales sont profondes. L'exode rural gonfle les villes, où se forme une classe nouvelle, le prolétariat, qui ne possède que sa force de travail. Les journées durent de douze à quinze heures et les enfants travaillent dans les mines et les filatures. En Angleterre, les luddites brisent les métiers mécaniques auxquels ils reprochent de détruire leurs emplois. La loi de 1833 interdit le travail des enfants de moins de neuf ans dans les usines textiles.

Une seconde vague, à partir de 1870, repose sur l'électricité, le pétrole et la chimie.
`,
  },
  de: {},
  zh: {},
  ja: {},
};
