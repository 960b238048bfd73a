import type { Words } from "./vocabulary.ts";

export const fr: Words = {
  mine: "je|j|j ai|ai je|mon|ma|mes|moi|me|m|on|nous|notre|dois je|suis je",
  help: "comment ameliorer|comment progresser|besoin de savoir|faut il savoir|faut savoir|il faut apprendre|faut il apprendre|dois je savoir|explique|expliquer|explique moi|expliquez|explication|definis|definir|definition|resous|resoudre|simplifie|derive|demontre|demontrer|calcule|calcule t on|se calcule|convertis|traduis|traduire|resume|resumer|ecris|ecrire un|ecrire une|ecrire mon|redige|rediger|reecris|corrige|corriger|paragraphe|brouillon|aide|aider|aide moi|apprends moi|comment on|comment faire|comment fait|comment puis je|comment je peux|comment reviser|comment apprendre|comment fonctionne|comment marche|comment ecrire|comment resoudre|comment se|comment ca se|pourquoi|que signifie|que veut dire|ca veut dire|veut dire|signifie|c est quoi un|c est quoi une|c est quoi la difference|qu est ce qu un|qu est ce qu une|qu est ce que le|qu est ce que la|qu est ce que l|qu est ce que les|difference entre|conseils|conseil|astuces|exemple|exemples|interroge moi|pose moi|fais moi|cree|genere|planning de revision|compare|decris|qui sont|parle moi|raconte|blague|est ce normal|stresse|stressee|deteste|invente|fais mes|fais mon|fais ma|dois je prendre|c est quoi le|c est quoi la|c est quoi l",
  test: "examen|examens|partiel|partiels|controle|controles|ds|epreuve|epreuves|evaluation|evaluations|eval|test|tests|bac blanc|exam|exams|devoir surveille",
  quiz: "quiz|qcm|interro|interros|interrogation|interrogations",
  homework:
    "devoir|devoirs|dm|exercice|exercices|projet|projets|travail|travaux|devoir maison|exo|exos|taf|devoirs maison",
  due: "rendre|a rendre|rend|rends|rendu|rendus|remettre|date limite|dates limites|echeance|echeances|deadline|pour quand|doit etre rendu|rendre pour|a remettre|doit rendre|dois rendre|dois je rendre|faut rendre|doit etre remis|dates de rendu|date de rendu|deposer|reste t il a rendre|reste a rendre|il me reste a rendre|reste t il a faire|terminer|finir|dois je finir|a terminer|a finir|envoyer",
  when: "quand|quel jour|a quelle heure|quelle heure|quelle date|pour quand|c est quand|quels jours|date|heure|quand est ce que je passe|quand je passe",
  next: "prochain|prochaine|prochains|prochaines|suivant|suivante|a venir|qui arrive|qui arrivent|le plus proche|plus proche|pro|proch|prochainement|tout prochain|c est quoi le prochain|c est quoi la prochaine|bientot|ai je en premier|j ai en premier|vient en premier|arrive en premier",
  last: "dernier|derniere|derniers|dernieres|recent|recente|recents|recentes|recemment|plus recent|plus recente|ces derniers temps|precedent|precedente|plus recents|plus recentes|d avant|c est quoi la derniere|c est quoi le dernier|c est quoi ma derniere",
  howMany: "combien de|combien d|nombre de",
  howMuch: "combien|quel pourcentage|quel coefficient|quel coef|quel poids|quelle part|quelle proportion",
  until:
    "combien de jours|combien de temps|dans combien de temps|dans combien de jours|jours avant|jours jusqu|jusqu a|jusqu au|avant|combien de jours avant|dans combien|jours restants|il reste combien de jours|reste combien de jours|reste t il|combien de temps avant|encore combien de jours|il me reste combien de jours|me reste t il avant|jours me reste t il|temps me reste t il",
  course: "cours|matiere|matieres|classe|classes",
  note: "notes de cours|fiche|fiches|notes ecrites|notes que j ai ecrites|notes j ai ecrites|notes ai je ecrites|notes sur|prises de notes|notes prises|mes fiches|notes que j ai prises|notes ai je prises|notes j ai prises|notes j ai ecrit|notes ai je ecrit",
  grade:
    "note|notes|resultat|resultats|score|scores|lettre|pourcentage|bulletin|j ai eu combien|combien j ai eu|j ai eu|ai je eu|ai je eue|j ai eue|eu|eue|obtenu|obtenue|j ai obtenu|ca a donne|a donne quoi|donne|j ai combien|combien j ai|combien ai je|points|ma note|note finale|moyenne finale",
  average: "moyenne|moyennes|moy",
  gpa: "gpa|moyenne gpa",
  weighted: "pondere|ponderee|avec coefficients",
  best: "meilleur|meilleure|meilleurs|meilleures|plus haute|plus haut|plus forte|max|la plus elevee|plus elevee",
  worst: "pire|pires|plus basse|plus bas|moins bonne|plus mauvaise|plus faible|min|la moins bonne|plus mauvais",
  strong:
    "points forts|point fort|forces|fort|forte|je suis bon|je suis bonne|suis je bon|suis je bonne|doue|le plus fort|bon en quoi|bonne en quoi|bon en|bonne en|plus fort|le mieux|je me debrouille",
  weak: "points faibles|point faible|faiblesses|faiblesse|faible|du mal|galere|m ameliorer|ameliorer|je suis nul|suis je nul|je suis nulle|mauvais|mauvaise|moins bon|progresser|en difficulte|mauvais en|nul en|je galere|le plus de mal|le moins bon|me concentrer|dois je m ameliorer|dois je progresser|faire des efforts",
  doing:
    "ou j en suis|ou en suis je|j en suis ou|j en suis|comment je m en sors|comment ca va en|comment ca se passe|est ce que je valide|je m en sors|en suis je|est ce que je passe|j en suis ou en|en suis|comment ca s est passe|s est passe|s est passee|ca s est passe|ca a ete|m en suis sorti|je suis a combien|suis a combien|la moyenne|j ai la moyenne|je valide|je me situe|situe|ca donne|je suis ou",
  need: "faut|il faut|me faut il|il me faut|faut il|faudrait|dois je avoir|je dois avoir|dois avoir|ai je besoin|j ai besoin|besoin|puis je encore avoir|je peux encore avoir|peux encore|pour avoir|obtenir|atteindre|monter a|remonter|viser|garder|me faut|faut avoir|faut que j aie|je dois faire|dois faire|monter jusqu a|arriver jusqu a|arriver a|monter|grace au|grace a|puis je encore|je peux encore|je peux avoir|je peux atteindre|je peux monter|je peux arriver|puis je atteindre|puis je avoir|possible|suffit|minimum|au minimum|rester a|rester au dessus|ne pas descendre|ne pas passer|ne pas tomber|descendre|passer sous|tomber sous|pour rester|rester|conserver|maintenir|decrocher|au moins|avoir besoin|aurais besoin|il faudrait|faudrait il|devrais je avoir|je devrais avoir|si je veux|je veux avoir|je voudrais avoir|finir a|finir avec|terminer a|terminer avec|arracher|choper|la plus basse que je peux|dois je obtenir|je dois obtenir|dois je faire",
  pass: "valider|pour valider|reussir|avoir la moyenne",
  ready:
    "pret|prete|prepare|preparee|suis je pret|suis je prete|je suis pret|je suis prete|vais je reussir|je vais reussir|combien je sais|je sais combien|j en sais assez|je connais assez|a quel point",
  remaining: "reste a faire|le reste|tout le reste|ce qui reste|restant|restants|restantes|tout ce qui reste",
  overdue:
    "en retard|retard|retards|oublie|oublies|rate|depasse|depasses|depassee|depassees|pas rendu a temps|suis en retard|delai|rates",
  missing:
    "manquant|manquants|manquante|manquantes|non rendu|non rendus|pas rendu|pas rendus|manque|manquent|comptes zero|compte zero|zeros|il manque|me manque|manque t il",
  ungraded:
    "pas note|pas notes|pas encore note|pas encore notes|non note|non notes|sans note|pas corrige|pas corriges|pas encore corrige|pas encore corriges|en attente de note|attente de note|attend une note|attends une note|pas ete note|pas ete notes|pas encore ete corriges|pas encore ete note|pas encore ete corrige|pas ete corrige|pas encore ete notes|n est pas note|n est pas encore note|pas encore de note|n a pas de note|n ont pas de note|pas de note|reste a noter|reste a corriger|doit encore noter|doit noter|doit encore corriger|pas encore notee|pas encore corrigee|non corriges|non corrige|en attente|pas encore ete rendu|a noter|a corriger",
  weigh:
    "pese|pesent|poids|compte|comptent|coefficient|coef|vaut|valent|compte pour|comptent pour|representent|represente|pourcentage de la note|de la note|coeff|coefs|compter",
  free: "libre|libres|temps libre|dispo|disponible|creneau|creneaux|trou|trous|temps pour reviser|combien de temps libre",
  busy: "charge|chargee|charges|chargees|occupe|occupee|occupes|plein|pleins|remplis|le plus charge|la plus chargee|plus charge|plus chargee|plus remplie|plus rempli|le plus de choses|plus occupe|surcharge|plus de trucs|plus de choses|deborde",
  todo: "c est quoi le plus urgent|c est quoi le plus important|que dois je faire|je dois faire quoi|qu est ce que je dois faire|qu est ce que je fais|je fais quoi|que faire|quoi faire|par quoi je commence|par quoi commencer|je commence par quoi|par ou commencer|le plus important|le plus urgent|plus urgent|priorite|priorites|je revise quoi|que dois je reviser|qu est ce que je revise|que reviser|et ensuite|je peux faire quoi|que puis je faire|qu est ce que je peux faire|a faire|je bosse quoi|je commence par|commencer|faire en premier|en premier|urgent|je dois bosser|bosser|reviser en premier|faire maintenant|m y mettre",
  minutes: "minutes|minute|min|demi heure|une heure|heure|heures|quart d heure",
  agenda:
    "emploi du temps|agenda|calendrier|planning|programme|prevu|prevus|prevue|evenements|j ai quoi|qu est ce que j ai|ai je quelque chose|j ai quelque chose|il y a quoi|qu est ce qu il y a|qu y a t il|ai je|j ai cours|quoi de prevu|ressemble|a quoi ressemble|qu est ce qui m attend|m attend|y a quoi|au programme|il y a|ma journee",
  wrote:
    "ecrit|ecrite|ecrites|ecrits|modifie|modifiees|pris|prises|redige|redigees|travaille|deja fait|quelque chose sur|un truc sur",
  about: "sur|a propos de|intitule|intitulee|appelee|concernant|au sujet de",
  take: "suis|je suis|inscrit|inscrite|j ai|sont mes",
  whatIf: "si j ai|si j obtiens|si je fais|si je tape|et si|si je prends|si je recois|si j avais|si",
  else: "encore|d autre|autre chose|autre|autres|reste|restant|plus tard|reste de la journee|fin de journee|en plus|plus|toujours",
  all: "tous|toutes|tous mes|toutes mes|chaque",
  elsewhere:
    "annee derniere|l annee derniere|semaine derniere|la semaine derniere|mois dernier|le mois dernier|semestre dernier|trimestre dernier|an dernier|annee passee|moyenne de la classe|moyenne de classe|moyenne du groupe|devrais je|je devrais|ami|amie|copain|copine|elle|ils|elles|les autres|apres le|apres la|apres mon|apres ma|apres l|apres|compte le plus|compte plus|pese le plus|classe moyenne|matin|combien d heures",
  better: "mieux|plus fort|meilleur|meilleure",
  not: "pas|ne|n|jamais|sans|aucun|aucune|sauf|rien|ni|moins",
  ordinals: ["premier|premiere", "deuxieme|second|seconde", "troisieme", "quatrieme", "cinquieme"],
  filler:
    "pr|comme|actuel|actuelle|cest|jai|le|la|les|l|un|une|des|du|de|d|au|aux|a|en|et|ou|que|qu|qui|quoi|quel|quelle|quels|quelles|est|est ce|c|ce|cet|cette|ces|ca|sont|etre|ai|as|avons|avez|ont|avoir|eu|fait|faire|fais|pour|par|avec|sans|dans|sur|y|t|je|j|tu|se|s|me|m|te|on|moi|mon|ma|mes|stp|svp|s il te plait|s il vous plait|merci|salut|coucou|bonjour|hey|jotson|dis|dis moi|montre|donne|rappelle|peux|peux tu|pourrais|pourrais tu|veux|voudrais|savoir|voir|maintenant|la maintenant|actuellement|en ce moment|moment|deja|encore|toujours|tres|tout|tous|toute|toutes|quelque|chose|choses|truc|trucs|combien|comment|quand|total|au total|general|generale|semestre|annee|trimestre|ecole|lycee|fac|prof|jour|jours|date|heure|minimum|au minimum|exactement|juste|bien|alors|donc|bon|faut|va|vais|liste|cours|matiere|arrive|tombe|tombent|ait|aurais|doit|dois|devoir rendre|attend|attends|reste|ete|quelque chose|aie|eue|cela|fera|donnerait|ferait|serait|serais|aurai|auras|seulement|grace|tomberais|etait|ci|celui|celle|vient|viennent|restent|jusque|pour l instant|instant|bref|mdr|frere|frr|wesh|eh|ben|bah|euh|hein|du coup|genre|chaque|affiche|inscrit|enregistre|enregistrees|enregistres|sais pas|sais plus|je sais pas|me rappelle plus|me souviens plus|savoir si|voir si|dis moi si|il|ils|es|suis|etes|toi|vous|rendez|fois|reprise|lequel|laquelle|lesquels|lesquelles|deux|respectivement|chacun|chacune|entre|professeur|madame|monsieur|mme|mr|semaine|actuels|actuelles|individuelle|seule|seul|unique|passe|passee|peut|peuvent|puis|puis je|pourrais je|pourrait|aller|aura|auront|etait ce|quelque part|heures|la dedans|dedans|selon|niveau|cote|rapport|point|mettre|mis|mise|note que|sorte|tant|autant|environ|vers|vraiment|present|dire|dit|demande|aimerais|souhaite|connaitre|y a t il|t il|t on|les miens|mien|mienne|nos|encore une|ok|oki|dac|d accord|yo|hello|cc|stppp|svppp|tout court|dont|recues|recus|recu|recue|devant|c est quoi|chez|rendez vous|sera|seront|journee|lieu|a lieu|me reste|reste t il|tape|prends|recois|lundi soir|commence|debute|finit|commencent|apercu|donner|marques|marque|marquee|marquees|indique|indiques|passer|a passer|recapitulatif|recap|bilan|vue|ensemble|afficher|est il|est elle|peut on|programmes|programme|programmee|fixe|fixee|prevues|precise|precisement|jusqu ici|jusqu a present|pour le moment|individuel|saisies|saisie|obtenues|obtenus|reussi|fait il|font|veuillez|indiquer|montrer|rappeler|rappelle moi|quelconque|certain|certains|different|differents|propre|tout de suite|vite|svp dis moi",
  day: {
    today:
      "aujourd hui|aujourdhui|ajd|auj|ce soir|ce matin|cet aprem|cette aprem|cet apres midi|reste de la journee|fin de la journee|fin de journee|aujourdui|ojd",
    tomorrow: "demain|dmn|2main",
    dayAfter: "apres demain",
    yesterday: "hier",
    thisWeek: "cette semaine|la semaine|fin de la semaine|d ici la fin de la semaine|reste de la semaine",
    nextWeek:
      "semaine prochaine|la semaine prochaine|semaine pro|la semaine pro|prochaine semaine|semaine prochain|la semaine prochain",
    weekend: "week end|weekend|ce week end|ce weekend|we|ce we|wknd|ce wknd",
    thisMonth: "ce mois|ce mois ci|fin du mois|reste du mois|du mois",
    nextMonth: "mois prochain|le mois prochain|prochain mois",
    weekdays: ["lundi|lundis", "mardi|mardis", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    thisWeekday: "ce {day}|{day} de cette semaine|cette semaine {day}|{day} qui vient",
    nextWeekday:
      "{day} de la semaine prochaine|{day} de la semaine pro|{day} de la semaine prochain|{day} semaine prochaine|semaine prochaine {day}|semaine prochaine le {day}|semaine prochain {day}",
    months: [
      "janvier|janv",
      "fevrier|fev",
      "mars",
      "avril|avr",
      "mai",
      "juin",
      "juillet|juil",
      "aout",
      "septembre|sept",
      "octobre|oct",
      "novembre|nov",
      "decembre|dec",
    ],
    withinDays: "{n} prochains jours|prochains {n} jours|{n} jours a venir|d ici {n} jours|{n} jours qui viennent",
    inDays: "dans {n} jours",
    fortnight: "dans 15 jours|dans quinze jours|dans une quinzaine|d ici 15 jours",
    weeksFromWeekday: "{day} en quinze|{day} dans {n} semaines",
    weeksFromTomorrow: "demain en huit|demain dans une semaine",
    weekFromToday: "aujourd hui dans une semaine|d aujourd hui en huit|aujourd hui en huit",
    weekFromWeekday: "{day} en huit|{day} dans une semaine",
    inWeeks: "d ici une semaine|dans {n} semaines|d ici {n} semaines|dans une semaine",
    numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
    monthFirst: false,
  },
};
