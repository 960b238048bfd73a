import type { EntranceContent } from "./entrance-content.ts";

// The space before ; : ? ! is a no-break one, or a line could begin with the sign.
export const fr = {
  tagline: "Le carnet de cours qui est d’abord à toi, et qui marche sans réseau.",
  features: {
    aiTools: "Des outils d’IA générative qui partent de tes propres notes.",
    notebook: "Un carnet qui parle Markdown et maths, avec ou sans réseau.",
    textbook: "Des manuels interactifs où chaque exemple s’ouvre pas à pas.",
    assistant: "Une IA pour réviser : cartes mémo, quiz et coup de pouce en dissertation.",
    grades: "Une analyse de tes résultats, jusqu’à la note à viser la prochaine fois.",
    schedule: "Un planning malin qui trouve une heure libre avant l’examen.",
  },
  labels: {
    responsible: "Responsable de cette installation",
    email: "E-mail",
    postalAddress: "Adresse postale",
  },
  teachers: {
    title: "Ce qu’en disent les profs",
  },
  about: {
    title: "À propos",
    paragraphs: [
      "Pour étudier, on jongle avec trop d’applis qui n’affichent plus rien dès que le Wi-Fi tombe. Jotter, c’est l’inverse : un seul endroit à ouvrir le matin, et il est là, tout simplement.",
      "Voilà pourquoi tout commence sur ton appareil. Chaque mot y est enregistré pendant que tu écris : les pages s’ouvrent aussitôt, et un amphi sans réseau ne te coûte rien. Dès qu’il y a une connexion, tes autres appareils se mettent à jour.",
      "Ce que tu écris reste à toi. Pas de pub, pas de pistage, pas de clé à acheter. Jotter tourne sur un seul ordinateur, dans ton établissement ou chez toi, et tes données restent chez la personne à qui tu fais confiance pour s’en occuper.",
      "Aujourd’hui, tu as des notes qui se synchronisent et marchent hors ligne, tes résultats avec simulation, un agenda d’étude, un accueil qui dit quoi faire maintenant, des fichiers, des thèmes, six langues et Jotson, un chat qui répond à partir de tes propres données. Un espace d’étude fait des résumés, des cartes mentales, des explications, des comparaisons, des questions et des cartes à partir de tes propres textes. Un tuteur vérifie tes calculs ligne par ligne, et un manuel de onze matières explique chaque chapitre pas à pas.",
    ],
  },
  team: {
    title: "L’équipe",
  },
  faq: {
    title: "Questions fréquentes",
    entries: [
      {
        question: "Faire tourner Jotter, ça coûte quelque chose ?",
        answer:
          "Seulement l’ordinateur qui l’héberge. Une commande suffit pour le lancer, sans clé, sans abonnement et sans service extérieur.",
      },
      {
        question: "Ça marche hors ligne ?",
        answer:
          "Oui. Les notes, les résultats et le calendrier marchent hors ligne sur un appareil où tu t’es connecté, et se synchronisent au retour du réseau. Les fichiers que tu envoies sont sur le serveur et demandent une connexion.",
      },
      {
        question: "Où sont mes données ?",
        answer:
          "Dans le navigateur de chaque appareil où ta session est ouverte, et sur le serveur des personnes qui gèrent cette installation. Nulle part ailleurs.",
      },
      {
        question: "Et si je modifie une note sur deux appareils ?",
        answer:
          "Jotter fusionne les deux versions mot à mot : rien de ce que tu as écrit ne se perd, même après des jours hors ligne. Si un appareil supprime une note que l’autre modifie, la modification l’emporte.",
      },
      {
        question: "Je peux partir avec mes données ?",
        answer:
          "Oui. Les notes s’exportent en Markdown, Word, page web ou toutes dans une archive, les résultats en tableau, le calendrier en fichier iCalendar, et chaque fichier tel quel. La suppression du compte est immédiate et efface tout ce qui est sur le serveur.",
      },
      {
        question: "Une IA voit-elle mes notes ?",
        answer:
          "Seulement si l’exploitant de ce site a configuré un modèle, et seulement quand tu demandes à Jotson quelque chose qui en a besoin. Tu vois ce que Jotson peut utiliser, et tu peux désactiver chaque type de données ou Jotson tout entier. Dates, résultats et maths sont calculés sur ton appareil.",
      },
      {
        question: "Quelles langues parle-t-il ?",
        answer: "Français, anglais, espagnol, allemand, chinois et japonais. Tu peux changer quand tu veux.",
      },
      {
        question: "Quels navigateurs conviennent ?",
        answer:
          "Jotter est conçu pour les versions actuelles de Chrome, Edge, Firefox et Safari, sur ordinateur et téléphone. Nos tests automatiques tournent dans Chromium. Une fenêtre privée peut refuser d’enregistrer des notes.",
      },
      {
        question: "J’ai oublié mon mot de passe. Que faire ?",
        answer:
          "Choisis « Mot de passe oublié ? » sur la page de connexion. Si ce serveur envoie des e-mails, tu reçois un lien ; sinon, demande un code à usage unique à la personne qui le gère. Là où ta session est encore ouverte, tes notes restent accessibles.",
      },
      {
        question: "À quoi servent les formules ?",
        answer:
          "Basic, Pro et Premium sont un souhait à noter dans ton profil, ou à passer. Jotter n’encaisse rien, et aujourd’hui tout est ouvert à tout le monde.",
      },
    ],
  },
  contact: {
    title: "Nous contacter",
    paragraphs: [
      "Une question, un mot de passe perdu, quelque chose qui cloche ? Écris aux personnes qui gèrent cette installation. Les auteurs du logiciel n’ont pas accès à ce serveur.",
    ],
  },
  terms: {
    name: "Conditions",
    title: "Conditions d’utilisation",
    sections: [
      {
        heading: "Qui gère ce service",
        paragraphs: [
          "Jotter est un logiciel. Cette installation est gérée par l’exploitant indiqué sur cette page, qui en est responsable et peut adapter ce texte.",
        ],
      },
      {
        heading: "Votre compte",
        paragraphs: [
          "Indiquez une adresse e-mail qui est la vôtre et gardez votre mot de passe pour vous. L’exploitant décide qui peut avoir un compte.",
        ],
      },
      {
        heading: "Vos contenus",
        paragraphs: [
          "Ce que vous écrivez et envoyez reste à vous. L’exploitant ne peut le conserver et le transmettre que pour vous fournir Jotter.",
        ],
      },
      {
        heading: "Bon usage",
        paragraphs: [
          "Ne stockez rien d’illicite ni rien dont vous n’avez pas les droits, et n’attaquez pas le service. L’espace est limité. L’exploitant peut fermer les comptes qui enfreignent ces règles.",
        ],
      },
      {
        heading: "Formules",
        paragraphs: [
          "La formule indiquée dans votre profil est une simple mention, pas un achat. Jotter n’encaisse rien ; tout paiement suppose un accord distinct avec l’exploitant.",
        ],
      },
      {
        heading: "Absence de garantie",
        paragraphs: [
          "Jotter est fourni en l’état. Dans les limites permises par la loi, nul ne répond des interruptions ni des pertes ; les droits que la loi vous garantit en toute circonstance demeurent. Conservez une copie de ce qui vous est indispensable.",
        ],
      },
      {
        heading: "Départ et modifications",
        paragraphs: [
          "Vous pouvez supprimer votre compte à tout moment. L’exploitant annonce toute modification de ces conditions avant qu’elle ne s’applique.",
        ],
      },
    ],
  },
  privacy: {
    name: "Confidentialité",
    title: "Politique de confidentialité",
    sections: [
      {
        heading: "Qui est responsable",
        paragraphs: [
          "L’exploitant indiqué sur cette page décide du traitement de vos données et en répond. Ce texte décrit le logiciel tel qu’il est livré ; l’exploitant l’adapte si son installation diffère.",
        ],
      },
      {
        heading: "Ce que le serveur conserve",
        paragraphs: [
          "Votre compte : nom, adresse e-mail et une empreinte de votre mot de passe, jamais le mot de passe ; avec Google, le numéro de votre compte Google. Vos données : profil, réglages, cours, notes, résultats, événements du calendrier, conversations avec Jotson, ce que les outils d’étude ont produit pour vous, les paquets de cartes et les quiz avec vos réponses, la genèse de vos rédactions en chiffres, vos séances de concentration avec leurs minutes, votre avancée dans le manuel et les chapitres que vous ajoutez, vos cours enregistrés avec vos lignes et leur transcription, vos documents avec leur texte et vos surlignages, et la liste des questions envoyées à des modèles d’IA, avec leurs versions antérieures pendant 30 jours. Les fichiers et images que vous envoyez.",
          "Pour chaque connexion, une session avec votre adresse IP et votre navigateur ; elle prend fin à la déconnexion ou après 30 jours sans utilisation. Les tentatives de connexion sont comptées pendant un court moment, sans nom ni adresse lisibles.",
          "Tout cela ne sert qu’à une chose : vous fournir Jotter.",
        ],
      },
      {
        heading: "Ce que votre navigateur conserve",
        paragraphs: [
          "Une copie de toutes ces données, les images vues, un index de recherche de vos notes, ce que vous avez tapé sans l’avoir encore enregistré, votre nom et votre adresse e-mail, la langue et le thème, et un seul cookie, qui maintient votre session. La déconnexion retire vos données de l’appareil.",
        ],
      },
      {
        heading: "Qui peut les voir",
        paragraphs: [
          "Il n’y a ni pistage ni publicité, et le logiciel ne transmet rien à des tiers, à une exception près : si l’exploitant a configuré un service d’IA, ce que vous demandez à Jotson y est envoyé, avec la conversation en cours et ce que vous autorisez de votre profil, de vos cours, de vos résultats, de votre calendrier, de vos notes et de la page ouverte. Depuis un outil d’étude part le texte que vous avez choisi, ou votre photo d’un exercice, quand vous demandez le modèle. Depuis un quiz part la réponse, formulée avec vos propres mots, que votre appareil ne sait pas corriger, avec sa question et les lignes qui la prouvent ; celles de vos notes seulement si vous autorisez les notes. Les notes et les textes collés ne partent jamais avec le profil, les résultats ou le calendrier, et avec « Cet appareil uniquement », rien ne part. Les journaux ne contiennent ni noms ni contenus. Données et fichiers ne sont pas chiffrés de bout en bout : l’exploitant pourrait techniquement les lire.",
        ],
      },
      {
        heading: "Suppression et sauvegardes",
        paragraphs: [
          "Le texte d’une note supprimée quitte le serveur au bout de 30 jours, un fichier supprimé aussitôt. La suppression du compte retire immédiatement du serveur votre compte, vos enregistrements, vos fichiers et vos sessions. Un autre appareil garde sa copie jusqu’à ce que vous vous y déconnectiez ou effaciez les données de son navigateur.",
          "Les sauvegardes sont faites par l’exploitant, qui décide de leur durée de conservation.",
        ],
      },
      {
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez demander à l’exploitant l’accès à vos données, leur rectification, une copie ou leur effacement. Vous pouvez aussi saisir une autorité de protection des données.",
        ],
      },
      {
        heading: "Mineurs et établissements scolaires",
        paragraphs: [
          "Là où la loi l’exige, les plus jeunes ont besoin de l’accord d’un parent ou de leur établissement. Un établissement qui gère Jotter en est l’exploitant et y veille.",
        ],
      },
      {
        heading: "Évolutions",
        paragraphs: ["Avant d’activer un service extérieur, une IA par exemple, l’exploitant l’indique ici."],
      },
    ],
  },
} satisfies EntranceContent;
