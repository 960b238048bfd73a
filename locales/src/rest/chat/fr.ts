import type { ChatTexts } from "./en.ts";

export const fr: ChatTexts = {
  chat: {
    online: "En ligne",
    typing: "Écrit...",
    thinking: "Réfléchit...",
    greeting:
      "Salut ! Je suis **Jotson**, ton assistant d’étude. Pose-moi une question sur tes devoirs, sur une notion qui te résiste ou sur tes propres cours : « Quand est mon prochain contrôle ? » ou « De quelle note ai-je besoin en biologie ? »",
    guest: "Tu n’es pas connecté : cette conversation disparaît quand tu fermes l’onglet.",
    log: "Conversation avec Jotson",
    input: "Pose ta question à Jotson",
    send: "Envoyer",
    stop: "Arrêter",
    close: "Fermer la discussion",
    back: "Retour à la conversation",
    startNew: "Nouvelle conversation",
    you: "Toi :",
    stopped: "Tu as arrêté cette réponse.",
    unanswered: "Pas encore de réponse.",
    copy: "Copier",
    copied: "Copié.",
    copyFailed: "Le navigateur n’a pas autorisé la copie.",
    makeNote: "En faire une note",
    noteMade: "C’est maintenant une note.",
    openNote: "L’ouvrir",
    regenerate: "Répondre à nouveau",
    askModel: "Demander plutôt au modèle d’IA",
    chip: {
      math: {
        label: "Aide en maths",
        prompt: "J’ai besoin d’aide pour un problème de maths. Peux-tu me guider étape par étape ?",
        device:
          "Avec plaisir. Écris le problème comme tu l’as sous les yeux, et je le résous sur cet appareil, étape par étape :\n\n- `résous 2x + 3 = 7`\n- `factorise x^2 - 5x + 6`\n- `dérivée de x^2 sin x`\n- `intègre x e^x de 0 à 1`",
      },
      concept: {
        label: "Expliquer une notion",
        prompt: "Peux-tu m’expliquer une notion avec des mots simples et un exemple ?",
        device:
          "Dis-moi laquelle, par exemple « Qu’est-ce que l’osmose ? ». Si tes notes en parlent, je cite les passages avec un lien.",
      },
      tips: {
        label: "Conseils pour réviser",
        prompt: "Peux-tu me donner des conseils efficaces pour réviser ?",
        device:
          "Ce sur quoi la recherche est d’accord :\n\n1. **Teste-toi.** Ferme le livre, écris ce dont tu te souviens, puis vérifie. C’est plus efficace que relire.\n2. **Espace.** Quatre demi-heures sur quatre jours restent plus longtemps que deux heures d’un coup.\n3. **Mélange.** Change de type d’exercice pour apprendre aussi à choisir la méthode.\n4. **Explique** à quelqu’un avec tes mots. Là où tu bloques, tu as trouvé la lacune.\n5. **Dors.** Ce que tu as appris le soir se fixe pendant la nuit.",
      },
      writing: {
        label: "Aide à la rédaction",
        prompt: "Peux-tu m’aider à améliorer un texte pour un devoir ?",
        device:
          "Avant de le rendre, parcours cette liste :\n\n1. Peux-tu dire ton idée principale en **une phrase** ? Est-elle dans l’introduction ?\n2. Chaque paragraphe a-t-il **une seule idée**, annoncée dès sa première phrase ?\n3. Chaque affirmation s’appuie-t-elle sur une **citation, un chiffre ou un exemple** ?\n4. Lis-le **à voix haute** : là où tu trébuches, la phrase est trop longue.\n5. Vérifie en dernier les noms, les citations et les sources.",
      },
    },
    source: {
      "own-data": "Calculé à partir de tes données, sur cet appareil",
      maths: "Calculé sur cet appareil",
      notes: "Cité de tes notes",
      device: "Répondu sur cet appareil",
      model: "Écrit par un modèle d’IA : vérifie l’essentiel",
    },
    stayed: {
      record: "Tes résultats, ton profil et ton calendrier sont restés sur cet appareil : il s’agissait d’un texte.",
      text: "Tes notes de cours et les textes collés sont restés sur cet appareil : il s’agissait de tes résultats et de ton calendrier.",
    },
    onlyHere:
      "Je réponds uniquement sur cet appareil, comme tu l’as demandé : rien de ce que tu écris ici n’en sort. Cette question demande un modèle d’IA. Ce que je peux faire ici : tes cours, tes résultats et ton calendrier, des maths pas à pas et des passages de tes notes. Tu peux changer cela dans les [réglages](/settings#assistant).",
    smallTalk: {
      hello:
        "Salut ! Tu travailles sur quoi ? Demande-moi quelque chose sur tes cours (« C’est quand mon prochain contrôle ? »), donne-moi un exercice de maths ou cherche dans tes notes.",
      how: "Très bien, merci ! Je suis un programme, alors c’est toujours une bonne journée. Et toi ? Si tu as des choses à rendre, demande-moi « Qu’est-ce que je dois rendre cette semaine ? » et je te dis par quoi commencer.",
      thanks: "Avec plaisir ! Bon courage.",
      bye: "À bientôt ! Tout ce que tu as écrit est enregistré.",
      ok: "Parfait. Je suis là si tu as besoin de quelque chose.",
      who: "Je suis Jotson, l’assistant d’étude de Jotter. Je suis un programme, pas une personne. Tes résultats, tes dates et les maths, je les calcule sur ton appareil ; seulement si ce serveur a un modèle d’IA, c’est lui qui répond au reste.",
      can: "Je peux :\n\n- répondre à tes questions sur tes cours : « C’est quand mon prochain contrôle ? », « De combien j’ai besoin en biologie ? », « Qu’est-ce que je dois rendre cette semaine ? »\n- résoudre des maths pas à pas : `résous 2x + 3 = 7`\n- citer tes notes : « C’est quoi l’osmose ? »\n\nPour le reste, je demande à un modèle d’IA, si ce serveur en a un.",
      jotter:
        "Jotter est une appli pour étudier : notes, fichiers, résultats et calendrier au même endroit, en six langues. Elle marche hors ligne, et ce que tu écris est enregistré sur ton appareil au fur et à mesure. Moi, je suis Jotson, son assistant.",
      free: "Oui. Jotter n’encaisse aucun paiement, et tout est ouvert à tout le monde. La formule dans ton profil n’est qu’une préférence.",
      offline:
        "Oui. Les notes, les résultats et le calendrier marchent hors ligne sur un appareil où tu t’es connecté, et se synchronisent quand le réseau revient. Les fichiers envoyés et les réponses d’un modèle d’IA demandent une connexion.",
      privacy:
        "Ni les autres élèves ni les profs ne voient ce que tu écris dans ton compte. C’est sur tes appareils et sur ce serveur ; la personne qui le gère pourrait techniquement le lire. Un modèle d’IA ne reçoit que ce que tu me demandes, avec les données que tu autorises dans les [réglages](/settings#assistant). Plus de détails : [Confidentialité](/privacy).",
      failed:
        "Je suis désolé, ça fait mal. Un résultat dit comment s’est passée une journée, pas ce que tu vaux, et réessayer demande du courage. Quand tu te sens prêt : choisis ce qui t’a coûté le plus de points et pose la question à un prof ou à un ami, juste là-dessus. Demande-moi « De combien j’ai besoin pour valider ? » avec le cours, et je calcule ce qui est encore possible. Sois aussi gentil avec toi qu’avec un ami.",
      lonely:
        "Je suis désolé, c’est un sentiment difficile. Beaucoup de gens autour de toi le connaissent aussi, même si ça ne se voit pas. Un petit pas peut aider : écris à une personne aujourd’hui, même juste « ça s’est bien passé ta journée ? », ou propose à quelqu’un de ta classe de réviser ensemble. L’infirmière, le CPE ou un adulte de confiance est là pour ça aussi. Je ne suis qu’un programme, mais je suis content que tu l’aies dit.",
      stress:
        "Ça fait beaucoup d’un coup, normal que ça pèse. Essaie : expire lentement, cinq fois. Puis choisis seulement la prochaine petite étape, de 15 minutes, et laisse le reste pour après. Demande-moi « Qu’est-ce que je dois rendre cette semaine ? » et je le mets en ordre, tu n’auras plus à tout garder en tête. Si ça reste trop, dis-le tôt à un prof ; la plupart aident.",
      low: "Je suis désolé que ce soit dur en ce moment. On n’est pas obligé d’aller bien tout le temps. Une petite chose peut aider : un verre d’eau, un tour dehors, une chanson, ou un message à quelqu’un que tu aimes bien. Si ça dure plusieurs jours, parles-en à un adulte de confiance. L’écrire dans une note peut aider aussi ; elle n’est que pour toi.",
    },
    arriving: "Tes données arrivent encore sur cet appareil : il en manque peut-être une partie.",
    understoodByModel: "Un modèle a interprété ta question ; les chiffres sont calculés ici.",
    fromNotes: "Dans tes notes :",
    cut: "*La réponse a atteint sa longueur maximale. Demande-moi de continuer.*",
    needsModel:
      "Il faut pour cela un modèle d’IA, et ce serveur n’en a pas encore. Les [réglages](/settings#assistant) disent comment en configurer un. Sans lui, je peux quand même répondre sur tes cours, tes notes et ton calendrier, résoudre des maths étape par étape et citer tes notes de cours.",
    needsModelGuest:
      "Il faut pour cela un modèle d’IA, et ce serveur n’en a pas encore ; la personne qui le gère peut en configurer un. Sans lui, je peux quand même résoudre des maths étape par étape.",
    signInForData:
      "Je ne peux te le dire que si tu es connecté : je regarde alors tes cours, tes notes et ton calendrier. [Se connecter](/login)",
    act: {
      event: "Je l’ajoute à ton calendrier ?",
      note: "Je l’enregistre comme note ?",
      plan: "Du temps pour réviser, dans tes heures libres avant chaque échéance. Décoche ce que tu ne veux pas.",
      cards: "Le générateur de cartes les crée à partir de là ; tu choisis lesquelles garder.",
      cardsFromAny: "Ouvre une note et redemande-moi, ou choisis un texte dans le générateur de cartes.",
      whichDay: "C’est quel jour ?",
      noSuchDay: "Cette date n’existe pas. C’est quel jour ?",
      over: "Ce moment est déjà passé. C’est quel jour ?",
      whichClass: "C’est pour quel cours ?",
      nothingToSave: "Il n’y a encore rien à enregistrer. Écris « écris une note : » suivi de ton texte.",
      nothingDue: "Rien à rendre et aucun examen ces jours-ci : il n’y a rien à planifier.",
      noRoom: "Pas assez de temps libre pour : {{titles}}",
      signIn: "Je pourrai le faire quand tu seras connecté. [Se connecter](/login)",
      byModel: "Un modèle a lu ta demande. Rien n’est écrit sans ton accord.",
    },
    proposal: {
      label: {
        event: "Événement proposé",
        note: "Note proposée",
        plan: "Planning de révision proposé",
      },
      add: "Ajouter",
      change: "Modifier",
      decline: "Non merci",
      date: "Jour",
      time: "De",
      until: "À",
      dueTime: "Heure",
      noteTitle: "Titre",
      noteBody: "Texte",
      empty: "Pas encore de texte.",
      weekly: "chaque semaine",
      due: "à rendre : {{when}}",
      clash: "Au même moment : {{titles}}",
      added: {
        event: "C’est dans ton calendrier.",
        note: "C’est dans tes notes.",
        plan: "Tes créneaux de révision sont dans ton calendrier.",
      },
      gone: "Ajouté, puis retiré depuis.",
      declined: "Pas ajouté.",
      again: "Afficher à nouveau",
      openNote: "Ouvrir la note",
      cards: "Créer des cartes",
      cardsFrom: "Créer des cartes : {{title}}",
      now: "Ouvrir : {{title}}",
      before: "pour {{title}}, {{day}}",
      invalid: "Il faut un titre, un jour et une fin après le début.",
    },
    link: {
      grades: "Ouvrir les résultats",
      calendar: "Ouvrir le calendrier",
      notes: "Ouvrir les notes",
      settings: "Ouvrir les réglages",
    },
    maths: {
      result: "**Résultat :** {{result}}",
      decimals: "En décimales : {{values}}",
      noSolution: "**Résultat :** il n’y a pas de solution.",
      everyNumber: "**Résultat :** tout nombre est solution.",
      infinitelyMany: "**Résultat :** il y a une infinité de solutions : {{result}}",
      integer: "Ici, {{letter}} est un entier quelconque.",
      complex: "Il y a aussi des solutions non réelles : {{values}}",
      assuming: "C’est vrai si {{values}}.",
    },
    help: {
      title: "Tu n’es pas sans personne : parle à quelqu’un maintenant",
      emergency: "En danger maintenant",
      call: "Appeler le {{number}}",
      text: "SMS au {{number}}",
      chat: "Tchat",
      elsewhere: "Ailleurs : trouve une ligne près de chez toi",
      aside: "Mettre de côté",
      show: "Numéros d’aide",
      doubt:
        "Ça a l’air lourd à porter. Est-ce que tu es en sécurité, là, maintenant ? Si tu veux parler à quelqu’un, des personnes à l’écoute répondent aux numéros ci-dessus. Et je suis là aussi.",
      again:
        "Je te lis, et c’est bien que tu continues à écrire. Je ne suis qu’un programme et je n’ai pas toujours les mots ; les personnes aux numéros ci-dessus, si. Y a-t-il quelqu’un près de toi qui pourrait rester avec toi ?",
      heard:
        "Merci de me l’avoir dit. Je ne suis qu’un programme, et c’est trop important pour cela : parle aujourd’hui à une personne, à l’un de ces numéros ou à quelqu’un en qui tu as confiance. Tu n’as pas besoin de tout expliquer. « J’ai besoin d’aide » suffit.",
    },
    conversations: {
      title: "Conversations",
      search: "Chercher une conversation",
      empty: "Pas encore de conversation. Pose-moi une question.",
      none: "Aucune conversation ne contient ces mots.",
      delete: "Supprimer « {{title}} »",
      deleted: "La conversation est supprimée.",
    },
    knows: {
      title: "Ce que Jotson sait en ce moment",
      text: "Seul ce qui est activé est lu. C’est utilisé sur cet appareil, et envoyé avec la question quand un modèle d’IA y répond. Tes notes de cours et les textes collés ne partent jamais avec tes résultats, ton profil ou ton calendrier.",
      told: "Ce qu’un modèle d’IA apprend avec ta question",
      nothing: "Rien d’autre que ta question.",
    },
    kind: {
      profile: {
        name: "Profil",
        text: "Ton nom, ta classe, ta bio et les noms de tes cours",
      },
      grades: {
        name: "Résultats",
        text: "Moyennes, lettres et tes derniers résultats",
      },
      calendar: {
        name: "Calendrier",
        text: "Contrôles, échéances et événements",
      },
      notes: {
        name: "Notes de cours",
        text: "Les titres, et les passages qui répondent à une question",
      },
      page: {
        name: "Cette page",
        text: "Quelle page est ouverte, et la note qui s’y trouve",
      },
    },
    settings: {
      title: "Jotson et l’IA",
      text: "Ton assistant, les modèles d’IA derrière lui et ce qu’ils peuvent voir.",
      button: "Afficher Jotson",
      buttonText: "Le bouton en bas à droite de chaque page",
      model: "Modèle d’IA",
      asking: "Question au serveur...",
      none: "Ce serveur n’a pas de modèle d’IA. Ce qui se calcule sur ton appareil marche quand même.",
      how: "La personne qui gère le serveur met une clé pour Google Gemini, ou définit AI_BASE_URL et AI_MODEL pour tout service compatible avec OpenAI, comme Ollama, et le redémarre. Les clés restent sur le serveur.",
      ready: "Configuré : {{provider}} ({{models}}).",
      provider: {
        gemini: "Google Gemini",
        "openai-compatible": "un service compatible avec OpenAI",
      },
      test: "Tester la connexion",
      testing: "Test en cours...",
      answered: "{{model}} a répondu en {{seconds}} s.",
      onlyHere: "Cet appareil uniquement",
      onlyHereText: "Rien n’est envoyé à un modèle d’IA. Jotson répond avec ce que ton appareil sait calculer.",
      onlyHereOn: "Aucun modèle d’IA n’est interrogé : Jotson répond uniquement sur cet appareil.",
      sent: "Ce qui peut être regardé et envoyé",
    },
  },
};
