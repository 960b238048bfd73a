import type { Passages } from "./passages.ts";

export const french: Passages = {
  biology: `
L'intestin grêle mesure environ six mètres chez l'adulte. C'est là que la plupart des nutriments passent dans le sang. Sa paroi interne est couverte de replis qui portent des millions de villosités. Une villosité est un petit repli de la paroi qui augmente la surface d'échange. Étalée, cette surface atteindrait près de trente mètres carrés.

Avant d'être absorbés, les aliments doivent être découpés. Une enzyme est une protéine qui accélère une réaction chimique sans être consommée. L'amylase, présente dans la salive, commence à transformer l'amidon dès la bouche. Dans l'estomac, la pepsine s'attaque aux protéines. Lazzaro Spallanzani l'avait deviné dès 1783 en avalant de petits sacs de toile remplis de viande.

Le pancréas déverse son suc dans le duodénum. Le duodénum est la première partie de l'intestin grêle. La bile, fabriquée par le foie, disperse les graisses en fines gouttelettes. Ce qui n'est pas digéré arrive dans le gros intestin, où vivent des milliers de milliards de bactéries. On appelle microbiote l'ensemble des micro-organismes qui peuplent notre corps. Étonnamment, il pèse presque autant que le cerveau. La difficulté est que l'on connaît encore mal la plupart de ces espèces.
`,
  history: `
Le 21 janvier 1793, Louis XVI est guillotiné sur la place de la Révolution. Quelques mois plus tôt, la Convention avait aboli la monarchie et proclamé la République. L'Europe entière est alors en guerre contre la France. La levée en masse appelle trois cent mille hommes sous les drapeaux.

En Vendée, des paysans se soulèvent au nom de Dieu et du roi. À Paris, les sans-culottes réclament du pain et des têtes. Les sans-culottes étaient des artisans et des boutiquiers qui portaient le pantalon au lieu de la culotte des nobles. Le Comité de salut public, dominé par Maximilien de Robespierre, gouverne par la Terreur. La loi des suspects, votée le 17 septembre, permet d'arrêter presque n'importe qui.

On nomme Terreur la période pendant laquelle le gouvernement élimina ses adversaires par une justice d'exception. Elle fit environ quarante mille morts. Georges Danton, qui demandait la clémence, monta sur l'échafaud en avril 1794. Robespierre le suivit le 28 juillet. Le calendrier républicain comptait douze mois de trente jours; il fut supprimé par Napoléon en 1806. Le maximum général était une loi qui fixait le prix des denrées. Il ne plut à personne. Reste une question que les historiens discutent encore : pouvait-on faire autrement ?
`,
  civics: `
En France, une loi peut naître de deux façons. Un projet de loi est un texte déposé par le gouvernement, tandis qu'une proposition de loi est un texte déposé par un parlementaire. Dans les deux cas, il est examiné par l'Assemblée nationale et par le Sénat. Le va-et-vient entre les deux chambres s'appelle la navette parlementaire.

Pendant les débats, les élus peuvent proposer des amendements. Un amendement est une modification d'un texte soumis au vote. Si les chambres ne s'accordent pas, une commission mixte de sept députés et sept sénateurs cherche un compromis. Il arrive qu'elle échoue. L'Assemblée nationale a alors le dernier mot.

Le Premier ministre peut engager la responsabilité de son gouvernement grâce à l'article 49, alinéa 3, de la Constitution de 1958. Le texte est adopté sans vote, sauf si une motion de censure réunit la majorité absolue. C'est une arme redoutable. Le Conseil constitutionnel, composé de neuf membres nommés, vérifie ensuite que la loi respecte la Constitution. La promulgation est l'acte par lequel le président de la République rend la loi exécutoire. Il dispose de quinze jours. Le texte paraît enfin au Journal officiel. On entend par décret une décision prise par le président ou le Premier ministre.
`,
  literature: `
Gustave Flaubert mit près de cinq ans à écrire "Madame Bovary", publié en 1856 dans la Revue de Paris. L'année suivante, l'auteur fut poursuivi pour outrage à la morale publique. Il fut acquitté, et le scandale fit vendre le livre.

Emma Rouault, fille d'un fermier normand, a lu trop de romans. Elle épouse Charles Bovary, médecin honnête et ennuyeux, puis rêve d'une autre vie. Ses amants, Rodolphe et Léon, la déçoivent l'un après l'autre. Couverte de dettes, elle avale de l'arsenic. Le pharmacien Homais, lui, reçoit la croix d'honneur : c'est le dernier mot du livre.

Le réalisme est un mouvement littéraire qui cherche à peindre la société telle qu'elle est. Flaubert refusait pourtant cette étiquette. Son grand procédé est le style indirect libre. Le style indirect libre est une manière de rapporter les pensées d'un personnage sans guillemets ni verbe introducteur. Le lecteur ne sait plus très bien qui parle. L'ironie consiste à dire le contraire de ce que l'on pense en le laissant entendre. Elle est partout, notamment dans la scène des comices agricoles. On appelle bovarysme la tendance à se rêver autre que l'on est. Le mot est de Jules de Gaultier. Flaubert aurait dit : Madame Bovary, c'est moi.
`,
  physics: `
Un glaçon posé sur une table fond sans que sa température dépasse zéro degré. La chaleur reçue ne sert qu'à briser les liaisons entre les molécules. On appelle chaleur latente l'énergie qu'un corps absorbe ou libère en changeant d'état. Pour un kilogramme de glace, il faut 334 kilojoules. Pour le faire bouillir ensuite, il en faut sept fois plus.

La température est une mesure de l'agitation des particules. Elle ne doit pas être confondue avec la chaleur, qui est un transfert d'énergie. William Thomson, devenu Lord Kelvin, proposa en 1848 une échelle qui part du zéro absolu. Le zéro absolu est la température la plus basse possible, soit -273,15 degrés Celsius. Personne ne l'a jamais atteinte.

La chaleur se propage de trois façons. La conduction est un transfert de chaleur par contact, sans déplacement de matière. La convection, elle, déplace la matière : l'air chaud monte au-dessus du radiateur. Le rayonnement traverse même le vide, et c'est ainsi que le Soleil nous chauffe. Les métaux conduisent bien, le bois mal. Voilà pourquoi une rampe en fer semble plus froide qu'une porte. En réalité, les deux sont à la même température. Un isolant est un matériau qui s'oppose au passage de la chaleur.
`,
  economics: `
Le chômage touche en France environ sept pour cent des actifs. Un chômeur est une personne sans emploi, disponible et qui en cherche un. Cette définition, celle du Bureau international du travail, date de 1982. Elle laisse de côté ceux qui ont renoncé à chercher, et l'on parle alors de halo du chômage.

La population active est l'ensemble des personnes qui ont un emploi ou qui en cherchent un. Le taux de chômage est le rapport entre le nombre de chômeurs et la population active. Il varie selon l'âge et le diplôme. Chez les jeunes, il dépasse dix-sept pour cent. L'important est de ne pas le confondre avec la part des chômeurs dans toute la population.

Les économistes distinguent plusieurs causes. Le chômage conjoncturel provient d'un ralentissement de l'activité; le chômage structurel vient d'un décalage entre les emplois offerts et les qualifications. Le chômage frictionnel est le temps nécessaire pour passer d'un emploi à un autre. John Maynard Keynes publia sa Théorie générale en 1936, au lendemain de la Grande Dépression. Pour lui, l'État doit soutenir la demande. Le salaire minimum, créé en 1950 sous le nom de SMIG, suscite toujours des débats. Certains y voient un frein, d'autres une protection.
`,
  lecture: `
# Cours 6 : La cellule

- Robert Hooke 1665, observe du liège, invente le mot
- théorie cellulaire : tout être vivant est formé de cellules (Schleiden et Schwann 1838-1839)
- procaryote = cellule sans noyau
- eucaryote = cellule avec un noyau

## Organites
- noyau : contient l'ADN
- mitochondrie : produit l'énergie sous forme d'ATP
- ribosome : assemble les protéines
- chloroplaste : seulement chez les végétaux, photosynthèse
- vacuole : réserve d'eau, énorme dans la cellule végétale
- attention : les bactéries n'ont pas de mitochondries !!

## Membrane
- double couche de lipides, 7 nm
- osmose : passage de l'eau du milieu le moins concentré vers le plus concentré
- transport actif : demande de l'énergie
- une cellule humaine placée dans de l'eau pure gonfle et finit par éclater
- schéma à refaire
- TP jeudi salle 204, apporter la blouse
- taille : 10 à 100 micromètres, bactérie 1 à 5
- diffusion simple : déplacement de molécules sans dépense d'énergie
- question : pourquoi les globules rouges n'ont pas de noyau ?
`,
  summary: `
Ce texte parle de la Première Guerre mondiale qui a commencé en 1914. Tout est parti de l'assassinat de l'archiduc François-Ferdinand à Sarajevo, le 28 juin. Après il y a eu le jeu des alliances, c'est quand les pays doivent s'aider entre eux. La France était avec la Russie et le Royaume-Uni, c'était la Triple-Entente.

Au début tout le monde pensait que ça serait court. Mais les soldats se sont enterrés dans des tranchées. Une tranchée est un fossé creusé dans le sol ou les soldats se protège. C'était horrible, il y avait des rats et de la boue. La bataille de Verdun a duré 300 jours en 1916 et a fait plus de 700 000 victimes, c'est énorme. Les poilus c'est le surnom des soldats français.

En 1917 les Américains sont arrivés et la Russie a fait la révolution. L'armistice a été signé le 11 novembre 1918 dans un wagon à Rethondes. Un armistice est un accord pour arrêter les combats mais c'est pas encore la paix. Le traité de Versailles est venu en 1919 et l'Allemagne a du payer. La guerre totale veut dire que toute la société participe, même les femmes dans les usines. Pour conclure je pense que cette guerre n'a servi à rien. Le prof a dit que ca peut tomber au bac.
`,
};
